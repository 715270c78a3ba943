import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styles from './RoomPlan.module.css';

/** A bed on the plan, in units of the drawing. */
export interface PlanBed {
  id: string;
  /** What it is called below it. A double has two pillows, and a cot has bars. */
  kind: string;
  x: number;
  y: number;
  width: number;
  length: number;
}

export interface RoomPlanProps {
  room: { name: string; width: number; height: number; beds: readonly PlanBed[] };
  /** Says what the drawing shows. */
  label: string;
  words: { door: string; you: string };
  /** The number of adults in each bed. */
  adults: ReadonlyMap<string, number>;
  /** Draws the door to the next room: in the wall beside it, and where the rooms stand below each other, in the lower wall. */
  hasDoor: boolean;
  /** The widest room of the plan, in units of the drawing. */
  widest: number;
  /** The bed that the child would sleep in if it were dropped now. */
  target?: string | undefined;
  /** Lets the parts that are moved find each bed on the screen. */
  onBed?: (id: string, element: SVGElement | null) => void;
  /** A child is being dragged out of this room. */
  isOnTop?: boolean;
  /** The children. */
  children?: (ReactElement | false)[];
}

/** A plan of a room from above, drawn from its description: beds along the wall, and the door to the next room. */
export function RoomPlan({
  room,
  label,
  words,
  adults,
  hasDoor,
  widest,
  target,
  onBed,
  isOnTop,
  children,
}: RoomPlanProps) {
  const { name, width, height, beds } = room;
  return (
    <figure className={styles.room} data-on-top={isOnTop || undefined}>
      <figcaption>{name}</figcaption>
      <svg
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        // The style sheet uses the width where the rooms are below each other, and the height where they are beside each
        // other, so that all rooms have one scale.
        width={`${Math.round((100 * (width + 4)) / (widest + 4))}%`}
        height={height + 4}
        role="group"
        aria-label={label}
      >
        <rect className={styles.floor} width={width} height={height} />
        <path className={styles.window} d={`M28 ${height}h${Math.min(90, width / 2)}`} />
        <g aria-hidden="true">
          {beds.map((bed) => (
            <BedDrawing
              key={bed.id}
              bed={bed}
              you={adults.has(bed.id) && words.you}
              isTarget={target === bed.id}
              {...(onBed ? { place: (element: SVGElement | null) => onBed(bed.id, element) } : {})}
            />
          ))}
          {hasDoor && <Door width={width} height={height} words={words.door} />}
        </g>
        {children}
      </svg>
    </figure>
  );
}

/** In the wall to the room beside it, and in the wall to the room below. The style sheet shows one of them. */
function Door({ width, height, words }: { width: number; height: number; words: string }) {
  return (
    <>
      <g className={styles.besideDoor} transform={`translate(${width} ${height - 66})`}>
        <path className={styles.opening} d="M0 0v52" />
        <path className={styles.door} d="M0 0h-52M-52 0A52 52 0 0 0 0 52" />
        <text className={styles.words} x={-60} y={42} textAnchor="end">
          {words}
        </text>
      </g>
      <g className={styles.lowerDoor} transform={`translate(${width - 80} ${height})`}>
        <path className={styles.opening} d="M0 0h52" />
        <path className={styles.door} d="M0 0v-52M0 -52A52 52 0 0 1 52 0" />
        <text className={styles.words} x={-8} y={-12} textAnchor="end">
          {words}
        </text>
      </g>
    </>
  );
}

interface BedDrawingProps {
  bed: PlanBed;
  /** Said of a bed of the adults. */
  you: string | false;
  isTarget: boolean;
  place?: (element: SVGElement | null) => void;
}

function BedDrawing({ bed: { kind, x, y, width, length }, you, isTarget, place }: BedDrawingProps) {
  const pillows = kind === 'double' ? 2 : 1;
  const pillow = (width - 8 - (pillows - 1) * 4) / pillows;
  const isCot = kind === 'cot';
  return (
    <g transform={`translate(${x} ${y})`} className={styles.bed} data-target={isTarget || undefined}>
      <rect ref={place} width={width} height={length} />
      <path d={`M0 ${isCot ? 20 : 30}h${width}`} />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          className={styles.pillow}
          x={4 + index * (pillow + 4)}
          y={4}
          width={pillow}
          height={isCot ? 11 : 18}
        />
      ))}
      {isCot && <path d={`M${width / 4} 20v50M${width / 2} 20v50M${(width * 3) / 4} 20v50`} strokeOpacity={0.5} />}
      <text className={you ? styles.you : styles.words} x={width / 2} y={length + 20} textAnchor="middle">
        {you || kind}
      </text>
      {you && (
        <text className={styles.words} x={width / 2} y={length + 37} textAnchor="middle">
          {kind}
        </text>
      )}
    </g>
  );
}

/** The plans of rooms that connect: beside each other where there is room, else below each other. */
export function RoomPlans({ children }: { children: ReactElement | ReactElement[] }) {
  return <div className={styles.rooms}>{children}</div>;
}

export interface PlanTokenProps extends ComponentPropsWithRef<'g'> {
  /** Its middle, in units of the drawing. */
  at: readonly [x: number, y: number];
  isDragged: boolean;
  /** What stands on it: an age. */
  text: ReactNode;
}

/** A disc on a plan that can be dragged, such as a child in its bed. Its `aria-label` says what it is. */
export function PlanToken({ at: [x, y], isDragged, text, ...props }: PlanTokenProps) {
  return (
    <g
      {...props}
      className={styles.token}
      data-dragged={isDragged ? true : undefined}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
    >
      {/* The finger's target is larger than the disc. */}
      <circle className={styles.reach} r={30} />
      <circle className={styles.disc} r={19} />
      <text textAnchor="middle" y={6}>
        {text}
      </text>
    </g>
  );
}
