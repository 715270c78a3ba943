import { describe, expect, it } from 'vitest';
import { findSaturation } from './capacity.ts';

/** A system with these goodputs, in the order in which they are measured. */
function system(...goodputs: number[]) {
  const asked: number[] = [];
  return {
    asked,
    goodputWith: (visitors: number) => {
      asked.push(visitors);
      return Promise.resolve(goodputs[asked.length - 1] ?? 0);
    },
  };
}

describe('the number of visitors that a system is saturated by', () => {
  it('is the smallest with which goodput has stopped growing', async () => {
    const { goodputWith, asked } = system(40, 78, 100, 102, 101, 99);
    expect(await findSaturation(goodputWith)).toBe(16);
    expect(asked).toEqual([4, 8, 16, 32, 64]);
  });

  it('is not taken from one bad measurement', async () => {
    const { goodputWith } = system(40, 30, 100, 90, 90);
    expect(await findSaturation(goodputWith)).toBe(16);
  });

  it('is the largest number that is tried, when goodput grows until then', async () => {
    expect(await findSaturation(system(1, 2, 4, 8, 16, 32).goodputWith)).toBe(128);
  });

  it('cannot be found when nobody gets an answer', async () => {
    await expect(findSaturation(system().goodputWith)).rejects.toThrow('Nobody gets an answer');
  });
});
