import { findInMail } from '../email-message.ts';
import { registerMember } from '../member.ts';
import { fillCard } from './join.ts';
import type { Page } from './page.ts';
import { test } from './test.ts';

// The card is refused until the password is entered again.
test.use({ expectedMessages: /status of 403/ });

const part = (visitor: Page, name: string) => visitor.getByRole('region', name);

test('A member changes the details and the email, uses another card, stops, resumes, and leaves', async ({
  visitor,
  request,
  stack,
}) => {
  const member = await registerMember(request, stack, 'Nele');
  await visitor.goto('/account/details');
  const dialog = visitor.getByRole('dialog', 'Sign in');
  await dialog.getByRole('textbox', 'Email').fill(member.email);
  await dialog.getByLabel('Password').fill(member.password);
  await dialog.getByRole('button', 'Sign in', { exact: true }).click();
  await dialog.expectAbsent();

  await visitor.getByRole('textbox', 'First name').first().fill('Nelly');
  await visitor.getByRole('button', 'Save').first().click();
  await visitor.getByText('Saved.').expectPresent();
  await visitor.getByRole('button', 'Change your email').click();
  const next = `nelly.${member.email}`;
  const change = visitor.getByRole('dialog', 'Change your email');
  await change.getByRole('textbox', 'New email address').fill(next);
  await change.getByRole('button', 'Send the link').click();
  await visitor.goto(await findInMail(stack, next, /https?:\/\/\S*#confirm-email=[\w-]+/));
  await visitor.getByRole('button', 'Confirm this address').click();
  await visitor.getByText(/You sign in with the new address/).expectPresent();

  await visitor.goto('/account/payments');
  await visitor.getByRole('button', 'Use another card').click();
  const card = visitor.getByRole('dialog', 'Use another card');
  await fillCard(card, { name: 'N Lind', number: '5555555555554444', expiry: '12/31', cvc: '123' });
  await card.getByRole('button', 'Use this card').click();
  // The new address has ended the confirmation that came with signing in.
  const confirmation = visitor.getByRole('dialog', 'Enter your password');
  await confirmation.getByLabel('Your password').fill(member.password);
  await confirmation.getByRole('button', 'Continue').click();
  await confirmation.expectAbsent();
  await card.expectAbsent();
  await part(visitor, 'Card').expectText(/ending 4444/);
  for (const name of ['Stop the renewal', 'Resume the renewal']) {
    await visitor.getByRole('button', name).click();
    await visitor.getByRole('dialog', name).getByRole('button', name).click();
    await visitor.getByRole('dialog', name).expectAbsent();
  }
  await part(visitor, 'Renewal').expectText(/It renews on/);
  await part(visitor, 'Leave within fourteen days').getByRole('button', 'Leave').click();
  await visitor.getByRole('button', 'Leave and get £295.00 back').click();
  await visitor.getByRole('heading', 'You have left.').expectPresent();
  await visitor.getByRole('button', /^Credit note \d+, PDF$/).expectPresent();
});
