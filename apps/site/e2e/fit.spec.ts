import type { Page, Request } from '@playwright/test';
import { violations } from './axe.ts';
import { openHotels, resultCount } from './hotels-page.ts';
import { blockPictures, expect, test, waitUntilReady, waitUntilSettled } from './test.ts';

const panel = (page: Page) => page.locator('[data-island=family]');
const form = (page: Page) => page.getByRole('form', { name: 'Your family' });
const lines = (page: Page) => page.locator('fit-line').filter({ visible: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('family'));

/** Two children, one of whom turns four on 12 June of some year to come, and somebody who cannot climb steps. */
async function describe(page: Page, { keep }: { keep: boolean }): Promise<void> {
  await panel(page)
    .getByText(/fit us\?/)
    .click();
  const fields = form(page);
  await fields.getByRole('combobox', { name: 'First child' }).selectOption('7');
  await fields.getByRole('button', { name: 'Add a child' }).click();
  await fields.getByRole('combobox', { name: 'Second child' }).selectOption('By date of birth');
  await fields
    .getByRole('group', { name: 'Second child, date of birth' })
    .getByRole('textbox', { name: 'Day' })
    .fill('12/06/2026');
  await fields.getByRole('combobox', { name: 'Cots' }).selectOption('1');
  await fields.getByRole('checkbox', { name: 'One of us cannot climb steps' }).check();
  await fields.getByRole('checkbox', { name: 'Nuts and peanuts' }).check();
  if (keep) await fields.getByRole('checkbox', { name: 'Keep our family on this device' }).check();
  await fields.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.getByText('Each hotel now says whether it fits.')).toBeVisible();
}

/** Everything that was sent: addresses and bodies. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  );
  return sent;
}

test.beforeEach(async ({ page }) => {
  await blockPictures(page);
});

test(
  'a family that is not kept is known on every page of the visit, sent nowhere, and forgotten with it',
  { tag: ['@promise:travellers-leave-device', '@promise:travellers-until-closed'] },
  async ({ page }) => {
    const sent = recordSent(page);
    await openHotels(page);
    await expect(lines(page)).toHaveCount(0);
    await describe(page, { keep: false });
    await expect(page.getByText('Kept until this page is closed or loaded again.')).toBeVisible();
    await expect(lines(page).first()).toHaveText(/^(Fits you|Nearly|Perhaps not|Ask first)\. .+\.$/);
    await expect(
      lines(page)
        .filter({ hasText: /^Perhaps not\. .*step/ })
        .first(),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Myler' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(lines(page).first()).toHaveText(/\.$/);
    expect(await stored(page)).toBeNull();
    await page.goto('/our-hotels');
    await waitUntilReady(page);
    await waitUntilSettled(page);
    await expect(lines(page)).toHaveCount(0);
    expect(sent.filter((text) => /2026-06-12|12\/06\/2026|nuts|family=/.test(text))).toEqual([]);
  },
);

test(
  'a family that is kept by its consent is there in the next visit and the other tab, until it is cleared',
  { tag: ['@promise:clear-here'] },
  async ({ page, context }) => {
    await openHotels(page);
    const other = await context.newPage();
    await blockPictures(other);
    await openHotels(other);
    await page.bringToFront();
    await describe(page, { keep: true });
    await expect(page.getByText('Kept on this device.')).toBeVisible();
    await expect(lines(other).first()).toHaveText(/\.$/);
    const kept = JSON.parse((await stored(page)) ?? '{}') as Record<string, unknown>;
    expect(Object.keys(kept).toSorted()).toEqual(['adults', 'allergies', 'children', 'cots', 'stepFree', 'told']);

    await page.reload();
    await waitUntilReady(page);
    await expect(lines(page).first()).toHaveText(/\.$/);
    await page.goto('/privacy-policy#on-your-device');
    await waitUntilReady(page);
    await page.getByRole('heading', { name: 'On this device, right now' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('2 adults; children of 7 and 0; 1 cot')).toBeVisible();
    await page.getByRole('button', { name: 'Clear family' }).click();
    expect(await stored(page)).toBeNull();
    await expect(lines(other)).toHaveCount(0);
  },
);

test(
  'the hotels that fit are a list whose address holds ages, cots and step-free access, and nothing else',
  { tag: ['@promise:travellers-in-enquiry'] },
  async ({ page }) => {
    await openHotels(page);
    await describe(page, { keep: false });
    await page.getByRole('link', { name: 'Filter by our ages, cots and steps' }).click();
    await expect(page).toHaveURL(/\/our-hotels\?ages=7(?:,|%2C)0&cots=1&stepFree=1$/);
    await expect(resultCount(page)).toHaveText(/children of 7 and 0/);
    await expect(lines(page).first()).toBeVisible();
    await expect(lines(page).filter({ hasText: /steps? to the easiest room/ })).toHaveCount(0);
  },
);

test('each arch on the map says what its hotel is for the family, and nothing once the family is cleared', async ({
  page,
}) => {
  await openHotels(page);
  await page.locator('#map').scrollIntoViewIfNeeded();
  await expect(page.locator('#map-keys')).toBeAttached();
  const arches = page.locator('#map [data-marker]:not([data-marker*=" "])');
  const named = arches.and(page.getByRole('link', { name: /\. (Fits you|Nearly|Perhaps not|Ask first)\. .+\.$/ }));
  await expect(named).toHaveCount(0);
  await describe(page, { keep: false });
  await expect(named).toHaveCount(await arches.count());
  const steep = named.and(page.getByRole('link', { name: /Perhaps not\. .*step/ })).first();
  await steep.focus();
  await expect(page.locator('#map').getByText(/^Perhaps not\. .*step/)).toBeVisible();
  await panel(page)
    .getByText(/fit us\?/)
    .click();
  await page.getByRole('button', { name: 'Forget our family' }).click();
  await expect(named).toHaveCount(0);
});

test('a hotel’s page says why not as clearly as why, and names two that fit better', async ({ page }) => {
  const sent = recordSent(page);
  await openHotels(page);
  await describe(page, { keep: true });
  const steep = page.locator('[data-hotel]', { has: page.locator('fit-line', { hasText: /Perhaps not\. .*step/ }) });
  const sentence = (await steep.first().locator('fit-line').innerText()).replace('Perhaps not. ', '');
  await steep.first().getByRole('link').first().click();
  await expect(panel(page).getByText('Does it fit us?')).toBeAttached();
  const fit = panel(page);
  await fit.scrollIntoViewIfNeeded();
  await expect(fit.getByRole('heading', { name: 'Perhaps not, because…' })).toBeVisible();
  await expect(fit.getByText(sentence, { exact: true })).toBeVisible();
  await waitUntilSettled(page);
  const lists = sent.filter((url) => /\/v1\/hotels\/\?.*stepFree=1/.test(url));
  // The link "Filter by our ages, cots and steps" preloads the same list when it comes under the pointer.
  expect(new Set(lists).size).toBe(1);
  const better = fit.locator('section', { has: page.getByRole('heading', { name: 'Two that fit better' }) });
  await expect(better.getByRole('link')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await better.getByRole('link').first().click();
  await waitUntilReady(page);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole('heading').first()).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Perhaps not, because…' })).toHaveCount(0);
  expect(sent.filter((text) => /2026-06-12|12\/06\/2026|nuts|family=/.test(text))).toEqual([]);
});

test(
  'an enquiry about a hotel holds the family, and what is sent is what was left in it',
  { tag: ['@promise:travellers-leave-device'] },
  async ({ page, emailOf }) => {
    const sent = recordSent(page);
    await page.goto('/our-hotels/maison-palmier');
    await waitUntilReady(page);
    await describe(page, { keep: false });
    const enquiry = page.locator('[data-island=enquiry]');
    await enquiry.scrollIntoViewIfNeeded();
    const who = enquiry.getByRole('textbox', { name: 'Who is coming' });
    await expect(who).toHaveValue(
      /^2 adults; a child of 7, a child born June 12, 2026 \(\d\); 1 cot; step-free; without nuts and peanuts$/,
    );
    await expect(who).toHaveAccessibleDescription(/Remove what you would rather not send/);
    expect(sent.filter((text) => /June 12|peanuts/.test(text))).toEqual([]);
    await who.fill('2 adults, a child of 7 and a baby');
    await enquiry.getByRole('textbox', { name: 'Your name' }).fill('Ayşe Yıldız');
    await enquiry.getByRole('textbox', { name: 'Email' }).fill(emailOf('ayse'));
    await enquiry.getByRole('textbox', { name: 'What would you like to know?' }).fill('Is the path fit for a pram?');
    await enquiry.getByRole('button', { name: 'Send to Yasmin Haddad' }).click();
    // The form says the same before it is sent, so the confirmation is what comes after the request.
    await expect.poll(() => sent.filter((text) => /a baby/.test(text)).length).toBe(1);
    await expect(enquiry.getByText('Yasmin Haddad answers within one working day.').last()).toBeVisible();
    expect(sent.filter((text) => /June 12|peanuts/.test(text))).toEqual([]);
  },
);

test('the comparison says it for this family first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('shortlist', 'maison-palmier,dar-zahra');
    localStorage.setItem(
      'family',
      '{"adults":2,"children":[{"age":7}],"cots":0,"stepFree":true,"allergies":[],"told":"2026-11-24"}',
    );
  });
  await page.goto('/shortlist');
  const row = page.getByRole('row', { name: /^For your family/ });
  await expect(row.locator('fit-line b')).toHaveCount(2);
});

test.describe('on a telephone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an error leads to its field, and forgetting keeps the focus in the form', async ({ page }) => {
    await openHotels(page);
    const summary = panel(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const arrival = form(page).getByRole('group', { name: 'Day of arrival' }).getByRole('textbox', { name: 'Day' });
    await arrival.focus();
    await page.keyboard.type('3 August 2020');
    await page.keyboard.press('Enter');
    await expect(arrival).toBeFocused();
    await expect(arrival).toHaveAttribute('aria-invalid', 'true');
    await arrival.fill('3 August 2099');
    await form(page).getByRole('combobox', { name: 'First child' }).press('8');
    await arrival.press('Enter');
    await expect(lines(page).first()).toHaveText(/\.$/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // The form closed on its answer, and the focus is where it opens.
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await form(page).getByRole('button', { name: 'Forget our family' }).press('Enter');
    await expect(lines(page)).toHaveCount(0);
    await expect(form(page).getByRole('combobox', { name: 'Adults' })).toBeFocused();
  });
});

test('the room for the words is there before them, so that nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'family',
      '{"adults":2,"children":[{"age":7},{"age":2}],"cots":1,"stepFree":true,"allergies":["sesame"],"told":"2026-11-24"}',
    );
  });
  for (const width of [360, 768, 1280, 1650]) {
    await page.setViewportSize({ width, height: 900 });
    // With a place in the address the page is laid out whole from the beginning.
    await page.goto('/robots.txt');
    await page.goto('/our-hotels#map');
    const tops = () =>
      page
        .locator('[data-hotel]')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)));
    const before = await tops();
    await waitUntilReady(page);
    await expect(lines(page).last()).toHaveText(/\.$/);
    expect(await tops(), `${width} px wide`).toEqual(before);
  }
});
