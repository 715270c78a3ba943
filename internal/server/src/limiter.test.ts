import { afterEach, describe, expect, it, vi } from 'vitest';
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
    expect([limiter.running, limiter.refused]).toEqual([0, 1]);
  });

  it('frees the place of a task that fails', async () => {
    const limiter = createLimiter({ concurrency: 1, queueSize: 1 });
    const failing = limiter.run(() => Promise.reject(new Error('broken')));
    const next = limiter.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });

  it('drops work that has waited too long or was aborted, and never runs it', async () => {
    vi.useFakeTimers();
    const limiter = createLimiter({ concurrency: 1, queueSize: 3, maxWait: 500 });
    const first = Promise.withResolvers<void>();
    const ran: string[] = [];
    const running = limiter.run(() => first.promise);
    const visitor = new AbortController();
    const abandoned = limiter.run(async () => ran.push('abandoned'), visitor.signal);
    const late = limiter.run(async () => ran.push('late'));
    const outcomes = Promise.allSettled([abandoned, late]);
    visitor.abort();
    expect(limiter.waiting).toBe(1);
    vi.advanceTimersByTime(500);
    expect(limiter.waiting).toBe(0);
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(TooBusy) });
    expect(limiter.refused).toBe(2);
    const inTime = limiter.run(async () => ran.push('in time'));
    first.resolve();
    await Promise.all([running, inTime]);
    expect(ran).toEqual(['in time']);
    expect(vi.getTimerCount()).toBe(0);
    await expect(limiter.run(async () => ran.push('too late'), visitor.signal)).rejects.toBeInstanceOf(TooBusy);
  });

  it('refuses at once what would wait too long, as recent work went', async () => {
    vi.useFakeTimers();
    const limiter = createLimiter({ concurrency: 2, queueSize: 100, maxWait: 1_000 });
    const work = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
    await Promise.all([limiter.run(work), vi.advanceTimersByTimeAsync(100)]);
    // Two run. Each of the others waits 50 ms longer than the one before; half of the time to wait is 500 ms.
    const outcomes = Array.from({ length: 20 }, () =>
      limiter.run(work).then(
        () => 'done',
        (error: unknown) => (error instanceof TooBusy ? 'refused' : 'failed'),
      ),
    );
    expect([limiter.waiting, limiter.refused]).toEqual([10, 8]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'done')).toHaveLength(12);
  });

  it('says whether it would refuse work, and counts that', async () => {
    const limiter = createLimiter({ concurrency: 1, queueSize: 1 });
    const first = Promise.withResolvers<void>();
    const running = limiter.run(() => first.promise);
    expect(limiter.refusesNow()).toBe(false);
    const waiting = limiter.run(() => Promise.resolve());
    expect([limiter.refusesNow(), limiter.refused]).toEqual([true, 1]);
    first.resolve();
    await Promise.all([running, waiting]);
    expect([limiter.refusesNow(), limiter.refused]).toEqual([false, 1]);
  });

  it('does not interrupt work that runs when it is aborted', async () => {
    const visitor = new AbortController();
    const gate = Promise.withResolvers<string>();
    const running = createLimiter({ concurrency: 1, queueSize: 1 }).run(() => gate.promise, visitor.signal);
    visitor.abort();
    gate.resolve('done');
    await expect(running).resolves.toBe('done');
  });

  it('runs less while it may, and as much as it may again afterwards', async () => {
    let room = 1;
    const limiter = createLimiter({ concurrency: () => room, queueSize: 5 });
    const finish: (() => void)[] = [];
    const all = Array.from({ length: 4 }, () =>
      limiter.run(() => new Promise<void>((resolve) => finish.push(resolve))),
    );
    expect(limiter.running).toBe(1);
    room = 3;
    finish.shift()?.();
    await all[0];
    expect(limiter.running).toBe(3);
    while (finish.length > 0) {
      finish.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(all);
    expect(limiter.running).toBe(0);
  });
});

afterEach(() => {
  vi.useRealTimers();
});
