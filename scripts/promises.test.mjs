import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hotelCountInWords } from '../packages/config/src/hotel-count.gen.ts';
import { hasTest, testLink } from './lib/named-tests.mjs';
import { root } from './lib/workspace.mjs';

const text = readFileSync(join(root, 'docs/promises.md'), 'utf8');
const rows = [
  ...text.matchAll(/^\| (?<words>(?!words|---).+?) \| \[[^\]]+\]\(\.\.\/(?<file>[^)]+)\) \| (?<keeper>.+) \|$/gm),
].map(({ groups }) => /** @type {{ words: string, file: string, keeper: string }} */ (groups));

/** @param {string} source */
const flat = (source) =>
  source
    .replaceAll("{' '}", ' ')
    .replaceAll(/\$?\{hotelCountInWords\}/g, hotelCountInWords)
    .replaceAll(/\s+/g, ' ');

describe('docs/promises.md', () => {
  it('has only rows that this test can read', () => {
    expect(rows.length).toBe(text.split('\n').filter((line) => /^\| (?!words|---)/.test(line)).length);
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(rows)('has “$words” in the file that the row names', ({ words, file }) => {
    expect(flat(readFileSync(join(root, file), 'utf8'))).toContain(flat(words));
  });

  it.each(rows)('has existing tests, people or an open issue for “$words”', ({ keeper }) => {
    const parts = keeper.split('<br>');
    for (const part of parts.filter((each) => !each.startsWith('['))) {
      expect(part).toMatch(/^(?:open: (?:hotels|notices)|people: .+)$/);
    }
    // A promise that people keep still needs the test of the software's last part in it.
    expect(parts.some((part) => part.startsWith('open:') || part.startsWith('['))).toBe(true);
    const tests = [...keeper.matchAll(testLink)].map(
      ({ groups }) => /** @type {{ title: string, file: string }} */ (groups),
    );
    expect(tests).toHaveLength(parts.filter((part) => part.startsWith('[')).length);
    expect(tests.filter((test) => !hasTest(test))).toEqual([]);
  });
});

/** The invented persons of tests and stories (`packages/forms/src/people`) have their own telephone numbers. */
const isReadByVisitors = (/** @type {string} */ name) =>
  /^(?!people\/)(?!.*(?:\.test|\.stories|countries\.json)).*\.(?:tsx?|json|md)$/.test(name);

/** @param {string} folder @returns {string[]} what is written there that a visitor may read, a file each */
const writtenIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isReadByVisitors)
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

it(
  'the desk’s telephone number and hours are the same in every text',
  { tags: ['promise:complaints', 'promise:desk-hours'] },
  () => {
    const written = [
      'apps/site/src',
      'apps/provider/src/mail',
      'apps/provider/content',
      'packages/forms/src',
      'packages/config/src',
    ]
      .flatMap(writtenIn)
      .map(flat);
    const hours = written.flatMap((each) => [
      ...each.matchAll(/\b(\w+ to \w+)(?:,| London time| in London)*(?: on)? (?:seven days a week|every day)/g),
      ...each.matchAll(/open every day from (\w+ to \w+)/g),
      ...each.matchAll(/answers from (\w+ to \w+)/g),
    ]);
    expect(hours.length).toBeGreaterThan(8);
    expect([...new Set(hours.map(([, from = '']) => from.toLowerCase()))]).toEqual(['nine to six']);
    const numbers = written.flatMap((each) => each.match(/\+44 20 7946 \d{4}/g) ?? []);
    expect(numbers.length).toBeGreaterThan(2);
    expect([...new Set(numbers)]).toEqual(['+44 20 7946 0132']);
  },
);
