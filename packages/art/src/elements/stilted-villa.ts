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
export function stiltedVilla(s: Stage, p: Camera, plan: StiltedVilla): string {
  const { pal } = s;
  const { x, z, eye } = plan;
  const k = plan.scale ?? 1;
  const w = 7.4 * k;
  const d = 6.4 * k;
  const y0 = 1.5;
  const y1 = y0 + 2.6 * k;
  const top = y1 + 3.7 * k;
  const e = 1.05 * k;
  const x1 = x + w;
  const z1 = z + d;
  const depth = Math.min(0.55, Math.max(0, (z - 18) / 130));
  const thatchLit = lit(pal, '#c39a5f', depth, 0.3);
  const thatch = shade(pal, '#a88150', depth, 0.12);
  const thatchDark = shade(pal, '#7d5f3c', depth, 0.34);
  const wall = shade(pal, '#7b5c3e', depth, 0.36);
  const wallLit = lit(pal, '#a9865a', depth, 0.12);
  const wood = shade(pal, '#8d7350', depth, 0.4);
  const deckTop = lit(pal, '#b5966a', depth, 0.32);
  const lamp = pal.lamps ? pal.lamp : mix(lit(pal, '#f4ead4', depth, 0.3), pal.haze, 0.1);
  const rl = x + w * 0.34;
  const rr = x + w * 0.66;
  const zm = z + d / 2;
  const roof = (sign: 1 | -1): { front: string; side: string } => {
    const Y = (v: number): number => v * sign;
    const A = p(x - e, Y(y1 - 0.35), z - e);
    const B = p(x1 + e, Y(y1 - 0.35), z - e);
    const R1 = p(rl, Y(top), zm);
    const R2 = p(rr, Y(top), zm);
    // Thatch sags between the ridge and the eaves.
    const sag = (a: Point, b: Point): Point => [
      a[0] * 0.45 + b[0] * 0.55 + (b[0] - a[0]) * 0.02,
      (a[1] + b[1]) / 2 + sign * Math.abs(b[1] - a[1]) * 0.07,
    ];
    const front = poly([A, sag(A, R1), R1, R2, sag(B, R2), B]);
    let side = '';
    if (x > 0)
      side = poly([A, sag(A, R1), R1, sag(p(x - e, Y(y1 - 0.35), z1 + e), R1), p(x - e, Y(y1 - 0.35), z1 + e)]);
    else if (x1 < 0)
      side = poly([B, sag(B, R2), R2, sag(p(x1 + e, Y(y1 - 0.35), z1 + e), R2), p(x1 + e, Y(y1 - 0.35), z1 + e)]);
    return { front, side };
  };
  let out = '';
  const turned = roof(-1);
  out += fill(
    turned.front + front(p, x, x1, -y1, -y0, z) + front(p, x - 0.6, x1 + 0.6, -y0, -y0 + 0.4, z - 2.2),
    mix(pal.water[1], wood, 0.4),
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
    stilts += front(p, sx - 0.12, sx + 0.12, -0.5, y0, sz);
  out += fill(stilts, wood);
  if (pal.lamps && !plan.far) {
    const [lx, ly] = p(x + w * 0.4, y0 + 1.2, z);
    const [rx] = p(x + w * 0.4 + 4.6 * k, y0, z);
    out += s.halo(pal.lamp, lx, ly, Math.abs(rx - lx) * 1.5, 0.42);
  }
  // The deck and its edge.
  if (y0 < eye) out += fill(floor(p, y0, x - 0.6, x1 + 0.6, z - 2.2, z1), deckTop);
  out += fill(front(p, x - 0.6, x1 + 0.6, y0 - 0.32, y0, z - 2.2), wood);
  if (x > 0.6) out += fill(flank(p, x - 0.6, y0 - 0.32, y0, z - 2.2, z1), mix(wood, pal.glow, 0.12));
  // Walls, and wide open doors towards the water.
  if (x > 0)
    out +=
      fill(flank(p, x, y0, y1, z, z1), wallLit) +
      fill(flank(p, x, y0 + 0.8, y1 - 0.5, z + d * 0.3, z + d * 0.62), pal.lamps ? lamp : wall);
  else if (x1 < 0)
    out +=
      fill(flank(p, x1, y0, y1, z, z1), wallLit) +
      fill(flank(p, x1, y0 + 0.8, y1 - 0.5, z + d * 0.3, z + d * 0.62), pal.lamps ? lamp : wall);
  out += fill(front(p, x, x1, y0, y1, z), wall);
  const dark = shade(pal, '#4a3d2f', depth, 0.4);
  out += fill(
    front(p, x + w * 0.1, x + w * 0.46, y0, y1 - 0.4, z) + front(p, x + w * 0.56, x + w * 0.9, y0 + 0.7, y1 - 0.5, z),
    pal.lamps ? lamp : dark,
  );
  out += fill(
    front(p, x + w * 0.1, x + w * 0.17, y0, y1 - 0.4, z) + front(p, x + w * 0.4, x + w * 0.46, y0, y1 - 0.4, z),
    lit(pal, '#f6efdf', depth, 0.3),
    0.9,
  );
  out += fill(front(p, x + w * 0.725, x + w * 0.735, y0 + 0.7, y1 - 0.5, z), wall);
  const above = roof(1);
  out += fill(above.side, thatchLit) + fill(above.front, thatch);
  // The courses of the thatch, and the shadow under the eaves.
  let courses = '';
  for (const q of [0.24, 0.5, 0.76]) {
    const yy = y1 - 0.35 + (top - y1 + 0.35) * q * 0.96;
    const xl = x - e + (rl - x + e) * q;
    const xr = x1 + e - (x1 + e - rr) * q;
    const zz = z - e + (zm - z + e) * q;
    courses += poly([p(xl, yy, zz), p(xr, yy, zz), p(xr, yy - 0.12 * k, zz), p(xl, yy - 0.12 * k, zz)]);
  }
  out += fill(courses, thatchDark, 0.4);
  out += fill(
    poly([
      p(x - e, y1 - 0.35, z - e),
      p(x1 + e, y1 - 0.35, z - e),
      p(x1 + e * 0.9, y1 - 0.62, z - e),
      p(x - e * 0.9, y1 - 0.62, z - e),
    ]),
    thatchDark,
  );
  if (plan.far) return out;
  let rail = front(p, x - 0.6, x + w * 0.52, y0 + 0.86, y0 + 0.97, z - 2.2);
  for (let i = 0; i <= 6; i++) {
    const rx = x - 0.55 + ((w * 0.52 + 0.5) * i) / 6;
    rail += front(p, rx - 0.05, rx + 0.05, y0, y0 + 0.95, z - 2.2);
  }
  // Steps down into the water.
  let steps = '';
  for (let i = 0; i < 4; i++)
    steps += front(p, x + w * 0.62, x + w * 0.8, y0 - 0.35 - i * 0.36, y0 - 0.22 - i * 0.36, z - 2.3);
  return out + fill(rail + steps, wood);
}

/** A jetty of planks on posts that follows `centre` into the distance. */
export function jetty(
  s: Stage,
  p: Camera,
  centre: (z: number) => number,
  z0: number,
  z1: number,
  options: { half?: number; height?: number } = {},
): string {
  const { pal } = s;
  const half = options.half ?? 0.95;
  const y = options.height ?? 1.3;
  const wood = shade(pal, '#8d7350', 0.02, 0.42);
  const left: Point[] = [];
  const right: Point[] = [];
  const under: Point[] = [];
  const shadow: Point[] = [];
  for (let i = 0; i <= 44; i++) {
    const z = z0 + (z1 - z0) * (i / 44) ** 1.5;
    left.push(p(centre(z) - half, y, z));
    right.push(p(centre(z) + half, y, z));
    under.push(p(centre(z) - half, y - 0.32, z));
    shadow.push(p(centre(z) - half - 0.8, 0, z));
  }
  let posts = '';
  for (let z = z0 + 1.2; z < Math.min(z1, 70); z += 2.7 + z * 0.045)
    for (const e of [-half, half])
      posts += front(p, centre(z) + e - 0.1, centre(z) + e + 0.1, -0.5, y + (e < 0 ? 0.5 : 0), z);
  const deck = poly([...left, ...right.toReversed()]);
  let planks = '';
  for (let z = z0; z < Math.min(z1, 34); z += 0.3 + z * 0.006)
    planks += poly([
      p(centre(z) - half, y, z),
      p(centre(z) + half, y, z),
      p(centre(z) + half, y, z + 0.05),
      p(centre(z) - half, y, z + 0.05),
    ]);
  return (
    fill(poly([...shadow, ...left.toReversed()]), pal.water[1], 0.35) +
    fill(posts, wood) +
    fill(poly([...left, ...under.toReversed()]), shade(pal, '#6e5840', 0, 0.4)) +
    `<path d="${deck}" fill="${s.gradient([
      [0, mix(lit(pal, '#b59a70', 0, 0.34), pal.haze, 0.3)],
      [1, lit(pal, '#b59a70', 0, 0.34)],
    ])}"/>` +
    fill(planks, wood, 0.45)
  );
}
