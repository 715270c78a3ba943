import { describe, expect, it } from 'vitest';
import { paybackTiers } from './payback.ts';
import { readYear, withNumber, yearIn } from './payback-year.ts';

describe('the year with which the calculator opens', () => {
  it('has sixteen nights in two stays, with every card', () => {
    for (const tier of paybackTiers)
      expect(yearIn(readYear({}), tier, 'GBP')).toMatchObject({ tier, nights: 16, stays: 2 });
  });

  it('has the example’s amounts in each currency', () => {
    const { amounts } = readYear({});
    expect(amounts).toEqual({
      GBP: { breakfast: 18, difference: 120 },
      EUR: { breakfast: 21, difference: 140 },
      USD: { breakfast: 23, difference: 150 },
    });
  });
});

describe('the year that an address describes', () => {
  it('has the numbers of the address, amounts in their currency', () => {
    const given = { nights: '30', stays: '4', people: '5', better: '0', 'breakfast-EUR': '22' };
    const year = readYear(given);
    expect(yearIn(year, 'black', 'EUR')).toEqual({
      tier: 'black',
      nights: 30,
      stays: 4,
      people: 5,
      better: 0,
      breakfast: 22,
      difference: 140,
      credit: 50,
    });
    expect(yearIn(year, 'black', 'GBP')).toMatchObject({ breakfast: 18 });
  });

  it('has the example’s number for each invalid number, and the maximum for a number that is too large', () => {
    const given = { nights: '-3', people: '2.5', 'breakfast-GBP': '18 pounds' };
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
