import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, coord, type Point, poly, softBelow, stroke, taper } from '../../core/path.ts';
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
export function rainforest(stage: Stage): string {
  if (stage.has('terraces')) return riceTerraces(stage);
  if (stage.has('cloud')) return cloudForest(stage);
  const view = stage.seed % 3;
  const { width, height, unit, rng } = stage;
  const sunX = sunAcross(stage, 0.26, 0.4, 0.4);
  let out = drawSky(stage, {
    x: sunX,
    y: height * (stage.portrait ? 0.2 : rng.range(0.18, 0.26)),
    r: 48 * unit,
    horizon: height,
  });
  out += ranges(stage, view);
  if (view === 0) out += fallAndPool(stage);
  else if (view === 1) out += canopyBridge(stage);
  else out += river(stage, sunX);
  return (
    out + nearLeaves(stage) + birds(stage, width * 0.4, height * 0.3, 4, 18 * unit, local(stage.palette, '#b4533a'))
  );
}

/** Karst hills and canopy, fading into mist. */
function ranges(stage: Stage, view: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = height * (0.42 + i * 0.075);
    const depth = 0.68 - i * 0.15;
    const tall = unit * (view === 2 ? 190 : 120) * (1 - i * 0.16);
    const pts: Point[] = Array.from({ length: 8 }, (_, k): Point => [
      width * (-0.05 + k * 0.157),
      y - (k % 2 ? rng.range(0.5, 1) : rng.range(0, 0.3)) * tall,
    ]);
    const line = profile(stage, pts, 16 * unit, 12, 12, 0.55);
    const ink = shade(palette, GREEN[0], depth, 0.1);
    let tops = '';
    const size = unit * (10 + i * 7);
    for (let x = 0; x < width; x += size * 1.7)
      tops += clump(stage, x, heightAt(line, x) + size * 0.2, size, size * 0.8, 7);
    out +=
      fill(tops, ink) +
      `<path d="${softBelow(line, height)}" fill="${stage.gradient([
        [0, ink],
        [0.5, mix(ink, palette.sky[3], 0.4)],
        [1, ink],
      ])}"/>` +
      mist(stage, y + 60 * unit, 16 * unit, 4, 0.42);
  }
  return out;
}

function emergent(stage: Stage, x: number, y: number, tall: number, depth: number): string {
  const bark = shade(stage.palette, '#8a7a62', depth, 0.3);
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
    crown(stage, x, y - tall, tall * 0.32, tall * 0.15, depth)
  );
}

function canopyBridge(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (const [fx, tall, depth] of [
    [0.34, 520, 0.4],
    [0.62, 600, 0.34],
    [0.5, 430, 0.46],
  ] as const)
    out += emergent(
      stage,
      width * fx + rng.bell() * 30 * unit,
      height * 0.96,
      tall * unit * (stage.portrait ? 1.25 : 1),
      depth,
    );
  for (let i = 0; i < 9; i++)
    out += crown(
      stage,
      width * (i / 8),
      height * (0.84 + 0.06 * Math.sin(i * 2)),
      150 * unit,
      80 * unit,
      0.24 - (i % 3) * 0.05,
      16,
    );
  // Two great trees and the bridge slung between their platforms.
  const ax = width * (stage.portrait ? 0.1 : 0.16);
  const bx = width * (stage.portrait ? 0.92 : 0.86);
  const ay = height * (stage.portrait ? 0.58 : 0.54);
  const by = height * (stage.portrait ? 0.53 : 0.47);
  const bark = shade(palette, '#6a553f', 0.02, 0.44);
  for (const [x, y] of [
    [ax, ay],
    [bx, by],
  ] as const) {
    const size = 46 * unit;
    out +=
      fill(taper([x, height + 20], [x + 10 * unit, height * 0.6], [x, -40], size, size * 0.6), bark) +
      fill(
        taper(
          [x - size * 0.5, height + 20],
          [x - size * 0.3, height * 0.6],
          [x - size * 0.3, -40],
          size * 0.3,
          size * 0.2,
        ),
        mix(bark, palette.glow, 0.14),
      );
    out +=
      fill(
        poly([
          [x - 110 * unit, y],
          [x + 110 * unit, y],
          [x + 100 * unit, y + 16 * unit],
          [x - 100 * unit, y + 16 * unit],
        ]),
        lit(palette, '#8f7450', 0, 0.14),
      ) +
      stroke(
        `M${coord(x - 96 * unit)} ${coord(y + 14 * unit)}L${coord(x - 20 * unit)} ${coord(y + 110 * unit)}M${coord(x + 96 * unit)} ${coord(y + 14 * unit)}L${coord(x + 20 * unit)} ${coord(y + 110 * unit)}`,
        bark,
        8 * unit,
      );
    out += stroke(
      `M${coord(x - 104 * unit)} ${coord(y)}v${coord(-62 * unit)}h${coord(208 * unit)}v${coord(62 * unit)}M${coord(x - 104 * unit)} ${coord(y - 32 * unit)}h${coord(208 * unit)}`,
      bark,
      4 * unit,
    );
  }
  const x0 = ax + 104 * unit;
  const x1 = bx - 104 * unit;
  const at = (t: number, lift: number): Point => [
    x0 + (x1 - x0) * t,
    ay + (by - ay) * t + Math.sin(Math.PI * t) * 110 * unit - lift,
  ];
  let deck = '';
  let ropes = '';
  let hang = '';
  let topLine = '';
  for (let i = 0; i <= 40; i++) {
    const [x, y] = at(i / 40, 0);
    const [, ty] = at(i / 40, 62 * unit - Math.sin(Math.PI * (i / 40)) * 8 * unit);
    deck += `${i ? 'L' : 'M'}${coord(x)} ${coord(y)}`;
    topLine += `${i ? 'L' : 'M'}${coord(x)} ${coord(ty)}`;
    if (i % 2) hang += `M${coord(x)} ${coord(y)}V${coord(ty)}`;
    ropes += `M${coord(x - 5 * unit)} ${coord(y + 3 * unit)}h${coord(10 * unit)}`;
  }
  out +=
    stroke(hang, bark, 1.6 * unit, 0.9) +
    stroke(deck, bark, 7 * unit) +
    stroke(ropes, lit(palette, '#a98a5c', 0, 0.2), 4 * unit) +
    stroke(topLine, bark, 3.4 * unit);
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.04);
    const a = at(0.42, 0);
    const b = at(0.5, 0);
    out += fill(person(a[0], a[1], 104 * unit) + person(b[0], b[1], 66 * unit, { arm: 1 }), ink);
  }
  return out;
}

function river(stage: Stage, sunX: number): string {
  const { width, height, unit, rng, palette } = stage;
  const water = height * 0.66;
  let out = `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.5)],
    [1, mix(palette.water[1], '#3a5a44', 0.45)],
  ])}"/>`;
  out += glints(stage, {
    top: water,
    bottom: height,
    x: sunX,
    colour: palette.glow,
    count: 46,
    spread: 140,
    length: 150,
  });
  for (let i = 0; i < 11; i++) {
    const x = width * (i / 10);
    const near = Math.abs(i - 5) / 5;
    out += crown(
      stage,
      x,
      water - 10 * unit - near * 40 * unit,
      unit * (70 + 80 * near),
      unit * (40 + 50 * near),
      0.36 - 0.22 * near,
      12,
    );
  }
  let reflection = '';
  for (let i = 0; i < 22; i++)
    reflection += lens(
      width * rng(),
      water + unit * rng.range(8, 120),
      unit * rng.range(80, 220),
      unit * rng.range(4, 9),
    );
  out += fill(reflection, shade(palette, GREEN[0], 0.14, 0.3), 0.4);
  for (const [fx, tall] of stage.portrait
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
    out += palm(stage, {
      x: width * fx,
      y: water + 20 * unit,
      height: tall * unit,
      lean: rng.bell() * 50 * unit,
      colour: shade(palette, '#34503c', 0.04, 0.4),
      back: shade(palette, '#5f7a52', 0.1, 0.2),
      crown: 0.4,
      detail: 'far',
    });
  // The longboat with its awning and its lantern.
  const x = width * (stage.portrait ? 0.5 : 0.52);
  const y = water + (height - water) * 0.46;
  const hull = shade(palette, '#6b4a32', 0, 0.34);
  const ink = mix(palette.near, palette.haze, 0.05);
  out +=
    fill(lens(x, y + 20 * unit, 520 * unit, 16 * unit), palette.water[1], 0.5) +
    fill(
      person(x + 170 * unit, y - 6 * unit, 104 * unit, { hat: true }) +
        person(x - 20 * unit, y + 6 * unit, 74 * unit) +
        person(x + 30 * unit, y + 6 * unit, 58 * unit),
      ink,
    ) +
    stroke(
      `M${coord(x + 188 * unit)} ${coord(y - 70 * unit)}L${coord(x + 232 * unit)} ${coord(y + 36 * unit)}`,
      ink,
      4 * unit,
    );
  out +=
    fill(
      `M${coord(x - 260 * unit)} ${coord(y - 46 * unit)}Q${coord(x - 190 * unit)} ${coord(y - 4 * unit)} ${coord(x - 100 * unit)} ${coord(y - 6 * unit)}H${coord(x + 150 * unit)}Q${coord(x + 220 * unit)} ${coord(y - 8 * unit)} ${coord(x + 262 * unit)} ${coord(y - 40 * unit)}Q${coord(x + 220 * unit)} ${coord(y + 24 * unit)} ${coord(x + 130 * unit)} ${coord(y + 26 * unit)}H${coord(x - 120 * unit)}Q${coord(x - 220 * unit)} ${coord(y + 22 * unit)} ${coord(x - 260 * unit)} ${coord(y - 46 * unit)}Z`,
      hull,
    ) +
    stroke(
      `M${coord(x - 258 * unit)} ${coord(y - 44 * unit)}Q${coord(x - 190 * unit)} ${coord(y - 2 * unit)} ${coord(x - 100 * unit)} ${coord(y - 4 * unit)}H${coord(x + 150 * unit)}Q${coord(x + 220 * unit)} ${coord(y - 6 * unit)} ${coord(x + 260 * unit)} ${coord(y - 38 * unit)}`,
      lit(palette, '#c99f62', 0, 0.14),
      4 * unit,
    );
  out +=
    stroke(
      `M${coord(x - 80 * unit)} ${coord(y - 6 * unit)}V${coord(y - 96 * unit)}M${coord(x + 80 * unit)} ${coord(y - 6 * unit)}V${coord(y - 96 * unit)}`,
      hull,
      4 * unit,
    ) +
    fill(
      `M${coord(x - 104 * unit)} ${coord(y - 90 * unit)}Q${coord(x)} ${coord(y - 138 * unit)} ${coord(x + 104 * unit)} ${coord(y - 90 * unit)}Q${coord(x)} ${coord(y - 104 * unit)} ${coord(x - 104 * unit)} ${coord(y - 90 * unit)}Z`,
      lit(palette, '#c9a46a', 0, 0.14),
    );
  if (palette.lamps)
    out +=
      stage.halo(palette.lamp, x - 80 * unit, y - 76 * unit, 90 * unit, 0.8) +
      fill(clump(stage, x - 80 * unit, y - 76 * unit, 9 * unit, 12 * unit, 6), palette.lamp);
  return out;
}
