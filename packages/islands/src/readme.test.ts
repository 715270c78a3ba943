import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderPage } from '../test-support/tea-shop/server.tsx';

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
const shop = `${import.meta.dirname}/../test-support/tea-shop`;

/** A file of the shop, with the imports that it has outside this package. */
function asOutside(file: string): string {
  return readFileSync(`${shop}/${file}`, 'utf8').replaceAll(
    /'\.\.\/\.\.\/src\/([\w-]+)(?:\/index)?\.ts'/g,
    "'@myler/islands/$1'",
  );
}

it('the README shows the shop for tea as it is compiled here', () => {
  const blocks = [...readme.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```/gms)];
  expect(blocks.map(([, file]) => file)).toEqual([
    'islands.ts',
    'steeping.island.tsx',
    'TeaPage.tsx',
    'server.tsx',
    'browser.tsx',
  ]);
  for (const [, file = '', code] of blocks) expect(code, file).toBe(asOutside(file));
});

it('the shop’s page is what the README shows', async () => {
  const [, html] = /^```html\n<!-- renderPage\(\) -->\n(.*?)\n```/ms.exec(readme) ?? [];
  expect(await renderPage()).toBe(html?.replaceAll(/\n */g, ''));
});
