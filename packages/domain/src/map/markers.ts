import type { HotelPoint } from '@myler/api-client/contract';
import { placeOn, type Plate } from './plates.ts';

/** An arch on a plate. It stands for one hotel, or for several that are too close to separate. */
export interface Marker {
  x: number;
  y: number;
  hotels: readonly HotelPoint[];
}

/** The distance below which two arches overlap, in the plate's units: an arch with a number is 26 wide and 27 high. */
export const MARKER_DISTANCE = 27;

/** The same on a telephone, where arches are drawn larger. */
export const MARKER_DISTANCE_SMALL = 44;

/** The hotels as markers. Merges those nearer than `minDistance`, the closest first, until none overlap. */
export function markersOn(plate: Plate, hotels: readonly HotelPoint[], minDistance = MARKER_DISTANCE): Marker[] {
  const markers = hotels.flatMap((hotel): Marker[] => {
    const place = placeOn(plate, hotel.coordinates);
    return place ? [{ x: place[0], y: place[1], hotels: [hotel] }] : [];
  });
  for (let pair = closestPair(markers, minDistance); pair; pair = closestPair(markers, minDistance)) {
    const [first, second] = pair;
    markers.splice(markers.indexOf(second), 1);
    markers.splice(markers.indexOf(first), 1, mergeMarkers(first, second));
  }
  return markers;
}

function closestPair(markers: readonly Marker[], minDistance: number): [Marker, Marker] | undefined {
  let closest: [Marker, Marker] | undefined;
  let least = minDistance;
  for (const [index, first] of markers.entries()) {
    for (const second of markers.slice(index + 1)) {
      const distance = Math.hypot(first.x - second.x, first.y - second.y);
      if (distance >= least) continue;
      least = distance;
      closest = [first, second];
    }
  }
  return closest;
}

/** A marker in the middle of all hotels that it stands for. */
function mergeMarkers(first: Marker, second: Marker): Marker {
  const hotels = [...first.hotels, ...second.hotels];
  const share = second.hotels.length / hotels.length;
  return { x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share, hotels };
}

/** An arrow key. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const directionVectors: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The marker that an arrow key leads to: the nearest in that direction, where distance straight ahead counts less than
 * distance to the side.
 */
export function markerTowards(markers: readonly Marker[], from: Marker, direction: Direction): Marker | undefined {
  const [directionX, directionY] = directionVectors[direction];
  let nearest: Marker | undefined;
  let least = Infinity;
  for (const marker of markers) {
    const ahead = (marker.x - from.x) * directionX + (marker.y - from.y) * directionY;
    const sideways = Math.abs((marker.x - from.x) * directionY) + Math.abs((marker.y - from.y) * directionX);
    if (marker === from || ahead <= 0) continue;
    const distance = ahead + sideways * 2;
    if (distance >= least) continue;
    least = distance;
    nearest = marker;
  }
  return nearest;
}
