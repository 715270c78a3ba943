import type { AssessedHotel } from './finding.ts';
import type { Family } from './family.ts';

/** Today in the tests. */
export const TODAY = '2026-11-24';

/** A hotel with figures that are easy to tell apart. */
export const hotel = (facts: Partial<AssessedHotel> = {}): AssessedHotel => ({
  id: 'sample',
  name: 'Sample',
  place: 'Nowhere',
  countryCode: 'GR',
  region: 'europe',
  line: 'A line.',
  picture: {
    src: '',
    alt: '',
    widths: [],
    width: 1,
    height: 1,
    color: '#000000',
  } as unknown as AssessedHotel['picture'],
  coordinates: { latitude: 0, longitude: 0 },
  priceFrom: [],
  priceBand: 1,
  themes: [],
  connectingPairs: 2,
  cots: 12,
  sleepsTogether: 6,
  childrenFrom: 0,
  bestMonths: [5, 6],
  closedMonths: [1],
  kidsClub: true,
  clubAges: { from: 4, to: 12 },
  pool: true,
  access: { steps: { entrance: 0, room: 0, bathroom: 0, pool: 0 }, lift: true, adaptedRooms: 2, stepFree: true },
  cot: { length: 120, width: 60, count: 12, mostInRoom: 2 },
  cooksWithout: ['nuts', 'milk'],
  transferMinutes: 40,
  flightMinutes: 240,
  flightStops: 0,
  ...facts,
});

export const family = (parts: Partial<Family> = {}): Family => ({
  adults: 2,
  children: [],
  cots: 0,
  stepFree: false,
  allergies: [],
  ...parts,
});
