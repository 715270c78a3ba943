import africa from '../../drawn/map-africa.svg?url';
import alpsAndNorth from '../../drawn/map-alps-and-north.svg?url';
import americas from '../../drawn/map-americas.svg?url';
import asia from '../../drawn/map-asia.svg?url';
import europe from '../../drawn/map-europe.svg?url';
import indianOcean from '../../drawn/map-indian-ocean.svg?url';
import world from '../../drawn/map-world.svg?url';
import type { PlateId } from '@myler/domain/map';

/** The address of each plate's picture. The build draws them (`build/draw-map.ts`). */
export const platePictures: Record<PlateId, string> = {
  world,
  europe,
  'alps-and-north': alpsAndNorth,
  africa,
  'indian-ocean': indianOcean,
  asia,
  americas,
};
