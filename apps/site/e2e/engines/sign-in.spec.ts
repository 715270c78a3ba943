import { findInMail } from '../email-message.ts';
import { registerMember, type Member } from '../member.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

test.describe('a member', () => {
  // The answer to a wrong password.
  test.use({ expectedMessages: /status of 401/ });

  test('A member signs in, stays signed in after a reload, and signs out', async ({ visitor, request, stack }) => {
    const member = await registerMember(request, stack, 'Dorothea');
    const travels = visitor.getByRole('banner').getByRole('link', 'Dorothea, your membership');
    await visitor.goto('/membership');
    await visitor.getByRole('banner').getByRole('button', 'Sign in').click();
    const dialog = visitor.getByRole('dialog', 'Sign in');
    await dialog.getByRole('textbox', 'Email').fill(member.email);
    await dialog.getByLabel('Password').fill('not this one, surely');
    await dialog.getByRole('button', 'Sign in', { exact: true }).click();
    await dialog.getByLabel('Password').expectState('isInvalid');
    await dialog.getByLabel('Password').fill(member.password);
    await dialog.getByRole('button', 'Sign in', { exact: true }).click();
    await dialog.expectAbsent();
    await travels.expectPresent();
    await visitor.reload();
    await travels.expectPresent();
    await visitor.getByRole('button', 'Sign out').click();
    await travels.expectAbsent();
    await visitor.reload();
    await visitor.getByRole('banner').getByRole('button', 'Sign in').expectPresent();
  });

  // Firefox drops a request that must not survive its page.
  test('A member who signs out and leaves the page in the same moment is signed out', async ({
    visitor,
    request,
    stack,
  }) => {
    const member = await registerMember(request, stack, 'Runa');
    await visitor.goto('/faq');
    await signIn(visitor, member);
    await visitor.getByRole('button', 'Sign out').expectPresent();
    await visitor.evaluate(`void setTimeout(() => {
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Sign out').click();
        location.assign('/terms-and-conditions');
      })`);
    await visitor.expectUrl('/terms-and-conditions');
    await visitor.waitUntilReady();
    await visitor.getByRole('banner').getByRole('button', 'Sign in').expectPresent();
    await visitor.reload();
    await visitor.getByRole('banner').getByRole('button', 'Sign in').expectPresent();
  });

  test('A member chooses a new password by the link in the email', async ({ visitor, request, stack }) => {
    const member = await registerMember(request, stack, 'Ilse');
    await visitor.goto('/faq');
    await visitor.getByRole('banner').getByRole('button', 'Sign in').click();
    await visitor.getByRole('dialog', 'Sign in').getByRole('textbox', 'Email').fill(member.email);
    await visitor.getByRole('button', 'Forgotten your password?').click();
    await visitor.getByRole('dialog', 'Forgot your password?').getByRole('textbox', 'Email').expectValue(member.email);
    await visitor.getByRole('button', 'Send the link').click();
    await visitor.getByRole('dialog', 'Check your email').expectText(member.email);

    await visitor.goto(await findInMail(stack, member.email, /https?:\/\/\S*#reset-password=[\w-]+/));
    const reset = visitor.getByRole('dialog', 'Choose a new password');
    await reset.getByLabel('New password').fill('four green umbrellas');
    await reset.getByLabel('Confirm new password').fill('four green umbrellas');
    expect(await visitor.evaluate('location.hash')).toBe('');
    await reset.getByRole('button', 'Change my password').click();
    await reset.getByRole('button', 'Sign in').click();
    const dialog = visitor.getByRole('dialog', 'Sign in');
    await dialog.getByRole('textbox', 'Email').fill(member.email);
    await dialog.getByLabel('Password').fill('four green umbrellas');
    await dialog.getByRole('button', 'Sign in', { exact: true }).click();
    await visitor.getByRole('banner').getByRole('link', 'Ilse, your membership').expectPresent();
  });
});

async function signIn(visitor: Page, { email, password }: Member): Promise<void> {
  await visitor.getByRole('banner').getByRole('button', 'Sign in').click();
  const dialog = visitor.getByRole('dialog', 'Sign in');
  await dialog.getByRole('textbox', 'Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', 'Sign in', { exact: true }).click();
  await dialog.expectAbsent();
}
