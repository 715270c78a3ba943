import { Stack } from '../../layout/Stack.tsx';
import styles from './LocatorMap.module.css';

/** The frame of a place whose airport is far away. The one of a near airport is smaller, which brings both closer. */
const FRAME = { width: 400, height: 300 };
const LEAST_WIDTH = 56;
/** How many times as wide as the way from the airport the frame is. */
const AROUND = 5;
/** The size of a sea's name, as in the style sheet. Its letters are spaced: each is as wide as high. */
const LETTERS = 8;

type Position = readonly [x: number, y: number];

export interface LocatorMapProps {
  /** What is shown, in a sentence. */
  label: string;
  /** An SVG file of a map. All positions are in its units. */
  drawing: { src: string; width: number; height: number };
  place: Position;
  /** Where one arrives: drawn with the way from there, if it is on the map. */
  arrival: { at: Position | undefined; name: string; duration: string };
  /** Names of seas and the like, shown where they are whole. */
  names: readonly { name: string; at: Position }[];
}

/** The part of a map around a place and its airport, cut from the file that a map of all places shows. */
export function LocatorMap({ label, drawing, place, arrival, names }: LocatorMapProps) {
  const { left, top, width, height } = frameOf(place, arrival.at, drawing);
  const scale = width / FRAME.width;
  const inFrame = ([x, y]: Position): Position => [(x - left) / scale, (y - top) / scale];
  const [x, y] = inFrame(place);
  return (
    <Stack className={styles.map} role="img" aria-label={label}>
      {/* Not an <image> of the drawing below: that cannot be lazy, and would delay the page's first picture. */}
      <img
        className={styles.plate}
        src={`${drawing.src}#svgView(viewBox(${[left, top, width, height].join(',')}))`}
        alt=""
        width={FRAME.width}
        height={FRAME.height}
        loading="lazy"
      />
      {/* In the units of the frame, so that letters and markers have one size however close the frame is. */}
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
        {names.map(({ name, at }) => {
          const [nameX, nameY] = inFrame(at);
          const half = (name.length * LETTERS) / 2;
          const isWhole =
            nameX - half > 0 && nameX + half < FRAME.width && nameY - LETTERS > 0 && nameY + LETTERS < FRAME.height;
          if (!isWhole) return null;
          return (
            <text key={name} className={styles.sea} x={round(nameX)} y={round(nameY)}>
              {name}
            </text>
          );
        })}
        {arrival.at && <Transfer {...arrival} from={inFrame(arrival.at)} to={[x, y]} />}
        <g transform={`translate(${round(x)} ${round(y)})`}>
          <circle className={styles.halo} r="17" cy="-5" />
          <path className={styles.arch} d="M-7 3v-11a7 7 0 0 1 14 0V3z" />
          <path className={styles.door} d="M-2.7 3v-7.5a2.7 2.7 0 0 1 5.4 0V3z" />
        </g>
      </svg>
    </Stack>
  );
}

interface TransferProps {
  from: Position;
  to: Position;
  name: string;
  duration: string;
}

/** The airport, and the way from it with its duration. */
function Transfer({ from: [fromX, fromY], to: [toX, toY], name, duration }: TransferProps) {
  // The words stand on the side of each place that the way does not go to.
  const isLeft = fromX < toX;
  const side = isLeft ? -1 : 1;
  const anchor = isLeft ? 'end' : 'start';
  const isNearEdge = isLeft ? fromX < 130 : fromX > FRAME.width - 130;
  return (
    <>
      <path className={styles.way} d={`M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`} />
      <circle className={styles.airport} cx={round(fromX)} cy={round(fromY)} r="4" />
      {isNearEdge ? (
        <text
          className={styles.words}
          x={round(clamp(fromX, 100, FRAME.width - 100))}
          y={round(fromY + 22)}
          textAnchor="middle"
        >
          {name}
        </text>
      ) : (
        <text className={styles.words} x={round(fromX + side * 10)} y={round(fromY + 4)} textAnchor={anchor}>
          {name}
        </text>
      )}
      <text className={styles.duration} x={round(toX - side * 22)} y={round(toY)} textAnchor={isLeft ? 'start' : 'end'}>
        {duration}
      </text>
    </>
  );
}

/** A frame on the map that shows the place, and the airport if it is on the map and not too far. */
function frameOf([x, y]: Position, arrival: Position | undefined, map: { width: number; height: number }) {
  const [airportX, airportY] = arrival ?? [x, y];
  const distance = Math.max(Math.abs(airportX - x), (Math.abs(airportY - y) * FRAME.width) / FRAME.height);
  const width = arrival ? clamp(distance * AROUND, LEAST_WIDTH, FRAME.width) : FRAME.width;
  const height = (width * FRAME.height) / FRAME.width;
  const isTogether = distance * 1.25 < width;
  const [middleX, middleY] = isTogether ? [(x + airportX) / 2, (y + airportY) / 2] : [x, y];
  return {
    left: round(clamp(middleX - width / 2, 0, map.width - width)),
    top: round(clamp(middleY - height / 2, 0, map.height - height)),
    width: round(width),
    height: round(height),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const round = (value: number) => Number(value.toFixed(1));
