import { arrivals } from './arrivals.ts';
import { presses } from './live.ts';
import { test, withoutPictures } from './test.ts';

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
