import { local } from '../../core/palette.ts';
import { coord } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { dune } from '../../elements/dune.ts';
import { veil } from '../../elements/terrain.ts';

export const SAND = { spring: '#d6a468', summer: '#d89f5e', autumn: '#c98f58', winter: '#cfaa7c' } as const;

/** Rows of dunes, paler with distance. */
export function erg(stage: Stage, horizon: number, rows: number, start = 0): string {
  const { width, unit, rng, palette } = stage;
  const sand = SAND[stage.season];
  let out = '';
  for (let i = start; i < rows; i++) {
    const t = i / Math.max(1, rows - 1);
    const depth = 0.66 - 0.52 * t;
    const foot = horizon + unit * (14 + 150 * t ** 1.3);
    const wide = unit * (420 + 420 * t);
    const count = Math.ceil(width / wide) + 1;
    const offset = rng() * wide;
    out += `<rect y="${coord(foot - 1)}" width="${width}" height="${coord(stage.height - foot + 20)}" fill="${local(palette, sand, depth)}"/>`;
    for (let k = 0; k < count; k++) {
      const x = k * wide * 0.8 - offset + wide * 0.2 + rng.bell() * wide * 0.2;
      const tall = unit * (50 + 90 * t) * rng.range(0.6, 1.25);
      out += dune(stage, {
        x,
        y: foot - tall,
        left: x - wide * rng.range(0.5, 0.7),
        right: x + wide * rng.range(0.42, 0.56),
        foot,
        bottom: foot + 1,
        depth,
        sand,
      });
    }
    out += veil(stage, foot - 30 * unit, foot + 70 * unit, 0.22 * (1 - t), palette.sky[3]);
  }
  return out;
}
