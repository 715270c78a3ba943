import type { Page } from '@playwright/test';
import { privacyDialog } from './analytics-requests.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { waitUntilReady, expect, test, waitUntilSettled } from './test.ts';

/** The stylesheets that the document links, and the files that are joined in them. */
const linkedStyles = async (page: Page) => {
  const links = await page
    .locator('link[rel=stylesheet][data-files]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.dataset['files']?.split(' ') ?? []]),
    );
  return { hrefs: links.map(([href]) => href), files: links.flatMap(([, files]) => files) };
};

/** Records the path of each file that the page fetches with this extension. */
function recordFiles(page: Page, extension: '.css' | '.js'): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(extension)) fetched.push(pathname);
  });
  return fetched;
}

/** Forms that stand in the first window start at once, and have many files. These limits may only fall. */
const heavier: Record<string, number> = { '/our-hotels': 21, '/e-gift-card': 37, '/e-gift-card/redeem': 18 };

test('Each kind of page paints after at most two stylesheets, and its islands need no other one', async ({ page }) => {
  const fetched = recordFiles(page, '.css');
  for (const path of onePageOfEachKind) {
    fetched.length = 0;
    await page.goto(path);
    await waitUntilReady(page);
    const { hrefs } = await linkedStyles(page);
    expect(fetched, path).toEqual(hrefs);
    expect(hrefs.length, path).toBeLessThanOrEqual(2);
  }
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('Each kind of page fetches at most eight scripts until it is idle, the privacy dialog’s included, and three fetch more', async ({
    page,
  }) => {
    const fetched = recordFiles(page, '.js');
    for (const path of onePageOfEachKind) {
      fetched.length = 0;
      await page.goto(path);
      await waitUntilReady(page);
      await expect(privacyDialog(page)).toBeVisible();
      await waitUntilSettled(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      expect.soft(new Set(fetched).size, path).toBeLessThanOrEqual(heavier[path] ?? 8);
    }
  });
});

test('A dialog and the next page fetch no stylesheet that the document has, and each other one once', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilReady(page);
  const { files } = await linkedStyles(page);
  const fetched = recordFiles(page, '.css');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Our hotels' }).first().click();
  await expect(page).toHaveURL(/\/our-hotels$/);
  await waitUntilReady(page);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((file) => files.includes(file))).toEqual([]);
  expect(fetched).toEqual([...new Set(fetched)]);
});
