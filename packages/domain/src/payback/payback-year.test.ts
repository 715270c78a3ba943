import { describe, expect, it } from 'vitest';
import { paybackTiers } from './payback.ts';
import { readYear, withNights, withNumber, yearIn } from './payback-year.ts';

const costs = {
  travel: { GBP: 295, EUR: 345, USD: 375 },
  gold: { GBP: 1495, EUR: 1745, USD: 1895 },
  black: { GBP: 3950, EUR: 4600, USD: 4950 },
  'black-plus': { GBP: 9500, EUR: 11_000, USD: 12_000 },
} as const;

describe('the year with which the calculator opens', () => {
  it('is at the break-even night of each card, in each currency', () => {
    const nights = (currency: 'GBP' | 'EUR' | 'USD') =>
      paybackTiers.map((tier) => withNights(readYear({ tier }), costs, currency).nights);
    expect(nights('GBP')).toEqual([5, 16, 50, 127]);
    expect(nights('EUR')).toEqual([5, 16, 50, 126]);
    expect(nights('USD')).toEqual([5, 16, 49, 126]);
  });

  it('has the example’s amounts in each currency', () => {
    const { amounts } = readYear({});
    expect(amounts).toEqual({
      GBP: { breakfast: 18, difference: 120 },
      EUR: { breakfast: 21, difference: 140 },
      USD: { breakfast: 23, difference: 150 },
    });
  });

  it('has a fortnight when no night pays for the card', () => {
    expect(withNights(readYear({ tier: 'travel' }), { travel: { GBP: 99_999 } }, 'GBP').nights).toBe(14);
  });

  it('keeps its nights while other numbers are entered, and the entered nights with each card', () => {
    const alone = withNumber(readYear({}), 'people', 'GBP', 1);
    expect(withNights(alone, costs, 'GBP').nights).toBe(16);
    const weekend = withNumber(alone, 'nights', 'GBP', 2);
    expect(withNights({ ...weekend, tier: 'travel' }, costs, 'GBP').nights).toBe(2);
  });
});

describe('the year that an address describes', () => {
  it('has the numbers of the address, amounts in their currency', () => {
    const given = { tier: 'black', nights: '30', people: '5', better: '0', 'breakfast-EUR': '22' };
    const year = withNights(readYear(given), costs, 'EUR');
    expect(yearIn(year, 'EUR')).toEqual({
      tier: 'black',
      nights: 30,
      people: 5,
      better: 0,
      breakfast: 22,
      difference: 140,
    });
    expect(yearIn(year, 'GBP')).toMatchObject({ breakfast: 18 });
  });

  it('has the example’s number for each invalid number, and the maximum for a number that is too large', () => {
    const given = { tier: 'dynasty', nights: '-3', people: '2.5', 'breakfast-GBP': '18 pounds' };
    expect(readYear({ ...given, 'difference-GBP': '99999' })).toEqual({
      ...readYear({}),
      amounts: { ...readYear({}).amounts, GBP: { breakfast: 18, difference: 990 } },
    });
  });
});

describe('a number that somebody enters', () => {
  const opened = readYear({});

  it('is an amount in one currency; the others keep theirs', () => {
    const { amounts } = withNumber(opened, 'breakfast', 'EUR', 30);
    expect(amounts).toMatchObject({ EUR: { breakfast: 30 }, GBP: { breakfast: 18 } });
  });

  it('is at least 0 and at most what a family could need', () => {
    expect(withNumber(opened, 'nights', 'GBP', -1).nights).toBe(0);
    expect(withNumber(opened, 'people', 'GBP', 13).people).toBe(12);
  });
});
