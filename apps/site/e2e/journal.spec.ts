import { expect, test, blockPictures } from './test.ts';

const PIECE = '/travel-journal/six-letters-about-the-last-eighty-minutes';

test(
  'a reader opens a piece from its category, and goes to a part of it by its contents',
  { tag: ['@spec:2-journal'] },
  async ({ page }) => {
    await page.goto('/travel-journal');
    const newest = page.getByRole('main').getByRole('article').first();
    await expect(newest.getByRole('heading', { level: 2 })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Travel journal, by category' })
      .getByRole('link', { name: 'Wellness' })
      .click();
    await expect(page).toHaveURL(/\/travel-journal\/wellness$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Six letters/ })
      .click();
    await expect(page).toHaveURL(PIECE);
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'The ferry' }).click();
    await expect(page).toHaveURL(`${PIECE}#on-the-ferry`);
    await expect(page.getByRole('heading', { name: 'The ferry' })).toBeInViewport();
  },
);

test('the links to earlier pieces lead through the whole journal, to each piece once', async ({ page }) => {
  await blockPictures(page);
  await page.goto('/travel-journal');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/travel-journal$/);
  const around = page.getByRole('navigation', { name: 'Earlier and later articles' });
  await expect(around).toContainText('Not written yet.');
  const seen = new Set<string>();
  for (;;) {
    seen.add(new URL(page.url()).pathname);
    await expect(around).toBeVisible();
    const link = around.locator('a[rel=prev]');
    if ((await link.count()) === 0) break;
    const earlier = (await link.getAttribute('href')) ?? '';
    expect(seen.has(earlier), `${earlier} comes once`).toBe(false);
    await page.goto(earlier);
  }
  expect(seen.size).toBe(24);
  await expect(around).toContainText('This is where it began.');
});

test('“Share this article” opens the device’s share sheet where it has one, and the page shows no message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
      },
    });
  });
  await page.goto(PIECE);
  await page.getByRole('link', { name: 'Share this article' }).click();
  const shared = page.locator('html[data-shared]');
  await expect(shared).toHaveAttribute('data-shared', /Six letters about the last eighty minutes/);
  await expect(shared).toHaveAttribute('data-shared', new RegExp(`"url":"[^"]*${PIECE}"`));
  await expect(page.getByText('The link is copied.')).toBeHidden();
});

test('“Share this article” copies the link where the device has no share sheet, and the page says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(PIECE);
  await page.getByRole('link', { name: 'Share this article' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${PIECE}`);
});

test(
  'the server responds with 200 for every feed that a page links to, and the feed can be parsed',
  { tag: ['@promise:feeds'] },
  async ({ page, context, request }) => {
    // Pages of the site forbid parsing markup (trusted types); an empty page allows it.
    const reader = await context.newPage();
    const named = new Set<string>();
    const visible = new Set<string>();
    for (const path of ['/travel-journal', '/travel-journal/food-drink', PIECE]) {
      await page.goto(path);
      for (const link of await page.locator('link[rel=alternate]').all()) {
        named.add((await link.getAttribute('href')) ?? '');
      }
      for (const link of await page
        .getByRole('main')
        .getByRole('link', { name: /^(?:Atom|JSON)$/ })
        .all()) {
        visible.add((await link.getAttribute('href')) ?? '');
      }
    }
    const feeds = [
      '/travel-journal/feed.json',
      '/travel-journal/feed.xml',
      '/travel-journal/food-drink/feed.json',
      '/travel-journal/food-drink/feed.xml',
    ];
    expect([...named].toSorted()).toEqual(feeds);
    expect([...visible].toSorted()).toEqual(feeds);
    for (const path of named) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      const text = await response.text();
      const pieces = path.includes('food-drink') ? 3 : 24;
      if (path.endsWith('.json')) {
        expect(JSON.parse(text).items).toHaveLength(pieces);
        continue;
      }
      const parsed = await reader.evaluate((xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        return { failed: feed.querySelector('parsererror') !== null, entries: feed.querySelectorAll('entry').length };
      }, text);
      expect(parsed).toEqual({ failed: false, entries: pieces });
    }
  },
);

test('a printed piece has its text, without navigation, footer, “Share this article” and related pieces', async ({
  page,
}) => {
  await page.goto(PIECE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ginger biscuits do no harm')).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Share this article' }),
    page.getByRole('heading', { name: 'From the same drawer.' }),
    page.getByRole('navigation', { name: 'Earlier and later articles' }),
  ])
    await expect(hidden).toBeHidden();
});

test.describe('a piece that does not exist', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('responds with 404', async ({ page }) => {
    const response = await page.goto('/travel-journal/no-such-piece');
    expect(response?.status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has a second page, and “Share this article” is an email link', async ({ page }) => {
    await page.goto('/travel-journal');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/travel-journal?page=2');
    await expect(page.getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
    await page.goto(PIECE);
    await expect(page.getByRole('link', { name: 'Share this article' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Six%20/,
    );
    await expect(page.getByRole('button', { name: 'Print it' })).toBeHidden();
  });

  test('on a telephone the contents of a piece unfold', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PIECE);
    const part = page.getByRole('link', { name: 'The ferry' });
    await expect(part).toBeHidden();
    await page.getByText('In this article').last().click();
    await expect(part).toBeVisible();
  });
});
