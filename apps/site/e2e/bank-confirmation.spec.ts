import type { Page } from '@playwright/test';
import { applicant, byPasting, cardOf, fillCard, fillPersonalDetails, type Applicant } from './join.ts';
import { memberLink } from './member.ts';
import { fillGiftForm, giftCardsFor, goToPayment } from './gift-card.ts';
import type { Stack } from './stack.ts';
import { violations } from './axe.ts';
import { expect, test } from './test.ts';

// The response that says so has the status 402, and a browser notes it.
test.use({ expectedMessages: /status of 402/ });

const confirmed = cardOf('4000002760003184');
const payment = (page: Page) => page.getByRole('dialog', { name: 'Payment' });
const question = (page: Page) => page.getByRole('heading', { name: 'Your bank would like to confirm this payment.' });
const bank = (page: Page) => page.frameLocator('iframe[title="Your bank’s page"]');
const answer = (page: Page, name: 'Confirm' | 'Refuse') => bank(page).getByRole('button', { name }).click();
/** The title of the frame that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title'));
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Myler' });

/** Goes through the wizard and pays with a card that the bank wants confirmed. */
async function payAtBank(page: Page, person: Applicant): Promise<void> {
  await page.goto('/membership?join=gold');
  await page.getByRole('dialog', { name: 'Choose your membership' }).getByRole('button', { name: 'Continue' }).click();
  await fillPersonalDetails(page, person, byPasting(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, confirmed, byPasting(page));
  await pay(page);
  await expect(question(page)).toBeVisible();
}
const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* and join$/ }).click();

/** The outcomes of somebody's payments, as the ledger has them. */
async function ledgerOf(stack: Stack, lastFour: string, email: string): Promise<string[]> {
  const rows = await stack.query<{ outcome: string }>(
    `select outcome || case when sandbox_ledger.refunded_at is null then '' else ' refunded' end as outcome
       from memberships join users on users.id = user_id join sandbox_ledger on sandbox_ledger.charge_id = memberships.charge_id
      where email = $1 and sandbox_ledger.card_last_four = $2`,
    [email, lastFour],
  );
  return rows.map(({ outcome }) => outcome);
}
/** Nothing of a registration waits any more. */
const waiting = (stack: Stack, email: string) =>
  stack.query("select key from attempts where request->'registration'->>'email' = $1", [email]);

test('Delia confirms on her bank’s page inside the dialog, and is welcomed and signed in by itself', async ({
  page,
  stack,
  emailOf,
}) => {
  const delia = applicant({ firstName: 'Delia', email: emailOf('delia') });
  await payAtBank(page, delia);
  await expect(bank(page).getByText('Sandbox Bank', { exact: false }).first()).toBeVisible();
  await expect(bank(page).getByText('£1,495.00')).toBeVisible();
  await expect(bank(page).getByText('ending in 3184')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Your bank’s page');
  expect(await waiting(stack, delia.email)).toHaveLength(1);
  expect(await violations(page, 1)).toEqual([]);
  await answer(page, 'Confirm');
  await expect(welcome(page)).toContainText('Delia');
  await page.keyboard.press('Escape');
  await expect(memberLink(page, delia)).toBeVisible();
  expect(await ledgerOf(stack, '3184', delia.email)).toEqual(['charged']);
  expect(await waiting(stack, delia.email)).toEqual([]);
});

test('Edgar refuses, is back at the payment with everything as typed, and joins with another card', async ({
  page,
  stack,
  emailOf,
}) => {
  const edgar = applicant({ firstName: 'Edgar', email: emailOf('edgar') });
  await payAtBank(page, edgar);
  await answer(page, 'Refuse');
  const summary = payment(page).getByRole('region', { name: 'The payment did not go through.' });
  await expect(summary).toContainText('Your bank did not confirm this payment. You have not been charged.');
  await expect(summary).toBeFocused();
  await expect(payment(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0027 6000 3184');
  await expect(payment(page).getByRole('checkbox', { name: /I accept the/ })).toBeChecked();
  await payment(page).getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await pay(page);
  await expect(welcome(page)).toContainText('Edgar');
  expect(await ledgerOf(stack, '4242', edgar.email)).toEqual(['charged']);
  expect(await ledgerOf(stack, '3184', edgar.email)).toEqual([]);
});

test('Fatima loads the page anew in the middle, finds her bank’s page again, and is a member once', async ({
  page,
  stack,
  emailOf,
}) => {
  const fatima = applicant({ firstName: 'Fatima', email: emailOf('fatima') });
  await payAtBank(page, fatima);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Confirm');
  // No session comes with what is asked after a reload, and she signs in where she is.
  await welcome(page).getByRole('textbox', { name: 'Email' }).fill(fatima.email);
  await welcome(page).getByLabel('Password', { exact: true }).fill(fatima.password);
  await welcome(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(welcome(page)).toContainText(/Fatima.*, you are a member.*You are signed in on this device/);
  expect(await ledgerOf(stack, '3184', fatima.email)).toEqual(['charged']);
  expect(await page.evaluate(() => sessionStorage.getItem('join-attempt'))).toBeNull();
});

test(
  'Gaspard closes the dialog and comes back, confirms in a second tab, and the first tab notices',
  { tag: ['@promise:charged-after-confirming', '@promise:come-back'] },
  async ({ page, stack, context, emailOf }) => {
    const gaspard = applicant({ firstName: 'Gaspard', email: emailOf('gaspard') });
    await payAtBank(page, gaspard);
    await expect.poll(() => focused(page)).toBe('Your bank’s page');
    const join = page.getByRole('banner').getByRole('link', { name: 'Join', exact: true });
    for (const leave of [() => question(page).press('Escape'), () => page.goBack()]) {
      await leave();
      await expect(payment(page)).toBeHidden();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await join.click();
      await expect(question(page)).toBeVisible();
    }
    const key = await page.evaluate(() => sessionStorage.getItem('join-attempt') ?? '');
    const second = await context.newPage();
    await second.addInitScript((copied) => sessionStorage.setItem('join-attempt', copied), key);
    await second.goto('/membership');
    await expect(question(second)).toBeVisible();
    await answer(second, 'Confirm');
    await expect(welcome(second)).toBeVisible();
    await expect(welcome(page)).toBeVisible();
    expect(await ledgerOf(stack, '3184', gaspard.email)).toEqual(['charged']);
    expect(await stack.query('select id from users where email = $1', [gaspard.email])).toHaveLength(1);
  },
);

test.describe('a bank’s page that does not load', () => {
  // The browser's own error page, in which the script that prepares each page of a journey has no storage.
  test.use({ expectedMessages: /status of 402|Failed to load resource|sessionStorage/ });

  test('Hana is told that her bank’s page did not load, tries again, and confirms', async ({
    page,
    stack,
    emailOf,
  }) => {
    const hana = applicant({ firstName: 'Hana', email: emailOf('hana') });
    await page.route('**/confirm-payment/*', (route) => route.abort());
    await payAtBank(page, hana);
    const failure = payment(page).getByRole('alert');
    await expect(failure).toContainText('Your bank’s page did not load.');
    await page.unroute('**/confirm-payment/*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await answer(page, 'Confirm');
    await expect(welcome(page)).toContainText('Hana');
    expect(await ledgerOf(stack, '3184', hana.email)).toEqual(['charged']);
  });
});

const gift = (name: string, email: string, from: string) => ({
  design: 'island-evening',
  kind: 'sum' as const,
  sum: '25000',
  otherSum: '',
  membershipId: '',
  currency: 'GBP',
  recipient: { name, email },
  sender: { name: 'Ines', email: from },
  message: '',
  when: 'now' as const,
  date: { day: '', month: '', year: '' },
  timeZone: '',
});

/** Writes a gift card and pays for it with a card that the bank wants confirmed. */
async function payGiftAtBank(page: Page, recipient: string, sender: string): Promise<void> {
  await page.goto('/e-gift-card');
  await fillGiftForm(page, gift('Karl', recipient, sender), byPasting(page));
  await goToPayment(page, { ...confirmed, expiry: '12/31' }, byPasting(page));
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(question(page)).toBeVisible();
}

const sold = { status: 'delivered', balance: 25_000, outcome: 'charged', paid: 25_000, refunded: false };

test('Ines refuses and then confirms the payment of a gift card on her bank’s page', async ({
  page,
  stack,
  emailOf,
}) => {
  const [karl, ines] = [emailOf('karl'), emailOf('ines')];
  await payGiftAtBank(page, karl, ines);
  await answer(page, 'Refuse');
  const summary = page.getByRole('region', { name: 'The payment did not go through.' });
  await expect(summary).toContainText('Your bank did not confirm this payment.');
  await expect(page.getByRole('textbox', { name: 'Name on card' })).toHaveValue('A Moreau');
  expect(await giftCardsFor(stack, karl)).toEqual([]);
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await answer(page, 'Confirm');
  await expect(page.getByRole('heading', { name: 'It is on its way to Karl.' })).toBeVisible();
  expect(await giftCardsFor(stack, karl)).toEqual([sold]);
});

test(
  'Jonas loads the page of a gift card anew in the middle, confirms, and the card is sent once',
  { tag: ['@promise:charged-once'] },
  async ({ page, stack, emailOf }) => {
    const [lara, jonas] = [emailOf('lara'), emailOf('jonas')];
    await payGiftAtBank(page, lara, jonas);
    await page.reload();
    await expect(question(page)).toBeVisible();
    await answer(page, 'Confirm');
    await expect(page.getByText('Your gift card is paid: £250.00.')).toBeVisible();
    expect(await giftCardsFor(stack, lara)).toEqual([sold]);
  },
);
