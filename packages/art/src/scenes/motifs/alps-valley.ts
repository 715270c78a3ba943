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
export function valley(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const base = h * (s.portrait ? 0.54 : 0.56);
  const cx = w * (s.portrait ? 0.5 : rng.range(0.46, 0.58));
  let out = drawSky(s, {
    x: cx - w * rng.range(0.14, 0.2),
    y: base - h * rng.range(0.27, 0.34),
    r: 44 * u,
    horizon: base + 30 * u,
  });
  out += skyline(s, base, h * (s.portrait ? 0.28 : 0.36));
  const sides: readonly (readonly [number, number, number, -1 | 1])[] = [
    [0.12, 0.5, 0.46, -1],
    [0.08, 0.46, 0.4, 1],
    [0.2, 0.3, 0.2, -1],
    [0.16, 0.26, 0.14, 1],
  ];
  sides.forEach(([drop, rise, depth, side], i) => {
    const foot = base + h * drop;
    const meet = cx + side * w * (i < 2 ? 0.05 : 0.13);
    const edge = side < 0 ? -40 : w + 40;
    const slope = profile(
      s,
      side < 0
        ? [
            [edge, foot - h * rise],
            [meet * 0.45, foot - h * rise * 0.42],
            [meet, foot],
            [cx + w * 0.2, foot + 30 * u],
            [w + 40, foot + h * 0.1],
          ]
        : [
            [-40, foot + h * 0.1],
            [cx - w * 0.2, foot + 30 * u],
            [meet, foot],
            [meet + (w - meet) * 0.55, foot - h * rise * 0.42],
            [edge, foot - h * rise],
          ],
      16 * u,
      14,
      6,
    );
    const ink = shade(pal, spruce(s), depth, 0.2);
    if (i === 2) out += hamlet(s, cx, base + h * 0.15);
    out += forest(s, slope, (34 + i * 13) * u, ink, {
      spacing: (10 + i * 3.6) * u,
      back: mix(ink, pal.haze, 0.25),
      ...(snowy(s) ? { snow: lit(pal, '#eef0ee', depth, 0.15) } : {}),
    });
    out += `<path d="${below(slope, h + 20)}" fill="${s.gradient([
      [0, ink],
      [0.4, mix(ink, pal.haze, 0.26)],
      [0.7, ink],
    ])}"/>`;
    if (i === 1) {
      const green = meadow(s.season);
      out +=
        fill(
          softBelow(
            profile(
              s,
              [
                [-30, base + h * 0.12],
                [cx, base + h * 0.13],
                [w + 30, base + h * 0.11],
              ],
              5 * u,
              24,
              5,
            ),
            h + 20,
          ),
          lit(pal, green, 0.3, 0.2),
        ) + mist(s, base + h * 0.1, 8 * u, 4, 0.4);
    }
  });
  const near = profile(
    s,
    [
      [-30, h * 0.83],
      [w * 0.3, h * 0.93],
      [w * 0.55, h * 0.98],
      [w * 0.8, h * 0.94],
      [w + 30, h * 0.84],
    ],
    14 * u,
    12,
    6,
  );
  const ink = mix(shade(pal, spruce(s), 0, 0.5), pal.near, 0.4);
  out += mist(s, h * 0.82, 20 * u, 4, 0.24);
  for (const fx of [0.02, 0.08, 0.13, 0.2, 0.84, 0.9, 0.95, 1]) {
    const x = w * fx + rng.bell() * 14 * u;
    const tall = u * rng.range(190, 360) * (s.portrait ? 1.1 : 1) * (Math.abs(fx - 0.5) + 0.5);
    const y = heightAt(near, x) + 18 * u;
    out +=
      fill(conifer(s, x, y, tall, 10), ink) +
      fill(
        coniferLight(s, x, y, tall, fx < 0.5 ? 1 : -1, 10),
        snowy(s) ? lit(pal, '#e8ecec', 0, 0.2) : mix(ink, pal.glow, 0.16),
        0.8,
      );
  }
  out += fill(softBelow(near, h + 20), snowy(s) ? shade(pal, '#b8c3ca', 0, 0.4) : ink);
  return out;
}

function hamlet(s: Stage, cx: number, y: number): string {
  const { u, rng, pal } = s;
  let out = pal.lamps ? s.halo(pal.lamp, cx, y - 20 * u, 240 * u, 0.4) : '';
  const houses = Array.from({ length: 13 }, (_, i): Point => [
    cx + (i - 6) * 36 * u + rng.bell() * 14 * u,
    y - rng.range(-6, 40) * u,
  ]).sort((a, b) => a[1] - b[1]);
  houses.forEach(([x, by], i) => {
    if (i === 4)
      out += tower(s, cx + 12 * u, y - 8 * u, 26 * u, 92 * u, {
        stone: '#efe6d4',
        tile: '#5d5148',
        depth: 0.22,
        light: -1,
        belfry: true,
        spire: 66 * u,
      });
    const k = rng.range(0.75, 1.1) * u;
    out += gableHouse(s, {
      x,
      y: by,
      gable: 30 * k,
      length: 34 * k,
      wall: 24 * k,
      roof: 16 * k,
      stone: rng.chance(0.5) ? '#e9dcc3' : '#8f6b4c',
      tile: '#6a5140',
      side: rng.chance(0.5) ? 1 : -1,
      lightOn: 'gable',
      depth: 0.22,
      snow: snowy(s),
      windows: 'plain',
    });
  });
  return out;
}
