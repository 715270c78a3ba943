import { hotelCount, hotelCountInWords } from '@myler/config/hotel-count';
import type { Locator, Page } from '@playwright/test';
import { arrived, expect, holdBack, test } from './test.ts';

const found = (page: Page) => page.locator('main p[role=status]');
const cards = (page: Page) => page.getByRole('list', { name: 'Hotels', exact: true }).locator('> li');
const allFound = new RegExp(`^${hotelCount} hotels`);
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function numberOf(status: Locator): Promise<number> {
  return Number.parseInt(await status.innerText(), 10);
}

async function openHotels(page: Page, query = ''): Promise<void> {
  await page.goto(`/our-hotels${query}`);
  await arrived(page);
}

test.describe('narrowing the list', () => {
  const choices: { what: string; choose: (page: Page) => Promise<unknown>; address: RegExp; says: RegExp }[] = [
    {
      what: 'a region',
      choose: (page) => page.getByRole('combobox', { name: 'Region' }).selectOption('asia'),
      address: /\?region=asia$/,
      says: /^\d+ hotels? in Asia$/,
    },
    {
      what: 'a month',
      choose: (page) => page.getByRole('combobox', { name: 'Month' }).selectOption('10'),
      address: /\?month=10$/,
      says: /good in October/,
    },
    {
      what: 'children’s ages',
      choose: (page) => page.getByRole('textbox', { name: 'Children’s ages' }).pressSequentially('2 and 7'),
      address: /\?ages=2(,|%2C)7$/,
      says: /for children of 2 and 7/,
    },
    {
      what: 'the number of adults',
      choose: (page) => page.getByRole('combobox', { name: 'Adults' }).selectOption('4'),
      address: /\?adults=4$/,
      says: /for four adults/,
    },
    {
      what: 'cots in one room',
      choose: (page) => page.getByRole('combobox', { name: 'Cots in one room' }).selectOption('2'),
      address: /\?cots=2$/,
      says: /with two cots/,
    },
    {
      what: 'connecting rooms',
      choose: (page) => page.getByRole('checkbox', { name: /Connecting rooms/ }).check(),
      address: /\?connecting=1$/,
      says: /with connecting rooms/,
    },
    {
      what: 'a kids’ club',
      choose: (page) => page.getByRole('checkbox', { name: /Kids’ club/ }).check(),
      address: /\?kidsClub=1$/,
      says: /with a kids’ club/,
    },
    {
      what: 'a pool',
      choose: (page) => page.getByRole('checkbox', { name: /A pool/ }).check(),
      address: /\?pool=1$/,
      says: /with a pool/,
    },
    {
      what: 'a price',
      choose: (page) => page.getByRole('combobox', { name: 'A night' }).selectOption('1'),
      address: /\?price=1$/,
      says: /up to £350 a night/,
    },
  ];

  for (const { what, choose, address, says } of choices) {
    test(`by ${what}: the address and the words above the list say so`, async ({ page }) => {
      await openHotels(page);
      const before = await numberOf(found(page));
      await choose(page);
      await expect(page).toHaveURL(address);
      await expect(found(page)).toHaveText(says);
      const after = await numberOf(found(page));
      expect(after).toBeGreaterThan(0);
      expect(after).toBeLessThanOrEqual(before);
      await expect(cards(page)).toHaveCount(Math.min(after, 24));
    });
  }

  test('several at once leave what the counts beside them promised', async ({ page }) => {
    await openHotels(page, '?region=africa');
    const pools = await page.locator('label', { has: page.getByRole('checkbox', { name: /A pool/ }) }).innerText();
    const promised = Number(/\d+/.exec(pools)?.[0]);
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(found(page)).toHaveText(new RegExp(`^${promised} hotels? in Africa with a pool$`));
  });

  test('keeps the focus, what is being typed, and the place on the page', async ({ page }) => {
    await openHotels(page);
    await page.evaluate(() => window.scrollTo({ top: 220, behavior: 'instant' }));
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.focus();
    await region.selectOption('europe');
    await expect(found(page)).toHaveText(/in Europe/);
    await expect(region).toBeFocused();
    expect(await scrollOf(page)).toBe(220);
    const ages = page.getByRole('textbox', { name: 'Children’s ages' });
    await ages.pressSequentially('4, 9');
    await expect(found(page)).toHaveText(/for children of 4 and 9/);
    await expect(ages).toBeFocused();
    await expect(ages).toHaveValue('4, 9');
  });

  for (const [when, isAsleep] of Object.entries({ 'before the page is alive': true, later: false })) {
    test(`keeps the words in the search field that were typed ${when}, and lays no list out`, async ({ page }) => {
      const words = page.getByRole('combobox', { name: 'Where to' });
      const release = isAsleep ? await holdBack(page, '**/assets/entry-client-*.js') : undefined;
      if (release) await page.goto('/our-hotels');
      else await openHotels(page);
      await words.fill('palm');
      const region = page.getByRole('combobox', { name: 'Region' });
      await region.focus();
      await region.selectOption('africa');
      await release?.();
      await expect(found(page)).toHaveText(/in Africa/);
      await expect(words).toHaveValue('palm');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await words.press('Enter');
      await expect(page).toHaveURL(/\/search-results\?q=palm$/);
    });
  }

  test('a chip takes one thing off, Clear all everything, and the fields follow', async ({ page }) => {
    await openHotels(page, '?region=asia&pool=1&ages=3');
    await page.getByRole('link', { name: 'Take off: A child of 3' }).click();
    await expect(page).toHaveURL(/\?region=asia&pool=1$/);
    await expect(page.getByRole('textbox', { name: 'Children’s ages' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /A pool/ })).toBeChecked();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/our-hotels$/);
    await expect(found(page)).toHaveText(allFound);
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /A pool/ })).not.toBeChecked();
  });

  test('sorts by price, both ways', async ({ page }) => {
    const prices = async () => {
      const texts = await cards(page).locator('[data-price=GBP]').allInnerTexts();
      return texts.map((text) => Number(text.replaceAll(/[£,]/g, '')));
    };
    await openHotels(page);
    await page.getByRole('combobox', { name: 'In order of' }).selectOption('price');
    await expect(page).toHaveURL(/\?sort=price$/);
    await expect(async () => {
      const shown = await prices();
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }).toPass();
    const [lowest] = await prices();
    await page.getByRole('combobox', { name: 'In order of' }).selectOption('price-down');
    await expect(page).toHaveURL(/\?sort=price-down$/);
    await expect.poll(async () => (await prices())[0]).toBeGreaterThan(lowest ?? Infinity);
  });

  test('each hotel is on one page of the list', async ({ page }) => {
    await openHotels(page);
    const names = await cards(page).locator('h3').allInnerTexts();
    const pages = Math.ceil(hotelCount / 24);
    for (let number = 2; number <= pages; number += 1) {
      await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
      await expect(found(page)).toHaveText(new RegExp(`page ${number} of ${pages}`));
      await expect(cards(page)).toHaveCount(Math.min(24, hotelCount - names.length));
      names.push(...(await cards(page).locator('h3').allInnerTexts()));
    }
    expect(names).toHaveLength(hotelCount);
    expect(new Set(names).size).toBe(hotelCount);
  });

  test('what an address cannot mean is passed over, and its canonical form says the rest', async ({
    page,
    request,
  }) => {
    const query = '?region=asia&month=13&ages=many&pool=perhaps&page=zero&utm_source=letter';
    const answer = await request.get(`/our-hotels${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]+\/our-hotels\?region=asia"/);
    await page.goto(`/our-hotels${query}`);
    await expect(found(page)).toHaveText(/^\d+ hotels in Asia$/);
  });

  test('a shared list shows its own hotels, and nothing else', async ({ page }) => {
    await openHotels(page, '?ids=dar-zahra,maison-palmier');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Take off: A list of two' })).toBeVisible();
  });
});

test.describe('coming back', () => {
  test('Back undoes a filter, and the fields follow', async ({ page }) => {
    await openHotels(page);
    await page.getByRole('combobox', { name: 'Region' }).selectOption('americas');
    await expect(found(page)).toHaveText(/in the Americas/);
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(found(page)).toHaveText(/with a pool/);
    await page.goBack();
    await expect(found(page)).toHaveText(/^\d+ hotels? in the Americas$/);
    await expect(page.getByRole('checkbox', { name: /A pool/ })).not.toBeChecked();
    await page.goBack();
    await expect(found(page)).toHaveText(allFound);
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
  });

  for (const { from, query } of [
    { from: 'a list that the server made', query: '?region=africa' },
    { from: 'a list that was narrowed here', query: '' },
  ]) {
    test(`from a hotel to ${from} leads to the same list at the same height`, async ({ page }) => {
      await openHotels(page, query);
      if (!query) await page.getByRole('combobox', { name: 'Region' }).selectOption('africa');
      await expect(found(page)).toHaveText(/in Africa/);
      const card = cards(page).nth(4);
      await card.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
      const height = await scrollOf(page);
      expect(height).toBeGreaterThan(600);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(found(page)).toHaveText(/in Africa/);
      await expect.poll(() => scrollOf(page)).toBe(height);
    });
  }
});

test.describe('asking for too much', () => {
  const query = '?region=alps-and-north&ages=1&cots=4&adults=12&price=1';

  test('says which wish to drop, and dropping it finds something', async ({ page }) => {
    await openHotels(page, '?region=africa&month=8&ids=dar-zahra');
    await expect(page.getByRole('heading', { name: 'No house of ours does all of that.' })).toBeVisible();
    const way = page.getByRole('link', { name: '1 hotel without “August”' });
    await way.click();
    await expect(found(page)).toHaveText(/^1 hotel in Africa$/);
    await expect(cards(page).getByRole('heading')).toHaveText('Dar Zahra');
  });

  test('says so too when one wish less is not enough', async ({ page }) => {
    await openHotels(page, query);
    await expect(page.getByRole('heading', { name: 'No house of ours does all of that.' })).toBeVisible();
    await page.getByRole('link', { name: `Start again with all ${hotelCountInWords}` }).click();
    await expect(found(page)).toHaveText(allFound);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends what is chosen, and the list, the map and its index are there', async ({ page }) => {
    await page.goto('/our-hotels');
    await page.getByRole('combobox', { name: 'Region' }).selectOption('indian-ocean');
    await page.getByRole('textbox', { name: 'Children’s ages' }).fill('2, 7');
    await page.getByRole('checkbox', { name: /Connecting rooms/ }).check();
    await page.getByRole('button', { name: 'Show hotels' }).click();
    await expect(page).toHaveURL(/region=indian-ocean/);
    await expect(found(page)).toHaveText(
      /^\d+ hotels in the Indian Ocean with connecting rooms for children of 2 and 7$/,
    );
    await expect(page.getByRole('textbox', { name: 'Children’s ages' })).toHaveValue('2, 7');
    await expect(cards(page)).toHaveCount(await numberOf(found(page)));
    await expect(page.locator('#map [data-marker]').first()).toBeVisible();
    await page.getByText('Index to the map').click();
    await expect(page.locator('#map details a')).toHaveCount(await numberOf(found(page)));
    await page.getByRole('link', { name: 'Take off: Connecting rooms' }).click();
    await expect(page).toHaveURL(/\?region=indian-ocean&ages=2,7$/);
  });

  test('a hotel’s page says who sleeps where, in three currencies, and leads to the web app and back', async ({
    page,
    request,
  }) => {
    await page.goto('/our-hotels/maison-palmier');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Palmier');
    await expect(page.getByRole('row', { name: /^Takamaka Family/ })).toContainText('Door to Takamaka Two');
    const html = await (await request.get('/our-hotels/maison-palmier')).text();
    for (const currency of ['GBP', 'EUR', 'USD']) expect(html).toContain(`data-price="${currency}"`);
    const out = page.getByRole('link', { name: 'Plan it in the web app' }).first();
    await expect(out).toHaveAttribute('href', '/app/hotels/maison-palmier?redirect=%2Four-hotels%2Fmaison-palmier');
    await out.click();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
  });
});

test.describe('when the provider fails', () => {
  test.use({ expectedMessages: [/status of 502|ERR_FAILED/] });

  test('what was there stays, what was chosen stays, and there is a way to ask again', async ({ page }) => {
    await openHotels(page, '?region=asia');
    const before = await cards(page).locator('h3').allInnerTexts();
    await page.route('**/v1/hotels/**', (route) =>
      route.fulfill({ status: 502, contentType: 'application/json', body: '{"message":"down"}' }),
    );
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(page.getByRole('heading', { name: 'The hotels did not reach us.' })).toBeVisible();
    await expect(cards(page).locator('h3')).toHaveText(before);
    await expect(page.getByRole('checkbox', { name: /A pool/ })).toBeChecked();
    await page.unroute('**/v1/hotels/**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(found(page)).toHaveText(/in Asia with a pool/);
  });
});

test.describe('the map', () => {
  const markers = (page: Page) => page.locator('#map [data-marker]');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  async function openMap(page: Page, query = ''): Promise<void> {
    await openHotels(page, query);
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(page.locator('#map-keys')).toBeAttached();
  }

  test('its code is fetched when it comes into view and not before', async ({ page }) => {
    // Asked for twice, since it is fetched before it is imported; the import finds it in the browser's cache.
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (/\/assets\/[^/]*map[^/]*\.js/i.test(request.url())) fetched.add(request.url());
    });
    await page.setViewportSize({ width: 390, height: 700 });
    await openHotels(page);
    expect([...fetched]).toEqual([]);
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(page.locator('#map-keys')).toBeAttached();
    expect([...fetched].filter((url) => url.includes('map.island'))).toHaveLength(1);
  });

  test('shows every hotel that the list found, alone or in a number', async ({ page }) => {
    await openMap(page);
    const names = await markers(page).evaluateAll((all) =>
      all.flatMap((marker) => marker.getAttribute('data-marker')?.split(' ') ?? []),
    );
    expect(new Set(names).size).toBe(hotelCount);
  });

  test('is one stop for Tab, and arrows lead to the nearest that way', async ({ page }) => {
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

  test('lights the card of the hotel that has the focus, and the other way round', async ({ page }) => {
    await openMap(page, '?region=indian-ocean');
    await page.locator('#map [data-marker="maison-palmier"]').focus();
    await expect(page.locator('[data-hotel=maison-palmier]')).toHaveAttribute('data-lit', '');
    await expect(page.locator('[data-lit]')).toHaveCount(1);
    await page.locator('[data-hotel=nine-dhonis]').getByRole('link').focus();
    await expect(page.locator('[data-hotel=maison-palmier]')).not.toHaveAttribute('data-lit');
    await expect(page.locator('#map [data-marker="nine-dhonis"]')).toHaveAttribute('class', /lit/);
  });

  test('Enter on a number comes closer, Escape leads back, and Enter on a hotel opens it', async ({ page }) => {
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

  test('its parts come closer without changing the list', async ({ page }) => {
    await openMap(page);
    await page.locator('#map').getByRole('link', { name: 'Asia' }).click();
    await expect(page.getByRole('group', { name: 'Map: Asia' })).toBeVisible();
    await expect(found(page)).toHaveText(allFound);
  });
});

test.describe('a hotel that is not there', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('answers 404 with the not-found page', async ({ page, request }) => {
    expect((await request.get('/our-hotels/atlantis')).status()).toBe(404);
    await page.goto('/our-hotels/atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends at the hedge.');
  });
});
