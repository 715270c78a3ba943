import { describe, expect, it } from 'vitest';
import { ageOn, dateFormats, formatDate, formatSpan, isWireDate, today } from './dates.ts';

describe('specification 9: date formats', () => {
  it('are the four that are given', () => {
    expect(Object.values(dateFormats).toSorted()).toEqual(['DD/MM', 'MM-YY', 'MMMM DD, YYYY', 'YYYY-MM-DD']);
  });

  it('a publication date reads "October 06, 2026"', { tags: ['spec:9-date-long'] }, () => {
    expect(formatDate('2026-10-06')).toBe('October 06, 2026');
  });

  it('a span reads "August 03 to 17, 2027", and names what differs', () => {
    expect(formatSpan('2027-08-03', '2027-08-17')).toBe('August 03 to 17, 2027');
    expect(formatSpan('2027-07-30', '2027-08-12')).toBe('July 30 to August 12, 2027');
    expect(formatSpan('2027-12-28', '2028-01-03')).toBe('December 28, 2027 to January 03, 2028');
  });

  it('a day of the year reads "14/02"', { tags: ['spec:9-date-short'] }, () => {
    expect(formatDate('1988-02-14', 'dayOfYear')).toBe('14/02');
  });

  it('a card’s expiry date is sent as "12-31"', () => {
    expect(formatDate('2031-12-01', 'cardExpiry')).toBe('12-31');
  });

  it.each(['', 'soon', '2026-02-30', '06/10/2026'])('a text that is not a date is shown unchanged: "%s"', (text) => {
    expect(formatDate(text)).toBe(text);
  });

  it('a moment is shown as the same day on the server and in every browser', () => {
    expect(formatDate('2026-10-06T23:59:59.999Z')).toBe('October 06, 2026');
    expect(formatDate('2026-10-06T00:00:00Z')).toBe('October 06, 2026');
  });
});

describe('a date in the API', () => {
  it('must exist', { tags: ['spec:9-date-iso'] }, () => {
    expect(isWireDate('2024-02-29')).toBe(true);
    for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '06/10/2026', '2026-10-06T00:00:00Z', '']) {
      expect(isWireDate(wrong)).toBe(false);
    }
  });

  it('is returned by today() for the given moment', () => {
    expect(today(new Date(2026, 9, 6, 0, 0, 1).getTime())).toBe('2026-10-06');
    expect(today(new Date(2026, 9, 6, 23, 59, 59).getTime())).toBe('2026-10-06');
  });
});

describe('age', () => {
  it('grows on the birthday and not the day before', () => {
    expect(ageOn('2008-10-06', '2026-10-05')).toBe(17);
    expect(ageOn('2008-10-06', '2026-10-06')).toBe(18);
  });

  it('is NaN for a text that is not a date, and so neither under 18 nor over', () => {
    expect(ageOn('', '2026-10-06')).toBeNaN();
    expect(ageOn('2026-02-30', '2026-10-06')).toBeNaN();
    expect(ageOn('2008-10-06', 'today')).toBeNaN();
  });

  it('of a person born on a leap day does not grow before the end of February', () => {
    expect(ageOn('2008-02-29', '2026-02-27')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});
