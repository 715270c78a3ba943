import type { Room } from '@myler/api-client/contract';
import { bedPlaces } from './bed-places.ts';
import { joinWithAnd } from '../../features/hotels/hotels-words.ts';
import styles from './hotel.RoomPlan.module.css';

const HEIGHT = 240;
const WALL = 28;
const GAP = 26;

interface Piece {
  kind: 'double' | 'single' | 'cot';
  x: number;
  width: number;
}

const widths: Record<Piece['kind'], number> = { double: 92, single: 50, cot: 42 };

/**
 * A plan of the rooms from above, drawn from their description: beds along the wall, and the door between two rooms.
 */
export function RoomPlan({ rooms }: { rooms: readonly Room[] }) {
  const drawn = rooms.map((room) => ({ room, pieces: furnish(room) }));
  const sizes = drawn.map(({ pieces }) => widthOf(pieces));
  const width = sizes.reduce((sum, size) => sum + size, 0);
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  return (
    <svg
      className={styles.plan}
      viewBox={`-2 -26 ${width + 4} ${HEIGHT + 28}`}
      role="img"
      aria-label={`Plan: ${joinWithAnd(drawn.map(({ room, pieces }) => describe(room, pieces)))}${rooms.length > 1 ? ', with a door between them' : ''}.`}
    >
      {drawn.map(({ room, pieces }, index) => (
        <g key={room.name} transform={`translate(${starts[index] ?? 0} 0)`}>
          <text className={styles.name} x={2} y={-10}>
            {room.name}
          </text>
          <rect className={styles.floor} width={sizes[index]} height={HEIGHT} />
          <path className={styles.window} d={`M${WALL} ${HEIGHT}h${Math.min(90, (sizes[index] ?? 0) / 2)}`} />
          {pieces.map((piece, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- beds of one kind differ only by their index
            <Bed key={place} piece={piece} />
          ))}
        </g>
      ))}
      {rooms.length > 1 && (
        <g transform={`translate(${starts[1] ?? 0} ${HEIGHT - 82})`}>
          <path className={styles.opening} d="M0 0v52" />
          <path className={styles.door} d="M0 0h52M52 0A52 52 0 0 1 0 52" />
          <text className={styles.words} x={8} y={70}>
            the door
          </text>
        </g>
      )}
    </svg>
  );
}

function Bed({ piece: { kind, x, width } }: { piece: Piece }) {
  const length = kind === 'cot' ? 66 : 112;
  const pillows = kind === 'double' ? 2 : 1;
  const pillow = (width - 8 - (pillows - 1) * 4) / pillows;
  return (
    <g transform={`translate(${x} 14)`} className={styles.bed}>
      <rect width={width} height={length} />
      <path d={`M0 ${kind === 'cot' ? 20 : 30}h${width}`} />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          className={styles.pillow}
          x={4 + index * (pillow + 4)}
          y={4}
          width={pillow}
          height={kind === 'cot' ? 11 : 18}
        />
      ))}
      {kind === 'cot' && (
        <path d={`M${width / 4} 20v46M${width / 2} 20v46M${(width * 3) / 4} 20v46`} strokeOpacity={0.5} />
      )}
      <text className={styles.words} x={width / 2} y={length + 20} textAnchor="middle">
        {kind}
      </text>
    </g>
  );
}

function furnish(room: Room): Piece[] {
  const { doubles, singles } = bedPlaces(room);
  const kinds: Piece['kind'][] = [
    ...Array.from({ length: doubles }, () => 'double' as const),
    ...Array.from({ length: singles }, () => 'single' as const),
    ...Array.from({ length: room.cots }, () => 'cot' as const),
  ];
  let x = WALL;
  return kinds.map((kind) => {
    const piece = { kind, x, width: widths[kind] };
    x += widths[kind] + GAP;
    return piece;
  });
}

/** Wide enough for the room's beds and for its name. */
function widthOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1);
  return Math.max(230, last ? last.x + last.width + WALL : 0);
}

function describe({ name }: Room, pieces: readonly Piece[]): string {
  const count = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).length;
  const parts = (['double', 'single', 'cot'] as const).flatMap((kind) => {
    const many = count(kind);
    return many === 0 ? [] : [`${many} ${kind}${many > 1 ? 's' : ''}`];
  });
  return `${name} with ${joinWithAnd(parts)}`;
}
