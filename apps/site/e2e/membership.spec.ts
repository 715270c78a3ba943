import { waitUntilReady, expect, test } from './test.ts';

test('“Show only the differences” hides the equal rows, and so does an address', async ({ page }) => {
  await page.goto('/membership');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Breakfast')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only the differences' }).check({ force: true });
  await expect(row('Breakfast')).toBeHidden();
  await expect(row('Plans and books')).toBeVisible();
  await expect(page.getByText('Five lines are the same on every card')).toBeVisible();
  await page.goto('/membership?differences=on');
  await expect(row('Breakfast')).toBeHidden();
});

test('the corporate tab has its own address, its own cards and an enquiry form', async ({ page }) => {
  await page.goto('/membership');
  await waitUntilReady(page);
  await page.getByRole('link', { name: 'For a family business' }).first().click();
  await expect(page).toHaveURL(/\/membership\?category=corporate$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two cards');
  await expect(page.getByRole('columnheader', { name: /Dynasty Dining/ })).toBeVisible();
  await page.locator('#enquire').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send the enquiry' })).toBeVisible();
});

test('the calculator counts the nights, and says when no card pays for itself', async ({ page }) => {
  await page.goto('/membership');
  await waitUntilReady(page);
  const pays = page.locator('#pays');
  await pays.scrollIntoViewIfNeeded();
  await expect(pays.getByText('£127', { exact: true })).toBeVisible();
  await pays.getByRole('button', { name: 'More nights', exact: true }).click();
  await pays.getByRole('button', { name: 'More nights', exact: true }).click();
  await expect(pays.getByText('£17', { exact: true })).toBeVisible();
  await expect(pays.getByText('Gold is earned back on the 16th night.')).toBeVisible();
  await pays.getByRole('textbox', { name: /^Nights away/ }).fill('2');
  await expect(pays.getByText('no card pays for itself').first()).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the buttons to join are at the same height', async ({ page }) => {
    await page.goto('/membership');
    const buttons = page.locator('thead').getByRole('link', { name: /^Join/ });
    await expect(buttons).toHaveCount(4);
    const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the comparison shows one card at a time', async ({ page }) => {
    await page.goto('/membership');
    await expect(page.getByRole('cell', { name: 'A Myler of your own' }).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Black+' }).first().check({ force: true });
    await expect(page.getByRole('cell', { name: 'A desk of three, one diary' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'The desk, whoever is nearest' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator’s form is submitted, and the next page has the sum', async ({ page }) => {
    await page.goto('/membership');
    const pays = page.locator('#pays');
    await pays.getByRole('textbox', { name: /^Nights away/ }).fill('30');
    await pays.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/nights=30/);
    await expect(pays.getByText('30 nights × 4 at breakfast × £18')).toBeVisible();
    await expect(pays.getByText('£1,025', { exact: true })).toBeVisible();
  });
});
