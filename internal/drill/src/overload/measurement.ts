import type { VisitKind } from './visits.ts';

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
