import { describe, expect, it } from 'vitest';
import { sleepsWithBabies } from './row.ts';

const room = (name: string, sleeps: number, cots: number, connectsWith?: string) => ({
  name,
  beds: 'Beds',
  sleeps,
  cots,
  count: 1,
  ...(connectsWith ? { connectsWith } : {}),
});

describe('the largest party that stays together', () => {
  it('fills one room, or two connecting rooms', () => {
    expect(sleepsWithBabies([room('Attic', 4, 0)])).toEqual([4, 4, 4, 4, 4]);
    expect(sleepsWithBabies([room('Sea', 2, 0, 'Garden'), room('Garden', 3, 0), room('Attic', 4, 0)])[0]).toBe(5);
  });

  it('puts babies into the cots of those rooms', () => {
    expect(sleepsWithBabies([room('Sea', 2, 1, 'Garden'), room('Garden', 3, 1)])).toEqual([5, 6, 7, 7, 7]);
    expect(sleepsWithBabies([room('Hall', 6, 0), room('Sea', 5, 2)])).toEqual([6, 6, 7, 7, 7]);
  });
});
