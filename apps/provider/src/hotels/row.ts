import { hotelPoint } from '@myler/api-client/contract';
import * as z from 'zod/mini';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { normaliseText } from '../search/text/normalise-text.ts';
import type { hotels } from '../store/schema.ts';
import { briefOf, pointOf, poundsOf } from './to-contract.ts';

/** The largest number of babies in a party. More are counted as children with beds. */
export const MAX_BABIES = 4;

/**
 * A hotel's row: its entry, and columns for sorting and for the map.
 *
 * @param position its index among all hotels, the most loved first
 */
export function hotelRow(entry: HotelEntry, position: number): typeof hotels.$inferInsert {
  return {
    id: entry.id,
    position,
    hot: entry.hot,
    nameKey: normaliseText(entry.name),
    priceFrom: poundsOf(entry),
    mylerId: entry.myler.id,
    point: JSON.stringify(z.encode(hotelPoint, pointOf(entry))),
    brief: briefOf(entry),
    data: entry,
  };
}

/**
 * The largest party that fits one room or two connecting rooms, for no baby, one baby, two babies and so on. Babies
 * sleep in cots as long as there are cots.
 */
export function sleepsWithBabies(rooms: HotelEntry['rooms']): number[] {
  const named = new Map(rooms.map((room) => [room.name, room]));
  const choices = rooms.flatMap((room) => {
    const next = named.get(room.connectsWith ?? '');
    return next ? [room, { sleeps: room.sleeps + next.sleeps, cots: room.cots + next.cots }] : [room];
  });
  return Array.from({ length: MAX_BABIES + 1 }, (_, babies) =>
    Math.max(...choices.map(({ sleeps, cots }) => sleeps + Math.min(babies, cots))),
  );
}
