import { hotelCount } from '@myler/config/hotel-count';
import { inWords } from '@myler/config/numbers';
import { forEachRow } from '@myler/presets/rows';
import { describe, expect, it } from 'vitest';
import { hotelOf } from '../hotels/to-contract.ts';
import { documentEntry, type DocumentEntry } from './document-entries.ts';
import { hotelEntry } from './hotel-entry.ts';
import { contentEntries } from './files.ts';

const entries = contentEntries('hotels', hotelEntry).read();
const hotels = new Map(entries.map((entry) => [entry.id, hotelOf(entry)]));
const hotel = (id: string) => hotels.get(id) ?? expect.unreachable(`there is no hotel ${id}`);

/** How many rooms with these names a hotel has; without names, how many its table of rooms lists. */
const roomsOf = (id: string, ...names: string[]) =>
  hotel(id).rooms.reduce((sum, { name, count }) => sum + (names.length === 0 || names.includes(name) ? count : 0), 0);
const roomsInAll = (id: string) => roomsOf(id) + (hotel(id).otherRooms?.count ?? 0);
const textOf = (value: unknown) => JSON.stringify(value);

describe('the figures of a hotel (product decisions, A promise is kept by code)', () => {
  it('cover as many hotels as the pages say', () => {
    expect(hotels.size).toBe(hotelCount);
  });

  it('follow from the rooms of each hotel', () =>
    forEachRow([...hotels.values()], ({ rooms, cots, connectingPairs, sleepsTogether }) => {
      const connections = rooms.flatMap(({ name, connectsWith, count }) =>
        connectsWith && name < connectsWith ? [{ pair: [name, connectsWith], count }] : [],
      );
      expect(connectingPairs).toBe(connections.reduce((sum, { count }) => sum + count, 0));
      expect(cots).toBe(
        rooms.flatMap((room) => Array.from({ length: room.count }, () => room.cots)).reduce((a, b) => a + b),
      );
      const sleeps = (name: string | undefined) => rooms.find((room) => room.name === name)?.sleeps ?? 0;
      const combinations = [...rooms.map(({ name }) => [name]), ...connections.map(({ pair }) => pair)];
      expect(sleepsTogether).toBe(
        Math.max(...combinations.map((names) => names.reduce((sum, name) => sum + sleeps(name), 0))),
      );
    }));

  it('cannot be written into a content file, because they are computed from the rooms', () => {
    const [entry] = entries;
    for (const computed of ['roomsInAll', 'connectingRooms', 'connectingPairs', 'cots', 'sleepsTogether'])
      expect(hotelEntry.safeParse({ ...entry, [computed]: 8 }).error?.issues[0]).toMatchObject({ keys: [computed] });
  });

  it('need connecting rooms that name each other and have the same count', () => {
    const [entry] = entries;
    const changed = (change: object) => {
      const rooms = entry?.rooms ?? [];
      const connectedIndex = rooms.findIndex(({ connectsWith }) => connectsWith);
      return { ...entry, rooms: rooms.with(connectedIndex, { ...rooms[connectedIndex]!, ...change }) };
    };
    expect(hotelEntry.safeParse(changed({})).success).toBe(true);
    for (const change of [{ count: 19 }, { connectsWith: undefined }, { connectsWith: 'Nowhere' }])
      expect(hotelEntry.safeParse(changed(change)).success).toBe(false);
  });
});

describe('the Myler of a hotel (product decisions, A promise is kept by code)', () => {
  const mylers = contentEntries('mylers', documentEntry('mylers')).read() as unknown as DocumentEntry<'mylers'>[];

  it(
    'is one of the twenty-four, each of whom has slept in at least one hotel',
    { tags: ['promise:hotel-enquiry-answered'] },
    () => {
      const names = new Set(entries.map(({ myler }) => myler.id));
      expect([...names].toSorted()).toEqual(mylers.map(({ id }) => id).toSorted());
    },
  );

  it('slept in rooms that each hotel has, while it was open', () =>
    forEachRow(entries, (entry) => {
      const { myler, rooms, closedMonths } = entry;
      expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(myler.rooms));
      expect(closedMonths).not.toContain(Number(myler.sleptIn.slice(5)));
      expect(hotelEntry.safeParse({ ...entry, myler: { ...myler, rooms: ['Room 404'] } }).success).toBe(false);
    }));

  it('says a sentence about each hotel that fits no other', () =>
    forEachRow(entries, ({ id, name, myler, rooms, loved, story }) => {
      const others = entries.filter((other) => other.id !== id);
      expect(others.map((other) => other.myler.says)).not.toContain(myler.says);
      // It names a room, a person or a thing of this hotel: a word with a capital letter that its own texts have.
      const own = textOf([name, rooms, loved, story]);
      const named = myler.says.match(/(?<=[^.?!] )\p{Lu}[\p{L}’-]+/gu)?.filter((word) => own.includes(word)) ?? [];
      expect(named, myler.says).not.toEqual([]);
    }));
});

describe('the texts with figures of hotels', () => {
  const pairs = [...hotels.values()].reduce((sum, { connectingPairs }) => sum + connectingPairs, 0);
  const articles = contentEntries('articles', documentEntry('articles')).read();
  const faq = contentEntries('faq', documentEntry('faq')).read();

  it.each([
    ['maison-palmier', () => `The ${inWords(roomsInAll('maison-palmier'))} rooms stand in a takamaka grove`],
    ['nasieku-camp', () => `The camp is ${inWords(roomsInAll('nasieku-camp'))} tents`],
    // All but the farmhouse stand on legs.
    [
      'las-nubes-bajas',
      () => `${inWords(roomsInAll('las-nubes-bajas') - roomsOf('las-nubes-bajas', 'The Farmhouse'))} cabins on legs`,
    ],
    [
      'baan-saphan-yao',
      () =>
        `Six of the ${inWords(roomsInAll('baan-saphan-yao'))} houses stand over the water and are for families whose youngest can swim, or is eight; the other ${inWords(roomsInAll('baan-saphan-yao') - 6)} are on land`,
    ],
    [
      'chez-tantine-rosemay',
      () =>
        `${inWords(roomsInAll('chez-tantine-rosemay') - roomsOf('chez-tantine-rosemay', 'Behind the Counter'))} rooms in coral stone with blue doors, and ${inWords(roomsOf('chez-tantine-rosemay', 'Behind the Counter'))} more that were the shop`,
    ],
    // Two of `otherRooms`, which the table of rooms leaves out, share the gallery too.
    [
      'casa-once-metates',
      () => `Upstairs ${inWords(roomsOf('casa-once-metates', 'Cochineal', 'Indigo') + 2)} rooms share the gallery`,
    ],
  ])('agree with the rooms of %s', (id, sentence) => {
    expect(textOf(hotel(id))).toContain(sentence());
  });

  it('agree with the rooms in the article on connecting rooms and in the FAQ', () => {
    expect(roomsOf('baan-saphan-yao', 'Pier House')).toBe(6);
    expect(textOf(articles)).toContain(`There are ${inWords(pairs)} of them in our ${inWords(hotels.size)} houses`);
    const connecting = hotel('maison-palmier').connectingPairs * 2;
    expect(textOf(faq)).toContain(
      `at Maison Palmier on La Digue there are ${inWords(roomsInAll('maison-palmier'))} rooms, and ${inWords(connecting)} of them connect`,
    );
  });
});
