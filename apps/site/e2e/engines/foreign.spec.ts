import { persons, type Person } from '@myler/forms/people';
import type { IslandName } from '@myler/islands/island';
import { expectMember, personOnVisit } from '../everybody.ts';
import { insertForeign, showPasswordManager, translatePage } from '../foreign.ts';
import { registerMember } from '../member.ts';
import { chooseMembership, fillPersonalDetails, pay } from './join.ts';
import type { Locator } from './locator.ts';
import type { Page } from './page.ts';
import { expect, test } from './test.ts';

/** React says that an island's markup is not the server's, and renders it anew. */
test.use({ expectedMessages: /Minified React error #418/ });

const translateAndInsert = `(${translatePage.toString()})('\u200B'); (${insertForeign.toString()})();`;

/** The page of an island, and what a visitor does with it. */
const exercises = {
  calculator: {
    path: '/membership',
    async run(island) {
      await island.hover();
      await island.getByRole('button', 'More nights', { exact: true }).click();
      await island.getByRole('textbox', /^Nights away/).expectValue('17');
      await island.getByText('17 nights × 4 at breakfast').first().expectPresent();
      await island.getByRole('textbox', /^Nights away/).fill('1');
      await island.getByRole('status').first().expectText('No card returns its price');
    },
  },
  'gift-card': {
    path: '/e-gift-card',
    async run(island) {
      await island.getByRole('textbox', 'Their name').fill('Nell');
      await island.expectText('Dear Nell,');
      await island.getByRole('textbox', 'Their name').fill('Nelly');
      await island.expectText('Dear Nelly,');
    },
  },
  search: {
    path: '/search-results',
    async run(island) {
      await island.getByRole('combobox', 'Where to').fill('palm');
      await island.getByRole('option', /Maison Palmier/).expectPresent();
      await island.getByRole('combobox', 'Where to').expectState('isFocused');
    },
  },
} satisfies Partial<Record<IslandName, { path: string; run: (island: Locator) => Promise<void> }>>;

test('The calculator, the gift card and the search say the same on a translated page, among an extension’s elements', async ({
  visitor,
}) => {
  const wordsAtTheEnd = async () => {
    const words: string[] = [];
    for (const [name, exercise] of Object.entries(exercises)) {
      await visitor.assignLocation(exercise.path);
      await visitor.waitUntilReady();
      const island = visitor.locator(`[data-island=${name}]`).first();
      await exercise.run(island);
      await visitor.waitUntilSettled();
      words.push((await island.readState()).text.replaceAll('\u200B', ''));
    }
    return words;
  };
  const expected = await wordsAtTheEnd();
  await visitor.runInEveryDocument(translateAndInsert);
  expect(await wordsAtTheEnd()).toEqual(expected);
});

test('The caret stays in an email address when an extension’s element makes React render the form anew', async ({
  visitor,
}) => {
  await visitor.runInEveryDocument(`(${insertForeign.toString()})();`);
  const release = await visitor.holdRequests('/newsletter.island-');
  await visitor.goto('/');
  const island = visitor.locator('[data-island=newsletter]');
  const email = island.getByRole('textbox', 'Email');
  await email.fill('nora@example.com');
  await visitor.evaluate('(globalThis.before = document.activeElement).setSelectionRange(4, 4)');
  await release();
  await expect.poll(() => visitor.evaluate('globalThis.before.isConnected')).toBe(false);
  await visitor.waitUntilSettled();
  await visitor.type('z');
  await email.expectValue('noraz@example.com');
});

test('A visitor joins and signs in on a translated page, with a password manager above each dialog', async ({
  visitor,
  stack,
  request,
}) => {
  const visit = personOnVisit((persons as [Person, ...Person[]])[0]);
  const { person: who, name, payButton } = visit;
  await visitor.runInEveryDocument(translateAndInsert);
  await visitor.goto('/faq');
  await visitor.getByRole('banner').getByRole('link', 'Join', { exact: true }).click();
  await chooseMembership(visitor, who);
  await expectPasswordManagerToWork(visitor, 'Step 1 of 3');
  await visitor.getByRole('dialog').getByRole('button', 'Continue').click();
  await visitor.getByRole('dialog', 'You and your family').expectPresent();
  await expectPasswordManagerToWork(visitor, 'Step 2 of 3');
  await fillPersonalDetails(visitor, who);
  await visitor.getByRole('dialog', 'Payment').expectPresent();
  await expectPasswordManagerToWork(visitor, 'Step 3 of 3');
  await pay(visitor, who, payButton);
  await visitor.getByRole('dialog', 'Welcome to Myler').expectText(name);
  await visitor.press('Escape');
  await expectMember(stack, visit);

  await visitor.getByRole('button', 'Sign out').click();
  const dorothea = await registerMember(request, stack, 'Dorothea');
  await visitor.getByRole('banner').getByRole('button', 'Sign in').click();
  const dialog = visitor.getByRole('dialog', 'Sign in');
  await dialog.getByRole('textbox', 'Email').fill(dorothea.email);
  await expectPasswordManagerToWork(visitor, 'Password');
  await dialog.getByLabel('Password').fill(dorothea.password);
  await dialog.getByRole('button', 'Sign in', { exact: true }).click();
  await visitor.getByRole('banner').getByRole('link', 'Dorothea, your membership').expectPresent();
});

/** What a password manager shows above a dialog can be pressed and typed in, and the dialog stays, with these words. */
async function expectPasswordManagerToWork(visitor: Page, words: string): Promise<void> {
  for (const parent of ['html', 'body'] as const) {
    await visitor.evaluate(`(${showPasswordManager.toString()})('${parent}')`);
    const manager = visitor.locator(`${parent}-password-manager`);
    await manager.getByRole('button').click();
    expect(await visitor.evaluate(`document.querySelector('${parent}-password-manager').dataset.presses`)).toBe('1');
    await manager.getByRole('textbox').click();
    await visitor.type('amara');
    await manager.getByRole('textbox').expectValue('amara');
    await visitor.press('Escape');
    await visitor.getByRole('dialog').expectText(words);
    await visitor.evaluate(`document.querySelector('${parent}-password-manager').remove()`);
  }
}
