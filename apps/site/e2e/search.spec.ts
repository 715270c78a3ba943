import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { box, list, openFromHeader, option, SEARCH } from './search-box.ts';
import { expect, test } from './test.ts';

const selected = (page: Page) => list(page).getByRole('option', { selected: true });

test.describe('on home', () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`the search suggests hotels in view, and opens one, at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await box(page).click();
      await page.keyboard.type('palm');
      await expect(option(page, /Maison Palmier/)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('from the header of any page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/membership');
    await openFromHeader(page);
  });

  test(
    'an empty search field offers inspirations, by feeling and by moment',
    { tag: ['@spec:3-search-inspirations'] },
    async ({ page }) => {
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
    },
  );

  test('suggestions come in groups, highlight what was typed, and open their page', async ({ page }) => {
    await page.keyboard.type('palm');
    const palmier = page.getByRole('group', { name: 'Hotels' }).getByRole('option', { name: /Maison Palmier/ });
    await expect(palmier.locator('mark')).toHaveText('Palm');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await palmier.click();
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
    await expect(box(page)).toHaveCount(0);
  });

  test(
    'the arrow keys select suggestions, and the typed words stay in the search field',
    { tag: ['@spec:3-search-suggestions'] },
    async ({ page }) => {
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
    },
  );

  test('the Tab key goes from the search to what follows it, and not into the list that scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await expect(option(page, /.+/)).toHaveCount(12);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close the search' })).toBeFocused();
  });

  test(
    'Enter opens the suggestion that the arrow keys selected',
    { tag: ['@spec:3-search-selected'] },
    async ({ page }) => {
      await page.keyboard.type('maison palmier');
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(selected(page)).toContainText('Maison Palmier');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
    },
  );

  test('Enter without a selected suggestion searches for the typed words', async ({ page }) => {
    await page.keyboard.type('lake');
    await expect(list(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results\?q=lake$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“lake”');
  });

  test('Enter during an IME composition ends the word and does not submit the search', async ({ page }) => {
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

  test('a late response to earlier words is not shown', async ({ page }) => {
    const heldRoutes: Route[] = [];
    await page.route(SEARCH, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'dar') heldRoutes.push(route);
      else await route.continue();
    });
    await page.keyboard.type('dar');
    await expect.poll(() => heldRoutes.length).toBe(1);
    const aborted = page.waitForEvent('requestfailed', (request) => request === heldRoutes[0]?.request());
    await box(page).fill('palmier');
    await expect(option(page, /Maison Palmier/)).toBeVisible();
    // Nothing waits for its answer any more.
    await aborted;
    await heldRoutes[0]?.continue().catch(() => undefined);
    await expect(option(page, /Dar Zahra/)).toHaveCount(0);
    await expect(option(page, /Maison Palmier/)).toBeVisible();
  });

  test(
    'words without a result show a message, and Enter opens a page with advice',
    { tag: ['@spec:3-search-no-results'] },
    async ({ page }) => {
      await page.keyboard.type('xyzzyq');
      await expect(page.getByText('No place, hotel or inspiration matches “xyzzyq”.')).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await box(page).fill('palm');
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await expect(page.getByText('No place, hotel or inspiration matches')).toHaveCount(0);
      await box(page).fill('xyzzyq');
      await expect(page.getByText('No place, hotel or inspiration matches “xyzzyq”.')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “xyzzyq”.');
      await expect(page.getByRole('main')).toContainText('Fewer words');
    },
  );

  test.describe('when the search fails', () => {
    test.use({ expectedMessages: /status of 503/ });

    test('the suggestions stay, and “Try again” searches again', async ({ page }) => {
      await page.keyboard.type('palm');
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
      await page.keyboard.type('i');
      await expect(page.getByText('The connection was lost while we looked for “palmi”.')).toBeVisible();
      await expect(option(page, /Maison Palmier/)).toBeVisible();
      await page.unroute(SEARCH);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('The connection was lost')).toHaveCount(0);
      await expect(option(page, /Maison Palmier/).locator('mark')).toHaveText('Palmi');
    });
  });
});

test('axe finds no violation in an open list of suggestions', async ({ page }) => {
  await page.goto('/membership');
  await openFromHeader(page);
  await page.keyboard.type('palm');
  await expect(option(page, /Maison Palmier/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
});
