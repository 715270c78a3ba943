import type { StoredNameIn } from '@myler/config/device';
import { sessionDevice, type DeviceStorage } from '@myler/state/device';

/** Session storage's keys (docs/product-decisions.md, The join-us wizard). */
type StoredName = Extract<StoredNameIn<'session storage'>, `${string}-attempt`>;

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
 * @param name under which it is kept
 * @param subject a word that is kept after the key: what is paid for, so that a reload can open it again
 * @param storage asked for on each use
 * @param id a fresh UUID
 */
export function createIdempotencyKeys(
  name: StoredName,
  {
    subject = '',
    storage = sessionDevice,
    id = () => crypto.randomUUID(),
  }: { subject?: string; storage?: () => DeviceStorage<StoredName>; id?: () => string } = {},
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
