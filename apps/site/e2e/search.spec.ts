import type { Locator, Page, Route } from '@playwright/test';
import { violations } from './axe.ts';
import { arrived, expect, holdBack, test } from './test.ts';

const SEARCH = '**/v1/hotels/search?*';

const box = (page: Page) => page.getByRole('combobox', { name: 'Where to' });
// The header's currencies are options as well.
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
const selected = (page: Page) => list(page).getByRole('option', { selected: true });
const openFromHeader = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
};

test.describe('from the header of any page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/membership');
    await openFromHeader(page);
  });

  test('an empty box offers inspirations, by feeling and by moment', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'By feeling' }).getByRole('option')).toHaveCount(6);
    await expect(page.getByRole('group', { name: 'By moment' }).getByRole('option')).toHaveCount(6);
    await page.keyboard.type('palm');
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'By feeling' })).toBeHidden();
    await box(page).fill('');
    await expect(page.getByRole('group', { name: 'By moment' }).getByRole('option')).toHaveCount(6);
    await expect(option(page, /Maison Palmier/)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    const title = (await selected(page).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inspirations#/);
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  });

  test('suggestions come in groups, with what was typed marked, and lead where they say', async ({ page }) => {
    await page.keyboard.type('palm');
    const palmier = page.getByRole('group', { name: 'Hotels' }).getByRole('option', { name: /Maison Palmier/ });
    await expect(palmier.locator('mark')).toHaveText('Palm');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await palmier.click();
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
    await expect(box(page)).toHaveCount(0);
  });

  test('the keyboard goes through them, and the words stay one’s own', async ({ page }) => {
    await page.keyboard.type('seychel');
    await expect(option(page, /^Seychelles/)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(selected(page)).toHaveCount(1);
    await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '');
    await page.keyboard.press('Home');
    await expect(selected(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('seychel');
    expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('seychel');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('Enter takes the suggestion that the arrows stand on', async ({ page }) => {
    await page.keyboard.type('maison palmier');
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toContainText('Maison Palmier');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
  });

  test('Enter sends the words', async ({ page }) => {
    await page.keyboard.type('lake');
    await expect(list(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results\?q=lake$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“lake”');
  });

  test('an input method keeps its Enter: it ends the word, and sends nothing', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'うみ', selectionStart: 2, selectionEnd: 2 });
    await expect(box(page)).toHaveValue('うみ');
    await box(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
    await client.send('Input.insertText', { text: '海' });
    await expect(box(page)).toHaveValue('海');
    await expect(page).toHaveURL(/\/membership$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results\?q=%E6%B5%B7$/);
  });

  test('a late answer to earlier words is never shown', async ({ page }) => {
    const late: Route[] = [];
    await page.route(SEARCH, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'dar') late.push(route);
      else await route.continue();
    });
    await page.keyboard.type('dar');
    await expect.poll(() => late.length).toBe(1);
    const givenUp = page.waitForEvent('requestfailed', (request) => request === late[0]?.request());
    await box(page).fill('palmier');
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    // Whatever answers it now comes to nobody.
    await givenUp;
    await late[0]?.continue().catch(() => undefined);
    await expect(option(page, /Dar Zahra/)).toHaveCount(0);
    await expect(option(page, /Maison Palmier/)).toBeVisible();
  });

  test('words that answer to nothing are told so, and lead on', async ({ page }) => {
    await page.keyboard.type('xyzzyq');
    await expect(page.getByText('No place, hotel or inspiration answers to “xyzzyq”.')).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).fill('palm');
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    await expect(page.getByText('No place, hotel or inspiration answers')).toHaveCount(0);
    await box(page).fill('xyzzyq');
    await expect(page.getByText('No place, hotel or inspiration answers to “xyzzyq”.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing answers to “xyzzyq”.');
    await expect(page.getByRole('main')).toContainText('Fewer words');
  });

  test.describe('when the line drops', () => {
    test.use({ expectedMessages: [/status of 503/] });

    test('what was found stays, and one can try again', async ({ page }) => {
      await page.keyboard.type('palm');
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
      await page.keyboard.type('i');
      await expect(page.getByText('The line dropped while we looked for “palmi”.')).toBeVisible();
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.unroute(SEARCH);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('The line dropped')).toHaveCount(0);
      await expect(option(page, /Maison Palmier/).locator('mark')).toHaveText('Palmi');
    });
  });
});

/** What each result says it is, in the words above its name. */
const kindsOf = (results: Locator) =>
  results.evaluateAll((all) => all.map((result) => result.querySelector('p')?.textContent ?? ''));

test.describe('the page of results', () => {
  test('each result says why it is there, and kinds are links', async ({ page, request }) => {
    await page.goto('/search-results?q=seychelles');
    const results = page.getByRole('main').getByRole('article');
    const { items } = (await (await request.get('/v1/hotels/search?q=seychelles&page=1&limit=20')).json()) as {
      items: { label: string; reason: string }[];
    };
    await expect(results).toHaveCount(items.length);
    for (const [index, { label, reason }] of items.entries()) {
      await expect(results.nth(index).getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(results.nth(index).getByText(reason, { exact: true })).toBeVisible();
    }
    expect(new Set(await kindsOf(results)).size).toBeGreaterThan(1);
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Hotels/ })
      .click();
    await expect(page).toHaveURL(/q=seychelles&kinds=hotel$/);
    await expect(page.getByText('One of our hotels answers to “seychelles”.')).toBeVisible();
    expect(new Set(await kindsOf(results))).toEqual(new Set(['Hotel']));
    await expect(results.filter({ hasText: 'Maison Palmier' })).toContainText('In the Seychelles');
  });

  test('Back leads to the search before, with its words in the box', async ({ page }) => {
    await page.goto('/search-results?q=lake');
    await arrived(page);
    await box(page).fill('desert');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“desert”');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“lake”');
    await expect(box(page)).toHaveValue('lake');
  });

  test('the header’s control leads to the page’s own box', async ({ page }) => {
    await page.goto('/search-results?q=lake');
    await arrived(page);
    await openFromHeader(page);
    await expect(box(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue('lake');
  });

  test('what is typed before the bar is alive is kept', async ({ page }) => {
    const release = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto('/search-results');
    await box(page).click();
    await page.keyboard.type('palm');
    await release();
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('form[role=search]')).toHaveCount(1);
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    await expect(box(page)).toHaveValue('palm');
    await expect(box(page)).toBeFocused();
  });

  test('words that are marked while the bar comes alive are still marked, and typed over', async ({ page }) => {
    const release = await holdBack(page, '**/assets/search.island-*.js');
    await page.goto('/search-results?q=lake');
    await arrived(page);
    await box(page).selectText();
    await release();
    await expect(page.getByRole('combobox', { name: 'Where to' })).toBeFocused();
    await page.keyboard.type('desert');
    await expect(box(page)).toHaveValue('desert');
  });

  test.describe('when the line drops', () => {
    test.use({ expectedMessages: [/status of 503/] });

    test('what had been found before stays below, whoever made that page', async ({ page }) => {
      await page.goto('/search-results?q=seychelles');
      await arrived(page);
      await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
      await box(page).fill('desert');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'The answer did not reach us.' })).toBeVisible();
      await expect(page.getByText('Below is what we had found for “seychelles”.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Maison Palmier' })).toBeVisible();
      await page.unroute(SEARCH);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What answers to “desert”.');
    });
  });

  test('is not for search engines', async ({ request }) => {
    expect(await (await request.get('/search-results?q=lake')).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s control leads to a form that searches', async ({ page }) => {
    await page.goto('/membership');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search-results\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where would they like to wake up?');
    await box(page).fill('seychelles');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=seychelles$/);
    await expect(page.getByRole('link', { name: 'Maison Palmier' })).toBeVisible();
    await expect(page.getByRole('button', { name: /on your list/ })).toHaveCount(0);
  });

  test('inspirations tell their stories, each at its own address', async ({ page, request }) => {
    const { items } = (await (await request.get('/v1/hotel-inspirations')).json()) as {
      items: { title: string; story: string[] }[];
    };
    expect(items).toHaveLength(12);
    await page.goto('/inspirations');
    const stories = page.getByRole('main').getByRole('article');
    await expect(stories).toHaveCount(12);
    for (const { title, story } of items) {
      const told = stories.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      for (const paragraph of story) await expect(told).toContainText(paragraph);
    }
    const link = page.getByRole('navigation', { name: 'Inspirations' }).getByRole('link').last();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  });
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('an open list has nothing that axe objects to', async ({ page }) => {
      await page.goto('/membership');
      await openFromHeader(page);
      await page.keyboard.type('palm');
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await violations(page)).toEqual([]);
    });
  });
}
