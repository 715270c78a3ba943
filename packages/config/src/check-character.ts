import { normaliseCode } from './typed-text.ts';

/** Crockford's base 32: no I, L, O or U, so that nothing looks like 1, 0 or V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters that people confuse with those of the alphabet. */
const LOOK_ALIKES: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };

/** A code with a check character as it was typed: `format` for another length or another character, `checksum` for a typing error. */
export type CheckedCode = { ok: true; code: string } | { ok: false; error: 'format' | 'checksum' };

/** Reads a code of a length, with its check character. It ignores case, spaces and dashes, and corrects look-alike characters. */
export function readChecked(typed: string, length: number): CheckedCode {
  const code = normaliseCode(typed)
    .replaceAll(/[-._]/g, '')
    .replaceAll(/[OILU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  const values = Array.from(code, (character) => ALPHABET.indexOf(character));
  if (values.length !== length || values.includes(-1)) return { ok: false, error: 'format' };
  return checksum(values) === 0 ? { ok: true, code } : { ok: false, error: 'checksum' };
}

/** Groups a code: `ABCDE…` with groups of four is `ABCD-E…`. */
export const groupCode = (code: string, groupLength: number): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'gs'))?.join('-') ?? code;

/**
 * Makes a code from random bytes, with its check character as the last one.
 *
 * @param random five bits for each character but the last; more are not used
 */
export function checkedCodeOf(random: Uint8Array, length: number): string {
  const places = length - 1;
  const bytes = Math.ceil((places * 5) / 8);
  let bits = 0n;
  for (const byte of random.subarray(0, bytes)) bits = (bits << 8n) | BigInt(byte);
  const first = bytes * 8 - 5;
  const values = Array.from({ length: places }, (_, place) => Number((bits >> BigInt(first - place * 5)) & 31n));
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
