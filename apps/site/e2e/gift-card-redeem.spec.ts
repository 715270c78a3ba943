import type { Page } from '@playwright/test';
import { buyGiftCard, CODE, giftCardsFor, mailTo } from './gift-card.ts';
import { applicant, cardOf, cardNumbers, fillCard, press, fillPersonalDetails, type Applicant } from './join.ts';
import { findInMail, plainTextOf } from './email-message.ts';
import { expect, test } from './test.ts';

const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

const marchand = {
  lastName: 'Marchand',
  countryCode: 'GB',
  phoneNumber: '02079460018',
  city: { id: '2643743', name: 'London' },
};

/** Fills in the wizard up to the payment, and applies the gift code, which is already in its field. */
async function goToPayment(page: Page, tier: RegExp, person: Applicant): Promise<void> {
  const choice = page.getByRole('dialog', { name: 'Choose your membership' });
  await choice.getByRole('radio', { name: tier }).check();
  await choice.getByRole('button', { name: 'Continue' }).click();
  await fillPersonalDetails(page, person);
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Apply' }).click();
}

async function checkBalance(page: Page, typed: string): Promise<void> {
  await page.goto('/e-gift-card/redeem');
  await textbox(page, 'Gift code').fill(typed);
  await page.getByRole('button', { name: 'Check the balance' }).click();
}

test(
  'a visitor checks the balance of a gift card, which pays for one membership in full and for another in part',
  { tag: ['@spec:2-redeem'] },
  async ({ page, stack, emailOf }) => {
    const [odile, paul] = [emailOf('odile'), emailOf('paul.marchand')];
    const response = await buyGiftCard(page, stack, { name: 'Odile', email: odile, from: emailOf('tom') });
    expect(response.ok(), await response.text()).toBe(true);
    const code = CODE.exec(plainTextOf(await mailTo(stack, odile, CODE)))?.[0] ?? 'none';
    await checkBalance(
      page,
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    await expect(page.getByText(/This code is not right: one character is wrong/)).toBeVisible();
    await checkBalance(page, code.toLowerCase().replaceAll('-', ' '));
    await expect(page.getByText('£1,000 is left on this card.')).toBeVisible();

    await page.getByRole('button', { name: 'Join with this gift card' }).click();
    await goToPayment(page, /^Travel/, applicant({ ...marchand, firstName: 'Odile', email: odile }));
    await expect(page.getByText('This gift pays £295 today.')).toBeVisible();
    await expect(textbox(page, 'Card number')).toHaveCount(0);
    await press(page, page.getByRole('checkbox', { name: /I accept the/ }), 'Space');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Odile');

    await page.context().clearCookies({ name: /session/ });
    await checkBalance(page, code);
    await expect(page.getByText('£705 of £1,000 is left on this card.')).toBeVisible();
    await page.getByRole('button', { name: 'Join with this gift card' }).click();
    await goToPayment(page, /^Gold/, applicant({ ...marchand, firstName: 'Paul', email: paul }));
    await expect(page.getByText('This gift pays £705 today.')).toBeVisible();
    await fillCard(page, cardOf(cardNumbers.accepted));
    await page.getByRole('button', { name: 'Pay £790.00 and join' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome to Myler' })).toContainText('Paul');

    await checkBalance(page, code);
    await expect(page.getByText('Nothing is left on this card.')).toBeVisible();
    expect(await giftCardsFor(stack, odile)).toMatchObject([{ status: 'delivered', balance: 0, paid: 100_000 }]);
  },
);

test('a recipient follows the link in the email to the gift card page, on to the web app, and back', async ({
  page,
  stack,
  emailOf,
}) => {
  const odile = emailOf('odile');
  const response = await buyGiftCard(page, stack, { name: 'Odile', email: odile, from: emailOf('tom') });
  expect(response.ok(), await response.text()).toBe(true);
  await page.goto(await findInMail(stack, odile, /https?:\/\/\S*\/e-gift-card\/open#[\w.~-]+/));
  await page.getByRole('link', { name: 'How to spend it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody has sent you somewhere.');
  await page.getByRole('link', { name: 'Spend it in the members’ app' }).click();
  await expect(page).toHaveURL(/\/redeem-your-e-gift-card\?redirect=%2Fe-gift-card%2Fredeem$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spend your gift card on a journey.');
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(`${stack.origin}/e-gift-card/redeem`);
  await expect(textbox(page, 'Gift code')).toBeVisible();
});
