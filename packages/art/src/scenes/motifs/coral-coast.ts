import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile } from '../../elements/terrain.ts';
import { glints } from '../../elements/water.ts';
import { fish, garden, turtle } from './coral-garden.ts';
import { coast } from './coral-headland.ts';
import { waterfront } from './coral-waterfront.ts';

/**
 * The reef half above and half below the water, or the coast with its lighthouse and reef; or a `waterfront` of old
 * houses.
 */
export function coralCoast(stage: Stage): string {
  if (stage.has('waterfront')) return waterfront(stage);
  return stage.seed % 2 === 0 || stage.wide ? splitLevel(stage) : coast(stage);
}

function splitLevel(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.34 : 0.32);
  const line = height * (stage.portrait ? 0.42 : 0.43);
  const sunX = sunAcross(stage, 0.24, 0.36, 0.36);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 190 : rng.range(60, 110)),
    r: 44 * unit,
    horizon,
  });
  const land = profile(
    stage,
    [
      [width * 0.5, horizon + 2],
      [width * 0.64, horizon - 30 * unit],
      [width * 0.82, horizon - 90 * unit],
      [width + 30, horizon - 120 * unit],
    ],
    9 * unit,
    12,
    12,
  );
  out += fill(softBelow(land, horizon + 2), mix(palette.haze, local(palette, '#5f7358'), 0.4));
  for (let i = 0; i < 7; i++) {
    const x = width * rng.range(0.66, 1);
    out += palm(stage, {
      x,
      y: heightAt(land, x) + 6 * unit,
      height: unit * rng.range(60, 130),
      lean: rng.bell() * 26 * unit,
      colour: shade(palette, '#3d543c', 0.2, 0.3),
      back: shade(palette, '#66774e', 0.3, 0.1),
      crown: 0.5,
      detail: 'far',
    });
  }
  out +=
    `<rect y="${coord(horizon)}" width="${width}" height="${coord(line - horizon + 60 * unit)}" fill="${stage.gradient([
      [0, mix(palette.water[1], palette.water[0], 0.4)],
      [1, palette.water[0]],
    ])}"/>` +
    glints(stage, { top: horizon, bottom: line, x: sunX, colour: palette.glow, count: 30, spread: 130, length: 90 });
  // A small outrigger floats above its own shadow.
  const bx = width * (stage.portrait ? 0.56 : 0.6);
  const hull = shade(palette, '#8e5a3c', 0, 0.2);
  const wave = (dy: number): string => {
    let d = `M-20 ${coord(line + dy)}`;
    const step = 100 * unit;
    let up = -1;
    for (let x = -20; x < width + step; x += step) {
      d += `q${coord(step / 2)} ${coord(up * 16 * unit)} ${coord(step)} 0`;
      up = -up;
    }
    return d;
  };
  const under = `${wave(0)}V${height + 20}H-20Z`;
  out += `<path d="${under}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.water[1], 0.34)],
    [0.5, mix(palette.water[1], palette.water[0], 0.16)],
    [1, mix(palette.water[1], palette.shadow, 0.4)],
  ])}"/>`;
  let inside = '';
  for (let i = 0; i < 8; i++) {
    const x = sunX + (i - 3.4) * 100 * unit;
    inside += `<path d="${poly([
      [x, line],
      [x + 46 * unit, line],
      [x + (i - 3.4) * 60 * unit + 150 * unit, height],
      [x + (i - 3.4) * 60 * unit - 30 * unit, height],
    ])}" fill="${stage.gradient([
      [0, palette.glow, 0.3],
      [1, palette.glow, 0],
    ])}"/>`;
  }
  const back = profile(
    stage,
    [
      [-30, height * 0.78],
      [width * 0.24, height * 0.86],
      [width * 0.5, height * 0.88],
      [width * 0.8, height * 0.78],
      [width + 30, height * 0.7],
    ],
    24 * unit,
    12,
    8,
  );
  inside +=
    fill(softBelow(back, height + 20), mix(palette.water[1], shade(palette, '#8d7f66', 0, 0.2), 0.3)) +
    garden(stage, back, 0, width, 13, 0.85, 0.5);
  let school = '';
  for (let i = 0; i < 46; i++) {
    const t = rng();
    school += fish(
      width * (stage.portrait ? 0.3 : 0.26) + rng.bell() * 230 * unit,
      line + (height - line) * 0.4 + rng.bell() * 80 * unit + t * 20 * unit,
      unit * rng.range(20, 36),
      1,
    );
  }
  inside += fill(school, lit(palette, '#d9b96a', 0, 0.14), 0.9);
  inside += turtle(stage, width * (stage.portrait ? 0.62 : 0.6), line + (height - line) * 0.36, unit * 1.05);
  const bed = profile(
    stage,
    [
      [-30, height * 0.86],
      [width * 0.2, height * 0.93],
      [width * 0.5, height * 0.97],
      [width * 0.78, height * 0.92],
      [width + 30, height * 0.82],
    ],
    20 * unit,
    14,
    8,
  );
  inside +=
    garden(stage, bed, 0, width, 12, 1.35, 0.12) +
    fill(softBelow(bed, height + 20), mix(palette.near, palette.water[1], 0.3));
  let big = '';
  for (const [fx, fy, l, d] of [
    [0.82, 0.6, 90, -1],
    [0.9, 0.68, 70, -1],
    [0.16, 0.8, 80, 1],
  ] as const)
    big += fish(width * fx, line + (height - line) * fy, l * unit, d);
  inside += fill(big, local(palette, '#c97a4a'));
  for (let i = 0; i < 16; i++)
    inside += `<circle cx="${coord(width * 0.44 + rng.bell() * 20 * unit)}" cy="${coord(line + (height - line) * (i / 18))}" r="${coord(unit * rng.range(3, 9))}" fill="${palette.glow}" opacity=".35"/>`;
  // Someone snorkelling, seen from below.
  if (!stage.has('no-people')) {
    const x = width * (stage.portrait ? 0.4 : 0.43);
    const y = line + 26 * unit;
    const ink = mix(palette.near, palette.water[1], 0.3);
    inside +=
      fill(
        `M${coord(x - 96 * unit)} ${coord(y + 14 * unit)}C${coord(x - 50 * unit)} ${coord(y - 12 * unit)} ${coord(x)} ${coord(y - 12 * unit)} ${coord(x + 44 * unit)} ${coord(y)}C${coord(x + 60 * unit)} ${coord(y - 12 * unit)} ${coord(x + 84 * unit)} ${coord(y)} ${coord(x + 76 * unit)} ${coord(y + 16 * unit)}C${coord(x + 60 * unit)} ${coord(y + 26 * unit)} ${coord(x + 46 * unit)} ${coord(y + 20 * unit)} ${coord(x + 40 * unit)} ${coord(y + 14 * unit)}C${coord(x)} ${coord(y + 26 * unit)} ${coord(x - 40 * unit)} ${coord(y + 22 * unit)} ${coord(x - 60 * unit)} ${coord(y + 24 * unit)}L${coord(x - 140 * unit)} ${coord(y + 52 * unit)}L${coord(x - 128 * unit)} ${coord(y + 30 * unit)}ZM${coord(x + 24 * unit)} ${coord(y + 10 * unit)}C${coord(x + 50 * unit)} ${coord(y + 40 * unit)} ${coord(x + 84 * unit)} ${coord(y + 54 * unit)} ${coord(x + 104 * unit)} ${coord(y + 54 * unit)}L${coord(x + 104 * unit)} ${coord(y + 60 * unit)}C${coord(x + 70 * unit)} ${coord(y + 62 * unit)} ${coord(x + 20 * unit)} ${coord(y + 44 * unit)} ${coord(x + 6 * unit)} ${coord(y + 16 * unit)}Z`,
        ink,
      ) +
      stroke(
        `M${coord(x + 66 * unit)} ${coord(y - 2 * unit)}q${coord(14 * unit)} ${coord(-20 * unit)} ${coord(4 * unit)} ${coord(-46 * unit)}`,
        local(palette, '#c97a4a'),
        5 * unit,
      );
  }
  out += stage.clip(under, inside);
  out +=
    stroke(wave(0), mix(palette.glow, '#ffffff', 0.4), 5 * unit, 0.9) +
    stroke(wave(9 * unit), mix(palette.water[0], palette.glow, 0.3), 4 * unit, 0.6);
  out +=
    fill(
      `M${coord(bx - 130 * unit)} ${coord(line - 40 * unit)}C${coord(bx - 90 * unit)} ${coord(line - 6 * unit)} ${coord(bx + 80 * unit)} ${coord(line - 4 * unit)} ${coord(bx + 128 * unit)} ${coord(line - 46 * unit)}C${coord(bx + 110 * unit)} ${coord(line + 16 * unit)} ${coord(bx - 106 * unit)} ${coord(line + 18 * unit)} ${coord(bx - 130 * unit)} ${coord(line - 40 * unit)}Z`,
      hull,
    ) +
    stroke(
      `M${coord(bx - 128 * unit)} ${coord(line - 38 * unit)}C${coord(bx - 90 * unit)} ${coord(line - 8 * unit)} ${coord(bx + 80 * unit)} ${coord(line - 6 * unit)} ${coord(bx + 126 * unit)} ${coord(line - 44 * unit)}`,
      lit(palette, '#e0c08a', 0, 0.2),
      4 * unit,
    ) +
    stroke(`M${coord(bx + 10 * unit)} ${coord(line - 16 * unit)}V${coord(line - 170 * unit)}`, hull, 4 * unit) +
    fill(
      `M${coord(bx + 14 * unit)} ${coord(line - 166 * unit)}Q${coord(bx + 96 * unit)} ${coord(line - 110 * unit)} ${coord(bx + 100 * unit)} ${coord(line - 44 * unit)}L${coord(bx + 14 * unit)} ${coord(line - 30 * unit)}Z`,
      lit(palette, '#e8c98c', 0, 0.24),
    ) +
    fill(
      `M${coord(bx + 6 * unit)} ${coord(line - 150 * unit)}Q${coord(bx - 46 * unit)} ${coord(line - 90 * unit)} ${coord(bx - 60 * unit)} ${coord(line - 36 * unit)}L${coord(bx + 6 * unit)} ${coord(line - 30 * unit)}Z`,
      local(palette, '#b5603f'),
    );
  return out;
}
