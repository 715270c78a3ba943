import type { $ZodIssue } from 'zod/v4/core';

/** What to do about a field, by its name wherever it stands. */
const words: Record<string, string> = {
  email: 'Enter an e-mail address, such as name@example.com.',
  password: 'Choose a password of 12 to 128 characters.',
  firstName: 'Enter a first name, up to 60 characters.',
  lastName: 'Enter a last name, up to 60 characters.',
  name: 'Enter a name.',
  phoneNumber: 'Enter a telephone number with its country code, such as +44 20 7946 0132.',
  dateOfBirth: 'Enter a date of birth that exists, day, month and year.',
  countryCode: 'Choose a country from the list.',
  country: 'Choose a country from the list.',
  city: 'Enter a city.',
  children: 'Add up to ten children, each with a first name and a date of birth.',
  username: 'Enter an Instagram username: letters, digits, dots and underscores, 30 at most.',
  termsAccept: 'Accept the terms and conditions to join.',
  membershipId: 'Choose a membership.',
  currency: 'Choose pounds, euros or dollars.',
  total: 'The sum is missing. Load the page again.',
  referralCode: 'Enter a code of up to 32 characters, or leave the field empty.',
  code: 'Enter the code.',
  giftCode: 'Enter a gift code of up to 64 characters, or leave the field empty.',
  'creditCard.name': 'Enter the name on the card.',
  'creditCard.number': 'Enter the card number, 12 to 19 digits.',
  'creditCard.expiry': 'Enter the expiry date as month and year, such as 12/31.',
  'creditCard.cvc': 'Enter the security code, three or four digits.',
  message: 'Write a message, up to 2,000 characters.',
  'recipient.name': 'Enter the name of the person who receives it, up to 60 characters.',
  'sender.name': 'Enter your name, up to 60 characters.',
  design: 'Choose one of the designs.',
  amount: 'Choose a sum.',
  date: 'Choose a day, as far as a year ahead.',
  timeZone: 'Choose where the person who receives it is.',
  token: 'This link is not complete. Open it from the e-mail again.',
  page: 'Pages are numbered from 1.',
  limit: 'A page holds 1 to 100 entries.',
  q: 'Search with 120 characters at most.',
  ages: 'Give the children’s ages in years, ten at most, such as 0,4,9.',
  attempt: 'An attempt is named by a UUID.',
};

/** What is wrong, keyed by form path ("creditCard.number"), in words that say what to do. The first of each field. */
export function fieldErrors(issues: readonly $ZodIssue[]): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const field = path.join('.') || 'body';
    if (!errors.has(field)) errors.set(field, wordsFor(path));
  }
  return Object.fromEntries(errors);
}

function wordsFor(path: readonly string[]): string {
  for (let start = 0; start < path.length; start++) {
    const known = words[path.slice(start).join('.')];
    if (known) return known;
  }
  const named = path.find((part) => words[part]);
  return (named && words[named]) ?? 'Check this field.';
}
