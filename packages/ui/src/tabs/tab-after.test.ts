import { describe, expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

describe('Tabs by keyboard', () => {
  it('arrows lead to the next and the last before, and go round', () => {
    expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
    expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
    expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  });

  it('arrows follow the direction of reading', () => {
    expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabAfter('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('Home and End lead to the ends, and other keys stay with the page', () => {
    expect(tabAfter('Home', 2, 3)).toBe(0);
    expect(tabAfter('End', 0, 3)).toBe(2);
    expect(tabAfter('a', 0, 3)).toBeUndefined();
    expect(tabAfter('Home', 0, 0)).toBeUndefined();
  });
});
