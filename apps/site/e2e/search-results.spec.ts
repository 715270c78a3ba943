import type { Locator, Page } from '@playwright/test';
import { box, openFromHeader, option, SEARCH } from './search-box.ts';
import { blockPictures, waitUntilReady, expect, holdRequests, test } from './test.ts';

/** The kind of each result, in the line above its name. */
const kindsOf = (results: Locator) =>
  results.evaluateAll((all) => all.map((result) => result.querySelector('p')?.textContent ?? ''));

test.describe('the page of results', () => {
  test(
    'shows the reason for each result, and filters the results by kind',
    { tag: ['@spec:2-search-results'] },
    async ({ page, request }) => {
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
      await expect(page.getByText('One result for “seychelles”.')).toBeVisible();
      expect(new Set(await kindsOf(results))).toEqual(new Set(['Hotel']));
      await expect(results.filter({ hasText: 'Maison Palmier' })).toContainText('In the Seychelles');
    },
  );

  test('shows the previous search after Back, with its words in the search field', async ({ page }) => {
    await page.goto('/search-results?q=lake');
    await waitUntilReady(page);
    await box(page).fill('desert');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“desert”');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“lake”');
    await expect(box(page)).toHaveValue('lake');
  });

  test('has one search field, which the header’s search button opens', async ({ page }) => {
    await page.goto('/search-results?q=lake');
    await waitUntilReady(page);
    await openFromHeader(page);
    await expect(box(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue('lake');
  });

  test('keeps what is typed before the search field hydrates', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/entry-client-*.js');
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

  test('keeps the selection while the search field hydrates, and typing replaces it', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/search.island-*.js');
    await page.goto('/search-results?q=lake');
    await waitUntilReady(page);
    await box(page).selectText();
    await release();
    await expect(page.getByRole('combobox', { name: 'Where to' })).toBeFocused();
    await page.keyboard.type('desert');
    await expect(box(page)).toHaveValue('desert');
  });

  test('keeps the keys that are pressed right after React has hydrated the search field', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/search.island-*.js');
    await page.goto('/search-results?q=lake');
    await waitUntilReady(page);
    await box(page).selectText();
    const reactTasks = await page.evaluateHandle(holdReactTasks);
    await release();
    // The first task hydrates the field. The second would run the effects, as soon as a slow device has time for it.
    await reactTasks.evaluate(({ first }) => first);
    await page.keyboard.type('desert');
    await reactTasks.evaluate(({ runOthers }) => runOthers());
    await expect(box(page)).toHaveValue('desert');
  });

  test.describe('when the search fails', () => {
    test.use({ expectedMessages: /status of 503/ });

    test('keeps the previous results below, and “Try again” searches again', async ({ page }) => {
      await page.goto('/search-results?q=seychelles');
      await waitUntilReady(page);
      await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
      await box(page).fill('desert');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'The results did not reach us.' })).toBeVisible();
      await expect(page.getByText('Below are the results for “seychelles”.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Maison Palmier' })).toBeVisible();
      await page.unroute(SEARCH);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “desert”.');
    });
  });
});

const chip = (page: Page, label: string) =>
  page.getByRole('region', { name: 'What we understood' }).getByRole('listitem').filter({ hasText: label });

test.describe('what the search understood', () => {
  test('is shown as chips, and each can be changed or taken off by keyboard', async ({ page }) => {
    await page.goto('/search-results?q=cot+in+the+room%2C+under+500+a+night');
    await waitUntilReady(page);
    await expect(chip(page, 'Cots')).toContainText('one in the room');
    await expect(chip(page, 'A night')).toContainText('£500 at most');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d+ cots, \d+ × \d+/);
    await page.getByLabel('Change: A night, £500 at most').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chip(page, 'A night')).toContainText('£400 at most');
    await expect(box(page)).toHaveValue('cot in the room, under £400 a night');
    await page.getByRole('link', { name: 'Remove: Cots, one in the room' }).click();
    await expect(chip(page, 'Cots')).toHaveCount(0);
    await expect(box(page)).toHaveValue('under £400 a night');
  });

  test('names the words that nothing knows, and offers the spelling of a word of access', async ({ page }) => {
    await page.goto('/search-results?q=pickleball+in+italy');
    await expect(page.getByText('We do not know “pickleball”, so we left it out.')).toBeVisible();
    await expect(chip(page, 'Where')).toContainText('Italy');
    await page.goto('/search-results?q=wheelchiar');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: 'wheelchair', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Step-free .*adapted room/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a need that no hotel meets is said, and a link leads to those that fit without it', async ({ page }) => {
    await page.goto('/search-results?q=seychelles+ski');
    await expect(page.getByText('No hotel of ours fits all of this.')).toBeVisible();
    await page.getByRole('link', { name: 'Without “ski”' }).click();
    await expect(page.getByRole('link', { name: 'Maison Palmier' })).toBeVisible();
  });

  test('the header’s search button leads to a form that searches', async ({ page }) => {
    await page.goto('/membership');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search-results\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where would they like to wake up?');
    await box(page).fill('seychelles');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=seychelles$/);
    await expect(page.getByRole('link', { name: 'Maison Palmier' })).toBeVisible();
    await expect(page.getByRole('button', { name: /on your shortlist/ })).toHaveCount(0);
  });

  test(
    'the inspirations page has every story, and a link leads to each',
    { tag: ['@spec:2-inspirations'] },
    async ({ page, request }) => {
      const { items } = (await (await request.get('/v1/hotel-inspirations')).json()) as {
        items: { title: string; story: string[] }[];
      };
      expect(items).toHaveLength(12);
      await blockPictures(page);
      await page.goto('/inspirations');
      const stories = page.getByRole('main').getByRole('article');
      await expect(stories).toHaveCount(12);
      for (const { title, story } of items) {
        const told = stories.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        for (const paragraph of story) await expect(told).toContainText(paragraph);
      }
      await expect(stories.getByRole('listitem').locator('img')).not.toHaveCount(0);
      const link = page.getByRole('navigation', { name: 'By moment' }).getByRole('link').last();
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
    },
  );
});

/** Lets React's scheduler run one task and holds the later ones. The scheduler starts tasks with messages. */
function holdReactTasks() {
  const ports = MessagePort.prototype;
  const post = Reflect.get(ports, 'postMessage') as (this: MessagePort, message?: unknown) => void;
  const others: (() => void)[] = [];
  const first = new Promise<void>((resolve) => {
    ports.postMessage = function postFirst(message: unknown) {
      post.call(this, message);
      // Messages arrive in their order, so this one arrives after the task.
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener('message', () => resolve());
      port2.start();
      post.call(port1, undefined);
      ports.postMessage = function holdOthers(later: unknown) {
        others.push(() => post.call(this, later));
      };
    };
  });
  // The scheduler begins another task in the same message for as long as the first took less than 5 ms.
  const now = performance.now.bind(performance);
  performance.now = () => now() * 1000;
  const runOthers = () => {
    ports.postMessage = post;
    for (const run of others) run();
  };
  return { first, runOthers };
}
