import type { Locator, Page } from '@playwright/test';
import { giftCardBuyers, persons } from '@myler/forms/people';
import { dialogTypes, type DialogType } from '@myler/state/dialogs';
import { islands } from '../src/app/island-registry.ts';
import type { IslandName } from '@myler/islands/island';
import { closeDialog, dialog, openDialog } from './containment.ts';
import { buyAs, expectMember, personOnVisit } from './everybody.ts';
import { fillAll } from './fault-injection.ts';
import { insertForeign, showPasswordManager, translatePage } from './foreign.ts';
import { islandExercises } from './island-exercises.ts';
import { byPasting, chooseMembership, fillCard, fillPersonalDetails } from './join.ts';
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
      const open = async (how: string) => {
        // Every member has another number, so another joins only when this one has signed out.
        const cookies = await page.context().cookies();
        if (!cookies.some((cookie) => cookie.name.endsWith('session')))
          await islandExercises[name].setUp?.(page, stack);
        return wordsAtTheEnd(page, name, how);
      };
      const expected = await open('by its address');
      await page.addInitScript(translatePage, '\u200B');
      await page.addInitScript(insertForeign);
      for (const how of Object.keys(waysToOpen)) expect(await open(how), `opened ${how}`).toBe(expected);
    });
  }
});

/** Opens the page of an island, uses the island, and returns what it then says. */
async function wordsAtTheEnd(page: Page, name: IslandName, how: string): Promise<string> {
  const { path, run } = islandExercises[name];
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
  return wordsOf(island);
}

test('A form keeps text, caret and focus when an extension’s element makes React render it anew', async ({ page }) => {
  await page.addInitScript(insertForeign);
  for (const [form, { path, selector, field, typed }] of Object.entries(typedForms)) {
    if (!typed) continue;
    await test.step(form, async () => {
      const release = await holdRequests(page, '**/assets/{*.island,gift-card}-*.js');
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
      await page.keyboard.type('z');
      await expect(control).toHaveValue(`${typed.slice(0, -1)}z${typed.slice(-1)}`);
      await page.unrouteAll();
    });
  }
});

/**
 * How each dialog opens, by a control, by a link in an email, or at the end of a journey that plays below. A new dialog does
 * not compile until it is opened here.
 */
const opened: Record<DialogType, 'by a control' | 'by a mail’s link' | 'in a journey'> = {
  'sign-in': 'by a control',
  'forgot-password': 'by a control',
  'reset-password': 'by a mail’s link',
  'check-your-email': 'in a journey',
  'join-us-1': 'by a control',
  'join-us-2': 'in a journey',
  'join-us-3': 'in a journey',
  'registration-success': 'in a journey',
  account: 'in a journey',
  'confirm-email': 'by a mail’s link',
  'cancel-email': 'by a mail’s link',
  'newsletter-confirm': 'by a mail’s link',
  'have-written': 'by a mail’s link',
  invitation: 'by a mail’s link',
  'mobile-menu': 'by a control',
  'mobile-partner-menu': 'by a control',
  'terms-and-conditions': 'by a control',
  newsletter: 'by a control',
  'cookie-consent': 'by a control',
};

test.describe('A dialog', () => {
  // Asks which passkeys there are, with a link that nobody was sent.
  test.use({ expectedMessages: /Minified React error #418|status of 410/ });

  test('ends with the same words on a translated page, and a password manager above it can be used', async ({
    page,
  }) => {
    const types = dialogTypes.filter((type) => opened[type] !== 'in a journey');
    const words = await wordsOfDialogs(page, types, () => Promise.resolve());
    await page.addInitScript(translatePage, '\u200B');
    await page.addInitScript(insertForeign);
    expect(await wordsOfDialogs(page, types, (type) => expectPasswordManagerToWork(page, type))).toEqual(words);
  });
});

test('A visitor joins on a translated page with a password manager, and each step says which it is', async ({
  page,
  stack,
}) => {
  const [person] = persons;
  if (!person) throw new Error('The table of persons is empty.');
  await page.addInitScript(translatePage, '\u200B');
  await page.addInitScript(insertForeign);
  const visit = personOnVisit(person);
  const { person: who, name, payButton } = visit;
  const input = byPasting(page);
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }).click();
  await expect(dialog(page, 'join-us-1').getByText('Step 1 of 3')).toBeVisible();
  await chooseMembership(page, who, input);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'join-us-2').getByText('Step 2 of 3')).toBeVisible();
  await fillPersonalDetails(page, who, input);
  await expectPasswordManagerToWork(page, 'join-us-2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'join-us-3').getByText('Step 3 of 3')).toBeVisible();
  await fillCard(page, who.creditCard, input);
  await expectPasswordManagerToWork(page, 'join-us-3');
  await page.getByRole('button', { name: payButton, exact: true }).click();
  await expect(dialog(page, 'registration-success')).toContainText(name);
  await expectPasswordManagerToWork(page, 'registration-success');
  await expectMember(stack, visit);
  await page.goto('/account/payments');
  await page.getByRole('button', { name: 'Stop the renewal' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing is charged then');
  await expectPasswordManagerToWork(page, 'account');
});

test('A buyer sends a gift card on a translated page', async ({ page, stack }) => {
  const [buyer] = giftCardBuyers;
  if (!buyer) throw new Error('The table of buyers is empty.');
  await page.addInitScript(translatePage, '\u200B');
  await page.addInitScript(insertForeign);
  await buyAs(buyer, page, stack);
});

/** Opens each dialog, fills in what it has, and returns what it says before and after. */
async function wordsOfDialogs(
  page: Page,
  types: readonly DialogType[],
  during: (type: DialogType) => Promise<void>,
): Promise<string[]> {
  const words: string[] = [];
  await page.goto('/faq');
  await waitUntilReady(page);
  for (const type of types) {
    if (opened[type] === 'by a control') await openDialog(page, type);
    else await page.goto(`/faq#${type}=not-a-token-that-anybody-was-sent`);
    const shown = dialog(page, type);
    await expect(shown).toBeVisible();
    await waitUntilSettled(page);
    words.push(await wordsOf(shown));
    await fillAll(shown);
    await waitUntilSettled(page);
    words.push(await wordsOf(shown));
    await during(type);
    await closeDialog(page, type);
  }
  return words;
}

async function wordsOf(shown: Locator): Promise<string> {
  const words = await shown.evaluate((element) => element.textContent);
  return words.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}

/** What a password manager shows above a dialog can be pressed and typed in, and the dialog stays. */
async function expectPasswordManagerToWork(page: Page, type: DialogType): Promise<void> {
  for (const parent of ['html', 'body'] as const) {
    await page.evaluate(showPasswordManager, parent);
    const manager = page.locator(`${parent}-password-manager`);
    await manager.getByRole('button').click();
    await expect(manager, `${type}, in ${parent}`).toHaveAttribute('data-presses', '1');
    const field = manager.getByRole('textbox');
    await field.click();
    await page.keyboard.type('amara');
    await expect(field).toHaveValue('amara');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await manager.evaluate((element) => element.remove());
  }
}
