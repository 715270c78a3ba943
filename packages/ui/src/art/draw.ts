import { stageScene, type MotifDrawer } from './core/stage.ts';
import { alps } from './motifs/alps.ts';
import { dunes } from './motifs/dunes.ts';
import { fjord } from './motifs/fjord.ts';
import { greekSteps } from './motifs/greek-steps.ts';
import { island } from './motifs/island.ts';
import { lagoon } from './motifs/lagoon.ts';
import { lake } from './motifs/lake.ts';
import { riad } from './motifs/riad.ts';
import { riverCity } from './motifs/river-city.ts';
import { tuscany } from './motifs/tuscany.ts';
import { vineyard } from './motifs/vineyard.ts';
import type { Drawing, Motif, Scene } from './types.ts';

const drawers: Partial<Record<Motif, MotifDrawer>> = {
  alps,
  dunes,
  fjord,
  'greek-steps': greekSteps,
  island,
  lagoon,
  lake,
  riad,
  'river-city': riverCity,
  tuscany,
  vineyard,
};

/** Draws a scene. Pure: the same scene is always the same picture, whatever the machine. */
export function drawScene(scene: Scene): Drawing {
  return stageScene(scene, drawers[scene.motif] ?? island);
}
