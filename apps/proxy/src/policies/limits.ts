const MINUTES = 60;
const HOUR = 60 * MINUTES;

export interface RequestLimit {
  points: number;
  /** In seconds. */
  duration: number;
  /** What the rows of `policies.ts` with this limit are, for docs/security.md. */
  of: string;
  /** Of bodies, in the same time: of one address, and of all together. */
  bytes?: { ofOne: number; ofAll: number };
}

/**
 * How many requests one network address may send, and one session of a member from all addresses together: high enough for
 * a household, too low for an automated attack. All paths with one limit count together.
 */
export const limits = {
  signIn: { of: 'signing in, and entering the password again', points: 20, duration: HOUR },
  payment: { of: 'joining, buying, changing the card, moving to another membership', points: 20, duration: HOUR },
  coupon: { of: 'coupons', points: 30, duration: 10 * MINUTES },
  password: { of: 'new passwords, new email addresses, closing', points: 10, duration: HOUR },
  newsletter: { of: 'subscribing', points: 10, duration: HOUR },
  // The servers of a mail provider send these requests for all of its users.
  newsletterLink: { of: 'links of newsletters', points: 600, duration: 10 * MINUTES },
  lead: { of: 'enquiries and journeys', points: 10, duration: HOUR },
  // All Mylers of an office share one network address.
  written: { of: 'notes of Mylers that they have written', points: 300, duration: 10 * MINUTES },
  account: { of: 'changes of an account, its devices, passkeys and people', points: 60, duration: 10 * MINUTES },
  /** Made anew each time. */
  document: { of: 'receipts, printed gift cards and exports', points: 20, duration: 10 * MINUTES },
  /** A page of the account reads up to four of them. */
  accountRead: { of: 'what an account’s pages show', points: 300, duration: 10 * MINUTES },
  refresh: {
    of: 'renewing and ending a session, asking how a payment ended',
    points: 300,
    duration: 10 * MINUTES,
  },
  /** A household opens a few, and nobody finds one by guessing. */
  bankPage: { of: 'pages of a bank', points: 60, duration: 10 * MINUTES },
  /** Typing errors are found in the browser, so more requests than this are guesses of codes. */
  giftCode: { of: 'balances of gift codes', points: 10, duration: 10 * MINUTES },
  giftOrder: { of: 'orders of gift cards, by their links', points: 60, duration: 10 * MINUTES },
  /** A family makes one list and perhaps a better one; each stays for weeks. */
  shareShortlist: { of: 'sharing a shortlist', points: 20, duration: HOUR },
  /** Ten people at one table, each of whose pages asks every twenty seconds what the others like. */
  sharedShortlist: { of: 'shared shortlists', points: 600, duration: 10 * MINUTES },
  /** Bytes, because events are stored: a visit sends about five kilobytes, and all together at most 720 MB a day. */
  collect: {
    of: 'events',
    points: 600,
    duration: 10 * MINUTES,
    bytes: { ofOne: 256 * 1024, ofAll: 5 * 1024 * 1024 },
  },
  /** More in a second than a household types in ten. */
  read: { of: 'searches, pages with a query, and reads', points: 100, duration: 10 },
  /** A page has about forty. */
  picture: { of: 'pictures', points: 1_000, duration: 10 },
} satisfies Record<string, RequestLimit>;

/**
 * The part of a session's requests that no other session of the member can use up, because whoever is in a member's account
 * must not shut the member out. The rest come from what all sessions have together: four times as many as one.
 */
export const OWN_SHARE = 0.5;
export const SESSIONS_OF_A_MEMBER = 4;

export type LimitName = keyof typeof limits;
