import { giftCardDesigns } from '@myler/config/gift-cards';
import type { BuyerOnVisit } from '../everybody.ts';
import { fillCard, fillDate } from './join.ts';
import type { Page } from './page.ts';

/** Goes from the empty gift card form to the payment. */
export async function buyGift(visitor: Page, { buyer, form, payButton }: BuyerOnVisit): Promise<void> {
  const design = giftCardDesigns.find(({ id }) => id === form.design);
  const write = (label: string | RegExp, text: string) => visitor.getByRole('textbox', label).fill(text);
  const choose = (value: string) => visitor.locator(`main input[type=radio][value="${value}"]`).click();
  await visitor.getByRole('radio', design?.name ?? form.design).click();
  await choose(form.kind);
  await choose(form.currency);
  await choose(form.kind === 'membership' ? form.membershipId : form.sum);
  if (form.kind === 'sum' && form.sum === 'other') await write('Sum', form.otherSum);
  await write('Their name', form.recipient.name);
  await write('Their email', form.recipient.email);
  if (form.message) await write(/What you write inside/, form.message);
  await write('Your name', form.sender.name);
  await write('Your email', form.sender.email);
  if (form.when === 'day') {
    await visitor.getByRole('radio', 'On a day I choose').click();
    await fillDate(visitor, form.date);
    await visitor.getByRole('combobox', /nearest city/).selectOption(form.timeZone);
  }
  await visitor.getByRole('button', 'Check the card').click();
  await visitor.getByRole('heading', 'Check the card.').expectState('isFocused');
  await fillCard(visitor, buyer.creditCard);
  await visitor.getByRole('button', payButton, { exact: true }).click();
}
