import type { Locator, Page, Request } from '@playwright/test';
import { registerMember, signIn } from './member.ts';
import { waitUntilReady, waitUntilSettled, expect, holdRequests, test } from './test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const header = (page: Page) => page.getByRole('banner');

test('A press whose dialog, page or island is on the way shows at the control that it is at work, and works once', async ({
  page,
}) => {
  const expectBusy = async (control: Locator, act = () => control.click()) => {
    await act();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    expect(await control.evaluate((element) => getComputedStyle(element, '::after').height)).toBe('3px');
  };
  const releaseIsland = await holdRequests(page, '**/assets/gift-card-*.js');
  await page.goto('/e-gift-card');
  await waitUntilReady(page);
  const inside = page.getByRole('button', { name: 'Show the inside' });
  await expectBusy(inside);
  await inside.click();
  await releaseIsland();
  await expect(page.getByRole('button', { name: 'Show the front' })).toBeVisible();
  await expect(page.locator('[data-island] [aria-busy]')).toHaveCount(0);

  const releaseDialog = await holdRequests(page, '**/assets/join-us-*.js');
  await expectBusy(header(page).getByRole('link', { name: 'Join' }));
  await releaseDialog();
  await expect(dialog(page, 'Choose your membership')).toBeVisible();
  // By its place: behind a dialog it has no role.
  await expect(page.locator('header [aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const link = header(page).getByRole('link', { name: 'Hotels', exact: true });
  const releasePage = await holdRequests(page, '**/v1/hotels/**');
  await expectBusy(link);
  await releasePage();
  await expect(page).toHaveURL(/\/our-hotels$/);
  await expect(link).not.toHaveAttribute('aria-busy');

  const filters = page.getByRole('form', { name: 'Find a hotel' });
  const releaseList = await holdRequests(page, '**/v1/hotels/**');
  await expectBusy(filters, async () => {
    await page.getByRole('combobox', { name: 'Region' }).selectOption('asia');
  });
  await releaseList();
  await expect(page).toHaveURL(/region=asia/);
  await expect(filters).not.toHaveAttribute('aria-busy');
});

test('A button of an island that is pressed before the application has loaded works once', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry-client-*.js');
  await page.goto('/e-gift-card');
  const inside = page.getByRole('button', { name: 'Show the inside' });
  await inside.click();
  await expect(inside).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByRole('button', { name: 'Show the front' })).toBeVisible();
});

test.describe('a visitor on the way to another page', () => {
  test('reaches it when a dialog closes by itself meanwhile', async ({ page, stack }) => {
    const maren = await registerMember(page.request, stack, 'Maren');
    await page.context().clearCookies({ name: '__Host-session' });
    await page.goto('/faq');
    await waitUntilReady(page);
    const releaseSignIn = await holdRequests(page, '**/api/token');
    const releasePage = await holdRequests(page, '**/membership');
    await signIn(page, maren);
    const closed = await watchSelector(page, 'html:not(:has([role=dialog]))');
    const navigationEnds = await startNavigation(page, '/membership');
    await releaseSignIn();
    await closed.matches;
    await releasePage();
    await navigationEnds();
  });

  test('reaches it after a reload with an open dialog', async ({ page }) => {
    await page.goto('/faq');
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog(page, 'Sign in')).toBeVisible();
    const startApplication = await holdRequests(page, '**/assets/entry-client-*.js');
    const releasePage = await holdRequests(page, '**/membership');
    await page.reload();
    const started = await watchSelector(page, 'html[data-ready]');
    const navigationEnds = await startNavigation(page, '/membership');
    await startApplication();
    await started.matches;
    await releasePage();
    await navigationEnds();
  });

  /** Starts to load a page. @returns waits until the page is loaded */
  async function startNavigation(page: Page, path: string): Promise<() => Promise<void>> {
    const requested = page.waitForRequest(`**${path}`);
    const loaded = page.goto(path).then(
      () => 'loaded',
      (error: Error) => error.message,
    );
    await requested;
    return async () => {
      expect(await loaded).toBe('loaded');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
  }

  /**
   * Resolves when a selector matches and the page has finished the work that follows. Locators cannot do this: they
   * wait while another page is being loaded.
   */
  async function watchSelector(page: Page, selector: string): Promise<{ matches: Promise<void> }> {
    let matched = () => {};
    const matches = new Promise<void>((resolve) => {
      matched = resolve;
    });
    await page.exposeFunction('selectorMatches', () => matched());
    await page.evaluate((selector) => {
      const { selectorMatches } = window as unknown as { selectorMatches: () => void };
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestIdleCallback(() => selectorMatches());
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
    }, selector);
    return { matches };
  }
});

test('a dialog is prefetched when the pointer is over its button, and opens without another request', async ({
  page,
}) => {
  await page.goto('/faq');
  await waitUntilReady(page);
  const button = header(page).getByRole('button', { name: 'Sign in' });
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const fetched = page.waitForResponse(/\/assets\/SignIn-[^/]+\.js$/);
  await button.hover();
  const code = (await fetched).url();
  // Resolves when that file and all its imports are loaded; its styles were requested with it.
  await page.evaluate((url) => import(url), code);
  await expect.poll(() => loading.size).toBe(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await button.click();
  await expect(dialog(page, 'Sign in')).toBeVisible();
  expect(requested).toEqual([]);
});

test('a dialog that opens leaves the styles of the page behind it as they are', async ({ page, browser }) => {
  await page.goto('/our-hotels');
  await waitUntilReady(page);
  await waitUntilSettled(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page, 'Sign in')).toBeVisible();
  await waitUntilSettled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const styled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  const elements = await page.locator('#site *').count();
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(elements / 4);
});

/** Of Chromium's trace: what a computation of styles was about. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}
