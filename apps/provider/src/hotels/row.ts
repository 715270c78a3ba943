import { hotelPoint } from '@myler/api-client/contract';
import * as z from 'zod/mini';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { normaliseText } from '../text/normalise-text.ts';
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

interface Sleeping {
  sleeps: number;
  cots: number;
}

/**
 * The largest party that fits one room or two connecting rooms, for no baby, one baby, two babies and so on. Babies
 * sleep in cots as long as there are cots.
 */
export const sleepsWithBabies = (rooms: HotelEntry['rooms']): number[] =>
  largestParties([...rooms, ...connectedRooms(rooms)]);

/** The same for two connecting rooms only. */
export const pairSleepsWithBabies = (rooms: HotelEntry['rooms']): number[] => largestParties(connectedRooms(rooms));

function connectedRooms(rooms: HotelEntry['rooms']): Sleeping[] {
  const named = new Map(rooms.map((room) => [room.name, room]));
  return rooms.flatMap((room) => {
    const next = named.get(room.connectsWith ?? '');
    return next ? [{ sleeps: room.sleeps + next.sleeps, cots: room.cots + next.cots }] : [];
  });
}

const largestParties = (choices: readonly Sleeping[]): number[] =>
  Array.from({ length: MAX_BABIES + 1 }, (_, babies) =>
    Math.max(0, ...choices.map(({ sleeps, cots }) => sleeps + Math.min(babies, cots))),
  );
