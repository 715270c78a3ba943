import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drill, tableOf, type DrillResult } from './drill.ts';
import { faults } from './faults/faults.ts';
import { hostileFaults } from './hostile/hostile-faults.ts';
import { usualLoad } from './load/visitors.ts';
import { startSystem, topologies, type System } from './system/system.ts';

/** A machine that does something else must not make a call of the provider too late, except where that is what is shown. */
const PATIENT = { PROVIDER_TIMEOUT: '60000' };
const all = [...hostileFaults, ...faults];
const plays = topologies.flatMap((topology) => [
  { topology, what: 'broken and attacked', env: PATIENT, chosen: all.filter((it) => !it.needsTimeout) },
  { topology, what: 'whose provider hangs', env: {}, chosen: all.filter((it) => it.needsTimeout) },
]);

describe.each(plays)('$topology, $what', ({ topology, env, chosen }) => {
  let system: System;
  let result: DrillResult;
  beforeAll(async () => {
    system = await startSystem(topology, env);
    result = await drill(system, chosen, usualLoad, ({ fault }) => console.error(`${topology}: ${fault.name}`));
    console.table(tableOf(result));
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
