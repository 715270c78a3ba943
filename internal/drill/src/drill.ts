import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './faults/faults.ts';
import { findCanaries } from './checks/canaries.ts';
import { countLosses, type Losses } from './checks/count-losses.ts';
import { newHistory, type Acknowledged, type Failure, visitorSecrets } from './load/requests.ts';
import { startLoad, viewAllPages, type Load } from './load/visitors.ts';
import type { System } from './system/system.ts';

export interface FaultResult {
  fault: Fault;
  requests: number;
  acknowledged: number;
  refusals: Failure[];
  failures: Failure[];
  /** Milliseconds from the repair to the last request that was refused or failed; 0 if there was none after it. */
  recovery: number;
}

/** The load before the fault, and after it has been repaired. */
const CALM_MS = 2_000;

/** Breaks the system in one way while visitors use it. */
async function playFault(system: System, fault: Fault, load: Load): Promise<FaultResult & { writes: Acknowledged[] }> {
  const history = newHistory();
  await Promise.all(system.proxies.map(({ origin }) => viewAllPages(origin)));
  const visitors = await startLoad(system.origin, fault.load ?? load, history);
  const calm = fault.isHarmless ? 0 : CALM_MS;
  await delay(calm);
  const crashes = crashesOf(system);
  const found = await fault.happen(system);
  const crashed = fault.isHarmless && crashesOf(system) > crashes ? ['a server has ended'] : [];
  const repaired = visitors.elapsed();
  await delay(calm);
  await visitors.end();
  const last = Math.max(repaired, ...[...history.refusals, ...history.failures].map(({ at }) => at));
  return {
    fault,
    requests: history.requests + (found?.requests ?? 0),
    acknowledged: history.acknowledged.length,
    refusals: history.refusals,
    failures: [
      ...history.failures,
      ...[...crashed, ...(found?.failures ?? [])].map((what) => ({ what, at: repaired })),
    ],
    recovery: last - repaired,
    writes: [...history.acknowledged, ...(found?.writes ?? [])],
  };
}

const crashesOf = ({ proxies, providers }: System): number =>
  [...proxies, ...providers].reduce((sum, instance) => sum + instance.crashes(), 0);

export interface DrillResult {
  results: FaultResult[];
  losses: Losses;
  /** Secrets that were found in what was written, each a sentence. */
  canaries: string[];
}

/**
 * Plays faults one after the other, ends the servers, compares what visitors were told with what the database holds, and
 * looks for secrets in everything that was written.
 */
export async function drill(
  system: System,
  faults: readonly Fault[],
  load: Load,
  onResult: (result: FaultResult) => void = () => undefined,
): Promise<DrillResult> {
  const results: FaultResult[] = [];
  const writes: Acknowledged[] = [];
  for (const fault of faults.filter(({ topologies }) => topologies.includes(system.topology))) {
    const result = await playFault(system, fault, load);
    onResult(result);
    results.push(result);
    writes.push(...result.writes);
  }
  await system.stopServers();
  const losses = await countLosses(writes, system.query, system.mail.letters);
  return { results, losses, canaries: findCanaries(system.folder, [...system.secrets, ...visitorSecrets]) };
}

/** The results as rows of a table. */
export function tableOf({ results }: DrillResult): object[] {
  return results.map(({ fault, requests, acknowledged, refusals, failures, recovery }) => ({
    fault: fault.name,
    requests,
    'writes done': acknowledged,
    'tried again': refusals.length,
    failed: failures.length,
    'recovery, s': recovery / 1000,
  }));
}
