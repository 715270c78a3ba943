import type { Room } from '@myler/api-client/contract';
import { bedsOf } from './bed-places.ts';

/** What a plan needs of a room. */
export type PlannedRoom = Pick<Room, 'name' | 'beds' | 'sleeps' | 'cots'>;
export type BedKind = 'double' | 'single' | 'lower bunk' | 'upper bunk' | 'cot';

/** A bed on the plan, in units of its drawing. */
export interface Bed {
  id: string;
  /** The index of its room. */
  room: number;
  kind: BedKind;
  /** How many people sleep in it. */
  places: number;
  x: number;
  y: number;
  width: number;
  length: number;
}

/** A room of the plan with its beds, in units of the drawing. */
export interface FurnishedRoom {
  name: string;
  beds: Bed[];
  width: number;
  height: number;
}

const WALL = 28;
const GAP = 30;
const ROW = 176;
/** A wider row of beds goes on in a second one, so that a plan can be read on a telephone. */
const MAX_WIDTH = 400;
const MIN_WIDTH = 230;

const widths: Record<BedKind, number> = { double: 92, single: 52, 'lower bunk': 52, 'upper bunk': 52, cot: 46 };

/** The beds of each room in rows along its wall, the rooms equally high. */
export function furnishRooms(rooms: readonly PlannedRoom[]): FurnishedRoom[] {
  const furnished = rooms.map(furnish);
  const height = Math.max(...furnished.map((room) => room.height));
  return furnished.map((room) => ({ ...room, height }));
}

function furnish(room: PlannedRoom, index: number): FurnishedRoom {
  let x = WALL;
  let row = 0;
  let width = MIN_WIDTH;
  const beds = kindsOf(room).map((kind, place): Bed => {
    if (x + widths[kind] + WALL > MAX_WIDTH) {
      x = WALL;
      row += 1;
    }
    const bed = {
      id: `${index}-${place}`,
      room: index,
      kind,
      places: kind === 'double' ? 2 : 1,
      x,
      y: 14 + row * ROW,
      width: widths[kind],
      length: kind === 'cot' ? 70 : 112,
    };
    x += widths[kind] + GAP;
    width = Math.max(width, bed.x + bed.width + WALL);
    return bed;
  });
  return { name: room.name, beds, width, height: (row + 1) * ROW + 64 };
}

function kindsOf(room: PlannedRoom): BedKind[] {
  const { doubles, singles, bunks } = bedsOf(room);
  // "Three bunks in a row" are not above each other.
  const isStacked = !/in a row/.test(room.beds);
  const bunkKinds = times(bunks, (index): BedKind => (isStacked && index % 2 === 1 ? 'upper bunk' : 'lower bunk'));
  return [
    ...times(doubles, (): BedKind => 'double'),
    ...times(singles - bunks, (): BedKind => 'single'),
    ...bunkKinds,
    ...times(room.cots, (): BedKind => 'cot'),
  ];
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
