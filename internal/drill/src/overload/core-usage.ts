import os from 'node:os';
import type { CoreUsage } from './measurement.ts';

/**
 * Begins to measure the use of the core that this process is bound to.
 *
 * @returns a function that ends it
 */
export function startUsage(core: number): () => CoreUsage {
  const begin = { time: performance.now(), own: process.cpuUsage(), busy: busyMs(core) };
  return () => {
    const elapsed = performance.now() - begin.time;
    const { user, system } = process.cpuUsage(begin.own);
    const own = (user + system) / 1000 / elapsed;
    // The clock of a core is coarser than that of a process.
    return { own, others: Math.max(0, (busyMs(core) - begin.busy) / elapsed - own) };
  };
}

function busyMs(core: number): number {
  const times = os.cpus()[core]?.times;
  return times ? times.user + times.nice + times.sys + times.irq : 0;
}
