import { findInMail } from './email-message.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

const sums = ['£295', '€345', '$375', '£1,495', '£3,950', '£9,500', '£4,500', '£25,000'];

for (const path of ['/', '/membership']) {
  test(
    `${path} shows all its content and prices without JavaScript`,
    { tag: ['@spec:2-membership'] },
    async ({ page, request }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const tier of ['Travel', 'Gold', 'Black', 'Black+', 'Dynasty Dining', 'Dynasty']) {
        await expect(page.getByRole('heading', { name: tier, exact: true }).first()).toBeVisible();
      }
      await expect(page.getByText('£1,495').first()).toBeVisible();
      const html = await (await request.get(path)).text();
      for (const sum of sums) expect(html).toContain(sum);
    },
  );
}

test('no page offers to print without JavaScript, which could not', async ({ page }) => {
  for (const path of [
    '/terms-and-conditions',
    '/our-hotels/dar-zahra',
    '/press/ten-years',
    '/travel-journal/six-letters-about-the-last-eighty-minutes',
  ]) {
    await page.goto(path);
    await expect(page.locator('[data-print]')).toHaveCount(1);
    await expect(page.locator('[data-print]')).toBeHidden();
  }
});

test('without JavaScript Menu leads to all links, and Join says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/membership');
  const sentence = page.getByRole('paragraph').filter({ hasText: 'Joining needs JavaScript, which is off.' });
  await page.getByRole('link', { name: 'Join Gold' }).first().click();
  await expect(page).toHaveURL(/\/membership\?join=gold$/);
  await expect(sentence).toBeInViewport();
  await expect(sentence.getByRole('link', { name: '+44 20 7946 0132' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Our hotels' })).toBeInViewport();
});

test('the search of home finds hotels without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByLabel('Where to').fill('maison palmier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=maison\+palmier$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Maison Palmier' })).toBeVisible();
});

test('a mail scanner that follows the confirmation link does not confirm the subscription', async ({
  page,
  request,
  stack,
  emailOf,
}) => {
  const reader = emailOf('scanned');
  const headers = { origin: stack.origin };
  const stateOf = async () =>
    (await stack.query<{ state: string }>('select state from subscribers where email = $1', [reader]))[0]?.state;
  await request.post('/api/newsletter', { headers, data: { email: reader } });
  const link = await findInMail(stack, reader, /https?:\/\/\S*#newsletter-confirm=[\w-]+/);
  const token = new URL(link).hash.split('=')[1] ?? '';

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const method of ['get', 'head'] as const) {
    expect((await request[method](link)).status()).toBe(200);
    for (const path of [`/?newsletter-confirm=${token}`, `/v1/newsletter/confirm?token=${token}`])
      await request[method](path);
  }
  expect(await stateOf()).toBe('pending');
  expect(await stack.mailsTo(reader)).toHaveLength(1);

  await request.post('/v1/newsletter/confirm', { headers, data: { token } });
  expect(await stateOf()).toBe('confirmed');
  await expect.poll(() => stack.mailsTo(reader)).toHaveLength(2);
});

test('a reader unsubscribes by the button on the page that the newsletter links to', async ({
  page,
  request,
  stack,
  emailOf,
}) => {
  const leaver = emailOf('leaver');
  const headers = { origin: stack.origin };
  await request.post('/api/newsletter', { headers, data: { email: leaver } });
  const token = await findInMail(stack, leaver, /(?<=#newsletter-confirm=)[\w-]+/);
  await request.post('/v1/newsletter/confirm', { headers, data: { token } });
  const link = await findInMail(stack, leaver, /http\S+\/unsubscribe\?token=[\w-]+/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Shall we stop the letter?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop the letter' }).click();
  await expect(page.getByRole('heading', { name: 'You are off the list.' })).toBeVisible();
  expect(page.url()).toBe(`${stack.origin}/unsubscribed`);
  // The link of a subscription that has ended stops no other, and says so.
  const over = await request.post(link, { headers: { accept: 'text/html' } });
  expect(over.status()).toBe(410);
  expect(await over.text()).toMatch(
    /<h1>This link is over<[^]*If it still comes, press the link at the foot of the newest/,
  );
  // As the server of a mail program asks: from no page.
  const again = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(again.status()).toBe(410);
});
