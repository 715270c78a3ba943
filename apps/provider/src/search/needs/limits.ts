import type { CurrencyCode } from '@myler/config/currencies';
import { AT_MOST, MORE_THAN, rule, topic, type Rule } from './rule.ts';

/** Groups: hours or minutes in figures (or none, for "an hour"), "half", the unit, minutes after the hours. */
const TIME =
  '(?:(?<number>\\d+(?:\\.\\d+)?)|(?<half>half an?)|an?) (?<unit>h|hrs?|hours?|mins?|minutes?)(?<andHalf> and a half)?(?: (?:and )?(?<more>\\d{2})(?: (?:mins?|minutes?|m))?)?';

function minutesOf({ groups = {} }: RegExpExecArray): number {
  const { number, half, unit = '', andHalf, more } = groups;
  const amount = (number === undefined ? 1 : Number(number)) * (half ? 0.5 : 1) + (andHalf ? 0.5 : 0);
  return Math.round(unit.startsWith('h') ? amount * 60 : amount) + Number(more ?? 0);
}

const FROM_LONDON = '(?: time)?(?: from (?:london|heathrow|gatwick|the uk|uk|england|britain))?';
const AIRPORT = '(?:the |an |its )?airport';

/** "A short flight" and "a short transfer", in minutes. The chip says which limit that is. */
const SHORT_FLIGHT = 240;
const SHORT_TRANSFER = 60;

const flight = (match: RegExpExecArray) => ({ kind: 'flight', most: minutesOf(match) }) as const;
const transfer = (match: RegExpExecArray) => ({ kind: 'transfer', most: minutesOf(match) }) as const;

const distances: Rule[] = [
  rule(`transfers?(?: time)?(?: of| is)?(?: ${AT_MOST})? ${TIME}(?: max)?(?: from ${AIRPORT})?`, transfer),
  rule(`(?:${AT_MOST} )?(?:an? )?${TIME} (?:max )?(?:airport )?transfers?`, transfer),
  rule(`(?:${AT_MOST} )?${TIME} (?:max )?(?:by car |drive |away )?(?:of|from|to) ${AIRPORT}`, transfer),
  rule(`short (?:airport )?transfers?|(?:near|close to|next to) ${AIRPORT}`, () => ({
    kind: 'transfer',
    most: SHORT_TRANSFER,
  })),
  rule(
    `(?:no|not|without|nothing|avoid|never)(?: an?| any)?(?: (?:flights?|flying))?(?: time)? ${MORE_THAN} ${TIME}(?: (?:flights?|flying))?${FROM_LONDON}`,
    flight,
  ),
  rule(
    `(?:flights?|flying|fly|plane|by air)(?: time)?(?: of| is| for)?(?: ${AT_MOST})? ${TIME}(?: max)?${FROM_LONDON}`,
    flight,
  ),
  rule(
    `(?:${AT_MOST} )?(?:an? )?${TIME}(?: max)?(?: direct)? (?:(?:flights?|flying|by plane|by air|in the air|on an? plane)${FROM_LONDON}|from (?:london|heathrow|gatwick|the uk|uk|england|britain))`,
    flight,
  ),
  topic(
    '(?:direct|non stop|nonstop)(?: flights?)?(?: from (?:london|heathrow|gatwick|the uk|uk|england|britain))?|(?:no|without) (?:changes?|stops?|connections?|stopovers?)',
    () => ({ kind: 'direct' }),
  ),
  rule(`short (?:flights?|haul)${FROM_LONDON}|shorthaul`, () => ({ kind: 'flight', most: SHORT_FLIGHT })),
];

const NIGHT = '(?: (?:an?|per|each) night| nightly| pn)';
const currencies: [RegExp, CurrencyCode][] = [
  [/^(?:€|eur)/u, 'EUR'],
  [/^(?:\$|usd|dollar)/u, 'USD'],
];
const currencyOf = (typed = ''): CurrencyCode => currencies.find(([pattern]) => pattern.test(typed))?.[1] ?? 'GBP';

/** The price of "something cheap", in pounds: the lowest price band. The chip says it. */
const CHEAP = 350;

const price = ({ groups = {} }: RegExpExecArray) => {
  const currency = currencyOf(groups['sign'] ?? groups['name']);
  return { kind: 'price', most: Number(groups['amount']), currency } as const;
};
const SUM =
  '(?:(?<sign>[£€$]) )?(?<amount>\\d{2,6}(?:\\.\\d+)?)(?: (?<name>pounds?|gbp|quid|euros?|eur|dollars?|usd))?';
const unsigned = '(?<amount>\\d{2,6})';
const BUDGET = `(?:${AT_MOST}|budget(?: is| of)?|around|about|for)`;

const prices: Rule[] = [
  // We know the lowest price of a night, and neither a minimum nor the sum of a week.
  rule(`(?:over|above|more than|at least|from|minimum) ${SUM}${NIGHT}`, () => 'unreadable'),
  rule(`(?:over|above|more than|at least) [£€$] \\d+`, () => 'unreadable'),
  rule(
    `(?:${BUDGET} )?${SUM} (?:(?:an?|per|each|for an?) (?:week|fortnight|person|head|child|adult)|pp|pppn|in total|total|all in)`,
    () => 'unreadable',
  ),
  rule(`(?:${BUDGET} )?(?<sign>[£€$]) (?<amount>\\d{1,6}(?:\\.\\d+)?)${NIGHT}?`, price),
  rule(`(?:${BUDGET} )?${unsigned} (?<name>pounds?|gbp|quid|euros?|eur|dollars?|usd)${NIGHT}?`, price),
  rule(`(?:${BUDGET} )?${unsigned}${NIGHT}`, price),
  rule(
    `(?:${AT_MOST}|budget(?: is| of)?) (?<amount>\\d{3,6})(?! (?:people|guests|m|metres|km|miles|steps|stairs|rooms)(?![^ ]))`,
    price,
  ),
  rule('cheap(?:er|est)?|affordable|inexpensive|low cost|on a budget|budget', () => ({
    kind: 'price',
    most: CHEAP,
    currency: 'GBP',
  })),
];

export const limitRules: Rule[] = [...distances, ...prices];
