import type { HotelSummary, Room } from '@myler/api-client/contract';

/** Totals of a hotel's rooms. They are computed, so that they always agree with the table of rooms. */
export function roomFigures(rooms: readonly Room[]): Pick<HotelSummary, 'connectingPairs' | 'cots' | 'sleepsTogether'> {
  const sleeps = new Map(rooms.map((room) => [room.name, room.sleeps]));
  return {
    // Both rooms of a pair name the door, so each pair is counted twice.
    connectingPairs: sum(rooms.map(({ connectsWith, count }) => (connectsWith ? count : 0))) / 2,
    cots: sum(rooms.map(({ cots, count }) => cots * count)),
    sleepsTogether: Math.max(...rooms.map((room) => room.sleeps + (sleeps.get(room.connectsWith ?? '') ?? 0))),
  };
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
