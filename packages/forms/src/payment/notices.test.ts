import { describe, expect, it } from 'vitest';
import { priceChangedNotice } from './notices.ts';

describe('the notice of a changed price', () => {
  it('names the old and the new price when both are known and differ', () => {
    const rest = ' You have not been charged. If you agree, press the button again.';
    const unnamed = `The price changed while you were here.${rest}`;
    expect(priceChangedNotice('£95', '£99')).toBe(
      `The price changed while you were here: it was £95, and is now £99.${rest}`,
    );
    expect(priceChangedNotice('£95', '£95')).toBe(unnamed);
    expect(priceChangedNotice(undefined, '£99')).toBe(unnamed);
    expect(priceChangedNotice('£95', undefined)).toBe(unnamed);
  });
});
