import { geoAzimuthalEqualAreaRaw, geoMercatorRaw, geoRotation } from 'd3-geo';
import type { HotelPoint } from '@myler/api-client/contract';
import type { Region } from '@myler/config/hotels';

/** The size of every plate in its units: upright, three to four. */
export const PLATE_WIDTH = 528;
/** Three quarters of it are the width. */
export const PLATE_HEIGHT = 704;

/** The world, or a region. */
export type PlateId = 'world' | Region;

/** A hemisphere, seen from above its middle, in an equal-area projection. */
export interface Disc {
  kind: 'disc';
  /** Degrees: longitude, latitude. */
  centre: readonly [number, number];
  /** Where its middle is drawn. The radius says how large it is. */
  at: readonly [number, number];
  radius: number;
}

/** A rectangular part of the world that fills the plate, in a conformal projection with north up. */
export interface Sheet {
  kind: 'sheet';
  centre: readonly [number, number];
  at: readonly [number, number];
  /** Units in a radian of longitude. */
  scale: number;
}

/** Names on the sea, which the page writes as text: a drawing in an image cannot use the page's fonts. */
export interface SeaName {
  words: string;
  at: readonly [longitude: number, latitude: number];
}

/** A map with its charts and the names of its seas. */
export interface Plate {
  id: PlateId;
  charts: readonly (Disc | Sheet)[];
  seas: readonly SeaName[];
}

export const oldWorld: Disc = { kind: 'disc', centre: [56, 14], at: [258, 254], radius: 236 };
const newWorld: Disc = { kind: 'disc', centre: [-80, 4], at: [404, 578], radius: 108 };

/** Hotels west of the middle of the Atlantic are drawn on the smaller disc. */
const MID_ATLANTIC = -30;

/** Every map, by its id. */
export const plates: Record<PlateId, Plate> = {
  world: {
    id: 'world',
    charts: [oldWorld, newWorld],
    seas: [
      { words: 'Indian Ocean', at: [80, -26] },
      { words: 'Atlantic', at: [-12, 3] },
      { words: 'Pacific', at: [-118, -12] },
    ],
  },
  europe: plateOf(
    'europe',
    [-31, 33, 31, 58],
    [
      { words: 'Atlantic', at: [-17, 47] },
      { words: 'Mediterranean', at: [19.6, 33.7] },
    ],
  ),
  'alps-and-north': plateOf(
    'alps-and-north',
    [-25, 43, 33, 71.5],
    [
      { words: 'Norwegian Sea', at: [-2, 66.5] },
      { words: 'Atlantic', at: [-17, 52] },
    ],
  ),
  africa: plateOf(
    'africa',
    [-16, -36, 50, 36],
    [
      { words: 'Atlantic', at: [-6, -14] },
      { words: 'Indian Ocean', at: [42.3, -30] },
    ],
  ),
  'indian-ocean': plateOf(
    'indian-ocean',
    [36, -30, 86, 14],
    [
      { words: 'Indian Ocean', at: [72, -10] },
      { words: 'Arabian Sea', at: [63, 13] },
    ],
  ),
  asia: plateOf(
    'asia',
    [68, -14, 147, 48],
    [
      { words: 'Indian Ocean', at: [83, -8] },
      { words: 'Pacific', at: [138, 20] },
    ],
  ),
  americas: plateOf(
    'americas',
    [-126, -55, -32, 56],
    [
      { words: 'Pacific', at: [-108, -12] },
      { words: 'Atlantic', at: [-48, 28] },
    ],
  ),
};

/**
 * The position of a hotel on a plate, in its units; undefined outside the plate. A browser needs only the raw
 * projections and a rotation of d3-geo for this: the land is drawn in a build.
 */
export function placeOn(
  plate: Plate,
  { longitude, latitude }: HotelPoint['coordinates'],
): [number, number] | undefined {
  const western = longitude < MID_ATLANTIC;
  const chart = plate.charts.length > 1 && western ? newWorld : plate.charts[0];
  const point = chart && projectOnChart(chart, longitude, latitude);
  if (!point) return undefined;
  const [x, y] = point;
  return x >= 0 && x <= PLATE_WIDTH && y >= 0 && y <= PLATE_HEIGHT ? point : undefined;
}

/** The position of a place on a chart, in the plate's units; undefined on the far side of the globe. */
export function projectOnChart(chart: Disc | Sheet, longitude: number, latitude: number): [number, number] | undefined {
  const [centreLongitude, centreLatitude] = chart.centre;
  if (chart.kind === 'sheet') {
    const turned = geoRotation([-centreLongitude, 0])([longitude, latitude]);
    const [x, y] = geoMercatorRaw(radians(turned[0]), radians(latitude));
    const [, middle] = geoMercatorRaw(0, radians(centreLatitude));
    return [chart.at[0] + chart.scale * x, chart.at[1] - chart.scale * (y - middle)];
  }
  const turned = geoRotation([-centreLongitude, -centreLatitude])([longitude, latitude]);
  const [x, y] = geoAzimuthalEqualAreaRaw(radians(turned[0]), radians(turned[1]));
  if (x * x + y * y > 2) return undefined;
  const scale = discScale(chart);
  return [chart.at[0] + scale * x, chart.at[1] - scale * y];
}

/** The projection's scale in d3-geo: a hemisphere of scale 1 has the radius √2. */
export function discScale({ radius }: Disc): number {
  return radius / Math.SQRT2;
}

function plateOf(
  id: Region,
  [west, south, east, north]: readonly [number, number, number, number],
  seas: readonly SeaName[],
): Plate {
  const top = geoMercatorRaw(0, radians(north))[1];
  const bottom = geoMercatorRaw(0, radians(south))[1];
  const middle = (2 * Math.atan(Math.exp((top + bottom) / 2)) - Math.PI / 2) * (180 / Math.PI);
  const scale = Math.min(PLATE_WIDTH / radians(east - west), PLATE_HEIGHT / (top - bottom));
  return {
    id,
    charts: [{ kind: 'sheet', centre: [(west + east) / 2, middle], at: [PLATE_WIDTH / 2, PLATE_HEIGHT / 2], scale }],
    seas,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
