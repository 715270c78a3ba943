import { describe, expect, it } from 'vitest';
import { furnishRooms } from './furnish-rooms.ts';
import { bedsFor, placeChildren, bedRefusal } from './place-children.ts';

const [takamaka, two] = furnishRooms([
  { name: 'Takamaka Family', beds: 'A double, and two singles in an alcove', sleeps: 4, cots: 1 },
  { name: 'Takamaka Two', beds: 'Two singles that make a double', sleeps: 2, cots: 1 },
]);
const beds = [...(takamaka?.beds ?? []), ...(two?.beds ?? [])];
const bunkRoom =
  furnishRooms([{ name: 'Alpage', beds: 'A double, and two bunks behind a panelled door', sleeps: 4, cots: 0 }])[0]
    ?.beds ?? [];
const named = (id: string | null) => {
  const bed = beds.find((each) => each.id === id);
  return bed && `${bed.kind} in ${bed.room === 0 ? 'Takamaka Family' : 'Takamaka Two'}`;
};
const nobodyChosen = new Map<number, string>();

describe('a plan of two connecting rooms with two adults', () => {
  it.each([
    [[0], ['cot in Takamaka Family']],
    [[2], ['single in Takamaka Family']],
    [
      [2, 7],
      ['single in Takamaka Family', 'single in Takamaka Family'],
    ],
    [
      [14, 3],
      ['single in Takamaka Two', 'single in Takamaka Family'],
    ],
    [
      [0, 1],
      ['cot in Takamaka Family', 'cot in Takamaka Two'],
    ],
    // The double is the parents', and there are two cots.
    [
      [0, 0, 1],
      ['cot in Takamaka Family', 'cot in Takamaka Two', undefined],
    ],
  ])('puts children of %j in %j', (ages, places) => {
    expect(placeChildren(beds, ages, 2, nobodyChosen).map(named)).toEqual(places);
  });

  it('leaves a place in the double to a baby when one adult travels', () => {
    expect(placeChildren(beds, [0, 0, 1], 1, nobodyChosen).map(named)).toContain('double in Takamaka Family');
  });

  it('keeps a child where the visitor put it, and the others make room', () => {
    const places = placeChildren(beds, [2, 7], 2, new Map([[0, '1-0']]));
    expect(places.map(named)).toEqual(['single in Takamaka Two', 'single in Takamaka Family']);
  });

  it('ignores a choice that the child is too old for', () => {
    const cot = beds.find(({ kind }) => kind === 'cot')?.id ?? '';
    expect(placeChildren(beds, [5], 2, new Map([[0, cot]])).map(named)).toEqual(['single in Takamaka Family']);
  });

  it('never puts more people into a bed than it has places', () => {
    const ages = Array.from({ length: 10 }, (_, index) => index);
    const places = placeChildren(beds, ages, 2, nobodyChosen);
    const used = places.filter((id) => id !== null);
    expect(new Set(used).size).toBe(used.length);
    expect(used).toHaveLength(6);
  });

  it('offers a child the beds that are free and fit its age, its own among them', () => {
    const places = placeChildren(beds, [2, 7], 2, nobodyChosen);
    expect(bedsFor(beds, [2, 7], 2, places, 1).map(({ id }) => named(id))).toEqual([
      'single in Takamaka Family',
      'single in Takamaka Two',
      'single in Takamaka Two',
    ]);
  });
});

it('says why a bed is not for a child', () => {
  expect(bedRefusal({ kind: 'cot' }, 2)).toBe('A cot is for children under two.');
  expect(bedRefusal({ kind: 'cot' }, 1)).toBeUndefined();
  expect(bedRefusal({ kind: 'upper bunk' }, 5)).toBe('An upper bunk is for children of six and over.');
  expect(bedRefusal({ kind: 'upper bunk' }, 6)).toBeUndefined();
  expect(bedRefusal({ kind: 'single' }, 1)).toMatch(/in a cot, or beside you/);
});

it('has the child of four below and the child of nine above in a pair of bunks', () => {
  const kinds = placeChildren(bunkRoom, [9, 4], 2, nobodyChosen).map(
    (id) => bunkRoom.find((bed) => bed.id === id)?.kind,
  );
  expect(kinds).toEqual(['upper bunk', 'lower bunk']);
});
