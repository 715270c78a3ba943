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
export function island(stage: Stage): string {
  if (stage.has('boatyard')) return boatyard(stage);
  if (stage.wide) return shore(stage);
  const view = stage.seed % 3;
  if (view === 0) return shore(stage);
  if (view === 1) return acrossTheStrait(stage);
  return bay(stage);
}

/** Palms on the near shore, with the bay behind them. */
function shore(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? rng.range(0.58, 0.64) : stage.wide ? 0.6 : rng.range(0.54, 0.64));
  const sunX = width * (stage.portrait ? rng.range(0.3, 0.46) : stage.wide ? 0.69 : rng.range(0.24, 0.4));
  const low = stage.hour !== 'noon';
  const sunY = horizon - unit * (low ? rng.range(70, 150) : rng.range(230, 330)) * (stage.portrait ? 1.3 : 1);
  let out = drawSky(stage, {
    x: sunX,
    y: stage.wide ? horizon - 104 * unit : sunY,
    r: unit * (stage.hour === 'night' ? 44 : 58),
    horizon,
  });
  out += farIslands(stage, horizon, sunX);
  out += drawWater(stage, { top: horizon, glintX: sunX, glints: 90, spread: stage.wide ? 120 : 190 });
  out += sails(
    stage,
    stage.wide ? width * 0.615 : width * (stage.portrait ? 0.34 : rng.range(0.46, 0.56)),
    horizon + unit * rng.range(58, 84),
    unit * rng.range(92, 120),
  );
  if (!stage.wide)
    out += birds(stage, sunX + unit * 180, sunY - unit * 90, 4, 20 * unit, mix(palette.near, palette.haze, 0.35));
  // The near shore rises to the right, where the palms stand.
  const x0 = stage.wide ? width * 0.63 : width * (stage.portrait ? 0.02 : 0.36);
  const top = height * (stage.portrait ? 0.86 : 0.85);
  const ground = profile(
    stage,
    [
      [x0, height + 20],
      [x0 + (width - x0) * 0.3, height - unit * 60],
      [x0 + (width - x0) * 0.62, top],
      [width + 30, top + unit * 26],
    ],
    8 * unit,
    14,
    10,
  );
  const ink = mix(palette.near, local(palette, '#2c3a2c'), stage.hour === 'noon' ? 0.5 : 0.15);
  const back = mix(ink, palette.haze, stage.hour === 'noon' ? 0.26 : 0.2);
  const beachInk = lit(palette, '#d8bd8c', 0.02, 0.2);
  const sand = ground.map(([x, y]): Point => [x - 50 * unit, y + 16 * unit]);
  out +=
    fill(
      softBelow(
        sand.map(([x, y]): Point => [x - 26 * unit, y - 5 * unit]),
        height + 20,
      ),
      palette.glow,
      0.5,
    ) + fill(softBelow(sand, height + 20), mix(beachInk, palette.near, stage.hour === 'noon' ? 0.05 : 0.5));
  const at = (x: number): number => heightAt(ground, x);
  const trees: [number, number, number][] = stage.portrait
    ? [
        [0.62, 1010, -150],
        [0.76, 820, 60],
        [0.46, 600, -110],
      ]
    : stage.wide
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
  if (!stage.portrait && !stage.wide && rng.chance(0.5)) trees.push([0.97, 380, 30]);
  const scale = stage.portrait ? unit * 0.82 : unit;
  for (const [fx, tall, lean] of trees.sort((a, b) => a[1] - b[1])) {
    const x = fx * width;
    out += palm(stage, {
      x,
      y: at(x) + 12 * unit,
      height: tall * scale,
      lean: lean * scale,
      colour: mix(ink, palette.haze, tall < 450 ? 0.1 : 0),
      back,
    });
  }
  out += `<path d="${softBelow(ground, height + 20)}" fill="${stage.gradient([
    [0, mix(ink, palette.haze, 0.16)],
    [0.5, ink],
    [1, palette.near],
  ])}"/>`;
  out += undergrowth(stage, ground, x0 + (width - x0) * 0.3, width, ink);
  for (let i = 0; i < 3; i++) {
    const x = x0 + (width - x0) * rng.range(0.05, 0.3);
    const size = unit * rng.range(50, 110);
    out += rock(
      stage,
      x,
      at(x) + unit * 22,
      size,
      size * rng.range(0.4, 0.62),
      mix(ink, palette.haze, 0.08),
      mix(ink, palette.glow, stage.hour === 'noon' ? 0.34 : 0.2),
      -1,
    );
  }
  if (!stage.has('no-people') && !stage.wide) {
    const px = x0 + (width - x0) * 0.47;
    out += fill(
      person(px, at(px) + 8 * unit, 62 * unit, { skirt: true }) +
        person(px + 26 * unit, at(px + 26 * unit) + 8 * unit, 40 * unit, { arm: 1 }),
      mix(ink, palette.near, 0.6),
    );
  }
  return out;
}

function undergrowth(stage: Stage, ground: readonly Point[], x0: number, x1: number, ink: string): string {
  const { rng, unit } = stage;
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = rng.range(x0, x1);
    const y = heightAt(ground, x) + 4 * unit;
    const r = unit * rng.range(26, 74);
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
function bay(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(stage, 0.2, 0.34, 0.36);
  const sunY = horizon - unit * (stage.hour === 'noon' ? 250 : rng.range(70, 140));
  let out = drawSky(stage, { x: sunX, y: sunY, r: 54 * unit, horizon });
  const head = profile(
    stage,
    [
      [width * 0.42, horizon + 3],
      [width * 0.58, horizon - 46 * unit],
      [width * 0.74, horizon - unit * rng.range(110, 170)],
      [width * 0.9, horizon - 120 * unit],
      [width + 30, horizon - 170 * unit],
    ],
    14 * unit,
    8,
    12,
  );
  out += range(stage, head, horizon + 2, mix(palette.haze, palette.near, 0.14), 0.35);
  out += drawWater(stage, { top: horizon, glintX: sunX, near: mix(palette.water[0], palette.water[1], 0.6) });
  const edge = (offset: number): string =>
    move(width * 0.6, horizon + 12 * unit) +
    cubic(
      width * 0.38 - offset,
      horizon + (height - horizon) * 0.16,
      width * 0.36 - offset * 1.5,
      horizon + (height - horizon) * 0.46,
      width * 0.66 - offset * 2.1,
      height * 0.86,
    ) +
    cubic(
      width * 0.78 - offset * 2,
      height * 0.95,
      width * 0.82 - offset * 2,
      height,
      width * 0.82 - offset * 2.2,
      height + 20,
    ) +
    line(width + 20, height + 20) +
    line(width + 20, horizon + 8 * unit) +
    'Z';
  const sand = lit(palette, '#dcc091', 0.02, 0.3);
  out +=
    fill(edge(96 * unit), mix(palette.water[0], palette.glow, 0.35), 0.5) +
    fill(edge(84 * unit), mix(palette.water[0], palette.water[1], 0.3), 0.7);
  out +=
    fill(edge(52 * unit), mix(palette.glow, local(palette, '#fffaf0'), 0.5), 0.9) +
    fill(edge(44 * unit), shade(palette, '#b99a6c', 0.05, 0.22)) +
    fill(edge(14 * unit), sand);
  const ink = mix(palette.near, local(palette, '#33452f'), stage.hour === 'noon' ? 0.6 : 0.25);
  const back = mix(ink, palette.haze, 0.22);
  // Scalloped lines that the wind drew in the sand.
  let drift = '';
  for (let i = 0; i < 26; i++) {
    const d = rng();
    drift += lens(
      width * rng.range(0.66 - 0.08 * d, 1),
      horizon + unit * 40 + (height - horizon) * d,
      unit * (40 + 170 * d),
      unit * (2 + 5 * d),
    );
  }
  out += fill(drift, shade(palette, '#b0905f', 0.02, 0.24), 0.26);
  // The grove diminishes along the beach.
  for (const t of [0.05, 0.16, 0.3, 0.48, 0.7]) {
    const x = width * (0.7 + 0.42 * t ** 1.2) + rng.bell() * 16 * unit;
    const y = horizon + unit * 22 + (height - horizon) * t ** 1.7 * 0.92;
    const tall = unit * (130 + 700 * t);
    if (stage.hour !== 'night')
      out += fill(
        lens(x + tall * 0.34, y + tall * 0.05, tall * 0.7, tall * 0.014) +
          clump(stage, x + tall * 0.62, y + tall * 0.1, tall * 0.2, tall * 0.035, 11),
        palette.shadow,
        0.22,
      );
    out += palm(stage, {
      x,
      y,
      height: unit * (130 + 700 * t) * (stage.portrait ? 0.9 : 0.82),
      lean: -unit * (20 + 190 * t),
      colour: mix(ink, palette.haze, 0.4 * (1 - t)),
      back: mix(back, palette.haze, 0.3 * (1 - t)),
      crown: 0.46,
      detail: t < 0.2 ? 'far' : 'full',
    });
  }
  // Long shadows and footprints in the sand.
  let prints = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = width * (0.8 - 0.19 * t) + (i % 2 ? 9 : -9) * unit * (1 - t * 0.7);
    const y = height * 0.97 - (height * 0.97 - horizon - 70 * unit) * t ** 0.7;
    const r = unit * (9 - 7 * t);
    prints += `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r * 0.42} 0 1 1 ${2 * r} 0a${r} ${r * 0.42} 0 1 1 ${-2 * r} 0Z`;
  }
  out += fill(prints, shade(palette, '#b0905f', 0, 0.3), 0.7);
  if (!stage.has('no-people')) {
    const x = width * 0.615;
    const y = horizon + 74 * unit;
    out += fill(
      person(x, y, 40 * unit, { skirt: true }) + person(x + 17 * unit, y + 2 * unit, 26 * unit),
      mix(palette.near, palette.haze, 0.2),
    );
  }
  out += sails(stage, width * rng.range(0.2, 0.34), horizon + unit * 60, unit * 100);
  return out;
}
