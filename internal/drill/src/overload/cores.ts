import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';
import type { CoreUsage } from './overload-report.ts';

/** The processor's cores, by number. */
export interface Cores {
  generator: number;
  system: number[];
}

/**
 * The cores to measure on.
 *
 * @throws {Error} without `taskset`, or where the generator cannot have a core of its own
 */
export function coresToUse(): Cores {
  const canPin = spawnSync('taskset', ['--version']).status === 0;
  const cores = canPin ? splitCores(availableCores()) : undefined;
  if (!cores) throw new Error('The overload needs taskset (Debian’s package util-linux) and two cores.');
  return cores;
}

/**
 * The last core for the generator, so that it neither takes time from what it measures nor waits for it, and all others for
 * the system. Undefined with a single core.
 *
 * @param available as `taskset` lists them, such as `0,2-5`
 */
export function splitCores(available: string): Cores | undefined {
  const cores = available.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const generator = cores.pop();
  return generator === undefined || cores.length === 0 ? undefined : { generator, system: cores };
}

/** The cores on which this process may run, as `taskset` lists them. */
export function availableCores(): string {
  const line = execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  return line.slice(line.lastIndexOf(':') + 1).trim();
}

/** Binds this process, with all its threads, and what it starts from now on. */
export function pinThisProcess(cores: string): void {
  execFileSync('taskset', ['-acp', cores, String(process.pid)], { stdio: 'ignore' });
}

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
