import { expect, it } from 'vitest';
import { topologies } from '../system/system.ts';
import { overload, overloadProblems } from './overload.ts';

it.each(topologies)(
  'at three times the capacity, visitors of %s get an answer in time or are told when to come back',
  async (topology) => {
    const results = await overload(topology);
    console.table(results.map((result) => ({ ...result, failures: result.failures.length })));
    expect(overloadProblems(results)).toEqual([]);
  },
);
