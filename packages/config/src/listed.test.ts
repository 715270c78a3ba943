import { expect, it } from 'vitest';
import { isListed, listedAddresses } from './listed.ts';
import { pages, type Page } from './pages.ts';

it('an address with a query is listed if the table says so, and no other is', () => {
  expect(listedAddresses('/membership', pages['/membership'])).toEqual([
    '/membership',
    '/membership?category=corporate',
  ]);
  const hotels: Page = pages['/our-hotels'];
  expect(isListed('/our-hotels?region=africa', hotels)).toBe(true);
  for (const address of ['/our-hotels?region=africa&page=2', '/our-hotels?page=2', '/our-hotels?region=atlantis'])
    expect([address, isListed(address, hotels)]).toEqual([address, false]);
  expect(listedAddresses('/shortlist', pages['/shortlist'])).toEqual([]);
});

it('every listed query is a parameter of its page', () => {
  for (const [path, { query, listedQueries = {} }] of Object.entries<Page>(pages))
    for (const name of Object.keys(listedQueries)) expect([path, query.includes(name)]).toEqual([path, true]);
});
