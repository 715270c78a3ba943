import { MAX_COTS, OLDEST_CHILD, regionNames, regions } from '@myler/config/hotels';
import { monthName } from '@myler/domain/words';
import type { Need } from './need.ts';

/** Another value of a need: the need itself, and words that this grammar reads as it. */
export interface Alternative {
  need: Need;
  words: string;
}

/** What a parent may want in place of a need, the nearest values first to last. */
export function alternativesTo(need: Need): Alternative[] {
  switch (need.kind) {
    case 'months':
      return need.name?.includes('half-term') ? otherHalfTerms(need.months) : otherMonths(need.months).map(monthAlone);
    case 'flight':
      return nearest(FLIGHTS, need.most).map((most) => ({
        need: { kind: 'flight', most },
        words: `flight up to ${most / 60} hours`,
      }));
    case 'transfer':
      return nearest(TRANSFERS, need.most).map((most) => ({
        need: { kind: 'transfer', most },
        words: `transfer up to ${most} minutes`,
      }));
    case 'price':
      return nearest(PRICES, need.most).map((most) => ({
        need: { ...need, most },
        words: priceWords(most, need.currency),
      }));
    case 'region':
      return regions
        .filter((region) => region !== need.region)
        .map((region) => ({ need: { kind: 'region', region }, words: regionNames[region] }));
    default:
      return othersInParty(need);
  }
}

function othersInParty(need: Need): Alternative[] {
  switch (need.kind) {
    case 'ages':
      return otherAges(need.ages);
    case 'cots':
      return [need.count - 1, need.count + 1]
        .filter((count) => count >= 1 && count <= MAX_COTS)
        .map((count) => ({ need: { kind: 'cots', count }, words: `${count} cots in one room` }));
    case 'people':
      return [need.count - 1, need.count + 1]
        .filter((count) => count >= 2)
        .map((count) => ({ need: { kind: 'people', count }, words: `for ${count} people` }));
    case 'access':
      return need.level === 'lift'
        ? []
        : [
            need.level === 'wheelchair'
              ? { need: { kind: 'access', level: 'step-free' }, words: 'step-free' }
              : { need: { kind: 'access', level: 'wheelchair' }, words: 'wheelchair' },
          ];
    case 'pool':
      return need.which.length === 0 ? POOLS : [{ need: { kind: 'pool', which: [] }, words: 'pool' }];
    default:
      return [];
  }
}

const FLIGHTS = [2, 3, 4, 6, 8, 10, 12, 16].map((hours) => hours * 60);
const TRANSFERS = [30, 60, 90, 120, 180];
const PRICES = [250, 300, 350, 400, 500, 600, 700, 800, 1000, 1200, 1500];

const POOLS: Alternative[] = [
  { need: { kind: 'pool', which: ['heated'] }, words: 'heated pool' },
  { need: { kind: 'pool', which: ['indoor'] }, words: 'indoor pool' },
  { need: { kind: 'pool', which: ['toddlers'] }, words: 'toddlers’ pool' },
];

/** The next lower and the next two higher values. */
function nearest(values: readonly number[], value: number): number[] {
  return [...values.filter((other) => other < value).slice(-1), ...values.filter((other) => other > value).slice(0, 2)];
}

const monthAlone = (month: number): Alternative => ({
  need: { kind: 'months', months: [month] },
  words: monthName(month),
});

/** The half-terms of English schools. */
function otherHalfTerms(months: readonly number[]): Alternative[] {
  return [2, 5, 10]
    .filter((month) => months.length > 1 || !months.includes(month))
    .map((month) => {
      const name = `${monthName(month)} half-term`;
      return { need: { kind: 'months', months: [month], name }, words: name };
    });
}

/** Each month of a season alone; the months before and after one month. */
function otherMonths(months: readonly number[]): number[] {
  const [month = 1, ...others] = months;
  if (others.length > 0) return [...months];
  return [(month + 10) % 12, month % 12].map((index) => index + 1);
}

function otherAges(ages: readonly number[]): Alternative[] {
  const [age = 0, ...others] = ages;
  if (others.length > 0) return [];
  return [age - 1, age + 1]
    .filter((other) => other >= 0 && other <= OLDEST_CHILD)
    .map((other) => ({ need: { kind: 'ages', ages: [other] }, words: `${other} year old` }));
}

const signs = { GBP: '£', EUR: '€', USD: '$' };
const priceWords = (most: number, currency: keyof typeof signs) => `under ${signs[currency]}${most} a night`;
