import type { Bed, BedKind } from './furnish-rooms.ts';

/** Children below this age sleep in a cot, or beside a parent. */
const COT_UNTIL = 2;
/** Nobody below this age sleeps in an upper bunk (EN 747, the European standard for bunk beds). */
const UPPER_BUNK_FROM = 6;
/** From about this age a child likes the room behind the door. */
const OTHER_ROOM_FROM = 8;

/** Which bed each child sleeps in, by the child's index; null if no bed is left. */
export type ChosenBeds = readonly (string | null)[];

/** Why a child of this age cannot sleep in the bed, or undefined if it can. */
export function bedRefusal(bed: Pick<Bed, 'kind'>, age: number): string | undefined {
  if (bed.kind === 'cot' && age >= COT_UNTIL) return 'A cot is for children under two.';
  if (bed.kind === 'upper bunk' && age < UPPER_BUNK_FROM) return 'An upper bunk is for children of six and over.';
  if (bed.kind !== 'cot' && bed.kind !== 'double' && age < COT_UNTIL)
    return 'A child under two sleeps in a cot, or beside you in a double.';
  return undefined;
}

/** The number of adults in each bed: in the doubles, then in single beds. */
export function placeAdults(beds: readonly Bed[], adults: number): Map<string, number> {
  const placed = new Map<string, number>();
  let left = adults;
  const order = ['double', 'single', 'lower bunk', 'upper bunk'] as const;
  for (const kind of order) {
    for (const { id, places } of beds.filter((bed) => bed.kind === kind)) {
      const here = Math.min(left, places);
      if (here > 0) placed.set(id, here);
      left -= here;
    }
  }
  return placed;
}

/**
 * Puts every child in a bed. The visitor's own choices come first; then the youngest child, who has the smallest choice
 * of beds.
 *
 * @param chosen the bed that the visitor chose for a child, by the child's index
 */
export function placeChildren(
  beds: readonly Bed[],
  ages: readonly number[],
  adults: number,
  chosen: ReadonlyMap<number, string>,
): ChosenBeds {
  const taken = placeAdults(beds, adults);
  const parentsRoom = beds.find(({ id }) => taken.has(id))?.room ?? 0;
  const places: (string | null)[] = ages.map(() => null);
  const put = (child: number, bed: Bed | undefined) => {
    if (!bed) return;
    places[child] = bed.id;
    taken.set(bed.id, (taken.get(bed.id) ?? 0) + 1);
  };
  const takes = (bed: Bed, age: number) => isFree(bed, taken) && bedRefusal(bed, age) === undefined;
  for (const [child, id] of chosen) {
    const age = ages[child];
    if (age !== undefined)
      put(
        child,
        beds.find((bed) => bed.id === id && takes(bed, age)),
      );
  }
  const rest = ages.map((age, child) => ({ age, child })).filter(({ child }) => places[child] === null);
  for (const { age, child } of rest.toSorted((a, b) => a.age - b.age)) {
    put(
      child,
      beds
        .filter((bed) => takes(bed, age))
        .toSorted((a, b) => dislike(a, age, parentsRoom) - dislike(b, age, parentsRoom))[0],
    );
  }
  return places;
}

/** The beds that a child could move to, its own included. */
export function bedsFor(
  beds: readonly Bed[],
  ages: readonly number[],
  adults: number,
  places: ChosenBeds,
  child: number,
): Bed[] {
  const taken = placeAdults(beds, adults);
  for (const [other, id] of places.entries()) if (id && other !== child) taken.set(id, (taken.get(id) ?? 0) + 1);
  return beds.filter((bed) => isFree(bed, taken) && bedRefusal(bed, ages[child] ?? 0) === undefined);
}

const isFree = (bed: Bed, taken: ReadonlyMap<string, number>) => (taken.get(bed.id) ?? 0) < bed.places;

const kindRank: Record<BedKind, number> = { cot: 0, single: 1, 'lower bunk': 2, 'upper bunk': 3, double: 4 };

/** Lower is better: the younger, the nearer to the parents. */
function dislike(bed: Bed, age: number, parentsRoom: number): number {
  const isWithParents = bed.room === parentsRoom;
  return kindRank[bed.kind] + (isWithParents === age < OTHER_ROOM_FROM ? 0 : 10);
}
