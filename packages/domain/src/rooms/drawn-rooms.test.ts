import { expect, it } from 'vitest';
import { drawnRooms } from './drawn-rooms.ts';

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
