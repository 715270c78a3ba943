import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, n, type Point, poly, softBelow, stroke, taper } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { cloudForest } from './rainforest-cloud.ts';
import { fallAndPool } from './rainforest-falls.ts';
import { nearLeaves } from './rainforest-leaves.ts';
import { crown, GREEN } from './rainforest-parts.ts';
import { riceTerraces } from './rainforest-terraces.ts';

/**
 * Rainforest: a waterfall and its pool, a rope bridge in the canopy, or a river with a longboat; or rice `terraces`, or
 * a forest in `cloud`.
 */
export function rainforest(s: Stage): string {
  if (s.has('terraces')) return riceTerraces(s);
  if (s.has('cloud')) return cloudForest(s);
  const view = s.seed % 3;
  const { w, h, u, rng } = s;
  const sunX = sunAcross(s, 0.26, 0.4, 0.4);
  let out = drawSky(s, { x: sunX, y: h * (s.portrait ? 0.2 : rng.range(0.18, 0.26)), r: 48 * u, horizon: h });
  out += ranges(s, view);
  if (view === 0) out += fallAndPool(s);
  else if (view === 1) out += canopyBridge(s);
  else out += river(s, sunX);
  return out + nearLeaves(s) + birds(s, w * 0.4, h * 0.3, 4, 18 * u, local(s.pal, '#b4533a'));
}

/** Karst hills and canopy, fading into mist. */
function ranges(s: Stage, view: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = h * (0.42 + i * 0.075);
    const depth = 0.68 - i * 0.15;
    const tall = u * (view === 2 ? 190 : 120) * (1 - i * 0.16);
    const pts: Point[] = Array.from({ length: 8 }, (_, k): Point => [
      w * (-0.05 + k * 0.157),
      y - (k % 2 ? rng.range(0.5, 1) : rng.range(0, 0.3)) * tall,
    ]);
    const line = profile(s, pts, 16 * u, 12, 12, 0.55);
    const ink = shade(pal, GREEN[0], depth, 0.1);
    let tops = '';
    const size = u * (10 + i * 7);
    for (let x = 0; x < w; x += size * 1.7) tops += clump(s, x, heightAt(line, x) + size * 0.2, size, size * 0.8, 7);
    out +=
      fill(tops, ink) +
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, ink],
        [0.5, mix(ink, pal.sky[3], 0.4)],
        [1, ink],
      ])}"/>` +
      mist(s, y + 60 * u, 16 * u, 4, 0.42);
  }
  return out;
}

function emergent(s: Stage, x: number, y: number, tall: number, depth: number): string {
  const bark = shade(s.pal, '#8a7a62', depth, 0.3);
  const k = tall * 0.03;
  return (
    fill(
      taper([x, y], [x + k, y - tall * 0.5], [x, y - tall], k, k * 0.6) +
        poly([
          [x - k * 3, y],
          [x - k, y - tall * 0.16],
          [x + k, y - tall * 0.16],
          [x + k * 3.4, y],
        ]),
      bark,
    ) +
    fill(
      taper(
        [x, y - tall * 0.7],
        [x + tall * 0.1, y - tall * 0.84],
        [x + tall * 0.2, y - tall * 0.96],
        k * 0.5,
        k * 0.2,
      ) +
        taper(
          [x, y - tall * 0.74],
          [x - tall * 0.1, y - tall * 0.86],
          [x - tall * 0.22, y - tall * 0.94],
          k * 0.5,
          k * 0.2,
        ),
      bark,
    ) +
    crown(s, x, y - tall, tall * 0.32, tall * 0.15, depth)
  );
}

function canopyBridge(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (const [fx, tall, depth] of [
    [0.34, 520, 0.4],
    [0.62, 600, 0.34],
    [0.5, 430, 0.46],
  ] as const)
    out += emergent(s, w * fx + rng.bell() * 30 * u, h * 0.96, tall * u * (s.portrait ? 1.25 : 1), depth);
  for (let i = 0; i < 9; i++)
    out += crown(s, w * (i / 8), h * (0.84 + 0.06 * Math.sin(i * 2)), 150 * u, 80 * u, 0.24 - (i % 3) * 0.05, 16);
  // Two great trees and the bridge slung between their platforms.
  const ax = w * (s.portrait ? 0.1 : 0.16);
  const bx = w * (s.portrait ? 0.92 : 0.86);
  const ay = h * (s.portrait ? 0.58 : 0.54);
  const by = h * (s.portrait ? 0.53 : 0.47);
  const bark = shade(pal, '#6a553f', 0.02, 0.44);
  for (const [x, y] of [
    [ax, ay],
    [bx, by],
  ] as const) {
    const k = 46 * u;
    out +=
      fill(taper([x, h + 20], [x + 10 * u, h * 0.6], [x, -40], k, k * 0.6), bark) +
      fill(
        taper([x - k * 0.5, h + 20], [x - k * 0.3, h * 0.6], [x - k * 0.3, -40], k * 0.3, k * 0.2),
        mix(bark, pal.glow, 0.14),
      );
    out +=
      fill(
        poly([
          [x - 110 * u, y],
          [x + 110 * u, y],
          [x + 100 * u, y + 16 * u],
          [x - 100 * u, y + 16 * u],
        ]),
        lit(pal, '#8f7450', 0, 0.14),
      ) +
      stroke(
        `M${n(x - 96 * u)} ${n(y + 14 * u)}L${n(x - 20 * u)} ${n(y + 110 * u)}M${n(x + 96 * u)} ${n(y + 14 * u)}L${n(x + 20 * u)} ${n(y + 110 * u)}`,
        bark,
        8 * u,
      );
    out += stroke(
      `M${n(x - 104 * u)} ${n(y)}v${n(-62 * u)}h${n(208 * u)}v${n(62 * u)}M${n(x - 104 * u)} ${n(y - 32 * u)}h${n(208 * u)}`,
      bark,
      4 * u,
    );
  }
  const x0 = ax + 104 * u;
  const x1 = bx - 104 * u;
  const at = (t: number, lift: number): Point => [
    x0 + (x1 - x0) * t,
    ay + (by - ay) * t + Math.sin(Math.PI * t) * 110 * u - lift,
  ];
  let deck = '';
  let ropes = '';
  let hang = '';
  let topLine = '';
  for (let i = 0; i <= 40; i++) {
    const [x, y] = at(i / 40, 0);
    const [, ty] = at(i / 40, 62 * u - Math.sin(Math.PI * (i / 40)) * 8 * u);
    deck += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
    topLine += `${i ? 'L' : 'M'}${n(x)} ${n(ty)}`;
    if (i % 2) hang += `M${n(x)} ${n(y)}V${n(ty)}`;
    ropes += `M${n(x - 5 * u)} ${n(y + 3 * u)}h${n(10 * u)}`;
  }
  out +=
    stroke(hang, bark, 1.6 * u, 0.9) +
    stroke(deck, bark, 7 * u) +
    stroke(ropes, lit(pal, '#a98a5c', 0, 0.2), 4 * u) +
    stroke(topLine, bark, 3.4 * u);
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.04);
    const a = at(0.42, 0);
    const b = at(0.5, 0);
    out += fill(person(a[0], a[1], 104 * u) + person(b[0], b[1], 66 * u, { arm: 1 }), ink);
  }
  return out;
}

function river(s: Stage, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  const water = h * 0.66;
  let out = `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.5)],
    [1, mix(pal.water[1], '#3a5a44', 0.45)],
  ])}"/>`;
  out += glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 140, length: 150 });
  for (let i = 0; i < 11; i++) {
    const x = w * (i / 10);
    const near = Math.abs(i - 5) / 5;
    out += crown(
      s,
      x,
      water - 10 * u - near * 40 * u,
      u * (70 + 80 * near),
      u * (40 + 50 * near),
      0.36 - 0.22 * near,
      12,
    );
  }
  let reflection = '';
  for (let i = 0; i < 22; i++)
    reflection += lens(w * rng(), water + u * rng.range(8, 120), u * rng.range(80, 220), u * rng.range(4, 9));
  out += fill(reflection, shade(pal, GREEN[0], 0.14, 0.3), 0.4);
  for (const [fx, tall] of s.portrait
    ? ([
        [0.14, 380],
        [0.84, 430],
      ] as const)
    : ([
        [0.1, 400],
        [0.2, 320],
        [0.82, 360],
        [0.91, 450],
      ] as const))
    out += palm(s, {
      x: w * fx,
      y: water + 20 * u,
      height: tall * u,
      lean: rng.bell() * 50 * u,
      colour: shade(pal, '#34503c', 0.04, 0.4),
      back: shade(pal, '#5f7a52', 0.1, 0.2),
      crown: 0.4,
      detail: 'far',
    });
  // The longboat with its awning and its lantern.
  const x = w * (s.portrait ? 0.5 : 0.52);
  const y = water + (h - water) * 0.46;
  const hull = shade(pal, '#6b4a32', 0, 0.34);
  const ink = mix(pal.near, pal.haze, 0.05);
  out +=
    fill(lens(x, y + 20 * u, 520 * u, 16 * u), pal.water[1], 0.5) +
    fill(
      person(x + 170 * u, y - 6 * u, 104 * u, { hat: true }) +
        person(x - 20 * u, y + 6 * u, 74 * u) +
        person(x + 30 * u, y + 6 * u, 58 * u),
      ink,
    ) +
    stroke(`M${n(x + 188 * u)} ${n(y - 70 * u)}L${n(x + 232 * u)} ${n(y + 36 * u)}`, ink, 4 * u);
  out +=
    fill(
      `M${n(x - 260 * u)} ${n(y - 46 * u)}Q${n(x - 190 * u)} ${n(y - 4 * u)} ${n(x - 100 * u)} ${n(y - 6 * u)}H${n(x + 150 * u)}Q${n(x + 220 * u)} ${n(y - 8 * u)} ${n(x + 262 * u)} ${n(y - 40 * u)}Q${n(x + 220 * u)} ${n(y + 24 * u)} ${n(x + 130 * u)} ${n(y + 26 * u)}H${n(x - 120 * u)}Q${n(x - 220 * u)} ${n(y + 22 * u)} ${n(x - 260 * u)} ${n(y - 46 * u)}Z`,
      hull,
    ) +
    stroke(
      `M${n(x - 258 * u)} ${n(y - 44 * u)}Q${n(x - 190 * u)} ${n(y - 2 * u)} ${n(x - 100 * u)} ${n(y - 4 * u)}H${n(x + 150 * u)}Q${n(x + 220 * u)} ${n(y - 6 * u)} ${n(x + 260 * u)} ${n(y - 38 * u)}`,
      lit(pal, '#c99f62', 0, 0.14),
      4 * u,
    );
  out +=
    stroke(
      `M${n(x - 80 * u)} ${n(y - 6 * u)}V${n(y - 96 * u)}M${n(x + 80 * u)} ${n(y - 6 * u)}V${n(y - 96 * u)}`,
      hull,
      4 * u,
    ) +
    fill(
      `M${n(x - 104 * u)} ${n(y - 90 * u)}Q${n(x)} ${n(y - 138 * u)} ${n(x + 104 * u)} ${n(y - 90 * u)}Q${n(x)} ${n(y - 104 * u)} ${n(x - 104 * u)} ${n(y - 90 * u)}Z`,
      lit(pal, '#c9a46a', 0, 0.14),
    );
  if (pal.lamps)
    out +=
      s.halo(pal.lamp, x - 80 * u, y - 76 * u, 90 * u, 0.8) +
      fill(clump(s, x - 80 * u, y - 76 * u, 9 * u, 12 * u, 6), pal.lamp);
  return out;
}
