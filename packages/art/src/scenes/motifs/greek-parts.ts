import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, n, type Point, poly, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { clump } from '../../elements/trees.ts';

export const WHITE = '#f3ecdf';

export const BLUE = '#3f7391';

interface House {
  x: number;
  y: number;
  w: number;
  h: number;
  z: number;
}

const tints = ['#f3ecdf', '#efe2c8', '#f6f1e6', '#e9cfae', '#f3ecdf', '#ecd9c6'] as const;

/** A distant cube-shaped house: lit face, shaded face, a door, sometimes a dome. */
export function cube(s: Stage, x: number, y: number, w: number, h: number, depth: number, k: number): string {
  const { pal } = s;
  const tint = tints[k % tints.length] ?? WHITE;
  const split = 0.62;
  const face = lit(pal, tint, depth, 0.3);
  const dull = shade(pal, tint, depth, 0.3);
  let out =
    fill(rect(x, y - h, w * split, h * 2.4), face) + fill(rect(x + w * split, y - h, w * (1 - split), h * 2.4), dull);
  out += fill(
    poly([
      [x, y - h],
      [x + w * 0.08, y - h - h * 0.12],
      [x + w * 0.95, y - h - h * 0.12],
      [x + w, y - h],
    ]),
    mix(face, pal.glow, 0.4),
  );
  const glass = pal.lamps && k % 3 !== 1 ? pal.lamp : shade(pal, BLUE, depth, 0.1);
  out += fill(
    rect(x + w * 0.12, y - h * 0.66, w * 0.12, h * 0.26) +
      (w > h ? rect(x + w * 0.38, y - h * 0.66, w * 0.12, h * 0.26) : ''),
    glass,
  );
  if (k % 4 === 1)
    out += fill(
      `M${n(x + w * 0.72)} ${n(y)}v${n(-h * 0.36)}a${n(w * 0.08)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.16)} 0v${n(h * 0.36)}Z`,
      shade(pal, BLUE, depth, 0.24),
    );
  if (k % 7 === 3) {
    const r = w * 0.3;
    const cx = x + w * 0.42;
    const top = y - h * 1.1;
    out +=
      fill(rect(cx - r, top - r * 0.4, r * 2, r * 0.45), face) +
      fill(rect(cx + r * 0.15, top - r * 0.4, r * 0.85, r * 0.45), dull);
    out +=
      fill(`M${n(cx - r)} ${n(top - r * 0.38)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, lit(pal, BLUE, depth, 0.16)) +
      fill(
        `M${n(cx + r * 0.2)} ${n(top - r * 1.36)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top - r * 0.38)}H${n(cx + r * 0.3)}Q${n(cx + r * 0.5)} ${n(top - r)} ${n(cx + r * 0.2)} ${n(top - r * 1.36)}Z`,
        shade(pal, BLUE, depth, 0.3),
      );
    out += stroke(
      `M${n(cx)} ${n(top - r * 1.38)}v${n(-r * 0.5)}m${n(-r * 0.16)} ${n(r * 0.16)}h${n(r * 0.32)}`,
      dull,
      Math.max(1, r * 0.07),
    );
  }
  return out;
}

/** A slope covered with cubes, from the ridge down. */
export function village(
  s: Stage,
  ridge: readonly Point[],
  x0: number,
  x1: number,
  down: number,
  size: number,
  depth: number,
): string {
  const { rng } = s;
  const houses: House[] = [];
  for (let row = 0; row < 8; row++) {
    for (let x = x0 - size * rng(); x < x1; x += size * rng.range(1.1, 1.9)) {
      const crest = heightAt(ridge, x);
      const t = row / 7;
      const y = crest + down * t + rng.bell() * size * 0.24;
      if (rng.chance(0.12) || y > s.h + size) continue;
      houses.push({
        x,
        y: y + size * 0.3,
        w: size * rng.range(1, 1.7) * (0.75 + 0.5 * t),
        h: size * rng.range(0.7, 1.1) * (0.75 + 0.5 * t),
        z: y,
      });
    }
  }
  return houses
    .toSorted((a, b) => a.z - b.z)
    .map((c, i) => cube(s, c.x, c.y, c.w, c.h, depth * (1 - (c.z - heightAt(ridge, c.x)) / (down * 2)), i))
    .join('');
}

export function bougainvillea(
  s: Stage,
  cx: number,
  cy: number,
  spreadX: number,
  spreadY: number,
  count: number,
): string {
  const { rng, u, pal } = s;
  const tones = (
    s.season === 'winter' ? ['#5d6a48', '#7d8a5c', '#98a474', '#b0b88c'] : ['#7d3d52', '#a4566a', '#c4808a', '#dcaaa2']
  ).map((c) => local(pal, c));
  const layers = ['', '', '', ''];
  let green = '';
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.28;
    const d = Math.sqrt(rng());
    const x = cx + Math.cos(a) * d * spreadX;
    const y = cy + Math.sin(a) * d * spreadY;
    const light = (-Math.cos(a) * 0.5 - Math.sin(a) * 0.8) * d + rng.bell() * 0.6;
    const r = u * rng.range(7, 13);
    if (i % 6 === 0) green += clump(s, x + r, y + r * 0.6, r * 1.2, r * 0.8, 6);
    layers[Math.max(0, Math.min(3, Math.floor((light + 1) * 2)))] += clump(s, x, y, r, r * 0.85, 6);
  }
  return fill(green, shade(pal, '#4b5f3c', 0, 0.2)) + layers.map((d, i) => fill(d, tones[i] ?? '')).join('');
}

export function pot(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.14 + (0.72 * i) / 8);
    leaves += `M${n(x)} ${n(y - k * 0.7)}Q${n(x + Math.cos(a) * k * 0.4)} ${n(y - k * 0.9 - Math.sin(a) * k * 0.5)} ${n(x + Math.cos(a) * k * 0.8)} ${n(y - k * 0.7 - Math.sin(a) * k)}Q${n(x + Math.cos(a) * k * 0.3)} ${n(y - k * 0.7 - Math.sin(a) * k * 0.4)} ${n(x)} ${n(y - k * 0.7)}Z`;
  }
  return (
    fill(leaves, shade(pal, '#56683f', 0, 0.16)) +
    fill(
      `M${n(x - k * 0.36)} ${n(y - k * 0.72)}h${n(k * 0.72)}l${n(-k * 0.12)} ${n(k * 0.72)}h${n(-k * 0.48)}Z`,
      local(pal, '#b5744e'),
    ) +
    fill(
      `M${n(x + k * 0.06)} ${n(y - k * 0.72)}h${n(k * 0.3)}l${n(-k * 0.12)} ${n(k * 0.72)}h${n(-k * 0.14)}Z`,
      shade(pal, '#8a5238'),
    )
  );
}
