import { waitUntilReady, expect, test } from './test.ts';

test(
  'the team page has fourteen people with cameos, and a link leads to a person',
  { tag: ['@spec:2-the-team'] },
  async ({ page, request }) => {
    await page.goto('/the-team');
    const people = page.locator('main li[id]');
    await expect(people).toHaveCount(14);
    const cameo = await people.first().locator('img').getAttribute('src');
    const response = await request.get(cameo ?? '');
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    expect(await response.text()).toContain('viewBox="0 0 240 320"');
    await page.getByRole('link', { name: 'Oluchi van der Meer' }).click();
    await expect(page.getByRole('heading', { name: 'Oluchi van der Meer' })).toBeInViewport();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the Mylers are filtered by city and children’s ages immediately, and the address has the filters',
    { tag: ['@spec:2-directory'] },
    async ({ page }) => {
      await page.goto('/myler-directory');
      await expect(page.locator('#mylers li')).toHaveCount(24);
      const filters = page.getByRole('form', { name: 'Filter the Mylers' });
      await filters.getByRole('combobox', { name: 'City' }).selectOption('Lyon');
      await filters.getByRole('textbox', { name: 'Children’s ages' }).fill('6 and 9');
      await filters.getByRole('button', { name: 'Show' }).click();
      await expect(page.locator('#mylers li')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Bastien Vuillermoz' })).toBeVisible();
      await expect(filters.getByRole('combobox', { name: 'City' })).toHaveValue('Lyon');
      expect(new URL(page.url()).searchParams.get('city')).toBe('Lyon');
    },
  );

  test('four answers match the visitor with a Myler, and the page gives the reason', async ({ page }) => {
    await page.goto('/myler-directory');
    const questions = page.getByRole('form', { name: 'Match me with a Myler' });
    await questions.getByRole('combobox', { name: 'What do you plan?' }).selectOption('allergies-and-diets');
    await questions.getByRole('textbox', { name: 'How old are they?' }).fill('3, 8');
    await questions.getByRole('combobox', { name: 'In which language?' }).selectOption('French');
    await questions.getByRole('combobox', { name: 'Near which city?' }).selectOption('Zürich');
    await questions.getByRole('button', { name: 'Match me' }).click();
    await expect(page.getByRole('heading', { name: 'Begin with Ingrid Solheim.' })).toBeVisible();
    await expect(
      page.getByText(
        'Plans around allergies and diets, knows children from 2 to 10, speaks French and sits in Zürich.',
      ),
    ).toBeVisible();
    await expect(page.locator('#matched li')).toHaveCount(5);
  });

  test('filters that match no Myler lead to the Mylers who come nearest', async ({ page }) => {
    await page.goto('/myler-directory?city=Lyon&specialism=safari');
    await expect(page.getByRole('heading', { name: 'Nobody is all of that at once.' })).toBeVisible();
    await page.getByRole('link', { name: 'Show who comes nearest' }).click();
    await expect(page.getByRole('heading', { name: /^Begin with / })).toBeVisible();
  });

  test(
    'positions are filtered by team and city, and the email link of a position names it',
    { tag: ['@spec:2-careers', '@spec:9-mailbox-jobs'] },
    async ({ page }) => {
      await page.goto('/careers');
      const positions = page.locator('main details');
      await expect(positions).toHaveCount(6);
      const filters = page.getByRole('form', { name: 'Filter the positions' });
      await filters.getByRole('combobox', { name: 'Team' }).selectOption('Hotels');
      await filters.getByRole('combobox', { name: 'City' }).selectOption('Lyon');
      await filters.getByRole('button', { name: 'Show' }).click();
      await expect(positions).toHaveCount(1);
      await positions.first().locator('summary').click();
      await expect(page.getByText('It is generally lentils.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
        'href',
        'mailto:jobs@myler.example?subject=Application%3A%20An%20assistant%20for%20kitchens%20and%20diets%2C%20Lyon',
      );
      await page.goto('/careers?team=Hotels&city=Madrid');
      await expect(page.getByRole('heading', { name: 'No chair is free just there.' })).toBeVisible();
    },
  );
});

test('an address with a position’s id opens the position', async ({ page }) => {
  await page.goto('/careers#engineer-website');
  await expect(page.getByText('Keep the forms honest.', { exact: false })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the three pages about Mylers have their own menu, which leads to pages and to “Sign in”', async ({ page }) => {
    await page.goto('/partner-with-us');
    const menu = page.getByRole('dialog', { name: 'Partner menu' });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: /^The Mylers/ }).click();
    await expect(page).toHaveURL(/\/myler-directory$/);
    await expect(menu).toBeHidden();

    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL(/\/discover-myler#enquire$/);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();

    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('other pages have the menu of the site', async ({ page }) => {
    await page.goto('/the-team');
    await waitUntilReady(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
  });
});
