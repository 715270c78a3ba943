import { categoryOf } from '@myler/config/memberships';
import type { Person, TypedCard } from '@myler/forms/people';
import type { Page } from './page.ts';
import type { Part } from './part.ts';

/** Opens the wizard at its first step, with a membership and a currency chosen. */
export async function openWizard(
  visitor: Page,
  { membershipId, currency }: Pick<Person, 'membershipId' | 'currency'>,
): Promise<void> {
  await visitor.open('/membership');
  await visitor.find('combobox', 'Currency').choose(currency);
  await visitor.open(`/membership?join=${membershipId}`);
}

/** In the first step, once it is open: chooses the currency, then the membership. */
export async function chooseMembership(
  visitor: Page,
  { membershipId, currency }: Pick<Person, 'membershipId' | 'currency'>,
): Promise<void> {
  const choice = visitor.find('dialog', 'Choose your membership');
  await choice.find('combobox', 'Currency').choose(currency);
  if (categoryOf(membershipId) === 'corporate') await choice.find('tab', 'Corporate').press();
  await choice.css(`input[value="${membershipId}"]`).press();
}

/** Goes from the first step, once it is open, to the payment. */
export async function goToPayment(visitor: Page, person: Person): Promise<void> {
  const choice = visitor.find('dialog', 'Choose your membership');
  await choice.css(`input[value="${person.membershipId}"]`).is('isChecked');
  await choice.find('button', 'Continue').press();
  await tellAboutYourself(visitor, person);
}

/** Fills the second step and goes on to the payment. */
export async function tellAboutYourself(visitor: Page, person: Person): Promise<void> {
  const step = visitor.find('dialog', 'You and your family');
  await step.find('textbox', 'First name').first().fill(person.firstName);
  await step.find('textbox', 'Last name').fill(person.lastName);
  await step.find('textbox', 'E-mail').fill(person.email);
  if (person.phoneCountryCode) await step.find('combobox', 'Country code').choose(person.phoneCountryCode);
  await step.find('textbox', 'Telephone').fill(person.phoneNumber);
  await step.labelled('Password').fill(person.password);
  await step.labelled('Confirm password').fill(person.confirmPassword);
  await fillDate(step.find('group', /^Date of birth/), person.dateOfBirth);
  await step.find('combobox', 'Country', { exact: true }).choose(person.countryCode);
  await step.find('combobox', 'City').fill(person.city.name);
  // Closes the list of cities, which covers the fields below.
  await visitor.press('Tab');
  if (person.children.shouldAdd) await step.find('checkbox', 'We travel with children').press();
  for (const [index, child] of person.children.list.entries()) {
    if (index > 0) await step.find('button', 'Add another child').press();
    const fields = step.find('group', `Child ${index + 1}`, { exact: true });
    await fields.find('textbox', 'Child’s first name').fill(child.firstName);
    await fillDate(fields.find('group', 'Child’s date of birth'), child.dateOfBirth);
  }
  if (person.instagram.consent) {
    await step.find('checkbox', /on Instagram$/).press();
    await step.find('textbox', 'Instagram username').fill(person.instagram.username);
  }
  if (person.whatsAppConsent) await step.find('checkbox', /on WhatsApp$/).press();
  await step.find('button', 'Continue').press();
}

export async function fillDate(
  place: Page | Part,
  { day, month, year }: { day: string; month: string; year: string },
): Promise<void> {
  await place.find('textbox', 'Day').fill(day);
  await place.find('textbox', 'Month').fill(month);
  await place.find('textbox', 'Year').fill(year);
}

/** Fills the card fields, in the wizard and on the gift card page. */
export async function fillCard(place: Page | Part, card: TypedCard): Promise<void> {
  await place.find('textbox', 'Name on card').fill(card.name);
  await place.find('textbox', 'Card number').fill(card.number);
  await place.find('textbox', 'Expiry').fill(card.expiry);
  await place.find('textbox', 'Security code').fill(card.cvc);
}

/** The last step: fills the card, accepts the terms and presses the button. */
export async function pay(visitor: Page, person: Person, button: string | RegExp = /^Pay .* and join$/): Promise<void> {
  const payment = visitor.find('dialog', 'Payment');
  await fillCard(payment, person.creditCard);
  await payment.find('checkbox', /I accept the/).press();
  await payment.find('button', button, { exact: true }).press();
}
