import { counted } from '../words/counts.ts';
import type { Hotel, HotelSummary } from '@myler/api-client/contract';

/**
 * "9 cots", "1 cot", "No cots": those that the hotel has. Not `cots` of a hotel, which counts the places for one: a hotel
 * can have fewer cots than places.
 */
export function cotsInWords(cot: HotelSummary['cot']): string {
  return cot ? counted(cot.count, 'cot') : 'No cots';
}

/** "4 pairs of connecting rooms", "1 pair of connecting rooms"; nothing for none. */
export function pairsInWords(pairs: number): string | undefined {
  return pairs === 0 ? undefined : `${counted(pairs, 'pair')} of connecting rooms`;
}

/** The number of all rooms of a hotel: those in its table, and those that the table leaves out. */
export function roomsInAll({ rooms, otherRooms }: Pick<Hotel, 'rooms' | 'otherRooms'>): number {
  return rooms.reduce((total, { count }) => total + count, otherRooms?.count ?? 0);
}
