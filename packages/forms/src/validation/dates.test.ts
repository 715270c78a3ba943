import { describe, expect, it } from 'vitest';
import { readDate } from '@myler/config/typed-date';
import { adultBirthdays, childBirthdays } from './dates.ts';
import { childDateOfBirthError, dateOfBirthError } from './index.ts';
import { datePartsOf } from '@myler/config/typed-date';

const TODAY = '2026-11-21';
const date = (text: string) => {
  const [day = '', month = '', year = ''] = text.split(' ');
  return { day, month, year };
};

describe('a date of birth', () => {
  it.each(['14 2 1988', '14 02 1988', '14 feb 1988', '14 February 1988', '14 FEB. 1988', '١٤ ٢ ١٩٨٨'])(
    'is read as 14 February 1988: %s',
    (typed) => {
      expect(readDate(date(typed))).toBe('1988-02-14');
      expect(dateOfBirthError(date(typed), TODAY)).toBeUndefined();
    },
  );

  it('may have “sept” for September, and no month of two letters', () => {
    expect(readDate(date('1 sept 1980'))).toBe('1980-09-01');
    expect(readDate(date('1 ma 1980'))).toBeUndefined();
    for (const month of ['1e1', '0x2', 'f.eb', '+5', '1.5'])
      expect(readDate({ day: '1', month, year: '1980' })).toBeUndefined();
  });

  it('must be at least 18 years ago, to the day', () => {
    expect(dateOfBirthError(date('21 11 2008'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('22 11 2008'), TODAY)).toContain('18 or over');
  });

  it('that is wrong gets an error that says what to do', () => {
    expect(dateOfBirthError(date(''), TODAY)).toBe('Enter your date of birth.');
    expect(dateOfBirthError(date('14'), TODAY)).toBe('Add the month and the year of your date of birth.');
    expect(dateOfBirthError(date('14 13 1988'), TODAY)).toContain('number from 1 to 12, or by its name');
    expect(dateOfBirthError(date('14 2 88'), TODAY)).toContain('four digits');
    expect(dateOfBirthError(date('30 2 1988'), TODAY)).toContain('a day that exists');
    expect(dateOfBirthError(date('29 2 2023'), TODAY)).toContain('a day that exists');
    expect(dateOfBirthError(date('1 1 1850'), TODAY)).toContain('Check the year');
    expect(dateOfBirthError(date('1 1 2080'), TODAY)).toContain('in the future');
  });

  it('of a child must be less than 18 years ago', () => {
    expect(childDateOfBirthError(date('22 11 2008'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date('21 11 2026'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date('21 11 2008'), TODAY)).toContain('under 18');
    expect(childDateOfBirthError(date('22 11 2026'), TODAY)).toContain('in the future');
    expect(childDateOfBirthError(date('22 11 2008'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date(''), TODAY)).toBe('Enter your child’s date of birth.');
    expect(childDateOfBirthError(date('30 2 2020'), TODAY)).toBe(
      'Enter a day that exists, for example 14 2 1988 or February 14, 1988.',
    );
  });

  it('may stand whole in one field, and is asked for whole when that field has half of it', () => {
    const inDay = (day: string) => dateOfBirthError({ day, month: '', year: '' }, TODAY);
    expect(inDay('14/2/1988')).toBeUndefined();
    expect(inDay('14/2/2027')).toContain('in the future');
    for (const typed of ['14 February', '14/2/88', '2/14/1988'])
      expect(inDay(typed)).toMatch(/^Enter your date of birth with its day, its month and the four digits of its year/);
  });

  it('that a calendar offers has no error, on any day of the year', () => {
    for (const today of [TODAY, '2028-02-29', '2027-03-01', '2027-12-31']) {
      const { earliest, latest, opensAt = latest } = adultBirthdays(today);
      for (const day of [earliest, latest, opensAt]) expect(dateOfBirthError(datePartsOf(day), today)).toBeUndefined();
      const child = childBirthdays(today);
      for (const day of [child.earliest, child.latest])
        expect(childDateOfBirthError(datePartsOf(day), today)).toBeUndefined();
    }
  });

  it('must be at most 120 years ago and not in the future', () => {
    expect(dateOfBirthError(date('21 11 1906'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('22 11 1905'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('21 11 1905'), TODAY)).toBe('Check the year of your date of birth.');
    expect(dateOfBirthError(date('21 11 2026'), TODAY)).toContain('18 or over');
    expect(dateOfBirthError(date('22 11 2026'), TODAY)).toContain('in the future');
  });

  it('is read with spaces around its parts', () => {
    const parts = { day: ' 14 ', month: ' 2 ', year: ' 1988 ' };
    expect(readDate(parts)).toBe('1988-02-14');
    expect(dateOfBirthError(parts, TODAY)).toBeUndefined();
  });

  it('with a missing or unreadable part gets an error that names the part', () => {
    const parts = { day: '14', month: '2', year: '1988' };
    expect(dateOfBirthError({ ...parts, day: ' ' }, TODAY)).toBe('Add the day of your date of birth.');
    expect(dateOfBirthError({ ...parts, month: '' }, TODAY)).toBe('Add the month of your date of birth.');
    expect(dateOfBirthError({ ...parts, year: '' }, TODAY)).toBe('Add the year of your date of birth.');
    for (const month of ['0', '13', 'fe', 'feba', '1988', 'x1', '1x']) {
      expect(dateOfBirthError({ ...parts, month }, TODAY)).toBe(
        'Enter the month of your date of birth as a number from 1 to 12, or by its name.',
      );
    }
    for (const year of ['198', '19880', 'x1988', '1988x']) {
      expect(dateOfBirthError({ ...parts, year }, TODAY)).toBe(
        'Enter the year of your date of birth with four digits.',
      );
      expect(readDate({ ...parts, year })).toBeUndefined();
    }
    for (const day of ['0', '32', '145', 'x1', '1x']) {
      expect(dateOfBirthError({ ...parts, day }, TODAY)).toContain('a day that exists');
    }
    expect(readDate({ day: ' 14 ', month: ' 02 ', year: ' 1988 ' })).toBe('1988-02-14');
    expect(readDate({ day: '1', month: '12', year: '1988' })).toBe('1988-12-01');
  });
});
