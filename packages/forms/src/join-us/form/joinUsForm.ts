import { categoryOf, DEFAULT_CATEGORY, type MembershipCategory, type MembershipId } from '@myler/config/memberships';
import type { CurrencyCode } from '@myler/config/currencies';
import type { Coupon, MembershipPrice, Registration } from '@myler/api-client/contract';
import type { CardPath } from '../../card-fields/creditCard.ts';
import { withError, type FieldErrors, type FieldPath } from '../../form-core/formState.ts';
import { emptyDate, type DateParts } from '../../validation/dates.ts';
import type { CheckedGift } from './gift.ts';

export interface ChildEntry {
  firstName: string;
  dateOfBirth: DateParts;
}

/** A code that the provider has checked, and for what: with another tier or currency it has to be checked again. */
export interface CheckedCode {
  coupon: Coupon;
  membershipId: MembershipId;
  currency: CurrencyCode;
}

/**
 * The join-us form (docs/specification.md, section 3, by its names). The currency is the page's (`currencyAtom` of
 * `@myler/state/currency`), the price is derived, and the card is kept apart: `joinUsAtom` puts all of it together.
 */
export interface JoinUsForm {
  formType: Registration['formType'];
  isLoading: boolean;
  memberShipsWithPrices: readonly MembershipPrice[];
  memberShipCategory: MembershipCategory;
  membershipId: MembershipId | null;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  /** The country whose code stands before the number; follows `countryCode` until it is chosen by hand. */
  phoneCountryCode: string | null;
  password: string;
  confirmPassword: string;
  city: { id: string | null; name: string };
  countryCode: string;
  dateOfBirth: DateParts;
  referralCode: string;
  checkedCode: CheckedCode | null;
  giftCode: string;
  checkedGift: CheckedGift | null;
  instagram: { consent: boolean; username: string };
  children: { shouldAdd: boolean; list: readonly ChildEntry[] };
  whatsAppConsent: boolean;
  termsAccept: boolean;
  errorFlags: JoinErrorFlags;
  errorMsgs: FieldErrors;
}

/** What the form holds beside the fields that a visitor fills in: it is never wrong. */
type NotAField =
  | 'formType'
  | 'isLoading'
  | 'memberShipsWithPrices'
  | 'memberShipCategory'
  | 'checkedCode'
  | 'checkedGift'
  | 'errorFlags'
  | 'errorMsgs';

/** What a visitor is asked. Its card is kept apart. */
export type AskedField = Exclude<keyof JoinUsForm, NotAField>;

type JoinField = Exclude<AskedField, 'instagram'> | 'instagram.username' | CardPath;
type ChildField = `children.${number}.${keyof ChildEntry}`;

/**
 * A flag for each field (docs/specification.md, section 5), by its path; for each field of a child, too, once there is
 * one.
 */
export type JoinErrorFlags = Readonly<Record<JoinField, boolean> & { [path: ChildField]: boolean }>;

/** A field of `JoinUsForm` without a flag here does not compile. */
const noErrorFlags: Readonly<Record<JoinField, boolean>> = {
  membershipId: false,
  referralCode: false,
  firstName: false,
  lastName: false,
  email: false,
  phoneNumber: false,
  phoneCountryCode: false,
  password: false,
  confirmPassword: false,
  dateOfBirth: false,
  countryCode: false,
  city: false,
  children: false,
  'instagram.username': false,
  whatsAppConsent: false,
  giftCode: false,
  'creditCard.name': false,
  'creditCard.number': false,
  'creditCard.expiry': false,
  'creditCard.cvc': false,
  termsAccept: false,
};

function clearedFlags({ children }: Pick<JoinUsForm, 'children'>): JoinErrorFlags {
  const flags: Record<ChildField, boolean> = {};
  for (const index of children.list.keys()) {
    flags[`children.${index}.firstName`] = false;
    flags[`children.${index}.dateOfBirth`] = false;
  }
  return { ...noErrorFlags, ...flags };
}

export const emptyForm: JoinUsForm = {
  formType: 'membership',
  isLoading: false,
  memberShipsWithPrices: [],
  memberShipCategory: DEFAULT_CATEGORY,
  membershipId: null,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneCountryCode: null,
  password: '',
  confirmPassword: '',
  city: { id: null, name: '' },
  countryCode: '',
  dateOfBirth: emptyDate,
  referralCode: '',
  checkedCode: null,
  giftCode: '',
  checkedGift: null,
  instagram: { consent: false, username: '' },
  children: { shouldAdd: false, list: [] },
  whatsAppConsent: false,
  termsAccept: false,
  errorFlags: noErrorFlags,
  errorMsgs: {},
};

/** Resetting keeps the membership list, the currency and the category (docs/specification.md, section 4). */
export function resetForm(form: JoinUsForm): JoinUsForm {
  const { memberShipsWithPrices, memberShipCategory } = form;
  return { ...emptyForm, memberShipsWithPrices, memberShipCategory };
}

/** Editing any field clears all error flags (docs/specification.md, section 4). */
export function editForm(form: JoinUsForm, edits: Partial<JoinUsForm>): JoinUsForm {
  const edited = { ...form, ...edits };
  return { ...edited, errorFlags: clearedFlags(edited), errorMsgs: {} };
}

/** Choosing a tier chooses its category (docs/specification.md, section 4). */
export function chooseMembership(form: JoinUsForm, membershipId: MembershipId): JoinUsForm {
  return editForm(form, { membershipId, memberShipCategory: categoryOf(membershipId) });
}

/** Looking at another category lets go of a tier that is not in it. */
export function chooseCategory(form: JoinUsForm, memberShipCategory: MembershipCategory): JoinUsForm {
  const { membershipId } = form;
  const stays = membershipId !== null && categoryOf(membershipId) === memberShipCategory;
  return editForm(form, { memberShipCategory, membershipId: stays ? membershipId : null });
}

/** Errors by field, as flags and words (docs/specification.md, section 3). */
export function withErrors(form: JoinUsForm, errors: FieldErrors): JoinUsForm {
  const raised = Object.fromEntries(Object.keys(errors).map((path) => [path, true]));
  return { ...form, errorFlags: { ...clearedFlags(form), ...raised }, errorMsgs: errors };
}

/** What is wrong with a field, in words, when its flag is up. */
export function errorOf({ errorFlags, errorMsgs }: JoinUsForm, path: FieldPath): string | undefined {
  return (errorFlags as Readonly<Record<FieldPath, boolean>>)[path] ? errorMsgs[path] : undefined;
}

/** The verdict on one field that was left; the others stay as they are. */
export function withFieldError(form: JoinUsForm, path: FieldPath, message: string | undefined): JoinUsForm {
  return withErrors(form, withError(form.errorMsgs, path, message));
}
