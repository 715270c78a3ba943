import { atom } from 'jotai/vanilla';
import { DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import type { MembershipCategory, MembershipId } from '@myler/config/memberships';
import { normaliseCode } from '@myler/config/typed-text';
import type { AttemptOutcome, MembershipPrice, RegistrationReceipt } from '@myler/api-client/contract';
import { currencyAtom } from '@myler/state/currency';
import { presentedDialogAtom, type DialogPayload } from '@myler/state/dialogs';
import {
  clearErrors,
  editForm,
  fillForm,
  rejectForm,
  startForm,
  type FieldPath,
  type Rejection,
} from '../../core/form-state.ts';
import { withoutNumber } from '../../card-fields/credit-card.ts';
import { idOfCity } from '../../family/cities.ts';
import { createBankPageAtom } from '../../payment/bank-page.ts';
import {
  emptyValues,
  categoryChoice,
  membershipChoice,
  resetValues,
  toJoinUsForm,
  type JoinUsValues,
} from '../form/join-us-form.ts';
import { priceBreakdownOf, toFormPrice } from '../form/price.ts';

/** The wizard's form as the core stores it, for all its steps. It holds the card, so only the steps may use it. */
export const wizardFormAtom = atom(startForm<JoinUsValues>(emptyValues));

/** The result of the registration, for the welcome; null until there is one. */
export type Joined = { receipt: RegistrationReceipt; signedIn: boolean } | { outcome: AttemptOutcome };
export const joinedAtom = atom<Joined | null>(null);

/**
 * The page on which the bank asks for a confirmation, or null. While there is one, closing the dialog neither asks nor
 * resets the form: the payment is open at the bank, and the visitor comes back to it.
 */
export const bankPageAtom = createBankPageAtom();

/** What is said above the step and belongs to no field, for what a site shows in place of the first step. */
export const joinNoticeAtom = atom((get) => get(wizardFormAtom).notice);

/** Whether the visitor is reading the terms. Afterwards the focus returns to their link. */
export const readingTermsAtom = atom(false);

/** Whether the question before leaving is open. */
export const askingToLeaveAtom = atom(false);

/** The address that the provider knows as a member’s: beside it the wizard offers to sign in. */
export const takenEmailAtom = atom<string | null>(null);

/** The form's currency: the page's, or the default one until the page has set it. */
export const joinCurrencyAtom = atom((get): CurrencyCode => get(currencyAtom) ?? DEFAULT_CURRENCY);

/** What the chosen membership costs; undefined if none is chosen, or if it has no price in the currency. */
export const priceBreakdownAtom = atom((get) => priceBreakdownOf(get(wizardFormAtom).values, get(joinCurrencyAtom)));

/** The form by the specification's names, without currency, price and card. */
export const joinFormAtom = atom((get) => toJoinUsForm(get(wizardFormAtom)));

/**
 * The whole state of the join-us form, by the specification's names (section 3). It holds the card, so only the
 * registration may use it.
 */
export const joinUsAtom = atom((get) => {
  const sum = get(priceBreakdownAtom);
  return {
    ...get(joinFormAtom),
    currency: get(joinCurrencyAtom),
    price: sum ? toFormPrice(sum) : null,
    creditCard: get(wizardFormAtom).values.creditCard,
  };
});

/** Whether the visitor has typed anything that closing would lose. */
export const joinFormEditedAtom = atom((get) => get(wizardFormAtom).isEdited);

/** Whether the payment is under way. */
export const isPayingAtom = atom(
  (get) => get(wizardFormAtom).phase === 'sending' && get(presentedDialogAtom)?.type === 'join-us-3',
);

/** Changes fields; clears all error flags (docs/specification.md, section 4). */
export const editJoinFormAtom = atom(null, (_get, set, edits: Partial<JoinUsValues>) => {
  set(wizardFormAtom, (form) => editForm(form, edits));
});

/** Sets values that the visitor did not type: prices, a guessed country, a checked code. */
export const fillJoinFormAtom = atom(null, (_get, set, fills: Partial<JoinUsValues>) => {
  set(wizardFormAtom, (form) => fillForm(form, fills));
});

/** Changes a choice, which loses nothing when the wizard is closed, and clears all error flags. */
const chooseAtom = atom(null, (_get, set, choice: Partial<JoinUsValues>) => {
  set(wizardFormAtom, (form) => clearErrors(fillForm(form, choice)));
});

export const chooseMembershipAtom = atom(null, (_get, set, membershipId: MembershipId) => {
  set(chooseAtom, membershipChoice(membershipId));
});

export const chooseCategoryAtom = atom(null, (get, set, category: MembershipCategory) => {
  set(chooseAtom, categoryChoice(get(wizardFormAtom).values, category));
});

/** Changes the page's currency. In this form it is a field too, so all error flags are cleared. */
export const chooseJoinCurrencyAtom = atom(null, (_get, set, currency: CurrencyCode) => {
  set(currencyAtom, currency);
  set(chooseAtom, {});
});

/** Sets the city. A city of the list has an id; any other typed city has none. */
export const typeCityAtom = atom(null, (get, set, name: string, cities: readonly { id: string; name: string }[]) => {
  // The combo box also reports the value it already has, which is not an edit.
  if (name === get(wizardFormAtom).values.city.name) return;
  set(editJoinFormAtom, { city: { id: idOfCity(name, cities), name } });
});

/** Gives a city that was typed before the list was loaded its id, if it is on the list. */
export const identifyCityAtom = atom(null, (get, set, cities: readonly { id: string; name: string }[]) => {
  const { id, name } = get(wizardFormAtom).values.city;
  const found = id === null && name ? idOfCity(name, cities) : null;
  if (found !== null) set(fillJoinFormAtom, { city: { id: found, name } });
});

/** Changes the country and clears the city. The telephone's country follows until the visitor chooses one. */
export const chooseCountryAtom = atom(null, (get, set, countryCode: string) => {
  if (countryCode === get(wizardFormAtom).values.countryCode) return;
  set(editJoinFormAtom, { countryCode, city: { id: null, name: '' } });
});

export const setPricesAtom = atom(null, (_get, set, memberShipsWithPrices: readonly MembershipPrice[]) => {
  set(fillJoinFormAtom, { memberShipsWithPrices });
});

/** Applies the payload of the wizard: a tier, a referral code, a gift (docs/product-decisions.md, Routes). */
export const beginJoinAtom = atom(null, (_get, set, { membershipId, ref, gift, giftCode }: DialogPayload) => {
  // What a reload has said of a payment stays above the step.
  set(fillJoinFormAtom, {
    ...(membershipId ? membershipChoice(membershipId) : {}),
    ...(ref ? { referralCode: normaliseCode(ref), formType: 'referral' } : {}),
    ...(gift ? { formType: 'gift' } : {}),
    ...(giftCode ? { giftCode } : {}),
  });
});

/** Shows what is wrong above the step, which takes the focus. */
export const rejectJoinFormAtom = atom(null, (_get, set, rejection: Rejection<JoinUsValues>) => {
  set(wizardFormAtom, (form) => rejectForm(form, rejection));
});

/** Shows the error of one field at that field only. */
export const setFieldErrorAtom = atom(null, (_get, set, path: FieldPath, message: string) => {
  set(wizardFormAtom, (form) => ({ ...form, errors: { ...form.errors, [path]: message } }));
});

/** Clears the card's number and security code, when the visitor leaves the payment step. */
export const clearCardNumberAtom = atom(null, (get, set) => {
  set(fillJoinFormAtom, { creditCard: withoutNumber(get(wizardFormAtom).values.creditCard) });
});

/** Resets the form, and keeps the membership list, the currency and the category (docs/specification.md, section 4). */
export const resetJoinFormAtom = atom(null, (_get, set) => {
  set(wizardFormAtom, ({ values }) => startForm(resetValues(values)));
  set(readingTermsAtom, false);
  set(joinedAtom, null);
  set(askingToLeaveAtom, false);
});

/** Keeps what the welcome shows, and resets everything else. */
export const finishJoinAtom = atom(null, (_get, set, joined: Joined) => {
  set(resetJoinFormAtom);
  set(joinedAtom, joined);
});
