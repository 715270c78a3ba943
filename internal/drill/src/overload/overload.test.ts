import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countFailures,
  goodputOf,
  judge,
  percentile,
  type Answer,
  type Outcome,
  closedLoop,
  openLoop,
  findSaturation,
} from './loads.ts';
import { splitCores } from './cores.ts';
import { overloadProblems, overloadTable } from './overload-report.ts';
import type { OverloadResult } from './overload.ts';

it('an answer is accepted, a refusal that says when to come back, or a failure', () => {
  for (const [status, retryAfter, ms, outcome, what] of [
    [200, undefined, 10, 'accepted', '200'],
    [204, undefined, 10, 'accepted', '204'],
    [503, '1', 10, 'refused', '503'],
    [429, '60', 10, 'refused', '429'],
    [503, undefined, 10, 'failed', '503 without Retry-After'],
    [503, '0', 10, 'failed', '503 without Retry-After'],
    ...[302, 401, 500, 502, 504].map((status) => [status, '2', 10, 'failed', String(status)] as const),
    [200, undefined, 1_001, 'failed', '200 after the deadline'],
    [503, '1', 1_001, 'failed', '503 after the deadline'],
  ] as const)
    expect(judge({ status, retryAfter }, { ms, deadline: 1_000 })).toEqual({ outcome, what });
});

it('goodput counts accepted answers that came in the window, by the second; failures are counted by what was wrong', () => {
  const answer = (at: number, outcome: Outcome = 'accepted', what = ''): Answer => ({ outcome, what, ms: 10, at });
  const failed = ['504', '504', 'no answer'].map((what) => answer(2_000, 'failed', what));
  const answers = [...[999, 1_000, 2_999, 3_000].map((at) => answer(at)), answer(2_000, 'refused', '503'), ...failed];
  expect(goodputOf(answers, { from: 1_000, to: 3_000 })).toBe(1);
  expect(countFailures(answers)).toEqual({ '504': 2, 'no answer': 1 });
});

it('a percentile is the smallest value that so many do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile([7], 0.95)]).toEqual([50, 95, 7]);
  expect(percentile([], 0.5)).toBeUndefined();
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
  expect(await measured(1, 2, 4, 8, 16, 32).found).toBe(128);
  await expect(measured().found).rejects.toThrow('Nobody gets an answer');
});

it('one core is for the generator and all others for the system; a single one is not enough', () => {
  expect(splitCores('0,1')).toEqual({ generator: 1, system: [0] });
  expect(splitCores('1,4-6')).toEqual({ generator: 6, system: [1, 4, 5] });
  expect(splitCores('3')).toBeUndefined();
});

describe('visitors', () => {
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

  it('who arrive at a rate arrive also while nobody is answered', async () => {
    const { ask, seen } = server(60_000);
    const onSent = vi.fn<() => void>();
    const load = openLoop(ask, 50, 2_000, onSent);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(onSent).toHaveBeenCalledOnce();
    expect(Math.abs(seen.asked - 100)).toBeLessThanOrEqual(1);
    expect(seen.most).toBe(seen.asked);
    await vi.advanceTimersByTimeAsync(60_000);
    const { answers, begin, end } = await load;
    expect(answers).toHaveLength(seen.asked);
    expect(end - begin).toBeLessThan(2_100);
  });

  it('who wait for their answers are as many as they are, and pause when they are refused', async () => {
    const { ask, seen } = server(100);
    const load = closedLoop(ask, 3, 1_000);
    const refused = closedLoop(server(0, 'refused').ask, 1, 1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.most).toBe(3);
    expect((await load).answers).toHaveLength(30);
    expect((await refused).answers.length).toBeLessThanOrEqual(11);
  });
});

it('an overload is held when four fifths of the capacity are left, nothing failed, and the generator was not the limit', () => {
  const good: OverloadResult = {
    topology: 'one instance',
    kind: 'search',
    capacity: 100,
    offered: 300,
    goodput: 80,
    refused: 2_200,
    failures: {},
    median: 480,
    p95: 620,
    cachedPageP95: 12,
    usage: { own: 0.1, others: 0.02 },
  };
  const problems = (change: Partial<OverloadResult>) =>
    overloadProblems([{ ...good, ...change }]).map((problem) =>
      problem.replace('Overloaded with search, one instance: ', ''),
    );
  expect(problems({})).toEqual([]);
  expect(problems({ goodput: 79 })).toEqual(['goodput is 79 % of the capacity.']);
  expect(problems({ failures: { '503 without Retry-After': 3 } })).toEqual(['503 without Retry-After, 3 times.']);
  expect(problems({ usage: { own: 0.95, others: 0 } })).toEqual([
    'the generator used 95 % of its core, so it was the limit, and not the system.',
  ]);
  const [, , row] = overloadTable([{ ...good, failures: { '502': 1, '504': 2 } }]).split('\n');
  expect(row).toBe('| search | one instance | 100.0 | 300.0 | 80.0 | 0.80 | 2200 | 3 | 480 | 620 | 12 | 10 %, 2 % |');
});
