import { findInMail } from './email-message.ts';
import { registerMember } from './member.ts';
import { expect, test } from './test.ts';

/** The name of a family that is as long as some are. */
const long = { firstName: 'Wilhelmina-Alexandrine', lastName: 'von Achterberg-Vandenberghe' };

test('a holder invites somebody, who accepts by the link in the mail, sees the card and no payments, and is removed', async ({
  page,
  browser,
  stack,
  emailOf,
}) => {
  const holder = await registerMember(page.request, stack, 'Konstantinos');
  await stack.query(
    `update memberships set membership_id = 'black-plus' where user_id = (select id from users where email = $1)`,
    [holder.email],
  );
  const email = emailOf('wilhelmina');
  await page.goto('/account/people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody' });
  await invite.getByRole('textbox', { name: 'First name' }).fill(long.firstName);
  await invite.getByRole('textbox', { name: 'Last name' }).fill(long.lastName);
  await invite.getByRole('textbox', { name: 'Email address' }).fill(email);
  await invite.getByRole('combobox', { name: 'Place on the card' }).selectOption('carer');
  await invite.getByRole('textbox', { name: 'Day' }).fill('30');
  await invite.getByRole('textbox', { name: 'Month' }).fill('June');
  await invite.getByRole('textbox', { name: 'Year' }).fill('2099');
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(invite.getByRole('status')).toContainText('is invited');
  await invite.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(`invited at ${email}`)).toBeVisible();

  const link = await findInMail(stack, email, /https?:\/\/\S*#invitation=[\w-]+/);
  const context = await browser.newContext({
    baseURL: stack.origin,
    extraHTTPHeaders: { 'x-forwarded-for': 'fd02::1' },
  });
  await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: stack.origin }]);
  await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
  const guest = await context.newPage();
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  const invitation = guest.getByRole('dialog', { name: 'Your invitation' });
  await expect(invitation.getByText(/Konstantinos Lind invites you onto the card/)).toBeVisible();
  await expect(guest).toHaveURL(/^[^#]*$/);
  await invitation.getByLabel('Choose a password', { exact: true }).fill('eleven paper lanterns');
  await invitation.getByRole('button', { name: 'Accept and join the card' }).click();
  await expect(invitation.getByRole('region')).toContainText('Accept the terms');
  await invitation.getByRole('checkbox', { name: /I accept/ }).check();
  await invitation.getByRole('button', { name: 'Accept and join the card' }).click();
  await expect(invitation.getByText('You are on the card, and signed in.')).toBeVisible();
  await invitation.getByRole('link', { name: 'See the membership' }).click();
  const tabs = guest.getByRole('navigation', { name: 'Your membership' });
  await expect(
    guest.getByText('You are on the card of Konstantinos Lind as a carer, until June 30, 2099.'),
  ).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Payments' })).toBeHidden();
  await tabs.getByRole('link', { name: 'Details' }).click();
  await expect(guest.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(guest.getByText('We travel with children')).toBeHidden();
  await tabs.getByRole('link', { name: 'People' }).click();
  await expect(guest.getByRole('button', { name: 'Leave the card' })).toBeVisible();

  await page.reload();
  const onCard = page.getByRole('region', { name: 'On your card' });
  await expect(onCard.getByText(/Carer, until June 30, 2099/)).toBeVisible();
  await onCard.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('dialog', { name: 'Change their place' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(onCard.getByText(/sees the children’s names and ages/)).toBeVisible();
  await onCard.getByRole('button', { name: /^Remove/ }).click();
  await page
    .getByRole('dialog', { name: 'Remove from the card' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(onCard.getByText('Carer')).toBeHidden();

  await guest.goto('/account');
  await expect(guest.getByRole('heading', { name: 'You are on no card any more.' })).toBeVisible();
  await context.close();
});
