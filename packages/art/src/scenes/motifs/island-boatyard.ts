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
export function boatyard(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.44 : 0.42);
  const sunX = sunAcross(s, 0.24, 0.34, 0.3);
  const sunY = horizon - u * (s.hour === 'noon' ? 270 : rng.range(120, 170));
  let out = drawSky(s, { x: sunX, y: sunY, r: 50 * u, horizon });
  out += range(
    s,
    profile(
      s,
      [
        [-30, horizon - 26 * u],
        [w * 0.16, horizon - 70 * u],
        [w * 0.34, horizon - 20 * u],
        [w * 0.44, horizon + 3],
      ],
      8 * u,
      10,
      8,
    ),
    horizon + 2,
    mix(pal.haze, pal.shadow, 0.12),
    0.3,
  );
  out += drawWater(s, { top: horizon, bottom: h * 0.9, glintX: sunX, glints: 60, ripples: 30 });
  out += hillside(s, horizon);
  out +=
    moored(s, w * (s.wide ? 0.6 : 0.3), horizon + 92 * u, 118 * u) +
    moored(s, w * (s.wide ? 0.68 : 0.46), horizon + 58 * u, 82 * u);
  out += sailboat(s, w * (s.wide ? 0.56 : s.portrait ? 0.13 : 0.18), horizon + 26 * u, 66 * u, {
    hull: local(pal, '#7a3f35', 0.24),
    main: lit(pal, '#f3ead6', 0.12, 0.3),
    jib: lit(pal, '#e2d3b4', 0.16, 0.2),
  });
  const edge = profile(
    s,
    [
      [-40, h * 0.87],
      [w * 0.2, h * 0.8],
      [w * 0.5, horizon + (h - horizon) * 0.5],
      [w * 0.8, horizon + (h - horizon) * 0.3],
      [w + 40, horizon + (h - horizon) * 0.22],
    ],
    4 * u,
    14,
    5,
  );
  out += beach(s, edge);
  out += grove(s, horizon + (h - horizon) * 0.42);
  out += loft(s, w * (s.portrait ? 0.87 : 0.885), horizon + (h - horizon) * 0.38);
  const long = u * (s.portrait ? 520 : 560);
  const x = w * (s.wide ? 0.76 : s.portrait ? 0.5 : 0.53);
  const y = horizon + (h - horizon) * (s.portrait ? 0.68 : 0.74);
  out += onTheStocks(s, x, y, long);
  out += beached(
    s,
    w * (s.wide ? 0.64 : s.portrait ? 0.33 : 0.17),
    h * (s.portrait ? 0.945 : 0.95),
    260 * u,
    '#2f6f7a',
  );
  out += beached(s, w * (s.wide ? 0.92 : s.portrait ? 0.8 : 0.82), h * (s.portrait ? 0.89 : 0.93), 290 * u, '#b4533a');
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.05);
    out += fill(
      person(x - long * 0.66, y + 36 * u, 124 * u, { hat: true }) +
        person(x - long * 0.66 + 56 * u, y + 40 * u, 76 * u, { arm: 1 }),
      ink,
    );
  }
  return out + birds(s, sunX + 150 * u, sunY - 60 * u, 4, 18 * u, mix(pal.near, pal.haze, 0.35));
}
