import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buyGiftCard, CODE, giftCardsFor, mailTo } from './gift-card.ts';
import { findInMail, plainTextOf } from './email-message.ts';
import { expect, test } from './test.ts';
import type { Stack } from './stack.ts';

const GIFT_LINK = /https?:\/\/\S*\/e-gift-card\/open#[\w.~-]+/;
const ORDER_LINK = /https?:\/\/\S*\/e-gift-card\/order#[\w.~-]+/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Buys a card for Odile, and has the links of both emails. */
async function sendGift(page: Page, stack: Stack, to: { odile: string; tom: string }) {
  const response = await buyGiftCard(page, stack, { name: 'Odile', email: to.odile, from: to.tom }, randomUUID());
  expect(response.ok(), await response.text()).toBe(true);
  return {
    giftLink: await findInMail(stack, to.odile, GIFT_LINK),
    orderLink: await findInMail(stack, to.tom, ORDER_LINK),
    code: CODE.exec(plainTextOf(await mailTo(stack, to.odile, CODE)))?.[0] ?? 'none',
  };
}

test('a recipient opens the gift card by the link in the email, copies its code and joins with it', async ({
  page,
  context,
  stack,
  emailOf,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { giftLink, code } = await sendGift(page, stack, { odile: emailOf('odile'), tom: emailOf('tom') });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(giftLink);
  await expect(page.getByRole('heading', { level: 1, name: 'Odile, this is yours.' })).toBeVisible();
  expect(page.url(), 'the token is not in the address').not.toContain('#');
  const [, token = 'none'] = giftLink.split('#');
  expect(requested.filter((url) => url.includes(token))).toEqual([]);
  await expect(button(page, 'Show the front')).toBeVisible();
  await expect(page.getByText('Grandpa Tom', { exact: true })).toBeVisible();
  await button(page, 'Copy the code').click();
  await expect(page.getByText('The code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
  await button(page, 'Use it now').click();
  const choice = page.getByRole('dialog', { name: 'Choose your membership' });
  await expect(choice).toBeVisible();
  await page.goBack();
  await expect(choice).toBeHidden();
  await expect(page.getByText(code)).toBeVisible();
});

test(
  'a buyer sends a new code, saves the sheet to hand over and takes the card back, by the link in the receipt',
  { tag: ['@promise:gift-code-recipient-only', '@promise:gift-old-code-stops', '@promise:gift-sum-back'] },
  async ({ page, stack, emailOf }) => {
    const [odile, tom] = [emailOf('odile'), emailOf('tom')];
    const { giftLink, orderLink, code } = await sendGift(page, stack, { odile, tom });
    await page.goto(orderLink);
    await expect(page.getByRole('heading', { name: 'It has reached Odile.' })).toBeVisible();

    const download = page.waitForEvent('download');
    await button(page, 'Save the sheet as PDF').click();
    expect(readFileSync(await (await download).path()).toString()).toMatch(/^%PDF-/);

    await button(page, 'Send a new code').click();
    await button(page, 'Send a new code, stop the old one').click();
    await expect(page.getByText(`A new code is on its way to ${odile}. The old code no longer works.`)).toBeFocused();
    const newLink = await findInMail(stack, odile, new RegExp(`new code[\\s\\S]*(${GIFT_LINK.source})`)).then(
      (text) => GIFT_LINK.exec(text)?.[0] ?? '',
    );
    await page.goto(newLink);
    await expect(page.getByText(CODE)).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);

    await page.goto(orderLink);
    await button(page, 'Refund this card').click();
    await button(page, 'Refund £1,000').click();
    await expect(page.getByRole('heading', { name: 'This card was cancelled.' })).toBeFocused();
    await mailTo(stack, tom, /We refund £1,000 to the card ending 4242/);
    await mailTo(stack, odile, /you owe nothing/);
    expect(await giftCardsFor(stack, odile)).toEqual([
      { status: 'cancelled', balance: 0, outcome: 'charged', paid: 100_000, refunded: true },
    ]);
    await page.goto(newLink);
    await expect(page.getByRole('heading', { name: 'This card was cancelled.' })).toBeVisible();
    await expect(page.getByText(CODE)).toHaveCount(0);
    expect(giftLink).not.toBe(newLink);
  },
);

test.describe('what has changed meanwhile', () => {
  test.use({ expectedMessages: /status of 4(?:09|10)/ });

  test('an old tab sends no second code, and a card that was used meanwhile is not refunded', async ({
    page,
    context,
    stack,
    emailOf,
  }) => {
    const [odile, tom] = [emailOf('odile'), emailOf('tom')];
    const { giftLink, orderLink } = await sendGift(page, stack, { odile, tom });
    const oldTab = await context.newPage();
    for (const tab of [oldTab, page]) {
      await tab.goto(orderLink);
      await expect(button(tab, 'Send a new code')).toBeVisible();
    }
    for (const tab of [page, oldTab]) {
      await button(tab, 'Send a new code').click();
      await button(tab, 'Send a new code, stop the old one').click();
      await expect(tab.getByText(`A new code is on its way to ${odile}. The old code no longer works.`)).toBeVisible();
    }
    await expect.poll(() => stack.mailsTo(odile)).toHaveLength(2);
    await oldTab.goto(giftLink);
    await expect(oldTab.getByRole('heading', { name: 'This link opens no card.' })).toBeVisible();
    await oldTab.close();

    await stack.query(`update gift_cards set balance = balance - 100 where recipient_email = $1`, [odile]);
    await button(page, 'Refund this card').click();
    await button(page, 'Refund £1,000').click();
    await expect(page.getByText('Some of this gift card has been spent, so it can’t be refunded.')).toBeVisible();
    await stack.query(`update gift_cards set balance = amount where recipient_email = $1`, [odile]);
    expect(await giftCardsFor(stack, odile)).toMatchObject([{ status: 'delivered', refunded: false }]);
  });
});

test('without the link the page says where to find it', async ({ page }) => {
  await page.goto('/e-gift-card/open');
  await expect(page.getByRole('heading', { name: 'Open this page with the link in our email.' })).toBeVisible();
});
