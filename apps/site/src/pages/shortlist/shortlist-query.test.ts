import { describe, expect, it } from 'vitest';
import { comparedOf, readShortlistQuery, shortlistAddress } from './shortlist-query.ts';

describe('the address of a shared shortlist', () => {
  it('names the hotels, and is read back', () => {
    expect(shortlistAddress(['dar-zahra', 'nine-dhonis'])).toBe('/shortlist?ids=dar-zahra,nine-dhonis');
    expect(readShortlistQuery({ ids: 'dar-zahra,nine-dhonis' }).ids).toEqual(['dar-zahra', 'nine-dhonis']);
  });

  it('compares the first four unless it says which', () => {
    expect(readShortlistQuery({ ids: 'a,b,c,d,e' }).compare).toEqual(['a', 'b', 'c', 'd']);
    expect(readShortlistQuery({ ids: 'a,b,c,d,e', compare: 'e,b' }).compare).toEqual(['b', 'e']);
    expect(readShortlistQuery({ ids: 'a,b', compare: '' }).compare).toEqual([]);
  });

  it.each([[{}], [{ ids: 7 }], [{ ids: ['a'] }], [{ ids: '../,<b>' }]])(
    'is empty when it makes no sense: %j',
    (search) => {
      expect(readShortlistQuery(search)).toEqual({ ids: [], compare: [] });
    },
  );

  it('does not compare what is not on the list', () => {
    expect(comparedOf(['a', 'b'], ['b', 'z'])).toEqual(['b']);
  });
});
