import { categoryOf, DEFAULT_CATEGORY, type MembershipCategory, type MembershipId } from '@myler/config/memberships';
import type { CurrencyCode } from '@myler/config/currencies';
import type { Coupon, MembershipPrice, Registration } from '@myler/api-client/contract';
import type { CardPath } from '../../card-fields/credit-card.ts';
import { withError, type FieldErrors, type FieldPath } from '../../core/form-state.ts';
import type { ChildEntry, Family } from '../../family/family.ts';
import { emptyDate, type DateParts } from '@myler/config/typed-date';
import type { CheckedGift } from './gift.ts';

/** A code that the provider has checked for one tier and currency. For another one it must be checked again. */
export interface CheckedCode {
  coupon: Coupon;
  membershipId: MembershipId;
  currency: CurrencyCode;
}

/**
 * The join-us form by the specification's names (docs/specification.md, section 3). The currency is the page's
 * (`currencyAtom` of `@myler/state/currency`), the price is derived, and the card is separate. `joinUsAtom` combines
 * them.
 */
export interface JoinUsForm extends Family {
  formType: Registration['formType'];
  isLoading: boolean;
  memberShipsWithPrices: readonly MembershipPrice[];
  memberShipCategory: MembershipCategory;
  membershipId: MembershipId | null;
  email: string;
  password: string;
  confirmPassword: string;
  dateOfBirth: DateParts;
  referralCode: string;
  checkedCode: CheckedCode | null;
  giftCode: string;
  checkedGift: CheckedGift | null;
  termsAccept: boolean;
  errorFlags: JoinErrorFlags;
  errorMsgs: FieldErrors;
}

/** State that is not a field of the visitor, so it has no error. */
type NotAField =
  | 'formType'
  | 'isLoading'
  | 'memberShipsWithPrices'
  | 'memberShipCategory'
  | 'checkedCode'
  | 'checkedGift'
  | 'errorFlags'
  | 'errorMsgs';

/** The fields that the visitor fills in, without the card. */
export type AskedField = Exclude<keyof JoinUsForm, NotAField>;

type JoinField = Exclude<AskedField, 'instagram'> | 'instagram.username' | CardPath;
type ChildField = `children.${number}.${keyof ChildEntry}`;

/**
 * A flag for each field by its path (docs/specification.md, section 5), and for each field of every child in the list.
 */
export type JoinErrorFlags = Readonly<Record<JoinField, boolean> & { [path: ChildField]: boolean }>;

/** The type requires a flag for every field of `JoinUsForm`. */
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

/** Choosing another category deselects a tier that is not in it. */
export function chooseCategory(form: JoinUsForm, memberShipCategory: MembershipCategory): JoinUsForm {
  const { membershipId } = form;
  const isInCategory = membershipId !== null && categoryOf(membershipId) === memberShipCategory;
  return editForm(form, { memberShipCategory, membershipId: isInCategory ? membershipId : null });
}

/** Sets the errors of all fields, as flags and messages (docs/specification.md, section 3). */
export function withErrors(form: JoinUsForm, errors: FieldErrors): JoinUsForm {
  const raised = Object.fromEntries(Object.keys(errors).map((path) => [path, true]));
  return { ...form, errorFlags: { ...clearedFlags(form), ...raised }, errorMsgs: errors };
}

/** The error message of a field whose flag is set. */
export function errorOf({ errorFlags, errorMsgs }: JoinUsForm, path: FieldPath): string | undefined {
  return (errorFlags as Readonly<Record<FieldPath, boolean>>)[path] ? errorMsgs[path] : undefined;
}

/** Sets or clears the error of one field, after its blur. The other errors stay. */
export function withFieldError(form: JoinUsForm, path: FieldPath, message: string | undefined): JoinUsForm {
  return withErrors(form, withError(form.errorMsgs, path, message));
}
