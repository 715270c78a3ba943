import { mix } from '../core/colour.ts';
import { below, fill, heightAt, lens, n, poly, rect, stroke, type Point } from '../core/path.ts';
import { box, camera, floor, front, type Camera } from '../core/perspective.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { person, sailboat } from '../elements/people.ts';
import { drawSky, sunAcross } from '../elements/sky.ts';
import { profile, range } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { drawWater } from '../elements/water.ts';

const WHITE = '#f3ecdf';
const BLUE = '#3f7391';

/** White houses over the sea: down the steps between them, across the caldera, or up from the harbour. */
export function greekSteps(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const horizon = h * (view === 2 ? (s.portrait ? 0.62 : 0.68) : s.portrait ? 0.44 : rng.range(0.4, 0.45));
  const sunX = sunAcross(s, 0.14, 0.26, 0.24);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 230 : rng.range(80, 140)),
    r: 52 * u,
    horizon,
  });
  const a = profile(
    s,
    [
      [-30, horizon - 22 * u],
      [w * 0.1, horizon - 54 * u],
      [w * 0.2, horizon - 30 * u],
      [w * 0.3, horizon + 2],
    ],
    7 * u,
    8,
    18,
  );
  const b = profile(
    s,
    [
      [w * 0.24, horizon + 2],
      [w * 0.36, horizon - 40 * u],
      [w * 0.48, horizon - 70 * u],
      [w * 0.6, horizon - 50 * u],
      [w * 0.78, horizon + 2],
    ],
    8 * u,
    8,
    18,
  );
  out +=
    range(s, a, horizon + 1, mix(pal.haze, pal.water[1], 0.14), 0.3) +
    range(s, b, horizon + 1, mix(pal.haze, pal.water[1], 0.24), 0.3);
  out += drawWater(s, { top: horizon, glintX: sunX, glints: 56, spread: 130 });
  const sail = {
    hull: mix(pal.near, pal.haze, 0.2),
    main: lit(pal, WHITE, 0.05, 0.3),
    jib: shade(pal, '#e3d8c4', 0.05, 0.1),
  };
  out += sailboat(s, w * 0.09, horizon + 96 * u, 90 * u, sail) + sailboat(s, w * 0.3, horizon + 40 * u, 44 * u, sail);
  if (view === 0) return out + stairs(s, horizon);
  if (view === 1) return out + caldera(s, horizon);
  return out + harbour(s, horizon);
}

interface House {
  x: number;
  y: number;
  w: number;
  h: number;
  z: number;
}

const tints = ['#f3ecdf', '#efe2c8', '#f6f1e6', '#e9cfae', '#f3ecdf', '#ecd9c6'] as const;

/** A cube house in the distance: lit face, shaded face, a door, a dome on some. */
function cube(s: Stage, x: number, y: number, w: number, h: number, depth: number, k: number): string {
  const { pal } = s;
  const tint = tints[k % tints.length] ?? WHITE;
  const split = 0.62;
  const face = lit(pal, tint, depth, 0.3);
  const dull = shade(pal, tint, depth, 0.3);
  let out =
    fill(rect(x, y - h, w * split, h * 2.4), face) + fill(rect(x + w * split, y - h, w * (1 - split), h * 2.4), dull);
  out += fill(
    poly([
      [x, y - h],
      [x + w * 0.08, y - h - h * 0.12],
      [x + w * 0.95, y - h - h * 0.12],
      [x + w, y - h],
    ]),
    mix(face, pal.glow, 0.4),
  );
  const glass = pal.lamps && k % 3 !== 1 ? pal.lamp : shade(pal, BLUE, depth, 0.1);
  out += fill(
    rect(x + w * 0.12, y - h * 0.66, w * 0.12, h * 0.26) +
      (w > h ? rect(x + w * 0.38, y - h * 0.66, w * 0.12, h * 0.26) : ''),
    glass,
  );
  if (k % 4 === 1)
    out += fill(
      `M${n(x + w * 0.72)} ${n(y)}v${n(-h * 0.36)}a${n(w * 0.08)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.16)} 0v${n(h * 0.36)}Z`,
      shade(pal, BLUE, depth, 0.24),
    );
  if (k % 7 === 3) {
    const r = w * 0.3;
    const cx = x + w * 0.42;
    const top = y - h * 1.1;
    out +=
      fill(rect(cx - r, top - r * 0.4, r * 2, r * 0.45), face) +
      fill(rect(cx + r * 0.15, top - r * 0.4, r * 0.85, r * 0.45), dull);
    out +=
      fill(`M${n(cx - r)} ${n(top - r * 0.38)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, lit(pal, BLUE, depth, 0.16)) +
      fill(
        `M${n(cx + r * 0.2)} ${n(top - r * 1.36)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top - r * 0.38)}H${n(cx + r * 0.3)}Q${n(cx + r * 0.5)} ${n(top - r)} ${n(cx + r * 0.2)} ${n(top - r * 1.36)}Z`,
        shade(pal, BLUE, depth, 0.3),
      );
    out += stroke(
      `M${n(cx)} ${n(top - r * 1.38)}v${n(-r * 0.5)}m${n(-r * 0.16)} ${n(r * 0.16)}h${n(r * 0.32)}`,
      dull,
      Math.max(1, r * 0.07),
    );
  }
  return out;
}

/** A slope covered with cubes, from the ridge down. */
function village(
  s: Stage,
  ridge: readonly Point[],
  x0: number,
  x1: number,
  down: number,
  size: number,
  depth: number,
): string {
  const { rng } = s;
  const houses: House[] = [];
  for (let row = 0; row < 8; row++) {
    for (let x = x0 - size * rng(); x < x1; x += size * rng.range(1.1, 1.9)) {
      const crest = heightAt(ridge, x);
      const t = row / 7;
      const y = crest + down * t + rng.bell() * size * 0.24;
      if (rng.chance(0.12) || y > s.h + size) continue;
      houses.push({
        x,
        y: y + size * 0.3,
        w: size * rng.range(1, 1.7) * (0.75 + 0.5 * t),
        h: size * rng.range(0.7, 1.1) * (0.75 + 0.5 * t),
        z: y,
      });
    }
  }
  return houses
    .toSorted((a, b) => a.z - b.z)
    .map((c, i) => cube(s, c.x, c.y, c.w, c.h, depth * (1 - (c.z - heightAt(ridge, c.x)) / (down * 2)), i))
    .join('');
}

function bougainvillea(s: Stage, cx: number, cy: number, spreadX: number, spreadY: number, count: number): string {
  const { rng, u, pal } = s;
  const tones = (
    s.season === 'winter' ? ['#5d6a48', '#7d8a5c', '#98a474', '#b0b88c'] : ['#7d3d52', '#a4566a', '#c4808a', '#dcaaa2']
  ).map((c) => local(pal, c));
  const layers = ['', '', '', ''];
  let green = '';
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.28;
    const d = Math.sqrt(rng());
    const x = cx + Math.cos(a) * d * spreadX;
    const y = cy + Math.sin(a) * d * spreadY;
    const light = (-Math.cos(a) * 0.5 - Math.sin(a) * 0.8) * d + rng.bell() * 0.6;
    const r = u * rng.range(7, 13);
    if (i % 6 === 0) green += clump(s, x + r, y + r * 0.6, r * 1.2, r * 0.8, 6);
    layers[Math.max(0, Math.min(3, Math.floor((light + 1) * 2)))] += clump(s, x, y, r, r * 0.85, 6);
  }
  return fill(green, shade(pal, '#4b5f3c', 0, 0.2)) + layers.map((d, i) => fill(d, tones[i] ?? '')).join('');
}

function pot(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.14 + (0.72 * i) / 8);
    leaves += `M${n(x)} ${n(y - k * 0.7)}Q${n(x + Math.cos(a) * k * 0.4)} ${n(y - k * 0.9 - Math.sin(a) * k * 0.5)} ${n(x + Math.cos(a) * k * 0.8)} ${n(y - k * 0.7 - Math.sin(a) * k)}Q${n(x + Math.cos(a) * k * 0.3)} ${n(y - k * 0.7 - Math.sin(a) * k * 0.4)} ${n(x)} ${n(y - k * 0.7)}Z`;
  }
  return (
    fill(leaves, shade(pal, '#56683f', 0, 0.16)) +
    fill(
      `M${n(x - k * 0.36)} ${n(y - k * 0.72)}h${n(k * 0.72)}l${n(-k * 0.12)} ${n(k * 0.72)}h${n(-k * 0.48)}Z`,
      local(pal, '#b5744e'),
    ) +
    fill(
      `M${n(x + k * 0.06)} ${n(y - k * 0.72)}h${n(k * 0.3)}l${n(-k * 0.12)} ${n(k * 0.72)}h${n(-k * 0.14)}Z`,
      shade(pal, '#8a5238'),
    )
  );
}

/** The steps we are about to go down or up, the near house with its shutters, the village on its hill. */
function stairs(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const shift = s.portrait ? w * 0.3 : w * 0.36;
  const ridge = profile(
    s,
    [
      [w * 0.3, h * 0.66],
      [w * 0.42, horizon + 60 * u],
      [w * 0.58, horizon - 40 * u],
      [w * 0.8, horizon - 160 * u],
      [w + 40, horizon - 210 * u],
    ],
    10 * u,
    14,
    10,
  );
  let out =
    fill(below(ridge, h), shade(pal, '#a98d66', 0.3, 0.12)) +
    village(s, ridge, w * 0.4, w + 40, h * 0.42, 46 * u, 0.36);
  const p = camera(horizon, shift, 1000 * u * (s.portrait ? 0.92 : 1), 0);
  const light = lit(pal, WHITE, 0, 0.4);
  const dull = shade(pal, '#cfd3d6', 0, 0.3);
  const steps = 15;
  const at = (i: number): { z: number; y: number; c: number } => ({
    z: 6.4 + i * 0.98,
    y: -4 + i * 0.2,
    c: -1.1 + 0.012 * i * i,
  });
  const half = 1.5;
  const first = s.portrait ? -3 : 0;
  // The low wall on the seaward side, then each tread and riser from the far end to us.
  const wall: Point[] = [];
  const wallTop: Point[] = [];
  const wallIn: Point[] = [];
  for (let i = first; i <= steps; i++) {
    const q = at(i);
    wall.push(p(q.c - half - 0.5, q.y - 5, q.z));
    wallTop.push(p(q.c - half - 0.5, q.y + 0.85, q.z));
    wallIn.push(p(q.c - half - 0.05, q.y + 0.85, q.z));
  }
  out += fill(poly([...wall, ...wallTop.toReversed()]), mix(dull, light, 0.2));
  for (let i = steps - 1; i >= first; i--) {
    const a = at(i);
    const b = at(i + 1);
    const right = a.c + half + 2.4;
    const t = i / steps;
    out += fill(
      poly([
        p(a.c - half - 0.1, a.y, a.z),
        p(right, a.y, a.z),
        p(b.c + half + 2.4, a.y, b.z),
        p(b.c - half - 0.1, a.y, b.z),
      ]),
      mix(light, pal.haze, 0.1 + t * 0.2),
    );
    out += fill(
      poly([
        p(a.c - half - 0.1, a.y - 0.2, a.z),
        p(right, a.y - 0.2, a.z),
        p(right, a.y, a.z),
        p(a.c - half - 0.1, a.y, a.z),
      ]),
      mix(dull, pal.haze, 0.16),
    );
    out += fill(
      poly([
        p(a.c + half * 0.1, a.y, a.z),
        p(right, a.y, a.z),
        p(b.c + half + 2.4, a.y, b.z),
        p(b.c + half * 0.1, a.y, b.z),
      ]),
      pal.shadow,
      s.hour === 'noon' ? 0.16 : 0.26,
    );
  }
  out += fill(poly([...wallTop, ...wallIn.toReversed()]), light);
  const inner: Point[] = [];
  for (let i = first; i <= steps; i++) inner.push(p(at(i).c - half - 0.05, at(i).y, at(i).z));
  out += fill(poly([...wallIn, ...inner.toReversed()]), dull);
  out += nearHouse(s, p, light, dull);
  for (const [i, k] of [
    [2, 0.55],
    [5, 0.5],
    [9, 0.46],
  ] as const) {
    const q = at(i);
    const [x, y] = p(q.c - half - 0.28, q.y + 0.86, q.z + 0.4);
    out += pot(s, x, y, ((1000 * u) / q.z) * k);
  }
  // The cat that lives here.
  const q = at(3.6);
  const [cx, cy] = p(q.c - half - 0.28, q.y + 0.86, q.z);
  out += `<g transform="translate(${n(cx)} ${n(cy)}) scale(${n(u * 9) === '0' ? 1 : Math.round(u * 82) / 100})">${fill('M-22 2C-30-30-16-52-10-62C-16-72-17-84-15-96L-6-88Q0-90 6-88L14-96C17-84 15-72 10-64C22-48 28-24 24 2ZM20 2C44 8 50 26 40 44C37 48 34 44 36 40C42 26 36 14 16 6Z', mix(pal.near, '#2b241c', 0.4))}</g>`;
  if (!s.has('no-people')) {
    const e = at(10);
    const [x, y] = p(e.c - 0.3, e.y, e.z);
    const k = (1000 * u) / e.z;
    out += fill(
      person(x, y, k * 1.6, { skirt: true, hat: true }) + person(x + k * 0.6, y + k * 0.02, k, {}),
      mix(pal.near, pal.haze, 0.1),
    );
  }
  return out;
}

function nearHouse(s: Stage, p: Camera, light: string, dull: string): string {
  const { pal, u } = s;
  const hx = s.portrait ? 1 : 1.3;
  const z0 = 7.6;
  const z1 = 13;
  const top = -0.7;
  let out = box(
    p,
    { x0: hx, x1: hx + 9, y0: -7, y1: top, z0, z1 },
    { top: mix(light, pal.glow, 0.3), left: light, right: dull, front: mix(dull, light, 0.24) },
    0,
  );
  out +=
    fill(front(p, hx, hx + 9, top - 0.16, top, z0), light) +
    fill(floor(p, -4.1, hx - 0.2, hx + 9, 3, z0), mix(light, pal.shadow, 0.16));
  const blue = local(pal, BLUE);
  for (const [x, wide, low] of [
    [hx + 0.8, 0.8, -2.2],
    [hx + 3.4, 0.9, -2.3],
  ] as const) {
    out +=
      fill(front(p, x, x + wide, low, low + 1.05, z0), pal.lamps ? pal.lamp : shade(pal, '#2f4654', 0, 0.3)) +
      fill(front(p, x + wide / 2 - 0.025, x + wide / 2 + 0.025, low, low + 1.05, z0), blue);
    out +=
      fill(
        front(p, x - 0.44, x, low, low + 1.05, z0) + front(p, x + wide, x + wide + 0.44, low, low + 1.05, z0),
        blue,
      ) + fill(front(p, x - 0.5, x + wide + 0.5, low - 0.12, low, z0), light);
  }
  const [dx, dy] = p(hx + 2.6, -4.1, z0);
  const k = (1000 * u) / z0;
  out +=
    fill(
      `M${n(dx - k * 0.42)} ${n(dy)}v${n(-k * 1.5)}a${n(k * 0.42)} ${n(k * 0.42)} 0 0 1 ${n(k * 0.84)} 0v${n(k * 1.5)}Z`,
      blue,
    ) + stroke(`M${n(dx)} ${n(dy)}v${n(-k * 1.9)}`, shade(pal, BLUE, 0, 0.5), k * 0.03);
  const [bx, by] = p(hx + 0.1, top, z0);
  out +=
    bougainvillea(s, bx + k * 0.1, by + k * 0.1, k * 0.95, k * 0.34, 80) +
    bougainvillea(s, bx + k * 0.05, by + k * 0.65, k * 0.34, k * 0.62, 50);
  // Parasol and chairs on the roof.
  const [rx, ry] = p(hx + 2.2, top, 10.4);
  const r = (1000 * u) / 10.4;
  const cloth = lit(pal, '#e6c27a', 0, 0.24);
  out +=
    fill(lens(rx + r * 0.4, ry, r * 2.4, r * 0.14), pal.shadow, 0.3) +
    fill(rect(rx - r * 0.03, ry - r * 2, r * 0.06, r * 2), shade(pal, '#8a6f4c', 0));
  out +=
    fill(
      `M${n(rx - r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx - r * 0.5)} ${n(ry - r * 2.3)} ${n(rx)} ${n(ry - r * 2.36)}Q${n(rx + r * 0.5)} ${n(ry - r * 2.3)} ${n(rx + r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx + r * 0.8)} ${n(ry - r * 1.82)} ${n(rx + r * 0.4)} ${n(ry - r * 1.7)}Q${n(rx)} ${n(ry - r * 1.82)} ${n(rx - r * 0.4)} ${n(ry - r * 1.7)}Q${n(rx - r * 0.8)} ${n(ry - r * 1.82)} ${n(rx - r * 1.2)} ${n(ry - r * 1.7)}Z`,
      cloth,
    ) +
    fill(
      `M${n(rx)} ${n(ry - r * 2.36)}Q${n(rx + r * 0.5)} ${n(ry - r * 2.3)} ${n(rx + r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx + r * 0.8)} ${n(ry - r * 1.82)} ${n(rx + r * 0.4)} ${n(ry - r * 1.7)}Z`,
      shade(pal, '#c99a4e', 0, 0.16),
    );
  for (const d of [-1, 1])
    out += stroke(
      `M${n(rx + d * r * 0.5)} ${n(ry)}v${n(-r * 0.5)}h${n(d * r * 0.4)}v${n(r * 0.5)}M${n(rx + d * r * 0.9)} ${n(ry - r * 0.5)}l${n(d * r * 0.1)} ${n(-r * 0.55)}`,
      blue,
      r * 0.06,
    );
  return out;
}

/** The rim of the caldera: a cliff, the village spilt over it, domes against the sea. */
function caldera(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const cliffFar = profile(
    s,
    [
      [w * 0.46, horizon + 92 * u],
      [w * 0.58, horizon + 20 * u],
      [w * 0.7, horizon - 60 * u],
      [w * 0.86, horizon - 120 * u],
      [w + 40, horizon - 150 * u],
    ],
    10 * u,
    10,
    16,
  );
  const foot = horizon + 90 * u;
  let out =
    fill(below(cliffFar, foot), mix(shade(pal, '#8a6a52', 0.45, 0.2), pal.haze, 0.2)) +
    village(s, cliffFar, w * 0.66, w + 20, 40 * u, 15 * u, 0.5);
  const ridge = profile(
    s,
    s.portrait
      ? [
          [-40, h * 0.62],
          [w * 0.25, h * 0.575],
          [w * 0.55, h * 0.61],
          [w * 0.8, h * 0.54],
          [w + 40, h * 0.5],
        ]
      : [
          [w * 0.2, h * 0.98],
          [w * 0.34, h * 0.72],
          [w * 0.5, h * 0.6],
          [w * 0.72, h * 0.5],
          [w + 40, h * 0.4],
        ],
    8 * u,
    14,
    8,
  );
  const rockInk = shade(pal, '#9a7a5c', 0.08, 0.3);
  out += fill(below(ridge, h + 20), rockInk);
  out += village(s, ridge, s.portrait ? -20 : w * 0.32, w + 30, h * (s.portrait ? 0.42 : 0.52), 92 * u, 0.14);
  // The bell wall and the large dome in front.
  const cx = w * (s.portrait ? 0.5 : 0.6);
  const y = h * 0.74;
  const r = 110 * u;
  const light = lit(pal, WHITE, 0, 0.4);
  const dull = shade(pal, '#cfd3d6', 0, 0.28);
  out +=
    fill(rect(cx - r * 1.25, y, r * 2.5, h), light) +
    fill(rect(cx + r * 0.3, y, r * 0.95, h), dull) +
    fill(rect(cx - r * 1.32, y - 12 * u, r * 2.64, 16 * u), light);
  out +=
    fill(`M${n(cx - r)} ${n(y - 10 * u)}v${n(-r * 0.3)}h${n(2 * r)}v${n(r * 0.3)}Z`, light) +
    fill(rect(cx + r * 0.24, y - 10 * u - r * 0.3, r * 0.76, r * 0.3), dull);
  out +=
    fill(`M${n(cx - r)} ${n(y - r * 0.38)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, lit(pal, BLUE, 0, 0.14)) +
    fill(
      `M${n(cx + r * 0.26)} ${n(y - r * 1.34)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(y - r * 0.38)}H${n(cx + r * 0.34)}Q${n(cx + r * 0.56)} ${n(y - r)} ${n(cx + r * 0.26)} ${n(y - r * 1.34)}Z`,
      shade(pal, BLUE, 0, 0.34),
    );
  out += stroke(
    `M${n(cx)} ${n(y - r * 1.38)}v${n(-r * 0.4)}m${n(-r * 0.12)} ${n(r * 0.12)}h${n(r * 0.24)}`,
    light,
    4 * u,
  );
  const bx = cx - r * 1.9;
  out +=
    fill(`M${n(bx - r * 0.42)} ${n(h)}V${n(y - r * 0.6)}h${n(r * 0.84)}V${n(h)}Z`, light) +
    fill(`M${n(bx - r * 0.42)} ${n(y - r * 0.6)}q${n(r * 0.42)} ${n(-r * 0.66)} ${n(r * 0.84)} 0Z`, light);
  for (const [dx, dy] of [
    [-0.2, 0],
    [0.2, 0],
    [0, -0.36],
  ] as const)
    out +=
      fill(
        `M${n(bx + (dx - 0.1) * r)} ${n(y - r * (0.24 - dy))}v${n(-r * 0.18)}a${n(r * 0.1)} ${n(r * 0.1)} 0 0 1 ${n(r * 0.2)} 0v${n(r * 0.18)}Z`,
        mix(pal.water[0], pal.sky[2], 0.4),
      ) +
      fill(
        `M${n(bx + (dx - 0.05) * r)} ${n(y - r * (0.3 - dy))}q${n(r * 0.05)} ${n(-r * 0.2)} ${n(r * 0.1)} 0Z`,
        local(pal, '#a5793f'),
      );
  out += bougainvillea(s, cx + r * 1.3, y + 60 * u, 120 * u, 50 * u, 80);
  return out;
}

/** From the water: the quay, its boats, and the town going up. */
function harbour(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const quay = horizon + 46 * u;
  const peak = w * (s.portrait ? 0.52 : rng.range(0.56, 0.64));
  const tall = h * (s.portrait ? 0.3 : 0.42);
  const ridge = profile(
    s,
    [
      [peak - w * 0.62, quay],
      [peak - w * 0.36, quay - tall * 0.3],
      [peak - w * 0.12, quay - tall * 0.86],
      [peak, quay - tall],
      [peak + w * 0.16, quay - tall * 0.7],
      [peak + w * 0.5, quay - tall * 0.24],
    ],
    10 * u,
    14,
    8,
  );
  let out = fill(below(ridge, quay), shade(pal, '#b0946c', 0.2, 0.12));
  for (let row = 0; row < 8; row++) {
    const t = row / 7;
    for (let x = 0; x < w; x += 54 * u * rng.range(0.9, 1.5)) {
      const crest = heightAt(ridge, x);
      if (x < (ridge[0]?.[0] ?? 0) || quay - crest < 20 * u || rng.chance(0.14)) continue;
      const y = crest + (quay - crest) * (0.04 + 0.96 * t) + rng.bell() * 6 * u;
      out += s.clip(
        `M0 0H${w}V${n(quay)}H0Z`,
        cube(
          s,
          x,
          y,
          46 * u * rng.range(0.9, 1.4),
          40 * u * rng.range(0.8, 1.15),
          0.28 - 0.2 * t,
          Math.floor(rng() * 40),
        ),
      );
    }
  }
  out +=
    fill(rect(-10, quay - 14 * u, w + 20, 16 * u), lit(pal, '#d9cbb0', 0.05, 0.2)) +
    fill(rect(-10, quay, w + 20, 14 * u), shade(pal, '#8f8068', 0.05, 0.34));
  for (let i = 0; i < 14; i++)
    out += fill(
      lens(w * rng(), quay + (26 + i * 9) * u, u * rng.range(80, 260), 6 * u),
      lit(pal, WHITE, 0.1, 0.2),
      0.3,
    );
  const caique = (x: number, y: number, k: number, hull: string): string => {
    const z = k * u;
    return (
      fill(lens(x, y + 16 * z, 200 * z, 10 * z), pal.water[1], 0.5) +
      fill(
        `M${n(x - 96 * z)} ${n(y - 34 * z)}Q${n(x)} ${n(y - 4 * z)} ${n(x + 96 * z)} ${n(y - 40 * z)}Q${n(x + 76 * z)} ${n(y + 16 * z)} ${n(x + 40 * z)} ${n(y + 18 * z)}H${n(x - 50 * z)}Q${n(x - 84 * z)} ${n(y + 12 * z)} ${n(x - 96 * z)} ${n(y - 34 * z)}Z`,
        local(pal, hull),
      ) +
      fill(
        `M${n(x - 96 * z)} ${n(y - 34 * z)}Q${n(x)} ${n(y - 4 * z)} ${n(x + 96 * z)} ${n(y - 40 * z)}l${n(-4 * z)} ${n(10 * z)}Q${n(x)} ${n(y + 6 * z)} ${n(x - 93 * z)} ${n(y - 24 * z)}Z`,
        lit(pal, '#f0e2c4', 0, 0.2),
      ) +
      stroke(
        `M${n(x - 10 * z)} ${n(y - 12 * z)}V${n(y - 120 * z)}M${n(x - 10 * z)} ${n(y - 116 * z)}L${n(x + 90 * z)} ${n(y - 36 * z)}M${n(x - 10 * z)} ${n(y - 116 * z)}L${n(x - 90 * z)} ${n(y - 32 * z)}`,
        mix(pal.near, pal.haze, 0.2),
        2.4 * z,
      ) +
      fill(rect(x + 14 * z, y - 48 * z, 40 * z, 30 * z), lit(pal, WHITE, 0, 0.24))
    );
  };
  out +=
    caique(w * (s.portrait ? 0.28 : 0.4), quay + 60 * u, 0.7, '#3f6d86') +
    caique(w * (s.portrait ? 0.72 : 0.78), quay + 84 * u, 0.8, '#8e4a3c') +
    caique(w * (s.portrait ? 0.5 : 0.58), quay + 170 * u, 1.35, '#4f7f80');
  return out;
}
