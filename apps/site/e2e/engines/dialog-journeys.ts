import { persons, type Person } from '@myler/forms/people';
import { dialogNames, type DialogType } from '@myler/state/dialogs';
import type { Size } from './browser.ts';
import { fillCard, pay, tellAboutYourself } from './join.ts';
import type { Page } from './page.ts';
import type { Part } from './part.ts';
import { expect } from './test.ts';

export const desktop = { width: 1280, height: 900 };
export const telephone = { width: 360, height: 740 };
const [person] = persons as [Person, ...Person[]];

interface Given {
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
  play: (given: Given) => Promise<void>;
}

/** A dialog type without a journey does not compile. */
export const journeys: Record<DialogType, Journey> = {
  'sign-in': {
    ...opensByAPress('sign-in', '/faq', (visitor) => visitor.find('banner').find('button', 'Sign in')),
    only: desktop,
  },
  'forgot-password': {
    title: 'opens from “Sign in”; Escape and Back each close both dialogs',
    async play(given) {
      await openForgotPassword(given);
      await holdsTheFocus(given.visitor);
      await given.visitor.press('Escape');
      await allAreClosed(given.visitor, '/faq');
      await signInOpener(given).is('isFocused');
      await openForgotPassword(given);
      await given.visitor.back();
      await allAreClosed(given.visitor, '/faq');
      await signInOpener(given).is('isFocused');
    },
  },
  'check-your-email': {
    title: 'opens when the link is sent, leads back to the address that was typed, and one Back closes every dialog',
    async play(given) {
      const { visitor, emailOf } = given;
      const stranger = emailOf('nobody.knows');
      const sent = dialogOf(visitor, 'check-your-email');
      const forgot = dialogOf(visitor, 'forgot-password');
      await openForgotPassword(given);
      await forgot.find('textbox', 'E-mail').fill(stranger);
      await forgot.find('button', 'Send the link').press();
      await sent.says(stranger);
      await holdsTheFocus(visitor);
      await sent.find('button', 'Use another one').press();
      await forgot.find('textbox', 'E-mail').holds(stranger);
      await visitor.back();
      await allAreClosed(visitor, '/faq');
      await signInOpener(given).is('isFocused');
    },
  },
  'reset-password': {
    title: 'opens by a link that is pasted into the open page, takes the token out of the address, and closes',
    async play({ visitor }) {
      const reset = dialogOf(visitor, 'reset-password');
      await visitor.open('/faq');
      await visitor.arrived();
      for (const close of [() => visitor.press('Escape'), () => visitor.back()]) {
        await visitor.open('/faq#reset-password=not-a-token-that-anybody-was-sent');
        await reset.isThere();
        await visitor.isAt('/faq');
        await holdsTheFocus(visitor);
        await close();
        await allAreClosed(visitor, '/faq');
      }
    },
  },
  'join-us-1': opensByAPress('join-us-1', '/faq', joinLink),
  'join-us-2': {
    title: 'asks before Escape or Back loses what was typed, and keeps it when the visitor stays',
    async play({ visitor }) {
      const step = dialogOf(visitor, 'join-us-2');
      const question = leaveQuestion(visitor);
      await openSecondStep(visitor);
      await holdsTheFocus(visitor);
      await step.find('textbox', 'First name').fill('Amélie');
      await visitor.press('Escape');
      await question.find('button', 'Keep editing').is('isFocused');
      await visitor.press('Enter');
      await question.isGone();
      await step.find('textbox', 'First name').is('isFocused');
      await visitor.back();
      await question.isThere();
      await step.find('textbox', 'First name').holds('Amélie');
      await question.find('button', 'Leave').press();
      await allAreClosed(visitor, '/faq');
      await joinLink(visitor).is('isFocused');
    },
  },
  'join-us-3': {
    title: 'leads to the terms; Back and Escape return with what was typed, and “Leave” closes every dialog',
    async play({ visitor, emailOf }) {
      const payment = dialogOf(visitor, 'join-us-3');
      const terms = dialogOf(visitor, 'terms-and-conditions');
      const { creditCard } = person;
      await openSecondStep(visitor);
      await tellAboutYourself(visitor, { ...person, email: emailOf('anne-marie') });
      await payment.isThere();
      await holdsTheFocus(visitor);
      await fillCard(payment, creditCard);
      for (const close of [() => visitor.back(), () => visitor.press('Escape')]) {
        await payment.find('button', 'terms and conditions').press();
        await terms.isThere();
        await holdsTheFocus(visitor);
        await close();
        await terms.isGone();
        await payment.find('textbox', 'Name on card').holds(creditCard.name);
      }
      await visitor.press('Escape');
      await leaveQuestion(visitor).find('button', 'Leave').press();
      await allAreClosed(visitor, '/faq');
      await joinLink(visitor).is('isFocused');
    },
  },
  'registration-success': {
    title: 'welcomes a new member, and closes by Escape on a desktop and by Back on a telephone',
    async play({ visitor, size, emailOf }) {
      const welcome = dialogOf(visitor, 'registration-success');
      await openSecondStep(visitor);
      await tellAboutYourself(visitor, { ...person, email: emailOf('anne-marie') });
      await pay(visitor, person);
      await welcome.says(person.firstName);
      await holdsTheFocus(visitor);
      await (size === desktop ? visitor.press('Escape') : visitor.back());
      await allAreClosed(visitor, '/faq');
    },
  },
  'mobile-menu': {
    ...opensByAPress('mobile-menu', '/faq', (visitor) => visitor.find('banner').find('button', 'Menu')),
    only: telephone,
  },
  'mobile-partner-menu': {
    ...opensByAPress('mobile-partner-menu', '/partner-with-us', (visitor) =>
      visitor.find('banner').find('button', 'Partner Menu'),
    ),
    only: telephone,
  },
  'terms-and-conditions': opensByAPress('terms-and-conditions', '/faq', (visitor) =>
    visitor.find('contentinfo').find('link', 'Terms and conditions'),
  ),
  newsletter: {
    title: 'opens by itself once the privacy question is answered, and closes by Escape and by Back',
    async play({ visitor }) {
      await visitor.open('/faq');
      for (const close of [() => visitor.press('Escape'), () => visitor.back()]) {
        await visitor.evaluate(`sessionStorage.removeItem('newsletter-opened')`);
        await visitor.reload();
        await dialogOf(visitor, 'newsletter').isThere();
        await holdsTheFocus(visitor);
        await close();
        await allAreClosed(visitor, '/faq');
      }
    },
  },
  'cookie-consent': opensByAPress('cookie-consent', '/faq', (visitor) =>
    visitor.find('contentinfo').find('button', 'Your privacy'),
  ),
};

export function dialogOf(visitor: Page, type: DialogType): Part {
  return visitor.find('dialog', dialogNames[type], { exact: true });
}

function leaveQuestion(visitor: Page): Part {
  return visitor.find('alertdialog', 'Leave without joining?');
}

/** The journey of a dialog that a control of a page opens. */
function opensByAPress(type: DialogType, path: string, opener: (visitor: Page) => Part): Journey {
  return {
    title: 'opens by a press, keeps the focus, and closes by Escape and by Back',
    async play({ visitor }) {
      const button = opener(visitor);
      const dialog = dialogOf(visitor, type);
      await visitor.open(path);
      await button.press();
      await dialog.isThere();
      await holdsTheFocus(visitor);
      await visitor.press('Escape');
      await allAreClosed(visitor, path);
      await button.is('isFocused');

      await visitor.press('Enter');
      await dialog.isThere();
      await visitor.back();
      await allAreClosed(visitor, path);
      await button.is('isFocused');
    },
  };
}

function joinLink(visitor: Page): Part {
  return visitor.find('banner').find('link', 'Join');
}

/** What a visitor presses first to sign in: on a telephone “Sign in” is in the menu. */
function signInOpener({ visitor, size }: Given): Part {
  return visitor.find('banner').find('button', size === telephone ? 'Menu' : 'Sign in');
}

async function openForgotPassword(given: Given): Promise<void> {
  const { visitor, size } = given;
  await visitor.open('/faq');
  await signInOpener(given).press();
  if (size === telephone) await dialogOf(visitor, 'mobile-menu').find('button', 'Sign in').press();
  await dialogOf(visitor, 'sign-in').find('button', 'Forgotten your password?').press();
  await dialogOf(visitor, 'forgot-password').isThere();
}

async function openSecondStep(visitor: Page): Promise<void> {
  await visitor.open('/faq');
  await joinLink(visitor).press();
  const first = dialogOf(visitor, 'join-us-1');
  await first.find('radio', /^Travel/).press();
  await first.find('button', 'Continue').press();
  await dialogOf(visitor, 'join-us-2').isThere();
}

/** No dialog and no question is left, and the visitor is still on the page. */
export async function allAreClosed(visitor: Page, path: string): Promise<void> {
  await visitor.css('[role=dialog], [role=alertdialog]').isGone();
  await visitor.isAt(path);
}

/** Tab leads out of the dialog neither forwards nor backwards. */
export async function holdsTheFocus(visitor: Page): Promise<void> {
  const isInside = () => visitor.evaluate<boolean>(`document.activeElement.closest('[role=dialog]') !== null`);
  await expect.poll(isInside).toBe(true);
  for (const held of ['Shift', undefined, undefined] as const) {
    await visitor.press('Tab', held);
    expect(await isInside(), `${held ?? ''} Tab leads out of it`).toBe(true);
  }
}
