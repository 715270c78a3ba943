import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the box asks for suggestions, and the page for results. */
export const SEARCH = '**/v1/hotels/search?*';

export const box = (page: Page) => page.getByRole('combobox', { name: 'Where to' });
// The header's currencies are options as well.
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
export const openFromHeader = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
};
