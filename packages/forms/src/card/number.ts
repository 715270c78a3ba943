import { cardBrandNames } from '@myler/config/cards';
import { digitsOf, ruleOf } from './brands.ts';

/** Spaces a card number as its brand prints it, and cuts it at the brand's maximum: "3782 822463 10005". */
export function formatCardNumber(typed: string): string {
  const all = digitsOf(typed);
  const { lengths, gaps } = ruleOf(all);
  const digits = all.slice(0, Math.max(...lengths));
  // Diners Club prints 14 digits as 4-6-4 and longer numbers in fours.
  const after = digits.length > 15 ? [4, 8, 12, 16] : gaps;
  return Array.from(digits, (digit, index) => (after.includes(index) ? ` ${digit}` : digit)).join('');
}

/** Checks the Luhn digit (ISO/IEC 7812-1), which detects a mistyped digit and most swapped neighbours. */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    // Stryker disable next-line AssignmentOperator: a sum below nought is a multiple of ten for the same numbers.
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

/** The error message of a card number; undefined if the number is valid for its brand. */
export function cardNumberError(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (!digits) return 'Enter your card number.';
  const { brand, lengths } = ruleOf(digits);
  if (!lengths.includes(digits.length)) {
    return `Check the length of your card number: ${cardBrandNames[brand]} numbers have ${inWords(lengths)} digits, and this one has ${digits.length}.`;
  }
  if (!hasValidCheckDigit(digits)) return 'Check your card number: at least one digit is wrong.';
  return undefined;
}

function inWords(lengths: readonly number[]): string {
  const [first = 0] = lengths;
  const last = lengths.at(-1) ?? first;
  if (lengths.length === 1) return String(first);
  if (lengths.length === last - first + 1) return `${first} to ${last}`;
  return `${lengths.slice(0, -1).join(', ')} or ${last}`;
}
