import type { BrowserContext, Page } from '@playwright/test';
import { blockPictures, waitUntilReady, expect, test, waitUntilSettled } from './test.ts';
import {
  throwUncaughtError,
  privacyDialog,
  ANALYTICS_URL,
  recordRequests,
  stored,
  strangeTraces,
} from './analytics-requests.ts';

interface Collected {
  messageId: string;
  anonymousId: string;
  userId?: string;
  type: string;
  name: string;
  properties: Record<string, unknown>;
}

const newsletterDialog = (page: Page) => page.getByRole('dialog', { name: 'The letter' });

/** Collects events as they are sent, by any method. */
function recordEvents(context: BrowserContext): Collected[] {
  const collected: Collected[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/collect')) return;
    collected.push(...(request.postDataJSON() as { events: Collected[] }).events);
  });
  return collected;
}

const namesOf = (collected: Collected[], type: string) =>
  collected.filter((event) => event.type === type).map(({ name }) => name);

test.describe('a visitor who rejects analytics', () => {
  test.use({ consented: false });

  test(
    'goes on, back and loads anew: the browser requests only the site’s own files, and stores only the documented names',
    {
      tag: [
        '@asvs:14.2.3',
        '@asvs:14.3.3',
        '@promise:analytics-no-name',
        '@promise:childrens-names',
        '@promise:country-not-stored',
        '@promise:nothing-until-consent',
        '@promise:stored-names',
        '@promise:unsubscribe-one-click',
        '@spec:7-monitoring',
      ],
    },
    async ({ page, context }) => {
      await blockPictures(page);
      const requested = recordRequests(context);
      await page.goto('/');
      await privacyDialog(page).getByRole('button', { name: 'Reject' }).click();
      // Navigates once by the router and once by the browser's Back.
      await page.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
      await expect(page).toHaveTitle(/^Membership/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await page.reload();
      await expect(newsletterDialog(page)).toBeVisible();

      expect(await strangeTraces(page, requested)).toEqual([]);
    },
  );

  test(
    'calculates what a membership saves, and nothing of it is sent or stored',
    { tag: ['@promise:payback-not-kept'] },
    async ({ page, context }) => {
      await page.goto('/membership');
      await privacyDialog(page).getByRole('button', { name: 'Reject' }).click();
      const island = page.locator('[data-island=calculator]');
      await island.scrollIntoViewIfNeeded();
      await waitUntilSettled(page);
      const before = await stored(page);
      const contents = () =>
        page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))));
      const written = await contents();
      const requested = recordRequests(context);
      await island.getByRole('textbox', { name: /^Nights away/ }).fill('31');
      await island.getByRole('textbox', { name: /^At breakfast/ }).fill('7');
      await expect(island.getByText('31 nights × 7 at breakfast').first()).toBeAttached();
      await waitUntilSettled(page);
      expect(requested.filter((url) => !url.includes('/assets/'))).toEqual([]);
      expect(await stored(page)).toEqual(before);
      expect(await contents()).toBe(written);
      await expect(page).toHaveURL(/\/membership$/);
      await page.reload();
      await newsletterDialog(page).getByRole('button', { name: 'Close' }).click();
      await island.scrollIntoViewIfNeeded();
      await expect(island.getByRole('textbox', { name: /^Nights away/ })).toHaveValue('16');
    },
  );

  test(
    'with Global Privacy Control is not counted, even after pressing “Accept”',
    { tag: ['@promise:analytics-off'] },
    async ({ page, context }) => {
      const requested = recordRequests(context);
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      await page.goto('/');
      await expect(privacyDialog(page)).toContainText('Global Privacy Control');
      await privacyDialog(page).getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
      await expect(page).toHaveTitle(/^Membership/);
      // Consent from before the signal was switched on no longer counts.
      const url = new URL(page.url()).origin;
      await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary.analytics', url }]);
      await page.reload();
      await waitUntilReady(page);
      await page.goto('about:blank');
      expect(requested.filter((address) => ANALYTICS_URL.test(address))).toEqual([]);
    },
  );
});

test.describe('a visitor who accepts analytics', () => {
  test.use({ consented: false, expectedMessages: /status of 404|the map is Zephyrine/ });

  test(
    'is counted: each page view and each action once, until they reject analytics in another tab',
    {
      tag: [
        '@promise:analytics-typed-words',
        '@promise:childrens-names',
        '@promise:random-number',
        '@promise:statistics-period',
        '@spec:2-page-views',
      ],
    },
    async ({ page, context }) => {
      const collected = recordEvents(context);
      const pages = () =>
        collected
          .filter(({ type }) => type === 'page')
          .map(({ properties }) => [properties['path'], properties['title']]);
      const home = ['/', 'Myler · Family travel, by membership'];
      const membership = ['/membership', expect.stringMatching(/^Membership/)];
      await page.goto('/');
      await privacyDialog(page).getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Membership' }).click();
      await expect(page).toHaveTitle(/^Membership/);
      await page.goBack();
      await expect(page).toHaveTitle(/^Myler/);
      await page.goForward();
      await expect(page).toHaveTitle(/^Membership/);
      // As the browser does when a page returns from the back/forward cache.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

      await page.getByRole('link', { name: 'Join Gold', exact: true }).click();
      const wizard = page.getByRole('dialog', { name: 'Choose your membership' });
      const code = wizard.getByRole('textbox', { name: 'Referral or coupon code' });
      await code.fill('NOSUCH');
      await wizard.getByRole('button', { name: 'Apply' }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill('WELCOME10');
      await wizard.getByRole('button', { name: 'Apply' }).click();
      await expect(wizard.getByText('£1,345.50').first()).toBeVisible();
      await wizard.getByRole('button', { name: 'Continue' }).click();
      const family = page.getByRole('dialog', { name: 'You and your family' });
      await family.getByRole('textbox', { name: 'First name' }).first().fill('Zephyrine');
      await family.getByRole('checkbox', { name: 'We travel with children' }).check();
      await family.getByRole('textbox', { name: 'Child’s first name' }).fill('Quillfeather');
      await throwUncaughtError(page, 'the map is Zephyrine, zephyrine@example.com, 4242 4242 4242 4242');

      await expect.poll(() => namesOf(collected, 'error')).toEqual(['TypeError']);
      expect(pages()).toEqual([home, membership, home, membership, membership]);
      expect(namesOf(collected, 'track')).toEqual([
        'Checkout Started',
        'Checkout Step Viewed',
        'Product Viewed',
        'Coupon Denied',
        'Coupon Applied',
        'Checkout Step Completed',
        'Checkout Step Viewed',
      ]);
      expect(collected.find(({ name }) => name === 'Product Viewed')?.properties).toEqual({
        quantity: 1,
        product_id: 'gold',
        name: 'Gold',
        category: 'leisure',
        currency: 'GBP',
        price: 1495,
      });
      expect(new Set(collected.map(({ messageId }) => messageId)).size).toBe(collected.length);
      expect(JSON.stringify(collected)).not.toMatch(/Zephyrine|Quillfeather|@|"4242"|4242 ?4242/i);
      for (const { anonymousId, userId } of collected) {
        expect(anonymousId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
        expect(userId).toBeUndefined();
      }

      const other = await context.newPage();
      await other.goto('/about');
      await newsletterDialog(other).getByRole('button', { name: 'Close' }).click();
      await other.getByRole('contentinfo').getByRole('button', { name: 'Your privacy' }).click();
      await expect.poll(() => namesOf(collected, 'page').at(-1)).toBe('/about');
      await privacyDialog(other).getByRole('button', { name: 'Reject' }).click();
      await expect(privacyDialog(other)).toBeHidden();
      const before = collected.length;
      for (const tab of [other, page]) {
        await tab.bringToFront();
        await tab.goto('/faq');
        await waitUntilReady(tab);
        await tab.goto('about:blank');
      }
      expect(collected.length).toBe(before);
    },
  );
});
