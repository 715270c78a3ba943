import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browsers.ts';
import { folderOf } from './folder-of.ts';
import { fontconfig, writeFontconfig } from './test-fonts.ts';

it('the fonts of tests are those of one folder, whatever its name, and none of the machine', () => {
  const text = fontconfig({ fonts: '/a & b/<c>', cache: '/project/cache' });
  expect(text.match(/<dir>.*<\/dir>/g)).toEqual(['<dir>/a &amp; b/&lt;c></dir>']);
  expect(text).not.toContain('<include');
  const [, fonts = ''] = /<dir>(.*)<\/dir>/.exec(readFileSync(writeFontconfig(folderOf({})), 'utf8')) ?? [];
  expect(existsSync(join(fonts, 'DejaVuSans.ttf'))).toBe(true);
});

it.runIf(process.platform === 'linux')(
  'a browser uses them for generic families, whatever the machine names',
  async () => {
    vi.stubEnv('FONTCONFIG_FILE', '/missing/fonts.conf');
    const browser = await chromium.launch(await chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const widthOf = (family: string) =>
        page.evaluate((font) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('There is no canvas.');
          context.font = font;
          return context.measureText('illicit WAVE').width;
        }, `100px ${family}`);
      const [sans, serif, mono] = [
        await widthOf('"DejaVu Sans"'),
        await widthOf('"DejaVu Serif"'),
        await widthOf('"DejaVu Sans Mono"'),
      ];
      expect(new Set([sans, serif, mono]).size).toBe(3);
      for (const [generic, width] of Object.entries({ 'sans-serif': sans, 'system-ui': sans, serif, monospace: mono }))
        expect(await widthOf(generic)).toBe(width);
    } finally {
      await browser.close();
      vi.unstubAllEnvs();
    }
  },
);
