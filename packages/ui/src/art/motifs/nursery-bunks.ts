import { mix } from '../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { cat } from '../elements/animals.ts';
import { drawSky } from '../elements/sky.ts';
import { profile, range } from '../elements/terrain.ts';
import { conifer } from '../elements/trees.ts';

/** Oiled pine, or pine painted once. */
const BOARDS = ['#c9a676', '#aebfbe', '#d6cdb8', '#b3b897'] as const;

/** Two quilts to a room: ground, squares, the turned edge. */
const QUILTS = [
  ['#4f7f8a', '#d9b866', '#e9dfc6', '#a5503f', '#e9dfc6', '#7d8f6a'],
  ['#7d8f6a', '#e9dfc6', '#d9b866', '#5f6f96', '#e9dfc6', '#d9a0a0'],
  ['#b4705a', '#efd9c0', '#e9dfc6', '#4f6f7a', '#c9d3cc', '#d9b866'],
] as const;

/** Bunks built into a boarded room under the roof: a ladder, a curtain to each, a round window, a skylight. */
export function bunks(s: Stage): string {
  const { w, h, u, pal } = s;
  const cx = w * (s.wide ? 0.7 : s.portrait ? 0.5 : 0.46);
  const half = u * (s.portrait ? 370 : 420);
  const floorY = h * (s.portrait ? 0.82 : 0.84);
  const top = h * (s.portrait ? 0.2 : 0.1);
  const bay = { x0: cx - half, x1: cx + half, top, floorY };
  const eye: Point = [cx, top + (floorY - top) * 0.3];
  let out = outside(s, eye, 118 * u);
  out += room(s, bay, eye, 96 * u);
  out += bed(s, bay, top + (floorY - top) * 0.5, true) + bed(s, bay, floorY - 92 * u, false);
  out += ladder(s, cx + half * 0.52, top + (floorY - top) * 0.32, floorY + 26 * u);
  out += below(s, bay);
  return (
    out +
    `<rect width="${w}" height="${h}" fill="${s.gradient([
      [0, pal.near, 0.2],
      [0.35, pal.near, 0],
      [0.75, pal.near, 0],
      [1, pal.near, 0.34],
    ])}"/>`
  );
}

interface Bay {
  x0: number;
  x1: number;
  top: number;
  floorY: number;
}

/** By lamplight the boards take on some of the lamp. */
const warm = (s: Stage, colour: string, k = 0.22): string =>
  s.pal.lamps ? mix(colour, s.pal.lamp, k * (0.3 + s.pal.dim)) : colour;

/** A ring of rug, lying flat. */
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** What the round window sees: peaks and firs, or with an odd seed the sea. */
function outside(s: Stage, [x, y]: Point, r: number): string {
  const { u, pal } = s;
  const horizon = y + r * 0.34;
  let out = drawSky(s, { x: x + r * 0.34, y: y - r * 0.16, r: 26 * u, horizon: horizon + 40 * u, clouds: 'clear' });
  const line = profile(
    s,
    [
      [x - r * 1.4, horizon - 20 * u],
      [x - r * 0.5, horizon - 80 * u],
      [x, horizon - 16 * u],
      [x + r * 0.5, horizon - 60 * u],
      [x + r * 1.4, horizon - 10 * u],
    ],
    9 * u,
    8,
    20,
  );
  out += range(s, line, y + r * 1.2, mix(pal.haze, pal.shadow, 0.2), 0.3);
  if (s.seed % 2) {
    const bx = x - r * 0.3;
    return (
      out +
      fill(rect(x - r * 1.2, horizon - 8 * u, r * 2.4, r), mix(pal.water[0], pal.water[1], 0.5)) +
      fill(
        poly([
          [bx, horizon - 46 * u],
          [bx + 26 * u, horizon + 2 * u],
          [bx, horizon + 2 * u],
        ]),
        lit(pal, '#f4ead4', 0.1, 0.3),
      ) +
      fill(
        poly([
          [bx - 16 * u, horizon + 5 * u],
          [bx + 32 * u, horizon + 5 * u],
          [bx + 22 * u, horizon + 14 * u],
          [bx - 8 * u, horizon + 14 * u],
        ]),
        mix(pal.near, pal.haze, 0.2),
      )
    );
  }
  const near = line.map(([px, py]): Point => [px, py + 62 * u]);
  let trees = '';
  for (let px = x - r; px < x + r; px += 16 * u)
    trees += conifer(s, px, heightAt(near, px) + 14 * u, s.rng.range(38, 66) * u, 4);
  return (
    out +
    fill(softBelow(near, y + r * 1.3) + trees, shade(pal, s.season === 'winter' ? '#6d7d80' : '#4a6749', 0.16, 0.3))
  );
}

function room(s: Stage, bay: Bay, [ex, ey]: Point, r: number): string {
  const { w, h, u, pal } = s;
  const board = warm(s, local(pal, BOARDS[s.seed % 4] ?? BOARDS[0]));
  const dim = warm(s, shade(pal, '#b08c62', 0, 0.22), 0.5);
  const deep = warm(s, shade(pal, '#8f6f4c', 0, 0.36), 0.3);
  const hole = disc(ex, ey, r);
  // The alcove's back wall with its window, then the wall of boards round it.
  let out = `<path fill-rule="evenodd" d="${rect(bay.x0, bay.top, bay.x1 - bay.x0, bay.floorY - bay.top)}${hole}" fill="${s.gradient(
    [
      [0, mix(dim, pal.near, 0.2)],
      [0.5, dim],
      [1, deep],
    ],
  )}"/>`;
  let seams = '';
  for (let y = bay.top + 34 * u; y < bay.floorY; y += 34 * u)
    seams +=
      Math.abs(y - ey) < r
        ? `M${n(bay.x0)} ${n(y)}H${n(ex - Math.sqrt(r * r - (y - ey) ** 2))}M${n(ex + Math.sqrt(r * r - (y - ey) ** 2))} ${n(y)}H${n(bay.x1)}`
        : `M${n(bay.x0)} ${n(y)}H${n(bay.x1)}`;
  out += stroke(seams, pal.near, 1.8 * u, 0.2);
  const brass = lit(pal, '#c9a862', 0, 0.2);
  out +=
    stroke(hole, brass, 15 * u) +
    stroke(hole, shade(pal, '#8a6f3c', 0, 0.2), 3 * u) +
    stroke(`M${n(ex - r)} ${n(ey)}H${n(ex + r)}M${n(ex)} ${n(ey - r)}V${n(ey + r)}`, brass, 6 * u);
  let bolts = '';
  for (let i = 0; i < 8; i++)
    bolts += disc(ex + Math.cos(i * 0.785 + 0.39) * r, ey + Math.sin(i * 0.785 + 0.39) * r, 3.4 * u);
  out += fill(bolts, deep);
  const front = `M-10-10H${w + 10}V${n(bay.floorY)}H-10ZM${n(bay.x0)} ${n(bay.floorY)}H${n(bay.x1)}V${n(bay.top)}H${n(bay.x0)}Z`;
  out += `<path fill-rule="evenodd" d="${front}" fill="${board}"/>`;
  let boards = '';
  for (let x = 0; x < w; x += 54 * u)
    boards += x > bay.x0 && x < bay.x1 ? `M${n(x)} -10V${n(bay.top)}` : `M${n(x)} -10V${n(bay.floorY)}`;
  out += stroke(boards, shade(pal, '#8a6a44', 0, 0.3), 2 * u, 0.5);
  // The roof comes down to either side; a bunting hangs between its rafters.
  const peak = bay.top - (s.portrait ? 190 : 130) * u;
  const eaves = peak + (w * 0.5 + Math.abs(ex - w * 0.5) + 40) * 0.62;
  const reach = w * 0.5 + Math.abs(ex - w * 0.5) + 40;
  const ceiling = mix(board, pal.near, 0.24);
  out += fill(
    poly([
      [ex - reach, eaves],
      [ex, peak],
      [ex + reach, eaves],
      [ex + reach, -20],
      [ex - reach, -20],
    ]),
    ceiling,
  );
  let slats = '';
  for (let y = peak - 46 * u; y > -60; y -= 46 * u)
    slats += `M${n(ex - reach)} ${n(y + reach * 0.62)}L${n(ex)} ${n(y)}L${n(ex + reach)} ${n(y + reach * 0.62)}`;
  out +=
    stroke(slats, pal.near, 1.8 * u, 0.2) +
    stroke(
      `M${n(ex - reach)} ${n(eaves)}L${n(ex)} ${n(peak)}L${n(ex + reach)} ${n(eaves)}`,
      mix(board, pal.near, 0.44),
      30 * u,
    );
  out += stroke(
    `M${n(ex - reach)} ${n(eaves - 13 * u)}L${n(ex)} ${n(peak - 13 * u)}L${n(ex + reach)} ${n(eaves - 13 * u)}`,
    mix(board, pal.near, 0.1),
    5 * u,
  );
  out += bunting(s, [bay.x0 - 60 * u, bay.top + 10 * u], [bay.x1 + 60 * u, bay.top + 4 * u]);
  const frame = warm(s, lit(pal, '#e6d0a4', 0, 0.12));
  out += stroke(`M${n(bay.x0)} ${n(bay.floorY)}V${n(bay.top)}H${n(bay.x1)}V${n(bay.floorY)}`, frame, 20 * u);
  const wood = shade(pal, '#a5825a', 0, 0.3);
  out += `<rect y="${n(bay.floorY)}" width="${w}" height="${n(h - bay.floorY + 10)}" fill="${s.gradient([
    [0, wood],
    [1, mix(wood, pal.near, 0.34)],
  ])}"/>`;
  let planks = '';
  for (let i = -9; i < 10; i++) planks += `M${n(ex + i * 100 * u)} ${n(bay.floorY)}L${n(ex + i * 220 * u)} ${h + 10}`;
  return out + stroke(planks, pal.near, 1.8 * u, 0.24);
}

function bunting(s: Stage, a: Point, b: Point): string {
  const { u, pal } = s;
  const tones = ['#a5503f', '#d9b866', '#4f7f8a', '#e9dfc6', '#7d8f6a'];
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * 56 * u,
  ];
  let out = stroke(
    `M${Array.from({ length: 21 }, (_, i) =>
      at(i / 20)
        .map(n)
        .join(' '),
    ).join('L')}`,
    shade(pal, '#8a6a44', 0, 0.3),
    2 * u,
  );
  for (let i = 0; i < 13; i++) {
    const [x0, y0] = at((i + 0.12) / 13);
    const [x1, y1] = at((i + 0.88) / 13);
    out += fill(
      poly([
        [x0, y0],
        [x1, y1],
        [(x0 + x1) / 2, (y0 + y1) / 2 + 46 * u],
      ]),
      local(pal, tones[(i + s.seed) % 5] ?? '#a5503f'),
    );
  }
  return out;
}

/** One bunk: rail, mattress, a quilt of squares, a pillow, a reading lamp, its curtain drawn back. */
function bed(s: Stage, bay: Bay, y: number, upper: boolean): string {
  const { u, pal } = s;
  const { x0, x1 } = bay;
  const sheet = lit(pal, '#fbf5e8', 0, 0.2);
  const frame = warm(s, lit(pal, '#e6d0a4', 0, 0.12));
  const dark = shade(pal, '#b8965f', 0, 0.34);
  const quilts = QUILTS[s.seed % 3] ?? QUILTS[0];
  const cloth = upper ? quilts.slice(0, 3) : quilts.slice(3);
  let out = '';
  const lampX = x0 + 70 * u;
  const lampY = y - 104 * u;
  if (pal.lamps) out += s.halo(pal.lamp, lampX + 20 * u, lampY + 10 * u, 210 * u, upper ? 0.75 : 0.55);
  out +=
    stroke(
      `M${n(x0 + 16 * u)} ${n(lampY + 30 * u)}Q${n(lampX - 16 * u)} ${n(lampY - 34 * u)} ${n(lampX + 10 * u)} ${n(lampY - 8 * u)}`,
      dark,
      5 * u,
    ) +
    fill(
      poly([
        [lampX - 8 * u, lampY - 2 * u],
        [lampX + 22 * u, lampY - 20 * u],
        [lampX + 46 * u, lampY + 16 * u],
        [lampX + 10 * u, lampY + 32 * u],
      ]),
      pal.lamps ? mix(pal.lamp, '#fff4d8', 0.4) : lit(pal, '#d9b866', 0, 0.2),
    );
  out += fill(
    `M${n(x0 + 10 * u)} ${n(y)}v${n(-26 * u)}q${n(20 * u)} ${n(-34 * u)} ${n(70 * u)} ${n(-32 * u)}t${n(66 * u)} ${n(30 * u)}V${n(y)}Z`,
    sheet,
  );
  // Somebody has left a shape in the quilt.
  const quilt = `M${n(x0 + 120 * u)} ${n(y)}v${n(-30 * u)}Q${n(x0 + 220 * u)} ${n(y - 74 * u)} ${n(x0 + 330 * u)} ${n(y - 52 * u)}Q${n(x1 - 200 * u)} ${n(y - 40 * u)} ${n(x1 - 12 * u)} ${n(y - 36 * u)}V${n(y)}Z`;
  let squares = '';
  for (let i = 0; i < 18; i++)
    for (let k = 0; k < 2; k++)
      if ((i + k) % 2) squares += rect(x0 + (120 + i * 42) * u, y - (80 - k * 40) * u, 42 * u, 40 * u);
  out +=
    fill(quilt, local(pal, cloth[0] ?? '')) +
    s.clip(quilt, fill(squares, lit(pal, cloth[1] ?? '', 0, 0.1), 0.85)) +
    stroke(
      `M${n(x0 + 120 * u)} ${n(y - 30 * u)}Q${n(x0 + 220 * u)} ${n(y - 74 * u)} ${n(x0 + 330 * u)} ${n(y - 52 * u)}`,
      lit(pal, cloth[2] ?? '', 0, 0.2),
      7 * u,
    );
  if (upper) out += owl(s, x1 - 110 * u, y - 40 * u);
  else out += cat(x1 - 190 * u, y - 38 * u, 84 * u, mix(pal.near, '#5a4030', 0.4));
  out +=
    fill(rect(x0 - 8 * u, y - 8 * u, x1 - x0 + 16 * u, upper ? 40 * u : 110 * u), frame) +
    fill(rect(x0 - 8 * u, y + (upper ? 26 : 22) * u, x1 - x0 + 16 * u, 6 * u), dark, 0.8);
  if (upper) {
    let posts = '';
    for (let x = x0 + 30 * u; x < x1 - 250 * u; x += 52 * u) posts += rect(x, y - 74 * u, 9 * u, 70 * u);
    out += fill(posts + rect(x0, y - 84 * u, x1 - x0 - 240 * u, 13 * u), frame);
  } else
    for (const d of [0.26, 0.74]) {
      const dx = x0 + (x1 - x0) * d;
      out +=
        stroke(rect(dx - 150 * u, y + 38 * u, 300 * u, 52 * u), dark, 3 * u, 0.8) +
        fill(disc(dx, y + 64 * u, 8 * u), lit(pal, '#c9a862', 0, 0.2));
    }
  return out + curtain(s, x1 - 4 * u, upper ? bay.top + 10 * u : bay.top + (bay.floorY - bay.top) * 0.5 + 32 * u, y);
}

function curtain(s: Stage, x: number, top: number, foot: number): string {
  const { u, pal } = s;
  const cloth = ['#6f8288', '#a9674f', '#8a8f5f', '#8a6f80'][s.seed % 4] ?? '#6f8288';
  const fold = (a: number): string =>
    `M${n(x - a * u)} ${n(top)}Q${n(x - a * 0.5 * u)} ${n(top + (foot - top) * 0.5)} ${n(x - a * 0.45 * u)} ${n(foot)}`;
  return (
    fill(
      `M${n(x)} ${n(top)}H${n(x - 100 * u)}Q${n(x - 80 * u)} ${n(top + (foot - top) * 0.46)} ${n(x - 40 * u)} ${n(top + (foot - top) * 0.6)}Q${n(x - 56 * u)} ${n(top + (foot - top) * 0.8)} ${n(x - 60 * u)} ${n(foot)}H${n(x)}Z`,
      shade(pal, cloth, 0, 0.2),
    ) +
    stroke(fold(70) + fold(36), lit(pal, cloth, 0, 0.24), 4 * u, 0.5) +
    fill(rect(x - 44 * u, top + (foot - top) * 0.57, 46 * u, 11 * u), lit(pal, '#c9ad74', 0, 0.2))
  );
}

/** A cloth owl that keeps watch. */
function owl(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  return (
    fill(
      `M${n(x - 30 * u)} ${n(y + 4 * u)}Q${n(x - 44 * u)} ${n(y - 50 * u)} ${n(x - 28 * u)} ${n(y - 84 * u)}L${n(x - 12 * u)} ${n(y - 74 * u)}H${n(x + 12 * u)}L${n(x + 28 * u)} ${n(y - 84 * u)}Q${n(x + 44 * u)} ${n(y - 50 * u)} ${n(x + 30 * u)} ${n(y + 4 * u)}Z`,
      shade(pal, '#6d563f', 0, 0.2),
    ) +
    fill(
      disc(x - 12 * u, y - 58 * u, 12 * u) + disc(x + 12 * u, y - 58 * u, 12 * u) + lens(x, y - 18 * u, 40 * u, 26 * u),
      lit(pal, '#efe3c8', 0, 0.2),
    ) +
    fill(disc(x - 12 * u, y - 58 * u, 5 * u) + disc(x + 12 * u, y - 58 * u, 5 * u), pal.near) +
    fill(
      poly([
        [x - 5 * u, y - 50 * u],
        [x + 5 * u, y - 50 * u],
        [x, y - 40 * u],
      ]),
      local(pal, '#d08a3c'),
    )
  );
}

function ladder(s: Stage, x: number, top: number, foot: number): string {
  const { u, pal } = s;
  const wood = lit(pal, '#d9b984', 0, 0.14);
  const dark = shade(pal, '#a5825a', 0, 0.3);
  let rungs = '';
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.9) / 7.4;
    rungs += rect(x - (50 + 12 * t) * u, top + (foot - top) * t, (100 + 24 * t) * u, 12 * u);
  }
  const rail = (side: number): string =>
    poly([
      [x + side * 48 * u, top],
      [x + side * 60 * u, top],
      [x + side * 74 * u, foot],
      [x + side * 62 * u, foot],
    ]);
  return (
    fill(lens(x, foot + 2 * u, 220 * u, 14 * u), pal.shadow, 0.34) + fill(rungs, dark) + fill(rail(-1) + rail(1), wood)
  );
}

/** On the floor: a rug, slippers in two sizes, a book open on its face, a suitcase not yet unpacked. */
function below(s: Stage, bay: Bay): string {
  const { h, u, pal } = s;
  const cx = (bay.x0 + bay.x1) / 2;
  const y = bay.floorY + (h - bay.floorY) * 0.55;
  const rx = cx - 60 * u;
  let out =
    fill(oval(rx, y, 400 * u, 58 * u), local(pal, '#5f7f80')) +
    fill(oval(rx, y, 346 * u, 46 * u), lit(pal, '#e6d3a8', 0, 0.14)) +
    fill(oval(rx, y, 310 * u, 39 * u), local(pal, '#a9674f'));
  const slipper = (x: number, yy: number, k: number, c: string): string =>
    fill(oval(x, yy, 26 * k, 9 * k), shade(pal, c, 0, 0.3)) +
    fill(
      `M${n(x)} ${n(yy - 11 * k)}q${n(30 * k)} ${n(-6 * k)} ${n(32 * k)} ${n(10 * k)}q${n(-4 * k)} ${n(12 * k)} ${n(-32 * k)} ${n(9 * k)}Z`,
      local(pal, c),
    );
  out +=
    slipper(rx - 170 * u, y - 12 * u, u * 1.2, '#d9b866') +
    slipper(rx - 160 * u, y + 10 * u, u * 1.2, '#d9b866') +
    slipper(rx - 60 * u, y - 8 * u, u * 0.84, '#4f7f8a') +
    slipper(rx - 52 * u, y + 8 * u, u * 0.84, '#4f7f8a');
  out +=
    fill(
      poly([
        [cx + 60 * u, y + 16 * u],
        [cx + 100 * u, y - 14 * u],
        [cx + 150 * u, y + 16 * u],
        [cx + 104 * u, y + 4 * u],
      ]),
      lit(pal, '#efe3c8', 0, 0.2),
    ) +
    fill(
      poly([
        [cx + 56 * u, y + 14 * u],
        [cx + 100 * u, y - 20 * u],
        [cx + 156 * u, y + 14 * u],
        [cx + 100 * u, y - 10 * u],
      ]),
      local(pal, '#8e3f36'),
    );
  if (!s.portrait)
    out +=
      hooks(s, bay.x1 + 66 * u, bay.top + (bay.floorY - bay.top) * 0.36, bay.floorY) +
      shelf(s, bay.x0 - 260 * u, bay.top + (bay.floorY - bay.top) * 0.46);
  const bx = bay.x0 - (s.portrait ? -10 : 150) * u;
  const by = bay.floorY + 56 * u;
  const leather = local(pal, '#8a5f3c');
  out +=
    fill(lens(bx + 66 * u, by + 4 * u, 190 * u, 14 * u), pal.shadow, 0.36) +
    stroke(
      `M${n(bx + 44 * u)} ${n(by - 94 * u)}q${n(2 * u)} ${n(-24 * u)} ${n(22 * u)} ${n(-24 * u)}t${n(22 * u)} ${n(24 * u)}`,
      shade(pal, '#5d3f26', 0, 0.3),
      7 * u,
    ) +
    fill(rect(bx, by - 94 * u, 132 * u, 94 * u), leather) +
    fill(
      rect(bx + 20 * u, by - 94 * u, 13 * u, 94 * u) + rect(bx + 100 * u, by - 94 * u, 13 * u, 94 * u),
      shade(pal, '#5d3f26', 0, 0.3),
    ) +
    fill(disc(bx + 66 * u, by - 50 * u, 15 * u), lit(pal, '#d9b866', 0, 0.2), 0.8);
  return out;
}

/** Two raincoats on a rail, one half the size of the other, and the boots that go with them. */
function hooks(s: Stage, x: number, y: number, floorY: number): string {
  const { u, pal } = s;
  const coat = (cx: number, k: number, c: string): string =>
    fill(
      `M${n(cx - 14 * k)} ${n(y + 8 * u)}Q${n(cx)} ${n(y - 10 * k)} ${n(cx + 14 * k)} ${n(y + 8 * u)}Q${n(cx + 42 * k)} ${n(y + 20 * k)} ${n(cx + 46 * k)} ${n(y + 150 * k)}L${n(cx + 32 * k)} ${n(y + 154 * k)}L${n(cx + 38 * k)} ${n(y + 210 * k)}Q${n(cx)} ${n(y + 222 * k)} ${n(cx - 38 * k)} ${n(y + 210 * k)}L${n(cx - 32 * k)} ${n(y + 154 * k)}L${n(cx - 46 * k)} ${n(y + 150 * k)}Q${n(cx - 42 * k)} ${n(y + 20 * k)} ${n(cx - 14 * k)} ${n(y + 8 * u)}Z`,
      local(pal, c),
    ) +
    stroke(
      `M${n(cx)} ${n(y + 16 * k)}V${n(y + 212 * k)}M${n(cx - 32 * k)} ${n(y + 154 * k)}V${n(y + 60 * k)}M${n(cx + 32 * k)} ${n(y + 154 * k)}V${n(y + 60 * k)}`,
      shade(pal, c, 0, 0.4),
      2.6 * u,
      0.7,
    );
  const boot = (bx: number, k: number, c: string): string =>
    fill(
      `M${n(bx)} ${n(floorY + 16 * u)}v${n(-66 * k)}h${n(28 * k)}v${n(40 * k)}q${n(26 * k)} ${n(2 * k)} ${n(26 * k)} ${n(26 * k)}Z`,
      local(pal, c),
    );
  return (
    fill(rect(x, y - 8 * u, 240 * u, 16 * u), shade(pal, '#8a6a44', 0, 0.2)) +
    coat(x + 70 * u, u * 1.15, '#c99a3e') +
    coat(x + 180 * u, u * 0.72, '#a5503f') +
    boot(x + 34 * u, u, '#3f5c58') +
    boot(x + 74 * u, u, '#4a6a64') +
    boot(x + 156 * u, u * 0.66, '#a5503f') +
    boot(x + 184 * u, u * 0.66, '#b8604c')
  );
}

/** A shelf of books, a globe, a jar of something collected. */
function shelf(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const tones = ['#8e3f36', '#4f7f8a', '#d9b866', '#7d8f6a', '#e9dfc6', '#a9674f'];
  let out = fill(rect(x, y, 200 * u, 12 * u), shade(pal, '#8a6a44', 0, 0.2));
  let bx = x + 10 * u;
  for (let i = 0; i < 6; i++) {
    const wide = (11 + ((i * 7 + s.seed) % 9)) * u;
    const tall = (48 + ((i * 13 + s.seed) % 26)) * u;
    out += fill(rect(bx, y - tall, wide, tall), local(pal, tones[(i + s.seed) % 6] ?? '#8e3f36'));
    bx += wide + 1.4 * u;
  }
  const gx = x + 156 * u;
  out += stroke(
    `M${n(gx - 24 * u)} ${n(y - 62 * u)}A${n(34 * u)} ${n(34 * u)} 0 1 0 ${n(gx + 24 * u)} ${n(y - 20 * u)}M${n(gx)} ${n(y - 8 * u)}V${n(y)}M${n(gx - 18 * u)} ${n(y - 1 * u)}h${n(36 * u)}`,
    lit(pal, '#c9a862', 0, 0.2),
    4 * u,
  );
  return (
    out +
    fill(disc(gx, y - 42 * u, 27 * u), local(pal, '#6f95a0')) +
    fill(
      `M${n(gx - 18 * u)} ${n(y - 58 * u)}q${n(18 * u)} ${n(-8 * u)} ${n(26 * u)} ${n(4 * u)}q${n(-4 * u)} ${n(14 * u)} ${n(-14 * u)} ${n(12 * u)}q${n(-2 * u)} ${n(16 * u)} ${n(-10 * u)} ${n(8 * u)}Z`,
      local(pal, '#a3a46a'),
    )
  );
}
