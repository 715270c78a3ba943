import { waitUntilReady, expect, test } from './test.ts';
import { waysToOpen } from './ways-to-open.ts';

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

test(
  'the corporate tab has its own address, its own cards and an enquiry form',
  { tag: ['@spec:1-memberships'] },
  async ({ page }) => {
    await page.goto('/membership');
    await waitUntilReady(page);
    await page.getByRole('link', { name: 'Corporate', exact: true }).first().click();
    await expect(page).toHaveURL(/\/membership\?category=corporate$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Two cards');
    await expect(page.getByRole('columnheader', { name: /Dynasty Dining/ })).toBeVisible();
    await page.locator('#enquire').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Send the enquiry' })).toBeVisible();
  },
);

for (const [how, openPage] of Object.entries(waysToOpen)) {
  test(`the calculator compares all cards with the visitor’s nights, and changes none, on a page opened ${how}`, async ({
    page,
  }) => {
    await openPage(page, '/membership');
    await waitUntilReady(page);
    const pays = page.locator('#pays');
    await pays.scrollIntoViewIfNeeded();
    const nights = pays.getByRole('textbox', { name: /^Nights away/ });
    await expect(nights).toHaveValue('16');
    // All that is read out at a change.
    await expect(pays.getByRole('status')).toHaveText(
      'Travel leaves you the most. Gold costs £800 more than Travel, for what has no price.',
    );
    const card = (name: string) =>
      pays.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const [name, sum] of [
      ['Travel', 'leaves you £857'],
      ['Gold', 'leaves you £57'],
      ['Black', 'costs you £2,358'],
      ['Black+', 'costs you £7,828'],
    ] as const)
      await expect(card(name)).toContainText(sum);
    await expect(card('Travel')).toContainText('Leaves you the most');
    await nights.fill('30');
    await pays.getByRole('textbox', { name: /^Nights in a better room/ }).fill('30');
    await expect(card('Gold')).toContainText('Leaves you the most');
    await expect(nights, 'the visitor’s nights stay').toHaveValue('30');
  });
}

test('the calculator has amounts and sums in the chosen currency', async ({ page }) => {
  await page.goto('/membership');
  await waitUntilReady(page);
  const pays = page.locator('#pays');
  await pays.scrollIntoViewIfNeeded();
  await pays.getByRole('button', { name: 'More nights', exact: true }).hover();
  const breakfast = pays.getByRole('textbox', { name: /^One breakfast/ });
  for (const [currency, sum, amount] of [
    ['EUR', '16 nights × 4 at breakfast × €21', '21'],
    ['USD', '16 nights × 4 at breakfast × $23', '23'],
    ['GBP', '16 nights × 4 at breakfast × £18', '18'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption(currency);
    await expect(breakfast).toHaveCount(1);
    await expect(breakfast).toHaveValue(amount);
    await expect(pays.getByText(sum)).toBeVisible();
  }
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
    await expect(pays.getByText('£1,065', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });
});
