import { expect, it } from 'vitest';
import { agesPattern, readAges } from './ages.ts';

/** As a browser compares a field with its `pattern`. */
const isTaken = (text: string) => new RegExp(`^(?:${agesPattern})$`, 'v').test(text);

it.each([
  ['2, 7', '2,7'],
  ['2 and 7', '2,7'],
  ['two and seven', '2,7'],
  ['Two & 7', '2,7'],
  ['under one, 4', '0,4'],
  ['2,2,7', '2,2,7'],
  ['seventeen', '17'],
  ['', ''],
])('a parent who writes “%s” means %s', (text, ages) => {
  expect(isTaken(text)).toBe(true);
  expect(readAges(text)).toBe(ages);
});

it.each(['18', 'eighteen', 'many', '2 and lots', 'two and forty', '1,2,3,4,5,6,7,8,9,10,11'])(
  '“%s” is refused beside the field, not left out in silence',
  (text) => {
    expect(isTaken(text)).toBe(false);
  },
);
