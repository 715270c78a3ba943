import type { Page } from '@playwright/test';
import type { IslandName } from '@myler/islands/island';
import { waysToOpen, followLink } from './ways-to-open.ts';
import { throwOnFieldUpdate, throwOnText } from './fault-injection.ts';
import { islandExercises } from './island-exercises.ts';
import { waitUntilReady, expect, test } from './test.ts';

const islandOn = (page: Page, name: IslandName) => page.locator(`[data-island=${name}]`).first();

test.describe('An island that fails', () => {
  test.use({ expectedMessages: /broken on purpose|Failed to load resource|did not load/ });

  const calculator = (page: Page) => islandOn(page, 'calculator');
  const moreNightsButton = (page: Page) => calculator(page).getByRole('button', { name: 'More nights', exact: true });
  const failureLine = (page: Page) => page.locator('#pays').getByRole('alert');
  const tryAgainButton = (page: Page) => failureLine(page).getByRole('button', { name: 'Try again' });

  async function expectRestToWork(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await islandOn(page, 'account').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }

  test('shows the server’s markup and an error message, and “Try again” restores it', async ({ page }) => {
    await page.goto('/membership');
    await waitUntilReady(page);
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(moreNightsButton(page)).toBeVisible();
    const nights = calculator(page).getByRole('textbox', { name: /^Nights away/ });
    await nights.press('End');
    await throwOnFieldUpdate(nights);
    await nights.press('8');
    await expect(failureLine(page)).toContainText('This part stopped working.');
    // The server's markup: the sum, and the button for visitors without scripts.
    await expect(calculator(page).getByText('16 nights × 4 at breakfast').first()).toBeVisible();
    await expect(calculator(page).getByRole('button', { name: 'Work it out' })).toBeVisible();
    await calculator(page).getByRole('button', { name: 'Work it out' }).click();
    await expect(failureLine(page)).toBeFocused();
    await expectRestToWork(page);
    await tryAgainButton(page).click();
    await moreNightsButton(page).click();
    await expect(nights).toHaveValue('17');
    await expect(failureLine(page)).toHaveCount(0);
  });

  test('shows an error message on a page opened by a link, and “Try again” restores it', async ({ page }) => {
    await page.goto('/faq');
    await waitUntilReady(page);
    const restore = await throwOnText(page, 'in our hotels');
    await followLink(page, '/membership');
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(failureLine(page)).toContainText('This part stopped working.');
    await expectRestToWork(page);
    await restore();
    await tryAgainButton(page).click();
    await moreNightsButton(page).click();
    await expect(calculator(page).getByRole('textbox', { name: /^Nights away/ })).toHaveValue('17');
    await expect(failureLine(page)).toHaveCount(0);
  });

  for (const [how, openPage] of Object.entries(waysToOpen)) {
    test(`and is taller than the window shows “Try again” within the window, on a page opened ${how}`, async ({
      page,
    }) => {
      // Lower than the map, so that the line would be below the window.
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.route('**/assets/map.island-*.js', (route) => route.abort());
      await openPage(page, '/our-hotels');
      await page.locator('#map').getByRole('link', { name: 'Africa', exact: true }).scrollIntoViewIfNeeded();
      const again = page.locator('#map').getByRole('button', { name: 'Try again' });
      await expect(again).toBeInViewport({ ratio: 1 });
      await page.unrouteAll();
      await again.click();
      await islandExercises.map.run(islandOn(page, 'map'), page);
    });
  }

  for (const [how, openPage] of Object.entries(waysToOpen)) {
    test(`to load, on a page opened ${how}, shows an error message, and “Try again” loads it`, async ({ page }) => {
      const code = /\/assets\/calculator\.island-[^/]+\.js$/;
      await page.route(code, (route) => route.abort());
      await openPage(page, '/membership');
      await calculator(page).scrollIntoViewIfNeeded();
      await expect(failureLine(page)).toContainText('This part did not load.');
      if (how === 'by its address') await expect(calculator(page).getByText('16 nights × 4').first()).toBeVisible();
      await expectRestToWork(page);
      await tryAgainButton(page).click();
      await expect(failureLine(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
      await page.unroute(code);
      await tryAgainButton(page).press('Enter');
      await expect(calculator(page)).toBeFocused();
      await moreNightsButton(page).click();
      await expect(calculator(page).getByRole('textbox', { name: /^Nights away/ })).toHaveValue('17');
      await expect(failureLine(page)).toHaveCount(0);
    });
  }
});
