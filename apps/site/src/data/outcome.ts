/** A block's data, or the fact that it did not arrive. Each block of a page fails alone. */
export type Outcome<T> = { ok: true; data: T } | { ok: false };

export async function outcomeOf<T>(promise: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await promise };
  } catch {
    return { ok: false };
  }
}

/** A block's data, or `otherwise` when it did not arrive. */
export function dataOf<T>(outcome: Outcome<T> | undefined, otherwise: T): T {
  return outcome?.ok ? outcome.data : otherwise;
}
