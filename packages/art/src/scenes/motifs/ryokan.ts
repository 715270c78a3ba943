import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, coord, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { bough, mapleLeaf } from '../../elements/bough.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { forest } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { red, stoneLantern } from './ryokan-parts.ts';
import { bridge, hallShore, spring } from './ryokan-views.ts';

/** A ryokan by its water: the hall across the pond, a hot spring among stones, or the red bridge under the mountain. */
export function ryokan(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.66 : rng.range(0.68, 0.73));
  const sunX = sunAcross(stage, 0.3, 0.42, 0.4);
  let out = drawSky(stage, {
    x: sunX,
    y: height * (stage.portrait ? 0.26 : rng.range(0.26, 0.32)),
    r: unit * (stage.hour === 'noon' ? 60 : 96),
    horizon: height,
  });
  if (view === 2) out += volcano(stage, water);
  out += hills(stage, water, view);
  if (view === 1) return out + spring(stage, water) + nearBough(stage);
  const body = view === 0 ? hallShore(stage, water) : bridge(stage, water);
  const { above, below } = reflect(stage, body, water, 0.42, 0.8);
  out +=
    `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[3], 0.5)],
      [1, mix(palette.water[1], palette.haze, 0.1)],
    ])}"/>` +
    glints(stage, {
      top: water,
      bottom: height,
      x: sunX,
      colour: palette.glow,
      count: 34,
      spread: 120,
      length: 150,
      opacity: 0.7,
    }) +
    ripples(stage, water, height, palette.water[1], 30, 0.18) +
    below +
    above;
  out += lilies(stage, water) + bank(stage);
  return out + nearBough(stage);
}

function volcano(stage: Stage, water: number): string {
  const { width, height, unit, palette } = stage;
  const cx = width * (stage.portrait ? 0.56 : 0.62);
  const top = height * (stage.portrait ? 0.36 : 0.25);
  const foot = water;
  const ink = mix(mix(palette.haze, '#7f8a94', 0.4), palette.shadow, 0.1);
  const body = `M${coord(cx - width * 0.5)} ${coord(foot)}C${coord(cx - width * 0.26)} ${coord(foot - 40 * unit)} ${coord(cx - 110 * unit)} ${coord(top + 130 * unit)} ${coord(cx - 44 * unit)} ${coord(top)}L${coord(cx - 18 * unit)} ${coord(top + 8 * unit)}L${coord(cx + 8 * unit)} ${coord(top - 2 * unit)}L${coord(cx + 42 * unit)} ${coord(top + 4 * unit)}C${coord(cx + 120 * unit)} ${coord(top + 140 * unit)} ${coord(cx + width * 0.28)} ${coord(foot - 40 * unit)} ${coord(cx + width * 0.52)} ${coord(foot)}Z`;
  const snow = `M${coord(cx - 44 * unit)} ${coord(top)}L${coord(cx - 18 * unit)} ${coord(top + 8 * unit)}L${coord(cx + 8 * unit)} ${coord(top - 2 * unit)}L${coord(cx + 42 * unit)} ${coord(top + 4 * unit)}C${coord(cx + 80 * unit)} ${coord(top + 76 * unit)} ${coord(cx + 110 * unit)} ${coord(top + 116 * unit)} ${coord(cx + 150 * unit)} ${coord(top + 156 * unit)}L${coord(cx + 108 * unit)} ${coord(top + 136 * unit)}L${coord(cx + 92 * unit)} ${coord(top + 176 * unit)}L${coord(cx + 50 * unit)} ${coord(top + 118 * unit)}L${coord(cx + 22 * unit)} ${coord(top + 190 * unit)}L${coord(cx - 14 * unit)} ${coord(top + 122 * unit)}L${coord(cx - 52 * unit)} ${coord(top + 186 * unit)}L${coord(cx - 74 * unit)} ${coord(top + 126 * unit)}L${coord(cx - 150 * unit)} ${coord(top + 168 * unit)}C${coord(cx - 110 * unit)} ${coord(top + 120 * unit)} ${coord(cx - 76 * unit)} ${coord(top + 74 * unit)} ${coord(cx - 44 * unit)} ${coord(top)}Z`;
  const flank = `M${coord(cx + 8 * unit)} ${coord(top - 2 * unit)}L${coord(cx + 42 * unit)} ${coord(top + 4 * unit)}C${coord(cx + 120 * unit)} ${coord(top + 140 * unit)} ${coord(cx + width * 0.28)} ${coord(foot - 40 * unit)} ${coord(cx + width * 0.52)} ${coord(foot)}H${coord(cx + 60 * unit)}C${coord(cx + 80 * unit)} ${coord(top + 220 * unit)} ${coord(cx - 10 * unit)} ${coord(top + 150 * unit)} ${coord(cx + 8 * unit)} ${coord(top - 2 * unit)}Z`;
  return (
    `<path d="${body}" fill="${stage.gradient([
      [0, ink],
      [1, mix(ink, palette.sky[3], 0.7)],
    ])}"/>` +
    fill(snow, mix(lit(palette, '#fbf8f0', 0.1, 0.3), palette.haze, 0.12)) +
    `<path d="${flank}" fill="${stage.gradient([
      [0, palette.shadow, 0.34],
      [1, palette.shadow, 0],
    ])}"/>`
  );
}

function hills(stage: Stage, water: number, view: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  const tones = { spring: '#6f8058', summer: '#52684c', autumn: '#9a6238', winter: '#7d8688' }[stage.season];
  for (let i = 0; i < 3; i++) {
    const y = water - (190 - i * 64) * unit;
    const line = profile(
      stage,
      [
        [-30, y + rng.range(-40, 50) * unit],
        [width * 0.22, y - rng.range(10, 90) * unit * (view === 2 ? 0.3 : 1)],
        [width * 0.48, y + 40 * unit],
        [width * 0.76, y - rng.range(0, 90) * unit * (view === 2 ? 0.3 : 1)],
        [width + 30, y + rng.range(-60, 30) * unit],
      ],
      14 * unit,
      14,
      8,
    );
    const depth = 0.62 - i * 0.2;
    const ink = shade(palette, tones, depth, 0.1);
    if (i)
      out += forest(stage, line, unit * (24 + i * 16), ink, {
        spacing: unit * (12 + i * 5),
        back: stage.season === 'autumn' ? local(palette, '#b5793f', depth) : mix(ink, palette.haze, 0.3),
        tiers: 3,
        ...(stage.season === 'winter' ? { snow: lit(palette, '#f0f1ee', depth, 0.1) } : {}),
      });
    out +=
      `<path d="${softBelow(line, water + 2)}" fill="${stage.gradient([
        [0, ink],
        [1, mix(ink, palette.sky[3], 0.55)],
      ])}"/>` + mist(stage, y + 70 * unit, 12 * unit, 3, 0.4);
  }
  return out;
}

function lilies(stage: Stage, water: number): string {
  const { width, height, unit, rng, palette } = stage;
  let d = '';
  for (let i = 0; i < 12; i++) {
    const t = rng.range(0.3, 1);
    d += lens(width * rng.range(0.4, 1), water + (height - water) * t, unit * (30 + 40 * t), unit * (5 + 6 * t));
  }
  return fill(d, shade(palette, '#5f7050', 0, 0.3), stage.season === 'winter' ? 0 : 0.9);
}

function bank(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const line = profile(
    stage,
    [
      [-30, height * 0.84],
      [width * 0.12, height * 0.86],
      [width * 0.26, height * 0.93],
      [width * 0.44, height + 20],
    ],
    8 * unit,
    18,
    8,
  );
  const ink = mix(shade(palette, stage.season === 'winter' ? '#aab3b8' : '#4b5038', 0, 0.4), palette.near, 0.35);
  let out = fill(softBelow(line, height + 20), ink);
  for (const [fx, dy, k] of [
    [0.06, 26, 80],
    [0.14, 34, 96],
    [0.23, 40, 110],
  ] as const)
    out += fill(
      lens(width * fx, heightAt(line, width * fx) + dy * unit, k * unit * 1.2, k * unit * 0.2),
      mix(ink, palette.haze, 0.3),
    );
  out += stoneLantern(
    stage,
    width * (stage.portrait ? 0.14 : 0.07),
    heightAt(line, width * 0.07) + 8 * unit,
    unit * 1.2,
  );
  if (!stage.has('no-people')) {
    const x = width * (stage.portrait ? 0.28 : 0.17);
    const y = heightAt(line, x) + 22 * unit;
    out +=
      fill(person(x, y, 88 * unit, { skirt: true }) + person(x + 36 * unit, y + 6 * unit, 54 * unit), palette.near) +
      fill(
        `M${coord(x - 48 * unit)} ${coord(y - 74 * unit)}Q${coord(x)} ${coord(y - 138 * unit)} ${coord(x + 50 * unit)} ${coord(y - 74 * unit)}Q${coord(x)} ${coord(y - 86 * unit)} ${coord(x - 48 * unit)} ${coord(y - 74 * unit)}Z`,
        red(stage),
      ) +
      fill(
        `M${coord(x)} ${coord(y - 112 * unit)}Q${coord(x + 30 * unit)} ${coord(y - 104 * unit)} ${coord(x + 50 * unit)} ${coord(y - 74 * unit)}Q${coord(x + 24 * unit)} ${coord(y - 82 * unit)} ${coord(x)} ${coord(y - 84 * unit)}Z`,
        shade(palette, '#8a3c2a', 0, 0.2),
      );
  }
  return out;
}

function nearBough(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const season = stage.season;
  const kind = season === 'autumn' ? 'maple' : season === 'spring' ? 'blossom' : season === 'summer' ? 'maple' : 'pine';
  const tones =
    season === 'autumn'
      ? (['#8f3d26', '#bb5a33', '#dd8f4c'] as const)
      : season === 'spring'
        ? (['#b8848a', '#d9aca8', '#f4dcd4'] as const)
        : season === 'summer'
          ? (['#46603f', '#6b8450', '#93a465'] as const)
          : (['#33443c', '#47594c', '#dfe5e4'] as const);
  let out = bough(stage, {
    x: width + 20,
    y: height * 0.05,
    angle: 2.78,
    length: unit * (stage.portrait ? 520 : 560),
    kind,
    tones,
    leaf: 34 * unit,
    dark: 0.05,
  });
  let falling = '';
  if (season === 'autumn' || season === 'spring')
    for (let i = 0; i < 14; i++) {
      const x = width * rng.range(0.3, 0.95);
      const y = height * rng.range(0.3, 0.92);
      falling +=
        season === 'autumn'
          ? mapleLeaf(x, y, unit * rng.range(7, 13), rng() * 6)
          : lens(x, y, unit * rng.range(9, 15), unit * 5);
    }
  out += fill(falling, local(palette, tones[1]), 0.9);
  return out;
}
