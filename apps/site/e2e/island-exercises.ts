import { expect, type Locator, type Page } from '@playwright/test';
import type { IslandName } from '@myler/islands/island';
import { registerMember } from './member.ts';
import type { Stack } from './stack.ts';

export interface IslandExercise {
  /** A page that has the island. */
  path: string;
  /** What the visitor did on an earlier day. */
  setUp?: (page: Page, stack: Stack) => Promise<void>;
  /** Uses the island for its purpose. */
  run: (island: Locator, page: Page) => Promise<void>;
}

/** The purpose of each island. A new island does not compile until it has an exercise here. */
export const islandExercises: Record<IslandName, IslandExercise> = {
  account: {
    path: '/faq',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await island.getByRole('button', { name: 'Sign out' }).click();
      await expect(island.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
  calculator: {
    path: '/membership',
    async run(island) {
      await island.getByRole('button', { name: 'More nights', exact: true }).click();
      await expect(island.getByRole('textbox', { name: /^Nights away/ })).toHaveValue('17');
      await expect(island.getByText('17 nights × 4 at breakfast').first()).toBeAttached();
      await island.getByRole('textbox', { name: /^Nights away/ }).fill('1');
      await expect(island.getByRole('status').first()).toHaveText(/^No card returns its price/);
    },
  },
  enquiry: {
    path: '/discover-myler',
    async run(island) {
      await island.getByRole('button', { name: 'Send to a Myler' }).click();
      await expect(island.getByRole('region', { name: 'It has not been sent yet.' })).toBeFocused();
    },
  },
  family: {
    path: '/our-hotels',
    async run(island, page) {
      await island.getByText('Which of them fit us?').click();
      await island.getByRole('combobox', { name: /^First child/ }).selectOption('7');
      await island.getByRole('button', { name: 'Show what fits' }).click();
      await expect(page.locator('fit-line b').first()).toBeVisible();
    },
  },
  'faq-filter': {
    path: '/faq',
    async run(island, page) {
      const answers = page.locator('[data-answers] details');
      const all = await answers.count();
      await island.getByRole('textbox', { name: 'Find an answer' }).fill('cot');
      await expect(island.getByText(/(?:One|\d+) answers?\./)).toBeVisible();
      expect(await answers.filter({ visible: true }).count()).toBeLessThan(all);
    },
  },
  'gift-balance': {
    path: '/e-gift-card/redeem',
    async run(island) {
      const code = island.getByRole('textbox');
      await code.fill('ABCD');
      await code.press('Enter');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'gift-card': {
    path: '/e-gift-card',
    async run(island) {
      await island.getByRole('textbox', { name: 'Their name' }).fill('Nell');
      await expect(island.getByText('Dear Nell,')).toBeAttached();
    },
  },
  'gift-open': {
    path: '/e-gift-card/open',
    async run(island) {
      await expect(island.getByRole('heading', { name: 'Open this page with the link in our email.' })).toBeVisible();
    },
  },
  'gift-order': {
    path: '/e-gift-card/order',
    async run(island) {
      await expect(
        island.getByRole('heading', { name: 'Open this page with the link in your receipt.' }),
      ).toBeVisible();
    },
  },
  map: {
    path: '/our-hotels',
    async run(island, page) {
      await expect(island.locator('#map-keys')).toBeAttached();
      await island.getByRole('link', { name: 'Africa', exact: true }).click();
      await expect(island.getByRole('group', { name: 'Map: Africa' })).toBeVisible();
      await expect(page).toHaveURL(/\/our-hotels$/);
    },
  },
  'member-overview': {
    path: '/account',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await expect(island.getByText('Member since')).toBeVisible();
    },
  },
  'member-details': {
    path: '/account/details',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await island.getByRole('button', { name: 'Save' }).click();
      await expect(island.getByText('Saved.')).toBeVisible();
    },
  },
  'member-people': {
    path: '/account/people',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await expect(island.getByText('You, who hold the card')).toBeVisible();
    },
  },
  'member-payments': {
    path: '/account/payments',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await expect(island.getByRole('button', { name: /^Receipt \d+, PDF$/ })).toBeVisible();
    },
  },
  'member-privacy': {
    path: '/account/privacy',
    setUp: async (page, stack) => void (await registerMember(page.request, stack, 'Dorothea')),
    async run(island) {
      await expect(island.getByText('This device')).toBeVisible();
    },
  },
  newsletter: {
    path: '/',
    async run(island) {
      const email = island.getByRole('textbox', { name: 'Email' });
      await email.fill('amara');
      await email.press('Enter');
      await expect(island.getByRole('alert')).toContainText('name@example.com');
    },
  },
  'on-this-device': {
    path: '/privacy-policy',
    async run(island) {
      await island.getByRole('button', { name: 'Clear currency' }).click();
      await expect(island.getByRole('status')).toHaveText('Cleared: currency.');
    },
  },
  quotes: {
    path: '/',
    async run(island) {
      await island.getByRole('button', { name: 'Next' }).click();
      await expect(island.locator('[data-current]')).toHaveAttribute('aria-label', /^2 of/);
    },
  },
  'room-plan': {
    path: '/our-hotels/maison-palmier',
    async run(island) {
      await island.getByRole('combobox', { name: 'Add a child’s age' }).selectOption('7');
      await island.getByRole('button', { name: 'The child of 7, in single 1, Takamaka Family' }).press('ArrowRight');
      await expect(island.getByRole('status')).toHaveText('The child of 7 is in single 2, Takamaka Family.');
      await expect(island.getByRole('button', { name: 'The child of 7, in single 2, Takamaka Family' })).toBeFocused();
    },
  },
  search: {
    path: '/search-results',
    async run(island) {
      await island.getByRole('combobox', { name: 'Where to' }).fill('palm');
      await expect(island.getByRole('option', { name: /Maison Palmier/ })).toBeVisible();
    },
  },
  shortlist: {
    path: '/shortlist',
    async run(island) {
      await island.getByRole('button', { name: 'Move Dar Zahra up' }).click();
      await expect(island.getByText('Dar Zahra is now 1 of 2.')).toBeAttached();
    },
  },
  together: {
    path: '/shortlist/together',
    async run(island) {
      await expect(
        island.getByRole('heading', { name: 'Open this page with the link that was sent to you.' }),
      ).toBeVisible();
    },
  },
};
