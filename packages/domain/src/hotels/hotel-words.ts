import type { Hotel, Room } from '@myler/api-client/contract';
import { cotsInWords, pairsInWords, roomsInAll } from '../rooms/room-words.ts';

/** The text of a time such as "18:00"; any other text stays as the hotel wrote it. */
export function supperInWords(supper: string): string {
  return /^\d/.test(supper) ? `Children’s at ${supper}` : supper;
}

/** "From the first week on", "From 4 years". */
export function childrenWelcomeInWords(from: number): string {
  return from === 0 ? 'From the first week on' : `From ${from} ${from === 1 ? 'year' : 'years'}`;
}

/** "12 cots, 4 pairs of connecting rooms". */
export function cotsAndPairsInWords({ cot, connectingPairs }: Pick<Hotel, 'cot' | 'connectingPairs'>): string {
  return [cotsInWords(cot), pairsInWords(connectingPairs)].filter(Boolean).join(', ');
}

/** How many rooms the hotel has, and which of them the table leaves out. */
export function allRoomsInWords(hotel: Pick<Hotel, 'rooms' | 'otherRooms'>): string {
  const { otherRooms } = hotel;
  const total = `${roomsInAll(hotel)} rooms in all.`;
  if (!otherRooms) return total;
  const { count, what } = otherRooms;
  return `${total} ${count} of them ${count === 1 ? 'is' : 'are'} not in the table: ${what}.`;
}

/** Which room this room connects with, for the table. */
export function connectingDoorInWords({ connectsWith }: Room): string {
  return connectsWith ? `Door to ${connectsWith}` : 'None';
}
