import type { Hotel, HotelPoint } from '@myler/api-client/contract';
import type { Region } from '@myler/config/hotels';
import { durationInWords, shortDuration } from '@myler/domain/words';
import { PLATE_HEIGHT, placeOn, plates, PLATE_WIDTH, seaNameWidth } from '@myler/domain/map';
import { Stack } from '@myler/ui/layout';
import { platePictures } from './plate-pictures.ts';
import styles from './WhereItIs.module.css';

/** The frame of a hotel whose airport is far away. The one of a near airport is smaller, which brings both closer. */
const FRAME = { width: 400, height: 300 };
const LEAST_WIDTH = 56;
/** How many times as wide as the way from the airport the frame is. */
const AROUND = 5;
/** The size of a sea's name, as in the stylesheet. */
const LETTERS = 8;

interface WhereItIsProps {
  hotel: HotelPoint & { region: Region } & Pick<Hotel, 'arrival' | 'transferMinutes'>;
}

/** The part of the region's plate around the hotel and its airport, cut from the picture that the map of all hotels shows. */
export function WhereItIs({ hotel }: WhereItIsProps) {
  const plate = plates[hotel.region];
  const { airport } = hotel.arrival;
  const [x, y] = placeOn(plate, hotel.coordinates) ?? [PLATE_WIDTH / 2, PLATE_HEIGHT / 2];
  const landing = placeOn(plate, airport.coordinates);
  const { left, top, width, height } = frameOf([x, y], landing);
  const scale = width / FRAME.width;
  return (
    <Stack
      className={styles.map}
      role="img"
      aria-label={`Map: ${hotel.name} is at ${hotel.place}, ${durationInWords(hotel.transferMinutes)} from ${airport.name} airport (${airport.code}).`}
    >
      {/* Not an <image> of the drawing below: that cannot be lazy, and would delay the hotel's first picture. */}
      <img
        className={styles.plate}
        src={`${platePictures[hotel.region]}#svgView(viewBox(${[left, top, width, height].join(',')}))`}
        alt=""
        width={FRAME.width}
        height={FRAME.height}
        loading="lazy"
      />
      {/* In the units of the frame, so that letters and markers have one size however close the frame is. */}
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
        {plate.seas.map((sea) => {
          const [seaX, seaY] = placeOn(plate, { longitude: sea.at[0], latitude: sea.at[1] }) ?? [0, 0];
          const [atX, atY] = [(seaX - left) / scale, (seaY - top) / scale];
          const half = seaNameWidth(sea, LETTERS) / 2;
          const isWhole =
            atX - half > 0 && atX + half < FRAME.width && atY - LETTERS > 0 && atY + LETTERS < FRAME.height;
          if (!isWhole) return null;
          return (
            <text key={sea.words} className={styles.sea} x={round(atX)} y={round(atY)}>
              {sea.words}
            </text>
          );
        })}
        {landing && (
          <Transfer
            from={[(landing[0] - left) / scale, (landing[1] - top) / scale]}
            to={[(x - left) / scale, (y - top) / scale]}
            airport={airport.name}
            code={airport.code}
            duration={shortDuration(hotel.transferMinutes)}
          />
        )}
        <g transform={`translate(${round((x - left) / scale)} ${round((y - top) / scale)})`}>
          <circle className={styles.halo} r="17" cy="-5" />
          <path className={styles.arch} d="M-7 3v-11a7 7 0 0 1 14 0V3z" />
          <path className={styles.door} d="M-2.7 3v-7.5a2.7 2.7 0 0 1 5.4 0V3z" />
        </g>
      </svg>
    </Stack>
  );
}

type Position = readonly [x: number, y: number];

interface TransferProps {
  from: Position;
  to: Position;
  airport: string;
  code: string;
  duration: string;
}

/** The airport, and the way from it with its duration. */
function Transfer({ from: [fromX, fromY], to: [toX, toY], airport, code, duration }: TransferProps) {
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
        >{`${airport} ${code}`}</text>
      ) : (
        <text
          className={styles.words}
          x={round(fromX + side * 10)}
          y={round(fromY + 4)}
          textAnchor={anchor}
        >{`${airport} ${code}`}</text>
      )}
      <text className={styles.duration} x={round(toX - side * 22)} y={round(toY)} textAnchor={isLeft ? 'start' : 'end'}>
        {duration}
      </text>
    </>
  );
}

/** A frame on the plate that shows the hotel, and the airport if it is on the plate and not too far. */
function frameOf([x, y]: Position, landing: Position | undefined) {
  const [airportX, airportY] = landing ?? [x, y];
  const distance = Math.max(Math.abs(airportX - x), (Math.abs(airportY - y) * FRAME.width) / FRAME.height);
  const width = landing ? clamp(distance * AROUND, LEAST_WIDTH, FRAME.width) : FRAME.width;
  const height = (width * FRAME.height) / FRAME.width;
  const isTogether = distance * 1.25 < width;
  const [middleX, middleY] = isTogether ? [(x + airportX) / 2, (y + airportY) / 2] : [x, y];
  return {
    left: round(clamp(middleX - width / 2, 0, PLATE_WIDTH - width)),
    top: round(clamp(middleY - height / 2, 0, PLATE_HEIGHT - height)),
    width: round(width),
    height: round(height),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const round = (value: number) => Number(value.toFixed(1));
