import { registerMember } from './member.ts';
import { waitUntilReady, expect, holdRequests, waitUntilSettled, test } from './test.ts';

test(
  'the privacy page lists what this device stores and clears it, and asks before it clears the shortlist',
  { tag: ['@spec:2-privacy-policy'] },
  async ({ page, context }) => {
    await page.goto('/faq');
    await page.evaluate(() => {
      localStorage.setItem('currency', 'EUR');
      localStorage.setItem('shortlist', 'maison-palmier,dar-zahra');
    });
    await page.goto('/privacy-policy#on-your-device');
    const device = page.locator('[data-island=on-this-device]');
    // It is below the list of all that can be stored.
    await device.scrollIntoViewIfNeeded();
    await expect(device).toContainText('Stored now: Necessary only');
    await expect(device).toContainText('Stored now: Euro');
    await expect(device).toContainText('Stored now: 2 hotels');
    const names = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
    await device.getByRole('button', { name: 'Clear all of it' }).click();
    await expect(device.getByRole('status')).toContainText('currency');
    expect(await names()).toEqual(['shortlist']);
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    await device.getByRole('button', { name: 'Keep it' }).click();
    expect(await names()).toEqual(['shortlist']);
    await device.getByRole('button', { name: 'Clear shortlist' }).click();
    await device.getByRole('button', { name: 'Clear the shortlist' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /shortlist/ })).toBeHidden();
    expect(await names()).toEqual([]);
  },
);

test(
  'specification 4 and 9: a visitor whose country is unknown sees the configured default, and their choice survives a reload',
  { tag: ['@spec:9-currencies'] },
  async ({ page }) => {
    const told = page.waitForResponse('**/trace');
    await page.goto('/');
    await waitUntilReady(page);
    expect(await (await told).text()).toBe('loc=XX\n');
    await waitUntilSettled(page);
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'GBP');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
    await expect(page.getByText('£1,495').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await expect(page.getByText('$1,895').first()).toBeVisible();
    await expect(page.getByText('£1,495').first()).toBeHidden();
    await page.reload();
    await expect(page.getByText('$1,895').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
  },
);

test('A currency chosen in one tab is shown and selected in the other', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/membership');
    await waitUntilReady(tab);
  }
  await page.bringToFront();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await expect(other.getByText('$1,895').first()).toBeVisible();
  await expect(other.getByText('£1,495').first()).toBeHidden();
  await expect(other.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
  // The next page in that tab is in the same currency.
  await other.bringToFront();
  await other.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
  await expect(other.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
  await other.close();
});

test('specification 9: a visitor from France starts with euros', { tag: ['@spec:4-country'] }, async ({ page }) => {
  await page.route('**/trace', (route) => route.fulfill({ body: 'fl=1\nloc=FR\n', contentType: 'text/plain' }));
  await page.goto('/');
  await waitUntilReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR');
  await expect(page.getByText('€1,745').first()).toBeVisible();
});

test(
  'specification 9: pages are in English, set in Avenir Next, with the brand’s gold',
  { tag: ['@spec:9-brand'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('One adviser who knows')).toHaveCSS('font-family', /^"Avenir Next",/);
    const title = page.getByRole('contentinfo').getByRole('heading', { level: 2 }).first();
    // #BAA57E
    await expect(title).toHaveCSS('color', 'rgb(186, 165, 126)');
  },
);

test('Back closes the dialog before it leaves the page, and focus returns to what opened it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
  await expect(page).toHaveURL(/\/membership$/);
  const join = page.locator('#leisure').getByRole('link', { name: 'Join Gold', exact: true });
  await join.click();
  const wizard = page.getByRole('dialog', { name: 'Choose your membership' });
  await expect(wizard).toBeVisible();
  await page.goBack();
  await expect(wizard).toBeHidden();
  await expect(page).toHaveURL(/\/membership$/);
  await expect(join).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor presses Back before the next page loads: the page stays, with what was typed, and the link works again', async ({
  page,
}) => {
  await page.goto('/faq');
  await waitUntilReady(page);
  const release = await holdRequests(page, '**/assets/our-hotels.index-*.js');
  const words = page.getByRole('textbox', { name: 'Find an answer' });
  const hotels = page.getByRole('banner').getByRole('link', { name: /^Hotels/ });
  await words.fill('cot');
  await hotels.click();
  await expect(page).toHaveURL(/\/our-hotels$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await release();
  await waitUntilSettled(page);
  await expect(page).toHaveTitle(/^Questions and answers/);
  await expect(words).toHaveValue('cot');
  await hotels.click();
  await expect(page).toHaveTitle(/hotels/i);
  await expect(words).toHaveCount(0);
  await page.goBack();
  await expect(words).toBeVisible();
});

test(
  'the server responds to an unknown address with 404 and the not-found page',
  { tag: ['@spec:2-not-found'] },
  async ({ page, request }) => {
    for (const path of ['/no-such-page', '/not-found']) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toContain('There is no page at this address.');
    }
    await page.goto('/membership');
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Six cards');
  },
);

test('the header is one line high at every width, for a member with a long name who has kept hotels', async ({
  page,
  stack,
}) => {
  await registerMember(page.request, stack, 'Wilhelmina');
  await page.addInitScript(() => localStorage.setItem('shortlist', 'maison-palmier,dar-zahra'));
  await page.goto('/faq');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Wilhelmina' })).toBeVisible();
  await expect(header.getByRole('link', { name: /Your shortlist/ })).toBeVisible();
  const heights: Record<number, number | undefined> = {};
  for (const width of [1650, 1440, 1280, 1279, 1100, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    heights[width] = (await header.boundingBox())?.height;
  }
  expect(new Set(Object.values(heights)), JSON.stringify(heights)).toEqual(new Set([heights[1650]]));
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('each step of the wizard starts at its top', async ({ page }) => {
    await page.goto('/membership?join=gold');
    const proceed = page.getByRole('button', { name: 'Continue' });
    await proceed.scrollIntoViewIfNeeded();
    await proceed.click();
    await expect(page.getByRole('dialog', { name: 'You and your family' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' }).first()).toBeInViewport();
  });

  test('the menu opens the wizard, and Escape returns the focus to the menu button', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose your membership' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });

  test('the menu says what a membership costs, in the currency that it changes on the page below it', async ({
    page,
  }) => {
    await page.goto('/membership');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /^Membership/ })).toContainText('from £295 a year');
    await expect(menu.getByRole('link', { name: /^Hotels/ })).toContainText(/forty-eight/i);
    await menu.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await expect(menu.getByRole('link', { name: /^Membership/ })).toContainText('from $375 a year');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('$375').filter({ visible: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('$375').filter({ visible: true }).first()).toBeVisible();
  });

  test('the menu leads to a part of the page, and to another page', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'What we do' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#what-we-do$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Membership' }).click();
    await expect(page).toHaveURL(/\/membership$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Six cards');
    // Back does not lead to the menu.
    await page.goBack();
    await expect(page).toHaveURL(/#what-we-do$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
