import fc from 'fast-check';
import { expect } from 'vitest';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { bankHolidays } from './bank-holidays.ts';
import {
  addDays,
  addMonths,
  ageOn,
  dateFormats,
  daysBetween,
  formatDate,
  formatSpan,
  isWireDate,
  today,
} from './dates.ts';
import { formatDay } from './days.ts';
import { monthNames } from './months.ts';
import { withinWorkingDays, workingDayAfter } from './service.ts';
import { datePartsOf, readDate, readMonth } from './typed-date.ts';

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
  formatSpan: [
    always('ends with its last day', wireDate, wireDate, (from, to) => {
      expect(formatSpan(from, to).endsWith(to.slice(0, 4))).toBe(true);
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
  formatDay: [
    always('has a weekday before the date', wireDate, (date) => {
      expect(formatDay(date)).toMatch(/^[A-Z][a-z]+day, /);
      expect(formatDay(date)).toContain(formatDate(date));
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
  addDays: [
    always('is undone by as many days back', wireDate, fc.integer({ min: -400, max: 400 }), (day, days) => {
      const later = addDays(day, days);
      expect(isWireDate(later)).toBe(true);
      expect(addDays(later, -days)).toBe(day);
    }),
  ],
  daysBetween: [
    always('counts the days that are added', wireDate, fc.integer({ min: -400, max: 400 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  ],
  addMonths: [
    always('keeps the day, or ends on the last one of a shorter month', wireDate, fc.nat(60), (day, months) => {
      const later = addMonths(day, months);
      const isLastOfMonth = addDays(later, 1).endsWith('-01');
      expect(later.slice(8) === day.slice(8) || (later.slice(8) < day.slice(8) && isLastOfMonth)).toBe(true);
      const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
      expect(monthOf(later) - monthOf(day)).toBe(months);
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
      'counts the given number of weekdays without bank holidays, and ends on one',
      wireDate,
      fc.integer({ min: 1, max: 40 }),
      (from, days) => {
        const by = workingDayAfter(from, days);
        let counted = 0;
        const day = new Date(from);
        while (day.toISOString().slice(0, 10) < by) {
          day.setUTCDate(day.getUTCDate() + 1);
          const isFree = bankHolidays(day.getUTCFullYear()).includes(day.toISOString().slice(0, 10));
          if (![0, 6].includes(day.getUTCDay()) && !isFree) counted += 1;
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
  readMonth: [
    always('returns a month from 1 to 12 or nothing for any text', anyText, (text) => {
      expect([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(readMonth(text));
    }),
    always(
      'reads a month by its number, its name and the beginning of its name',
      fc.nat(11),
      fc.integer({ min: 3, max: 9 }),
      (index, length) => {
        const name = monthNames[index] ?? '';
        const begun = name.slice(0, length);
        for (const typed of [`${index + 1}`, name, begun.toLowerCase(), `${begun}.`, name.toUpperCase()])
          expect(readMonth(typed)).toBe(index + 1);
      },
    ),
  ],
  readDate: [
    always('reads every day that exists in every format', wireDate, (date) => {
      const [year = '', month = '', day = ''] = date.split('-');
      const name = monthNames[Number(month) - 1] ?? '';
      for (const written of [month, `${Number(month)}`, name]) {
        expect(readDate({ day, month: written, year })).toBe(date);
        expect(readDate({ day: `${Number(day)} `, month: written, year: ` ${year}` })).toBe(date);
        for (const gap of ['/', '-', '.', ' ', ' / ']) expect(readDate([day, written, year].join(gap))).toBe(date);
      }
      for (const text of [date, formatDate(date)]) expect(readDate(text)).toBe(date);
      if (Number(year) >= 2100) return;
      for (const digits of [
        [day, month, year],
        [year, month, day],
      ])
        expect(readDate(digits.join(''))).toBe(date);
    }),
    always('returns a date that exists or nothing for any text', anyText, anyText, anyText, (day, month, year) => {
      for (const typed of [day, { day, month, year }]) expect(isWireDate(readDate(typed) ?? '1988-02-14')).toBe(true);
    }),
  ],
  datePartsOf: [
    always('returns three fields that are read back as the date', wireDate, (date) => {
      expect(readDate(datePartsOf(date))).toBe(date);
    }),
  ],
};
