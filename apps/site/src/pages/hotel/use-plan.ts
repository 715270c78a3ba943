import { useId, useMemo, useRef, useState } from 'react';
import { useIsLive } from '@myler/ui/use-is-live';
import type { Journey } from '@myler/domain/enquiry';
import { useJourney } from '../../features/enquiry/use-journey.ts';
import {
  childOf,
  furnishRooms,
  type Bed,
  type FurnishedRoom,
  type PlannedRoom,
  bedsFor,
  placeAdults,
  placeChildren,
  bedRefusal,
  type ChosenBeds,
} from '@myler/domain/rooms';

export type Plan = ReturnType<typeof usePlan>;

/** Two adults, unless the address says otherwise. */
const ADULTS = 2;
const NOBODY: readonly number[] = [];
const NOT_KNOWN: Journey = {};

/** The children in the beds of the plan, and what moves them. */
export function usePlan(rooms: readonly PlannedRoom[]) {
  const { journey, setJourney } = useJourney();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [message, setMessage] = useState('');
  const hintId = useId();

  const furnished = useMemo(() => furnishRooms(rooms), [rooms]);
  const beds = furnished.flatMap((room) => room.beds);
  // The enquiry form may have read the address before this island hydrates, whose first render must equal the server's.
  const { adults = ADULTS, ages = NOBODY } = useIsLive() ? journey : NOT_KNOWN;
  const places = placeChildren(beds, ages, adults, chosen);
  const choicesOf = (child: number) => bedsFor(beds, ages, adults, places, child);
  const bedName = (bed: Bed) => nameOf(bed, furnished);
  const setAges = (next: readonly number[]) => setJourney((known) => ({ ...known, ages: next }));
  const move = (child: number, to: string) => {
    const age = ages[child] ?? 0;
    const bed = beds.find(({ id }) => id === to);
    if (!bed) return;
    const isPossible = choicesOf(child).includes(bed);
    // The others stay where they are: only the visitor moves them.
    if (isPossible) setChosen(new Map([...places.entries(), [child, to] as const].filter(hasBed)));
    setMessage(
      isPossible ? `The ${childOf(age)} is in ${bedName(bed)}.` : (bedRefusal(bed, age) ?? 'That bed is taken.'),
    );
  };
  const remove = (child: number) => {
    setChosen(new Map());
    setAges(ages.filter((_, index) => index !== child));
  };
  return {
    furnished,
    adultBeds: placeAdults(beds, adults),
    children: ages.map((age, index) => ({ index, age, choices: choicesOf(index), ...lies(beds, places, index) })),
    message,
    hintId,
    bedName,
    move,
    add: (age: number) => setAges([...ages, age]),
    remove,
    ...useBedsOnScreen(),
  };
}

/** Where the beds are in the window, and which of them a child is dragged over. */
function useBedsOnScreen() {
  const elements = useRef(new Map<string, SVGElement>());
  const [target, setTarget] = useState<string>();
  const [draggedFrom, setDraggedFrom] = useState<number>();
  return {
    target,
    draggedFrom,
    keepBed: (id: string, element: SVGElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    /** The bed at a point of the window. */
    bedAt: (x: number, y: number): string | undefined =>
      [...elements.current].find(([, element]) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      })?.[0],
    drag: (from: number | undefined, over: string | undefined) => {
      setDraggedFrom(from);
      setTarget(over);
    },
  };
}

/** The child's bed. Of two children in one double, the second has slot 1 and lies on the right. */
function lies(beds: readonly Bed[], places: ChosenBeds, child: number) {
  const place = places[child];
  return {
    bed: beds.find(({ id }) => id === place),
    slot: places.slice(0, child).filter((id) => id === place).length,
  };
}

const hasBed = (entry: readonly [number, string | null]): entry is readonly [number, string] => entry[1] !== null;

/** "single 2, Takamaka Two", or "the double, …" when it is the only one of its kind in its room. */
function nameOf({ id, room, kind }: Bed, furnished: readonly FurnishedRoom[]): string {
  const { name, beds } = furnished[room] ?? { name: '', beds: [] };
  const alike = beds.filter((bed) => bed.kind === kind);
  const which = alike.length === 1 ? `the ${kind}` : `${kind} ${alike.findIndex((bed) => bed.id === id) + 1}`;
  return `${which}, ${name}`;
}
