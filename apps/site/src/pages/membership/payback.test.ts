import { describe, expect, it } from 'vitest';
import { exampleYear, payback, readYear } from './payback.ts';

describe('the return of a card', () => {
  it('is a breakfast for everyone on each night, and a better room on the free nights with Gold and above', () => {
    expect(payback(exampleYear, 1495)).toEqual({
      breakfasts: 14 * 4 * 18,
      upgrades: 3 * 120,
      returned: 1008 + 360,
      cost: 1495,
      left: -127,
      earnedOn: 16,
    });
  });

  it.each(['black', 'black-plus'] as const)('has the better room with %s too', (tier) => {
    expect(payback({ ...exampleYear, tier }, 1495).upgrades).toBe(360);
  });

  it('is only breakfast with Travel', () => {
    expect(payback({ ...exampleYear, tier: 'travel' }, 295)).toMatchObject({ upgrades: 0, left: 713, earnedOn: 5 });
  });

  it('counts no more upgrades than nights', () => {
    expect(payback({ ...exampleYear, nights: 2, better: 9 }, 1495).upgrades).toBe(240);
  });

  it('leaves exactly 0 when the breakfasts equal the price', () => {
    expect(payback({ ...exampleYear, tier: 'travel', nights: 5, people: 1, breakfast: 59 }, 295)).toMatchObject({
      left: 0,
      earnedOn: 5,
    });
  });

  it('reaches the price on night 0 when the upgrades alone pay for the card', () => {
    expect(payback({ ...exampleYear, difference: 600 }, 1495).earnedOn).toBe(0);
  });

  it('never reaches the price when breakfast costs nothing', () => {
    expect(payback({ ...exampleYear, tier: 'travel', breakfast: 0 }, 295)).toMatchObject({
      left: -295,
      earnedOn: undefined,
    });
  });
});

describe('the year that an address describes', () => {
  it('is the example when the address has no numbers', () => {
    expect(readYear({})).toEqual(exampleYear);
  });

  it('has the numbers of the address', () => {
    const said = { tier: 'black', nights: '30', people: '5', breakfast: '22', better: '0', difference: '90' };
    expect(readYear(said)).toEqual({ tier: 'black', nights: 30, people: 5, breakfast: 22, better: 0, difference: 90 });
  });

  it('has the example’s number for each invalid number, and the maximum for a number that is too large', () => {
    expect(
      readYear({ tier: 'dynasty', nights: '-3', people: '2.5', breakfast: '18 pounds', difference: '99999' }),
    ).toEqual({
      ...exampleYear,
      difference: 999,
    });
  });
});
