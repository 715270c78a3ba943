import { monthNames } from './months.ts';
import { asciiDigits } from './typed-text.ts';

/** A date as typed into three fields. Any of them may hold the whole date. */
export interface DateParts {
  day: string;
  /** A number, or a month's English name or its beginning. */
  month: string;
  year: string;
}

/** A date of which nothing was typed. */
export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** The number of a month typed as "2", "02", "feb", "Feb.", "February" or "Sept"; undefined for other text. */
export function readMonth(typed: string): number | undefined {
  const text = asciiDigits(typed).trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  if (text.length < 3) return undefined;
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(text));
  return index === -1 ? undefined : index + 1;
}

/**
 * The date as `YYYY-MM-DD`; undefined if the text is not one existing day. Reads what people type and paste, the day
 * before the month as in Britain: "3/8/2027", "03.08.2027", "3 August 2027", "Tuesday, August 3rd, 2027", "2027-08-03",
 * "03082027". The year has four digits, because "27" is a year of two centuries.
 */
export function readDate(typed: string | DateParts): string | undefined {
  if (typeof typed === 'string') return readText(typed);
  const { day, month, year } = typed;
  return readText(day) ?? readText(month) ?? readText(year) ?? readText(`${day} ${month} ${year}`);
}

/** The three fields of a wire date, with the month's name, which nobody can take for a day. */
export function datePartsOf(wire: string): DateParts {
  const [year = '', month = '', day = ''] = wire.split('-');
  return { day: String(Number(day)), month: monthNames[Number(month) - 1] ?? month, year };
}

/** Words in a date that say nothing more. */
const FILLER = /^(?:the|of|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)$/;

function readText(typed: string): string | undefined {
  const words = asciiDigits(typed)
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    // "03AUG2027", as tickets and passports print it.
    .replaceAll(/\d(?=[a-z]{3})|[a-z]{3}(?=\d)/g, '$& ')
    .split(/[\s,./\p{Pd}\u2212]+/u)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'))
    .filter((word) => word !== '' && !FILLER.test(word));
  const [one = '', two = '', three = ''] = words.length === 1 ? inDigits(words[0] ?? '') : words;
  if (words.length !== 3 && words.length !== 1) return undefined;
  if (isYear(one)) return wireDate(one, two, three);
  if (!isYear(three)) return undefined;
  return /^\d/.test(one) ? wireDate(three, two, one) : wireDate(three, one, two);
}

/** "03082027" or "20270803". No text is both, because no month begins as a year does, with 19 or 20. */
function inDigits(text: string): string[] {
  const [, ...dayFirst] = /^(\d\d)(\d\d)((?:19|20)\d\d)$/.exec(text) ?? [];
  const [, ...yearFirst] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return dayFirst.length > 0 ? dayFirst : yearFirst;
}

const isYear = (text: string) => /^[1-9]\d{3}$/.test(text);

function wireDate(year: string, monthText: string, dayText: string): string | undefined {
  const month = readMonth(monthText);
  const day = /^\d{1,2}$/.test(dayText) ? Number(dayText) : 0;
  if (month === undefined || day < 1 || day > daysIn(Number(year), month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How many days a month has; 1 to 12. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
