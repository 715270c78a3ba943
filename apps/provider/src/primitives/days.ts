/** The UTC date of a moment: "2026-11-21". */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The date of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // The Swedish locale has the ISO date format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The same day a year later; 29 February becomes the 28th. */
export function yearAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year + 1, month - 1, Math.min(date, lastOfMonth))));
}
