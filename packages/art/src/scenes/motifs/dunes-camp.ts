import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, sandRipples } from '../../elements/dune.ts';
import { lantern, person, smoke } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { erg, SAND } from './dunes-parts.ts';

function tent(stage: Stage, x: number, y: number, scale: number, cloth: string): string {
  const { palette, unit } = stage;
  const size = scale * unit;
  const bright = lit(palette, cloth, 0, 0.3);
  const dull = shade(palette, cloth, 0, 0.36);
  const glowing = palette.lamps ? palette.lamp : shade(palette, '#7a5c3c', 0, 0.2);
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 46 * size, 230 * size, 0.5) : '';
  out += fill(
    `M${coord(x - 128 * size)} ${coord(y)}L${coord(x - 96 * size)} ${coord(y - 66 * size)}Q${coord(x - 40 * size)} ${coord(y - 76 * size)} ${coord(x)} ${coord(y - 128 * size)}Q${coord(x + 40 * size)} ${coord(y - 76 * size)} ${coord(x + 96 * size)} ${coord(y - 66 * size)}L${coord(x + 128 * size)} ${coord(y)}Z`,
    dull,
  );
  out += fill(
    `M${coord(x - 128 * size)} ${coord(y)}L${coord(x - 96 * size)} ${coord(y - 66 * size)}Q${coord(x - 40 * size)} ${coord(y - 76 * size)} ${coord(x)} ${coord(y - 128 * size)}L${coord(x - 34 * size)} ${coord(y)}Z`,
    bright,
  );
  // Stripes that follow the folds of the cloth.
  const stripe = (a: number): string =>
    `M${coord(x)} ${coord(y - 126 * size)}Q${coord(x + a * 0.42 * size)} ${coord(y - 76 * size)} ${coord(x + a * 0.78 * size)} ${coord(y - 66 * size)}L${coord(x + a * size)} ${coord(y)}h${coord(9 * size)}L${coord(x + (a * 0.78 + 7) * size)} ${coord(y - 66 * size)}Q${coord(x + (a * 0.42 + 4) * size)} ${coord(y - 76 * size)} ${coord(x)} ${coord(y - 126 * size)}Z`;
  out += fill([-112, -84, -58, 58, 84, 108].map(stripe).join(''), local(palette, '#8e4a3c'), 0.55);
  out += fill(
    `M${coord(x - 30 * size)} ${coord(y)}Q${coord(x - 22 * size)} ${coord(y - 60 * size)} ${coord(x)} ${coord(y - 84 * size)}Q${coord(x + 22 * size)} ${coord(y - 60 * size)} ${coord(x + 30 * size)} ${coord(y)}Z`,
    glowing,
  );
  out += fill(
    `M${coord(x - 30 * size)} ${coord(y)}Q${coord(x - 22 * size)} ${coord(y - 60 * size)} ${coord(x)} ${coord(y - 84 * size)}Q${coord(x - 16 * size)} ${coord(y - 50 * size)} ${coord(x - 44 * size)} ${coord(y)}Z`,
    mix(bright, palette.glow, 0.3),
  );
  out += fill(
    `M${coord(x - 100 * size)} ${coord(y - 66 * size)}Q${coord(x - 44 * size)} ${coord(y - 76 * size)} ${coord(x)} ${coord(y - 130 * size)}Q${coord(x + 44 * size)} ${coord(y - 76 * size)} ${coord(x + 100 * size)} ${coord(y - 66 * size)}l${coord(4 * size)} ${coord(12 * size)}${Array.from({ length: 12 }, () => `q${coord(-8.5 * size)} ${coord(10 * size)} ${coord(-17 * size)} 0`).join('')}Z`,
    mix(dull, bright, 0.4),
  );
  out += stroke(
    `M${coord(x)} ${coord(y - 128 * size)}v${coord(-22 * size)}M${coord(x - 126 * size)} ${coord(y - 4 * size)}l${coord(-46 * size)} ${coord(16 * size)}M${coord(x + 126 * size)} ${coord(y - 4 * size)}l${coord(46 * size)} ${coord(16 * size)}`,
    mix(palette.near, palette.haze, 0.2),
    1.6 * size,
  );
  return (
    out +
    fill(
      `M${coord(x)} ${coord(y - 150 * size)}l${coord(26 * size)} ${coord(6 * size)}l${coord(-26 * size)} ${coord(7 * size)}Z`,
      local(palette, '#a5563f'),
    )
  );
}

export function camp(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const sand = SAND[stage.season];
  let out = erg(stage, horizon, 3);
  out += dune(stage, {
    x: width * rng.range(0.2, 0.3),
    y: horizon - unit * rng.range(30, 70),
    left: -width * 0.3,
    right: width * 0.72,
    foot: height * 0.68,
    bottom: height + 20,
    depth: 0.2,
    sand,
  });
  out += dune(stage, {
    x: width * rng.range(0.84, 0.92),
    y: horizon + unit * 10,
    left: width * 0.3,
    right: width * 1.4,
    foot: height * 0.72,
    bottom: height + 20,
    depth: 0.13,
    sand,
  });
  const ground = profile(
    stage,
    [
      [-30, height * 0.8],
      [width * 0.4, height * 0.745],
      [width * 0.75, height * 0.755],
      [width + 30, height * 0.8],
    ],
    5 * unit,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, height + 20)}" fill="${stage.gradient([
    [0, lit(palette, sand, 0.04, 0.3)],
    [0.4, local(palette, sand)],
    [1, shade(palette, sand, 0, 0.4)],
  ])}"/>`;
  const cx = width * (stage.portrait ? 0.48 : rng.range(0.54, 0.62));
  const spots: readonly (readonly [number, number, number, string])[] = stage.portrait
    ? [
        [-240, -26, 0.7, '#d8bf92'],
        [230, -30, 0.66, '#cbb08a'],
        [0, 36, 1.15, '#e6d2a8'],
      ]
    : [
        [-330, -20, 0.72, '#d8bf92'],
        [300, -26, 0.78, '#cbb08a'],
        [-20, 26, 1.15, '#e6d2a8'],
      ];
  for (const [dx, dy, k, cloth] of spots)
    out += tent(stage, cx + dx * unit, heightAt(ground, cx + dx * unit) + (dy + 34) * unit, k, cloth);
  // Rugs, a low table and a fire, with the kettle's smoke.
  const fy = height * 0.86;
  const fx = cx + (stage.portrait ? 60 : 130) * unit;
  out +=
    fill(
      poly([
        [fx - 220 * unit, fy + 26 * unit],
        [fx - 150 * unit, fy - 4 * unit],
        [fx - 46 * unit, fy - 4 * unit],
        [fx - 84 * unit, fy + 26 * unit],
      ]),
      local(palette, '#8e4a3c'),
    ) +
    fill(
      poly([
        [fx - 190 * unit, fy + 18 * unit],
        [fx - 146 * unit, fy + 2 * unit],
        [fx - 70 * unit, fy + 2 * unit],
        [fx - 98 * unit, fy + 18 * unit],
      ]),
      local(palette, '#c9a05e'),
      0.8,
    );
  out += palette.lamps ? stage.halo('#f6b45c', fx + 30 * unit, fy - 6 * unit, 190 * unit, 0.7) : '';
  out += fill(
    `M${coord(fx)} ${coord(fy + 8 * unit)}l${coord(60 * unit)} ${coord(-8 * unit)}l${coord(3 * unit)} ${coord(5 * unit)}l${coord(-60 * unit)} ${coord(8 * unit)}ZM${coord(fx + 4 * unit)} ${coord(fy)}l${coord(56 * unit)} ${coord(9 * unit)}l${coord(-2 * unit)} ${coord(5 * unit)}l${coord(-56 * unit)} ${coord(-9 * unit)}Z`,
    palette.near,
  );
  out +=
    fill(
      `M${coord(fx + 12 * unit)} ${coord(fy + 4 * unit)}C${coord(fx + 4 * unit)} ${coord(fy - 20 * unit)} ${coord(fx + 28 * unit)} ${coord(fy - 24 * unit)} ${coord(fx + 26 * unit)} ${coord(fy - 48 * unit)}C${coord(fx + 46 * unit)} ${coord(fy - 26 * unit)} ${coord(fx + 56 * unit)} ${coord(fy - 14 * unit)} ${coord(fx + 46 * unit)} ${coord(fy + 4 * unit)}Z`,
      '#f3a950',
    ) +
    fill(
      `M${coord(fx + 20 * unit)} ${coord(fy + 4 * unit)}C${coord(fx + 18 * unit)} ${coord(fy - 10 * unit)} ${coord(fx + 30 * unit)} ${coord(fy - 14 * unit)} ${coord(fx + 30 * unit)} ${coord(fy - 26 * unit)}C${coord(fx + 42 * unit)} ${coord(fy - 12 * unit)} ${coord(fx + 42 * unit)} ${coord(fy - 4 * unit)} ${coord(fx + 38 * unit)} ${coord(fy + 4 * unit)}Z`,
      '#fbe3a4',
    );
  out += smoke(stage, fx + 30 * unit, fy - 50 * unit, 170 * unit);
  const ink = mix(palette.near, palette.haze, 0.06);
  if (!stage.has('no-people'))
    out += fill(
      person(fx - 60 * unit, fy + 6 * unit, 66 * unit, { skirt: true }) +
        person(fx - 30 * unit, fy + 10 * unit, 42 * unit) +
        person(fx + 110 * unit, fy + 4 * unit, 68 * unit),
      ink,
    );
  for (const [dx, dy, k] of [
    [-300, 44, 30],
    [-130, 60, 34],
    [230, 46, 30],
    [330, 74, 40],
  ] as const)
    if (Math.abs(dx) < (stage.portrait ? 320 : 400))
      out += lantern(stage, cx + dx * unit, height * 0.845 + dy * unit, k * unit, 3.4);
  out += camel(
    cx + (stage.portrait ? 330 : 520) * unit,
    height * 0.83,
    104 * unit,
    mix(ink, local(palette, '#7a5a38'), 0.4),
    mix(ink, palette.haze, 0.2),
    { pack: local(palette, '#8e4a3c') },
  );
  out += sandRipples(stage, height * 0.84, height, shade(palette, sand, 0, 0.5), 8, 0.3);
  return out;
}
