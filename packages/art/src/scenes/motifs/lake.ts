import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, softBelow, type Point } from '../../core/path.ts';
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
export function lake(s: Stage): string {
  if (s.has('palace')) return lakePalace(s);
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.54 : rng.range(0.5, 0.56));
  const sunX = sunAcross(s, 0.22, 0.36, 0.34);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 320 : rng.range(170, 240)),
    r: 54 * u,
    horizon: water,
  });
  const shore = hills(s, water, view) + (view === 1 ? promontory(s, water) : '');
  const { above, below } = reflect(s, shore, water, 0.5, 0.86);
  out +=
    above +
    `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[3], 0.3)],
      [1, pal.water[1]],
    ])}"/>` +
    below;
  out += fill(
    lens(w * 0.4, water + 2 * u, w * 0.9, 5 * u) +
      lens(w * 0.15, water + 18 * u, w * 0.4, 8 * u) +
      lens(w * 0.7, water + 34 * u, w * 0.5, 10 * u),
    pal.sky[3],
    0.5,
  );
  out +=
    ripples(s, water, h, pal.water[1], 38, 0.22) +
    glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 60, spread: 150, length: 150 });
  if (view === 0) return out + pier(s, water);
  if (view === 1) return out + steps(s, water);
  return out + reeds(s, water);
}

function hills(s: Stage, water: number, view: number): string {
  const { w, u, rng, pal } = s;
  const count = s.portrait ? 4 : 5;
  const tall = u * (view === 1 ? 230 : 270) * (s.portrait ? 1.15 : 1);
  let out = massif(s, {
    summits: Array.from({ length: count }, (_, i): Point => [
      w * ((i + 0.5) / count) + rng.bell() * 60 * u,
      water - tall * rng.range(0.6, 1.05),
    ]),
    from: [-100 * u, water - 40 * u],
    to: [w + 100 * u, water - 60 * u],
    foot: water,
    depth: 0.58,
    rock: '#7d868a',
    snowline: s.season === 'summer' ? undefined : water - tall * (s.season === 'winter' ? 0.2 : 0.66),
    light: -1,
    ruggedness: 0.09,
    cols: [0.16, 0.4],
  });
  out += veil(s, water - tall * 0.5, water, 0.6, pal.sky[3]);
  const winter = s.season === 'winter';
  const green = { spring: '#5d7350', summer: '#4a6450', autumn: '#8a6840', winter: '#5b6a70' }[s.season];
  for (const [depth, rise, trees] of [
    [0.46, 110, 20],
    [0.26, 64, 30],
  ] as const) {
    const left = rng.chance(0.5);
    const line = profile(
      s,
      left
        ? [
            [-30, water - rise * u],
            [w * 0.3, water - rise * 0.4 * u],
            [w * 0.6, water - 6 * u],
            [w + 30, water - rise * 0.3 * u],
          ]
        : [
            [-30, water - rise * 0.3 * u],
            [w * 0.36, water - 6 * u],
            [w * 0.7, water - rise * 0.5 * u],
            [w + 30, water - rise * u],
          ],
      10 * u,
      16,
      6,
    );
    const ink = shade(pal, green, depth, 0.2);
    out += forest(s, line, trees * u, ink, {
      spacing: trees * u * 0.42,
      back: mix(ink, pal.haze, 0.22),
      tiers: 3,
      ...(winter ? { snow: lit(pal, '#eef0ee', depth, 0.1) } : {}),
    });
    out += fill(
      softBelow(
        line.map(([x, y]): Point => [x, Math.min(y, water)]),
        water + 1,
      ),
      ink,
    );
  }
  return out + mist(s, water - 10 * u, 8 * u, 4, 0.3);
}

function promontory(s: Stage, water: number): string {
  const { w, u, pal } = s;
  const cx = w * (s.portrait ? 0.52 : 0.66);
  const line = profile(
    s,
    [
      [cx - 330 * u, water + 1],
      [cx - 200 * u, water - 20 * u],
      [cx, water - 44 * u],
      [cx + 240 * u, water - 60 * u],
      [w + 60, water - 130 * u],
    ],
    6 * u,
    14,
    8,
  );
  const ground = shade(pal, leaves(s.season)[0], 0.1, 0.2);
  let out = '';
  const dark = shade(pal, '#3d4c34', 0.14, 0.34);
  const light = lit(pal, '#6f7c4c', 0.12, 0.14);
  for (const [dx, tall] of [
    [-190, 96],
    [-166, 124],
    [206, 150],
    [236, 176],
    [264, 140],
    [300, 160],
  ] as const)
    out += cypress(s, cx + dx * u, heightAt(line, cx + dx * u) + 8 * u, tall * u, dark, light, -1);
  if (pal.lamps) out += s.halo(pal.lamp, cx, water - 90 * u, 230 * u, 0.4);
  out += tower(s, cx - 90 * u, water - 50 * u, 40 * u, 150 * u, {
    stone: '#e2c69a',
    tile: '#a5623f',
    depth: 0.12,
    light: -1,
    belfry: true,
  });
  out += gableHouse(s, {
    x: cx - 30 * u,
    y: water - 40 * u,
    gable: 90 * u,
    length: 180 * u,
    wall: 96 * u,
    roof: 34 * u,
    depth: 0.1,
    stone: '#e6cfa4',
    tile: '#a5623f',
    side: 1,
    lightOn: 'gable',
    eaves: 12 * u,
    windows: 'shutters',
    snow: s.season === 'winter',
  });
  // The water terrace: a balustrade and its arches.
  out += fill(softBelow(line, water + 1), ground);
  let arches = '';
  for (let i = 0; i < 9; i++)
    arches += `M${n(cx + (-140 + i * 38) * u)} ${n(water)}v${n(-14 * u)}a${n(11 * u)} ${n(11 * u)} 0 0 1 ${n(22 * u)} 0v${n(14 * u)}Z`;
  out +=
    fill(`M${n(cx - 160 * u)} ${n(water)}v${n(-40 * u)}h${n(380 * u)}v${n(40 * u)}Z`, lit(pal, '#d9c29a', 0.08, 0.22)) +
    fill(arches, shade(pal, '#7a6548', 0.08, 0.4));
  let posts = '';
  for (let i = 0; i < 38; i++)
    posts += `M${n(cx + (-158 + i * 10) * u)} ${n(water - 40 * u)}v${n(-12 * u)}h${n(4 * u)}v${n(12 * u)}Z`;
  return (
    out +
    fill(
      posts + `M${n(cx - 164 * u)} ${n(water - 51 * u)}h${n(388 * u)}v${n(-4 * u)}h${n(-388 * u)}Z`,
      lit(pal, '#ead9b8', 0.06, 0.24),
    )
  );
}
