import { randomUUID } from 'node:crypto';
import { persons, type Person } from '@myler/forms/people';
import { CODE } from '../gift-card.ts';
import { findInMail } from '../email-message.ts';
import { fillPersonalDetails } from './join.ts';
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

  await visitor.goto('/e-gift-card/redeem');
  await visitor.getByRole('textbox', 'Gift code').fill(code.toLowerCase().replaceAll('-', ' '));
  await visitor.getByRole('button', 'Check the balance').click();
  await visitor.getByText('£1,000 is left on this card.').expectPresent();
  await visitor.getByRole('button', 'Join with this gift card').click();

  const choice = visitor.getByRole('dialog', 'Choose your membership');
  await choice.getByRole('radio', /^Travel/).click();
  await choice.getByRole('button', 'Continue').click();
  await fillPersonalDetails(visitor, { ...person, firstName: 'Odile', email });
  const payment = visitor.getByRole('dialog', 'Payment');
  await payment.getByRole('button', 'Apply').click();
  await payment.getByText('This gift pays £295 today.').expectPresent();
  await payment.getByRole('textbox', 'Card number').expectAbsent();
  await payment.getByRole('checkbox', /I accept the/).click();
  await payment.getByRole('button', 'Join', { exact: true }).click();
  await visitor.getByRole('dialog', 'Welcome to Myler').expectText('Odile');
});
