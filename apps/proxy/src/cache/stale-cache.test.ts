import { beforeEach, describe, expect, it } from 'vitest';
import { StaleCache } from './stale-cache.ts';

class Gone extends Error {}

let time = 0;
let loads = 0;
const resolveWith = (value: string) => () => {
  loads += 1;
  return Promise.resolve(value);
};
const rejectWith =
  (error = new Error('away')) =>
  () => {
    loads += 1;
    return Promise.reject(error);
  };

const createCache = (options: Partial<ConstructorParameters<typeof StaleCache<string>>[0]> = {}) =>
  new StaleCache<string>({
    freshFor: () => 30,
    staleFor: () => 600,
    maxEntries: 3,
    maxWeight: 1000,
    weigh: (value) => value.length,
    isFinal: (error) => error instanceof Gone,
    now: () => time,
    ...options,
  });

beforeEach(() => {
  time = 0;
  loads = 0;
});

describe('the stale cache', () => {
  it('answers from memory while the copy is fresh', async () => {
    const cache = createCache();
    expect(await cache.read('a', resolveWith('one'))).toBe('one');
    time = 29;
    expect(await cache.read('a', resolveWith('two'))).toBe('one');
    expect(loads).toBe(1);
  });

  it('answers a stale copy immediately, and renews it in the background', async () => {
    const cache = createCache();
    await cache.read('a', resolveWith('one'));
    time = 31;
    expect(await cache.read('a', resolveWith('two'))).toBe('one');
    expect(await cache.read('a', resolveWith('three'))).toBe('two');
    expect(loads).toBe(2);
  });

  it('answers a copy that is too old only when the source fails', async () => {
    const cache = createCache();
    await cache.read('a', resolveWith('one'));
    time = 10_000;
    expect(await cache.read('a', rejectWith())).toBe('one');
    time = 20_000;
    expect(await cache.read('a', resolveWith('two'))).toBe('two');
  });

  it('counts how reads were answered', async () => {
    const cache = createCache();
    for (const at of [0, 29, 30]) {
      time = at;
      await cache.read('a', resolveWith('one'));
    }
    expect(cache.counts).toEqual({ hit: 1, stale: 1, miss: 1 });
    // The renewal in the background ends.
    await new Promise(setImmediate);
    time = 1_000;
    await cache.read('a', rejectWith());
    // Within a second of the failure the copy is answered again, and it is stale.
    await cache.read('a', rejectWith());
    expect(cache.counts).toEqual({ hit: 1, stale: 2, miss: 2 });
  });

  it('does not ask a failing source again for a second', async () => {
    const cache = createCache();
    await cache.read('a', resolveWith('one'));
    time = 10_000;
    await cache.read('a', rejectWith());
    await cache.read('a', rejectWith());
    expect(loads).toBe(2);
    time += 1_000;
    await cache.read('a', rejectWith());
    expect(loads).toBe(3);
  });

  it('drops the copy when the source says that it is gone', async () => {
    const cache = createCache();
    await cache.read('a', resolveWith('one'));
    time = 10_000;
    await expect(cache.read('a', rejectWith(new Gone()))).rejects.toThrow(Gone);
    await expect(cache.read('a', rejectWith())).rejects.toThrow('away');
  });

  it('loads once for a thousand simultaneous readers', async () => {
    const cache = createCache();
    const all = await Promise.all(Array.from({ length: 1000 }, () => cache.read('a', resolveWith('one'))));
    expect(new Set(all)).toEqual(new Set(['one']));
    expect(loads).toBe(1);
  });

  it('never exceeds its size, and keeps what was used last', async () => {
    const cache = createCache();
    for (const key of ['a', 'b', 'c']) await cache.read(key, resolveWith(key));
    await cache.read('a', resolveWith('again'));
    await cache.read('d', resolveWith('d'));
    expect(cache.size).toBe(3);
    expect(await cache.read('a', resolveWith('new'))).toBe('a');
    expect(await cache.read('b', resolveWith('new'))).toBe('new');

    const small = createCache({ maxEntries: 100, maxWeight: 100 });
    for (let index = 0; index < 50; index++) await small.read(`k${index}`, resolveWith('x'.repeat(20)));
    expect(small.weight).toBeLessThanOrEqual(100);
    await small.read('vast', resolveWith('x'.repeat(90)));
    expect(small.size).toBe(5);
  });
});
