import { checkedCodeOf, groupCode, readChecked } from './check-character.ts';

/** What a friend pays less for the first year, and the member gets as credit (docs/product-decisions.md, Referral). */
export const REFERRAL_PERCENT = 10;
/** Months after the end of a membership in which its member cannot be somebody's friend. */
export const REFERRAL_MONTHS = 12;

/** Eight random characters and a check character. */
const CODE_LENGTH = 9;
const GROUP_LENGTH = 3;

/**
 * Makes a member's code from random bytes.
 *
 * @param random at least five bytes, of which all 40 bits are used
 */
export const referralCodeOf = (random: Uint8Array): string => checkedCodeOf(random, CODE_LENGTH);

/**
 * Reads a typed code, in any case, with spaces or dashes.
 *
 * @returns the code without dashes; undefined for what is none
 */
export function readReferralCode(typed: string): string | undefined {
  const reading = readChecked(typed, CODE_LENGTH);
  return reading.ok ? reading.code : undefined;
}

/** Formats a code as on a card: "7KQ-4W2-MRX". */
export const formatReferralCode = (code: string): string => groupCode(code, GROUP_LENGTH);

/** What the history of a member's credit says. */
export const creditEntryKinds = ['earned', 'used', 'returned', 'withdrawn', 'lost'] as const;
export type CreditEntryKind = (typeof creditEntryKinds)[number];

/** What has become of a friend's joining: it waits for the friend's fourteen days, was credited, or came to nothing. */
export const referralStates = ['waiting', 'credited', 'cancelled'] as const;
export type ReferralState = (typeof referralStates)[number];
