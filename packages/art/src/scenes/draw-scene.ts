import type { Drawing } from '../core/drawing.ts';
import type { Motif, Scene } from '../core/scene.ts';
import { stageScene, type MotifDrawer } from '../core/stage.ts';
import { alps } from './motifs/alps.ts';
import { castle } from './motifs/castle.ts';
import { coralCoast } from './motifs/coral-coast.ts';
import { dunes } from './motifs/dunes.ts';
import { feast } from './motifs/feast.ts';
import { fjord } from './motifs/fjord.ts';
import { greekSteps } from './motifs/greek-steps.ts';
import { island } from './motifs/island.ts';
import { kites } from './motifs/kites.ts';
import { lagoon } from './motifs/lagoon.ts';
import { lake } from './motifs/lake.ts';
import { nursery } from './motifs/nursery.ts';
import { orchard } from './motifs/orchard.ts';
import { picnic } from './motifs/picnic.ts';
import { polarCamp } from './motifs/polar-camp.ts';
import { rainforest } from './motifs/rainforest.ts';
import { riad } from './motifs/riad.ts';
import { riverCity } from './motifs/river-city.ts';
import { ryokan } from './motifs/ryokan.ts';
import { savannah } from './motifs/savannah.ts';
import { skyline } from './motifs/skyline.ts';
import { spa } from './motifs/spa.ts';
import { tuscany } from './motifs/tuscany.ts';
import { viaduct } from './motifs/viaduct.ts';
import { vineyard } from './motifs/vineyard.ts';

const drawers: Record<Motif, MotifDrawer> = {
  alps,
  castle,
  'coral-coast': coralCoast,
  dunes,
  feast,
  fjord,
  'greek-steps': greekSteps,
  island,
  kites,
  lagoon,
  lake,
  nursery,
  orchard,
  picnic,
  'polar-camp': polarCamp,
  rainforest,
  riad,
  'river-city': riverCity,
  ryokan,
  savannah,
  skyline,
  spa,
  tuscany,
  viaduct,
  vineyard,
};

/** Draws a scene. Pure: the same scene gives the same picture on every machine. */
export function drawScene(scene: Scene): Drawing {
  return stageScene(scene, drawers[scene.motif]);
}
