import type { Page } from '@playwright/test';
import { waitUntilReady, expect, holdRequests, waitUntilSettled, test } from './test.ts';

const privacyDialog = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' });
const newsletterDialog = (page: Page) => page.getByRole('dialog', { name: 'The letter' });

/** Opens the wizard by a link and closes it. No other dialog may open afterwards. */
async function closeLinkedWizard(page: Page): Promise<void> {
  await page.goto('/membership?join=black-plus');
  const wizard = page.getByRole('dialog', { name: 'Choose your membership' });
  await expect(wizard.getByRole('radio', { name: /^Black\+/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitUntilSettled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('a first visit', () => {
  test.use({ consented: false });

  test(
    'specification 2: without a consent cookie the privacy dialog opens, once a session',
    { tag: ['@spec:2-consent-opens'] },
    async ({ page }) => {
      await page.goto('/');
      await expect(privacyDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(privacyDialog(page)).toBeHidden();
      await page.reload();
      await waitUntilReady(page);
      await waitUntilSettled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'specification 2: with a consent cookie the newsletter dialog opens, once a session',
    { tag: ['@spec:2-newsletter-opens'] },
    async ({ page }) => {
      await page.goto('/');
      await privacyDialog(page).getByRole('button', { name: 'Reject' }).click();
      await page.reload();
      await expect(newsletterDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await waitUntilReady(page);
      await waitUntilSettled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  for (const [answer, value] of [
    ['Accept', 'v1.necessary.analytics'],
    ['Reject', 'v1.necessary'],
  ] as const) {
    test(
      `“${answer}” answers the privacy question for six months, and the visitor is not asked again`,
      { tag: ['@spec:1-consent', '@spec:2-consent-opens'] },
      async ({ page, context }) => {
        await page.goto('/');
        await privacyDialog(page).getByRole('button', { name: answer }).click();
        await expect(privacyDialog(page)).toBeHidden();
        const consent = (await context.cookies()).find(({ name }) => name === 'cookie-consent');
        expect(consent?.value).toBe(value);
        expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(182);
        // `sessionStorage` belongs to one tab.
        const later = await context.newPage();
        await later.goto('/faq');
        await expect(newsletterDialog(later)).toBeVisible();
        await expect(privacyDialog(later)).toBeHidden();
      },
    );
  }

  test('a link opens the wizard, and the privacy dialog waits for the next load', async ({ page }) => {
    await closeLinkedWizard(page);
    await page.reload();
    await expect(privacyDialog(page)).toBeVisible();
  });

  test('a link opens the wizard, and with a consent cookie the newsletter dialog waits for the next load', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: baseURL ?? '' }]);
    await closeLinkedWizard(page);
    await page.reload();
    await expect(newsletterDialog(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('two presses before the application loads open one dialog after it has loaded, and the privacy dialog waits for the next load', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/entry-client-*.js');
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
    await button.click();
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(privacyDialog(page)).toBeVisible();
  });

  test('specification 2: each route change records a page view after consent to analytics, and none before', async ({
    page,
  }) => {
    const views: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/collect')) return;
      const { events } = request.postDataJSON() as { events: { type: string; name: string }[] };
      views.push(...events.filter((event) => event.type === 'page').map((event) => event.name));
    });
    await page.goto('/');
    await expect(privacyDialog(page)).toBeVisible();
    expect(views).toEqual([]);
    await privacyDialog(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => views).toEqual(['/']);
    await page.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
    await expect(page).toHaveTitle(/^Membership/);
    await expect.poll(() => views).toEqual(['/', '/membership']);
  });
});
