import { mix } from '../core/colour.ts';
import { fill, coord, poly, rect, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

export interface GablePlan {
  /** The near bottom corner, where the two visible walls meet. */
  x: number;
  y: number;
  /** The width of the gabled wall. It is left of the corner when `side` is 1; the long wall is on the other side. */
  gable: number;
  length: number;
  wall: number;
  roof: number;
  depth?: number;
  stone: string;
  tile: string;
  /** On which side of the corner the long wall is. */
  side: -1 | 1;
  /** The lit wall. */
  lightOn: 'gable' | 'length';
  eaves?: number;
  snow?: boolean;
  windows?: 'shutters' | 'plain' | 'none';
  planks?: boolean;
}

/** A house seen from a corner: the gable on one side, the long wall on the other, a roof of two planes. */
export function gableHouse(stage: Stage, plan: GablePlan): string {
  const { palette } = stage;
  const { x, y, gable, length, wall, roof, side } = plan;
  const depth = plan.depth ?? 0;
  const bright = lit(palette, plan.stone, depth, 0.3);
  const dull = shade(palette, plan.stone, depth, 0.4);
  const gableInk = plan.lightOn === 'gable' ? bright : dull;
  const longInk = plan.lightOn === 'length' ? bright : dull;
  // Perspective: both walls rise a little with distance.
  const k = 0.09;
  const G = (a: number, up: number): Point => [x - side * gable * a, y - gable * a * k - up];
  const L = (a: number, up: number): Point => [x + side * length * a, y - length * a * k * 0.7 - up * (1 - 0.1 * a)];
  const e = plan.eaves ?? wall * 0.16;
  const apex = G(0.5, wall + roof);
  let out = fill(poly([G(0, 0), G(1, 0), G(1, wall), apex, G(0, wall)]), gableInk);
  out += fill(poly([L(0, 0), L(1, 0), L(1, wall), L(0, wall)]), longInk);
  if (plan.planks) {
    let lines = '';
    for (let i = 1; i < 6; i++)
      lines += poly([
        G(0, (wall * i) / 6),
        G(1, (wall * i) / 6),
        G(1, (wall * i) / 6 + 1.2),
        G(0, (wall * i) / 6 + 1.2),
      ]);
    for (let i = 1; i < 6; i++)
      lines += poly([
        L(0, (wall * i) / 6),
        L(1, (wall * i) / 6),
        L(1, (wall * i) / 6 + 1.2),
        L(0, (wall * i) / 6 + 1.2),
      ]);
    out += fill(lines, palette.near, 0.28);
  }
  out += openings(stage, plan, G, L, depth);
  const tile = plan.snow ? '#f4f2ea' : plan.tile;
  const plane = plan.lightOn === 'length' ? lit(palette, tile, depth, 0.26) : shade(palette, tile, depth, 0.28);
  const ridgeEnd: Point = [apex[0] + side * length * 0.98, apex[1] - length * k * 0.3];
  const eaveNear: Point = [x - side * e * 0.5, y - wall + e * 0.55];
  const eaveFar = L(1, wall);
  const over: Point = [eaveFar[0] + side * e * 0.7, eaveFar[1] + e * 0.45];
  const front: Point = [apex[0] - side * e * 0.9, apex[1] + e * 0.12];
  out += fill(poly([front, ridgeEnd, over, eaveNear]), plane);
  // The far slope's edge, and the barge boards that frame the gable.
  const farEave = G(1, wall);
  const t = Math.max(2, wall * 0.07);
  const edge = plan.snow ? mix(plane, palette.shadow, 0.16) : shade(palette, plan.tile, depth, 0.5);
  out += fill(
    poly([
      [front[0], front[1] - t * 0.3],
      [farEave[0] - side * e, farEave[1] + e * 0.7],
      [farEave[0] - side * e, farEave[1] + e * 0.7 + t],
      [front[0], front[1] + t],
      [eaveNear[0], eaveNear[1] + t * 0.8],
      eaveNear,
    ]),
    edge,
  );
  out += fill(poly([eaveNear, over, [over[0], over[1] + t * 0.7], [eaveNear[0], eaveNear[1] + t * 0.9]]), edge);
  return out;
}

function openings(
  stage: Stage,
  plan: GablePlan,
  G: (a: number, up: number) => Point,
  L: (a: number, up: number) => Point,
  depth: number,
): string {
  if (plan.windows === 'none') return '';
  const { palette } = stage;
  const { wall } = plan;
  const glass = palette.lamps ? palette.lamp : shade(palette, '#3a4648', depth, 0.3);
  const shutter = shade(palette, '#6b7a62', depth, 0.2);
  let panes = '';
  let shutters = '';
  const hole = (at: (a: number, up: number) => Point, a: number, w: number, low: number, tall: number): void => {
    panes += poly([at(a - w, low), at(a + w, low), at(a + w, low + tall), at(a - w, low + tall)]);
    if (plan.windows === 'shutters') {
      shutters += poly([at(a - w * 2, low), at(a - w, low), at(a - w, low + tall), at(a - w * 2, low + tall)]);
      shutters += poly([at(a + w, low), at(a + w * 2, low), at(a + w * 2, low + tall), at(a + w, low + tall)]);
    }
  };
  const gw = (wall * 0.085) / plan.gable;
  const lw = (wall * 0.085) / plan.length;
  const storeys = wall > 60 * stage.unit ? 2 : 1;
  for (let f = 0; f < storeys; f++) {
    const low = wall * (storeys === 2 ? 0.16 + 0.44 * f : 0.34);
    const tall = wall * (storeys === 2 ? 0.24 : 0.34);
    const g = plan.gable > wall * 0.9 ? [0.25, 0.75] : [0.5];
    for (const a of g) if (!(f === 0 && a === 0.5)) hole(G, a, gw, low, tall);
    const count = Math.max(1, Math.floor(plan.length / (wall * 0.62)));
    for (let i = 0; i < count; i++) if ((i + f + stage.seed) % 4 !== 3) hole(L, (i + 0.5) / count, lw, low, tall);
  }
  hole(G, 0.5, gw * 0.8, wall * 1.02, wall * 0.2);
  return fill(panes, glass, palette.lamps ? 0.95 : 0.85) + fill(shutters, shutter);
}

/** A square tower with a flat or tiled roof: the belvedere of a villa, the campanile of a village. */
export function tower(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  inks: { stone: string; tile: string; depth?: number; light?: -1 | 1; belfry?: boolean; spire?: number },
): string {
  const { palette } = stage;
  const depth = inks.depth ?? 0;
  const light = inks.light ?? -1;
  const bright = lit(palette, inks.stone, depth, 0.28);
  const dull = shade(palette, inks.stone, depth, 0.38);
  const split = x + light * width * 0.12;
  let out = fill(rect(x - width / 2, y - height, width, height), light < 0 ? bright : dull);
  out += fill(
    poly([
      [split, y],
      [split, y - height],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ]),
    light < 0 ? dull : bright,
  );
  const roof = inks.spire ?? width * 0.34;
  const o = width * 0.12;
  out += fill(
    poly([
      [x - width / 2 - o, y - height],
      [x, y - height - roof],
      [x + width / 2 + o, y - height],
      [x + width / 2 + o, y - height + width * 0.06],
      [x - width / 2 - o, y - height + width * 0.06],
    ]),
    lit(palette, inks.tile, depth, 0.16),
  );
  out += fill(
    poly([
      [x, y - height - roof],
      [x + width / 2 + o, y - height],
      [split, y - height],
    ]),
    shade(palette, inks.tile, depth, 0.36),
    0.8,
  );
  const hole = palette.lamps && !inks.belfry ? palette.lamp : local(palette, '#3d3a36', depth);
  const aw = width * 0.13;
  const ay = y - height + width * (inks.belfry ? 0.62 : 0.9);
  for (const cx of [x - width * 0.24, x + width * 0.24])
    out += fill(
      `M${coord(cx - aw)} ${coord(ay)}v${coord(-width * 0.28)}a${coord(aw)} ${coord(aw)} 0 0 1 ${coord(2 * aw)} 0v${coord(width * 0.28)}Z`,
      hole,
    );
  return out;
}

/** A cluster of roofs on a hill: a town too far away for windows. */
export function hillTown(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  light: -1 | 1,
  inks: { stone: string; tile: string },
): string {
  const { rng, palette } = stage;
  let out = '';
  const rows = 4;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const span = width * (0.34 + 0.66 * t);
    let cx = x - span / 2;
    if (r === 1)
      out += tower(
        stage,
        x + width * rng.range(-0.08, 0.1),
        y - height * 0.5,
        width * 0.06,
        height * rng.range(0.62, 0.82),
        { ...inks, depth, light, belfry: true, spire: width * 0.05 },
      );
    if (r === 2)
      out += tower(stage, x - width * rng.range(0.18, 0.24), y - height * 0.3, width * 0.045, height * 0.5, {
        ...inks,
        depth,
        light,
        belfry: true,
      });
    while (cx < x + span / 2) {
      const w = width * rng.range(0.07, 0.13);
      const h = height * rng.range(0.2, 0.34);
      const by = y - height * (0.62 - 0.62 * t) * Math.cos(((cx - x) / width) * 1.6) + height * 0.1;
      const front = rng.chance(0.5);
      out += fill(
        rect(cx, by - h, w, h * 1.5),
        front ? lit(palette, inks.stone, depth, 0.26) : shade(palette, inks.stone, depth, 0.24),
      );
      out += fill(
        poly([
          [cx - w * 0.06, by - h],
          [cx + w * 0.16, by - h * 1.26],
          [cx + w * 0.9, by - h * 1.26],
          [cx + w * 1.06, by - h],
        ]),
        shade(palette, inks.tile, depth, front ? 0.12 : 0.36),
      );
      if (rng.chance(0.66))
        out += fill(
          rect(cx + w * 0.24, by - h * 0.72, w * 0.13, h * 0.26) +
            rect(cx + w * 0.6, by - h * 0.72, w * 0.13, h * 0.26),
          palette.lamps && rng.chance(0.6) ? palette.lamp : shade(palette, '#4a443c', depth),
        );
      cx += w * rng.range(0.82, 1.02);
    }
  }
  return out;
}
