import type { Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { bed, ladder } from './nursery-bunks-beds.ts';
import { below } from './nursery-bunks-belongings.ts';
import { outside, room } from './nursery-bunks-room.ts';

/** Bunks built into a boarded room under the roof: a ladder, two curtains, a round window, a skylight. */
export function bunks(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const cx = width * (stage.wide ? 0.7 : stage.portrait ? 0.5 : 0.46);
  const half = unit * (stage.portrait ? 370 : 420);
  const floorY = height * (stage.portrait ? 0.82 : 0.84);
  const top = height * (stage.portrait ? 0.2 : 0.1);
  const bay = { x0: cx - half, x1: cx + half, top, floorY };
  const eye: Point = [cx, top + (floorY - top) * 0.3];
  let out = outside(stage, eye, 118 * unit);
  out += room(stage, bay, eye, 96 * unit);
  out += bed(stage, bay, top + (floorY - top) * 0.5, true) + bed(stage, bay, floorY - 92 * unit, false);
  out += ladder(stage, cx + half * 0.52, top + (floorY - top) * 0.32, floorY + 26 * unit);
  out += below(stage, bay);
  return (
    out +
    `<rect width="${width}" height="${height}" fill="${stage.gradient([
      [0, palette.near, 0.2],
      [0.35, palette.near, 0],
      [0.75, palette.near, 0],
      [1, palette.near, 0.34],
    ])}"/>`
  );
}
