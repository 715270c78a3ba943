import { expect, it } from 'vitest';
import { checkHoverStyles } from './check-hover-styles.ts';
import { folderOf } from './lib/folder-of.ts';

const manifest = { 'packages/ui/package.json': { name: '@myler/ui' } };

const problemOf = (css: string) =>
  checkHoverStyles(folderOf({ ...manifest, 'packages/ui/src/a.css': css }))[0]?.problem;

it.each([
  '@media (hover: hover) { a:hover { color: red; } }',
  '@media (--md) { b { color: red; } @media (hover:hover) { a:hover { color: red; } } }',
  '@media (prefers-reduced-motion: no-preference) and (hover: hover) { .a:hover > .b { color: red; } }',
  '/* a:hover { } */ a { color: red; }',
  "a::after { content: '} a:hover {'; }",
])('the check of hover styles accepts %s', (css) => {
  expect(problemOf(css)).toBeUndefined();
});

it.each([
  'b { color: blue; }\na:hover { color: red; }',
  '@media (hover: hover) { b:hover { color: red; } }\na:hover { color: red; }',
  '@media (hover: none) { b { color: red; }\na:hover { color: red; } }',
  '@media (--md) {\na:focus-visible, a:hover { color: red; } }',
  'a:focus-visible,\na:hover .b { color: red; }',
  'a { color: red;\n&:hover { color: blue; } }',
])('the check of hover styles names the line that a touch screen would keep: %j', (css) => {
  expect(problemOf(css)).toMatch(/^packages\/ui\/src\/a\.css:2 .*@media \(hover: hover\)/s);
});
