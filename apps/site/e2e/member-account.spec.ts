import type { Page } from '@playwright/test';
import { findInMail } from './email-message.ts';
import { applicant, byPasting, fillCard, fillPersonalDetails } from './join.ts';
import { enterPassword, forgetPassword, registerMember, submitSignIn } from './member.ts';
import type { Stack } from './stack.ts';
import { expect, test, waitUntilReady } from './test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const emptyPage = (page: Page) => page.getByText('Sign in to see it.');

/** What the database has of a member. */
const memberRow = async (stack: Stack, email: string) =>
  (await stack.query('select * from users where email = $1', [email]))[0] as Record<string, unknown> | undefined;

test('a member changes the details, and the card has the new name', async ({ page, stack }) => {
  const amara = await registerMember(page.request, stack, 'Amara');
  await page.goto('/account');
  await expect(page.getByRole('img', { name: 'The Travel card' })).toBeVisible();
  await expect(page.getByText('Amara Lind', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Your membership' }).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Amélie');
  await page.getByRole('checkbox', { name: 'We travel with children' }).check();
  await page.getByRole('textbox', { name: 'Child’s first name' }).fill('Nell');
  const birthday = page.getByRole('group', { name: 'Child’s date of birth' });
  await birthday.getByRole('textbox', { name: 'Day' }).fill('3');
  await birthday.getByRole('textbox', { name: 'Month' }).fill('May');
  await birthday.getByRole('textbox', { name: 'Year' }).fill('2019');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await memberRow(stack, amara.email)).toMatchObject({ first_name: 'Amélie', phone_number: '+33612345678' });
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Amélie Lind', { exact: true })).toBeVisible();
});

test('a member stops the renewal, resumes it, and leaves within the fourteen days', async ({ page, stack }) => {
  await registerMember(page.request, stack, 'Bruna');
  await page.goto('/account/payments');
  await page.getByRole('button', { name: 'Stop the renewal' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop the renewal' });
  await stop.getByRole('button', { name: 'Stop the renewal' }).click();
  await expect(stop).toBeHidden();
  await expect(part(page, 'Renewal').getByText(/^It ends on .* nothing is charged then/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume the renewal' }).click();
  const resume = page.getByRole('dialog', { name: 'Resume the renewal' });
  await resume.getByRole('button', { name: 'Resume the renewal' }).click();
  await expect(part(page, 'Renewal').getByText(/^It renews on .* for £295\.00\.$/)).toBeVisible();

  await part(page, 'Leave within fourteen days').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Leave and get £295.00 back' }).click();
  await expect(page.getByRole('heading', { name: 'You have left.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit note \d+, PDF$/ })).toBeVisible();
});

test('a member moves up, is told after a reload that nothing was paid, and pays the sum on the button', async ({
  page,
  stack,
}) => {
  await registerMember(page.request, stack, 'Clelia');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Move to Gold' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Move to Gold' });
  const pay = upgrade.getByRole('button', { name: 'Pay £1,200.00 and move to Gold' });
  // The page is loaded anew before the payment has left it.
  await page.route('**/api/account/upgrade', (route, request) =>
    request.method() === 'POST' ? undefined : route.continue(),
  );
  const leaves = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/upgrade'));
  await pay.click();
  await leaves;
  await page.reload();
  await expect(upgrade.getByRole('region')).toContainText('Your payment did not reach us. You have not been charged.');
  await page.unroute('**/api/account/upgrade');
  await pay.click();
  const thanks = page.getByRole('dialog', { name: 'Your new membership' });
  await expect(thanks.getByRole('heading', { name: 'You are a Gold member.' })).toBeFocused();
  await expect(thanks).toContainText('£1,200.00');
  await thanks.getByRole('button', { name: 'Go on' }).click();
  // The button that opened it is gone with the upgrade.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('img', { name: 'The Gold card' })).toBeVisible();
  await page.goto('/account/payments');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Receipt \d+, PDF$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a member who presses Join is offered the upgrade at its price for the rest of the year, and no second membership', async ({
  page,
  stack,
}) => {
  await registerMember(page.request, stack, 'Greta');
  const already = page.getByRole('dialog', { name: 'Your membership' });
  await page.goto('/membership?join=travel');
  await expect(already.getByText(/^You are a Travel member until/)).toBeVisible();
  await expect(already.getByRole('button', { name: /^Move to/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(already).toBeHidden();
  await page.goto('/membership?join=black');
  await expect(already.getByText(/^Black costs £3,655\.00 for the rest of your year/)).toBeVisible();
  await already.getByRole('button', { name: 'Move to Black' }).click();
  await expect(page.getByRole('button', { name: 'Pay £3,655.00 and move to Black' })).toBeVisible();
  await page.goto('/membership?join=black');
  await already.getByRole('link', { name: 'Your membership' }).click();
  await expect(page.getByRole('img', { name: 'The Travel card' })).toBeVisible();
  await expect(already).toBeHidden();
});

test('a member sees the own card, upgrades at their price and the next year where visitors see Join, and Join again after signing out', async ({
  page,
  stack,
}) => {
  const hedda = await registerMember(page.request, stack, 'Hedda');
  const main = page.getByRole('main');
  const joins = main.getByRole('link', { name: /^(Join|Choose a membership)/ });
  await page.goto('/');
  await expect(main.getByText('£1,200.00 for the rest of your year')).toBeVisible();
  await expect(main.getByText(/^Yours until/)).toBeVisible();
  await expect(joins.filter({ visible: true })).toHaveCount(0);
  // By a link, so that the router renders the page.
  await page.getByRole('banner').getByRole('link', { name: 'Membership', exact: true }).click();
  await expect(joins.filter({ visible: true })).toHaveCount(0);
  await main.getByRole('link', { name: 'Move to Black', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay £3,655.00 and move to Black' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/our-hotels/dar-zahra');
  await expect(main.getByRole('link', { name: 'Your membership' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(joins).toBeVisible();
  await expect(main.getByRole('link', { name: 'Your membership' })).toHaveCount(0);
  // Signed in on a page that the router has rendered, whose links are not the server's.
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Membership', exact: true }).click();
  await expect(joins.first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await submitSignIn(page, hedda);
  await expect(main.getByRole('link', { name: 'Move to Black', exact: true })).toBeVisible();
  await expect(joins.filter({ visible: true })).toHaveCount(0);
});

test.describe('a member who fills in the wizard', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('signs in from it, and goes on with the chosen tier', async ({ page, request, stack }) => {
    const ivo = await registerMember(request, stack, 'Ivo');
    await page.goto('/membership?join=black');
    const choice = page.getByRole('dialog', { name: 'Choose your membership' });
    await choice.getByRole('button', { name: 'Continue' }).click();
    const person = applicant({ firstName: 'Ivo', email: ivo.email });
    await fillPersonalDetails(page, person, byPasting(page));
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCard(page, person.creditCard, byPasting(page));
    await page.getByRole('button', { name: /^Pay .* and join$/ }).click();
    await page.getByRole('button', { name: 'Sign in, and go on with Black' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue(ivo.email);
    await submitSignIn(page, ivo);
    await expect(page.getByRole('dialog', { name: 'Your membership' }).getByText(/^Black costs £3,655/)).toBeVisible();
  });
});

test('a visitor in the sign-in dialog who is no member yet goes on to join', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your membership' })).toBeVisible();
});

test.describe('what only the member may do', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('a member enters the password again, downloads everything and changes the email address, in another browser signed in first', async ({
    page,
    context,
    stack,
    emailOf,
  }) => {
    const dagny = await registerMember(page.request, stack, 'Dagny');
    await forgetPassword(stack, dagny);
    await page.goto('/account/privacy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    await enterPassword(page, dagny);
    expect((await download).suggestedFilename()).toBe('myler.json');

    await page.goto('/account/details');
    await page.getByRole('button', { name: 'Change your email' }).click();
    const next = emailOf('dagny.new');
    const change = page.getByRole('dialog', { name: 'Change your email' });
    await change.getByRole('textbox', { name: 'New email address' }).fill(next);
    await change.getByRole('button', { name: 'Send the link' }).click();
    await expect(change.getByText(next)).toBeVisible();
    await context.clearCookies();
    await page.goto(await findInMail(stack, next, /https?:\/\/\S*#confirm-email=[\w-]+/));
    const confirmed = page.getByRole('dialog', { name: 'Your new address' });
    await expect(confirmed.getByText(/Sign in first/)).toBeVisible();
    await confirmed.getByRole('button', { name: 'Sign in' }).click();
    await submitSignIn(page, dagny);
    await expect(confirmed.getByText(/Press the button/)).toBeVisible();
    expect(await memberRow(stack, dagny.email)).toMatchObject({ first_name: 'Dagny' });
    await confirmed.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(confirmed.getByText(/You sign in with the new address/)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await memberRow(stack, next)).toMatchObject({ first_name: 'Dagny' });
  });
});

test('a page of the account says why it is empty, fills after signing in, and is empty again when another tab signs out', async ({
  page,
  request,
  context,
  stack,
}) => {
  const edda = await registerMember(request, stack, 'Edda');
  const response = await page.goto('/account');
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(await response?.text()).toContain('noindex');
  await submitSignIn(page, edda);
  await expect(page.getByText('Edda Lind', { exact: true })).toBeVisible();
  expect(await page.title()).not.toContain('Edda');

  const other = await context.newPage();
  await other.goto('/account/details');
  await expect(other.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lind');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(emptyPage(other)).toBeAttached();
  await expect(emptyPage(page)).toBeAttached();
  await expect(page.getByText('Edda Lind', { exact: true })).toBeHidden();
});

test.describe('when the provider does not answer', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const { call, address, failed, what, others, arrived } of [
    {
      call: '**/api/account/passkeys',
      address: '/account/privacy',
      failed: 'Passkeys',
      what: 'your passkeys',
      others: [
        ['Signed in', 'This device'],
        ['What we keep about you', 'Download everything'],
        ['Close your account', 'Close your account'],
      ],
      arrived: 'Add a passkey',
    },
    {
      call: '**/v1/me/payments',
      address: '/account/payments',
      failed: 'Payments',
      what: 'your payments and your card',
      others: [
        ['Renewal', 'Stop the renewal'],
        ['Leave within fourteen days', 'Leave'],
      ],
      arrived: /^Receipt \d+, PDF$/,
    },
    {
      call: '**/v1/me/membership',
      address: '/account/payments',
      failed: 'Renewal',
      what: 'your membership',
      others: [
        ['Card', 'Use another card'],
        ['Payments', 'Travel, the first year'],
      ],
      arrived: /^Stop the renewal$/,
    },
  ] as const) {
    test(`a member without ${what} on ${address} reads it there, has all the rest, and “Try again” fetches it`, async ({
      page,
      stack,
    }) => {
      await registerMember(page.request, stack, 'Gerd');
      await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(address);
      const alert = part(page, failed).getByRole('alert');
      await expect(alert).toContainText(`We could not fetch ${what}.`);
      for (const [row, text] of others)
        await expect(part(page, row).getByText(text, { exact: true }).last()).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);

      const again = alert.getByRole('button', { name: 'Try again' });
      await again.press('Enter');
      await expect(again).not.toHaveAttribute('aria-disabled', 'true');
      await expect(again).toBeFocused();
      await page.unroute(call);
      await again.press('Enter');
      await expect(part(page, failed).getByText(arrived)).toBeVisible();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('heading', { name: failed, exact: true })).toBeFocused();
    });
  }

  test('a member whose session cannot be refreshed reads that, is asked for no password, and “Try again” shows the page', async ({
    page,
    stack,
  }) => {
    await registerMember(page.request, stack, 'Henrik');
    await page.route('**/api/token', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/account');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('We could not fetch your membership.');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

    const again = alert.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await expect(again).not.toHaveAttribute('aria-disabled', 'true');
    await expect(again).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/api/token');
    await again.press('Enter');
    await expect(page.getByText('Henrik Lind')).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const { answer, status } of [
    { answer: 'that there is no session', status: 204 },
    { answer: 'a refusal', status: 401 },
  ]) {
    test(`a visitor whose second try is answered with ${answer} signs in`, async ({ page, request, stack }) => {
      const inga = await registerMember(request, stack, 'Inga');
      await page.route('**/api/token', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/account/details');
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.unroute('**/api/token');
      await page.route('**/api/token', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status }) : route.continue(),
      );
      await again.press('Enter');
      await expect(emptyPage(page)).toBeAttached();
      await submitSignIn(page, inga);
      await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lind');
    });
  }
});

test.describe('on a telephone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a member stops the renewal without a pointer, and the focus returns', async ({ page, stack }) => {
    await registerMember(page.request, stack, 'Freya');
    await page.goto('/account/payments');
    await waitUntilReady(page);
    const opener = page.getByRole('button', { name: 'Stop the renewal' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Stop the renewal' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    const confirm = dialog.getByRole('button', { name: 'Stop the renewal' });
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if (await confirm.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(part(page, 'Renewal').getByText(/^It ends on/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
