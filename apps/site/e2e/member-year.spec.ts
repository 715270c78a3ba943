import type { Browser, Page } from '@playwright/test';
import { buyGiftCard, CODE, giftCardsFor } from './gift-card.ts';
import { applicant, byPasting, cardNumbers, cardOf, fillCard, fillCardFields, fillPersonalDetails } from './join.ts';
import { findInMail, subjectOf } from './email-message.ts';
import { enterPassword, registerMember, submitSignIn } from './member.ts';
import type { Stack } from './stack.ts';
import { expect, test, waitUntilSettled } from './test.ts';

// The clock moves for everybody, and the last stories move it by a year.
test.use({ ownStack: 'member-year', expectedMessages: /status of 40[23]/ });
test.describe.configure({ mode: 'serial' });

const part = (page: Page, name: string) => page.getByRole('region', { name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const welcome = (page: Page) => dialogOf(page, 'Welcome to Myler');
const confirmAtBank = (page: Page) =>
  page.frameLocator('iframe[title="Your bank’s page"]').getByRole('button', { name: 'Confirm' }).click();

/** What was taken from cards for a member, and whether it went back. */
const ledgerOf = (stack: Stack, email: string) =>
  stack.query<{ amount: number; outcome: string; refunded: boolean }>(
    `select sandbox_ledger.amount, outcome, sandbox_ledger.refunded_at is not null as refunded
       from payments join users on users.id = payments.user_id
       join sandbox_ledger on sandbox_ledger.charge_id = payments.charge_id
      where users.email = $1 order by sandbox_ledger.amount`,
    [email],
  );
const charged = { amount: 29_500, outcome: 'charged', refunded: false };
/** The requests of another browser, which joining signs in. */
const elsewhere = async (browser: Browser) => (await browser.newContext()).request;
/** A day of the database's calendar, from which the membership's own dates come too. */
const daysAfter = async (stack: Stack, day: string, days: number) => {
  const [row] = await stack.query<{ day: string }>(`select ($1::date + $2::int)::text as day`, [day, days]);
  return row?.day ?? '';
};
const subjectsTo = async (stack: Stack, email: string) => (await stack.mailsTo(email)).map(subjectOf);

/** Goes through the wizard as Travel, up to the payment. */
async function goToPayment(page: Page, person: ReturnType<typeof applicant>): Promise<void> {
  await page.goto('/membership?join=travel');
  const choice = dialogOf(page, 'Choose your membership');
  await choice.getByRole('button', { name: 'Continue' }).click();
  await fillPersonalDetails(page, person, byPasting(page));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Joins as Travel with a gift code of £1,000 and without a card. */
async function joinByGift(page: Page, stack: Stack, person: ReturnType<typeof applicant>): Promise<void> {
  const bought = await buyGiftCard(page, stack, { name: person.firstName, email: person.email, from: person.email });
  expect(bought.ok(), await bought.text()).toBe(true);
  await goToPayment(page, person);
  const payment = dialogOf(page, 'Payment');
  await payment.getByText('I have a gift code').click();
  await payment.getByRole('textbox', { name: 'Gift code' }).fill(await findInMail(stack, person.email, CODE));
  await payment.getByRole('button', { name: 'Apply' }).click();
  await expect(payment.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
  await payment.getByRole('checkbox', { name: /I accept the/ }).check();
  await payment.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(welcome(page)).toContainText(person.firstName);
}

async function changeDetails(page: Page): Promise<void> {
  await page.goto('/account/details');
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  await textbox('First name').first().fill('Ingeborg');
  await page.getByRole('textbox', { name: /telephone|phone/i }).fill('0687654321');
  await page.getByRole('checkbox', { name: 'We travel with children' }).check();
  await textbox('Child’s first name').fill('Nell');
  const birthday = page.getByRole('group', { name: 'Child’s date of birth' });
  await birthday.getByRole('textbox', { name: 'Day' }).fill('3');
  await birthday.getByRole('textbox', { name: 'Month' }).fill('May');
  await birthday.getByRole('textbox', { name: 'Year' }).fill('2019');
  await page.getByRole('checkbox', { name: /on WhatsApp/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

const newPassword = 'eight green suitcases';

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = dialogOf(page, 'Change your password');
  await dialog.getByLabel('Current password', { exact: true }).fill(current);
  await dialog.getByLabel('New password', { exact: true }).fill(next);
  await dialog.getByLabel('Confirm new password', { exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Change my password' }).click();
  await expect(dialog.getByText(/Your password is changed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

async function changeEmail(page: Page, stack: Stack, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = dialogOf(page, 'Change your email');
  await dialog.getByRole('textbox', { name: 'New email address' }).fill(next);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText(next)).toBeVisible();
  await page.goto(await findInMail(stack, next, /https?:\/\/\S*#confirm-email=[\w-]+/));
  const confirm = dialogOf(page, 'Your new address');
  await confirm.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(confirm.getByText(/You sign in with the new address/)).toBeVisible();
}

async function useAcceptedCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use another card' }).click();
  const dialog = dialogOf(page, 'Use another card');
  await fillCardFields(dialog, { ...cardOf(cardNumbers.accepted), expiry: '12/31' }, byPasting(page));
  await dialog.getByRole('button', { name: 'Use this card' }).click();
  await expect(dialog).toBeHidden();
}

/** With the password, if a new email address has ended its confirmation. */
async function stopAndResume(page: Page, password?: string): Promise<void> {
  await page.goto('/account/payments');
  for (const [name, state] of [
    ['Stop the renewal', /^It ends on/],
    ['Resume the renewal', /^It renews on|add a card/],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await dialogOf(page, name).getByRole('button', { name }).click();
    if (password && name === 'Stop the renewal') await enterPassword(page, { password });
    await expect(part(page, 'Renewal').getByText(state).first()).toBeVisible();
  }
}

async function leave(page: Page, sum: string): Promise<void> {
  await part(page, 'Leave within fourteen days').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: `Leave and get ${sum} back` }).click();
  await expect(page.getByRole('heading', { name: 'You have left.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit note \d+, PDF$/ }).first()).toBeVisible();
}

test('Ingrid joins, changes each detail, moves up at her bank, stops, resumes, and leaves with everything back', async ({
  page,
  stack,
  emailOf,
}) => {
  const ingrid = applicant({ firstName: 'Ingrid', email: emailOf('ingrid') });
  await goToPayment(page, ingrid);
  await fillCard(page, cardOf('4000002760003184'), byPasting(page));
  await page.getByRole('button', { name: 'Pay £295.00 and join' }).click();
  await confirmAtBank(page);
  await expect(welcome(page)).toContainText('Ingrid');

  await changeDetails(page);
  await changePassword(page, ingrid.password, newPassword);
  await changeEmail(page, stack, emailOf('ingeborg'));

  await page.goto('/account');
  await expect(page.getByText('Ingeborg Moreau', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move to Gold' }).click();
  const upgrade = dialogOf(page, 'Move to Gold');
  await upgrade.getByRole('button', { name: 'Pay £1,200.00 and move to Gold' }).click();
  await enterPassword(page, { password: newPassword });
  await confirmAtBank(page);
  await dialogOf(page, 'Your new membership').getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'The Gold card' })).toBeVisible();

  await page.goto('/account/payments');
  await useAcceptedCard(page);
  await expect(page.getByText(/4242/).first()).toBeVisible();

  await stopAndResume(page);
  await leave(page, '£1,495.00');
  await expect
    .poll(() => ledgerOf(stack, emailOf('ingeborg')))
    .toEqual([
      { amount: 29_500, outcome: 'charged', refunded: true },
      { amount: 120_000, outcome: 'charged', refunded: true },
    ]);
});

test('Jelena joins with a gift code and no card, changes, stops, resumes, and leaves with the gift card whole', async ({
  page,
  stack,
  emailOf,
}) => {
  const jelena = applicant({ firstName: 'Jelena', email: emailOf('jelena') });
  await joinByGift(page, stack, jelena);
  expect(await giftCardsFor(stack, jelena.email)).toMatchObject([{ balance: 70_500 }]);
  await changeDetails(page);
  await changePassword(page, jelena.password, newPassword);
  await changeEmail(page, stack, emailOf('helena'));
  await stopAndResume(page, newPassword);
  await leave(page, '£295.00');
  expect(await giftCardsFor(stack, jelena.email)).toMatchObject([{ balance: 100_000, refunded: false }]);
  expect(await ledgerOf(stack, emailOf('helena'))).toEqual([]);
});

test('A year passes: letters, a charge, a card that is declined until the membership rests, and a kind end', async ({
  page,
  browser,
  stack,
  emailOf,
}) => {
  const katya = await registerMember(await elsewhere(browser), stack, 'Katya');
  const lazar = await registerMember(await elsewhere(browser), stack, 'Lazar', '4000000000000341');
  const mina = applicant({ firstName: 'Mina', email: emailOf('mina') });
  await joinByGift(page, stack, mina);
  const [membership] = await stack.query<{ renewsOn: string }>(
    `select renews_on::text as "renewsOn" from memberships join users on users.id = user_id where email = $1`,
    [katya.email],
  );
  const renewsOn = membership?.renewsOn ?? '';
  // The product is down while a year passes, and the page may still be fetching Mina's membership.
  await waitUntilSettled(page);

  await stack.liveThrough(await daysAfter(stack, renewsOn, -30));
  await expect
    .poll(() => subjectsTo(stack, katya.email))
    .toContainEqual(expect.stringMatching(/^Your membership renews on/));
  await expect
    .poll(() => subjectsTo(stack, mina.email))
    .toContainEqual(expect.stringMatching(/^Your membership ends on/));

  await stack.liveThrough(renewsOn);
  await expect.poll(() => subjectsTo(stack, katya.email)).toContain('Your membership was renewed');
  expect(await ledgerOf(stack, katya.email)).toEqual([charged, charged]);
  await expect.poll(() => subjectsTo(stack, mina.email)).toContain('Your membership has ended');

  for (const days of [3, 7]) await stack.liveThrough(await daysAfter(stack, renewsOn, days));
  await expect
    .poll(async () => (await subjectsTo(stack, lazar.email)).slice(-3))
    .toEqual(['Your card was declined', 'Your card was declined', 'Your membership is resting']);
  expect(await ledgerOf(stack, lazar.email)).toEqual([charged]);

  await page.context().clearCookies({ name: /session/ });
  await page.goto('/account');
  await submitSignIn(page, lazar);
  await expect(
    part(page, 'About your membership')
      .getByText(/is resting/)
      .first(),
  ).toBeVisible();
  await part(page, 'About your membership').getByRole('link', { name: 'Use another card' }).click();
  await useAcceptedCard(page);
  await expect(part(page, 'About your membership')).toBeHidden();
  expect(await ledgerOf(stack, lazar.email)).toEqual([charged, charged]);
});
