import type { Page } from '@playwright/test';
import { expect, holdRequests, test, waitUntilReady } from './test.ts';

/** The files that are joined in the stylesheets of the document. */
const joinedStyles = (page: Page) =>
  page
    .locator('link[rel=stylesheet][data-files]')
    .evaluateAll((links) => links.flatMap((link) => link.dataset['files']?.split(' ') ?? []));

/** Records the path of each stylesheet that the page fetches. */
function recordStyles(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) fetched.push(pathname);
  });
  return fetched;
}

test('A dialog and the next page fetch no stylesheet that the document has, and each other one once', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilReady(page);
  const files = await joinedStyles(page);
  const fetched = recordStyles(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Our hotels' }).first().click();
  await expect(page).toHaveURL(/\/our-hotels$/);
  await waitUntilReady(page);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((file) => files.includes(file))).toEqual([]);
  expect(fetched).toEqual([...new Set(fetched)]);
});

type Shifting = Window & { shifts?: number[] };

test('The parser waits for the stylesheets, so that Chromium lays the page out once, with its styles', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#not-loaded')).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await release();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
});

for (const { path, first, last } of [
  { path: '/', first: 'main > :first-child > *', last: 'footer > *' },
  { path: '/our-hotels', first: 'main h1', last: 'main ul[aria-label="Hotels"] > :last-child > *' },
]) {
  test(`Parts of ${path} below the window are laid out when the browser is idle, without a shift, and each has its final height then`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts = ((window as Shifting).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdRequests(page, '**/assets/entry-client-*.js');
    await page.goto(path);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await isLaidOut(page, first)).toBe(true);
    expect(await isLaidOut(page, last)).toBe(false);
    await release();
    await waitUntilReady(page);
    await expect.poll(() => isLaidOut(page, last)).toBe(true);
    expect(await page.evaluate(() => (window as Shifting).shifts)).toEqual([]);
  });
}

test('A page is laid out whole when its address names a place in it, and when it is reloaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry-client-*.js');
  await page.goto('/faq#join');
  expect(await isLaidOut(page, 'footer > *')).toBe(true);
  await page.goto('/about');
  expect(await isLaidOut(page, 'footer > *')).toBe(false);
  await page.reload();
  expect(await isLaidOut(page, 'footer > *')).toBe(true);
  await release();
});

/** Whether the first element that matches has a layout, seen or not. */
const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
