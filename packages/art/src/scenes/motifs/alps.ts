import type { Stage } from '../../core/stage.ts';
import { chaletMeadow } from './alps-chalet.ts';
import { greatPeak } from './alps-peak.ts';
import { valley } from './alps-valley.ts';

/** High mountains: a chalet on its meadow, a valley with its village, or one great peak over the wood. */
export function alps(stage: Stage): string {
  const view = stage.seed % 3;
  if (view === 0) return chaletMeadow(stage);
  if (view === 1) return valley(stage);
  return greatPeak(stage);
}
