import { atom } from 'jotai/vanilla';
import { DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import type { MembershipCategory, MembershipId } from '@myler/config/memberships';
import { normaliseCode } from '@myler/config/typed-text';
import type { AttemptOutcome, MembershipPrice, RegistrationReceipt } from '@myler/api-client/contract';
import { currencyAtom } from '@myler/state/currency';
import type { DialogPayload } from '@myler/state/dialogs';
import type { FieldErrors, FieldPath } from '../../core/form-state.ts';
import {
  editCard,
  emptyCard,
  withoutNumber,
  type CardEdits,
  type CreditCardForm,
} from '../../card-fields/credit-card.ts';
import {
  chooseCategory,
  chooseMembership,
  editForm,
  emptyForm,
  resetForm,
  withErrors,
  withFieldError,
  type JoinUsForm,
} from '../form/join-us-form.ts';
import { sumOf, toFormPrice } from '../form/price.ts';
import { idOfCity } from '../../family/cities.ts';

const formAtom = atom<JoinUsForm>(emptyForm);
const cardAtom = atom<CreditCardForm>(emptyCard);

/** Whether the visitor typed something that closing would lose. */
const editedAtom = atom(false);

/** The result of the registration, for the welcome; null until there is one. */
export type Joined = { receipt: RegistrationReceipt; signedIn: boolean } | { outcome: AttemptOutcome };
export const joinedAtom = atom<Joined | null>(null);

/** A message above the step that belongs to no field: the price changed, or the connection was lost. */
export interface Notice {
  kind: 'price-changed' | 'pending' | 'rejected' | 'reloaded';
  text: string;
  /** The id of the request that failed. */
  reference?: string | undefined;
}
export const noticeAtom = atom<Notice | null>(null);

/** The text of that message, for what a site shows in place of the first step. */
export const joinNoticeAtom = atom((get) => get(noticeAtom)?.text);

/** Whether the summary of errors is shown above the step: from a submit until the next edit. */
export const summaryShownAtom = atom(false);

/** What to focus after the next render: the heading of a new step, the summary of errors, or the notice. */
export const focusTargetAtom = atom<'heading' | 'summary' | 'notice' | null>(null);

/** Whether the visitor is reading the terms. Afterwards the focus returns to their link. */
export const readingTermsAtom = atom(false);

/** Whether the question before leaving is open. */
export const askingToLeaveAtom = atom(false);

/** The form's currency: the page's, or the default one until the page has set it. */
export const joinCurrencyAtom = atom((get): CurrencyCode => get(currencyAtom) ?? DEFAULT_CURRENCY);

export const sumAtom = atom((get) => sumOf(get(formAtom), get(joinCurrencyAtom)));

/**
 * The whole state of the join-us form, by the specification's names (section 3). It holds the card, so only the
 * registration may use it.
 */
export const joinUsAtom = atom((get) => {
  const sum = get(sumAtom);
  return {
    ...get(formAtom),
    currency: get(joinCurrencyAtom),
    price: sum ? toFormPrice(sum) : null,
    creditCard: get(cardAtom),
  };
});

export const joinFormAtom = atom((get) => get(formAtom));
export const creditCardAtom = atom((get) => get(cardAtom));
/** Whether the visitor has changed anything in the wizard since it was opened or reset. */
export const joinFormEditedAtom = atom((get) => get(editedAtom));

/** Edits some fields, or none, and clears all error flags (docs/specification.md, section 4). */
const clearErrorsAtom = atom(null, (get, set, edits: Partial<JoinUsForm> = {}) => {
  set(formAtom, editForm(get(formAtom), edits));
  set(noticeAtom, null);
  set(summaryShownAtom, false);
});

/** Changes fields; clears all error flags (docs/specification.md, section 4). */
export const editJoinFormAtom = atom(null, (_get, set, edits: Partial<JoinUsForm>) => {
  set(clearErrorsAtom, edits);
  set(editedAtom, true);
});

/** Changes the page's currency. In this form it is a field too, so all error flags are cleared. */
export const chooseJoinCurrencyAtom = atom(null, (_get, set, currency: CurrencyCode) => {
  set(currencyAtom, currency);
  set(clearErrorsAtom);
});

/** Changes the card, and clears all error flags. */
export const editCardAtom = atom(null, (get, set, edits: CardEdits) => {
  set(cardAtom, editCard(get(cardAtom), edits));
  set(editJoinFormAtom, {});
});

/** Clears the card's number and code, or the whole card after the registration or a reset. */
export const wipeCardAtom = atom(null, (get, set, { whole = false }: { whole?: boolean } = {}) => {
  set(cardAtom, whole ? emptyCard : { ...get(cardAtom), ...withoutNumber });
});

export const chooseMembershipAtom = atom(null, (get, set, membershipId: MembershipId) => {
  set(clearErrorsAtom, chooseMembership(get(formAtom), membershipId));
});

export const chooseCategoryAtom = atom(null, (get, set, category: MembershipCategory) => {
  set(clearErrorsAtom, chooseCategory(get(formAtom), category));
});

/** Sets values that the visitor did not type: prices, a guessed country, a checked code, the loading flag. */
export const fillJoinFormAtom = atom(null, (get, set, fills: Partial<JoinUsForm>) => {
  set(formAtom, { ...get(formAtom), ...fills });
});

/** Sets the city. A city of the list has an id; any other typed city has none. */
export const typeCityAtom = atom(null, (get, set, name: string, cities: readonly { id: string; name: string }[]) => {
  // The combo box also reports the value it already has, which is not an edit.
  if (name === get(formAtom).city.name) return;
  set(editJoinFormAtom, { city: { id: idOfCity(name, cities), name } });
});

/** Gives a city that was typed before the list arrived its id, if it is on the list. */
export const citiesArrivedAtom = atom(null, (get, set, cities: readonly { id: string; name: string }[]) => {
  const { id, name } = get(formAtom).city;
  const found = id === null && name ? idOfCity(name, cities) : null;
  if (found !== null) set(fillJoinFormAtom, { city: { id: found, name } });
});

/** Changes the country and clears the city. The telephone's country follows until the visitor chooses one. */
export const chooseCountryAtom = atom(null, (get, set, countryCode: string) => {
  if (countryCode === get(formAtom).countryCode) return;
  set(editJoinFormAtom, { countryCode, city: { id: null, name: '' } });
});

export const setPricesAtom = atom(null, (_get, set, memberShipsWithPrices: readonly MembershipPrice[]) => {
  set(fillJoinFormAtom, { memberShipsWithPrices });
});

/** Applies the payload of the wizard: a tier, a referral code, a gift (docs/product-decisions.md, Routes). */
export const beginJoinAtom = atom(null, (get, set, { membershipId, ref, gift, giftCode }: DialogPayload) => {
  const form = membershipId ? chooseMembership(get(formAtom), membershipId) : get(formAtom);
  set(formAtom, {
    ...form,
    ...(ref ? { referralCode: normaliseCode(ref), formType: 'referral' } : {}),
    ...(gift ? { formType: 'gift' } : {}),
    ...(giftCode ? { giftCode } : {}),
  });
});

/** Shows errors, in a summary that takes the focus. */
export const setErrorsAtom = atom(null, (get, set, errors: FieldErrors) => {
  set(formAtom, withErrors(get(formAtom), errors));
  set(summaryShownAtom, true);
  set(focusTargetAtom, 'summary');
});

export const setFieldErrorAtom = atom(null, (get, set, path: FieldPath, message: string | undefined) => {
  set(formAtom, withFieldError(get(formAtom), path, message));
});

/** Resets the form, and keeps the membership list, the currency and the category (docs/specification.md, section 4). */
export const resetJoinFormAtom = atom(null, (get, set) => {
  set(formAtom, resetForm(get(formAtom)));
  set(wipeCardAtom, { whole: true });
  set(noticeAtom, null);
  set(summaryShownAtom, false);
  set(readingTermsAtom, false);
  set(joinedAtom, null);
  set(askingToLeaveAtom, false);
  set(editedAtom, false);
});

/** The address that the provider knows as a member’s: beside it the wizard offers to sign in. */
export const takenEmailAtom = atom<string | null>(null);

/** Keeps what the welcome shows, and resets everything else. */
export const finishJoinAtom = atom(null, (_get, set, joined: Joined) => {
  set(resetJoinFormAtom);
  set(joinedAtom, joined);
});
