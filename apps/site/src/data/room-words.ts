import type { Hotel } from '@myler/api-client/contract';

/** "9 cots", "1 cot", "No cots". */
export function cotsInWords(cots: number): string {
  return cots === 0 ? 'No cots' : `${cots} ${cots === 1 ? 'cot' : 'cots'}`;
}

/** "4 pairs of connecting rooms", "1 pair of connecting rooms"; nothing for none. */
export function pairsInWords(pairs: number): string | undefined {
  return pairs === 0 ? undefined : `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of connecting rooms`;
}

/** The number of all rooms of a hotel: those in its table, and those that the table leaves out. */
export function roomsInAll({ rooms, otherRooms }: Pick<Hotel, 'rooms' | 'otherRooms'>): number {
  return rooms.reduce((total, { count }) => total + count, otherRooms?.count ?? 0);
}
