import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, rect, stroke, taper, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { house, paving } from './feast-courtyard-house.ts';
import { table } from './feast-courtyard-table.ts';
import { byLanterns } from './feast-light.ts';

/** Supper in a courtyard: a long table under a great tree with lamps, and the house around it. */
export function courtyard(stage: Stage): string {
  const { width, height, unit } = stage;
  const ground = height * (stage.portrait ? 0.66 : 0.64);
  const cx = width * (stage.wide ? 0.74 : stage.portrait ? 0.5 : 0.52);
  let out = drawSky(stage, {
    x: width * (stage.wide ? 0.7 : stage.portrait ? 0.74 : 0.8),
    y: height * (stage.portrait ? 0.15 : 0.13),
    r: 42 * unit,
    horizon: ground,
  });
  out += house(stage, cx, ground);
  out += paving(stage, ground);
  out += tree(stage, cx, ground + 46 * unit);
  out += table(stage, cx, ground + (stage.portrait ? 190 : 160) * unit);
  return out + lamps(stage, cx, ground) + pots(stage, ground);
}

/** The tree in the middle of the courtyard. */
function tree(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const tones = leaves(stage.season);
  const evergreen = stage.season === 'winter' ? (['#46563f', '#5f7050', '#83906a'] as const) : tones;
  return (
    fill(lens(x, y + 6 * unit, 760 * unit, 70 * unit), palette.shadow, stage.hour === 'night' ? 0.1 : 0.24) +
    broadleaf(stage, {
      x,
      y,
      height: unit * (stage.portrait ? 640 : 560),
      spread: stage.portrait ? 0.92 : 1.08,
      tones: [
        shade(palette, evergreen[0], 0, 0.3),
        byLanterns(stage, local(palette, evergreen[1]), 0.12),
        byLanterns(stage, lit(palette, evergreen[2], 0, 0.1), 0.12),
      ],
      bark: shade(palette, '#6b563f', 0, 0.34),
      light: 1,
      clumps: 54,
    })
  );
}

/** Tin and paper lanterns at different heights in the tree. */
function lamps(stage: Stage, cx: number, ground: number): string {
  const { unit, palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.2);
  const base = ground - (stage.portrait ? 300 : 270) * unit;
  let out = '';
  const at: readonly (readonly [number, number, number])[] = stage.portrait
    ? [
        [-300, 20, 1],
        [-190, 96, 1.2],
        [-84, 40, 0.9],
        [70, 92, 1.15],
        [180, 34, 0.95],
        [296, 86, 1.1],
      ]
    : [
        [-350, 30, 1],
        [-230, 110, 1.2],
        [-110, 46, 0.9],
        [96, 104, 1.15],
        [220, 40, 0.95],
        [346, 96, 1.1],
      ];
  at.forEach(([dx, dy, k], i) => {
    const x = cx + dx * unit;
    const y = base + dy * unit;
    const r = 23 * unit * k;
    out +=
      stroke(`M${coord(x)} ${coord(y - 120 * unit)}V${coord(y - r)}`, ink, 1.8 * unit) +
      (palette.lamps ? stage.halo(palette.lamp, x, y, 120 * unit * k, 0.7) : '');
    const paper = palette.lamps
      ? mix(palette.lamp, local(palette, ['#d98a5c', '#e6c27a', '#c9d0b0'][i % 3] ?? '#e6c27a'), 0.34)
      : lit(palette, ['#d9a07c', '#ecd6a4', '#d6dcc4'][i % 3] ?? '#ecd6a4', 0, 0.2);
    if (i % 2)
      out +=
        fill(
          `M${coord(x - r)} ${coord(y)}Q${coord(x - r)} ${coord(y - r)} ${coord(x)} ${coord(y - r)}Q${coord(x + r)} ${coord(y - r)} ${coord(x + r)} ${coord(y)}Q${coord(x + r)} ${coord(y + r)} ${coord(x)} ${coord(y + r)}Q${coord(x - r)} ${coord(y + r)} ${coord(x - r)} ${coord(y)}Z`,
          paper,
        ) +
        stroke(
          `M${coord(x - r)} ${coord(y)}h${coord(2 * r)}M${coord(x - r * 0.86)} ${coord(y - r * 0.5)}h${coord(r * 1.72)}M${coord(x - r * 0.86)} ${coord(y + r * 0.5)}h${coord(r * 1.72)}`,
          mix(paper, palette.near, 0.24),
          1.4 * unit,
        );
    else {
      const p = (px: number, py: number): Point => [x + px * r, y + py * r];
      out +=
        fill(
          poly([p(-0.6, -0.7), p(0, -1.4), p(0.6, -0.7), p(0.8, 0.8), p(0.4, 1.2), p(-0.4, 1.2), p(-0.8, 0.8)]),
          ink,
        ) + fill(poly([p(-0.44, -0.5), p(0.44, -0.5), p(0.58, 0.7), p(-0.58, 0.7)]), paper);
    }
  });
  return out;
}

/** Lemon trees in pots in the foreground. */
function pots(stage: Stage, ground: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (const [fx, k] of [
    [stage.portrait ? 0.02 : 0.05, stage.portrait ? 0.9 : 1.2],
    [stage.portrait ? 0.98 : 0.95, stage.portrait ? 0.8 : 1.05],
  ] as const) {
    const x = width * fx;
    const y = Math.min(height - 14 * unit, ground + 290 * unit);
    const z = unit * k;
    out += fill(
      taper([x, y - 90 * z], [x + 4 * z, y - 150 * z], [x, y - 210 * z], 8 * z, 6 * z),
      shade(palette, '#6b563f', 0, 0.3),
    );
    let dark = clump(stage, x, y - 262 * z, 84 * z, 76 * z, 13);
    let light = '';
    let fruit = '';
    for (let i = 0; i < 11; i++) {
      const a = rng() * 6.283;
      const d = Math.sqrt(rng()) * 80 * z;
      dark += clump(stage, x + Math.cos(a) * d, y - 262 * z + Math.sin(a) * d * 0.9, 34 * z, 30 * z, 8);
      light += clump(stage, x + Math.cos(a) * d - 8 * z, y - 274 * z + Math.sin(a) * d * 0.9, 18 * z, 12 * z, 7);
      if (i % 2) fruit += lens(x + Math.cos(a) * d * 0.9, y - 250 * z + Math.sin(a) * d * 0.8, 17 * z, 15 * z);
    }
    out +=
      fill(dark, shade(palette, '#46583c', 0, 0.3)) +
      fill(light, local(palette, '#7d8f58')) +
      fill(fruit, local(palette, '#e0b94c')) +
      fill(
        poly([
          [x - 62 * z, y - 100 * z],
          [x + 62 * z, y - 100 * z],
          [x + 44 * z, y],
          [x - 44 * z, y],
        ]),
        byLanterns(stage, local(palette, '#b06a4c')),
      ) +
      fill(rect(x - 70 * z, y - 112 * z, 140 * z, 24 * z), byLanterns(stage, lit(palette, '#c07a5a', 0, 0.1)));
  }
  return out;
}
