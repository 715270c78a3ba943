import { mix } from '../core/colour.ts';
import { fill, coord, taper, type Point } from '../core/path.ts';
import type { Stage } from '../core/stage.ts';

export interface PalmPlan {
  x: number;
  y: number;
  height: number;
  /** The horizontal distance of the crown from the foot. */
  lean: number;
  colour: string;
  /** The colour of the fronds behind the crown, and of the lit edge of the trunk. */
  back: string;
  /** The length of a frond as a fraction of the height. */
  crown?: number;
  detail?: 'full' | 'far';
  coconuts?: boolean;
}

/** One feathered frond: a rachis that rises, bends and hangs, with drooping leaflets. */
function frond(
  stage: Stage,
  x: number,
  y: number,
  angle: number,
  length: number,
  age: number,
  coarse: boolean,
): string {
  const { rng } = stage;
  // Young fronds (`age` 0) point up, old ones (`age` 1) hang.
  const rise = Math.sin(angle) * length * (0.95 - age * 0.25);
  const out = Math.cos(angle) * length;
  const side = Math.sign(out) || 1;
  const cx = x + out * 0.5;
  const cy = y - rise * 0.9 - length * (0.2 - age * 0.1);
  const ex = x + out * (1 - age * 0.12);
  const ey = y - rise * 0.62 + length * (0.16 + age * 0.46);
  const steps = coarse ? 11 : 25;
  const upper: Point[] = [];
  const lower: Point[] = [];
  const at = (t: number): Point => {
    const v = 1 - t;
    return [v * v * x + 2 * v * t * cx + t * t * ex, v * v * y + 2 * v * t * cy + t * t * ey];
  };
  for (let i = 1; i <= steps; i++) {
    const t = 0.05 + 0.95 * (i / steps);
    const [px, py] = at(t);
    const [qx, qy] = at(Math.min(1, t + 0.02));
    const dx = qx - px || 0.001;
    const dy = qy - py;
    const m = Math.hypot(dx, dy);
    const ux = dx / m;
    const uy = dy / m;
    // Leaflets are longest a third of the way along, and short at the tip.
    const leaf = length * 0.27 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.78)) ** 0.8 * rng.range(0.82, 1.1);
    const gap = length * (coarse ? 0.034 : 0.016);
    const droop = length * (0.05 + 0.1 * t);
    // Leaflets point forward along the rachis. Wind lifts a few of them.
    const ahead = 0.62 + rng.bell() * 0.12;
    const up: Point = [
      px + ux * leaf * ahead + uy * side * leaf * 0.5,
      py + uy * leaf * ahead - ux * side * leaf * 0.5 + droop * 0.55,
    ];
    const down: Point = [
      px + ux * leaf * ahead * 0.86 - uy * side * leaf * 0.7,
      py + uy * leaf * ahead * 0.86 + ux * side * leaf * 0.7 + droop,
    ];
    upper.push(up, [px + ux * gap, py + uy * gap]);
    lower.push(down, [px + ux * gap, py + uy * gap + length * 0.007]);
  }
  const path = [
    [x, y - length * 0.012] as Point,
    ...upper,
    [ex, ey] as Point,
    ...lower.toReversed(),
    [x, y + length * 0.014] as Point,
  ];
  let d = '';
  let lx = 0;
  let ly = 0;
  const k = coarse ? 1 : 10;
  for (const [fx, fy] of path) {
    const rx = Math.round(fx * k);
    const ry = Math.round(fy * k);
    d += d === '' ? `M${rx / k} ${ry / k}l` : `${d.endsWith('l') ? '' : ' '}${(rx - lx) / k} ${(ry - ly) / k}`;
    lx = rx;
    ly = ry;
  }
  return `${d}Z`;
}

/** A coconut palm: a thick foot, a curved trunk with rings, and fronds of every age. */
export function palm(stage: Stage, plan: PalmPlan): string {
  const { rng } = stage;
  const { x, y, height, lean, colour, back } = plan;
  const coarse = plan.detail === 'far';
  const tx = x + lean;
  const ty = y - height;
  const bend: Point = [x + lean * rng.range(0.05, 0.3), y - height * rng.range(0.5, 0.62)];
  const crown = height * (plan.crown ?? 0.44);
  let out = '';
  const count = coarse ? 9 : rng.int(12, 15);
  const behind: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const angle = Math.PI * (1.14 - 1.28 * t) + rng.bell() * 0.1;
    const age = Math.min(1, Math.max(0, Math.abs(t - 0.5) * 1.7 + rng.bell() * 0.12));
    const d = frond(stage, tx, ty, angle, crown * rng.range(0.82, 1.1), age, coarse);
    (i % 3 === 1 ? behind : front).push(d);
  }
  out += fill(behind.join(''), back);
  const foot = height * 0.024;
  out += fill(taper([x, y], bend, [tx, ty], foot, height * 0.0105), colour);
  out += fill(
    `M${coord(x - foot * 1.9)} ${coord(y + foot * 0.5)}Q${coord(x - foot * 0.9)} ${coord(y - foot * 0.4)} ${coord(x - foot * 0.7)} ${coord(y - foot * 3)}L${coord(x + foot * 0.9)} ${coord(y - foot * 3)}Q${coord(x + foot)} ${coord(y - foot * 0.4)} ${coord(x + foot * 2)} ${coord(y + foot * 0.5)}Z`,
    colour,
  );
  if (!coarse) out += trunkRings(stage, [x, y], bend, [tx, ty], foot, height, mix(colour, back, 0.75));
  out += fill(front.join(''), colour);
  if (plan.coconuts !== false && !coarse) {
    const r = height * 0.017;
    let nuts = '';
    for (const [dx, dy] of [
      [-1.5, 1.4],
      [0.4, 2],
      [1.9, 1.2],
    ] as const)
      nuts += `M${coord(tx + dx * r - r)} ${coord(ty + dy * r)}a${coord(r)} ${coord(r * 1.15)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r * 1.15)} 0 1 1 ${coord(-2 * r)} 0Z`;
    out += fill(nuts, mix(colour, back, 0.3));
  }
  return out;
}

function trunkRings(stage: Stage, a: Point, c: Point, b: Point, foot: number, height: number, colour: string): string {
  let d = '';
  const rings = Math.round(height / (15 * stage.unit));
  for (let i = 2; i < rings; i++) {
    const t = i / rings;
    const v = 1 - t;
    const px = v * v * a[0] + 2 * v * t * c[0] + t * t * b[0];
    const py = v * v * a[1] + 2 * v * t * c[1] + t * t * b[1];
    const w = foot + (height * 0.0105 - foot) * t;
    d += `M${coord(px - w * 0.9)} ${coord(py)}q${coord(w)} ${coord(w * 0.5)} ${coord(w * 1.5)} 0`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${coord(Math.max(0.8, height * 0.003))}" opacity=".55"/>`;
}
