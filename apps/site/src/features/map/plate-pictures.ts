import africa from '../../drawn/map-africa.svg?url';
import alpsAndNorth from '../../drawn/map-alps-and-north.svg?url';
import americas from '../../drawn/map-americas.svg?url';
import asia from '../../drawn/map-asia.svg?url';
import europe from '../../drawn/map-europe.svg?url';
import indianOcean from '../../drawn/map-indian-ocean.svg?url';
import world from '../../drawn/map-world.svg?url';
import { placeOn, PLATE_HEIGHT, PLATE_WIDTH, type Plate, type PlateId } from '@myler/domain/map';

/** The address of each plate's picture. The build draws them (`build/draw-map.ts`). */
const platePictures: Record<PlateId, string> = {
  world,
  europe,
  'alps-and-north': alpsAndNorth,
  africa,
  'indian-ocean': indianOcean,
  asia,
  americas,
};

export const drawingOf = (id: PlateId) => ({ src: platePictures[id], width: PLATE_WIDTH, height: PLATE_HEIGHT });

/** The names of the seas, where they are on the plate. */
export const namesOn = (plate: Plate) =>
  plate.seas.flatMap(({ words, at: [longitude, latitude] }) => {
    const at = placeOn(plate, { longitude, latitude });
    return at ? [{ name: words, at }] : [];
  });
