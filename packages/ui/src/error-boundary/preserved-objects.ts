/**
 * Objects that hold what a visitor typed or chose in a part of the page, such as atoms, kept outside its components: when one
 * of them throws, React discards their state, and these objects stay. In memory only.
 */
export class PreservedObjects {
  readonly #objects = new Map<string, unknown>();
  readonly #cleanups = new Map<string, () => void>();

  /** The object of a key; the first read creates it. */
  read<Kept>(key: string, create: () => Kept): Kept {
    if (!this.#objects.has(key)) this.#objects.set(key, create());
    return this.#objects.get(key) as Kept;
  }

  /** Registers a function to run on `discard`. A second function with the same key replaces the first. */
  onDiscard(key: string, cleanup: () => void): void {
    this.#cleanups.set(key, cleanup);
  }

  discard(): void {
    for (const cleanup of this.#cleanups.values()) cleanup();
    this.#cleanups.clear();
    this.#objects.clear();
  }
}
