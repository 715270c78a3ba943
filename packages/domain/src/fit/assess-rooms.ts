import type { Room } from '@myler/api-client/contract';
import { counted } from '../words/counts.ts';
import { finding, type Finding, type AssessedHotel, type Travellers } from './finding.ts';

/** Whether the family sleeps behind one door or two that connect, and in which rooms. */
export function assessRooms({ sleepsTogether, rooms }: AssessedHotel, { inBeds, cots }: Travellers): Finding[] {
  if (inBeds > sleepsTogether) {
    return [finding('rooms', 'no', `Sleeps ${sleepsTogether} together at most, and you are ${inBeds} in beds.`)];
  }
  const named = rooms && smallestPlace(rooms, inBeds, cots);
  if (named) return [finding('rooms', 'yes', named)];
  if (rooms) {
    const sentence = `Sleeps up to ${sleepsTogether} together, but not with ${counted(cots, 'cot')} beside the beds.`;
    return [finding('rooms', 'perhaps', sentence)];
  }
  return [finding('rooms', 'yes', `Sleeps up to ${sleepsTogether} together, and you are ${inBeds} in beds.`)];
}

interface Place {
  sleeps: number;
  cots: number;
  words: string;
}

/** The smallest room, or two with a door between them, that is large enough. A single room comes first. */
function smallestPlace(rooms: readonly Room[], inBeds: number, cots: number): string | undefined {
  const isEnough = (place: Place) => place.sleeps >= inBeds && place.cots >= cots;
  const smallest = (places: readonly Place[]) => places.filter(isEnough).toSorted((a, b) => a.sleeps - b.sleeps)[0];
  return (smallest(rooms.map(single)) ?? smallest(rooms.flatMap((room) => pairOf(room, rooms))))?.words;
}

function single({ name, sleeps, cots }: Room): Place {
  return { sleeps, cots, words: `Together in one room: ${name} sleeps ${sleeps}${withCots(cots)}.` };
}

function pairOf(room: Room, rooms: readonly Room[]): Place[] {
  const other = rooms.find(({ name }) => name === room.connectsWith);
  // A room that connects with another of its kind needs two of them.
  if (!other || (other === room && room.count < 2)) return [];
  const sleeps = room.sleeps + other.sleeps;
  const cots = room.cots + other.cots;
  const names = other === room ? `two of ${room.name}` : `${room.name} and ${other.name}`;
  return [{ sleeps, cots, words: `With a door between: ${names} sleep ${sleeps}${withCots(cots)}.` }];
}

const withCots = (cots: number) => (cots > 0 ? `, and ${counted(cots, 'cot fits', 'cots fit')}` : '');

/** Whether there are cots enough, and how large they are. */
export function assessCots({ cot }: AssessedHotel, { cots }: Travellers): Finding[] {
  if (cots === 0) return [];
  if (!cot) return [finding('cot', 'no', 'There is no cot.')];
  const size = `${cot.length} × ${cot.width} cm`;
  if (cot.count < cots) {
    return [finding('cot', 'no', `${counted(cot.count, 'cot')} in the whole hotel, and you need ${cots}.`)];
  }
  if (cot.mostInRoom < cots) {
    const sentence = `${counted(cot.mostInRoom, 'cot fits', 'cots fit')} a room at most, and you need ${cots}.`;
    return [finding('cot', 'perhaps', sentence)];
  }
  return [
    finding(
      'cot',
      'yes',
      `${counted(cot.count, 'cot')} of ${size}; ${counted(cot.mostInRoom, 'fits', 'fit')} one room.`,
    ),
  ];
}
