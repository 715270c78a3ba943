import { mix } from '../../core/colour.ts';
import {
  fill,
  heightAt,
  lens,
  coord,
  poly,
  rect,
  softBelow,
  stroke,
  taper as branch,
  type Point,
} from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { gableHouse } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

/** Fruit trees: down the rows to the barn, or under the boughs with a ladder and a basket. */
export function orchard(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.46 : rng.range(0.44, 0.5));
  const sunX = sunAcross(stage, 0.2, 0.32, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 250 : rng.range(70, 130)),
    r: 52 * unit,
    horizon: horizon + 40 * unit,
  });
  for (let i = 0; i < 3; i++) {
    const y = horizon - (34 - i * 28) * unit;
    const line = profile(
      stage,
      [
        [-30, y],
        [width * 0.3, y - rng.range(10, 60) * unit],
        [width * 0.62, y + 10 * unit],
        [width + 30, y - rng.range(0, 50) * unit],
      ],
      10 * unit,
      20,
      4,
    );
    const ink = mix(mix(palette.haze, palette.shadow, 0.1 + i * 0.08), local(palette, meadow(stage.season)), i * 0.14);
    out +=
      `<path d="${softBelow(line, horizon + 120 * unit)}" fill="${stage.gradient([
        [0, ink],
        [1, mix(ink, palette.sky[3], 0.55)],
      ])}"/>` + mist(stage, y + 40 * unit, 10 * unit, 2, 0.2);
  }
  const grass = meadow(stage.season);
  out += farm(stage, horizon);
  out += `<rect y="${coord(horizon + 50 * unit)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient(
    [
      [0, lit(palette, grass, 0.2, 0.34)],
      [0.5, local(palette, grass)],
      [1, shade(palette, grass, 0, 0.34)],
    ],
  )}"/>`;
  out += rows(stage, horizon);
  out += stage.seed % 2 ? ladder(stage) : gate(stage);
  const season = stage.season;
  const kind = season === 'winter' ? 'bare' : season === 'spring' ? 'blossom' : 'apple';
  out += bough(stage, {
    x: width + 20,
    y: height * 0.04,
    angle: 2.7,
    length: unit * (stage.portrait ? 480 : 520),
    kind,
    dark: 0.12,
    leaf: 34 * unit,
    ...(season === 'spring' ? { tones: ['#c08a8e', '#e0b6ae', '#f7e4da'] as const } : {}),
  });
  if (stage.seed % 3)
    out += bough(stage, {
      x: -20,
      y: height * 0.02,
      angle: 0.42,
      length: unit * 360,
      kind,
      dark: 0.2,
      leaf: 34 * unit,
      ...(season === 'spring' ? { tones: ['#c08a8e', '#e0b6ae', '#f7e4da'] as const } : {}),
    });
  return out + birds(stage, width * 0.4, horizon - 140 * unit, 5, 15 * unit, mix(palette.near, palette.haze, 0.35));
}

function farm(stage: Stage, horizon: number): string {
  const { width, unit, palette } = stage;
  const x = width * (stage.portrait ? 0.5 : 0.62);
  const y = horizon + 54 * unit;
  return (
    (palette.lamps ? stage.halo(palette.lamp, x, y - 30 * unit, 160 * unit, 0.36) : '') +
    gableHouse(stage, {
      x: x - 60 * unit,
      y,
      gable: 74 * unit,
      length: 110 * unit,
      wall: 56 * unit,
      roof: 44 * unit,
      depth: 0.2,
      stone: '#9a4f3c',
      tile: '#6d655c',
      side: 1,
      lightOn: 'gable',
      eaves: 8 * unit,
      windows: 'plain',
      planks: true,
      snow: stage.season === 'winter',
    }) +
    gableHouse(stage, {
      x: x + 120 * unit,
      y: y + 4 * unit,
      gable: 50 * unit,
      length: 80 * unit,
      wall: 40 * unit,
      roof: 30 * unit,
      depth: 0.2,
      stone: '#efe4cc',
      tile: '#7d6a58',
      side: 1,
      lightOn: 'gable',
      eaves: 8 * unit,
      windows: 'plain',
      snow: stage.season === 'winter',
    })
  );
}

/** A small round fruit tree with fruit or blossom, and its shadow. */
function fruitTree(stage: Stage, x: number, y: number, height: number, depth: number): string {
  const { rng, palette, unit } = stage;
  const tones = stage.season === 'spring' ? (['#c79a9a', '#e6c3bb', '#f8e8df'] as const) : leaves(stage.season);
  const bark = shade(palette, '#5d4a38', depth, 0.4);
  let out =
    stage.hour === 'night'
      ? ''
      : fill(lens(x + height * 0.44, y, height * 1.1, height * 0.09), palette.shadow, 0.24 * (1 - depth));
  out += fill(
    branch(
      [x, y],
      [x + rng.bell() * height * 0.06, y - height * 0.2],
      [x, y - height * 0.44],
      height * 0.045,
      height * 0.03,
    ) +
      branch(
        [x, y - height * 0.32],
        [x - height * 0.1, y - height * 0.44],
        [x - height * 0.2, y - height * 0.6],
        height * 0.022,
        height * 0.01,
      ) +
      branch(
        [x, y - height * 0.34],
        [x + height * 0.1, y - height * 0.46],
        [x + height * 0.22, y - height * 0.62],
        height * 0.022,
        height * 0.01,
      ),
    bark,
  );
  if (stage.season === 'winter') {
    let twigs = '';
    for (let i = 0; i < 16; i++) {
      const a = Math.PI * (0.08 + (0.84 * i) / 15) + rng.bell() * 0.16;
      const l = rng.range(0.6, 1.1);
      twigs += `M${coord(x + Math.cos(a) * height * 0.08)} ${coord(y - height * 0.44)}Q${coord(x + Math.cos(a) * height * 0.24)} ${coord(y - height * (0.5 + Math.sin(a) * 0.16))} ${coord(x + Math.cos(a) * height * 0.42 * l)} ${coord(y - height * (0.48 + Math.sin(a) * 0.42 * l))}M${coord(x + Math.cos(a) * height * 0.22)} ${coord(y - height * (0.5 + Math.sin(a) * 0.17))}l${coord(height * rng.range(-0.1, 0.1))} ${coord(-height * rng.range(0.06, 0.14))}`;
    }
    return (
      out +
      stroke(twigs, bark, height * 0.016) +
      stroke(twigs, lit(palette, '#f6f6f2', depth, 0.1), height * 0.006, 0.8).replace(
        '<path',
        `<path transform="translate(0 ${coord(-height * 0.008)})"`,
      )
    );
  }
  const layers = ['', '', ''];
  const count = height > 160 * unit ? 18 : 10;
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng()) * 0.8;
    const cx = x + Math.cos(a) * height * 0.36 * d;
    const cy = y - height * 0.68 + Math.sin(a) * height * 0.27 * d;
    const r = height * rng.range(0.12, 0.17);
    layers[0] += clump(stage, cx, cy, r, r * 0.86, 8);
    layers[1] += clump(stage, cx - r * 0.22, cy - r * 0.24, r * 0.7, r * 0.54, 7);
    if (i % 2) layers[2] += clump(stage, cx - r * 0.34, cy - r * 0.4, r * 0.4, r * 0.24, 6);
  }
  out +=
    fill(layers[0] ?? '', shade(palette, tones[0], depth, 0.28)) +
    fill(layers[1] ?? '', local(palette, tones[1], depth)) +
    fill(layers[2] ?? '', lit(palette, tones[2], depth, 0.2));
  if (stage.season === 'spring') return out;
  let fruit = '';
  for (let i = 0; i < count * 0.9; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng()) * 0.9;
    const r = height * 0.018;
    const fx = x + Math.cos(a) * height * 0.4 * d;
    const fy = y - height * 0.66 + Math.sin(a) * height * 0.3 * d;
    fruit += `M${coord(fx - r)} ${coord(fy)}a${coord(r)} ${coord(r)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r)} 0 1 1 ${coord(-2 * r)} 0Z`;
  }
  return out + fill(fruit, local(palette, stage.seed % 2 ? '#b4473a' : '#d8a84a', depth));
}

function rows(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const vx = width * (stage.portrait ? 0.5 : rng.range(0.54, 0.62));
  const top = horizon + 60 * unit;
  // The mown walk between the rows.
  let out = fill(
    poly([
      [vx - 14 * unit, top],
      [vx + 14 * unit, top],
      [vx + width * 0.2, height + 20],
      [vx - width * 0.24, height + 20],
    ]),
    lit(palette, stage.season === 'winter' ? '#f3f3ef' : '#c4c084', 0.04, 0.3),
    0.6,
  );
  const steps = 6;
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.7) / steps) ** 1.9;
    const y = top + (height - top) * 0.92 * t;
    const depth = 0.36 * (1 - t);
    const tall = unit * (50 + 350 * t) * (stage.portrait ? 0.86 : 1);
    const gap = tall * 0.74;
    // Each row repeats two trees, to save bytes.
    const kinds = [0, 1].map(() => {
      const id = stage.id();
      stage.define(`<g id="${id}">${fruitTree(stage, 0, 0, tall * rng.range(0.9, 1.1), depth)}</g>`);
      return id;
    });
    for (let k = -4; k <= 3; k++) {
      const x = vx + (k + 0.5) * gap * 1.32;
      if (x < -tall || x > width + tall) continue;
      if (i === steps - 1 && Math.abs(k + 0.5) < 1.2) continue;
      out += `<use href="#${kinds[(k + 4 + i) % 2] ?? ''}" x="${coord(x + rng.bell() * 6 * unit)}" y="${coord(y)}"/>`;
    }
  }
  if (stage.season === 'autumn' || stage.season === 'spring') {
    let fallen = '';
    for (let i = 0; i < 90; i++)
      fallen += lens(width * rng(), top + (height - top) * rng() ** 0.7, unit * rng.range(6, 13), unit * 4);
    out += fill(fallen, local(palette, stage.season === 'spring' ? '#f0d8d0' : '#b4573a'), 0.8);
  }
  return out;
}

function crate(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const wood = lit(palette, '#b08a58', 0, 0.14);
  let apples = '';
  for (let i = 0; i < 12; i++)
    apples += `M${coord(x + (-46 + (i % 6) * 17) * scale)} ${coord(y - (48 + Math.floor(i / 6) * 10) * scale)}a${coord(9 * scale)} ${coord(9 * scale)} 0 1 1 ${coord(18 * scale)} 0a${coord(9 * scale)} ${coord(9 * scale)} 0 1 1 ${coord(-18 * scale)} 0Z`;
  return (
    fill(lens(x + 16 * scale, y + 2 * scale, 150 * scale, 12 * scale), palette.shadow, 0.36) +
    fill(apples, local(palette, stage.seed % 2 ? '#b4473a' : '#d8a84a')) +
    fill(
      rect(x - 52 * scale, y - 46 * scale, 104 * scale, 13 * scale) +
        rect(x - 52 * scale, y - 30 * scale, 104 * scale, 13 * scale) +
        rect(x - 52 * scale, y - 14 * scale, 104 * scale, 14 * scale),
      wood,
    ) +
    fill(
      rect(x - 52 * scale, y - 46 * scale, 9 * scale, 46 * scale) +
        rect(x + 43 * scale, y - 46 * scale, 9 * scale, 46 * scale),
      shade(palette, '#8a6a42', 0, 0.24),
    )
  );
}

function ladder(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const x = width * (stage.portrait ? 0.56 : 0.6);
  const y = height * 0.95;
  const wood = shade(palette, '#8a6a48', 0, 0.3);
  let rungs = '';
  for (let i = 1; i < 8; i++)
    rungs += `M${coord(x - (52 - i * 4.6) * unit + i * 4 * unit)} ${coord(y - i * 46 * unit)}L${coord(x + (52 - i * 4.6) * unit + i * 4 * unit)} ${coord(y - i * 46 * unit)}`;
  let out = fruitTree(stage, x + 120 * unit, y - 10 * unit, 520 * unit, 0);
  out += stroke(
    `M${coord(x - 56 * unit)} ${coord(y)}L${coord(x + 10 * unit)} ${coord(y - 400 * unit)}M${coord(x + 56 * unit)} ${coord(y)}L${coord(x + 44 * unit)} ${coord(y - 400 * unit)}${rungs}`,
    wood,
    6 * unit,
  );
  const ink = mix(palette.near, palette.haze, 0.06);
  if (!stage.has('no-people'))
    out +=
      fill(person(x + 12 * unit, y - 184 * unit, 150 * unit, { arm: 1, skirt: true }), ink) +
      fill(person(x - 120 * unit, y + 6 * unit, 104 * unit, { arm: 1 }), ink);
  return (
    out +
    crate(stage, x - 220 * unit, y + 14 * unit, unit) +
    crate(stage, x - 320 * unit, y + 26 * unit, unit * 1.1) +
    grasses(
      stage,
      () => height + 6,
      -10,
      width + 10,
      130,
      60 * unit,
      mix(shade(palette, meadow(stage.season), 0, 0.5), palette.near, 0.3),
    )
  );
}

function gate(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const line = profile(
    stage,
    [
      [-30, height * 0.86],
      [width * 0.4, height * 0.9],
      [width * 0.7, height * 0.9],
      [width + 30, height * 0.84],
    ],
    5 * unit,
    22,
    5,
  );
  const stone = shade(palette, '#8f8676', 0, 0.34);
  const light = lit(palette, '#b5ab98', 0, 0.16);
  const gx = width * (stage.portrait ? 0.5 : 0.56);
  let a = '';
  let b = '';
  for (let row = 0; row < 3; row++)
    for (let x = -20 * unit; x < width + 40 * unit; x += 52 * unit) {
      if (Math.abs(x + 26 * unit - gx) < 130 * unit) continue;
      const y = heightAt(line, x) - row * 24 * unit;
      const wob = stage.rng.range(0.8, 1.1);
      const d = clump(stage, x + (row % 2 ? 26 : 0) * unit, y, 29 * unit * wob, 14 * unit, 8);
      if (stage.rng.chance(0.4)) b += d;
      else a += d;
    }
  const wood = shade(palette, '#7d6448', 0, 0.3);
  const y = heightAt(line, gx);
  let out =
    fill(a, stone) +
    fill(b, light) +
    fill(
      rect(gx - 128 * unit, y - 110 * unit, 16 * unit, 130 * unit) +
        rect(gx + 112 * unit, y - 110 * unit, 16 * unit, 130 * unit),
      wood,
    );
  // An open gate.
  out += stroke(
    `M${coord(gx + 112 * unit)} ${coord(y - 92 * unit)}L${coord(gx + 210 * unit)} ${coord(y - 64 * unit)}V${coord(y + 40 * unit)}L${coord(gx + 112 * unit)} ${coord(y + 4 * unit)}M${coord(gx + 112 * unit)} ${coord(y - 60 * unit)}L${coord(gx + 210 * unit)} ${coord(y - 30 * unit)}M${coord(gx + 112 * unit)} ${coord(y - 28 * unit)}L${coord(gx + 210 * unit)} ${coord(y + 6 * unit)}M${coord(gx + 112 * unit)} ${coord(y + 4 * unit)}L${coord(gx + 210 * unit)} ${coord(y - 60 * unit)}`,
    wood,
    7 * unit,
  );
  const ground = mix(shade(palette, meadow(stage.season), 0, 0.5), palette.near, 0.3);
  const lower: Point[] = line.map(([x, q]): Point => [x, q + 26 * unit]);
  out += fill(softBelow(lower, height + 20), ground);
  const ink = mix(palette.near, palette.haze, 0.04);
  if (!stage.has('no-people'))
    out += fill(
      person(gx - 30 * unit, y + 20 * unit, 118 * unit, { skirt: true, hat: true }) +
        person(gx + 24 * unit, y + 24 * unit, 74 * unit),
      ink,
    );
  return out + grasses(stage, (x) => heightAt(lower, x), 0, width, 170, 56 * unit, ground);
}
