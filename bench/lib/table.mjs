/**
 * One line of what was measured.
 *
 * @typedef {object} Result
 * @property {string} what
 * @property {number} value what the goal judges
 * @property {string} unit
 * @property {{ words: string, isMet: (value: number) => boolean } | undefined} goal without one it is a control
 * @property {string} [beside] what else was seen
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
export function printTable(results) {
  const rows = results.map(({ what, value, unit, goal, beside }) => [
    what,
    `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`.trim(),
    goal?.words ?? 'control',
    goal ? (goal.isMet(value) ? 'met' : 'MISSED') : '',
    beside ?? '',
  ]);
  const table = [['what', 'measured', 'goal', 'verdict', 'beside it'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  console.log(
    [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n'),
  );
}

/** Whether the module is what Node was started with. @param {ImportMeta} module */
export const isCommand = (module) => process.argv[1] === module.filename;
