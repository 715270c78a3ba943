import { mix } from '../../core/colour.ts';
import type { Stage } from '../../core/stage.ts';

/** Plaster, cloth and wood take on the colour of the lamps that are lit. */
const takesOn =
  (usual: number) =>
  (s: Stage, colour: string, k = usual): string =>
    s.pal.lamps ? mix(colour, s.pal.lamp, k * (0.4 + s.pal.dim)) : colour;

/** Under lanterns, out of doors. */
export const byLanterns = takesOn(0.2);

/** Before the hearth. */
export const byFire = takesOn(0.24);
