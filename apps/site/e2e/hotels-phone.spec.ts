import { hotelCards, openHotels, resultCount } from './hotels-page.ts';
import { expect, test } from './test.ts';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first hotel begins on the first screen', async ({ page }) => {
    await openHotels(page);
    const box = await hotelCards(page).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(420);
  });

  test('the filters open as a sheet, which stays open, counts twins and names the number that is left', async ({
    page,
  }) => {
    await openHotels(page);
    const open = page.getByRole('button', { name: /^Filter/ });
    await expect(page.getByRole('heading', { name: 'Filter the hotels' })).toBeHidden();
    await open.focus();
    await page.keyboard.press('Enter');
    for (const [age, ages, chosen] of [
      ['of 2', '2', 'of 2, 1 chosen'],
      ['of 2', '2,2', 'of 2, 2 chosen'],
      ['of 7', '2,2,7', 'of 7, 1 chosen'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^Add a child ${age}(?:,|$)`) }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('ages') === ages);
      await expect(page.getByRole('heading', { name: 'Filter the hotels' })).toBeVisible();
      // The address changes before the list does, and the next age is pressed in the new list.
      await expect(page.getByRole('link', { name: `Add a child ${chosen}` })).toBeVisible();
    }
    const show = page.getByRole('button', { name: /^Show \d+ hotels?$/ });
    const promised = Number.parseInt((await show.innerText()).replace(/\D+/, ''), 10);
    await show.click();
    await expect(show).toBeHidden();
    await expect(resultCount(page)).toHaveText(new RegExp(`^${promised} hotels? for children of 2, 2 and 7`));
  });

  test('Escape closes the filters, and the focus returns to their button', async ({ page }) => {
    await openHotels(page);
    const open = page.getByRole('button', { name: /^Filter/ });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Filter the hotels' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Filter the hotels' })).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('the map fills the screen, Escape and Back lead to the list', async ({ page }) => {
    await openHotels(page);
    await expect(page.locator('#map')).toBeHidden();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.locator('#map-keys')).toBeAttached();
    expect(await page.locator('#map').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await page.goBack();
    await expect(page.locator('#map')).toBeHidden();
    await page.goForward();
    await expect(page.locator('#map-keys')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.locator('#map')).toBeHidden();
  });
});

test.describe('a finger on the map', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('shows the name and the price of a hotel first, and opens it by a second tap', async ({ page }) => {
    await openHotels(page, '?region=indian-ocean');
    await page.getByRole('link', { name: 'Map', exact: true }).tap();
    await expect(page.locator('#map-keys')).toBeAttached();
    const hotel = page.locator('#map [data-marker="maison-palmier"]');
    const card = page.locator('#map').getByText(/^from\s+£/);
    await hotel.tap();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/\/our-hotels\?region=indian-ocean#map$/);
    await hotel.tap();
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
  });

  test('never meets two arches in one place, and each is large enough', async ({ page }) => {
    await openHotels(page);
    await page.getByRole('link', { name: 'Map', exact: true }).tap();
    await expect(page.locator('#map-keys')).toBeAttached();
    const boxes = await page
      .locator('#map [data-marker] path:nth-child(2)')
      .evaluateAll((all) => all.map((arch) => arch.getBoundingClientRect().toJSON() as DOMRect));
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    );
    expect(overlapping).toEqual([]);
    const areas = await page
      .locator('#map [data-marker] path:first-child')
      .evaluateAll((all) => all.map((area) => Math.round(area.getBoundingClientRect().width)));
    expect(Math.min(...areas)).toBeGreaterThanOrEqual(32);
  });
});

test('ages in words are understood, and what is not an age is refused beside the field', async ({ page }) => {
  await openHotels(page);
  const ages = page.getByRole('textbox', { name: 'Children’s ages' });
  const problem = page.getByText('Ages from 0 to 17, such as 2 and 7.');
  await ages.pressSequentially('two and lots');
  await ages.press('Tab');
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL(/\/our-hotels$/);
  await ages.fill('two and seven');
  await expect(problem).toBeHidden();
  await expect(page).toHaveURL(/\?ages=2(,|%2C)7$/);
});

test('the limits of a night are in the visitor’s currency, in the filter, the sentence and the chip', async ({
  page,
}) => {
  await openHotels(page);
  await page.locator('select[name=currency]').first().selectOption('USD');
  await page.getByRole('radio', { name: /Up to \$425/ }).check();
  await expect(page).toHaveURL(/\?price=1$/);
  await expect(resultCount(page)).toContainText('up to');
  await expect(resultCount(page).locator('[data-price=USD]')).toBeVisible();
  await expect(resultCount(page).locator('[data-price=GBP]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove: Up to $425 a night' })).toBeVisible();
  const most = await hotelCards(page)
    .locator('[data-price=USD]')
    .allInnerTexts()
    .then((texts) => Math.max(...texts.map((text) => Number(text.replaceAll(/\D/g, '')))));
  expect(most).toBeLessThanOrEqual(425);
});
