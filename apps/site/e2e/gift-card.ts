import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { giftCardDesigns } from '@myler/config/gift-cards';
import type { TypedCard } from '@myler/forms/people';
import { plainTextOf } from './email-message.ts';
import type { Stack } from './stack.ts';
import { fillCardFields, type Applicant, type InputMethod } from './join.ts';

/** A gift code with its hyphens. */
export const CODE = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/;

/** The fields of the gift card form before the payment. */
export interface GiftForm {
  design: string;
  kind: 'sum' | 'membership';
  /** A preset in minor units, or `other`. */
  sum: string;
  otherSum: string;
  membershipId: string;
  currency: string;
  recipient: { name: string; email: string };
  sender: { name: string; email: string };
  message: string;
  when: 'now' | 'day';
  date: Applicant['dateOfBirth'];
  timeZone: string;
}

/** Fills the form up to "Check the card", and goes past it. */
export async function fillGiftForm(page: Page, gift: GiftForm, input: InputMethod): Promise<void> {
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
  const radio = (value: string) => page.getByRole('radio').and(page.locator(`[value="${value}"]`));
  const design = giftCardDesigns.find(({ id }) => id === gift.design);
  await input.tick(page.getByRole('radio', { name: design?.name ?? gift.design }));
  await input.tick(radio(gift.kind));
  await input.tick(radio(gift.currency));
  if (gift.kind === 'membership') await input.tick(radio(gift.membershipId));
  else await input.tick(radio(gift.sum));
  if (gift.kind === 'sum' && gift.sum === 'other') await input.write(textbox('Sum'), gift.otherSum);
  await input.write(textbox('Their name'), gift.recipient.name);
  await input.write(textbox('Their email'), gift.recipient.email);
  if (gift.message) await input.write(textbox(/What you write inside/), gift.message);
  await input.write(textbox('Your name'), gift.sender.name);
  await input.write(textbox('Your email'), gift.sender.email);
  if (gift.when === 'day') await fillDeliveryDay(page, gift, input);
}

async function fillDeliveryDay(page: Page, { date, timeZone }: GiftForm, input: InputMethod): Promise<void> {
  await input.tick(page.getByRole('radio', { name: 'On a day I choose' }));
  await input.write(page.getByRole('textbox', { name: 'Day' }), date.day);
  await input.write(page.getByRole('textbox', { name: 'Month' }), date.month);
  await input.write(page.getByRole('textbox', { name: 'Year' }), date.year);
  await input.choose(page.getByRole('combobox', { name: /nearest city/ }), { value: timeZone, label: timeZone });
}

/** Goes from the written card to the payment, and fills the card fields. */
export async function goToPayment(page: Page, card: TypedCard, input: InputMethod): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Check the card' }));
  await expect(page.getByRole('heading', { name: 'Check the card.' })).toBeFocused();
  await fillCardFields(page, card, input);
}

/** Whom a gift card is for, and who pays for it. */
export interface Recipient {
  name: string;
  email: string;
  /** The sender's address. */
  from: string;
}

/** Buys a gift card for £1,000 that is emailed immediately, with the request that the page sends. */
export function buyGiftCard(
  page: Pick<Page, 'request'>,
  stack: Stack,
  { name, email, from }: Recipient,
  key: string = randomUUID(),
) {
  return page.request.post('/v1/custom-gift-cards', {
    headers: { 'Idempotency-Key': key, Origin: stack.origin },
    data: {
      design: 'kites',
      amount: { amount: 100_000, currency: 'GBP' },
      recipient: { name, email },
      sender: { name: 'Grandpa Tom', email: from },
      message: '',
      creditCard: { brand: 'VISA', name: 'T Ash', number: '4242424242424242', expiry: '12-31', cvc: '123' },
    },
  });
}

/** The cards in the database for somebody, and what the ledger says of the payment for each. */
export function giftCardsFor(stack: Stack, email: string) {
  return stack.query<{ status: string; balance: number; outcome: string; paid: number; refunded: boolean }>(
    `select gift_cards.status, balance, outcome, sandbox_ledger.amount as paid, sandbox_ledger.refunded_at is not null as refunded
       from gift_cards left join sandbox_ledger on sandbox_ledger.key = attempt_key::text where recipient_email = $1`,
    [email],
  );
}

/** The one email to an address whose text matches, once it is there. */
export async function mailTo(stack: Stack, email: string, words: RegExp): Promise<string> {
  const found = async () => (await stack.mailsTo(email)).filter((mail) => words.test(plainTextOf(mail)));
  await expect.poll(found, `a mail to ${email} that says ${String(words)}`).toHaveLength(1);
  return (await found())[0] ?? '';
}
