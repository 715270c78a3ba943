import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, type Point, poly, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { clump } from '../../elements/trees.ts';

export const WHITE = '#f3ecdf';

export const BLUE = '#3f7391';

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  z: number;
}

const tints = ['#f3ecdf', '#efe2c8', '#f6f1e6', '#e9cfae', '#f3ecdf', '#ecd9c6'] as const;

/** A distant cube-shaped house: lit face, shaded face, a door, sometimes a dome. */
export function cube(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  scale: number,
): string {
  const { palette } = stage;
  const tint = tints[scale % tints.length] ?? WHITE;
  const split = 0.62;
  const face = lit(palette, tint, depth, 0.3);
  const dull = shade(palette, tint, depth, 0.3);
  let out =
    fill(rect(x, y - height, width * split, height * 2.4), face) +
    fill(rect(x + width * split, y - height, width * (1 - split), height * 2.4), dull);
  out += fill(
    poly([
      [x, y - height],
      [x + width * 0.08, y - height - height * 0.12],
      [x + width * 0.95, y - height - height * 0.12],
      [x + width, y - height],
    ]),
    mix(face, palette.glow, 0.4),
  );
  const glass = palette.lamps && scale % 3 !== 1 ? palette.lamp : shade(palette, BLUE, depth, 0.1);
  out += fill(
    rect(x + width * 0.12, y - height * 0.66, width * 0.12, height * 0.26) +
      (width > height ? rect(x + width * 0.38, y - height * 0.66, width * 0.12, height * 0.26) : ''),
    glass,
  );
  if (scale % 4 === 1)
    out += fill(
      `M${coord(x + width * 0.72)} ${coord(y)}v${coord(-height * 0.36)}a${coord(width * 0.08)} ${coord(width * 0.08)} 0 0 1 ${coord(width * 0.16)} 0v${coord(height * 0.36)}Z`,
      shade(palette, BLUE, depth, 0.24),
    );
  if (scale % 7 === 3) {
    const r = width * 0.3;
    const cx = x + width * 0.42;
    const top = y - height * 1.1;
    out +=
      fill(rect(cx - r, top - r * 0.4, r * 2, r * 0.45), face) +
      fill(rect(cx + r * 0.15, top - r * 0.4, r * 0.85, r * 0.45), dull);
    out +=
      fill(
        `M${coord(cx - r)} ${coord(top - r * 0.38)}a${coord(r)} ${coord(r)} 0 0 1 ${coord(2 * r)} 0Z`,
        lit(palette, BLUE, depth, 0.16),
      ) +
      fill(
        `M${coord(cx + r * 0.2)} ${coord(top - r * 1.36)}A${coord(r)} ${coord(r)} 0 0 1 ${coord(cx + r)} ${coord(top - r * 0.38)}H${coord(cx + r * 0.3)}Q${coord(cx + r * 0.5)} ${coord(top - r)} ${coord(cx + r * 0.2)} ${coord(top - r * 1.36)}Z`,
        shade(palette, BLUE, depth, 0.3),
      );
    out += stroke(
      `M${coord(cx)} ${coord(top - r * 1.38)}v${coord(-r * 0.5)}m${coord(-r * 0.16)} ${coord(r * 0.16)}h${coord(r * 0.32)}`,
      dull,
      Math.max(1, r * 0.07),
    );
  }
  return out;
}

/** A slope covered with cubes, from the ridge down. */
export function village(
  stage: Stage,
  ridge: readonly Point[],
  x0: number,
  x1: number,
  down: number,
  size: number,
  depth: number,
): string {
  const { rng } = stage;
  const houses: House[] = [];
  for (let row = 0; row < 8; row++) {
    for (let x = x0 - size * rng(); x < x1; x += size * rng.range(1.1, 1.9)) {
      const crest = heightAt(ridge, x);
      const t = row / 7;
      const y = crest + down * t + rng.bell() * size * 0.24;
      if (rng.chance(0.12) || y > stage.height + size) continue;
      houses.push({
        x,
        y: y + size * 0.3,
        width: size * rng.range(1, 1.7) * (0.75 + 0.5 * t),
        height: size * rng.range(0.7, 1.1) * (0.75 + 0.5 * t),
        z: y,
      });
    }
  }
  return houses
    .toSorted((a, b) => a.z - b.z)
    .map((c, i) => cube(stage, c.x, c.y, c.width, c.height, depth * (1 - (c.z - heightAt(ridge, c.x)) / (down * 2)), i))
    .join('');
}

export function bougainvillea(
  stage: Stage,
  cx: number,
  cy: number,
  spreadX: number,
  spreadY: number,
  count: number,
): string {
  const { rng, unit, palette } = stage;
  const tones = (
    stage.season === 'winter'
      ? ['#5d6a48', '#7d8a5c', '#98a474', '#b0b88c']
      : ['#7d3d52', '#a4566a', '#c4808a', '#dcaaa2']
  ).map((colour) => local(palette, colour));
  const layers = ['', '', '', ''];
  let green = '';
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.28;
    const d = Math.sqrt(rng());
    const x = cx + Math.cos(a) * d * spreadX;
    const y = cy + Math.sin(a) * d * spreadY;
    const light = (-Math.cos(a) * 0.5 - Math.sin(a) * 0.8) * d + rng.bell() * 0.6;
    const r = unit * rng.range(7, 13);
    if (i % 6 === 0) green += clump(stage, x + r, y + r * 0.6, r * 1.2, r * 0.8, 6);
    layers[Math.max(0, Math.min(3, Math.floor((light + 1) * 2)))] += clump(stage, x, y, r, r * 0.85, 6);
  }
  return fill(green, shade(palette, '#4b5f3c', 0, 0.2)) + layers.map((d, i) => fill(d, tones[i] ?? '')).join('');
}

export function pot(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.14 + (0.72 * i) / 8);
    leaves += `M${coord(x)} ${coord(y - scale * 0.7)}Q${coord(x + Math.cos(a) * scale * 0.4)} ${coord(y - scale * 0.9 - Math.sin(a) * scale * 0.5)} ${coord(x + Math.cos(a) * scale * 0.8)} ${coord(y - scale * 0.7 - Math.sin(a) * scale)}Q${coord(x + Math.cos(a) * scale * 0.3)} ${coord(y - scale * 0.7 - Math.sin(a) * scale * 0.4)} ${coord(x)} ${coord(y - scale * 0.7)}Z`;
  }
  return (
    fill(leaves, shade(palette, '#56683f', 0, 0.16)) +
    fill(
      `M${coord(x - scale * 0.36)} ${coord(y - scale * 0.72)}h${coord(scale * 0.72)}l${coord(-scale * 0.12)} ${coord(scale * 0.72)}h${coord(-scale * 0.48)}Z`,
      local(palette, '#b5744e'),
    ) +
    fill(
      `M${coord(x + scale * 0.06)} ${coord(y - scale * 0.72)}h${coord(scale * 0.3)}l${coord(-scale * 0.12)} ${coord(scale * 0.72)}h${coord(-scale * 0.14)}Z`,
      shade(palette, '#8a5238'),
    )
  );
}
