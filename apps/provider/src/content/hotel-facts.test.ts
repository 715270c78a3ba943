import { describe, expect, it } from 'vitest';
import { currencyCodes } from '@myler/config/currencies';
import { hotelBenefits, leastCheckOut, leastCredit } from '@myler/config/hotel-benefits';
import { forEachRow } from '@myler/presets/rows';
import { hotelOf } from '../hotels/to-contract.ts';
import { documentEntry } from './document-entries.ts';
import { contentEntries } from './files.ts';
import { hotelEntry, type HotelEntry } from './hotel-entry.ts';
import { durationsIn, numbersBefore } from './spelt-numbers.test-kit.ts';

const entries = contentEntries('hotels', hotelEntry).read();
const [first] = entries as [HotelEntry];
const entry = (id: string) => entries.find((one) => one.id === id) ?? expect.unreachable(`there is no hotel ${id}`);

/** All that a visitor reads about a hotel, without the two texts that are facts themselves. */
const textsOf = ({ access: _, allergies: __, ...hotel }: HotelEntry): string[] =>
  JSON.stringify(hotel)
    .split('"')
    .filter((text) => text.includes(' '));
const wordsOf = (texts: string[]) =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
const radians = (degrees: number) => (degrees * Math.PI) / 180;
type Place = HotelEntry['coordinates'];
function kilometres(a: Place, b: Place): number {
  const [latitudes, longitudes] = [b.latitude - a.latitude, b.longitude - a.longitude].map(radians) as [number, number];
  const h =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

describe('the access to a hotel', () => {
  it(
    'is step-free if there is no step to the entrance, to a room and to its bathroom',
    { tags: ['promise:hotel-step-free'] },
    () => {
      const stepFree = (steps: object) =>
        hotelOf({ ...first, access: { ...first.access, steps: { ...first.access.steps, ...steps } } }).access.stepFree;
      expect(stepFree({ entrance: 0, room: 0, bathroom: 0, pool: 9 })).toBe(true);
      for (const part of ['entrance', 'room', 'bathroom'])
        expect(stepFree({ entrance: 0, room: 0, bathroom: 0, [part]: 1 })).toBe(false);
    },
  );

  it('cannot be called step-free by hand, and an adapted room has no step', () => {
    const parse = (change: object) => hotelEntry.safeParse({ ...first, access: { ...first.access, ...change } });
    expect(parse({ stepFree: true }).error?.issues[0]).toMatchObject({ keys: ['stepFree'] });
    const steps = { ...first.access.steps, room: 1 };
    expect(parse({ steps, longestFlight: { steps: 1, where: 'up' }, adaptedRooms: 1 }).success).toBe(false);
    expect(parse({ steps: { ...first.access.steps, room: 900 } }).success).toBe(false);
  });

  // Distances on foot, which are not stairs.
  const distances = ['within a hundred steps', 'thirty steps from the shed', 'fifty-two steps from the plane'];
  it('counts every step that the texts of each hotel count', { tags: ['promise:hotel-step-free'] }, () =>
    forEachRow(entries, (hotel) => {
      const { steps, longestFlight, note } = hotel.access;
      const counted = [...Object.values(steps), longestFlight?.steps ?? 0, ...numbersBefore(note, /steps?|stairs?/)];
      const texts = textsOf(hotel).filter((text) => !distances.some((distance) => text.includes(distance)));
      for (const number of texts.flatMap((text) => numbersBefore(text, /steps|stairs/)))
        expect(counted, hotel.id).toContain(number);
    }),
  );

  it.each([
    ['flaros', 93],
    ['casa-sete-janelas', 88],
    ['umah-katak', 140],
  ])('of %s has the steps of its story', (id, steps) => {
    expect(entry(id).access.longestFlight?.steps).toBe(steps);
    expect(hotelOf(entry(id)).access.stepFree).toBe(false);
  });

  it('has no lift where the texts say so', () => {
    const without = entries.filter((hotel) => textsOf(hotel).some((text) => text.includes('no lift')));
    expect(without.map(({ id, access }) => [id, access.lift])).toEqual([['casa-sete-janelas', false]]);
  });
});

describe('the facts of a hotel', () => {
  it('are written for each hotel: each text has a word that only this hotel’s texts have', () =>
    forEachRow(entries, (hotel) => {
      const others = wordsOf(entries.filter(({ id }) => id !== hotel.id).flatMap(textsOf));
      const own = [...wordsOf(textsOf(hotel))].filter((word) => !others.has(word));
      for (const text of [hotel.access.note, hotel.allergies.how])
        expect([text, own.some((word) => wordsOf([text]).has(word))]).toEqual([text, true]);
    }));

  it(
    'have what is promised of every hotel: breakfast, a cot where babies may come, two rooms that connect, and what the house has agreed for each card',
    {
      tags: [
        'promise:breakfast',
        'promise:cots',
        'promise:connecting-rooms',
        'promise:connecting-doors',
        'promise:room-numbers',
        'promise:upgrade-on-arrival',
        'promise:school-holidays',
        'promise:agreed-in-writing',
      ],
    },
    () =>
      forEachRow(entries, ({ privileges, childrenFrom, cot, rooms }) => {
        expect(privileges.travel.join()).toMatch(/breakfast/iu);
        expect(childrenFrom >= 3 || (cot?.count ?? 0) > 0).toBe(true);
        const named = new Set(rooms.map(({ name }) => name));
        expect(rooms.some(({ connectsWith }) => connectsWith !== undefined && named.has(connectsWith))).toBe(true);
        expect(Object.values(privileges).every((items) => items.length > 1)).toBe(true);
      }),
  );

  it(
    'have a credit, an hour and a transfer for the cards that are sold with them; no hotel gives less than the calculator counts',
    { tags: ['promise:hotel-credit', 'promise:late-check-out', 'promise:credit-off-the-bill'] },
    () => {
      for (const tier of hotelBenefits.credit)
        for (const code of currencyCodes)
          expect(Math.min(...entries.map(({ benefits }) => benefits.credit[tier][code]))).toBe(leastCredit[tier][code]);
      for (const tier of hotelBenefits.checkOut)
        expect(entries.map(({ benefits }) => benefits.checkOut[tier]).toSorted()[0]).toBe(leastCheckOut[tier]);
      const flaros = hotelOf(entry('flaros')).privileges;
      expect(flaros.map(({ credit, checkOut, transfer }) => [credit?.[1]?.amount, checkOut, transfer])).toEqual([
        [undefined, undefined, undefined],
        [7000, undefined, undefined],
        [14_000, '14:00', undefined],
        [27_000, '16:00', false],
      ]);
    },
  );

  it('have a larger credit and no earlier hour on each card, and are refused otherwise', () => {
    const { benefits } = first;
    const parse = (change: object) => hotelEntry.safeParse({ ...first, benefits: { ...benefits, ...change } }).success;
    expect(parse({})).toBe(true);
    expect(parse({ credit: { ...benefits.credit, black: benefits.credit.gold } })).toBe(false);
    expect(parse({ checkOut: { ...benefits.checkOut, 'black-plus': '12:00' } })).toBe(false);
  });

  it(
    'name the Myler who slept there, in rooms of the house, and what it asks for a night in each currency',
    { tags: ['promise:slept-in', 'promise:hotels-checked', 'promise:myler-confirms', 'promise:house-price'] },
    () => {
      const mylers = new Set(
        contentEntries('mylers', documentEntry('mylers'))
          .read()
          .map(({ id }) => id),
      );
      return forEachRow(entries, ({ myler, rooms, priceFrom }) => {
        expect(mylers).toContain(myler.id);
        expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(myler.rooms));
        expect(priceFrom.map(({ currency }) => currency)).toEqual(currencyCodes);
      });
    },
  );

  it('have the cots of each hotel: as many as one room needs, not more than all rooms hold', () =>
    forEachRow(entries, (hotel) => {
      const { cot, rooms } = hotelOf(hotel);
      const most = Math.max(...rooms.map(({ cots }) => cots));
      expect(cot?.mostInRoom ?? 0).toBe(most);
      expect(cot?.count ?? 0).toBeGreaterThanOrEqual(most);
      expect(hotelEntry.safeParse({ ...hotel, cot: { length: 120, width: 60, count: 99 } }).success).toBe(false);
    }));

  it('have the ages of a club from its sessions, and cannot be written beside them', () => {
    const club = entry('les-trois-cimes').kidsClub;
    expect(club?.sessions.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
      [0, 2],
      [3, 11],
    ]);
    expect(hotelOf(entry('les-trois-cimes')).kidsClubDetails).toMatchObject({ fromAge: 0, toAge: 11 });
    expect(hotelEntry.safeParse({ ...first, kidsClub: { ...club, fromAge: 0 } }).success).toBe(false);
  });

  it('have the hours of each club', () =>
    forEachRow(
      entries.filter(({ kidsClub }) => kidsClub),
      ({ kidsClub }) => {
        const clock = (time: string) => time.padStart(5, '0');
        const written = kidsClub?.hours.match(/\d{1,2}:\d{2}/g)?.map(clock) ?? [];
        const counted = kidsClub?.sessions.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()) ?? [];
        // A time may be written once and counted twice: a longer day in summer goes on where the shorter one ends.
        const times = (texts: string[]) => [...new Set(texts)].toSorted();
        expect(times(written)).toEqual(times(counted));
      },
    ));
});

describe('the way to a hotel', () => {
  it(
    'to each takes as long as its text says, from the airport that it names',
    { tags: ['promise:hotel-airport'] },
    () =>
      forEachRow(entries, (hotel) => {
        const { gettingThere, arrival } = hotel;
        expect(gettingThere.airport).toContain(`(${arrival.airport.code})`);
        const said = durationsIn(gettingThere.transfer);
        const { transferMinutes } = hotelOf(hotel);
        const isSaid = said.includes(transferMinutes) || arrival.legs.every(({ minutes }) => said.includes(minutes));
        expect([gettingThere.transfer, said, isSaid]).toEqual([gettingThere.transfer, said, true]);
      }),
  );

  /** Kilometres as the crow flies in a minute. Nothing is faster. */
  const fastest = { car: 1.7, train: 2.2, boat: 1.2, plane: 6, sledge: 0.8, carriage: 0.3, foot: 0.1 };
  it('to each is possible in its minutes', () =>
    forEachRow(entries, ({ coordinates, arrival }) => {
      const reach = arrival.legs.reduce((sum, { by, minutes }) => sum + minutes * fastest[by], 0);
      expect(kilometres(coordinates, arrival.airport.coordinates)).toBeLessThan(reach + 3);
    }));

  const london = { latitude: 51.47, longitude: -0.45 };
  const flights = entries.flatMap(({ id, arrival: { airport, flight } }) =>
    flight ? [{ id, airport, ...flight }] : [],
  );
  it('to each is flown in its minutes', () =>
    forEachRow(flights, ({ airport, minutes, stops }) => {
      const distance = kilometres(london, airport.coordinates);
      expect(minutes).toBeGreaterThan(distance / 15.5);
      expect(minutes).toBeLessThan(distance / 11 + 50 + stops * 150);
    }));
});

describe('the months of a hotel', () => {
  it('are warmer in its own summer', () =>
    forEachRow(
      entries.filter(({ coordinates }) => Math.abs(coordinates.latitude) > 20),
      ({ coordinates, climate }) => {
        const [january, july] = [climate.high[0] ?? 0, climate.high[6] ?? 0];
        expect(Math.sign(july - january)).toBe(Math.sign(coordinates.latitude));
      },
    ));

  const bySea = entries.filter(({ themes }) => themes.includes('beach') || themes.includes('island'));
  it('have a sea at each hotel that is by one', () =>
    forEachRow(bySea, ({ climate }) => {
      expect(climate.sea).toHaveLength(12);
    }));

  it('have a sea that is water, and not more days of rain than the month has', () =>
    forEachRow(entries, ({ climate }) => {
      for (const sea of climate.sea ?? []) expect(sea > 2 && sea < 32).toBe(true);
      for (const days of climate.rainDays) expect(days >= 0 && days <= 25).toBe(true);
    }));

  it.each([
    ['castle-sgeul', 7, 'sea 13 degrees'],
    ['casa-sete-janelas', 7, 'the sea is 17 degrees'],
    ['lakaz-divan', 7, 'sea 22'],
    ['maison-palmier', 4, '29 degrees'],
  ])('have at %s the sea that the seasons promise', (id, month, words) => {
    const season = entry(id).seasons.find(({ months }) => months.includes(month));
    expect(season?.note).toContain(words);
    expect(entry(id).climate.sea?.[month - 1]).toBe(Number(words.match(/\d+/)?.[0]));
  });
});
