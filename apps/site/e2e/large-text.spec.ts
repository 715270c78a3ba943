import type { Locator } from '@playwright/test';
import { dialogScreens, pageScreens, type Screen } from './contact-sheet/screens.ts';
import { dialog } from './containment.ts';
import { enlargeText, lostWhenEnlarged } from './large-text.ts';
import { blockPictures, expect, test, waitUntilReady, waitUntilSettled } from './test.ts';

// The console is judged by the other journeys. A finger needs larger letters in fields.
test.use({ expectedMessages: /./, contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

const telephone = { width: 360, height: 740 };
const onItsSide = { width: 844, height: 390 };

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const screens: [string, Screen][] = [
  { 'search-for-a-long-word': `/search-results?q=${longWord}` },
  ...pageScreens,
  ...Object.values(dialogScreens),
].flatMap((of) => Object.entries(of));

for (const [name, screen] of screens)
  test(`${name}: whoever enlarges the text or narrows the window loses nothing`, async ({ page, stack, emailOf }) => {
    await blockPictures(page);
    await page.setViewportSize(telephone);
    if (typeof screen === 'string') await page.goto(screen);
    else await screen({ page, stack, emailOf });
    await waitUntilSettled(page);
    expect(await lostWhenEnlarged(page)).toEqual([]);
  });

test.describe('on a telephone on its side', () => {
  test('the first window has the headline and the search of home, a membership to join with, and a filter beside the ages', async ({
    page,
  }) => {
    await blockPictures(page);
    await page.setViewportSize(onItsSide);
    await page.goto('/');
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('search').first()).toBeInViewport({ ratio: 1 });
    await page.goto('/faq?join=gold');
    await expect(dialog(page, 'join-us-1').locator('label', { hasText: 'Travel' }).first()).toBeInViewport({
      ratio: 1,
    });
    await page.goto('/our-hotels');
    await waitUntilReady(page);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByLabel('Region')).toBeInViewport({ ratio: 1 });
  });
});

test('the message that a hotel is kept leaves the price and the button Ask free, also with the text alone at 200 %', async ({
  page,
}) => {
  await blockPictures(page);
  await page.setViewportSize(telephone);
  await page.goto('/our-hotels/dar-zahra');
  await waitUntilReady(page);
  await page.getByRole('button', { name: /^Keep/ }).first().click();
  const message = page.locator('output [data-tone=night]');
  const price = page.getByRole('complementary', { name: 'Price of Dar Zahra' });
  const overlap = async () => {
    const { y, height } = await boxOf(message);
    return y + height - (await boxOf(price)).y;
  };
  expect(await overlap()).toBeLessThanOrEqual(0);
  // It stays while somebody points at it.
  await message.hover();
  await page.evaluate(enlargeText, 2);
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('the words for a picture that did not load do not lie on the logo', async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/');
  await waitUntilReady(page);
  const visible = await page.evaluate(() => {
    const logo = document.querySelector('header a')?.getBoundingClientRect();
    return [...document.images]
      .filter((image) => logo && image.getBoundingClientRect().top < logo.bottom && image.alt)
      .map((image) => getComputedStyle(image).color);
  });
  expect(visible).toEqual(['rgba(0, 0, 0, 0)']);
});

async function boxOf(locator: Locator) {
  await locator.first().waitFor();
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`Not on the page: ${String(locator)}`);
  return box;
}
