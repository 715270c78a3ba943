import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const GREEN = ['#3f5c3f', '#5b7a4d', '#86995f'] as const;

/** The steep green side of the bay, with the roofs of a village. */
export function hillside(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  // Its reflection in the still water.
  let likeness = '';
  for (let k = 0; k < 9; k++)
    likeness += lens(
      width * rng.range(0.62, 1),
      horizon + unit * rng.range(60, 130),
      unit * rng.range(160, 420),
      unit * rng.range(5, 12),
    );
  out += fill(likeness, shade(palette, GREEN[0], 0.2, 0.2), 0.32);
  for (const [i, tall] of [300, 190, 96].entries()) {
    const x0 = width * (0.36 + i * 0.1);
    const line = profile(
      stage,
      [
        [x0, horizon + (4 + i * 12) * unit],
        [x0 + (width - x0) * 0.24, horizon - tall * 0.32 * unit],
        [x0 + (width - x0) * 0.52, horizon - tall * rng.range(0.7, 0.85) * unit],
        [x0 + (width - x0) * 0.8, horizon - tall * unit],
        [width + 40, horizon - tall * 0.86 * unit],
      ],
      9 * unit,
      12,
      9,
    );
    const depth = 0.5 - i * 0.15;
    const ink = shade(palette, GREEN[0], depth, 0.2);
    const size = unit * (9 + i * 5);
    let tops = '';
    let lights = '';
    for (let x = x0 + size; x < width + size; x += size * 1.5) {
      const y = heightAt(line, x);
      tops += clump(stage, x, y + size * 0.3, size, size * 0.8, 7);
    }
    for (let k = 0; k < 34; k++) {
      const x = rng.range(x0 + 60 * unit, width);
      const top = heightAt(line, x);
      lights += clump(
        stage,
        x,
        top + (horizon - top) * rng.range(0.1, 0.86),
        size * rng.range(1, 1.7),
        size * rng.range(0.5, 0.8),
        7,
      );
    }
    out +=
      fill(tops, ink) +
      `<path d="${poly([...line, [width + 60, horizon + (40 + i * 22) * unit], [x0, horizon + (6 + i * 14) * unit]])}" fill="${stage.gradient(
        [
          [0, ink],
          [1, mix(ink, palette.sky[3], 0.3)],
        ],
      )}"/>` +
      fill(lights, local(palette, GREEN[1], depth), 0.5);
    if (i < 1) continue;
    for (let k = 0; k < 5; k++) {
      const hx = x0 + (width - x0) * (0.3 + k * 0.15) + rng.bell() * 12 * unit;
      const top = heightAt(line, hx);
      out += cottage(
        stage,
        hx,
        top + (horizon - top) * rng.range(0.4, 0.8) + 12 * unit,
        (17 + i * 6) * unit,
        depth * 0.8,
      );
    }
  }
  return out;
}

function cottage(stage: Stage, x: number, y: number, scale: number, depth: number): string {
  const { rng, palette } = stage;
  const wall = lit(palette, rng.pick(['#f0e3c8', '#e3b98e', '#9fc0b4', '#e0a08a', '#f3ecd9']), depth, 0.16);
  const roof = shade(palette, rng.pick(['#a4553e', '#8d4838', '#6d8078']), depth, 0.1);
  return (
    fill(
      poly([
        [x - scale, y],
        [x - scale, y - scale * 0.8],
        [x + scale, y - scale * 0.8],
        [x + scale, y],
      ]),
      wall,
    ) +
    fill(
      poly([
        [x - scale * 1.2, y - scale * 0.72],
        [x - scale * 0.6, y - scale * 1.4],
        [x + scale * 0.6, y - scale * 1.4],
        [x + scale * 1.2, y - scale * 0.72],
      ]),
      roof,
    ) +
    fill(
      poly([
        [x - scale * 0.6, y - scale * 0.2],
        [x - scale * 0.6, y - scale * 0.6],
        [x - scale * 0.25, y - scale * 0.6],
        [x - scale * 0.25, y - scale * 0.2],
      ]) +
        poly([
          [x + scale * 0.2, y],
          [x + scale * 0.2, y - scale * 0.6],
          [x + scale * 0.55, y - scale * 0.6],
          [x + scale * 0.55, y],
        ]),
      palette.lamps ? palette.lamp : shade(palette, '#4a5a58', depth, 0.2),
    )
  );
}

export function beach(stage: Stage, edge: readonly Point[]): string {
  const { width, height, unit, rng, palette } = stage;
  const off = (dy: number): string =>
    softBelow(
      edge.map(([x, y]): Point => [x, y + dy * unit]),
      height + 20,
    );
  const sand = lit(palette, '#dcc091', 0.02, 0.26);
  let out =
    fill(off(-34), mix(palette.water[0], palette.glow, 0.3), 0.45) +
    fill(off(-13), mix(palette.glow, local(palette, '#fffaf0'), 0.5), 0.9) +
    fill(off(-7), shade(palette, '#b99a6c', 0.05, 0.24));
  out += `<path d="${off(10)}" fill="${stage.gradient([
    [0, sand],
    [1, mix(sand, shade(palette, '#b0905f'), 0.5)],
  ])}"/>`;
  let drift = '';
  for (let i = 0; i < 30; i++) {
    const x = rng.range(0, width);
    const y = heightAt(edge, x) + unit * rng.range(40, 330);
    if (y < height) drift += lens(x, y, unit * rng.range(60, 190), unit * rng.range(3, 6));
  }
  return out + fill(drift, shade(palette, '#b0905f', 0.02, 0.24), 0.3);
}

/** The sail loft: boards over stone, open doors, and steps down to the sand. */
export function loft(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const z = unit * (stage.portrait ? 0.86 : 1);
  const point = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  const quad = (a: number, b: number, c: number, d: number): string =>
    poly([point(a, b), point(a, d), point(c, d), point(c, b)]);
  const stone = shade(palette, '#8f8572', 0.06, 0.2);
  const board = lit(palette, '#e6dcc4', 0.05, 0.16);
  const dim = shade(palette, '#cfc2a4', 0.05, 0.3);
  const blue = local(palette, '#3f7a80', 0.04);
  const roof = shade(palette, '#a4553e', 0.04, 0.08);
  let out = fill(quad(-130, -20, 170, 52), stone);
  let courses = '';
  for (let i = 0; i < 3; i++)
    courses += `M${coord(point(-130, 0)[0])} ${coord(point(0, 4 + i * 17)[1])}h${coord(300 * z)}`;
  out += stroke(courses, palette.shadow, 1.4 * unit, 0.24);
  out += fill(quad(-130, 52, 170, 150), board);
  let boards = '';
  for (let i = 1; i < 9; i++)
    boards += `M${coord(point(-130, 0)[0])} ${coord(point(0, 52 + i * 11)[1])}h${coord(300 * z)}`;
  out += stroke(boards, dim, 1.4 * unit, 0.7);
  const glow = palette.lamps ? palette.lamp : shade(palette, '#4d5a55', 0.06, 0.3);
  out +=
    fill(quad(-64, 54, 24, 128), glow) +
    fill(quad(-100, 54, -66, 128) + quad(26, 54, 60, 128), blue) +
    fill(quad(92, 80, 128, 124), glow) +
    fill(quad(76, 78, 90, 126) + quad(130, 78, 144, 126), blue);
  // A sail on the bench inside the door, hanging over the sill.
  out += fill(
    `M${point(-58, 96).map(coord).join(' ')}Q${point(-20, 84).map(coord).join(' ')} ${point(18, 104).map(coord).join(' ')}L${point(14, 62).map(coord).join(' ')}Q${point(-14, 40).map(coord).join(' ')} ${point(-40, 26).map(coord).join(' ')}Q${point(-34, 60).map(coord).join(' ')} ${point(-58, 96).map(coord).join(' ')}Z`,
    lit(palette, '#f7f0e0', 0, 0.3),
  );
  out +=
    fill(poly([point(-152, 144), point(-118, 206), point(190, 206), point(190, 144)]), roof) +
    fill(poly([point(-152, 144), point(-148, 136), point(190, 136), point(190, 144)]), palette.shadow, 0.4);
  let steps = '';
  for (let i = 0; i < 6; i++) steps += quad(-64 - i * 15, 50 - (i + 1) * 15, 10 - i * 15, 50 - i * 15);
  let risers = '';
  for (let i = 0; i < 6; i++) risers += quad(-64 - i * 15, 50 - i * 15 - 5, 10 - i * 15, 50 - i * 15);
  out += fill(steps, mix(stone, palette.shadow, 0.22)) + fill(risers, lit(palette, '#b5a98e', 0.04, 0.2));
  if (palette.lamps) out += stage.halo(palette.lamp, ...point(-20, 90), 110 * z, 0.6);
  if (!stage.has('no-people'))
    out += fill(person(...point(-46, 20), 70 * z, { skirt: true }), mix(palette.near, palette.haze, 0.1));
  return out;
}

/** Palms behind the loft. */
export function grove(stage: Stage, y: number): string {
  const { width, unit, rng, palette } = stage;
  const ink = mix(shade(palette, '#3c5238', 0.02, 0.3), palette.near, 0.3);
  const back = mix(ink, palette.haze, 0.26);
  let out = '';
  for (const [fx, tall, lean] of [
    [0.985, 480, -60],
    [0.9, 400, -90],
    [0.8, 330, -70],
  ] as const)
    out += palm(stage, {
      x: width * fx,
      y: y - 20 * unit,
      height: tall * unit * (stage.portrait ? 0.95 : 1),
      lean: lean * unit * rng.range(0.7, 1.1),
      colour: ink,
      back,
      crown: 0.42,
      detail: tall < 350 ? 'far' : 'full',
    });
  return out;
}
