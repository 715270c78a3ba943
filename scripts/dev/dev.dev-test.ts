import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { front, isSamePage, open, page, pressCtrlC, save, served, terminal } from './dev.test-kit.ts';

// Files of each kind are saved, and the page that stands in the browser is looked at.

const about = 'apps/site/src/pages/about/AboutPage.tsx';
const robots = 'apps/proxy/src/robots/robots.ts';
const prices = 'apps/provider/src/endpoints/prices/prices.ts';
const isSeen = (selector: string) => page.locator(selector).first().waitFor({ state: 'attached' });

it('the development server starts without a warning', () => {
  expect(terminal).not.toMatch(/warn|unresolved|could not|deprecat/i);
  expect(terminal).toContain('Ctrl-C ends it.');
});

it('a saved page is reloaded and keeps its scroll position', async () => {
  await open('/about');
  await page.evaluate(() => scrollTo(0, 600));
  await save(about, 'on a landing in Menorca.', 'on a landing in Minorca.');
  await page.getByRole('heading', { name: 'It began on a landing in Minorca.' }).waitFor();
  expect(await isSamePage()).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

it('what is saved of the shell, the design system, the content and the constants appears on the open page', async () => {
  for (const [path, file, from, to, seen] of [
    ['/about', 'apps/site/src/shell/SiteFooter.tsx', 'Privacy policy', 'The logbook', 'a:has-text("The logbook")'],
    ['/about', 'packages/ui/src/breadcrumb/Breadcrumb.tsx', 'You are here', 'The way', 'nav[aria-label="The way"]'],
    ['/faq', 'apps/provider/content/faq.json', 'What is a Myler?', 'Who is a Myler?', 'text=Who is a Myler?'],
    ['/membership', 'packages/config/src/memberships.ts', 'gold: { GBP: 1495', 'gold: { GBP: 1496', 'text=£1,496'],
  ] as const) {
    await open(path);
    await save(file, from, to);
    await isSeen(seen);
  }
  expect(await served('/v1/prices')).toContain('149600');
});

it('a saved contract is applied to the provider’s responses', async () => {
  const text = 'packages/api-client/src/contract/text.ts';
  const [asTyped, inCapitals] = [
    'text(max, normaliseLine, ',
    'text(max, (line) => normaliseLine(line).toUpperCase(), ',
  ];
  await save(text, asTyped, inCapitals);
  for (const [path, name] of [
    ['/v1/hotels/', 'MAISON PALMIER'],
    ['/v1/hotels/maison-palmier', 'MAISON PALMIER'],
    ['/v1/homepage/our-hotels', 'MAISON PALMIER'],
    ['/v1/team', 'IMOGEN HALE'],
    ['/v1/partners', 'SLOW MERIDIAN'],
  ] as const)
    await expect.poll(() => served(path)).toContain(name);
  await save(text, inCapitals, asTyped);
});

const style = 'apps/site/src/pages/about/AboutPage.module.css';
const spacing = (tab = page) => tab.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);

it('a saved stylesheet is applied without a reload, as it was written, also when it is empty for a while before', async () => {
  await open('/about');
  await save(style, '.opening h1 {', '.opening h1 {\n  letter-spacing: 4px;');
  await expect.poll(() => spacing()).toBe('4px');
  expect(await isSamePage()).toBe(true);
  for (let milliseconds = 5; milliseconds < 100; milliseconds += 10) {
    const [from, to] = [await spacing(), `${milliseconds}px`];
    // A watcher does not report a file twice within 50 ms; until the first report some time passes, too.
    await save(style, `letter-spacing: ${from};`, `letter-spacing: ${to};`, milliseconds);
    await expect.poll(() => spacing()).toBe(to);
  }
});

it('a stylesheet that is saved before the page connects to the server is applied when the page connects', async () => {
  const late = await page.context().newPage();
  let connect = () => {};
  const connected = new Promise<void>((resolve) => (connect = resolve));
  await late.route('**/@vite/client', (route) => connected.then(() => route.continue()));
  await late.goto(page.url(), { waitUntil: 'commit' });
  await expect.poll(() => spacing(late)).toBe('95px');
  await save(style, 'letter-spacing: 95px;', 'letter-spacing: 8px;');
  const stylesheet = new Request(new URL(style.replace('apps/site', ''), page.url()), {
    headers: { accept: 'text/css' },
  });
  await expect.poll(async () => (await fetch(stylesheet)).text()).toContain('8px');
  connect();
  await expect.poll(() => spacing(late)).toBe('8px');
  await late.close();
});

/** Saves a part of what is open: it is updated in the same document, and keeps what somebody has entered. */
async function saveWhileOpen(change: Parameters<typeof save>, seen: string, entered: () => Promise<unknown>) {
  const before = await entered();
  await save(...change);
  await isSeen(seen);
  expect(await entered()).toEqual(before);
  expect(await isSamePage()).toBe(true);
}

it('a saved dialog, and a component that it shares with the page, are updated while it is open, and the page when it is closed', async () => {
  await open('/about');
  await page.locator('[data-dialog=sign-in]').first().click();
  await page.getByLabel('Email').fill('ada@example.com');
  const entered = () => page.getByLabel('Email').inputValue();
  const asked = 'Nothing to sign in to?';
  await saveWhileOpen(['apps/site/src/dialogs/SignIn.tsx', 'Not a member yet?', asked], `text=${asked}`, entered);
  const change = ['packages/ui/src/button/Button.tsx', 'className={', 'data-saved="yes"\n      className={'] as const;
  await saveWhileOpen([...change], '[role=dialog] button[data-saved=yes]', entered);
  expect(await entered()).toBe('ada@example.com');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !('isSamePage' in globalThis));
  await isSeen('#site [data-saved=yes]');
});

it('a saved step of the wizard is updated while it is open, and keeps what was chosen', async () => {
  await open('/about');
  await page.locator('[data-dialog^=join-us]').first().click();
  const gold = page.getByRole('radio', { name: 'Gold' });
  await gold.check({ force: true });
  const step = 'packages/forms/src/join-us/steps/choose-membership/ChooseMembership.tsx';
  await saveWhileOpen([step, '{copy.next}', 'Onwards'], 'button:has-text("Onwards")', () => gold.isChecked());
  expect(await gold.isChecked()).toBe(true);
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
  const file = 'apps/site/src/pages/membership/calculator.island.tsx';
  const seen = '[data-island=calculator] a:has-text("Take Gold")';
  await saveWhileOpen([file, '`Join ${', '`Take ${'], seen, () => field.inputValue());
  expect(await field.inputValue()).toBe('9');
});

it('saved shared state appears on the open page', async () => {
  await open('/about');
  await save('packages/state/src/dialogs/types.ts', "'sign-in': 'Sign in'", "'sign-in': 'Come in'");
  await page.waitForFunction(() => !('isSamePage' in globalThis) && document.documentElement.dataset['ready'] === '');
  await page.locator('[data-dialog=sign-in]').first().click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Come in' }).count()).toBe(1);
});

it('a saved module of the proxy or the provider answers the next request, because nothing caches it', async () => {
  await open('/faq');
  await save(robots, "'Disallow: /app/'", "'Disallow: /elsewhere/'");
  await expect.poll(() => served('/robots.txt')).toContain('/elsewhere/');
  await save(prices, 'prices: () => priceList(db),', 'prices: async () => (await priceList(db)).slice(0, 1),');
  const count = () => page.evaluate(async () => (await (await fetch('/v1/prices')).json()).length);
  await expect.poll(count).toBe(1);
});

it('a file that is saved twice within 100 ms is served as it was saved last', async () => {
  let path = '/elsewhere/';
  for (let milliseconds = 5; milliseconds < 100; milliseconds += 5) {
    await save(robots, path, '/meanwhile/');
    // A watcher does not report a file twice within 50 ms; until the first report some time passes, too.
    await setTimeout(milliseconds);
    path = `/${milliseconds}-later/`;
    await save(robots, '/meanwhile/', path);
    await expect.poll(() => served('/robots.txt')).toContain(path);
  }
  await save(robots, path, '/elsewhere/');
});

it('several files that are saved at the same time, one of them twice, are all applied', async () => {
  await open('/about');
  await save(about, 'About Myler</Label>', 'About us</Label>');
  await save(robots, '/elsewhere/', '/nowhere/');
  await save(prices, '.slice(0, 1)', '.slice(0, 3)');
  await save(prices, '.slice(0, 3)', '.slice(0, 2)');
  await page.getByText('About us', { exact: true }).first().waitFor();
  await expect.poll(() => served('/robots.txt')).toContain('/nowhere/');
  await expect.poll(async () => JSON.parse(await served('/v1/prices')).length).toBe(2);
});

it('a syntax error is shown in the browser and the terminal, and disappears with the next save', async () => {
  for (const [path, from, wrong] of [
    [about, 'export function AboutPage() {', 'export function AboutPage() { <'],
    [robots, 'export function robots', 'export functio robots'],
    [prices, 'export function', 'export functio'],
  ] as const) {
    await open('/about');
    const before = terminal.length;
    await save(path, from, wrong);
    await isSeen('vite-error-overlay');
    await expect.poll(() => terminal.slice(before)).toContain(path.split('/').at(-1));
    await save(path, wrong, from);
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

it('a syntax error that is saved while the page checks for a change is shown until the next save', async () => {
  await open('/about');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/about', (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest('**/about');
  await save(robots, '/nowhere/', '/anywhere/');
  await asked;
  await save(robots, 'export function robots', 'export functio robots');
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const responseArrives = page.waitForResponse('**/about');
  release();
  await (await responseArrives).finished();
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
  expect(await overlay.count()).toBe(1);
  await page.unroute('**/about');
  await save(robots, 'export functio robots', 'export function robots');
  await overlay.waitFor({ state: 'detached' });
});

it('every request during these tests was answered, and Ctrl-C ends every process', async () => {
  expect(front.refused).toEqual([]);
  expect(front.responses).toBeGreaterThan(10);
  expect(front.pageErrors).toEqual([]);
  expect(await pressCtrlC()).toBe(0);
});
