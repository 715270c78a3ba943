export interface StaleCacheOptions<T> {
  /** Milliseconds for which a value counts as fresh. */
  freshFor: (value: T) => number;
  /**
   * Milliseconds after that in which the stale value is returned while a new one is loaded (stale-while-revalidate).
   */
  staleFor: (value: T) => number;
  maxEntries: number;
  /** In the unit of `weigh`: bytes, as a rule. */
  maxWeight: number;
  weigh: (value: T) => number;
  /** Whether a value may be cached; by default every value may. */
  isCacheable?: (value: T) => boolean;
  /**
   * Whether an error is definitive (404, 410, 403) and replaces the stale copy; a transient one (5xx, timeout) does
   * not.
   */
  isFinal: (error: unknown) => boolean;
  now?: () => number;
}

/** How reads were answered: by a fresh value, by a stale one, or by waiting for the source. */
export interface CacheCounts {
  hit: number;
  stale: number;
  miss: number;
}

export type Load<T> = (key: string, previous: T | undefined) => Promise<T>;

interface CacheEntry<T> {
  value: T;
  weight: number;
  freshUntil: number;
  staleUntil: number;
  /** After a failure: the source is not called before this time. */
  retryAt: number;
  /** A number that grows with each use of the cache. The entry with the lowest one is dropped first. */
  lastUse: number;
}

/** Milliseconds after a failure in which the stale copy is returned without calling the source. */
const RETRY_DELAY = 1_000;

/**
 * A cache with stale-while-revalidate and stale-if-error, bounded in number and weight (least recently used first). A
 * key that many requests need at the same time is loaded once.
 */
export class StaleCache<T> {
  readonly #options: StaleCacheOptions<T>;
  readonly #now: () => number;
  readonly #entries = new Map<string, CacheEntry<T>>();
  readonly #loading = new Map<string, Promise<T>>();
  readonly counts: CacheCounts = { hit: 0, stale: 0, miss: 0 };
  #weight = 0;
  #uses = 0;

  constructor(options: StaleCacheOptions<T>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get weight(): number {
    return this.#weight;
  }

  /** Whether a read would be answered without waiting for the source. */
  has(key: string): boolean {
    const entry = this.#entries.get(key);
    return entry !== undefined && this.#now() < Math.max(entry.staleUntil, entry.retryAt);
  }

  /** The cached value, however old. It neither counts as a read nor loads a new one. */
  last(key: string): T | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The cached value. When it is stale, loading a new one starts in the background. */
  peek(key: string, load: Load<T>): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    const isFresh = now < entry.freshUntil;
    if (!isFresh && now >= entry.retryAt) {
      if (now >= entry.staleUntil) return undefined;
      this.#load(key, load, entry.value).catch(() => undefined);
    }
    this.counts[isFresh ? 'hit' : 'stale'] += 1;
    entry.lastUse = ++this.#uses;
    return entry.value;
  }

  /** @throws what `load` throws, when there is no stale copy or the error is definitive */
  async read(key: string, load: Load<T>): Promise<T> {
    const ready = this.peek(key, load);
    if (ready !== undefined) return ready;
    this.counts.miss += 1;
    const last = this.#entries.get(key);
    try {
      return await this.#load(key, load, last?.value);
    } catch (error) {
      if (last && !this.#options.isFinal(error)) return last.value;
      throw error;
    }
  }

  #load(key: string, load: Load<T>, previous: T | undefined): Promise<T> {
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#renew(key, load, previous).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #renew(key: string, load: Load<T>, previous: T | undefined): Promise<T> {
    try {
      const value = await load(key, previous);
      this.set(key, value);
      return value;
    } catch (error) {
      const entry = this.#entries.get(key);
      if (this.#options.isFinal(error)) this.#drop(key);
      else if (entry) entry.retryAt = this.#now() + RETRY_DELAY;
      throw error;
    }
  }

  /** Caches a value from another source as if it had just been loaded. */
  set(key: string, value: T): void {
    const { freshFor, staleFor, weigh, maxWeight, maxEntries, isCacheable } = this.#options;
    this.#drop(key);
    if (isCacheable && !isCacheable(value)) return;
    const weight = weigh(value);
    // A value that would displace all others is returned without caching.
    if (weight > maxWeight / 4) return;
    const freshUntil = this.#now() + freshFor(value);
    const staleUntil = freshUntil + staleFor(value);
    this.#entries.set(key, { value, weight, freshUntil, staleUntil, retryAt: 0, lastUse: ++this.#uses });
    this.#weight += weight;
    while (this.#weight > maxWeight || this.#entries.size > maxEntries) this.#drop(this.#leastRecentlyUsed());
  }

  #leastRecentlyUsed(): string {
    let found = '';
    let lowest = Infinity;
    for (const [key, { lastUse }] of this.#entries) {
      if (lastUse >= lowest) continue;
      lowest = lastUse;
      found = key;
    }
    return found;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#weight -= entry.weight;
    this.#entries.delete(key);
  }
}
