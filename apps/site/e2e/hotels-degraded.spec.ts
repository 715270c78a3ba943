import { hotelCards, resultCount, numberIn, openHotels } from './hotels-page.ts';
import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form submits the filters, and the page shows the list, the map and the map’s index', async ({ page }) => {
    await page.goto('/our-hotels');
    await page.getByRole('combobox', { name: 'Region' }).selectOption('indian-ocean');
    await page.getByRole('textbox', { name: 'Children’s ages' }).fill('2, 7');
    await page.getByRole('combobox', { name: 'Connecting rooms' }).selectOption('1');
    await page.getByRole('button', { name: 'Show hotels' }).click();
    await expect(page).toHaveURL(/region=indian-ocean/);
    await expect(resultCount(page)).toHaveText(
      /^\d+ hotels in the Indian Ocean with a pair of connecting rooms for children of 2 and 7$/,
    );
    await expect(page.getByRole('textbox', { name: 'Children’s ages' })).toHaveValue('2, 7');
    await expect(hotelCards(page)).toHaveCount(await numberIn(resultCount(page)));
    await expect(page.locator('#map [data-marker]').first()).toBeVisible();
    await page.getByText('Index to the map').click();
    await expect(page.locator('#map details a')).toHaveCount(await numberIn(resultCount(page)));
    await page.getByRole('link', { name: 'Remove: A pair of connecting rooms' }).click();
    await expect(page).toHaveURL(/\?region=indian-ocean&ages=2,7$/);
  });

  test(
    'a hotel’s page has its rooms and its prices in three currencies, and leads to the web app and back',
    { tag: ['@spec:2-web-app-hotel'] },
    async ({ page, request }) => {
      await page.goto('/our-hotels/maison-palmier');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Palmier');
      await expect(page.getByRole('row', { name: /^Takamaka Family/ })).toContainText('Door to Takamaka Two');
      const html = await (await request.get('/our-hotels/maison-palmier')).text();
      for (const currency of ['GBP', 'EUR', 'USD']) expect(html).toContain(`data-price="${currency}"`);
      const out = page.getByRole('link', { name: 'Plan it in the members’ app' }).first();
      await expect(out).toHaveAttribute('href', '/app/hotels/maison-palmier?redirect=%2Four-hotels%2Fmaison-palmier');
      await out.click();
      await page.getByRole('link', { name: 'Back to where you were' }).click();
      await expect(page).toHaveURL(/\/our-hotels\/maison-palmier$/);
    },
  );
});

test.describe('when the provider fails', () => {
  test.use({ expectedMessages: /status of 502|ERR_FAILED/ });

  test('the list and the chosen filter stay, and “Try again” loads the new list', async ({ page }) => {
    await openHotels(page, '?region=asia');
    const before = await hotelCards(page).locator('h3').allTextContents();
    await page.route('**/v1/hotels/**', (route) =>
      route.fulfill({ status: 502, contentType: 'application/json', body: '{"message":"down"}' }),
    );
    await page.getByRole('checkbox', { name: /A pool/ }).check();
    await expect(page.getByRole('heading', { name: 'The hotels did not reach us.' })).toBeVisible();
    await expect(hotelCards(page).locator('h3')).toHaveText(before);
    await expect(page.getByRole('checkbox', { name: /A pool/ })).toBeChecked();
    await page.unroute('**/v1/hotels/**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(resultCount(page)).toHaveText(/in Asia with a pool/);
  });
});
