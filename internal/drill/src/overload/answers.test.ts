import { describe, expect, it } from 'vitest';
import { countFailures, goodputOf, judge, percentile, type Answer } from './answers.ts';

const answer = (values: Partial<Answer>): Answer => ({ outcome: 'accepted', what: '200', ms: 10, at: 100, ...values });

describe('an answer', () => {
  const judged = (status: number, retryAfter?: string, ms = 10) =>
    judge({ status, retryAfter }, { ms, deadline: 1_000 });

  it('with success in time is accepted', () => {
    expect(judged(200).outcome).toBe('accepted');
    expect(judged(204).outcome).toBe('accepted');
  });

  it('that says when to come back is a refusal, and without it a failure', () => {
    expect(judged(503, '1').outcome).toBe('refused');
    expect(judged(429, '60').outcome).toBe('refused');
    expect(judged(503)).toEqual({ outcome: 'failed', what: '503 without Retry-After' });
    expect(judged(503, '0').outcome).toBe('failed');
  });

  it('that failed is a failure, also when it says when to come back', () => {
    for (const status of [302, 401, 500, 502, 504]) expect(judged(status, '2').outcome).toBe('failed');
  });

  it('after the deadline is a failure, whatever it is', () => {
    expect(judged(200, undefined, 1_001)).toEqual({ outcome: 'failed', what: '200 after the deadline' });
    expect(judged(503, '1', 1_001).outcome).toBe('failed');
  });
});

describe('goodput', () => {
  it('counts accepted answers that came in the window, by the second', () => {
    const answers = [
      answer({ at: 999 }),
      answer({ at: 1_000 }),
      answer({ at: 2_999 }),
      answer({ at: 3_000 }),
      answer({ at: 2_000, outcome: 'refused' }),
      answer({ at: 2_000, outcome: 'failed' }),
    ];
    expect(goodputOf(answers, { from: 1_000, to: 3_000 })).toBe(1);
  });
});

describe('a percentile', () => {
  it('is the smallest value that so many do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.5)).toBeUndefined();
  });
});

it('failures are counted by what was wrong', () => {
  const answers = [
    answer({ outcome: 'failed', what: '504' }),
    answer({ outcome: 'failed', what: '504' }),
    answer({ outcome: 'failed', what: 'no answer' }),
    answer({ outcome: 'refused', what: '503' }),
  ];
  expect(countFailures(answers)).toEqual({ '504': 2, 'no answer': 1 });
});
