import { expect, it } from 'vitest';
import {
  accessInWords,
  carSeatsInWords,
  cookedWithoutInWords,
  cotsPerRoomInWords,
  cotsWithSizeInWords,
  flightInWords,
  legsInWords,
  notPromisedInWords,
  sessionsByAge,
  stepsToRoomInWords,
} from './facts-in-words.ts';

it('says how many steps somebody has to climb, or that there is none', () => {
  const access = (stepFree: boolean, entrance: number) => ({
    access: { stepFree, steps: { entrance, room: 0, bathroom: 0, pool: 9 }, lift: false, adaptedRooms: 0 },
  });
  expect(accessInWords(access(true, 0))).toBe('Step-free');
  expect(accessInWords(access(false, 1))).toBe('1 step to a room and its bathroom');
  const way = (entrance: number, room: number) => stepsToRoomInWords({ entrance, room, bathroom: 0, pool: null });
  expect(way(0, 0)).toBe('No steps to the door, a room or its bathroom');
  expect(way(31, 3)).toBe('31 steps to the door, 3 more to a room, none to its bathroom');
});

it('says the size of the cots and how many fit a room', () => {
  const cot = { length: 120, width: 60, count: 12, mostInRoom: 2 };
  expect([cotsWithSizeInWords({ cot }), cotsPerRoomInWords(cot)]).toEqual(['12 cots, 120 × 60 cm', 'Two fit a room']);
  expect(cotsPerRoomInWords({ ...cot, mostInRoom: 1 })).toBe('One fits a room');
  expect(cotsWithSizeInWords({})).toBe('No cots');
});

it('says how long each part of the way takes', () => {
  const arrival = {
    airport: { name: 'Athens', code: 'ATH', coordinates: { latitude: 37.9, longitude: 23.9 } },
    legs: [
      { by: 'car' as const, minutes: 50 },
      { by: 'boat' as const, minutes: 165 },
    ],
    carSeats: { infant: 1, toddler: 0, booster: 2 },
  };
  expect(legsInWords(arrival)).toBe('50 minutes by car, 2 hours 45 minutes by boat');
  expect(carSeatsInWords(arrival)).toBe('1 for a baby, 2 boosters');
  expect(carSeatsInWords({ ...arrival, carSeats: { infant: 0, toddler: 0, booster: 0 } })).toBe('None');
  expect(flightInWords({ flightMinutes: 220, flightStops: 0 })).toBe('3 hours 40 minutes in the air, direct');
  expect(flightInWords({ flightMinutes: 805, flightStops: 2 })).toBe('13 hours 25 minutes in the air, two changes');
  expect(flightInWords({ flightMinutes: 0, flightStops: 0 })).toContain('No flight');
});

it('names every allergen once: cooked without, or not promised', { tags: ['promise:hotel-not-promised'] }, () => {
  expect(cookedWithoutInWords(['nuts', 'gluten'])).toBe('Without nuts and peanuts, gluten');
  expect(notPromisedInWords(['nuts', 'gluten'])).toBe('Milk, eggs, fish, shellfish, soya, sesame');
  expect(cookedWithoutInWords([])).toBe('Nothing is promised');
  expect(notPromisedInWords(['nuts', 'gluten', 'milk', 'eggs', 'fish', 'shellfish', 'soya', 'sesame'])).toBe('');
});

it('lists the hours of a club under the ages that they take', () => {
  const session = (fromAge: number, from: string, to: string) => ({ fromAge, toAge: 11, from, to, when: 'daily' });
  const club = { name: 'Crab', fromAge: 4, toAge: 11, hours: '', note: '' };
  const sessions = [session(4, '08:30', '11:30'), session(4, '15:00', '16:00'), session(6, '17:30', '20:30')];
  expect(sessionsByAge({ ...club, sessions })).toEqual([
    { ages: '4 to 11 years', hours: ['08:30–11:30, daily', '15:00–16:00, daily'] },
    { ages: '6 to 11 years', hours: ['17:30–20:30, daily'] },
  ]);
  expect(sessionsByAge({ ...club, sessions: [{ fromAge: 4, toAge: 12, when: 'at low tide' }] })).toEqual([
    { ages: '4 to 12 years', hours: ['At low tide'] },
  ]);
});
