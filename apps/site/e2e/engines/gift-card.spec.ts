import { randomUUID } from 'node:crypto';
import { persons, type Person } from '@myler/forms/people';
import { CODE } from '../gift-card.ts';
import { findInMail } from '../letter.ts';
import { tellAboutYourself } from './join.ts';
import { expect, test } from './test.ts';

const [person] = persons as [Person, ...Person[]];

test('A visitor checks the balance of a gift card, and the card pays for the membership', async ({
  visitor,
  request,
  stack,
  emailOf,
}) => {
  const email = emailOf('odile');
  const bought = await request.post(`${stack.origin}/v1/custom-gift-cards`, {
    headers: { 'idempotency-key': randomUUID(), origin: stack.origin },
    data: {
      design: 'kites',
      amount: { amount: 100_000, currency: 'GBP' },
      recipient: { name: 'Odile', email },
      sender: { name: 'Grandpa Tom', email: emailOf('tom') },
      message: '',
      creditCard: { brand: 'VISA', name: 'T Ash', number: '4242424242424242', expiry: '12-31', cvc: '123' },
    },
  });
  expect(bought.ok(), await bought.text()).toBe(true);
  const code = await findInMail(stack, email, CODE);

  await visitor.open('/e-gift-card/redeem');
  await visitor.find('textbox', 'Gift code').fill(code.toLowerCase().replaceAll('-', ' '));
  await visitor.find('button', 'Check the balance').press();
  await visitor.text('£1,000 is left on this card.').isThere();
  await visitor.find('button', 'Join with this card').press();

  const choice = visitor.find('dialog', 'Choose your membership');
  await choice.find('radio', /^Travel/).press();
  await choice.find('button', 'Continue').press();
  await tellAboutYourself(visitor, { ...person, firstName: 'Odile', email });
  const payment = visitor.find('dialog', 'Payment');
  await payment.find('button', 'Apply').press();
  await payment.text('This gift pays £295 today.').isThere();
  await payment.find('textbox', 'Card number').isGone();
  await payment.find('checkbox', /I accept the/).press();
  await payment.find('button', 'Join', { exact: true }).press();
  await visitor.find('dialog', 'Welcome to Myler').says('Odile');
});
