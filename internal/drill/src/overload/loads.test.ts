import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Outcome } from './answers.ts';
import { closedLoop, openLoop } from './loads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers after so many milliseconds, and counts who waits. */
function server(ms: number, outcome: Outcome = 'accepted') {
  const seen = { asked: 0, waiting: 0, most: 0 };
  const ask = async (): Promise<Answer> => {
    seen.asked += 1;
    seen.waiting += 1;
    seen.most = Math.max(seen.most, seen.waiting);
    await new Promise((resolve) => setTimeout(resolve, ms));
    seen.waiting -= 1;
    return { outcome, what: '', ms, at: performance.now() };
  };
  return { ask, seen };
}

describe('visitors who arrive at a rate', () => {
  it('arrive also while nobody is answered', async () => {
    const { ask, seen } = server(60_000);
    const load = openLoop(ask, 50, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.asked).toBeGreaterThanOrEqual(99);
    expect(seen.asked).toBeLessThanOrEqual(101);
    expect(seen.most).toBe(seen.asked);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await load).answers).toHaveLength(seen.asked);
  });

  it('are sent before the last answer comes', async () => {
    const onSent = vi.fn<() => void>();
    const load = openLoop(server(5_000).ask, 10, 1_000, onSent);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(onSent).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5_000);
    const { begin, end } = await load;
    expect(end - begin).toBeLessThan(1_100);
  });
});

describe('visitors who wait for their answers', () => {
  it('are as many as they are, and each asks again at once', async () => {
    const { ask, seen } = server(100);
    const load = closedLoop(ask, 3, 1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.most).toBe(3);
    expect((await load).answers).toHaveLength(30);
  });

  it('pause when they are refused, so that refusals are not measured instead of answers', async () => {
    const { ask } = server(0, 'refused');
    const load = closedLoop(ask, 1, 1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await load).answers.length).toBeLessThanOrEqual(11);
  });
});
