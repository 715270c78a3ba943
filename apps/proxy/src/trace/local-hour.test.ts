import { describe, expect, it } from 'vitest';
import { dayHourIn } from './local-hour.ts';

const at = (time: string, country?: string) => dayHourIn(country, Date.parse(time));

describe('the part of the day in a country', () => {
  it.each([
    // Paris is at 13:00, Tokyo at 21:00, Auckland at 01:00 of the next day (in their summer), Lima at 07:00.
    ['FR', '2026-01-15T12:00Z', 'noon'],
    ['JP', '2026-01-15T12:00Z', 'dusk'],
    ['NZ', '2026-01-15T12:00Z', 'night'],
    ['PE', '2026-01-15T12:00Z', 'dawn'],
    // India is half an hour off.
    ['IN', '2026-01-15T10:29Z', 'noon'],
    ['IN', '2026-01-15T10:30Z', 'gold'],
    ['UK', '2026-01-15T12:00Z', 'noon'],
  ])('%s at %s is %s', (country, time, expected) => {
    expect(at(time, country)).toBe(expected);
  });

  it('begins at the same hour of the clock in summer time', () => {
    expect(at('2026-01-15T20:59Z', 'FR')).toBe('dusk');
    expect(at('2026-01-15T21:00Z', 'FR')).toBe('night');
    expect(at('2026-07-15T19:59Z', 'FR')).toBe('dusk');
    expect(at('2026-07-15T20:00Z', 'FR')).toBe('night');
  });

  it('is that of midnight at midnight', () => {
    expect(at('2026-01-15T23:00Z', 'FR')).toBe('night');
    expect(at('2026-01-16T00:00Z', 'GB')).toBe('night');
  });

  it('is that of the middle time zone when there are several', () => {
    // Chicago is at 15:59 and 16:00; New York is an hour ahead.
    expect(at('2026-01-15T21:59Z', 'US')).toBe('noon');
    expect(at('2026-01-15T22:00Z', 'US')).toBe('gold');
    // Madrid, not the Canary Islands; Lisbon, not the Azores.
    expect(at('2026-01-15T15:00Z', 'ES')).toBe('gold');
    expect(at('2026-01-15T16:00Z', 'PT')).toBe('gold');
  });

  it('is London’s when the country is unknown, or has no time zone', () => {
    for (const country of [undefined, 'XK', 'QQ']) {
      expect(at('2026-01-15T15:59Z', country)).toBe('noon');
      expect(at('2026-01-15T16:00Z', country)).toBe('gold');
      expect(at('2026-07-15T15:00Z', country)).toBe('gold');
    }
  });
});
