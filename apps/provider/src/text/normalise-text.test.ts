import { describe, expect, it } from 'vitest';
import { normaliseText, wordsOf } from './normalise-text.ts';

describe('normalised text', () => {
  it.each([
    ['Fès', 'fes'],
    ['São Tomé & Príncipe', 'sao tome principe'],
    ['Bananahúsið', 'bananahusid'],
    ['Nhà Bà Sáu', 'nha ba sau'],
    ['Łódź, Ærø, Weiß', 'lodz aero weiss'],
    ['  Kids’  club! ', 'kids club'],
    ['İSTANBUL', 'istanbul'],
    ['東京', '東京'],
    ['', ''],
  ])('turns “%s” into “%s”', (text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  it('has at most eight words of at most forty letters', () => {
    expect(wordsOf("Kids' club & pool")).toEqual(['kids', 'club', 'pool']);
    expect(wordsOf('one two three four five six seven eight nine')).toHaveLength(8);
    expect(wordsOf('x'.repeat(90))).toEqual(['x'.repeat(40)]);
    expect(wordsOf(' & | ')).toEqual([]);
  });
});
