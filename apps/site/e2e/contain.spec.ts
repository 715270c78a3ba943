import type { Locator, Page } from '@playwright/test';
import { dialogNames, dialogTypes, type DialogType } from '@myler/state/dialogs';
import { breakField, brokenOnPurpose, fillAll, firstField, refuseDialogs, refuseText, valuesOf } from './break.ts';
import { applicant, cardOf, cards, fillCard, press, tellAboutYourself } from './join.ts';
import { arrived, expect, test } from './test.ts';

test.use({ expectedMessages: [brokenOnPurpose] });

const dialog = (page: Page, type: DialogType) => page.getByRole('dialog', { name: dialogNames[type], exact: true });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/**
 * Presents a dialog as every control of the site does, by its id (`app/event-delegation.ts`): a dialog that is new in the
 * registry is broken below like the others.
 */
async function present(page: Page, type: DialogType): Promise<void> {
  await page.evaluate((id) => {
    const control = document.createElement('button');
    control.dataset['app'] = '';
    control.dataset['dialog'] = id;
    document.querySelector('main')?.append(control);
    control.focus();
    control.click();
    control.remove();
  }, type);
}

/** The last text that stands alone in its element: the innermost component of the dialog's content holds it. */
async function lastText(presented: Locator): Promise<string | undefined> {
  return presented.evaluate((element) => {
    const own = [...element.querySelectorAll('*:not(h2, option, aside *)')].filter(
      ({ childNodes, textContent }) => childNodes.length === 1 && childNodes[0] instanceof Text && textContent.trim(),
    );
    return own.at(-1)?.textContent ?? undefined;
  });
}

async function close(page: Page, type: DialogType): Promise<void> {
  // The first: the terms have another one at their foot.
  await dialog(page, type).getByRole('button', { name: 'Close' }).first().click();
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const isAsking = () => leave.isVisible();
  await expect.poll(async () => (await isAsking()) || (await page.getByRole('dialog').count()) === 0).toBe(true);
  // A wizard in which something was typed asks first.
  if (await isAsking()) await leave.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Another dialog opens, and a link turns the page without loading a document. */
async function theRestWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const other = footer(page).getByRole('button', { name: 'Your privacy' });
  await other.click();
  await expect(dialog(page, 'cookie-consent').getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other).toBeFocused();
  await footer(page).getByRole('link', { name: 'Work with us' }).click();
  await expect(page).toHaveTitle(/^Work with us/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** Which dialogs are typed or ticked in; another dialog has to say so here. */
const hasFields: Record<DialogType, boolean> = {
  'sign-in': true,
  'forgot-password': true,
  'reset-password': true,
  'check-your-email': false,
  'join-us-1': true,
  'join-us-2': true,
  'join-us-3': true,
  'registration-success': false,
  'mobile-menu': false,
  'mobile-partner-menu': false,
  'terms-and-conditions': false,
  newsletter: true,
  // Its fields appear after "Choose".
  'cookie-consent': true,
};

const message = (within: Locator) => within.getByRole('alert').filter({ hasText: 'Something went wrong' });
const tryAgain = (within: Locator) => within.getByRole('button', { name: 'Try again' });

for (const type of dialogTypes) {
  const name = dialogNames[type];
  // Its content is what joining has answered with; it is broken on the way there, below.
  const hasContent = type !== 'registration-success';

  test(`“${name}” fails as a whole, and comes back; the page and the other dialogs work on`, async ({ page }) => {
    await page.goto('/faq');
    await arrived(page);
    const mend = await refuseDialogs(page);
    await present(page, type);
    const plain = dialog(page, type);
    await expect(message(plain)).toBeFocused();
    await expect(message(plain)).toContainText('This dialog stopped working.');
    await tryAgain(plain).click();
    await expect(plain.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(message(plain)).toBeFocused();
    await mend();
    await tryAgain(plain).click();
    await expect(message(plain)).toHaveCount(0);
    await expect(plain).toBeVisible();
    await close(page, type);
    await theRestWorks(page);
  });

  if (!hasContent) continue;
  test(`What “${name}” shows fails: its name and its close button stay, and it comes back`, async ({ page }) => {
    await page.goto('/faq');
    await arrived(page);
    await present(page, type);
    await expect(dialog(page, type)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const text = await lastText(dialog(page, type));
    if (text === undefined) throw new Error(`“${name}” shows no text of its own.`);
    await close(page, type);

    const mend = await refuseText(page, text);
    await present(page, type);
    await expect(message(dialog(page, type))).toBeFocused();
    await expect(dialog(page, type).getByRole('button', { name: 'Close' }).first()).toBeVisible();
    await mend();
    await tryAgain(dialog(page, type)).click();
    await expect(dialog(page, type).getByText(text, { exact: true }).last()).toBeVisible();
    await expect(message(dialog(page, type))).toHaveCount(0);
    await close(page, type);
    await theRestWorks(page);
  });

  if (!hasFields[type]) {
    test(`“${name}” has no field in which something could be lost`, async ({ page }) => {
      await page.goto('/faq');
      await arrived(page);
      await present(page, type);
      await expect(dialog(page, type)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(dialog(page, type).locator('input, textarea, select')).toHaveCount(0);
    });
    continue;
  }
  test(`A field of “${name}” fails while it is typed in: what was typed is kept`, async ({ page }) => {
    await page.goto('/faq');
    await arrived(page);
    await present(page, type);
    await expect(dialog(page, type)).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (type === 'cookie-consent') await page.getByRole('button', { name: 'Choose' }).click();
    const presented = dialog(page, type);
    await expect(presented.locator('input').first()).toBeAttached();
    await breaksAndComesBack(presented);
    if (type === 'cookie-consent') return;
    await close(page, type);
    await theRestWorks(page);
  });
}

/** Fills a form, breaks a field of it in the middle of a word, and finds everything typed after "Try again". */
async function breaksAndComesBack(form: Locator): Promise<void> {
  await fillAll(form);
  const field = firstField(form);
  if ((await field.count()) === 0) {
    // Ticks alone.
    const tick = form.locator('input[type=checkbox]:enabled').first();
    await breakField(tick);
    // By script: what is pressed is gone in the same moment, and a press would wait for it.
    await tick.evaluate((element: HTMLElement) => element.click());
    await expect(message(form)).toBeVisible();
    await tryAgain(form).click();
    await expect(tick).not.toBeChecked();
    return;
  }
  const before = await valuesOf(form);
  const name = (await field.getAttribute('name')) ?? '';
  // To be in a field updates it: it is broken once the focus is there.
  await field.press('End');
  await breakField(field);
  await field.press('8');
  await expect(message(form)).toBeFocused();
  await expect(field).toHaveCount(0);
  await tryAgain(form).click();
  await expect(firstField(form)).toBeFocused();
  expect(await valuesOf(form)).toEqual({ ...before, [name]: `${String(before[name])}8` });
  await firstField(form).press('End');
  await firstField(form).press('9');
  await expect(firstField(form)).toHaveValue(`${String(before[name])}89`);
}

/** Forms that stand on pages, by their island. */
const onPages = [
  { path: '/', island: 'newsletter' },
  { path: '/discover-myler', island: 'enquiry' },
  { path: '/partner-with-us', island: 'enquiry' },
  { path: '/membership?category=corporate', island: 'enquiry' },
  { path: '/e-gift-card', island: 'gift-card' },
  { path: '/e-gift-card/redeem', island: 'gift-balance' },
];
for (const { path, island } of onPages) {
  test(`A field of the form on ${path} fails while it is typed in: what was typed is kept`, async ({ page }) => {
    await page.goto(path);
    await arrived(page);
    const form = page.locator(`[data-island=${island}]`).first();
    await form.scrollIntoViewIfNeeded();
    await firstField(form).focus();
    await expect.poll(() => isAlive(firstField(form))).toBe(true);
    await breaksAndComesBack(form);
    await theRestWorks(page);
  });
}

/** React has taken the field over from the server's markup: before that, breaking it breaks nothing. */
function isAlive(field: Locator): Promise<boolean> {
  return field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}

test('A member’s welcome fails after the payment: it comes back, and is paid once', async ({ page, emailOf }) => {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user')) payments.push(request.url());
  });
  await page.goto('/membership?join=travel');
  await press(page, dialog(page, 'join-us-1').getByRole('button', { name: 'Continue' }));
  await expect(dialog(page, 'join-us-2')).toBeVisible();
  await tellAboutYourself(page, applicant({ firstName: 'Runa', email: emailOf('runa') }));
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(dialog(page, 'join-us-3')).toBeVisible();
  await fillCard(page, cardOf(cards.accepted));
  const mend = await refuseText(page, 'What happens next');
  await dialog(page, 'join-us-3').getByRole('button', { name: /^Pay / }).click();
  const welcome = dialog(page, 'registration-success');
  await expect(message(welcome)).toBeVisible();
  await mend();
  await tryAgain(welcome).click();
  await expect(welcome.getByText('What happens next')).toBeVisible();
  expect(payments).toHaveLength(1);
});

test.describe('What did not load', () => {
  test.use({ expectedMessages: [/Failed to load resource|did not load/] });

  /** No answer to what `pattern` names, as without a connection, until the answered function is called. */
  async function disconnect(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
    await page.route(pattern, (route) => route.abort());
    return () => page.unroute(pattern);
  }

  const notice = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });

  for (const [what, pattern] of [
    ['code', /\/assets\/SignIn-[^/]+\.js$/],
    ['code that it needs', /\/assets\/Dialog-[^/]+\.js$/],
    ['stylesheet', /\/assets\/Dialog-[^/]+\.css$/],
  ] as const) {
    test(`A dialog’s ${what} does not load: it is tried again, and then the page is loaded at its address`, async ({
      page,
    }) => {
      await page.goto('/faq?from=mail#join');
      const connect = await disconnect(page, pattern);
      await arrived(page);
      await header(page).getByRole('button', { name: 'Sign in' }).click();
      const presented = dialog(page, 'sign-in');
      await expect(message(presented)).toBeFocused();
      await expect(message(presented)).toContainText('This dialog did not load.');
      await expect(presented.getByRole('button', { name: 'Load the page again' })).toHaveCount(0);
      await tryAgain(presented).click();
      const reload = presented.getByRole('button', { name: 'Load the page again' });
      await expect(reload).toBeVisible();
      await connect();
      await tryAgain(presented).click();
      await expect(presented.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
      // With its styles: unstyled, it would stand in the flow of the page.
      await expect(presented).toHaveCSS('position', 'fixed');
      await close(page, 'sign-in');
      await theRestWorks(page);
    });
  }

  test('A dialog that a deployment has taken away: the page is loaded at the same address', async ({ page }) => {
    await page.route(/\/assets\/SignIn-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/faq?from=mail#join');
    await arrived(page);
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await tryAgain(dialog(page, 'sign-in')).click();
    const loaded = page.waitForEvent('load');
    await dialog(page, 'sign-in').getByRole('button', { name: 'Load the page again' }).click();
    await loaded;
    await expect(page).toHaveURL(/\/faq\?from=mail#join$/);
  });

  test('A step of the wizard does not load: what was chosen is kept, and "Try again" goes on', async ({ page }) => {
    await page.goto('/faq');
    const connect = await disconnect(page, /\/assets\/YouAndYourFamily-[^/]+\.js$/);
    await arrived(page);
    await header(page).getByRole('link', { name: 'Join' }).click();
    const first = dialog(page, 'join-us-1');
    await first.getByRole('radio', { name: /^Gold/ }).check({ force: true });
    await first.getByRole('button', { name: 'Continue' }).click();
    const second = dialog(page, 'join-us-2');
    await expect(message(second)).toContainText('This step did not load.');
    await tryAgain(second).click();
    await expect(second.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgain(second).click();
    await expect(second.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(second.getByText('Gold, one year')).toBeVisible();
  });

  test('Another page does not load: this one stays as it is, and "Try again" turns to it', async ({ page }) => {
    await page.goto('/discover-myler');
    const connect = await disconnect(page, /\/assets\/mount-client-router-[^/]+\.js$/);
    await arrived(page);
    await page.locator('[data-island=enquiry]').getByRole('textbox', { name: 'Your name' }).fill('Amara Obi');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await footer(page).getByRole('link', { name: 'Work with us' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/discover-myler$/);
    await expect(page.locator('[data-island=enquiry]').getByRole('textbox', { name: 'Your name' })).toHaveValue(
      'Amara Obi',
    );
    await tryAgain(notice(page)).click();
    await expect(notice(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgain(notice(page)).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('A page that turns does not load its own code: "Try again" shows it at its address', async ({ page }) => {
    await page.goto('/faq');
    await arrived(page);
    await footer(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    const connect = await disconnect(page, /\/assets\/careers-[^/]+\.js$/);
    await footer(page).getByRole('link', { name: 'Work with us' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toBeVisible();
    await expect(page).toHaveURL(/\/careers$/);
    await connect();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not reach you.' })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Work with us/);
    // Nothing about it is stored (docs/product-decisions.md, Consent and the newsletter).
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('reload')))).toEqual([]);
  });

  test('The application does not load: what was pressed is done after "Try again"', async ({ page }) => {
    const connect = await disconnect(page, /\/assets\/entry-client-[^/]+\.js$/);
    await page.goto('/faq?from=mail');
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(notice(page)).toBeVisible();
    await tryAgain(notice(page)).click();
    await expect(notice(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await connect();
    await tryAgain(notice(page)).click();
    await expect(dialog(page, 'sign-in')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('What failed is reported', () => {
  test.use({ consented: false });

  test('after consent, without a word of what was typed', async ({ page, context }) => {
    const collected: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/collect')) collected.push(request.postData() ?? '');
    });
    const watching = page.waitForResponse(/\/assets\/observe-[^/]+\.js$/);
    await page.goto('/faq');
    await dialog(page, 'cookie-consent').getByRole('button', { name: 'Accept' }).click();
    await watching;
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    const presented = dialog(page, 'sign-in');
    await presented.getByLabel('Password', { exact: true }).fill('Okafor-Quillfeather');
    const email = presented.getByRole('textbox', { name: 'E-mail' });
    await email.fill('zephyrine');
    await email.press('End');
    await email.evaluate((element: HTMLInputElement) => {
      Object.defineProperty(element, 'name', {
        get: () => 'email',
        // As a regular expression made of them would.
        set() {
          throw new TypeError(`/(${element.value}|Okafor-Quillfeather)/u was broken on purpose`);
        },
      });
    });
    await email.press('x');
    await expect(message(presented)).toBeVisible();
    await expect.poll(() => collected.join('\n')).toContain('broken on purpose');
    expect(collected.join('\n')).not.toMatch(/zephyrine|Okafor|Quillfeather/i);
  });
});
