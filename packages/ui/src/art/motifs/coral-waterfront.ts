import { mix } from '../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, rect, softBelow, stroke, taper, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { person } from '../elements/people.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { mist, profile } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { glints, reflect, ripples } from '../elements/water.ts';

const FRAMES = ['#2f6f9a', '#c9973a', '#3f7a5c', '#b4533a', '#2b5f6e', '#8a5a3a'] as const;
const WHITE = '#f5eedf';

/** A colonial quay: whitewashed houses with coloured frames, two churches above the roofs, schooners alongside. */
export function waterfront(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.55 : 0.56);
  const sunX = sunAcross(s, 0.16, 0.26, 0.24);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 390 : rng.range(300, 350)),
    r: 48 * u,
    horizon: water,
  });
  out += mountains(s, water);
  out += `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.36)],
    [0.5, mix(pal.water[0], pal.water[1], 0.55)],
    [1, pal.water[1]],
  ])}"/>`;
  const foot = water + 34 * u;
  const { above, below } = reflect(s, town(s, foot), foot, s.hour === 'night' ? 0.3 : 0.36, 0.74);
  out += below + above;
  out +=
    ripples(s, foot + 8 * u, h, pal.water[0], 56, 0.34) +
    glints(s, { top: foot + 6 * u, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 130, length: 150 });
  out += schooner(
    s,
    w * (s.wide ? 0.64 : s.portrait ? 0.36 : 0.33),
    foot + 92 * u,
    u * (s.portrait ? 1 : 1.06),
    '#2f6f7a',
    '#d9a441',
  );
  out += schooner(s, w * (s.wide ? 0.84 : s.portrait ? 0.82 : 0.66), foot + 44 * u, u * 0.74, '#a8443a', '#efe6d0');
  out += canoe(s, w * (s.wide ? 0.57 : s.portrait ? 0.18 : 0.14), h * (s.portrait ? 0.85 : 0.86), 190 * u);
  return out + jetty(s) + birds(s, w * 0.3, water - 250 * u, 5, 17 * u, mix(pal.near, pal.haze, 0.4));
}

/** Forest to the top, and cloud caught half-way. */
function mountains(s: Stage, water: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const tall = u * (310 - i * 76);
    const line = profile(
      s,
      Array.from({ length: 6 }, (_, k): Point => [
        w * (-0.05 + k * 0.22),
        water - tall * ((k + i) % 2 ? rng.range(0.76, 1) : rng.range(0.4, 0.6)),
      ]),
      13 * u,
      16,
      9,
    );
    const ink = shade(pal, mix('#6f858a', '#4a6a4c', 0.2 + i * 0.35), 0.62 - i * 0.13, 0.16);
    let tops = '';
    const size = u * (8 + i * 5);
    for (let x = 0; x < w; x += size * 1.8) tops += clump(s, x, heightAt(line, x) + size * 0.3, size, size * 0.7, 6);
    out +=
      fill(tops, ink) +
      `<path d="${softBelow(line, water + 2)}" fill="${s.gradient([
        [0, ink],
        [0.7, mix(ink, pal.sky[3], 0.5)],
        [1, mix(ink, pal.sky[3], 0.3)],
      ])}"/>` +
      mist(s, water - tall * 0.42, 20 * u, 3, 0.4);
  }
  return out;
}

/** The row along the quay: nearer and larger towards the right. */
function town(s: Stage, foot: number): string {
  const { w, u, rng, pal } = s;
  const scale = (x: number): number => u * (0.72 + 0.5 * (x / w)) * (s.portrait ? 0.92 : 1);
  let out = '';
  const dark = shade(pal, '#3f5c44', 0.22, 0.3);
  // What grows in the courts behind.
  for (const fx of [0.12, 0.29, 0.53, 0.72, 0.9]) {
    const x = w * fx + rng.bell() * 20 * u;
    out += palm(s, {
      x,
      y: foot - 40 * u,
      height: scale(x) * rng.range(200, 260),
      lean: rng.bell() * 20 * u,
      colour: dark,
      back: mix(dark, pal.haze, 0.25),
      crown: 0.34,
      detail: 'far',
    });
  }
  let trees = '';
  for (let x = 0; x < w; x += 70 * u) trees += clump(s, x, foot - 100 * scale(x), 60 * u, 34 * u, 10);
  out += fill(trees, dark);
  out += church(s, w * (s.wide ? 0.6 : 0.24), foot - 8 * u, u * 0.86, false);
  out += church(s, w * (s.wide ? 0.83 : s.portrait ? 0.66 : 0.63), foot - 8 * u, u * (s.portrait ? 1.02 : 1.12), true);
  let x = -30 * u;
  let i = 0;
  while (x < w) {
    const k = scale(x);
    const bays = rng.int(2, 4);
    const wide = (bays * 34 + 14) * k;
    const storeys = rng.chance(0.55) ? 2 : 1;
    out += house(s, x, foot - 12 * u, wide, k, bays, storeys, FRAMES[(i * 5 + s.seed) % FRAMES.length] ?? FRAMES[0]);
    x += wide;
    i++;
  }
  // The quay itself, its stairs, a few who walk there.
  const stone = shade(pal, '#9a8a72', 0.1, 0.24);
  out +=
    fill(rect(0, foot - 13 * u, w, 14 * u), stone) +
    fill(rect(0, foot - 15 * u, w, 4 * u), lit(pal, '#cdbb9c', 0.1, 0.2));
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.12);
    const px = w * (s.wide ? 0.74 : 0.5);
    out += fill(
      person(px, foot - 13 * u, 40 * u, { skirt: true }) +
        person(px + 18 * u, foot - 13 * u, 25 * u) +
        person(w * 0.9, foot - 13 * u, 44 * u, { hat: true }),
      ink,
    );
  }
  return out;
}

function house(
  s: Stage,
  x: number,
  y: number,
  wide: number,
  k: number,
  bays: number,
  storeys: number,
  frame: string,
): string {
  const { rng, pal } = s;
  const tint = rng.pick([WHITE, WHITE, '#f0e2c4', '#efd9c6', '#e3e7da']);
  const wall = lit(pal, tint, 0.1, 0.2);
  const colour = local(pal, frame, 0.08);
  const dark = shade(pal, '#4a4a44', 0.1, 0.3);
  const tall = (storeys === 2 ? 112 : 66) * k;
  const pane = 15 * k;
  const step = wide / bays;
  let frames = '';
  let doors = '';
  let panes = '';
  let unlit = '';
  for (let b = 0; b < bays; b++) {
    const cx = x + step * (b + 0.5);
    const arch = (w: number, top: number, foot: number): string =>
      `M${n(cx - w / 2)} ${n(foot)}V${n(top)}q${n(w / 2)} ${n(-w * 0.42)} ${n(w)} 0V${n(foot)}Z`;
    frames += arch(pane + 6 * k, y - 46 * k, y);
    if (b % 2 === 0) doors += arch(pane, y - 43 * k, y);
    else {
      unlit += arch(pane, y - 43 * k, y - 16 * k);
      doors += rect(cx - pane / 2, y - 16 * k, pane, 16 * k);
    }
    if (storeys < 2) continue;
    frames += arch(pane + 6 * k, y - 92 * k, y - 58 * k);
    if (rng.chance(0.6)) panes += arch(pane, y - 89 * k, y - 60 * k);
    else unlit += arch(pane, y - 89 * k, y - 60 * k);
  }
  let out =
    fill(rect(x, y - tall, wide + 1, tall), wall) + fill(rect(x, y - 8 * k, wide + 1, 8 * k), mix(wall, colour, 0.7));
  out += fill(rect(x, y - tall, 4 * k, tall) + rect(x + wide - 4 * k, y - tall, 4 * k, tall), mix(wall, colour, 0.55));
  out +=
    fill(frames, colour) +
    fill(doors, mix(colour, pal.near, 0.3)) +
    fill(unlit, pal.lamps ? mix(pal.lamp, dark, 0.62) : dark) +
    fill(panes, pal.lamps ? pal.lamp : mix(dark, pal.sky[1], 0.3));
  // Roof: three courses of tile, a deep eave, its scalloped edge.
  const roof = lit(pal, rng.pick(['#b0644a', '#a4553e', '#b8735a']), 0.1, 0.1);
  out += fill(
    poly([
      [x - 5 * k, y - tall + 3 * k],
      [x + 7 * k, y - tall - 27 * k],
      [x + wide - 7 * k, y - tall - 27 * k],
      [x + wide + 5 * k, y - tall + 3 * k],
    ]),
    roof,
  );
  out += stroke(
    `M${n(x + 3 * k)} ${n(y - tall - 16 * k)}H${n(x + wide - 3 * k)}M${n(x - 1 * k)} ${n(y - tall - 7 * k)}H${n(x + wide + 1 * k)}`,
    shade(pal, '#7d4232', 0.1, 0.3),
    1.6 * k,
    0.5,
  );
  return out + fill(rect(x - 5 * k, y - tall + 2 * k, wide + 10 * k, 4 * k), shade(pal, '#8a6a50', 0.1, 0.4));
}

/** A plastered front with its scrolled gable, one tower or a pair. */
function church(s: Stage, x: number, y: number, k: number, pair: boolean): string {
  const { pal } = s;
  const wall = lit(pal, WHITE, 0.14, 0.26);
  const dim = shade(pal, '#cfc4ae', 0.14, 0.3);
  const stone = shade(pal, '#a8977a', 0.14, 0.16);
  const glow = pal.lamps ? pal.lamp : shade(pal, '#56605c', 0.14, 0.2);
  const p = (dx: number, dy: number): string => `${n(x + dx * k)} ${n(y - dy * k)}`;
  const body = pair ? 62 : 50;
  let out = fill(rect(x - body * k, y - 180 * k, body * 2 * k, 180 * k), wall);
  out += fill(
    `M${p(-body, 178)}Q${p(-body * 0.9, 200)} ${p(-body * 0.56, 204)}Q${p(-body * 0.3, 210)} ${p(-body * 0.26, 232)}Q${p(0, 262)} ${p(body * 0.26, 232)}Q${p(body * 0.3, 210)} ${p(body * 0.56, 204)}Q${p(body * 0.9, 200)} ${p(body, 178)}Z`,
    wall,
  );
  out += stroke(
    `M${p(-body, 178)}Q${p(-body * 0.9, 200)} ${p(-body * 0.56, 204)}Q${p(-body * 0.3, 210)} ${p(-body * 0.26, 232)}Q${p(0, 262)} ${p(body * 0.26, 232)}Q${p(body * 0.3, 210)} ${p(body * 0.56, 204)}Q${p(body * 0.9, 200)} ${p(body, 178)}`,
    stone,
    5 * k,
  );
  out +=
    fill(rect(x - (body + 3) * k, y - 182 * k, (body * 2 + 6) * k, 6 * k), stone) +
    fill(disc(x, y - 210 * k, 9 * k), glow) +
    stroke(`M${p(0, 250)}V${n(y - 282 * k)}M${p(-9, 272)}H${n(x + 9 * k)}`, stone, 3.4 * k);
  for (const dx of [-body * 0.5, 0, body * 0.5]) {
    const half = 8;
    const d = `M${p(dx - half, 128)}V${n(y - 154 * k)}q${n(half * k)} ${n(-12 * k)} ${n(half * 2 * k)} 0V${n(y - 128 * k)}Z`;
    out += stroke(d, stone, 4 * k) + fill(d, glow);
  }
  const sides: readonly (-1 | 1)[] = pair ? [-1, 1] : [1];
  for (const side of sides) {
    const tx = x + side * (body + 24) * k;
    const half = 25;
    const q = (dx: number, dy: number): string => `${n(tx + dx * k)} ${n(y - dy * k)}`;
    out += fill(rect(tx - half * k, y - 246 * k, half * 2 * k, 246 * k), side > 0 ? mix(wall, dim, 0.5) : wall);
    out += fill(
      rect(tx - half * k, y - 246 * k, 5 * k, 246 * k) +
        rect(tx + (half - 5) * k, y - 246 * k, 5 * k, 246 * k) +
        rect(tx - (half + 4) * k, y - 250 * k, (half * 2 + 8) * k, 6 * k) +
        rect(tx - (half + 2) * k, y - 184 * k, (half * 2 + 4) * k, 5 * k),
      stone,
    );
    const bell = `M${q(-9, 196)}V${n(y - 226 * k)}q${n(9 * k)} ${n(-13 * k)} ${n(18 * k)} 0V${n(y - 196 * k)}Z`;
    out +=
      fill(bell, pal.lamps ? mix(glow, dim, 0.3) : glow) +
      fill(`M${q(-5, 206)}Q${q(-4, 220)} ${q(0, 221)}Q${q(4, 220)} ${q(5, 206)}Z`, pal.near);
    out +=
      fill(
        `M${q(-half, 250)}C${q(-half * 0.9, 276)} ${q(-half * 0.5, 284)} ${q(0, 312)}C${q(half * 0.5, 284)} ${q(half * 0.9, 276)} ${q(half, 250)}Z`,
        wall,
      ) + fill(`M${q(0, 312)}C${q(half * 0.5, 284)} ${q(half * 0.9, 276)} ${q(half, 250)}H${n(tx + 4 * k)}Z`, dim, 0.7);
    for (const cx of [-half, half]) out += fill(`M${q(cx - 3.4, 250)}L${q(cx, 276)}L${q(cx + 3.4, 250)}Z`, stone);
    out += stroke(`M${q(0, 308)}V${n(y - 334 * k)}`, stone, 2.6 * k);
  }
  return out;
}

/** A trip schooner at her mooring: two masts, sails furled, an awning and a line of flags. */
function schooner(s: Stage, x: number, y: number, z: number, paint: string, strake: string): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const wood = shade(pal, '#6b4f36', 0.02, 0.2);
  const hull = local(pal, paint, 0.02);
  let out = fill(lens(x, y + 16 * z, 400 * z, 18 * z), pal.water[1], 0.5);
  let mirror = '';
  for (let i = 0; i < 5; i++)
    mirror += lens(x + ((i * 53) % 60) * z - 20 * z, y + (30 + i * 16) * z, (270 - i * 40) * z, 6 * z);
  out += fill(mirror, mix(hull, pal.water[1], 0.3), 0.4);
  out += fill(
    taper([x - 52 * z, y - 20 * z], [x - 52 * z, y - 120 * z], [x - 56 * z, y - 246 * z], 3.4 * z, 1.8 * z) +
      taper([x + 52 * z, y - 20 * z], [x + 52 * z, y - 120 * z], [x + 49 * z, y - 222 * z], 3.2 * z, 1.8 * z),
    wood,
  );
  out += stroke(
    `M${p(-56, 244)}L${p(-214, 50)}M${p(-56, 240)}L${p(49, 220)}L${p(150, 40)}M${p(-56, 236)}L${p(-18, 30)}M${p(-56, 236)}L${p(-92, 30)}M${p(49, 216)}L${p(84, 30)}M${p(49, 216)}L${p(16, 30)}`,
    wood,
    1.4 * z,
    0.8,
  );
  // Furled on their booms.
  const sail = lit(pal, '#f3ead6', 0.02, 0.24);
  out +=
    fill(`M${p(-50, 66)}Q${p(-2, 76)} ${p(44, 62)}Q${p(0, 52)} ${p(-50, 56)}Z`, sail) +
    fill(`M${p(54, 60)}Q${p(100, 70)} ${p(146, 58)}Q${p(100, 48)} ${p(54, 50)}Z`, sail) +
    stroke(`M${p(-50, 55)}H${n(x + 46 * z)}M${p(54, 49)}H${n(x + 150 * z)}`, wood, 3 * z);
  const flags = ['#b4533a', '#d9a441', '#2f6f7a', '#efe6d0'];
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.6) / 8;
    const fx = x + (-56 + (-214 + 56) * t) * z;
    const fy = y - (244 + (50 - 244) * t) * z;
    out += fill(
      poly([
        [fx, fy],
        [fx + 13 * z, fy + 12 * z],
        [fx - 3 * z, fy + 18 * z],
      ]),
      local(pal, flags[i % 4] ?? WHITE, 0.02),
    );
  }
  out +=
    fill(
      `M${p(-30, 28)}V${n(y - 46 * z)}H${n(x + 104 * z)}V${n(y - 28 * z)}Z`,
      pal.lamps ? mix(pal.lamp, wood, 0.3) : mix(wood, pal.near, 0.3),
      0.85,
    ) + fill(`M${p(-40, 44)}Q${p(36, 58)} ${p(114, 44)}L${p(114, 40)}H${n(x - 40 * z)}Z`, sail);
  out += fill(
    `M${p(-176, 44)}Q${p(-60, 18)} ${p(40, 18)}Q${p(110, 20)} ${p(170, 40)}Q${p(164, 2)} ${p(138, -14)}H${n(x - 104 * z)}Q${p(-142, -2)} ${p(-176, 44)}Z`,
    hull,
  );
  out += fill(
    `M${p(-176, 44)}Q${p(-60, 18)} ${p(40, 18)}Q${p(110, 20)} ${p(170, 40)}L${p(168, 30)}Q${p(110, 10)} ${p(40, 8)}Q${p(-60, 8)} ${p(-166, 32)}Z`,
    local(pal, strake, 0.02),
  );
  out +=
    fill(
      `M${p(-120, -4)}Q${p(0, -8)} ${p(150, -4)}L${p(138, -14)}H${n(x - 104 * z)}Z`,
      shade(pal, '#7d3a30', 0.02, 0.3),
    ) + stroke(`M${p(-172, 43)}L${p(-224, 58)}`, wood, 3.6 * z);
  return (
    out +
    (pal.lamps
      ? s.halo(pal.lamp, x - 56 * z, y - 244 * z, 40 * z, 0.8) + s.halo(pal.lamp, x + 36 * z, y - 34 * z, 70 * z, 0.5)
      : '')
  );
}

function canoe(s: Stage, x: number, y: number, long: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * long)} ${n(y - dy * long)}`;
  return (
    fill(lens(x, y + long * 0.05, long * 1.1, long * 0.05), pal.water[1], 0.5) +
    fill(
      `M${p(-0.5, 0.16)}Q${p(0, 0.04)} ${p(0.5, 0.17)}Q${p(0, 0.1)} ${p(-0.5, 0.16)}Z`,
      shade(pal, '#6b4f36', 0, 0.4),
    ) +
    fill(
      `M${p(-0.5, 0.16)}Q${p(0, 0.03)} ${p(0.5, 0.17)}Q${p(0.4, -0.05)} ${p(0.24, -0.05)}H${n(x - long * 0.24)}Q${p(-0.4, -0.05)} ${p(-0.5, 0.16)}Z`,
      local(pal, '#3f7a5c'),
    ) +
    stroke(`M${p(-0.5, 0.16)}Q${p(0, 0.03)} ${p(0.5, 0.17)}`, lit(pal, '#e0b54e', 0, 0.1), long * 0.02)
  );
}

/** Planks on posts at our feet; a child fishes off the end beside somebody who has the patience. */
function jetty(s: Stage): string {
  const { w, h, u, pal } = s;
  const y = h * (s.portrait ? 0.9 : 0.88);
  const x0 = w * (s.wide ? 0.68 : s.portrait ? 0.42 : 0.56);
  const wood = mix(shade(pal, '#8a6a48', 0, 0.4), pal.near, 0.3);
  const edge = mix(wood, pal.glow, 0.24);
  let out = '';
  let posts = '';
  for (const t of [0.03, 0.3, 0.57, 0.84]) {
    const x = x0 + (w - x0) * t;
    posts += rect(x - 9 * u, y - 30 * u * (t > 0.5 && t < 0.6 ? 2.2 : 1), 18 * u, h);
    out += fill(lens(x, y + 78 * u, 90 * u, 8 * u), pal.near, 0.24);
  }
  out += fill(posts, mix(wood, pal.near, 0.4));
  out +=
    fill(
      poly([
        [x0, y],
        [w + 10, y - 8 * u],
        [w + 10, y + 26 * u],
        [x0 - 26 * u, y + 30 * u],
      ]),
      wood,
    ) +
    fill(
      poly([
        [x0, y],
        [w + 10, y - 8 * u],
        [w + 10, y - 2 * u],
        [x0 - 5 * u, y + 6 * u],
      ]),
      edge,
    ) +
    fill(
      poly([
        [x0 - 26 * u, y + 30 * u],
        [w + 10, y + 26 * u],
        [w + 10, y + 46 * u],
        [x0 - 26 * u, y + 48 * u],
      ]),
      mix(wood, pal.near, 0.5),
    );
  let boards = '';
  for (let x = x0 + 30 * u; x < w; x += 42 * u) boards += `M${n(x)} ${n(y)}L${n(x - 24 * u)} ${n(y + 28 * u)}`;
  out += stroke(boards, mix(wood, pal.near, 0.5), 1.8 * u);
  // An egret keeps a post of its own.
  const white = lit(pal, '#fbf6ea', 0, 0.3);
  const ex = x0 + (w - x0) * 0.57;
  const ey = y - 66 * u;
  out +=
    stroke(
      `M${n(ex - 3 * u)} ${n(ey)}v${n(-30 * u)}M${n(ex + 4 * u)} ${n(ey)}v${n(-30 * u)}`,
      mix(pal.near, pal.haze, 0.1),
      2 * u,
    ) +
    fill(
      `M${n(ex + 26 * u)} ${n(ey - 18 * u)}Q${n(ex + 8 * u)} ${n(ey - 58 * u)} ${n(ex - 12 * u)} ${n(ey - 52 * u)}Q${n(ex - 22 * u)} ${n(ey - 70 * u)} ${n(ex - 10 * u)} ${n(ey - 88 * u)}Q${n(ex - 6 * u)} ${n(ey - 100 * u)} ${n(ex - 16 * u)} ${n(ey - 102 * u)}L${n(ex - 34 * u)} ${n(ey - 92 * u)}L${n(ex - 18 * u)} ${n(ey - 94 * u)}Q${n(ex - 36 * u)} ${n(ey - 66 * u)} ${n(ex - 22 * u)} ${n(ey - 44 * u)}Q${n(ex - 8 * u)} ${n(ey - 20 * u)} ${n(ex + 26 * u)} ${n(ey - 18 * u)}Z`,
      white,
    );
  if (s.has('no-people')) return out;
  const ink = mix(pal.near, pal.haze, 0.03);
  const px = x0 + 130 * u;
  const seat = (x: number, k: number): string =>
    `M${n(x - 0.16 * k)} ${n(y + 8 * u)}Q${n(x - 0.2 * k)} ${n(y - 0.3 * k)} ${n(x - 0.1 * k)} ${n(y - 0.46 * k)}Q${n(x)} ${n(y - 0.52 * k)} ${n(x + 0.12 * k)} ${n(y - 0.46 * k)}Q${n(x + 0.22 * k)} ${n(y - 0.3 * k)} ${n(x + 0.18 * k)} ${n(y + 8 * u)}Z${disc(x, y - 0.62 * k, 0.115 * k)}`;
  out += fill(
    seat(px, 150 * u) +
      seat(px - 84 * u, 104 * u) +
      lens(px, y - 100 * u, 62 * u, 9 * u) +
      `M${n(px - 16 * u)} ${n(y - 100 * u)}q${n(16 * u)} ${n(-26 * u)} ${n(32 * u)} 0Z`,
    ink,
  );
  return (
    out +
    stroke(`M${n(px - 84 * u)} ${n(y - 34 * u)}L${n(px - 206 * u)} ${n(y - 124 * u)}`, ink, 2.6 * u) +
    stroke(
      `M${n(px - 206 * u)} ${n(y - 124 * u)}Q${n(px - 226 * u)} ${n(y - 60 * u)} ${n(px - 230 * u)} ${n(y + 6 * u)}`,
      ink,
      1.1 * u,
      0.7,
    ) +
    fill(lens(px - 230 * u, y + 8 * u, 34 * u, 4 * u), pal.glow, 0.7)
  );
}
