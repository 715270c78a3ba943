/** A moment's day, UTC, as on the wire: "2026-11-21". */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** A moment's day where somebody is. */
export function dayIn(timeZone: string, moment: Date): string {
  // Sweden writes days as the wire does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The same day a year later; 29 February becomes the 28th. */
export function yearAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year + 1, month - 1, Math.min(date, lastOfMonth))));
}
