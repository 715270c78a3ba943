import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, rect, stroke, taper, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { house, paving } from './feast-courtyard-house.ts';
import { table } from './feast-courtyard-table.ts';
import { byLanterns } from './feast-light.ts';

/** Supper in a courtyard: a long table under a great tree with lamps, and the house around it. */
export function courtyard(s: Stage): string {
  const { w, h, u } = s;
  const ground = h * (s.portrait ? 0.66 : 0.64);
  const cx = w * (s.wide ? 0.74 : s.portrait ? 0.5 : 0.52);
  let out = drawSky(s, {
    x: w * (s.wide ? 0.7 : s.portrait ? 0.74 : 0.8),
    y: h * (s.portrait ? 0.15 : 0.13),
    r: 42 * u,
    horizon: ground,
  });
  out += house(s, cx, ground);
  out += paving(s, ground);
  out += tree(s, cx, ground + 46 * u);
  out += table(s, cx, ground + (s.portrait ? 190 : 160) * u);
  return out + lamps(s, cx, ground) + pots(s, ground);
}

/** The tree in the middle of the courtyard. */
function tree(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const tones = leaves(s.season);
  const evergreen = s.season === 'winter' ? (['#46563f', '#5f7050', '#83906a'] as const) : tones;
  return (
    fill(lens(x, y + 6 * u, 760 * u, 70 * u), pal.shadow, s.hour === 'night' ? 0.1 : 0.24) +
    broadleaf(s, {
      x,
      y,
      height: u * (s.portrait ? 640 : 560),
      spread: s.portrait ? 0.92 : 1.08,
      tones: [
        shade(pal, evergreen[0], 0, 0.3),
        byLanterns(s, local(pal, evergreen[1]), 0.12),
        byLanterns(s, lit(pal, evergreen[2], 0, 0.1), 0.12),
      ],
      bark: shade(pal, '#6b563f', 0, 0.34),
      light: 1,
      clumps: 54,
    })
  );
}

/** Tin and paper lanterns at different heights in the tree. */
function lamps(s: Stage, cx: number, ground: number): string {
  const { u, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.2);
  const base = ground - (s.portrait ? 300 : 270) * u;
  let out = '';
  const at: readonly (readonly [number, number, number])[] = s.portrait
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
    const x = cx + dx * u;
    const y = base + dy * u;
    const r = 23 * u * k;
    out +=
      stroke(`M${n(x)} ${n(y - 120 * u)}V${n(y - r)}`, ink, 1.8 * u) +
      (pal.lamps ? s.halo(pal.lamp, x, y, 120 * u * k, 0.7) : '');
    const paper = pal.lamps
      ? mix(pal.lamp, local(pal, ['#d98a5c', '#e6c27a', '#c9d0b0'][i % 3] ?? '#e6c27a'), 0.34)
      : lit(pal, ['#d9a07c', '#ecd6a4', '#d6dcc4'][i % 3] ?? '#ecd6a4', 0, 0.2);
    if (i % 2)
      out +=
        fill(
          `M${n(x - r)} ${n(y)}Q${n(x - r)} ${n(y - r)} ${n(x)} ${n(y - r)}Q${n(x + r)} ${n(y - r)} ${n(x + r)} ${n(y)}Q${n(x + r)} ${n(y + r)} ${n(x)} ${n(y + r)}Q${n(x - r)} ${n(y + r)} ${n(x - r)} ${n(y)}Z`,
          paper,
        ) +
        stroke(
          `M${n(x - r)} ${n(y)}h${n(2 * r)}M${n(x - r * 0.86)} ${n(y - r * 0.5)}h${n(r * 1.72)}M${n(x - r * 0.86)} ${n(y + r * 0.5)}h${n(r * 1.72)}`,
          mix(paper, pal.near, 0.24),
          1.4 * u,
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
function pots(s: Stage, ground: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (const [fx, k] of [
    [s.portrait ? 0.02 : 0.05, s.portrait ? 0.9 : 1.2],
    [s.portrait ? 0.98 : 0.95, s.portrait ? 0.8 : 1.05],
  ] as const) {
    const x = w * fx;
    const y = Math.min(h - 14 * u, ground + 290 * u);
    const z = u * k;
    out += fill(
      taper([x, y - 90 * z], [x + 4 * z, y - 150 * z], [x, y - 210 * z], 8 * z, 6 * z),
      shade(pal, '#6b563f', 0, 0.3),
    );
    let dark = clump(s, x, y - 262 * z, 84 * z, 76 * z, 13);
    let light = '';
    let fruit = '';
    for (let i = 0; i < 11; i++) {
      const a = rng() * 6.283;
      const d = Math.sqrt(rng()) * 80 * z;
      dark += clump(s, x + Math.cos(a) * d, y - 262 * z + Math.sin(a) * d * 0.9, 34 * z, 30 * z, 8);
      light += clump(s, x + Math.cos(a) * d - 8 * z, y - 274 * z + Math.sin(a) * d * 0.9, 18 * z, 12 * z, 7);
      if (i % 2) fruit += lens(x + Math.cos(a) * d * 0.9, y - 250 * z + Math.sin(a) * d * 0.8, 17 * z, 15 * z);
    }
    out +=
      fill(dark, shade(pal, '#46583c', 0, 0.3)) +
      fill(light, local(pal, '#7d8f58')) +
      fill(fruit, local(pal, '#e0b94c')) +
      fill(
        poly([
          [x - 62 * z, y - 100 * z],
          [x + 62 * z, y - 100 * z],
          [x + 44 * z, y],
          [x - 44 * z, y],
        ]),
        byLanterns(s, local(pal, '#b06a4c')),
      ) +
      fill(rect(x - 70 * z, y - 112 * z, 140 * z, 24 * z), byLanterns(s, lit(pal, '#c07a5a', 0, 0.1)));
  }
  return out;
}
