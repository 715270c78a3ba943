import { hotelCount } from '@myler/config/hotel-count';
import type { Locator, Page } from '@playwright/test';
import { waitUntilReady } from './test.ts';

export const resultCount = (page: Page) => page.locator('main p[role=status]');
export const hotelCards = (page: Page) => page.getByRole('list', { name: 'Hotels', exact: true }).locator('> li');
export const allHotelsFound = new RegExp(`^${hotelCount} hotels`);

export async function numberIn(status: Locator): Promise<number> {
  return Number.parseInt(await status.innerText(), 10);
}

export async function openHotels(page: Page, query = ''): Promise<void> {
  await page.goto(`/our-hotels${query}`);
  await waitUntilReady(page);
}
