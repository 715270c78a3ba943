import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';
import { fontconfig, writeFontconfig } from './test-fonts.ts';

it('the fonts of tests are those of one folder, whatever its name, and none of the machine', () => {
  const text = fontconfig({ fonts: '/a & b/<c>', cache: '/project/cache' });
  expect(text.match(/<dir>.*<\/dir>/g)).toEqual(['<dir>/a &amp; b/&lt;c></dir>']);
  expect(text).not.toContain('<include');
  const [, fonts = ''] = /<dir>(.*)<\/dir>/.exec(readFileSync(writeFontconfig(folderOf({})), 'utf8')) ?? [];
  expect(existsSync(join(fonts, 'DejaVuSans.ttf'))).toBe(true);
});
