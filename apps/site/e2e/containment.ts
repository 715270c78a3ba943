import type { Locator, Page } from '@playwright/test';
import { dialogNames, type DialogType } from '@myler/state/dialogs';
import { expect } from './test.ts';

export const dialog = (page: Page, type: DialogType) =>
  page.getByRole('dialog', { name: dialogNames[type], exact: true });
export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');

export async function close(page: Page, type: DialogType): Promise<void> {
  // The first, because the terms have another close button at their foot.
  await dialog(page, type).getByRole('button', { name: 'Close' }).first().click();
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const isAsking = () => leave.isVisible();
  await expect.poll(async () => (await isAsking()) || (await page.getByRole('dialog').count()) === 0).toBe(true);
  // A wizard with input asks for confirmation.
  if (await isAsking()) await leave.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects that another dialog opens, and that a link navigates without loading a document. */
export async function theRestWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const other = footer(page).getByRole('button', { name: 'Your privacy' });
  await other.click();
  await expect(dialog(page, 'cookie-consent').getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other).toBeFocused();
  await footer(page).getByRole('link', { name: 'Work with us' }).click();
  await expect(page).toHaveTitle(/^Work with us/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

export const message = (within: Locator) => within.getByRole('alert').filter({ hasText: 'Something went wrong' });
export const tryAgain = (within: Locator) => within.getByRole('button', { name: 'Try again' });
