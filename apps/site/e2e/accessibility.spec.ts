import { dialogNames, dialogTypes, type DialogType } from '@myler/state/dialogs';
import { expectAccessible } from './axe.ts';
import { openDialog } from './containment.ts';
import { registerMember } from './member.ts';
import { pageKinds } from './page-kinds.ts';
import { saidTwice } from './spoken.ts';
import { waitUntilReady, expect, test, blockPictures } from './test.ts';
import { followLink } from './ways-to-open.ts';
import { breadcrumbDistance, widerThanWindow } from './whole-page.ts';

const telephone = { width: 360, height: 740 };

/** What `sweep.spec.ts` does not visit. */
const states = ['/no-such-page', ...pageKinds.flatMap(({ states: ofKind }) => ofKind)];

for (const path of states) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === '/no-such-page' ? /status of 404/ : null });

    test('axe finds no violation on a telephone and on a desktop, nothing is said twice, and the page is no wider than any window', async ({
      page,
    }) => {
      // Their places and names are in the page without them, and drawing them takes longer than all that is examined.
      await blockPictures(page);
      await page.goto(path);
      await waitUntilReady(page);
      await expectAccessible(page);
      expect(await widerThanWindow(page)).toEqual([]);
      expect(saidTwice(await page.locator('body').ariaSnapshot()), 'heard twice in a row').toEqual([]);
      expect([null, 24], 'the breadcrumb is where it is on every page').toContain(await breadcrumbDistance(page));
    });
  });
}

test('axe finds no violation on the map of hotels, which on a telephone stands in the place of the list', async ({
  page,
}) => {
  await blockPictures(page);
  await page.setViewportSize(telephone);
  await page.goto('/our-hotels');
  await waitUntilReady(page);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.locator('#map').scrollIntoViewIfNeeded();
  await expect(page.locator('#map-keys')).toBeAttached();
  await expectAccessible(page);
});

test('a price is heard with its period, a number of hotels with its noun, and a sum after a pause', async ({
  page,
}) => {
  const heard = async (path: string) => {
    await page.goto(path);
    return page.getByRole('main').ariaSnapshot();
  };
  expect(await heard('/search-results?q=seychelles')).toMatch(/from £640 a night/);
  const hotels = await heard('/our-hotels');
  expect(hotels).toMatch(/, from £640 a night/);
  expect(hotels).toMatch(/A pool ?, \d+ found/);
  expect(await heard('/membership')).toMatch(/Breakfasts ?: £1,152/);
});

test.describe('when nothing arrives', () => {
  // A page whose data did not arrive says so, and reports it.
  test.use({ expectedMessages: /Failed to load resource|^uncaught: An unexpected error occurred/ });

  // A page that the server fills, one that the browser fills, and one with a subject.
  for (const path of ['/our-hotels', '/account', '/travel-journal/wellness']) {
    test(`axe finds no violation on what ${path} then says`, async ({ page }) => {
      await blockPictures(page);
      await page.goto('/about');
      await waitUntilReady(page);
      await page.route('**/v1/**', (route) => route.abort());
      await page.route('**/api/**', (route) => route.abort());
      await followLink(page, path);
      await expectAccessible(page);
    });
  }
});

test('axe finds no violation on the pages of a member', async ({ page, stack }) => {
  await registerMember(page.request, stack, 'Philippa');
  for (const path of ['/account', '/account/details', '/account/people', '/account/payments', '/account/privacy']) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitUntilReady(page);
      await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

/** Dialogs that a press alone does not open, and the address that does. */
const linkOf: Partial<Record<DialogType, string>> = {
  'reset-password': '/faq#reset-password=an-old-token',
  'confirm-email': '/faq#confirm-email=an-old-token',
  'cancel-email': '/faq#cancel-email=an-old-token',
  'newsletter-confirm': '/faq#newsletter-confirm=an-old-token',
  'have-written': '/faq#have-written=an-old-token',
  invitation: '/faq#invitation=an-old-token-of-somebody',
};

test.describe('in a dialog', () => {
  // It opens every dialog.
  test.describe.configure({ timeout: 900_000 });
  // The tokens are no longer valid.
  test.use({ expectedMessages: /Failed to load resource/ });

  test('axe finds no violation', async ({ page }) => {
    for (const type of dialogTypes) {
      await test.step(dialogNames[type], async () => {
        // Otherwise an address that differs by its hash would not load a document.
        await page.goto('/robots.txt');
        await page.goto(linkOf[type] ?? '/faq');
        await waitUntilReady(page);
        if (!linkOf[type]) await openDialog(page, type);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
});
