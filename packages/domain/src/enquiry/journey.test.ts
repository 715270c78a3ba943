import { expect, it } from 'vitest';
import { journeyInWords, journeyOf, readJourney } from './journey.ts';

it.each([
  ['?month=10&ages=2,7&adults=2', 'October', '2 adults, children of 2 and 7'],
  ['?from=2027-10-23&to=2027-10-30&ages=0', 'October 23 to 30, 2027', 'a child under 1'],
  ['?adults=1&ages=0,4,9', '', '1 adult, children under 1, of 4 and 9'],
  ['?from=2027-10-23', 'from October 23, 2027', ''],
  ['?ref=letter', '', ''],
])('the address %s puts “%s” and “%s” in the enquiry', (search, travelDates, family) => {
  expect(journeyInWords(readJourney(search))).toEqual({ travelDates, family });
});

it.each([
  ['?month=13'],
  ['?month=-1'],
  ['?ages=two'],
  ['?ages=2,99'],
  ['?adults=400'],
  ['?from=2027-02-30'],
  ['?to=%3Cb%3E'],
])('a wrong value in the address is ignored: %s', (search) => {
  expect(readJourney(search)).toEqual({});
});

it('a return before the departure is ignored', () => {
  expect(readJourney('?from=2027-10-23&to=2027-10-20')).toEqual({ from: '2027-10-23' });
});

it('the journey of a family has its ages on the day of arrival, and no birthday', () => {
  const family = {
    adults: 2,
    children: [{ born: '2023-06-12' }, { age: 7 }, { born: '2027-03-01' }],
    cots: 1,
    stepFree: true,
    allergies: ['nuts' as const],
    journey: '2027-06-20',
  };
  expect(journeyOf(family, '2026-11-24')).toEqual({ adults: 2, ages: [4, 7, 0], from: '2027-06-20' });
  const { journey: _, ...someDay } = family;
  expect(journeyOf({ ...someDay, children: [] }, '2026-11-24')).toEqual({ adults: 2 });
});
