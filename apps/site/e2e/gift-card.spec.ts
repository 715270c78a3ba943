import type { Page } from '@playwright/test';
import { CODE, giftCardsFor, mailTo, type Recipient, goToPayment, fillGiftForm, type GiftForm } from './gift-card.ts';
import { byPasting } from './join.ts';
import { mimePartsOf, plainTextOf } from './email-message.ts';
import { expect, test } from './test.ts';

const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** A gift card for £250 that is emailed immediately. `changes` replace its values. */
const gift = ({ name, email, from }: Recipient, changes: Partial<GiftForm> = {}): GiftForm => ({
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

test('on a telephone, a grandfather sees the card in short while he writes, and no dots in place of a name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/e-gift-card');
  const form = page.locator('form', { has: textbox(page, 'Their name') });
  await expect(form.getByText('their name', { exact: true })).toBeVisible();
  await textbox(page, 'Their name').fill('Nell');
  await textbox(page, 'What you write inside').fill('Take your sister.');
  const small = form.locator('[aria-hidden=true]', { hasText: 'Nell' });
  await expect(small).toContainText('Take your sister.');
  await expect(small).toContainText('£250');
  await expect(small).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('…')).toHaveCount(0);
});

test.describe('cards that a bank refuses', () => {
  test.use({ expectedMessages: /status of 402/ });

  test(
    'Tom’s first four cards are refused, each with its own error; the fifth is charged once, and Nell receives the gift card',
    { tag: ['@spec:2-e-gift-card'] },
    async ({ page, stack, emailOf }) => {
      const [nell, tom] = [emailOf('nell'), emailOf('tom')];
      await page.goto('/e-gift-card');
      const input = byPasting(page);
      await fillGiftForm(page, gift({ name: 'Nell', email: nell, from: tom }, { design: 'first-snow' }), input);
      // The island is hydrated while the visitor types, and keeps the text.
      await expect(page.getByText('Dear Nell,')).toBeVisible();
      await goToPayment(page, tomsCard, input);
      const pay = page.getByRole('button', { name: 'Pay £250.00' });
      for (const [number, words] of [
        ['4000 0000 0000 0002', /Your bank declined/],
        ['4000 0000 0000 9995', /not enough money/],
        ['4000 0000 0000 0069', /has expired/],
        ['4000 0000 0000 0119', /could not be processed just now/],
      ] as const) {
        await textbox(page, 'Card number').fill(number);
        await pay.click();
        await expect(page.getByRole('region', { name: 'The payment did not go through.' })).toContainText(words);
        await expect(textbox(page, 'Name on card')).toHaveValue('T Ash');
      }
      await textbox(page, 'Card number').fill('4242 4242 4242 4242');
      await textbox(page, 'Expiry').fill('12/31');
      await textbox(page, 'Security code').fill('123');
      await pay.click();
      await expect(page.getByRole('heading', { name: 'It is on its way to Nell.' })).toBeFocused();

      const letter = await mailTo(stack, nell, CODE);
      await mailTo(stack, tom, /e-gift-card\/order#/);
      const pdf = mimePartsOf(letter).find(({ type }) => type === 'application/pdf');
      expect(pdf?.body.toString()).toMatch(/^%PDF-/);
      expect(await giftCardsFor(stack, nell)).toEqual([
        { status: 'delivered', balance: 25_000, outcome: 'charged', paid: 25_000, refunded: false },
      ]);
    },
  );
});

test(
  'a buyer moves a waiting gift card to another day by the link in the receipt, and then cancels it',
  { tag: ['@promise:gift-receipt-link'] },
  async ({ page, stack, emailOf }) => {
    const [iris, tom] = [emailOf('iris'), emailOf('tom')];
    await page.goto('/e-gift-card');
    const soon = new Date(Date.now() + 40 * 86_400_000);
    const date = { day: '15', month: String(soon.getUTCMonth() + 1), year: String(soon.getUTCFullYear()) };
    const input = byPasting(page);
    const day = { when: 'day', date, timeZone: 'America/New_York' } as const;
    await fillGiftForm(page, gift({ name: 'Iris', email: iris, from: tom }, day), input);
    await expect(
      page.getByText(/at nine in the morning in New York\. Where you are, in London, it is 1[34]:00/),
    ).toBeVisible();
    await goToPayment(page, tomsCard, input);
    await page.getByRole('button', { name: 'Pay £250.00' }).click();
    await expect(page.getByRole('heading', { name: 'It is ready, and waits for Iris.' })).toBeFocused();

    const receipt = await mailTo(stack, tom, /Iris[\s\S]*e-gift-card\/order#/);
    const [link = ''] = /http\S*\/e-gift-card\/order#[\w.~-]+/.exec(plainTextOf(receipt)) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'It waits for Iris.' })).toBeVisible();
    expect(page.url(), 'the token is not in the address').not.toContain('#');
    await textbox(page, 'Day').fill('16');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await page.reload();
    await expect(textbox(page, 'Day')).toHaveValue('16');
    await page.getByRole('button', { name: 'Cancel this card' }).click();
    await page.getByRole('button', { name: 'Cancel it and refund £250' }).click();
    await expect(page.getByRole('heading', { name: 'This card was cancelled.' })).toBeFocused();
    await mailTo(stack, tom, /We refund £250 to the card ending 4242/);
    expect(await stack.mailsTo(iris)).toEqual([]);
    expect(await giftCardsFor(stack, iris)).toEqual([
      { status: 'cancelled', balance: 0, outcome: 'charged', paid: 25_000, refunded: true },
    ]);
  },
);

test('the page scrolls to the payment in one step, so no field moves away from a finger', async ({ page, emailOf }) => {
  await page.goto('/e-gift-card');
  await fillGiftForm(page, gift({ name: 'Odile', email: emailOf('odile'), from: emailOf('tom') }), byPasting(page));
  const positions = await page.getByRole('button', { name: 'Check the card' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        document.addEventListener('scroll', () => seen.push(scrollY));
        document.addEventListener('scrollend', () => resolve(seen));
        button.click();
      }),
  );
  expect(positions).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Check the card.' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the pages show the designs, what a card can hold, whom to ring, and the link to the web app',
    { tag: ['@promise:gift-by-telephone'] },
    async ({ page }) => {
      await page.goto('/e-gift-card');
      await expect(page.getByRole('img', { name: 'Rows of small arches at night, a few of them lit.' })).toBeVisible();
      await expect(page.getByText('A year of Gold')).toBeVisible();
      await expect(page.getByText(/needs JavaScript, which is switched off\. Ring/)).toBeVisible();
      await expect(textbox(page, 'Their name')).toBeHidden();
      await page.goto('/e-gift-card/redeem');
      await expect(page.getByRole('link', { name: 'Spend it in the members’ app' })).toHaveAttribute(
        'href',
        /\/redeem-your-e-gift-card\?redirect=%2Fe-gift-card%2Fredeem$/,
      );
    },
  );
});
