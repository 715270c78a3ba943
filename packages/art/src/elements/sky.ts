import { mix } from '../core/colour.ts';
import { cubic, disc, fill, line, move, n, poly, quad, type Point } from '../core/path.ts';
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
export function sunAcross(s: Stage, from: number, to: number, portrait = 0.3): number {
  const landscape = s.rng.range(from, to);
  return s.w * (s.wide ? 0.7 : s.portrait ? portrait : landscape);
}

/** The sky with its sun or moon, clouds, and stars at night. */
export function drawSky(s: Stage, plan: SkyPlan): string {
  const { pal, w } = s;
  const { y, r, horizon } = plan;
  // In the hero the light is never behind the text.
  const x = s.wide && plan.x < s.w * 0.6 ? s.w * 0.72 : plan.x;
  const [a, b, c, d] = pal.sky;
  let out = `<rect width="${w}" height="${n(horizon + 2)}" fill="${s.gradient([
    [0, a],
    [0.36, b],
    [0.72, c],
    [1, d],
  ])}"/>`;
  if (s.hour === 'night') out += stars(s, horizon * 0.86, 120);
  else if (s.hour === 'dusk') out += stars(s, horizon * 0.34, 26);
  out += s.halo(pal.glow, x, y, r * (s.wide ? 11 : 7.5), s.hour === 'noon' ? 0.75 : 0.9);
  out += cloudCover(s, plan, true);
  if (plan.disc !== false && !s.has('storm'))
    out += s.hour === 'night' ? moon(s, x, y, r) : fill(disc(x, y, r), pal.sun);
  out += cloudCover(s, plan, false);
  return out;
}

function moon(s: Stage, x: number, y: number, r: number): string {
  const full = fill(disc(x, y, r), s.pal.sun);
  const phase = s.seed % 3;
  if (phase === 0)
    return (
      full +
      fill(
        disc(x - r * 0.28, y - r * 0.2, r * 0.17) +
          disc(x + r * 0.22, y + r * 0.24, r * 0.24) +
          disc(x + r * 0.3, y - r * 0.3, r * 0.11),
        mix(s.pal.sun, s.pal.haze, 0.3),
        0.5,
      )
    );
  const k = phase === 1 ? 0.52 : -0.25;
  const d = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 1 ${n(x)} ${n(y + r)}A${n(r * (1 + Math.abs(k) * 0.4))} ${n(r)} 0 0 ${k > 0 ? 0 : 1} ${n(x)} ${n(y - r)}Z`;
  return `<g transform="rotate(${phase === 1 ? 24 : -18} ${n(x)} ${n(y)})">${fill(d, s.pal.sun)}</g>`;
}

function stars(s: Stage, down: number, count: number): string {
  let small = '';
  let large = '';
  const k = Math.round(count * (s.w / 1600));
  for (let i = 0; i < k; i++) {
    const x = s.rng() * s.w;
    const y = s.rng() ** 1.5 * down;
    const r = s.u * (0.6 + 1.1 * s.rng() ** 3);
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
  return fill(small, s.pal.sun, 0.75) + fill(large, s.pal.sun, 0.85);
}

function cloudCover(s: Stage, plan: SkyPlan, behind: boolean): string {
  const kind = s.has('storm') ? 'banks' : (plan.clouds ?? s.rng.pick(['streaks', 'banks', 'mackerel', 'streaks']));
  const top = plan.horizon * (s.portrait ? 0.2 : 0.14);
  if (kind === 'clear') return '';
  if (kind === 'streaks')
    return behind
      ? streaks(s, top, plan.horizon * 0.78, s.portrait ? 7 : 9)
      : streaks(s, plan.y - plan.r * 0.2, plan.y + plan.r * 1.1, 2);
  if (kind === 'mackerel')
    return behind ? mackerel(s, top, plan.horizon * 0.5) : streaks(s, plan.y, plan.y + plan.r * 1.4, 2);
  return behind ? banks(s, plan) : streaks(s, plan.y, plan.y + plan.r * 0.9, 1);
}

/** Long clouds of several strands, thin at both ends. */
function streaks(s: Stage, y0: number, y1: number, count: number): string {
  const { rng, u } = s;
  let pale = '';
  let faint = '';
  for (let i = 0; i < count; i++) {
    const cx = rng() * s.w;
    const cy = rng.range(y0, y1);
    const strands = rng.int(2, 4);
    for (let k = 0; k < strands; k++) {
      const half = u * rng.range(70, 270) * (1 - k * 0.14);
      const x = cx + rng.bell() * 130 * u;
      const y = cy + k * u * rng.range(7, 13);
      const thick = u * rng.range(2.2, 6.5);
      const rise = u * rng.range(-5, 5);
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
    fill(pale, s.pal.cloud, s.hour === 'night' ? 0.26 : 0.4) +
    fill(faint, s.pal.cloud, s.hour === 'night' ? 0.15 : 0.24)
  );
}

/** A high sky with rows of small ripples. */
function mackerel(s: Stage, y0: number, y1: number): string {
  const { rng, u } = s;
  const noise = createNoise(rng, 3);
  const rows = ['', ''];
  for (let j = 0; j < 8; j++) {
    const t = j / 7;
    const y = y0 + (y1 - y0) * t ** 1.2;
    for (let x = -40 * u; x < s.w + 40 * u; x += u * (58 - 26 * t)) {
      const keep = noise(x / (420 * u) + j * 0.21, 0.6);
      if (keep < 0.03) continue;
      const half = u * (26 + 150 * keep) * (1.1 - 0.4 * t);
      const cx = x + rng.bell() * 12 * u;
      const cy = y + rng.bell() * 6 * u;
      const h = u * (4 + 15 * keep) * (1 - 0.5 * t);
      rows[j % 2] +=
        move(cx - half, cy) +
        quad(cx - half * 0.2, cy - h, cx + half, cy - h * 0.2) +
        quad(cx + half * 0.1, cy + h * 0.5, cx - half, cy) +
        'Z';
    }
  }
  return fill(rows[0] ?? '', s.pal.cloud, 0.34) + fill(rows[1] ?? '', s.pal.cloud, 0.22);
}

/** Piled clouds with a flat base: two or three banks, each paler than the one in front of it. */
function banks(s: Stage, plan: SkyPlan): string {
  const { rng, u, pal, w } = s;
  const foot = plan.horizon;
  let out = '';
  const depth = 3;
  for (let i = 0; i < depth; i++) {
    const t = i / (depth - 1);
    const base = foot * (0.6 + 0.3 * t) - u * 20;
    const count = rng.int(1, 2);
    for (let k = 0; k < count; k++) {
      const cx = ((k + rng.range(0.1, 0.9)) / count) * w;
      const half = u * rng.range(150, 330) * (1.15 - t * 0.35);
      const d = cumulus(s, cx, base + rng.bell() * 24 * u, half, half * rng.range(0.24, 0.42));
      const colour = mix(pal.cloud, pal.sky[1], s.has('storm') ? 0.5 - t * 0.2 : 0.12 + 0.1 * (1 - t));
      const strength = s.hour === 'night' ? 0.34 : s.has('storm') ? 0.85 : 0.72;
      out += `<path d="${d}" fill="${s.gradient([
        [0, colour, strength],
        [0.45, colour, strength * 0.7],
        [1, colour, 0],
      ])}"/>`;
    }
  }
  return out;
}

function cumulus(s: Stage, cx: number, base: number, half: number, height: number): string {
  const { rng } = s;
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
export function birds(s: Stage, x: number, y: number, count: number, size: number, colour: string): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + i * size * s.rng.range(1.4, 2.6) - (count * size) / 2;
    const by = y + s.rng.bell() * size * 1.6 - i * size * 0.35;
    const k = size * s.rng.range(0.6, 1.05);
    d += `M${n(bx)} ${n(by)}q${n(k * 0.45)} ${n(-k * 0.5)} ${n(k)} ${n(-k * 0.12)}q${n(k * 0.45)} ${n(-k * 0.42)} ${n(k)} ${n(k * 0.05)}q${n(-k * 0.62)} ${n(-k * 0.12)} ${n(-k)} ${n(k * 0.3)}q${n(-k * 0.42)} ${n(-k * 0.34)} ${n(-k)} ${n(-k * 0.23)}Z`;
  }
  return fill(d, colour);
}

/** Curtains of northern lights. */
export function aurora(s: Stage, x: number, y: number, width: number, height: number): string {
  const { rng, u } = s;
  const noise = createNoise(rng, 4);
  const tones = ['#9fd8b0', '#7fc0a4', '#cfe3b4'] as const;
  let out = '';
  for (let c = 0; c < 3; c++) {
    const tone = tones[c] ?? tones[0];
    const fillUp = s.gradient([
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
      foot.push([px, y + c * 62 * u + noise(off + i * 0.054, 0.45) * 330 * u]);
    }
    for (let i = 0; i < 64; i++) {
      const here = foot[i];
      const next = foot[i + 1];
      if (!here || !next) continue;
      const tall = height * (0.45 + 0.9 * (noise(off + 20 + i * 0.3, 0.7) + 0.5)) * (1 - c * 0.2);
      const lean = u * 16;
      out += `<path d="${poly([here, next, [next[0] + lean, next[1] - tall], [here[0] + lean, here[1] - tall]])}" fill="${fillUp}"/>`;
    }
  }
  return out;
}
