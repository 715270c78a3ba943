import { expect, it } from 'vitest';
import type { HotelSummary } from '@myler/api-client/contract';
import { likenessOf, similarHotels, type ComparedHotel } from './similar-hotels.ts';

const laDigue: ComparedHotel = {
  id: 'maison-palmier',
  themes: ['beach', 'island'],
  coordinates: { latitude: -4.36, longitude: 55.84 },
  bestMonths: [4, 5, 9, 10, 11],
  childrenFrom: 0,
  clubAges: { from: 4, to: 12 },
  transferMinutes: 75,
};
const zanzibar: ComparedHotel = {
  id: 'saa-moja',
  themes: ['beach', 'island', 'culture'],
  coordinates: { latitude: -5.87, longitude: 39.35 },
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
  childrenFrom: 0,
  clubAges: { from: 4, to: 12 },
  transferMinutes: 75,
};
const scotland: ComparedHotel = {
  id: 'castle-sgeul',
  themes: ['countryside', 'beach', 'culture', 'mountains'],
  coordinates: { latitude: 57.87, longitude: -5.47 },
  bestMonths: [5, 6, 9],
  childrenFrom: 0,
  clubAges: { from: 5, to: 12 },
  transferMinutes: 105,
};
const sahara: ComparedHotel = {
  id: 'dar-zahra',
  themes: ['desert', 'culture', 'food'],
  coordinates: { latitude: 31.1, longitude: -4 },
  bestMonths: [3, 4, 10, 11],
  childrenFrom: 0,
  transferMinutes: 80,
};
const all = [sahara, scotland, zanzibar, laDigue] as unknown as HotelSummary[];

it('a beach of the Seychelles is like a beach of Zanzibar, then anything else with a beach, and never like itself', () => {
  const found = similarHotels(laDigue, all, 4);
  expect(found.map(({ hotel }) => hotel.id)).toEqual(['saa-moja', 'castle-sgeul', 'dar-zahra']);
});

it('a reason has only facts that both hotels have, and the transfer of the other', () => {
  const [first, second, third] = similarHotels(laDigue, all, 4).map(({ reason }) => reason);
  expect(first).toBe(
    'A warm sea, by a beach and on an island too; good in September and October; a club from 4; 1 hour 15 minutes from the airport, much as here.',
  );
  expect(second).not.toContain('warm sea');
  expect(third).toBe(
    'Good in April, October and November; babies welcome; 1 hour 20 minutes from the airport, much as here.',
  );
});

it('is the same from both sides', () => {
  expect(likenessOf(laDigue, scotland)).toBe(likenessOf(scotland, laDigue));
});
