import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { setUp } from './fake-provider.test-kit.ts';

describe('the attempt’s key', () => {
  it('is the only value in storage, under the name join-attempt', () => {
    const { keys, stored } = setUp({});
    const key = keys.getOrCreate();
    expect([...stored]).toEqual([['join-attempt', key]]);
    expect(keys.getOrCreate()).toBe(key);
  });

  it('is kept in memory where storage is blocked', () => {
    const keys = createIdempotencyKeys('join-attempt', {
      storage: () => {
        throw new Error('insecure');
      },
      id: () => '00000000-0000-4000-8000-000000000001',
    });
    expect(keys.getOrCreate()).toBe(keys.pending());
    keys.end();
    expect(keys.pending()).toBeUndefined();
  });

  it('is kept with what is paid for', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
    const key = '00000000-0000-4000-8000-000000000001';
    const keys = createIdempotencyKeys('upgrade-attempt', { subject: 'gold', storage: () => storage, id: () => key });
    expect(keys.getOrCreate()).toBe(key);
    expect([...stored]).toEqual([['upgrade-attempt', `${key} gold`]]);
    expect(keys.pending()).toBe(key);
  });

  it('is not read from storage when the stored value is not a key', () => {
    const { keys } = setUp({}, new Map([['join-attempt', 'yes']]));
    expect(keys.pending()).toBeUndefined();
  });
});
