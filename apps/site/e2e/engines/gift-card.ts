import { giftCardDesigns } from '@myler/config/gift-cards';
import type { BuyerOnVisit } from '../everybody.ts';
import { fillCard, fillDate } from './join.ts';
import type { Page } from './page.ts';

/** Goes from the empty gift card form to the payment. */
export async function buyGift(visitor: Page, { buyer, form, payButton }: BuyerOnVisit): Promise<void> {
  const design = giftCardDesigns.find(({ id }) => id === form.design);
  const write = (label: string | RegExp, text: string) => visitor.find('textbox', label).fill(text);
  const choose = (value: string) => visitor.css(`main input[type=radio][value="${value}"]`).press();
  await visitor.find('radio', design?.name ?? form.design).press();
  await choose(form.kind);
  await choose(form.currency);
  await choose(form.kind === 'membership' ? form.membershipId : form.sum);
  if (form.kind === 'sum' && form.sum === 'other') await write('Sum', form.otherSum);
  await write('Their name', form.recipient.name);
  await write('Their e-mail', form.recipient.email);
  if (form.message) await write(/What you write inside/, form.message);
  await write('Your name', form.sender.name);
  await write('Your e-mail', form.sender.email);
  if (form.when === 'day') {
    await visitor.find('radio', 'On a day I choose').press();
    await fillDate(visitor, form.date);
    await visitor.find('combobox', /nearest city/).choose(form.timeZone);
  }
  await visitor.find('button', 'Look it over').press();
  await visitor.find('heading', 'Look it over.').is('isFocused');
  await fillCard(visitor, buyer.creditCard);
  await visitor.find('button', payButton, { exact: true }).press();
}
