import type { MembershipId } from './membership-ids.ts';

/** Who can be on a card besides its holder. Source: docs/product-decisions.md, People on a card. */
export const personRoles = ['second-adult', 'grandparent', 'carer', 'lead', 'colleague'] as const;
export type PersonRole = (typeof personRoles)[number];

/** `former`: somebody who has an account and is on no card any more. */
export type CardRole = 'holder' | PersonRole | 'former';

/** What is counted: `relatives` are grandparents and carers together, `households` leads, each with the places of a household. */
export const placeKinds = ['secondAdults', 'relatives', 'households', 'colleagues'] as const;
export type PlaceKind = (typeof placeKinds)[number];

type CardPlaces = Record<PlaceKind, number>;

const couple: CardPlaces = { secondAdults: 1, relatives: 0, households: 0, colleagues: 0 };
const household: Pick<CardPlaces, 'secondAdults' | 'relatives'> = { secondAdults: 1, relatives: 4 };

/** How many people each membership has room for, besides its holder. */
export const cardPlaces: Record<MembershipId, CardPlaces> = {
  travel: couple,
  gold: couple,
  black: couple,
  'black-plus': { ...couple, relatives: 4 },
  dynasty: { secondAdults: 0, relatives: 0, households: 5, colleagues: 40 },
  'dynasty-dining': { secondAdults: 0, relatives: 0, households: 0, colleagues: 40 },
};

/** Of which place each role takes one. */
export const placeOfRole: Record<PersonRole, PlaceKind> = {
  'second-adult': 'secondAdults',
  grandparent: 'relatives',
  carer: 'relatives',
  lead: 'households',
  colleague: 'colleagues',
};

/** Where somebody is on a card. `household` is that of a lead, from 1; null beside the holder. */
export interface CardPlace {
  role: PersonRole;
  household: number | null;
}

/** Whether two people share the same places. */
export const sharePlaces = (one: CardPlace, other: CardPlace): boolean =>
  placeOfRole[one.role] === placeOfRole[other.role] &&
  (one.role === 'lead' || one.role === 'colleague' || one.household === other.household);

/** How many people may share the place of one on a card; 0 where the membership has none. */
export function placesFor(membershipId: MembershipId, { role, household: number }: CardPlace): number {
  const card = cardPlaces[membershipId];
  const kind = placeOfRole[role];
  if (kind === 'households') return number !== null && number >= 1 && number <= card.households ? card.households : 0;
  if (kind === 'colleagues' || number === null) return number === null ? card[kind] : 0;
  return number >= 1 && number <= card.households ? household[kind] : 0;
}

/** What the calls of a member need. */
export const rights = [
  'account',
  'membership',
  'enquire',
  'people',
  'leave-card',
  'hand-over',
  'take-over',
  'payments',
] as const;
export type Right = (typeof rights)[number];

type Decision = Record<Right, boolean>;
const nothing: Decision = {
  account: false,
  membership: false,
  enquire: false,
  people: false,
  'leave-card': false,
  'hand-over': false,
  'take-over': false,
  payments: false,
};
const onCard: Decision = { ...nothing, account: true, membership: true, enquire: true, 'leave-card': true };

/**
 * Who may do what. `account`: own details, password, passkeys, sessions, export, closing. `membership`: see it, its Mylers and who
 * is on it. `people`: invite, withdraw and remove, a lead in the own household. The holder leaves by ending the membership, or hands
 * the card to the second adult, who takes it over.
 */
export const mayDo: Record<CardRole, Decision> = {
  holder: { ...onCard, people: true, 'leave-card': false, 'hand-over': true, payments: true },
  lead: { ...onCard, people: true },
  'second-adult': { ...onCard, 'take-over': true },
  grandparent: onCard,
  carer: onCard,
  colleague: onCard,
  former: { ...nothing, account: true },
};

/** What each may do with the names and ages of the children of their household. */
export const childrenRights: Record<CardRole, 'edit' | 'see if shared' | 'no'> = {
  holder: 'edit',
  lead: 'edit',
  'second-adult': 'edit',
  grandparent: 'see if shared',
  carer: 'see if shared',
  colleague: 'no',
  // Their own, which are deleted with the account.
  former: 'edit',
};

/** Days for which the link of an invitation works. */
export const INVITATION_DAYS = 14;
/** Days after which an offer of the card is over. */
export const OFFER_DAYS = 14;
/** Days of an offer in which the card cannot be taken over yet: somebody else may have offered it, and its holder has read the email. */
export const OFFER_WAIT_DAYS = 3;
/** Days after which the account of somebody who is on no card any more is closed. */
export const FORMER_DAYS = 30;

/** "Second adult". */
export const roleNames: Record<PersonRole, string> = {
  'second-adult': 'Second adult',
  grandparent: 'Grandparent',
  carer: 'Carer',
  lead: 'Lead of a household',
  colleague: 'Colleague',
};

/** The same within a sentence: "You are on the card as a grandparent." */
export const rolesInWords: Record<PersonRole, string> = {
  'second-adult': 'as the second adult',
  grandparent: 'as a grandparent',
  carer: 'as a carer',
  lead: 'as the lead of a household',
  colleague: 'as a colleague',
};
