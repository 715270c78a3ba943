import type { HotelPoint } from '@myler/api-client/contract';
import type { Region } from '@myler/config/hotels';
import { HEIGHT, placeOn, plates, WIDTH, widthOf } from './plates.ts';
import { platePictures } from './plate-pictures.ts';
import styles from './WhereItIs.module.css';

const FRAME = { width: 400, height: 300 };
/** The size of a sea's name, as in the stylesheet. */
const LETTERS = 8;

/** The part of the region's plate around one hotel, cut from the same picture that the map of all hotels shows. */
export function WhereItIs({ hotel }: { hotel: HotelPoint & { region: Region } }) {
  const [x, y] = placeOn(plates[hotel.region], hotel.coordinates) ?? [WIDTH / 2, HEIGHT / 2];
  const left = clamp(x - FRAME.width / 2, WIDTH - FRAME.width);
  const top = clamp(y - FRAME.height / 2, HEIGHT - FRAME.height);
  const frame = [left, top, FRAME.width, FRAME.height];
  return (
    <div className={styles.map} role="img" aria-label={`Map: ${hotel.name} is at ${hotel.place}.`}>
      {/* Not an <image> of the drawing below: that cannot be lazy, and would delay the hotel's first picture. */}
      <img
        className={styles.plate}
        src={`${platePictures[hotel.region]}#svgView(viewBox(${frame.join(',')}))`}
        alt=""
        width={FRAME.width}
        height={FRAME.height}
        loading="lazy"
      />
      <svg viewBox={frame.join(' ')}>
        {plates[hotel.region].seas.map((sea) => {
          const [seaX, seaY] = placeOn(plates[hotel.region], { longitude: sea.at[0], latitude: sea.at[1] }) ?? [0, 0];
          const half = widthOf(sea, LETTERS) / 2;
          const isWhole =
            seaX - half > left &&
            seaX + half < left + FRAME.width &&
            seaY - LETTERS > top &&
            seaY + LETTERS < top + FRAME.height;
          if (!isWhole) return null;
          return (
            <text key={sea.words} className={styles.sea} x={seaX} y={seaY}>
              {sea.words}
            </text>
          );
        })}
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.halo} r="17" cy="-5" />
          <path className={styles.arch} d="M-7 3v-11a7 7 0 0 1 14 0V3z" />
          <path className={styles.door} d="M-2.7 3v-7.5a2.7 2.7 0 0 1 5.4 0V3z" />
        </g>
      </svg>
    </div>
  );
}

/** Keeps the frame on the plate. */
function clamp(value: number, most: number): number {
  return Number(Math.min(Math.max(value, 0), most).toFixed(1));
}
