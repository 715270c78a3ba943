import type { HotelEntry } from '../content/entries.ts';
import { fold } from '../search/fold.ts';
import type { hotels } from '../store/schema.ts';
import { poundsOf, priceBandOf } from './shapes.ts';

/** A cot stands for so many babies at the most that anyone brings. */
export const MOST_BABIES = 4;

/** A hotel as the store keeps it: its entry, and in columns what it is found by. */
export function hotelRow(entry: HotelEntry): typeof hotels.$inferInsert {
  return {
    id: entry.id,
    hot: entry.hot,
    name: entry.name,
    nameKey: fold(entry.name),
    place: entry.place,
    countryCode: entry.countryCode,
    region: entry.region,
    latitude: entry.coordinates.latitude,
    longitude: entry.coordinates.longitude,
    keptBy: entry.keptBy,
    priceFrom: poundsOf(entry),
    priceBand: priceBandOf(entry),
    themes: entry.themes,
    goodMonths: entry.bestMonths.filter((month) => !entry.closedMonths.includes(month)),
    childrenFrom: entry.childrenFrom,
    sleepsWithBabies: sleepsWithBabies(entry.rooms),
    cotsInOneRoom: Math.max(...entry.rooms.map(({ cots }) => cots)),
    hasConnectingRooms: entry.connectingRooms > 0,
    hasPool: entry.pools.length > 0,
    hasKidsClub: entry.kidsClub !== undefined,
    clubFromAge: entry.kidsClub?.fromAge ?? 1,
    clubToAge: entry.kidsClub?.toAge ?? 0,
    data: entry,
  };
}

/**
 * The largest party that fits one room, or two with a door between them, when none, one, two … of it are babies, who
 * sleep in cots as long as there are cots.
 */
export function sleepsWithBabies(rooms: HotelEntry['rooms']): number[] {
  const named = new Map(rooms.map((room) => [room.name, room]));
  const choices = rooms.flatMap((room) => {
    const next = named.get(room.connectsWith ?? '');
    return next ? [room, { sleeps: room.sleeps + next.sleeps, cots: room.cots + next.cots }] : [room];
  });
  return Array.from({ length: MOST_BABIES + 1 }, (_, babies) =>
    Math.max(...choices.map(({ sleeps, cots }) => sleeps + Math.min(babies, cots))),
  );
}
