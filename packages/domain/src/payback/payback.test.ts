import { describe, expect, it } from 'vitest';
import { breakEvenNight, payback, type Year } from './payback.ts';

const family: Year = { tier: 'gold', nights: 14, people: 4, breakfast: 18, better: 3, difference: 120 };

describe('the return of a card', () => {
  it(
    'is a breakfast for everyone on each night, and a better room on the free nights with Gold and above',
    { tags: ['promise:payback-counted'] },
    () => {
      expect(payback(family, 1495)).toEqual({
        breakfasts: 14 * 4 * 18,
        upgrades: 3 * 120,
        returned: 1008 + 360,
        cost: 1495,
        gain: -127,
      });
    },
  );

  it.each(['black', 'black-plus'] as const)('has the better room with %s too', (tier) => {
    expect(payback({ ...family, tier }, 1495).upgrades).toBe(360);
  });

  it('is only breakfast with Travel', () => {
    expect(payback({ ...family, tier: 'travel' }, 295)).toMatchObject({ upgrades: 0, gain: 713 });
  });

  it('counts no more upgrades than nights', () => {
    expect(payback({ ...family, nights: 2, better: 9 }, 1495).upgrades).toBe(240);
  });

  it('leaves exactly 0 when the breakfasts equal the price', () => {
    expect(payback({ ...family, tier: 'travel', nights: 5, people: 1, breakfast: 59 }, 295).gain).toBe(0);
  });
});

describe('the break-even night', () => {
  it.each([
    ['Gold with three better rooms', family, 1495],
    ['Travel', { ...family, tier: 'travel' }, 295],
    ['Travel, whose breakfasts equal the price', { ...family, tier: 'travel', people: 1, breakfast: 59 }, 295],
    ['Gold with a better room on every night', { ...family, better: 365 }, 1495],
    ['Gold whose better rooms alone pay for it', { ...family, better: 9, breakfast: 0, difference: 600 }, 1495],
    ['Black+', { ...family, tier: 'black-plus' }, 9500],
  ] as const)('of %s is the first night with which the year costs nothing', (_name, year, cost) => {
    const night = breakEvenNight(year, cost) ?? 0;
    expect(payback({ ...year, nights: night }, cost).gain).toBeGreaterThanOrEqual(0);
    expect(payback({ ...year, nights: night - 1 }, cost).gain).toBeLessThan(0);
  });

  it('does not exist when a year is too short', () => {
    expect(breakEvenNight({ ...family, tier: 'travel', breakfast: 0 }, 295)).toBeUndefined();
    expect(breakEvenNight({ ...family, breakfast: 0, difference: 0 }, 1495)).toBeUndefined();
    expect(breakEvenNight({ ...family, people: 1 }, 9500)).toBeUndefined();
  });
});
