import { monthNames } from '@myler/config/months';
import { topic, type Rule } from './rule.ts';

const HALF_TERM = '(?:half ?terms?|halfterm)';
const HOLIDAYS = '(?: (?:school )?(?:holidays?|hols|break|vacation|term))?';

/** Holidays and seasons, with the months that they fall in for English schools. */
const seasons: [pattern: string, months: number[], name: string][] = [
  [`(?:october|oct|autumn) ${HALF_TERM}|${HALF_TERM}(?: in)? (?:october|oct|autumn)`, [10], 'October half-term'],
  [
    `(?:february|feb|spring|winter) ${HALF_TERM}|${HALF_TERM}(?: in)? (?:february|feb|winter)`,
    [2],
    'February half-term',
  ],
  [`(?:may|whitsun|summer) ${HALF_TERM}|${HALF_TERM}(?: in)? (?:may|summer)|whitsun`, [5], 'May half-term'],
  [HALF_TERM, [2, 5, 10], 'half-term'],
  [`easter${HOLIDAYS}`, [4], 'Easter'],
  [`(?:christmas|xmas)${HOLIDAYS}`, [12], 'Christmas'],
  ['new years?(?: eve)?', [12, 1], 'New Year'],
  [`(?:in )?(?:the )?summer${HOLIDAYS}`, [7, 8], 'summer'],
  [`winter(?: sun)?${HOLIDAYS}`, [12, 1, 2], 'winter'],
  ['spring(?: break)?', [3, 4, 5], 'spring'],
  ['autumn', [9, 10, 11], 'autumn'],
];

/** Not "may", "mar" and "sun": they are words too. "May" is a month unless it is a verb. */
const short: Record<number, string> = { 9: 'sept?', 5: 'may(?! (?:i|we|be|not|have)(?![^ ]))' };

const monthPattern = (name: string, index: number): string =>
  short[index + 1] === undefined || index === 8
    ? `${name.toLowerCase()}|${short[index + 1] ?? name.slice(0, 3).toLowerCase()}`
    : (short[index + 1] ?? '');

export const monthRules: Rule[] = [
  ...seasons.map(([pattern, months, name]) => topic(pattern, () => ({ kind: 'months', months, name }))),
  ...monthNames.map((name, index) =>
    topic(`(?:(?:early|mid|late|end of|beginning of) )?(?:${monthPattern(name, index)})`, () => ({
      kind: 'months',
      months: [index + 1],
    })),
  ),
];
