import type { Fault, Found } from '../faults/faults.ts';
import type { Load } from '../load/visitors.ts';
import type { System } from '../system/system.ts';
import { prepareRaces, runRaces } from './races/run-races.ts';
import { sendHostileRequests, type HostileOptions } from './send-requests.ts';
import { playAttacks, playSlowClients } from './sockets/play.ts';

/** Over both topologies each endpoint gets 5,000 hostile requests. */
const long = { cases: 2_500, contenders: 200 };
/** A sample, in a few seconds: the tests of both servers send each endpoint 200 hostile requests without a network. */
const short = { cases: 30, contenders: 24 };

/** Nobody else causes letters: those of a race must not wait for the letters of everybody who joins meanwhile. */
const readers: Load = { page: 3, search: 1, join: 0, 'gift card': 0, enquiry: 0, subscription: 0 };
const common = { topologies: ['one instance', 'two instances'], isShort: true, isHarmless: true } as const;

/**
 * What strangers send while visitors use the site. It breaks nothing, or it is a defect.
 *
 * @param options.isShort whether all comes at once, and little of it
 * @param options.seed of the hostile requests of an earlier run, to play them again
 */
export function hostileFaults({ isShort, seed }: { isShort: boolean; seed?: number | undefined }): Fault[] {
  if (isShort)
    return [
      { ...common, name: 'hostile input', load: readers, happen: (system) => playAll(system, { ...short, seed }) },
    ];
  return [
    // First, because races wait for letters.
    {
      ...common,
      name: `races of ${long.contenders}`,
      load: readers,
      happen: (system) => race(system, long.contenders),
    },
    { ...common, name: 'hostile requests', happen: (system) => sendHostileRequests(system, { ...long, seed }) },
    { ...common, name: 'bytes that are no HTTP', happen: playAttacks },
    { ...common, name: 'clients that never finish', happen: playSlowClients },
  ];
}

async function race(system: System, contenders: number): Promise<Found> {
  await prepareRaces(system);
  return runRaces(system, contenders);
}

async function playAll(system: System, options: HostileOptions): Promise<Found> {
  await prepareRaces(system);
  const found: Found[] = await Promise.all([
    runRaces(system, options.contenders),
    sendHostileRequests(system, options),
    playAttacks(system),
  ]);
  return {
    requests: found.reduce((sum, { requests }) => sum + requests, 0),
    failures: found.flatMap(({ failures }) => failures),
    writes: found.flatMap(({ writes = [] }) => writes),
  };
}
