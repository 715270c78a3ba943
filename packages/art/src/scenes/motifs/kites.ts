import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, lens, coord, type Point, poly, softBelow, stroke } from '../../core/path.ts';
import { type Camera, camera, flank, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { footprints } from '../../elements/dune.ts';
import { sailboat } from '../../elements/people.ts';
import { birds, drawSky } from '../../elements/sky.ts';
import { grasses, profile, range } from '../../elements/terrain.ts';
import { glints } from '../../elements/water.ts';
import { flyers } from './kites-flyers.ts';
import { overTheReef } from './kites-reef.ts';

const PAINT = ['#b5795a', '#4f7f8a', '#c9a45e', '#8b9a7a', '#f3e8d0', '#a4565a', '#6f8f9a', '#d8b98a'] as const;

/**
 * A long beach with kites over it: beach huts on one side, or a dune, a pier and low tide; or a lagoon and its `reef`.
 */
export function kites(stage: Stage): string {
  if (stage.has('reef')) return overTheReef(stage);
  const { width, height, unit, rng, palette } = stage;
  const pier = stage.seed % 2 === 1;
  const horizon = height * (stage.portrait ? 0.58 : rng.range(0.5, 0.56));
  const vx = width * (stage.portrait ? 0.44 : stage.wide ? 0.58 : rng.range(0.4, 0.46));
  const sunX = stage.wide ? width * 0.86 : width * (stage.portrait ? 0.74 : rng.range(0.72, 0.82));
  const project = camera(horizon, vx, 1000 * unit, 3.4);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 260 : rng.range(90, 150)),
    r: 50 * unit,
    horizon,
  });
  const sand = stage.season === 'winter' ? '#cdc2ac' : '#dcc497';
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, mix(palette.water[1], palette.water[0], 0.35)],
    [0.3, palette.water[0]],
    [1, mix(palette.water[0], local(palette, sand), 0.4)],
  ])}"/>`;
  const head = profile(
    stage,
    [
      [width * 0.64, horizon + 1],
      [width * 0.78, horizon - 20 * unit],
      [width * 0.9, horizon - 44 * unit],
      [width + 30, horizon - 66 * unit],
    ],
    7 * unit,
    12,
    9,
  );
  out +=
    range(stage, head, horizon + 1, mix(palette.haze, palette.water[1], 0.2), 0.3) +
    glints(stage, {
      top: horizon,
      bottom: height * 0.8,
      x: sunX,
      colour: palette.glow,
      count: 40,
      spread: 140,
      length: 110,
    });
  if (pier) out += pierOnPiles(stage, horizon);
  out += sailboat(stage, width * (stage.portrait ? 0.88 : 0.68), horizon + 30 * unit, 50 * unit, {
    hull: mix(palette.near, palette.haze, 0.2),
    main: lit(palette, '#f4ead4', 0.1, 0.3),
    jib: shade(palette, '#e0d2b4', 0.1, 0.1),
  });
  out += tide(stage, project, horizon, vx, sand);
  out += dunes(stage, horizon, vx, sand);
  if (!pier) out += huts(stage, project);
  out += flyers(stage, project);
  return (
    out +
    foreground(stage, project, sand) +
    birds(stage, width * 0.6, horizon - 60 * unit, 4, 14 * unit, mix(palette.near, palette.haze, 0.4))
  );
}

/** A shoreline to the vanishing point, in bands of foam, wet sand and dry sand. */
function tide(stage: Stage, project: Camera, horizon: number, vx: number, sand: string): string {
  const { height, palette } = stage;
  const edge = (at: number, jitter: number, colour: string, opacity = 1): string => {
    const pts: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const z = 3.4 + 400 * (i / 30) ** 3;
      pts.push(project(at + jitter * Math.sin(i * 1.3 + at) * (1 + z * 0.01), 0, z));
    }
    let d = `M-10 ${height + 20}L-10 ${coord(horizon + 3)}L${coord(vx)} ${coord(horizon + 2)}`;
    for (let i = 29; i > 0; i--) {
      const a = pts[i] ?? [0, 0];
      const b = pts[i - 1] ?? a;
      d += `Q${coord(a[0])} ${coord(a[1])} ${coord((a[0] + b[0]) / 2)} ${coord((a[1] + b[1]) / 2)}`;
    }
    return fill(`${d}L${coord((pts[0]?.[0] ?? 0) + 60)} ${height + 20}Z`, colour, opacity);
  };
  const foam = mix(palette.glow, local(palette, '#fffaf0'), 0.5);
  const wet = shade(palette, '#a08a68', 0.02, 0.24);
  return (
    edge(8.8, 0.35, foam, 0.5) +
    edge(8.3, 0.35, mix(palette.water[0], palette.water[1], 0.2), 0.8) +
    edge(6.4, 0.3, foam, 0.95) +
    edge(6.1, 0.3, wet) +
    edge(4.4, 0.25, mix(wet, local(palette, sand), 0.5)) +
    edge(2.6, 0.2, lit(palette, sand, 0.02, 0.24))
  );
}

function dunes(stage: Stage, horizon: number, vx: number, sand: string): string {
  const { unit, palette } = stage;
  const line = profile(
    stage,
    [
      [-30, horizon - 96 * unit],
      [vx * 0.24, horizon - 84 * unit],
      [vx * 0.5, horizon - 58 * unit],
      [vx * 0.8, horizon - 24 * unit],
      [vx * 1.02, horizon + 3],
    ],
    8 * unit,
    14,
    9,
  );
  const green = mix(local(palette, sand), local(palette, '#8d9468'), 0.45);
  const out =
    fill(softBelow(line, horizon + 20 * unit), mix(green, palette.haze, 0.2)) +
    fill(
      `M-20 ${coord(horizon + 24 * unit)}V${coord(horizon - 30 * unit)}C${coord(vx * 0.3)} ${coord(horizon - 22 * unit)} ${coord(vx * 0.7)} ${coord(horizon)} ${coord(vx * 1.02)} ${coord(horizon + 3)}L${coord(vx * 0.94)} ${coord(horizon + 12 * unit)}C${coord(vx * 0.6)} ${coord(horizon + 40 * unit)} ${coord(vx * 0.26)} ${coord(horizon + 60 * unit)} -20 ${coord(horizon + 100 * unit)}Z`,
      mix(green, lit(palette, sand, 0, 0.3), 0.6),
    );
  return (
    out +
    grasses(
      stage,
      (x) => horizon - 96 * unit + (x / (vx * 1.02)) ** 1.3 * 96 * unit,
      0,
      vx * 0.94,
      120,
      26 * unit,
      shade(palette, '#7d8458', 0.1, 0.2),
    )
  );
}

function hut(
  stage: Stage,
  project: Camera,
  x: number,
  z: number,
  width: number,
  tall: number,
  paint: string,
  i: number,
): string {
  const { palette } = stage;
  const depth = Math.min(0.5, Math.max(0, (z - 12) / 110));
  const floor = 0.45;
  const eaves = floor + tall;
  const apex = eaves + width * (0.36 + 0.05 * (i % 3));
  const xm = x + width / 2;
  const z1 = z + 3;
  let out = fill(
    poly([
      project(x - 0.1, 0, z),
      project(x + width + 0.3, 0, z),
      project(x - 0.6, 0, z - 1.9),
      project(x - 2.2, 0, z - 1.7),
    ]),
    palette.shadow,
    0.24,
  );
  out += fill(flank(project, x + width, floor, eaves, z, z1), lit(palette, paint, depth, 0.4));
  out += fill(
    poly([
      project(x, floor, z),
      project(x + width, floor, z),
      project(x + width, eaves, z),
      project(xm, apex, z),
      project(x, eaves, z),
    ]),
    shade(palette, paint, depth, 0.12),
  );
  if (i % 2 === 0) {
    let stripes = '';
    for (let k = 0; k < 5; k++)
      stripes += front(project, x + (width * (k + 0.08)) / 5, x + (width * (k + 0.5)) / 5, floor, eaves, z);
    out += fill(stripes, lit(palette, '#f4ead6', depth, 0.1), 0.85);
  }
  out +=
    fill(
      front(project, xm - width * 0.22, xm + width * 0.22, floor, floor + tall * 0.8, z),
      palette.lamps && i % 3 === 0 ? palette.lamp : shade(palette, paint, depth, 0.5),
    ) + fill(front(project, xm - 0.02, xm + 0.02, floor, floor + tall * 0.8, z), lit(palette, '#f4ead6', depth, 0.1));
  out += fill(
    poly([
      project(xm, apex + 0.12, z - 0.2),
      project(x + width + 0.3, eaves - 0.14, z - 0.2),
      project(x + width + 0.3, eaves - 0.14, z1),
      project(xm, apex + 0.12, z1),
    ]),
    lit(palette, '#8d7a62', depth, 0.26),
  );
  out += fill(
    poly([
      project(xm, apex + 0.16, z - 0.2),
      project(x + width + 0.3, eaves - 0.1, z - 0.2),
      project(x + width + 0.3, eaves - 0.3, z - 0.2),
      project(xm, apex - 0.04, z - 0.2),
      project(x - 0.3, eaves - 0.3, z - 0.2),
      project(x - 0.3, eaves - 0.1, z - 0.2),
    ]),
    lit(palette, '#f0e4cc', depth, 0.14),
  );
  return (
    out +
    fill(
      front(project, x - 0.05, x + width + 0.05, floor - 0.14, floor, z) +
        front(project, x + 0.1, x + 0.25, 0, floor, z) +
        front(project, x + width - 0.25, x + width - 0.1, 0, floor, z),
      shade(palette, '#7d6448', depth, 0.4),
    )
  );
}

function huts(stage: Stage, project: Camera): string {
  const { rng } = stage;
  const shift = Math.floor(rng() * 8);
  const base = stage.portrait ? -6.6 : stage.wide ? 12 : -11.2;
  let out = '';
  const row = Array.from({ length: 9 }, (_, i) => ({
    z: 15.4 + i * 5 + i * i * 0.34,
    w: rng.range(2.3, 2.9),
    tall: rng.range(2.1, 2.6),
    i,
  }));
  for (const { z, w, tall, i } of row.toReversed())
    out += hut(stage, project, base + rng.bell() * 0.3, z, w, tall, PAINT[(i + shift) % PAINT.length] ?? PAINT[0], i);
  return stage.wide ? '' : out;
}

/** A pleasure pier out to sea, with a pavilion at its end. */
function pierOnPiles(stage: Stage, horizon: number): string {
  const { width, unit, palette } = stage;
  const y = horizon - 14 * unit;
  const x0 = width * (stage.portrait ? 0.5 : 0.48);
  const x1 = width * (stage.portrait ? 0.98 : 0.86);
  const ink = shade(palette, '#6b5f54', 0.26, 0.3);
  let piles = '';
  for (let x = x0; x < x1; x += 22 * unit)
    piles += `M${coord(x)} ${coord(y)}v${coord(30 * unit)}M${coord(x)} ${coord(y + 4 * unit)}l${coord(22 * unit)} ${coord(20 * unit)}M${coord(x + 22 * unit)} ${coord(y + 4 * unit)}l${coord(-22 * unit)} ${coord(20 * unit)}`;
  const size = unit;
  const px = x1 - 90 * size;
  const white = lit(palette, '#efe6d4', 0.24, 0.2);
  return (
    stroke(piles, ink, 2 * unit) +
    fill(`M${coord(x0)} ${coord(y - 4 * unit)}H${coord(x1)}v${coord(7 * unit)}H${coord(x0)}Z`, ink) +
    fill(
      `M${coord(px - 50 * size)} ${coord(y - 4 * size)}v${coord(-34 * size)}h${coord(120 * size)}v${coord(34 * size)}Z`,
      white,
    ) +
    fill(
      `M${coord(px - 58 * size)} ${coord(y - 38 * size)}h${coord(136 * size)}l${coord(-18 * size)} ${coord(-16 * size)}h${coord(-100 * size)}Z`,
      shade(palette, '#7f8f86', 0.24, 0.2),
    ) +
    fill(
      `M${coord(px - 12 * size)} ${coord(y - 54 * size)}q0 ${coord(-34 * size)} ${coord(22 * size)} ${coord(-42 * size)}q${coord(22 * size)} ${coord(8 * size)} ${coord(22 * size)} ${coord(42 * size)}Z`,
      shade(palette, '#7f8f86', 0.24, 0.1),
    ) +
    fill(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${coord(px + (-42 + i * 19) * size)} ${coord(y - 8 * size)}v${coord(-22 * size)}h${coord(11 * size)}v${coord(22 * size)}Z`,
      ).join(''),
      palette.lamps ? palette.lamp : ink,
      0.9,
    ) +
    stroke(`M${coord(px + 10 * size)} ${coord(y - 96 * size)}v${coord(-20 * size)}`, ink, 2 * size)
  );
}

function foreground(stage: Stage, project: Camera, sand: string): string {
  const { width, height, unit, palette } = stage;
  const shadow = shade(palette, sand, 0, 0.4);
  let out = footprints(
    Array.from({ length: 14 }, (_, i): Point =>
      project(-0.4 + Math.sin(i * 0.4) * 0.4 + (i % 2 ? 0.2 : -0.2) + (stage.wide ? 3 : 0), 0, 17 - i * 0.9),
    ),
    10 * unit,
    shadow,
  );
  const x = width * (stage.portrait ? 0.1 : 0.14);
  const y = height * 0.93;
  if (stage.wide) return out;
  // A windbreak, a bucket and a spade.
  const stripe = ['#8e5a48', '#f0e2c4', '#8e5a48', '#f0e2c4', '#8e5a48', '#f0e2c4'];
  const size = unit * 1.05;
  const wb = Array.from({ length: 7 }, (_, i): Point => [
    x + i * 44 * size,
    y - (i % 2 ? 14 : 0) * size - i * 2 * size,
  ]);
  out += fill(
    poly([[x, y], ...wb, [x + 264 * size, y], [x + 190 * size, y + 44 * size], [x - 80 * size, y + 46 * size]]),
    shadow,
    0.5,
  );
  wb.slice(0, -1).forEach(([ax, ay], i) => {
    const b = wb[i + 1] ?? [ax, ay];
    out += fill(
      poly([[ax, ay], [ax, ay - 84 * size], [b[0], b[1] - 84 * size], b]),
      i % 2 ? shade(palette, stripe[i] ?? '', 0, 0.12) : lit(palette, stripe[i] ?? '', 0, 0.12),
    );
  });
  out += stroke(
    wb
      .filter((_, i) => i % 2 === 0)
      .map(([ax, ay]) => `M${coord(ax)} ${coord(ay + 8 * size)}V${coord(ay - 100 * size)}`)
      .join(''),
    shade(palette, '#6b5138', 0, 0.3),
    4 * size,
  );
  const bx = x + 330 * size;
  return (
    out +
    fill(lens(bx + 20 * size, y + 18 * size, 90 * size, 12 * size), shadow, 0.5) +
    fill(
      `M${coord(bx - 24 * size)} ${coord(y - 30 * size)}h${coord(48 * size)}l${coord(-8 * size)} ${coord(48 * size)}h${coord(-32 * size)}Z`,
      local(palette, '#4f7f8a'),
    ) +
    fill(
      `M${coord(bx + 4 * size)} ${coord(y - 30 * size)}h${coord(20 * size)}l${coord(-8 * size)} ${coord(48 * size)}h${coord(-14 * size)}Z`,
      shade(palette, '#3c6470', 0, 0.2),
    ) +
    stroke(
      `M${coord(bx - 22 * size)} ${coord(y - 30 * size)}Q${coord(bx)} ${coord(y - 66 * size)} ${coord(bx + 22 * size)} ${coord(y - 30 * size)}`,
      lit(palette, '#f0e2c4', 0),
      2.4 * size,
    ) +
    stroke(
      `M${coord(bx + 50 * size)} ${coord(y + 14 * size)}L${coord(bx + 78 * size)} ${coord(y - 50 * size)}`,
      local(palette, '#b5603f'),
      5 * size,
    )
  );
}
