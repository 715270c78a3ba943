import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, coord, poly, rect, softBelow, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { byFire } from './feast-light.ts';

interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function view(stage: Stage, o: Opening): string {
  const { unit, palette } = stage;
  const horizon = o.y + o.height * 0.66;
  let out = drawSky(stage, {
    x: o.x + o.width * 0.16,
    y: o.y + o.height * 0.34,
    r: 30 * unit,
    horizon: horizon + 20 * unit,
    clouds: 'streaks',
  });
  const line = profile(
    stage,
    [
      [o.x - o.width, horizon],
      [o.x - o.width * 0.2, horizon - 44 * unit],
      [o.x + o.width * 0.2, horizon - 6 * unit],
      [o.x + o.width, horizon - 50 * unit],
    ],
    6 * unit,
    10,
    20,
  );
  out += range(stage, line, o.y + o.height, mix(palette.haze, local(palette, leaves(stage.season)[1]), 0.4), 0.3);
  const near = profile(
    stage,
    [
      [o.x - o.width, horizon + 40 * unit],
      [o.x, horizon + 24 * unit],
      [o.x + o.width, horizon + 50 * unit],
    ],
    5 * unit,
    12,
    20,
  );
  let trees = '';
  for (let x = o.x - o.width * 0.6; x < o.x + o.width * 0.6; x += 30 * unit)
    trees += clump(stage, x, heightAt(near, x), 20 * unit, 18 * unit, 8);
  return (
    out +
    fill(trees, shade(palette, leaves(stage.season)[0], 0.16, 0.2)) +
    fill(
      softBelow(near, o.y + o.height + 10),
      local(palette, stage.season === 'winter' ? '#dfe2e0' : leaves(stage.season)[2], 0.12),
    )
  );
}

export function walls(stage: Stage, o: Opening, floorY: number): string {
  const { width, height, unit, palette } = stage;
  const plaster = byFire(
    stage,
    shade(palette, ['#e6d9bd', '#cfd6c6', '#e6cdb4', '#c9d0d2'][stage.seed % 4] ?? '#e6d9bd', 0, 0.16),
  );
  const hole = rect(o.x - o.width / 2, o.y, o.width, o.height);
  let out = `<path fill-rule="evenodd" d="M-10-10H${width + 10}V${coord(floorY)}H-10Z${hole}" fill="${plaster}"/>`;
  // Hand-made tiles behind the sink and the stove, each in a slightly different colour.
  let tiles = '';
  const size = 38 * unit;
  for (let y = 0; y < 3; y++)
    for (let i = 0; i < width / size + 1; i++)
      if ((i * 7 + y * 5 + stage.seed) % 3 === 0)
        tiles += rect(i * size, floorY - (4.6 - y) * size, size - 2 * unit, size - 2 * unit);
  const glaze = ['#7d9a96', '#a9b08a', '#c98f6a'][stage.seed % 3] ?? '#7d9a96';
  out +=
    fill(rect(-10, floorY - 4.65 * size, width + 20, 3 * size), byFire(stage, lit(palette, '#efe6d0', 0, 0.06))) +
    fill(tiles, byFire(stage, local(palette, glaze)), 0.7);
  const frame = lit(palette, '#f1e8d4', 0, 0.12);
  out +=
    stroke(hole, frame, 14 * unit) +
    stroke(
      `M${coord(o.x)} ${coord(o.y)}V${coord(o.y + o.height)}M${coord(o.x - o.width / 2)} ${coord(o.y + o.height * 0.44)}H${coord(o.x + o.width / 2)}`,
      frame,
      7 * unit,
    ) +
    fill(rect(o.x - o.width / 2 - 24 * unit, o.y + o.height, o.width + 48 * unit, 18 * unit), frame);
  // Herbs in pots along the sill.
  for (const [d, c] of [
    [-0.3, '#a5503f'],
    [0, '#b87a4c'],
    [0.3, '#a5503f'],
  ] as const) {
    const x = o.x + d * o.width;
    out +=
      fill(clump(stage, x, o.y + o.height - 56 * unit, 26 * unit, 26 * unit, 9), shade(palette, '#5f7a4c', 0, 0.16)) +
      fill(clump(stage, x - 5 * unit, o.y + o.height - 64 * unit, 13 * unit, 11 * unit, 7), local(palette, '#93a46c')) +
      fill(
        poly([
          [x - 18 * unit, o.y + o.height - 38 * unit],
          [x + 18 * unit, o.y + o.height - 38 * unit],
          [x + 13 * unit, o.y + o.height],
          [x - 13 * unit, o.y + o.height],
        ]),
        local(palette, c),
      );
  }
  // A stone sink on its cupboards under the window.
  const sx = o.x - (stage.portrait ? 130 : 230) * unit;
  const sw = (stage.portrait ? 250 : 420) * unit;
  const paint = byFire(stage, shade(palette, ['#6f8288', '#7d8a6c', '#8a6f58'][stage.seed % 3] ?? '#6f8288', 0, 0.16));
  out +=
    fill(rect(sx, floorY - 100 * unit, sw, 100 * unit), paint) +
    stroke(
      rect(sx + 14 * unit, floorY - 82 * unit, sw / 2 - 24 * unit, 70 * unit) +
        rect(sx + sw / 2 + 8 * unit, floorY - 82 * unit, sw / 2 - 24 * unit, 70 * unit),
      mix(paint, palette.near, 0.4),
      3 * unit,
    ) +
    fill(rect(sx - 8 * unit, floorY - 118 * unit, sw + 16 * unit, 20 * unit), lit(palette, '#d9d0bd', 0, 0.1));
  out += stroke(
    `M${coord(o.x + 20 * unit)} ${coord(floorY - 118 * unit)}v${coord(-40 * unit)}q${coord(2 * unit)} ${coord(-24 * unit)} ${coord(-22 * unit)} ${coord(-24 * unit)}t${coord(-22 * unit)} ${coord(20 * unit)}`,
    lit(palette, '#c9a862', 0, 0.2),
    6 * unit,
  );
  const brick = byFire(stage, shade(palette, '#a9785a', 0, 0.3), 0.14);
  out += `<rect y="${coord(floorY)}" width="${width}" height="${coord(height - floorY + 10)}" fill="${stage.gradient([
    [0, brick],
    [1, mix(brick, palette.near, 0.44)],
  ])}"/>`;
  let joints = '';
  for (let i = 0; i < 6; i++) joints += `M0 ${coord(floorY + (12 + i * 24 + i * i * 8) * unit)}H${width}`;
  for (let i = -10; i < 11; i++)
    joints += `M${coord(width * 0.5 + i * 90 * unit)} ${coord(floorY)}L${coord(width * 0.5 + i * 210 * unit)} ${height + 10}`;
  return out + stroke(joints, palette.near, 1.6 * unit, 0.22);
}

/** The hearth: the hood, the arch under it, a fire, a pot on its crane, and copper pans on a rail. */
export function hearth(stage: Stage, x: number, floorY: number): string {
  const { unit, palette } = stage;
  const half = (stage.portrait ? 230 : 270) * unit;
  const top = floorY - 400 * unit;
  const stone = byFire(stage, shade(palette, '#cdbfa2', 0, 0.2), 0.2);
  const dark = mix(palette.near, '#2a1c14', 0.5);
  const mouth = `M${coord(x - half * 0.7)} ${coord(floorY)}V${coord(floorY - 170 * unit)}Q${coord(x)} ${coord(floorY - 300 * unit)} ${coord(x + half * 0.7)} ${coord(floorY - 170 * unit)}V${coord(floorY)}Z`;
  let out =
    fill(
      poly([
        [x - half * 0.62, -10],
        [x + half * 0.62, -10],
        [x + half * 1.02, top + 70 * unit],
        [x - half * 1.02, top + 70 * unit],
      ]),
      mix(stone, palette.glow, 0.14),
    ) + fill(rect(x - half, top + 70 * unit, half * 2, floorY - top - 70 * unit), stone);
  const beam = shade(palette, '#6b4f34', 0, 0.3);
  out +=
    fill(rect(x - half - 26 * unit, top + 52 * unit, half * 2 + 52 * unit, 34 * unit), beam) +
    fill(rect(x - half - 26 * unit, top + 52 * unit, half * 2 + 52 * unit, 6 * unit), mix(beam, palette.glow, 0.2));
  let voussoirs = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.12 + (0.76 * i) / 8);
    voussoirs += `M${coord(x - Math.cos(a) * half * 0.66)} ${coord(floorY - 138 * unit - Math.sin(a) * 100 * unit)}l${coord(-Math.cos(a) * 30 * unit)} ${coord(-34 * unit)}`;
  }
  out += stroke(voussoirs, mix(stone, palette.near, 0.3), 3 * unit) + fill(mouth, dark);
  // The fire, and its light on things near it.
  const flame = (dx: number, k: number, colour: string): string =>
    fill(
      `M${coord(x + dx * unit)} ${coord(floorY - 30 * unit)}q${coord(-34 * k * unit)} ${coord(-24 * k * unit)} ${coord(-8 * k * unit)} ${coord(-64 * k * unit)}q${coord(4 * k * unit)} ${coord(14 * k * unit)} ${coord(14 * k * unit)} ${coord(14 * k * unit)}q${coord(-4 * k * unit)} ${coord(-30 * k * unit)} ${coord(14 * k * unit)} ${coord(-50 * k * unit)}q${coord(4 * k * unit)} ${coord(40 * k * unit)} ${coord(24 * k * unit)} ${coord(58 * k * unit)}q${coord(10 * k * unit)} ${coord(30 * k * unit)} ${coord(-20 * k * unit)} ${coord(42 * k * unit)}Z`,
      colour,
    );
  const fire = stage.clip(
    mouth,
    stage.halo('#f2a54e', x, floorY - 60 * unit, 240 * unit, 0.9) +
      fill(
        poly([
          [x - 110 * unit, floorY - 14 * unit],
          [x + 100 * unit, floorY - 40 * unit],
          [x + 106 * unit, floorY - 22 * unit],
          [x - 104 * unit, floorY + 4 * unit],
        ]) +
          poly([
            [x - 100 * unit, floorY - 40 * unit],
            [x + 110 * unit, floorY - 14 * unit],
            [x + 104 * unit, floorY + 4 * unit],
            [x - 106 * unit, floorY - 22 * unit],
          ]),
        shade(palette, '#5d4030', 0, 0.4),
      ) +
      flame(-44, 0.9, '#d9702f') +
      flame(36, 1, '#d9702f') +
      flame(-4, 1.3, '#e88f3a') +
      flame(-4, 0.8, '#f7cf7a'),
  );
  out += fire + stage.halo('#f2a54e', x, floorY - 40 * unit, 360 * unit, palette.lamps ? 0.42 : 0.2);
  out +=
    stroke(
      `M${coord(x - half * 0.66)} ${coord(floorY - 186 * unit)}H${coord(x + 4 * unit)}V${coord(floorY - 150 * unit)}`,
      mix(dark, palette.haze, 0.24),
      6 * unit,
    ) +
    fill(
      `M${coord(x - 50 * unit)} ${coord(floorY - 142 * unit)}h${coord(108 * unit)}q${coord(8 * unit)} ${coord(56 * unit)} ${coord(-30 * unit)} ${coord(62 * unit)}h${coord(-48 * unit)}q${coord(-38 * unit)} ${coord(-6 * unit)} ${coord(-30 * unit)} ${coord(-62 * unit)}Z`,
      mix(palette.near, '#3a2c24', 0.5),
    ) +
    stroke(
      `M${coord(x - 40 * unit)} ${coord(floorY - 142 * unit)}q${coord(44 * unit)} ${coord(-28 * unit)} ${coord(88 * unit)} 0`,
      mix(dark, palette.haze, 0.24),
      4 * unit,
    );
  return out + copper(stage, x, top + 100 * unit, half);
}

function copper(stage: Stage, x: number, y: number, half: number): string {
  const { unit, palette } = stage;
  const rose = lit(palette, '#c07a4a', 0, 0.12);
  const dim = shade(palette, '#8f5230', 0, 0.24);
  let out = stroke(
    `M${coord(x - half * 0.94)} ${coord(y)}H${coord(x + half * 0.94)}`,
    shade(palette, '#4a4038', 0, 0.3),
    5 * unit,
  );
  const sizes = [46, 38, 32, 26, 34, 42];
  sizes.forEach((size, i) => {
    const r = size * unit * 0.8;
    const px = x + half * (-0.8 + i * 0.32);
    const py = y + 34 * unit + r;
    out +=
      stroke(`M${coord(px)} ${coord(y)}V${coord(py - r * 0.5)}`, dim, 6 * unit) +
      fill(disc(px, py, r), rose) +
      fill(
        `M${coord(px)} ${coord(py - r)}a${coord(r)} ${coord(r)} 0 0 1 0 ${coord(2 * r)}a${coord(r * 1.5)} ${coord(r * 1.4)} 0 0 0 0 ${coord(-2 * r)}Z`,
        dim,
        0.7,
      ) +
      stroke(
        `M${coord(px - r * 0.6)} ${coord(py - r * 0.3)}a${coord(r * 0.7)} ${coord(r * 0.7)} 0 0 1 ${coord(r * 0.5)} ${coord(-r * 0.4)}`,
        mix(rose, palette.glow, 0.6),
        3.4 * unit,
      );
  });
  return out;
}

/** Shelves of plates and jars over a cupboard. */
export function dresser(stage: Stage, x: number, floorY: number): string {
  const { unit, palette } = stage;
  const half = 150 * unit;
  const top = floorY - 440 * unit;
  const paint = byFire(stage, shade(palette, ['#6f8288', '#7d8a6c', '#8a6f58'][stage.seed % 3] ?? '#6f8288', 0, 0.2));
  const deep = mix(paint, palette.near, 0.36);
  let out =
    fill(rect(x - half, top, half * 2, 440 * unit), paint) +
    fill(rect(x - half + 14 * unit, top + 22 * unit, half * 2 - 28 * unit, 270 * unit), deep);
  for (let r = 0; r < 3; r++) {
    const y = top + (106 + r * 88) * unit;
    for (let i = 0; i < 5; i++) {
      const px = x - half + (44 + i * 54) * unit;
      if ((i + r) % 3 === 2)
        out +=
          fill(
            rect(px - 15 * unit, y - 50 * unit, 30 * unit, 50 * unit),
            local(palette, ['#a5503f', '#c99a4e', '#7d8f6a'][(i + r) % 3] ?? '#a5503f'),
          ) + fill(rect(px - 12 * unit, y - 58 * unit, 24 * unit, 10 * unit), lit(palette, '#d9c49a', 0, 0.1));
      else
        out +=
          fill(disc(px, y - 30 * unit, 29 * unit), lit(palette, '#f4ecda', 0, 0.16)) +
          stroke(
            disc(px, y - 30 * unit, 19 * unit),
            local(palette, ['#4f7f8a', '#a5503f', '#7d8f6a'][stage.seed % 3] ?? '#4f7f8a'),
            3 * unit,
          );
    }
    out += fill(rect(x - half, y, half * 2, 11 * unit), mix(paint, palette.glow, 0.16));
  }
  out +=
    fill(
      rect(x - half - 14 * unit, floorY - 150 * unit, half * 2 + 28 * unit, 16 * unit),
      mix(paint, palette.glow, 0.2),
    ) +
    stroke(
      rect(x - half + 14 * unit, floorY - 118 * unit, half - 24 * unit, 104 * unit) +
        rect(x + 10 * unit, floorY - 118 * unit, half - 24 * unit, 104 * unit),
      deep,
      3 * unit,
    ) +
    fill(
      disc(x - 22 * unit, floorY - 66 * unit, 6 * unit) + disc(x + 22 * unit, floorY - 66 * unit, 6 * unit),
      lit(palette, '#c9a862', 0, 0.2),
    );
  return (
    out +
    fill(rect(x - half - 10 * unit, top - 14 * unit, half * 2 + 20 * unit, 18 * unit), mix(paint, palette.glow, 0.12))
  );
}

/** Garlic, bay and a ham hanging from the beams, and a lamp on its chain. */
export function hanging(stage: Stage, cx: number): string {
  const { width, height, unit, palette } = stage;
  const beam = shade(palette, '#6b4f34', 0, 0.4);
  const y = height * (stage.portrait ? 0.05 : 0.045);
  let out =
    fill(rect(-10, y - 44 * unit, width + 20, 40 * unit), beam) +
    fill(rect(-10, y - 8 * unit, width + 20, 6 * unit), mix(beam, palette.near, 0.4));
  const span = stage.portrait ? 0.16 : 0.075;
  [-4, -3, 3, 4].forEach((k, i) => {
    const x = cx + k * width * span + 20 * unit;
    out += stroke(`M${coord(x)} ${coord(y)}v${coord(26 * unit)}`, beam, 3 * unit);
    if (i % 2) {
      let bulbs = '';
      for (let b = 0; b < 7; b++)
        bulbs += clump(stage, x + (b % 2 ? 8 : -8) * unit, y + (34 + b * 15) * unit, 13 * unit, 12 * unit, 6);
      out += fill(bulbs, lit(palette, '#efe4cc', 0, 0.16));
    } else
      out +=
        fill(
          `M${coord(x - 5 * unit)} ${coord(y + 22 * unit)}Q${coord(x - 44 * unit)} ${coord(y + 90 * unit)} ${coord(x - 26 * unit)} ${coord(y + 136 * unit)}Q${coord(x)} ${coord(y + 150 * unit)} ${coord(x + 28 * unit)} ${coord(y + 134 * unit)}Q${coord(x + 40 * unit)} ${coord(y + 86 * unit)} ${coord(x + 5 * unit)} ${coord(y + 22 * unit)}Z`,
          shade(palette, '#7d8a5c', 0, 0.2),
        ) + fill(rect(x - 9 * unit, y + 36 * unit, 18 * unit, 9 * unit), lit(palette, '#d9c49a', 0, 0.1));
  });
  return out;
}
