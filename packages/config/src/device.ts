/** Where a browser stores something, named as in browsers' settings. */
export type DevicePlace = 'cookie' | 'local storage' | 'session storage' | 'history of the tab';

interface StoredItem {
  place: DevicePlace;
  /** What it holds and what for, without a capital at the beginning. */
  what: string;
  /** How long it stays: a complete sentence. */
  until: string;
  /** Whole sentences that only some items need. */
  more?: string;
}

const UNTIL_CLEARED = 'Until you clear it.';
const UNTIL_TAB_CLOSES = 'Until you close the tab.';
const UNTIL_TAB_GONE = 'Until you close the tab; some browsers keep it to open the tab again.';

/**
 * Everything that the site stores on a device, by its name (docs/product-decisions.md, The device). Code can store nothing
 * under another name (`@myler/state/device`); the privacy policy, the FAQ, the list "On this device, right now" and
 * docs/security.md are written from it.
 */
export const storedItems = {
  'cookie-consent': {
    place: 'cookie',
    what: 'your answer about your privacy, and the version of the question.',
    until: 'Six months.',
  },
  '__Host-session': {
    place: 'cookie',
    what: 'keeps a member signed in. No script can read it.',
    until:
      'Thirty days after you last came, or until the browser closes if you asked us not to keep you signed in. It is deleted when you sign out.',
  },
  'cookie-consent-opened': {
    place: 'session storage',
    what: 'that we have asked about your privacy in this tab, to ask once.',
    until: UNTIL_TAB_CLOSES,
  },
  'newsletter-opened': {
    place: 'session storage',
    what: 'that we have offered the letter in this tab, to offer it once.',
    until: UNTIL_TAB_CLOSES,
  },
  'join-progress': {
    place: 'session storage',
    what: 'the membership, currency, code and step of the form while you join, and how you came to it, for after a reload. Nothing about you is in it.',
    until: 'Until you have joined, or close the form or the tab.',
  },
  'join-attempt': {
    place: 'session storage',
    what: 'a random number that stands for the payment of a membership, so that you can never be charged twice.',
    until: 'Until the payment has an answer.',
  },
  'gift-attempt': {
    place: 'session storage',
    what: 'a random number that stands for the payment of a gift card, so that you can never be charged twice.',
    until: 'Until the payment has an answer.',
  },
  'upgrade-attempt': {
    place: 'session storage',
    what: 'a random number that stands for the payment of a move to a higher membership, so that you can never be charged twice, and which membership.',
    until: 'Until the payment has an answer.',
  },
  currency: {
    place: 'local storage',
    what: 'the currency you chose, so that prices are in it when you come back.',
    until: UNTIL_CLEARED,
  },
  shortlist: {
    place: 'local storage',
    what: 'the hotels you kept with a heart. We do not get the list unless you send it, or decide on it together. Pictures of the hotels on it are asked for one by one.',
    until: UNTIL_CLEARED,
  },
  family: {
    place: 'local storage',
    what: 'who travels: ages or birthdays, cots, steps, allergies and the day of arrival, no names.',
    until: 'Only if you ask us to keep it on this device, until you clear it.',
    more: 'To find hotels that fit we are told ages, cots and step-free access; the rest leaves it only in an enquiry about a hotel, whose form shows it before you send it.',
  },
  gift: {
    place: 'history of the tab',
    what: 'the link of a gift, for after a reload.',
    until: UNTIL_TAB_GONE,
  },
  giftOrder: {
    place: 'history of the tab',
    what: 'the link of an order of a gift card, for after a reload.',
    until: UNTIL_TAB_GONE,
  },
  shortlistVote: {
    place: 'history of the tab',
    what: 'your name and hearts on a shared list, for after a reload.',
    until: UNTIL_TAB_GONE,
  },
} as const satisfies Record<string, StoredItem>;

export type StoredName = keyof typeof storedItems;

/** The names that may be stored in a place. */
export type StoredNameIn<Place extends DevicePlace> = {
  [Name in StoredName]: (typeof storedItems)[Name]['place'] extends Place ? Name : never;
}[StoredName];

/** The names in their order. */
export const storedNames = /* @__PURE__ */ Object.keys(storedItems) as StoredName[];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an item holds, what for and how long, in whole sentences. */
export function purposeInWords(name: StoredName): string {
  const { what, until, more }: StoredItem = storedItems[name];
  return [capitalised(what), until, more].filter(Boolean).join(' ');
}

/** An item of the list: "currency, in the local storage. The currency you chose, … Until you clear it." */
export function storedItemInWords(name: StoredName): string {
  const { place } = storedItems[name];
  return `${name}, ${place === 'cookie' ? 'a cookie' : `in the ${place}`}. ${purposeInWords(name)}`;
}
