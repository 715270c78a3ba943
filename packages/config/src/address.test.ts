import { describe, expect, expectTypeOf, it } from 'vitest';
import { address } from './address.ts';

describe('the address of a page', () => {
  it('is its path, with what stands in the place of a parameter, what is asked for and where on it', () => {
    expect(address('/')).toBe('/');
    expect(address('/', { hash: 'letter' })).toBe('/#letter');
    expect(address('/our-hotels/$id', { params: { id: 'flaros' } })).toBe('/our-hotels/flaros');
    expect(address('/search-results', { search: { q: 'são & lake', page: 2 } })).toBe(
      '/search-results?q=s%C3%A3o+%26+lake&page=2',
    );
    expect(address('/membership', { search: { category: 'corporate', join: 'dynasty' }, hash: 'pays' })).toBe(
      '/membership?category=corporate&join=dynasty#pays',
    );
  });

  it('leaves out what is not asked for, and leaves commas readable', () => {
    expect(address('/press/list', { search: { page: undefined, year: undefined } })).toBe('/press/list');
    expect(address('/shortlist', { search: { ids: 'flaros,dar-zahra' } })).toBe('/shortlist?ids=flaros,dar-zahra');
  });

  it('does not leave its page, whatever stands in the place of a parameter', () => {
    expect(address('/press/$id', { params: { id: '../a?b#c' } })).toBe('/press/..%2Fa%3Fb%23c');
  });

  it('of a page, a parameter or a query that is not in the table does not compile', () => {
    // @ts-expect-error no such page
    address('/nowhere');
    // @ts-expect-error a hotel has an id
    expect(address('/our-hotels/$id')).toBe('/our-hotels/');
    // @ts-expect-error it is called id
    address('/our-hotels/$id', { params: { slug: 'flaros' } });
    // @ts-expect-error the page of careers has no pages
    address('/careers', { search: { page: 2 } });
    // @ts-expect-error about has nothing to fill in
    address('/about', { params: { id: 'x' } });
    expectTypeOf(address('/about')).toEqualTypeOf<string>();
  });
});
