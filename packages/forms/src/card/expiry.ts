import { asciiDigits } from '@myler/config/typed-text';
import { readMonth } from '@myler/config/typed-date';
import { digitsOf } from './brands.ts';

/** The last month in which a card is valid. */
export interface CardExpiry {
  /** From 1 to 12. */
  month: number;
  /** With four digits. */
  year: number;
}

const MAX_YEARS_AHEAD = 20;

/**
 * Reads an expiry as people type it and as browsers and password managers fill it in: "12/31", "12-31", "1231",
 * "12/2031", "2031-12", "203112", "Dec 2031". Undefined for other text. A year of two digits is in this century, because
 * no card is valid for longer (docs/product-decisions.md, The join-us wizard).
 */
export function parseExpiry(typed: string): CardExpiry | undefined {
  const text = asciiDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, one = '', two = ''] =
    /^(\d{4}|\d{1,2}|\p{L}+)\s*[/.\s\p{Pd}\u2212]\s*(\d{4}|\d{1,2}|\p{L}+)$/u.exec(text) ??
    // No month is 20, so that six digits which begin with it begin with a year.
    /^(20\d\d)(\d\d)$/.exec(text) ??
    /^(\d\d|[a-z]{3,})(\d\d|\d{4})$/i.exec(text) ??
    [];
  const [monthText, yearText] = /^\d{4}$/.test(one) ? [two, one] : [one, two];
  const month = readMonth(monthText);
  if (month === undefined || !/^(?:\d\d|\d{4})$/.test(yearText)) return undefined;
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  return year < 100 ? undefined : { month, year };
}

/** The expiry in the contract's format, `MM-YY` (docs/specification.md, section 9). */
export function toWireExpiry({ month, year }: CardExpiry): string {
  return `${pad(month)}-${pad(year % 100)}`;
}

/**
 * Formats the expiry on blur as the card prints it, "12/31". Text that is not an expiry stays as it is. So does a year
 * of another century: "12/1999" must not become "12/99", which means 2099.
 */
export function normaliseExpiry(typed: string): string {
  const expiry = parseExpiry(typed);
  const isOfThisCentury = expiry && expiry.year >= 2000 && expiry.year < 2100;
  return isOfThisCentury ? `${pad(expiry.month)}/${pad(expiry.year % 100)}` : typed.trim();
}

/**
 * Inserts the slash after the month while the visitor types digits. It removes nothing, so that any format can be
 * pasted, and comes after no year.
 */
export function formatExpiryTyping(typed: string, before: string): string {
  const adding = typed.length === before.length + 1 && typed.startsWith(before);
  return adding && /^(?:0[1-9]|1[0-2])\d$/.test(typed) ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;
}

/**
 * The error message of an expiry: it must be this month or later, and at most 20 years ahead.
 *
 * @param today as `YYYY-MM-DD`
 */
export function expiryError(typed: string, today: string): string | undefined {
  if (!digitsOf(typed)) return 'Enter the expiry date of your card.';
  const expiry = parseExpiry(typed);
  if (!expiry) return 'Enter the expiry date as month and year, for example 09/28.';
  const monthsAhead = expiry.year * 12 + expiry.month - (Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)));
  if (monthsAhead < 0) return 'This card has expired. Use another card, or check the expiry date.';
  if (monthsAhead > MAX_YEARS_AHEAD * 12) return 'Check the expiry date: it is more than 20 years away.';
  return undefined;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
