import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, lens, coord, poly, rect, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile, rock } from '../../elements/terrain.ts';
import { glints, ripples } from '../../elements/water.ts';
import { hall, red, stoneLantern } from './ryokan-parts.ts';

export function hallShore(stage: Stage, water: number): string {
  const { width, unit, palette } = stage;
  const tx = width * 0.3;
  const x = width * (stage.portrait ? 0.4 : 0.62);
  const size = unit;
  const verm = red(stage);
  // A torii standing in the lake.
  let out = fill(
    poly([
      [tx - 62 * size, water + 6],
      [tx - 54 * size, water - 128 * size],
      [tx - 42 * size, water - 128 * size],
      [tx - 46 * size, water + 6],
    ]) +
      poly([
        [tx + 62 * size, water + 6],
        [tx + 54 * size, water - 128 * size],
        [tx + 42 * size, water - 128 * size],
        [tx + 46 * size, water + 6],
      ]) +
      rect(tx - 80 * size, water - 106 * size, 160 * size, 11 * size) +
      rect(tx - 7 * size, water - 130 * size, 14 * size, 28 * size),
    verm,
  );
  out +=
    fill(
      `M${coord(tx - 102 * size)} ${coord(water - 150 * size)}Q${coord(tx)} ${coord(water - 136 * size)} ${coord(tx + 102 * size)} ${coord(water - 150 * size)}l${coord(-6 * size)} ${coord(22 * size)}Q${coord(tx)} ${coord(water - 122 * size)} ${coord(tx - 96 * size)} ${coord(water - 128 * size)}Z`,
      verm,
    ) +
    fill(
      `M${coord(tx - 108 * size)} ${coord(water - 160 * size)}Q${coord(tx)} ${coord(water - 142 * size)} ${coord(tx + 108 * size)} ${coord(water - 160 * size)}l${coord(-5 * size)} ${coord(12 * size)}Q${coord(tx)} ${coord(water - 133 * size)} ${coord(tx - 103 * size)} ${coord(water - 148 * size)}Z`,
      mix(palette.near, verm, 0.25),
    );
  const shore = profile(
    stage,
    [
      [x - 150 * unit, water + 1],
      [x - 60 * unit, water - 16 * unit],
      [x + 260 * unit, water - 20 * unit],
      [width + 30, water - 30 * unit],
    ],
    4 * unit,
    14,
    8,
  );
  out += fill(softBelow(shore, water + 1), shade(palette, '#5c5a44', 0.08, 0.4));
  if (palette.lamps) out += stage.halo(palette.lamp, x + 200 * unit, water - 70 * unit, 330 * unit, 0.35);
  out +=
    hall(stage, x + 170 * unit, water - 100 * unit, 260 * unit, 66 * unit, 54 * unit, 42 * unit) +
    hall(stage, x, water - 22 * unit, 320 * unit, 82 * unit, 62 * unit, 52 * unit) +
    hall(stage, x + 340 * unit, water - 22 * unit, 260 * unit, 100 * unit, 74 * unit, 54 * unit);
  let posts = rect(x - 20 * unit, water - 24 * unit, 640 * unit, 9 * unit);
  for (let i = 0; i < 11; i++) posts += rect(x - 12 * unit + i * 60 * unit, water - 16 * unit, 6 * unit, 18 * unit);
  return out + fill(posts, shade(palette, '#4d3c2c', 0.02, 0.5));
}

export function bridge(stage: Stage, water: number): string {
  const { width, unit, palette } = stage;
  const x = width * 0.5;
  const span = unit * (stage.portrait ? 330 : 400);
  const verm = red(stage);
  const dark = shade(palette, '#8a3c2a', 0, 0.3);
  const arc = (dy: number, k = 1): string =>
    `M${coord(x - span * k)} ${coord(water + dy)}Q${coord(x)} ${coord(water - 230 * unit + dy)} ${coord(x + span * k)} ${coord(water + dy)}`;
  let out = '';
  for (const t of [-0.5, -0.18, 0.18, 0.5]) {
    const px = x + span * t;
    out += fill(rect(px - 6 * unit, water - 112 * unit * (1 - t * t), 12 * unit, 112 * unit * (1 - t * t)), dark);
  }
  out +=
    stroke(arc(-6 * unit), dark, 16 * unit) +
    stroke(arc(-12 * unit), verm, 9 * unit) +
    stroke(arc(-52 * unit), verm, 7 * unit) +
    stroke(arc(-34 * unit), verm, 4 * unit);
  let posts = '';
  for (let i = -5; i <= 5; i++) {
    const t = i / 5.2;
    const py = water - 115 * unit * (1 - t * t);
    posts += rect(x + span * t - 4 * unit, py - 62 * unit, 8 * unit, 58 * unit);
  }
  out += fill(posts, verm);
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.06);
    const px = x - 40 * unit;
    out +=
      fill(
        person(px, water - 118 * unit, 84 * unit, { skirt: true }) +
          person(px + 36 * unit, water - 118 * unit, 52 * unit),
        ink,
      ) +
      fill(
        `M${coord(px - 40 * unit)} ${coord(water - 196 * unit)}Q${coord(px)} ${coord(water - 250 * unit)} ${coord(px + 42 * unit)} ${coord(water - 196 * unit)}Q${coord(px)} ${coord(water - 206 * unit)} ${coord(px - 40 * unit)} ${coord(water - 196 * unit)}Z`,
        verm,
      );
  }
  const shoreL = `M-20 ${coord(water - 40 * unit)}Q${coord(x - span * 1.3)} ${coord(water - 44 * unit)} ${coord(x - span * 0.9)} ${coord(water + 2)}H-20Z`;
  const shoreR = `M${width + 20} ${coord(water - 56 * unit)}Q${coord(x + span * 1.3)} ${coord(water - 44 * unit)} ${coord(x + span * 0.9)} ${coord(water + 2)}H${width + 20}Z`;
  out += fill(shoreL + shoreR, shade(palette, '#5c5a44', 0.04, 0.4));
  const lx = x + span * 1.16;
  return (
    out +
    (stage.portrait
      ? ''
      : hall(stage, lx + 10 * unit, water - 40 * unit, 300 * unit, 76 * unit, 60 * unit, 48 * unit)) +
    stoneLantern(stage, x - span * 1.1, water - 26 * unit, unit * 0.9)
  );
}

/** A steaming pool among stones, with a wooden bath house behind it and two towels on a rock. */
export function spring(stage: Stage, water: number): string {
  const { width, height, unit, rng, palette } = stage;
  const cx = width * (stage.portrait ? 0.5 : 0.52);
  const y = water - 40 * unit;
  let out = `<rect y="${coord(y)}" width="${width}" height="${coord(height - y)}" fill="${stage.gradient([
    [0, lit(palette, stage.season === 'winter' ? '#eef0ee' : '#77805a', 0.12, 0.1)],
    [1, shade(palette, stage.season === 'winter' ? '#b9c2c8' : '#4f5540', 0, 0.4)],
  ])}"/>`;
  out += hall(
    stage,
    cx - (stage.portrait ? 260 : 470) * unit,
    y + 10 * unit,
    300 * unit,
    84 * unit,
    64 * unit,
    50 * unit,
  );
  const pool = `M${coord(cx - 400 * unit)} ${coord(y + 130 * unit)}C${coord(cx - 360 * unit)} ${coord(y + 50 * unit)} ${coord(cx + 40 * unit)} ${coord(y + 30 * unit)} ${coord(cx + 260 * unit)} ${coord(y + 70 * unit)}S${coord(cx + 480 * unit)} ${coord(y + 190 * unit)} ${coord(cx + 220 * unit)} ${coord(y + 230 * unit)}S${coord(cx - 440 * unit)} ${coord(y + 250 * unit)} ${coord(cx - 400 * unit)} ${coord(y + 130 * unit)}Z`;
  out += `<path d="${pool}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.5)],
    [1, mix(palette.water[1], '#5f8a86', 0.3)],
  ])}"/>`;
  out += stage.clip(
    pool,
    ripples(stage, y + 40 * unit, y + 240 * unit, palette.water[1], 16, 0.3, cx - 400 * unit, cx + 400 * unit) +
      glints(stage, {
        top: y + 50 * unit,
        bottom: y + 230 * unit,
        x: cx - 60 * unit,
        colour: palette.glow,
        count: 22,
        spread: 200,
        length: 120,
        opacity: 0.6,
      }),
  );
  // Two bathers, one with a folded towel on the head.
  const ink = mix(palette.near, palette.haze, 0.08);
  if (!stage.has('no-people'))
    for (const [dx, k] of [
      [-60, 1],
      [20, 0.76],
    ] as const) {
      const px = cx + dx * unit;
      const py = y + 128 * unit;
      out +=
        fill(
          `M${coord(px - 46 * unit * k)} ${coord(py)}Q${coord(px - 40 * unit * k)} ${coord(py - 28 * unit * k)} ${coord(px - 8 * unit * k)} ${coord(py - 32 * unit * k)}h${coord(16 * unit * k)}Q${coord(px + 40 * unit * k)} ${coord(py - 28 * unit * k)} ${coord(px + 46 * unit * k)} ${coord(py)}ZM${coord(px - 19 * unit * k)} ${coord(py - 48 * unit * k)}a${coord(19 * unit * k)} ${coord(21 * unit * k)} 0 1 1 ${coord(38 * unit * k)} 0a${coord(19 * unit * k)} ${coord(21 * unit * k)} 0 1 1 ${coord(-38 * unit * k)} 0Z`,
          ink,
        ) +
        fill(lens(px, py + 4 * unit, 130 * unit * k, 7 * unit), palette.glow, 0.5) +
        (k === 1
          ? fill(rect(px - 16 * unit, py - 76 * unit, 32 * unit, 9 * unit), lit(palette, '#f4efe2', 0, 0.2))
          : '');
    }
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283 + rng.bell() * 0.1;
    const px = cx + Math.cos(a) * 430 * unit;
    const py = y + 148 * unit + Math.sin(a) * 112 * unit;
    const size = unit * rng.range(70, 140) * (0.7 + 0.4 * (Math.sin(a) + 1));
    if (Math.sin(a) > 0.4 && Math.abs(Math.cos(a)) < 0.5 && rng.chance(0.5)) continue;
    out += rock(
      stage,
      px,
      py + size * 0.3,
      size,
      size * 0.5,
      shade(palette, '#6a6760', 0, 0.4),
      stage.season === 'winter' ? lit(palette, '#f2f3ef', 0, 0.1) : lit(palette, '#8f8b80', 0, 0.14),
      -1,
    );
  }
  let steam = '';
  for (let i = 0; i < 7; i++) {
    const px = cx + rng.range(-300, 260) * unit;
    const py = y + rng.range(90, 170) * unit;
    const t = unit * rng.range(110, 220);
    steam += `M${coord(px)} ${coord(py)}c${coord(-t * 0.14)} ${coord(-t * 0.3)} ${coord(t * 0.16)} ${coord(-t * 0.46)} ${coord(t * 0.02)} ${coord(-t)}c${coord(t * 0.24)} ${coord(t * 0.4)} ${coord(-t * 0.02)} ${coord(t * 0.6)} ${coord(t * 0.1)} ${coord(t)}Z`;
  }
  return (
    out +
    fill(steam, palette.cloud, 0.3) +
    stoneLantern(stage, cx + (stage.portrait ? 300 : 420) * unit, y + 60 * unit, unit)
  );
}
