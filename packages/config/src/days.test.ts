import { describe, expect, it } from 'vitest';
import { formatDay } from './days.ts';

describe('a day', () => {
  it('that somebody waits for is read with its weekday', () => {
    expect(formatDay('2026-12-24')).toBe('Thursday, December 24, 2026');
    expect(formatDay('soon')).toBe('soon');
  });
});
