import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { cubic, fill, heightAt, lens, line, move, type Point, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range, rock } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { drawWater } from '../../elements/water.ts';
import { boatyard } from './island-boatyard.ts';
import { farIslands, sails } from './island-parts.ts';
import { acrossTheStrait } from './island-strait.ts';

/**
 * An island in warm water: palms in the foreground, or across a strait, or around the bay; or a `boatyard` on the
 * beach.
 */
export function island(s: Stage): string {
  if (s.has('boatyard')) return boatyard(s);
  if (s.wide) return shore(s);
  const view = s.seed % 3;
  if (view === 0) return shore(s);
  if (view === 1) return acrossTheStrait(s);
  return bay(s);
}

/** Palms on the near shore, with the bay behind them. */
function shore(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? rng.range(0.58, 0.64) : s.wide ? 0.6 : rng.range(0.54, 0.64));
  const sunX = w * (s.portrait ? rng.range(0.3, 0.46) : s.wide ? 0.69 : rng.range(0.24, 0.4));
  const low = s.hour !== 'noon';
  const sunY = horizon - u * (low ? rng.range(70, 150) : rng.range(230, 330)) * (s.portrait ? 1.3 : 1);
  let out = drawSky(s, {
    x: sunX,
    y: s.wide ? horizon - 104 * u : sunY,
    r: u * (s.hour === 'night' ? 44 : 58),
    horizon,
  });
  out += farIslands(s, horizon, sunX);
  out += drawWater(s, { top: horizon, glintX: sunX, glints: 90, spread: s.wide ? 120 : 190 });
  out += sails(
    s,
    s.wide ? w * 0.615 : w * (s.portrait ? 0.34 : rng.range(0.46, 0.56)),
    horizon + u * rng.range(58, 84),
    u * rng.range(92, 120),
  );
  if (!s.wide) out += birds(s, sunX + u * 180, sunY - u * 90, 4, 20 * u, mix(pal.near, pal.haze, 0.35));
  // The near shore rises to the right, where the palms stand.
  const x0 = s.wide ? w * 0.63 : w * (s.portrait ? 0.02 : 0.36);
  const top = h * (s.portrait ? 0.86 : 0.85);
  const ground = profile(
    s,
    [
      [x0, h + 20],
      [x0 + (w - x0) * 0.3, h - u * 60],
      [x0 + (w - x0) * 0.62, top],
      [w + 30, top + u * 26],
    ],
    8 * u,
    14,
    10,
  );
  const ink = mix(pal.near, local(pal, '#2c3a2c'), s.hour === 'noon' ? 0.5 : 0.15);
  const back = mix(ink, pal.haze, s.hour === 'noon' ? 0.26 : 0.2);
  const beachInk = lit(pal, '#d8bd8c', 0.02, 0.2);
  const sand = ground.map(([x, y]): Point => [x - 50 * u, y + 16 * u]);
  out +=
    fill(
      softBelow(
        sand.map(([x, y]): Point => [x - 26 * u, y - 5 * u]),
        h + 20,
      ),
      pal.glow,
      0.5,
    ) + fill(softBelow(sand, h + 20), mix(beachInk, pal.near, s.hour === 'noon' ? 0.05 : 0.5));
  const at = (x: number): number => heightAt(ground, x);
  const trees: [number, number, number][] = s.portrait
    ? [
        [0.62, 1010, -150],
        [0.76, 820, 60],
        [0.46, 600, -110],
      ]
    : s.wide
      ? [
          [0.92, 700, -150],
          [0.975, 560, 40],
          [0.86, 400, -52],
        ]
      : [
          [0.8, rng.range(620, 720), -rng.range(100, 170)],
          [0.9, rng.range(480, 580), rng.range(10, 70)],
          [0.69, rng.range(340, 440), -rng.range(50, 100)],
        ];
  if (!s.portrait && !s.wide && rng.chance(0.5)) trees.push([0.97, 380, 30]);
  const scale = s.portrait ? u * 0.82 : u;
  for (const [fx, tall, lean] of trees.sort((a, b) => a[1] - b[1])) {
    const x = fx * w;
    out += palm(s, {
      x,
      y: at(x) + 12 * u,
      height: tall * scale,
      lean: lean * scale,
      colour: mix(ink, pal.haze, tall < 450 ? 0.1 : 0),
      back,
    });
  }
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, mix(ink, pal.haze, 0.16)],
    [0.5, ink],
    [1, pal.near],
  ])}"/>`;
  out += undergrowth(s, ground, x0 + (w - x0) * 0.3, w, ink);
  for (let i = 0; i < 3; i++) {
    const x = x0 + (w - x0) * rng.range(0.05, 0.3);
    const size = u * rng.range(50, 110);
    out += rock(
      s,
      x,
      at(x) + u * 22,
      size,
      size * rng.range(0.4, 0.62),
      mix(ink, pal.haze, 0.08),
      mix(ink, pal.glow, s.hour === 'noon' ? 0.34 : 0.2),
      -1,
    );
  }
  if (!s.has('no-people') && !s.wide) {
    const px = x0 + (w - x0) * 0.47;
    out += fill(
      person(px, at(px) + 8 * u, 62 * u, { skirt: true }) +
        person(px + 26 * u, at(px + 26 * u) + 8 * u, 40 * u, { arm: 1 }),
      mix(ink, pal.near, 0.6),
    );
  }
  return out;
}

function undergrowth(s: Stage, ground: readonly Point[], x0: number, x1: number, ink: string): string {
  const { rng, u } = s;
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = rng.range(x0, x1);
    const y = heightAt(ground, x) + 4 * u;
    const r = u * rng.range(26, 74);
    const blades = rng.int(6, 9);
    for (let k = 0; k < blades; k++) {
      const a = Math.PI * (0.12 + (0.76 * k) / (blades - 1)) + rng.bell() * 0.12;
      const tx = x + Math.cos(a) * r;
      const ty = y - Math.sin(a) * r * 0.9 + r * 0.12 * Math.abs(Math.cos(a));
      d +=
        move(x - r * 0.05, y) +
        `Q${Math.round(x + Math.cos(a) * r * 0.5 - r * 0.06)} ${Math.round(y - Math.sin(a) * r * 0.8)} ${Math.round(tx)} ${Math.round(ty)}Q${Math.round(x + Math.cos(a) * r * 0.5 + r * 0.07)} ${Math.round(y - Math.sin(a) * r * 0.62)} ${Math.round(x + r * 0.05)} ${Math.round(y)}Z`;
    }
  }
  return fill(d, ink);
}

/** A curved beach under palms, with two lines of surf. */
function bay(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(s, 0.2, 0.34, 0.36);
  const sunY = horizon - u * (s.hour === 'noon' ? 250 : rng.range(70, 140));
  let out = drawSky(s, { x: sunX, y: sunY, r: 54 * u, horizon });
  const head = profile(
    s,
    [
      [w * 0.42, horizon + 3],
      [w * 0.58, horizon - 46 * u],
      [w * 0.74, horizon - u * rng.range(110, 170)],
      [w * 0.9, horizon - 120 * u],
      [w + 30, horizon - 170 * u],
    ],
    14 * u,
    8,
    12,
  );
  out += range(s, head, horizon + 2, mix(pal.haze, pal.near, 0.14), 0.35);
  out += drawWater(s, { top: horizon, glintX: sunX, near: mix(pal.water[0], pal.water[1], 0.6) });
  const edge = (offset: number): string =>
    move(w * 0.6, horizon + 12 * u) +
    cubic(
      w * 0.38 - offset,
      horizon + (h - horizon) * 0.16,
      w * 0.36 - offset * 1.5,
      horizon + (h - horizon) * 0.46,
      w * 0.66 - offset * 2.1,
      h * 0.86,
    ) +
    cubic(w * 0.78 - offset * 2, h * 0.95, w * 0.82 - offset * 2, h, w * 0.82 - offset * 2.2, h + 20) +
    line(w + 20, h + 20) +
    line(w + 20, horizon + 8 * u) +
    'Z';
  const sand = lit(pal, '#dcc091', 0.02, 0.3);
  out +=
    fill(edge(96 * u), mix(pal.water[0], pal.glow, 0.35), 0.5) +
    fill(edge(84 * u), mix(pal.water[0], pal.water[1], 0.3), 0.7);
  out +=
    fill(edge(52 * u), mix(pal.glow, local(pal, '#fffaf0'), 0.5), 0.9) +
    fill(edge(44 * u), shade(pal, '#b99a6c', 0.05, 0.22)) +
    fill(edge(14 * u), sand);
  const ink = mix(pal.near, local(pal, '#33452f'), s.hour === 'noon' ? 0.6 : 0.25);
  const back = mix(ink, pal.haze, 0.22);
  // Scalloped lines that the wind drew in the sand.
  let drift = '';
  for (let i = 0; i < 26; i++) {
    const d = rng();
    drift += lens(
      w * rng.range(0.66 - 0.08 * d, 1),
      horizon + u * 40 + (h - horizon) * d,
      u * (40 + 170 * d),
      u * (2 + 5 * d),
    );
  }
  out += fill(drift, shade(pal, '#b0905f', 0.02, 0.24), 0.26);
  // The grove diminishes along the beach.
  for (const t of [0.05, 0.16, 0.3, 0.48, 0.7]) {
    const x = w * (0.7 + 0.42 * t ** 1.2) + rng.bell() * 16 * u;
    const y = horizon + u * 22 + (h - horizon) * t ** 1.7 * 0.92;
    const tall = u * (130 + 700 * t);
    if (s.hour !== 'night')
      out += fill(
        lens(x + tall * 0.34, y + tall * 0.05, tall * 0.7, tall * 0.014) +
          clump(s, x + tall * 0.62, y + tall * 0.1, tall * 0.2, tall * 0.035, 11),
        pal.shadow,
        0.22,
      );
    out += palm(s, {
      x,
      y,
      height: u * (130 + 700 * t) * (s.portrait ? 0.9 : 0.82),
      lean: -u * (20 + 190 * t),
      colour: mix(ink, pal.haze, 0.4 * (1 - t)),
      back: mix(back, pal.haze, 0.3 * (1 - t)),
      crown: 0.46,
      detail: t < 0.2 ? 'far' : 'full',
    });
  }
  // Long shadows and footprints in the sand.
  let prints = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = w * (0.8 - 0.19 * t) + (i % 2 ? 9 : -9) * u * (1 - t * 0.7);
    const y = h * 0.97 - (h * 0.97 - horizon - 70 * u) * t ** 0.7;
    const r = u * (9 - 7 * t);
    prints += `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r * 0.42} 0 1 1 ${2 * r} 0a${r} ${r * 0.42} 0 1 1 ${-2 * r} 0Z`;
  }
  out += fill(prints, shade(pal, '#b0905f', 0, 0.3), 0.7);
  if (!s.has('no-people')) {
    const x = w * 0.615;
    const y = horizon + 74 * u;
    out += fill(
      person(x, y, 40 * u, { skirt: true }) + person(x + 17 * u, y + 2 * u, 26 * u),
      mix(pal.near, pal.haze, 0.2),
    );
  }
  out += sails(s, w * rng.range(0.2, 0.34), horizon + u * 60, u * 100);
  return out;
}
