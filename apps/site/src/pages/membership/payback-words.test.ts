import { expect, it } from 'vitest';
import { exampleYear } from './payback.ts';
import { ordinal, verdict } from './payback-words.ts';

const costs = {
  travel: { GBP: 295, EUR: 345, USD: 375 },
  gold: { GBP: 1495, EUR: 1745, USD: 1895 },
} as const;

it('a card that pays says on which night', () => {
  expect(verdict({ ...exampleYear, tier: 'travel' }, costs, 'GBP')).toContain('on the 5th night');
  expect(verdict({ ...exampleYear, difference: 600 }, costs, 'GBP')).toContain('before the first breakfast');
});

it('a card that does not pay gives way to the one that does', () => {
  expect(verdict(exampleYear, costs, 'GBP')).toContain('Take Travel, which does; we would.');
});

it('a year that pays for no card is told so', () => {
  const oneWeekend = { ...exampleYear, nights: 2, better: 0 };
  expect(verdict(oneWeekend, costs, 'GBP')).toContain('no card pays for itself');
  expect(verdict({ ...oneWeekend, tier: 'travel' }, costs, 'GBP')).toContain(
    'on the 5th night, and you are away for 2',
  );
  expect(verdict({ ...oneWeekend, tier: 'travel', breakfast: 0 }, costs, 'GBP')).toContain('no card pays for itself');
});

it('nights are counted as they are spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
  ]);
});
