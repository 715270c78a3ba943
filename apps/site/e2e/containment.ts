import type { Locator, Page } from '@playwright/test';
import { dialogNames, type DialogType } from '@myler/state/dialogs';
import { expect } from './test.ts';

export const dialog = (page: Page, type: DialogType) =>
  page.getByRole('dialog', { name: dialogNames[type], exact: true });
export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');

/**
 * Opens a dialog by its id, as every control of the site does (`app/event-delegation.ts`), without a control on the page.
 */
export async function openDialog(page: Page, type: DialogType): Promise<void> {
  await page.evaluate((id) => {
    const control = document.createElement('button');
    control.dataset['action'] = '';
    control.dataset['dialog'] = id;
    document.querySelector('main')?.append(control);
    control.focus();
    control.click();
    control.remove();
  }, type);
}

export async function closeDialog(page: Page, type: DialogType): Promise<void> {
  // The first, because the terms have another close button at their foot.
  await dialog(page, type).getByRole('button', { name: 'Close' }).first().click();
  const leaveButton = page.getByRole('button', { name: 'Leave', exact: true });
  const asksForConfirmation = () => leaveButton.isVisible();
  await expect
    .poll(async () => (await asksForConfirmation()) || (await page.getByRole('dialog').count()) === 0)
    .toBe(true);
  // A wizard with input asks for confirmation.
  if (await asksForConfirmation()) await leaveButton.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects that another dialog opens, and that a link navigates without loading a document. */
export async function expectRestToWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const privacyButton = footer(page).getByRole('button', { name: 'Your privacy' });
  await privacyButton.click();
  await expect(dialog(page, 'cookie-consent').getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(privacyButton).toBeFocused();
  await footer(page).getByRole('link', { name: 'Work with us' }).click();
  await expect(page).toHaveTitle(/^Work with us/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

export const failureMessage = (within: Locator) =>
  within.getByRole('alert').filter({ hasText: 'Something went wrong' });
export const tryAgainButton = (within: Locator) => within.getByRole('button', { name: 'Try again' });
