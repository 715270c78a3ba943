import { randomInt } from 'node:crypto';
import type { Fault } from '../faults/faults.ts';
import type { Load } from '../load/visitors.ts';
import { runRaces } from './races/run-races.ts';
import { sendHostileRequests } from './send-requests.ts';
import { playAttacks, playSlowClients } from './sockets/play.ts';

/** For each endpoint and topology. */
const CASES = 1_000;
/** How many do the same at once in a race. */
const CONTENDERS = 200;

/** Nobody else causes letters: those of a race must not wait for the letters of everybody who joins meanwhile. */
const readers: Load = { page: 3, search: 1, join: 0, 'gift card': 0, enquiry: 0, subscription: 0 };
const common = { topologies: ['one instance', 'two instances'], isHarmless: true } as const;

/**
 * What strangers send while visitors use the site. It breaks nothing, or it is a defect. `CHAOS_SEED` plays the hostile
 * requests of an earlier run again.
 */
export const hostileFaults: readonly Fault[] = [
  // First, because races wait for letters.
  { ...common, name: `races of ${CONTENDERS}`, load: readers, happen: (system) => runRaces(system, CONTENDERS) },
  {
    ...common,
    name: 'hostile requests',
    happen: (system) =>
      sendHostileRequests(system, { cases: CASES, seed: Number(process.env['CHAOS_SEED'] ?? randomInt(2 ** 31)) }),
  },
  { ...common, name: 'bytes that are no HTTP', happen: playAttacks },
  { ...common, name: 'clients that never finish', happen: playSlowClients },
];
