import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drill, type DrillResult } from './drill.ts';
import { faults } from './faults/faults.ts';
import { hostileFaults } from './hostile/hostile-faults.ts';
import { usualLoad } from './load/visitors.ts';
import { startSystem, type System, type Topology } from './system/system.ts';

const topologies: Topology[] = ['one instance', 'two instances'];

describe.each(topologies)('the short drill with %s', (topology) => {
  let system: System;
  let result: DrillResult;
  beforeAll(async () => {
    // The 1.8 s of production are for a machine that does nothing else. No fault of the short drill waits for them.
    system = await startSystem(topology, { PROVIDER_TIMEOUT: '60000' });
    const chosen = [...hostileFaults({ isShort: true }), ...faults].filter(({ isShort }) => isShort);
    result = await drill(system, chosen, usualLoad);
  });
  afterAll(() => system?.close());

  it('every page view gets its page, and every write is done in the end', () => {
    expect(
      result.results.flatMap(({ fault, failures }) => failures.map(({ what }) => `${fault.name}: ${what}`)),
    ).toEqual([]);
    const idle = result.results.filter(({ fault, acknowledged }) => !fault.load && acknowledged === 0);
    expect(idle).toEqual([]);
  });

  it('no acknowledged write is lost or doubled, and nothing is charged for nothing', () => {
    expect(result.losses).toEqual({ lost: [], doubled: [] });
  });

  it('no card, password or token is written anywhere', () => {
    expect(result.canaries).toEqual([]);
  });
});
