import type { Page } from '@playwright/test';
import {
  closeDialog,
  dialog,
  footer,
  header,
  failureMessage,
  expectRestToWork,
  tryAgainButton,
} from './containment.ts';
import { waitUntilReady, expect, test } from './test.ts';

test.describe('Loading failures', () => {
  test.use({ expectedMessages: /Failed to load resource|did not load|Refused to apply style/ });

  /** Requests that match `pattern` fail, as without a connection, until the returned function is called. */
  async function disconnect(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
    await page.route(pattern, (route) => route.abort());
    return () => page.unroute(pattern);
  }

  const notice = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });

  for (const [what, pattern] of [
    ['code', /\/assets\/SignIn-[^/]+\.js$/],
    ['code that it needs', /\/assets\/dialogs-[^/]+\.js$/],
    ['stylesheet', /\/assets\/dialogs-[^/]+\.css$/],
  ] as const) {
    test(`A dialog’s ${what} does not load: a second failure offers a reload, and “Try again” loads it`, async ({
      page,
    }) => {
      await page.goto('/faq?from=mail#join');
      const connect = await disconnect(page, pattern);
      await waitUntilReady(page);
      await header(page).getByRole('button', { name: 'Sign in' }).click();
      const opened = dialog(page, 'sign-in');
      await expect(failureMessage(opened)).toBeFocused();
      await expect(failureMessage(opened)).toContainText('This dialog did not load.');
      await expect(opened.getByRole('button', { name: 'Load the page again' })).toHaveCount(0);
      await tryAgainButton(opened).click();
      const reload = opened.getByRole('button', { name: 'Load the page again' });
      await expect(reload).toBeVisible();
      await connect();
      await tryAgainButton(opened).click();
      await expect(opened.getByRole('textbox', { name: 'Email' })).toBeVisible();
      // Its styles are loaded: unstyled, it would be in the flow of the page.
      await expect(opened).toHaveCSS('position', 'fixed');
      await closeDialog(page, 'sign-in');
      await expectRestToWork(page);
    });
  }

  for (const [what, open, type] of [
    ['a dialog', (page: Page) => header(page).getByRole('button', { name: 'Sign in' }), 'sign-in'],
    ['the wizard', (page: Page) => header(page).getByRole('link', { name: 'Join' }), 'join-us-1'],
  ] as const) {
    test(`A deployment removes every file of an open page: ${what} offers at once to load the page again, at the same address`, async ({
      page,
    }) => {
      await page.goto('/faq?from=mail#join');
      await waitUntilReady(page);
      const files = /\/assets\/[^/]+\.(?:js|css)$/;
      // The proxy's answer for a file that it does not have.
      await page.route(files, async (route) => {
        const response = await route.fetch({ url: new URL('/assets/removed-D3e4.js', route.request().url()).href });
        await route.fulfill({ response });
      });
      await open(page).click();
      const opened = dialog(page, type);
      await expect(failureMessage(opened)).toBeFocused();
      await expect(failureMessage(opened)).toContainText('The site has changed since you opened it.');
      await page.unrouteAll({ behavior: 'wait' });
      const loaded = page.waitForEvent('load');
      await opened.getByRole('button', { name: 'Load the page again' }).click();
      await loaded;
      await expect(page).toHaveURL(/\/faq\?from=mail#join$/);
      await waitUntilReady(page);
      await open(page).click();
      await expect(opened.getByRole('button', { name: 'Close' }).first()).toBeVisible();
      await expect(failureMessage(opened)).toHaveCount(0);
    });
  }

  test('A step of the wizard does not load: “Try again” shows it, with what the visitor chose before', async ({
    page,
  }) => {
    await page.goto('/faq');
    const connect = await disconnect(page, /\/assets\/YouAndYourFamily-[^/]+\.js$/);
    await waitUntilReady(page);
    await header(page).getByRole('link', { name: 'Join' }).click();
    const first = dialog(page, 'join-us-1');
    await first.getByRole('radio', { name: /^Gold/ }).check({ force: true });
    await first.getByRole('button', { name: 'Continue' }).click();
    const second = dialog(page, 'join-us-2');
    await expect(failureMessage(second)).toContainText('This step did not load.');
    await tryAgainButton(second).click();
    await expect(second.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgainButton(second).click();
    await expect(second.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(second.getByText('Gold, one year')).toBeVisible();
  });

  test('The router does not load: the page keeps what was typed, and “Try again” opens the next page', async ({
    page,
  }) => {
    await page.goto('/discover-myler');
    const connect = await disconnect(page, /\/assets\/navigation-[^/]+\.js$/);
    await waitUntilReady(page);
    await page.locator('[data-island=enquiry]').getByRole('textbox', { name: 'Your name' }).fill('Amara Obi');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await footer(page).getByRole('link', { name: 'Work with us' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/discover-myler$/);
    await expect(page.locator('[data-island=enquiry]').getByRole('textbox', { name: 'Your name' })).toHaveValue(
      'Amara Obi',
    );
    await tryAgainButton(notice(page)).click();
    await expect(notice(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgainButton(notice(page)).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('The code of the next page does not load: the page says so, and “Try again” shows it', async ({ page }) => {
    await page.goto('/faq');
    await waitUntilReady(page);
    await footer(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    const connect = await disconnect(page, /\/assets\/careers-[^/]+\.js$/);
    await footer(page).getByRole('link', { name: 'Work with us' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toBeVisible();
    await expect(page).toHaveURL(/\/careers$/);
    await connect();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Work with us/);
    // Nothing about it is stored (docs/product-decisions.md, Consent and the newsletter).
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('reload')))).toEqual([]);
  });

  test('The code of two pages does not load: “Try again” asks once for each before it loads a document', async ({
    page,
  }) => {
    await page.goto('/faq');
    await waitUntilReady(page);
    await footer(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const { name, title, code } of [
      { name: 'Work with us', title: /^Work with us/, code: /\/assets\/careers-[^/]+\.js$/ },
      { name: 'Press', title: /^Press/, code: /\/assets\/press\.index-[^/]+\.js$/ },
    ]) {
      const connect = await disconnect(page, code);
      await footer(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toBeVisible();
      await connect();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toHaveCount(0);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }
  });

  test('The application does not load: “Try again” opens the dialog whose button was pressed', async ({ page }) => {
    const connect = await disconnect(page, /\/assets\/entry-client-[^/]+\.js$/);
    await page.goto('/faq?from=mail');
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(notice(page)).toBeVisible();
    await tryAgainButton(notice(page)).click();
    await expect(notice(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgainButton(notice(page)).click();
    await expect(dialog(page, 'sign-in')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
