/**
 * One row of the table.
 *
 * @typedef {object} Result
 * @property {string} name what is measured
 * @property {number} value the figure that the goal is about
 * @property {string} unit
 * @property {{ words: string, isMet: (value: number) => boolean } | undefined} goal missing for a control
 * @property {string} [details] other figures
 */

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

/** @param {Result} result */
export const isMissed = ({ value, goal }) => goal !== undefined && !goal.isMet(value);

/**
 * @param {readonly Result[]} results
 * @returns {string} a table in Markdown
 */
export function formatTable(results) {
  const rows = results.map(({ name, value, unit, goal, details }) => [
    name,
    `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`.trim(),
    goal?.words ?? 'control',
    goal ? (goal.isMet(value) ? 'met' : 'MISSED') : '',
    details ?? '',
  ]);
  const table = [['benchmark', 'measured', 'goal', 'verdict', 'details'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

/** Whether Node was started with this module. @param {ImportMeta} module */
export const isCommand = (module) => process.argv[1] === module.filename;
