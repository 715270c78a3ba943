import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '@myler/config/dates';
import { allergens } from '@myler/config/allergens';
import { ageAt, birthdayOf, dayInWords, readDay, writeDay } from './days.ts';
import { readFamilyForm, emptyFamily, valuesOf } from './family-form.ts';
import { filterOf, formatFamily, parseFamily, type Family } from './family.ts';
import { familyForAMyler, familyInWords } from './family-words.ts';
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

  it('is read as people write it, and not when it does not exist', () => {
    for (const text of ['12/06/2023', '12.6.2023', '12 6 2023', ' 12-06-2023 ', '2023-06-12'])
      expect(readDay(text)).toBe('2023-06-12');
    for (const text of ['31/04/2023', '29/02/2023', '6/2023', '12/13/2023', 'June', '', '2023-6-1'])
      expect(readDay(text)).toBeUndefined();
    fc.assert(
      fc.property(day, (born) => {
        expect(readDay(writeDay(born))).toBe(born);
      }),
    );
  });

  it('has its year only when that is another', () => {
    expect([dayInWords('2026-06-12', TODAY), dayInWords('2027-06-12', TODAY)]).toEqual(['12 June', '12 June 2027']);
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
    expect(filterOf(who, TODAY)).toEqual({ ages: '4,7', cots: 1, stepFree: '1' });
    expect(filterOf(family(), TODAY)).toEqual({});
  },
);

describe('the form', () => {
  it('reads ages and birthdays, and leaves empty fields out', () => {
    const read = readFamilyForm({ ...emptyFamily, children: ['7', '', '12/06/2023'], cots: '1' }, TODAY);
    expect(read).toEqual({ family: family({ children: [{ age: 7 }, { born: '2023-06-12' }], cots: 1 }) });
  });

  it('says at its field what cannot be', () => {
    const read = readFamilyForm(
      { ...emptyFamily, children: ['18', 'seven', '25/11/2026', '01/01/1990'], journey: '23/11/2026', cots: '1' },
      TODAY,
    );
    expect(Object.keys('errors' in read ? read.errors : {})).toEqual([
      'child-0',
      'child-1',
      'child-2',
      'child-3',
      'journey',
      'cots',
    ]);
  });

  it('shows a known family as it was typed', () => {
    const who = family({ children: [{ age: 7 }, { born: '2023-06-12' }], journey: '2027-05-28', allergies: ['milk'] });
    expect(readFamilyForm(valuesOf(who), TODAY)).toEqual({ family: who });
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
  ).toBe('2 adults; children of 3 and 7; 1 cot; step-free; without nuts and peanuts; from 12 June 2027');
});

it('a Myler reads the birthdays and allergies that decide it', () => {
  const who = family({ children: [{ born: '2023-06-12' }, { age: 7 }], allergies: ['milk'], cots: 1 });
  expect(familyForAMyler(who, TODAY)).toBe(
    '2 adults; a child born 12 June 2023 (3), a child of 7; 1 cot; without milk',
  );
});
