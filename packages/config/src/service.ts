import { inWordsUpToTwelve } from './numbers.ts';

/** When the newsletter comes. The provider's command that sends it refuses another day and a shorter time. */
export const newsletter = {
  /** As `Date.getUTCDay` counts: Thursday. */
  weekday: 4,
  /** Between one issue and the next, at least. */
  days: 14,
  /** Begins a sentence. */
  rhythm: 'About once a fortnight, on a Thursday',
} as const;

/** Within how many working days an enquiry is answered, by the page or membership where it was written. */
export const answerDays = {
  'discover-myler': 1,
  'partner-with-us': 3,
  'corporate-membership': 1,
} as const;

export type EnquirySource = keyof typeof answerDays;
export const enquirySources = /* @__PURE__ */ Object.keys(answerDays) as EnquirySource[];

/** "within one working day", "within three working days" */
export function withinWorkingDays(days: number): string {
  return `within ${inWordsUpToTwelve(days)} working ${days === 1 ? 'day' : 'days'}`;
}

/**
 * The day by which something is done that takes so many working days, from the day after `from`. Saturdays and Sundays
 * don't count. Public holidays do: an answer is then promised a day earlier than it would have to be, never later.
 *
 * @param from a wire date, `YYYY-MM-DD`
 * @returns a wire date
 * @throws {RangeError} when `from` is no day that exists
 */
export function workingDayAfter(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  // "2026" and "2026-02-30" would be read as some day.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== from) {
    throw new RangeError(`@myler/config: "${from}" is no day. Write one that exists as YYYY-MM-DD.`);
  }
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day.toISOString().slice(0, 10);
}
