import { formatDate } from '@myler/config/dates';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });

/** "November 23, 2026 at 22:05", by the device’s own clock. The day is written as everywhere in the account. */
export function momentInWords(timestamp: string): string {
  const moment = new Date(timestamp);
  return `${formatDate(day.format(moment))} at ${time.format(moment)}`;
}
