import { describe, expect, it } from 'vitest';
import type { OverloadResult } from './overload.ts';
import { overloadProblems, overloadTable } from './overload-report.ts';

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

describe('an overload', () => {
  it('is held when four fifths of the capacity are left and nothing failed', () => {
    expect(overloadProblems([good])).toEqual([]);
  });

  it('is not held when less is left', () => {
    expect(overloadProblems([{ ...good, goodput: 79 }])).toEqual([
      'Overloaded with search, one instance: goodput is 79 % of the capacity.',
    ]);
  });

  it('is not held when anybody got no answer, or was not told when to come back', () => {
    expect(overloadProblems([{ ...good, failures: { '503 without Retry-After': 3 } }])).toEqual([
      'Overloaded with search, one instance: 503 without Retry-After, 3 times.',
    ]);
  });

  it('is not proven when the generator had no time left', () => {
    const [problem] = overloadProblems([{ ...good, usage: { own: 0.95, others: 0 } }]);
    expect(problem).toContain('the generator used 95 % of its core, so it was the limit, and not the system');
  });

  it('is a row of the table', () => {
    const [, , row] = overloadTable([{ ...good, failures: { '502': 1, '504': 2 } }]).split('\n');
    expect(row).toBe('| search | one instance | 100.0 | 300.0 | 80.0 | 0.80 | 2200 | 3 | 480 | 620 | 12 | 10 %, 2 % |');
  });
});
