import type { HotelPoint } from '@myler/api-client/contract';
import { placeOn, type Plate } from './plates.ts';

/** An arch on a plate: one hotel, or several that stand too close to tell apart. */
export interface Marker {
  x: number;
  y: number;
  hotels: readonly HotelPoint[];
}

/** Two arches nearer than this would overlap, in the plate's units. */
export const APART = 27;

/** The hotels as arches. Those that would overlap become one, the closest first, until all stand apart. */
export function markersOn(plate: Plate, hotels: readonly HotelPoint[]): Marker[] {
  const markers = hotels.flatMap((hotel): Marker[] => {
    const place = placeOn(plate, hotel.coordinates);
    return place ? [{ x: place[0], y: place[1], hotels: [hotel] }] : [];
  });
  for (let pair = closestPair(markers); pair; pair = closestPair(markers)) {
    const [first, second] = pair;
    markers.splice(markers.indexOf(second), 1);
    markers.splice(markers.indexOf(first), 1, together(first, second));
  }
  return markers;
}

function closestPair(markers: readonly Marker[]): [Marker, Marker] | undefined {
  let closest: [Marker, Marker] | undefined;
  let least = APART;
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

/** In the middle of all that it stands for. */
function together(first: Marker, second: Marker): Marker {
  const hotels = [...first.hotels, ...second.hotels];
  const share = second.hotels.length / hotels.length;
  return { x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share, hotels };
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The marker an arrow key leads to: the nearest that way, where straight ahead counts as nearer than aside. */
export function markerTowards(markers: readonly Marker[], from: Marker, direction: Direction): Marker | undefined {
  const [wayX, wayY] = ways[direction];
  let nearest: Marker | undefined;
  let least = Infinity;
  for (const marker of markers) {
    const ahead = (marker.x - from.x) * wayX + (marker.y - from.y) * wayY;
    const aside = Math.abs((marker.x - from.x) * wayY) + Math.abs((marker.y - from.y) * wayX);
    if (marker === from || ahead <= 0) continue;
    const distance = ahead + aside * 2;
    if (distance >= least) continue;
    least = distance;
    nearest = marker;
  }
  return nearest;
}
