import { hotelQuery } from '@myler/api-client/contract';
import { describe, expect, it } from 'vitest';
import { hotelsAddress, facetCount, readHotelSelection, withoutFilters } from './hotel-filter.ts';

const read = (query: string) => readHotelSelection(new URLSearchParams(query));

describe('an address of the list of hotels', () => {
  it.each([
    [
      'region=asia&month=10&ages=2,7&cots=1&connecting=1',
      '/our-hotels?region=asia&month=10&ages=2,7&cots=1&connecting=1',
    ],
    ['sort=price-down&page=2', '/our-hotels?sort=price-down&page=2'],
    ['sort=loved&page=1&region=', '/our-hotels'],
    ['connecting=on&pool=true&kidsClub=1', '/our-hotels?connecting=1&kidsClub=1&pool=1'],
    ['ids=dar-zahra,maison-palmier', '/our-hotels?ids=dar-zahra,maison-palmier'],
    ['country=sc', '/our-hotels?country=SC'],
  ])('with the query %s has the canonical form %s', (query, address) => {
    expect(hotelsAddress(read(query))).toBe(address);
  });

  it.each(['2 and 7', '2, 7', ' 2 ,7 ', '2;7'])('takes children’s ages as people write them: %s', (ages) => {
    expect(read(`ages=${encodeURIComponent(ages)}`).filter.ages).toBe('2,7');
  });

  it('loses its invalid filters, and keeps the valid ones', () => {
    const query =
      'region=atlantis&month=13&adults=0&ages=forty&cots=-1&connecting=perhaps&pairs=99&stepFree=no&transfer=75&flight=24&price=5&sort=best&page=0&theme=moon&ids=../x&pool=1';
    expect(hotelsAddress(read(query))).toBe('/our-hotels?pool=1');
  });

  it('has no child over seventeen', () => {
    expect(read('ages=4,18,99').filter.ages).toBe('4');
  });

  it('becomes a request that the provider’s contract accepts', () => {
    const { filter, sort, page } = read(
      'q=lake&ids=a,b&inspiration=first-flight&theme=lake&country=it&region=europe&month=5&adults=2&ages=0,4,9&cots=2&connecting=1&pairs=2&stepFree=1&kidsClub=1&pool=1&transfer=90&flight=6&price=3&sort=price&page=2',
    );
    const parsed = hotelQuery.safeParse({ ...filter, sort, page: String(page) });
    expect(parsed.success).toBe(true);
    expect(Object.keys(filter)).toHaveLength(18);
  });

  it('starts again at the first page when one filter is removed', () => {
    expect(hotelsAddress(withoutFilters(read('region=asia&pool=1&page=2&sort=name'), 'pool'))).toBe(
      '/our-hotels?region=asia&sort=name',
    );
  });
});

it('a value without a count has no count, not a count of 0', () => {
  const facets = [{ name: 'region', values: [{ value: 'asia', label: 'Asia', count: 0 }] }];
  expect(facetCount(facets, 'region', 'asia')).toBe(0);
  expect(facetCount(facets, 'region', 'africa')).toBeUndefined();
  expect(facetCount(facets, 'month', 3)).toBeUndefined();
});
