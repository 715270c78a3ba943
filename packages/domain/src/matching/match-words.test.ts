import { describe, expect, it } from 'vitest';
import { closeness } from './match-words.ts';

const answer = 'Do you book flights and trains? We’ll ring the café in Zürich, and it doesn’t cost more.';

describe('the search for answers', () => {
  it('matches the beginnings of words, in any order', () => {
    expect(closeness(answer, 'flight')).toBe('same');
    expect(closeness(answer, 'trains book')).toBe('same');
    expect(closeness(answer, 'light')).toBeUndefined();
  });

  it('requires all of the words', () => {
    expect(closeness(answer, 'flights ferries')).toBeUndefined();
  });

  it('ignores accents, capitals and apostrophes', () => {
    expect(closeness(answer, 'ZURICH cafe')).toBe('same');
    expect(closeness(answer, 'doesnt')).toBe('same');
    expect(closeness(answer, 'well ring')).toBe('same');
  });

  it('forgives a slip: a letter that is missing, wrong, too many or swapped', () => {
    for (const slip of ['fligts', 'flighhts', 'flihgts', 'fleghts'])
      expect([slip, closeness(answer, slip)]).toEqual([slip, 'alike']);
    expect(closeness(answer, 'trian book')).toBe('alike');
    expect(closeness(answer, 'coff')).toBeUndefined();
  });

  it('finds everything when nothing is typed', () => {
    expect(closeness(answer, '  ')).toBe('same');
    expect(closeness(answer, '?')).toBe('same');
  });
});
