import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const GREEN = ['#3f5c3f', '#5b7a4d', '#86995f'] as const;

/** The steep green side of the bay, with the roofs of a village. */
export function hillside(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  // Its reflection in the still water.
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

export function beach(s: Stage, edge: readonly Point[]): string {
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

/** The sail loft: boards over stone, open doors, and steps down to the sand. */
export function loft(s: Stage, x: number, y: number): string {
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
  // A sail on the bench inside the door, hanging over the sill.
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
export function grove(s: Stage, y: number): string {
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
