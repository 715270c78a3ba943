import fc from 'fast-check';
import { expect } from 'vitest';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import {
  addressOf,
  assessedHotel,
  expectWords,
  family,
  hotelSummaries,
  month,
  query,
  rooms,
  upTo,
  wireDate,
} from './arbitraries.test-kit.ts';
import { birthdayOf, localToday } from './days/index.ts';
import { journeyInWords, journeyOf, readJourney } from './enquiry/index.ts';
import {
  assessFit,
  betterFits,
  emptyFamily,
  familyFilter,
  familyForEnquiry,
  familyInWords,
  familyValues,
  formatFamily,
  parseFamily,
  readFamilyForm,
} from './fit/index.ts';
import {
  bedRefusal,
  bedsFor,
  childOf,
  cotsInWords,
  drawnRooms,
  furnishRooms,
  pairsInWords,
  placeAdults,
  placeChildren,
  roomsInAll,
} from './rooms/index.ts';

const ages = fc.array(upTo(OLDEST_CHILD), { maxLength: 6 });
const adults = upTo(6, 1);
const bedsOf = (kinds: Parameters<typeof furnishRooms>[0]) => furnishRooms(kinds).flatMap(({ beds }) => beds);

/** Families, where they sleep, and when they travel. */
export const familyProperties: PropertyTable = {
  birthdayOf: [
    always('is on the day of birth, or on 1 March of a year without a leap day', wireDate, upTo(40), (born, age) => {
      const day = birthdayOf(born, age);
      expect(Number(day.slice(0, 4)) - Number(born.slice(0, 4))).toBe(age);
      if (day.slice(5) !== born.slice(5)) expect([born.slice(5), day.slice(5)]).toEqual(['02-29', '03-01']);
      expect(new Date(`${day}T00:00:00Z`).toISOString()).toMatch(new RegExp(`^${day}`));
    }),
  ],
  localToday: [
    always(
      'is a day of the device',
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const [year, number, day] = localToday(now).split('-').map(Number);
        expect([year, number, day]).toEqual([now.getFullYear(), now.getMonth() + 1, now.getDate()]);
      },
    ),
  ],
  assessFit: [
    always(
      'says each finding in a whole sentence, what does not work first',
      family,
      assessedHotel,
      wireDate,
      (who, hotel, today) => {
        const findings = assessFit(who, hotel, today);
        const order = ['no', 'unknown', 'perhaps', 'yes'];
        const kinds = findings.map(({ kind }) => order.indexOf(kind));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
        for (const { sentence } of findings) {
          expectWords(sentence);
          expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
        }
      },
    ),
    always(
      'promises nothing about an allergy that the kitchen does not name',
      family,
      assessedHotel,
      wireDate,
      (who, hotel, today) => {
        const isPromised = who.allergies.every((each) => hotel.cooksWithout.includes(each));
        const kinds = assessFit(who, hotel, today).filter(({ subject }) => subject === 'allergies');
        expect(kinds.some(({ kind }) => kind === 'unknown')).toBe(!isPromised);
      },
    ),
  ],
  betterFits: [
    always(
      'leaves out this hotel and each that does not fit',
      family,
      hotelSummaries,
      wireDate,
      (who, hotels, today) => {
        const id = hotels[0]?.id ?? 'none';
        const better = betterFits(who, hotels, { id, subject: 'ages', today });
        expect(better.map((hotel) => hotel.id)).not.toContain(id);
        for (const hotel of better) expect(assessFit(who, hotel, today)[0]?.kind).not.toBe('no');
      },
    ),
  ],
  familyFilter: [
    always('holds no birthday, no allergy and no name', family, wireDate, (who, today) => {
      expect(
        Object.keys(familyFilter(who, today)).filter((key) => !['ages', 'cots', 'stepFree'].includes(key)),
      ).toEqual([]);
      for (const age of (familyFilter(who, today).ages ?? '').split(',').filter(Boolean)) {
        expect(Number(age)).toBeLessThanOrEqual(OLDEST_CHILD);
      }
    }),
  ],
  formatFamily: [
    always('is read back on the same day', family, wireDate, (who, today) => {
      const { journey, ...rest } = who;
      expect(parseFamily(formatFamily(who, today), today)).toEqual(journey && journey >= today ? who : rest);
    }),
  ],
  parseFamily: [
    always('reads any text without an exception', fc.oneof(anyText, fc.json()), wireDate, (text, today) => {
      expect(parseFamily(text, today)?.adults ?? 1).toBeGreaterThan(0);
    }),
    always('lets ages without a birthday grow with the years', upTo(5), upTo(9), (age, years) => {
      const kept = formatFamily(
        { adults: 2, children: [{ age }], cots: 0, stepFree: false, allergies: [] },
        '2026-01-01',
      );
      expect(parseFamily(kept, `${2026 + years}-01-01`)?.children).toEqual([{ age: age + years }]);
    }),
  ],
  familyValues: [
    always('fills the form with what the form reads', family, wireDate, (who, today) => {
      const read = readFamilyForm(familyValues(who), today);
      if ('family' in read) expect(read.family.children).toHaveLength(who.children.length);
      else expect(Object.keys(read.errors).length).toBeGreaterThan(0);
    }),
  ],
  readFamilyForm: [
    always('returns a family or an error for any fields', anyText, anyText, anyText, (count, age, cots) => {
      const read = readFamilyForm(
        { ...emptyFamily, adults: count, children: [{ ...emptyFamily.children[0]!, age }], cots },
        '2026-11-27',
      );
      if ('family' in read) expect(read.family.adults).toBeGreaterThan(0);
      else for (const error of Object.values(read.errors)) expectWords(error);
    }),
  ],
  familyForEnquiry: [
    always('says every family in words', family, wireDate, (who, today) => expectWords(familyForEnquiry(who, today))),
  ],
  familyInWords: [
    always('says every family in words', family, wireDate, (who, today) => expectWords(familyInWords(who, today))),
  ],
  readJourney: [
    always(
      'reads only a month, days and people that exist',
      query('month', 'from', 'to', 'adults', 'ages'),
      (given) => {
        const journey = readJourney(addressOf(given));
        if (journey.from && journey.to) expect(journey.to >= journey.from).toBe(true);
        expect(journey.month ?? 1).toBeLessThanOrEqual(12);
        for (const age of journey.ages ?? []) expect(age).toBeLessThanOrEqual(OLDEST_CHILD);
      },
    ),
  ],
  journeyOf: [
    always('has the adults of the family, and its children on the day of arrival', family, wireDate, (who, today) => {
      const journey = journeyOf(who, today);
      expect(journey.adults).toBe(who.adults);
      expect((journey.ages ?? []).length).toBeLessThanOrEqual(who.children.length);
    }),
  ],
  journeyInWords: [
    always(
      'says every part that is known, and nothing else',
      fc.option(month, { nil: undefined }),
      fc.option(wireDate, { nil: undefined }),
      fc.option(ages, { nil: undefined }),
      (of, from, children) => {
        const words = journeyInWords({
          ...(of ? { month: of } : {}),
          ...(from ? { from } : {}),
          ...(children ? { ages: children } : {}),
        });
        expect([words.travelDates !== '', words.family !== '']).toEqual([
          Boolean(of ?? from),
          (children ?? []).length > 0,
        ]);
        for (const text of Object.values(words)) expectWords(text);
      },
    ),
  ],
  furnishRooms: [
    always('has a place for each person that a room sleeps, and each cot', rooms, (kinds) => {
      for (const [index, { beds }] of furnishRooms(kinds).entries()) {
        const inBeds = beds.filter(({ kind }) => kind !== 'cot').reduce((sum, { places }) => sum + places, 0);
        expect([inBeds, beds.filter(({ kind }) => kind === 'cot').length]).toEqual([
          kinds[index]?.sleeps,
          kinds[index]?.cots,
        ]);
      }
    }),
    always('draws no bed over another', rooms, (kinds) => {
      for (const { beds, width, height } of furnishRooms(kinds)) {
        for (const [index, bed] of beds.entries()) {
          expect([bed.x + bed.width <= width, bed.y + bed.length <= height]).toEqual([true, true]);
          const before = beds.slice(0, index).filter(({ y }) => y === bed.y);
          for (const other of before) expect(other.x + other.width).toBeLessThanOrEqual(bed.x);
        }
      }
    }),
  ],
  placeAdults: [
    always('puts no more adults into a bed than it has places', rooms, adults, (kinds, count) => {
      const beds = bedsOf(kinds);
      for (const [id, placed] of placeAdults(beds, count)) {
        expect(placed).toBeLessThanOrEqual(beds.find((bed) => bed.id === id)?.places ?? 0);
      }
    }),
  ],
  placeChildren: [
    always(
      'gives no bed to more people than it has places, and none that is not for that age',
      rooms,
      ages,
      adults,
      (kinds, children, count) => {
        const beds = bedsOf(kinds);
        const taken = placeAdults(beds, count);
        for (const [child, id] of placeChildren(beds, children, count, new Map()).entries()) {
          const bed = beds.find((each) => each.id === id);
          if (!bed) continue;
          taken.set(bed.id, (taken.get(bed.id) ?? 0) + 1);
          expect(taken.get(bed.id)).toBeLessThanOrEqual(bed.places);
          expect(bedRefusal(bed, children[child] ?? 0)).toBeUndefined();
        }
      },
    ),
  ],
  bedsFor: [
    always('offers the bed that a child has', rooms, ages, adults, (kinds, children, count) => {
      const beds = bedsOf(kinds);
      const places = placeChildren(beds, children, count, new Map());
      for (const [child, id] of places.entries()) {
        if (id) expect(bedsFor(beds, children, count, places, child).map((bed) => bed.id)).toContain(id);
      }
    }),
  ],
  bedRefusal: [
    always('refuses a cot or a bed of its own, never both, and no double', upTo(OLDEST_CHILD), (age) => {
      const refused = (['cot', 'single', 'double'] as const).map((kind) => bedRefusal({ kind }, age) !== undefined);
      expect(refused).toEqual([!refused[1], refused[1], false]);
    }),
  ],
  childOf: [
    always('says every age, the first with a capital', upTo(OLDEST_CHILD), (age) => {
      expectWords(childOf(age));
      expect(childOf(age, true)).toBe(`The ${childOf(age)}`);
    }),
  ],
  drawnRooms: [
    always('draws one room, or two that connect', rooms, (kinds) => {
      const [first, second, ...rest] = drawnRooms(kinds);
      expect([first !== undefined, rest]).toEqual([true, []]);
      if (second) expect(first?.connectsWith).toBe(second.name);
    }),
  ],
  roomsInAll: [
    always('counts each room of the table, and those that are not in it', rooms, upTo(20), (kinds, count) => {
      expect(roomsInAll({ rooms: kinds, otherRooms: { count, what: 'doubles' } })).toBe(
        roomsInAll({ rooms: kinds }) + count,
      );
    }),
  ],
  cotsInWords: [
    always('says one cot as one', upTo(30, 1), (count) => {
      expect(cotsInWords({ count, length: 120, width: 60, mostInRoom: 1 })).toBe(
        `${count} ${count === 1 ? 'cot' : 'cots'}`,
      );
    }),
  ],
  pairsInWords: [
    always('says nothing for none', upTo(30), (pairs) => {
      expect(pairsInWords(pairs) === undefined).toBe(pairs === 0);
      expectWords(pairsInWords(pairs) ?? '');
    }),
  ],
};
