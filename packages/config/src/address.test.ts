import { describe, expect, expectTypeOf, it } from 'vitest';
import { address } from './address.ts';

describe('the URL of a page', () => {
  it('holds the path, the parameters, the query and the hash', () => {
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

  it('leaves out unset query values, and keeps commas readable', () => {
    expect(address('/press/list', { search: { page: undefined, year: undefined } })).toBe('/press/list');
    expect(address('/shortlist', { search: { ids: 'flaros,dar-zahra' } })).toBe('/shortlist?ids=flaros,dar-zahra');
  });

  it('stays on its page, whatever a parameter holds', () => {
    expect(address('/press/$id', { params: { id: '../a?b#c' } })).toBe('/press/..%2Fa%3Fb%23c');
  });

  it('does not compile for an unknown page, parameter or query', () => {
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
