import type { Page } from '@playwright/test';
import { plainTextOf } from './email-message.ts';
import { printedPages } from './printed-pages.ts';
import { waitUntilReady, expect, test } from './test.ts';

const PAGE = '/our-hotels/maison-palmier';
const field = (page: Page, name: string) => page.locator('[data-island=enquiry]').getByRole('textbox', { name });
const plan = (page: Page) => page.locator('[data-island=room-plan]');

test(
  'somebody who is not a member asks about a hotel, and the desk and the sender read its name and its Myler’s',
  { tag: ['@promise:enquiry-not-binding'] },
  async ({ page, stack, emailOf }) => {
    const email = emailOf('palm');
    await page.goto(`${PAGE}?month=10&ages=2,7&adults=2`);
    await waitUntilReady(page);
    await page.getByRole('link', { name: 'Ask Yasmin' }).click();
    await expect(field(page, 'Your name')).toBeFocused();
    await expect(field(page, 'When')).toHaveValue('October');
    await expect(field(page, 'Who is coming')).toHaveValue('2 adults, children of 2 and 7');
    await field(page, 'Who is coming').fill('Two of us, and children of 2 and 7');
    await field(page, 'Your name').fill('Amara Obi');
    await field(page, 'Email').fill(email);
    await field(page, 'What would you like to know?').fill('Is the alcove dark at noon?');
    await page.getByRole('button', { name: 'Send to Yasmin Haddad' }).click();
    await expect(page.getByText('Yasmin Haddad answers within one working day.').last()).toBeVisible();
    const enquiries = () =>
      stack.query<Record<string, string>>(
        'select source, hotel_id, myler_id, travel_dates, family from leads where email = $1',
        [email],
      );
    await expect.poll(enquiries).toEqual([
      {
        source: 'hotel',
        hotel_id: 'maison-palmier',
        myler_id: 'yasmin-haddad',
        travel_dates: 'October',
        family: 'Two of us, and children of 2 and 7',
      },
    ]);
    await expect.poll(async () => (await stack.mailsTo(email)).map(plainTextOf).join()).toMatch(/Maison Palmier/);
    await expect
      .poll(async () => (await stack.mailsTo('membership@myler.example')).map(plainTextOf).join())
      .toMatch(/For: Yasmin Haddad/);
  },
);

for (const path of [PAGE, '/our-hotels/tongkang-house?ages=2,7']) {
  test(
    `${path} is printed as a family sheet: two pages, with what a family needs on the way`,
    { tag: '@poppler' },
    async ({ page }) => {
      await page.goto(path);
      await waitUntilReady(page);
      const pages = await printedPages(page);
      expect(pages).toHaveLength(2);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      expect(pages[0]).toContain(name);
      expect(pages[0]).toMatch(/What they will do, and when they will eat/);
      for (const part of [
        'Steps',
        'The way here',
        'Car seats',
        'Allergies',
        'From your door to this one',
        'The desk answers',
      ])
        expect(pages[1]).toContain(part);
      expect(pages.join()).not.toMatch(/Keep |Send to|Compare/);
    },
  );
}

test('a child is moved to another bed by the arrow keys, by the list and by dragging, and the enquiry knows its age', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitUntilReady(page);
  await plan(page).scrollIntoViewIfNeeded();
  await plan(page).getByRole('combobox', { name: 'Add a child’s age' }).selectOption('7');
  const child = plan(page).getByRole('button', { name: /^The child of 7, in/ });
  await expect(child).toHaveAccessibleName('The child of 7, in single 1, Takamaka Family');
  await child.press('ArrowRight');
  await child.press('ArrowRight');
  await expect(child).toHaveAccessibleName('The child of 7, in single 1, Takamaka Two');
  await expect(child).toBeFocused();
  await plan(page).getByRole('combobox', { name: 'The child of 7 sleeps in' }).selectOption('single 2, Takamaka Two');
  await expect(plan(page).getByRole('status')).toHaveText('The child of 7 is in single 2, Takamaka Two.');

  const from = await child.boundingBox();
  const cot = await plan(page).locator('svg').first().locator('text', { hasText: 'cot' }).boundingBox();
  if (!from || !cot) throw new Error('The child and the cot are not drawn.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(cot.x + cot.width / 2, cot.y - 40, { steps: 5 });
  await page.mouse.up();
  await expect(plan(page).getByRole('status')).toHaveText('A cot is for children under two.');
  await expect(child).toHaveAccessibleName('The child of 7, in single 2, Takamaka Two');
  await page.getByRole('link', { name: 'Ask Yasmin' }).click();
  await expect(field(page, 'Who is coming')).toHaveValue('a child of 7');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the price and the way to ask stay at the bottom, and never cover the form or what has the focus', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await waitUntilReady(page);
    const bar = page.getByRole('complementary', { name: 'Price of Maison Palmier' });
    await expect(bar).toBeInViewport();
    const covered = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const bar = document.querySelector('aside[aria-label^="Price of"]');
        if (!activeElement || !bar || bar.contains(activeElement)) return false;
        const [focus, price] = [activeElement.getBoundingClientRect(), bar.getBoundingClientRect()];
        return focus.height < 400 && focus.bottom > price.top && focus.top < price.bottom;
      });
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      // Parts that come into the window are laid out then, and the page moves to keep the focus where it was.
      await expect.poll(covered).toBe(false);
    }
    await bar.getByRole('link', { name: 'Ask' }).click();
    await expect(field(page, 'Your name')).toBeFocused();
    await expect(bar).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures open with their captions, and the Myler is written to', async ({ page }) => {
    await page.goto(PAGE);
    const pictures = page.getByRole('region', { name: 'Pictures of Maison Palmier' });
    await expect(pictures.locator('figcaption').filter({ visible: true })).toHaveCount(3);
    await page.getByText('All five pictures').click();
    await expect(pictures.locator('figcaption').filter({ visible: true })).toHaveCount(5);
    await expect(page.locator('#enquire').getByRole('link', { name: 'membership@myler.example' })).toHaveAttribute(
      'href',
      'mailto:membership@myler.example?subject=About%20Maison%20Palmier%2C%20for%20Yasmin%20Haddad',
    );
  });
});
