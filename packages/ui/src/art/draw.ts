import { stageScene, type MotifDrawer } from './core/stage.ts';
import { alps } from './motifs/alps.ts';
import { tuscany } from './motifs/tuscany.ts';
import { island } from './motifs/island.ts';
import type { Drawing, Motif, Scene } from './types.ts';

const drawers: Partial<Record<Motif, MotifDrawer>> = { alps, island, tuscany };

/** Draws a scene. Pure: the same scene is always the same picture, whatever the machine. */
export function drawScene(scene: Scene): Drawing {
  return stageScene(scene, drawers[scene.motif] ?? island);
}
