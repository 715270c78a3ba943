import { mix } from '../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { person, sailboat } from '../elements/people.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { profile, range } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { drawWater } from '../elements/water.ts';

const GREEN = ['#3f5c3f', '#5b7a4d', '#86995f'] as const;

/** A bay where boats are built: a hull in frame on the sand, two finished beside it, a sail loft up its steps. */
export function boatyard(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.44 : 0.42);
  const sunX = sunAcross(s, 0.24, 0.34, 0.3);
  const sunY = horizon - u * (s.hour === 'noon' ? 270 : rng.range(120, 170));
  let out = drawSky(s, { x: sunX, y: sunY, r: 50 * u, horizon });
  out += range(
    s,
    profile(
      s,
      [
        [-30, horizon - 26 * u],
        [w * 0.16, horizon - 70 * u],
        [w * 0.34, horizon - 20 * u],
        [w * 0.44, horizon + 3],
      ],
      8 * u,
      10,
      8,
    ),
    horizon + 2,
    mix(pal.haze, pal.shadow, 0.12),
    0.3,
  );
  out += drawWater(s, { top: horizon, bottom: h * 0.9, glintX: sunX, glints: 60, ripples: 30 });
  out += hillside(s, horizon);
  out +=
    moored(s, w * (s.wide ? 0.6 : 0.3), horizon + 92 * u, 118 * u) +
    moored(s, w * (s.wide ? 0.68 : 0.46), horizon + 58 * u, 82 * u);
  out += sailboat(s, w * (s.wide ? 0.56 : s.portrait ? 0.13 : 0.18), horizon + 26 * u, 66 * u, {
    hull: local(pal, '#7a3f35', 0.24),
    main: lit(pal, '#f3ead6', 0.12, 0.3),
    jib: lit(pal, '#e2d3b4', 0.16, 0.2),
  });
  const edge = profile(
    s,
    [
      [-40, h * 0.87],
      [w * 0.2, h * 0.8],
      [w * 0.5, horizon + (h - horizon) * 0.5],
      [w * 0.8, horizon + (h - horizon) * 0.3],
      [w + 40, horizon + (h - horizon) * 0.22],
    ],
    4 * u,
    14,
    5,
  );
  out += beach(s, edge);
  out += grove(s, horizon + (h - horizon) * 0.42);
  out += loft(s, w * (s.portrait ? 0.87 : 0.885), horizon + (h - horizon) * 0.38);
  const long = u * (s.portrait ? 520 : 560);
  const x = w * (s.wide ? 0.76 : s.portrait ? 0.5 : 0.53);
  const y = horizon + (h - horizon) * (s.portrait ? 0.68 : 0.74);
  out += onTheStocks(s, x, y, long);
  out += beached(
    s,
    w * (s.wide ? 0.64 : s.portrait ? 0.33 : 0.17),
    h * (s.portrait ? 0.945 : 0.95),
    260 * u,
    '#2f6f7a',
  );
  out += beached(s, w * (s.wide ? 0.92 : s.portrait ? 0.8 : 0.82), h * (s.portrait ? 0.89 : 0.93), 290 * u, '#b4533a');
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.05);
    out += fill(
      person(x - long * 0.66, y + 36 * u, 124 * u, { hat: true }) +
        person(x - long * 0.66 + 56 * u, y + 40 * u, 76 * u, { arm: 1 }),
      ink,
    );
  }
  return out + birds(s, sunX + 150 * u, sunY - 60 * u, 4, 18 * u, mix(pal.near, pal.haze, 0.35));
}

/** The steep green side of the bay, with the village's roofs in it. */
function hillside(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  // Its likeness in the still water under it.
  let likeness = '';
  for (let k = 0; k < 9; k++)
    likeness += lens(
      w * rng.range(0.62, 1),
      horizon + u * rng.range(60, 130),
      u * rng.range(160, 420),
      u * rng.range(5, 12),
    );
  out += fill(likeness, shade(pal, GREEN[0], 0.2, 0.2), 0.32);
  for (const [i, tall] of [300, 190, 96].entries()) {
    const x0 = w * (0.36 + i * 0.1);
    const line = profile(
      s,
      [
        [x0, horizon + (4 + i * 12) * u],
        [x0 + (w - x0) * 0.24, horizon - tall * 0.32 * u],
        [x0 + (w - x0) * 0.52, horizon - tall * rng.range(0.7, 0.85) * u],
        [x0 + (w - x0) * 0.8, horizon - tall * u],
        [w + 40, horizon - tall * 0.86 * u],
      ],
      9 * u,
      12,
      9,
    );
    const depth = 0.5 - i * 0.15;
    const ink = shade(pal, GREEN[0], depth, 0.2);
    const size = u * (9 + i * 5);
    let tops = '';
    let lights = '';
    for (let x = x0 + size; x < w + size; x += size * 1.5) {
      const y = heightAt(line, x);
      tops += clump(s, x, y + size * 0.3, size, size * 0.8, 7);
    }
    for (let k = 0; k < 34; k++) {
      const x = rng.range(x0 + 60 * u, w);
      const top = heightAt(line, x);
      lights += clump(
        s,
        x,
        top + (horizon - top) * rng.range(0.1, 0.86),
        size * rng.range(1, 1.7),
        size * rng.range(0.5, 0.8),
        7,
      );
    }
    out +=
      fill(tops, ink) +
      `<path d="${poly([...line, [w + 60, horizon + (40 + i * 22) * u], [x0, horizon + (6 + i * 14) * u]])}" fill="${s.gradient(
        [
          [0, ink],
          [1, mix(ink, pal.sky[3], 0.3)],
        ],
      )}"/>` +
      fill(lights, local(pal, GREEN[1], depth), 0.5);
    if (i < 1) continue;
    for (let k = 0; k < 5; k++) {
      const hx = x0 + (w - x0) * (0.3 + k * 0.15) + rng.bell() * 12 * u;
      const top = heightAt(line, hx);
      out += cottage(s, hx, top + (horizon - top) * rng.range(0.4, 0.8) + 12 * u, (17 + i * 6) * u, depth * 0.8);
    }
  }
  return out;
}

function cottage(s: Stage, x: number, y: number, k: number, depth: number): string {
  const { rng, pal } = s;
  const wall = lit(pal, rng.pick(['#f0e3c8', '#e3b98e', '#9fc0b4', '#e0a08a', '#f3ecd9']), depth, 0.16);
  const roof = shade(pal, rng.pick(['#a4553e', '#8d4838', '#6d8078']), depth, 0.1);
  return (
    fill(
      poly([
        [x - k, y],
        [x - k, y - k * 0.8],
        [x + k, y - k * 0.8],
        [x + k, y],
      ]),
      wall,
    ) +
    fill(
      poly([
        [x - k * 1.2, y - k * 0.72],
        [x - k * 0.6, y - k * 1.4],
        [x + k * 0.6, y - k * 1.4],
        [x + k * 1.2, y - k * 0.72],
      ]),
      roof,
    ) +
    fill(
      poly([
        [x - k * 0.6, y - k * 0.2],
        [x - k * 0.6, y - k * 0.6],
        [x - k * 0.25, y - k * 0.6],
        [x - k * 0.25, y - k * 0.2],
      ]) +
        poly([
          [x + k * 0.2, y],
          [x + k * 0.2, y - k * 0.6],
          [x + k * 0.55, y - k * 0.6],
          [x + k * 0.55, y],
        ]),
      pal.lamps ? pal.lamp : shade(pal, '#4a5a58', depth, 0.2),
    )
  );
}

/** A sloop at her mooring, sails stowed. */
function moored(s: Stage, x: number, y: number, tall: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const wood = shade(pal, '#6a5138', 0.1, 0.2);
  return (
    fill(lens(x, y + tall * 0.05, tall * 1.1, tall * 0.05), pal.water[1], 0.5) +
    stroke(
      `M${p(0.02, 0.1)}V${n(y - tall)}M${p(0.02, 0.2)}L${p(-0.34, 0.18)}M${p(0.02, 0.98)}L${p(0.5, 0.15)}M${p(0.02, 0.98)}L${p(-0.42, 0.14)}`,
      wood,
      Math.max(1.4, tall * 0.012),
    ) +
    fill(
      `M${p(0, 0.23)}Q${p(-0.2, 0.26)} ${p(-0.34, 0.2)}L${p(-0.33, 0.17)}L${p(0, 0.18)}Z`,
      lit(pal, '#f0e6d0', 0.1, 0.2),
    ) +
    fill(
      `M${p(-0.44, 0.12)}Q${p(0, 0.06)} ${p(0.56, 0.15)}Q${p(0.4, -0.02)} ${p(0.24, -0.02)}L${p(-0.3, -0.02)}Q${p(-0.4, 0.02)} ${p(-0.44, 0.12)}Z`,
      lit(pal, '#efe7d6', 0.08, 0.16),
    ) +
    fill(
      `M${p(-0.44, 0.12)}Q${p(0, 0.06)} ${p(0.56, 0.15)}L${p(0.52, 0.11)}Q${p(0, 0.025)} ${p(-0.43, 0.085)}Z`,
      local(pal, '#2f6f7a', 0.1),
    ) +
    fill(
      lens(x, y + tall * 0.12, tall * 0.6, tall * 0.03) +
        lens(x + tall * 0.06, y + tall * 0.2, tall * 0.36, tall * 0.02),
      lit(pal, '#efe7d6', 0.1),
      0.4,
    )
  );
}

function beach(s: Stage, edge: readonly Point[]): string {
  const { w, h, u, rng, pal } = s;
  const off = (dy: number): string =>
    softBelow(
      edge.map(([x, y]): Point => [x, y + dy * u]),
      h + 20,
    );
  const sand = lit(pal, '#dcc091', 0.02, 0.26);
  let out =
    fill(off(-34), mix(pal.water[0], pal.glow, 0.3), 0.45) +
    fill(off(-13), mix(pal.glow, local(pal, '#fffaf0'), 0.5), 0.9) +
    fill(off(-7), shade(pal, '#b99a6c', 0.05, 0.24));
  out += `<path d="${off(10)}" fill="${s.gradient([
    [0, sand],
    [1, mix(sand, shade(pal, '#b0905f'), 0.5)],
  ])}"/>`;
  let drift = '';
  for (let i = 0; i < 30; i++) {
    const x = rng.range(0, w);
    const y = heightAt(edge, x) + u * rng.range(40, 330);
    if (y < h) drift += lens(x, y, u * rng.range(60, 190), u * rng.range(3, 6));
  }
  return out + fill(drift, shade(pal, '#b0905f', 0.02, 0.24), 0.3);
}

/** A hull in frame: keel on its blocks, ribs, the first strakes nailed on, shores and a ladder. */
function onTheStocks(s: Stage, x: number, y: number, long: number): string {
  const { u, pal } = s;
  const sheer = (t: number): number => y - long * (0.31 + 0.1 * (2 * t - 0.9) ** 2);
  const keel = (t: number): number =>
    y - long * (0.06 + 0.2 * Math.max(0, (t - 0.76) / 0.24) ** 2.2 + 0.12 * Math.max(0, (0.16 - t) / 0.16) ** 2);
  const X = (t: number): number => x - long / 2 + long * t;
  const at = (t: number, f: number): Point => [X(t), keel(t) + (sheer(t) - keel(t)) * f];
  const wood = lit(pal, '#c39158', 0.02, 0.16);
  const pale = lit(pal, '#e0b97e', 0.02, 0.24);
  const dark = shade(pal, '#7c5733', 0.02, 0.4);
  const inside = shade(pal, '#5d432c', 0.04, 0.46);
  let out = fill(lens(x, y + 14 * u, long * 1.16, long * 0.045), pal.shadow, 0.34);
  // Shores hold her upright from the far side, blocks from beneath.
  let far = '';
  let near = '';
  for (const t of [0.14, 0.36, 0.6, 0.82]) {
    far += taper([X(t) + long * 0.05, y - long * 0.03], [X(t) + long * 0.03, y - long * 0.1], at(t, 0.9), 3 * u, 3 * u);
    near += taper(
      [X(t) - long * 0.06, y + long * 0.05],
      [X(t) - long * 0.03, y - long * 0.08],
      at(t, 0.62),
      4.4 * u,
      3.4 * u,
    );
  }
  out += fill(far, inside);
  for (const t of [0.2, 0.42, 0.64, 0.8])
    out += fill(
      poly([
        [X(t) - 18 * u, y + 12 * u],
        [X(t) - 14 * u, y - long * 0.03],
        [X(t) + 14 * u, y - long * 0.03],
        [X(t) + 18 * u, y + 12 * u],
      ]),
      dark,
    );
  const curve = (f: number, a = 0, b = 1): Point[] =>
    Array.from({ length: 19 }, (_, i) => at(a + ((b - a) * i) / 18, f));
  // The far side, seen between the ribs.
  out += fill(poly([...curve(0), ...curve(0.46, 0.03, 0.97).toReversed()]), inside);
  let ribsFar = '';
  let ribs = '';
  for (let i = 1; i < 15; i++) {
    const t = i / 15;
    const a = at(t, 0);
    const lean = (t - 0.5) * long * 0.06;
    const b: Point = [X(t) + lean, sheer(t) - long * 0.035];
    ribs += taper(a, [a[0] - long * 0.004, (a[1] + b[1]) / 2], b, long * 0.0085, long * 0.0065);
    const c: Point = [X(t) + lean * 0.6 + long * 0.032, sheer(t) - long * 0.012];
    ribsFar += taper(
      [a[0] + long * 0.03, a[1]],
      [a[0] + long * 0.034, (a[1] + c[1]) / 2],
      c,
      long * 0.006,
      long * 0.005,
    );
  }
  out += fill(ribsFar, inside);
  const ribband = (f: number): string =>
    curve(f, 0.02, 0.985)
      .map((p, i) => `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`)
      .join('');
  out += fill(ribs, wood) + stroke(ribband(0.78), pale, long * 0.009) + stroke(ribband(0.99), pale, long * 0.012);
  // Strakes, each ending a rib short of the one below.
  for (let k = 0; k < 5; k++) {
    const f0 = k * 0.11;
    const a = [0.02, 0.02, 0.03, 0.16, 0.3][k] ?? 0;
    const b = [0.985, 0.98, 0.975, 0.9, 0.7][k] ?? 1;
    out +=
      fill(
        poly([...curve(f0, a, b), ...curve(f0 + 0.105, a, b).toReversed()]),
        mix(wood, k % 2 ? pale : dark, k % 2 ? 0.4 : 0.16),
      ) +
      stroke(
        curve(f0, a, b)
          .map((p, i) => `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`)
          .join(''),
        dark,
        1.5 * u,
        0.5,
      );
  }
  // Stem, sternpost and keel.
  const stem = at(1, 1);
  const post = at(0, 1);
  out += fill(
    taper(
      at(0.9, 0),
      [X(0.985), keel(0.94)],
      [stem[0] + long * 0.035, stem[1] - long * 0.06],
      long * 0.014,
      long * 0.013,
    ) +
      taper(
        at(0.05, -0.02),
        [X(0.012), keel(0) - long * 0.02],
        [post[0] - long * 0.012, post[1] - long * 0.02],
        long * 0.013,
        long * 0.011,
      ) +
      poly([
        [X(0.04), keel(0.1) + long * 0.004],
        [X(0.92), keel(0.82)],
        [X(0.86), keel(0.76) + long * 0.024],
        [X(0.04), keel(0.1) + long * 0.026],
      ]),
    mix(dark, wood, 0.4),
  );
  out += fill(near, mix(dark, wood, 0.3));
  return out + ladder(s, X(0.7), y + 20 * u, at(0.66, 1), dark) + chips(s, x, y, long, pale);
}

function ladder(s: Stage, x: number, y: number, top: Point, ink: string): string {
  const { u } = s;
  const wide = 13 * u;
  let d = `M${n(x - wide)} ${n(y)}L${n(top[0] - wide * 0.8)} ${n(top[1] - 20 * u)}M${n(x + wide)} ${n(y)}L${n(top[0] + wide * 0.8)} ${n(top[1] - 20 * u)}`;
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    d += `M${n(x - wide + (top[0] - x) * t)} ${n(y + (top[1] - 20 * u - y) * t)}h${n(wide * 1.9)}`;
  }
  return stroke(d, ink, 3.6 * u);
}

/** Shavings, a stack of planks, a trestle. */
function chips(s: Stage, x: number, y: number, long: number, pale: string): string {
  const { u, rng, pal } = s;
  let d = '';
  for (let i = 0; i < 40; i++)
    d += lens(x + rng.bell() * long * 0.5, y + u * rng.range(16, 60), u * rng.range(6, 16), u * 3);
  let stack = '';
  for (let i = 0; i < 4; i++) {
    const px = x + long * 0.3 + i * 7 * u;
    const py = y + (52 - i * 9) * u;
    stack += fill(
      poly([
        [px, py],
        [px + 170 * u, py - 12 * u],
        [px + 170 * u, py - 5 * u],
        [px, py + 7 * u],
      ]),
      i % 2 ? pale : shade(pal, '#b98d56', 0, 0.24),
    );
  }
  return fill(d, pale, 0.8) + stack;
}

/** A double-ended boat, painted, drawn up on rollers. */
function beached(s: Stage, x: number, y: number, long: number, paint: string): string {
  const { u, pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * long)} ${n(y - dy * long)}`;
  const white = lit(pal, '#f3ecdc', 0, 0.2);
  const colour = local(pal, paint);
  return (
    fill(lens(x, y + 8 * u, long * 1.1, long * 0.06), pal.shadow, 0.4) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.2)} ${p(0, 0.2)}Q${p(0.25, 0.2)} ${p(0.5, 0.28)}Q${p(0.2, 0.14)} ${p(0, 0.14)}Q${p(-0.2, 0.14)} ${p(-0.5, 0.26)}Z`,
      shade(pal, '#8a6a46', 0, 0.4),
    ) +
    stroke(
      `M${p(-0.24, 0.2)}L${p(-0.2, 0.16)}M${p(0.02, 0.19)}L${p(0.04, 0.15)}M${p(0.26, 0.21)}L${p(0.26, 0.16)}`,
      lit(pal, '#d8b27a'),
      5 * u,
    ) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.135)} ${p(0, 0.135)}Q${p(0.22, 0.135)} ${p(0.5, 0.28)}Q${p(0.44, 0.02)} ${p(0.24, 0)}L${p(-0.24, 0)}Q${p(-0.43, 0.02)} ${p(-0.5, 0.26)}Z`,
      white,
    ) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.135)} ${p(0, 0.135)}Q${p(0.22, 0.135)} ${p(0.5, 0.28)}L${p(0.485, 0.225)}Q${p(0.22, 0.085)} ${p(0, 0.085)}Q${p(-0.2, 0.085)} ${p(-0.482, 0.205)}Z`,
      colour,
    ) +
    fill(
      `M${p(-0.44, 0.09)}Q${p(-0.2, 0.03)} ${p(0, 0.03)}Q${p(0.22, 0.03)} ${p(0.44, 0.1)}Q${p(0.38, 0.01)} ${p(0.24, 0)}L${p(-0.24, 0)}Q${p(-0.37, 0.01)} ${p(-0.44, 0.09)}Z`,
      shade(pal, '#8d7a60', 0, 0.3),
      0.6,
    ) +
    stroke(
      `M${p(-0.5, 0.265)}Q${p(-0.2, 0.14)} ${p(0, 0.14)}Q${p(0.22, 0.14)} ${p(0.5, 0.285)}`,
      shade(pal, '#6a4a2c', 0, 0.2),
      4 * u,
    ) +
    fill(
      `M${p(-0.3, -0.02)}h${n(long * 0.06)}v${n(-long * 0.02)}h${n(-long * 0.06)}ZM${p(0.22, -0.02)}h${n(long * 0.06)}v${n(-long * 0.02)}h${n(-long * 0.06)}Z`,
      pal.near,
    )
  );
}

/** The loft: boards over stone, its doors open on the floor where sails are cut, steps down to the sand. */
function loft(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const z = u * (s.portrait ? 0.86 : 1);
  const p = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  const quad = (a: number, b: number, c: number, d: number): string => poly([p(a, b), p(a, d), p(c, d), p(c, b)]);
  const stone = shade(pal, '#8f8572', 0.06, 0.2);
  const board = lit(pal, '#e6dcc4', 0.05, 0.16);
  const dim = shade(pal, '#cfc2a4', 0.05, 0.3);
  const blue = local(pal, '#3f7a80', 0.04);
  const roof = shade(pal, '#a4553e', 0.04, 0.08);
  let out = fill(quad(-130, -20, 170, 52), stone);
  let courses = '';
  for (let i = 0; i < 3; i++) courses += `M${n(p(-130, 0)[0])} ${n(p(0, 4 + i * 17)[1])}h${n(300 * z)}`;
  out += stroke(courses, pal.shadow, 1.4 * u, 0.24);
  out += fill(quad(-130, 52, 170, 150), board);
  let boards = '';
  for (let i = 1; i < 9; i++) boards += `M${n(p(-130, 0)[0])} ${n(p(0, 52 + i * 11)[1])}h${n(300 * z)}`;
  out += stroke(boards, dim, 1.4 * u, 0.7);
  const glow = pal.lamps ? pal.lamp : shade(pal, '#4d5a55', 0.06, 0.3);
  out +=
    fill(quad(-64, 54, 24, 128), glow) +
    fill(quad(-100, 54, -66, 128) + quad(26, 54, 60, 128), blue) +
    fill(quad(92, 80, 128, 124), glow) +
    fill(quad(76, 78, 90, 126) + quad(130, 78, 144, 126), blue);
  // The sail on the bench just inside, spilling over the sill.
  out += fill(
    `M${p(-58, 96).map(n).join(' ')}Q${p(-20, 84).map(n).join(' ')} ${p(18, 104).map(n).join(' ')}L${p(14, 62).map(n).join(' ')}Q${p(-14, 40).map(n).join(' ')} ${p(-40, 26).map(n).join(' ')}Q${p(-34, 60).map(n).join(' ')} ${p(-58, 96).map(n).join(' ')}Z`,
    lit(pal, '#f7f0e0', 0, 0.3),
  );
  out +=
    fill(poly([p(-152, 144), p(-118, 206), p(190, 206), p(190, 144)]), roof) +
    fill(poly([p(-152, 144), p(-148, 136), p(190, 136), p(190, 144)]), pal.shadow, 0.4);
  let steps = '';
  for (let i = 0; i < 6; i++) steps += quad(-64 - i * 15, 50 - (i + 1) * 15, 10 - i * 15, 50 - i * 15);
  let risers = '';
  for (let i = 0; i < 6; i++) risers += quad(-64 - i * 15, 50 - i * 15 - 5, 10 - i * 15, 50 - i * 15);
  out += fill(steps, mix(stone, pal.shadow, 0.22)) + fill(risers, lit(pal, '#b5a98e', 0.04, 0.2));
  if (pal.lamps) out += s.halo(pal.lamp, ...p(-20, 90), 110 * z, 0.6);
  if (!s.has('no-people')) out += fill(person(...p(-46, 20), 70 * z, { skirt: true }), mix(pal.near, pal.haze, 0.1));
  return out;
}

/** Palms behind the loft. */
function grove(s: Stage, y: number): string {
  const { w, u, rng, pal } = s;
  const ink = mix(shade(pal, '#3c5238', 0.02, 0.3), pal.near, 0.3);
  const back = mix(ink, pal.haze, 0.26);
  let out = '';
  for (const [fx, tall, lean] of [
    [0.985, 480, -60],
    [0.9, 400, -90],
    [0.8, 330, -70],
  ] as const)
    out += palm(s, {
      x: w * fx,
      y: y - 20 * u,
      height: tall * u * (s.portrait ? 0.95 : 1),
      lean: lean * u * rng.range(0.7, 1.1),
      colour: ink,
      back,
      crown: 0.42,
      detail: tall < 350 ? 'far' : 'full',
    });
  return out;
}
