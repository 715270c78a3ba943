import { table } from '../../scripts/lib/generated.ts';

/** One row of the table. */
export interface Result {
  /** What is measured. */
  name: string;
  /** The figure that the goal is about. */
  value: number;
  unit: string;
  /** Missing for a control. */
  goal: { words: string; isMet: (value: number) => boolean } | undefined;
  /** Other figures. */
  details?: string;
  /** Those of several runs; `value` is their median. */
  values?: readonly number[];
}

/**
 * One row for each benchmark of several runs, with the values of all of them and the details of the median.
 *
 * @param runs each with the same benchmarks in the same order
 */
export function ofAllRuns(runs: readonly (readonly Result[])[]): (Result & { values: number[] })[] {
  return (runs[0] ?? []).map(({ name }) => {
    const measured = runs.flatMap((run) => run.find((result) => result.name === name) ?? []);
    const [middle] = measured.toSorted((a, b) => a.value - b.value).slice(Math.floor(measured.length / 2));
    if (!middle) throw new Error(`No run has measured ${name}.`);
    return { ...middle, values: measured.map(({ value }) => value) };
  });
}

export const atMost = (limit: number) => ({
  words: `≤ ${limit.toLocaleString('en-GB')}`,
  isMet: (value: number) => value <= limit,
});

export const atLeast = (limit: number) => ({
  words: `≥ ${limit.toLocaleString('en-GB')}`,
  isMet: (value: number) => value >= limit,
});

/** Whether any run missed the goal. */
export const isMissed = ({ value, values = [value], goal }: Result): boolean =>
  goal !== undefined && !values.every((each) => goal.isMet(each));

/** @returns a table in Markdown */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { value, values = [value], unit, goal, details = '' } = result;
    return [
      result.name,
      `${values.map(rounded).join(', ')} ${unit}`.trim(),
      goal?.words ?? 'control',
      goal ? (isMissed(result) ? 'MISSED' : 'met') : '',
      details,
    ];
  });
  return table(['benchmark', 'measured', 'goal', 'verdict', 'details'], rows);
}

const rounded = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
