import fc from 'fast-check';
import { expect } from 'vitest';
import { allergens } from '@myler/config/allergens';
import { HIGHEST_PRICE_BAND, OLDEST_CHILD } from '@myler/config/hotels';
import { membershipIds } from '@myler/config/membership-ids';
import { always, type PropertyTable } from '@myler/presets/properties';
import {
  allergies,
  arrival,
  expectWords,
  hotelSummaries,
  hotelSummary,
  kidsClubDetails,
  name,
  oneOf,
  rooms,
  steps,
  upTo,
} from './arbitraries.test-kit.ts';
import {
  facetCount,
  filterInWords,
  hotelFilterNames,
  hotelsInWords,
  priceBandLimit,
  readHotelSelection,
  resultInWords,
  sleepingInWords,
} from './filters/index.ts';
import { fitLabels, type Fits } from './fit/index.ts';
import {
  accessInWords,
  allergyContactInWords,
  allRoomsInWords,
  benefitLines,
  carSeatsInWords,
  childrenWelcomeInWords,
  connectingDoorInWords,
  cookedWithoutInWords,
  cotsAndPairsInWords,
  cotsPerRoomInWords,
  cotsWithSizeInWords,
  flightInWords,
  legsInWords,
  notPromisedInWords,
  sessionsByAge,
  similarHotels,
  stepsInWords,
  stepsToRoomInWords,
  supperInWords,
} from './hotels/index.ts';
import {
  bestMarkerFit,
  closerPlate,
  discScale,
  MARKER_DISTANCE,
  markerCountInWords,
  markerInWords,
  markersOn,
  markerTowards,
  placeOn,
  PLATE_HEIGHT,
  PLATE_WIDTH,
  plates,
  type PlateId,
} from './map/index.ts';

const cot = hotelSummary.filter((hotel) => hotel.cot !== undefined).map((hotel) => hotel.cot!);
const plate = oneOf(Object.keys(plates) as PlateId[]);
const direction = oneOf(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const);
const without = fc.uniqueArray(oneOf(allergens));
/** What was found about some hotels. */
const fits = (ids: readonly string[]) =>
  fc
    .array(oneOf(['no', 'unknown', 'perhaps', 'yes'] as const), { minLength: ids.length, maxLength: ids.length })
    .map(
      (kinds): Fits =>
        new Map(ids.map((id, index) => [id, { kind: kinds[index]!, subject: 'ages', sentence: 'A sentence.' }])),
    );
const marked = hotelSummaries
  .filter((hotels) => hotels.length > 0)
  .chain((hotels) => fc.tuple(fc.constant({ x: 0, y: 0, hotels }), fits(hotels.map(({ id }) => id))));

/** Hotels in words, in filters and on maps. */
export const hotelProperties: PropertyTable = {
  stepsInWords: [
    always('says a number or none', upTo(99), (count) => {
      expect(stepsInWords(count)).toMatch(/^(?:No|\d+) steps?$/);
    }),
  ],
  stepsToRoomInWords: [always('says every way in words', steps, (way) => expectWords(stepsToRoomInWords(way)))],
  accessInWords: [
    always('says "Step-free" only of a way without a step', hotelSummary, (hotel) => {
      const { entrance, room, bathroom } = hotel.access.steps;
      expect(accessInWords(hotel) === 'Step-free').toBe(entrance + room + bathroom === 0);
    }),
  ],
  cotsWithSizeInWords: [
    always('says every cot in words', hotelSummary, (hotel) => expectWords(cotsWithSizeInWords(hotel))),
  ],
  cotsPerRoomInWords: [always('says every cot in words', cot, (size) => expectWords(cotsPerRoomInWords(size)))],
  legsInWords: [
    always('says each part of the way', arrival, (way) => {
      expectWords(legsInWords(way));
      expect(legsInWords(way).split(', ')).toHaveLength(way.legs.length);
    }),
  ],
  flightInWords: [always('says every flight in words', hotelSummary, (hotel) => expectWords(flightInWords(hotel)))],
  carSeatsInWords: [
    always('says "None" only of none', arrival, (way) => {
      const { infant, toddler, booster } = way.carSeats;
      expectWords(carSeatsInWords(way));
      expect(carSeatsInWords(way) === 'None').toBe(infant + toddler + booster === 0);
    }),
  ],
  cookedWithoutInWords: [
    always('says every list in words', without, (list) => expectWords(cookedWithoutInWords(list))),
  ],
  notPromisedInWords: [
    always('says nothing only when everything is promised', without, (list) => {
      expectWords(notPromisedInWords(list));
      expect(notPromisedInWords(list) === '').toBe(list.length === allergens.length);
    }),
  ],
  allergyContactInWords: [
    always('begins with a capital', allergies, (kitchen) => {
      expect(allergyContactInWords(kitchen)).toMatch(/^[A-Z].* days? before you come$/);
    }),
  ],
  sessionsByAge: [
    always('shows each session once, and each group of ages once', kidsClubDetails, (club) => {
      const groups = sessionsByAge(club);
      expect(groups.flatMap(({ hours }) => hours)).toHaveLength(club.sessions.length);
      expect(new Set(groups.map(({ ages }) => ages)).size).toBe(groups.length);
    }),
  ],
  supperInWords: [
    always('keeps a text that is not a time', name, (text) => {
      expect(supperInWords(text)).toBe(text);
    }),
    always('says whose supper it is at a time', upTo(23, 10), (hour) => {
      expect(supperInWords(`${hour}:00`)).toContain(`${hour}:00`);
    }),
  ],
  childrenWelcomeInWords: [
    always('says every age', upTo(OLDEST_CHILD), (from) => expectWords(childrenWelcomeInWords(from))),
  ],
  cotsAndPairsInWords: [
    always('says cots and pairs in words', hotelSummary, (hotel) => expectWords(cotsAndPairsInWords(hotel))),
  ],
  allRoomsInWords: [
    always('says how many rooms there are', rooms, (kinds) => {
      expect(allRoomsInWords({ rooms: kinds })).toMatch(/^\d+ rooms in all\.$/);
    }),
  ],
  connectingDoorInWords: [
    always('says "None" only without a door', rooms, (kinds) => {
      for (const kind of kinds) expect(connectingDoorInWords(kind) === 'None').toBe(kind.connectsWith === undefined);
    }),
  ],
  benefitLines: [
    always('has a line for each benefit of a card, each in words or with a sum', oneOf(membershipIds), (id) => {
      const lines = benefitLines({ membershipId: id, items: [], checkOut: '15:00', transfer: true });
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
      for (const { label, value } of lines) [label, typeof value === 'string' ? value : ''].forEach(expectWords);
    }),
  ],
  similarHotels: [
    always(
      'shows other hotels, each once, with what is alike',
      hotelSummary,
      hotelSummaries,
      upTo(4),
      (hotel, others, count) => {
        const similar = similarHotels(hotel, others, count);
        expect(similar.length).toBe(Math.min(count, others.filter(({ id }) => id !== hotel.id).length));
        for (const { hotel: other, reason } of similar) {
          expect(other.id).not.toBe(hotel.id);
          expectWords(reason);
        }
      },
    ),
  ],
  priceBandLimit: [
    always('has no limit for the highest band only', upTo(HIGHEST_PRICE_BAND, 1), (band) => {
      expect(priceBandLimit(band).length === 0).toBe(band === HIGHEST_PRICE_BAND);
    }),
  ],
  hotelsInWords: [
    always('says one as one', upTo(99), (count) => {
      expect(hotelsInWords(count)).toBe(`${count} ${count === 1 ? 'hotel' : 'hotels'}`);
    }),
  ],
  filterInWords: [
    always(
      'says each value that an address can have',
      oneOf(hotelFilterNames),
      upTo(40),
      oneOf(['asia', 'beach', 'fr', '2,7', 'on']),
      (key, count, text) => {
        for (const value of [count, text]) {
          const { filter } = readHotelSelection({ [key]: value });
          if (filter[key] !== undefined) expectWords(filterInWords(filter, key));
        }
      },
    ),
  ],
  resultInWords: [
    always(
      'says every result in words',
      fc.dictionary(oneOf(hotelFilterNames), oneOf(['1', '2', '60', 'asia', '2,7'])),
      upTo(60),
      (given, total) => {
        const { filter } = readHotelSelection(given);
        expectWords(resultInWords(filter, total));
        expect(resultInWords(filter, total)).toContain(hotelsInWords(total));
      },
    ),
  ],
  sleepingInWords: [always('says every hotel in words', hotelSummary, (hotel) => expectWords(sleepingInWords(hotel)))],
  facetCount: [
    always('returns the count of a value, and nothing for one that was not counted', upTo(9), name, (count, value) => {
      const facets = [{ name: 'theme', values: [{ value, label: value, count }] }];
      expect(facetCount(facets, 'theme', value)).toBe(count);
      expect(facetCount(facets, 'theme', `${value}!`)).toBeUndefined();
      expect(facetCount(facets, 'region', value)).toBeUndefined();
    }),
  ],
  placeOn: [
    always('is on the plate, or nowhere', plate, hotelSummary, (id, { coordinates }) => {
      const [x, y] = placeOn(plates[id], coordinates) ?? [0, 0];
      expect([x >= 0, x <= PLATE_WIDTH, y >= 0, y <= PLATE_HEIGHT]).toEqual([true, true, true, true]);
    }),
  ],
  discScale: [
    always('draws a hemisphere of the radius', upTo(300, 1), (radius) => {
      expect(discScale({ kind: 'disc', centre: [0, 0], at: [0, 0], radius }) * Math.SQRT2).toBeCloseTo(radius);
    }),
  ],
  markersOn: [
    always(
      'shows each hotel of the plate once, and no two arches over each other',
      plate,
      hotelSummaries,
      (id, hotels) => {
        const markers = markersOn(plates[id], hotels);
        const shown = hotels.filter(({ coordinates }) => placeOn(plates[id], coordinates));
        expect(markers.flatMap((marker) => marker.hotels).toSorted(byId)).toEqual(shown.toSorted(byId));
        for (const [index, one] of markers.entries()) {
          for (const other of markers.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(MARKER_DISTANCE);
          }
        }
      },
    ),
  ],
  markerTowards: [
    always('leads to another marker, in that direction', plate, hotelSummaries, direction, (id, hotels, towards) => {
      const markers = markersOn(plates[id], hotels);
      for (const from of markers) {
        const next = markerTowards(markers, from, towards);
        if (!next) continue;
        const [x, y] = [next.x - from.x, next.y - from.y];
        expect({ ArrowUp: -y, ArrowDown: y, ArrowLeft: -x, ArrowRight: x }[towards]).toBeGreaterThan(0);
      }
    }),
  ],
  closerPlate: [
    always('shows all of the hotels with more markers than before', plate, hotelSummaries, (current, hotels) => {
      const closer = closerPlate(hotels, current);
      if (!closer) return;
      expect(hotels.every(({ coordinates }) => placeOn(plates[closer], coordinates))).toBe(true);
      expect(markersOn(plates[closer], hotels).length).toBeGreaterThan(markersOn(plates[current], hotels).length);
    }),
  ],
  bestMarkerFit: [
    always('is one of the kinds that were found', marked, ([marker, found]) => {
      expect([...found.values()].map(({ kind }) => kind)).toContain(bestMarkerFit(marker, found));
      expect(bestMarkerFit(marker, new Map())).toBeUndefined();
    }),
  ],
  markerInWords: [
    always('names each hotel of the arch', marked, ([marker, found]) => {
      expectWords(markerInWords(marker, found));
      for (const hotel of marker.hotels) expect(markerInWords(marker, found)).toContain(hotel.name);
    }),
    always('says whether a single hotel fits', marked, ([{ hotels }, found]) => {
      const [hotel] = hotels;
      if (hotel)
        expect(markerInWords({ x: 0, y: 0, hotels: [hotel] }, found)).toContain(
          fitLabels[found.get(hotel.id)?.kind ?? 'no'],
        );
    }),
  ],
  markerCountInWords: [
    always('counts the hotels of the arch, and how many fit', marked, ([marker, found]) => {
      expectWords(markerCountInWords(marker, found));
      expect(markerCountInWords(marker, new Map())).toBe(`${marker.hotels.length} hotels`);
    }),
  ],
};

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
