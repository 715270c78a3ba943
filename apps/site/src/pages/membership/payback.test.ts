import { describe, expect, it } from 'vitest';
import { exampleYear, payback, readYear } from './payback.ts';

describe('what a card gives back', () => {
  it('is a breakfast for everyone on each night, and from Gold the better room on the nights it is free', () => {
    expect(payback(exampleYear, 1495)).toEqual({
      breakfasts: 14 * 4 * 18,
      upgrades: 3 * 120,
      returned: 1008 + 360,
      cost: 1495,
      left: -127,
      earnedOn: 16,
    });
  });

  it('is breakfast alone with Travel', () => {
    expect(payback({ ...exampleYear, tier: 'travel' }, 295)).toMatchObject({ upgrades: 0, left: 713, earnedOn: 5 });
  });

  it('counts no better room for more nights than there are', () => {
    expect(payback({ ...exampleYear, nights: 2, better: 9 }, 1495).upgrades).toBe(240);
  });

  it('is exactly nothing when the breakfasts just pay', () => {
    expect(payback({ ...exampleYear, tier: 'travel', nights: 5, people: 1, breakfast: 59 }, 295)).toMatchObject({
      left: 0,
      earnedOn: 5,
    });
  });

  it('comes before the first breakfast when the rooms alone have paid', () => {
    expect(payback({ ...exampleYear, difference: 600 }, 1495).earnedOn).toBe(0);
  });

  it('never comes where breakfast costs nothing', () => {
    expect(payback({ ...exampleYear, tier: 'travel', breakfast: 0 }, 295)).toMatchObject({
      left: -295,
      earnedOn: undefined,
    });
  });
});

describe('a year from an address', () => {
  it('is the example where nothing is said', () => {
    expect(readYear({})).toEqual(exampleYear);
  });

  it('is what was said', () => {
    const said = { tier: 'black', nights: '30', people: '5', breakfast: '22', better: '0', difference: '90' };
    expect(readYear(said)).toEqual({ tier: 'black', nights: 30, people: 5, breakfast: 22, better: 0, difference: 90 });
  });

  it('is the example for what is no whole number, and no more than anybody means', () => {
    expect(
      readYear({ tier: 'dynasty', nights: '-3', people: '2.5', breakfast: '18 pounds', difference: '99999' }),
    ).toEqual({
      ...exampleYear,
      difference: 999,
    });
  });
});
