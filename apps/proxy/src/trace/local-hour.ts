import { dayHourAt, HOUSE_TIME_ZONE, type DayHour } from '@myler/config/day-hours';

/** All offsets from UTC, and all changes to summer time, are at quarters of an hour. */
const QUARTER = 15 * 60_000;

/** The answers of the current quarter of an hour, by country: reading the clocks of a country takes up to a millisecond. */
const answers = new Map<string, DayHour>();
let answersOf = NaN;

/**
 * The part of the day in a country. A country with several time zones has the one in the middle, ordered by their
 * clocks: of the United States that is Chicago's.
 *
 * @param country ISO 3166-1 alpha-2
 * @param now milliseconds since 1970
 */
export function dayHourIn(country: string | undefined, now: number): DayHour {
  const quarter = Math.floor(now / QUARTER);
  if (quarter !== answersOf) answers.clear();
  answersOf = quarter;
  const key = country ?? '';
  let answer = answers.get(key);
  if (!answer) answers.set(key, (answer = dayHourAt(new Date(middleClock(country, now)).getUTCHours())));
  return answer;
}

function middleClock(country: string | undefined, now: number): number {
  const clocks = timeZonesOf(country)
    .map((timeZone) => clockIn(timeZone, now))
    .toSorted((a, b) => a - b);
  return clocks[Math.floor(clocks.length / 2)] ?? clockIn(HOUSE_TIME_ZONE, now);
}

function timeZonesOf(country: string | undefined): readonly string[] {
  if (!country) return [];
  // TypeScript's types do not have the method yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}

/** The date and time of a time zone's clock, as if it were UTC. */
function clockIn(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}
