import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';

test(
  'a reader finds a release by its year, and copies its paragraph about Myler with one button',
  { tag: ['@spec:2-press'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/press');
    await page.getByRole('link', { name: 'Every release, by year' }).click();
    await page.getByRole('navigation', { name: 'Releases, by year' }).getByRole('link', { name: '2025' }).click();
    await expect(page).toHaveURL('/press/list?year=2025');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2025']);
    await page.getByRole('link', { name: 'A list that stops at forty-eight.' }).click();
    await expect(page).toHaveURL('/press/a-list-that-stops');
    await page.getByRole('button', { name: 'Copy this paragraph' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Myler is a membership for families who travel\..*London, Paris, New York and Sydney\.$/,
    );
  },
);

test('the list of releases has a second page, and says when a year has no release', async ({ page }) => {
  await page.goto('/press/list');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/press/list?page=2');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.goto('/press/list?year=2019');
  await expect(page.getByRole('heading', { name: 'Nothing was announced in 2019.' })).toBeVisible();
});

test('the press kit is a zip archive with marks, social cards and pictures', async ({ page, request }) => {
  await page.goto('/press');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the press kit' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('myler-press-kit.zip');
  const bytes = await readFile(await download.path());
  // File names in a zip archive are not compressed.
  const names = bytes.toString('latin1');
  for (const file of ['README.txt', 'marks/arch-ink.svg', 'marks/myler-paper.png', 'social/home.jpeg', 'pictures/'])
    expect(names).toContain(`myler-press-kit/${file}`);
  expect((await request.get('/press/kit.zip')).headers()['content-type']).toBe('application/zip');
});

test('the picture of a release can be downloaded at its full width', async ({ page, request }) => {
  await page.goto('/press/ten-years');
  const href = await page.getByRole('link', { name: /^Download, 1,600 pixels wide/ }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
