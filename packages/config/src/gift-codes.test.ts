import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatGiftCode, GIFT_CODE_BITS, giftCodeOf, readGiftCode } from './gift-codes.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = Array.from({ length: 20 }, () => giftCodeOf(randomBytes(12)));

describe('a gift code', () => {
  it('holds more than eighty random bits, all of them from its bytes', () => {
    expect(GIFT_CODE_BITS).toBeGreaterThanOrEqual(80);
    const flipped = (bit: number) => {
      const bytes = new Uint8Array(12);
      bytes[bit >> 3] = 0x80 >> (bit & 7);
      return giftCodeOf(bytes);
    };
    const distinct = new Set(Array.from({ length: GIFT_CODE_BITS }, (_, bit) => flipped(bit)));
    expect(distinct.size).toBe(GIFT_CODE_BITS);
    expect(distinct.has(giftCodeOf(new Uint8Array(12)))).toBe(false);
  });

  it(
    'has five groups of four characters, without letters that look like digits',
    { tags: ['promise:gift-code-form'] },
    () => {
      for (const code of codes)
        expect(formatGiftCode(code)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    },
  );

  it('loses no character when it is grouped', () => {
    expect(formatGiftCode('ABCD\nEFGH')).toBe('ABCD-\nEFG-H');
    expect(formatGiftCode('')).toBe('');
  });

  it('is read in any case, with spaces, any dash, and letters that look like digits', () => {
    for (const code of codes) {
      const typed = formatGiftCode(code);
      for (const written of [
        typed.toLowerCase(),
        typed.replaceAll('-', ' '),
        typed.replaceAll('-', '–'),
        `  ${typed}\u00A0`,
        typed.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'u'),
        typed.replaceAll('1', 'I'),
      ]) {
        expect(readGiftCode(written)).toEqual({ ok: true, code });
      }
    }
  });

  it('is refused when any single character is wrong', () => {
    for (const code of codes.slice(0, 4)) {
      for (let place = 0; place < code.length; place++) {
        for (const other of ALPHABET) {
          if (other === code[place]) continue;
          const typed = code.slice(0, place) + other + code.slice(place + 1);
          expect(readGiftCode(typed)).toEqual({ ok: false, error: 'checksum' });
        }
      }
    }
  });

  it('is refused when any two characters are swapped', () => {
    for (const code of codes) {
      for (let a = 0; a < code.length; a++) {
        for (let b = a + 1; b < code.length; b++) {
          if (code[a] === code[b]) continue;
          const typed = Array.from(code);
          [typed[a], typed[b]] = [typed[b] ?? '', typed[a] ?? ''];
          expect(readGiftCode(typed.join(''))).toEqual({ ok: false, error: 'checksum' });
        }
      }
    }
  });

  it.each(['', 'MYLER', '7K2Q-9D4T', `${codes[0]}0`, codes[0]?.slice(1) ?? '', '😀'.repeat(20), '$'.repeat(20)])(
    'is refused when it is "%s", even with a valid check character',
    (typed) => {
      expect(readGiftCode(typed)).toEqual({ ok: false, error: 'format' });
    },
  );
});
