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
