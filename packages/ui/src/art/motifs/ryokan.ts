import { mix } from '../core/colour.ts';
import { fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { bough, mapleLeaf } from '../elements/bough.ts';
import { person } from '../elements/people.ts';
import { drawSky, sunAcross } from '../elements/sky.ts';
import { mist, profile, rock } from '../elements/terrain.ts';
import { forest } from '../elements/trees.ts';
import { glints, reflect, ripples } from '../elements/water.ts';

/** A ryokan by its water: the hall across the pond, a hot spring among stones, or the red bridge under the mountain. */
export function ryokan(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.66 : rng.range(0.68, 0.73));
  const sunX = sunAcross(s, 0.3, 0.42, 0.4);
  let out = drawSky(s, {
    x: sunX,
    y: h * (s.portrait ? 0.26 : rng.range(0.26, 0.32)),
    r: u * (s.hour === 'noon' ? 60 : 96),
    horizon: h,
  });
  if (view === 2) out += volcano(s, water);
  out += hills(s, water, view);
  if (view === 1) return out + spring(s, water) + nearBough(s);
  const body = view === 0 ? hallShore(s, water) : bridge(s, water);
  const { above, below } = reflect(s, body, water, 0.42, 0.8);
  out +=
    `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[3], 0.5)],
      [1, mix(pal.water[1], pal.haze, 0.1)],
    ])}"/>` +
    glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 34, spread: 120, length: 150, opacity: 0.7 }) +
    ripples(s, water, h, pal.water[1], 30, 0.18) +
    below +
    above;
  out += lilies(s, water) + bank(s);
  return out + nearBough(s);
}

const red = (s: Stage): string => local(s.pal, '#b4533a');

function volcano(s: Stage, water: number): string {
  const { w, h, u, pal } = s;
  const cx = w * (s.portrait ? 0.56 : 0.62);
  const top = h * (s.portrait ? 0.36 : 0.25);
  const foot = water;
  const ink = mix(mix(pal.haze, '#7f8a94', 0.4), pal.shadow, 0.1);
  const body = `M${n(cx - w * 0.5)} ${n(foot)}C${n(cx - w * 0.26)} ${n(foot - 40 * u)} ${n(cx - 110 * u)} ${n(top + 130 * u)} ${n(cx - 44 * u)} ${n(top)}L${n(cx - 18 * u)} ${n(top + 8 * u)}L${n(cx + 8 * u)} ${n(top - 2 * u)}L${n(cx + 42 * u)} ${n(top + 4 * u)}C${n(cx + 120 * u)} ${n(top + 140 * u)} ${n(cx + w * 0.28)} ${n(foot - 40 * u)} ${n(cx + w * 0.52)} ${n(foot)}Z`;
  const snow = `M${n(cx - 44 * u)} ${n(top)}L${n(cx - 18 * u)} ${n(top + 8 * u)}L${n(cx + 8 * u)} ${n(top - 2 * u)}L${n(cx + 42 * u)} ${n(top + 4 * u)}C${n(cx + 80 * u)} ${n(top + 76 * u)} ${n(cx + 110 * u)} ${n(top + 116 * u)} ${n(cx + 150 * u)} ${n(top + 156 * u)}L${n(cx + 108 * u)} ${n(top + 136 * u)}L${n(cx + 92 * u)} ${n(top + 176 * u)}L${n(cx + 50 * u)} ${n(top + 118 * u)}L${n(cx + 22 * u)} ${n(top + 190 * u)}L${n(cx - 14 * u)} ${n(top + 122 * u)}L${n(cx - 52 * u)} ${n(top + 186 * u)}L${n(cx - 74 * u)} ${n(top + 126 * u)}L${n(cx - 150 * u)} ${n(top + 168 * u)}C${n(cx - 110 * u)} ${n(top + 120 * u)} ${n(cx - 76 * u)} ${n(top + 74 * u)} ${n(cx - 44 * u)} ${n(top)}Z`;
  const flank = `M${n(cx + 8 * u)} ${n(top - 2 * u)}L${n(cx + 42 * u)} ${n(top + 4 * u)}C${n(cx + 120 * u)} ${n(top + 140 * u)} ${n(cx + w * 0.28)} ${n(foot - 40 * u)} ${n(cx + w * 0.52)} ${n(foot)}H${n(cx + 60 * u)}C${n(cx + 80 * u)} ${n(top + 220 * u)} ${n(cx - 10 * u)} ${n(top + 150 * u)} ${n(cx + 8 * u)} ${n(top - 2 * u)}Z`;
  return (
    `<path d="${body}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.7)],
    ])}"/>` +
    fill(snow, mix(lit(pal, '#fbf8f0', 0.1, 0.3), pal.haze, 0.12)) +
    `<path d="${flank}" fill="${s.gradient([
      [0, pal.shadow, 0.34],
      [1, pal.shadow, 0],
    ])}"/>`
  );
}

function hills(s: Stage, water: number, view: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const tones = { spring: '#6f8058', summer: '#52684c', autumn: '#9a6238', winter: '#7d8688' }[s.season];
  for (let i = 0; i < 3; i++) {
    const y = water - (190 - i * 64) * u;
    const line = profile(
      s,
      [
        [-30, y + rng.range(-40, 50) * u],
        [w * 0.22, y - rng.range(10, 90) * u * (view === 2 ? 0.3 : 1)],
        [w * 0.48, y + 40 * u],
        [w * 0.76, y - rng.range(0, 90) * u * (view === 2 ? 0.3 : 1)],
        [w + 30, y + rng.range(-60, 30) * u],
      ],
      14 * u,
      14,
      8,
    );
    const depth = 0.62 - i * 0.2;
    const ink = shade(pal, tones, depth, 0.1);
    if (i)
      out += forest(s, line, u * (24 + i * 16), ink, {
        spacing: u * (12 + i * 5),
        back: s.season === 'autumn' ? local(pal, '#b5793f', depth) : mix(ink, pal.haze, 0.3),
        tiers: 3,
        ...(s.season === 'winter' ? { snow: lit(pal, '#f0f1ee', depth, 0.1) } : {}),
      });
    out +=
      `<path d="${softBelow(line, water + 2)}" fill="${s.gradient([
        [0, ink],
        [1, mix(ink, pal.sky[3], 0.55)],
      ])}"/>` + mist(s, y + 70 * u, 12 * u, 3, 0.4);
  }
  return out;
}

/** One hall: a sweeping tiled roof, paper screens alight, posts on stone. */
function hall(s: Stage, x: number, y: number, w: number, wall: number, roof: number, over: number): string {
  const { pal, u } = s;
  const wood = shade(pal, '#6b5038', 0.03, 0.4);
  const paper = pal.lamps ? mix(pal.lamp, '#fff3d6', 0.2) : lit(pal, '#f0e6d0', 0.04, 0.2);
  const tile = shade(pal, s.season === 'winter' ? '#dfe4e6' : '#545a5c', 0.04, 0.2);
  const tileLit = lit(pal, s.season === 'winter' ? '#f6f6f2' : '#7a8080', 0.04, 0.14);
  let out = fill(rect(x, y - wall, w, wall), wood);
  const bay = 42 * u;
  const count = Math.floor((w - 12 * u) / bay);
  let screens = '';
  let lattice = '';
  for (let i = 0; i < count; i++) {
    const bx = x + 8 * u + ((w - 16 * u) * i) / count;
    const bw = (w - 16 * u) / count - 8 * u;
    if ((i + s.seed) % 5 === 3) continue;
    screens += rect(bx, y - wall + 14 * u, bw, wall - 24 * u);
    lattice +=
      rect(bx + bw / 2 - u, y - wall + 14 * u, 2 * u, wall - 24 * u) +
      rect(bx, y - wall * 0.62, bw, 1.6 * u) +
      rect(bx, y - wall * 0.36, bw, 1.6 * u);
  }
  out += fill(screens, paper) + fill(lattice, wood, 0.8);
  const e = y - wall;
  const shape = (k: number): string =>
    `M${n(x - over)} ${n(e + 10 * u)}Q${n(x + over * 0.2)} ${n(e - 6 * u)} ${n(x + over * 0.8)} ${n(e - roof * k)}H${n(x + w - over * 0.8)}Q${n(x + w - over * 0.2)} ${n(e - 6 * u)} ${n(x + w + over)} ${n(e + 10 * u)}Q${n(x + w / 2)} ${n(e + 2 * u)} ${n(x - over)} ${n(e + 10 * u)}Z`;
  out += fill(shape(1), tile);
  let ribs = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    ribs += `M${n(x + over * 0.8 + (w - over * 1.6) * t)} ${n(e - roof)}Q${n(x + (w + over * 0.2) * t)} ${n(e - roof * 0.3)} ${n(x - over + (w + over * 2) * t)} ${n(e + 6 * u)}`;
  }
  out += stroke(ribs, tileLit, 1.4 * u, 0.5);
  out +=
    fill(rect(x + over * 0.7, e - roof - 7 * u, w - over * 1.4, 9 * u), tileLit) +
    fill(
      `M${n(x - over)} ${n(e + 10 * u)}Q${n(x + w / 2)} ${n(e + 2 * u)} ${n(x + w + over)} ${n(e + 10 * u)}l${n(-4 * u)} ${n(6 * u)}Q${n(x + w / 2)} ${n(e + 8 * u)} ${n(x - over + 4 * u)} ${n(e + 16 * u)}Z`,
      wood,
    );
  return out;
}

function stoneLantern(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const stone = shade(pal, '#8d8a80', 0, 0.3);
  const light = lit(pal, '#a8a498', 0, 0.16);
  const p = (d: readonly (readonly [number, number])[]): string =>
    poly(d.map(([a, b]): Point => [x + a * k, y - b * k]));
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - 74 * k, 80 * k, 0.7) : '') +
    fill(
      p([
        [-22, 0],
        [-16, 8],
        [16, 8],
        [22, 0],
      ]) +
        p([
          [-8, 8],
          [-6, 52],
          [6, 52],
          [8, 8],
        ]) +
        p([
          [-20, 52],
          [-14, 60],
          [14, 60],
          [20, 52],
        ]),
      stone,
    ) +
    fill(
      p([
        [-14, 60],
        [-14, 86],
        [14, 86],
        [14, 60],
      ]),
      stone,
    ) +
    fill(
      p([
        [-8, 64],
        [-8, 82],
        [8, 82],
        [8, 64],
      ]),
      pal.lamps ? pal.lamp : pal.shadow,
    ) +
    fill(
      `M${n(x - 32 * k)} ${n(y - 86 * k)}Q${n(x - 8 * k)} ${n(y - 94 * k)} ${n(x - 5 * k)} ${n(y - 108 * k)}h${n(10 * k)}Q${n(x + 8 * k)} ${n(y - 94 * k)} ${n(x + 32 * k)} ${n(y - 86 * k)}Z`,
      s.season === 'winter' ? lit(pal, '#f6f6f2', 0, 0.1) : light,
    ) +
    fill(
      p([
        [-4, 108],
        [0, 120],
        [4, 108],
      ]),
      stone,
    )
  );
}

function hallShore(s: Stage, water: number): string {
  const { w, u, pal } = s;
  const tx = w * 0.3;
  const x = w * (s.portrait ? 0.4 : 0.62);
  const k = u;
  const verm = red(s);
  // A torii standing in the lake.
  let out = fill(
    poly([
      [tx - 62 * k, water + 6],
      [tx - 54 * k, water - 128 * k],
      [tx - 42 * k, water - 128 * k],
      [tx - 46 * k, water + 6],
    ]) +
      poly([
        [tx + 62 * k, water + 6],
        [tx + 54 * k, water - 128 * k],
        [tx + 42 * k, water - 128 * k],
        [tx + 46 * k, water + 6],
      ]) +
      rect(tx - 80 * k, water - 106 * k, 160 * k, 11 * k) +
      rect(tx - 7 * k, water - 130 * k, 14 * k, 28 * k),
    verm,
  );
  out +=
    fill(
      `M${n(tx - 102 * k)} ${n(water - 150 * k)}Q${n(tx)} ${n(water - 136 * k)} ${n(tx + 102 * k)} ${n(water - 150 * k)}l${n(-6 * k)} ${n(22 * k)}Q${n(tx)} ${n(water - 122 * k)} ${n(tx - 96 * k)} ${n(water - 128 * k)}Z`,
      verm,
    ) +
    fill(
      `M${n(tx - 108 * k)} ${n(water - 160 * k)}Q${n(tx)} ${n(water - 142 * k)} ${n(tx + 108 * k)} ${n(water - 160 * k)}l${n(-5 * k)} ${n(12 * k)}Q${n(tx)} ${n(water - 133 * k)} ${n(tx - 103 * k)} ${n(water - 148 * k)}Z`,
      mix(pal.near, verm, 0.25),
    );
  const shore = profile(
    s,
    [
      [x - 150 * u, water + 1],
      [x - 60 * u, water - 16 * u],
      [x + 260 * u, water - 20 * u],
      [w + 30, water - 30 * u],
    ],
    4 * u,
    14,
    8,
  );
  out += fill(softBelow(shore, water + 1), shade(pal, '#5c5a44', 0.08, 0.4));
  if (pal.lamps) out += s.halo(pal.lamp, x + 200 * u, water - 70 * u, 330 * u, 0.35);
  out +=
    hall(s, x + 170 * u, water - 100 * u, 260 * u, 66 * u, 54 * u, 42 * u) +
    hall(s, x, water - 22 * u, 320 * u, 82 * u, 62 * u, 52 * u) +
    hall(s, x + 340 * u, water - 22 * u, 260 * u, 100 * u, 74 * u, 54 * u);
  let posts = rect(x - 20 * u, water - 24 * u, 640 * u, 9 * u);
  for (let i = 0; i < 11; i++) posts += rect(x - 12 * u + i * 60 * u, water - 16 * u, 6 * u, 18 * u);
  return out + fill(posts, shade(pal, '#4d3c2c', 0.02, 0.5));
}

function bridge(s: Stage, water: number): string {
  const { w, u, pal } = s;
  const x = w * 0.5;
  const span = u * (s.portrait ? 330 : 400);
  const verm = red(s);
  const dark = shade(pal, '#8a3c2a', 0, 0.3);
  const arc = (dy: number, k = 1): string =>
    `M${n(x - span * k)} ${n(water + dy)}Q${n(x)} ${n(water - 230 * u + dy)} ${n(x + span * k)} ${n(water + dy)}`;
  let out = '';
  for (const t of [-0.5, -0.18, 0.18, 0.5]) {
    const px = x + span * t;
    out += fill(rect(px - 6 * u, water - 112 * u * (1 - t * t), 12 * u, 112 * u * (1 - t * t)), dark);
  }
  out +=
    stroke(arc(-6 * u), dark, 16 * u) +
    stroke(arc(-12 * u), verm, 9 * u) +
    stroke(arc(-52 * u), verm, 7 * u) +
    stroke(arc(-34 * u), verm, 4 * u);
  let posts = '';
  for (let i = -5; i <= 5; i++) {
    const t = i / 5.2;
    const py = water - 115 * u * (1 - t * t);
    posts += rect(x + span * t - 4 * u, py - 62 * u, 8 * u, 58 * u);
  }
  out += fill(posts, verm);
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.06);
    const px = x - 40 * u;
    out +=
      fill(person(px, water - 118 * u, 84 * u, { skirt: true }) + person(px + 36 * u, water - 118 * u, 52 * u), ink) +
      fill(
        `M${n(px - 40 * u)} ${n(water - 196 * u)}Q${n(px)} ${n(water - 250 * u)} ${n(px + 42 * u)} ${n(water - 196 * u)}Q${n(px)} ${n(water - 206 * u)} ${n(px - 40 * u)} ${n(water - 196 * u)}Z`,
        verm,
      );
  }
  const shoreL = `M-20 ${n(water - 40 * u)}Q${n(x - span * 1.3)} ${n(water - 44 * u)} ${n(x - span * 0.9)} ${n(water + 2)}H-20Z`;
  const shoreR = `M${w + 20} ${n(water - 56 * u)}Q${n(x + span * 1.3)} ${n(water - 44 * u)} ${n(x + span * 0.9)} ${n(water + 2)}H${w + 20}Z`;
  out += fill(shoreL + shoreR, shade(pal, '#5c5a44', 0.04, 0.4));
  const lx = x + span * 1.16;
  return (
    out +
    (s.portrait ? '' : hall(s, lx + 10 * u, water - 40 * u, 300 * u, 76 * u, 60 * u, 48 * u)) +
    stoneLantern(s, x - span * 1.1, water - 26 * u, u * 0.9)
  );
}

/** A pool among stones, steaming, with a wooden tub-house behind and two towels left on a rock. */
function spring(s: Stage, water: number): string {
  const { w, h, u, rng, pal } = s;
  const cx = w * (s.portrait ? 0.5 : 0.52);
  const y = water - 40 * u;
  let out = `<rect y="${n(y)}" width="${w}" height="${n(h - y)}" fill="${s.gradient([
    [0, lit(pal, s.season === 'winter' ? '#eef0ee' : '#77805a', 0.12, 0.1)],
    [1, shade(pal, s.season === 'winter' ? '#b9c2c8' : '#4f5540', 0, 0.4)],
  ])}"/>`;
  out += hall(s, cx - (s.portrait ? 260 : 470) * u, y + 10 * u, 300 * u, 84 * u, 64 * u, 50 * u);
  const pool = `M${n(cx - 400 * u)} ${n(y + 130 * u)}C${n(cx - 360 * u)} ${n(y + 50 * u)} ${n(cx + 40 * u)} ${n(y + 30 * u)} ${n(cx + 260 * u)} ${n(y + 70 * u)}S${n(cx + 480 * u)} ${n(y + 190 * u)} ${n(cx + 220 * u)} ${n(y + 230 * u)}S${n(cx - 440 * u)} ${n(y + 250 * u)} ${n(cx - 400 * u)} ${n(y + 130 * u)}Z`;
  out += `<path d="${pool}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.5)],
    [1, mix(pal.water[1], '#5f8a86', 0.3)],
  ])}"/>`;
  out += s.clip(
    pool,
    ripples(s, y + 40 * u, y + 240 * u, pal.water[1], 16, 0.3, cx - 400 * u, cx + 400 * u) +
      glints(s, {
        top: y + 50 * u,
        bottom: y + 230 * u,
        x: cx - 60 * u,
        colour: pal.glow,
        count: 22,
        spread: 200,
        length: 120,
        opacity: 0.6,
      }),
  );
  // Two heads in the water, a folded towel on one of them.
  const ink = mix(pal.near, pal.haze, 0.08);
  if (!s.has('no-people'))
    for (const [dx, k] of [
      [-60, 1],
      [20, 0.76],
    ] as const) {
      const px = cx + dx * u;
      const py = y + 128 * u;
      out +=
        fill(
          `M${n(px - 46 * u * k)} ${n(py)}Q${n(px - 40 * u * k)} ${n(py - 28 * u * k)} ${n(px - 8 * u * k)} ${n(py - 32 * u * k)}h${n(16 * u * k)}Q${n(px + 40 * u * k)} ${n(py - 28 * u * k)} ${n(px + 46 * u * k)} ${n(py)}ZM${n(px - 19 * u * k)} ${n(py - 48 * u * k)}a${n(19 * u * k)} ${n(21 * u * k)} 0 1 1 ${n(38 * u * k)} 0a${n(19 * u * k)} ${n(21 * u * k)} 0 1 1 ${n(-38 * u * k)} 0Z`,
          ink,
        ) +
        fill(lens(px, py + 4 * u, 130 * u * k, 7 * u), pal.glow, 0.5) +
        (k === 1 ? fill(rect(px - 16 * u, py - 76 * u, 32 * u, 9 * u), lit(pal, '#f4efe2', 0, 0.2)) : '');
    }
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283 + rng.bell() * 0.1;
    const px = cx + Math.cos(a) * 430 * u;
    const py = y + 148 * u + Math.sin(a) * 112 * u;
    const size = u * rng.range(70, 140) * (0.7 + 0.4 * (Math.sin(a) + 1));
    if (Math.sin(a) > 0.4 && Math.abs(Math.cos(a)) < 0.5 && rng.chance(0.5)) continue;
    out += rock(
      s,
      px,
      py + size * 0.3,
      size,
      size * 0.5,
      shade(pal, '#6a6760', 0, 0.4),
      s.season === 'winter' ? lit(pal, '#f2f3ef', 0, 0.1) : lit(pal, '#8f8b80', 0, 0.14),
      -1,
    );
  }
  let steam = '';
  for (let i = 0; i < 7; i++) {
    const px = cx + rng.range(-300, 260) * u;
    const py = y + rng.range(90, 170) * u;
    const t = u * rng.range(110, 220);
    steam += `M${n(px)} ${n(py)}c${n(-t * 0.14)} ${n(-t * 0.3)} ${n(t * 0.16)} ${n(-t * 0.46)} ${n(t * 0.02)} ${n(-t)}c${n(t * 0.24)} ${n(t * 0.4)} ${n(-t * 0.02)} ${n(t * 0.6)} ${n(t * 0.1)} ${n(t)}Z`;
  }
  return out + fill(steam, pal.cloud, 0.3) + stoneLantern(s, cx + (s.portrait ? 300 : 420) * u, y + 60 * u, u);
}

function lilies(s: Stage, water: number): string {
  const { w, h, u, rng, pal } = s;
  let d = '';
  for (let i = 0; i < 12; i++) {
    const t = rng.range(0.3, 1);
    d += lens(w * rng.range(0.4, 1), water + (h - water) * t, u * (30 + 40 * t), u * (5 + 6 * t));
  }
  return fill(d, shade(pal, '#5f7050', 0, 0.3), s.season === 'winter' ? 0 : 0.9);
}

function bank(s: Stage): string {
  const { w, h, u, pal } = s;
  const line = profile(
    s,
    [
      [-30, h * 0.84],
      [w * 0.12, h * 0.86],
      [w * 0.26, h * 0.93],
      [w * 0.44, h + 20],
    ],
    8 * u,
    18,
    8,
  );
  const ink = mix(shade(pal, s.season === 'winter' ? '#aab3b8' : '#4b5038', 0, 0.4), pal.near, 0.35);
  let out = fill(softBelow(line, h + 20), ink);
  for (const [fx, dy, k] of [
    [0.06, 26, 80],
    [0.14, 34, 96],
    [0.23, 40, 110],
  ] as const)
    out += fill(lens(w * fx, heightAt(line, w * fx) + dy * u, k * u * 1.2, k * u * 0.2), mix(ink, pal.haze, 0.3));
  out += stoneLantern(s, w * (s.portrait ? 0.14 : 0.07), heightAt(line, w * 0.07) + 8 * u, u * 1.2);
  if (!s.has('no-people')) {
    const x = w * (s.portrait ? 0.28 : 0.17);
    const y = heightAt(line, x) + 22 * u;
    out +=
      fill(person(x, y, 88 * u, { skirt: true }) + person(x + 36 * u, y + 6 * u, 54 * u), pal.near) +
      fill(
        `M${n(x - 48 * u)} ${n(y - 74 * u)}Q${n(x)} ${n(y - 138 * u)} ${n(x + 50 * u)} ${n(y - 74 * u)}Q${n(x)} ${n(y - 86 * u)} ${n(x - 48 * u)} ${n(y - 74 * u)}Z`,
        red(s),
      ) +
      fill(
        `M${n(x)} ${n(y - 112 * u)}Q${n(x + 30 * u)} ${n(y - 104 * u)} ${n(x + 50 * u)} ${n(y - 74 * u)}Q${n(x + 24 * u)} ${n(y - 82 * u)} ${n(x)} ${n(y - 84 * u)}Z`,
        shade(pal, '#8a3c2a', 0, 0.2),
      );
  }
  return out;
}

function nearBough(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const season = s.season;
  const kind = season === 'autumn' ? 'maple' : season === 'spring' ? 'blossom' : season === 'summer' ? 'maple' : 'pine';
  const tones =
    season === 'autumn'
      ? (['#8f3d26', '#bb5a33', '#dd8f4c'] as const)
      : season === 'spring'
        ? (['#b8848a', '#d9aca8', '#f4dcd4'] as const)
        : season === 'summer'
          ? (['#46603f', '#6b8450', '#93a465'] as const)
          : (['#33443c', '#47594c', '#dfe5e4'] as const);
  let out = bough(s, {
    x: w + 20,
    y: h * 0.05,
    angle: 2.78,
    length: u * (s.portrait ? 520 : 560),
    kind,
    tones,
    leaf: 34 * u,
    dark: 0.05,
  });
  let falling = '';
  if (season === 'autumn' || season === 'spring')
    for (let i = 0; i < 14; i++) {
      const x = w * rng.range(0.3, 0.95);
      const y = h * rng.range(0.3, 0.92);
      falling +=
        season === 'autumn'
          ? mapleLeaf(x, y, u * rng.range(7, 13), rng() * 6)
          : lens(x, y, u * rng.range(9, 15), u * 5);
    }
  out += fill(falling, local(pal, tones[1]), 0.9);
  return out;
}
