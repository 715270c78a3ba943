import { expect, it } from 'vitest';
import { monthsInWords } from './months.ts';

it.each([
  [[5, 6, 7, 8, 9], 'May to September'],
  [[1, 2, 12], 'December to February'],
  [[4], 'April'],
  [[4, 5], 'April and May'],
  [[4, 5, 9, 10, 11], 'April and May, September to November'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[], ''],
])('%j reads “%s”', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
