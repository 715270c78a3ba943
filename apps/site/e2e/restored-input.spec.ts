import type { Page } from '@playwright/test';
import { goToPayment, fillGiftForm } from './gift-card.ts';
import { byPasting } from './join.ts';
import { waitUntilReady, expect, holdRequests, waitUntilIdle, waitUntilSettled, test } from './test.ts';

const inHeader = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).first();

test('Back does not restore the code of a gift card', async ({ page }) => {
  await page.goto('/e-gift-card/redeem');
  await waitUntilReady(page);
  const code = page.locator('main').getByRole('textbox').first();
  await code.fill('ABCD-EFGH');
  await inHeader(page, 'Membership').click();
  await expect(page).toHaveTitle(/^Membership/);
  await page.goBack();
  await expect(code).toBeVisible();
  await waitUntilSettled(page);
  await expect(code).toHaveValue('');
});

test('Back restores what was written on a gift card, and does not restore the bank card', async ({ page }) => {
  await page.goto('/e-gift-card');
  const input = byPasting(page);
  const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000);
  const gift = {
    design: 'island-evening',
    kind: 'sum' as const,
    sum: 'other',
    otherSum: '175',
    membershipId: '',
    currency: 'EUR',
    recipient: { name: 'Nell Ash', email: 'nell@example.org' },
    sender: { name: 'Grandpa Tom', email: 'tom@example.org' },
    message: 'For the week after the exams.',
    when: 'day' as const,
    date: {
      day: String(inAMonth.getDate()),
      month: String(inAMonth.getMonth() + 1),
      year: String(inAMonth.getFullYear()),
    },
    timeZone: 'Europe/London',
  };
  await fillGiftForm(page, gift, input);
  await goToPayment(page, { name: 'T Ash', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' }, input);
  await inHeader(page, 'Membership').click();
  await expect(page).toHaveTitle(/^Membership/);
  await page.goBack();
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
  await expect(textbox('Their name')).toHaveValue('Nell Ash');
  await expect(textbox('Their email')).toHaveValue('nell@example.org');
  await expect(textbox('Your name')).toHaveValue('Grandpa Tom');
  await expect(textbox(/What you write inside/)).toHaveValue('For the week after the exams.');
  await expect(textbox('Sum')).toHaveValue('175');
  await expect(textbox('Year')).toHaveValue(gift.date.year);
  await expect(page.getByRole('radio', { name: /€/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the card' }).click();
  await expect(page.getByRole('heading', { name: 'Check the card.' })).toBeFocused();
  await expect(textbox('Card number')).toHaveValue('');
});

test('a form that hydrates before the browser restores its text validates the restored text', async ({ page }) => {
  // Restores as late as Chromium may: after `load`, without an event. The real moment cannot be chosen.
  await page.addInitScript(() => {
    const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (type !== 'reload') return;
    addEventListener('load', () => {
      const name = document.querySelector<HTMLInputElement>('main form [name="name"]');
      if (name) name.value = 'Amara Obi';
    });
  });
  await page.goto('/discover-myler');
  await waitUntilReady(page);
  const form = page.locator('main form').filter({ has: page.getByRole('textbox', { name: 'Your name' }) });
  await form.scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  const release = await holdRequests(page, '**/media/**');
  await page.reload({ waitUntil: 'commit' });
  await form.scrollIntoViewIfNeeded();
  await waitUntilReady(page);
  await waitUntilIdle(page);
  await release();
  const name = form.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveValue('Amara Obi');
  await form.getByRole('button', { name: 'Send to a Myler' }).click();
  await expect(form.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  await expect(name).toHaveValue('Amara Obi');
});
