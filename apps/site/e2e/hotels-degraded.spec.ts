import { cards, found, numberOf, openHotels } from './hotels-page.ts';
import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends what is chosen, and the list, the map and its index are there', async ({ page }) => {
    await page.goto('/our-hotels');
    await page.getByRole('combobox', { name: 'Region' }).selectOption('indian-ocean');
    await page.getByRole('textbox', { name: 'Children’s ages' }).fill('2, 7');
    await page.getByRole('checkbox', { name: /Connecting rooms/ }).check();
    await page.getByRole('button', { name: 'Show hotels' }).click();
    await expect(page).toHaveURL(/region=indian-ocean/);
    await expect(found(page)).toHaveText(
      /^\d+ hotels in the Indian Ocean with connecting rooms for children of 2 and 7$/,
    );
    await expect(page.getByRole('textbox', { name: 'Children’s ages' })).toHaveValue('2, 7');
    await expect(cards(page)).toHaveCount(await numberOf(found(page)));
    await expect(page.locator('#map [data-marker]').first()).toBeVisible();
    await page.getByText('Index to the map').click();
    await expect(page.locator('#map details a')).toHaveCount(await numberOf(found(page)));
    await page.getByRole('link', { name: 'Take off: Connecting rooms' }).click();
    await expect(page).toHaveURL(/\?region=indian-ocean&ages=2,7$/);
  });

  test('a hotel’s page says who sleeps where, in three currencies, and leads to the web app and back', async ({
    page,
    request,
  }) => {
    await page.goto('/our-hotels/maison-palmier');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Palmier');
    await expect(page.getByRole('row', { name: /^Takamaka Family/ })).toContainText('Door to Takamaka Two');
    const html = await (await request.get('/our-hotels/maison-palmier')).text();
    for (const currency of ['GBP', 'EUR', 'USD']) expect(html).toContain(`data-price="${currency}"`);
    const out = page.getByRole('link', { name: 'Plan it in the web app' }).first();
    await expect(out).toHaveAttribute('href', '/app/hotels/maison-palmier?redirect=%2Four-hotels%2Fmaison-palmier');
    await out.click();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
  });
});

test.describe('when the provider fails', () => {
  test.use({ expectedMessages: [/status of 502|ERR_FAILED/] });

  test('what was there stays, what was chosen stays, and there is a way to ask again', async ({ page }) => {
    await openHotels(page, '?region=asia');
    const before = await cards(page).locator('h3').allInnerTexts();
    await page.route('**/v1/hotels/**', (route) =>
      route.fulfill({ status: 502, contentType: 'application/json', body: '{"message":"down"}' }),
    );
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(page.getByRole('heading', { name: 'The hotels did not reach us.' })).toBeVisible();
    await expect(cards(page).locator('h3')).toHaveText(before);
    await expect(page.getByRole('checkbox', { name: /A pool/ })).toBeChecked();
    await page.unroute('**/v1/hotels/**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(found(page)).toHaveText(/in Asia with a pool/);
  });
});

test.describe('a hotel that is not there', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('answers 404 with the not-found page', async ({ page, request }) => {
    expect((await request.get('/our-hotels/atlantis')).status()).toBe(404);
    await page.goto('/our-hotels/atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends at the hedge.');
  });
});
