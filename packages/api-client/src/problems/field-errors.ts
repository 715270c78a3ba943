import type { $ZodIssue } from 'zod/v4/core';
import { anyCurrency } from '@myler/config/key-facts';
import { CONTACT_DETAILS_ERROR } from '@myler/config/typed-text';

/** What to do about a field, by its name or its path. The texts contain no lengths, which come from the contract. */
const messages: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  password: 'Enter your password.',
  firstName: 'Enter a first name.',
  lastName: 'Enter a last name.',
  name: 'Enter a name.',
  phoneNumber: 'Enter a telephone number with its country code, such as +44 20 7946 0132.',
  dateOfBirth: 'Enter a date of birth that exists, day, month and year.',
  countryCode: 'Choose a country from the list.',
  country: 'Choose a country from the list.',
  city: 'Enter a city.',
  children: 'Add each child with a first name and a date of birth.',
  username: 'Enter an Instagram username: letters, digits, dots and underscores.',
  termsAccept: 'Accept the terms and conditions to join.',
  membershipId: 'Choose a membership.',
  currency: `Choose ${anyCurrency}.`,
  total: 'The sum is missing. Load the page again.',
  referralCode: 'Enter a referral code or a coupon, or leave the field empty.',
  code: 'Enter the code.',
  giftCode: 'Enter a gift code, or leave the field empty.',
  companyName: 'Enter the name of the company.',
  taxNumber: 'Enter the company’s tax number.',
  street: 'Enter the street and number for receipts.',
  postalCode: 'Enter the postal code, or leave the field empty.',
  invoiceEmail: 'Enter the email address that gets the receipts, such as accounts@example.com.',
  role: 'Enter your role in the company.',
  'creditCard.name': 'Enter the name on the card.',
  'creditCard.number': 'Enter the card number, 12 to 19 digits.',
  'creditCard.expiry': 'Enter the expiry date as month and year, such as 12/31.',
  'creditCard.cvc': 'Enter the security code, three or four digits.',
  message: 'Write a message.',
  'recipient.name': 'Enter the name of the person who receives it.',
  'sender.name': 'Enter your name.',
  design: 'Choose one of the designs.',
  amount: 'Choose a sum.',
  date: 'Choose a day, as far as a year ahead.',
  timeZone: 'Choose where the person who receives it is.',
  token: 'This link is not complete. Open it from the email again.',
  page: 'Pages are numbered from 1.',
  limit: 'A page holds 1 to 100 entries.',
  q: 'Enter what to search for.',
  ages: 'Give the children’s ages in years, ten at most, such as 0,4,9.',
};

/** The name of a field in messages about its length. */
const fieldNames: Record<string, string> = {
  email: 'the email address',
  password: 'your password',
  firstName: 'the first name',
  lastName: 'the last name',
  name: 'the name',
  city: 'the city',
  companyName: 'the company',
  taxNumber: 'the tax number',
  street: 'the street',
  postalCode: 'the postal code',
  role: 'your role',
  children: 'children',
  username: 'the Instagram username',
  organisation: 'the organisation',
  code: 'the code',
  referralCode: 'the code',
  giftCode: 'the gift code',
  message: 'your message',
  q: 'your search',
};

/** The first error of each field by form path ("creditCard.number"), in words that say what to do. */
export function fieldErrors(issues: readonly $ZodIssue[]): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const field = path.join('.') || 'body';
    if (errors.has(field)) continue;
    const hasContactDetails = issue.message === CONTACT_DETAILS_ERROR;
    errors.set(field, hasContactDetails ? CONTACT_DETAILS_ERROR : (lengthMessage(path, issue) ?? messageFor(path)));
  }
  return Object.fromEntries(errors);
}

/** The message for a value that is too long or too short, with the contract's limit. */
function lengthMessage(path: readonly string[], issue: $ZodIssue): string | undefined {
  const name = lookUp(fieldNames, path);
  if (!name || (issue.code !== 'too_big' && issue.code !== 'too_small')) return undefined;
  if (issue.code === 'too_small') {
    const isShort = issue.origin === 'string' && issue.minimum > 1;
    return isShort ? `Use at least ${issue.minimum} characters for ${name}.` : undefined;
  }
  const maximum = issue.maximum.toLocaleString('en-GB');
  if (issue.origin === 'string') return `Use ${maximum} characters or fewer for ${name}.`;
  return issue.origin === 'array' ? `Add ${maximum} ${name} or fewer.` : undefined;
}

function messageFor(path: readonly string[]): string {
  return lookUp(messages, path) ?? 'Check this field.';
}

/** Looks up the path, then its ends ("creditCard.number" below any parent), then each of its parts. */
function lookUp(table: Record<string, string>, path: readonly string[]): string | undefined {
  const ends = path.map((_, start) => path.slice(start).join('.'));
  // `hasOwn`, because a path may contain a name that every object inherits, such as "constructor".
  const matchingKey = [...ends, ...path].find((key) => Object.hasOwn(table, key));
  return matchingKey && table[matchingKey];
}
