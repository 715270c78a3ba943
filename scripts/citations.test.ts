import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './lib/source-files.ts';
import { root } from './lib/workspace.ts';

/** The headings of a document. */
const headings = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

const sections = new Set(headings('docs/specification.md').map((heading) => heading.split('.')[0]));
const decisions = headings('docs/product-decisions.md');

/** What code cites and cannot be found. */
function lost(code: string) {
  // A citation may continue in the next line of a comment.
  const text = code.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const cited = [...text.matchAll(/docs\/(?:specification|product-decisions)\.md(?<place>.{0,60})/g)];
  return cited.flatMap(([words, place = '']) => {
    if (words.startsWith('docs/product-decisions')) {
      return decisions.some((heading) => place.startsWith(`, ${heading}`)) ? [] : [words];
    }
    const numbers = /^, sections? (?<first>\d)(?:(?:,| and) (?<second>\d))?/.exec(place)?.groups;
    const isFound = numbers && Object.values(numbers).every((number) => !number || sections.has(number));
    return isFound ? [] : [words];
  });
}

it('each comment that cites the specification or the product decisions names an existing section', () => {
  const found = ['apps', 'packages', 'internal', 'scripts', 'bench'].flatMap((folder) =>
    sourceFiles(join(root, folder))
      .filter((file) => !file.endsWith('citations.test.ts'))
      .flatMap((file) => lost(readFileSync(file, 'utf8')).map((words) => `${relative(root, file)}: ${words}`)),
  );
  expect(found).toEqual([]);
});

it('a citation of a missing section is found, in one line or in two', () => {
  expect(lost('// Empty on failure (docs/specification.md, sections 7 and 8).')).toEqual([]);
  expect(lost('// Empty on failure (docs/specification.md, section 0).')).toHaveLength(1);
  expect(lost('/** Kept (docs/product-decisions.md, The\n * join-us wizard). */')).toEqual([]);
  expect(lost('/** Kept (docs/product-decisions.md, The\n * cookie jar). */')).toHaveLength(1);
});
