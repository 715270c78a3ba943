import { normaliseCode } from './typed-text.ts';

/** Crockford's base 32: no I, L, O or U, so that nothing looks like 1, 0 or V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters that people confuse with those of the alphabet. */
const LOOK_ALIKES: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };
const CODE_LENGTH = 20;
const GROUP_LENGTH = 4;

/** The randomness of a code in bits: five for each character but the last, which is the check character. */
export const GIFT_CODE_BITS = (CODE_LENGTH - 1) * 5;

export type GiftCodeResult =
  | { ok: true; code: string }
  /** `format`: not twenty letters and digits; `checksum`: a wrong character, or two that were swapped. */
  | { ok: false; error: 'format' | 'checksum' };

/**
 * Reads a typed code. It ignores case, spaces and dashes, and corrects look-alike characters. The check character
 * detects any single wrong character and any two swapped characters, so that typing errors are found without a request.
 *
 * @returns the code without dashes
 */
export function readGiftCode(typed: string): GiftCodeResult {
  const code = normaliseCode(typed)
    .replaceAll(/[-._]/g, '')
    .replaceAll(/[OILU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  const values = Array.from(code, (character) => ALPHABET.indexOf(character));
  if (values.length !== CODE_LENGTH || values.includes(-1)) return { ok: false, error: 'format' };
  return checksum(values) === 0 ? { ok: true, code } : { ok: false, error: 'checksum' };
}

/** Formats a code as on a card: `ABCDE…` → `ABCD-E…`. */
export function formatGiftCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'gs'))?.join('-') ?? code;
}

/**
 * Makes a code from random bytes.
 *
 * @param random at least twelve bytes, of which the first 95 bits are used
 */
export function giftCodeOf(random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, 12)) bits = (bits << 8n) | BigInt(byte);
  const values = Array.from({ length: CODE_LENGTH - 1 }, (_, place) => Number((bits >> BigInt(91 - place * 5)) & 31n));
  const last = divideByAlpha(checksum([...values, 0]));
  return [...values, last].map((value) => ALPHABET[value]).join('');
}

/**
 * Σ cᵢ·αⁱ over GF(32) with α a generator; the last character is at i = 1. Each place has another weight, and no weight
 * is zero. So the sum changes with any single wrong character and any two swapped characters.
 */
function checksum(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum = timesAlpha(sum ^ value);
  return sum;
}

/** Multiplies by α = x modulo x⁵ + x² + 1. */
function timesAlpha(value: number): number {
  const shifted = value << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}

function divideByAlpha(value: number): number {
  return (value & 1 ? value ^ 0b100101 : value) >> 1;
}
