import { isolate } from '@myler/config/names';

/** The labels of docs/product-decisions.md, The join-us wizard. The account asks with the same words. */
export const familyCopy = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Telephone',
  country: 'Country',
  noCountries: 'The list of countries did not load.',
  retry: 'Try again',
  city: 'City',
  noCity: 'Not on our list. You can use what you typed.',
  children: 'Children',
  shouldAdd: 'We travel with children',
  shouldAddHint: 'So that cots, menus and connecting rooms are right.',
  child: (number: number) => `Child ${number}`,
  childFirstName: 'Child’s first name',
  childDateOfBirth: 'Child’s date of birth',
  addChild: 'Add a child',
  addAnother: 'Add another child',
  removeChild: (name: string, number: number) => `Remove ${isolate(name.trim()) || `child ${number}`}`,
  childAdded: (number: number) => `Child ${number} added.`,
  childRemoved: 'Child removed.',
  fullHouse: 'This form takes ten children. Tell us about the others when we talk.',
  staying: 'Staying in touch',
  instagramConsent: 'You may follow my family’s journeys on Instagram',
  instagramUsername: 'Instagram username',
  whatsAppConsent: 'You may write to me on WhatsApp',
} as const;

/** The autofill tokens of the fields (HTML, autofill field names). */
export const familyAutoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  countryCode: 'country',
  city: 'address-level2',
} as const;
