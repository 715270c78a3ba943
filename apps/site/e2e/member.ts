import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ownExpiry } from './join.ts';
import type { Stack } from './stack.ts';

export interface Member {
  firstName: string;
  email: string;
  password: string;
}

const PASSWORD = 'seven blue suitcases';

/** Members of many tests have joined, and one network may do it twenty times in an hour. */
const newNetwork = () => `fd01:${randomUUID().slice(9, 23).replaceAll('-', ':')}::1`;

/**
 * A member who joined on an earlier day, through the wizard's own call; `join.spec.ts` tests the wizard. Called with a
 * page's requests, it signs the page's browser in, as joining does.
 */
export async function registerMember(
  request: APIRequestContext,
  stack: Stack,
  firstName: string,
  cardNumber = '4242424242424242',
): Promise<Member> {
  const email = `${firstName.toLowerCase().split(' ', 1)[0]}.${randomUUID().slice(0, 8)}@example.com`;
  const response = await request.post(`${stack.origin}/api/user`, {
    headers: { origin: stack.origin, 'idempotency-key': randomUUID(), 'x-forwarded-for': newNetwork() },
    data: {
      formType: 'membership',
      membershipId: 'travel',
      firstName,
      lastName: 'Lind',
      email,
      phoneNumber: '+33612345678',
      password: PASSWORD,
      dateOfBirth: '1988-02-14',
      countryCode: 'FR',
      city: { id: '2996944', name: 'Lyon' },
      children: [],
      instagram: { consent: false },
      whatsAppConsent: false,
      termsAccept: true,
      currency: 'GBP',
      total: { amount: 29_500, currency: 'GBP' },
      creditCard: {
        brand: 'VISA',
        name: 'A Lind',
        number: cardNumber,
        expiry: ownExpiry().replace(/(?=..$)/, '-'),
        cvc: '123',
      },
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return { firstName, email, password: PASSWORD };
}

/** Ten minutes have passed since the password was entered. */
export const forgetPassword = (stack: Stack, { email }: Pick<Member, 'email'>) =>
  stack.query(
    `update sessions set confirmed_at = now() - interval '1 hour' where user_id = (select id from users where email = $1)`,
    [email],
  );

/** Signs in from the header, as a visitor does. */
export async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await submitSignIn(page, { email, password });
}

/** Fills and sends the dialog, once it is open. */
export async function submitSignIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Answers the question for the password, which a change asks when none was entered in the last ten minutes. */
export async function enterPassword(page: Page, { password }: Pick<Member, 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** The header's link to the account, for a signed-in member. */
export const memberLink = (page: Page, { firstName }: Pick<Member, 'firstName'>) =>
  page.getByRole('banner').getByRole('link', { name: `${firstName}, your membership` });
