import { registerMember } from '../member.ts';
import { onePageOfEachKind } from '../page-kinds.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

/** Loads another document, while the browser keeps this one in its back/forward cache. */
async function leave(visitor: Page, to = '/about'): Promise<void> {
  await visitor.waitUntilSettled();
  await visitor.markDocument();
  await visitor.assignLocation(to);
  expect(await visitor.isSameDocument()).toBe(false);
}

async function goBackTo(visitor: Page, path: string): Promise<void> {
  // WebKit sends no event to a page that Back leaves, so an aborted request would be reported as a failure.
  await visitor.waitUntilReady();
  await visitor.waitUntilSettled();
  await visitor.goBack();
  await visitor.expectUrl(path);
  await expect.poll(async () => (await visitor.isSameDocument()) || visitor.evaluate(whyNotRestored)).toBe(true);
}

/** What Chromium says of a page that it loaded again. */
const whyNotRestored = `JSON.stringify(performance.getEntriesByType('navigation')[0]?.notRestoredReasons ?? 'no reason is known')`;

test('Back shows the page from the back/forward cache: the form has what was typed and validates it, and links open pages', async ({
  visitor,
}) => {
  await visitor.goto('/faq');
  await visitor.waitUntilReady();
  const words = visitor.getByRole('textbox', 'Find an answer');
  await words.fill('cot');
  const found = visitor.locator('main').getByRole('status');
  await found.expectText(/^[1-9]\d* answers?/);
  await leave(visitor);
  await goBackTo(visitor, '/faq');
  await words.expectValue('cot');
  await words.fill('zeppelin');
  await found.expectText('No answer');
  await visitor.getByRole('banner').getByRole('link', 'Membership').first().click();
  await visitor.expectUrl('/membership');
  await visitor.locator('main').getByRole('heading', undefined, { level: 1 }).expectText('Six cards');
  expect(await visitor.isSameDocument()).toBe(true);
  await visitor.goBack();
  await visitor.expectUrl('/faq');
  await words.expectValue('zeppelin');
});

test('A dialog that was open is open after Back, with what was typed, and closes', async ({ visitor }) => {
  await visitor.goto('/faq');
  await visitor.waitUntilReady();
  const opener = visitor.getByRole('banner').getByRole('button', 'Sign in');
  await opener.click();
  const dialog = visitor.getByRole('dialog', 'Sign in');
  const email = dialog.getByRole('textbox', 'Email');
  await email.fill('amelie@example.com');
  await leave(visitor);
  await goBackTo(visitor, '/faq');
  await email.expectValue('amelie@example.com');
  await visitor.press('Escape');
  await dialog.expectAbsent();
  await visitor.expectUrl('/faq');
  await opener.click();
  await dialog.expectPresent();
});

test('A currency and a hotel that a visitor chooses on the next page are chosen after Back', async ({ visitor }) => {
  await visitor.goto('/membership');
  await visitor.waitUntilReady();
  const currency = visitor.getByRole('combobox', 'Currency');
  await currency.selectOption('EUR');
  await leave(visitor, '/our-hotels/maison-palmier');
  await currency.selectOption('USD');
  await visitor.getByRole('button', 'Keep Maison Palmier on your shortlist').first().click();
  await goBackTo(visitor, '/membership');
  await currency.expectValue('USD');
  expect(await visitor.evaluate('document.documentElement.dataset.currency')).toBe('USD');
  await visitor.getByText('$1,895').first().expectPresent();
  await visitor
    .getByRole('banner')
    .getByRole('link', /^Your shortlist/)
    .expectText('1');
});

// A browser may drop a cached page when another tab's message about the sign-out reaches it. Then it loads the page
// again, which must be correct too.
test(
  'A member who signs out on the next page is signed out after Back',
  { tag: ['@asvs:14.3.1', '@asvs:7.4.1'] },
  async ({ visitor, request, stack }) => {
    const member = await registerMember(request, stack, 'Saskia');
    await visitor.goto('/faq');
    await visitor.getByRole('banner').getByRole('button', 'Sign in').click();
    const dialog = visitor.getByRole('dialog', 'Sign in');
    await dialog.getByRole('textbox', 'Email').fill(member.email);
    await dialog.getByLabel('Password').fill(member.password);
    await dialog.getByRole('button', 'Sign in', { exact: true }).click();
    const travels = visitor.getByRole('banner').getByRole('link', 'Saskia, your membership');
    await travels.expectPresent();
    await dialog.expectAbsent();
    await leave(visitor);
    await travels.expectPresent();
    await visitor.getByRole('button', 'Sign out').click();
    await travels.expectAbsent();
    await visitor.goBack();
    await visitor.expectUrl('/faq');
    await visitor.getByRole('banner').getByRole('button', 'Sign in').expectPresent();
    await travels.expectAbsent();
  },
);

// When a page is left, WebKit aborts its requests and keeps the page. The other engines load it again.
test('A form that a visitor leaves while its code loads hydrates after Back, with what was typed', async ({
  visitor,
}) => {
  await visitor.goto('/faq');
  await visitor.waitUntilReady();
  await visitor.waitUntilSettled();
  const release = await visitor.holdRequests('/enquiry.island-');
  await visitor.goto('/discover-myler');
  const name = visitor.getByRole('textbox', 'Your name');
  await name.fill('Amara Obi');
  // Releasing waits for the request. It happens after the page was left.
  await visitor.assignLocation('/about');
  await visitor.expectUrl('/about');
  await visitor.waitUntilReady();
  await release();
  await visitor.waitUntilSettled();
  await visitor.goBack();
  await visitor.expectUrl('/discover-myler');
  await name.expectValue('Amara Obi');
  await visitor.getByRole('button', 'Send to a Myler').click();
  const missing = visitor.getByRole('region', 'It has not been sent yet.').getByRole('link');
  await missing.first().expectText('Enter your email address.');
  await visitor.getByRole('button', 'Try again').expectAbsent();
});

test('Back shows a page of each kind from the back/forward cache', async ({ visitor }) => {
  // Two documents for each of some thirty pages.
  test.setTimeout(900_000);
  await visitor.goto('/about');
  for (const path of onePageOfEachKind) {
    await test.step(path, async () => {
      // Puppeteer's own navigation waits for ever in a Firefox that has just shown a page from this cache.
      await visitor.assignLocation(path);
      await visitor.waitUntilReady();
      await leave(visitor, path === '/about' ? '/faq' : '/about');
      await goBackTo(visitor, path);
      // A request that is running when a page is left may stay open as long as the page is kept.
      await visitor.waitUntilSettled();
    });
  }
});
