// The rules of docs/asvs.md: each requirement has one row, and each row has a test, a document or a reason.
import { hasTest, testLink } from '../lib/named-tests.mjs';

/** What a row may say, and what it then needs. */
const NEEDS = /** @type {const} */ ({
  met: 'a test or a document',
  'not applicable': 'a reason',
  decision: 'a reason',
  'not met': 'a reason',
});

/** Links to documents; tests have a form of their own. */
const documentLink = /\]\((?!https?:|\.\.\/[^)]*\.(?:test|spec)\.)[^)]+\)/;
const ROW = /^\| (?<numbers>\d[^|]*) \| (?<level>[^|]+) \| (?<words>[^|]+) \| (?<state>[^|]+) \| (?<shown>.+) \|$/;

/**
 * @typedef {{ numbers: string[], level: string, words: string, state: string, shown: string }} Row
 * @typedef {Record<string, number>} Levels the level of each number, in the order of the standard
 */

/**
 * The rows of the tables. A row may stand for all numbers from one to another: "10.1.1 to 10.7.3".
 *
 * @param {string} text
 * @param {Levels} levels
 * @returns {Row[]}
 */
export function requirementRows(text, levels) {
  const all = Object.keys(levels);
  return text.split('\n').flatMap((line) => {
    const groups = ROW.exec(line)?.groups;
    if (!groups) return [];
    const { numbers = '', level = '', words = '', state = '', shown = '' } = groups;
    const [first = '', last = first] = numbers.split(' to ');
    const [from, to] = [all.indexOf(first), all.indexOf(last)];
    return [{ numbers: from < 0 || to < from ? [numbers] : all.slice(from, to + 1), level, words, state, shown }];
  });
}

/**
 * What is wrong with the tables.
 *
 * @param {string} text
 * @param {Levels} levels
 * @returns {string[]} a sentence each
 */
export function requirementProblems(text, levels) {
  const rows = requirementRows(text, levels);
  const found = rows.flatMap(({ numbers }) => numbers);
  const lines = text.split('\n').filter((line) => /^\| \d/.test(line)).length;
  return [
    ...(lines === rows.length ? [] : [`${lines - rows.length} rows cannot be read`]),
    ...Object.keys(levels)
      .filter((number) => !found.includes(number))
      .map((number) => `${number} is missing`),
    ...found.filter((number, index) => found.indexOf(number) !== index).map((number) => `${number} is there twice`),
    ...found.filter((number) => !(number in levels)).map((number) => `${number} is no number of level 1 or 2`),
    ...rows.flatMap((row) => rowProblems(row, levels).map((problem) => `${row.numbers[0]} ${problem}`)),
  ];
}

/** @param {Row} row @param {Levels} levels @returns {string[]} */
function rowProblems({ numbers, level, state, shown }, levels) {
  const expected = [1, 2].filter((each) => numbers.some((number) => levels[number] === each)).join(', ');
  const tests = [...shown.matchAll(testLink)].map(
    ({ groups }) => /** @type {{ title: string, file: string }} */ (groups),
  );
  const reason = shown.replaceAll(testLink, '').split(/\s+/).filter(Boolean);
  const hasReason = reason.length >= 5;
  const needs = NEEDS[/** @type {keyof typeof NEEDS} */ (state)];
  const isShown = state === 'met' ? tests.length > 0 || documentLink.test(shown) : hasReason;
  return [
    ...(level === expected ? [] : [`is of level ${expected}`]),
    ...(needs ? [] : [`says "${state}"`]),
    ...(needs && !isShown ? [`needs ${needs}`] : []),
    ...tests.filter((test) => !hasTest(test)).map(({ title, file }) => `names a test that is gone: ${title} (${file})`),
  ];
}
