import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { below, type Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { forest } from '../../elements/trees.ts';

export const snowy = (stage: Stage): boolean => stage.season === 'winter';

export const spruce = (stage: Stage): string =>
  stage.season === 'autumn' ? '#4d5239' : snowy(stage) ? '#3b4a4c' : '#35503f';

export function skyline(stage: Stage, base: number, tall: number): string {
  const { width, unit, rng, palette } = stage;
  const light = -1;
  const snowline = (k: number): number =>
    base - tall * (snowy(stage) ? 0.06 : stage.season === 'summer' ? 0.58 : 0.4) * k;
  const row = (count: number, height: number, spread: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [
      width * (-0.04 + ((i + 0.5 + rng.bell() * 0.28) / count) * 1.08),
      base - height * rng.range(1 - spread, 1),
    ]);
  let out = massif(stage, {
    summits: row(stage.portrait ? 4 : 6, tall * 0.72, 0.35),
    from: [-60 * unit, base],
    to: [width + 60 * unit, base],
    foot: base + 30 * unit,
    depth: 0.62,
    rock: '#8b8f92',
    snowline: snowline(0.8),
    light,
    ruggedness: 0.1,
  });
  out += veil(stage, base - tall * 0.5, base + 30 * unit, 0.5, palette.sky[3]);
  const lead = stage.portrait ? 0.5 : rng.range(0.34, 0.62);
  const main: Point[] = [
    [width * (lead - 0.3), base - tall * rng.range(0.62, 0.78)],
    [width * lead, base - tall * rng.range(1, 1.08)],
    [width * (lead + rng.range(0.2, 0.26)), base - tall * rng.range(0.7, 0.86)],
    [width * (lead + 0.5), base - tall * rng.range(0.5, 0.66)],
  ];
  out += massif(stage, {
    summits: main,
    from: [width * (lead - 0.62), base + 20 * unit],
    to: [width * (lead + 0.8), base + 20 * unit],
    foot: base + 60 * unit,
    depth: 0.26,
    rock: '#767a7c',
    snowline: snowline(1),
    light,
    ruggedness: 0.13,
  });
  return out + veil(stage, base - tall * 0.34, base + 60 * unit, 0.72, palette.sky[3]);
}

/** Wooded shoulders that step down towards the foreground. */
export function shoulders(stage: Stage, rows: readonly (readonly [number, number, number, number])[]): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  for (const [y, rise, depth, trees] of rows) {
    const a = rng.chance(0.5);
    const along = profile(
      stage,
      [
        [-30, y - (a ? rise : 0)],
        [width * 0.3, y - rise * 0.3],
        [width * 0.62, y - (a ? 0 : rise * 0.4)],
        [width + 30, y - (a ? rise * 0.2 : rise)],
      ],
      12 * unit,
      14,
      6,
    );
    const ink = shade(palette, spruce(stage), depth, 0.2);
    out += forest(stage, along, trees * unit, ink, {
      spacing: trees * unit * 0.3,
      back: mix(ink, palette.haze, 0.22),
      ...(snowy(stage) ? { snow: lit(palette, '#eef0ee', depth, 0.2) } : {}),
    });
    out += `<path d="${below(
      along.map(([x, q]): Point => [x, q + trees * unit * 0.02]),
      stage.height,
    )}" fill="${stage.gradient([
      [0, ink],
      [0.3, mix(ink, palette.haze, 0.2)],
      [1, ink],
    ])}"/>`;
    out += mist(stage, y + 26 * unit, 14 * unit, 2, 0.2);
  }
  return out;
}
