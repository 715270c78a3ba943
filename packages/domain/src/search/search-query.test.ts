import { describe, expect, it } from 'vitest';
import { readSearchQuery, searchQueryAddress } from './search-query.ts';

describe('the address of a search', () => {
  it('has the words, the kind and the page, and omits defaults', () => {
    expect(searchQueryAddress({ q: 'são & lake', kind: 'hotel', page: 2 })).toBe(
      '/search-results?q=s%C3%A3o+%26+lake&kinds=hotel&page=2',
    );
    expect(searchQueryAddress({ q: 'lake', page: 1 })).toBe('/search-results?q=lake');
    expect(searchQueryAddress({ q: '' })).toBe('/search-results');
  });

  it('is parsed into words, kind and page', () => {
    expect(readSearchQuery({ q: ' lake ', kinds: 'place', page: '3' })).toEqual({ q: 'lake', kind: 'place', page: 3 });
  });

  it.each([
    [{}, { q: '', page: 1 }],
    [
      { q: ['a'], kinds: 'hotel,place', page: '-1' },
      { q: '', page: 1 },
    ],
    [
      { q: 'x', kinds: 'constructor', page: '1.5' },
      { q: 'x', page: 1 },
    ],
    [
      { q: 'x', page: '9e9' },
      { q: 'x', page: 1 },
    ],
    [{ q: 'a'.repeat(400) }, { q: 'a'.repeat(120), page: 1 }],
  ])('is parsed although it is invalid: %j', (search, query) => {
    expect(readSearchQuery(search)).toEqual(query);
  });
});
