import type { Page } from '@playwright/test';
import { dialogNames, dialogTypes, type DialogType } from '@myler/state/dialogs';
import { violations } from './axe.ts';
import { registerMember } from './member.ts';
import { pageStates } from './page-states.ts';
import { saidTwice } from './spoken.ts';
import { waitUntilReady, expect, test, blockPictures } from './test.ts';
import { followLink } from './ways-to-open.ts';

const pages = Object.values(pageStates).flatMap(({ loaded, empty = [] }) => [...loaded, ...empty]);
/** What the browser reports of a page: that it is answered with 404. */
const messagesOf = (path: string) => (['/not-found', '/no-such-page'].includes(path) ? /status of 404/ : null);
const telephone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** The breakpoints, widths between them, and 320: a window of 1280 pixels at 400 %. */
const widths = [320, 360, 375, 450, 600, 768, 1024, 1280, 1440, 1650, 1920];

for (const path of [...pages, '/no-such-page']) {
  test.describe(path, () => {
    test.use({ viewport: telephone, expectedMessages: messagesOf(path) });

    // One visit, because each takes as long as everything that is examined in it.
    test('axe finds no violation on a telephone and on a desktop, nothing is said twice, and the page is no wider than any window', async ({
      page,
    }) => {
      // Their places and names are in the page without them, and drawing them takes longer than all that is examined.
      await blockPictures(page);
      await page.goto(path);
      await waitUntilReady(page);
      expect(saidTwice(await page.locator('body').ariaSnapshot()), 'heard twice in a row').toEqual([]);
      expect([null, 24], 'the breadcrumb is where it is on every page').toContain(await breadcrumbDistance(page));
      await expectMapAccessible(page);
      await expectAccessibleAtBothWidths(page);
      expect(await widthsThatAreTooSmall(page)).toEqual([]);
    });
  });
}

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
  expect(await heard('/membership')).toMatch(/Comes back ?: £1,512/);
});

test.describe('when nothing arrives', () => {
  // A page whose data did not arrive says so, and reports it. Requests that are sent again may make it late on a busy machine.
  test.use({
    expectedMessages: /Failed to load resource|^uncaught: An unexpected error occurred|timeout in DOM update/,
  });

  for (const [page, { loaded, empty = [], fetchesNothing }] of Object.entries(pageStates)) {
    if (fetchesNothing) continue;
    const [path = page] = [...loaded, ...empty];
    test(`axe finds no violation on what ${page} then says`, async ({ page }) => {
      await blockPictures(page);
      await page.goto(path === '/about' ? '/faq' : '/about');
      await waitUntilReady(page);
      await page.route('**/v1/**', (route) => route.abort());
      await page.route('**/api/**', (route) => route.abort());
      await followLink(page, path);
      await expectAccessibleAtBothWidths(page);
    });
  }
});

test.describe('for a member', () => {
  for (const [path, { ofMembers }] of Object.entries(pageStates)) {
    if (!ofMembers) continue;
    test(`axe finds no violation on ${path}`, async ({ page, stack }) => {
      await registerMember(page.request, stack, 'Philippa');
      await page.goto(path);
      await waitUntilReady(page);
      await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
      await expectAccessibleAtBothWidths(page);
    });
  }
});

/** Dialogs that a press alone does not open, and the address that does. */
const linkOf: Partial<Record<DialogType, string>> = {
  'reset-password': '/faq#reset-password=an-old-token',
  'confirm-email': '/faq#confirm-email=an-old-token',
};

test.describe('in a dialog', () => {
  // The tokens are no longer valid.
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const type of dialogTypes) {
    test(`axe finds no violation in “${dialogNames[type]}” (${type})`, async ({ page }) => {
      await page.goto(linkOf[type] ?? '/faq');
      await waitUntilReady(page);
      if (!linkOf[type]) {
        await page.evaluate((type) => {
          const opener = Object.assign(document.createElement('button'), { textContent: type, id: 'opener' });
          Object.assign(opener.dataset, { app: '', dialog: type });
          document.querySelector('main')?.prepend(opener);
        }, type);
        await page.locator('#opener').click();
      }
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });
  }
});

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const viewport of [telephone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `at ${viewport.width} pixels`).toEqual([]);
  }
}

async function widthsThatAreTooSmall(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${wider} pixels at ${width}`);
  }
  return found;
}

/** Examines the list and then the map, which on a telephone stands in the list's place once it is asked for. */
async function expectMapAccessible(page: Page): Promise<void> {
  const map = page.locator('#map');
  if ((await map.count()) === 0) return;
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await map.scrollIntoViewIfNeeded();
  await expect(page.locator('#map-keys')).toBeAttached();
}

/** From the header to the breadcrumb, in pixels, if the page has one. */
const breadcrumbDistance = (page: Page) =>
  page.evaluate(() => {
    const trail = document.querySelector('[aria-label="You are here"]')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return trail && header ? Math.round(trail.top - header.bottom) : null;
  });
