import { expect, it } from 'vitest';
import { allRoomsInWords, cotsAndPairsInWords } from './hotel-words.ts';

const room = (name: string, sleeps: number) => ({ name, beds: 'A double', sleeps, cots: 1, count: 1 });

it('says how many rooms there are, and which of them the table omits', () => {
  const rooms = [room('Blue', 2), room('Attic', 6)];
  expect(allRoomsInWords({ rooms })).toBe('2 rooms in all.');
  expect(allRoomsInWords({ rooms, otherRooms: { count: 1, what: 'a double for two by the gate' } })).toBe(
    '3 rooms in all. 1 of them is not in the table: a double for two by the gate.',
  );
  expect(allRoomsInWords({ rooms, otherRooms: { count: 4, what: 'doubles for two' } })).toBe(
    '6 rooms in all. 4 of them are not in the table: doubles for two.',
  );
});

it('counts two rooms with a door between them as one pair', () => {
  expect(cotsAndPairsInWords({ cot: { count: 12, length: 120, width: 60, mostInRoom: 1 }, connectingPairs: 4 })).toBe(
    '12 cots, 4 pairs of connecting rooms',
  );
  expect(cotsAndPairsInWords({ connectingPairs: 0 })).toBe('No cots');
});
