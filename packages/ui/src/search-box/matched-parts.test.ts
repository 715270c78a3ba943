import { describe, expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, words: string) =>
  matchedParts(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the marked parts of a suggestion', () => {
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
  ])('match the typed words: %s, for “%s”', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it('and the other parts keep every letter of the text', () => {
    const text = 'Casa das Sete Janelas — Porto ✈︎ 第一次';
    expect(
      matchedParts(text, 'se 第')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
