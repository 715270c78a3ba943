import type { Locator, Page } from '@playwright/test';
import { addLink, waysToOpen } from './ways-to-open.ts';
import { waitUntilReady, expect, holdRequests, waitUntilSettled, test, blockPictures } from './test.ts';
import { typedForms } from './typed-forms.ts';

const link = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).filter({ visible: true });

const inHeader = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).first();

/** A press without scrolling: Playwright's own click scrolls to its target. */
const clickWithoutScrolling = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/** What a screen reader is told in addition to the page's own text. */
const expectAnnounced = (page: Page, words: RegExp) =>
  expect(page.locator('#overlay [aria-live]').filter({ hasText: words })).toHaveCount(1);

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [how, openPage] of Object.entries(waysToOpen)) {
  test.describe(`on a page opened ${how}`, () => {
    for (const [name, { path, selector, field, typed }] of Object.entries(typedForms)) {
      // Forms do not differ by the way to their page, which one of them shows.
      if (how === 'by a link' && name !== 'the enquiry') continue;
      test(`what was typed into ${name} is there after Back, and is stored nowhere`, async ({ page }) => {
        await blockPictures(page);
        const control = page.locator('main').getByRole(field.role, { name: field.name });
        await openPage(page, path);
        await page.locator(`main ${selector}`).first().scrollIntoViewIfNeeded();
        await waitUntilSettled(page);
        let expected: string = typed;
        if (typed) await control.fill(typed);
        else [expected = ''] = await control.selectOption({ index: 2 });
        await inHeader(page, 'Membership').click();
        await expect(page).toHaveTitle(/^Membership/);
        expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(
          expected,
        );
        await page.goBack();
        await expect(control).toHaveValue(expected);
        // React has the value too, because it is still there after the next key.
        if (typed) {
          await control.press('End');
          await control.press('a');
          await expect(control).toHaveValue(`${expected}a`);
        }
      });
    }

    test('what was typed is there after Forward', async ({ page }) => {
      await openPage(page, '/careers');
      await addLink(page, '/faq');
      await link(page, '/faq').first().click();
      const words = page.getByRole('textbox', { name: 'Find an answer' });
      await words.fill('cot');
      await page.goBack();
      await expect(page).toHaveURL(/\/careers$/);
      await expect(words).toHaveCount(0);
      await page.goForward();
      await expect(words).toHaveValue('cot');
    });

    test('Back restores the scroll position and focuses the pressed link, before the islands hydrate', async ({
      page,
    }) => {
      await blockPictures(page);
      // On a page that the router renders, its place is empty until its code is loaded.
      await page.route(/\/calculator\.island-/, () => undefined);
      await openPage(page, '/membership');
      const pressed = page.locator('main a[href^="/"]:not([data-dialog])').filter({ visible: true }).last();
      await pressed.scrollIntoViewIfNeeded();
      const scrolled = await pressed.evaluate((element: HTMLElement) => {
        element.focus({ preventScroll: true });
        element.click();
        return Math.round(scrollY);
      });
      expect(scrolled).toBeGreaterThan(1000);
      await expect(page).not.toHaveTitle(/^Membership/);
      expect(await scrollOf(page)).toBe(0);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrollOf(page)).toBe(400);
      await page.goBack();
      await expect.poll(() => scrollOf(page)).toBe(scrolled);
      await expect(pressed).toBeFocused();
      await expect(pressed).toBeInViewport();
      await expectAnnounced(page, /^Membership/);
      await page.goForward();
      await expect.poll(() => scrollOf(page)).toBe(400);
    });

    test('a page begins at its top: its title is announced, and Tab goes to its first link', async ({ page }) => {
      await openPage(page, '/faq');
      await inHeader(page, 'Membership').click();
      await expect(page).toHaveTitle(/^Membership/);
      await expectAnnounced(page, /^Membership/);
      await expect(page.locator('body')).toBeFocused();
      await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    });

    test('a link to a part of a page leads there, and Tab goes on from it', async ({ page }) => {
      await openPage(page, '/faq');
      await addLink(page, '/privacy-policy#on-your-device');
      await link(page, '/privacy-policy#on-your-device').click();
      const part = page.locator('#on-your-device');
      await expect(part).toBeInViewport();
      await expectAnnounced(page, /^Privacy/);
      await page.keyboard.press('Tab');
      const isAfter = part.evaluate(
        (element) =>
          element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(await isAfter).not.toBe(0);
    });

    test('a visitor presses two links before a page loads: the second page opens once, and Back leads to the page with the links', async ({
      page,
    }) => {
      await openPage(page, '/faq');
      const release = await holdRequests(page, '**/assets/our-hotels.index-*.js');
      await inHeader(page, /^Hotels/).click();
      await expect(page).toHaveURL(/\/our-hotels$/);
      await inHeader(page, 'Membership').click();
      await expect(page).toHaveTitle(/^Membership/);
      await release();
      await waitUntilSettled(page);
      await expect(page).toHaveTitle(/^Membership/);
      await expect(page).toHaveURL(/\/membership$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Six cards');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expectAnnounced(page, /^Membership/);
      await page.goBack();
      await expect(page).toHaveTitle(/^Questions and answers/);
      await expect(page).toHaveURL(/\/faq$/);
    });

    test('a visitor presses two links and Back before a page loads: the first page stays, with what was typed', async ({
      page,
    }) => {
      await openPage(page, '/faq');
      const hotels = await holdRequests(page, '**/assets/our-hotels.index-*.js');
      const membership = await holdRequests(page, '**/assets/membership-*.js');
      const words = page.getByRole('textbox', { name: 'Find an answer' });
      await words.fill('cot');
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrollOf(page)).toBe(300);
      await clickWithoutScrolling(inHeader(page, /^Hotels/));
      await expect(page).toHaveURL(/\/our-hotels$/);
      await clickWithoutScrolling(inHeader(page, 'Membership'));
      await expect(page).toHaveURL(/\/membership$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await Promise.all([hotels(), membership()]);
      await waitUntilSettled(page);
      await expect(page).toHaveTitle(/^Questions and answers/);
      await expect(words).toHaveValue('cot');
      expect(await scrollOf(page)).toBe(300);
      await inHeader(page, 'Membership').click();
      await expect(page).toHaveTitle(/^Membership/);
      await page.goBack();
      await expect(words).toHaveValue('cot');
    });

    test('a reload keeps the page and the scroll position, and Back leads to the previous page', async ({ page }) => {
      await blockPictures(page);
      await openPage(page, '/faq');
      await inHeader(page, 'Membership').click();
      await expect(page).toHaveTitle(/^Membership/);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => scrollOf(page)).toBe(900);
      await page.reload();
      await waitUntilReady(page);
      await expect(page).toHaveTitle(/^Membership/);
      // The browser restores the position before or after the fonts have loaded, and keeps the visible lines in view
      // when they do.
      await expect.poll(async () => Math.abs((await scrollOf(page)) - 900)).toBeLessThan(100);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page).toHaveTitle(/^Questions and answers/);
      await expect(page.getByRole('textbox', { name: 'Find an answer' })).toBeVisible();
      await waitUntilReady(page);
      await page.goForward();
      await expect(page).toHaveTitle(/^Membership/);
    });

    test('Back from another part of the page restores the scroll position', async ({ page }) => {
      await openPage(page, '/privacy-policy');
      await addLink(page, '#on-your-device');
      await page.mouse.wheel(0, 40);
      await expect.poll(() => scrollOf(page)).toBe(40);
      await clickWithoutScrolling(page.locator('main a[href="#on-your-device"]').first());
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
      await page.goBack();
      await expect.poll(() => scrollOf(page)).toBe(40);
    });
  });
}
