import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applicant,
  cardOf,
  cardNumbers,
  fillCard,
  ownExpiry,
  press,
  tabTo,
  fillPersonalDetails,
  typeInto,
} from './join.ts';
import { expect, test } from './test.ts';

// The last tests read everything that the product has written, and the last one ends it.
test.use({ ownStack: 'join' });
test.describe.configure({ mode: 'serial' });

const amelie = applicant({ firstName: 'Amélie', email: 'amelie.moreau@example.com' });
const bruno = applicant({ firstName: 'Bruno', lastName: 'Keller', email: 'bruno.keller@example.com' });
const chiara = applicant({ firstName: 'Chiara', lastName: 'Neri', email: 'chiara.neri@example.com' });

const SECURITY_CODE = '739';
const typedCard = (number: string, expiry?: string) => ({ ...cardOf(number, expiry), cvc: SECURITY_CODE });
/**
 * The security code in quotation marks, or after its name. Three digits by themselves occur by chance within times and
 * ids.
 */
const securityCode = new RegExp(String.raw`"${SECURITY_CODE}\\*"|(?:cvc|code)\W{1,6}${SECURITY_CODE}`, 'i');

test(
  'Amélie joins as Gold in euros from Lyon with a coupon, by keyboard alone, and is a member once',
  { tag: ['@promise:signed-in', '@spec:1-join'] },
  async ({ page, stack }) => {
    await page.goto('/');
    await tabTo(page, page.getByRole('combobox', { name: 'Currency' }));
    await page.keyboard.type('EUR');
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR');
    await press(page, page.getByRole('link', { name: 'Join', exact: true }));

    const choice = page.getByRole('dialog', { name: 'Choose your membership' });
    await expect(choice).toBeVisible();
    await tabTo(page, choice.getByRole('radio', { name: /^Travel/ }));
    await page.keyboard.press('ArrowDown');
    await expect(choice.getByRole('radio', { name: /^Gold/ })).toBeChecked();
    await typeInto(page, choice.getByRole('textbox', { name: 'Referral or coupon code' }), 'WELCOME10');
    await press(page, choice.getByRole('button', { name: 'Apply' }));
    await expect(choice.getByText('€1,570.50').first()).toBeVisible();
    await press(page, choice.getByRole('button', { name: 'Continue' }));

    await fillPersonalDetails(page, amelie);
    await press(page, page.getByRole('button', { name: 'Continue' }));

    await fillCard(page, typedCard(cardNumbers.accepted, ownExpiry()));
    await press(page, page.getByRole('button', { name: 'Pay €1,570.50 and join' }));

    const welcome = page.getByRole('dialog', { name: 'Welcome to Myler' });
    await expect(welcome).toContainText('Amélie');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Amélie, your membership' })).toBeVisible();
    await expect.poll(() => stack.mailsTo(amelie.email)).toHaveLength(1);
  },
);

test.describe('a card that is declined', () => {
  test.use({ expectedMessages: /status of 402/ });

  test(
    'Bruno reads once that the payment did not go through, keeps what he typed, and joins with a second card',
    { tag: ['@promise:typed-not-lost'] },
    async ({ page }) => {
      await page.goto('/membership?join=gold');
      await press(
        page,
        page.getByRole('dialog', { name: 'Choose your membership' }).getByRole('button', { name: 'Continue' }),
      );
      await fillPersonalDetails(page, bruno);
      await press(page, page.getByRole('button', { name: 'Continue' }));
      await fillCard(page, typedCard(cardNumbers.declined));
      const pay = page.getByRole('button', { name: /^Pay .* and join$/ });
      await press(page, pay);

      const number = page.getByRole('textbox', { name: 'Card number' });
      await expect(page.getByRole('region', { name: 'The payment did not go through.' })).toBeFocused();
      await expect(page.getByText(/Your bank declined/)).toHaveCount(1);
      await expect(number).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('textbox', { name: 'Name on card' })).toHaveValue('A Moreau');

      await number.fill(cardNumbers.accepted);
      await press(page, pay);
      await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Bruno');
    },
  );
});

test(
  'Chiara presses “Pay” twice and reloads, and her registration is sent once',
  { tag: ['@promise:charged-once-per-press'] },
  async ({ page }) => {
    await page.goto('/membership?join=travel');
    await press(
      page,
      page.getByRole('dialog', { name: 'Choose your membership' }).getByRole('button', { name: 'Continue' }),
    );
    // She loads the page anew half-way, and the wizard is there again.
    const details = page.getByRole('dialog', { name: 'You and your family' });
    await expect(details).toBeVisible();
    await page.reload();
    await expect(details.getByRole('alert')).toContainText('Your membership is still chosen.');
    const pay = page.getByRole('button', { name: /^Pay .* and join$/ });
    const fillIn = async () => {
      await fillPersonalDetails(page, chiara);
      await press(page, page.getByRole('button', { name: 'Continue' }));
      await fillCard(page, typedCard(cardNumbers.accepted));
    };
    await fillIn();

    // Her registration never leaves the browser.
    await page.route('**/api/user', (route, request) => (request.method() === 'GET' ? route.continue() : undefined));
    const leaves = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/user'));
    await pay.click();
    await leaves;
    await page.reload();
    await expect(details.getByRole('alert')).toContainText(
      'Your payment did not reach us. You have not been charged. Your membership is still chosen.',
    );
    const kept = await page.evaluate(() => sessionStorage.getItem('join-progress') ?? '');
    expect(JSON.parse(kept)).toEqual({
      step: 2,
      membershipId: 'travel',
      currency: 'GBP',
      code: '',
      formType: 'membership',
    });
    await page.unroute('**/api/user');
    await fillIn();

    // Her registration is answered, with the cookie of her session, but her connection is too slow for the rest of it.
    let sendings = 0;
    let answered = () => {};
    const isAnswered = new Promise<void>((resume) => {
      answered = resume;
    });
    await page.route('**/api/user', (route, request) => {
      // How it went is asked at the same address.
      if (request.method() === 'GET') return route.continue();
      sendings += 1;
      return route.fetch().then(() => answered());
    });
    await pay.dblclick();
    await isAnswered;
    await page.reload();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Myler' });
    // The answer had set the cookie of her session.
    await expect(welcome).toContainText(/Chiara.*, you are a member: the Travel card is yours\. You are signed in/);
    expect(sendings, 'two presses are one registration').toBe(1);
    await expect(welcome.getByRole('link', { name: 'Your membership' })).toBeVisible();
  },
);

test(
  'Amélie, Bruno and Chiara are each stored once, charged once and sent one email',
  { tag: ['@promise:charged-once-per-press', '@promise:membership-email', '@promise:sum-on-button'] },
  async ({ stack }) => {
    const members = await stack.query<{
      email: string;
      membership_id: string;
      currency: string;
      paid: number;
      card_last_four: string;
    }>(
      'select email, membership_id, currency, paid, card_last_four from users join memberships on user_id = users.id order by email',
    );
    expect(members).toEqual([
      { email: amelie.email, membership_id: 'gold', currency: 'EUR', paid: 157_050, card_last_four: '4242' },
      { email: bruno.email, membership_id: 'gold', currency: 'GBP', paid: 149_500, card_last_four: '4242' },
      { email: chiara.email, membership_id: 'travel', currency: 'GBP', paid: 29_500, card_last_four: '4242' },
    ]);
    const ledger = await stack.query<{ outcome: string; amount: number }>(
      'select outcome, amount from sandbox_ledger order by amount, outcome',
    );
    expect(ledger.map(({ outcome, amount }) => `${outcome} ${amount}`)).toEqual([
      'charged 29500',
      'charged 149500',
      'declined 149500',
      'charged 157050',
    ]);
    for (const { email } of [amelie, bruno, chiara]) {
      await expect.poll(() => stack.mailsTo(email), email).toHaveLength(1);
    }
  },
);

test(
  'no table that the product wrote to holds a card number or a security code',
  { tag: ['@promise:card-last-four', '@promise:no-card-number'] },
  async ({ stack }) => {
    // The list of cities was there before, and is longer than all the rest.
    const tables = await stack.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'cities'`,
    );
    const rows: string[] = [];
    for (const { name } of tables) {
      const found = await stack.query<{ row: string }>(`select row_to_json(each)::text as row from "${name}" each`);
      rows.push(...found.map(({ row }) => row));
    }
    expect(rows.filter((row) => row.includes(amelie.email)).length).toBeGreaterThan(1);
    const numbers = Object.values(cardNumbers).map((number) => number.replaceAll(' ', ''));
    expect(rows.filter((row) => numbers.some((number) => row.replaceAll(/[ -]/g, '').includes(number)))).toEqual([]);
    expect(rows.filter((row) => securityCode.test(row))).toEqual([]);
  },
);

test(
  'no file that the product wrote holds a card number or a security code',
  { tag: ['@promise:card-last-four', '@promise:no-card-number'] },
  async ({ stack }) => {
    await stack.endProcesses();
    const written = (await everyFileIn(stack.folder)).map((text) => text.replaceAll(/[ -]/g, ''));
    expect(written.filter((text) => text.includes(amelie.email.replace('-', ''))).length).toBeGreaterThan(1);
    for (const number of Object.values(cardNumbers)) {
      const digits = number.replaceAll(' ', '');
      for (const form of [
        digits,
        Buffer.from(digits).toString('base64').replace(/=+$/, ''),
        Buffer.from(digits).toString('hex'),
      ]) {
        expect(
          written.filter((text) => text.includes(form)),
          form,
        ).toEqual([]);
      }
    }
    expect(written.filter((text) => securityCode.test(text))).toHaveLength(0);
  },
);

async function everyFileIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readFile(file, 'latin1')));
}
