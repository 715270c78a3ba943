import { expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import { formatDate } from './dates.ts';
import { emptyDate, readDate, type DateParts } from './typed-date.ts';

/** What somebody types or pastes into one field, and the day that is meant. */
const typedDates: readonly [typed: string, meant: string | undefined][] = [
  ['3 August 2027', '2027-08-03'],
  ['3/8/2027', '2027-08-03'],
  ['2027-08-03', '2027-08-03'],
  [formatDate('2027-08-03'), '2027-08-03'],
  ['03.08.2027', '2027-08-03'],
  ['3-8-2027', '2027-08-03'],
  ['3 – 8 – 2027', '2027-08-03'],
  [' 3  8 2027 ', '2027-08-03'],
  ['3/Aug/2027', '2027-08-03'],
  ['03AUG2027', '2027-08-03'],
  ['3rd of August, 2027', '2027-08-03'],
  ['Tuesday 3 August 2027', '2027-08-03'],
  ['Tue, Aug 3rd 2027', '2027-08-03'],
  ['the 1st Sept. 2027', '2027-09-01'],
  ['2027/8/3', '2027-08-03'],
  ['2027.08.03', '2027-08-03'],
  ['2027 August 3', '2027-08-03'],
  ['03082027', '2027-08-03'],
  ['20270803', '2027-08-03'],
  ['20122012', '2012-12-20'],
  ['٣/٨/٢٠٢٧', '2027-08-03'],
  ['\u200E3\u00A0August\u202F2027\u200E', '2027-08-03'],
  ['29 February 2028', '2028-02-29'],
  ['29 February 2027', undefined],
  ['31/4/2027', undefined],
  // Only the day may stand first, and nobody is asked to guess.
  ['8/13/2027', undefined],
  ['3/8/27', undefined],
  ['3 August', undefined],
  ['August 2027', undefined],
  ['3 Au 2027', undefined],
  ['0/8/2027', undefined],
  ['3 8 2027 5', undefined],
  ['1 1e1 1980', undefined],
  ['1 +5 1980', undefined],
  ['1.5.80', undefined],
  ['27', undefined],
  ['0308027', undefined],
  ['next Tuesday', undefined],
  ['', undefined],
];

it('a whole date is read in each form in which people type and paste it, in any of three fields too', () =>
  forEachRow(typedDates, ([typed, meant]) => {
    expect(readDate(typed)).toBe(meant);
    for (const part of ['day', 'month', 'year'] as const) expect(readDate({ ...emptyDate, [part]: typed })).toBe(meant);
  }));

it('three fields are one date, however it is divided among them', () => {
  const divided: [DateParts, string | undefined][] = [
    [{ day: '3', month: '8', year: '2027' }, '2027-08-03'],
    [{ day: ' 03 ', month: 'aug', year: ' 2027' }, '2027-08-03'],
    [{ day: '3 August', month: '', year: '2027' }, '2027-08-03'],
    [{ day: 'August', month: '3', year: '2027' }, '2027-08-03'],
    // The whole date was pasted over one field of another.
    [{ day: '3 August 2027', month: '2', year: '1988' }, '2027-08-03'],
    [{ day: '3', month: '', year: '2027' }, undefined],
  ];
  return forEachRow(divided, ([parts, meant]) => expect(readDate(parts)).toBe(meant));
});
