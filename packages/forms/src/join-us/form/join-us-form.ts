import {
  categoryOf,
  DEFAULT_CATEGORY,
  isCorporate,
  type MembershipCategory,
  type MembershipId,
} from '@myler/config/memberships';
import type { CurrencyCode } from '@myler/config/currencies';
import type { Coupon, MembershipPrice, Registration } from '@myler/api-client/contract';
import { emptyCompany, type CompanyEntry } from '../../company/company.ts';
import { emptyCard, type CardPath, type CardValues } from '../../card-fields/credit-card.ts';
import type { FieldErrors, FormState } from '../../core/form-state.ts';
import type { ChildEntry, Family } from '../../family/family.ts';
import { emptyDate, type DateParts } from '@myler/config/typed-date';
import type { CheckedGift } from './gift.ts';

/** A code that the provider has checked for one tier and currency. For another one it must be checked again. */
export interface CheckedCode {
  coupon: Coupon;
  membershipId: MembershipId;
  currency: CurrencyCode;
}

/** What the visitor answers, and what is known besides, without the card. */
export interface JoinUsAnswers extends Family {
  formType: Registration['formType'];
  memberShipsWithPrices: readonly MembershipPrice[];
  memberShipCategory: MembershipCategory;
  membershipId: MembershipId | null;
  email: string;
  password: string;
  confirmPassword: string;
  dateOfBirth: DateParts;
  /** For a corporate membership. */
  company: CompanyEntry;
  referralCode: string;
  checkedCode: CheckedCode | null;
  giftCode: string;
  checkedGift: CheckedGift | null;
  termsAccept: boolean;
}

/** The values of the form. They hold the card, so only the payment may use them. */
export type JoinUsValues = JoinUsAnswers & CardValues;

/** The form by the specification's names (docs/specification.md, section 3), without the card. */
export interface JoinUsForm extends JoinUsAnswers {
  isLoading: boolean;
  errorFlags: JoinErrorFlags;
  errorMsgs: FieldErrors;
}

/** State that is not a field of the visitor, so it has no error. */
type NotAField = 'formType' | 'memberShipsWithPrices' | 'memberShipCategory' | 'checkedCode' | 'checkedGift';

/** The fields that the visitor fills in, without the card. */
export type AskedField = Exclude<keyof JoinUsAnswers, NotAField>;

type JoinField =
  | Exclude<AskedField, 'instagram' | 'company'>
  | 'instagram.username'
  | `company.${keyof CompanyEntry}`
  | CardPath;
type ChildField = `children.${number}.${keyof ChildEntry}`;

/**
 * A flag for each field by its path (docs/specification.md, section 5), and for each field of every child in the list.
 */
export type JoinErrorFlags = Readonly<Record<JoinField, boolean> & { [path: ChildField]: boolean }>;

/** The type requires a flag for every field of `JoinUsAnswers`. */
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
  'company.companyName': false,
  'company.taxNumber': false,
  'company.street': false,
  'company.postalCode': false,
  'company.invoiceEmail': false,
  'company.role': false,
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

function flagsOf({ children }: JoinUsAnswers, errors: FieldErrors): JoinErrorFlags {
  const flags: Record<ChildField, boolean> = {};
  for (const index of children.list.keys()) {
    flags[`children.${index}.firstName`] = false;
    flags[`children.${index}.dateOfBirth`] = false;
  }
  return { ...noErrorFlags, ...flags, ...Object.fromEntries(Object.keys(errors).map((path) => [path, true])) };
}

export const emptyValues: JoinUsValues = {
  formType: 'membership',
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
  company: emptyCompany,
  referralCode: '',
  checkedCode: null,
  giftCode: '',
  checkedGift: null,
  instagram: { consent: false, username: '' },
  children: { shouldAdd: false, list: [] },
  whatsAppConsent: false,
  termsAccept: false,
  creditCard: emptyCard,
};

/** Resetting keeps the membership list, the currency and the category (docs/specification.md, section 4). */
export function resetValues({ memberShipsWithPrices, memberShipCategory }: JoinUsValues): JoinUsValues {
  return { ...emptyValues, memberShipsWithPrices, memberShipCategory };
}

/** Whether a company is asked for, and no family (docs/product-decisions.md, A company's membership). */
export const isForCompany = ({ membershipId }: Pick<JoinUsAnswers, 'membershipId'>): boolean =>
  membershipId !== null && isCorporate(membershipId);

/** Choosing a tier chooses its category (docs/specification.md, section 4). */
export const membershipChoice = (membershipId: MembershipId) => ({
  membershipId,
  memberShipCategory: categoryOf(membershipId),
});

/** Choosing another category deselects a tier that is not in it. */
export function categoryChoice({ membershipId }: JoinUsAnswers, memberShipCategory: MembershipCategory) {
  const isInCategory = membershipId !== null && categoryOf(membershipId) === memberShipCategory;
  return { memberShipCategory, membershipId: isInCategory ? membershipId : null };
}

/** The state of the form by the specification's names. */
export function toJoinUsForm({ values, errors, phase }: FormState<JoinUsValues>): JoinUsForm {
  const { creditCard: _card, ...answers } = values;
  return { ...answers, isLoading: phase === 'sending', errorFlags: flagsOf(values, errors), errorMsgs: errors };
}
