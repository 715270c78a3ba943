import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test, waitUntilReady } from './test.ts';

const hotels = ['maison-palmier', 'dar-zahra', 'villa-cipresso'];

/** A list to decide on, made as the shortlist’s page makes it. */
async function sharedList(page: Page, ids = hotels): Promise<string> {
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), ids.join());
  await page.goto('/shortlist');
  await page.getByRole('button', { name: 'Decide together' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ hotels, one decision\./);
  // The hash of the address names no element.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return page.url();
}

/** Somebody else with the link, on a device of their own. */
async function guest(browser: Browser, link: string, more: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(more);
  await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: new URL(link).origin }]);
  await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function chooseAs(page: Page, name: string, ...liked: string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).not.toBeFocused();
  for (const hotel of liked) await heart(page, hotel).click();
  if (liked.length > 0) await expect(saving(page)).toContainText('Saved.');
}

const heart = (page: Page, hotel: string) => page.getByRole('button', { name: `I like it: ${hotel}` });
const saving = (page: Page) => page.getByRole('status').filter({ hasText: /sav/i });
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
/** What a browser tells a page when its visitor comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].toSorted());

test('a family decides: each sees the hearts of the others, and first what all of them like', async ({
  page,
  browser,
  stack,
}) => {
  const link = await sharedList(page);
  await chooseAs(page, 'Anna', 'Dar Zahra', 'Villa Cipresso');
  await expect(page.getByText('So far only Anna has chosen: Dar Zahra and Villa Cipresso.')).toBeVisible();

  const grandma = await guest(browser, link, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await expect(grandma.getByText('So far only Anna has chosen')).toBeVisible();
  const before = await stored(grandma);
  await heart(grandma, 'Villa Cipresso').tap();
  await expect(grandma.getByText('Enter your name to save your hearts.')).toBeVisible();
  await expect(grandma.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await grandma.keyboard.type('Grandma');
  await expect(grandma.getByText('Enter your name to save your hearts.')).toBeHidden();
  // The heart that she pressed before she said who she is.
  await heart(grandma, 'Villa Cipresso').tap();
  await expect(saving(grandma)).toContainText('Grandma, one heart. Saved.');
  await expect(heart(grandma, 'Villa Cipresso')).toHaveAttribute('aria-pressed', 'true');
  await expect(grandma.getByText('Both of you like Villa Cipresso.')).toBeVisible();
  expect(await stored(grandma)).toEqual(before);

  await comeBack(page);
  await expect(page.getByText('Both of you like Villa Cipresso.')).toBeVisible();
  await expect(names(page)).toHaveText(['Villa Cipresso', 'Dar Zahra', 'Maison Palmier']);
  expect(await stack.query('select hotels from shared_shortlists where voters::text like $1', ['%Grandma%'])).toEqual([
    { hotels },
  ]);
  await grandma.context().close();
});

test('a link is shared with its token, which is in no request but the page’s own calls', async ({ page }) => {
  const copied: string[] = [];
  await page.exposeFunction('copied', (text: string) => copied.push(text));
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    navigator.clipboard.writeText = (text) =>
      (window as unknown as { copied: typeof navigator.clipboard.writeText }).copied(text);
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const link = await sharedList(page);
  expect(new URL(link).pathname + new URL(link).hash).toMatch(/^\/shortlist\/together#[\w-]{22}$/);
  await page.getByRole('button', { name: 'Share the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(copied).toEqual([link]);
  const token = new URL(link).hash.slice(1);
  const withToken = requested.filter((request) => request.includes(token)).map((request) => request.split(' ')[0]);
  for (const url of withToken) expect(new URL(url ?? '').pathname).toBe(`/v1/shortlists/${token}`);
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/ });

  test(
    'no heart is lost: it is kept through a reload and saved when the line is back',
    { tag: ['@promise:shared-saved-later'] },
    async ({ page, context }) => {
      await sharedList(page);
      await chooseAs(page, 'Ben', 'Dar Zahra');
      await context.setOffline(true);
      await heart(page, 'Maison Palmier').click();
      await expect(saving(page)).toContainText('Not saved yet: the connection was lost.');
      await expect(heart(page, 'Maison Palmier')).toHaveAttribute('aria-pressed', 'true');
      await context.setOffline(false);
      await expect(saving(page)).toContainText('Ben, two hearts. Saved.');

      await page.route('**/v1/shortlists/*/votes', (route) => route.abort());
      await heart(page, 'Villa Cipresso').click();
      await expect(saving(page)).toContainText('Not saved yet');
      await page.unroute('**/v1/shortlists/*/votes');
      await page.reload();
      await expect(saving(page)).toContainText('Ben, three hearts. Saved.');
      await expect(page.getByText('So far only Ben has chosen')).toBeVisible();
    },
  );

  test('making the link can be tried again, and makes one list', async ({ page, stack }) => {
    await page.addInitScript(() => localStorage.setItem('shortlist', 'nine-dhonis,riad-tisma'));
    await page.goto('/shortlist');
    // The list is made, and the answer is lost.
    await page.route('**/v1/shortlists', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Decide together' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your list is safe.' })).toBeVisible();
    await page.unroute('**/v1/shortlists');
    await page.getByRole('button', { name: 'Decide together' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two hotels, one decision.');
    const made = await stack.query('select 1 from shared_shortlists where hotels = $1::jsonb', [
      JSON.stringify(['nine-dhonis', 'riad-tisma']),
    ]);
    expect(made).toHaveLength(1);
  });
});

test.describe('somebody with the name of another', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('is asked: the same person has the hearts again, another one takes another name', async ({ page, browser }) => {
    const link = await sharedList(page);
    await chooseAs(page, 'Anna', 'Dar Zahra');
    const tablet = await guest(browser, link);
    await chooseAs(tablet, 'anna');
    await tablet.getByRole('button', { name: 'Yes, that is me' }).click();
    await expect(heart(tablet, 'Dar Zahra')).toHaveAttribute('aria-pressed', 'true');
    await heart(tablet, 'Villa Cipresso').click();
    await expect(saving(tablet)).toContainText('two hearts. Saved.');
    await comeBack(page);
    await expect(heart(page, 'Villa Cipresso')).toHaveAttribute('aria-pressed', 'true');

    const niece = await guest(browser, link);
    await chooseAs(niece, 'Anna');
    await niece.getByRole('button', { name: 'No, use another name' }).click();
    await chooseAs(niece, 'Anna B.', 'Maison Palmier');
    await comeBack(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Maison Palmier' })).toContainText('Anna B.');
    await tablet.context().close();
    await niece.context().close();
  });
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedMessages: /status of 40[49]/ });

  test('says so plainly: unknown, sixty days old, full, without its end', async ({ page, stack }) => {
    await page.goto(`/shortlist/together#${'x'.repeat(22)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no list for this link.');
    await page.goto('/shortlist/together');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Open this page with the link that was sent to you.',
    );

    const link = await sharedList(page, ['dar-zahra', 'nine-dhonis']);
    await chooseAs(page, 'Voter to be copied', 'Dar Zahra');
    const mine = '%Voter to be copied%';
    await stack.query(
      `update shared_shortlists set voters = (select jsonb_agg(jsonb_build_object('name', 'Voter ' || number, 'hotels', voters->0->'hotels'))
         from generate_series(1, 10) as number) || '[]'::jsonb where voters::text like $1`,
      [mine],
    );
    await page.reload();
    await heart(page, 'Nine Dhonis').click();
    await expect(saving(page)).toContainText('Not saved: ten others have chosen, and the list is full.');
    await stack.query(`update shared_shortlists set expires_at = now() where voters::text like '%Voter 10%'`, []);
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no list for this link.');
  });
});

test(
  'a list is sent to a Myler in a message that was read over',
  { tag: ['@promise:travel-read-over'] },
  async ({ page, stack, emailOf }) => {
    const email = emailOf('anna');
    await page.addInitScript(() => localStorage.setItem('shortlist', 'maison-palmier,dar-zahra'));
    await page.goto('/shortlist');
    await page.getByRole('button', { name: 'Write to a Myler' }).click();
    await expect(page.getByRole('heading', { name: 'Send it to a Myler.' })).toBeFocused();
    const message = page.getByRole('textbox', { name: 'What are you planning?' });
    await expect(message).toHaveValue('On our shortlist: Maison Palmier and Dar Zahra.\n\n');
    await message.press('ControlOrMeta+End');
    await message.pressSequentially('Two children, in May.');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send to a Myler' }).click();
    await expect(page.getByText('It has arrived.')).toBeVisible();
    expect(await stack.query('select message from leads where email = $1', [email])).toEqual([
      { message: 'On our shortlist: Maison Palmier and Dar Zahra.\n\nTwo children, in May.' },
    ]);
  },
);

test('axe finds no violation where a family decides, and the page is no wider than the window', async ({ page }) => {
  await sharedList(page);
  await waitUntilReady(page);
  await expectAccessible(page);
  await chooseAs(page, 'Bartholomew von und zu Hohenlohe-Langenb', 'Dar Zahra');
  await expectAccessible(page);
});
