import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '@myler/config/dates';
import { allergens } from '@myler/config/allergens';
import { datePartsOf, emptyDate } from '@myler/config/typed-date';
import { isWireDate } from '@myler/config/dates';
import { ageAt, birthdayOf } from '../days/days.ts';
import { BY_BIRTHDAY, emptyChild, emptyFamily, readFamilyForm, familyValues } from './family-form.ts';
import { familyFilter, formatFamily, parseFamily, type Family } from './family.ts';
import { familyForEnquiry, familyInWords } from './family-words.ts';
import { family, TODAY } from './fit.test-kit.ts';

const day = fc
  .date({ min: new Date('2009-01-01'), max: new Date('2026-11-24'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a birthday', () => {
  it('gives the same age as everywhere else on the site', () => {
    fc.assert(
      fc.property(day, day, (born, on) => {
        fc.pre(on >= born && !born.endsWith('02-29'));
        expect(ageAt(born, on)).toBe(ageOn(born, on));
      }),
    );
  });

  it('is the first day of an age, also for who was born on 29 February', () => {
    expect(birthdayOf('2024-02-29', 3)).toBe('2027-03-01');
    expect(birthdayOf('2024-02-29', 4)).toBe('2028-02-29');
    expect([ageAt('2024-02-29', '2027-02-28'), ageAt('2024-02-29', '2027-03-01')]).toEqual([2, 3]);
  });

  it('is kept as a day that exists', () => {
    for (const text of ['2023-02-29', '2023-04-31', '2023-6-1', '12/06/2023', 'June', ''])
      expect(isWireDate(text)).toBe(false);
    fc.assert(
      fc.property(day, (born) => {
        expect(isWireDate(born)).toBe(true);
      }),
    );
  });
});

describe('a family that is kept on the device', () => {
  const families: fc.Arbitrary<Family> = fc.record(
    {
      adults: fc.integer({ min: 1, max: 12 }),
      children: fc.array(fc.oneof(fc.record({ age: fc.integer({ min: 0, max: 17 }) }), fc.record({ born: day })), {
        maxLength: 10,
      }),
      cots: fc.integer({ min: 0, max: 4 }),
      stepFree: fc.boolean(),
      allergies: fc.subarray(allergens),
      journey: fc.constantFrom('2027-01-10', '2027-06-12'),
    },
    { requiredKeys: ['adults', 'children', 'cots', 'stepFree', 'allergies'] },
  );

  it('is read back as it was', () => {
    fc.assert(
      fc.property(families, (who) => {
        expect(parseFamily(formatFamily(who, TODAY), TODAY)).toEqual(who);
      }),
    );
  });

  it('grows older by itself, and forgets a journey that is over', () => {
    const kept = formatFamily(family({ children: [{ age: 3 }, { born: '2020-01-01' }], journey: '2027-01-10' }), TODAY);
    expect(parseFamily(kept, '2028-11-24')).toEqual(family({ children: [{ age: 5 }, { born: '2020-01-01' }] }));
  });

  it('is nothing when the text is not ours', () => {
    for (const text of [null, '', '{', '[]', '7', '{"adults":2}', '{"told":"2026-11-24","adults":"2"}'])
      expect(parseFamily(text, TODAY)).toBeUndefined();
    const text = formatFamily(family(), TODAY);
    for (const [from, to] of [
      ['"adults":2', '"adults":99'],
      ['"allergies":[]', '"allergies":["<b>"]'],
      ['"children":[]', '"children":[{"name":"Ada"}]'],
      ['"cots":0', '"cots":-1'],
    ] as const)
      expect(parseFamily(text.replace(from, to), TODAY)).toBeUndefined();
    fc.assert(fc.property(fc.json(), (json) => void parseFamily(json, TODAY)));
  });
});

it(
  'only ages, cots and the need for step-free access may be in an address',
  { tags: ['promise:travellers-leave-device'] },
  () => {
    const who = family({
      adults: 3,
      children: [{ born: '2023-06-12' }, { age: 7 }],
      cots: 1,
      stepFree: true,
      allergies: ['nuts'],
      journey: '2027-06-20',
    });
    expect(familyFilter(who, TODAY)).toEqual({ ages: '4,7', cots: 1, stepFree: '1' });
    expect(familyFilter(family(), TODAY)).toEqual({});
  },
);

describe('the form', () => {
  const bornOn = (text: string) => ({ age: BY_BIRTHDAY, born: { ...emptyDate, day: text } });

  it('reads ages and birthdays, and leaves out children of whom nothing was said', () => {
    const children = [{ ...emptyChild, age: '7' }, emptyChild, bornOn('12/06/2023')];
    const journey = { ...emptyDate, day: '3 August 2027' };
    const read = readFamilyForm({ ...emptyFamily, children, cots: '1', journey }, TODAY);
    expect(read).toEqual({
      family: family({ children: [{ age: 7 }, { born: '2023-06-12' }], cots: 1, journey: '2027-08-03' }),
    });
  });

  it('says at its field what cannot be', () => {
    const children = ['seven', '25/11/2026', '01/01/1990', ''].map(bornOn);
    const read = readFamilyForm({ ...emptyFamily, children, journey: datePartsOf('2026-11-23'), cots: '1' }, TODAY);
    expect(Object.keys('errors' in read ? read.errors : {})).toEqual([
      'child-0-born',
      'child-1-born',
      'child-2-born',
      'child-3-born',
      'journey',
      'cots',
    ]);
  });

  it('shows a known family as it was typed', () => {
    const who = family({ children: [{ age: 7 }, { born: '2023-06-12' }], journey: '2027-05-28', allergies: ['milk'] });
    expect(readFamilyForm(familyValues(who), TODAY)).toEqual({ family: who });
  });
});

it('a family is said in one line, without names', () => {
  expect(
    familyInWords(
      family({
        children: [{ age: 3 }, { age: 7 }],
        cots: 1,
        stepFree: true,
        allergies: ['nuts'],
        journey: '2027-06-12',
      }),
      TODAY,
    ),
  ).toBe('2 adults; children of 3 and 7; 1 cot; step-free; without nuts and peanuts; from June 12, 2027');
});

it('a Myler reads the birthdays and allergies that decide it', () => {
  const who = family({ children: [{ born: '2023-06-12' }, { age: 7 }], allergies: ['milk'], cots: 1 });
  expect(familyForEnquiry(who, TODAY)).toBe(
    '2 adults; a child born June 12, 2023 (3), a child of 7; 1 cot; without milk',
  );
});
