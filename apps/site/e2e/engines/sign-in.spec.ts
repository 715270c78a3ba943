import { findInMail } from '../letter.ts';
import { joined } from '../member.ts';
import { expect, SHORT, test } from './test.ts';

test.describe('a member', () => {
  // The answer to a wrong password.
  test.use({ expectedMessages: [/status of 401/] });

  test(
    'A member signs in, stays signed in after a reload, and signs out',
    { tag: SHORT },
    async ({ visitor, request, stack }) => {
      const member = await joined(request, stack, 'Dorothea');
      const travels = visitor.find('banner').find('link', 'Dorothea’s travels');
      await visitor.open('/membership');
      await visitor.find('banner').find('button', 'Sign in').press();
      const dialog = visitor.find('dialog', 'Sign in');
      await dialog.find('textbox', 'E-mail').fill(member.email);
      await dialog.labelled('Password').fill('not this one, surely');
      await dialog.find('button', 'Sign in').press();
      await dialog.labelled('Password').is('isInvalid');
      await dialog.labelled('Password').fill(member.password);
      await dialog.find('button', 'Sign in').press();
      await dialog.isGone();
      await travels.isThere();
      await visitor.reload();
      await travels.isThere();
      await visitor.find('button', 'Sign out').press();
      await travels.isGone();
      await visitor.reload();
      await visitor.find('banner').find('button', 'Sign in').isThere();
    },
  );

  test('A member chooses a new password by the link in the e-mail', async ({ visitor, request, stack }) => {
    const member = await joined(request, stack, 'Ilse');
    await visitor.open('/faq');
    await visitor.find('banner').find('button', 'Sign in').press();
    await visitor.find('dialog', 'Sign in').find('textbox', 'E-mail').fill(member.email);
    await visitor.find('button', 'Forgotten your password?').press();
    await visitor.find('dialog', 'Forgot your password?').find('textbox', 'E-mail').holds(member.email);
    await visitor.find('button', 'Send the link').press();
    await visitor.find('dialog', 'Check your e-mail').says(member.email);

    await visitor.open(await findInMail(stack, member.email, /https?:\/\/\S*#reset-password=[\w-]+/));
    const reset = visitor.find('dialog', 'Choose a new password');
    await reset.labelled('New password').fill('four green umbrellas');
    await reset.labelled('Confirm new password').fill('four green umbrellas');
    expect(await visitor.evaluate('location.hash')).toBe('');
    await reset.find('button', 'Change my password').press();
    await reset.find('button', 'Sign in').press();
    const dialog = visitor.find('dialog', 'Sign in');
    await dialog.find('textbox', 'E-mail').fill(member.email);
    await dialog.labelled('Password').fill('four green umbrellas');
    await dialog.find('button', 'Sign in').press();
    await visitor.find('banner').find('link', 'Ilse’s travels').isThere();
  });
});
