import type { CDPSession, Page } from '@playwright/test';
import { forgetPassword, memberLink, registerMember, type Member } from './member.ts';
import type { Stack } from './stack.ts';
import { expect, test } from './test.ts';

/** A device that keeps passkeys, and whose owner unlocks it each time. */
async function addAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

const passkeysOf = (stack: Stack, { email }: Member) =>
  stack.query('select name from passkeys where user_id = (select id from users where email = $1)', [email]);
const lettersTo = (stack: Stack, { email }: Member, kind: string) =>
  stack.query('select id from outgoing_mail where recipient = $1 and kind = $2', [email, kind]);

/** In the dialog that a page of the account opens by itself when nobody is signed in. */
async function pressPasskey(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  return dialog;
}

test.describe('a passkey', () => {
  // The password is asked for first, and a passkey that was removed is refused.
  test.use({ expectedMessages: /status of 40[13]/ });

  test('is added, signs in, is renamed and removed, and then signs in no more', async ({ page, stack }) => {
    const ines = await registerMember(page.request, stack, 'Ines');
    await forgetPassword(stack, ines);
    await addAuthenticator(page);
    await page.goto('/account/privacy');
    const part = page.getByRole('region', { name: 'Passkeys' });
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    const add = page.getByRole('dialog', { name: 'Add a passkey' });
    await add.getByRole('textbox', { name: 'Name of the passkey' }).fill('Ines’s telephone');
    await add.getByRole('button', { name: 'Continue' }).click();
    const password = page.getByRole('dialog', { name: 'Enter your password' });
    await password.getByLabel('Your password', { exact: true }).fill(ines.password);
    await password.getByRole('button', { name: 'Continue' }).click();
    await expect(part.getByRole('heading', { name: 'Ines’s telephone' })).toBeVisible();
    await expect(part.getByText(/^Not used yet, added /)).toBeVisible();
    expect(await lettersTo(stack, ines, 'passkey-added')).toHaveLength(1);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('Sign in to see it.')).toBeVisible();
    await expect(await pressPasskey(page)).toBeHidden();
    await expect(memberLink(page, ines)).toBeVisible();
    await expect(part.getByText(/^Last used /)).toBeVisible();

    await forgetPassword(stack, ines);
    await part.getByRole('button', { name: 'Rename Ines’s telephone' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
    await rename.getByRole('textbox', { name: 'Name of the passkey' }).fill('The old telephone');
    await rename.getByRole('button', { name: 'Save' }).click();
    // In place of the password, and then the dialog goes on.
    await password.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(part.getByRole('heading', { name: 'The old telephone' })).toBeVisible();
    expect(await passkeysOf(stack, ines)).toEqual([{ name: 'The old telephone' }]);

    await part.getByRole('button', { name: 'Remove The old telephone' }).click();
    const remove = page.getByRole('dialog', { name: 'Remove the passkey' });
    await remove.getByRole('button', { name: 'Remove it' }).click();
    await expect(remove).toBeHidden();
    await expect(part.getByRole('heading', { name: 'The old telephone' })).toBeHidden();
    expect(await passkeysOf(stack, ines)).toEqual([]);
    expect(await lettersTo(stack, ines, 'passkey-removed')).toHaveLength(1);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const refused = await pressPasskey(page);
    await expect(refused.getByRole('alert')).toContainText('This passkey is not known here.');
  });
});

test('a visitor who declines in the browser sees that nothing has happened', async ({ page, stack }) => {
  await registerMember(page.request, stack, 'Jorun');
  const { client, authenticatorId } = await addAuthenticator(page);
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const add = page.getByRole('dialog', { name: 'Add a passkey' });
  await add.getByRole('button', { name: 'Continue' }).click();
  await expect(add.getByText(/has not made a passkey, so nothing has changed/)).toBeVisible();
});
