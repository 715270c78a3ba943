import { expect, type Page } from '@playwright/test';
import { giftCardDesigns } from '@myler/config/gift-cards';
import type { TypedCard } from '@myler/forms/people';
import { writeCard, type Applicant, type InputMethod } from './join.ts';

/** A gift code in its groups. */
export const CODE = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/;

/** What the gift-card page asks before the payment. */
export interface WrittenGift {
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

/** The page's form up to "Look it over", and past it. */
export async function writeGift(page: Page, gift: WrittenGift, input: InputMethod): Promise<void> {
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  const radio = (value: string) => page.getByRole('radio').and(page.locator(`[value="${value}"]`));
  const design = giftCardDesigns.find(({ id }) => id === gift.design);
  await input.tick(page.getByRole('radio', { name: design?.name ?? gift.design }));
  await input.tick(radio(gift.kind));
  await input.tick(radio(gift.currency));
  if (gift.kind === 'membership') await input.tick(radio(gift.membershipId));
  else await input.tick(radio(gift.sum));
  if (gift.kind === 'sum' && gift.sum === 'other') await input.write(box('Sum'), gift.otherSum);
  await input.write(box('Their name'), gift.recipient.name);
  await input.write(box('Their e-mail'), gift.recipient.email);
  if (gift.message) await input.write(box(/What you write inside/), gift.message);
  await input.write(box('Your name'), gift.sender.name);
  await input.write(box('Your e-mail'), gift.sender.email);
  if (gift.when === 'day') await chooseDay(page, gift, input);
}

async function chooseDay(page: Page, { date, timeZone }: WrittenGift, input: InputMethod): Promise<void> {
  await input.tick(page.getByRole('radio', { name: 'On a day I choose' }));
  await input.write(page.getByRole('textbox', { name: 'Day' }), date.day);
  await input.write(page.getByRole('textbox', { name: 'Month' }), date.month);
  await input.write(page.getByRole('textbox', { name: 'Year' }), date.year);
  await input.choose(page.getByRole('combobox', { name: /nearest city/ }), { value: timeZone, label: timeZone });
}

/** From what is written to the card's fields, filled in. */
export async function lookOver(page: Page, card: TypedCard, input: InputMethod): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Look it over' }));
  await expect(page.getByRole('heading', { name: 'Look it over.' })).toBeFocused();
  await writeCard(page, card, input);
}
