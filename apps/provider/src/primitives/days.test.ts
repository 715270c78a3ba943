import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@myler/config/dates';
import { dayBegunEverywhere, dayInLondon, endOfDayInLondon, monthsBefore, yearAfter } from './days.ts';

describe('some months before a moment', () => {
  it.each([
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-03-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', 14, '2025-10-31T10:00:00.000Z'],
    ['2027-04-30T23:59:59.999Z', 14, '2026-02-28T23:59:59.999Z'],
    ['2026-01-15T00:00:00.000Z', 24, '2024-01-15T00:00:00.000Z'],
  ])('is, for %s and %i months, %s', (moment, months, earlier) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
  });
});

describe('a year after a day', () => {
  it.each([
    ['2026-11-21', '2027-11-21'],
    ['2027-02-28', '2028-02-28'],
    ['2028-02-28', '2029-02-28'],
    // Twelve months from 29 February end with 27 February, so that no year is longer than it was paid for.
    ['2028-02-29', '2029-02-28'],
    ['2027-12-31', '2028-12-31'],
  ])('is, for %s, %s', { tags: ['promise:twelve-months'] }, (day, later) => {
    expect(yearAfter(day)).toBe(later);
  });

  it('has 366 days when 29 February is in it', () => {
    const daysOf = (day: string) => daysBetween(day, yearAfter(day));
    expect(['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'].map(daysOf)).toEqual([
      365, 366, 366, 365, 365,
    ]);
  });

  it('is as many days later as they are counted, whatever the clocks do', () => {
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(addDays('2027-10-20', 30)).toBe('2027-11-19');
    expect(addDays('2028-03-14', -14)).toBe('2028-02-29');
  });
});

it.each([
  ['2026-12-07', '2026-12-07T23:59:59.999Z'],
  ['2027-07-01', '2027-07-01T22:59:59.999Z'],
  ['2027-03-28', '2027-03-28T22:59:59.999Z'],
  ['2027-10-31', '2027-10-31T23:59:59.999Z'],
])('%s ends in London at %s', (day, moment) => {
  expect(endOfDayInLondon(day).toISOString()).toBe(moment);
});

describe('the day of a moment', () => {
  it.each([
    ['2027-06-30T22:59:59Z', '2027-06-30', '2027-06-30'],
    ['2027-06-30T23:00:00Z', '2027-07-01', '2027-06-30'],
    ['2027-12-31T23:59:59Z', '2027-12-31', '2027-12-31'],
    ['2028-01-01T00:00:00Z', '2028-01-01', '2027-12-31'],
    ['2028-02-29T11:59:59Z', '2028-02-29', '2028-02-28'],
    ['2028-02-29T12:00:00Z', '2028-02-29', '2028-02-29'],
    // Clocks in London change at 01:00 on these days.
    ['2027-03-28T00:30:00Z', '2027-03-28', '2027-03-27'],
    ['2027-10-30T23:30:00Z', '2027-10-31', '2027-10-30'],
  ])('%s is %s in London, and %s has begun everywhere', (moment, inLondon, everywhere) => {
    expect(dayInLondon(new Date(moment))).toBe(inLondon);
    expect(dayBegunEverywhere(new Date(moment))).toBe(everywhere);
  });
});
