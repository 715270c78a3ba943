import { mix } from '../../core/colour.ts';
import type { Stage } from '../../core/stage.ts';

/** Tints plaster, cloth and wood with the light of the lamps, if they are lit. */
const takesOn =
  (usual: number) =>
  (stage: Stage, colour: string, k = usual): string =>
    stage.palette.lamps ? mix(colour, stage.palette.lamp, k * (0.4 + stage.palette.dim)) : colour;

/** For lanterns outdoors. */
export const byLanterns = takesOn(0.2);

/** For the fire of the hearth. */
export const byFire = takesOn(0.24);
