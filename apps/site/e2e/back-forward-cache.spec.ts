import { chromiumLaunchOptions } from '../../../scripts/browsers.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { expect, test, waitUntilReady } from './test.ts';

// Playwright switches the cache off for all other journeys, and the headless shell has none.
test.use({
  launchOptions: {
    ...(await chromiumLaunchOptions({ isWhole: true })),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of onePageOfEachKind) {
  test(`A visitor leaves ${path}, goes back, and the browser shows it from memory`, async ({ page }) => {
    await page.goto(path);
    await waitUntilReady(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    await page.goto('/trace');
    await page.goBack({ waitUntil: 'commit' });
    const reasons = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          notRestoredReasons?: unknown;
        })[];
        return JSON.stringify(navigation?.notRestoredReasons);
      });
    await expect(page.locator('html'), await reasons()).toHaveAttribute('data-restored', 'true');
  });
}
