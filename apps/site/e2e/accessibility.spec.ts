import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrived, expect, test } from './test.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

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

    for (const dialog of ['join-us-1', 'terms-and-conditions', 'cookie-consent']) {
      test(`the dialog ${dialog} has nothing that axe objects to`, async ({ page }) => {
        await page.goto('/');
        await page.locator(`[data-dialog=${dialog}]`).first().dispatchEvent('click');
        await expect(page.getByRole('dialog')).toBeVisible();
        // A dialog that is still fading in has no contrast to speak of.
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.use({ expectedMessages: [/status of 404/] });
