import { setTimeout as delay } from 'node:timers/promises';
import type { Acknowledged } from '../load/requests.ts';
import type { Load } from '../load/visitors.ts';
import type { System, Topology } from '../system/system.ts';

/** What a fault itself has seen, beside the visitors. */
export interface Found {
  requests: number;
  /** What must not happen, each in a few words. */
  failures: string[];
  /** Writes that were answered with success. */
  writes?: Acknowledged[];
}

export interface Fault {
  /** What happens, as the table of results says it. */
  name: string;
  /** The systems in which it can happen. */
  topologies: readonly Topology[];
  /** Whether it shows that calls of the provider are given up after production's 1.8 s. A busy machine exceeds them elsewhere. */
  needsTimeout?: boolean;
  /** What visitors do meanwhile, when it is not the usual. */
  load?: Load;
  /** Whether it breaks nothing that has to be repaired, so that nothing is waited for before and after it. */
  isHarmless?: boolean;
  /** Breaks the system and repairs it. Resolves when it is repaired. */
  happen(system: System): Promise<Found | void>;
}

const both = ['one instance', 'two instances'] as const;
const two = ['two instances'] as const;

/** Everything that the drill breaks, one after the other, while visitors use the site. */
export const faults: readonly Fault[] = [
  {
    name: 'nothing',
    topologies: both,
    happen: () => delay(5_000),
  },
  {
    name: 'kill -9 of a provider, three times',
    topologies: both,
    async happen({ providers }) {
      for (let kill = 0; kill < 3; kill++) await providers[kill % providers.length]?.kill();
    },
  },
  {
    name: 'kill -9 of a proxy, three times',
    topologies: two,
    async happen({ proxies }) {
      for (let kill = 0; kill < 3; kill++) await proxies[kill % proxies.length]?.kill();
    },
  },
  {
    name: 'a rolling restart of all servers',
    topologies: two,
    async happen({ providers, proxies }) {
      for (const instance of [...providers, ...proxies]) await instance.restart();
    },
  },
  {
    name: 'a provider hangs for ten seconds',
    topologies: both,
    needsTimeout: true,
    async happen({ providers }) {
      providers[0]?.signal('SIGSTOP');
      await delay(10_000);
      providers[0]?.signal('SIGCONT');
    },
  },
  {
    name: 'Redis hangs for five seconds, and is killed',
    topologies: two,
    async happen({ redis }) {
      redis?.signal('SIGSTOP');
      await delay(5_000);
      redis?.signal('SIGKILL');
      await delay(3_000);
      await redis?.start();
    },
  },
  {
    name: 'PostgreSQL is killed',
    topologies: two,
    async happen({ postgres }) {
      postgres?.signal('SIGKILL');
      await delay(3_000);
      await postgres?.start();
    },
  },
];
