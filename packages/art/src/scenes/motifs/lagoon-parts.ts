import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { cubic, fill, lens, move, n, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { profile, range } from '../../elements/terrain.ts';
import { drawWater, glints } from '../../elements/water.ts';

export function shallows(s: Stage, top: number, sunX: number): string {
  const { pal, rng, w, h, u } = s;
  const pale = mix(pal.water[0], pal.glow, 0.2);
  let out = drawWater(s, {
    top,
    far: mix(pal.water[1], pal.water[0], 0.25),
    near: mix(pal.water[0], pal.water[1], 0.16),
    ripples: 30,
  });
  let shoals = '';
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const y = top + 22 * u + (h - top) * 0.94 * t ** 1.5;
    const x = ((i * 0.618 + rng() * 0.2) % 1) * w;
    const half = u * (240 + 640 * t);
    const k = u * (7 + 44 * t);
    shoals +=
      move(x - half, y) +
      cubic(x - half * 0.7, y - k, x - half * 0.2, y - k * 0.2, x + half * 0.1, y - k * 0.7) +
      `S${n(x + half * 0.8)} ${n(y - k * 0.6)} ${n(x + half)} ${n(y)}` +
      cubic(x + half * 0.6, y + k * 0.5, x + half * 0.3, y + k * 0.1, x - half * 0.1, y + k * 0.6) +
      `S${n(x - half * 0.8)} ${n(y + k * 0.5)} ${n(x - half)} ${n(y)}Z`;
  }
  out += fill(shoals, pale, 0.34);
  return out + glints(s, { top, bottom: h, x: sunX, colour: pal.glow, count: 64, spread: 170, length: 130 });
}

export function farLand(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  const a = profile(
    s,
    [
      [-30, horizon - 34 * u],
      [w * 0.12, horizon - u * rng.range(50, 90)],
      [w * 0.26, horizon - 26 * u],
      [w * 0.4, horizon + 2],
    ],
    8 * u,
    8,
    18,
  );
  const b = profile(
    s,
    [
      [w * 0.66, horizon + 2],
      [w * 0.82, horizon - u * rng.range(20, 44)],
      [w + 30, horizon - 18 * u],
    ],
    6 * u,
    8,
    18,
  );
  return (
    range(s, a, horizon + 2, mix(pal.haze, pal.near, 0.12), 0.4) +
    range(s, b, horizon + 2, mix(pal.haze, pal.near, 0.05), 0.4)
  );
}

export function canoe(s: Stage, x: number, y: number, k: number): string {
  const { pal, u } = s;
  const z = k * u;
  const hull = shade(pal, '#6b4d33', 0, 0.3);
  return (
    fill(lens(x, y + 26 * z, 250 * z, 12 * z), pal.water[1], 0.4) +
    fill(
      `M${n(x - 118 * z)} ${n(y - 4 * z)}C${n(x - 84 * z)} ${n(y + 22 * z)} ${n(x + 70 * z)} ${n(y + 24 * z)} ${n(x + 116 * z)} ${n(y - 10 * z)}C${n(x + 96 * z)} ${n(y + 34 * z)} ${n(x - 92 * z)} ${n(y + 36 * z)} ${n(x - 118 * z)} ${n(y - 4 * z)}Z`,
      hull,
    ) +
    fill(lens(x, y + 46 * z, 170 * z, 6 * z), lit(pal, '#a5835a', 0, 0.2)) +
    stroke(
      `M${n(x - 46 * z)} ${n(y + 16 * z)}l${n(8 * z)} ${n(29 * z)}M${n(x + 44 * z)} ${n(y + 16 * z)}l${n(10 * z)} ${n(28 * z)}`,
      hull,
      4 * z,
    )
  );
}
