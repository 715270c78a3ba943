import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStorage, syncedFromDevice, writeStorage } from './device.ts';

let window: EventTarget;

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

const happens = (type: string, details: object) => window.dispatchEvent(Object.assign(new Event(type), details));

it('what a page shows is read at once, when another tab changes it, and when the page comes back from the cache', () => {
  const read = vi.fn<() => void>();
  syncedFromDevice('shortlist', read);
  expect(read).toHaveBeenCalledTimes(1);
  happens('storage', { key: 'shortlist' });
  expect(read).toHaveBeenCalledTimes(2);
  happens('pageshow', { persisted: true });
  expect(read).toHaveBeenCalledTimes(3);
});

it('what a page shows is read when the whole storage was cleared, and not for another name or a first load', () => {
  const read = vi.fn<() => void>();
  syncedFromDevice('shortlist', read);
  happens('storage', { key: 'currency' });
  happens('pageshow', { persisted: false });
  expect(read).toHaveBeenCalledTimes(1);
  happens('storage', { key: null });
  expect(read).toHaveBeenCalledTimes(2);
});

it('a stored text is read back until it is removed', () => {
  const values = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, text: string) => void values.set(name, text),
    removeItem: (name: string) => void values.delete(name),
  });
  expect(readStorage(storage, 'currency')).toBeNull();
  expect(writeStorage(storage, 'currency', 'EUR')).toBe(true);
  expect(readStorage(storage, 'currency')).toBe('EUR');
  writeStorage(storage, 'currency', null);
  expect(readStorage(storage, 'currency')).toBeNull();
});

it('where storage is blocked, nothing is known and nothing is stored', () => {
  const blocked = (): never => {
    throw new Error('insecure');
  };
  expect(readStorage(blocked, 'currency')).toBeUndefined();
  expect(writeStorage(blocked, 'currency', 'EUR')).toBe(false);
});
