import { typedForms } from '../typed-forms.ts';
import { waysToOpen } from './ways-to-open.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

const inHeader = (visitor: Page, name: string) => visitor.getByRole('banner').getByRole('link', name).first();

const scrollOf = (visitor: Page) => visitor.evaluate<number>('Math.round(scrollY)');

/** Records what a screen reader is told from now on. */
const recordAnnouncements = (visitor: Page) =>
  visitor.evaluate(`void new MutationObserver(() => {
    const told = [...document.querySelectorAll('#overlay [aria-live]')].map((region) => region.textContent);
    globalThis.heard = [...(globalThis.heard ?? []), ...told];
  }).observe(document.querySelector('#overlay'), { childList: true, subtree: true })`);

const expectAnnounced = (visitor: Page, words: RegExp) =>
  expect.poll(() => visitor.evaluate<string[]>('globalThis.heard ?? []')).toContainEqual(expect.stringMatching(words));

for (const [how, openPage] of Object.entries(waysToOpen)) {
  test.describe(`on a page opened ${how}`, () => {
    for (const name of ['the enquiry', 'the answers'] as const) {
      test(`what was typed into ${name} is there after Back, and the form has it in its state`, async ({ visitor }) => {
        const { path, selector, field, typed } = typedForms[name];
        await openPage(visitor, path);
        await visitor.evaluate(`document.querySelector('main ${selector}').scrollIntoView({ behavior: 'instant' })`);
        const control = visitor.locator('main').getByRole(field.role, field.name);
        await control.fill(typed);
        await visitor.markDocument();
        await inHeader(visitor, 'Membership').click();
        await visitor.expectTitle(/^Membership/);
        await visitor.goBack();
        await control.expectValue(typed);
        await control.focus();
        await visitor.press('End');
        await visitor.type('a');
        await control.expectValue(`${typed}a`);
        expect(await visitor.isSameDocument()).toBe(true);
      });
    }

    test('what was typed is there after Forward', async ({ visitor }) => {
      await openPage(visitor, '/careers');
      await visitor.getByRole('contentinfo').getByRole('link', 'Questions and answers').click();
      const words = visitor.getByRole('textbox', 'Find an answer');
      await words.fill('cot');
      await visitor.goBack();
      await visitor.expectUrl('/careers');
      await words.expectAbsent();
      await visitor.goForward();
      await words.expectValue('cot');
    });

    test('Back restores the scroll position, focuses the pressed link, and announces the title', async ({
      visitor,
    }) => {
      await openPage(visitor, '/membership');
      await recordAnnouncements(visitor);
      const pressed = visitor.getByRole('contentinfo').getByRole('link', 'Questions and answers');
      await pressed.focus();
      await pressed.expectState('isInView');
      const scrolled = await scrollOf(visitor);
      expect(scrolled).toBeGreaterThan(1000);
      await visitor.press('Enter');
      await visitor.expectTitle(/^(?!Membership)/);
      await expect.poll(() => scrollOf(visitor)).toBe(0);
      await visitor.goBack();
      await expectAnnounced(visitor, /^Membership/);
      await expect.poll(() => scrollOf(visitor)).toBe(scrolled);
      await pressed.expectState('isFocused');
      await pressed.expectState('isInView');
    });

    test('a page begins at its top: its title is announced, and Tab goes to its first link', async ({ visitor }) => {
      await openPage(visitor, '/faq');
      await recordAnnouncements(visitor);
      await inHeader(visitor, 'Membership').click();
      await expectAnnounced(visitor, /^Membership/);
      await visitor.locator('body').expectState('isFocused');
      await visitor.press('Tab');
      await visitor.getByRole('link', 'Skip to the page').expectState('isFocused');
    });

    test('a reload keeps the page and the scroll position, and Back leads to the previous page', async ({
      visitor,
    }) => {
      await openPage(visitor, '/faq');
      await inHeader(visitor, 'Membership').click();
      await visitor.expectTitle(/^Membership/);
      await visitor.evaluate('scrollTo({ top: 900, behavior: "instant" })');
      await visitor.waitUntilSettled();
      await visitor.reload();
      await visitor.waitUntilReady();
      await visitor.expectTitle(/^Membership/);
      // The browser restores the position before or after the fonts have loaded, and keeps the visible lines in view
      // when they do.
      await expect.poll(async () => Math.abs((await scrollOf(visitor)) - 900)).toBeLessThan(100);
      await visitor.goBack();
      await visitor.expectUrl('/faq');
      await visitor.expectTitle(/^Questions and answers/);
      await visitor.getByRole('textbox', 'Find an answer').expectPresent();
      await visitor.waitUntilReady();
      await visitor.goForward();
      await visitor.expectTitle(/^Membership/);
    });
  });
}
