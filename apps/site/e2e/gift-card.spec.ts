import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findPdftotext } from '../../../scripts/find-pdftotext.mjs';
import { CODE, lookOver, writeGift, type WrittenGift } from './gift-card.ts';
import { applicant, byPasting, cardOf, cards, fillCard, press, tellAboutYourself, type Applicant } from './join.ts';
import { findInMail, partsOf, wordsOf } from './letter.ts';
import type { Stack } from './stack.ts';
import { expect, test } from './test.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** What a gift card's page asks for. */
interface Written {
  name: string;
  email: string;
  /** The sender's address. */
  from: string;
}

/** A gift of £250 that leaves at once, or as `changes` say. */
const gift = ({ name, email, from }: Written, changes: Partial<WrittenGift> = {}): WrittenGift => ({
  design: 'island-evening',
  kind: 'sum',
  sum: '25000',
  otherSum: '',
  membershipId: '',
  currency: 'GBP',
  recipient: { name, email },
  sender: { name: 'Grandpa Tom', email: from },
  message: 'For the week after the exams.\nTake your sister.',
  when: 'now',
  date: { day: '', month: '', year: '' },
  timeZone: '',
  ...changes,
});

const tomsCard = { name: 'T Ash', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' };

/** The letters to somebody whose text holds some words, once they are there. */
async function letterTo(stack: Stack, email: string, words: RegExp): Promise<string> {
  const found = async () => (await stack.mailsTo(email)).filter((mail) => words.test(wordsOf(mail)));
  await expect.poll(found, `a letter to ${email} that says ${String(words)}`).toHaveLength(1);
  return (await found())[0] ?? '';
}

/** The cards in the database for somebody, and what the ledger says of the payment for each. */
function cardsFor(stack: Stack, email: string) {
  return stack.query<{ status: string; balance: number; outcome: string; paid: number; refunded: boolean }>(
    `select gift_cards.status, balance, outcome, sandbox_ledger.amount as paid, sandbox_ledger.refunded_at is not null as refunded
       from gift_cards left join sandbox_ledger on sandbox_ledger.key = attempt_key::text where recipient_email = $1`,
    [email],
  );
}

test.describe('cards that a bank refuses', () => {
  test.use({ expectedMessages: [/status of 402/] });

  test('Tom’s first four cards are refused, each in its own words; the fifth pays once, and Nell has her card', async ({
    page,
    stack,
    emailOf,
  }) => {
    const [nell, tom] = [emailOf('nell'), emailOf('tom')];
    await page.goto('/e-gift-card');
    const input = byPasting(page);
    await writeGift(page, gift({ name: 'Nell', email: nell, from: tom }, { design: 'first-snow' }), input);
    // The page comes alive while it is written on, and keeps what was written.
    await expect(page.getByText('Dear Nell,')).toBeVisible();
    await lookOver(page, tomsCard, input);
    const pay = page.getByRole('button', { name: 'Pay £250.00' });
    for (const [number, words] of [
      ['4000 0000 0000 0002', /Your bank declined/],
      ['4000 0000 0000 9995', /not enough on this card/],
      ['4000 0000 0000 0069', /has expired/],
      ['4000 0000 0000 0119', /could not be processed just now/],
    ] as const) {
      await box(page, 'Card number').fill(number);
      await pay.click();
      await expect(page.getByRole('region', { name: /before you can pay|Before you press again/ })).toContainText(
        words,
      );
      await expect(box(page, 'Name on card')).toHaveValue('T Ash');
    }
    await box(page, 'Card number').fill('4242 4242 4242 4242');
    await box(page, 'Expiry').fill('12/31');
    await box(page, 'Security code').fill('123');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'It is on its way to Nell.' })).toBeFocused();

    const letter = await letterTo(stack, nell, CODE);
    await letterTo(stack, tom, /e-gift-card\/order#/);
    const pdf = partsOf(letter).find(({ type }) => type === 'application/pdf');
    const printed = execFileSync(findPdftotext(), ['-layout', '-', '-'], { input: pdf?.body ?? '' }).toString();
    const code = CODE.exec(wordsOf(letter))?.[0] ?? 'none';
    for (const words of [code, '£250', 'Nell', 'Grandpa Tom', 'Take your sister.']) expect(printed).toContain(words);
    expect(await cardsFor(stack, nell)).toEqual([
      { status: 'delivered', balance: 25_000, outcome: 'charged', paid: 25_000, refunded: false },
    ]);
  });
});

test('a card that waits is moved to another day by the link of its receipt, and cancelled', async ({
  page,
  stack,
  emailOf,
}) => {
  const [iris, tom] = [emailOf('iris'), emailOf('tom')];
  await page.goto('/e-gift-card');
  const soon = new Date(Date.now() + 40 * 86_400_000);
  const date = { day: '15', month: String(soon.getUTCMonth() + 1), year: String(soon.getUTCFullYear()) };
  const input = byPasting(page);
  const day = { when: 'day', date, timeZone: 'America/New_York' } as const;
  await writeGift(page, gift({ name: 'Iris', email: iris, from: tom }, day), input);
  await expect(
    page.getByText(/at nine in the morning in New York\. Where you are, in London, it is 1[34]:00/),
  ).toBeVisible();
  await lookOver(page, tomsCard, input);
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(page.getByRole('heading', { name: 'It is sealed, and waits for Iris.' })).toBeFocused();

  const receipt = await letterTo(stack, tom, /Iris[\s\S]*e-gift-card\/order#/);
  const [link = ''] = /http\S*\/e-gift-card\/order#[\w.~-]+/.exec(wordsOf(receipt)) ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'It waits for Iris.' })).toBeVisible();
  expect(page.url(), 'the token is not in the address').not.toContain('#');
  await box(page, 'Day').fill('16');
  await page.getByRole('button', { name: 'Keep the changes' }).click();
  await expect(page.getByText('Your changes are kept.')).toBeVisible();
  await page.reload();
  await expect(box(page, 'Day')).toHaveValue('16');
  await page.getByRole('button', { name: 'Cancel this card' }).click();
  await page.getByRole('button', { name: 'Cancel it and pay back £250' }).click();
  await expect(page.getByRole('heading', { name: 'This card was cancelled.' })).toBeFocused();
  expect(await stack.mailsTo(iris)).toEqual([]);
  const [card, ...others] = await cardsFor(stack, iris);
  expect(card).toMatchObject({ status: 'cancelled', balance: 0, outcome: 'charged', paid: 25_000 });
  expect(others).toEqual([]);
});

/** A card for £1,000 that leaves at once, bought as the page buys it. */
function buyCard(page: Page, stack: Stack, { name, email, from }: Written, key: string = randomUUID()) {
  return page.request.post('/v1/custom-gift-cards', {
    headers: { 'Idempotency-Key': key, Origin: stack.origin },
    data: {
      design: 'kites',
      amount: { amount: 100_000, currency: 'GBP' },
      recipient: { name, email },
      sender: { name: 'Grandpa Tom', email: from },
      message: '',
      creditCard: { brand: 'VISA', name: 'T Ash', number: '4242424242424242', expiry: '12-31', cvc: '123' },
    },
  });
}

const marchand = {
  lastName: 'Marchand',
  countryCode: 'GB',
  phoneNumber: '02079460018',
  city: { id: '2643743', name: 'London' },
};

/** The wizard from its first step to the payment, with the code already in its field. */
async function toPayment(page: Page, tier: RegExp, who: Applicant): Promise<void> {
  const choice = page.getByRole('dialog', { name: 'Choose your membership' });
  await choice.getByRole('radio', { name: tier }).check();
  await choice.getByRole('button', { name: 'Continue' }).click();
  await tellAboutYourself(page, who);
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Apply' }).click();
}

async function checkBalance(page: Page, typed: string): Promise<void> {
  await page.goto('/e-gift-card/redeem');
  await box(page, 'Gift code').fill(typed);
  await page.getByRole('button', { name: 'Check the balance' }).click();
}

test('a card is looked at, pays for one membership in whole and for another in part', async ({
  page,
  stack,
  emailOf,
}) => {
  const [odile, paul] = [emailOf('odile'), emailOf('paul.marchand')];
  const answer = await buyCard(page, stack, { name: 'Odile', email: odile, from: emailOf('tom') });
  expect(answer.ok(), await answer.text()).toBe(true);
  const code = CODE.exec(wordsOf(await letterTo(stack, odile, CODE)))?.[0] ?? 'none';
  await checkBalance(
    page,
    code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  );
  await expect(page.getByText(/That code has a slip in it/)).toBeVisible();
  await checkBalance(page, code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByText('£1,000 is left on this card.')).toBeVisible();

  await page.getByRole('button', { name: 'Join with this card' }).click();
  await toPayment(page, /^Travel/, applicant({ ...marchand, firstName: 'Odile', email: odile }));
  await expect(page.getByText('This gift pays £295 today.')).toBeVisible();
  await expect(box(page, 'Card number')).toHaveCount(0);
  await press(page, page.getByRole('checkbox', { name: /I accept the/ }), 'Space');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Odile');

  await page.context().clearCookies({ name: /session/ });
  await checkBalance(page, code);
  await expect(page.getByText('£705 of £1,000 is left on this card.')).toBeVisible();
  await page.getByRole('button', { name: 'Join with this card' }).click();
  await toPayment(page, /^Gold/, applicant({ ...marchand, firstName: 'Paul', email: paul }));
  await expect(page.getByText('This gift pays £705 today.')).toBeVisible();
  await fillCard(page, cardOf(cards.accepted));
  await page.getByRole('button', { name: 'Pay £790.00 and join' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Paul');

  await checkBalance(page, code);
  await expect(page.getByText('Nothing is left on this card.')).toBeVisible();
  expect(await cardsFor(stack, odile)).toMatchObject([{ status: 'delivered', balance: 0, paid: 100_000 }]);
});

test('the payment stands where the page puts it at once: no field slides away from a finger', async ({
  page,
  emailOf,
}) => {
  await page.goto('/e-gift-card');
  await writeGift(page, gift({ name: 'Odile', email: emailOf('odile'), from: emailOf('tom') }), byPasting(page));
  const positions = await page.getByRole('button', { name: 'Look it over' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        document.addEventListener('scroll', () => seen.push(scrollY));
        document.addEventListener('scrollend', () => resolve(seen));
        button.click();
      }),
  );
  expect(positions).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Look it over.' })).toBeInViewport();
});

test('each card is in the database once, and what was paid is in the ledger once', async ({ page, stack, emailOf }) => {
  const [odile, tom] = [emailOf('odile'), emailOf('tom')];
  const [key, another] = [randomUUID(), randomUUID()];
  const buy = (key: string) => buyCard(page, stack, { name: 'Odile', email: odile, from: tom }, key);
  // One press that is sent again, and another card to the same person.
  const answers = [await buy(key), await buy(key), await buy(another)];
  expect(answers.map((answer) => answer.ok())).toEqual([true, true, true]);
  expect(await answers[1]?.text()).toBe(await answers[0]?.text());
  await expect.poll(() => stack.mailsTo(odile)).toHaveLength(2);
  const delivered = { status: 'delivered', balance: 100_000, outcome: 'charged', paid: 100_000, refunded: false };
  expect(await cardsFor(stack, odile)).toEqual([delivered, delivered]);
});

test('the link in the mail of a card leads to its page, from there to the web app, and from there back', async ({
  page,
  stack,
  emailOf,
}) => {
  const odile = emailOf('odile');
  const answer = await buyCard(page, stack, { name: 'Odile', email: odile, from: emailOf('tom') });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(await findInMail(stack, odile, /https?:\/\/\S*\/e-gift-card\/redeem/));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody has sent you somewhere.');
  await page.getByRole('link', { name: 'Redeem it in the app' }).click();
  await expect(page).toHaveURL(/\/redeem-your-e-gift-card\?redirect=%2Fe-gift-card%2Fredeem$/);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(`${stack.origin}/e-gift-card/redeem`);
  await expect(box(page, 'Gift code')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards, the sums, the telephone and the way to the web app and back are there all the same', async ({
    page,
  }) => {
    await page.goto('/e-gift-card');
    await expect(page.getByRole('img', { name: 'Rows of small arches at night, a few of them lit.' })).toBeVisible();
    await expect(page.getByText('A year of Gold')).toBeVisible();
    await expect(page.getByText(/needs JavaScript, which is off\. Ring/)).toBeVisible();
    await expect(box(page, 'Their name')).toBeHidden();
    await page.goto('/e-gift-card/redeem');
    await expect(page.getByRole('link', { name: 'Redeem it in the app' })).toHaveAttribute(
      'href',
      /\/redeem-your-e-gift-card\?redirect=%2Fe-gift-card%2Fredeem$/,
    );
  });
});
