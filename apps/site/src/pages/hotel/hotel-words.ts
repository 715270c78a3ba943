import type { Hotel, Room } from '@myler/api-client/contract';

/** "18:00" in words, when it is a time; as the house says it otherwise. */
export function supperAt(supper: string): string {
  return /^\d/.test(supper) ? `Children’s at ${supper}` : supper;
}

export function childrenWelcome(from: number): string {
  return from === 0 ? 'From the first week on' : `From ${from} ${from === 1 ? 'year' : 'years'}`;
}

export function inRooms({ cots, connectingRooms }: Pick<Hotel, 'cots' | 'connectingRooms'>): string {
  const beds = cots === 0 ? 'No cots' : `${cots} ${cots === 1 ? 'cot' : 'cots'}`;
  return connectingRooms === 0 ? beds : `${beds}, ${connectingRooms} rooms with a connecting door`;
}

/** Which rooms a room leads to, in a table. */
export function betweenThem({ connectsWith }: Room): string {
  return connectsWith ? `Door to ${connectsWith}` : 'None';
}

/** Two rooms with a door between them, or the one that sleeps most: the rooms whose plan is drawn. */
export function drawnRooms(rooms: readonly Room[]): Room[] {
  const first = rooms.find(({ connectsWith }) => rooms.some(({ name }) => name === connectsWith));
  const second = rooms.find(({ name }) => name === first?.connectsWith);
  if (first && second && first !== second) return [first, second];
  return rooms.toSorted((a, b) => b.sleeps - a.sleeps).slice(0, 1);
}
