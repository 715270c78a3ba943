import type { Page } from '@playwright/test';
import { plainTextOf } from './email-message.ts';
import { waitUntilReady, expect, holdRequests, test } from './test.ts';

const field = (page: Page, name: string | RegExp) =>
  page.locator('[data-island=enquiry]').getByRole('textbox', { name });

async function write(page: Page, email: string, message: RegExp): Promise<void> {
  await field(page, 'Your name').fill('Amara Obi');
  await field(page, 'Email').fill(email);
  await field(page, message).fill('Two of five and eight, at Easter, where no boat sways.');
}

test('a link to the enquiry form focuses its first field, on the same page and from another page', async ({ page }) => {
  await page.goto('/discover-myler');
  await waitUntilReady(page);
  await page.locator('main').getByRole('link', { name: 'Write to a Myler' }).click();
  await expect(field(page, 'Your name')).toBeFocused();

  await page.goto('/faq');
  await page.locator('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/discover-myler#enquire$/);
  await expect(field(page, 'Your name')).toBeFocused();
});

test(
  'an address with #enquire focuses the first field of the enquiry form',
  { tag: ['@spec:2-discover'] },
  async ({ page }) => {
    for (const path of ['/discover-myler', '/partner-with-us']) {
      await page.goto(`${path}#enquire`);
      await waitUntilReady(page);
      await expect(field(page, 'Your name')).toBeFocused();
      await expect(field(page, 'Your name')).toBeInViewport();
    }
  },
);

test('an incomplete enquiry shows the error of each field and keeps what was typed', async ({ page }) => {
  await page.goto('/partner-with-us');
  await field(page, 'Your name').fill('Amara Obi');
  await field(page, 'Email').fill('amara@nowhere');
  await page.getByRole('button', { name: 'Send to the partnerships desk' }).click();
  const summary = page.getByRole('region', { name: 'It has not been sent yet.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the name of your hotel, firm or agency. Your own name will do if you work alone.',
    'Enter an email address in the form name@example.com.',
    'Write a sentence or two about what you do for families.',
  ]);
  await summary.getByRole('link', { name: /in the form/ }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('amara@nowhere');
  await expect(field(page, 'Your name')).toHaveValue('Amara Obi');
});

test('a press that begins before the form hydrates submits it after hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
  await page.goto('/partner-with-us');
  await waitUntilReady(page);
  const send = page.getByRole('button', { name: 'Send to the partnerships desk' });
  await send.hover();
  await page.mouse.down();
  await release();
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'It has not been sent yet.' })).toBeFocused();
});

test(
  'an enquiry is stored once, and the sender and the right desk each get one email',
  { tag: ['@spec:2-partner'] },
  async ({ page, stack, emailOf }) => {
    const [family, hotel] = [emailOf('amara'), emailOf('lime')];
    await page.goto('/discover-myler#enquire');
    await waitUntilReady(page);
    await write(page, family, /What are you planning/);
    await page.getByRole('button', { name: 'Send to a Myler' }).dblclick();
    await expect(page.getByText('Thank you, Amara Obi. It has arrived.')).toBeVisible();

    await page.goto('/partner-with-us#enquire');
    await waitUntilReady(page);
    await field(page, 'Hotel, firm or agency').fill('The Limes');
    await field(page, /Telephone/).fill('020 7946 0132');
    await write(page, hotel, /What do you do/);
    await page.getByRole('button', { name: 'Send to the partnerships desk' }).click();
    await expect(page.getByText('Thank you, Amara Obi. It has arrived.')).toBeVisible();

    const toDesk = async (address: string, sender: string) =>
      (await stack.mailsTo(address)).filter((mail) => plainTextOf(mail).includes(sender));
    await expect.poll(() => stack.mailsTo(family)).toHaveLength(1);
    await expect.poll(() => toDesk('membership@myler.example', family)).toHaveLength(1);
    await expect.poll(() => stack.mailsTo(hotel)).toHaveLength(1);
    await expect.poll(() => toDesk('partnerships@myler.example', hotel)).toHaveLength(1);
    const rows = await stack.query<{ source: string; email: string; phone_number: string | null }>(
      'select source, email, phone_number from leads where email = any($1) order by created_at',
      [[family, hotel]],
    );
    expect(rows).toEqual([
      { source: 'discover-myler', email: family, phone_number: null },
      { source: 'partner-with-us', email: hotel, phone_number: '+442079460132' },
    ]);
  },
);

test.describe('when the desk cannot be reached', () => {
  test.use({ expectedMessages: /status of 503/ });

  test('the form keeps what was typed and names the mailbox', { tag: ['@promise:enquiry-kept'] }, async ({ page }) => {
    await page.route('**/api/mylers/leads', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, message: 'The desk cannot be reached at the moment.' }),
      }),
    );
    await page.goto('/discover-myler#enquire');
    await waitUntilReady(page);
    await write(page, 'again@example.com', /What are you planning/);
    await page.getByRole('button', { name: 'Send to a Myler' }).click();
    const summary = page.getByRole('region', { name: 'It has not been sent yet.' });
    await expect(summary).toContainText('The desk cannot be reached at the moment.');
    await expect(summary).toContainText('membership@myler.example');
    await expect(field(page, /What are you planning/)).toHaveValue(/no boat sways/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, mailbox] of [
    ['/discover-myler', 'membership@myler.example'],
    ['/partner-with-us', 'partnerships@myler.example'],
  ] as const) {
    test(`${path} shows a link to the mailbox in place of the form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeHidden();
      await expect(page.locator('#enquire').getByRole('link', { name: mailbox })).toHaveAttribute(
        'href',
        `mailto:${mailbox}?subject=Enquiry%20to%20Myler`,
      );
    });
  }
});

test('a company sends an enquiry about a membership, and its name and the membership are stored', async ({
  page,
  stack,
  emailOf,
}) => {
  const board = emailOf('board');
  await page.goto('/membership?category=corporate#enquire');
  await waitUntilReady(page);
  await write(page, board, /Who would travel/);
  await field(page, 'Company').fill('The Limes');
  await page.locator('[data-island=enquiry]').getByRole('combobox', { name: 'Membership' }).selectOption('Dynasty');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(page.getByText('Thank you, Amara Obi. It has arrived.')).toBeVisible();
  const rows = await stack.query<{ organisation: string; membership_id: string }>(
    "select organisation, membership_id from leads where source = 'corporate-membership' and email = $1",
    [board],
  );
  expect(rows).toEqual([{ organisation: 'The Limes', membership_id: 'dynasty' }]);
});
