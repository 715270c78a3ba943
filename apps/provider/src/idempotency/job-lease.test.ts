import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store/database.ts';
import { stores } from '../testing/stores.ts';
import { withJobLease } from './job-lease.ts';

describe.each(stores)('a job of several processes, on $name', (kind) => {
  let store: Store;
  const clock = { now: new Date('2026-11-23T12:00:00Z') };
  const job = { name: 'a job', now: () => clock.now };
  beforeAll(async () => {
    store = await kind.open();
  });
  afterAll(() => store.close());

  it('is done by one of those that begin it at the same time', async () => {
    let done = 0;
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const others: boolean[] = [];
    await withJobLease(store.db, job, async () => {
      done++;
      for (let other = 0; other < 4; other++)
        others.push(await withJobLease(store.db, job, () => Promise.resolve(void done++)));
      finish();
      await isFinished;
    });
    expect({ done, others }).toEqual({ done: 1, others: [false, false, false, false] });
  });

  it('is done again as soon as it is done, also when it failed', async () => {
    await expect(withJobLease(store.db, job, () => Promise.reject(new Error('no connection')))).rejects.toThrow(
      'no connection',
    );
    expect(await withJobLease(store.db, job, () => Promise.resolve())).toBe(true);
  });

  it('is taken over a minute after its process was killed', async () => {
    const killed = withJobLease(store.db, job, () => new Promise(() => {}));
    void killed;
    expect(await withJobLease(store.db, job, () => Promise.resolve())).toBe(false);
    clock.now = new Date(clock.now.getTime() + 59_000);
    expect(await withJobLease(store.db, job, () => Promise.resolve())).toBe(false);
    clock.now = new Date(clock.now.getTime() + 2_000);
    expect(await withJobLease(store.db, job, () => Promise.resolve())).toBe(true);
  });
});
