import type { MailLinkKind } from '@myler/config/mail-links';
import { persons, type Person } from '@myler/forms/people';
import { dialogNames, type DialogType } from '@myler/state/dialogs';
import type { Size } from './browser.ts';
import { fillCard, pay, fillPersonalDetails } from './join.ts';
import type { Page } from './page.ts';
import type { Locator } from './locator.ts';
import { expect } from './test.ts';

export const desktop = { width: 1280, height: 900 };
export const telephone = { width: 360, height: 740 };
const [person] = persons as [Person, ...Person[]];

interface JourneyFixtures {
  visitor: Page;
  size: Size;
  emailOf: (name: string) => string;
}

/** What a visitor does with one dialog. */
interface Journey {
  /** The test's title, after the dialog's name. */
  title: string;
  /** Where it can be opened; at both sizes when it is left out. */
  only?: Size;
  run: (fixtures: JourneyFixtures) => Promise<void>;
}

/** A dialog type without a journey does not compile. */
export const journeys: Record<DialogType, Journey> = {
  'sign-in': {
    ...openedByControl('sign-in', '/faq', (visitor) => visitor.getByRole('banner').getByRole('button', 'Sign in')),
    only: desktop,
  },
  'forgot-password': {
    title: 'opens from “Sign in”; Escape and Back each close both dialogs',
    async run(fixtures) {
      await openForgotPassword(fixtures);
      await expectFocusTrap(fixtures.visitor);
      await fixtures.visitor.press('Escape');
      await expectAllDialogsClosed(fixtures.visitor, '/faq');
      await signInOpener(fixtures).expectState('isFocused');
      await openForgotPassword(fixtures);
      await fixtures.visitor.goBack();
      await expectAllDialogsClosed(fixtures.visitor, '/faq');
      await signInOpener(fixtures).expectState('isFocused');
    },
  },
  'check-your-email': {
    title: 'opens when the link is sent, leads back to the address that was typed, and one Back closes every dialog',
    async run(fixtures) {
      const { visitor, emailOf } = fixtures;
      const stranger = emailOf('nobody.knows');
      const sent = dialogOf(visitor, 'check-your-email');
      const forgot = dialogOf(visitor, 'forgot-password');
      await openForgotPassword(fixtures);
      await forgot.getByRole('textbox', 'Email').fill(stranger);
      await forgot.getByRole('button', 'Send the link').click();
      await sent.expectText(stranger);
      await expectFocusTrap(visitor);
      await sent.getByRole('button', 'Use another one').click();
      await forgot.getByRole('textbox', 'Email').expectValue(stranger);
      await visitor.goBack();
      await expectAllDialogsClosed(visitor, '/faq');
      await signInOpener(fixtures).expectState('isFocused');
    },
  },
  'reset-password': openedByMailLink('reset-password'),
  'join-us-1': openedByControl('join-us-1', '/faq', joinLink),
  'join-us-2': {
    title: 'asks before Escape or Back loses what was typed, and keeps it when the visitor stays',
    async run({ visitor }) {
      const step = dialogOf(visitor, 'join-us-2');
      const question = leaveConfirmation(visitor);
      await openSecondStep(visitor);
      await expectFocusTrap(visitor);
      await step.getByRole('textbox', 'First name').fill('Amélie');
      await visitor.press('Escape');
      await question.getByRole('button', 'Keep editing').expectState('isFocused');
      await visitor.press('Enter');
      await question.expectAbsent();
      await step.getByRole('textbox', 'First name').expectState('isFocused');
      await visitor.goBack();
      await question.expectPresent();
      await step.getByRole('textbox', 'First name').expectValue('Amélie');
      await question.getByRole('button', 'Leave').click();
      await expectAllDialogsClosed(visitor, '/faq');
      await joinLink(visitor).expectState('isFocused');
    },
  },
  'join-us-3': {
    title: 'leads to the terms; Back and Escape return with what was typed, and “Leave” closes every dialog',
    async run({ visitor, emailOf }) {
      const payment = dialogOf(visitor, 'join-us-3');
      const terms = dialogOf(visitor, 'terms-and-conditions');
      const { creditCard } = person;
      await openSecondStep(visitor);
      await fillPersonalDetails(visitor, { ...person, email: emailOf('anne-marie') });
      await payment.expectPresent();
      await expectFocusTrap(visitor);
      await fillCard(payment, creditCard);
      for (const close of [() => visitor.goBack(), () => visitor.press('Escape')]) {
        await payment.getByRole('button', 'terms and conditions').click();
        await terms.expectPresent();
        await expectFocusTrap(visitor);
        await close();
        await terms.expectAbsent();
        await payment.getByRole('textbox', 'Name on card').expectValue(creditCard.name);
      }
      await visitor.press('Escape');
      await leaveConfirmation(visitor).getByRole('button', 'Leave').click();
      await expectAllDialogsClosed(visitor, '/faq');
      await joinLink(visitor).expectState('isFocused');
    },
  },
  'registration-success': {
    title: 'welcomes a new member, and closes by Escape on a desktop and by Back on a telephone',
    async run({ visitor, size, emailOf }) {
      const welcome = dialogOf(visitor, 'registration-success');
      await openSecondStep(visitor);
      await fillPersonalDetails(visitor, { ...person, email: emailOf('anne-marie') });
      await pay(visitor, person);
      await welcome.expectText(person.firstName);
      await expectFocusTrap(visitor);
      await (size === desktop ? visitor.press('Escape') : visitor.goBack());
      await expectAllDialogsClosed(visitor, '/faq');
    },
  },
  account: {
    title: 'opens for a task of a member, keeps the focus, and closes by Escape and by Back',
    async run({ visitor, emailOf }) {
      await openSecondStep(visitor);
      await fillPersonalDetails(visitor, { ...person, email: emailOf('anne-marie') });
      await pay(visitor, person);
      await dialogOf(visitor, 'registration-success').getByRole('link', 'Your membership').click();
      // By the overview's own link, once it shows one: WebKit reports what a document has not loaded yet when it is left.
      await visitor.locator('main').getByRole('link', 'Payments and renewal').click();
      await visitor.expectUrl('/account/payments');
      for (const close of [() => visitor.press('Escape'), () => visitor.goBack()]) {
        await visitor.getByRole('button', 'Stop the renewal').click();
        await visitor.getByRole('dialog', 'Stop the renewal').expectPresent();
        await expectFocusTrap(visitor);
        await close();
        await expectAllDialogsClosed(visitor, '/account/payments');
      }
    },
  },
  'confirm-email': openedByMailLink('confirm-email'),
  'cancel-email': openedByMailLink('cancel-email'),
  'newsletter-confirm': openedByMailLink('newsletter-confirm'),
  'have-written': openedByMailLink('have-written'),
  invitation: openedByMailLink('invitation'),
  'mobile-menu': {
    ...openedByControl('mobile-menu', '/faq', (visitor) => visitor.getByRole('banner').getByRole('button', 'Menu')),
    only: telephone,
  },
  'mobile-partner-menu': {
    ...openedByControl('mobile-partner-menu', '/partner-with-us', (visitor) =>
      visitor.getByRole('banner').getByRole('button', 'Partner Menu'),
    ),
    only: telephone,
  },
  'terms-and-conditions': openedByControl('terms-and-conditions', '/faq', (visitor) =>
    visitor.getByRole('contentinfo').getByRole('link', 'Terms and conditions'),
  ),
  newsletter: {
    title: 'opens by itself once the privacy question is answered, and closes by Escape and by Back',
    async run({ visitor }) {
      await visitor.goto('/faq');
      for (const close of [() => visitor.press('Escape'), () => visitor.goBack()]) {
        // A page that has not started yet would open it, and note that it has.
        await visitor.waitUntilReady();
        await visitor.evaluate(`sessionStorage.removeItem('newsletter-opened')`);
        await visitor.reload();
        await dialogOf(visitor, 'newsletter').expectPresent();
        await expectFocusTrap(visitor);
        await close();
        await expectAllDialogsClosed(visitor, '/faq');
      }
    },
  },
  'cookie-consent': openedByControl('cookie-consent', '/faq', (visitor) =>
    visitor.getByRole('contentinfo').getByRole('button', 'Your privacy'),
  ),
};

function openedByMailLink(type: MailLinkKind): Journey {
  return {
    title: 'opens by a link that is pasted into the open page, takes the token out of the address, and closes',
    async run({ visitor }) {
      const dialog = dialogOf(visitor, type);
      await visitor.goto('/faq');
      await visitor.waitUntilReady();
      for (const close of [() => visitor.press('Escape'), () => visitor.goBack()]) {
        await visitor.goto(`/faq#${type}=not-a-token-that-anybody-was-sent`);
        await dialog.expectPresent();
        await visitor.expectUrl('/faq');
        await expectFocusTrap(visitor);
        await close();
        await expectAllDialogsClosed(visitor, '/faq');
      }
    },
  };
}

export function dialogOf(visitor: Page, type: DialogType): Locator {
  return visitor.getByRole('dialog', dialogNames[type], { exact: true });
}

function leaveConfirmation(visitor: Page): Locator {
  return visitor.getByRole('alertdialog', 'Leave without joining?');
}

/** The journey of a dialog that a control of a page opens. */
function openedByControl(type: DialogType, path: string, opener: (visitor: Page) => Locator): Journey {
  return {
    title: 'opens by a press, keeps the focus, and closes by Escape and by Back',
    async run({ visitor }) {
      const button = opener(visitor);
      const dialog = dialogOf(visitor, type);
      await visitor.goto(path);
      await button.click();
      await dialog.expectPresent();
      await expectFocusTrap(visitor);
      await visitor.press('Escape');
      await expectAllDialogsClosed(visitor, path);
      await button.expectState('isFocused');

      await visitor.press('Enter');
      await dialog.expectPresent();
      await visitor.goBack();
      await expectAllDialogsClosed(visitor, path);
      await button.expectState('isFocused');
    },
  };
}

function joinLink(visitor: Page): Locator {
  return visitor.getByRole('banner').getByRole('link', 'Join');
}

/** What a visitor presses first to sign in: on a telephone “Sign in” is in the menu. */
function signInOpener({ visitor, size }: JourneyFixtures): Locator {
  return visitor.getByRole('banner').getByRole('button', size === telephone ? 'Menu' : 'Sign in');
}

async function openForgotPassword(fixtures: JourneyFixtures): Promise<void> {
  const { visitor, size } = fixtures;
  await visitor.goto('/faq');
  await signInOpener(fixtures).click();
  if (size === telephone) await dialogOf(visitor, 'mobile-menu').getByRole('button', 'Sign in').click();
  await dialogOf(visitor, 'sign-in').getByRole('button', 'Forgotten your password?').click();
  await dialogOf(visitor, 'forgot-password').expectPresent();
}

async function openSecondStep(visitor: Page): Promise<void> {
  await visitor.goto('/faq');
  await joinLink(visitor).click();
  const first = dialogOf(visitor, 'join-us-1');
  await first.getByRole('radio', /^Travel/).click();
  await first.getByRole('button', 'Continue').click();
  await dialogOf(visitor, 'join-us-2').expectPresent();
}

/** No dialog and no question is left, and the visitor is still on the page. */
export async function expectAllDialogsClosed(visitor: Page, path: string): Promise<void> {
  await visitor.locator('[role=dialog], [role=alertdialog]').expectAbsent();
  await visitor.expectUrl(path);
}

/** Tab leads out of the dialog neither forwards nor backwards. */
export async function expectFocusTrap(visitor: Page): Promise<void> {
  const isInside = () => visitor.evaluate<boolean>(`document.activeElement.closest('[role=dialog]') !== null`);
  await expect.poll(isInside).toBe(true);
  for (const held of ['Shift', undefined, undefined] as const) {
    await visitor.press('Tab', held);
    expect(await isInside(), `${held ?? ''} Tab leads out of it`).toBe(true);
  }
}
