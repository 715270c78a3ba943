import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { printedPages } from './printed-pages.ts';
import { waitUntilReady, expect, test } from './test.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} on your shortlist` }).first();
const shortlistLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Your shortlist/ });
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const storedShortlist = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));
const storeShortlist = (page: Page, ...ids: string[]) =>
  page.addInitScript((list) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('shortlist', list);
    sessionStorage.setItem('kept', '1');
  }, ids.join());

/** Counts the print dialogs, and opens none. */
const holdPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
    };
  });

test.describe('a heart', () => {
  test('stores a hotel on the device, updates the count in the header, and removes the hotel again', async ({
    page,
  }) => {
    await page.goto('/search-results?q=seychelles');
    await expect(shortlistLink(page)).toBeHidden();
    await heart(page, 'Maison Palmier').click();
    await expect(page.getByText('Maison Palmier is on your shortlist.')).toBeVisible();
    await expect(heart(page, 'Maison Palmier')).toHaveAttribute('aria-pressed', 'true');
    await expect(shortlistLink(page)).toHaveText(/1$/);
    expect(await storedShortlist(page)).toBe('maison-palmier');
    await page.reload();
    await expect(heart(page, 'Maison Palmier')).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 'Maison Palmier').click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(shortlistLink(page)).toHaveText(/1$/);
    await heart(page, 'Maison Palmier').click();
    await expect(shortlistLink(page)).toBeHidden();
    expect(await storedShortlist(page)).toBeNull();
  });

  test('shows the same in every tab', async ({ page, context }) => {
    await page.goto('/search-results?q=seychelles');
    await waitUntilReady(page);
    const other = await context.newPage();
    await other.goto('/search-results?q=seychelles');
    await waitUntilReady(other);
    await page.bringToFront();
    await heart(page, 'Maison Palmier').click();
    await expect(heart(other, 'Maison Palmier')).toHaveAttribute('aria-pressed', 'true');
    await expect(shortlistLink(other)).toHaveText(/1$/);
    await other.close();
  });

  test.describe('where the browser blocks storage and cookies', () => {
    test.use({ consented: false });

    test('is kept for the next page, says that a load ends it, and no dialog asks at each load what nobody can remember', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Blocked', 'SecurityError');
            },
          });
        }
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
      });
      await page.goto('/search-results?q=seychelles');
      await heart(page, 'Maison Palmier').click();
      await expect(
        page.getByText(/^Maison Palmier is on your shortlist until this page is loaded again/),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await shortlistLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One hotel.');
      await expect(page.getByText('Your browser keeps nothing for this site: this list is gone')).toBeVisible();
      await expect(names(page)).toHaveText(['Maison Palmier']);
      await page.reload();
      await expect(page.getByText('Your browser keeps nothing for this site. A hotel whose heart')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy' }).click();
      await expect(page.getByRole('dialog')).toContainText('Your browser keeps no cookies for this site');
    });
  });

  test('works on the hotels of home', async ({ page }) => {
    await page.goto('/');
    const first = page
      .locator('#hotels')
      .getByRole('button', { name: /on your shortlist/ })
      .first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a visitor’s own list', () => {
  test('is reordered by buttons, which keep the focus and announce each step', async ({ page }) => {
    await storeShortlist(page, 'maison-palmier', 'dar-zahra', 'villa-cipresso');
    await page.goto('/shortlist');
    await expect(names(page)).toHaveText(['Maison Palmier', 'Dar Zahra', 'Villa Cipresso']);
    await page.getByRole('button', { name: 'Move Villa Cipresso up' }).click();
    await expect(names(page)).toHaveText(['Maison Palmier', 'Villa Cipresso', 'Dar Zahra']);
    await expect(page.getByRole('button', { name: 'Move Villa Cipresso up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Villa Cipresso', 'Maison Palmier', 'Dar Zahra']);
    await expect(page.getByRole('button', { name: 'Move Villa Cipresso down' })).toBeFocused();
    await expect(page.getByText('Villa Cipresso is now 1 of 3.')).toBeAttached();
    expect(await storedShortlist(page)).toBe('villa-cipresso,maison-palmier,dar-zahra');
  });

  test('gets a removed hotel back in its old place by “Put it back”', async ({ page }) => {
    await storeShortlist(page, 'maison-palmier', 'dar-zahra', 'villa-cipresso');
    await page.goto('/shortlist');
    await page.getByRole('button', { name: 'Remove Dar Zahra' }).click();
    // The message with "Put it back" goes away by itself, and stays while the pointer is over it.
    await page.getByRole('button', { name: 'Put it back' }).hover();
    await expect(names(page)).toHaveText(['Maison Palmier', 'Villa Cipresso']);
    await expect(page.getByRole('button', { name: 'Remove Villa Cipresso' })).toBeFocused();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(names(page)).toHaveText(['Maison Palmier', 'Dar Zahra', 'Villa Cipresso']);
  });

  test('compares up to four hotels in a table of the rows that differ', async ({ page }) => {
    await storeShortlist(page, 'maison-palmier', 'dar-zahra', 'villa-cipresso', 'nine-dhonis', 'riad-tisma');
    await page.goto('/shortlist');
    const table = page.getByRole('table', { name: 'Four hotels side by side' });
    await expect(table.getByRole('columnheader')).toHaveText([
      /Maison Palmier/,
      /Dar Zahra/,
      /Villa Cipresso/,
      /Nine Dhonis/,
    ]);
    const fifth = page.getByRole('checkbox', { name: 'Compare Riad Tisma' });
    await expect(fifth).toBeDisabled();
    await expect(fifth).toHaveAccessibleDescription('Only four fit side by side. Untick one first.');
    await page.getByRole('checkbox', { name: 'Compare Dar Zahra' }).uncheck();
    await page.getByRole('checkbox', { name: 'Compare Riad Tisma' }).check();
    await expect(table.getByRole('columnheader').last()).toHaveText(/Riad Tisma/);
    // Rows with equal cells are folded below the table.
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => (cell as HTMLElement).innerText)),
      );
    expect(rows.length).toBeGreaterThan(5);
    for (const cells of rows) expect(new Set(cells).size).toBeGreaterThan(1);
  });

  test('is printed in full, without its controls', async ({ page }) => {
    await storeShortlist(page, 'maison-palmier', 'dar-zahra');
    await page.goto('/shortlist');
    await expect(page.getByRole('table')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Dar Zahra' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    const folded = page.locator('details dd').first();
    if ((await folded.count()) > 0) await expect(folded).toBeVisible();
  });

  test(
    'is printed as a passport for the children, with a picture to colour for each hotel',
    { tag: '@poppler' },
    async ({ page }) => {
      await holdPrinting(page);
      await storeShortlist(page, 'maison-palmier', 'dar-zahra', 'tongkang-house');
      await page.goto('/shortlist');
      await waitUntilReady(page);
      await page.getByRole('button', { name: 'Print the passport' }).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('1');
      // The page on the screen stays as it is.
      await expect(page.getByText('This passport belongs to')).toBeHidden();
      const pages = await printedPages(page);
      expect(pages).toHaveLength(3);
      expect(pages[0]).toMatch(/Passport[^]*Three hotels to colour[^]*This passport belongs to/);
      expect(pages[1]).toMatch(/Maison Palmier[^]*Seychelles[^]*The day we arrived[^]*Dar Zahra[^]*The best thing/);
      expect(pages[2]).toMatch(/^\s*Tongkang House[^]*Singapore[^]*The best thing/);
      expect(pages.join()).not.toMatch(/Compare|Share this list/);
      // The print dialog has closed: the next print is of the page.
      await expect.poll(async () => (await printedPages(page)).join()).toContain('Three hotels, kept.');
    },
  );

  test(
    'is shared by a link, and the recipient keeps it',
    { tag: ['@promise:shortlist-no-account'] },
    async ({ page, browser, stack }) => {
      await storeShortlist(page, 'maison-palmier', 'dar-zahra');
      const copied: string[] = [];
      await page.exposeFunction('copied', (text: string) => copied.push(text));
      await page.addInitScript(() => {
        // A device without a share sheet, whose clipboard can be observed.
        delete (Navigator.prototype as { share?: unknown }).share;
        navigator.clipboard.writeText = (text) =>
          (window as unknown as { copied: typeof navigator.clipboard.writeText }).copied(text);
      });
      await page.goto('/shortlist');
      await page.getByRole('button', { name: 'Share this list' }).click();
      await expect(page.getByText('The link is copied.')).toBeVisible();
      const [link = ''] = copied;
      expect(link).toBe(`${stack.origin}/shortlist?ids=maison-palmier,dar-zahra`);

      const theirs = await browser.newPage();
      await theirs.context().addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: stack.origin }]);
      await theirs.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
      await theirs.goto(link);
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Two hotels for you.');
      await theirs.getByRole('button', { name: 'Keep this list' }).click();
      await expect(theirs).toHaveURL(/\/shortlist$/);
      await expect(names(theirs)).toHaveText(['Maison Palmier', 'Dar Zahra']);
      await theirs.close();
    },
  );

  test('says when it is empty, and links to the hotels', async ({ page }) => {
    await page.goto('/shortlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on your shortlist yet.');
    await expect(page.getByRole('link', { name: 'Look at the hotels' })).toHaveAttribute('href', '/our-hotels');
  });

  test.describe('when a picture to colour fails', () => {
    test.use({ expectedMessages: /net::ERR_FAILED/ });

    test('says so, keeps its hotels, and prints at the next try', async ({ page }) => {
      await holdPrinting(page);
      await storeShortlist(page, 'maison-palmier', 'dar-zahra');
      await page.goto('/shortlist');
      await waitUntilReady(page);
      await page.route('**/media/colouring/dar-zahra.svg', (route) => route.abort());
      await page.getByRole('button', { name: 'Print the passport' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The pictures did not load.' })).toBeVisible();
      await expect(names(page)).toHaveText(['Maison Palmier', 'Dar Zahra']);
      await page.unroute('**/media/colouring/dar-zahra.svg');
      await page.getByRole('button', { name: 'Print the passport' }).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('1');
      await expect(page.getByText('The pictures did not load.')).toHaveCount(0);
    });
  });

  test.describe('when the provider fails', () => {
    test.use({ expectedMessages: /status of 503/ });

    test('keeps its hotels, and “Try again” shows them', async ({ page }) => {
      await storeShortlist(page, 'maison-palmier', 'dar-zahra');
      await page.route('**/v1/hotels/*', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
      await page.goto('/shortlist');
      await expect(page.getByRole('alert').filter({ hasText: 'Your list is safe.' })).toBeVisible();
      expect(await storedShortlist(page)).toBe('maison-palmier,dar-zahra');
      await page.unroute('**/v1/hotels/*');
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(names(page)).toHaveText(['Maison Palmier', 'Dar Zahra']);
    });
  });
});

test.describe('a shared list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says why a fifth hotel is not compared', async ({ page }) => {
    await page.goto('/shortlist?ids=maison-palmier,dar-zahra,villa-cipresso,nine-dhonis,riad-tisma');
    await expect(page.getByRole('listitem').filter({ hasText: 'Riad Tisma' })).toContainText(
      'Only four fit side by side.',
    );
    await page.getByRole('link', { name: /^Leave out of the table.*Dar Zahra$/ }).click();
    await expect(page.getByRole('link', { name: /^Compare.*Riad Tisma$/ })).toBeVisible();
  });

  test('shows the hotels in their order, and links choose which are compared', async ({ page }) => {
    await page.goto('/shortlist?ids=maison-palmier,dar-zahra,villa-cipresso,no-such-house');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three hotels for you.');
    await expect(names(page)).toHaveText(['Maison Palmier', 'Dar Zahra', 'Villa Cipresso']);
    await expect(page.getByText('One hotel on this list is no longer with us')).toBeVisible();
    await page.getByRole('link', { name: /^Leave out of the table.*Dar Zahra$/ }).click();
    await expect(page.getByRole('table', { name: 'Two hotels side by side' }).getByRole('columnheader')).toHaveText([
      /Maison Palmier/,
      /Villa Cipresso/,
    ]);
    await page.getByRole('link', { name: /^Compare.*Dar Zahra$/ }).click();
    await expect(page.getByRole('table', { name: 'Three hotels side by side' })).toBeVisible();
  });

  test('says that an own list needs JavaScript, and says when it knows none of the hotels', async ({ page }) => {
    await page.goto('/shortlist');
    await expect(page.getByText('which is switched off')).toBeVisible();
    await page.goto('/shortlist?ids=no-such-house');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We know none of these hotels.');
  });
});

test('an own list is compared without a request for data that names its hotels, and axe finds no violation', async ({
  page,
}) => {
  const ids = ['maison-palmier', 'dar-zahra', 'nine-dhonis'];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await storeShortlist(page, ...ids);
  await page.goto('/shortlist');
  await waitUntilReady(page);
  await expect(page.getByRole('table')).toContainText('Dar Zahra');
  const data = requested.filter((url) => new URL(url).pathname.startsWith('/v1/'));
  expect(data).not.toEqual([]);
  expect(data.filter((url) => ids.some((id) => url.includes(id)))).toEqual([]);
  await expectAccessible(page);
});
