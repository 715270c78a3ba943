import { mix } from '../core/colour.ts';
import { fill, heightAt, poly, type Point } from '../core/path.ts';
import { lit, local } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

export interface MassifPlan {
  /** The summits from left to right. The line between them is broken at random. */
  summits: readonly Point[];
  /** The left and right ends of the range's foot. */
  from: Point;
  to: Point;
  foot: number;
  depth: number;
  rock: string;
  /** The height down to which snow lies; no snow if undefined. */
  snowline?: number | undefined;
  /** −1 for light from the left. */
  light: -1 | 1;
  /** How deep the cols between summits are: 0 is the lower summit, 1 the foot. */
  cols?: readonly [number, number];
  /** The roughness of the line, from 0.06 (old hills) to 0.16 (needles). */
  ruggedness?: number;
}

/** Roughens a line of summits by midpoint displacement. The summits keep their places. */
function breakLine(stage: Stage, corners: readonly Point[], ruggedness: number): Point[] {
  let pts = [...corners];
  for (let pass = 0; pass < 5; pass++) {
    const next: Point[] = [];
    pts.forEach((a, i) => {
      next.push(a);
      const b = pts[i + 1];
      if (!b) return;
      const dx = b[0] - a[0];
      if (dx < 7 * stage.unit) return;
      const t = stage.rng.range(0.34, 0.66);
      // The middle of a slope sinks, so that summits stay sharp.
      const sag = pass === 0 ? Math.abs(b[1] - a[1]) * 0.1 : 0;
      next.push([a[0] + dx * t, a[1] + (b[1] - a[1]) * t + sag + stage.rng.bell() * dx * ruggedness * 1.6]);
    });
    pts = next;
  }
  return pts;
}

/** A mountain range with lit and shaded flanks, ribs of rock and snow. */
export function massif(stage: Stage, plan: MassifPlan): string {
  const { rng, palette } = stage;
  const corners: Point[] = [plan.from];
  plan.summits.forEach((p, i) => {
    const before = i === 0 ? plan.from : plan.summits[i - 1];
    if (before && i > 0) {
      // The col between two summits.
      const t = rng.range(0.35, 0.65);
      const low = Math.max(before[1], p[1]);
      corners.push([
        before[0] + (p[0] - before[0]) * t,
        low + (plan.foot - low) * rng.range(...(plan.cols ?? ([0.2, 0.46] as const))),
      ]);
    }
    corners.push(p);
  });
  corners.push(plan.to);
  const line = breakLine(stage, corners, plan.ruggedness ?? 0.11);
  const body = poly([[plan.from[0], plan.foot], ...line, [plan.to[0], plan.foot]]);
  const rockLit = lit(palette, plan.rock, plan.depth, 0.22);
  const veil = mix(rockLit, palette.sky[3], 0.55);
  let out = `<path d="${body}" fill="${stage.gradient([
    [0, rockLit],
    [0.55, mix(rockLit, palette.haze, 0.15)],
    [1, veil],
  ])}"/>`;
  let inside = '';
  if (plan.snowline !== undefined) inside += snowCap(stage, plan, line, plan.snowline);
  inside += ribs(stage, plan, line);
  inside += shadedFaces(stage, plan, line);
  out += stage.clip(body, inside);
  return out;
}

function snowCap(stage: Stage, plan: MassifPlan, line: readonly Point[], snowline: number): string {
  const { rng, unit, palette } = stage;
  const hem: Point[] = [];
  let long = false;
  for (let x = plan.to[0]; x >= plan.from[0]; x -= unit * rng.range(9, 24)) {
    const crest = heightAt(line, x);
    const hang = Math.max(0, snowline - crest);
    long = !long;
    const y = crest + hang * (long ? rng.range(0.85, 1.35) : rng.range(0.45, 0.8));
    const slope = (heightAt(line, x + 6 * unit) - heightAt(line, x - 6 * unit)) / (12 * unit);
    hem.push([x + (long ? slope * hang * 0.28 : 0), Math.max(crest - 2, y)]);
  }
  const snow = mix(mix('#fffdf6', palette.haze, plan.depth * 0.75), local(palette, '#f3efe4', plan.depth * 0.5), 0.45);
  return fill(poly([...line, ...hem]), snow);
}

/** The indexes of the line's local summits, within `reach` points on each side. */
function tops(line: readonly Point[], reach: number): number[] {
  const out: number[] = [];
  line.forEach((p, i) => {
    for (let k = Math.max(0, i - reach); k <= Math.min(line.length - 1, i + reach); k++) {
      const q = line[k];
      if (q && (q[1] < p[1] || (q[1] === p[1] && k < i))) return;
    }
    out.push(i);
  });
  return out;
}

/** The flanks in shade: from each summit down along a broken spine. */
function shadedFaces(stage: Stage, plan: MassifPlan, line: readonly Point[]): string {
  const { rng, unit, palette } = stage;
  const away = -plan.light;
  const dark = mix(mix(local(palette, '#4b5a68'), palette.shadow, 0.35), palette.haze, plan.depth * 0.85);
  const strength = 0.66 - plan.depth * 0.22;
  const fade = stage.gradient([
    [0, dark, strength],
    [0.5, dark, strength * 0.86],
    [0.8, dark, strength * 0.4],
    [1, dark, 0],
  ]);
  let out = '';
  for (const i of tops(line, 4)) {
    const top = line[i];
    if (!top) continue;
    // Follows the shaded side down to the next hollow.
    const edge: Point[] = [top];
    let k = i + away;
    let lowest = top[1];
    while (line[k]) {
      const p = line[k] as Point;
      if (p[1] < lowest - 7 * unit) break;
      lowest = Math.max(lowest, p[1]);
      edge.push(p);
      k += away;
    }
    const end = edge.at(-1) ?? top;
    const fall = end[1] - top[1];
    if (fall < 9 * unit || edge.length < 3) continue;
    const reach = Math.min(plan.foot - top[1], fall * rng.range(1.5, 2.4));
    const spine: Point[] = [];
    const steps = Math.max(4, Math.min(11, Math.round(reach / (26 * unit))));
    let x = top[0];
    for (let j = 1; j <= steps; j++) {
      const t = j / steps;
      x += ((plan.light * rng.range(-0.45, 0.85) * reach) / steps) * 0.42;
      spine.push([x + (j % 2 ? 1 : -1) * reach * 0.018, top[1] + reach * t]);
    }
    const bottom = spine.at(-1) ?? end;
    const under: Point = [(end[0] * 2 + bottom[0]) / 3, (end[1] + bottom[1]) / 2];
    const face = poly([
      ...edge,
      [end[0] + away * 3 * unit, end[1] + (bottom[1] - end[1]) * 0.35],
      under,
      ...spine.toReversed(),
    ]);
    out += `<path d="${face}" fill="${fade}"/>`;
    // A second, darker plane below the summit makes the flank look bent.
    if (fall > 60 * unit) {
      const q = edge[Math.floor(edge.length * 0.4)] ?? end;
      const r = edge[Math.floor(edge.length * 0.72)] ?? end;
      const bend = poly([
        [top[0] + away * 2, top[1] + 4 * unit],
        q,
        r,
        [r[0] - away * fall * 0.06, r[1] + fall * 0.3],
        [r[0] - away * fall * 0.2, r[1] + fall * 0.62],
        [q[0] - away * fall * 0.06, q[1] + fall * 0.42],
        [(top[0] + q[0]) / 2, top[1] + fall * 0.36],
      ]);
      out += `<path d="${bend}" fill="${fade}" opacity=".5"/>`;
    }
  }
  return out;
}

/** Slivers of bare rock in the snow and gullies in the rock, along the slope. */
function ribs(stage: Stage, plan: MassifPlan, line: readonly Point[]): string {
  const { rng, unit, palette } = stage;
  let d = '';
  const width = plan.to[0] - plan.from[0];
  const count = Math.round(width / (17 * unit));
  for (let i = 0; i < count; i++) {
    const x = plan.from[0] + width * rng();
    const crest = heightAt(line, x);
    const room = plan.foot - crest;
    if (room < 40 * unit) continue;
    const y = crest + room * (0.05 + 0.6 * rng() ** 0.9);
    const slope = (heightAt(line, x + 16 * unit) - heightAt(line, x - 16 * unit)) / (32 * unit);
    const len = unit * rng.range(16, 62) * (0.5 + room / (400 * unit));
    const dx = Math.max(-0.8, Math.min(0.8, slope)) * len * 0.75 + rng.bell() * 5 * unit;
    const w = unit * rng.range(2, 7.5);
    d += poly([
      [x, y],
      [x + w, y + len * 0.3],
      [x + dx * 0.6 + w * 0.5, y + len * 0.55],
      [x + dx, y + len],
      [x + dx * 0.5 - w * 0.6, y + len * 0.5],
    ]);
  }
  return fill(d, mix(local(palette, plan.rock, plan.depth), palette.shadow, 0.18), 0.6);
}
