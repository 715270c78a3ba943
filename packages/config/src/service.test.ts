import { describe, expect, it } from 'vitest';
import { newsletter, withinWorkingDays, workingDayAfter } from './service.ts';

describe('a day by which an answer is promised', () => {
  it.each([
    ['2026-11-23', 'a Monday', 1, '2026-11-24'],
    ['2026-11-27', 'a Friday', 1, '2026-11-30'],
    ['2026-11-28', 'a Saturday', 1, '2026-11-30'],
    ['2026-11-29', 'a Sunday', 1, '2026-11-30'],
    ['2026-11-26', 'a Thursday', 3, '2026-12-01'],
    ['2026-12-31', 'the last day of a year', 3, '2027-01-06'],
    ['2026-12-24', 'the day before Christmas', 1, '2026-12-29'],
    ['2027-03-25', 'the day before Good Friday', 1, '2027-03-30'],
    ['2027-12-31', 'a Friday before a New Year on a Saturday', 1, '2028-01-04'],
  ])('from %s, %s, %i working days lead to %s', (from, _, days, by) => {
    expect(workingDayAfter(from, days)).toBe(by);
  });

  it.each(['', 'soon', '2026', '2026-02-30', '2026-11-23T00:00:00Z'])('is not computed from "%s"', (from) => {
    expect(() => workingDayAfter(from, 1)).toThrow(`"${from}" is no day`);
  });

  it('is written in words', { tags: ['promise:corporate-answer'] }, () => {
    expect(withinWorkingDays(1)).toBe('within one working day');
    expect(withinWorkingDays(3)).toBe('within three working days');
  });
});

it('the newsletter’s text names the weekday on which it may be sent', { tags: ['promise:letter-contents'] }, () => {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  expect(newsletter.rhythm).toContain(weekday.format(new Date(Date.UTC(1970, 0, 4 + newsletter.weekday))));
  expect([newsletter.days, newsletter.rhythm]).toEqual([14, expect.stringContaining('once a fortnight')]);
});
