import { expect, it } from 'vitest';
import { payback, type Year } from './payback.ts';
import { breakEvenInWords, fromNightInWords } from './payback-words.ts';

const year: Year = { tier: 'gold', nights: 14, people: 4, breakfast: 18, better: 3, difference: 120 };

it('the sentence names the night from which a card returns its price', () => {
  expect(breakEvenInWords(year, payback(year, 1495))).toBe('With these numbers, Gold returns its price from night 16.');
  expect(fromNightInWords(16)).toBe('from night 16');
});

it('the sentence says when a year is too short for a card, and advises none', () => {
  const noBreakfast = { ...year, breakfast: 0 };
  expect(breakEvenInWords(noBreakfast, payback(noBreakfast, 1495))).toBe(
    'With these numbers, Gold does not return its price in a year.',
  );
  expect(fromNightInWords(undefined)).toBe('not in a year');
});
