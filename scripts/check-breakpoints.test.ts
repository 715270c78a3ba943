import { expect, it } from 'vitest';
import { checkBreakpoints } from './check-breakpoints.ts';
import { folderOf } from './lib/folder-of.ts';

const manifest = { 'packages/ui/package.json': { name: '@myler/ui' } };

const problemOf = (files: Record<string, string>) => checkBreakpoints(folderOf({ ...manifest, ...files }))[0]?.problem;

it.each([
  ['a breakpoint by its name', { 'packages/ui/src/a.css': '@media (--sm) and (--below-lg) { a { color: red; } }' }],
  ['another medium', { 'packages/ui/src/a.css': '@media print { a { max-width: 9cm; } }' }],
  ['the width of a container', { 'packages/ui/src/a.css': '@container (min-width: 34rem) { a { color: red; } }' }],
  ['a width in a comment', { 'packages/ui/src/a.css': '/* @media (min-width: 1024px) { */ a { color: red; }' }],
  ['a condition made of a constant', { 'packages/ui/src/a.ts': "const sizes = `${minWidth('md')} 30vw, 90vw`;" }],
  ['a test', { 'packages/ui/src/a.test.ts': "expect(sizes).toBe('(min-width: 1024px) 30vw');" }],
])('the check of breakpoints accepts %s', (_, files) => {
  expect(problemOf(files)).toBeUndefined();
});

it.each([
  ['packages/ui/src/a.css', 'a { color: red; }\n@media (min-width: 768px) { a { color: blue; } }'],
  ['packages/ui/src/a.css', '\n@media (min-width: 1024px) { a { color: blue; } }'],
  ['packages/ui/src/a.css', '\n@media print, (450px <= width < 64rem) { a { color: blue; } }'],
  ['packages/ui/src/a.css', '/* one\n*/ @media (--md) and (max-inline-size: 76rem) { a { color: blue; } }'],
  ['packages/ui/src/a.tsx', "\nconst sizes = '(min-width: 64rem) 22vw, 90vw';"],
  ['packages/ui/src/a.ts', "\nmatchMedia('(width < 450px)');"],
])('the check of breakpoints names the line of a literal width: %s %j', (file, text) => {
  expect(problemOf({ [file]: text })).toMatch(new RegExp(`^${file}:2 `));
});
