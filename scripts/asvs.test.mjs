import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementProblems, requirementRows } from './checks/requirements.mjs';
import { readJson, root } from './lib/workspace.mjs';

const listed = /** @type {{ 1: string[], 2: string[] }} */ (readJson(join(root, 'scripts/checks/asvs-levels.json')));
/** @param {string} number */
const sortKey = (number) => number.split('.').reduce((key, part) => 100 * key + Number(part), 0);
const levels = Object.fromEntries(
  [...listed[1].map((number) => [number, 1]), ...listed[2].map((number) => [number, 2])].toSorted(
    ([a], [b]) => sortKey(String(a)) - sortKey(String(b)),
  ),
);

describe('docs/asvs.md', () => {
  const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

  it('has each requirement of levels 1 and 2 once, with an existing test, a document or a reason', () => {
    // So many are in the standard.
    expect([listed[1].length, listed[2].length, Object.keys(levels).length]).toEqual([70, 183, 253]);
    expect(requirementProblems(text, levels)).toEqual([]);
  });

  it('counts at its beginning what its rows say', () => {
    const counts = requirementRows(text, levels).reduce(
      (counts, { state, numbers }) => counts.set(state, (counts.get(state) ?? 0) + numbers.length),
      /** @type {Map<string, number>} */ (new Map()),
    );
    for (const [state, count] of counts) expect(text).toContain(`| ${state} | ${count} |`);
  });
});

describe('the check of requirements', () => {
  const three = { '1.1.1': 1, '1.1.2': 2, '1.2.1': 2 };
  const test = '[A test](../scripts/asvs.test.mjs)'.replace('A test', 'finds a number that is missing or there twice');
  /** @param {string} numbers @param {string} [level] @param {string} [state] @param {string} [shown] */
  const row = (numbers, level = '1', state = 'met', shown = test) =>
    `| ${numbers} | ${level} | what it asks | ${state} | ${shown} |`;
  const rest = row('1.1.2 to 1.2.1', '2', 'not applicable', 'There is no such thing in this product.');
  /** @param {...string} rows */
  const problems = (...rows) => requirementProblems(rows.join('\n'), three);

  it('finds no problem in rows in order', () => {
    expect(problems(row('1.1.1'), rest)).toEqual([]);
    expect(problems(row('1.1.1', '1', 'met', 'Written in [a document](security.md#keys).'), rest)).toEqual([]);
  });

  it('finds a number that is missing or there twice', () => {
    expect(problems(rest)).toEqual(['1.1.1 is missing']);
    expect(problems(row('1.1.1'), row('1.1.1'), rest)).toEqual(['1.1.1 is there twice']);
    expect(problems(row('1.1.1'), rest, row('1.2.9'))).toContain('1.2.9 is no number of level 1 or 2');
    expect(problems(row('1.1.1'), rest, '| 1.1.3 | a row of another form |')).toEqual(['1 rows cannot be read']);
  });

  it('finds a test that is gone', () => {
    for (const link of ['[finds nothing at all](../scripts/asvs.test.mjs)', test.replace('asvs', 'nowhere')])
      expect(problems(row('1.1.1', '1', 'met', link), rest)).toEqual([
        expect.stringMatching(/^1\.1\.1 names a test that is gone: finds/),
      ]);
  });

  it('finds a row with neither a test nor a reason, with another level or in other words', () => {
    expect(problems(row('1.1.1', '1', 'met', 'It surely is, all the time.'), rest)).toEqual([
      '1.1.1 needs a test or a document',
    ]);
    expect(problems(row('1.1.1', '1', 'not met', 'Later.'), rest)).toEqual(['1.1.1 needs a reason']);
    expect(problems(row('1.1.1', '1', 'decision', test), rest)).toEqual(['1.1.1 needs a reason']);
    expect(problems(row('1.1.1', '2'), rest)).toEqual(['1.1.1 is of level 1']);
    expect(problems(row('1.1.1', '1', 'nearly'), rest)).toEqual(['1.1.1 says "nearly"']);
  });
});
