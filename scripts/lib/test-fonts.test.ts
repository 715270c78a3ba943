import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browsers.ts';
import { fontconfig, writeFontconfig } from './test-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('The fonts of the tests', () => {
  it('are those of one folder, and the file includes no font of the machine', () => {
    const text = fontconfig({ fonts: '/project/fonts', cache: '/project/cache' });
    expect(text.match(/<dir>.*<\/dir>/g)).toEqual(['<dir>/project/fonts</dir>']);
    expect(text).not.toContain('<include');
  });

  it('may be in a folder with any name', () => {
    expect(fontconfig({ fonts: '/a & b/<c>', cache: '/cache' })).toContain('<dir>/a &amp; b/&lt;c></dir>');
  });

  it('are installed with the project, in the folder that the file names', () => {
    const text = readFileSync(writeFontconfig(folder), 'utf8');
    const fonts = /<dir>(.*)<\/dir>/.exec(text)?.[1] ?? '';
    expect(existsSync(join(fonts, 'DejaVuSans.ttf'))).toBe(true);
  });

  it.runIf(process.platform === 'linux')(
    'are those that a browser uses for generic families, whatever the machine’s configuration names',
    async () => {
      vi.stubEnv('FONTCONFIG_FILE', '/missing/fonts.conf');
      const browser = await chromium.launch(await chromiumLaunchOptions());
      try {
        const page = await browser.newPage();
        const widths = await page.evaluate(() => {
          const context = document.createElement('canvas').getContext('2d');
          return [
            'DejaVu Sans',
            'sans-serif',
            'system-ui',
            'DejaVu Serif',
            'serif',
            'DejaVu Sans Mono',
            'monospace',
          ].map((family) => {
            if (!context) throw new Error('There is no canvas.');
            context.font = `100px "${family}"`;
            if (!family.includes(' ')) context.font = `100px ${family}`;
            return context.measureText('illicit WAVE').width;
          });
        });
        const [sans, generic, system, serif, genericSerif, mono, genericMono] = widths;
        expect(new Set([sans, serif, mono]).size).toBe(3);
        expect([generic, system, genericSerif, genericMono]).toEqual([sans, sans, serif, mono]);
      } finally {
        await browser.close();
        vi.unstubAllEnvs();
      }
    },
  );
});
