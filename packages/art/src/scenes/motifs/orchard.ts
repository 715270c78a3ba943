import { mix } from '../../core/colour.ts';
import {
  fill,
  heightAt,
  lens,
  n,
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
export function orchard(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.46 : rng.range(0.44, 0.5));
  const sunX = sunAcross(s, 0.2, 0.32, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 250 : rng.range(70, 130)),
    r: 52 * u,
    horizon: horizon + 40 * u,
  });
  for (let i = 0; i < 3; i++) {
    const y = horizon - (34 - i * 28) * u;
    const line = profile(
      s,
      [
        [-30, y],
        [w * 0.3, y - rng.range(10, 60) * u],
        [w * 0.62, y + 10 * u],
        [w + 30, y - rng.range(0, 50) * u],
      ],
      10 * u,
      20,
      4,
    );
    const ink = mix(mix(pal.haze, pal.shadow, 0.1 + i * 0.08), local(pal, meadow(s.season)), i * 0.14);
    out +=
      `<path d="${softBelow(line, horizon + 120 * u)}" fill="${s.gradient([
        [0, ink],
        [1, mix(ink, pal.sky[3], 0.55)],
      ])}"/>` + mist(s, y + 40 * u, 10 * u, 2, 0.2);
  }
  const grass = meadow(s.season);
  out += farm(s, horizon);
  out += `<rect y="${n(horizon + 50 * u)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, lit(pal, grass, 0.2, 0.34)],
    [0.5, local(pal, grass)],
    [1, shade(pal, grass, 0, 0.34)],
  ])}"/>`;
  out += rows(s, horizon);
  out += s.seed % 2 ? ladder(s) : gate(s);
  const season = s.season;
  const kind = season === 'winter' ? 'bare' : season === 'spring' ? 'blossom' : 'apple';
  out += bough(s, {
    x: w + 20,
    y: h * 0.04,
    angle: 2.7,
    length: u * (s.portrait ? 480 : 520),
    kind,
    dark: 0.12,
    leaf: 34 * u,
    ...(season === 'spring' ? { tones: ['#c08a8e', '#e0b6ae', '#f7e4da'] as const } : {}),
  });
  if (s.seed % 3)
    out += bough(s, {
      x: -20,
      y: h * 0.02,
      angle: 0.42,
      length: u * 360,
      kind,
      dark: 0.2,
      leaf: 34 * u,
      ...(season === 'spring' ? { tones: ['#c08a8e', '#e0b6ae', '#f7e4da'] as const } : {}),
    });
  return out + birds(s, w * 0.4, horizon - 140 * u, 5, 15 * u, mix(pal.near, pal.haze, 0.35));
}

function farm(s: Stage, horizon: number): string {
  const { w, u, pal } = s;
  const x = w * (s.portrait ? 0.5 : 0.62);
  const y = horizon + 54 * u;
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - 30 * u, 160 * u, 0.36) : '') +
    gableHouse(s, {
      x: x - 60 * u,
      y,
      gable: 74 * u,
      length: 110 * u,
      wall: 56 * u,
      roof: 44 * u,
      depth: 0.2,
      stone: '#9a4f3c',
      tile: '#6d655c',
      side: 1,
      lightOn: 'gable',
      eaves: 8 * u,
      windows: 'plain',
      planks: true,
      snow: s.season === 'winter',
    }) +
    gableHouse(s, {
      x: x + 120 * u,
      y: y + 4 * u,
      gable: 50 * u,
      length: 80 * u,
      wall: 40 * u,
      roof: 30 * u,
      depth: 0.2,
      stone: '#efe4cc',
      tile: '#7d6a58',
      side: 1,
      lightOn: 'gable',
      eaves: 8 * u,
      windows: 'plain',
      snow: s.season === 'winter',
    })
  );
}

/** A small round fruit tree with fruit or blossom, and its shadow. */
function fruitTree(s: Stage, x: number, y: number, h: number, depth: number): string {
  const { rng, pal, u } = s;
  const tones = s.season === 'spring' ? (['#c79a9a', '#e6c3bb', '#f8e8df'] as const) : leaves(s.season);
  const bark = shade(pal, '#5d4a38', depth, 0.4);
  let out = s.hour === 'night' ? '' : fill(lens(x + h * 0.44, y, h * 1.1, h * 0.09), pal.shadow, 0.24 * (1 - depth));
  out += fill(
    branch([x, y], [x + rng.bell() * h * 0.06, y - h * 0.2], [x, y - h * 0.44], h * 0.045, h * 0.03) +
      branch([x, y - h * 0.32], [x - h * 0.1, y - h * 0.44], [x - h * 0.2, y - h * 0.6], h * 0.022, h * 0.01) +
      branch([x, y - h * 0.34], [x + h * 0.1, y - h * 0.46], [x + h * 0.22, y - h * 0.62], h * 0.022, h * 0.01),
    bark,
  );
  if (s.season === 'winter') {
    let twigs = '';
    for (let i = 0; i < 16; i++) {
      const a = Math.PI * (0.08 + (0.84 * i) / 15) + rng.bell() * 0.16;
      const l = rng.range(0.6, 1.1);
      twigs += `M${n(x + Math.cos(a) * h * 0.08)} ${n(y - h * 0.44)}Q${n(x + Math.cos(a) * h * 0.24)} ${n(y - h * (0.5 + Math.sin(a) * 0.16))} ${n(x + Math.cos(a) * h * 0.42 * l)} ${n(y - h * (0.48 + Math.sin(a) * 0.42 * l))}M${n(x + Math.cos(a) * h * 0.22)} ${n(y - h * (0.5 + Math.sin(a) * 0.17))}l${n(h * rng.range(-0.1, 0.1))} ${n(-h * rng.range(0.06, 0.14))}`;
    }
    return (
      out +
      stroke(twigs, bark, h * 0.016) +
      stroke(twigs, lit(pal, '#f6f6f2', depth, 0.1), h * 0.006, 0.8).replace(
        '<path',
        `<path transform="translate(0 ${n(-h * 0.008)})"`,
      )
    );
  }
  const layers = ['', '', ''];
  const count = h > 160 * u ? 18 : 10;
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng()) * 0.8;
    const cx = x + Math.cos(a) * h * 0.36 * d;
    const cy = y - h * 0.68 + Math.sin(a) * h * 0.27 * d;
    const r = h * rng.range(0.12, 0.17);
    layers[0] += clump(s, cx, cy, r, r * 0.86, 8);
    layers[1] += clump(s, cx - r * 0.22, cy - r * 0.24, r * 0.7, r * 0.54, 7);
    if (i % 2) layers[2] += clump(s, cx - r * 0.34, cy - r * 0.4, r * 0.4, r * 0.24, 6);
  }
  out +=
    fill(layers[0] ?? '', shade(pal, tones[0], depth, 0.28)) +
    fill(layers[1] ?? '', local(pal, tones[1], depth)) +
    fill(layers[2] ?? '', lit(pal, tones[2], depth, 0.2));
  if (s.season === 'spring') return out;
  let fruit = '';
  for (let i = 0; i < count * 0.9; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng()) * 0.9;
    const r = h * 0.018;
    const fx = x + Math.cos(a) * h * 0.4 * d;
    const fy = y - h * 0.66 + Math.sin(a) * h * 0.3 * d;
    fruit += `M${n(fx - r)} ${n(fy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
  return out + fill(fruit, local(pal, s.seed % 2 ? '#b4473a' : '#d8a84a', depth));
}

function rows(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const vx = w * (s.portrait ? 0.5 : rng.range(0.54, 0.62));
  const top = horizon + 60 * u;
  // The mown walk between the rows.
  let out = fill(
    poly([
      [vx - 14 * u, top],
      [vx + 14 * u, top],
      [vx + w * 0.2, h + 20],
      [vx - w * 0.24, h + 20],
    ]),
    lit(pal, s.season === 'winter' ? '#f3f3ef' : '#c4c084', 0.04, 0.3),
    0.6,
  );
  const steps = 6;
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.7) / steps) ** 1.9;
    const y = top + (h - top) * 0.92 * t;
    const depth = 0.36 * (1 - t);
    const tall = u * (50 + 350 * t) * (s.portrait ? 0.86 : 1);
    const gap = tall * 0.74;
    // Each row repeats two trees, to save bytes.
    const kinds = [0, 1].map(() => {
      const id = s.id();
      s.define(`<g id="${id}">${fruitTree(s, 0, 0, tall * rng.range(0.9, 1.1), depth)}</g>`);
      return id;
    });
    for (let k = -4; k <= 3; k++) {
      const x = vx + (k + 0.5) * gap * 1.32;
      if (x < -tall || x > w + tall) continue;
      if (i === steps - 1 && Math.abs(k + 0.5) < 1.2) continue;
      out += `<use href="#${kinds[(k + 4 + i) % 2] ?? ''}" x="${n(x + rng.bell() * 6 * u)}" y="${n(y)}"/>`;
    }
  }
  if (s.season === 'autumn' || s.season === 'spring') {
    let fallen = '';
    for (let i = 0; i < 90; i++) fallen += lens(w * rng(), top + (h - top) * rng() ** 0.7, u * rng.range(6, 13), u * 4);
    out += fill(fallen, local(pal, s.season === 'spring' ? '#f0d8d0' : '#b4573a'), 0.8);
  }
  return out;
}

function crate(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const wood = lit(pal, '#b08a58', 0, 0.14);
  let apples = '';
  for (let i = 0; i < 12; i++)
    apples += `M${n(x + (-46 + (i % 6) * 17) * k)} ${n(y - (48 + Math.floor(i / 6) * 10) * k)}a${n(9 * k)} ${n(9 * k)} 0 1 1 ${n(18 * k)} 0a${n(9 * k)} ${n(9 * k)} 0 1 1 ${n(-18 * k)} 0Z`;
  return (
    fill(lens(x + 16 * k, y + 2 * k, 150 * k, 12 * k), pal.shadow, 0.36) +
    fill(apples, local(pal, s.seed % 2 ? '#b4473a' : '#d8a84a')) +
    fill(
      rect(x - 52 * k, y - 46 * k, 104 * k, 13 * k) +
        rect(x - 52 * k, y - 30 * k, 104 * k, 13 * k) +
        rect(x - 52 * k, y - 14 * k, 104 * k, 14 * k),
      wood,
    ) +
    fill(
      rect(x - 52 * k, y - 46 * k, 9 * k, 46 * k) + rect(x + 43 * k, y - 46 * k, 9 * k, 46 * k),
      shade(pal, '#8a6a42', 0, 0.24),
    )
  );
}

function ladder(s: Stage): string {
  const { w, h, u, pal } = s;
  const x = w * (s.portrait ? 0.56 : 0.6);
  const y = h * 0.95;
  const wood = shade(pal, '#8a6a48', 0, 0.3);
  let rungs = '';
  for (let i = 1; i < 8; i++)
    rungs += `M${n(x - (52 - i * 4.6) * u + i * 4 * u)} ${n(y - i * 46 * u)}L${n(x + (52 - i * 4.6) * u + i * 4 * u)} ${n(y - i * 46 * u)}`;
  let out = fruitTree(s, x + 120 * u, y - 10 * u, 520 * u, 0);
  out += stroke(
    `M${n(x - 56 * u)} ${n(y)}L${n(x + 10 * u)} ${n(y - 400 * u)}M${n(x + 56 * u)} ${n(y)}L${n(x + 44 * u)} ${n(y - 400 * u)}${rungs}`,
    wood,
    6 * u,
  );
  const ink = mix(pal.near, pal.haze, 0.06);
  if (!s.has('no-people'))
    out +=
      fill(person(x + 12 * u, y - 184 * u, 150 * u, { arm: 1, skirt: true }), ink) +
      fill(person(x - 120 * u, y + 6 * u, 104 * u, { arm: 1 }), ink);
  return (
    out +
    crate(s, x - 220 * u, y + 14 * u, u) +
    crate(s, x - 320 * u, y + 26 * u, u * 1.1) +
    grasses(s, () => h + 6, -10, w + 10, 130, 60 * u, mix(shade(pal, meadow(s.season), 0, 0.5), pal.near, 0.3))
  );
}

function gate(s: Stage): string {
  const { w, h, u, pal } = s;
  const line = profile(
    s,
    [
      [-30, h * 0.86],
      [w * 0.4, h * 0.9],
      [w * 0.7, h * 0.9],
      [w + 30, h * 0.84],
    ],
    5 * u,
    22,
    5,
  );
  const stone = shade(pal, '#8f8676', 0, 0.34);
  const light = lit(pal, '#b5ab98', 0, 0.16);
  const gx = w * (s.portrait ? 0.5 : 0.56);
  let a = '';
  let b = '';
  for (let row = 0; row < 3; row++)
    for (let x = -20 * u; x < w + 40 * u; x += 52 * u) {
      if (Math.abs(x + 26 * u - gx) < 130 * u) continue;
      const y = heightAt(line, x) - row * 24 * u;
      const wob = s.rng.range(0.8, 1.1);
      const d = clump(s, x + (row % 2 ? 26 : 0) * u, y, 29 * u * wob, 14 * u, 8);
      if (s.rng.chance(0.4)) b += d;
      else a += d;
    }
  const wood = shade(pal, '#7d6448', 0, 0.3);
  const y = heightAt(line, gx);
  let out =
    fill(a, stone) +
    fill(b, light) +
    fill(rect(gx - 128 * u, y - 110 * u, 16 * u, 130 * u) + rect(gx + 112 * u, y - 110 * u, 16 * u, 130 * u), wood);
  // An open gate.
  out += stroke(
    `M${n(gx + 112 * u)} ${n(y - 92 * u)}L${n(gx + 210 * u)} ${n(y - 64 * u)}V${n(y + 40 * u)}L${n(gx + 112 * u)} ${n(y + 4 * u)}M${n(gx + 112 * u)} ${n(y - 60 * u)}L${n(gx + 210 * u)} ${n(y - 30 * u)}M${n(gx + 112 * u)} ${n(y - 28 * u)}L${n(gx + 210 * u)} ${n(y + 6 * u)}M${n(gx + 112 * u)} ${n(y + 4 * u)}L${n(gx + 210 * u)} ${n(y - 60 * u)}`,
    wood,
    7 * u,
  );
  const ground = mix(shade(pal, meadow(s.season), 0, 0.5), pal.near, 0.3);
  const lower: Point[] = line.map(([x, q]): Point => [x, q + 26 * u]);
  out += fill(softBelow(lower, h + 20), ground);
  const ink = mix(pal.near, pal.haze, 0.04);
  if (!s.has('no-people'))
    out += fill(
      person(gx - 30 * u, y + 20 * u, 118 * u, { skirt: true, hat: true }) + person(gx + 24 * u, y + 24 * u, 74 * u),
      ink,
    );
  return out + grasses(s, (x) => heightAt(lower, x), 0, w, 170, 56 * u, ground);
}
