import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/workspace.ts';

/** The invented persons of tests and stories (`packages/forms/src/people`) have their own telephone numbers. */
const isReadByVisitors = (name: string) =>
  /^(?!people\/)(?!.*(?:\.test|\.stories|countries\.json)).*\.(?:tsx?|json|md)$/.test(name);

/** What is written there that a visitor may read, a file each. */
const writtenIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isReadByVisitors)
    .map((name) =>
      readFileSync(join(root, folder, name), 'utf8')
        .replaceAll("{' '}", ' ')
        .replaceAll(/\s+/g, ' '),
    );

it(
  'the desk’s telephone number and hours are the same in every text',
  { tags: ['promise:complaints', 'promise:desk-hours'] },
  () => {
    const folders = 'apps/site/src apps/provider/src/mail apps/provider/content packages/forms/src packages/config/src';
    const written = folders.split(' ').flatMap(writtenIn);
    const hours = written.flatMap((each) => [
      ...each.matchAll(/\b(\w+ to \w+)(?:,| London time| in London)*(?: on)? (?:seven days a week|every day)/g),
      ...each.matchAll(/open every day from (\w+ to \w+)/g),
      ...each.matchAll(/answers from (\w+ to \w+)/g),
    ]);
    expect(hours.length).toBeGreaterThan(8);
    expect([...new Set(hours.map(([, from = '']) => from.toLowerCase()))]).toEqual(['nine to six']);
    expect(written.filter((each) => /talk to (?:her|him|them|us)[^.]*evening/.test(each))).toEqual([]);
    const numbers = written.flatMap((each) => each.match(/\+44 20 7946 \d{4}/g) ?? []);
    expect(numbers.length).toBeGreaterThan(2);
    // The desk’s, and the line of those who have three Mylers.
    expect([...new Set(numbers)].toSorted()).toEqual(['+44 20 7946 0132', '+44 20 7946 0199']);
  },
);
