/**
 * The registration that a reload or a lost connection left without a response, if any (docs/product-decisions.md, The
 * join-us wizard).
 */
export function unfinishedAttempt(): string | undefined {
  try {
    return sessionStorage.getItem('join-attempt') ?? undefined;
  } catch {
    return undefined;
  }
}
