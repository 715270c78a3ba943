import * as z from 'zod/mini';

/** JSON in a table that only `read` of a `versioned` opens: a cast to a type does not compile. */
export class StoredJson {
  readonly #json: unknown;
  constructor(json: unknown) {
    this.#json = json;
  }
  toJSON(): unknown {
    return this.#json;
  }
}

type Json = Record<string, unknown>;

export interface Versioned<Value extends object> {
  store(value: Value): StoredJson;
  /** @throws {Error} for JSON of a later release, or of another shape than its version has */
  read(stored: StoredJson): Value;
}

/**
 * What a release stores for code of a later one: with the version of its shape, and parsed when it is read. Whoever changes
 * the schema so that it does not read the version before adds the step from that version.
 *
 * @param what for the message of an error
 * @param given.schema of the newest version
 * @param given.steps what makes the next version of each older one. Version 0 has no version in its JSON
 */
export function versioned<Value extends object>(
  what: string,
  { schema, steps }: { schema: z.ZodMiniType<Value>; steps: readonly ((older: Json) => Json)[] },
): Versioned<Value> {
  const newest = steps.length;
  return {
    store: (value) => new StoredJson({ version: newest, ...value }),
    read(stored) {
      const { version = 0, ...older } = (stored.toJSON() ?? {}) as Json;
      if (typeof version !== 'number' || version > newest)
        throw new Error(`${what} has version ${String(version)}, and this release reads versions up to ${newest}.`);
      const parsed = z.safeParse(
        schema,
        steps.slice(version).reduce((json, step) => step(json), older),
      );
      if (parsed.success) return parsed.data;
      // The values are personal, so the message has their paths only.
      const paths = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new Error(`${what} of version ${version} cannot be read: ${paths}.`);
    },
  };
}
