import { beforeEach, describe, expect, it } from 'vitest';
import { StaleCache } from './stale-cache.ts';

class Gone extends Error {}

let time = 0;
let loads = 0;
const tell = (value: string) => () => {
  loads += 1;
  return Promise.resolve(value);
};
const fail =
  (error = new Error('away')) =>
  () => {
    loads += 1;
    return Promise.reject(error);
  };

const memory = (options: Partial<ConstructorParameters<typeof StaleCache<string>>[0]> = {}) =>
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
    const kept = memory();
    expect(await kept.read('a', tell('one'))).toBe('one');
    time = 29;
    expect(await kept.read('a', tell('two'))).toBe('one');
    expect(loads).toBe(1);
  });

  it('answers a stale copy at once, and renews it in the background', async () => {
    const kept = memory();
    await kept.read('a', tell('one'));
    time = 31;
    expect(await kept.read('a', tell('two'))).toBe('one');
    expect(await kept.read('a', tell('three'))).toBe('two');
    expect(loads).toBe(2);
  });

  it('answers a copy that is too old only when the source fails', async () => {
    const kept = memory();
    await kept.read('a', tell('one'));
    time = 10_000;
    expect(await kept.read('a', fail())).toBe('one');
    time = 20_000;
    expect(await kept.read('a', tell('two'))).toBe('two');
  });

  it('does not ask a failing source again for a second', async () => {
    const kept = memory();
    await kept.read('a', tell('one'));
    time = 10_000;
    await kept.read('a', fail());
    await kept.read('a', fail());
    expect(loads).toBe(2);
    time += 1_000;
    await kept.read('a', fail());
    expect(loads).toBe(3);
  });

  it('drops the copy when the source says that it is gone', async () => {
    const kept = memory();
    await kept.read('a', tell('one'));
    time = 10_000;
    await expect(kept.read('a', fail(new Gone()))).rejects.toThrow(Gone);
    await expect(kept.read('a', fail())).rejects.toThrow('away');
  });

  it('loads once for a thousand simultaneous readers', async () => {
    const kept = memory();
    const all = await Promise.all(Array.from({ length: 1000 }, () => kept.read('a', tell('one'))));
    expect(new Set(all)).toEqual(new Set(['one']));
    expect(loads).toBe(1);
  });

  it('never exceeds its size, and keeps what was used last', async () => {
    const kept = memory();
    for (const key of ['a', 'b', 'c']) await kept.read(key, tell(key));
    await kept.read('a', tell('again'));
    await kept.read('d', tell('d'));
    expect(kept.size).toBe(3);
    expect(await kept.read('a', tell('new'))).toBe('a');
    expect(await kept.read('b', tell('new'))).toBe('new');

    const small = memory({ maxEntries: 100, maxWeight: 100 });
    for (let index = 0; index < 50; index++) await small.read(`k${index}`, tell('x'.repeat(20)));
    expect(small.weight).toBeLessThanOrEqual(100);
    await small.read('vast', tell('x'.repeat(90)));
    expect(small.size).toBe(5);
  });
});
