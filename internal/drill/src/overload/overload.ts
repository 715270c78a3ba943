import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSystem, type Topology } from '../system/system.ts';

const visitKinds = ['a page', 'search', 'sign-in', 'joining'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** What part of the capacity must be left when three times as much is asked for. */
const GOAL = 0.8;
/** What part of its core a generator may use. Above it, the generator may be what is slow. */
const GENERATOR_LIMIT = 0.9;

/** What a generator has measured. */
export interface Measurement {
  kind: VisitKind;
  /** Accepted answers a second, when visitors wait for each other. */
  capacity: number;
  /** Requests a second in the overload, and accepted answers. */
  offered: number;
  goodput: number;
  /** Answers that said when to come back. */
  refused: number;
  /** What was wrong, once for each answer. */
  failures: string[];
  /** Of the accepted answers in the overload, in milliseconds. */
  p95: number;
  /** Of cached pages that were read meanwhile. */
  cachedPageP95: number;
  /** The part of its core that the generator used in the overload. */
  usage: number;
}

/**
 * Asks three times as much of the system as it can do, with one kind of visit after the other. This process and the system
 * run on other cores than the generator meanwhile.
 */
export async function overload(topology: Topology): Promise<Measurement[]> {
  const pid = String(process.pid);
  const allowed = execFileSync('taskset', ['-cp', pid], { encoding: 'utf8' }).split(':').at(-1)?.trim() ?? '';
  const pin = (cores: string) => execFileSync('taskset', ['-acp', cores, pid], { stdio: 'ignore' });
  const cores = splitCores(allowed);
  pin(cores.system);
  try {
    const system = await startSystem(topology);
    try {
      const results: Measurement[] = [];
      for (const kind of visitKinds) results.push(await generate(cores.generator, system.origin, kind));
      return results;
    } finally {
      await system.close();
    }
  } finally {
    pin(allowed);
  }
}

async function generate(core: string, ...args: string[]): Promise<Measurement> {
  const generator = [process.execPath, '--conditions=@myler/source', join(import.meta.dirname, 'generator.ts')];
  const { stdout } = await promisify(execFile)('taskset', ['-c', core, ...generator, ...args], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Measurement;
}

/**
 * The last core for the generator, so that it neither takes time from what it measures nor waits for it, and all others for
 * the system.
 *
 * @param allowed as `taskset` lists them, such as `0,2-5`
 */
export function splitCores(allowed: string): { system: string; generator: string } {
  const cores = allowed.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });
  const generator = cores.pop() ?? '';
  if (cores.length === 0) throw new Error('The overload needs two cores.');
  return { system: cores.join(), generator };
}

/** What must not have happened: each a sentence, none when the system holds. */
export function overloadProblems(results: readonly Measurement[]): string[] {
  return results.flatMap(({ kind, goodput, capacity, failures, usage }) =>
    [
      goodput >= GOAL * capacity ? '' : `goodput is ${percent(goodput / capacity)} of the capacity`,
      usage <= GENERATOR_LIMIT ? '' : `the generator used ${percent(usage)} of its core, so it was the limit`,
      ...Object.entries(Object.groupBy(failures, (what) => what)).map(([what, all]) => `${what}, ${all?.length} times`),
    ].flatMap((problem) => (problem ? [`Overloaded with ${kind}: ${problem}.`] : [])),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
