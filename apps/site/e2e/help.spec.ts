import { expect, test } from './test.ts';

test('answers are filtered while a visitor types, and Escape shows all of them again', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('main details:visible');
  await expect(answers).toHaveCount(30);
  const find = page.getByRole('textbox', { name: 'Find an answer' });
  await find.fill('allergy');
  await expect(page.getByText('Our child has an allergy. What do you do about it?')).toBeVisible();
  await expect(page.getByText('I have lost the code. What now?')).toBeHidden();
  await find.fill('confetti zeppelin');
  await expect(page.getByText('No answer says that.')).toBeVisible();
  await expect(answers).toHaveCount(0);
  await find.press('Escape');
  await expect(answers).toHaveCount(30);
});

test('an address with an answer’s id opens the answer, which has a link to itself', async ({ page }) => {
  await page.goto('/faq#is-my-card-safe');
  const answer = page.locator('#is-my-card-safe');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect(answer.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute('href', '#is-my-card-safe');
});

test('the search for answers works when the address has an invalid escape after #', async ({ page }) => {
  await page.goto('/faq#%E0%A4%A');
  await page.getByRole('textbox', { name: 'Find an answer' }).fill('allergy');
  await expect(page.getByText('I have lost the code. What now?')).toBeHidden();
});

test.describe('when the terms do not load', () => {
  test.use({ expectedMessages: /status of 503/ });

  test('the dialog says so, and “Try again” loads them', async ({ page }) => {
    let isAway = true;
    await page.route('**/v1/legal/terms-and-conditions', (route) =>
      isAway ? route.fulfill({ status: 503, json: { message: 'Away.' } }) : route.continue(),
    );
    await page.goto('/faq');
    await page.locator('[data-dialog=terms-and-conditions]').first().click();
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
    await expect(dialog.getByText(/did not reach us/)).toBeVisible();
    isAway = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page has all thirty answers, an answer opens, and the search field is hidden',
    { tag: ['@spec:2-faq'] },
    async ({ page }) => {
      await page.goto('/faq');
      await expect(page.locator('main details')).toHaveCount(30);
      await expect(page.getByRole('textbox', { name: 'Find an answer' })).toBeHidden();
      await page.getByText('How do I leave?').click();
      await expect(page.getByText(/You can stop the renewal up to the last day/)).toBeVisible();
    },
  );

  test(
    'each link in the contents of a legal text leads to a section with text',
    { tag: ['@spec:2-privacy-policy', '@spec:2-terms'] },
    async ({ page }) => {
      for (const [path, version] of [
        ['/terms-and-conditions', 3],
        ['/privacy-policy', 3],
      ] as const) {
        await page.goto(path);
        const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.length).toBeGreaterThan(10);
        for (const href of hrefs) await expect(page.locator(`main li${href} > h2 + *`)).toHaveText(/\w{3,} \w/);
        await expect(page.getByRole('heading', { name: `What changed in version ${version}.` })).toBeVisible();
      }
    },
  );
});

test('the printed terms have their text, without contents and buttons', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Who it covers' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
});
