import type { HotelPoint } from '@myler/api-client/contract';
import { markersOn } from './markers.ts';
import { placeOn, plates, type PlateId } from './plates.ts';

/**
 * The map that shows all of these hotels with the most separate markers. Undefined if no map has more markers for them
 * than the current one.
 */
export function closerPlate(
  hotels: readonly HotelPoint[],
  currentPlate: PlateId,
  minDistance?: number,
): PlateId | undefined {
  const countMarkers = (id: PlateId) => markersOn(plates[id], hotels, minDistance).length;
  let best: PlateId | undefined;
  let mostMarkers = countMarkers(currentPlate);
  for (const id of Object.keys(plates) as PlateId[]) {
    if (!hotels.every(({ coordinates }) => placeOn(plates[id], coordinates)) || countMarkers(id) <= mostMarkers)
      continue;
    mostMarkers = countMarkers(id);
    best = id;
  }
  return best;
}
