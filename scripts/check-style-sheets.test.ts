import { expect, it } from 'vitest';
import { checkStyleSheets } from './check-style-sheets.ts';
import { folderOf } from './lib/folder-of.ts';

const problemIn = (file: string, text: string) =>
  checkStyleSheets(folderOf({ 'packages/ui/package.json': { name: 'ui' }, [`packages/ui/${file}`]: text }))[0]?.problem;
const rule = 'a { color: red; }';

it('accepts names of breakpoints, widths of containers, and hover styles for pointers that can hover', () => {
  for (const css of [
    `@media (--sm) and (--below-lg) { ${rule} }`,
    '@media print { a { max-width: 9cm; } }',
    `@container (min-width: 34rem) { ${rule} }`,
    `/* @media (min-width: 1024px) { a:hover {} */ ${rule}`,
    `@media (hover: hover) and (--md) { a { &:hover ${rule} } }`,
    `@layer x { @media screen and (hover:hover) { .a:hover, .b:focus ${rule} } }`,
    `a::before { content: ':hover { '; } ${rule}`,
  ])
    expect(problemIn('a.css', css), css).toBeUndefined();
  expect(problemIn('a.ts', "const sizes = `${minWidth('md')} 30vw, 90vw`;")).toBeUndefined();
  expect(problemIn('a.test.ts', "expect(sizes).toBe('(min-width: 1024px) 30vw');")).toBeUndefined();
});

it('names the line of a literal width, and of a hover style for touch screens', () => {
  for (const [file, text] of [
    ['a.css', `${rule}\n@media (min-width: 768px) { ${rule} }`],
    ['a.css', `\n@media print, (450px <= width < 64rem) { ${rule} }`],
    ['a.css', `/* one\n*/ @media (--md) and (max-inline-size: 76rem) { ${rule} }`],
    ['a.tsx', "\nconst sizes = '(min-width: 64rem) 22vw, 90vw';"],
    ['a.ts', "\nmatchMedia('(width < 450px)');"],
    ['a.css', `\na:hover ${rule}`],
    ['a.css', `@media (hover: hover) { ${rule} }\n.b:focus, .a:hover ${rule}`],
    ['a.css', `@media (hover: none) {\n .a { &:hover ${rule} } }`],
  ] as const)
    expect(problemIn(file, text), text).toMatch(new RegExp(`^packages/ui/${file}:2 `));
});

it('names a gap, a column template and a font size outside the scale, where pages and forms are laid out', () => {
  const css = `${rule}
.a { gap: var(--space-3) 0; grid-template-columns: minmax(0, 1fr); font-size: var(--lead); }
.b {
  column-gap: clamp(2rem, 5vw, 3rem);
  grid-template-columns: 6fr 5fr;
  font-size: 0.9375rem; /* gap: 3px */
}`;
  const problems = (folder: string) =>
    checkStyleSheets(folderOf({ [`${folder}/package.json`]: { name: 'x' }, [`${folder}/src/a.css`]: css }))[0]?.problem;
  expect(
    problems('apps/site')
      ?.split('\n')
      .map((line) => line.replace(/: use a layout.*/, '')),
  ).toEqual([
    'apps/site/src/a.css:4 column-gap: clamp(2rem, 5vw, 3rem)',
    'apps/site/src/a.css:5 grid-template-columns: 6fr 5fr',
    'apps/site/src/a.css:6 font-size: 0.9375rem',
  ]);
  expect(problems('packages/ui')).toBeUndefined();
});
