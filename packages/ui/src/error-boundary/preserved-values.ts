/**
 * What a visitor typed or chose in a part of the page, kept outside its components: when one of them throws, React
 * discards their state, and these values stay. In memory only.
 */
export class PreservedValues {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();
  readonly #cleanups = new Map<string, () => void>();

  /** The value of a key; the first read sets it to `initial()`. */
  read<Value>(key: string, initial: () => Value): Value {
    if (!this.#values.has(key)) this.#values.set(key, initial());
    return this.#values.get(key) as Value;
  }

  write(key: string, value: unknown): void {
    this.#values.set(key, value);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers a function to run on `discard`. A second function with the same key replaces the first. */
  onDiscard(key: string, cleanup: () => void): void {
    this.#cleanups.set(key, cleanup);
  }

  discard(): void {
    for (const cleanup of this.#cleanups.values()) cleanup();
    this.#cleanups.clear();
    this.#values.clear();
  }
}
