import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { cubic, fill, lens, move, coord, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { profile, range } from '../../elements/terrain.ts';
import { drawWater, glints } from '../../elements/water.ts';

export function shallows(stage: Stage, top: number, sunX: number): string {
  const { palette, rng, width, height, unit } = stage;
  const pale = mix(palette.water[0], palette.glow, 0.2);
  let out = drawWater(stage, {
    top,
    far: mix(palette.water[1], palette.water[0], 0.25),
    near: mix(palette.water[0], palette.water[1], 0.16),
    ripples: 30,
  });
  let shoals = '';
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const y = top + 22 * unit + (height - top) * 0.94 * t ** 1.5;
    const x = ((i * 0.618 + rng() * 0.2) % 1) * width;
    const half = unit * (240 + 640 * t);
    const size = unit * (7 + 44 * t);
    shoals +=
      move(x - half, y) +
      cubic(x - half * 0.7, y - size, x - half * 0.2, y - size * 0.2, x + half * 0.1, y - size * 0.7) +
      `S${coord(x + half * 0.8)} ${coord(y - size * 0.6)} ${coord(x + half)} ${coord(y)}` +
      cubic(x + half * 0.6, y + size * 0.5, x + half * 0.3, y + size * 0.1, x - half * 0.1, y + size * 0.6) +
      `S${coord(x - half * 0.8)} ${coord(y + size * 0.5)} ${coord(x - half)} ${coord(y)}Z`;
  }
  out += fill(shoals, pale, 0.34);
  return (
    out + glints(stage, { top, bottom: height, x: sunX, colour: palette.glow, count: 64, spread: 170, length: 130 })
  );
}

export function farLand(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  const a = profile(
    stage,
    [
      [-30, horizon - 34 * unit],
      [width * 0.12, horizon - unit * rng.range(50, 90)],
      [width * 0.26, horizon - 26 * unit],
      [width * 0.4, horizon + 2],
    ],
    8 * unit,
    8,
    18,
  );
  const b = profile(
    stage,
    [
      [width * 0.66, horizon + 2],
      [width * 0.82, horizon - unit * rng.range(20, 44)],
      [width + 30, horizon - 18 * unit],
    ],
    6 * unit,
    8,
    18,
  );
  return (
    range(stage, a, horizon + 2, mix(palette.haze, palette.near, 0.12), 0.4) +
    range(stage, b, horizon + 2, mix(palette.haze, palette.near, 0.05), 0.4)
  );
}

export function canoe(stage: Stage, x: number, y: number, scale: number): string {
  const { palette, unit } = stage;
  const size = scale * unit;
  const hull = shade(palette, '#6b4d33', 0, 0.3);
  return (
    fill(lens(x, y + 26 * size, 250 * size, 12 * size), palette.water[1], 0.4) +
    fill(
      `M${coord(x - 118 * size)} ${coord(y - 4 * size)}C${coord(x - 84 * size)} ${coord(y + 22 * size)} ${coord(x + 70 * size)} ${coord(y + 24 * size)} ${coord(x + 116 * size)} ${coord(y - 10 * size)}C${coord(x + 96 * size)} ${coord(y + 34 * size)} ${coord(x - 92 * size)} ${coord(y + 36 * size)} ${coord(x - 118 * size)} ${coord(y - 4 * size)}Z`,
      hull,
    ) +
    fill(lens(x, y + 46 * size, 170 * size, 6 * size), lit(palette, '#a5835a', 0, 0.2)) +
    stroke(
      `M${coord(x - 46 * size)} ${coord(y + 16 * size)}l${coord(8 * size)} ${coord(29 * size)}M${coord(x + 44 * size)} ${coord(y + 16 * size)}l${coord(10 * size)} ${coord(28 * size)}`,
      hull,
      4 * size,
    )
  );
}
