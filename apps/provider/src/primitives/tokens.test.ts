import { expect, it } from 'vitest';
import { newToken, reveal } from './tokens.ts';

it(
  'a token is 256 random bits: no two of a thousand are the same, and each bit is set in about half of them',
  { tags: ['asvs:11.5.1', 'asvs:6.4.1', 'asvs:7.2.3'] },
  () => {
    const tokens = Array.from({ length: 1000 }, () => Buffer.from(reveal(newToken()), 'base64url'));
    expect(new Set(tokens.map((token) => token.toString('hex'))).size).toBe(1000);
    for (const token of tokens) expect(token).toHaveLength(32);
    for (let bit = 0; bit < 256; bit++) {
      const set = tokens.filter((token) => (token[bit >> 3]! >> (bit & 7)) & 1).length;
      // A fair bit is outside of these once in 10^23 runs.
      expect(set).toBeGreaterThan(340);
      expect(set).toBeLessThan(660);
    }
  },
);
