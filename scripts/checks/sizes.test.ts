import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { sizeProblems, sizesOf, withSizes } from './sizes.ts';

const target = (name: string) => ({
  types: `./dist/${name}/index.d.ts`,
  default: `./dist/${name}/index.js`,
});
const manifest = { name: '@myler/ui', exports: { './button': target('button'), './tokens': target('tokens') } };
const readme = `# ui\n\n<!-- \`pnpm generate\` writes this table. -->\n<!-- The end of the table. -->\n\nMore.\n`;
const sizes = [
  { entryPoint: '@myler/ui/button', code: 524, styles: 1260 },
  { entryPoint: '@myler/ui/tokens', code: 96, styles: 0 },
];

describe('the sizes of a package', () => {
  it('hold what an entry point imports, without peers and without what it loads later', async () => {
    const long = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 6007).join(',');
    const folder = folderOf({
      'package.json': manifest,
      'dist/button/index.js': `import { useState } from 'react'; import { a } from '../a.js'; export const b = () => useState(a);`,
      'dist/a.js': 'export const a = () => import("./later.js");',
      'dist/later.js': `export const later = [${long}];`,
      'dist/tokens/index.js': `export const tokens = [${long}];`,
      'dist/button.css': `.a { grid-template-columns: ${long}; }`,
    });
    const [button, tokens] = await sizesOf(folder, manifest);
    expect(button?.code).toBeLessThan(1500);
    expect(button?.styles).toBeGreaterThan(3000);
    expect(tokens?.code).toBeGreaterThan(3000);
    expect(tokens?.styles).toBe(0);
  });

  it('are those of production, whatever NODE_ENV says', async () => {
    const folder = folderOf({
      'package.json': manifest,
      'dist/button/index.js': `export { a } from 'dependency';`,
      'dist/tokens/index.js': '',
      'node_modules/dependency/package.json': { exports: { development: './large.js', default: './small.js' } },
      'node_modules/dependency/large.js': `export const a = '${Array.from({ length: 4000 }, (_, at) => (at * 7919) % 6007).join()}';`,
      'node_modules/dependency/small.js': 'export const a = 1;',
    });
    const [button] = await sizesOf(folder, manifest);
    expect(button?.code).toBeLessThan(100);
    expect(process.env['NODE_ENV']).toBe('test');
  });

  it('are written into the place of the README, again and again', () => {
    const once = withSizes(readme, sizes);
    expect(once).toContain(
      '| entry point | kB | kB of styles |\n| --- | --- | --- |\n| `@myler/ui/button` | 0.5 | 1.3 |\n',
    );
    expect(once).toContain('| `@myler/ui/tokens` | 0.1 |  |\n<!-- The end');
    expect(withSizes(once, sizes)).toBe(once);
    expect(once.endsWith('\n\nMore.\n')).toBe(true);
  });

  it('may differ by some bytes, which another machine has and which may round to another figure', () => {
    const other = sizes.map((size) => ({ ...size, styles: size.styles > 0 ? size.styles - 20 : 0 }));
    expect(withSizes(readme, other)).not.toBe(withSizes(readme, sizes));
    expect(sizeProblems(withSizes(readme, sizes), other)).toEqual([]);
  });

  it('have no column for styles where there are none', () => {
    expect(withSizes(readme, sizes.slice(1))).toContain('| entry point | kB |\n| --- | --- |\n');
  });

  it('fail when the table is not true, when there is no place for it, and when a small component grows', () => {
    expect(sizeProblems(withSizes(readme, sizes), sizes)).toEqual([]);
    expect(sizeProblems(readme, sizes)).toEqual([expect.stringContaining('pnpm generate')]);
    expect(() => withSizes('# ui', sizes)).toThrow('no place');
    const grown = sizes.map((size) => ({ ...size, styles: size.styles * 1.2 }));
    expect(sizeProblems(withSizes(readme, sizes), grown)).toEqual([expect.stringContaining('pnpm generate')]);
    const larger = [{ entryPoint: '@myler/ui/button', code: 551, styles: 0 }];
    expect(sizeProblems(withSizes(readme, larger), larger)).toEqual([expect.stringContaining('550 are allowed')]);
  });
});
