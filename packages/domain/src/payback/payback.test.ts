import { describe, expect, it } from 'vitest';
import { breakEvenNight, payback, type Year } from './payback.ts';

const family: Year = {
  tier: 'gold',
  nights: 14,
  stays: 2,
  people: 4,
  breakfast: 18,
  better: 3,
  difference: 120,
  credit: 20,
};
const travel = { ...family, tier: 'travel', credit: 0 } as const;

describe('the return of a card', () => {
  it(
    'is a breakfast for everyone on each night, and with Gold and above a better room on the free nights and a credit for each stay',
    { tags: ['promise:payback-counted'] },
    () => {
      expect(payback(family, 1495)).toEqual({
        breakfasts: 14 * 4 * 18,
        upgrades: 3 * 120,
        credits: 2 * 20,
        returned: 1008 + 360 + 40,
        cost: 1495,
        gain: -87,
      });
    },
  );

  it.each(['black', 'black-plus'] as const)('has the better room with %s too', (tier) => {
    expect(payback({ ...family, tier }, 1495).upgrades).toBe(360);
  });

  it('is only breakfast with Travel', () => {
    expect(payback(travel, 295)).toMatchObject({ upgrades: 0, credits: 0, gain: 713 });
  });

  it('counts no more upgrades than nights', () => {
    expect(payback({ ...family, nights: 2, better: 9 }, 1495).upgrades).toBe(240);
  });

  it('counts no more credits than nights, since a stay has one at least', () => {
    expect(payback({ ...family, nights: 1, stays: 5 }, 1495).credits).toBe(20);
  });

  it('leaves exactly 0 when the breakfasts equal the price', () => {
    expect(payback({ ...travel, nights: 5, people: 1, breakfast: 59 }, 295).gain).toBe(0);
  });
});

describe('the break-even night', () => {
  it.each([
    ['Gold with three better rooms', family, 1495],
    ['Travel', travel, 295],
    ['Travel, whose breakfasts equal the price', { ...travel, people: 1, breakfast: 59 }, 295],
    ['Gold with a better room on every night', { ...family, better: 365 }, 1495],
    ['Gold whose better rooms alone pay for it', { ...family, better: 9, breakfast: 0, difference: 600 }, 1495],
    ['Gold whose credits alone pay for it', { ...family, stays: 9, breakfast: 0, credit: 600 }, 1495],
    ['Black+', { ...family, tier: 'black-plus', credit: 80 }, 9500],
  ] as const)('of %s is the first night with which the year costs nothing', (_name, year, cost) => {
    const night = breakEvenNight(year, cost) ?? 0;
    expect(payback({ ...year, nights: night }, cost).gain).toBeGreaterThanOrEqual(0);
    expect(payback({ ...year, nights: night - 1 }, cost).gain).toBeLessThan(0);
  });

  it('does not exist when a year is too short', () => {
    expect(breakEvenNight({ ...travel, breakfast: 0 }, 295)).toBeUndefined();
    expect(breakEvenNight({ ...family, breakfast: 0, difference: 0 }, 1495)).toBeUndefined();
    expect(breakEvenNight({ ...family, people: 1 }, 9500)).toBeUndefined();
  });
});
