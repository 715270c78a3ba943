import { clump } from './trees.ts';
import { fill, group, move, coord, poly, quad, taper, type Point } from '../core/path.ts';
import { leaves, lit, local, shade } from '../core/palette.ts';
import { mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';

export type BoughKind = 'leaf' | 'maple' | 'blossom' | 'bare' | 'pine' | 'lemon' | 'apple';

export interface BoughPlan {
  /** Where the bough enters the picture. */
  x: number;
  y: number;
  /** Its direction in radians (0 is right, positive is down), and its length. */
  angle: number;
  length: number;
  kind: BoughKind;
  /** 0 is full colour, 1 is a silhouette. */
  dark?: number;
  leaf?: number;
  /** From dark to light. The default is the season's leaves or blossom. */
  tones?: readonly [string, string, string];
}

/** Cherry and almond blossom, from shaded to lit petals. */
const BLOSSOM = ['#c98f8c', '#e6b8ae', '#f7e0d6'] as const;

/** A pointed leaf from (x, y) in a direction. */
function leaf(x: number, y: number, a: number, l: number, width: number): string {
  const c = Math.cos(a);
  const k = Math.sin(a);
  return (
    move(x, y) +
    quad(x + c * l * 0.5 - k * width, y + k * l * 0.5 + c * width, x + c * l, y + k * l) +
    quad(x + c * l * 0.5 + k * width, y + k * l * 0.5 - c * width, x, y) +
    'Z'
  );
}

/** A maple leaf with five points. */
export function mapleLeaf(x: number, y: number, size: number, a: number): string {
  const half: readonly (readonly [number, number])[] = [
    [0, 1],
    [0.36, 0.4],
    [0.78, 0.92],
    [1.12, 0.36],
    [1.55, 0.7],
    [2.3, 0.28],
  ];
  const all = [...half.toReversed().map(([q, l]) => [-q, l] as const), ...half.slice(1)];
  return poly(
    all.map(([q, l]): Point => [x + Math.cos(a + q * 1.22) * size * l, y + Math.sin(a + q * 1.22) * size * l]),
    size < 12 ? 1 : 10,
  );
}

function flower(x: number, y: number, radius: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * 6.283;
    d += leaf(x, y, a, radius, radius * 0.52);
  }
  return d;
}

/** A bough that hangs into the picture, with what it bears in the season. */
export function bough(stage: Stage, plan: BoughPlan): string {
  const { rng, unit, palette } = stage;
  const dark = plan.dark ?? 0;
  const bark = mix(shade(palette, '#5a4634', 0, 0.4), palette.near, dark * 0.6);
  const twigs: { p: Point; a: number }[] = [];
  let wood = '';
  const grow = (x: number, y: number, a: number, length: number, width: number, level: number): void => {
    const bend = rng.range(-0.25, 0.3);
    const ex = x + Math.cos(a + bend) * length;
    const ey = y + Math.sin(a + bend) * length;
    const mid: Point = [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5];
    wood += taper([x, y], mid, [ex, ey], width, width * 0.42);
    const buds = Math.max(2, Math.round((length / (plan.leaf ?? 26 * unit)) * (plan.kind === 'pine' ? 1.1 : 2)));
    for (let i = 1; i <= buds; i++) {
      const t = i / buds;
      const v = 1 - t;
      if (level > 0 || t > 0.3)
        twigs.push({
          p: [v * v * x + 2 * v * t * mid[0] + t * t * ex, v * v * y + 2 * v * t * mid[1] + t * t * ey],
          a: a + bend,
        });
    }
    if (level >= 2) return;
    const arms = level === 0 ? 5 : 3;
    for (let i = 0; i < arms; i++) {
      const t = 0.24 + (0.76 * (i + 0.4)) / arms;
      const v = 1 - t;
      const side = i % 2 ? 1 : -1;
      grow(
        v * v * x + 2 * v * t * mid[0] + t * t * ex,
        v * v * y + 2 * v * t * mid[1] + t * t * ey,
        a + bend * t + side * rng.range(0.45, 0.95),
        length * rng.range(0.36, 0.52),
        width * 0.5,
        level + 1,
      );
    }
  };
  grow(plan.x, plan.y, plan.angle, plan.length, plan.length * 0.024, 0);
  const seasonal = plan.tones ?? (plan.kind === 'blossom' ? BLOSSOM : leaves(stage.season));
  const tones = seasonal.map((colour, i) =>
    mix(
      i === 2 ? lit(palette, colour, 0, 0.16) : i === 1 ? local(palette, colour) : shade(palette, colour, 0, 0.3),
      palette.near,
      dark * 0.7,
    ),
  );
  const size = plan.leaf ?? 26 * unit;
  const layers = ['', '', ''];
  // Blooms repeat a few symbols with `<use>`, to save bytes.
  const flowers = ['', '', ''];
  const blooms =
    plan.kind === 'blossom'
      ? [0.28, 0.34, 0.4, 0.46].map((k) => {
          const id = stage.id();
          stage.define(`<path id="${id}" d="${flower(0, 0, size * k, rng() * 6)}"/>`);
          return id;
        })
      : [];
  // One symbol per direction, sixteen in all: pairs of leaves repeat them.
  const pairs = new Map<number, string>();
  const pair = (angle: number): string => {
    const step = ((Math.round((angle / Math.PI) * 8) % 16) + 16) % 16;
    const existingId = pairs.get(step);
    if (existingId) return existingId;
    const id = stage.id();
    const a = (step * Math.PI) / 8;
    pairs.set(step, id);
    stage.define(
      `<path id="${id}" d="${leaf(0, 0, a - 0.8, size * 0.94, size * 0.2)}${leaf(0, 0, a + 0.85, size * 0.84, size * 0.19)}"/>`,
    );
    return id;
  };
  let extra = '';
  if (plan.kind !== 'bare') {
    twigs.forEach(({ p: [x, y], a }, i) => {
      const layer = i % 3;
      if (plan.kind === 'maple') {
        if (rng.chance(0.78))
          layers[layer] += mapleLeaf(
            x + rng.bell() * size * 0.4,
            y + rng.range(0, size * 0.6),
            size * rng.range(0.5, 0.86),
            1.57 + rng.bell() * 0.8,
          );
      } else if (plan.kind === 'blossom') {
        flowers[layer] +=
          `<use href="#${blooms[i % 4] ?? ''}" x="${Math.round(x + rng.bell() * size * 0.35)}" y="${Math.round(y + rng.bell() * size * 0.35)}"/>`;
        if (i % 5 === 0) layers[(layer + 1) % 3] += clump(stage, x, y, size * 0.4, size * 0.34, 7);
      } else if (plan.kind === 'pine') {
        for (let k = 0; k < 5; k++)
          layers[layer] += leaf(
            x,
            y,
            -1.57 + (k - 2) * 0.42 + rng.bell() * 0.1,
            size * rng.range(0.8, 1.1),
            size * 0.035,
          );
      } else {
        const turn = a + rng.bell() * 0.4 + 0.2;
        flowers[layer] += `<use href="#${pair(turn)}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
        if ((plan.kind === 'lemon' || plan.kind === 'apple') && i % 9 === 4) {
          const r = size * (plan.kind === 'lemon' ? 0.3 : 0.36);
          extra +=
            plan.kind === 'lemon'
              ? leaf(x, y + r * 0.3, 1.57 + rng.bell() * 0.2, r * 2.3, r * 1.3)
              : `M${coord(x - r)} ${coord(y + r)}a${coord(r)} ${coord(r * 0.94)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r * 0.94)} 0 1 1 ${coord(-2 * r)} 0Z`;
        }
      }
    });
  }
  const fruit = plan.kind === 'lemon' ? local(palette, '#d8b24a') : local(palette, '#a8443a');
  return (
    fill(wood, bark) +
    layers
      .map((d, i) => fill(d, tones[i] ?? tones[0] ?? bark) + group(flowers[i] ?? '', `fill="${tones[i] ?? bark}"`))
      .join('') +
    fill(extra, mix(fruit, palette.near, dark * 0.4))
  );
}
