import { expect, it } from 'vitest';
import { topologies } from '../system/system.ts';
import { coresToUse } from './cores.ts';
import { overloadProblems, overloadTable } from './overload-report.ts';
import { overload } from './overload.ts';

it.each(topologies)(
  'at three times the capacity, visitors of %s get an answer in time or are told when to come back',
  async (topology) => {
    const results = await overload(topology, coresToUse());
    console.log(overloadTable(results));
    expect(overloadProblems(results)).toEqual([]);
  },
);
