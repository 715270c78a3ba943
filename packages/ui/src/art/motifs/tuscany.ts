import { mix } from '../core/colour.ts';
import { fill, heightAt, line, move, n, poly, quad, softBelow, stroke, taper, type Point } from '../core/path.ts';
import { leaves, lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { gableHouse, hillTown, tower } from '../elements/houses.ts';
import { person } from '../elements/people.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { grasses, mist, profile } from '../elements/terrain.ts';
import { clump, cypress, umbrellaPine } from '../elements/trees.ts';

const STONE = '#dcc096';
const TILE = '#a5623f';

/** Hills like a counterpane: a villa and its white road, a hill town over a farm, or bales in a cut field. */
export function tuscany(s: Stage): string {
  const view = s.seed % 3;
  const { h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.46 : view === 1 ? 0.5 : rng.range(0.44, 0.5));
  const sunX = sunAcross(s, 0.16, 0.3, 0.29);
  const sunY = horizon - u * (s.hour === 'noon' ? rng.range(200, 250) : rng.range(60, 130));
  let out = drawSky(s, { x: sunX, y: sunY, r: 54 * u, horizon: horizon + 30 * u });
  out += farHills(s, horizon);
  if (view === 0) return out + villaRoad(s, horizon);
  if (view === 1) return out + townAndFarm(s, horizon);
  return out + cutField(s, horizon);
}

const fields = (s: Stage): readonly [string, string, string] =>
  ({
    spring: ['#a3ad6c', '#8b9c5c', '#bdb878'],
    summer: ['#c7ac68', '#a89c5e', '#d6bd7c'],
    autumn: ['#ae8a55', '#8f7a4c', '#c39a5e'],
    winter: ['#9c9478', '#8a8870', '#b3a88a'],
  })[s.season] as [string, string, string];

function farHills(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon - (44 - i * 26) * u;
    const along = profile(
      s,
      [
        [-30, y + rng.bell() * 30 * u],
        [w * 0.25, y - rng.range(10, 60) * u],
        [w * 0.55, y + 16 * u],
        [w * 0.8, y - rng.range(10, 60) * u],
        [w + 30, y],
      ],
      12 * u,
      20,
      4,
    );
    const ink = mix(pal.haze, pal.shadow, 0.08 + i * 0.09);
    out += `<path d="${softBelow(along, horizon + 90 * u)}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.6)],
    ])}"/>`;
    out += mist(s, y + 60 * u, 14 * u, 2, 0.26);
  }
  return out;
}

/** A rolling field: crest lit from the left, a shaded flank, and furrows that follow its form. */
function field(
  s: Stage,
  controls: readonly Point[],
  bottom: number,
  colour: string,
  depth: number,
  furrows: number,
): { markup: string; line: Point[] } {
  const { u, pal, rng } = s;
  const along = profile(s, controls, 7 * u, 22, 3, 0.4);
  const bright = lit(pal, colour, depth, 0.4);
  const mid = local(pal, colour, depth);
  const dull = shade(pal, colour, depth, 0.3);
  let markup = `<path d="${softBelow(along, bottom)}" fill="${s.gradient([
    [0, bright],
    [0.28, mid],
    [1, dull],
  ])}"/>`;
  if (furrows > 0) {
    let d = '';
    const x0 = along[0]?.[0] ?? 0;
    const x1 = along.at(-1)?.[0] ?? 0;
    const slant = rng.range(-0.5, 0.5);
    for (let i = 0; i < furrows; i++) {
      const t = i / furrows;
      const a = x0 + (x1 - x0) * t;
      const b = a + (bottom - heightAt(along, a)) * (t - 0.5 + slant) * 2.2;
      d +=
        move(a, heightAt(along, a) + 3 * u) +
        quad(a + (b - a) * 0.24, heightAt(along, a) + (bottom - heightAt(along, a)) * 0.36, b, bottom);
    }
    markup += s.clip(softBelow(along, bottom), stroke(d, dull, 1.8 * u, 0.42));
  }
  return { markup, line: along };
}

function cypressRow(s: Stage, points: readonly Point[], size: (i: number) => number, depth: number): string {
  const { pal } = s;
  const dark = shade(pal, '#39492f', depth, 0.34);
  const light = lit(pal, '#6a7644', depth, 0.12);
  return points
    .map(([x, y], i) => castShadow(s, x, y, size(i) * 0.9, depth) + cypress(s, x, y, size(i), dark, light, -1))
    .join('');
}

function castShadow(s: Stage, x: number, y: number, length: number, depth: number): string {
  const k = s.hour === 'noon' ? 0.35 : 1;
  return fill(
    move(x - 3, y - 2) +
      line(x + length * k, y + length * 0.1 * k) +
      line(x + length * 0.86 * k, y + length * 0.15 * k + 2) +
      line(x + 2, y + 3) +
      'Z',
    s.pal.shadow,
    0.26 * (1 - depth),
  );
}

/** Tufts of olive trees in rows. */
function olives(
  s: Stage,
  along: readonly Point[],
  x0: number,
  x1: number,
  rows: number,
  size: number,
  depth: number,
): string {
  const { rng, pal } = s;
  let dark = '';
  let light = '';
  for (let r = 0; r < rows; r++) {
    const k = 1 + r * 0.3;
    for (let x = x0 + r * size; x < x1; x += size * 2.6 * k) {
      const px = x + rng.bell() * size * 0.3;
      const y = heightAt(along, px) + size * (0.9 + r * 1.9);
      dark += clump(s, px, y - size * 0.5 * k, size * 0.72 * k, size * 0.6 * k, 8);
      light += clump(s, px - size * 0.2 * k, y - size * 0.72 * k, size * 0.42 * k, size * 0.28 * k, 7);
    }
  }
  return fill(dark, shade(pal, '#5f6a47', depth, 0.25)) + fill(light, lit(pal, '#9aa277', depth, 0.2));
}

function villaRoad(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const cx = w * (s.portrait ? 0.52 : rng.range(0.6, 0.7));
  let out = '';
  const back = field(
    s,
    [
      [-40, horizon + 60 * u],
      [w * 0.3, horizon + 10 * u],
      [w * 0.7, horizon + 70 * u],
      [w + 40, horizon + 20 * u],
    ],
    h,
    f1,
    0.46,
    0,
  );
  out += back.markup + olives(s, back.line, w * 0.08, w * 0.4, 2, 13 * u, 0.42);
  out += cypressRow(
    s,
    Array.from({ length: 7 }, (_, i): Point => [
      w * 0.82 + i * 22 * u,
      heightAt(back.line, w * 0.82 + i * 22 * u) + 6 * u,
    ]),
    () => 44 * u,
    0.4,
  );
  const crown = horizon + 96 * u;
  const knoll = field(
    s,
    [
      [-40, crown + 150 * u],
      [cx - w * 0.3, crown + 84 * u],
      [cx, crown],
      [cx + w * 0.3, crown + 90 * u],
      [w + 40, crown + 130 * u],
    ],
    h,
    f0,
    0.24,
    16,
  );
  out += knoll.markup;
  const vy = heightAt(knoll.line, cx) + 20 * u;
  out += villa(s, cx, vy, s.portrait ? 1.15 : 1);
  // The white road climbs to it in three bends, cypresses down one side.
  const bends: Point[] = [
    [w * (s.portrait ? 0.22 : 0.24), h * 1.02],
    [w * 0.46, h * 0.86],
    [cx - w * 0.16, crown + (h - crown) * 0.42],
    [cx + w * 0.02, crown + (h - crown) * 0.22],
    [cx - 30 * u, vy + 6 * u],
  ];
  const front = field(
    s,
    [
      [-40, h * 0.74],
      [w * 0.22, h * 0.77],
      [w * 0.55, h * 0.86],
      [w + 40, h * 0.78],
    ],
    h + 20,
    f2,
    0.08,
    22,
  );
  out += road(s, bends.slice(1), 0.12, 0.62) + front.markup + road(s, bends.slice(0, 3), 0.04, 1);
  const rows: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 0.72;
    const [x, y] = along(bends, 1 - t);
    rows.push([x - (10 + 46 * t) * u, y + 2 * u]);
  }
  out += cypressRow(s, rows, (i) => (56 + 190 * (i / 10) ** 1.15) * u * (s.portrait ? 0.95 : 1), 0.06);
  if (!s.has('no-people')) {
    const [px, py] = along(bends, 0.24);
    out += fill(
      person(px + 10 * u, py, 44 * u, { skirt: true }) + person(px + 30 * u, py + 2 * u, 28 * u),
      mix(pal.near, pal.haze, 0.14),
    );
  }
  return out + foreground(s);
}

function along(points: readonly Point[], t: number): Point {
  const k = Math.min(points.length - 1.001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(k);
  const f = k - i;
  const a = points[i] ?? [0, 0];
  const b = points[i + 1] ?? a;
  const e = f * f * (3 - 2 * f);
  return [a[0] + (b[0] - a[0]) * e, a[1] + (b[1] - a[1]) * f];
}

function road(s: Stage, bends: readonly Point[], depth: number, scale: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const [x, y] = along(bends, t);
    const half = s.u * scale * (3 + 34 * (1 - t) ** 1.6);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return fill(softLoop([...left, ...right.toReversed()]), lit(s.pal, '#e9d8b4', depth, 0.34));
}

function softLoop(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let d = move(...first);
  for (let i = 1; i < points.length - 1; i++) {
    const a = points[i] ?? first;
    const b = points[i + 1] ?? first;
    d += quad(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  }
  return `${d}Z`;
}

function villa(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 30 * z, 170 * z, 0.4) : '';
  const dark = shade(pal, '#39492f', 0.2);
  const light = lit(pal, '#6a7644', 0.18, 0.12);
  out +=
    cypress(s, x - 122 * z, y, 120 * z, dark, light, -1) +
    cypress(s, x - 98 * z, y + 2 * z, 148 * z, dark, light, -1) +
    cypress(s, x + 150 * z, y, 132 * z, dark, light, -1);
  out += tower(s, x - 8 * z, y - 34 * z, 46 * z, 84 * z, { stone: STONE, tile: TILE, depth: 0.14, light: -1 });
  out += gableHouse(s, {
    x: x - 10 * z,
    y,
    gable: 66 * z,
    length: 140 * z,
    wall: 62 * z,
    roof: 24 * z,
    depth: 0.12,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 10 * z,
    windows: 'shutters',
  });
  // An arcade along the long wall.
  let arches = '';
  for (let i = 0; i < 4; i++) {
    const ax = x + (8 + i * 26) * z;
    arches += `M${n(ax)} ${n(y - (4 + i * 1.6) * z)}v${n(-16 * z)}a${n(8 * z)} ${n(8 * z)} 0 0 1 ${n(16 * z)} 0v${n(15 * z)}Z`;
  }
  out += fill(arches, pal.lamps ? mix(pal.lamp, local(pal, '#5a4632'), 0.25) : shade(pal, '#5a4a38', 0.1));
  out += fill(
    poly([
      [x - 140 * z, y + 2 * z],
      [x + 190 * z, y - 8 * z],
      [x + 200 * z, y + 8 * z],
      [x - 146 * z, y + 14 * z],
    ]),
    shade(pal, '#b79a6c', 0.14, 0.25),
  );
  return (
    out +
    cypress(s, x + 172 * z, y + 6 * z, 100 * z, dark, light, -1) +
    cypress(s, x - 146 * z, y + 8 * z, 90 * z, dark, light, -1)
  );
}

function townAndFarm(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const tx = w * (s.portrait ? 0.5 : rng.range(0.3, 0.42));
  const top = horizon - 40 * u;
  const mount = field(
    s,
    [
      [-40, top + 130 * u],
      [tx - w * 0.16, top + 50 * u],
      [tx, top],
      [tx + w * 0.18, top + 60 * u],
      [w + 40, top + 140 * u],
    ],
    h,
    f1,
    0.36,
    0,
  );
  let out = hillTown(s, tx, top + 20 * u, 330 * u, 130 * u, 0.3, -1, { stone: STONE, tile: TILE });
  out += mount.markup + olives(s, mount.line, tx - w * 0.2, tx + w * 0.24, 3, 12 * u, 0.34);
  const mid = field(
    s,
    [
      [-40, horizon + 130 * u],
      [w * 0.3, horizon + 170 * u],
      [w * 0.7, horizon + 110 * u],
      [w + 40, horizon + 80 * u],
    ],
    h,
    f0,
    0.2,
    18,
  );
  out += mist(s, horizon + 110 * u, 16 * u, 3, 0.25) + mid.markup;
  out += cypressRow(
    s,
    Array.from({ length: 8 }, (_, i): Point => [
      w * 0.08 + i * 36 * u,
      heightAt(mid.line, w * 0.08 + i * 36 * u) + 8 * u,
    ]),
    (i) => (76 + (i % 3) * 14) * u,
    0.18,
  );
  const front = field(
    s,
    [
      [-40, h * 0.84],
      [w * 0.35, h * 0.83],
      [w * 0.7, h * 0.77],
      [w + 40, h * 0.75],
    ],
    h + 20,
    f2,
    0.05,
    24,
  );
  out += front.markup;
  const fx = w * (s.portrait ? 0.58 : rng.range(0.66, 0.74));
  const fy = heightAt(front.line, fx) + 44 * u;
  if (pal.lamps) out += s.halo(pal.lamp, fx, fy - 50 * u, 230 * u, 0.35);
  out += umbrellaPine(
    s,
    fx + 220 * u,
    fy - 10 * u,
    330 * u,
    [shade(pal, '#46553a', 0.06), lit(pal, '#75804f', 0.06, 0.16)],
    shade(pal, '#6a5138', 0.05),
    -1,
  );
  out += gableHouse(s, {
    x: fx,
    y: fy,
    gable: 120 * u,
    length: 170 * u,
    wall: 104 * u,
    roof: 44 * u,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 14 * u,
    windows: 'shutters',
  });
  // The pergola and the long table under it.
  const px = fx - 150 * u;
  const ink = shade(pal, '#6a5138', 0.04);
  out += castShadow(s, px - 120 * u, fy + 10 * u, 260 * u, 0.1);
  for (let i = 0; i < 4; i++)
    out += fill(
      taper(
        [px - 130 * u + i * 44 * u, fy + 14 * u - i * 5 * u],
        [px - 130 * u + i * 44 * u, fy - 30 * u],
        [px - 130 * u + i * 44 * u, fy - 64 * u - i * 3 * u],
        2.6 * u,
        2.2 * u,
      ),
      ink,
    );
  let vine = '';
  let vineLight = '';
  const [l0, , l2] = leaves(s.season);
  for (let i = 0; i < 20; i++) {
    const x = px - 140 * u + i * 8.4 * u;
    const y = fy - (66 + i * 0.7) * u + rng.bell() * 5 * u;
    vine += clump(s, x, y, 11 * u, 8 * u, 7);
    vineLight += clump(s, x - 3 * u, y - 4 * u, 6 * u, 3.6 * u, 6);
  }
  out += fill(
    `M${n(px - 118 * u)} ${n(fy - 14 * u)}h${n(96 * u)}v${n(4 * u)}h${n(-96 * u)}ZM${n(px - 110 * u)} ${n(fy - 10 * u)}h${n(3 * u)}v${n(22 * u)}h${n(-3 * u)}ZM${n(px - 34 * u)} ${n(fy - 10 * u)}h${n(3 * u)}v${n(20 * u)}h${n(-3 * u)}Z`,
    lit(pal, '#efe3c8', 0, 0.3),
  );
  out += fill(vine, shade(pal, l0, 0.04)) + fill(vineLight, lit(pal, l2, 0.04, 0.1));
  return out + foreground(s);
}

function cutField(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const back = field(
    s,
    [
      [-40, horizon + 30 * u],
      [w * 0.35, horizon + 66 * u],
      [w * 0.7, horizon + 6 * u],
      [w + 40, horizon + 50 * u],
    ],
    h,
    f1,
    0.44,
    0,
  );
  let out = back.markup;
  const cx = w * (s.portrait ? 0.54 : rng.range(0.62, 0.72));
  // A chapel between two cypresses, alone on its ridge.
  const cy = heightAt(back.line, cx) + 8 * u;
  const dark = shade(pal, '#39492f', 0.34);
  const light = lit(pal, '#6a7644', 0.32, 0.12);
  out +=
    cypress(s, cx - 52 * u, cy + 2 * u, 96 * u, dark, light, -1) +
    cypress(s, cx + 72 * u, cy + 2 * u, 110 * u, dark, light, -1);
  out += gableHouse(s, {
    x: cx,
    y: cy,
    gable: 34 * u,
    length: 48 * u,
    wall: 34 * u,
    roof: 20 * u,
    depth: 0.3,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 4 * u,
    windows: 'none',
  });
  out += tower(s, cx - 8 * u, cy - 30 * u, 13 * u, 34 * u, {
    stone: STONE,
    tile: TILE,
    depth: 0.3,
    light: -1,
    belfry: true,
  });
  out += olives(s, back.line, w * 0.06, w * 0.44, 3, 14 * u, 0.4);
  const mid = field(
    s,
    [
      [-40, horizon + 150 * u],
      [w * 0.3, horizon + 100 * u],
      [w * 0.6, horizon + 160 * u],
      [w + 40, horizon + 120 * u],
    ],
    h,
    f0,
    0.22,
    20,
  );
  out += mid.markup;
  const row = Array.from({ length: 13 }, (_, i): Point => [
    w * (0.02 + i * 0.045),
    heightAt(mid.line, w * (0.02 + i * 0.045)) + 8 * u,
  ]);
  out += cypressRow(s, row, (i) => (70 + ((i * 37) % 26)) * u, 0.18);
  const front = field(
    s,
    [
      [-40, h * 0.76],
      [w * 0.4, h * 0.74],
      [w * 0.75, h * 0.78],
      [w + 40, h * 0.75],
    ],
    h + 20,
    f2,
    0.05,
    26,
  );
  out += front.markup;
  const spots: readonly (readonly [number, number, number])[] = s.portrait
    ? [
        [0.3, 0.8, 30],
        [0.62, 0.79, 28],
        [0.46, 0.86, 52],
        [0.8, 0.9, 62],
      ]
    : [
        [0.2, 0.79, 26],
        [0.38, 0.785, 25],
        [0.52, 0.83, 40],
        [0.86, 0.82, 36],
        [0.7, 0.9, 66],
        [0.3, 0.91, 60],
      ];
  for (const [bx, by, r] of spots) out += bale(s, bx * w + rng.bell() * 20 * u, by * h, r * u);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.47 : 0.7);
    const py = h * (s.portrait ? 0.86 : 0.9) - (s.portrait ? 88 : 112) * u;
    out += fill(person(px, py, 40 * u, { arm: -1 }), mix(pal.near, pal.haze, 0.12));
  }
  return out + birds(s, w * 0.5, horizon - 120 * u, 5, 16 * u, mix(pal.near, pal.haze, 0.4)) + foreground(s);
}

function bale(s: Stage, x: number, y: number, r: number): string {
  const { pal } = s;
  const straw = s.season === 'winter' ? '#b7a888' : '#d3b06a';
  const side = lit(pal, straw, 0.04, 0.4);
  const end = shade(pal, straw, 0.02, 0.3);
  return (
    castShadow(s, x, y, r * 3.6, 0) +
    fill(
      `M${n(x + r * 0.4)} ${n(y)}L${n(x - r * 0.3)} ${n(y - r * 0.06)}C${n(x - r * 1.15)} ${n(y - r * 0.2)} ${n(x - r * 1.15)} ${n(y - r * 1.86)} ${n(x - r * 0.3)} ${n(y - r * 2.02)}L${n(x + r * 0.5)} ${n(y - r * 1.97)}Z`,
      side,
    ) +
    fill(
      `M${n(x - r * 0.5)} ${n(y - r * 0.98)}a${n(r * 0.98)} ${n(r)} 0 1 1 ${n(r * 1.96)} 0a${n(r * 0.98)} ${n(r)} 0 1 1 ${n(-r * 1.96)} 0Z`,
      end,
    ) +
    stroke(
      [0.72, 0.46, 0.2]
        .map(
          (k) =>
            `M${n(x + r * 0.48 - r * k)} ${n(y - r * 0.98)}a${n(r * k)} ${n(r * k)} 0 1 1 ${n(r * k * 1.6)} ${n(r * k * 0.7)}`,
        )
        .join(''),
      mix(end, pal.glow, 0.3),
      r * 0.035,
      0.7,
    )
  );
}

/** The verge we stand on: grasses, poppies in their season, a dark edge to look over. */
function foreground(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const near = profile(
    s,
    [
      [-30, h * 0.94],
      [w * 0.3, h * 0.985],
      [w * 0.66, h * 0.99],
      [w + 30, h * 0.93],
    ],
    8 * u,
    22,
    5,
  );
  const ink = mix(shade(pal, leaves(s.season)[0], 0, 0.4), pal.near, 0.35);
  let out = fill(softBelow(near, h + 20), ink) + grasses(s, (x) => heightAt(near, x), 0, w, 150, 60 * u, ink);
  if (s.season === 'spring' || s.season === 'summer') {
    let red = '';
    for (let i = 0; i < 46; i++) {
      const x = rng.chance(0.6) ? rng() ** 2 * w * 0.5 : w - rng() ** 2 * w * 0.4;
      const y = heightAt(near, x) - rng.range(-10, 44) * u;
      const r = u * rng.range(3, 6.5);
      red += clump(s, x, y, r, r * 0.8, 5);
    }
    out += fill(red, local(pal, s.season === 'spring' ? '#b9503a' : '#c07a48'), 0.92);
  }
  return out;
}
