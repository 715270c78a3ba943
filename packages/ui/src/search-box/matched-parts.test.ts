import { describe, expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, words: string) =>
  matchedParts(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what of a suggestion is marked', () => {
  it.each([
    ['Maison Palmier', 'palm', 'Maison [Palm]ier'],
    ['La Digue, Seychelles', 'la sey', '[La] Digue, [Sey]chelles'],
    ['São Miguel, Azores', 'sao', '[São] Miguel, Azores'],
    ['Fès', 'FES', '[Fès]'],
    ['Seychelles', 'Seychels', '[Seychel]les'],
    ['Val d’Orcia', 'orcia', 'Val d’[Orcia]'],
    ['Maison Palmier', 'son', 'Maison Palmier'],
    ['Connecting rooms', 'connecting rooms alps', '[Connecting] [rooms]'],
    ['Palmier', 'pale', 'Palmier'],
    ['Kyoto', '', 'Kyoto'],
    ['50% (half) of it', '(half', '50% ([half]) of it'],
  ])('%s, for “%s”', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it('loses no letter of the text', () => {
    const text = 'Casa das Sete Janelas — Porto ✈︎ 第一次';
    expect(
      matchedParts(text, 'se 第')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
