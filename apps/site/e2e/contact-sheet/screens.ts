import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DialogType } from '@myler/state/dialogs';
import { findInMail } from '../email-message.ts';
import { buyGiftCard } from '../gift-card.ts';
import { applicant, byPasting, cardNumbers, cardOf, fillCard, fillPersonalDetails } from '../join.ts';
import { registerMember } from '../member.ts';
import { pageKinds } from '../page-kinds.ts';
import type { Stack } from '../stack.ts';
import { waitUntilReady } from '../test.ts';

/** What opens a screen. */
export interface Visit {
  page: Page;
  stack: Stack;
  emailOf: (name: string) => string;
}

/** A picture in each width. A function takes the visitor there; a text is an address. */
export type Screen = string | ((visit: Visit) => Promise<void>);

type Screens = Readonly<Record<string, Screen>>;

const asMember =
  (address: string): Screen =>
  async ({ page, stack }) => {
    await registerMember(page.request, stack, 'Amelie');
    await open(page, address);
  };

/** What an address alone does not show: what a member sees, what stands in a mail's link, and what a visitor has kept. */
const visits: Partial<Record<string, Screens>> = {
  '/e-gift-card/open': {
    'gift-card-open': openGiftCard(/https?:\/\/\S*\/e-gift-card\/open#[\w.~-]+/, 'recipient'),
  },
  '/e-gift-card/order': {
    'gift-card-order': openGiftCard(/https?:\/\/\S*\/e-gift-card\/order#[\w.~-]+/, 'buyer'),
  },
  '/account': { 'account-member': asMember('/account') },
  '/account/details': { 'account-details-member': asMember('/account/details') },
  '/account/people': { 'account-people-member': asMember('/account/people') },
  '/account/payments': { 'account-payments-member': asMember('/account/payments') },
  '/account/privacy': { 'account-privacy-member': asMember('/account/privacy') },
  '/our-hotels/$id': { 'hotel-in-a-city': '/our-hotels/tongkang-house' },
  '/shortlist': {
    'shortlist-kept': async ({ page }) => {
      await open(page, '/our-hotels');
      for (const index of [0, 1, 2])
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Keep / })
          .nth(index)
          .click();
      await open(page, '/shortlist');
    },
  },
  '/unsubscribe': { 'unsubscribe-with-link': '/unsubscribe?token=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
};

/** The screens of each page: its states, which axe examines too, and the visits. */
export const pageScreens: readonly Screens[] = pageKinds.map(({ kind, at, states }) => {
  const addresses = [at, ...states].map((address) => [fileNameOf(address), address]);
  return { ...Object.fromEntries(addresses), ...visits[kind] };
});

/** The screens of each dialog. A dialog without any does not compile. */
export const dialogScreens: Readonly<Record<DialogType, Screens>> = {
  'sign-in': { 'sign-in': '/faq#sign-in' },
  'forgot-password': { 'forgot-password': forgetPassword },
  'reset-password': { 'reset-password': '/faq#reset-password=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
  'check-your-email': {
    'check-your-email': async (visit) => {
      await forgetPassword(visit);
      await visit.page.getByRole('button', { name: 'Send the link' }).click();
      await dialog(visit.page, 'Check your email').waitFor();
    },
  },
  'join-us-1': { 'join-1': '/faq?join=gold' },
  'join-us-2': {
    'join-2': goToDetails,
    'join-2-errors': async (visit) => {
      await goToDetails(visit);
      await visit.page.getByRole('button', { name: /^Continue/ }).click();
      await visit.page.getByRole('region', { name: /^Correct/ }).waitFor();
    },
  },
  'join-us-3': {
    'join-3': goToPayment,
    'join-3-declined': async (visit) => {
      await goToPayment(visit);
      await fillCard(visit.page, cardOf(cardNumbers.declined), byPasting(visit.page));
      await visit.page.getByRole('button', { name: /^Pay / }).click();
      await visit.page
        .getByText(/declined/i)
        .first()
        .waitFor();
    },
  },
  'registration-success': {
    welcome: async (visit) => {
      await goToPayment(visit);
      await fillCard(visit.page, cardOf(cardNumbers.accepted), byPasting(visit.page));
      await visit.page.getByRole('button', { name: /^Pay / }).click();
      await dialog(visit.page, 'Welcome to Myler').waitFor();
    },
  },
  account: {
    'account-change-card': async (visit) => {
      await registerMember(visit.page.request, visit.stack, 'Amelie');
      await open(visit.page, '/account/payments');
      await visit.page.getByRole('button', { name: /Use another card|Add a card/ }).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  'cancel-email': { 'cancel-email': '/faq#cancel-email=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
  'newsletter-confirm': { 'newsletter-confirm': '/faq#newsletter-confirm=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
  'have-written': { 'have-written': '/faq#have-written=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
  'confirm-email': {
    'confirm-email': asMember('/faq#confirm-email=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY'),
    'confirm-email-signed-out': '/faq#confirm-email=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY',
  },
  invitation: { 'invitation-over': '/faq#invitation=Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY' },
  'mobile-menu': { menu: ({ page }) => openFromHeader(page, '/our-hotels', 'Menu') },
  'mobile-partner-menu': { 'partner-menu': ({ page }) => openFromHeader(page, '/partner-with-us', 'Partner Menu') },
  'terms-and-conditions': {
    'terms-dialog': async ({ page }) => {
      await open(page, '/faq');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
      await dialog(page, 'Terms and conditions').waitFor();
    },
  },
  newsletter: {
    newsletter: async ({ page }) => {
      await page.addInitScript(() => sessionStorage.removeItem('newsletter-opened'));
      await open(page, '/');
      await page.getByRole('dialog').waitFor();
    },
  },
  'cookie-consent': {
    'cookie-consent': async ({ page }) => {
      await open(page, '/faq');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy' }).click();
      await dialog(page, 'Your privacy').waitFor();
    },
  },
};

/** What is printed, by its address. */
export const printed: Readonly<Record<string, string>> = {
  hotel: '/our-hotels/maison-palmier',
  article: '/travel-journal/six-letters-about-the-last-eighty-minutes',
  membership: '/membership',
  terms: '/terms-and-conditions',
  'press-release': '/press/ten-years',
  hotels: '/our-hotels',
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** `/our-hotels?region=africa` becomes `our-hotels-region-africa`. */
function fileNameOf(address: string): string {
  return address.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '') || 'home';
}

/** Opens an address and waits until its dialog, if it names one, stands there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
  if (/#[a-z-]+=|#sign-in|\?join=/.test(address)) await page.getByRole('dialog').waitFor();
}

async function openFromHeader(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}

async function forgetPassword({ page }: Visit): Promise<void> {
  await open(page, '/faq#sign-in');
  await dialog(page, 'Sign in').getByRole('textbox', { name: 'Email' }).fill('amara@example.com');
  await dialog(page, 'Sign in').getByRole('button', { name: 'Forgotten your password?' }).click();
  await dialog(page, 'Forgot your password?').waitFor();
}

async function goToDetails({ page }: Visit): Promise<void> {
  await open(page, '/faq?join=gold');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await dialog(page, 'You and your family').waitFor();
}

async function goToPayment(visit: Visit): Promise<void> {
  await goToDetails(visit);
  const person = applicant({ firstName: 'Amara', lastName: 'Okafor', email: visit.emailOf('amara') });
  await fillPersonalDetails(visit.page, person, byPasting(visit.page));
  await visit.page.getByRole('button', { name: /^Continue/ }).click();
  await dialog(visit.page, 'Payment').waitFor();
}

function openGiftCard(link: RegExp, whose: 'recipient' | 'buyer'): Screen {
  return async ({ page, stack, emailOf }) => {
    const [recipient, buyer] = [emailOf('odile'), emailOf('tom')];
    await buyGiftCard(page, stack, { name: 'Odile', email: recipient, from: buyer }, randomUUID());
    await open(page, await findInMail(stack, whose === 'recipient' ? recipient : buyer, link));
  };
}
