import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findPdftotext } from '../../../scripts/find-pdftotext.mjs';
import { fillCard, press, tellAboutYourself } from './join.ts';
import { partsOf, wordsOf } from './letter.ts';
import type { Stack } from './stack.ts';
import { arrived, expect, test } from './test.ts';

test.use({ alone: 'gift-card' });

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function write(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await box(page, 'Their name').fill(name);
  await box(page, 'Their e-mail').fill(email);
  await box(page, /What you write inside/).fill('For the week after the exams.\nTake your sister.');
  await box(page, 'Your name').fill('Grandpa Tom');
  await box(page, 'Your e-mail').fill('tom@example.com');
  // An address is left to whoever is writing it, until they go on (app/hands.ts).
  await page.keyboard.press('Tab');
}

async function lookOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look it over' }).click();
  await expect(page.getByRole('heading', { name: 'Look it over.' })).toBeFocused();
  await box(page, 'Name on card').fill('T Ash');
  await box(page, 'Card number').fill('4242 4242 4242 4242');
  await box(page, 'Expiry').fill('12/31');
  await box(page, 'Security code').fill('123');
}

/** The letters to somebody whose text holds some words, once they are there. */
async function letterTo(stack: Stack, email: string, words: RegExp): Promise<string> {
  const found = () => stack.mails.filter((mail) => mail.includes(`To: ${email}`) && words.test(wordsOf(mail)));
  await expect.poll(() => found().length, `a letter to ${email} that says ${String(words)}`).toBe(1);
  return found()[0] ?? '';
}

const CODE = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/;

test.describe('cards that a bank refuses', () => {
  test.use({ expectedMessages: [/status of 402/] });

  test('Tom’s first four cards are refused, each in its own words; the fifth pays once, and Nell has her card', async ({
    page,
    stack,
  }) => {
    await page.goto('/e-gift-card');
    await page.getByRole('radio', { name: 'First snow' }).check();
    await write(page, { name: 'Nell', email: 'nell@example.com' });
    // The page comes alive while it is written on, and keeps what was written.
    await expect(page.getByText('Dear Nell,')).toBeVisible();
    await lookOver(page);
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

    const letter = await letterTo(stack, 'nell@example.com', CODE);
    await letterTo(stack, 'tom@example.com', /e-gift-card\/order#/);
    const pdf = partsOf(letter).find(({ type }) => type === 'application/pdf');
    const printed = execFileSync(findPdftotext(), ['-layout', '-', '-'], { input: pdf?.body ?? '' }).toString();
    const code = CODE.exec(wordsOf(letter))?.[0] ?? 'none';
    for (const words of [code, '£250', 'Nell', 'Grandpa Tom', 'Take your sister.']) expect(printed).toContain(words);
  });
});

test('a card that waits is moved to another day by the link of its receipt, and cancelled', async ({ page, stack }) => {
  await page.goto('/e-gift-card');
  await write(page, { name: 'Iris', email: 'iris@example.com' });
  await page.getByRole('radio', { name: 'On a day I choose' }).check();
  const soon = new Date(Date.now() + 40 * 86_400_000);
  await box(page, 'Day').fill('15');
  await box(page, 'Month').fill(String(soon.getUTCMonth() + 1));
  await box(page, 'Year').fill(String(soon.getUTCFullYear()));
  await page.getByRole('combobox', { name: /nearest city/ }).selectOption({ label: 'New York' });
  await expect(
    page.getByText(/at nine in the morning in New York\. Where you are, in London, it is 1[34]:00/),
  ).toBeVisible();
  await lookOver(page);
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(page.getByRole('heading', { name: 'It is sealed, and waits for Iris.' })).toBeFocused();

  const receipt = await letterTo(stack, 'tom@example.com', /Iris[\s\S]*e-gift-card\/order#/);
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
  expect(stack.mails.filter((mail) => mail.includes('To: iris@example.com'))).toEqual([]);
});

/** A card that somebody has in their e-mail, bought as the page buys it. */
async function givenCard(page: Page, stack: Stack, units: number): Promise<string> {
  const answer = await page.request.post('/v1/custom-gift-cards', {
    headers: { 'Idempotency-Key': randomUUID(), Origin: stack.origin },
    data: {
      design: 'kites',
      amount: { amount: units * 100, currency: 'GBP' },
      recipient: { name: 'Odile', email: 'odile@example.com' },
      sender: { name: 'Grandpa Tom', email: 'tom@example.com' },
      message: '',
      creditCard: { brand: 'VISA', name: 'T Ash', number: '4242424242424242', expiry: '12-31', cvc: '123' },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return CODE.exec(wordsOf(await letterTo(stack, 'odile@example.com', CODE)))?.[0] ?? 'none';
}

const odile = {
  firstName: 'Odile',
  lastName: 'Marchand',
  email: 'odile@example.com',
  country: 'United Kingdom',
  telephone: '02079460018',
  city: 'London',
};

/** The wizard from its first step to the payment, with the code already in its field. */
async function toPayment(page: Page, tier: RegExp, who: typeof odile): Promise<void> {
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

test('a card is looked at, pays for one membership in whole and for another in part', async ({ page, stack }) => {
  const code = await givenCard(page, stack, 1000);
  await checkBalance(
    page,
    code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  );
  await expect(page.getByText(/That code has a slip in it/)).toBeVisible();
  await checkBalance(page, code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByText('£1,000 is left on this card.')).toBeVisible();

  await page.getByRole('button', { name: 'Join with this card' }).click();
  await toPayment(page, /^Travel/, odile);
  await expect(page.getByText('This gift pays £295 today.')).toBeVisible();
  await expect(box(page, 'Card number')).toHaveCount(0);
  await press(page, page.getByRole('checkbox', { name: /I accept the/ }), 'Space');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Odile');

  await page.context().clearCookies({ name: /session/ });
  await checkBalance(page, code);
  await expect(page.getByText('£705 of £1,000 is left on this card.')).toBeVisible();
  await page.getByRole('button', { name: 'Join with this card' }).click();
  await toPayment(page, /^Gold/, { ...odile, firstName: 'Paul', email: 'paul.marchand@example.com' });
  await expect(page.getByText('This gift pays £705 today.')).toBeVisible();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay £790.00 and join' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Paul');

  await checkBalance(page, code);
  await expect(page.getByText('Nothing is left on this card.')).toBeVisible();
});

test('each card is in the database once, and what was paid is in the ledger once', async ({ stack }) => {
  const cards = await stack.query<{ recipient_name: string; status: string; balance: number }>(
    'select recipient_name, status, balance from gift_cards order by recipient_name',
  );
  expect(cards).toEqual([
    { recipient_name: 'Iris', status: 'cancelled', balance: 0 },
    { recipient_name: 'Nell', status: 'delivered', balance: 25_000 },
    { recipient_name: 'Odile', status: 'delivered', balance: 0 },
  ]);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe objects to nothing, and nothing reaches beyond the screen', async ({ page }) => {
      for (const path of ['/e-gift-card', '/e-gift-card/redeem', '/e-gift-card/order']) {
        await page.goto(path);
        await arrived(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
        expect(found, path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
    });
  });
}

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
