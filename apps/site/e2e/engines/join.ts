import { categoryOf } from '@myler/config/memberships';
import type { Person, TypedCard } from '@myler/forms/people';
import type { Applicant, PersonalDetails } from '../join.ts';
import type { Page } from './page.ts';
import type { Locator } from './locator.ts';

/** Opens the wizard at its first step, with a membership and a currency chosen. */
export async function openWizard(
  visitor: Page,
  { membershipId, currency }: Pick<Person, 'membershipId' | 'currency'>,
): Promise<void> {
  await visitor.goto('/membership');
  await visitor.getByRole('combobox', 'Currency').selectOption(currency);
  await visitor.goto(`/membership?join=${membershipId}`);
}

/** In the first step, once it is open: chooses the currency, then the membership. */
export async function chooseMembership(
  visitor: Page,
  { membershipId, currency }: Pick<Person, 'membershipId' | 'currency'>,
): Promise<void> {
  const choice = visitor.getByRole('dialog', 'Choose your membership');
  await choice.getByRole('combobox', 'Currency').selectOption(currency);
  if (categoryOf(membershipId) === 'corporate') await choice.getByRole('tab', 'Corporate').click();
  await choice.locator(`input[value="${membershipId}"]`).click();
}

/** Goes from the first step, once it is open, to the payment. */
export async function goToPayment(visitor: Page, person: Person): Promise<void> {
  const choice = visitor.getByRole('dialog', 'Choose your membership');
  await choice.locator(`input[value="${person.membershipId}"]`).expectState('isChecked');
  await choice.getByRole('button', 'Continue').click();
  await fillPersonalDetails(visitor, person);
}

/** Fills the second step and goes on to the payment. */
export async function fillPersonalDetails(visitor: Page, person: Applicant): Promise<void> {
  const { firstName, lastName, email, phoneNumber, phoneCountryCode, password, ...others }: PersonalDetails = person;
  const { confirmPassword, dateOfBirth, countryCode, city, children, instagram, ...rest } = others;
  const { whatsAppConsent, company, ...left } = rest;
  left satisfies Record<string, never>;
  const isCompany = company.companyName !== '';
  const step = visitor.getByRole('dialog', 'You and your family');
  await step.getByRole('textbox', 'First name').first().fill(firstName);
  await step.getByRole('textbox', 'Last name').fill(lastName);
  await step.getByRole('textbox', /^Email(?! for)/).fill(email);
  if (phoneCountryCode) await step.getByRole('combobox', 'Country code').selectOption(phoneCountryCode);
  await step.getByRole('textbox', 'Telephone').fill(phoneNumber);
  await step.getByLabel('Password').fill(password);
  await step.getByLabel('Confirm password').fill(confirmPassword);
  if (isCompany) await fillCompany(step, company);
  else await fillDate(step.getByRole('group', /^Date of birth/), dateOfBirth);
  await step.getByRole('combobox', 'Country', { exact: true }).selectOption(countryCode);
  await step.getByRole('combobox', 'City').fill(city.name);
  // Closes the list of cities, which covers the fields below.
  await visitor.press('Tab');
  if (children.shouldAdd) await step.getByRole('checkbox', 'We travel with children').click();
  for (const [index, child] of children.list.entries()) {
    if (index > 0) await step.getByRole('button', 'Add another child').click();
    const fields = step.getByRole('group', `Child ${index + 1}`, { exact: true });
    await fields.getByRole('textbox', 'Child’s first name').fill(child.firstName);
    await fillDate(fields.getByRole('group', 'Child’s date of birth'), child.dateOfBirth);
  }
  if (instagram.consent) {
    await step.getByRole('checkbox', /on Instagram$/).click();
    await step.getByRole('textbox', 'Instagram username').fill(instagram.username);
  }
  if (whatsAppConsent) await step.getByRole('checkbox', /on WhatsApp$/).click();
  await step.getByRole('button', 'Continue').click();
}

async function fillCompany(step: Locator, company: Applicant['company']): Promise<void> {
  const { companyName, taxNumber, street, postalCode, invoiceEmail, role, ...left } = company;
  left satisfies Record<string, never>;
  await step.getByRole('textbox', 'Company').fill(companyName);
  await step.getByRole('textbox', 'Tax number').fill(taxNumber);
  await step.getByRole('textbox', 'Street and number').fill(street);
  await step.getByRole('textbox', 'Postal code').fill(postalCode);
  await step.getByRole('textbox', 'Email for receipts').fill(invoiceEmail);
  await step.getByRole('textbox', 'Your role').fill(role);
}

export async function fillDate(
  place: Page | Locator,
  { day, month, year }: { day: string; month: string; year: string },
): Promise<void> {
  await place.getByRole('textbox', 'Day').fill(day);
  await place.getByRole('textbox', 'Month').fill(month);
  await place.getByRole('textbox', 'Year').fill(year);
}

/** Fills the card fields, in the wizard and on the gift card page. */
export async function fillCard(place: Page | Locator, card: TypedCard): Promise<void> {
  await place.getByRole('textbox', 'Name on card').fill(card.name);
  await place.getByRole('textbox', 'Card number').fill(card.number);
  await place.getByRole('textbox', 'Expiry').fill(card.expiry);
  await place.getByRole('textbox', 'Security code').fill(card.cvc);
}

/** The last step: fills the card, accepts the terms and presses the button. */
export async function pay(visitor: Page, person: Person, button: string | RegExp = /^Pay .* and join$/): Promise<void> {
  const payment = visitor.getByRole('dialog', 'Payment');
  await fillCard(payment, person.creditCard);
  await payment.getByRole('checkbox', /I accept the/).click();
  await payment.getByRole('button', button, { exact: true }).click();
}
