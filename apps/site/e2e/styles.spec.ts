import type { Page } from '@playwright/test';
import { onePageOfEachKind } from './page-kinds.ts';
import { waitUntilReady, expect, test } from './test.ts';

/** The stylesheets that the document links, and the files that are joined in them. */
const linkedStyles = async (page: Page) => {
  const links = await page
    .locator('link[rel=stylesheet][data-files]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.dataset['files']?.split(' ') ?? []]),
    );
  return { hrefs: links.map(([href]) => href), files: links.flatMap(([, files]) => files) };
};

/** Records the path of each stylesheet that the page fetches. */
function recordStylesheets(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('Each kind of page paints after at most two stylesheets, and its islands need no other one', async ({ page }) => {
  const fetched = recordStylesheets(page);
  for (const path of onePageOfEachKind) {
    fetched.length = 0;
    await page.goto(path);
    await waitUntilReady(page);
    const { hrefs } = await linkedStyles(page);
    expect(fetched, path).toEqual(hrefs);
    expect(hrefs.length, path).toBeLessThanOrEqual(2);
  }
});

test('A dialog and the next page fetch no stylesheet that the document has, and each other one once', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilReady(page);
  const { files } = await linkedStyles(page);
  const fetched = recordStylesheets(page);
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
