import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

const answer = 'Do you book flights and trains? We’ll ring the café in Zürich, and it doesn’t cost more.';

describe('the search for answers', () => {
  it('matches the beginnings of words, in any order', () => {
    expect(matches(answer, 'flight')).toBe(true);
    expect(matches(answer, 'trains book')).toBe(true);
    expect(matches(answer, 'light')).toBe(false);
  });

  it('requires all of the words', () => {
    expect(matches(answer, 'flights ferries')).toBe(false);
  });

  it('ignores accents, capitals and apostrophes', () => {
    expect(matches(answer, 'ZURICH cafe')).toBe(true);
    expect(matches(answer, 'doesnt')).toBe(true);
    expect(matches(answer, 'well ring')).toBe(true);
  });

  it('finds everything when nothing is typed', () => {
    expect(matches(answer, '  ')).toBe(true);
    expect(matches(answer, '?')).toBe(true);
  });
});
