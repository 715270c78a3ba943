import { SHORTLIST_MAX } from '@myler/config/shortlist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('a page’s URL', () => {
  it.each([
    ['/Membership', '/membership'],
    ['/membership/', '/membership'],
    ['/membership//', '/membership'],
    ['/MEMBERSHIP/?page=2&utm_source=x', '/membership?page=2&utm_source=x'],
    ['//membership', '/membership'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
  ])('%s redirects to its canonical form', (given, location) => {
    expect(pageAddress(given)).toEqual({ kind: 'redirect', location });
  });

  it('is the same page with any campaign parameters', () => {
    const plain = { kind: 'page', key: '/', hasQuery: false };
    expect(pageAddress('/')).toEqual(plain);
    expect(pageAddress('/?utm_source=letter&join=gold&fbclid=1')).toEqual(plain);
    expect(pageAddress('/?')).toEqual(plain);
  });

  it('is the same page with its parameters in any order', () => {
    const expected = { kind: 'page', key: '/search-results?page=2&q=lake', hasQuery: true };
    expect(pageAddress('/search-results?q=lake&page=2')).toEqual(expected);
    expect(pageAddress('/search-results?page=2&x=1&q=lake&q=sea')).toEqual(expected);
  });

  it('keeps all filters of the hotels, and all ids of a shared shortlist', () => {
    const filters =
      'adults=2&ages=0%2C4&connecting=1&cots=1&flight=6&kidsClub=1&month=10&pairs=2&pool=1&price=2&region=asia&stepFree=1&transfer=90';
    expect(pageAddress(`/our-hotels?${filters}`)).toMatchObject({ key: `/our-hotels?${filters}` });
    const ids = Array.from({ length: SHORTLIST_MAX }, (_, index) => `a-house-with-a-long-name-${index}`).join(',');
    expect(pageAddress(`/our-hotels?ids=${ids}`)).toMatchObject({ key: `/our-hotels?ids=${encodeURIComponent(ids)}` });
  });

  it('ignores the parameters of other pages', () => {
    expect(pageAddress('/careers?city=London&q=lake&page=2')).toEqual({
      kind: 'page',
      key: '/careers?city=London',
      hasQuery: true,
    });
    expect(pageAddress('/nowhere?q=lake')).toEqual({ kind: 'page', key: '/nowhere', hasQuery: false });
  });

  it('keeps the page number of a list whose path pattern has other pages too', () => {
    expect(pageAddress('/press/list?page=2')).toMatchObject({ key: '/press/list?page=2' });
    expect(pageAddress('/press/a-desk-in-lyon?page=2')).toMatchObject({ key: '/press/a-desk-in-lyon' });
    expect(pageAddress('/travel-journal/family?page=2')).toMatchObject({ key: '/travel-journal/family?page=2' });
  });

  it('keeps the kind of search results and the hotels to compare', () => {
    expect(pageAddress('/search-results?q=lake&kinds=hotel')).toMatchObject({
      key: '/search-results?kinds=hotel&q=lake',
    });
    expect(pageAddress('/shortlist?ids=a,b,c&compare=a,c')).toMatchObject({
      key: '/shortlist?compare=a%2Cc&ids=a%2Cb%2Cc',
    });
  });

  it.each(['/%E0%A4%A', '/<script>', `/${'a'.repeat(600)}`, '/a b', '/a\0b', '/our-hotels/%20', '/%00', '/a%0Ab'])(
    'is unknown when it is %s',
    (given) => {
      expect(pageAddress(given)).toEqual({ kind: 'unknown' });
    },
  );

  it('never redirects to another site, and never in a loop', { tags: ['asvs:1.2.2', 'asvs:3.7.2'] }, () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[\w\-./\\%A-Z?=&]*$/), (given) => {
        const address = pageAddress(given);
        if (address.kind !== 'redirect') return;
        expect(address.location).toMatch(/^\/(?![/\\])/);
        expect(pageAddress(address.location).kind).not.toBe('redirect');
      }),
    );
  });
});
