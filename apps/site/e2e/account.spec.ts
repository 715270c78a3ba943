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
