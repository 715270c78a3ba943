import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('a text is cut between characters', () => {
  expect(cutText('short', 5)).toBe('short');
  expect(cutText('longer', 5)).toBe('longe');
  expect(cutText(`${'a'.repeat(4)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, 5)).toBe(`${'a'.repeat(4)}👨‍👩‍👧‍👦`);
  expect(cutText('é'.normalize('NFD').repeat(9), 3)).toBe('é'.normalize('NFD').repeat(3));
});
