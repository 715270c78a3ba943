import { expect, type Locator, type Page } from '@playwright/test';
import type { Actions } from '@myler/islands/attributes';

export interface ActionExercise {
  /** A page that has a control of the kind. */
  path: string;
  /** Uses the control and expects its effect. */
  run: (control: Locator, page: Page) => Promise<void>;
}

const shortlistCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Your shortlist/ });

/** The effect of each action. A new action does not compile until it has an exercise here. */
export const actionExercises: Record<keyof Actions, ActionExercise> = {
  dialog: {
    path: '/faq',
    async run(control, page) {
      await control.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  search: {
    path: '/faq',
    async run(control, page) {
      await control.click();
      await expect(page.getByRole('combobox', { name: 'Where to' })).toBeFocused();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
    },
  },
  favourite: {
    path: '/',
    async run(control, page) {
      await expect(control).toHaveAttribute('aria-pressed', 'false');
      await expect(shortlistCount(page)).toBeHidden();
      await control.click();
      await expect(control).toHaveAttribute('aria-pressed', 'true');
      await expect(shortlistCount(page)).toHaveText(/1$/);
      // It also works on the next page.
      await page.getByRole('banner').getByRole('link', { name: 'Hotels', exact: true }).click();
      await expect(page).toHaveURL(/\/our-hotels$/);
      await expect(shortlistCount(page)).toHaveText(/1$/);
    },
  },
  'add-shared-list': {
    path: '/shortlist?ids=maison-palmier,dar-zahra',
    async run(control, page) {
      await control.click();
      await expect(page).toHaveURL(/\/shortlist$/);
      await expect(shortlistCount(page)).toHaveText(/2$/);
    },
  },
  print: {
    path: '/privacy-policy',
    async run(control, page) {
      await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
      await control.click();
      await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
    },
  },
  share: {
    path: '/travel-journal/six-letters-about-the-last-eighty-minutes',
    async run(control, page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await control.click();
      await expect(page.getByText('The link is copied.')).toBeVisible();
    },
  },
  copy: {
    path: '/press',
    async run(control, page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await control.click();
      await expect(page.getByText('Copied.')).toBeVisible();
    },
  },
};
