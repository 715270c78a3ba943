import { checkedCodeOf, groupCode, readChecked, type CheckedCode } from './check-character.ts';

const CODE_LENGTH = 20;
const GROUP_LENGTH = 4;

/** The randomness of a code in bits: five for each character but the last, which is the check character. */
export const GIFT_CODE_BITS = (CODE_LENGTH - 1) * 5;

/** `format`: not twenty letters and digits; `checksum`: a wrong character, or two that were swapped. */
export type GiftCodeResult = CheckedCode;

/**
 * Reads a typed code. It ignores case, spaces and dashes, and corrects look-alike characters. The check character
 * detects any single wrong character and any two swapped characters, so that typing errors are found without a request.
 *
 * @returns the code without dashes
 */
export const readGiftCode = (typed: string): GiftCodeResult => readChecked(typed, CODE_LENGTH);

/** Formats a code as on a card: `ABCDE…` → `ABCD-E…`. */
export const formatGiftCode = (code: string): string => groupCode(code, GROUP_LENGTH);

/**
 * Makes a code from random bytes.
 *
 * @param random at least twelve bytes, of which the first 95 bits are used
 */
export const giftCodeOf = (random: Uint8Array): string => checkedCodeOf(random, CODE_LENGTH);
