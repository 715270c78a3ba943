import { mix } from '../../core/colour.ts';
import { fill } from '../../core/path.ts';
import { lit, local } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person, sailboat } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { drawWater } from '../../elements/water.ts';
import { beached, moored, onTheStocks } from './island-boatyard-hulls.ts';
import { beach, grove, hillside, loft } from './island-boatyard-land.ts';

/** A bay where boats are built: a hull in frame on the sand, two finished beside it, a sail loft up its steps. */
export function boatyard(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.44 : 0.42);
  const sunX = sunAcross(stage, 0.24, 0.34, 0.3);
  const sunY = horizon - unit * (stage.hour === 'noon' ? 270 : rng.range(120, 170));
  let out = drawSky(stage, { x: sunX, y: sunY, r: 50 * unit, horizon });
  out += range(
    stage,
    profile(
      stage,
      [
        [-30, horizon - 26 * unit],
        [width * 0.16, horizon - 70 * unit],
        [width * 0.34, horizon - 20 * unit],
        [width * 0.44, horizon + 3],
      ],
      8 * unit,
      10,
      8,
    ),
    horizon + 2,
    mix(palette.haze, palette.shadow, 0.12),
    0.3,
  );
  out += drawWater(stage, { top: horizon, bottom: height * 0.9, glintX: sunX, glints: 60, ripples: 30 });
  out += hillside(stage, horizon);
  out +=
    moored(stage, width * (stage.wide ? 0.6 : 0.3), horizon + 92 * unit, 118 * unit) +
    moored(stage, width * (stage.wide ? 0.68 : 0.46), horizon + 58 * unit, 82 * unit);
  out += sailboat(stage, width * (stage.wide ? 0.56 : stage.portrait ? 0.13 : 0.18), horizon + 26 * unit, 66 * unit, {
    hull: local(palette, '#7a3f35', 0.24),
    main: lit(palette, '#f3ead6', 0.12, 0.3),
    jib: lit(palette, '#e2d3b4', 0.16, 0.2),
  });
  const edge = profile(
    stage,
    [
      [-40, height * 0.87],
      [width * 0.2, height * 0.8],
      [width * 0.5, horizon + (height - horizon) * 0.5],
      [width * 0.8, horizon + (height - horizon) * 0.3],
      [width + 40, horizon + (height - horizon) * 0.22],
    ],
    4 * unit,
    14,
    5,
  );
  out += beach(stage, edge);
  out += grove(stage, horizon + (height - horizon) * 0.42);
  out += loft(stage, width * (stage.portrait ? 0.87 : 0.885), horizon + (height - horizon) * 0.38);
  const long = unit * (stage.portrait ? 520 : 560);
  const x = width * (stage.wide ? 0.76 : stage.portrait ? 0.5 : 0.53);
  const y = horizon + (height - horizon) * (stage.portrait ? 0.68 : 0.74);
  out += onTheStocks(stage, x, y, long);
  out += beached(
    stage,
    width * (stage.wide ? 0.64 : stage.portrait ? 0.33 : 0.17),
    height * (stage.portrait ? 0.945 : 0.95),
    260 * unit,
    '#2f6f7a',
  );
  out += beached(
    stage,
    width * (stage.wide ? 0.92 : stage.portrait ? 0.8 : 0.82),
    height * (stage.portrait ? 0.89 : 0.93),
    290 * unit,
    '#b4533a',
  );
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.05);
    out += fill(
      person(x - long * 0.66, y + 36 * unit, 124 * unit, { hat: true }) +
        person(x - long * 0.66 + 56 * unit, y + 40 * unit, 76 * unit, { arm: 1 }),
      ink,
    );
  }
  return out + birds(stage, sunX + 150 * unit, sunY - 60 * unit, 4, 18 * unit, mix(palette.near, palette.haze, 0.35));
}
