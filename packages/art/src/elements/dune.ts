import { mix } from '../core/colour.ts';
import { cubic, fill, line, move, coord, quad, stroke, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

export interface DunePlan {
  /** The summit. */
  x: number;
  y: number;
  /** Where the foot begins and ends, and how far down the dune is painted. */
  left: number;
  right: number;
  foot: number;
  bottom: number;
  depth: number;
  sand: string;
  /** How far the crest swings sideways towards the foreground. */
  swing?: number;
}

/** A dune: a lit windward side and a shaded slip face, with a winding crest between them. */
export function dune(stage: Stage, plan: DunePlan): string {
  const { palette, rng, unit } = stage;
  const { x, y, left, right, foot, bottom, depth } = plan;
  const rise = foot - y;
  const bright = lit(palette, plan.sand, depth, 0.4);
  const mid = local(palette, plan.sand, depth);
  const dark = shade(palette, plan.sand, depth, 0.46);
  const profile =
    move(left, foot) +
    cubic(left + (x - left) * 0.45, foot - rise * 0.06, x - (x - left) * 0.24, y + rise * 0.16, x, y) +
    cubic(x + (right - x) * 0.16, y + rise * 0.1, x + (right - x) * 0.45, foot - rise * 0.14, right, foot);
  const body = `${profile}${line(right, bottom)}${line(left, bottom)}Z`;
  let out = `<path d="${body}" fill="${stage.gradient([
    [0, bright],
    [0.5, mid],
    [1, bottom < foot + 5 ? mid : mix(mid, palette.shadow, 0.16)],
  ])}"/>`;
  // The crest: an S from the summit to the foot, sharp at the top and fading at the bottom.
  const sw = (plan.swing ?? rng.range(0.3, 0.6)) * rise;
  const deep = Math.min(bottom, foot + rise * rng.range(0.25, 0.7));
  const c1: Point = [x + sw * 0.24, y + (deep - y) * 0.26];
  const m: Point = [x - sw * 0.5, y + (deep - y) * 0.5];
  const c2: Point = [x - sw * 1.2, y + (deep - y) * 0.72];
  const end: Point = [x + sw * 0.4, deep];
  const crest = quad(c1[0], c1[1], m[0], m[1]) + quad(c2[0], c2[1], end[0], end[1]);
  const face =
    move(x, y) +
    crest +
    cubic(end[0] + (right - x) * 0.34, deep - rise * 0.04, right - (right - x) * 0.2, foot + rise * 0.18, right, foot) +
    cubic(x + (right - x) * 0.45, foot - rise * 0.14, x + (right - x) * 0.16, y + rise * 0.1, x, y) +
    'Z';
  out += `<path d="${face}" fill="${stage.gradient([
    [0, dark],
    [0.5, mix(dark, mid, 0.25)],
    [1, mid],
  ])}"/>`;
  out += stroke(move(x, y) + crest, mix(bright, palette.glow, 0.4), Math.max(1, unit * 1.6 * (1 - depth)), 0.5);
  return out;
}

/** Wind ripples on the sand in the foreground: long thin scallops, closer together in the distance. */
export function sandRipples(stage: Stage, y0: number, y1: number, colour: string, rows: number, opacity = 0.3): string {
  const { rng, unit, width } = stage;
  let d = '';
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const y = y0 + (y1 - y0) * t ** 1.6;
    const step = unit * (34 + 120 * t);
    let x = -step * rng();
    let first = true;
    while (x < width + step) {
      if (rng.chance(0.3)) {
        x += step * rng.range(0.6, 1.6);
        first = true;
        continue;
      }
      const ny = y + rng.bell() * unit * (2 + 8 * t);
      if (first) d += move(x, ny);
      const nx = x + step * rng.range(0.8, 1.3);
      d += `q${coord((nx - x) / 2)} ${coord(-unit * (2 + 7 * t))} ${coord(nx - x)} ${coord(rng.bell() * unit * 3)}`;
      x = nx;
      first = false;
    }
  }
  return stroke(d, colour, 1.6 * unit, opacity);
}

export const footprints = (points: readonly Point[], size: number, colour: string): string => {
  let d = '';
  points.forEach(([x, y], i) => {
    const r = size * (0.35 + 0.65 * (i / points.length));
    d += `M${coord(x - r)} ${coord(y)}a${coord(r)} ${coord(r * 0.42)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r * 0.42)} 0 1 1 ${coord(-2 * r)} 0Z`;
  });
  return fill(d, colour, 0.6);
};
