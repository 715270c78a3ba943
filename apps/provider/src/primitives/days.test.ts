import { describe, expect, it } from 'vitest';
import { monthsBefore } from './days.ts';

describe('some months before a moment', () => {
  it.each([
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-03-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', 14, '2025-10-31T10:00:00.000Z'],
    ['2027-04-30T23:59:59.999Z', 14, '2026-02-28T23:59:59.999Z'],
    ['2026-01-15T00:00:00.000Z', 24, '2024-01-15T00:00:00.000Z'],
  ])('is, for %s and %i months, %s', (moment, months, earlier) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
  });
});
