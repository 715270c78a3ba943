import type { Browser, Page } from '@playwright/test';
import { findInMail } from './email-message.ts';
import { registerMember, signIn, memberLink } from './member.ts';
import type { Stack } from './stack.ts';
import { waitUntilReady, expect, holdRequests, waitUntilIdle, waitUntilSettled, test } from './test.ts';

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === '__Host-session');
}

/** Another browser, whose visitor has answered the privacy question in it. */
async function anotherBrowser(browser: Browser, stack: Stack): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: stack.origin }]);
  await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
  return context.newPage();
}

test(
  'two tabs that load at the same time both stay signed in',
  { tag: ['@spec:4-signed-in-on-load'] },
  async ({ page, context, stack }) => {
    const liv = await registerMember(page.request, stack, 'Liv');
    const second = await context.newPage();
    const before = await sessionCookie(page);
    const release = await Promise.all([page, second].map((tab) => holdRequests(tab, '**/api/token')));
    await Promise.all([page.goto('/faq'), second.goto('/terms-and-conditions')]);
    // By now both tabs have asked with the same cookie, unless one waits for the other.
    await Promise.all([page, second].map(waitUntilReady));
    await Promise.all([page, second].map(waitUntilIdle));
    await Promise.all(release.map((go) => go()));
    await expectSignedIn(page, second);
    await Promise.all([page.reload(), second.reload()]);
    await expectSignedIn(page, second);
    expect((await sessionCookie(page))?.value).not.toBe(before?.value);

    async function expectSignedIn(...tabs: Page[]): Promise<void> {
      for (const tab of tabs) {
        await tab.bringToFront();
        await expect(memberLink(tab, liv)).toBeVisible();
      }
    }
  },
);

test('a thief who reuses an old token ends the session for the thief and for the member', async ({
  page,
  browser,
  stack,
}) => {
  const nela = await registerMember(page.request, stack, 'Nela');
  const stolen = await sessionCookie(page);
  // The member goes on to other pages, which replaces the token twice.
  await page.goto('/faq');
  await expect(memberLink(page, nela)).toBeVisible();
  await page.reload();
  await expect(memberLink(page, nela)).toBeVisible();

  const thief = await anotherBrowser(browser, stack);
  if (stolen) await thief.context().addCookies([stolen]);
  const refreshed = thief.waitForResponse('**/api/token');
  await thief.goto('/faq');
  expect((await refreshed).status()).toBe(204);
  await expect(signInButton(thief)).toBeVisible();
  await expect.poll(() => sessionCookie(thief)).toBeUndefined();
  await thief.context().close();

  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => sessionCookie(page)).toBeUndefined();
  await expect(signInButton(page)).toBeVisible();
});

test('a member who signs out in one browser stays signed in in another; a new password signs out every browser and tab', async ({
  page,
  context,
  browser,
  stack,
}) => {
  const aino = await registerMember(page.request, stack, 'Aino');
  const other = await anotherBrowser(browser, stack);
  await other.clock.install();
  await other.goto('/faq');
  await signIn(other, aino);
  await expect(memberLink(other, aino)).toBeVisible();

  await page.goto('/faq');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInButton(page)).toBeVisible();
  await other.reload();
  await expect(memberLink(other, aino)).toBeVisible();

  await signIn(page, aino);
  await expect(memberLink(page, aino)).toBeVisible();
  const tab = await context.newPage();
  await page.request.post('/api/forgot-password', { headers: { origin: stack.origin }, data: { email: aino.email } });
  await tab.goto(await findInMail(stack, aino.email, /https?:\/\/\S*#reset-password=[\w-]+/));
  const reset = tab.getByRole('dialog', { name: 'Choose a new password' });
  await reset.getByLabel('New password', { exact: true }).fill('four green umbrellas');
  await reset.getByLabel('Confirm new password', { exact: true }).fill('four green umbrellas');
  await reset.getByRole('button', { name: 'Change my password' }).click();
  await expect(reset.getByText(/Your password is changed/)).toBeVisible();
  await page.bringToFront();
  await expect(signInButton(page)).toBeVisible();

  // The other browser knows nothing. The member returns to it after its access token's five minutes.
  await expect(memberLink(other, aino)).toBeVisible();
  await other.clock.fastForward('05:01');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signInButton(other)).toBeVisible();
  await other.context().close();
});

test(
  'a session lasts thirty days with “Keep me signed in”, and as long as the browser without it',
  { tag: ['@promise:keep-signed-in', '@promise:session-period'] },
  async ({ page, request, stack }) => {
    const edda = await registerMember(request, stack, 'Edda');
    await page.goto('/faq');
    await signInButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    const keepSignedIn = dialog.getByRole('checkbox', { name: 'Keep me signed in on this device' });
    await expect(keepSignedIn).toBeChecked();
    await keepSignedIn.uncheck();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(edda.email);
    await dialog.getByLabel('Password', { exact: true }).fill(edda.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(memberLink(page, edda)).toBeVisible();
    expect(await sessionCookie(page)).toMatchObject({ expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => sessionCookie(page)).toBeUndefined();

    await signIn(page, edda);
    await expect(memberLink(page, edda)).toBeVisible();
    const days = ((await sessionCookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(30);
  },
);

test('a member with an expired session is signed out without an error', async ({ page, stack }) => {
  const iris = await registerMember(page.request, stack, 'Iris');
  await page.goto('/faq');
  await expect(memberLink(page, iris)).toBeVisible();
  // Requests of this page must not be mistaken for those after the reload.
  await waitUntilSettled(page);
  const ended = await stack.query(
    `update sessions set expires_at = now() - interval '1 minute'
       where user_id = (select id from users where email = $1) returning id`,
    [iris.email],
  );
  expect(ended.length).toBeGreaterThan(0);
  const me = page.waitForResponse('**/v1/me').then((response) => response.json());
  await page.reload();
  await waitUntilReady(page);
  expect(await me).toEqual({ status: false });
  expect(await sessionCookie(page)).toBeUndefined();
  await waitUntilSettled(page);
  await expect(memberLink(page, iris)).toBeHidden();
  await expect(signInButton(page)).toBeVisible();
});

test.describe('in a browser without storage', () => {
  test.use({ consented: false });

  test('a visitor answers the privacy question, changes the currency, keeps a hotel and signs in', async ({
    page,
    request,
    stack,
  }) => {
    const tove = await registerMember(request, stack, 'Tove');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await expect(page.getByText('$1,895').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Keep / })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /shortlist/i })).toBeVisible();
    await signIn(page, tove);
    await expect(memberLink(page, tove)).toBeVisible();
  });
});
