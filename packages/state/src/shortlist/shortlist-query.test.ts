import { describe, expect, it } from 'vitest';
import { comparedOf, readShortlistQuery, shortlistAddress } from './shortlist-query.ts';

describe('the address of a shared shortlist', () => {
  it('names the hotels, and is parsed into the same hotels', () => {
    expect(shortlistAddress(['dar-zahra', 'nine-dhonis'])).toBe('/shortlist?ids=dar-zahra,nine-dhonis');
    expect(readShortlistQuery({ ids: 'dar-zahra,nine-dhonis' }).ids).toEqual(['dar-zahra', 'nine-dhonis']);
  });

  it('compares the first four hotels unless it names others', () => {
    expect(readShortlistQuery({ ids: 'a,b,c,d,e' }).compare).toEqual(['a', 'b', 'c', 'd']);
    expect(readShortlistQuery({ ids: 'a,b,c,d,e', compare: 'e,b' }).compare).toEqual(['b', 'e']);
    expect(readShortlistQuery({ ids: 'a,b', compare: '' }).compare).toEqual([]);
  });

  it.each([[{}], [{ ids: 7 }], [{ ids: ['a'] }], [{ ids: '../,<b>' }]])(
    'has no hotels when it is invalid: %j',
    (search) => {
      expect(readShortlistQuery(search)).toEqual({ ids: [], compare: [] });
    },
  );

  it('compares only hotels of the list', () => {
    expect(comparedOf(['a', 'b'], ['b', 'z'])).toEqual(['b']);
  });
});
