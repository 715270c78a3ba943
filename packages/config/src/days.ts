import dayjs from 'dayjs';
import { dateFormats, isWireDate } from './dates.ts';

/** A day that somebody waits for, with its weekday: "Thursday, December 24, 2026". Other text is returned unchanged. */
export function formatDay(value: string): string {
  return isWireDate(value) ? dayjs(value).format(`dddd, ${dateFormats.published}`) : value;
}
