import { expect, it } from 'vitest';
import { durationInWords } from './duration.ts';

it.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [65, '1 h 05'],
  [120, '2 hours'],
  [210, '3 h 30'],
])('%i minutes are written as “%s”', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
