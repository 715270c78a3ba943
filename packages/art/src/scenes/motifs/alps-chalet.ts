import { mix } from '../../core/colour.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import { cubic, fill, heightAt, line, move, type Point, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse } from '../../elements/houses.ts';
import { person, smoke } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, hill, profile } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';
import { shoulders, skyline, snowy, spruce } from './alps-parts.ts';

function chalet(stage: Stage, x: number, y: number, scale: number, side: -1 | 1): string {
  const { palette, unit } = stage;
  const size = scale * unit;
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 50 * size, 190 * size, 0.4) : '';
  out += fill(
    `M${x - 150 * size} ${y + 4 * size}Q${x} ${y - 8 * size} ${x + 190 * size} ${y - 2 * size}Q${x + 60 * size} ${y + 16 * size} ${x - 150 * size} ${y + 4 * size}Z`,
    shade(palette, snowy(stage) ? '#b9c4cb' : '#5f6844'),
    0.6,
  );
  out += gableHouse(stage, {
    x,
    y,
    gable: 128 * size,
    length: 122 * size,
    wall: 88 * size,
    roof: 50 * size,
    stone: '#8a6244',
    tile: '#5f4a3a',
    side,
    lightOn: side > 0 ? 'gable' : 'length',
    eaves: 26 * size,
    snow: snowy(stage),
    windows: 'shutters',
    planks: true,
  });
  // The stone storey and the balcony with its boxes.
  const G = (a: number, up: number): Point => [x - side * 128 * size * a, y - 128 * size * a * 0.09 - up * size];
  out += fill(poly([G(-0.02, 34), G(1.02, 34), G(1.02, 52), G(-0.02, 52)]), shade(palette, '#6a4a34', 0, 0.3));
  let rails = '';
  for (let i = 0; i <= 14; i++)
    rails += poly([G(i / 14, 36), G(i / 14 + 0.02, 36), G(i / 14 + 0.02, 51), G(i / 14, 51)]);
  out += fill(rails, lit(palette, '#a57a54', 0, 0.15), 0.7);
  if (!snowy(stage)) {
    let flowers = '';
    for (let i = 0; i < 16; i++) {
      const [fx, fy] = G(0.04 + i * 0.061, 52 + stage.rng() * 5);
      flowers += `M${fx.toFixed(1)} ${fy.toFixed(1)}h${(5 * size).toFixed(1)}v${(-5 * size).toFixed(1)}h${(-5 * size).toFixed(1)}Z`;
    }
    out += fill(flowers, local(palette, '#b0524a'), 0.9);
  }
  const cx = x + side * 40 * size;
  const cy = y - 128 * size;
  out += fill(
    poly([
      [cx, cy + 20 * size],
      [cx, cy - 16 * size],
      [cx + 14 * size, cy - 16 * size],
      [cx + 14 * size, cy + 20 * size],
    ]),
    shade(palette, '#8f887c'),
  );
  if (palette.lamps || snowy(stage)) out += smoke(stage, cx + 7 * size, cy - 16 * size, 130 * size);
  return out;
}

function fence(along: readonly Point[], x0: number, x1: number, size: number, ink: string): string {
  let posts = '';
  let rails = '';
  const step = size * 1.9;
  for (let x = x0; x < x1; x += step) {
    const y = heightAt(along, x);
    const y2 = heightAt(along, x + step);
    posts += poly([
      [x - size * 0.05, y + size * 0.15],
      [x - size * 0.05, y - size * 0.7],
      [x + size * 0.06, y - size * 0.74],
      [x + size * 0.06, y + size * 0.15],
    ]);
    for (const k of [0.3, 0.56])
      rails += poly([
        [x, y - size * k],
        [x + step, y2 - size * (k + 0.03)],
        [x + step, y2 - size * (k - 0.03)],
        [x, y - size * (k - 0.06)],
      ]);
  }
  return fill(posts + rails, ink);
}

export function chaletMeadow(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const base = height * (stage.portrait ? 0.56 : 0.6);
  const sunX = sunAcross(stage, 0.14, 0.26, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: height * (stage.portrait ? 0.2 : rng.range(0.17, 0.26)),
    r: 42 * unit,
    horizon: base + 40 * unit,
  });
  out += skyline(stage, base, height * (stage.portrait ? 0.34 : 0.46));
  out += shoulders(stage, [
    [base + 46 * unit, 40 * unit, 0.5, 30],
    [base + 92 * unit, 50 * unit, 0.36, 40],
    [base + 140 * unit, 60 * unit, 0.24, 52],
  ]);
  const green = meadow(stage.season);
  const ground = profile(
    stage,
    [
      [-30, height * 0.8],
      [width * 0.25, height * 0.79],
      [width * 0.6, height * (stage.portrait ? 0.76 : 0.775)],
      [width + 30, height * 0.72],
    ],
    6 * unit,
    20,
    5,
  );
  out += hill(stage, ground, height + 20, local(palette, green, 0.02), lit(palette, green, 0.1, 0.34));
  const cx = width * (stage.portrait ? 0.5 : rng.range(0.6, 0.72));
  const cy = heightAt(ground, cx) + 26 * unit;
  for (const [dx, tall] of [
    [-210, 190],
    [-176, 260],
    [196, 300],
    [238, 220],
    [276, 260],
  ] as const) {
    const x = cx + dx * unit;
    out +=
      fill(conifer(stage, x, heightAt(ground, x) + 10 * unit, tall * unit, 8), shade(palette, spruce(stage), 0.05)) +
      fill(
        coniferLight(stage, x, heightAt(ground, x) + 10 * unit, tall * unit, -1, 8),
        snowy(stage) ? lit(palette, '#eef0ee', 0.04, 0.3) : lit(palette, spruce(stage), 0.04, 0.25),
        0.75,
      );
  }
  out += chalet(stage, cx, cy, stage.portrait ? 1.25 : rng.range(1.05, 1.25), 1);
  // A path from the door, a fence, and the near slope with flowers or tracks.
  const door: Point = [cx - 40 * unit, cy + 6 * unit];
  const path = (k: number): string =>
    move(door[0], door[1]) +
    cubic(door[0] - 60 * unit, door[1] + 60 * unit, width * 0.34 + k, height * 0.88, width * 0.3 + k * 3, height + 20);
  out += fill(
    path(0) +
      line(width * 0.3 + 120 * unit, height + 20) +
      cubic(
        width * 0.34 + 80 * unit,
        height * 0.88,
        door[0] - 10 * unit,
        door[1] + 60 * unit,
        door[0] + 18 * unit,
        door[1],
      ) +
      'Z',
    lit(palette, snowy(stage) ? '#cfd6da' : '#cbb389', 0, 0.2),
    0.8,
  );
  out += fence(
    ground.map(([x, y]): Point => [x, y + 70 * unit]),
    stage.portrait ? width * 0.05 : width * 0.42,
    width + 20,
    42 * unit,
    shade(palette, '#7a6650', 0, 0.3),
  );
  const near = profile(
    stage,
    [
      [-30, height * 0.9],
      [width * 0.3, height * 0.97],
      [width * 0.7, height * 0.955],
      [width + 30, height * 0.9],
    ],
    8 * unit,
    20,
    6,
  );
  const nearInk = mix(shade(palette, snowy(stage) ? '#aab6bf' : leaves(stage.season)[0], 0, 0.4), palette.near, 0.3);
  out += fill(softBelow(near, height + 20), nearInk);
  if (!snowy(stage))
    out += grasses(stage, (x) => heightAt(near, x), 0, width, 170, 46 * unit, nearInk) + meadowFlowers(stage, near);
  if (!stage.has('no-people')) {
    const px = width * (stage.portrait ? 0.34 : 0.4);
    out += fill(
      person(px, height * 0.9, 58 * unit, { skirt: true }) +
        person(px + 27 * unit, height * 0.9, 38 * unit, { arm: 1 }),
      mix(palette.near, palette.haze, 0.08),
    );
    if (snowy(stage))
      out +=
        stroke(
          `M${px - 8 * unit} ${height * 0.886}L${px - 70 * unit} ${height * 0.902}h${-30 * unit}`,
          mix(palette.near, palette.haze, 0.2),
          2 * unit,
        ) +
        fill(
          `M${px - 116 * unit} ${height * 0.902}h${58 * unit}q${8 * unit} 0 ${8 * unit} ${-8 * unit}v${6 * unit}q0 ${8 * unit} ${-8 * unit} ${8 * unit}h${-58 * unit}Z`,
          local(palette, '#9a5a3c'),
        );
  }
  return out;
}

function meadowFlowers(stage: Stage, near: readonly Point[]): string {
  const { rng, unit, width, palette } = stage;
  let a = '';
  let b = '';
  for (let i = 0; i < 80; i++) {
    const x = rng() * width;
    const y = heightAt(near, x) + rng.range(-26, 60) * unit;
    const r = unit * rng.range(2, 4.6);
    const d = `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
    if (i % 3) a += d;
    else b += d;
  }
  return (
    fill(a, lit(palette, '#f0e3c0', 0, 0.2), 0.85) +
    fill(b, local(palette, stage.season === 'spring' ? '#8a86a8' : '#b8654a'), 0.9)
  );
}
