import { mix } from '../../core/colour.ts';
import { lit, meadow, shade } from '../../core/palette.ts';
import { below, fill, heightAt, type Point, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { drawSky } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { conifer, coniferLight, forest } from '../../elements/trees.ts';
import { skyline, snowy, spruce } from './alps-parts.ts';

/** Slopes that close in from both sides, and a village with its spire where they meet. */
export function valley(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const base = height * (stage.portrait ? 0.54 : 0.56);
  const cx = width * (stage.portrait ? 0.5 : rng.range(0.46, 0.58));
  let out = drawSky(stage, {
    x: cx - width * rng.range(0.14, 0.2),
    y: base - height * rng.range(0.27, 0.34),
    r: 44 * unit,
    horizon: base + 30 * unit,
  });
  out += skyline(stage, base, height * (stage.portrait ? 0.28 : 0.36));
  const sides: readonly (readonly [number, number, number, -1 | 1])[] = [
    [0.12, 0.5, 0.46, -1],
    [0.08, 0.46, 0.4, 1],
    [0.2, 0.3, 0.2, -1],
    [0.16, 0.26, 0.14, 1],
  ];
  sides.forEach(([drop, rise, depth, side], i) => {
    const foot = base + height * drop;
    const meet = cx + side * width * (i < 2 ? 0.05 : 0.13);
    const edge = side < 0 ? -40 : width + 40;
    const slope = profile(
      stage,
      side < 0
        ? [
            [edge, foot - height * rise],
            [meet * 0.45, foot - height * rise * 0.42],
            [meet, foot],
            [cx + width * 0.2, foot + 30 * unit],
            [width + 40, foot + height * 0.1],
          ]
        : [
            [-40, foot + height * 0.1],
            [cx - width * 0.2, foot + 30 * unit],
            [meet, foot],
            [meet + (width - meet) * 0.55, foot - height * rise * 0.42],
            [edge, foot - height * rise],
          ],
      16 * unit,
      14,
      6,
    );
    const ink = shade(palette, spruce(stage), depth, 0.2);
    if (i === 2) out += hamlet(stage, cx, base + height * 0.15);
    out += forest(stage, slope, (34 + i * 13) * unit, ink, {
      spacing: (10 + i * 3.6) * unit,
      back: mix(ink, palette.haze, 0.25),
      ...(snowy(stage) ? { snow: lit(palette, '#eef0ee', depth, 0.15) } : {}),
    });
    out += `<path d="${below(slope, height + 20)}" fill="${stage.gradient([
      [0, ink],
      [0.4, mix(ink, palette.haze, 0.26)],
      [0.7, ink],
    ])}"/>`;
    if (i === 1) {
      const green = meadow(stage.season);
      out +=
        fill(
          softBelow(
            profile(
              stage,
              [
                [-30, base + height * 0.12],
                [cx, base + height * 0.13],
                [width + 30, base + height * 0.11],
              ],
              5 * unit,
              24,
              5,
            ),
            height + 20,
          ),
          lit(palette, green, 0.3, 0.2),
        ) + mist(stage, base + height * 0.1, 8 * unit, 4, 0.4);
    }
  });
  const near = profile(
    stage,
    [
      [-30, height * 0.83],
      [width * 0.3, height * 0.93],
      [width * 0.55, height * 0.98],
      [width * 0.8, height * 0.94],
      [width + 30, height * 0.84],
    ],
    14 * unit,
    12,
    6,
  );
  const ink = mix(shade(palette, spruce(stage), 0, 0.5), palette.near, 0.4);
  out += mist(stage, height * 0.82, 20 * unit, 4, 0.24);
  for (const fx of [0.02, 0.08, 0.13, 0.2, 0.84, 0.9, 0.95, 1]) {
    const x = width * fx + rng.bell() * 14 * unit;
    const tall = unit * rng.range(190, 360) * (stage.portrait ? 1.1 : 1) * (Math.abs(fx - 0.5) + 0.5);
    const y = heightAt(near, x) + 18 * unit;
    out +=
      fill(conifer(stage, x, y, tall, 10), ink) +
      fill(
        coniferLight(stage, x, y, tall, fx < 0.5 ? 1 : -1, 10),
        snowy(stage) ? lit(palette, '#e8ecec', 0, 0.2) : mix(ink, palette.glow, 0.16),
        0.8,
      );
  }
  out += fill(softBelow(near, height + 20), snowy(stage) ? shade(palette, '#b8c3ca', 0, 0.4) : ink);
  return out;
}

function hamlet(stage: Stage, cx: number, y: number): string {
  const { unit, rng, palette } = stage;
  let out = palette.lamps ? stage.halo(palette.lamp, cx, y - 20 * unit, 240 * unit, 0.4) : '';
  const houses = Array.from({ length: 13 }, (_, i): Point => [
    cx + (i - 6) * 36 * unit + rng.bell() * 14 * unit,
    y - rng.range(-6, 40) * unit,
  ]).sort((a, b) => a[1] - b[1]);
  houses.forEach(([x, by], i) => {
    if (i === 4)
      out += tower(stage, cx + 12 * unit, y - 8 * unit, 26 * unit, 92 * unit, {
        stone: '#efe6d4',
        tile: '#5d5148',
        depth: 0.22,
        light: -1,
        belfry: true,
        spire: 66 * unit,
      });
    const size = rng.range(0.75, 1.1) * unit;
    out += gableHouse(stage, {
      x,
      y: by,
      gable: 30 * size,
      length: 34 * size,
      wall: 24 * size,
      roof: 16 * size,
      stone: rng.chance(0.5) ? '#e9dcc3' : '#8f6b4c',
      tile: '#6a5140',
      side: rng.chance(0.5) ? 1 : -1,
      lightOn: 'gable',
      depth: 0.22,
      snow: snowy(stage),
      windows: 'plain',
    });
  });
  return out;
}
