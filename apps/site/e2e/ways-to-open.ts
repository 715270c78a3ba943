import { expect, type Page } from '@playwright/test';
import { insertLink } from './insert-link.ts';
import { waitUntilReady } from './test.ts';

/** Follows the page's own link, or a link that this adds when no page has one. */
export async function followLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await addLink(page, path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.first().click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await expect(page.locator(`#site [data-island=account]:not([data-hydrate-on])`)).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** Adds a link that a journey needs and no page has. */
export async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate(insertLink, path);
}

/** Both ways to reach a page: the server renders one, the router the other. */
export const waysToOpen: Record<string, (page: Page, path: string) => Promise<void>> = {
  'by its address': async (page, path) => {
    await page.goto(path);
    await waitUntilReady(page);
  },
  'by a link': async (page, path) => {
    await page.goto('/about');
    await waitUntilReady(page);
    await followLink(page, path);
  },
};
