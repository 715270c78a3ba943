import type { StoredNameIn } from '@myler/config/device';
import type { DeviceStorage } from '@myler/state/device';

type Name = StoredNameIn<'session storage'>;

/** Session storage's keys (docs/product-decisions.md, The join-us wizard). */
export const ATTEMPT_KEY = 'join-attempt' satisfies Name;
export const GIFT_ATTEMPT_KEY = 'gift-attempt' satisfies Name;
export const UPGRADE_ATTEMPT_KEY = 'upgrade-attempt' satisfies Name;

type StoredName = typeof ATTEMPT_KEY | typeof GIFT_ATTEMPT_KEY | typeof UPGRADE_ATTEMPT_KEY;

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?= |$)/i;

/** The idempotency key that stands for one attempt to join or to buy, for as long as it has no final response. */
export interface IdempotencyKeys {
  /** The key of the attempt that has no final response yet, if there is one. */
  pending(): string | undefined;
  /** The pending key, or a fresh one that is pending from now on. */
  getOrCreate(): string;
  /** Forgets the key once there is a final response: the next attempt has a new key. */
  end(): void;
}

/**
 * Keeps the key in session storage, so that it survives a reload; in memory where storage is blocked.
 *
 * @param storage asked for on each use: `sessionDevice` of `@myler/state/device`
 * @param id a fresh UUID: `() => crypto.randomUUID()`
 * @param name under which it is kept
 * @param subject a word that is kept after the key: what is paid for, so that a reload can open it again
 */
export function createIdempotencyKeys(
  storage: () => DeviceStorage<StoredName>,
  id: () => string,
  name: StoredName = ATTEMPT_KEY,
  subject = '',
): IdempotencyKeys {
  let inMemory: string | undefined;
  const tryStorage = <Result>(use: (storage: DeviceStorage<StoredName>) => Result) => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  const pending = () => {
    const stored = tryStorage((used) => used.getItem(name)) ?? inMemory;
    return KEY.exec(stored ?? '')?.[0];
  };
  return {
    pending,
    getOrCreate() {
      const key = pending() ?? id();
      inMemory = key;
      tryStorage((used) => used.setItem(name, `${key} ${subject}`.trim()));
      return key;
    },
    end() {
      inMemory = undefined;
      tryStorage((used) => used.removeItem(name));
    },
  };
}
