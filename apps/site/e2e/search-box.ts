import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The request of the box for suggestions, and of the page for results. */
export const SEARCH = '**/v1/hotels/search?*';

export const box = (page: Page) => page.getByRole('combobox', { name: 'Where to' });
// By the list's name, because the header's currencies are options too.
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
export const openFromHeader = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
};
