import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store/database.ts';
import { rateLimits } from '../store/schema.ts';
import { stores } from '../testing/stores.ts';
import { countNetworkTry, countTry, deleteOldLimits, limitKey, resetLimit, uncountTry } from './rate-limits.ts';

const MINUTE = 60_000;

describe.each(stores)('a count of tries, on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await kind.open();
  });
  afterAll(() => store.close());

  const start = new Date('2026-11-23T12:00:00Z');
  const after = (ms: number) => new Date(start.getTime() + ms);
  const tryAt = async (key: string, ms = 0) =>
    (await countTry(store.db, { key, windowMs: 15 * MINUTE, now: after(ms) })).count;

  it('gives each of fifty simultaneous tries its own number', async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => tryAt('at once')));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('begins again when its window is over, and not when it is used', async () => {
    expect(await tryAt('window')).toBe(1);
    expect(await tryAt('window', 15 * MINUTE - 1)).toBe(2);
    expect(await tryAt('window', 15 * MINUTE)).toBe(1);
  });

  it('can take a try back, forget all of them, and never goes below none', async () => {
    for (const expected of [1, 2, 3]) expect(await tryAt('back')).toBe(expected);
    await uncountTry(store.db, 'back');
    expect(await tryAt('back')).toBe(3);
    await resetLimit(store.db, 'back');
    await uncountTry(store.db, 'back');
    expect(await tryAt('back')).toBe(1);
    await uncountTry(store.db, 'back');
    await uncountTry(store.db, 'back');
    expect(await tryAt('back')).toBe(1);
  });

  it('is of each network that an address is in, with four and sixteen times as many in the wider ones of IPv6', async () => {
    const limit = { of: 'tries from an address', max: 2, windowMs: 15 * MINUTE };
    const allowed = async (addresses: string[]) => {
      const all = [];
      for (const address of addresses) all.push(await countNetworkTry(store.db, { limit, key: 'k', address }, start));
      return all.map((retryAfter) => retryAfter === undefined);
    };
    const networks = (length: number, addressOf: (hex: string) => string) =>
      Array.from({ length }, (_, at) => addressOf(at.toString(16)));
    const yes = (times: number) => Array<boolean>(times).fill(true);
    expect(await allowed(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toEqual([true, true, false, true]);
    expect(await allowed(networks(3, (at) => `2001:db8:1:1::${at}`))).toEqual([true, true, false]);
    expect(await allowed(networks(9, (at) => `2001:db8:2:${at}::1`))).toEqual([...yes(8), false]);
    expect(await allowed(networks(33, (at) => `2001:db8:3:${at}00::1`))).toEqual([...yes(32), false]);
    expect(await allowed(['', '', ''])).toEqual(yes(3));
  });

  it('is deleted after its window', async () => {
    await store.db.delete(rateLimits);
    await tryAt('old');
    await tryAt('new', MINUTE);
    await deleteOldLimits(store.db, after(15 * MINUTE));
    expect((await store.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
  });

  it('has another key for the same parts with another secret, or divided otherwise', () => {
    const keys = [limitKey('a', 'b', 'c'), limitKey('b', 'b', 'c'), limitKey('a', 'bc'), limitKey('a', 'b', 'c', '')];
    expect(new Set(keys).size).toBe(4);
  });
});
