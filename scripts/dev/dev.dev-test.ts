import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  TIMEOUT_MS,
  front,
  isSamePage,
  open,
  page,
  pressCtrlC,
  save,
  saveSlowly,
  served,
  terminal,
} from './dev.test-kit.ts';

// Each test saves a file of one kind and looks at the page that stands in the browser.

it('the development server starts without a warning', () => {
  expect(terminal).not.toMatch(/warn|unresolved|could not|deprecat/i);
  expect(terminal).toContain('Ctrl-C ends it.');
});

it('a saved page is reloaded and keeps its scroll position', async () => {
  await open('/about');
  await page.evaluate(() => scrollTo(0, 600));
  save('apps/site/src/pages/about/AboutPage.tsx', 'on a landing in Menorca.', 'on a landing in Minorca.');
  await page.getByRole('heading', { name: 'It began on a landing in Minorca.' }).waitFor();
  expect(await isSamePage()).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY), TIMEOUT_MS).toBe(600);
});

it('a saved part of the shell appears on the open page', async () => {
  await open('/about');
  save('apps/site/src/shell/SiteFooter.tsx', 'Privacy policy', 'The logbook');
  await expect.poll(() => page.getByRole('link', { name: 'The logbook' }).count(), TIMEOUT_MS).toBeGreaterThan(0);
});

it('a saved component of the design system appears on the open page', async () => {
  await open('/about');
  save('packages/ui/src/breadcrumb/Breadcrumb.tsx', '"You are here"', '"The way here"');
  await expect.poll(() => page.getByRole('navigation', { name: 'The way here' }).count(), TIMEOUT_MS).toBe(1);
});

it('a saved stylesheet is applied without a reload', async () => {
  await open('/about');
  save('apps/site/src/pages/about/AboutPage.module.css', '.opening h1 {', '.opening h1 {\n  letter-spacing: 7px;');
  const spacing = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
  await expect.poll(spacing, TIMEOUT_MS).toBe('7px');
  expect(await isSamePage()).toBe(true);
});

it('a stylesheet that is emptied and then written, as a busy editor saves it, is applied as it was written', async () => {
  await open('/about');
  const style = 'apps/site/src/pages/about/AboutPage.module.css';
  const spacing = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
  let from = '7px';
  for (let milliseconds = 5; milliseconds < 100; milliseconds += 10) {
    const to = `${milliseconds}px`;
    // A watcher does not report a file twice within 50 ms; until the first report some time passes, too.
    await saveSlowly(style, `letter-spacing: ${from};`, `letter-spacing: ${to};`, milliseconds);
    await expect.poll(spacing, TIMEOUT_MS).toBe(to);
    from = to;
  }
  save(style, `letter-spacing: ${from};`, 'letter-spacing: 7px;');
  await expect.poll(spacing, TIMEOUT_MS).toBe('7px');
});

it('a stylesheet that is saved before the page connects to the server is applied when the page connects', async () => {
  const style = 'src/pages/about/AboutPage.module.css';
  const late = await page.context().newPage();
  let connect = () => {};
  const connected = new Promise((resolve) => {
    connect = () => resolve(undefined);
  });
  await late.route('**/@vite/client', async (route) => {
    await connected;
    await route.continue();
  });
  const spacing = () => late.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
  await late.goto(page.url(), { waitUntil: 'commit' });
  await expect.poll(spacing, TIMEOUT_MS).toBe('7px');
  save(`apps/site/${style}`, 'letter-spacing: 7px;', 'letter-spacing: 8px;');
  const stylesheet = async () =>
    (await fetch(new URL(`/${style}`, page.url()), { headers: { accept: 'text/css' } })).text();
  await expect.poll(stylesheet, TIMEOUT_MS).toContain('8px');
  connect();
  await expect.poll(spacing, TIMEOUT_MS).toBe('8px');
  await late.close();
});

it('a saved dialog is updated while it is open, and keeps what was typed', async () => {
  await open('/about');
  await page.locator('[data-dialog=sign-in]').first().click();
  await page.getByLabel('E-mail').fill('ada@example.com');
  save('apps/site/src/dialogs/SignIn.tsx', 'Not a member yet?', 'Nothing to sign in to?');
  await page.getByText('Nothing to sign in to?').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
  expect(await isSamePage()).toBe(true);
});

it('a saved component that a dialog and the page share is updated in the open dialog, and on the page when the dialog is closed', async () => {
  await open('/about');
  await page.locator('[data-dialog=sign-in]').first().click();
  await page.getByLabel('E-mail').fill('ada@example.com');
  save('packages/ui/src/button/Button.tsx', 'className={', 'data-saved="yes"\n      className={');
  await page.locator('[role=dialog] button[data-saved=yes]').first().waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
  expect(await isSamePage()).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !('isSamePage' in globalThis));
  await page.locator('#site [data-saved=yes]').first().waitFor({ state: 'attached' });
});

it('a saved step of the wizard is updated while it is open, and keeps what was chosen', async () => {
  await open('/about');
  await page.locator('[data-dialog^=join-us]').first().click();
  await page.getByRole('radio', { name: 'Gold' }).check({ force: true });
  save('packages/forms/src/join-us/steps/choose-membership/ChooseMembership.tsx', '{copy.next}', 'Onwards');
  await page.getByRole('button', { name: 'Onwards' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Gold' }).isChecked()).toBe(true);
  expect(await isSamePage()).toBe(true);
});

it('a saved island is updated after it has hydrated, and keeps its state', async () => {
  await open('/membership');
  const island = page.locator('[data-island=calculator]');
  await island.scrollIntoViewIfNeeded();
  const field = island.locator('input[type=number], input[inputmode=numeric], input[type=range]').first();
  await field.waitFor();
  // Of the page without scripts: React has hydrated the island when it is gone, and not yet when the root is made.
  await island.getByRole('button', { name: 'Work it out' }).waitFor({ state: 'detached' });
  await field.fill('9');
  save('apps/site/src/pages/membership/calculator.island.tsx', '<form', '<form data-saved="yes"');
  await island.locator('[data-saved=yes]').waitFor({ state: 'attached' });
  expect(await field.inputValue()).toBe('9');
  expect(await isSamePage()).toBe(true);
});

it('saved shared state appears on the open page', async () => {
  await open('/about');
  save('packages/state/src/dialogs/types.ts', "'sign-in': 'Sign in'", "'sign-in': 'Come in'");
  await page.waitForFunction(() => !('isSamePage' in globalThis) && document.documentElement.dataset['ready'] === '');
  await page.locator('[data-dialog=sign-in]').first().click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Come in' }).count(), TIMEOUT_MS).toBe(1);
});

it('a saved constant reaches the provider, its responses and the page', async () => {
  await open('/membership');
  save('packages/config/src/memberships.ts', 'gold: { GBP: 1495', 'gold: { GBP: 1496');
  await page.getByText('£1,496').first().waitFor({ state: 'attached' });
  const prices = await served('/v1/prices');
  expect(prices).toContain('149600');
});

it('a saved endpoint of the provider answers immediately, because neither the proxy nor the browser caches it', async () => {
  await open('/faq');
  save(
    'apps/provider/src/endpoints/prices/prices.ts',
    'prices: () => priceList(db),',
    'prices: async () => (await priceList(db)).slice(0, 1),',
  );
  const count = () => page.evaluate(async () => (await (await fetch('/v1/prices')).json()).length);
  await expect.poll(count, TIMEOUT_MS).toBe(1);
});

it('saved content appears on the open page', async () => {
  await open('/faq');
  save('apps/provider/content/faq.json', 'What is a Myler?', 'Who is a Myler?');
  await expect.poll(() => page.getByText('Who is a Myler?').count(), TIMEOUT_MS).toBeGreaterThan(0);
});

it('a saved module of the proxy answers the next request', async () => {
  save('apps/proxy/src/robots/robots.ts', "'Disallow: /app/'", "'Disallow: /elsewhere/'");
  await expect.poll(() => served('/robots.txt'), TIMEOUT_MS).toContain('/elsewhere/');
});

it('a file that is saved twice within 100 ms is served as it was saved last', async () => {
  const robots = 'apps/proxy/src/robots/robots.ts';
  let path = '/elsewhere/';
  for (let milliseconds = 5; milliseconds < 100; milliseconds += 5) {
    save(robots, path, '/meanwhile/');
    // A watcher does not report a file twice within 50 ms; until the first report some time passes, too.
    await setTimeout(milliseconds);
    path = `/${milliseconds}-later/`;
    save(robots, '/meanwhile/', path);
    await expect.poll(() => served('/robots.txt'), TIMEOUT_MS).toContain(path);
  }
  save(robots, path, '/elsewhere/');
});

it('a saved contract is applied to the provider’s responses', async () => {
  await open('/faq');
  const primitives = 'packages/api-client/src/contract/primitives.ts';
  save(primitives, 'z.string().check(z.trim(), z.min', 'z.string().check(z.toUpperCase(), z.trim(), z.min');
  for (const path of ['/v1/hotels/', '/v1/hotels/maison-palmier', '/v1/homepage/our-hotels'])
    await expect.poll(() => served(path), TIMEOUT_MS).toContain('MAISON PALMIER');
  await expect.poll(() => served('/v1/team'), TIMEOUT_MS).toContain('IMOGEN HALE');
  await expect.poll(() => served('/v1/partners'), TIMEOUT_MS).toContain('SLOW MERIDIAN');
  save(primitives, 'z.toUpperCase(), z.trim()', 'z.trim()');
});

it('several files that are saved at the same time, one of them twice, are all applied', async () => {
  await open('/about');
  save('apps/site/src/pages/about/AboutPage.tsx', 'About Myler</Label>', 'About us</Label>');
  save('apps/proxy/src/robots/robots.ts', '/elsewhere/', '/nowhere/');
  save('apps/provider/src/endpoints/prices/prices.ts', '.slice(0, 1)', '.slice(0, 3)');
  save('apps/provider/src/endpoints/prices/prices.ts', '.slice(0, 3)', '.slice(0, 2)');
  await page.getByText('About us', { exact: true }).first().waitFor();
  await expect.poll(() => served('/robots.txt'), TIMEOUT_MS).toContain('/nowhere/');
  await expect.poll(async () => JSON.parse(await served('/v1/prices')).length, TIMEOUT_MS).toBe(2);
});

for (const [what, path, from, wrong] of [
  [
    'a page',
    'apps/site/src/pages/about/AboutPage.tsx',
    'export function AboutPage() {',
    'export function AboutPage() { <',
  ],
  ['the proxy', 'apps/proxy/src/robots/robots.ts', 'export function robots', 'export functio robots'],
  ['the provider', 'apps/provider/src/endpoints/prices/prices.ts', 'export function', 'export functio'],
] as const) {
  it(`a syntax error in ${what} is shown in the browser and the terminal, and disappears with the next save`, async () => {
    await open('/about');
    const before = terminal.length;
    save(path, from, wrong);
    await page.locator('vite-error-overlay').waitFor({ state: 'attached' });
    const [name = ''] = path.split('/').slice(-1);
    await expect.poll(() => terminal.slice(before), TIMEOUT_MS).toContain(name);
    save(path, wrong, from);
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

it('a syntax error that is saved while the page checks for a change is shown until the next save', async () => {
  const robots = 'apps/proxy/src/robots/robots.ts';
  await open('/about');
  let release = () => {};
  const released = new Promise((resume) => {
    release = () => resume(undefined);
  });
  await page.route('**/about', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/about');
  save(robots, '/nowhere/', '/anywhere/');
  await asked;
  save(robots, 'export function robots', 'export functio robots');
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const responseArrives = page.waitForResponse('**/about');
  release();
  await (await responseArrives).finished();
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
  expect(await overlay.count()).toBe(1);
  await page.unroute('**/about');
  save(robots, 'export functio robots', 'export function robots');
  await overlay.waitFor({ state: 'detached' });
});

it('every request during these tests was answered', () => {
  expect(front.refused).toEqual([]);
  expect(front.responses).toBeGreaterThan(10);
  expect(front.pageErrors).toEqual([]);
});

it('Ctrl-C ends every process', async () => {
  expect(await pressCtrlC()).toBe(0);
});
