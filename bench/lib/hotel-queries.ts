// Hotel searches as visitors write them. The same random source gives the same queries.
import type { HotelEntry } from '../../apps/provider/src/content/hotel-entry.ts';

/** Common queries. */
const common = [
  'pool',
  'cots',
  'connecting rooms',
  'kids club',
  'connecting rooms alps',
  'heated pool morocco',
  'beach',
  'snow',
  'island with a kids club',
  'babies',
];

/** What parents ask for, each answered by facts. */
const needs = [
  'kids club 2 year old',
  'two and seven',
  'wheelchair',
  'cot in the room',
  'connecting',
  'under 500 a night',
  'no flight over six hours from London',
  'transfer less than an hour',
  'nut allergy',
  'baby pool',
  'october half term',
  'not too hot in august',
  'by the sea',
  'italy',
  'with a riad',
];

/** One to four needs in one query. */
export function needsQuery(random: () => number) {
  const asked = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(needs, random));
  return new URLSearchParams({ q: [...new Set(asked)].join(', ') }).toString();
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** Half of the queries are common ones, half are words from a story. */
export function wordsQuery(hotels: readonly HotelEntry[], random: () => number) {
  const words = random() < 0.5 ? pick(common, random) : storyWords(hotels, random);
  return new URLSearchParams({ q: words }).toString();
}

export function incompleteWordQuery(hotels: readonly HotelEntry[], random: () => number) {
  const word = random() < 0.5 ? pick(common, random) : pick(hotels, random).place;
  return new URLSearchParams({
    q: word.slice(0, 2 + Math.floor(random() * 4)),
    kinds: 'place,hotel,inspiration',
    limit: '9',
  }).toString();
}

export function misspeltQuery(hotels: readonly HotelEntry[], random: () => number) {
  const word =
    storyWords(hotels, random)
      .split(' ')
      .find((candidate) => candidate.length > 5) ?? 'Seychelles';
  const at = 2 + Math.floor(random() * (word.length - 3));
  return new URLSearchParams({ q: word.slice(0, at) + word.slice(at + 1) }).toString();
}

function storyWords(hotels: readonly HotelEntry[], random: () => number) {
  const words = pick(pick(hotels, random).story, random)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const at = Math.floor(random() * words.length);
  return words.slice(at, at + 1 + Math.floor(random() * 2)).join(' ');
}

/**
 * One to four filters.
 *
 * @param more whether one of them is always a search text
 */
export function filterQuery(random: () => number, { words = false }: { words?: boolean } = {}) {
  const number = (from: number, to: number) => String(from + Math.floor(random() * (to - from + 1)));
  const all = {
    region: () => pick(['europe', 'alps-and-north', 'africa', 'indian-ocean', 'asia', 'americas'], random),
    theme: () => pick(['beach', 'island', 'snow', 'city', 'food'], random),
    month: () => number(1, 12),
    adults: () => number(1, 6),
    ages: () => Array.from({ length: Number(number(1, 3)) }, () => number(0, 16)).join(','),
    cots: () => number(1, 2),
    connecting: () => '1',
    kidsClub: () => '1',
    pool: () => '1',
    price: () => number(1, 4),
    q: () => pick(common, random),
  };
  const names = Object.keys(all) as (keyof typeof all)[];
  const query = new URLSearchParams({ sort: pick(['loved', 'name', 'price', 'price-down'], random) });
  for (let count = Number(number(1, 4)); count > 0; count--) {
    const name = pick(names, random);
    query.set(name, all[name]());
  }
  if (words) query.set('q', all.q());
  return query.toString();
}
