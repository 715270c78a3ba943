import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, n, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, sandRipples } from '../../elements/dune.ts';
import { lantern, person, smoke } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { erg, SAND } from './dunes-parts.ts';

function tent(s: Stage, x: number, y: number, k: number, cloth: string): string {
  const { pal, u } = s;
  const z = k * u;
  const bright = lit(pal, cloth, 0, 0.3);
  const dull = shade(pal, cloth, 0, 0.36);
  const glowing = pal.lamps ? pal.lamp : shade(pal, '#7a5c3c', 0, 0.2);
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 46 * z, 230 * z, 0.5) : '';
  out += fill(
    `M${n(x - 128 * z)} ${n(y)}L${n(x - 96 * z)} ${n(y - 66 * z)}Q${n(x - 40 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 128 * z)}Q${n(x + 40 * z)} ${n(y - 76 * z)} ${n(x + 96 * z)} ${n(y - 66 * z)}L${n(x + 128 * z)} ${n(y)}Z`,
    dull,
  );
  out += fill(
    `M${n(x - 128 * z)} ${n(y)}L${n(x - 96 * z)} ${n(y - 66 * z)}Q${n(x - 40 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 128 * z)}L${n(x - 34 * z)} ${n(y)}Z`,
    bright,
  );
  // Stripes that follow the folds of the cloth.
  const stripe = (a: number): string =>
    `M${n(x)} ${n(y - 126 * z)}Q${n(x + a * 0.42 * z)} ${n(y - 76 * z)} ${n(x + a * 0.78 * z)} ${n(y - 66 * z)}L${n(x + a * z)} ${n(y)}h${n(9 * z)}L${n(x + (a * 0.78 + 7) * z)} ${n(y - 66 * z)}Q${n(x + (a * 0.42 + 4) * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 126 * z)}Z`;
  out += fill([-112, -84, -58, 58, 84, 108].map(stripe).join(''), local(pal, '#8e4a3c'), 0.55);
  out += fill(
    `M${n(x - 30 * z)} ${n(y)}Q${n(x - 22 * z)} ${n(y - 60 * z)} ${n(x)} ${n(y - 84 * z)}Q${n(x + 22 * z)} ${n(y - 60 * z)} ${n(x + 30 * z)} ${n(y)}Z`,
    glowing,
  );
  out += fill(
    `M${n(x - 30 * z)} ${n(y)}Q${n(x - 22 * z)} ${n(y - 60 * z)} ${n(x)} ${n(y - 84 * z)}Q${n(x - 16 * z)} ${n(y - 50 * z)} ${n(x - 44 * z)} ${n(y)}Z`,
    mix(bright, pal.glow, 0.3),
  );
  out += fill(
    `M${n(x - 100 * z)} ${n(y - 66 * z)}Q${n(x - 44 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 130 * z)}Q${n(x + 44 * z)} ${n(y - 76 * z)} ${n(x + 100 * z)} ${n(y - 66 * z)}l${n(4 * z)} ${n(12 * z)}${Array.from({ length: 12 }, () => `q${n(-8.5 * z)} ${n(10 * z)} ${n(-17 * z)} 0`).join('')}Z`,
    mix(dull, bright, 0.4),
  );
  out += stroke(
    `M${n(x)} ${n(y - 128 * z)}v${n(-22 * z)}M${n(x - 126 * z)} ${n(y - 4 * z)}l${n(-46 * z)} ${n(16 * z)}M${n(x + 126 * z)} ${n(y - 4 * z)}l${n(46 * z)} ${n(16 * z)}`,
    mix(pal.near, pal.haze, 0.2),
    1.6 * z,
  );
  return (
    out + fill(`M${n(x)} ${n(y - 150 * z)}l${n(26 * z)} ${n(6 * z)}l${n(-26 * z)} ${n(7 * z)}Z`, local(pal, '#a5563f'))
  );
}

export function camp(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 3);
  out += dune(s, {
    x: w * rng.range(0.2, 0.3),
    y: horizon - u * rng.range(30, 70),
    left: -w * 0.3,
    right: w * 0.72,
    foot: h * 0.68,
    bottom: h + 20,
    depth: 0.2,
    sand,
  });
  out += dune(s, {
    x: w * rng.range(0.84, 0.92),
    y: horizon + u * 10,
    left: w * 0.3,
    right: w * 1.4,
    foot: h * 0.72,
    bottom: h + 20,
    depth: 0.13,
    sand,
  });
  const ground = profile(
    s,
    [
      [-30, h * 0.8],
      [w * 0.4, h * 0.745],
      [w * 0.75, h * 0.755],
      [w + 30, h * 0.8],
    ],
    5 * u,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, lit(pal, sand, 0.04, 0.3)],
    [0.4, local(pal, sand)],
    [1, shade(pal, sand, 0, 0.4)],
  ])}"/>`;
  const cx = w * (s.portrait ? 0.48 : rng.range(0.54, 0.62));
  const spots: readonly (readonly [number, number, number, string])[] = s.portrait
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
    out += tent(s, cx + dx * u, heightAt(ground, cx + dx * u) + (dy + 34) * u, k, cloth);
  // Rugs, a low table and a fire, with the kettle's smoke.
  const fy = h * 0.86;
  const fx = cx + (s.portrait ? 60 : 130) * u;
  out +=
    fill(
      poly([
        [fx - 220 * u, fy + 26 * u],
        [fx - 150 * u, fy - 4 * u],
        [fx - 46 * u, fy - 4 * u],
        [fx - 84 * u, fy + 26 * u],
      ]),
      local(pal, '#8e4a3c'),
    ) +
    fill(
      poly([
        [fx - 190 * u, fy + 18 * u],
        [fx - 146 * u, fy + 2 * u],
        [fx - 70 * u, fy + 2 * u],
        [fx - 98 * u, fy + 18 * u],
      ]),
      local(pal, '#c9a05e'),
      0.8,
    );
  out += pal.lamps ? s.halo('#f6b45c', fx + 30 * u, fy - 6 * u, 190 * u, 0.7) : '';
  out += fill(
    `M${n(fx)} ${n(fy + 8 * u)}l${n(60 * u)} ${n(-8 * u)}l${n(3 * u)} ${n(5 * u)}l${n(-60 * u)} ${n(8 * u)}ZM${n(fx + 4 * u)} ${n(fy)}l${n(56 * u)} ${n(9 * u)}l${n(-2 * u)} ${n(5 * u)}l${n(-56 * u)} ${n(-9 * u)}Z`,
    pal.near,
  );
  out +=
    fill(
      `M${n(fx + 12 * u)} ${n(fy + 4 * u)}C${n(fx + 4 * u)} ${n(fy - 20 * u)} ${n(fx + 28 * u)} ${n(fy - 24 * u)} ${n(fx + 26 * u)} ${n(fy - 48 * u)}C${n(fx + 46 * u)} ${n(fy - 26 * u)} ${n(fx + 56 * u)} ${n(fy - 14 * u)} ${n(fx + 46 * u)} ${n(fy + 4 * u)}Z`,
      '#f3a950',
    ) +
    fill(
      `M${n(fx + 20 * u)} ${n(fy + 4 * u)}C${n(fx + 18 * u)} ${n(fy - 10 * u)} ${n(fx + 30 * u)} ${n(fy - 14 * u)} ${n(fx + 30 * u)} ${n(fy - 26 * u)}C${n(fx + 42 * u)} ${n(fy - 12 * u)} ${n(fx + 42 * u)} ${n(fy - 4 * u)} ${n(fx + 38 * u)} ${n(fy + 4 * u)}Z`,
      '#fbe3a4',
    );
  out += smoke(s, fx + 30 * u, fy - 50 * u, 170 * u);
  const ink = mix(pal.near, pal.haze, 0.06);
  if (!s.has('no-people'))
    out += fill(
      person(fx - 60 * u, fy + 6 * u, 66 * u, { skirt: true }) +
        person(fx - 30 * u, fy + 10 * u, 42 * u) +
        person(fx + 110 * u, fy + 4 * u, 68 * u),
      ink,
    );
  for (const [dx, dy, k] of [
    [-300, 44, 30],
    [-130, 60, 34],
    [230, 46, 30],
    [330, 74, 40],
  ] as const)
    if (Math.abs(dx) < (s.portrait ? 320 : 400)) out += lantern(s, cx + dx * u, h * 0.845 + dy * u, k * u, 3.4);
  out += camel(
    cx + (s.portrait ? 330 : 520) * u,
    h * 0.83,
    104 * u,
    mix(ink, local(pal, '#7a5a38'), 0.4),
    mix(ink, pal.haze, 0.2),
    { pack: local(pal, '#8e4a3c') },
  );
  out += sandRipples(s, h * 0.84, h, shade(pal, sand, 0, 0.5), 8, 0.3);
  return out;
}
