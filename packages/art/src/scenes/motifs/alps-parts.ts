import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { below, type Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { forest } from '../../elements/trees.ts';

export const snowy = (s: Stage): boolean => s.season === 'winter';

export const spruce = (s: Stage): string => (s.season === 'autumn' ? '#4d5239' : snowy(s) ? '#3b4a4c' : '#35503f');

export function skyline(s: Stage, base: number, tall: number): string {
  const { w, u, rng, pal } = s;
  const light = -1;
  const snowline = (k: number): number => base - tall * (snowy(s) ? 0.06 : s.season === 'summer' ? 0.58 : 0.4) * k;
  const row = (count: number, height: number, spread: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [
      w * (-0.04 + ((i + 0.5 + rng.bell() * 0.28) / count) * 1.08),
      base - height * rng.range(1 - spread, 1),
    ]);
  let out = massif(s, {
    summits: row(s.portrait ? 4 : 6, tall * 0.72, 0.35),
    from: [-60 * u, base],
    to: [w + 60 * u, base],
    foot: base + 30 * u,
    depth: 0.62,
    rock: '#8b8f92',
    snowline: snowline(0.8),
    light,
    ruggedness: 0.1,
  });
  out += veil(s, base - tall * 0.5, base + 30 * u, 0.5, pal.sky[3]);
  const lead = s.portrait ? 0.5 : rng.range(0.34, 0.62);
  const main: Point[] = [
    [w * (lead - 0.3), base - tall * rng.range(0.62, 0.78)],
    [w * lead, base - tall * rng.range(1, 1.08)],
    [w * (lead + rng.range(0.2, 0.26)), base - tall * rng.range(0.7, 0.86)],
    [w * (lead + 0.5), base - tall * rng.range(0.5, 0.66)],
  ];
  out += massif(s, {
    summits: main,
    from: [w * (lead - 0.62), base + 20 * u],
    to: [w * (lead + 0.8), base + 20 * u],
    foot: base + 60 * u,
    depth: 0.26,
    rock: '#767a7c',
    snowline: snowline(1),
    light,
    ruggedness: 0.13,
  });
  return out + veil(s, base - tall * 0.34, base + 60 * u, 0.72, pal.sky[3]);
}

/** Wooded shoulders that step down towards the foreground. */
export function shoulders(s: Stage, rows: readonly (readonly [number, number, number, number])[]): string {
  const { w, u, rng, pal } = s;
  let out = '';
  for (const [y, rise, depth, trees] of rows) {
    const a = rng.chance(0.5);
    const along = profile(
      s,
      [
        [-30, y - (a ? rise : 0)],
        [w * 0.3, y - rise * 0.3],
        [w * 0.62, y - (a ? 0 : rise * 0.4)],
        [w + 30, y - (a ? rise * 0.2 : rise)],
      ],
      12 * u,
      14,
      6,
    );
    const ink = shade(pal, spruce(s), depth, 0.2);
    out += forest(s, along, trees * u, ink, {
      spacing: trees * u * 0.3,
      back: mix(ink, pal.haze, 0.22),
      ...(snowy(s) ? { snow: lit(pal, '#eef0ee', depth, 0.2) } : {}),
    });
    out += `<path d="${below(
      along.map(([x, q]): Point => [x, q + trees * u * 0.02]),
      s.h,
    )}" fill="${s.gradient([
      [0, ink],
      [0.3, mix(ink, pal.haze, 0.2)],
      [1, ink],
    ])}"/>`;
    out += mist(s, y + 26 * u, 14 * u, 2, 0.2);
  }
  return out;
}
