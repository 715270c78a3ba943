import type { Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { bed, ladder } from './nursery-bunks-beds.ts';
import { below } from './nursery-bunks-belongings.ts';
import { outside, room } from './nursery-bunks-room.ts';

/** Bunks built into a boarded room under the roof: a ladder, two curtains, a round window, a skylight. */
export function bunks(s: Stage): string {
  const { w, h, u, pal } = s;
  const cx = w * (s.wide ? 0.7 : s.portrait ? 0.5 : 0.46);
  const half = u * (s.portrait ? 370 : 420);
  const floorY = h * (s.portrait ? 0.82 : 0.84);
  const top = h * (s.portrait ? 0.2 : 0.1);
  const bay = { x0: cx - half, x1: cx + half, top, floorY };
  const eye: Point = [cx, top + (floorY - top) * 0.3];
  let out = outside(s, eye, 118 * u);
  out += room(s, bay, eye, 96 * u);
  out += bed(s, bay, top + (floorY - top) * 0.5, true) + bed(s, bay, floorY - 92 * u, false);
  out += ladder(s, cx + half * 0.52, top + (floorY - top) * 0.32, floorY + 26 * u);
  out += below(s, bay);
  return (
    out +
    `<rect width="${w}" height="${h}" fill="${s.gradient([
      [0, pal.near, 0.2],
      [0.35, pal.near, 0],
      [0.75, pal.near, 0],
      [1, pal.near, 0.34],
    ])}"/>`
  );
}
