import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { applicant, byPasting, cardOf, cardNumbers, fillCard, press, fillPersonalDetails } from './join.ts';
import { waitUntilReady, expect, test } from './test.ts';

const desktop = { width: 1280, height: 900 };
const telephone = { width: 360, height: 740 };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');

/** The control that opens a dialog on a page, and the dialog's name. */
interface DialogOpening {
  name: string;
  path: string;
  opener: (page: Page) => Locator;
  /** The layout that has the control, or one of them: `engines/dialogs.spec.ts` opens each dialog in both. Both when absent. */
  only?: typeof desktop;
}

const openings: DialogOpening[] = [
  {
    name: 'Choose your membership',
    path: '/faq',
    opener: (page) => header(page).getByRole('link', { name: 'Join' }),
  },
  {
    name: 'Terms and conditions',
    path: '/faq',
    opener: (page) => footer(page).getByRole('link', { name: 'Terms and conditions' }),
    only: telephone,
  },
  {
    name: 'Your privacy',
    path: '/faq',
    opener: (page) => footer(page).getByRole('button', { name: 'Your privacy' }),
    only: desktop,
  },
  {
    name: 'Sign in',
    path: '/faq',
    opener: (page) => header(page).getByRole('button', { name: 'Sign in' }),
    only: desktop,
  },
  {
    name: 'Menu',
    path: '/faq',
    opener: (page) => header(page).getByRole('button', { name: 'Menu' }),
    only: telephone,
  },
  {
    name: 'Partner menu',
    path: '/partner-with-us',
    opener: (page) => header(page).getByRole('button', { name: 'Partner Menu' }),
    only: telephone,
  },
];

for (const viewport of [desktop, telephone]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test(
      'each dialog opens by its control on the page, keeps the focus, and closes by Escape and by Back',
      { tag: ['@spec:2-dialogs'] },
      async ({ page }) => {
        for (const { name, path, opener } of openings.filter(({ only = viewport }) => only === viewport)) {
          await test.step(name, async () => {
            await page.goto(path);
            await waitUntilReady(page);
            const button = opener(page);
            await button.focus();
            await page.keyboard.press('Enter');
            await expectFocusTrap(page, name);
            expect(await violations(page)).toEqual([]);
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
            await expect(button).toBeFocused();

            await page.keyboard.press('Enter');
            await expect(dialog(page, name)).toBeVisible();
            await page.goBack();
            await expect(page.getByRole('dialog')).toHaveCount(0);
            await expect(page).toHaveURL(new RegExp(`${path}$`));
            await expect(button).toBeFocused();
          });
        }
      },
    );

    test(
      'the newsletter dialog opens by itself, keeps the focus, and closes by Escape',
      viewport === desktop ? { tag: ['@spec:2-dialogs-newsletter'] } : {},
      async ({ page }) => {
        await page.addInitScript(() => sessionStorage.removeItem('newsletter-opened'));
        await page.goto('/faq');
        await expectFocusTrap(page, 'The letter');
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

for (const viewport of [desktop, telephone]) {
  test.describe(`at ${viewport.width} pixels, one dialog leads to another`, () => {
    test.use({ viewport });

    test(
      'a visitor goes from “Sign in” to “Check your email”, and one Back closes every dialog',
      viewport === telephone ? { tag: ['@spec:2-dialogs-sign-in', '@spec:2-state-dialogs'] } : {},
      async ({ page, emailOf }) => {
        const stranger = emailOf('nobody.knows');
        await page.goto('/');
        await waitUntilReady(page);
        const narrow = viewport === telephone;
        const opener = header(page).getByRole('button', { name: narrow ? 'Menu' : 'Sign in' });
        await opener.click();
        if (narrow) await dialog(page, 'Menu').getByRole('button', { name: 'Sign in' }).click();
        await expectFocusTrap(page, 'Sign in');
        await dialog(page, 'Sign in').getByRole('textbox', { name: 'Email' }).fill(stranger);
        await dialog(page, 'Sign in').getByRole('button', { name: 'Forgotten your password?' }).click();
        await expectFocusTrap(page, 'Forgot your password?');
        expect(await violations(page)).toEqual([]);
        await dialog(page, 'Forgot your password?').getByRole('button', { name: 'Send the link' }).click();
        await expectFocusTrap(page, 'Check your email');
        await expect(dialog(page, 'Check your email')).toContainText(stranger);
        await expect(dialog(page, 'Check your email').getByRole('button', { name: /^Send it again/ })).toBeDisabled();
        expect(await violations(page)).toEqual([]);
        await dialog(page, 'Check your email').getByRole('button', { name: 'Use another one' }).click();
        await expect(dialog(page, 'Forgot your password?').getByRole('textbox', { name: 'Email' })).toHaveValue(
          stranger,
        );
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(/\/$/);
        await expect(opener).toBeFocused();
      },
    );

    test(
      'a visitor joins, reads the terms during the payment, and reaches the welcome',
      viewport === telephone ? { tag: ['@promise:typed-not-lost', '@spec:2-dialogs-join', '@spec:2-state-join'] } : {},
      async ({ page, emailOf }) => {
        await page.goto('/membership?join=travel');
        await expectFocusTrap(page, 'Choose your membership');
        await press(page, dialog(page, 'Choose your membership').getByRole('button', { name: 'Continue' }));
        await expect(dialog(page, 'You and your family')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await fillPersonalDetails(page, applicant({ firstName: 'Runa', email: emailOf('runa') }));
        await press(page, page.getByRole('button', { name: 'Continue' }));
        await expect(dialog(page, 'Payment')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await fillCard(page, cardOf(cardNumbers.accepted));
        await dialog(page, 'Payment').getByRole('button', { name: 'terms and conditions' }).click();
        await expectFocusTrap(page, 'Terms and conditions');
        // Back from a detour leads to where it started.
        await page.goBack();
        await expect(dialog(page, 'Payment').getByRole('textbox', { name: 'Name on card' })).toHaveValue('A Moreau');
        await dialog(page, 'Payment').getByRole('button', { name: /^Pay / }).click();
        await expectFocusTrap(page, 'Welcome to Myler');
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

for (const viewport of [{ width: 1440, height: 900 }, telephone]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the buttons of each step of the wizard are in view, however far it is scrolled', async ({
      page,
      emailOf,
    }) => {
      const person = applicant({ firstName: 'Philippa', email: emailOf('philippa') });
      await page.goto('/faq?join=gold');
      await expectPinned(page, /^Continue/);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await expect(dialog(page, 'You and your family')).toBeVisible();
      await expectPinned(page, /^Continue/);
      await fillPersonalDetails(page, person, byPasting(page));
      await page.getByRole('button', { name: /^Continue/ }).click();
      await expect(dialog(page, 'Payment')).toBeVisible();
      await expectPinned(page, /^Pay /);
    });
  });
}

async function expectPinned(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  const heading = page.getByRole('dialog').getByRole('heading').first();
  await heading.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .or(page.getByRole('dialog').getByRole('radio'))
    .last()
    .scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
}

// The dialog asks for the passkeys of the link's member, and the link is nobody's.
test.describe('a link that nobody was sent', () => {
  test.use({ expectedMessages: /status of 410/ });

  test(
    'a password-reset link pasted into the open page opens its dialog, and the token leaves the address',
    { tag: ['@spec:2-dialogs-reset'] },
    async ({ page }) => {
      await page.goto('/faq');
      await waitUntilReady(page);
      await page.goto('/faq#reset-password=not-a-token-that-anybody-was-sent');
      await expectFocusTrap(page, 'Choose a new password');
      expect(new URL(page.url()).hash).toBe('');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test('the dialog with the terms has the same text as their page, word for word, and names the version in force', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  await waitUntilReady(page);
  const words = (from: Locator, heading: string) =>
    from.evaluateAll(
      (sections, level) =>
        sections.map((section) => [
          section.querySelector(level)?.textContent,
          ...[...section.querySelectorAll('p, li')].map(({ textContent }) => textContent),
        ]),
      heading,
    );
  const onThePage = await words(page.locator('#main ol > li[id]'), 'h2');
  const version = await page
    .getByRole('main')
    .getByText(/^Version \d+, in force since/)
    .innerText();
  await footer(page).getByRole('link', { name: 'Terms and conditions' }).click();
  const terms = dialog(page, 'Terms and conditions');
  await expect(terms.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(onThePage.length).toBeGreaterThan(5);
  expect(await words(terms.locator('section'), 'h3')).toEqual(onThePage);
  await expect(terms.getByText(version)).toBeVisible();
});

/** Expects that the dialog has the focus, and that Tab does not leave it, forwards or backwards. */
async function expectFocusTrap(page: Page, name: string): Promise<void> {
  const presented = dialog(page, name);
  await expect(presented).toBeVisible();
  const hasFocus = () => presented.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  // From the dialog itself back to its last control, then on to its first.
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await hasFocus(), `${key} leads out of “${name}”`).toBe(true);
  }
}
