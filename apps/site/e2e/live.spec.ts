import { addLink, arrivals } from './arrivals.ts';
import { presses } from './live.ts';
import { arrived, expect, test, withoutPictures } from './test.ts';

test.describe('Every press does what it is there for', () => {
  for (const [name, { path, does }] of Object.entries(presses)) {
    for (const [how, arrive] of Object.entries(arrivals)) {
      test(`${name}, ${how}`, async ({ page }) => {
        await withoutPictures(page);
        await arrive(page, path);
        const control = page.locator(`#site [data-${name}]`).filter({ visible: true }).first();
        await does(control, page);
      });
    }
  }
});

test('A link whose dialog there is no more leads to its page', async ({ page }) => {
  await page.goto('/about');
  await arrived(page);
  await addLink(page, '/careers');
  const link = page.locator('main a[href="/careers"]').first();
  await link.evaluate((element) => Object.assign(element.dataset, { app: '', dialog: 'one-of-last-year' }));
  await link.click();
  await expect(page).toHaveURL(/\/careers$/);
});
