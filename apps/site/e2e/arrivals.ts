import { expect, type Page } from '@playwright/test';
import { putLink } from './put-link.ts';
import { arrived } from './test.ts';

/** By the page's own link to it, or by one that is put there where no page has any. */
export async function followLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await addLink(page, path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.first().click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await expect(page.locator(`#site [data-island=account]:not([data-wake])`)).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** Where no page has a link that a journey needs. */
export async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate(putLink, path);
}

/** Both ways to a page, of which each renders it differently. */
export const arrivals: Record<string, (page: Page, path: string) => Promise<void>> = {
  'by its address': async (page, path) => {
    await page.goto(path);
    await arrived(page);
  },
  'by a link': async (page, path) => {
    await page.goto('/about');
    await arrived(page);
    await followLink(page, path);
  },
};
