import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

const answer = 'Do you book flights and trains? We’ll ring the café in Zürich, and it doesn’t cost more.';

describe('finding an answer', () => {
  it('takes the beginnings of words, in any order', () => {
    expect(matches(answer, 'flight')).toBe(true);
    expect(matches(answer, 'trains book')).toBe(true);
    expect(matches(answer, 'light')).toBe(false);
  });

  it('wants all of the words', () => {
    expect(matches(answer, 'flights ferries')).toBe(false);
  });

  it('looks past accents, capitals and apostrophes', () => {
    expect(matches(answer, 'ZURICH cafe')).toBe(true);
    expect(matches(answer, 'doesnt')).toBe(true);
    expect(matches(answer, 'well ring')).toBe(true);
  });

  it('finds everything when nothing is asked', () => {
    expect(matches(answer, '  ')).toBe(true);
    expect(matches(answer, '?')).toBe(true);
  });
});
