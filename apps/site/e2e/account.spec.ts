import { cards, fillCard, press, tellAboutYourself } from './join.ts';
import { expect, test } from './test.ts';

test('a member signs out, signs in again, and finds the way to the members’ app and back', async ({ page }) => {
  await page.goto('/membership?join=travel');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Continue' }));
  await tellAboutYourself(page, {
    firstName: 'Dorothea',
    lastName: 'Lind',
    email: 'dorothea.lind@example.com',
    country: 'France',
    telephone: '0612345678',
    city: 'Lyon',
  });
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await fillCard(page, cards.accepted);
  await press(page, page.getByRole('button', { name: /^Pay / }));
  await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Dorothea’s travels' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('dorothea.lind@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('seven blue suitcases');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Dorothea’s travels' }).click();
  await expect(page.getByRole('heading', { name: 'Your travels begin here.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The world, arranged');
});

test.describe('a password that was lost', () => {
  // A wrong password and a used link are answered so.
  test.use({ expectedMessages: [/status of 4(01|10)/] });

  test('a forgotten password is chosen anew from the mail, once, and signing out reaches every tab', async ({
    page,
    context,
    stack,
  }) => {
    await page.goto('/membership?join=travel');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Continue' }));
    await tellAboutYourself(page, {
      firstName: 'Ilse',
      lastName: 'Aho',
      email: 'ilse.aho@example.com',
      country: 'France',
      telephone: '0612345678',
      city: 'Lyon',
    });
    await press(page, page.getByRole('button', { name: 'Continue' }));
    await fillCard(page, cards.accepted);
    await press(page, page.getByRole('button', { name: /^Pay / }));
    await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toBeVisible();
    await page.keyboard.press('Escape');

    const second = await context.newPage();
    await second.goto('/membership');
    await expect(second.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(second.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await second.close();

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByRole('dialog', { name: 'Sign in' })
      .getByRole('textbox', { name: 'E-mail' })
      .fill('ilse.aho@example.com');
    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(forgot.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ilse.aho@example.com');
    await forgot.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your e-mail' })).toContainText('ilse.aho@example.com');

    const mail = () =>
      stack.mails
        .find((text) => text.includes('ilse.aho@example.com') && text.includes('reset-password='))
        ?.replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
    await expect.poll(mail).toMatch(/#reset-password=/);
    const link = /https?:\/\/\S*#reset-password=[\w-]+/.exec(mail() ?? '')?.[0] ?? '';
    await page.goto('/membership');
    await page.goto(link);
    const reset = page.getByRole('dialog', { name: 'Choose a new password' });
    await reset.getByLabel('New password', { exact: true }).fill('four green umbrellas');
    await reset.getByLabel('Confirm new password', { exact: true }).fill('four green umbrellas');
    expect(page.url()).not.toContain('reset-password');
    await reset.getByRole('button', { name: 'Change my password' }).click();
    await reset.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ilse.aho@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('four green umbrellas');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: 'Ilse’s travels' })).toBeVisible();

    await page.goto('/membership');
    await page.goto(link);
    await reset.getByLabel('New password', { exact: true }).fill('nine paper lanterns');
    await reset.getByLabel('Confirm new password', { exact: true }).fill('nine paper lanterns');
    await reset.getByRole('button', { name: 'Change my password' }).click();
    await reset.getByRole('button', { name: 'Send a new link' }).click();
    await expect(forgot).toBeVisible();
  });

  test('after five wrong passwords a code comes by e-mail, and lets the right one in', async ({ page, stack }) => {
    await page.goto('/membership?join=travel');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Continue' }));
    await tellAboutYourself(page, {
      firstName: 'Osei',
      lastName: 'Mensah',
      email: 'osei.mensah@example.com',
      country: 'France',
      telephone: '0612345678',
      city: 'Lyon',
    });
    await press(page, page.getByRole('button', { name: 'Continue' }));
    await fillCard(page, cards.accepted);
    await press(page, page.getByRole('button', { name: /^Pay / }));
    await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    const password = dialog.getByLabel('Password', { exact: true });
    const code = dialog.getByRole('textbox', { name: 'Code from the e-mail' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('osei.mensah@example.com');
    for (let attempt = 0; attempt < 5; attempt++) {
      await password.fill(`not this one ${attempt}`);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await expect(dialog.getByRole('alert').or(dialog.getByText('That did not work.'))).toBeVisible();
    }
    await password.fill('seven blue suitcases');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(code).toBeVisible();
    const sent = () =>
      stack.mails
        .filter((text) => text.includes('osei.mensah@example.com'))
        .flatMap(
          (text) =>
            /\b\d{6}\b/.exec(
              text
                .split(/\r?\n\r?\n/)
                .slice(1)
                .join('\n'),
            ) ?? [],
        )
        .at(-1);
    await expect.poll(sent).toBeTruthy();
    await code.fill(sent() ?? '');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: 'Osei’s travels' })).toBeVisible();
  });
});

test('the letter is asked for on the page, confirmed from the mail, and the token leaves the address', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  await page.locator('#letter').scrollIntoViewIfNeeded();
  const form = page.locator('#letter');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('reader@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText(/^Check your e-mail/)).toBeVisible();

  const mail = () =>
    stack.mails
      .find((text) => text.includes('reader@example.com'))
      ?.replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
  await expect.poll(mail).toMatch(/#newsletter-confirm=/);
  const link = /https?:\/\/\S*#newsletter-confirm=[\w-]+/.exec(mail() ?? '')?.[0] ?? '';
  await page.goto('/membership');
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: 'The letter' })).toContainText('You are on the list.');
  expect(page.url()).not.toContain('newsletter-confirm');
});

test('an address that was typed and sent before the form was alive is asked for once, and never stands in a URL', async ({
  page,
  stack,
}) => {
  let release = () => {};
  const held = new Promise<void>((resume) => {
    release = resume;
  });
  await page.route('**/assets/LetterForm-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const letter = page.locator('#letter');
  await letter.scrollIntoViewIfNeeded();
  await letter.getByRole('textbox', { name: 'E-mail' }).fill('early@example.com');
  await letter.getByRole('textbox', { name: 'E-mail' }).press('Enter');
  release();
  await expect(letter.getByText(/^Check your e-mail/)).toBeVisible();
  expect(page.url()).not.toContain('early');
  await expect.poll(() => stack.mails.filter((mail) => mail.includes('early@example.com')).length).toBe(1);
});
