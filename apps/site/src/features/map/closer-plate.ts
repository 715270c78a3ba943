import type { HotelPoint } from '@myler/api-client/contract';
import { markersOn } from './markers.ts';
import { placeOn, plates, type PlateId } from './plates.ts';

/**
 * Among the plates that show all of these hotels, the one that separates most of them; undefined when none separates
 * more than this plate.
 */
export function closerPlate(hotels: readonly HotelPoint[], than: PlateId): PlateId | undefined {
  const apart = (id: PlateId) => markersOn(plates[id], hotels).length;
  let best: PlateId | undefined;
  let most = apart(than);
  for (const id of Object.keys(plates) as PlateId[]) {
    if (!hotels.every(({ coordinates }) => placeOn(plates[id], coordinates)) || apart(id) <= most) continue;
    most = apart(id);
    best = id;
  }
  return best;
}
