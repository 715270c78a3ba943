import { hotelCount } from '@myler/config/hotel-count';
import type { Page } from '@playwright/test';
import { allHotelsFound, resultCount, openHotels } from './hotels-page.ts';
import { expect, test } from './test.ts';

test.describe('the map', () => {
  const markers = (page: Page) => page.locator('#map [data-marker]');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  async function openMap(page: Page, query = ''): Promise<void> {
    await openHotels(page, query);
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(page.locator('#map-keys')).toBeAttached();
  }

  test('loads its code when it comes into view, and not before', async ({ page }) => {
    // Requested twice, because it is fetched before it is imported; the import finds it in the browser's cache.
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (/\/assets\/[^/]*map[^/]*\.js/i.test(request.url())) fetched.add(request.url());
    });
    await page.setViewportSize({ width: 390, height: 700 });
    await openHotels(page);
    expect([...fetched]).toEqual([]);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.locator('#map-keys')).toBeAttached();
    expect([...fetched].filter((url) => url.includes('map.island'))).toHaveLength(1);
  });

  test('shows every hotel of the list, on its own or in a cluster', async ({ page }) => {
    await openMap(page);
    const names = await markers(page).evaluateAll((all) =>
      all.flatMap((marker) => marker.getAttribute('data-marker')?.split(' ') ?? []),
    );
    expect(new Set(names).size).toBe(hotelCount);
  });

  test('is one tab stop, and an arrow key focuses a hotel in its direction', async ({ page }) => {
    await openMap(page, '?region=africa');
    await expect(page.locator('#map [data-marker][tabindex="0"]')).toHaveCount(1);
    await page.locator('#map [data-marker][tabindex="0"]').focus();
    const positions = await markers(page).evaluateAll((all) =>
      all.map((marker) => ({
        label: marker.getAttribute('aria-label') ?? '',
        y: marker.getBoundingClientRect().y,
      })),
    );
    const yOf = (label: string) => positions.find((position) => position.label === label)?.y ?? Number.NaN;
    const start = await focused(page);
    const key = yOf(start) > Math.min(...positions.map(({ y }) => y)) + 40 ? 'ArrowUp' : 'ArrowDown';
    await page.keyboard.press(key);
    const next = await focused(page);
    expect(next).not.toBe(start);
    if (key === 'ArrowUp') expect(yOf(next)).toBeLessThan(yOf(start));
    else expect(yOf(next)).toBeGreaterThan(yOf(start));
    await expect(page.locator('#map [data-marker][tabindex="0"]')).toHaveCount(1);
  });

  test('highlights the card of the focused hotel, and the hotel of the focused card', async ({ page }) => {
    await openMap(page, '?region=indian-ocean');
    await page.locator('#map [data-marker="maison-palmier"]').focus();
    await expect(page.locator('[data-hotel=maison-palmier]')).toHaveAttribute('data-highlighted', '');
    await expect(page.locator('[data-highlighted]')).toHaveCount(1);
    await page.locator('[data-hotel=nine-dhonis]').getByRole('link').focus();
    await expect(page.locator('[data-hotel=maison-palmier]')).not.toHaveAttribute('data-highlighted');
    await expect(page.locator('#map [data-marker="nine-dhonis"]')).toHaveAttribute('class', /highlighted/);
  });

  test('zooms in by Enter on a cluster and out by Escape, and opens a hotel by Enter', async ({ page }) => {
    await openMap(page);
    const many = page.locator('#map [data-marker*=" "]').first();
    const inside = (await many.getAttribute('data-marker')) ?? '';
    await many.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Map: The world' })).toHaveCount(0);
    await expect(page.locator(`#map [data-marker="${inside}"]`)).toHaveCount(0);
    await expect(page).toHaveURL(/\/our-hotels$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Map: The world' })).toBeVisible();
    await expect(page.locator(`#map [data-marker="${inside}"]`)).toBeFocused();
    await page.locator('#map [data-marker="maison-palmier"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Palmier');
  });

  test('zooms in on a region without changing the list', async ({ page }) => {
    await openMap(page);
    await page.locator('#map').getByRole('link', { name: 'Asia' }).click();
    await expect(page.getByRole('group', { name: 'Map: Asia' })).toBeVisible();
    await expect(resultCount(page)).toHaveText(allHotelsFound);
  });
});
