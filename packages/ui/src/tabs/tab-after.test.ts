import { describe, expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

describe('In a list of tabs', () => {
  it('arrows move to the next and the previous tab, and wrap around', () => {
    expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
    expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
    expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  });

  it('arrows follow the reading direction', () => {
    expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabAfter('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('Home and End move to the first and the last tab, and other keys do nothing', () => {
    expect(tabAfter('Home', 2, 3)).toBe(0);
    expect(tabAfter('End', 0, 3)).toBe(2);
    expect(tabAfter('a', 0, 3)).toBeUndefined();
    expect(tabAfter('Home', 0, 0)).toBeUndefined();
  });
});
