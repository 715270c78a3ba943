import { bankHolidays, isWeekend } from './bank-holidays.ts';
import { addDays, isWireDate } from './dates.ts';
import { inWordsUpToTwelve } from './numbers.ts';

// A module of its own, because every page has the newsletter's words and few have the others.
export { newsletter } from './newsletter.ts';

/** The number of working days in which an enquiry is answered, by the form that sent it. */
export const answerDays = {
  'discover-myler': 1,
  'partner-with-us': 3,
  'corporate-membership': 1,
  hotel: 1,
} as const;

export type EnquirySource = keyof typeof answerDays;
/** The forms that an enquiry can come from. */
export const enquirySources = /* @__PURE__ */ Object.keys(answerDays) as EnquirySource[];

/** "within one working day", "within three working days" */
export function withinWorkingDays(days: number): string {
  return `within ${inWordsUpToTwelve(days)} working ${days === 1 ? 'day' : 'days'}`;
}

/**
 * The day that is so many working days after `from`, in London. Saturdays, Sundays and the bank holidays of England are not working
 * days.
 *
 * @param from a wire date, `YYYY-MM-DD`
 * @returns a wire date
 * @throws {RangeError} when `from` is not an existing day
 */
export function workingDayAfter(from: string, days: number): string {
  if (!isWireDate(from))
    throw new RangeError(`@myler/config: "${from}" is no day. Write one that exists as YYYY-MM-DD.`);
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !bankHolidays(Number(day.slice(0, 4))).includes(day)) left--;
  }
  return day;
}
