import { describe, expect, it } from 'vitest';
import { hotelFilterNames, readHotelSelection } from './hotel-filter.ts';
import { resultInWords, sleepingInWords, filterInWords } from './filter-words.ts';

const filterOf = (query: string) => readHotelSelection(new URLSearchParams(query)).filter;

describe('the summary above the list of hotels, for a query', () => {
  it.each([
    ['', 48, '48 hotels'],
    ['region=asia', 1, '1 hotel in Asia'],
    ['region=alps-and-north&pool=1', 5, '5 hotels in the Alps and the North with a pool'],
    ['cots=2&connecting=1&kidsClub=1', 3, '3 hotels with two cots, connecting rooms and a kids’ club'],
    ['adults=2&ages=0,4', 9, '9 hotels for two adults and children of 0 and 4'],
    ['ages=7&month=10', 9, '9 hotels for a child of 7, good in October'],
    ['price=2', 30, '30 hotels'],
    ['connecting=1&pairs=2&stepFree=1', 9, '9 hotels with two pairs of connecting rooms and step-free access'],
    [
      'transfer=60&flight=3&price=3',
      4,
      '4 hotels, up to 60 minutes from the airport, up to three hours in the air from London',
    ],
    ['price=4', 48, '48 hotels'],
  ])('%s', (query, total, words) => {
    expect(resultInWords(filterOf(query), total)).toBe(words);
  });
});

it('every filter has its own words, so that the visitor sees each filter that is set', () => {
  const filter = filterOf(
    'q=lake&ids=a,b&inspiration=first-flight&theme=lake&country=SC&region=europe&month=5&adults=1&ages=3&cots=1&connecting=1&pairs=2&stepFree=1&kidsClub=1&pool=1&transfer=90&flight=6',
  );
  // A price has a text in each currency: `FilterLabel`.
  const words = hotelFilterNames
    .filter((name) => name !== 'price')
    .map((name) => filterInWords(filter, name, 'First flight'));
  expect(words).toEqual([
    '“lake”',
    'A list of two',
    'First flight',
    'By a lake',
    'Seychelles',
    'Europe',
    'May',
    'One adult',
    'A child of 3',
    'A cot in the room',
    'Connecting rooms',
    'Two pairs of connecting rooms',
    'Step-free',
    'Kids’ club',
    'A pool',
    'Up to 90 minutes from the airport',
    'Up to six hours in the air',
  ]);
});

it('a card says how many people sleep in one room, and how many cots there are', () => {
  expect(sleepingInWords({ sleepsTogether: 5, cot: { count: 1, length: 120, width: 60, mostInRoom: 1 } })).toBe(
    'Sleeps 5 together · 1 cot',
  );
  expect(sleepingInWords({ sleepsTogether: 4 })).toBe('Sleeps 4 together · No cots');
});
