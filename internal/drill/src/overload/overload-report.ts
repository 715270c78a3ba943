import type { OverloadResult } from './overload.ts';
import type { VisitKind } from './visits.ts';

/** What part of the capacity must be left when three times as much is asked for. */
const GOAL = 0.8;
/** What part of its core a generator may use. Above it, the generator may be what is slow. */
const GENERATOR_LIMIT = 0.9;

const ratioOf = ({ goodput, capacity }: OverloadResult) => goodput / capacity;

/** The results as a table in Markdown. */
export function overloadTable(results: readonly OverloadResult[]): string {
  const head = [
    'what',
    'servers',
    'capacity/s',
    'offered/s',
    'goodput/s',
    'ratio',
    'refused with Retry-After',
    'failed',
    'p50, ms',
    'p95, ms',
    'cached page meanwhile, p95, ms',
    'generator’s core: itself, others',
  ];
  return [head, head.map(() => '---'), ...results.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(result: OverloadResult): string[] {
  const { kind, topology, capacity, offered, goodput, refused, failures, median, p95, cachedPageP95, usage } = result;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const milliseconds = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(0));
  return [
    kind,
    topology,
    ...[capacity, offered, goodput].map((rate) => rate.toFixed(1)),
    ratioOf(result).toFixed(2),
    String(refused),
    String(failed),
    ...[median, p95, cachedPageP95].map(milliseconds),
    [usage.own, usage.others].map(percent).join(', '),
  ];
}

/** What must not have happened: each a sentence, none when the system holds. */
export function overloadProblems(results: readonly OverloadResult[]): string[] {
  return results.flatMap((result) => {
    const { kind, topology, failures, usage } = result;
    const about = `Overloaded with ${kind}, ${topology}`;
    return [
      ...(ratioOf(result) >= GOAL ? [] : [`${about}: goodput is ${percent(ratioOf(result))} of the capacity.`]),
      ...(usage.own <= GENERATOR_LIMIT
        ? []
        : [`${about}: the generator used ${percent(usage.own)} of its core, so it was the limit, and not the system.`]),
      ...Object.entries(failures).map(([what, count]) => `${about}: ${what}, ${count} times.`),
    ];
  });
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** What a generator is told to measure. */
export interface Job {
  origin: string;
  kind: VisitKind;
  /** The core that it is bound to. */
  core: number;
}

/** What a generator has measured. */
export interface Measurement {
  kind: VisitKind;
  /** Accepted answers a second, when visitors wait for each other. */
  capacity: number;
  /** Requests a second in the overload. */
  offered: number;
  /** Accepted answers a second in the overload. */
  goodput: number;
  /** Answers that said when to come back. */
  refused: number;
  /** How often each thing was wrong. */
  failures: Record<string, number>;
  /** Of the accepted answers in the overload, in milliseconds; undefined without any. */
  median: number | undefined;
  p95: number | undefined;
  /** Of cached pages that were read meanwhile, in milliseconds. */
  cachedPageP95: number | undefined;
  /** The part of its core that the generator used in the overload, and the part that other processes used. */
  usage: CoreUsage;
}

export interface CoreUsage {
  own: number;
  others: number;
}
