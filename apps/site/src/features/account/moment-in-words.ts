const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** "23 November 2026 at 22:05", by the device’s own clock. */
export const momentInWords = (timestamp: string): string => moment.format(new Date(timestamp));
