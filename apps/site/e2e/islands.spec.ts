import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { islands } from '../src/app/island-registry.ts';
import type { IslandName } from '@myler/islands/island';
import { waysToOpen, followLink } from './ways-to-open.ts';
import { islandExercises } from './island-exercises.ts';
import { waitUntilReady, expect, holdRequests, waitUntilSettled, test, blockPictures } from './test.ts';

const islandOn = (page: Page, name: IslandName) => page.locator(`[data-island=${name}]`).first();

/** `pnpm test` uses one of each `hydrateOn`; the others are in `pnpm test:all e2e`. */
const inGate = new Set<IslandName>(['enquiry', 'quotes', 'search']);

test.describe('Every island works', () => {
  for (const name of Object.keys(islands) as IslandName[]) {
    for (const [how, openPage] of Object.entries(waysToOpen)) {
      const details = inGate.has(name) ? { tag: '@sweep' } : {};
      test(`${name}, on a page opened ${how}`, details, async ({ page, stack }) => {
        const { path, setUp: before, run: does } = islandExercises[name];
        await blockPictures(page);
        // A visitor who has made choices, whose page differs from what the server rendered for everybody.
        await page.addInitScript(() => {
          if (sessionStorage.getItem('has-chosen')) return;
          sessionStorage.setItem('has-chosen', '1');
          localStorage.setItem('currency', 'EUR');
          localStorage.setItem('shortlist', 'maison-palmier,dar-zahra');
        });
        await before?.(page, stack);
        await openPage(page, path);
        const island = islandOn(page, name);
        await island.scrollIntoViewIfNeeded();
        await does(island, page);
      });
    }
  }
});

/** The code of an island. Two about gift cards share a file (`build/chunk-groups.ts`). */
const codeOf = (name: IslandName) =>
  `**/assets/${name === 'gift-card' || name === 'gift-order' ? 'gift-card' : `${name}.island`}-*.js`;

/** Compressed as the proxy compresses pages. */
const compressedSize = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

test('An island has the same height before and after its code loads', async ({ page }) => {
  await blockPictures(page);
  const heightOf = async (name: IslandName) => (await islandOn(page, name).boundingBox())?.height ?? 0;
  for (const width of [360, 768, 1280, 1650]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['calculator', 'enquiry', 'gift-open', 'gift-order', 'map', 'on-this-device'] as const) {
      const release = await holdRequests(page, codeOf(name));
      await page.goto('/about');
      await waitUntilReady(page);
      // The privacy page bundles this island, so a client-rendered page never shows its skeleton.
      if (name === 'on-this-device') await page.goto(islandExercises[name].path);
      else await followLink(page, islandExercises[name].path);
      // On a telephone the map stands in the list's place, once it is asked for.
      const mapLink = page.locator('main').getByRole('link', { name: 'Map', exact: true });
      if (name === 'map' && (await mapLink.isVisible())) await mapLink.click();
      await islandOn(page, name).scrollIntoViewIfNeeded();
      const before = await heightOf(name);
      await release();
      await waitUntilSettled(page);
      expect(Math.abs((await heightOf(name)) - before), `${name}, ${width} px wide`).toBeLessThanOrEqual(4);
      await page.unrouteAll();
    }
  }
});

test('The attributes and props of its islands make a page at most a tenth heavier', async ({ request }) => {
  for (const path of new Set(Object.values(islandExercises).map((exercise) => exercise.path))) {
    const html = await (await request.get(path)).text();
    const markup = html
      .replaceAll(/<script type="application\/json">.*?<\/script>/gs, '')
      .replaceAll(/ id="island-\d+"| data-island="[^"]*"| data-hydrate-on="[^"]*"/g, '');
    expect(compressedSize(html) / compressedSize(markup), path).toBeLessThanOrEqual(1.1);
  }
});

/** Waits until React has hydrated the island. */
async function waitUntilHydrated(field: Locator): Promise<void> {
  await expect
    .poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

test.describe('A form that a visitor uses before it hydrates', () => {
  test('keeps the texts, the selection and the focus, and validates the texts', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
    await page.goto('/discover-myler');
    await waitUntilReady(page);
    const field = (name: string | RegExp) => islandOn(page, 'enquiry').getByRole('textbox', { name });
    await field(/What are you planning/).fill('Easter, with two.');
    await field('Your name').fill('Amara Obi');
    await field('Your name').evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 9));
    await release();
    await waitUntilHydrated(field('Your name'));
    await expect(field('Your name')).toBeFocused();
    await page.keyboard.type('Okafor');
    await expect(field('Your name')).toHaveValue('Amara Okafor');
    await expect(field(/What are you planning/)).toHaveValue('Easter, with two.');
    await page.getByRole('button', { name: 'Send to a Myler' }).click();
    const summary = page.getByRole('region', { name: 'It has not been sent yet.' });
    await expect(summary.getByRole('link')).toHaveText(['Enter your email address.']);
  });

  test('keeps texts and choices when its fields are one value', async ({ page }) => {
    const release = await holdRequests(page, codeOf('gift-card'));
    await page.goto('/e-gift-card');
    await waitUntilReady(page);
    const island = islandOn(page, 'gift-card');
    const field = (name: string) => island.getByRole('textbox', { name });
    await island.getByRole('radio', { name: 'First snow' }).check({ force: true });
    await field('Their name').fill('Nell');
    await field('Their email').fill('nell@example.com');
    await field('Your name').fill('Tom');
    await release();
    await waitUntilHydrated(field('Their name'));
    await expect(island.getByText('Dear Nell,')).toBeAttached();
    await expect(field('Their name')).toHaveValue('Nell');
    await expect(field('Their email')).toHaveValue('nell@example.com');
    await expect(field('Your name')).toHaveValue('Tom');
    await expect(island.getByRole('radio', { name: 'First snow' })).toBeChecked();
  });

  test('calculates with the typed numbers', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/calculator.island-*.js');
    await page.goto('/membership');
    await waitUntilReady(page);
    const island = islandOn(page, 'calculator');
    await island.getByRole('textbox', { name: /^At breakfast/ }).fill('2');
    await release();
    await expect(island.getByText('16 nights × 2 at breakfast').first()).toBeAttached();
    await expect(island.getByText('£281', { exact: true }).first()).toBeAttached();
  });

  test('lets the visitor finish an IME composition, and validates the word', async ({ page, context }) => {
    const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
    await page.goto('/discover-myler');
    await waitUntilReady(page);
    const name = islandOn(page, 'enquiry').getByRole('textbox', { name: 'Your name' });
    await name.click();
    await page.evaluate(() => {
      const composed: string[] = [];
      Object.assign(window, { composed });
      addEventListener('compositionend', ({ data }) => composed.push(data));
    });
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('やま');
    await release();
    await waitUntilSettled(page);
    await compose('やまだ');
    await expect(name).toHaveValue('やまだ');
    expect(await page.evaluate(() => Reflect.get(window, 'composed'))).toEqual([]);
    await keyboard.send('Input.insertText', { text: '山田' });
    await waitUntilHydrated(name);
    await expect(name).toBeFocused();
    await page.keyboard.type(' Hana');
    await expect(name).toHaveValue('山田 Hana');
    await page.getByRole('button', { name: 'Send to a Myler' }).click();
    const summary = page.getByRole('region', { name: 'It has not been sent yet.' });
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your email address.',
      'Write a sentence or two about what you are planning.',
    ]);
  });

  test('is submitted once when its button is held down meanwhile', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
    await page.goto('/discover-myler');
    await waitUntilReady(page);
    const island = islandOn(page, 'enquiry');
    await page.evaluate(() => {
      Object.assign(window, { sent: 0 });
      addEventListener('submit', () => Object.assign(window, { sent: Number(Reflect.get(window, 'sent')) + 1 }));
    });
    await island.getByRole('button', { name: 'Send to a Myler' }).hover();
    await page.mouse.down();
    await release();
    await waitUntilHydrated(island.getByRole('textbox', { name: 'Your name' }));
    await page.mouse.up();
    await expect(island.getByRole('region', { name: 'It has not been sent yet.' })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toBe(1);
  });

  test('is submitted after hydration when the visitor has submitted it before', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
    await page.goto('/partner-with-us');
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Send to the partnerships desk' }).click();
    await release();
    await expect(page.getByRole('region', { name: 'It has not been sent yet.' })).toBeFocused();
    await expect(page).toHaveURL(/\/partner-with-us$/);
  });

  test('is sent once, with the texts, when the visitor has pressed its button twice before', async ({
    page,
    stack,
    emailOf,
  }) => {
    const amara = emailOf('amara');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/mylers/leads')) sent.push(request.postDataJSON());
    });
    const release = await holdRequests(page, '**/assets/enquiry.island-*.js');
    await page.goto('/discover-myler');
    await waitUntilReady(page);
    const island = islandOn(page, 'enquiry');
    await island.getByRole('textbox', { name: 'Your name' }).fill('Amara Obi');
    await island.getByRole('textbox', { name: 'Email' }).fill(amara);
    await island.getByRole('textbox', { name: /What are you planning/ }).fill('Two of five and eight, at Easter.');
    const button = island.getByRole('button', { name: 'Send to a Myler' });
    await button.click();
    await button.click();
    await release();
    await expect(page.getByText('Thank you, Amara Obi. It has arrived.')).toBeVisible();
    await waitUntilSettled(page);
    expect(sent).toEqual([
      expect.objectContaining({ name: 'Amara Obi', email: amara, message: 'Two of five and eight, at Easter.' }),
    ]);
    expect(await stack.query('select id from leads where email = $1', [amara])).toHaveLength(1);
  });
});
