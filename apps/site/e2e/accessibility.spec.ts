import { violations } from './axe.ts';
import { arrived, expect, test } from './test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const path of ['/', '/membership', '/no-such-page']) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.goto(path);
        await arrived(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.use({ expectedMessages: [/status of 404/] });
