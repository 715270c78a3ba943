import { addLink, waysToOpen } from './ways-to-open.ts';
import { actionExercises } from './action-exercises.ts';
import { waitUntilReady, expect, test, blockPictures } from './test.ts';

test.describe('Every kind of control works', () => {
  for (const [name, { path, run: does }] of Object.entries(actionExercises)) {
    for (const [how, openPage] of Object.entries(waysToOpen)) {
      test(`${name}, on a page opened ${how}`, async ({ page }) => {
        await blockPictures(page);
        await openPage(page, path);
        const control = page.locator(`#site [data-${name}]`).filter({ visible: true }).first();
        await does(control, page);
      });
    }
  }
});

test('A link whose dialog no longer exists opens its page', async ({ page }) => {
  await page.goto('/about');
  await waitUntilReady(page);
  await addLink(page, '/careers');
  const link = page.locator('main a[href="/careers"]').first();
  await link.evaluate((element) => Object.assign(element.dataset, { action: '', dialog: 'one-of-last-year' }));
  await link.click();
  await expect(page).toHaveURL(/\/careers$/);
});
