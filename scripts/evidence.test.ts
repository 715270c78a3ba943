import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asvs, promises, specification, type Requirement } from './lib/evidence.ts';
import { tagsIn } from './lib/evidence-tags.ts';

it('the generated tables of documents are those of the code, and a test keeps each sentence', () => {
  const tables = ['--conditions=@myler/source', join(import.meta.dirname, 'tables.ts'), '--check'];
  expect(spawnSync(process.execPath, tables, { encoding: 'utf8' })).toMatchObject({ stderr: '', status: 0 });
});

const tagged = (tags: Record<string, string>) =>
  new Map(Object.entries(tags).map(([tag, file]) => [tag, new Set([file])]));

it('tags are found in the options of tests, groups and stories that run', () => {
  const source = `
    describe('a group', { tags: 'spec:1-group' }, () => {
      it.each(rows)('a test', { timeout: 5, tags: ['promise:one', 'asvs:1.1.1', 'slow'] }, () => {});
      it.skip('a skipped test', { tags: ['spec:1-skipped'] }, () => {});
    });
    test.describe.skip('a skipped group', () => {
      test('a journey', { tag: '@spec:1-in-it' }, async () => {});
    });
    test(\`a journey \${name}\`, { tag: ['@spec:1-journey', '@sweep'] }, async () => {});
    export const Story = { tags: ['promise:story'] };`;
  expect(tagsIn('a.spec.ts', source)).toEqual([
    'spec:1-group',
    'promise:one',
    'asvs:1.1.1',
    'spec:1-journey',
    'promise:story',
  ]);
});

it('a sentence without a test and a tag without a sentence are found', () => {
  const section = { section: '1', sentences: { '1-a': 'A sentence', '1-b': 'Another' } };
  const { text, problems } = specification([section], tagged({ 'spec:1-a': 'a/b.test.ts', 'spec:1-c': 'c.test.ts' }));
  expect(text).toContain('| A sentence | `1-a` | [b.test](../a/b.test.ts) |');
  expect(problems).toEqual([
    expect.stringContaining('has no spec:1-c, which is named in c.test.ts'),
    expect.stringMatching(/^1-b needs a test/),
  ]);
});

it('a promise that nothing keeps and words that are not in their file are found', () => {
  const file = 'page.tsx';
  const place = {
    place: 'Home',
    promises: {
      kept: { said: { [file]: ['one', 'two  words'] } },
      open: { said: { [file]: 'one' }, open: 'hotels' },
      unkept: { said: { [file]: 'three' }, people: 'somebody' },
    },
  };
  const { text, problems } = promises([place], tagged({ 'promise:kept': 'a.test.ts' }), () => "one\ntwo{' '}words");
  expect(text).toContain('| one ([page.tsx](../page.tsx)) | `open` | open: hotels |');
  expect(problems).toEqual(['unkept: page.tsx lacks “three”', expect.stringMatching(/^unkept needs a test/)]);
});

it('a number that is missing, twice or unknown, and a state without a reason are found', () => {
  const levels = { '1.1.1': 1, '1.1.2': 2, '1.2.1': 2, '1.2.2': 1, '1.2.3': 1 };
  const tags = tagged({ 'asvs:1.1.1': 'a.test.ts' });
  const table = (requirements: Record<string, Requirement>) => asvs([{ chapter: '1', requirements }], tags, levels);
  const reason = 'There is no such thing here.';
  const right = table({
    '1.1.1': 'asked',
    '1.1.2 to 1.2.2': { asks: 'asked', 'not applicable': reason },
    '1.2.3': { asks: 'asked', met: 'Written in [a document](security.md#keys).' },
  });
  expect(right.problems).toEqual([]);
  expect(right.text).toContain(`| 1.1.2 to 1.2.2 | 1, 2 | asked | not applicable | ${reason} |`);
  expect(right.text).toContain('| not applicable | 3 |');
  const wrong = table({
    '1.1.1 to 1.1.2': 'asked',
    '1.1.2': { asks: 'asked', decision: 'No.' },
    '1.2.1': 'asked',
    '1.2.2 to 1.2.9': { asks: 'asked', nearly: reason } as Requirement,
  });
  expect(wrong.problems).toEqual([
    '1.2.2 is missing',
    '1.2.3 is missing',
    '1.1.2 is there twice',
    '1.1.2 needs a reason',
    expect.stringMatching(/^1\.2\.1 needs a test/),
    '1.2.9 is no number of level 1 or 2',
    '1.2.2 to 1.2.9 says "nearly"',
  ]);
});
