import { mix } from '../core/colour.ts';
import { below, fill, lens, move, coord, poly, quad, softBelow, type Point } from '../core/path.ts';
import { createNoise } from '../core/rng.ts';
import type { Stage } from '../core/stage.ts';

/** A profile through control points, interpolated smoothly and roughened by `amplitude`. */
export function profile(
  stage: Stage,
  controls: readonly Point[],
  amplitude: number,
  step = 10,
  frequency = 8,
  rough = 0.5,
): Point[] {
  const noise = createNoise(stage.rng, 5);
  const offset = stage.rng() * 40;
  const out: Point[] = [];
  const first = controls[0];
  const last = controls.at(-1);
  if (!first || !last) return out;
  let i = 0;
  for (let x = first[0]; x <= last[0] + step; x += step) {
    while (i < controls.length - 2 && (controls[i + 1]?.[0] ?? Infinity) < x) i++;
    const a = controls[i] ?? first;
    const b = controls[i + 1] ?? last;
    const t = Math.max(0, Math.min(1, (x - a[0]) / (b[0] - a[0] || 1)));
    const eased = t * t * (3 - 2 * t);
    out.push([x, a[1] + (b[1] - a[1]) * eased + amplitude * 2 * noise(offset + (x / stage.width) * frequency, rough)]);
  }
  return out;
}

/** A distant range or island: one flat tone that fades at its foot. */
export function range(stage: Stage, line: readonly Point[], foot: number, colour: string, mist = 0.55): string {
  return `<path d="${below(line, foot)}" fill="${stage.gradient([
    [0, colour],
    [1, mix(colour, stage.palette.sky[3], mist)],
  ])}"/>`;
}

/** A rounded hill, lit along its crest. */
export function hill(
  stage: Stage,
  line: readonly Point[],
  bottom: number,
  colour: string,
  crest: string,
  fade = 0.3,
): string {
  return `<path d="${softBelow(line, bottom)}" fill="${stage.gradient([
    [0, crest],
    [fade, colour],
    [1, colour],
  ])}"/>`;
}

/** Bands of mist in a valley. */
export function mist(stage: Stage, y: number, spread: number, count: number, opacity = 0.4): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += lens(
      stage.rng() * stage.width,
      y + stage.rng.bell() * spread,
      stage.width * stage.rng.range(0.3, 0.9),
      stage.unit * stage.rng.range(8, 22),
    );
  }
  return fill(d, stage.palette.sky[3], opacity);
}

/** A veil that thickens towards `y1` and fades what is behind it. */
export function veil(stage: Stage, y0: number, y1: number, opacity: number, colour = stage.palette.haze): string {
  return `<rect y="${coord(y0)}" width="${stage.width}" height="${coord(y1 - y0)}" fill="${stage.gradient([
    [0, colour, 0],
    [1, colour, opacity],
  ])}"/>`;
}

/** Blades of grass along a line, with random density. */
export function grasses(
  stage: Stage,
  at: (x: number) => number,
  x0: number,
  x1: number,
  count: number,
  size: number,
  colour: string,
): string {
  const { rng } = stage;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = rng.range(x0, x1);
    const y = at(x) + size * 0.12;
    const h = size * (0.35 + 0.65 * rng() ** 1.5);
    const lean = h * rng.range(-0.2, 0.62);
    const w = size * 0.05;
    d += move(x - w, y) + quad(x, y - h * 0.6, x + lean, y - h) + quad(x + w * 1.4, y - h * 0.5, x + w, y) + 'Z';
  }
  return fill(d, colour);
}

/** Rocks: a lit shoulder and a dark flank. */
export function rock(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  dark: string,
  light: string,
  lightFrom: -1 | 1,
): string {
  const { rng } = stage;
  const top: Point[] = [];
  const k = 6;
  for (let i = 0; i <= k; i++) {
    const t = i / k;
    top.push([
      x - width / 2 + width * t,
      y - height * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.7 * rng.range(0.78, 1.06),
    ]);
  }
  const edge: Point = [x - lightFrom * width * rng.range(-0.02, 0.12), y];
  const lightSide =
    lightFrom < 0
      ? [[x - width / 2, y] as Point, ...top.slice(0, 4)]
      : [[x + width / 2, y] as Point, ...top.slice(3).toReversed()];
  return (
    fill(poly([[x - width / 2, y], ...top, [x + width / 2, y]]), dark) +
    fill(poly([...lightSide, [x + lightFrom * width * 0.06, y - height * 0.42], edge]), light)
  );
}
