import { local } from '../../core/palette.ts';
import { n } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { dune } from '../../elements/dune.ts';
import { veil } from '../../elements/terrain.ts';

export const SAND = { spring: '#d6a468', summer: '#d89f5e', autumn: '#c98f58', winter: '#cfaa7c' } as const;

/** Rows of dunes, paler with distance. */
export function erg(s: Stage, horizon: number, rows: number, start = 0): string {
  const { w, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = '';
  for (let i = start; i < rows; i++) {
    const t = i / Math.max(1, rows - 1);
    const depth = 0.66 - 0.52 * t;
    const foot = horizon + u * (14 + 150 * t ** 1.3);
    const wide = u * (420 + 420 * t);
    const count = Math.ceil(w / wide) + 1;
    const offset = rng() * wide;
    out += `<rect y="${n(foot - 1)}" width="${w}" height="${n(s.h - foot + 20)}" fill="${local(pal, sand, depth)}"/>`;
    for (let k = 0; k < count; k++) {
      const x = k * wide * 0.8 - offset + wide * 0.2 + rng.bell() * wide * 0.2;
      const tall = u * (50 + 90 * t) * rng.range(0.6, 1.25);
      out += dune(s, {
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
    out += veil(s, foot - 30 * u, foot + 70 * u, 0.22 * (1 - t), pal.sky[3]);
  }
  return out;
}
