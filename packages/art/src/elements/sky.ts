import { mix } from '../core/colour.ts';
import { cubic, disc, fill, line, move, coord, poly, quad, type Point } from '../core/path.ts';
import { createNoise } from '../core/rng.ts';
import type { Stage } from '../core/stage.ts';

export interface SkyPlan {
  /** The position of the sun or moon. */
  x: number;
  y: number;
  r: number;
  /** The lower edge of the sky. */
  horizon: number;
  clouds?: 'streaks' | 'banks' | 'mackerel' | 'clear' | undefined;
  /** False hides the disc, for a sun behind clouds. A moon may be a crescent. */
  disc?: boolean;
}

/**
 * The x of the sun or moon: in portrait at the fraction `portrait`, in landscape between `from` and `to`, in the hero
 * right of the text.
 */
export function sunAcross(stage: Stage, from: number, to: number, portrait = 0.3): number {
  const landscape = stage.rng.range(from, to);
  return stage.width * (stage.wide ? 0.7 : stage.portrait ? portrait : landscape);
}

/** The sky with its sun or moon, clouds, and stars at night. */
export function drawSky(stage: Stage, plan: SkyPlan): string {
  const { palette, width } = stage;
  const { y, r, horizon } = plan;
  // In the hero the light is never behind the text.
  const x = stage.wide && plan.x < stage.width * 0.6 ? stage.width * 0.72 : plan.x;
  const [a, b, c, d] = palette.sky;
  let out = `<rect width="${width}" height="${coord(horizon + 2)}" fill="${stage.gradient([
    [0, a],
    [0.36, b],
    [0.72, c],
    [1, d],
  ])}"/>`;
  if (stage.hour === 'night') out += stars(stage, horizon * 0.86, 120);
  else if (stage.hour === 'dusk') out += stars(stage, horizon * 0.34, 26);
  out += stage.halo(palette.glow, x, y, r * (stage.wide ? 11 : 7.5), stage.hour === 'noon' ? 0.75 : 0.9);
  out += cloudCover(stage, plan, true);
  if (plan.disc !== false && !stage.has('storm'))
    out += stage.hour === 'night' ? moon(stage, x, y, r) : fill(disc(x, y, r), palette.sun);
  out += cloudCover(stage, plan, false);
  return out;
}

function moon(stage: Stage, x: number, y: number, radius: number): string {
  const full = fill(disc(x, y, radius), stage.palette.sun);
  const phase = stage.seed % 3;
  if (phase === 0)
    return (
      full +
      fill(
        disc(x - radius * 0.28, y - radius * 0.2, radius * 0.17) +
          disc(x + radius * 0.22, y + radius * 0.24, radius * 0.24) +
          disc(x + radius * 0.3, y - radius * 0.3, radius * 0.11),
        mix(stage.palette.sun, stage.palette.haze, 0.3),
        0.5,
      )
    );
  const k = phase === 1 ? 0.52 : -0.25;
  const d = `M${coord(x)} ${coord(y - radius)}A${coord(radius)} ${coord(radius)} 0 1 1 ${coord(x)} ${coord(y + radius)}A${coord(radius * (1 + Math.abs(k) * 0.4))} ${coord(radius)} 0 0 ${k > 0 ? 0 : 1} ${coord(x)} ${coord(y - radius)}Z`;
  return `<g transform="rotate(${phase === 1 ? 24 : -18} ${coord(x)} ${coord(y)})">${fill(d, stage.palette.sun)}</g>`;
}

function stars(stage: Stage, down: number, count: number): string {
  let small = '';
  let large = '';
  const k = Math.round(count * (stage.width / 1600));
  for (let i = 0; i < k; i++) {
    const x = stage.rng() * stage.width;
    const y = stage.rng() ** 1.5 * down;
    const r = stage.unit * (0.6 + 1.1 * stage.rng() ** 3);
    if (i % 9 === 0)
      large += poly([
        [x, y - r * 3.4],
        [x + r * 0.7, y - r * 0.7],
        [x + r * 3.4, y],
        [x + r * 0.7, y + r * 0.7],
        [x, y + r * 3.4],
        [x - r * 0.7, y + r * 0.7],
        [x - r * 3.4, y],
        [x - r * 0.7, y - r * 0.7],
      ]);
    else small += disc(x, y, r);
  }
  return fill(small, stage.palette.sun, 0.75) + fill(large, stage.palette.sun, 0.85);
}

function cloudCover(stage: Stage, plan: SkyPlan, behind: boolean): string {
  const kind = stage.has('storm')
    ? 'banks'
    : (plan.clouds ?? stage.rng.pick(['streaks', 'banks', 'mackerel', 'streaks']));
  const top = plan.horizon * (stage.portrait ? 0.2 : 0.14);
  if (kind === 'clear') return '';
  if (kind === 'streaks')
    return behind
      ? streaks(stage, top, plan.horizon * 0.78, stage.portrait ? 7 : 9)
      : streaks(stage, plan.y - plan.r * 0.2, plan.y + plan.r * 1.1, 2);
  if (kind === 'mackerel')
    return behind ? mackerel(stage, top, plan.horizon * 0.5) : streaks(stage, plan.y, plan.y + plan.r * 1.4, 2);
  return behind ? banks(stage, plan) : streaks(stage, plan.y, plan.y + plan.r * 0.9, 1);
}

/** Long clouds of several strands, thin at both ends. */
function streaks(stage: Stage, y0: number, y1: number, count: number): string {
  const { rng, unit } = stage;
  let pale = '';
  let faint = '';
  for (let i = 0; i < count; i++) {
    const cx = rng() * stage.width;
    const cy = rng.range(y0, y1);
    const strands = rng.int(2, 4);
    for (let k = 0; k < strands; k++) {
      const half = unit * rng.range(70, 270) * (1 - k * 0.14);
      const x = cx + rng.bell() * 130 * unit;
      const y = cy + k * unit * rng.range(7, 13);
      const thick = unit * rng.range(2.2, 6.5);
      const rise = unit * rng.range(-5, 5);
      const d =
        move(x - half, y) +
        cubic(x - half * 0.5, y - thick + rise, x + half * 0.1, y - thick * 1.4, x + half, y + rise) +
        cubic(x + half * 0.3, y + thick * 0.5, x - half * 0.4, y + thick * 0.7 + rise, x - half, y) +
        'Z';
      if (k % 2) faint += d;
      else pale += d;
    }
  }
  return (
    fill(pale, stage.palette.cloud, stage.hour === 'night' ? 0.26 : 0.4) +
    fill(faint, stage.palette.cloud, stage.hour === 'night' ? 0.15 : 0.24)
  );
}

/** A high sky with rows of small ripples. */
function mackerel(stage: Stage, y0: number, y1: number): string {
  const { rng, unit } = stage;
  const noise = createNoise(rng, 3);
  const rows = ['', ''];
  for (let j = 0; j < 8; j++) {
    const t = j / 7;
    const y = y0 + (y1 - y0) * t ** 1.2;
    for (let x = -40 * unit; x < stage.width + 40 * unit; x += unit * (58 - 26 * t)) {
      const keep = noise(x / (420 * unit) + j * 0.21, 0.6);
      if (keep < 0.03) continue;
      const half = unit * (26 + 150 * keep) * (1.1 - 0.4 * t);
      const cx = x + rng.bell() * 12 * unit;
      const cy = y + rng.bell() * 6 * unit;
      const h = unit * (4 + 15 * keep) * (1 - 0.5 * t);
      rows[j % 2] +=
        move(cx - half, cy) +
        quad(cx - half * 0.2, cy - h, cx + half, cy - h * 0.2) +
        quad(cx + half * 0.1, cy + h * 0.5, cx - half, cy) +
        'Z';
    }
  }
  return fill(rows[0] ?? '', stage.palette.cloud, 0.34) + fill(rows[1] ?? '', stage.palette.cloud, 0.22);
}

/** Piled clouds with a flat base: two or three banks, each paler than the one in front of it. */
function banks(stage: Stage, plan: SkyPlan): string {
  const { rng, unit, palette, width } = stage;
  const foot = plan.horizon;
  let out = '';
  const depth = 3;
  for (let i = 0; i < depth; i++) {
    const t = i / (depth - 1);
    const base = foot * (0.6 + 0.3 * t) - unit * 20;
    const count = rng.int(1, 2);
    for (let k = 0; k < count; k++) {
      const cx = ((k + rng.range(0.1, 0.9)) / count) * width;
      const half = unit * rng.range(150, 330) * (1.15 - t * 0.35);
      const d = cumulus(stage, cx, base + rng.bell() * 24 * unit, half, half * rng.range(0.24, 0.42));
      const colour = mix(palette.cloud, palette.sky[1], stage.has('storm') ? 0.5 - t * 0.2 : 0.12 + 0.1 * (1 - t));
      const strength = stage.hour === 'night' ? 0.34 : stage.has('storm') ? 0.85 : 0.72;
      out += `<path d="${d}" fill="${stage.gradient([
        [0, colour, strength],
        [0.45, colour, strength * 0.7],
        [1, colour, 0],
      ])}"/>`;
    }
  }
  return out;
}

function cumulus(stage: Stage, cx: number, base: number, half: number, height: number): string {
  const { rng } = stage;
  const lobes = rng.int(6, 9);
  let x = cx - half;
  let y = base;
  let d = move(x, base);
  for (let i = 0; i < lobes; i++) {
    const t = (i + 1) / lobes;
    const nx = cx - half + 2 * half * t;
    const ny =
      i === lobes - 1
        ? base
        : base - height * Math.sin(Math.PI * Math.min(1, t * rng.range(0.86, 1.1))) ** 0.8 * rng.range(0.7, 1.1);
    const bulge = (nx - x) * 0.42;
    d += cubic(x - bulge * 0.35, y - bulge * 1.25, nx - bulge * 0.9, ny - bulge * 1.25, nx, ny);
    x = nx;
    y = ny;
  }
  return `${d}${line(cx - half, base)}Z`;
}

/** A loose flock of birds in the distance. */
export function birds(stage: Stage, x: number, y: number, count: number, size: number, colour: string): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + i * size * stage.rng.range(1.4, 2.6) - (count * size) / 2;
    const by = y + stage.rng.bell() * size * 1.6 - i * size * 0.35;
    const k = size * stage.rng.range(0.6, 1.05);
    d += `M${coord(bx)} ${coord(by)}q${coord(k * 0.45)} ${coord(-k * 0.5)} ${coord(k)} ${coord(-k * 0.12)}q${coord(k * 0.45)} ${coord(-k * 0.42)} ${coord(k)} ${coord(k * 0.05)}q${coord(-k * 0.62)} ${coord(-k * 0.12)} ${coord(-k)} ${coord(k * 0.3)}q${coord(-k * 0.42)} ${coord(-k * 0.34)} ${coord(-k)} ${coord(-k * 0.23)}Z`;
  }
  return fill(d, colour);
}

/** Curtains of northern lights. */
export function aurora(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { rng, unit } = stage;
  const noise = createNoise(rng, 4);
  const tones = ['#9fd8b0', '#7fc0a4', '#cfe3b4'] as const;
  let out = '';
  for (let c = 0; c < 3; c++) {
    const tone = tones[c] ?? tones[0];
    const fillUp = stage.gradient([
      [0, tone, 0],
      [0.55, tone, 0.16],
      [0.92, tone, 0.5],
      [1, tone, 0.05],
    ]);
    const off = rng() * 40;
    const step = width / 64;
    const foot: Point[] = [];
    for (let i = 0; i <= 64; i++) {
      const px = x + i * step;
      foot.push([px, y + c * 62 * unit + noise(off + i * 0.054, 0.45) * 330 * unit]);
    }
    for (let i = 0; i < 64; i++) {
      const here = foot[i];
      const next = foot[i + 1];
      if (!here || !next) continue;
      const tall = height * (0.45 + 0.9 * (noise(off + 20 + i * 0.3, 0.7) + 0.5)) * (1 - c * 0.2);
      const lean = unit * 16;
      out += `<path d="${poly([here, next, [next[0] + lean, next[1] - tall], [here[0] + lean, here[1] - tall]])}" fill="${fillUp}"/>`;
    }
  }
  return out;
}
