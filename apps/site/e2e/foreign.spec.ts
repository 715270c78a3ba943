import type { Page } from '@playwright/test';
import { islands } from '../src/app/island-registry.ts';
import type { IslandName } from '../src/islands/registered-islands.ts';
import { insertForeign, translatePage } from './foreign.ts';
import { islandExercises } from './island-exercises.ts';
import type { Stack } from './stack.ts';
import { blockPictures, expect, holdRequests, test, waitUntilReady, waitUntilSettled } from './test.ts';
import { typedForms } from './typed-forms.ts';
import { waysToOpen } from './ways-to-open.ts';

/** React says that an island's markup is not the server's, and renders it anew. */
test.use({ expectedMessages: /Minified React error #418/ });

/** `pnpm test` uses these; the others are in `pnpm test:all e2e`. */
const inGate = new Set<IslandName>(['gift-card', 'calculator']);

test.describe('An island works, and ends with the same words and figures,', () => {
  for (const name of Object.keys(islands) as IslandName[]) {
    const details = inGate.has(name) ? { tag: '@sweep' } : {};
    test(`on a translated page, and among an extension’s elements: ${name}`, details, async ({ page, stack }) => {
      await blockPictures(page);
      const expected = await wordsAtTheEnd({ page, stack }, name, 'by its address');
      await page.addInitScript(translatePage, '\u200B');
      await page.addInitScript(insertForeign);
      for (const how of Object.keys(waysToOpen)) {
        expect(await wordsAtTheEnd({ page, stack }, name, how), `opened ${how}`).toBe(expected);
      }
    });
  }
});

interface Visit {
  page: Page;
  stack: Stack;
}

/** Opens the page of an island, uses the island, and returns what it then says. */
async function wordsAtTheEnd({ page, stack }: Visit, name: IslandName, how: string): Promise<string> {
  const { path, setUp, run } = islandExercises[name];
  await setUp?.(page, stack);
  // Made on an earlier day.
  await page.goto('/careers');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('currency', 'EUR');
    localStorage.setItem('shortlist', 'maison-palmier,dar-zahra');
  });
  await waysToOpen[how]?.(page, path);
  const island = page.locator(`[data-island=${name}]`).first();
  await island.scrollIntoViewIfNeeded();
  await run(island, page);
  await waitUntilSettled(page);
  const words = await island.evaluate((element) => element.textContent);
  return words.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}

test('A form keeps text, caret and focus when an extension’s element makes React render it anew', async ({ page }) => {
  await page.addInitScript(insertForeign);
  for (const [form, { path, selector, field, typed }] of Object.entries(typedForms)) {
    if (!typed) continue;
    await test.step(form, async () => {
      const release = await holdRequests(page, '**/assets/*.island-*.js');
      await page.goto(path);
      await waitUntilReady(page);
      const island = page.locator(selector);
      const control = island.getByRole(field.role, { name: field.name });
      await control.evaluate((element) => Object.assign(window, { before: element }));
      await control.pressSequentially(typed);
      await control.press('ArrowLeft');
      await release();
      await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'before') as Node).isConnected)).toBe(false);
      await waitUntilSettled(page);
      await expect(control).toBeFocused();
      await page.keyboard.type('ø');
      await expect(control).toHaveValue(`${typed.slice(0, -1)}ø${typed.slice(-1)}`);
      await page.unrouteAll();
    });
  }
});
