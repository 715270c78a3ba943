import { expect, it } from 'vitest';
import { payback, type Year } from './payback.ts';
import { breakEvenWords, fromNight } from './payback-words.ts';

const year: Year = { tier: 'gold', nights: 14, people: 4, breakfast: 18, better: 3, difference: 120 };

it('the sentence names the night from which a card returns its price', () => {
  expect(breakEvenWords(year, payback(year, 1495))).toBe('With these numbers, Gold returns its price from night 16.');
  expect(fromNight(16)).toBe('from night 16');
});

it('the sentence says when a year is too short for a card, and advises none', () => {
  const noBreakfast = { ...year, breakfast: 0 };
  expect(breakEvenWords(noBreakfast, payback(noBreakfast, 1495))).toBe(
    'With these numbers, Gold does not return its price in a year.',
  );
  expect(fromNight(undefined)).toBe('not in a year');
});
