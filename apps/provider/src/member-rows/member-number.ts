import { randomInt } from 'node:crypto';

const DIGITS = 10;

/**
 * A new member number: ten random digits and a check digit (docs/product-decisions.md, A member's account). It names a
 * member on the telephone, and gives no access to anything.
 */
export function newMemberNumber(): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  return digits + checkDigit(digits);
}

/** Whether the number's check digit is right, so that a slip of the tongue is noticed. */
export function isMemberNumber(text: string): boolean {
  return /^\d{11}$/.test(text) && checkDigit(text.slice(0, DIGITS)) === text.slice(DIGITS);
}

/** Luhn's algorithm (ISO/IEC 7812-1), as the migration of older members computes it too. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 1 ? doubled(digit) : digit), 0);
  return String((10 - (sum % 10)) % 10);
}

const doubled = (digit: number) => Math.floor((digit * 2) / 10) + ((digit * 2) % 10);
