import { typedForms } from '../typed-forms.ts';
import { arrivals } from './arrivals.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

const inHeader = (visitor: Page, name: string) => visitor.find('banner').find('link', name).first();

const scrollOf = (visitor: Page) => visitor.evaluate<number>('Math.round(scrollY)');

/** Records what a screen reader is told from now on. */
const listen = (visitor: Page) =>
  visitor.evaluate(`void new MutationObserver(() => {
    const told = [...document.querySelectorAll('#overlay [aria-live]')].map((region) => region.textContent);
    globalThis.heard = [...(globalThis.heard ?? []), ...told];
  }).observe(document.querySelector('#overlay'), { childList: true, subtree: true })`);

const heard = (visitor: Page, words: RegExp) =>
  expect.poll(() => visitor.evaluate<string[]>('globalThis.heard ?? []')).toContainEqual(expect.stringMatching(words));

for (const [how, arrive] of Object.entries(arrivals)) {
  test.describe(`on a page opened ${how}`, () => {
    for (const name of ['the enquiry', 'the answers'] as const) {
      test(`what was typed into ${name} is there after Back, and the form has it in its state`, async ({ visitor }) => {
        const { path, place, field, typed } = typedForms[name];
        await arrive(visitor, path);
        await visitor.evaluate(`document.querySelector('main ${place}').scrollIntoView({ behavior: 'instant' })`);
        const control = visitor.css('main').find(field.role, field.name);
        await control.fill(typed);
        await visitor.markDocument();
        await inHeader(visitor, 'Membership').press();
        await visitor.isTitled(/^Membership/);
        await visitor.back();
        await control.holds(typed);
        await control.focus();
        await visitor.press('End');
        await visitor.type('a');
        await control.holds(`${typed}a`);
        expect(await visitor.isSameDocument()).toBe(true);
      });
    }

    test('what was typed is there after Forward', async ({ visitor }) => {
      await arrive(visitor, '/careers');
      await visitor.find('contentinfo').find('link', 'Questions and answers').press();
      const words = visitor.find('textbox', 'Find an answer');
      await words.fill('cot');
      await visitor.back();
      await visitor.isAt('/careers');
      await words.isGone();
      await visitor.forward();
      await words.holds('cot');
    });

    test('Back restores the scroll position, focuses the pressed link, and announces the title', async ({
      visitor,
    }) => {
      await arrive(visitor, '/membership');
      await listen(visitor);
      const pressed = visitor.find('contentinfo').find('link', 'Questions and answers');
      await pressed.focus();
      await pressed.is('isInView');
      const scrolled = await scrollOf(visitor);
      expect(scrolled).toBeGreaterThan(1000);
      await visitor.press('Enter');
      await visitor.isTitled(/^(?!Membership)/);
      expect(await scrollOf(visitor)).toBe(0);
      await visitor.back();
      await heard(visitor, /^Membership/);
      await expect.poll(() => scrollOf(visitor)).toBe(scrolled);
      await pressed.is('isFocused');
      await pressed.is('isInView');
    });

    test('a page begins at its top: its title is announced, and Tab goes to its first link', async ({ visitor }) => {
      await arrive(visitor, '/faq');
      await listen(visitor);
      await inHeader(visitor, 'Membership').press();
      await heard(visitor, /^Membership/);
      await visitor.css('body').is('isFocused');
      await visitor.press('Tab');
      await visitor.find('link', 'Skip to the page').is('isFocused');
    });

    test('a reload keeps the page and the scroll position, and Back leads to the previous page', async ({
      visitor,
    }) => {
      await arrive(visitor, '/faq');
      await inHeader(visitor, 'Membership').press();
      await visitor.isTitled(/^Membership/);
      await visitor.evaluate('scrollTo({ top: 900, behavior: "instant" })');
      await visitor.settled();
      await visitor.reload();
      await visitor.arrived();
      await visitor.isTitled(/^Membership/);
      // The browser restores the position before or after the fonts have loaded, and keeps the visible lines in view
      // when they do.
      await expect.poll(async () => Math.abs((await scrollOf(visitor)) - 900)).toBeLessThan(100);
      await visitor.back();
      await visitor.isAt('/faq');
      await visitor.isTitled(/^Questions and answers/);
      await visitor.find('textbox', 'Find an answer').isThere();
      await visitor.arrived();
      await visitor.forward();
      await visitor.isTitled(/^Membership/);
    });
  });
}
