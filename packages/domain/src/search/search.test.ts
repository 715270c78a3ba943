import { describe, expect, it } from 'vitest';
import type { Inspiration, SearchHit } from '@myler/api-client/contract';
import { hitAddress, searchAddress } from './hit-address.ts';
import { searchStatus } from './search-status.ts';
import { hitGroups, inspirationGroups } from './suggestion-groups.ts';

const hit = (kind: SearchHit['kind'], id: string, label = id): SearchHit => ({ kind, id, label, reason: 'By name' });

describe('the address of a result', () => {
  it.each([
    [hit('place', 'country=SC'), '/our-hotels?country=SC'],
    [hit('hotel', 'dar-zahra'), '/our-hotels/dar-zahra'],
    [hit('inspiration', 'first-flight'), '/inspirations#first-flight'],
    [hit('article', 'the-bus-to-pienza'), '/travel-journal/the-bus-to-pienza'],
    [hit('page', 'faq#cots'), '/faq#cots'],
    [hit('page', ''), '/'],
  ])('%j is %s', (found, address) => {
    expect(hitAddress(found)).toBe(address);
  });

  it('free text leads to the page with all its results', () => {
    expect(searchAddress(' são & lake ')).toBe('/search-results?q=s%C3%A3o+%26+lake');
    expect(searchAddress('  ')).toBe('/search-results');
  });
});

describe('suggestions', () => {
  it('are grouped by place, hotel and inspiration, in this order, without empty groups', () => {
    const groups = hitGroups([hit('inspiration', 'x', 'To hear nothing.'), hit('place', 'country=SC', 'Seychelles')]);
    expect(groups.map(({ label }) => label)).toEqual(['Places', 'Inspirations']);
    expect(groups[1]?.suggestions).toEqual([{ id: 'inspiration:x', label: 'To hear nothing', detail: 'By name' }]);
  });

  it('are inspirations by feeling and by moment when nothing is typed', () => {
    const all = [
      { id: 'a', kind: 'moment', title: 'A first flight.' },
      { id: 'b', kind: 'feeling', title: 'To hear nothing.' },
    ] as Inspiration[];
    expect(inspirationGroups(all).map(({ label, suggestions }) => [label, suggestions[0]?.label])).toEqual([
      ['By feeling', 'To hear nothing'],
      ['By moment', 'A first flight'],
    ]);
    expect(inspirationGroups([])).toEqual([]);
  });
});

describe('the status that the search field announces', () => {
  const bar = {
    isOpen: true,
    offersInspirations: false,
    isLoading: false,
    hasFailed: false,
    searchedFor: 'lake',
    count: 2,
  };

  it.each([
    [{}, '2 suggestions'],
    [{ count: 1 }, '1 suggestion'],
    [{ count: 0 }, 'Nothing found for lake'],
    [{ hasFailed: true }, 'The search did not answer. You can try again.'],
    [{ offersInspirations: true, count: 12 }, '12 inspirations to choose from'],
    [{ isLoading: true }, ''],
    [{ isOpen: false }, ''],
    [{ searchedFor: '', count: 0 }, ''],
  ])('for %j is “%s”', (change, status) => {
    expect(searchStatus({ ...bar, ...change })).toBe(status);
  });
});
