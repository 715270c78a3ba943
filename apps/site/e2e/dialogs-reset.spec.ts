import type { Locator, Page } from '@playwright/test';
import { applicant, byPasting, cardOf, cardNumbers, fillCard, fillPersonalDetails } from './join.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const header = (page: Page) => page.getByRole('banner');

test(
  'specification 2: closing the wizard at any step resets the join form, and keeps list, category and currency',
  { tag: ['@spec:2-closing-resets'] },
  async ({ page, emailOf }) => {
    const first = dialog(page, 'Choose your membership');
    const second = dialog(page, 'You and your family');
    const third = dialog(page, 'Payment');
    const currency = first.getByRole('combobox', { name: 'Currency' });
    const onward = (step: Locator) => step.getByRole('button', { name: 'Continue' }).click();
    const company = {
      companyName: 'Okafor & Daughters Ltd',
      taxNumber: 'GB 123 4567 82',
      street: '14 Marlow Yard',
      postalCode: 'EC1V 9AB',
      invoiceEmail: 'accounts@okafor.example',
      role: 'Director',
    };
    const who = applicant({ firstName: 'Amara', email: emailOf('amara'), company });
    const leave = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD');
    };
    /** Opens the wizard again, which has kept what it must keep, and nothing else of the first step. */
    const openAgain = async () => {
      await header(page).getByRole('link', { name: 'Join' }).click();
      await expect(first.getByRole('tab', { name: 'Corporate' })).toHaveAttribute('aria-selected', 'true');
      await expect(currency).toHaveValue('USD');
      await expect(first.getByRole('radio')).toHaveCount(2);
      await expect(first.getByText('$5,750 a year')).toBeVisible();
      await expect(first.getByRole('radio', { name: /^Dynasty Dining/ })).not.toBeChecked();
      await expect(first.getByRole('textbox', { name: /^Referral or coupon code/ })).toHaveValue('');
      await first.getByRole('radio', { name: /^Dynasty Dining/ }).check();
    };
    await page.goto('/faq');
    await header(page).getByRole('link', { name: 'Join' }).click();
    await currency.selectOption('USD');
    await first.getByRole('tab', { name: 'Corporate' }).click();
    await first.getByRole('radio', { name: /^Dynasty Dining/ }).check();
    await first.getByRole('textbox', { name: /^Referral or coupon code/ }).fill('FRIENDS');
    await leave();

    await openAgain();
    await onward(first);
    await second.getByRole('textbox', { name: 'First name' }).fill('Amara');
    await leave();

    await openAgain();
    await onward(first);
    await expect(second.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await fillPersonalDetails(page, who, byPasting(page));
    await onward(second);
    await fillCard(page, cardOf(cardNumbers.accepted), byPasting(page));
    await leave();

    await openAgain();
    await onward(first);
    for (const name of ['First name', 'Last name', /^Email(?! for)/, 'Telephone', 'Company'])
      await expect(second.getByRole('textbox', { name })).toHaveValue('');
    await fillPersonalDetails(page, who, byPasting(page));
    await onward(second);
    for (const name of ['Name on card', 'Card number', 'Expiry', 'Security code'])
      await expect(third.getByRole('textbox', { name })).toHaveValue('');
    await expect(third.getByRole('checkbox', { name: /I accept the/ })).not.toBeChecked();
    await expect(third.getByRole('button', { name: 'Pay $5,750.00 and join' })).toBeVisible();
  },
);
