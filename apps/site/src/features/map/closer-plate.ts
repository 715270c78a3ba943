import type { HotelPoint } from '@myler/api-client/contract';
import { markersOn } from './markers.ts';
import { placeOn, plates, type PlateId } from './plates.ts';

/** The plate that shows all of these, and most of them apart; undefined when none does better than this one. */
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
