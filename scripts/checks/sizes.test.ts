import { expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { sizeProblems, sizesOf, withSizes } from './sizes.ts';

const target = (name: string) => ({ types: `./dist/${name}/index.d.ts`, default: `./dist/${name}/index.js` });
const manifest = { name: '@myler/ui', exports: { './button': target('button'), './tokens': target('tokens') } };
const readme = `# ui\n\n<!-- generated: sizes -->\n<!-- end -->\n\nMore.\n`;
const sizes = [
  { entryPoint: '@myler/ui/button', code: 524, styles: 1260 },
  { entryPoint: '@myler/ui/tokens', code: 96, styles: 0 },
];

it('sizes hold what an entry point imports in production, without peers and without what it loads later', async () => {
  const long = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 6007).join(',');
  const folder = folderOf({
    'package.json': manifest,
    'dist/button/index.js': `import { useState } from 'react'; import { a } from '../a.js'; import { c } from 'dependency'; export const b = () => useState(a, c);`,
    'dist/a.js': 'export const a = () => import("./later.js");',
    'dist/later.js': `export const later = [${long}];`,
    'dist/tokens/index.js': `export const tokens = [${long}];`,
    'dist/button.css': `.a { grid-template-columns: ${long}; }`,
    'node_modules/dependency/package.json': { exports: { development: './large.js', default: './small.js' } },
    'node_modules/dependency/large.js': `export const c = '${long}';`,
    'node_modules/dependency/small.js': 'export const c = 1;',
  });
  const [button, tokens] = await sizesOf(folder, manifest);
  expect(button?.code).toBeLessThan(1500);
  expect(button?.styles).toBeGreaterThan(3000);
  expect(tokens?.code).toBeGreaterThan(3000);
  expect(tokens?.styles).toBe(0);
  expect(process.env['NODE_ENV']).toBe('test');
});

it('sizes are written into the place of the README, again and again', () => {
  const once = withSizes(readme, sizes);
  expect(once).toContain(
    '| entry point | kB | kB of styles |\n| --- | --- | --- |\n| `@myler/ui/button` | 0.5 | 1.3 |\n',
  );
  expect(once).toMatch(/\| `@myler\/ui\/tokens` \| 0\.1 \| {2}\|\n<!-- end[^]*\n\nMore\.\n$/);
  expect(withSizes(once, sizes)).toBe(once);
  expect(withSizes(readme, sizes.slice(1))).toContain('| entry point | kB |\n| --- | --- |\n');
  expect(() => withSizes('# ui', sizes)).toThrow('no place');
});

it('sizes may differ by some bytes, and fail when the table is not true or a small component grows', () => {
  const problems = (grown: number, written = withSizes(readme, sizes)) =>
    sizeProblems(
      written,
      sizes.map((size) => ({ ...size, styles: size.styles * grown })),
    );
  expect([problems(1), problems(0.984)]).toEqual([[], []]);
  const stale = [expect.stringContaining('pnpm generate')];
  expect([problems(1.2), problems(1, readme)]).toEqual([stale, stale]);
  const larger = [{ entryPoint: '@myler/ui/button', code: 551, styles: 0 }];
  expect(sizeProblems(withSizes(readme, larger), larger)).toEqual([expect.stringContaining('550 are allowed')]);
});
