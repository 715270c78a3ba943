import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { waitUntilReady, expect, test, blockPictures } from './test.ts';

const pages = [
  ...onePageOfEachKind,
  '/search-results',
  '/search-results?q=seychelles',
  '/search-results?q=xyzzyq',
  '/our-hotels?region=africa&month=8&ids=dar-zahra',
  '/myler-directory?match=1&specialism=snow&ages=4',
  '/travel-journal?page=2',
  '/e-gift-card/open',
  '/e-gift-card/order',
  '/shortlist/together',
  '/account',
];

/** The breakpoints, widths between them, and 320: a window of 1280 pixels at 400 %. */
const widths = [320, 360, 375, 450, 600, 768, 1024, 1280, 1440, 1650, 1920];

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const path of pages) {
      test(`axe finds no violation on ${path}, and the page is no wider than the window`, ({ page }) =>
        expectAccessibleAndFitting(page, path));
    }

    test.describe('on the not-found page', () => {
      test.use({ expectedMessages: [/status of 404/] });

      test('axe finds no violation, and the page is no wider than the window', ({ page }) =>
        expectAccessibleAndFitting(page, '/no-such-page'));
    });
  });
}

for (const path of pages) {
  test(`${path} is no wider than the window at widths from 320 to 1920 pixels`, async ({ page }) => {
    await blockPictures(page);
    await page.goto(path);
    await waitUntilReady(page);
    const tooWide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) tooWide.push(`${wider} pixels at ${width}`);
    }
    expect(tooWide).toEqual([]);
  });
}

async function expectAccessibleAndFitting(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
  const map = page.locator('#map');
  if ((await map.count()) > 0) {
    // On a telephone it stands in the list's place, once it is asked for.
    if (await map.isHidden()) {
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Map', exact: true }).click();
    }
    await map.scrollIntoViewIfNeeded();
    await expect(page.locator('#map-keys')).toBeAttached();
  }
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
