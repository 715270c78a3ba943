import type { HotelPoint } from '@myler/api-client/contract';
import { markersOn } from './markers.ts';
import { placeOn, plates, type PlateId } from './plates.ts';

/**
 * Among the plates that show all of these hotels, the one that separates most of them; undefined when none separates
 * more than this plate.
 */
export function closerPlate(hotels: readonly HotelPoint[], currentPlate: PlateId): PlateId | undefined {
  const countMarkers = (id: PlateId) => markersOn(plates[id], hotels).length;
  let best: PlateId | undefined;
  let most = countMarkers(currentPlate);
  for (const id of Object.keys(plates) as PlateId[]) {
    if (!hotels.every(({ coordinates }) => placeOn(plates[id], coordinates)) || countMarkers(id) <= most) continue;
    most = countMarkers(id);
    best = id;
  }
  return best;
}
