import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';

const client = join(import.meta.dirname, '../dist/client');

/** Every length that a media query compares the width with, as written. */
const widthsOf = (css: string) =>
  [...css.matchAll(/@media\b[^{;]*/g)]
    .filter(([query]) => /\b(?:width|inline-size)\b/.test(query))
    .flatMap(([query]) => [...query.matchAll(/[\d.]+\w*/g)].map(([length]) => length));

test(
  'specification 2: layouts change at 375, 450, 1024, 1280 and 1650 pixels and at no other width',
  { tag: ['@spec:2-breakpoints'] },
  async ({ request }) => {
    const files = globSync('assets/*.css', { cwd: client });
    // The base styles, and those of each page and dialog.
    expect(files.length).toBeGreaterThan(50);
    const widths = new Set<string>();
    for (const file of files) {
      const response = await request.get(`/${file}`);
      expect(response.status(), file).toBe(200);
      const css = await response.text();
      expect(css, `${file} holds no custom media that no browser knows`).not.toMatch(/@media[^{;]*\(\s*--/);
      for (const width of widthsOf(css)) widths.add(width);
    }
    expect([...widths].toSorted()).toEqual(['1024px', '1280px', '1650px', '375px', '450px']);
  },
);
