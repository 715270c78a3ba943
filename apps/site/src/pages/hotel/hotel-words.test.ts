import { expect, it } from 'vitest';
import { allRooms, drawnRooms, inRooms } from './hotel-words.ts';

const room = (name: string, sleeps: number, connectsWith?: string) => ({
  name,
  beds: 'A double',
  sleeps,
  cots: 1,
  count: 1,
  ...(connectsWith ? { connectsWith } : {}),
});

it('draws two rooms with a door between them', () => {
  const rooms = [room('Attic', 6), room('Fig', 4, 'Star'), room('Star', 2, 'Fig')];
  expect(drawnRooms(rooms).map(({ name }) => name)).toEqual(['Fig', 'Star']);
});

it('draws the room that sleeps most when no rooms connect', () => {
  expect(drawnRooms([room('Blue', 2), room('Attic', 6)]).map(({ name }) => name)).toEqual(['Attic']);
});

it('ignores a door to a room that the hotel does not have', () => {
  expect(drawnRooms([room('Blue', 2, 'Nowhere'), room('Attic', 6)]).map(({ name }) => name)).toEqual(['Attic']);
});

it('says how many rooms there are, and which of them the table omits', () => {
  const rooms = [room('Blue', 2), room('Attic', 6)];
  expect(allRooms({ rooms })).toBe('2 rooms in all.');
  expect(allRooms({ rooms, otherRooms: { count: 1, what: 'a double for two by the gate' } })).toBe(
    '3 rooms in all. 1 of them is not in the table: a double for two by the gate.',
  );
  expect(allRooms({ rooms, otherRooms: { count: 4, what: 'doubles for two' } })).toBe(
    '6 rooms in all. 4 of them are not in the table: doubles for two.',
  );
});

it('counts two rooms with a door between them as one pair', () => {
  expect(inRooms({ cot: { count: 12, length: 120, width: 60, mostInRoom: 1 }, connectingPairs: 4 })).toBe(
    '12 cots, 4 pairs of connecting rooms',
  );
  expect(inRooms({ connectingPairs: 0 })).toBe('No cots');
});
