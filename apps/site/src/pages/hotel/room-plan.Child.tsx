import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { type Bed, childOf } from '@myler/domain/rooms';
import { PlanToken } from '@myler/ui/sections/room-plan';
import type { Plan } from './use-plan.ts';

interface ChildTokenProps {
  index: number;
  age: number;
  bed: Bed;
  /** 1 for the second child in the same bed. */
  slot: number;
  /** The beds that the child can move to, its own included. */
  choices: readonly Bed[];
  plan: Plan;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** The child that an arrow key has moved to another room, whose element there must receive the focus. */
let focusedChild: number | undefined;

/** A child in its bed, with its age. */
export function ChildToken({ index, age, bed, slot, choices, plan }: ChildTokenProps) {
  const token = useRef<SVGGElement>(null);
  const { offset, handlers } = useDrag(index, bed, plan);
  useEffect(() => {
    if (focusedChild !== index) return;
    focusedChild = undefined;
    token.current?.focus();
  }, [index]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    const at = choices.findIndex(({ id }) => id === bed.id);
    const next = choices[(at + step + choices.length) % choices.length];
    if (!next) return;
    if (next.room !== bed.room) focusedChild = index;
    plan.move(index, next.id);
  };
  const isShared = bed.places > 1;
  const x = bed.x + (isShared ? bed.width * (slot === 0 && !plan.adultBeds.has(bed.id) ? 0.28 : 0.72) : bed.width / 2);
  const y = bed.y + bed.length * 0.62;
  return (
    <PlanToken
      ref={token}
      at={[x + (offset?.x ?? 0), y + (offset?.y ?? 0)]}
      isDragged={offset !== undefined}
      text={age === 0 ? '<1' : age}
      aria-label={`The ${childOf(age)}, in ${plan.bedName(bed)}`}
      aria-describedby={plan.hintId}
      onKeyDown={move}
      {...handlers}
    />
  );
}

interface Point {
  x: number;
  y: number;
}

/** Follows the pointer, and moves the child to the bed that it is dropped on. */
function useDrag(index: number, bed: Bed, plan: Plan) {
  const start = useRef<Point>(undefined);
  const [offset, setOffset] = useState<Point>();
  const end = (event: PointerEvent<SVGGElement>) => {
    const over = offset && plan.bedAt(event.clientX, event.clientY);
    start.current = undefined;
    setOffset(undefined);
    plan.drag(undefined, undefined);
    if (over && over !== bed.id && event.type === 'pointerup') plan.move(index, over);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGGElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<SVGGElement>) => {
        const from = start.current;
        const drawing = event.currentTarget.ownerSVGElement;
        if (!from || !drawing) return;
        // The drawing's units on the screen.
        const scale = drawing.getScreenCTM()?.a ?? 1;
        setOffset({ x: (event.clientX - from.x) / scale, y: (event.clientY - from.y) / scale });
        plan.drag(bed.room, plan.bedAt(event.clientX, event.clientY));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
