import { describe, expect, it } from 'vitest';
import { dayHourAt, dayHours } from './day-hours.ts';

describe('the part of the day', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'dawn'],
    [8, 'dawn'],
    [9, 'noon'],
    [12, 'noon'],
    [15, 'noon'],
    [16, 'gold'],
    [18, 'gold'],
    [19, 'dusk'],
    [21, 'dusk'],
    [22, 'night'],
    [23, 'night'],
  ])('at %i o’clock is %s', (hour, expected) => {
    expect(dayHourAt(hour)).toBe(expected);
  });

  it('takes every value within a day', () => {
    const all = Array.from({ length: 24 }, (_, hour) => dayHourAt(hour));
    expect(new Set(all)).toEqual(new Set(dayHours));
  });
});
