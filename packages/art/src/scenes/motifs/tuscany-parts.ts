import { mix } from '../../core/colour.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, line, move, type Point, quad, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { clump, cypress } from '../../elements/trees.ts';

export const STONE = '#dcc096';

export const TILE = '#a5623f';

export const fields = (stage: Stage): readonly [string, string, string] =>
  ({
    spring: ['#a3ad6c', '#8b9c5c', '#bdb878'],
    summer: ['#c7ac68', '#a89c5e', '#d6bd7c'],
    autumn: ['#ae8a55', '#8f7a4c', '#c39a5e'],
    winter: ['#9c9478', '#8a8870', '#b3a88a'],
  })[stage.season] as [string, string, string];

/** A rolling field: a crest lit from the left, a shaded flank, and furrows along its shape. */
export function field(
  stage: Stage,
  controls: readonly Point[],
  bottom: number,
  colour: string,
  depth: number,
  furrows: number,
): { markup: string; line: Point[] } {
  const { unit, palette, rng } = stage;
  const along = profile(stage, controls, 7 * unit, 22, 3, 0.4);
  const bright = lit(palette, colour, depth, 0.4);
  const mid = local(palette, colour, depth);
  const dull = shade(palette, colour, depth, 0.3);
  let markup = `<path d="${softBelow(along, bottom)}" fill="${stage.gradient([
    [0, bright],
    [0.28, mid],
    [1, dull],
  ])}"/>`;
  if (furrows > 0) {
    let d = '';
    const x0 = along[0]?.[0] ?? 0;
    const x1 = along.at(-1)?.[0] ?? 0;
    const slant = rng.range(-0.5, 0.5);
    for (let i = 0; i < furrows; i++) {
      const t = i / furrows;
      const a = x0 + (x1 - x0) * t;
      const b = a + (bottom - heightAt(along, a)) * (t - 0.5 + slant) * 2.2;
      d +=
        move(a, heightAt(along, a) + 3 * unit) +
        quad(a + (b - a) * 0.24, heightAt(along, a) + (bottom - heightAt(along, a)) * 0.36, b, bottom);
    }
    markup += stage.clip(softBelow(along, bottom), stroke(d, dull, 1.8 * unit, 0.42));
  }
  return { markup, line: along };
}

export function cypressRow(stage: Stage, points: readonly Point[], size: (i: number) => number, depth: number): string {
  const { palette } = stage;
  const dark = shade(palette, '#39492f', depth, 0.34);
  const light = lit(palette, '#6a7644', depth, 0.12);
  return points
    .map(([x, y], i) => castShadow(stage, x, y, size(i) * 0.9, depth) + cypress(stage, x, y, size(i), dark, light, -1))
    .join('');
}

export function castShadow(stage: Stage, x: number, y: number, length: number, depth: number): string {
  const k = stage.hour === 'noon' ? 0.35 : 1;
  return fill(
    move(x - 3, y - 2) +
      line(x + length * k, y + length * 0.1 * k) +
      line(x + length * 0.86 * k, y + length * 0.15 * k + 2) +
      line(x + 2, y + 3) +
      'Z',
    stage.palette.shadow,
    0.26 * (1 - depth),
  );
}

/** Tufts of olive trees in rows. */
export function olives(
  stage: Stage,
  along: readonly Point[],
  x0: number,
  x1: number,
  rows: number,
  size: number,
  depth: number,
): string {
  const { rng, palette } = stage;
  let dark = '';
  let light = '';
  for (let r = 0; r < rows; r++) {
    const k = 1 + r * 0.3;
    for (let x = x0 + r * size; x < x1; x += size * 2.6 * k) {
      const px = x + rng.bell() * size * 0.3;
      const y = heightAt(along, px) + size * (0.9 + r * 1.9);
      dark += clump(stage, px, y - size * 0.5 * k, size * 0.72 * k, size * 0.6 * k, 8);
      light += clump(stage, px - size * 0.2 * k, y - size * 0.72 * k, size * 0.42 * k, size * 0.28 * k, 7);
    }
  }
  return fill(dark, shade(palette, '#5f6a47', depth, 0.25)) + fill(light, lit(palette, '#9aa277', depth, 0.2));
}

/** The verge in the foreground: grasses, poppies in season, a dark edge. */
export function foreground(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const near = profile(
    stage,
    [
      [-30, height * 0.94],
      [width * 0.3, height * 0.985],
      [width * 0.66, height * 0.99],
      [width + 30, height * 0.93],
    ],
    8 * unit,
    22,
    5,
  );
  const ink = mix(shade(palette, leaves(stage.season)[0], 0, 0.4), palette.near, 0.35);
  let out =
    fill(softBelow(near, height + 20), ink) + grasses(stage, (x) => heightAt(near, x), 0, width, 150, 60 * unit, ink);
  if (stage.season === 'spring' || stage.season === 'summer') {
    let red = '';
    for (let i = 0; i < 46; i++) {
      const x = rng.chance(0.6) ? rng() ** 2 * width * 0.5 : width - rng() ** 2 * width * 0.4;
      const y = heightAt(near, x) - rng.range(-10, 44) * unit;
      const r = unit * rng.range(3, 6.5);
      red += clump(stage, x, y, r, r * 0.8, 5);
    }
    out += fill(red, local(palette, stage.season === 'spring' ? '#b9503a' : '#c07a48'), 0.92);
  }
  return out;
}
