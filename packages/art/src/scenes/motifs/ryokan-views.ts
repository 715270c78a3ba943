import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, lens, n, poly, rect, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile, rock } from '../../elements/terrain.ts';
import { glints, ripples } from '../../elements/water.ts';
import { hall, red, stoneLantern } from './ryokan-parts.ts';

export function hallShore(s: Stage, water: number): string {
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

export function bridge(s: Stage, water: number): string {
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

/** A steaming pool among stones, with a wooden bath house behind it and two towels on a rock. */
export function spring(s: Stage, water: number): string {
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
  // Two bathers, one with a folded towel on the head.
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
