import fc from 'fast-check';
import { expect } from 'vitest';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { ageOn, dateFormats, formatDate, isWireDate, today } from './dates.ts';
import { withinWorkingDays, workingDayAfter } from './service.ts';

/** Days that exist, as on the wire. */
const wireDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** Days, ages and working days. */
export const dateProperties: PropertyTable = {
  isWireDate: [
    always('accepts every day that exists', wireDate, (date) => {
      expect(isWireDate(date)).toBe(true);
    }),
    always('refuses any text that is not a day', anyText, fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), (text, figures) => {
      const exists = (date: string) =>
        /^\d{4}-\d{2}-\d{2}$/.test(date) &&
        !Number.isNaN(Date.parse(date)) &&
        new Date(date).toISOString().startsWith(date);
      for (const date of [text, figures]) if (!exists(date)) expect(isWireDate(date)).toBe(false);
    }),
  ],
  formatDate: [
    always('formats a date or a time stamp as its date', wireDate, anyText, (date, rest) => {
      expect(formatDate(date + rest, 'wire')).toBe(date);
    }),
    always('never shows "Invalid Date"', anyText, oneOf(Object.keys(dateFormats)), (text, format) => {
      expect(formatDate(text, format as keyof typeof dateFormats)).not.toContain('Invalid');
    }),
  ],
  ageOn: [
    always('counts the birthdays since the date of birth', wireDate, wireDate, (one, other) => {
      const [birth, now] = [one, other].toSorted() as [string, string];
      // Who is born on a leap day has the birthday on the last day of February.
      fc.pre(!birth.endsWith('02-29'));
      const years = Number(now.slice(0, 4)) - Number(birth.slice(0, 4));
      expect(ageOn(birth, now)).toBe(now.slice(5) < birth.slice(5) ? years - 1 : years);
    }),
    always('returns NaN for any text that is not a date', anyText, wireDate, (text, now) => {
      fc.pre(!isWireDate(text));
      expect(ageOn(text, now)).toBeNaN();
    }),
  ],
  today: [
    always('returns a date that exists', fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
      expect(isWireDate(today(now))).toBe(true);
    }),
  ],
  withinWorkingDays: [
    always('writes the number of days, and "day" for one', fc.nat(1000), (days) => {
      expect(withinWorkingDays(days)).toMatch(
        days === 1 ? /^within one working day$/ : /^within (?:[a-z]+|\d+) working days$/,
      );
    }),
  ],
  workingDayAfter: [
    always(
      'counts the given number of weekdays, and ends on a weekday',
      wireDate,
      fc.integer({ min: 1, max: 40 }),
      (from, days) => {
        const by = workingDayAfter(from, days);
        let counted = 0;
        const day = new Date(from);
        while (day.toISOString().slice(0, 10) < by) {
          day.setUTCDate(day.getUTCDate() + 1);
          if (![0, 6].includes(day.getUTCDay())) counted += 1;
        }
        expect(counted).toBe(days);
        expect([0, 6]).not.toContain(new Date(by).getUTCDay());
      },
    ),
    always('refuses any text that is not a date', anyText, fc.nat(10), (text, days) => {
      fc.pre(!isWireDate(text));
      expect(() => workingDayAfter(text, days)).toThrow(RangeError);
    }),
  ],
};
