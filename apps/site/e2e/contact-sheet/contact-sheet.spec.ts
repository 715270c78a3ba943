import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findProgram } from '../../../../scripts/programs.ts';
import { test, waitUntilSettled } from '../test.ts';
import { dialogScreens, open, pageScreens, printed, type Screen, type Visit } from './screens.ts';
import { folderOf, widths } from './sheet.ts';

// The console is judged by the journeys.
test.use({ expectedMessages: /./, contextOptions: { reducedMotion: 'reduce' } });

const screensOf = { pages: pageScreens, dialogs: Object.values(dialogScreens) };

for (const kind of ['pages', 'dialogs'] as const)
  for (const [name, screen] of screensOf[kind].flatMap((screens) => Object.entries(screens)))
    test(`${kind}: ${name}`, async ({ page, stack, emailOf }) => {
      await page.setViewportSize(viewport(widths[0]));
      await arrive(screen, { page, stack, emailOf });
      for (const width of widths) {
        await page.setViewportSize(viewport(width));
        await waitUntilSettled(page);
        // A menu of telephones is closed where the header shows the same links.
        if (kind === 'dialogs' && (await page.getByRole('dialog').count()) === 0) break;
        if (kind === 'pages') await showEverything(page);
        await page.screenshot({ path: join(folderOf(kind), `${name}-${width}.png`), fullPage: kind === 'pages' });
      }
    });

for (const [name, address] of Object.entries(printed))
  test(`print: ${name}`, async ({ page }) => {
    await open(page, address);
    await showEverything(page);
    const file = join(folderOf('print'), `${name}.pdf`);
    await mkdir(folderOf('print'), { recursive: true });
    await writeFile(file, await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    execFileSync(findProgram('pdftoppm'), ['-r', '60', '-png', file, join(folderOf('print'), name)]);
  });

const viewport = (width: number) => ({ width, height: width < 768 ? 780 : 900 });

async function arrive(screen: Screen, visit: Visit): Promise<void> {
  if (typeof screen === 'string') await open(visit.page, screen);
  else await screen(visit);
}

/** Loads the pictures that would load when somebody scrolls to them. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await waitUntilSettled(page);
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
}
