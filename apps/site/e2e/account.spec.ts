import { persons } from '@myler/forms/people';
import { findInMail } from './email-message.ts';
import { registerMember, submitSignIn, signIn, memberLink } from './member.ts';
import { expect, holdRequests, test } from './test.ts';

test(
  'a member signs out, signs in again, opens the members’ app and returns to the page',
  { tag: ['@spec:1-sign-in', '@spec:2-web-app'] },
  async ({ page, stack }) => {
    const dorothea = await registerMember(page.request, stack, 'Dorothea');
    await page.goto('/membership');
    await expect(memberLink(page, dorothea)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, dorothea);
    await memberLink(page, dorothea).click();
    await page.getByRole('link', { name: 'Plan a journey' }).click();
    await expect(page.getByRole('heading', { name: 'Your travels begin here.' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your membership.' })).toBeVisible();
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'both menus link to the member’s travels, and the member signs out and in by the menu',
    { tag: ['@asvs:7.4.4', '@spec:2-state-user', '@spec:6-signed-in'] },
    async ({ page, stack }) => {
      const sanna = await registerMember(page.request, stack, 'Sanna');
      await page.goto('/partner-with-us');
      await page.getByRole('button', { name: 'Partner Menu' }).click();
      const partners = page.getByRole('dialog', { name: 'Partner menu' });
      await expect(partners.getByRole('link', { name: 'Sanna’s travels' })).toHaveAttribute('href', '/app/travel');
      await partners.getByRole('button', { name: 'All other pages' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
      await expect(menu.getByRole('link', { name: 'Sanna’s travels' })).toHaveAttribute('href', '/app/travel');
      await menu.getByRole('button', { name: 'Sign out' }).click();
      await menu.getByRole('button', { name: 'Sign in' }).click();
      await submitSignIn(page, sanna);
      await expect(memberLink(page, sanna)).toBeVisible();
    },
  );
});

test('the header of a member with the longest name has one line, and the page is no wider than the window', async ({
  page,
  stack,
}) => {
  const longest = persons.find(({ id }) => id === 'sixty-characters')?.firstName ?? '';
  const member = await registerMember(page.request, stack, longest);
  await page.goto('/faq');
  await expect(memberLink(page, member)).toBeVisible();
  for (const width of [320, 360, 450, 768, 1024, 1280, 1650]) {
    await page.setViewportSize({ width, height: 800 });
    const [wider, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelector('header')?.offsetHeight ?? 0,
    ]);
    expect(wider, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    expect(height, `the header's height at ${width}`).toBeLessThan(96);
  }
});

test.describe('wrong and forgotten passwords', () => {
  // The answers to a wrong password and to a used link.
  test.use({ expectedMessages: /status of 4(01|10)/ });

  test(
    'a member signs out in every tab, and chooses a new password by the link in the email, which works once',
    { tag: ['@asvs:14.3.1', '@spec:1-password'] },
    async ({ page, context, stack }) => {
      const ilse = await registerMember(page.request, stack, 'Ilse');
      await page.goto('/membership');
      await expect(memberLink(page, ilse)).toBeVisible();

      const second = await context.newPage();
      await second.goto('/membership');
      await expect(second.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(second.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
      await second.close();

      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox', { name: 'Email' }).fill(ilse.email);
      await page.getByRole('button', { name: 'Forgotten your password?' }).click();
      const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
      await expect(forgot.getByRole('textbox', { name: 'Email' })).toHaveValue(ilse.email);
      await forgot.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(ilse.email);

      const link = await findInMail(stack, ilse.email, /https?:\/\/\S*#reset-password=[\w-]+/);
      await page.goto('/membership');
      await page.goto(link);
      const reset = page.getByRole('dialog', { name: 'Choose a new password' });
      await reset.getByLabel('New password', { exact: true }).fill('four green umbrellas');
      await reset.getByLabel('Confirm new password', { exact: true }).fill('four green umbrellas');
      expect(page.url()).not.toContain('reset-password');
      await reset.getByRole('button', { name: 'Change my password' }).click();
      await reset.getByRole('button', { name: 'Sign in' }).click();
      await submitSignIn(page, { email: ilse.email, password: 'four green umbrellas' });
      await expect(memberLink(page, ilse)).toBeVisible();

      // Pasted into the open page, where only the hash changes: the browser loads no document.
      await page.goto(link);
      await reset.getByLabel('New password', { exact: true }).fill('nine paper lanterns');
      await reset.getByLabel('Confirm new password', { exact: true }).fill('nine paper lanterns');
      await reset.getByRole('button', { name: 'Change my password' }).click();
      await reset.getByRole('button', { name: 'Send a new link' }).click();
      await expect(forgot).toBeVisible();
    },
  );

  test('a member signs in with the code from an email after five wrong passwords', async ({ page, request, stack }) => {
    const osei = await registerMember(request, stack, 'Osei');
    await page.goto('/membership');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    const password = dialog.getByLabel('Password', { exact: true });
    const code = dialog.getByRole('textbox', { name: 'Code from the email' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(osei.email);
    for (let attempt = 0; attempt < 5; attempt++) {
      await password.fill(`not this one ${attempt}`);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(dialog.getByRole('alert').or(dialog.getByText('That did not work.'))).toBeVisible();
    }
    await password.fill(osei.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(code).toBeVisible();
    await code.fill(await findInMail(stack, osei.email, /\b\d{6}\b/));
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(memberLink(page, osei)).toBeVisible();
  });
});

test(
  'a reader subscribes to the newsletter, confirms by the link in the email, and the token leaves the address',
  { tag: ['@spec:1-newsletter'] },
  async ({ page, stack, emailOf }) => {
    const reader = emailOf('reader');
    await page.goto('/');
    await page.locator('#letter').scrollIntoViewIfNeeded();
    const form = page.locator('#letter');
    await form.getByRole('textbox', { name: 'Email' }).fill(reader);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText(/^Check your email/)).toBeVisible();

    const link = await findInMail(stack, reader, /https?:\/\/\S*#newsletter-confirm=[\w-]+/);
    await page.goto('/membership');
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Confirm the letter' });
    await dialog.getByRole('button', { name: 'Send me the letter' }).click();
    await expect(dialog).toContainText('You are on the list.');
    expect(page.url()).not.toContain('newsletter-confirm');
  },
);

test('a reader who types while the newsletter form hydrates keeps the caret, gets one email, and the URL does not hold the address', async ({
  page,
  stack,
  emailOf,
}) => {
  const early = emailOf('early');
  const release = await holdRequests(page, '**/assets/newsletter.island-*.js');
  await page.goto('/');
  const letter = page.locator('#letter');
  await letter.scrollIntoViewIfNeeded();
  const field = letter.getByRole('textbox', { name: 'Email' });
  await field.fill(early.replace('a', ''));
  await field.press('Home');
  await field.press('ArrowRight');
  await release();
  await field.press('a');
  await expect(field).toHaveValue(early);
  await field.press('Enter');
  await expect(letter.getByText(/^Check your email/)).toBeVisible();
  expect(page.url()).not.toContain('early');
  await expect.poll(() => stack.mailsTo(early)).toHaveLength(1);
});
