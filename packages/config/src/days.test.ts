import { describe, expect, it } from 'vitest';
import { formatDay, shiftDate } from './days.ts';

describe('a day', () => {
  it('that somebody waits for is read with its weekday', () => {
    expect(formatDay('2026-12-24')).toBe('Thursday, December 24, 2026');
    expect(formatDay('soon')).toBe('soon');
  });

  it('is moved by days and years, and exists afterwards', () => {
    expect(shiftDate('2026-12-31', 1, 'day')).toBe('2027-01-01');
    expect(shiftDate('2024-02-29', -18, 'year')).toBe('2006-02-28');
    expect(shiftDate('2024-02-29', 4, 'year')).toBe('2028-02-29');
  });
});
