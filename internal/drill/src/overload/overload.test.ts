import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closedLoop, findSaturation, goodputAfter, judge, openLoop, type Answer, type Outcome } from './loads.ts';
import { overloadProblems, splitCores, type Measurement } from './overload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an answer is accepted, a refusal that says when to come back, or a failure', () => {
  for (const [status, retryAfter, outcome, what] of [
    [200, 0, 'accepted', '200'],
    [204, 0, 'accepted', '204'],
    [503, 1, 'refused', '503'],
    [429, 60, 'refused', '429'],
    [503, 0, 'failed', '503 without Retry-After'],
    ...[302, 401, 500, 502, 504, 'TimeoutError'].map((each) => [each, 2, 'failed', String(each)] as const),
  ] as const)
    expect(judge(status, retryAfter)).toEqual({ outcome, what });
});

it('goodput counts accepted answers that came while requests were sent, by the second', () => {
  const answer = (at: number, outcome: Outcome = 'accepted'): Answer => ({ outcome, what: '', ms: 10, at });
  const answers = [...[999, 1_000, 2_999, 3_000].map((at) => answer(at)), answer(2_000, 'refused')];
  expect(goodputAfter(500, { answers, begin: 500, end: 3_000 })).toBe(1);
});

it('a system is saturated by the fewest visitors with whom goodput stops growing, not by one bad measurement', async () => {
  const measured = (...goodputs: number[]) => {
    const asked: number[] = [];
    return { asked, found: findSaturation(async (visitors) => goodputs[asked.push(visitors) - 1] ?? 0) };
  };
  const { asked, found } = measured(40, 78, 100, 102, 101, 99);
  expect(await found).toBe(16);
  expect(asked).toEqual([4, 8, 16, 32, 64]);
  expect(await measured(40, 30, 100, 90, 90).found).toBe(16);
  await expect(measured().found).rejects.toThrow('Nobody gets an answer');
});

/** Answers after so many milliseconds. */
const server = (ms: number, outcome: Outcome = 'accepted') =>
  vi.fn<() => Promise<Answer>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { outcome, what: '', ms, at: performance.now() };
  });

it('visitors arrive at a rate while nobody is answered, or wait for their answers, and pause when they are refused', async () => {
  const [hanging, quick, refusing] = [server(60_000), server(100), server(0, 'refused')];
  void openLoop(hanging, 50, 2_000);
  void closedLoop(refusing, 1, 1_000);
  const load = closedLoop(quick, 3, 1_000);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(Math.abs(hanging.mock.calls.length - 100)).toBeLessThanOrEqual(1);
  expect((await load).answers).toHaveLength(30);
  expect(refusing.mock.calls.length).toBeLessThanOrEqual(11);
});

it('an overload is held when four fifths of the capacity are left, nothing failed, and the generator was not the limit', () => {
  expect(splitCores('1,4-6')).toEqual({ generator: '6', system: '1,4,5' });
  expect(() => splitCores('3')).toThrow('two cores');
  const rates = { capacity: 100, offered: 300, goodput: 80, refused: 2_200, failures: [], usage: 0.1 };
  const good: Measurement = { kind: 'search', ...rates, p95: 620, cachedPageP95: 12 };
  const problems = (change: Partial<Measurement>) => overloadProblems([{ ...good, ...change }]);
  expect(problems({})).toEqual([]);
  expect(problems({ goodput: 79 })).toEqual(['Overloaded with search: goodput is 79 % of the capacity.']);
  expect(problems({ failures: ['502', '502'] })).toEqual(['Overloaded with search: 502, 2 times.']);
  expect(problems({ usage: 0.95 })).toEqual([expect.stringContaining('95 % of its core, so it was the limit')]);
});
