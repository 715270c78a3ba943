import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, n, softBelow } from '../../core/path.ts';
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
