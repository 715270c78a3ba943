import { mix } from '../../core/colour.ts';
import { leaves, lit, shade } from '../../core/palette.ts';
import { cubic, fill, heightAt, move, type Point, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { drawWater, glints } from '../../elements/water.ts';
import { farIslands, sails } from './island-parts.ts';

/** An island across a narrow strait: its beach, its grove, one lit house and its jetty. */
export function acrossTheStrait(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.56 : rng.range(0.5, 0.56));
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.58, 0.66));
  const sunX = sunAcross(stage, 0.2, 0.32, 0.3);
  const sunY = horizon - unit * (stage.hour === 'noon' ? 270 : rng.range(90, 170));
  let out = drawSky(stage, { x: sunX, y: sunY, r: 56 * unit, horizon });
  out += farIslands(stage, horizon, sunX);
  out += drawWater(stage, { top: horizon, glintX: sunX });
  const half = width * (stage.portrait ? 0.44 : 0.3);
  const shoreY = horizon + unit * 66;
  const [d0, d1, d2] = leaves(stage.season === 'winter' || stage.season === 'autumn' ? 'summer' : stage.season);
  const green = shade(palette, d0, 0.12);
  const mound = profile(
    stage,
    [
      [cx - half, shoreY],
      [cx - half * 0.55, shoreY - 52 * unit],
      [cx, shoreY - unit * rng.range(120, 180)],
      [cx + half * 0.5, shoreY - 66 * unit],
      [cx + half, shoreY],
    ],
    12 * unit,
    10,
    12,
  );
  out += `<path d="${softBelow(mound, shoreY + 2)}" fill="${stage.gradient([
    [0, lit(palette, d1, 0.14, 0.2)],
    [1, green],
  ])}"/>`;
  let dark = '';
  let light = '';
  for (let i = 0; i < 60; i++) {
    const x = cx + rng.bell() * half * 0.82;
    const y = shoreY - rng() * Math.max(8, shoreY - heightAt(mound, x)) - 4 * unit;
    const r = unit * rng.range(15, 34);
    dark += clump(stage, x, y, r, r * 0.7, 8);
    light += clump(stage, x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.32, 7);
  }
  out += fill(dark, green) + fill(light, lit(palette, d2, 0.1, 0.12), 0.45);
  // Beach: a long pale lens with a wet edge.
  const beach = (k: number, dy: number): string =>
    move(cx - half * 1.08 * k, shoreY + dy) +
    cubic(
      cx - half * 0.5,
      shoreY - 15 * unit + dy,
      cx + half * 0.4,
      shoreY - 12 * unit + dy,
      cx + half * 1.12 * k,
      shoreY + dy,
    ) +
    cubic(
      cx + half * 0.5,
      shoreY + 20 * unit + dy,
      cx - half * 0.4,
      shoreY + 24 * unit + dy,
      cx - half * 1.08 * k,
      shoreY + dy,
    ) +
    'Z';
  out +=
    fill(beach(1.06, 7 * unit), mix(palette.water[0], palette.glow, 0.5), 0.7) +
    fill(beach(1, 0), lit(palette, '#dcc496', 0.04, 0.4));
  const hx = cx + half * rng.range(-0.2, 0.22);
  const hy = shoreY - 6 * unit;
  const trees = stage.portrait ? 7 : rng.int(6, 9);
  const ink = shade(palette, '#2f4030', 0.06, 0.6);
  const back = shade(palette, '#52664a', 0.16, 0.3);
  const grove: Point[] = [];
  for (let i = 0; i < trees; i++)
    grove.push([cx + half * (-0.8 + (1.5 * (i + rng())) / trees), rng.range(150, 280) * (stage.portrait ? 1.15 : 1)]);
  for (const [x, tall] of grove.sort((a, b) => b[1] - a[1])) {
    out += palm(stage, {
      x,
      y: shoreY - 2 * unit,
      height: tall * unit,
      lean: unit * rng.range(-56, 56),
      colour: ink,
      back,
      crown: 0.5,
      detail: 'far',
    });
  }
  out += house(stage, hx, hy);
  out += jetty(stage, hx + 60 * unit, shoreY + 6 * unit);
  // The shallows reflect the grove.
  let streaks = '';
  for (let i = 0; i < 26; i++) {
    const x = cx + rng.bell() * half * 0.8;
    const y = shoreY + 34 * unit + rng() ** 1.5 * 130 * unit;
    const l = unit * rng.range(40, 130);
    streaks +=
      move(x - l, y) +
      cubic(x - l * 0.3, y - 4 * unit, x + l * 0.3, y - 4 * unit, x + l, y) +
      cubic(x + l * 0.3, y + 3 * unit, x - l * 0.3, y + 3 * unit, x - l, y) +
      'Z';
  }
  out += fill(streaks, green, 0.34);
  if (palette.lamps)
    out += glints(stage, {
      top: hy + 26 * unit,
      bottom: hy + 200 * unit,
      x: hx,
      colour: palette.lamp,
      count: 12,
      spread: 40,
      length: 50,
      opacity: 0.7,
    });
  out += sails(
    stage,
    stage.portrait ? width * 0.26 : width * rng.range(0.2, 0.34),
    shoreY + unit * rng.range(90, 150),
    unit * rng.range(120, 160),
  );
  // A canoe on the near beach, and leaves in the foreground.
  out += overhang(stage, ink);
  return out;
}

function house(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const wall = lit(palette, '#efe2c6', 0.02, 0.2);
  const dark = shade(palette, '#a08b6a', 0.05);
  const roof = shade(palette, '#7c5f40', 0.04, 0.3);
  const roofLit = lit(palette, '#a98a5c', 0.03, 0.25);
  const size = unit * 1.1;
  const window = palette.lamps ? palette.lamp : shade(palette, '#3d4a4a');
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 20 * size, 130 * size, 0.5) : '';
  out +=
    fill(`M${x - 56 * size} ${y}v${-34 * size}h${78 * size}v${34 * size}Z`, wall) +
    fill(`M${x + 22 * size} ${y}v${-34 * size}h${34 * size}v${34 * size}Z`, dark);
  out +=
    fill(
      `M${x - 70 * size} ${y - 32 * size}l${26 * size} ${-32 * size}h${56 * size}l${14 * size} ${32 * size}Z`,
      roofLit,
    ) +
    fill(
      `M${x + 12 * size} ${y - 64 * size}l${14 * size} ${32 * size}h${44 * size}l${-24 * size} ${-32 * size}Z`,
      roof,
    );
  out += fill(
    `M${x - 44 * size} ${y - 6 * size}v${-20 * size}h${14 * size}v${20 * size}ZM${x - 20 * size} ${y}v${-26 * size}h${13 * size}v${26 * size}ZM${x + 2 * size} ${y - 6 * size}v${-20 * size}h${13 * size}v${20 * size}ZM${x + 32 * size} ${y - 8 * size}v${-17 * size}h${12 * size}v${17 * size}Z`,
    window,
  );
  return out;
}

function jetty(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const wood = shade(palette, '#6d5a42', 0.04);
  let posts = '';
  for (let i = 0; i < 6; i++)
    posts += `M${x + i * 25 * unit} ${y + i * 4 * unit}v${(16 + i * 3) * unit}h${3 * unit}v${-(16 + i * 3) * unit}Z`;
  return (
    fill(posts, wood) +
    fill(
      `M${x - 10 * unit} ${y - 2 * unit}L${x + 140 * unit} ${y + 20 * unit}v${7 * unit}L${x - 10 * unit} ${y + 3 * unit}Z`,
      lit(palette, '#8f7858', 0.04, 0.2),
    )
  );
}

/** Fronds of a near palm that hang into the picture. */
function overhang(stage: Stage, ink: string): string {
  const { width, height, unit, palette } = stage;
  const colour = mix(ink, palette.near, 0.6);
  const x = stage.portrait ? width * 1.04 : width * 1.02;
  return palm(stage, {
    x: x + 60 * unit,
    y: height * 1.12,
    height: height * (stage.portrait ? 0.82 : 0.98),
    lean: -90 * unit,
    colour,
    back: mix(colour, palette.haze, 0.2),
    crown: stage.portrait ? 0.34 : 0.4,
  });
}
