import type { Locator, Page } from '@playwright/test';
import { categoryOf } from '@myler/config/memberships';
import { emptyCompany, type Person, type TypedCard } from '@myler/forms/people';

/** The answers to the wizard. A new field of its form does not compile until everybody here has an answer to it. */
export type Applicant = Omit<Person, 'id' | 'particular' | 'stored'>;

export const cardNumbers = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
};

const PASSWORD = 'seven blue suitcases';

/** A person from Lyon who fills in required fields only. */
export function applicant(changes: Partial<Applicant> & Pick<Applicant, 'firstName' | 'email'>): Applicant {
  return {
    membershipId: 'travel',
    company: emptyCompany,
    currency: 'GBP',
    referralCode: '',
    giftCode: '',
    lastName: 'Moreau',
    phoneNumber: '0612345678',
    phoneCountryCode: null,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dateOfBirth: { day: '14', month: 'February', year: '1988' },
    countryCode: 'FR',
    city: { id: '2996944', name: 'Lyon' },
    children: { shouldAdd: false, list: [] },
    instagram: { consent: false, username: '' },
    whatsAppConsent: false,
    creditCard: cardOf(cardNumbers.accepted),
    termsAccept: true,
    ...changes,
  };
}

/** A card number typed without spaces. */
export function cardOf(number: string, expiry = '1231'): TypedCard {
  return { name: 'A Moreau', number: number.replaceAll(' ', ''), expiry, cvc: '123' };
}

/** An expiry that hardly any other visit has: with a code for new members the sandbox takes it for a card of its own. */
export const ownExpiry = (): string => `${10 + Math.floor(Math.random() * 3)}${32 + Math.floor(Math.random() * 14)}`;

/** How a visitor operates a form. */
export interface InputMethod {
  write(control: Locator, text: string): Promise<void>;
  /** Chooses in a native list, by the form's value or by the text that the visitor reads. */
  choose(list: Locator, option: { value: string; label: string }): Promise<void>;
  press(control: Locator): Promise<void>;
  tick(control: Locator): Promise<void>;
}

/** With the keyboard only. */
const byKeyboard = (page: Page): InputMethod => ({
  write: (control, text) => typeInto(page, control, text),
  choose: (list, { label }) => typeInto(page, list, label),
  press: (control) => press(page, control),
  tick: (control) => press(page, control, 'Space'),
});

/** With a pointer and with pasted texts, which arrive without key events. */
export const byPasting = (page: Page): InputMethod => ({
  async write(control, text) {
    await control.click();
    // By keys and not through the field: hydration may happen at this moment and replace the field, with the focus in
    // it.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  choose: async (list, { value }) => void (await list.selectOption(value)),
  press: (control) => control.click(),
  tick: (control) => control.check(),
});

/** Tabs until a control has the focus, which is the only way for keyboard users. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Eighty presses of Tab did not reach ${String(control)}.`);
}

export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Fills the three fields of a date. */
async function fillDate(group: Locator, date: Applicant['dateOfBirth'], input: InputMethod): Promise<void> {
  await input.write(group.getByRole('textbox', { name: 'Day' }), date.day);
  await input.write(group.getByRole('textbox', { name: 'Month' }), date.month);
  await input.write(group.getByRole('textbox', { name: 'Year' }), date.year);
}

/** Fills step 1 and continues. */
export async function chooseMembership(page: Page, person: Applicant, input: InputMethod): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose your membership' });
  const { currency, membershipId, referralCode } = person;
  await input.choose(dialog.getByRole('combobox', { name: 'Currency' }), { value: currency, label: currency });
  if (categoryOf(membershipId) === 'corporate') await input.press(dialog.getByRole('tab', { name: 'Corporate' }));
  await input.tick(dialog.getByRole('radio').and(page.locator(`[value="${membershipId}"]`)));
  if (!referralCode) return;
  await input.write(dialog.getByRole('textbox', { name: 'Referral or coupon code' }), referralCode);
  await input.press(dialog.getByRole('button', { name: 'Apply' }));
  await dialog.getByText(/ less today\.$/).waitFor();
}

/** The answers to step 2. Who fills it in takes all of them apart, so that a new one does not compile until it is typed. */
export type PersonalDetails = Omit<
  Applicant,
  'membershipId' | 'currency' | 'referralCode' | 'giftCode' | 'creditCard' | 'termsAccept'
>;

/** Fills step 2 and continues. */
export async function fillPersonalDetails(page: Page, person: Applicant, input = byKeyboard(page)): Promise<void> {
  const { firstName, lastName, email, phoneNumber, phoneCountryCode, password, ...others }: PersonalDetails = person;
  const { confirmPassword, dateOfBirth, countryCode, city, children, instagram, ...rest } = others;
  const { whatsAppConsent, company, ...left } = rest;
  left satisfies Record<string, never>;
  const isCompany = company.companyName !== '';
  const dialog = page.getByRole('dialog', { name: 'You and your family' });
  const textbox = (name: string) => dialog.getByRole('textbox', { name });
  await input.write(textbox('First name').first(), firstName);
  await input.write(textbox('Last name'), lastName);
  await input.write(dialog.getByRole('textbox', { name: /^Email(?! for)/ }), email);
  if (phoneCountryCode) {
    const [value, label] = [phoneCountryCode, countryNames.of(phoneCountryCode) ?? ''];
    await input.choose(dialog.getByRole('combobox', { name: 'Country code' }), { value, label });
  }
  await input.write(textbox('Telephone'), phoneNumber);
  await input.write(dialog.getByLabel('Password', { exact: true }), password);
  await input.write(dialog.getByLabel('Confirm password', { exact: true }), confirmPassword);
  if (isCompany) await fillCompany(dialog, company, input);
  else await fillDate(dialog.getByRole('group', { name: 'Date of birth' }).first(), dateOfBirth, input);
  const country = { value: countryCode, label: countryNames.of(countryCode) ?? '' };
  await input.choose(dialog.getByRole('combobox', { name: 'Country', exact: true }), country);
  await input.write(dialog.getByRole('combobox', { name: 'City' }), city.name);
  // The list of cities covers the fields below. Not Escape: while the list has not come, that asks whether to leave the wizard.
  await page.keyboard.press('Tab');
  await addChildren(dialog, children, input);
  if (instagram.consent) {
    await input.tick(dialog.getByRole('checkbox', { name: /on Instagram/ }));
    await input.write(textbox('Instagram username'), instagram.username);
  }
  if (whatsAppConsent) await input.tick(dialog.getByRole('checkbox', { name: /on WhatsApp/ }));
}

async function fillCompany(dialog: Locator, company: Applicant['company'], input: InputMethod): Promise<void> {
  const { companyName, taxNumber, street, postalCode, invoiceEmail, role, ...left } = company;
  left satisfies Record<string, never>;
  const textbox = (name: string) => dialog.getByRole('textbox', { name });
  await input.write(textbox('Company'), companyName);
  await input.write(textbox('Tax number'), taxNumber);
  await input.write(textbox('Street and number'), street);
  await input.write(textbox('Postal code'), postalCode);
  await input.write(textbox('Email for receipts'), invoiceEmail);
  await input.write(textbox('Your role'), role);
}

async function addChildren(dialog: Locator, children: Applicant['children'], input: InputMethod): Promise<void> {
  if (children.shouldAdd) await input.tick(dialog.getByRole('checkbox', { name: 'We travel with children' }));
  for (const [index, child] of children.list.entries()) {
    if (index > 0) await input.press(dialog.getByRole('button', { name: 'Add another child' }));
    const group = dialog.getByRole('group', { name: `Child ${index + 1}`, exact: true });
    await input.write(group.getByRole('textbox', { name: 'Child’s first name' }), child.firstName);
    await fillDate(group.getByRole('group', { name: 'Child’s date of birth' }), child.dateOfBirth, input);
  }
}

/** Fills step 3 up to the button. Without a number there is no card: a code pays for everything. */
export async function fillCard(page: Page, card: TypedCard, input = byKeyboard(page)): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  if (card.number) await fillCardFields(dialog, card, input);
  await input.tick(dialog.getByRole('checkbox', { name: /I accept the/ }));
}

/** Fills the card fields, in the wizard and where a gift card is paid. */
export async function fillCardFields(form: Page | Locator, card: TypedCard, input: InputMethod): Promise<void> {
  await input.write(form.getByRole('textbox', { name: 'Name on card' }), card.name);
  await input.write(form.getByRole('textbox', { name: 'Card number' }), card.number);
  await input.write(form.getByRole('textbox', { name: 'Expiry' }), card.expiry);
  await input.write(form.getByRole('textbox', { name: 'Security code' }), card.cvc);
}
