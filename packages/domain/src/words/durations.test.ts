import { expect, it } from 'vitest';
import { durationInWords, shortDuration } from './durations.ts';

it.each([
  [0, '0 minutes', '0 min'],
  [1, '1 minute', '1 min'],
  [45, '45 minutes', '45 min'],
  [60, '1 hour', '1 h'],
  [61, '1 hour 1 minute', '1 h 01'],
  [120, '2 hours', '2 h'],
  [770, '12 hours 50 minutes', '12 h 50'],
])('%i minutes are “%s”, and on a map “%s”', (minutes, words, short) => {
  expect([durationInWords(minutes), shortDuration(minutes)]).toEqual([words, short]);
});
