import { expect, it } from 'vitest';
import { cotsInWords, pairsInWords, roomsInAll } from './room-words.ts';

it('counts cots and pairs of connecting rooms in words', () => {
  expect(
    [
      undefined,
      { count: 1, length: 120, width: 60, mostInRoom: 1 },
      { count: 9, length: 120, width: 60, mostInRoom: 1 },
    ].map(cotsInWords),
  ).toEqual(['No cots', '1 cot', '9 cots']);
  expect([0, 1, 4].map(pairsInWords)).toEqual([undefined, '1 pair of connecting rooms', '4 pairs of connecting rooms']);
});

it('counts the rooms in the table and the rooms that the table omits', () => {
  const rooms = [4, 4, 2].map((count, index) => ({
    name: `Room ${index}`,
    beds: 'A double',
    sleeps: 2,
    cots: 1,
    count,
  }));
  expect(roomsInAll({ rooms })).toBe(10);
  expect(roomsInAll({ rooms, otherRooms: { count: 6, what: 'rooms for two' } })).toBe(16);
});
