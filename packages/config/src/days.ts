import dayjs from 'dayjs';
import { dateFormats, isWireDate } from './dates.ts';

/** A day that somebody waits for, with its weekday: "Thursday, December 24, 2026". Other text is returned unchanged. */
export function formatDay(value: string): string {
  return isWireDate(value) ? dayjs(value).format(`dddd, ${dateFormats.published}`) : value;
}

/** The wire date so many days or years later, or earlier for a negative number; February 28 for a 29 that does not exist. */
export function shiftDate(value: string, amount: number, unit: 'day' | 'year'): string {
  return dayjs(value).add(amount, unit).format(dateFormats.wire);
}
