/**
 * One row of the table.
 *
 * @typedef {object} Result
 * @property {string} name what is measured
 * @property {number} value the figure that the goal is about
 * @property {string} unit
 * @property {{ words: string, isMet: (value: number) => boolean } | undefined} goal missing for a control
 * @property {string} [details] other figures
 * @property {readonly number[]} [values] those of several runs; `value` is their median
 */

/**
 * One row for each benchmark of several runs, with the values of all of them and the details of the median.
 *
 * @param {readonly (readonly Result[])[]} runs each with the same benchmarks in the same order
 * @returns {(Result & { values: number[] })[]}
 */
export function ofAllRuns(runs) {
  return (runs[0] ?? []).map(({ name }) => {
    const measured = runs.flatMap((run) => run.find((result) => result.name === name) ?? []);
    const [middle] = measured.toSorted((a, b) => a.value - b.value).slice(Math.floor(measured.length / 2));
    if (!middle) throw new Error(`No run has measured ${name}.`);
    return { ...middle, values: measured.map(({ value }) => value) };
  });
}

/** @param {number} limit */
export const atMost = (limit) => ({
  words: `≤ ${limit.toLocaleString('en-GB')}`,
  isMet: (/** @type {number} */ value) => value <= limit,
});

/** @param {number} limit */
export const atLeast = (limit) => ({
  words: `≥ ${limit.toLocaleString('en-GB')}`,
  isMet: (/** @type {number} */ value) => value >= limit,
});

/** @param {readonly Result[]} results */
export const printTable = (results) => console.log(formatTable(results));

/** Whether any run missed the goal. @param {Result} result */
export const isMissed = ({ value, values = [value], goal }) =>
  goal !== undefined && !values.every((each) => goal.isMet(each));

/**
 * @param {readonly Result[]} results
 * @returns {string} a table in Markdown
 */
export function formatTable(results) {
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
  const table = [['benchmark', 'measured', 'goal', 'verdict', 'details'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

const rounded = (/** @type {number} */ value) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** Whether Node was started with this module. @param {ImportMeta} module */
export const isCommand = (module) => process.argv[1] === module.filename;
