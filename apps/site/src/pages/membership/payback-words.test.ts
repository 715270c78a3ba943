import { expect, it } from 'vitest';
import { exampleYear } from './payback.ts';
import { ordinalNumber, verdict } from './payback-words.ts';

const costs = {
  travel: { GBP: 295, EUR: 345, USD: 375 },
  gold: { GBP: 1495, EUR: 1745, USD: 1895 },
} as const;

it('the verdict names the night on which a card has paid for itself', () => {
  expect(verdict({ ...exampleYear, tier: 'travel' }, costs, 'GBP')).toContain('on the 5th night');
  expect(verdict({ ...exampleYear, difference: 600 }, costs, 'GBP')).toContain('before the first breakfast');
});

it('the verdict recommends Travel when Gold does not pay for itself', () => {
  expect(verdict(exampleYear, costs, 'GBP')).toContain('Take Travel, which does; we would.');
});

it('the verdict says when no card pays for itself', () => {
  const oneWeekend = { ...exampleYear, nights: 2, better: 0 };
  expect(verdict(oneWeekend, costs, 'GBP')).toContain('no card pays for itself');
  expect(verdict({ ...oneWeekend, tier: 'travel' }, costs, 'GBP')).toContain(
    'on the 5th night, and you are away for 2',
  );
  expect(verdict({ ...oneWeekend, tier: 'travel', breakfast: 0 }, costs, 'GBP')).toContain('no card pays for itself');
});

it('nights have English ordinal numbers', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map(ordinalNumber)).toEqual([
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
