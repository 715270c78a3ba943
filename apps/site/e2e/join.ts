import type { Page } from '@playwright/test';

export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  telephone: string;
  city: string;
}

export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
};

const PASSWORD = 'seven blue suitcases';

/** Tabs until a control has the focus: a keyboard user has no other way, so neither has this test. */
export async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Eighty presses of Tab did not reach ${String(control)}.`);
}

export async function typeInto(page: Page, control: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

export async function press(page: Page, control: ReturnType<Page['getByRole']>, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Step 2, with the keyboard alone. */
export async function tellAboutYourself(page: Page, applicant: Applicant): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You and your family' });
  await typeInto(page, dialog.getByRole('textbox', { name: 'First name' }).first(), applicant.firstName);
  await typeInto(page, dialog.getByRole('textbox', { name: 'Last name' }), applicant.lastName);
  await typeInto(page, dialog.getByRole('textbox', { name: 'E-mail' }), applicant.email);
  await typeInto(page, dialog.getByRole('textbox', { name: 'Telephone' }), applicant.telephone);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, dialog.getByLabel('Confirm password', { exact: true }), PASSWORD);
  const birth = dialog.getByRole('group', { name: 'Date of birth' }).first();
  await typeInto(page, birth.getByRole('textbox', { name: 'Day' }), '14');
  await typeInto(page, birth.getByRole('textbox', { name: 'Month' }), 'February');
  await typeInto(page, birth.getByRole('textbox', { name: 'Year' }), '1988');
  await typeInto(page, dialog.getByRole('combobox', { name: 'Country', exact: true }), applicant.country);
  await typeInto(page, dialog.getByRole('combobox', { name: 'City' }), applicant.city);
  await page.keyboard.press('Escape');
}

/** Step 3 up to the button. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await typeInto(page, dialog.getByRole('textbox', { name: 'Name on card' }), 'A Moreau');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Card number' }), number.replaceAll(' ', ''));
  await typeInto(page, dialog.getByRole('textbox', { name: 'Expiry' }), '1231');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Security code' }), '123');
  await press(page, dialog.getByRole('checkbox', { name: /I accept the/ }), 'Space');
}
