import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const FRAMES = ['#2f6f9a', '#c9973a', '#3f7a5c', '#b4533a', '#2b5f6e', '#8a5a3a'] as const;

export const WHITE = '#f5eedf';

/** Mountains with forest to the top and a belt of cloud. */
export function mountains(s: Stage, water: number): string {
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

/** The houses along the quay, nearer and larger towards the right. */
export function town(s: Stage, foot: number): string {
  const { w, u, rng, pal } = s;
  const scale = (x: number): number => u * (0.72 + 0.5 * (x / w)) * (s.portrait ? 0.92 : 1);
  let out = '';
  const dark = shade(pal, '#3f5c44', 0.22, 0.3);
  // Trees in the courtyards behind.
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
  // The quay, its stairs, and a few people.
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

/** A church: a plastered front with a scrolled gable, and one tower or two. */
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
