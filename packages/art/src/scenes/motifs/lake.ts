import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, softBelow, type Point } from '../../core/path.ts';
import { leaves, lit, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { massif } from '../../elements/mountain.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { cypress, forest } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { lakePalace } from './lake-palace.ts';
import { pier, reeds, steps } from './lake-shore.ts';

/**
 * Still water under hills: a pier at dawn, a villa on its promontory, or a canoe among reeds; or a `palace` in the
 * water.
 */
export function lake(stage: Stage): string {
  if (stage.has('palace')) return lakePalace(stage);
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.54 : rng.range(0.5, 0.56));
  const sunX = sunAcross(stage, 0.22, 0.36, 0.34);
  let out = drawSky(stage, {
    x: sunX,
    y: water - unit * (stage.hour === 'noon' ? 320 : rng.range(170, 240)),
    r: 54 * unit,
    horizon: water,
  });
  const shore = hills(stage, water, view) + (view === 1 ? promontory(stage, water) : '');
  const { above, below } = reflect(stage, shore, water, 0.5, 0.86);
  out +=
    above +
    `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[3], 0.3)],
      [1, palette.water[1]],
    ])}"/>` +
    below;
  out += fill(
    lens(width * 0.4, water + 2 * unit, width * 0.9, 5 * unit) +
      lens(width * 0.15, water + 18 * unit, width * 0.4, 8 * unit) +
      lens(width * 0.7, water + 34 * unit, width * 0.5, 10 * unit),
    palette.sky[3],
    0.5,
  );
  out +=
    ripples(stage, water, height, palette.water[1], 38, 0.22) +
    glints(stage, { top: water, bottom: height, x: sunX, colour: palette.glow, count: 60, spread: 150, length: 150 });
  if (view === 0) return out + pier(stage, water);
  if (view === 1) return out + steps(stage, water);
  return out + reeds(stage, water);
}

function hills(stage: Stage, water: number, view: number): string {
  const { width, unit, rng, palette } = stage;
  const count = stage.portrait ? 4 : 5;
  const tall = unit * (view === 1 ? 230 : 270) * (stage.portrait ? 1.15 : 1);
  let out = massif(stage, {
    summits: Array.from({ length: count }, (_, i): Point => [
      width * ((i + 0.5) / count) + rng.bell() * 60 * unit,
      water - tall * rng.range(0.6, 1.05),
    ]),
    from: [-100 * unit, water - 40 * unit],
    to: [width + 100 * unit, water - 60 * unit],
    foot: water,
    depth: 0.58,
    rock: '#7d868a',
    snowline: stage.season === 'summer' ? undefined : water - tall * (stage.season === 'winter' ? 0.2 : 0.66),
    light: -1,
    ruggedness: 0.09,
    cols: [0.16, 0.4],
  });
  out += veil(stage, water - tall * 0.5, water, 0.6, palette.sky[3]);
  const winter = stage.season === 'winter';
  const green = { spring: '#5d7350', summer: '#4a6450', autumn: '#8a6840', winter: '#5b6a70' }[stage.season];
  for (const [depth, rise, trees] of [
    [0.46, 110, 20],
    [0.26, 64, 30],
  ] as const) {
    const left = rng.chance(0.5);
    const line = profile(
      stage,
      left
        ? [
            [-30, water - rise * unit],
            [width * 0.3, water - rise * 0.4 * unit],
            [width * 0.6, water - 6 * unit],
            [width + 30, water - rise * 0.3 * unit],
          ]
        : [
            [-30, water - rise * 0.3 * unit],
            [width * 0.36, water - 6 * unit],
            [width * 0.7, water - rise * 0.5 * unit],
            [width + 30, water - rise * unit],
          ],
      10 * unit,
      16,
      6,
    );
    const ink = shade(palette, green, depth, 0.2);
    out += forest(stage, line, trees * unit, ink, {
      spacing: trees * unit * 0.42,
      back: mix(ink, palette.haze, 0.22),
      tiers: 3,
      ...(winter ? { snow: lit(palette, '#eef0ee', depth, 0.1) } : {}),
    });
    out += fill(
      softBelow(
        line.map(([x, y]): Point => [x, Math.min(y, water)]),
        water + 1,
      ),
      ink,
    );
  }
  return out + mist(stage, water - 10 * unit, 8 * unit, 4, 0.3);
}

function promontory(stage: Stage, water: number): string {
  const { width, unit, palette } = stage;
  const cx = width * (stage.portrait ? 0.52 : 0.66);
  const line = profile(
    stage,
    [
      [cx - 330 * unit, water + 1],
      [cx - 200 * unit, water - 20 * unit],
      [cx, water - 44 * unit],
      [cx + 240 * unit, water - 60 * unit],
      [width + 60, water - 130 * unit],
    ],
    6 * unit,
    14,
    8,
  );
  const ground = shade(palette, leaves(stage.season)[0], 0.1, 0.2);
  let out = '';
  const dark = shade(palette, '#3d4c34', 0.14, 0.34);
  const light = lit(palette, '#6f7c4c', 0.12, 0.14);
  for (const [dx, tall] of [
    [-190, 96],
    [-166, 124],
    [206, 150],
    [236, 176],
    [264, 140],
    [300, 160],
  ] as const)
    out += cypress(stage, cx + dx * unit, heightAt(line, cx + dx * unit) + 8 * unit, tall * unit, dark, light, -1);
  if (palette.lamps) out += stage.halo(palette.lamp, cx, water - 90 * unit, 230 * unit, 0.4);
  out += tower(stage, cx - 90 * unit, water - 50 * unit, 40 * unit, 150 * unit, {
    stone: '#e2c69a',
    tile: '#a5623f',
    depth: 0.12,
    light: -1,
    belfry: true,
  });
  out += gableHouse(stage, {
    x: cx - 30 * unit,
    y: water - 40 * unit,
    gable: 90 * unit,
    length: 180 * unit,
    wall: 96 * unit,
    roof: 34 * unit,
    depth: 0.1,
    stone: '#e6cfa4',
    tile: '#a5623f',
    side: 1,
    lightOn: 'gable',
    eaves: 12 * unit,
    windows: 'shutters',
    snow: stage.season === 'winter',
  });
  // The water terrace: a balustrade and its arches.
  out += fill(softBelow(line, water + 1), ground);
  let arches = '';
  for (let i = 0; i < 9; i++)
    arches += `M${coord(cx + (-140 + i * 38) * unit)} ${coord(water)}v${coord(-14 * unit)}a${coord(11 * unit)} ${coord(11 * unit)} 0 0 1 ${coord(22 * unit)} 0v${coord(14 * unit)}Z`;
  out +=
    fill(
      `M${coord(cx - 160 * unit)} ${coord(water)}v${coord(-40 * unit)}h${coord(380 * unit)}v${coord(40 * unit)}Z`,
      lit(palette, '#d9c29a', 0.08, 0.22),
    ) + fill(arches, shade(palette, '#7a6548', 0.08, 0.4));
  let posts = '';
  for (let i = 0; i < 38; i++)
    posts += `M${coord(cx + (-158 + i * 10) * unit)} ${coord(water - 40 * unit)}v${coord(-12 * unit)}h${coord(4 * unit)}v${coord(12 * unit)}Z`;
  return (
    out +
    fill(
      posts +
        `M${coord(cx - 164 * unit)} ${coord(water - 51 * unit)}h${coord(388 * unit)}v${coord(-4 * unit)}h${coord(-388 * unit)}Z`,
      lit(palette, '#ead9b8', 0.06, 0.24),
    )
  );
}
