import { useAtom } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { Button } from '@myler/ui/button';
import { SelectField } from '@myler/ui/select-field';
import { journeyAtom, readJourney } from '../../features/enquiry/journey.ts';
import { ChildToken } from './room-plan.Child.tsx';
import { furnishRooms, type Bed, type PlannedRoom } from './furnish-rooms.ts';
import { RoomPlan } from './hotel.RoomPlan.tsx';
import { bedsFor, placeAdults, placeChildren, whyNot } from './place-children.ts';
import { childOf } from './child-words.ts';
import styles from './room-plan.island.module.css';

/** Two adults, unless the address says otherwise. */
const ADULTS = 2;
const NOBODY: readonly number[] = [];
const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

/**
 * The plan of the drawn rooms with the visitor's children in its beds. A child is moved by dragging, by the arrow keys,
 * or by a select below the plan. The ages are those of the enquiry form, too.
 */
export function LiveRoomPlan({ rooms }: { rooms: readonly PlannedRoom[] }) {
  const plan = usePlan(rooms);
  const { furnished, adultBeds, children, beds, target } = plan;
  return (
    <div className={styles.plan}>
      <div className={styles.rooms}>
        {furnished.map((room, index) => (
          <RoomPlan
            key={room.name}
            room={room}
            adults={adultBeds}
            hasDoor={index < furnished.length - 1}
            target={target}
            onBed={plan.keepBed}
            isOnTop={plan.draggedFrom === index}
          >
            {children.map(
              ({ bed, slot, ...child }) =>
                bed?.room === index && <ChildToken key={child.index} {...child} bed={bed} slot={slot} plan={plan} />,
            )}
          </RoomPlan>
        ))}
      </div>
      <p id={plan.hintId} className="visually-hidden">
        The arrow keys move the child to another bed. There is a list of beds below the plan, too.
      </p>
      <div className={styles.controls}>
        <SelectField
          label="Add a child’s age"
          name="child-age"
          isRequired
          placeholder="Age"
          value=""
          isDisabled={children.length >= MAX_FILTER_CHILDREN}
          onChange={(age: string) => plan.add(Number(age))}
          options={ages}
        />
        {children.map((child) => (
          <div key={child.index} className={styles.child}>
            <SelectField
              label={`${childOf(child.age, true)} sleeps in`}
              name={`bed-${child.index}`}
              isRequired
              placeholder="No bed left"
              value={child.bed?.id ?? ''}
              onChange={(bed: string) => plan.move(child.index, bed)}
              options={child.choices.map((bed) => ({ value: bed.id, label: plan.bedName(bed) }))}
            />
            <Button variant="quiet" onClick={() => plan.remove(child.index)}>
              Remove<span className="visually-hidden"> the {childOf(child.age)}</span>
            </Button>
          </div>
        ))}
      </div>
      {children.some(({ bed }) => !bed) && (
        <p className={styles.note}>
          {children.filter(({ bed }) => !bed).length === 1 ? 'One child has' : 'Some children have'} no bed in{' '}
          {beds.length > 0 && furnished.length > 1 ? 'these two rooms' : 'this room'}. The table below has the others.
        </p>
      )}
      <p className={styles.note} role="status">
        {plan.message}
      </p>
    </div>
  );
}

export type Plan = ReturnType<typeof usePlan>;

function usePlan(rooms: readonly PlannedRoom[]) {
  const [journey, setJourney] = useAtom(journeyAtom);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [message, setMessage] = useState('');
  const [target, setTarget] = useState<string>();
  const [draggedFrom, setDraggedFrom] = useState<number>();
  const bedElements = useRef(new Map<string, SVGElement>());
  const hintId = useId();
  useEffect(() => setJourney((known) => ({ ...readJourney(location.search), ...known })), [setJourney]);

  const furnished = useMemo(() => furnishRooms(rooms), [rooms]);
  const beds = useMemo(() => furnished.flatMap((room) => room.beds), [furnished]);
  const adults = journey.adults ?? ADULTS;
  const childrenAges = journey.ages ?? NOBODY;
  const places = placeChildren(beds, childrenAges, adults, chosen);
  const bedName = (bed: Bed) => `${nameOf(bed, beds)}, ${furnished[bed.room]?.name}`;

  const setAges = (next: readonly number[]) => setJourney((known) => ({ ...known, ages: next }));
  const move = (child: number, to: string) => {
    const age = childrenAges[child] ?? 0;
    const bed = beds.find(({ id }) => id === to);
    if (!bed) return;
    const isPossible = bedsFor(beds, childrenAges, adults, places, child).includes(bed);
    // The others stay where they are: only the visitor moves them.
    if (isPossible) setChosen(new Map([...places.entries(), [child, to] as const].filter(hasBed)));
    setMessage(
      isPossible ? `The ${childOf(age)} is in ${bedName(bed)}.` : (whyNot(bed, age) ?? `${bedName(bed)} is taken.`),
    );
  };
  return {
    furnished,
    beds,
    adultBeds: placeAdults(beds, adults),
    children: childrenAges.map((age, index) => ({
      index,
      age,
      bed: beds.find(({ id }) => id === places[index]),
      // Of two children in one double, the second lies on the right.
      slot: places.slice(0, index).filter((id) => id === places[index]).length,
      choices: bedsFor(beds, childrenAges, adults, places, index),
    })),
    message,
    target,
    draggedFrom,
    hintId,
    bedName,
    move,
    add: (age: number) => setAges([...childrenAges, age]),
    remove: (child: number) => {
      setChosen(new Map());
      setAges(childrenAges.filter((_, index) => index !== child));
    },
    keepBed: (id: string, element: SVGElement | null) => {
      if (element) bedElements.current.set(id, element);
      else bedElements.current.delete(id);
    },
    /** The bed at a point of the window. */
    bedAt: (x: number, y: number): string | undefined =>
      [...bedElements.current].find(([, element]) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      })?.[0],
    drag: (from: number | undefined, over: string | undefined) => {
      setDraggedFrom(from);
      setTarget(over);
    },
  };
}

const hasBed = (entry: readonly [number, string | null]): entry is readonly [number, string] => entry[1] !== null;

/** "Single 2", or "the double" when it is the only one of its kind in its room. */
function nameOf({ id, room, kind }: Bed, beds: readonly Bed[]): string {
  const alike = beds.filter((bed) => bed.room === room && bed.kind === kind);
  return alike.length === 1 ? `the ${kind}` : `${kind} ${alike.findIndex((bed) => bed.id === id) + 1}`;
}
