/** Crockford's base 32: no I, L, O or U, so that nothing looks like 1, 0 or V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What people write for what they see. */
const FORGIVEN: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };
const LENGTH = 20;
const GROUP = 4;

/** Randomness of a code, in bits: all characters but the last, which checks the others. */
export const GIFT_CODE_BITS = (LENGTH - 1) * 5;

export type GiftCodeReading =
  | { ok: true; code: string }
  /** `shape`: not twenty letters and digits; `slip`: one is wrong, or two changed places. */
  | { ok: false; fault: 'shape' | 'slip' };

/**
 * Reads a code as people type it: case, spaces, dashes and look-alikes are forgiven. The check character finds any one
 * wrong character and any two that changed places, so that a slip is told without asking anybody.
 *
 * @returns the code without its dashes
 */
export function readGiftCode(typed: string): GiftCodeReading {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._]/gu, '')
    .replaceAll(/[OILU]/g, (letter) => FORGIVEN[letter] ?? letter);
  const values = Array.from(code, (character) => ALPHABET.indexOf(character));
  if (values.length !== LENGTH || values.includes(-1)) return { ok: false, fault: 'shape' };
  return checksum(values) === 0 ? { ok: true, code } : { ok: false, fault: 'slip' };
}

/** `ABCDE…` → `ABCD-E…`: as it stands on a card. */
export function formatGiftCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'gs'))?.join('-') ?? code;
}

/**
 * Makes a code of random bytes.
 *
 * @param random at least twelve bytes; the first 95 bits count
 */
export function giftCodeOf(random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, 12)) bits = (bits << 8n) | BigInt(byte);
  const values = Array.from({ length: LENGTH - 1 }, (_, place) => Number((bits >> BigInt(91 - place * 5)) & 31n));
  const last = divideByAlpha(checksum([...values, 0]));
  return [...values, last].map((value) => ALPHABET[value]).join('');
}

/**
 * Σ cᵢ·αⁱ over GF(32) with α a generator, the last character at i = 1. Every place has a weight of its own, none of them
 * nought: one wrong character always shows, and so do any two that changed places.
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
