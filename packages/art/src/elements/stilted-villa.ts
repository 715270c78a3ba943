import { mix } from '../core/colour.ts';
import { fill, poly, type Point } from '../core/path.ts';
import { flank, floor, front, type Camera } from '../core/perspective.ts';
import { lit, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

export interface StiltedVilla {
  /** The left end and the near face, in metres. */
  x: number;
  z: number;
  scale?: number;
  /** The camera's height, in metres. */
  eye: number;
  /** Simplifies the roof, for villas in the distance. */
  far?: boolean;
}

/** A thatched villa on stilts in the water, with its deck, its windows and its reflection. */
export function stiltedVilla(stage: Stage, project: Camera, plan: StiltedVilla): string {
  const { palette } = stage;
  const { x, z, eye } = plan;
  const scale = plan.scale ?? 1;
  const w = 7.4 * scale;
  const d = 6.4 * scale;
  const y0 = 1.5;
  const y1 = y0 + 2.6 * scale;
  const top = y1 + 3.7 * scale;
  const e = 1.05 * scale;
  const x1 = x + w;
  const z1 = z + d;
  const depth = Math.min(0.55, Math.max(0, (z - 18) / 130));
  const thatchLit = lit(palette, '#c39a5f', depth, 0.3);
  const thatch = shade(palette, '#a88150', depth, 0.12);
  const thatchDark = shade(palette, '#7d5f3c', depth, 0.34);
  const wall = shade(palette, '#7b5c3e', depth, 0.36);
  const wallLit = lit(palette, '#a9865a', depth, 0.12);
  const wood = shade(palette, '#8d7350', depth, 0.4);
  const deckTop = lit(palette, '#b5966a', depth, 0.32);
  const lamp = palette.lamps ? palette.lamp : mix(lit(palette, '#f4ead4', depth, 0.3), palette.haze, 0.1);
  const rl = x + w * 0.34;
  const rr = x + w * 0.66;
  const zm = z + d / 2;
  const roof = (sign: 1 | -1): { front: string; side: string } => {
    const Y = (v: number): number => v * sign;
    const A = project(x - e, Y(y1 - 0.35), z - e);
    const B = project(x1 + e, Y(y1 - 0.35), z - e);
    const R1 = project(rl, Y(top), zm);
    const R2 = project(rr, Y(top), zm);
    // Thatch sags between the ridge and the eaves.
    const sag = (a: Point, b: Point): Point => [
      a[0] * 0.45 + b[0] * 0.55 + (b[0] - a[0]) * 0.02,
      (a[1] + b[1]) / 2 + sign * Math.abs(b[1] - a[1]) * 0.07,
    ];
    const front = poly([A, sag(A, R1), R1, R2, sag(B, R2), B]);
    let side = '';
    if (x > 0)
      side = poly([
        A,
        sag(A, R1),
        R1,
        sag(project(x - e, Y(y1 - 0.35), z1 + e), R1),
        project(x - e, Y(y1 - 0.35), z1 + e),
      ]);
    else if (x1 < 0)
      side = poly([
        B,
        sag(B, R2),
        R2,
        sag(project(x1 + e, Y(y1 - 0.35), z1 + e), R2),
        project(x1 + e, Y(y1 - 0.35), z1 + e),
      ]);
    return { front, side };
  };
  let out = '';
  const turned = roof(-1);
  out += fill(
    turned.front + front(project, x, x1, -y1, -y0, z) + front(project, x - 0.6, x1 + 0.6, -y0, -y0 + 0.4, z - 2.2),
    mix(palette.water[1], wood, 0.4),
    0.34 * (1 - depth),
  );
  let stilts = '';
  for (const [sx, sz] of [
    [x + 0.4, z1],
    [x1 - 0.4, z1],
    [x + 0.2, z],
    [x + w * 0.5, z],
    [x1 - 0.2, z],
    [x - 0.3, z - 2],
    [x + w * 0.45, z - 2],
    [x1 + 0.2, z - 2],
  ] as const)
    stilts += front(project, sx - 0.12, sx + 0.12, -0.5, y0, sz);
  out += fill(stilts, wood);
  if (palette.lamps && !plan.far) {
    const [lx, ly] = project(x + w * 0.4, y0 + 1.2, z);
    const [rx] = project(x + w * 0.4 + 4.6 * scale, y0, z);
    out += stage.halo(palette.lamp, lx, ly, Math.abs(rx - lx) * 1.5, 0.42);
  }
  // The deck and its edge.
  if (y0 < eye) out += fill(floor(project, y0, x - 0.6, x1 + 0.6, z - 2.2, z1), deckTop);
  out += fill(front(project, x - 0.6, x1 + 0.6, y0 - 0.32, y0, z - 2.2), wood);
  if (x > 0.6) out += fill(flank(project, x - 0.6, y0 - 0.32, y0, z - 2.2, z1), mix(wood, palette.glow, 0.12));
  // Walls, and wide open doors towards the water.
  if (x > 0)
    out +=
      fill(flank(project, x, y0, y1, z, z1), wallLit) +
      fill(flank(project, x, y0 + 0.8, y1 - 0.5, z + d * 0.3, z + d * 0.62), palette.lamps ? lamp : wall);
  else if (x1 < 0)
    out +=
      fill(flank(project, x1, y0, y1, z, z1), wallLit) +
      fill(flank(project, x1, y0 + 0.8, y1 - 0.5, z + d * 0.3, z + d * 0.62), palette.lamps ? lamp : wall);
  out += fill(front(project, x, x1, y0, y1, z), wall);
  const dark = shade(palette, '#4a3d2f', depth, 0.4);
  out += fill(
    front(project, x + w * 0.1, x + w * 0.46, y0, y1 - 0.4, z) +
      front(project, x + w * 0.56, x + w * 0.9, y0 + 0.7, y1 - 0.5, z),
    palette.lamps ? lamp : dark,
  );
  out += fill(
    front(project, x + w * 0.1, x + w * 0.17, y0, y1 - 0.4, z) +
      front(project, x + w * 0.4, x + w * 0.46, y0, y1 - 0.4, z),
    lit(palette, '#f6efdf', depth, 0.3),
    0.9,
  );
  out += fill(front(project, x + w * 0.725, x + w * 0.735, y0 + 0.7, y1 - 0.5, z), wall);
  const above = roof(1);
  out += fill(above.side, thatchLit) + fill(above.front, thatch);
  // The courses of the thatch, and the shadow under the eaves.
  let courses = '';
  for (const q of [0.24, 0.5, 0.76]) {
    const yy = y1 - 0.35 + (top - y1 + 0.35) * q * 0.96;
    const xl = x - e + (rl - x + e) * q;
    const xr = x1 + e - (x1 + e - rr) * q;
    const zz = z - e + (zm - z + e) * q;
    courses += poly([
      project(xl, yy, zz),
      project(xr, yy, zz),
      project(xr, yy - 0.12 * scale, zz),
      project(xl, yy - 0.12 * scale, zz),
    ]);
  }
  out += fill(courses, thatchDark, 0.4);
  out += fill(
    poly([
      project(x - e, y1 - 0.35, z - e),
      project(x1 + e, y1 - 0.35, z - e),
      project(x1 + e * 0.9, y1 - 0.62, z - e),
      project(x - e * 0.9, y1 - 0.62, z - e),
    ]),
    thatchDark,
  );
  if (plan.far) return out;
  let rail = front(project, x - 0.6, x + w * 0.52, y0 + 0.86, y0 + 0.97, z - 2.2);
  for (let i = 0; i <= 6; i++) {
    const rx = x - 0.55 + ((w * 0.52 + 0.5) * i) / 6;
    rail += front(project, rx - 0.05, rx + 0.05, y0, y0 + 0.95, z - 2.2);
  }
  // Steps down into the water.
  let steps = '';
  for (let i = 0; i < 4; i++)
    steps += front(project, x + w * 0.62, x + w * 0.8, y0 - 0.35 - i * 0.36, y0 - 0.22 - i * 0.36, z - 2.3);
  return out + fill(rail + steps, wood);
}

/** A jetty of planks on posts that follows `centre` into the distance. */
export function jetty(
  stage: Stage,
  project: Camera,
  centre: (z: number) => number,
  z0: number,
  z1: number,
  options: { half?: number; height?: number } = {},
): string {
  const { palette } = stage;
  const half = options.half ?? 0.95;
  const y = options.height ?? 1.3;
  const wood = shade(palette, '#8d7350', 0.02, 0.42);
  const left: Point[] = [];
  const right: Point[] = [];
  const under: Point[] = [];
  const shadow: Point[] = [];
  for (let i = 0; i <= 44; i++) {
    const z = z0 + (z1 - z0) * (i / 44) ** 1.5;
    left.push(project(centre(z) - half, y, z));
    right.push(project(centre(z) + half, y, z));
    under.push(project(centre(z) - half, y - 0.32, z));
    shadow.push(project(centre(z) - half - 0.8, 0, z));
  }
  let posts = '';
  for (let z = z0 + 1.2; z < Math.min(z1, 70); z += 2.7 + z * 0.045)
    for (const e of [-half, half])
      posts += front(project, centre(z) + e - 0.1, centre(z) + e + 0.1, -0.5, y + (e < 0 ? 0.5 : 0), z);
  const deck = poly([...left, ...right.toReversed()]);
  let planks = '';
  for (let z = z0; z < Math.min(z1, 34); z += 0.3 + z * 0.006)
    planks += poly([
      project(centre(z) - half, y, z),
      project(centre(z) + half, y, z),
      project(centre(z) + half, y, z + 0.05),
      project(centre(z) - half, y, z + 0.05),
    ]);
  return (
    fill(poly([...shadow, ...left.toReversed()]), palette.water[1], 0.35) +
    fill(posts, wood) +
    fill(poly([...left, ...under.toReversed()]), shade(palette, '#6e5840', 0, 0.4)) +
    `<path d="${deck}" fill="${stage.gradient([
      [0, mix(lit(palette, '#b59a70', 0, 0.34), palette.haze, 0.3)],
      [1, lit(palette, '#b59a70', 0, 0.34)],
    ])}"/>` +
    fill(planks, wood, 0.45)
  );
}
