import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const FRAMES = ['#2f6f9a', '#c9973a', '#3f7a5c', '#b4533a', '#2b5f6e', '#8a5a3a'] as const;

export const WHITE = '#f5eedf';

/** Mountains with forest to the top and a belt of cloud. */
export function mountains(stage: Stage, water: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const tall = unit * (310 - i * 76);
    const line = profile(
      stage,
      Array.from({ length: 6 }, (_, k): Point => [
        width * (-0.05 + k * 0.22),
        water - tall * ((k + i) % 2 ? rng.range(0.76, 1) : rng.range(0.4, 0.6)),
      ]),
      13 * unit,
      16,
      9,
    );
    const ink = shade(palette, mix('#6f858a', '#4a6a4c', 0.2 + i * 0.35), 0.62 - i * 0.13, 0.16);
    let tops = '';
    const size = unit * (8 + i * 5);
    for (let x = 0; x < width; x += size * 1.8)
      tops += clump(stage, x, heightAt(line, x) + size * 0.3, size, size * 0.7, 6);
    out +=
      fill(tops, ink) +
      `<path d="${softBelow(line, water + 2)}" fill="${stage.gradient([
        [0, ink],
        [0.7, mix(ink, palette.sky[3], 0.5)],
        [1, mix(ink, palette.sky[3], 0.3)],
      ])}"/>` +
      mist(stage, water - tall * 0.42, 20 * unit, 3, 0.4);
  }
  return out;
}

/** The houses along the quay, nearer and larger towards the right. */
export function town(stage: Stage, foot: number): string {
  const { width, unit, rng, palette } = stage;
  const scale = (x: number): number => unit * (0.72 + 0.5 * (x / width)) * (stage.portrait ? 0.92 : 1);
  let out = '';
  const dark = shade(palette, '#3f5c44', 0.22, 0.3);
  // Trees in the courtyards behind.
  for (const fx of [0.12, 0.29, 0.53, 0.72, 0.9]) {
    const x = width * fx + rng.bell() * 20 * unit;
    out += palm(stage, {
      x,
      y: foot - 40 * unit,
      height: scale(x) * rng.range(200, 260),
      lean: rng.bell() * 20 * unit,
      colour: dark,
      back: mix(dark, palette.haze, 0.25),
      crown: 0.34,
      detail: 'far',
    });
  }
  let trees = '';
  for (let x = 0; x < width; x += 70 * unit) trees += clump(stage, x, foot - 100 * scale(x), 60 * unit, 34 * unit, 10);
  out += fill(trees, dark);
  out += church(stage, width * (stage.wide ? 0.6 : 0.24), foot - 8 * unit, unit * 0.86, false);
  out += church(
    stage,
    width * (stage.wide ? 0.83 : stage.portrait ? 0.66 : 0.63),
    foot - 8 * unit,
    unit * (stage.portrait ? 1.02 : 1.12),
    true,
  );
  let x = -30 * unit;
  let i = 0;
  while (x < width) {
    const k = scale(x);
    const bays = rng.int(2, 4);
    const wide = (bays * 34 + 14) * k;
    const storeys = rng.chance(0.55) ? 2 : 1;
    out += house(
      stage,
      x,
      foot - 12 * unit,
      wide,
      k,
      bays,
      storeys,
      FRAMES[(i * 5 + stage.seed) % FRAMES.length] ?? FRAMES[0],
    );
    x += wide;
    i++;
  }
  // The quay, its stairs, and a few people.
  const stone = shade(palette, '#9a8a72', 0.1, 0.24);
  out +=
    fill(rect(0, foot - 13 * unit, width, 14 * unit), stone) +
    fill(rect(0, foot - 15 * unit, width, 4 * unit), lit(palette, '#cdbb9c', 0.1, 0.2));
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.12);
    const px = width * (stage.wide ? 0.74 : 0.5);
    out += fill(
      person(px, foot - 13 * unit, 40 * unit, { skirt: true }) +
        person(px + 18 * unit, foot - 13 * unit, 25 * unit) +
        person(width * 0.9, foot - 13 * unit, 44 * unit, { hat: true }),
      ink,
    );
  }
  return out;
}

function house(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  scale: number,
  bays: number,
  storeys: number,
  frame: string,
): string {
  const { rng, palette } = stage;
  const tint = rng.pick([WHITE, WHITE, '#f0e2c4', '#efd9c6', '#e3e7da']);
  const wall = lit(palette, tint, 0.1, 0.2);
  const colour = local(palette, frame, 0.08);
  const dark = shade(palette, '#4a4a44', 0.1, 0.3);
  const tall = (storeys === 2 ? 112 : 66) * scale;
  const pane = 15 * scale;
  const step = wide / bays;
  let frames = '';
  let doors = '';
  let panes = '';
  let unlit = '';
  for (let b = 0; b < bays; b++) {
    const cx = x + step * (b + 0.5);
    const arch = (w: number, top: number, foot: number): string =>
      `M${coord(cx - w / 2)} ${coord(foot)}V${coord(top)}q${coord(w / 2)} ${coord(-w * 0.42)} ${coord(w)} 0V${coord(foot)}Z`;
    frames += arch(pane + 6 * scale, y - 46 * scale, y);
    if (b % 2 === 0) doors += arch(pane, y - 43 * scale, y);
    else {
      unlit += arch(pane, y - 43 * scale, y - 16 * scale);
      doors += rect(cx - pane / 2, y - 16 * scale, pane, 16 * scale);
    }
    if (storeys < 2) continue;
    frames += arch(pane + 6 * scale, y - 92 * scale, y - 58 * scale);
    if (rng.chance(0.6)) panes += arch(pane, y - 89 * scale, y - 60 * scale);
    else unlit += arch(pane, y - 89 * scale, y - 60 * scale);
  }
  let out =
    fill(rect(x, y - tall, wide + 1, tall), wall) +
    fill(rect(x, y - 8 * scale, wide + 1, 8 * scale), mix(wall, colour, 0.7));
  out += fill(
    rect(x, y - tall, 4 * scale, tall) + rect(x + wide - 4 * scale, y - tall, 4 * scale, tall),
    mix(wall, colour, 0.55),
  );
  out +=
    fill(frames, colour) +
    fill(doors, mix(colour, palette.near, 0.3)) +
    fill(unlit, palette.lamps ? mix(palette.lamp, dark, 0.62) : dark) +
    fill(panes, palette.lamps ? palette.lamp : mix(dark, palette.sky[1], 0.3));
  // Roof: three courses of tile, a deep eave, its scalloped edge.
  const roof = lit(palette, rng.pick(['#b0644a', '#a4553e', '#b8735a']), 0.1, 0.1);
  out += fill(
    poly([
      [x - 5 * scale, y - tall + 3 * scale],
      [x + 7 * scale, y - tall - 27 * scale],
      [x + wide - 7 * scale, y - tall - 27 * scale],
      [x + wide + 5 * scale, y - tall + 3 * scale],
    ]),
    roof,
  );
  out += stroke(
    `M${coord(x + 3 * scale)} ${coord(y - tall - 16 * scale)}H${coord(x + wide - 3 * scale)}M${coord(x - 1 * scale)} ${coord(y - tall - 7 * scale)}H${coord(x + wide + 1 * scale)}`,
    shade(palette, '#7d4232', 0.1, 0.3),
    1.6 * scale,
    0.5,
  );
  return (
    out +
    fill(rect(x - 5 * scale, y - tall + 2 * scale, wide + 10 * scale, 4 * scale), shade(palette, '#8a6a50', 0.1, 0.4))
  );
}

/** A church: a plastered front with a scrolled gable, and one tower or two. */
function church(stage: Stage, x: number, y: number, scale: number, pair: boolean): string {
  const { palette } = stage;
  const wall = lit(palette, WHITE, 0.14, 0.26);
  const dim = shade(palette, '#cfc4ae', 0.14, 0.3);
  const stone = shade(palette, '#a8977a', 0.14, 0.16);
  const glow = palette.lamps ? palette.lamp : shade(palette, '#56605c', 0.14, 0.2);
  const point = (dx: number, dy: number): string => `${coord(x + dx * scale)} ${coord(y - dy * scale)}`;
  const body = pair ? 62 : 50;
  let out = fill(rect(x - body * scale, y - 180 * scale, body * 2 * scale, 180 * scale), wall);
  out += fill(
    `M${point(-body, 178)}Q${point(-body * 0.9, 200)} ${point(-body * 0.56, 204)}Q${point(-body * 0.3, 210)} ${point(-body * 0.26, 232)}Q${point(0, 262)} ${point(body * 0.26, 232)}Q${point(body * 0.3, 210)} ${point(body * 0.56, 204)}Q${point(body * 0.9, 200)} ${point(body, 178)}Z`,
    wall,
  );
  out += stroke(
    `M${point(-body, 178)}Q${point(-body * 0.9, 200)} ${point(-body * 0.56, 204)}Q${point(-body * 0.3, 210)} ${point(-body * 0.26, 232)}Q${point(0, 262)} ${point(body * 0.26, 232)}Q${point(body * 0.3, 210)} ${point(body * 0.56, 204)}Q${point(body * 0.9, 200)} ${point(body, 178)}`,
    stone,
    5 * scale,
  );
  out +=
    fill(rect(x - (body + 3) * scale, y - 182 * scale, (body * 2 + 6) * scale, 6 * scale), stone) +
    fill(disc(x, y - 210 * scale, 9 * scale), glow) +
    stroke(`M${point(0, 250)}V${coord(y - 282 * scale)}M${point(-9, 272)}H${coord(x + 9 * scale)}`, stone, 3.4 * scale);
  for (const dx of [-body * 0.5, 0, body * 0.5]) {
    const half = 8;
    const d = `M${point(dx - half, 128)}V${coord(y - 154 * scale)}q${coord(half * scale)} ${coord(-12 * scale)} ${coord(half * 2 * scale)} 0V${coord(y - 128 * scale)}Z`;
    out += stroke(d, stone, 4 * scale) + fill(d, glow);
  }
  const sides: readonly (-1 | 1)[] = pair ? [-1, 1] : [1];
  for (const side of sides) {
    const tx = x + side * (body + 24) * scale;
    const half = 25;
    const q = (dx: number, dy: number): string => `${coord(tx + dx * scale)} ${coord(y - dy * scale)}`;
    out += fill(
      rect(tx - half * scale, y - 246 * scale, half * 2 * scale, 246 * scale),
      side > 0 ? mix(wall, dim, 0.5) : wall,
    );
    out += fill(
      rect(tx - half * scale, y - 246 * scale, 5 * scale, 246 * scale) +
        rect(tx + (half - 5) * scale, y - 246 * scale, 5 * scale, 246 * scale) +
        rect(tx - (half + 4) * scale, y - 250 * scale, (half * 2 + 8) * scale, 6 * scale) +
        rect(tx - (half + 2) * scale, y - 184 * scale, (half * 2 + 4) * scale, 5 * scale),
      stone,
    );
    const bell = `M${q(-9, 196)}V${coord(y - 226 * scale)}q${coord(9 * scale)} ${coord(-13 * scale)} ${coord(18 * scale)} 0V${coord(y - 196 * scale)}Z`;
    out +=
      fill(bell, palette.lamps ? mix(glow, dim, 0.3) : glow) +
      fill(`M${q(-5, 206)}Q${q(-4, 220)} ${q(0, 221)}Q${q(4, 220)} ${q(5, 206)}Z`, palette.near);
    out +=
      fill(
        `M${q(-half, 250)}C${q(-half * 0.9, 276)} ${q(-half * 0.5, 284)} ${q(0, 312)}C${q(half * 0.5, 284)} ${q(half * 0.9, 276)} ${q(half, 250)}Z`,
        wall,
      ) +
      fill(
        `M${q(0, 312)}C${q(half * 0.5, 284)} ${q(half * 0.9, 276)} ${q(half, 250)}H${coord(tx + 4 * scale)}Z`,
        dim,
        0.7,
      );
    for (const cx of [-half, half]) out += fill(`M${q(cx - 3.4, 250)}L${q(cx, 276)}L${q(cx + 3.4, 250)}Z`, stone);
    out += stroke(`M${q(0, 308)}V${coord(y - 334 * scale)}`, stone, 2.6 * scale);
  }
  return out;
}
