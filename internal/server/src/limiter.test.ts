import { describe, expect, it } from 'vitest';
import { createLimiter, TooBusy } from './limiter.ts';

describe('a limiter', () => {
  it('runs a limited number of tasks at the same time, queues some in order, and refuses the rest', async () => {
    const limiter = createLimiter({ concurrency: 2, queueSize: 3 });
    let most = 0;
    const finish: (() => void)[] = [];
    const work = () => {
      most = Math.max(most, limiter.running);
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    const all = Array.from({ length: 6 }, () => limiter.run(work));
    await expect(all[5]).rejects.toBeInstanceOf(TooBusy);
    for (const each of all.slice(0, 5)) {
      finish.shift()?.();
      await each;
    }
    expect(most).toBe(2);
    expect(limiter.running).toBe(0);
  });

  it('frees the place of a task that fails', async () => {
    const limiter = createLimiter({ concurrency: 1, queueSize: 1 });
    const failing = limiter.run(() => Promise.reject(new Error('broken')));
    const next = limiter.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
