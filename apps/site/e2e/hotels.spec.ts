import { hotelCount, hotelCountInWords } from '@myler/config/hotel-count';
import type { Page } from '@playwright/test';
import { allHotelsFound, hotelCards, resultCount, numberIn, openHotels } from './hotels-page.ts';
import { expect, holdRequests, test } from './test.ts';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('the list of hotels', () => {
  const choices: { choose: (page: Page) => Promise<unknown>; address: RegExp; says: RegExp }[] = [
    {
      choose: (page) => page.getByRole('combobox', { name: 'Region' }).selectOption('asia'),
      address: /\?region=asia$/,
      says: /^\d+ hotels? in Asia$/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'Month' }).selectOption('10'),
      address: /\?month=10$/,
      says: /good in October/,
    },
    {
      choose: (page) => page.getByRole('textbox', { name: 'Children’s ages' }).pressSequentially('2 and 7'),
      address: /\?ages=2(,|%2C)7$/,
      says: /for children of 2 and 7/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'Adults' }).selectOption('4'),
      address: /\?adults=4$/,
      says: /for four adults/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'Cots in one room' }).selectOption('2'),
      address: /\?cots=2$/,
      says: /with two cots/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'Connecting rooms' }).selectOption('4'),
      address: /\?pairs=4$/,
      says: /with four pairs of connecting rooms/,
    },
    {
      choose: (page) => page.getByRole('checkbox', { name: /Step-free/ }).check(),
      address: /\?stepFree=1$/,
      says: /with step-free access/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'Airport within' }).selectOption('60'),
      address: /\?transfer=60$/,
      says: /up to 60 minutes from the airport/,
    },
    {
      choose: (page) => page.getByRole('combobox', { name: 'London flight within' }).selectOption('3'),
      address: /\?flight=3$/,
      says: /up to three hours in the air from London/,
    },
    {
      choose: (page) => page.getByRole('checkbox', { name: /Kids’ club/ }).check(),
      address: /\?kidsClub=1$/,
      says: /with a kids’ club/,
    },
    {
      choose: (page) => page.getByRole('checkbox', { name: /A pool/ }).check(),
      address: /\?pool=1$/,
      says: /with a pool/,
    },
    {
      choose: (page) => page.getByRole('radio', { name: /Up to £350/ }).check(),
      address: /\?price=1$/,
      says: /up to £350.* a night/,
    },
  ];

  test('is filtered by each field, and the address and the summary above it say so', async ({ page }) => {
    await openHotels(page);
    const all = await numberIn(resultCount(page));
    for (const { choose, address, says } of choices) {
      await test.step(address.source, async () => {
        await choose(page);
        await expect(page).toHaveURL(address);
        await expect(resultCount(page)).toHaveText(says);
        const found = await numberIn(resultCount(page));
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThanOrEqual(all);
        await expect(hotelCards(page)).toHaveCount(Math.min(found, 24));
        await page.getByRole('link', { name: 'Clear all' }).click();
        await expect(page).toHaveURL(/\/our-hotels$/);
        await expect(resultCount(page)).toHaveText(allHotelsFound);
      });
    }
  });

  test('has as many hotels as the count beside a second filter promised', async ({ page }) => {
    await openHotels(page, '?region=africa');
    const pools = await page.locator('label', { has: page.getByRole('checkbox', { name: /A pool/ }) }).innerText();
    const promised = Number(/\d+/.exec(pools)?.[0]);
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(resultCount(page)).toHaveText(new RegExp(`^${promised} hotels? in Africa with a pool$`));
  });

  test('lays no list over the filters until something is typed', async ({ page }) => {
    await openHotels(page);
    const search = page.getByRole('combobox', { name: 'Where to' });
    await search.click();
    await search.press('ArrowDown');
    await page.getByRole('combobox', { name: 'Region' }).click({ trial: true });
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
    await search.pressSequentially('palm');
    await expect(page.getByRole('option', { name: /Maison Palmier/ })).toBeVisible();
  });

  test('keeps the focus, the typed text and the scroll position when a filter changes', async ({ page }) => {
    await openHotels(page);
    await page.evaluate(() => window.scrollTo({ top: 220, behavior: 'instant' }));
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.focus();
    await region.selectOption('europe');
    await expect(resultCount(page)).toHaveText(/in Europe/);
    await expect(region).toBeFocused();
    expect(await scrollOf(page)).toBe(220);
    const ages = page.getByRole('textbox', { name: 'Children’s ages' });
    await ages.pressSequentially('4, 9');
    await expect(resultCount(page)).toHaveText(/for children of 4 and 9/);
    await expect(ages).toBeFocused();
    await expect(ages).toHaveValue('4, 9');
  });

  for (const [when, isAsleep] of Object.entries({
    'before the application loads': true,
    'after it has loaded': false,
  })) {
    test(`keeps the text in the search field that was typed ${when}, and opens no suggestions`, async ({ page }) => {
      const words = page.getByRole('combobox', { name: 'Where to' });
      const release = isAsleep ? await holdRequests(page, '**/assets/entry-client-*.js') : undefined;
      if (release) await page.goto('/our-hotels');
      else await openHotels(page);
      await words.fill('palm');
      const region = page.getByRole('combobox', { name: 'Region' });
      await region.focus();
      await region.selectOption('africa');
      await release?.();
      await expect(resultCount(page)).toHaveText(/in Africa/);
      await expect(words).toHaveValue('palm');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await words.press('Enter');
      await expect(page).toHaveURL(/\/search-results\?q=palm$/);
    });
  }

  test('loses one filter by its chip and every filter by “Clear all”, and the fields follow', async ({ page }) => {
    await openHotels(page, '?region=asia&pool=1&ages=3');
    await page.getByRole('link', { name: 'Remove: A child of 3' }).click();
    await expect(page).toHaveURL(/\?region=asia&pool=1$/);
    await expect(page.getByRole('textbox', { name: 'Children’s ages' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /A pool/ })).toBeChecked();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/our-hotels$/);
    await expect(resultCount(page)).toHaveText(allHotelsFound);
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /A pool/ })).not.toBeChecked();
  });

  test('is sorted by price, ascending and descending', async ({ page }) => {
    const prices = async () => {
      const texts = await hotelCards(page).locator('[data-price=GBP]').allInnerTexts();
      return texts.map((text) => Number(text.replaceAll(/[£,]/g, '')));
    };
    await openHotels(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
    await expect(page).toHaveURL(/\?sort=price$/);
    await expect(async () => {
      const shown = await prices();
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }).toPass();
    const [lowest] = await prices();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-down');
    await expect(page).toHaveURL(/\?sort=price-down$/);
    await expect.poll(async () => (await prices())[0]).toBeGreaterThan(lowest ?? Infinity);
  });

  test('shows each hotel on exactly one page', { tag: ['@spec:2-our-hotels'] }, async ({ page }) => {
    await openHotels(page);
    const names = await hotelCards(page).locator('h3').allTextContents();
    const pages = Math.ceil(hotelCount / 24);
    for (let number = 2; number <= pages; number += 1) {
      await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
      await expect(resultCount(page)).toHaveText(new RegExp(`page ${number} of ${pages}`));
      await expect(hotelCards(page)).toHaveCount(Math.min(24, hotelCount - names.length));
      names.push(...(await hotelCards(page).locator('h3').allTextContents()));
    }
    expect(names).toHaveLength(hotelCount);
    expect(new Set(names).size).toBe(hotelCount);
  });

  test('ignores invalid filters in the address, and the canonical address has the valid ones', async ({
    page,
    request,
  }) => {
    const query = '?region=asia&month=13&ages=many&pool=perhaps&page=zero&utm_source=letter';
    const response = await request.get(`/our-hotels${query}`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<link rel="canonical" href="[^"]+\/our-hotels\?region=asia"/);
    await page.goto(`/our-hotels${query}`);
    await expect(resultCount(page)).toHaveText(/^\d+ hotels in Asia$/);
  });

  test('shows only the shared hotels when the address names them', async ({ page }) => {
    await openHotels(page, '?ids=dar-zahra,maison-palmier');
    await expect(hotelCards(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Remove: A list of two' })).toBeVisible();
  });
});

test.describe('the browser’s Back', () => {
  test('undoes a filter, and the fields follow', async ({ page }) => {
    await openHotels(page);
    await page.getByRole('combobox', { name: 'Region' }).selectOption('americas');
    await expect(resultCount(page)).toHaveText(/in the Americas/);
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(resultCount(page)).toHaveText(/with a pool/);
    await page.goBack();
    await expect(resultCount(page)).toHaveText(/^\d+ hotels? in the Americas$/);
    await expect(page.getByRole('checkbox', { name: /A pool/ })).not.toBeChecked();
    await page.goBack();
    await expect(resultCount(page)).toHaveText(allHotelsFound);
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
  });

  for (const { from, query } of [
    { from: 'a list that the server rendered', query: '?region=africa' },
    { from: 'a list that the browser filtered', query: '' },
  ]) {
    test(`leads from a hotel to ${from}, at the same scroll position`, async ({ page }) => {
      await openHotels(page, query);
      if (!query) await page.getByRole('combobox', { name: 'Region' }).selectOption('africa');
      await expect(resultCount(page)).toHaveText(/in Africa/);
      const card = hotelCards(page).nth(4);
      await card.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
      const height = await scrollOf(page);
      expect(height).toBeGreaterThan(600);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(resultCount(page)).toHaveText(/in Africa/);
      await expect.poll(() => scrollOf(page)).toBe(height);
    });
  }
});

test.describe('filters that match no hotel', () => {
  const query = '?region=alps-and-north&ages=1&cots=4&adults=12&price=1';

  test('show which filter to remove, and removing it finds a hotel', async ({ page }) => {
    await openHotels(page, '?region=africa&month=8&ids=dar-zahra');
    await expect(page.getByRole('heading', { name: 'No hotel of ours does all of that.' })).toBeVisible();
    const way = page.getByRole('link', { name: '1 hotel without “August”' });
    await way.click();
    await expect(resultCount(page)).toHaveText(/^1 hotel in Africa$/);
    await expect(hotelCards(page).getByRole('heading')).toHaveText('Dar Zahra');
  });

  test('lead to all hotels when removing one filter is not enough', async ({ page }) => {
    await openHotels(page, query);
    await expect(page.getByRole('heading', { name: 'No hotel of ours does all of that.' })).toBeVisible();
    await page.getByRole('link', { name: `Start again with all ${hotelCountInWords}` }).click();
    await expect(resultCount(page)).toHaveText(allHotelsFound);
  });
});
