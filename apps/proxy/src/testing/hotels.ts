import type { HotelSummary, SearchResponse } from '@myler/api-client/contract';

/** A hotel as the provider lists it. */
export function testHotel(changes: Partial<HotelSummary> & Pick<HotelSummary, 'id'>): HotelSummary {
  return {
    name: 'Flaros',
    place: 'Sifnos, Greece',
    countryCode: 'GR',
    region: 'europe',
    line: 'A line.',
    picture: { src: '/media/x', alt: 'X', width: 1, height: 1, colour: '#000000', widths: [400] },
    coordinates: { latitude: 37, longitude: 24.7 },
    priceFrom: [{ amount: 30_000, currency: 'GBP' }],
    priceBand: 1,
    themes: [],
    connectingPairs: 0,
    cots: 0,
    sleepsTogether: 4,
    childrenFrom: 0,
    bestMonths: [],
    closedMonths: [],
    kidsClub: false,
    pool: false,
    access: { stepFree: false, steps: { entrance: 0, room: 0, bathroom: 0, pool: null }, lift: false, adaptedRooms: 0 },
    cooksWithout: [],
    transferMinutes: 45,
    flightMinutes: 220,
    flightStops: 0,
    ...changes,
  };
}

/** A search that finds nothing. */
export const nothingFound: SearchResponse = {
  items: [],
  total: 0,
  counts: [],
  understood: [],
  unknown: [],
  corrected: [],
  isPartial: false,
};
