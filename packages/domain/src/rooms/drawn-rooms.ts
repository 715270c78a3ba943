import type { Room } from '@myler/api-client/contract';

/** The rooms whose plan is drawn: two connecting rooms, or the room that sleeps most. */
export function drawnRooms(rooms: readonly Room[]): Room[] {
  const first = rooms.find(({ connectsWith }) => rooms.some(({ name }) => name === connectsWith));
  const second = rooms.find(({ name }) => name === first?.connectsWith);
  if (first && second && first !== second) return [first, second];
  return rooms.toSorted((a, b) => b.sleeps - a.sleeps).slice(0, 1);
}
