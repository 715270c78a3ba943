import { cubic, fill, line, move, poly, rect, round, taper, type Point } from '../core/path.ts';
import type { Stage } from '../core/stage.ts';

/** A spruce with tiers of drooping boughs, each different. */
export function conifer(stage: Stage, x: number, y: number, height: number, tiers = 6): string {
  const { rng } = stage;
  const spread = height * rng.range(0.15, 0.21);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 1; k <= tiers; k++) {
    const t = k / tiers;
    const wl = spread * t ** 0.82 * rng.range(0.78, 1.14);
    const wr = spread * t ** 0.82 * rng.range(0.78, 1.14);
    const yy = y - height + height * 0.94 * t;
    left.push([x - wl, yy + height * 0.024], [x - wl * 0.42, yy - height * 0.012]);
    right.push([x + wr, yy + height * 0.024], [x + wr * 0.42, yy - height * 0.012]);
  }
  const trunk = height * 0.016;
  return poly(
    [
      [x, y - height],
      ...right,
      [x + trunk, y - height * 0.05],
      [x + trunk, y],
      [x - trunk, y],
      [x - trunk, y - height * 0.05],
      ...left.toReversed(),
    ],
    height < 70 * stage.unit ? 1 : 10,
  );
}

/** The lit or snowy side of a spruce: half of each tier. */
export function coniferLight(stage: Stage, x: number, y: number, height: number, side: -1 | 1, tiers = 6): string {
  let d = '';
  for (let k = 1; k <= tiers; k++) {
    const t = k / tiers;
    const w = height * 0.155 * t ** 0.82 * stage.rng.range(0.6, 0.95);
    const yy = y - height + height * 0.94 * t;
    d += poly(
      [
        [x + side * w * 0.12, yy - height * 0.1 * Math.min(1, t + 0.3)],
        [x + side * w, yy + height * 0.014],
        [x + side * w * 0.44, yy - height * 0.016],
      ],
      height < 70 * stage.unit ? 1 : 10,
    );
  }
  return d;
}

/** A forest along a profile: a skyline of trees in two tones. */
export function forest(
  stage: Stage,
  along: readonly Point[],
  height: number,
  colour: string,
  options: { spacing?: number; back?: string; snow?: string; tiers?: number; light?: -1 | 1 } = {},
): string {
  const { rng } = stage;
  const spacing = (options.spacing ?? height * 0.3) * (stage.wide ? 1.65 : 1.1);
  const tiers = options.tiers ?? (height < 40 * stage.unit ? 3 : 4);
  let back = '';
  let front = '';
  let snow = '';
  const first = along[0];
  const last = along.at(-1);
  if (!first || !last) return '';
  let index = 0;
  for (let x = first[0]; x < last[0]; x += spacing * rng.range(0.55, 1.45)) {
    while (index < along.length - 2 && (along[index + 1]?.[0] ?? Infinity) < x) index++;
    const a = along[index] ?? first;
    const b = along[index + 1] ?? last;
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
    const h = height * rng.range(0.55, 1.2);
    if (rng.chance(0.4) && options.back) back += conifer(stage, x, y + height * 0.06, h * 1.12, tiers);
    else {
      front += conifer(stage, x, y + height * 0.1, h, tiers);
      if (options.snow) snow += coniferLight(stage, x, y + height * 0.1, h, options.light ?? -1, tiers);
    }
  }
  return fill(back, options.back ?? colour) + fill(front, colour) + fill(snow, options.snow ?? colour, 0.85);
}

export function cypress(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  dark: string,
  light: string,
  side: -1 | 1,
): string {
  const w = height * stage.rng.range(0.085, 0.12);
  const tip = x + stage.rng.bell() * w * 0.5;
  const flame = (k: number): string =>
    move(tip, y - height) +
    cubic(
      x + w * 0.75 * k,
      y - height * 0.76,
      x + w * 1.25 * k,
      y - height * 0.24,
      x + w * 0.42 * k,
      y - height * 0.03,
    ) +
    line(x - w * 0.42, y - height * 0.03) +
    cubic(x - w * 1.25, y - height * 0.24, x - w * 0.7, y - height * 0.74, tip, y - height) +
    'Z';
  const half =
    move(tip, y - height * 0.97) +
    cubic(
      x + side * w * 0.72,
      y - height * 0.74,
      x + side * w * 1.14,
      y - height * 0.24,
      x + side * w * 0.4,
      y - height * 0.05,
    ) +
    cubic(x + side * w * 0.05, y - height * 0.3, x + side * w * 0.32, y - height * 0.66, tip, y - height * 0.97) +
    'Z';
  return (
    fill(rect(x - w * 0.12, y - height * 0.05, w * 0.24, height * 0.055), dark) +
    fill(flame(1), dark) +
    fill(half, light)
  );
}

/** A soft irregular clump of leaves. */
export function clump(stage: Stage, x: number, y: number, rx: number, ry: number, points = 9): string {
  const pts: Point[] = [];
  const turn = stage.rng() * 6.28;
  for (let i = 0; i < points; i++) {
    const a = turn + (i / points) * Math.PI * 2;
    const k = i % 2 ? stage.rng.range(0.98, 1.16) : stage.rng.range(0.8, 0.94);
    pts.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  return round(pts, rx > 9 * stage.unit ? 1 : 10);
}

export interface BroadleafPlan {
  x: number;
  y: number;
  height: number;
  /** The width of the canopy as a fraction of the height. */
  spread?: number;
  tones: readonly [string, string, string];
  bark: string;
  light: -1 | 1;
  /** The number of clumps in the canopy. */
  clumps?: number;
  /** Draws branches without leaves. */
  bare?: boolean;
  snow?: string | undefined;
}

/** A broadleaf tree: trunk, boughs, and a canopy of clumps in three tones, lit from one side. */
export function broadleaf(stage: Stage, plan: BroadleafPlan): string {
  const { rng } = stage;
  const { x, y, height: h } = plan;
  const spread = h * (plan.spread ?? 0.8);
  const cy = y - h * 0.62;
  const trunk = h * 0.035;
  let wood = taper(
    [x, y],
    [x + rng.bell() * h * 0.04, y - h * 0.25],
    [x + rng.bell() * h * 0.03, y - h * 0.5],
    trunk,
    trunk * 0.6,
  );
  const limbs = plan.bare ? 9 : 4;
  for (let i = 0; i < limbs; i++) {
    const t = (i + 0.5) / limbs;
    const a = Math.PI * (0.12 + 0.76 * t) + rng.bell() * 0.15;
    const len = h * rng.range(0.3, 0.44);
    const from: Point = [x, y - h * rng.range(0.3, 0.5)];
    const tip: Point = [x + Math.cos(a) * len * 1.05, from[1] - Math.sin(a) * len];
    wood += taper(from, [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 + h * 0.04], tip, trunk * 0.42, trunk * 0.08);
    if (!plan.bare) continue;
    for (let k = 0; k < 4; k++) {
      const q = 0.35 + k * 0.16;
      const bx = from[0] + (tip[0] - from[0]) * q;
      const by = from[1] + (tip[1] - from[1]) * q + h * 0.03 * (1 - q);
      const b = a + (k % 2 ? 0.6 : -0.6) + rng.bell() * 0.2;
      const l = len * 0.42 * (1.1 - q * 0.5);
      wood += taper(
        [bx, by],
        [bx + Math.cos(b) * l * 0.5, by - Math.sin(b) * l * 0.6],
        [bx + Math.cos(b) * l, by - Math.sin(b) * l],
        trunk * 0.16,
        trunk * 0.04,
      );
    }
  }
  let out = fill(wood, plan.bark);
  if (plan.bare) return plan.snow ? out + fill(wood, plan.snow, 0.25) : out;
  const tones = ['', '', ''];
  const count = plan.clumps ?? 9;
  // A near tree is many small clumps over one mass, a distant tree a few large ones.
  const close = count >= 20;
  if (close) tones[0] += clump(stage, x, cy, spread * 0.44, h * 0.32, 17);
  for (let i = 0; i < (close ? count * 1.7 : count); i++) {
    const a = close ? rng() * 6.283 : (i / count) * Math.PI * 2 + rng.bell() * 0.3;
    const d = close ? Math.sqrt(rng()) * 0.92 : i === 0 ? 0 : rng.range(0.45, 0.72);
    const bx = x + Math.cos(a) * spread * 0.5 * d;
    const by = cy + Math.sin(a) * h * (close ? 0.36 : 0.34) * d;
    const r = spread * (close ? rng.range(0.085, 0.13) : rng.range(0.17, 0.25));
    // The side away from the light stays dark.
    const shaded = close && Math.cos(a) * d * -plan.light > 0.42;
    tones[0] += clump(stage, bx, by, r, r * 0.86);
    if (!shaded) tones[1] += clump(stage, bx + plan.light * r * 0.24, by - r * 0.22, r * 0.8, r * 0.62);
    const high = close ? Math.sin(a) * d < 0.1 && !shaded && i % 3 !== 0 : Math.sin(a) < 0.5;
    if (high) tones[2] += clump(stage, bx + plan.light * r * 0.42, by - r * 0.42, r * 0.44, r * 0.26);
  }
  tones.forEach((d, i) => {
    out += fill(d, plan.tones[i] ?? plan.tones[0]);
  });
  return out;
}

/** An olive or a stone pine in a few strokes, for the middle distance. */
export function umbrellaPine(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  tones: readonly [string, string],
  bark: string,
  side: -1 | 1,
): string {
  const { rng } = stage;
  const lean = rng.bell() * height * 0.1;
  const ty = y - height * 0.72;
  let out = fill(
    taper([x, y], [x + lean * 0.2, y - height * 0.4], [x + lean, ty], height * 0.028, height * 0.016),
    bark,
  );
  out += fill(
    taper(
      [x + lean * 0.7, y - height * 0.5],
      [x + lean + height * 0.08, ty + height * 0.1],
      [x + lean + height * 0.2, ty],
      height * 0.012,
      height * 0.006,
    ) +
      taper(
        [x + lean * 0.6, y - height * 0.46],
        [x + lean - height * 0.1, ty + height * 0.1],
        [x + lean - height * 0.22, ty],
        height * 0.012,
        height * 0.006,
      ),
    bark,
  );
  let dark = '';
  let light = '';
  for (let i = 0; i < 5; i++) {
    const cx = x + lean + (i - 2) * height * 0.15;
    const cy = ty - height * (0.12 - Math.abs(i - 2) * 0.035);
    dark += clump(stage, cx, cy, height * 0.15, height * 0.085, 10);
    light += clump(stage, cx + side * height * 0.02, cy - height * 0.03, height * 0.11, height * 0.045, 8);
  }
  return out + fill(dark, tones[0]) + fill(light, tones[1]);
}
