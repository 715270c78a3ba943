import { expect, it } from 'vitest';
import { compareCards } from './compare-cards.ts';
import { comparisonInWords, returnsInWords } from './payback-words.ts';
import { readYear } from './payback-year.ts';

const costs = { travel: { GBP: 295 }, gold: { GBP: 1495 }, black: { GBP: 3950 }, 'black-plus': { GBP: 9500 } };
const pounds = (whole: number) => `£${whole}`;

it('every card is compared with the same nights, and the one that leaves the most is marked', () => {
  const cards = compareCards(readYear({}), costs, 'GBP');
  expect(cards.map(({ tier, gain, isBest }) => [tier, gain, isBest])).toEqual([
    ['travel', 857, true],
    ['gold', 57, false],
    ['black', -2358, false],
    ['black-plus', -7828, false],
  ]);
  expect(comparisonInWords(cards, pounds)).toBe(
    'Travel leaves you the most. Gold costs £800 more than Travel, for what has no price.',
  );
});

it('no card is said to give something back that does not', () => {
  const cards = compareCards(readYear({ nights: '1' }), costs, 'GBP');
  expect(comparisonInWords(cards, pounds)).toMatch(
    /^No card returns its price with these numbers; Travel costs the least\./,
  );
});

it('a card that is not sold is not compared, and many better rooms make another one the best', () => {
  const year = readYear({ nights: '30', better: '30' });
  expect(compareCards(year, costs, 'GBP').find(({ isBest }) => isBest)?.tier).toBe('gold');
  expect(compareCards(year, { travel: costs.travel }, 'GBP')).toHaveLength(1);
  expect(comparisonInWords(compareCards(year, { travel: costs.travel }, 'GBP'), pounds)).toBe(
    'Travel leaves you the most.',
  );
  expect(comparisonInWords([], pounds)).toBe('');
});

it('the night from which a card returns its price is named, or that there is none', () => {
  expect(returnsInWords(16)).toBe('Returns its price from night 16');
  expect(returnsInWords(undefined)).toBe('Does not return its price in a year');
});
