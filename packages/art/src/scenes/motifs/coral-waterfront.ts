import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { lit, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { mountains, town } from './coral-waterfront-town.ts';
import { canoe, schooner } from './coral-waterfront-boats.ts';

/** A colonial quay: whitewashed houses with coloured frames, two churches above the roofs, schooners alongside. */
export function waterfront(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.55 : 0.56);
  const sunX = sunAcross(s, 0.16, 0.26, 0.24);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 390 : rng.range(300, 350)),
    r: 48 * u,
    horizon: water,
  });
  out += mountains(s, water);
  out += `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.36)],
    [0.5, mix(pal.water[0], pal.water[1], 0.55)],
    [1, pal.water[1]],
  ])}"/>`;
  const foot = water + 34 * u;
  const { above, below } = reflect(s, town(s, foot), foot, s.hour === 'night' ? 0.3 : 0.36, 0.74);
  out += below + above;
  out +=
    ripples(s, foot + 8 * u, h, pal.water[0], 56, 0.34) +
    glints(s, { top: foot + 6 * u, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 130, length: 150 });
  out += schooner(
    s,
    w * (s.wide ? 0.64 : s.portrait ? 0.36 : 0.33),
    foot + 92 * u,
    u * (s.portrait ? 1 : 1.06),
    '#2f6f7a',
    '#d9a441',
  );
  out += schooner(s, w * (s.wide ? 0.84 : s.portrait ? 0.82 : 0.66), foot + 44 * u, u * 0.74, '#a8443a', '#efe6d0');
  out += canoe(s, w * (s.wide ? 0.57 : s.portrait ? 0.18 : 0.14), h * (s.portrait ? 0.85 : 0.86), 190 * u);
  return out + jetty(s) + birds(s, w * 0.3, water - 250 * u, 5, 17 * u, mix(pal.near, pal.haze, 0.4));
}

/** A jetty of planks in the foreground; a child fishes at its end beside an adult. */
function jetty(s: Stage): string {
  const { w, h, u, pal } = s;
  const y = h * (s.portrait ? 0.9 : 0.88);
  const x0 = w * (s.wide ? 0.68 : s.portrait ? 0.42 : 0.56);
  const wood = mix(shade(pal, '#8a6a48', 0, 0.4), pal.near, 0.3);
  const edge = mix(wood, pal.glow, 0.24);
  let out = '';
  let posts = '';
  for (const t of [0.03, 0.3, 0.57, 0.84]) {
    const x = x0 + (w - x0) * t;
    posts += rect(x - 9 * u, y - 30 * u * (t > 0.5 && t < 0.6 ? 2.2 : 1), 18 * u, h);
    out += fill(lens(x, y + 78 * u, 90 * u, 8 * u), pal.near, 0.24);
  }
  out += fill(posts, mix(wood, pal.near, 0.4));
  out +=
    fill(
      poly([
        [x0, y],
        [w + 10, y - 8 * u],
        [w + 10, y + 26 * u],
        [x0 - 26 * u, y + 30 * u],
      ]),
      wood,
    ) +
    fill(
      poly([
        [x0, y],
        [w + 10, y - 8 * u],
        [w + 10, y - 2 * u],
        [x0 - 5 * u, y + 6 * u],
      ]),
      edge,
    ) +
    fill(
      poly([
        [x0 - 26 * u, y + 30 * u],
        [w + 10, y + 26 * u],
        [w + 10, y + 46 * u],
        [x0 - 26 * u, y + 48 * u],
      ]),
      mix(wood, pal.near, 0.5),
    );
  let boards = '';
  for (let x = x0 + 30 * u; x < w; x += 42 * u) boards += `M${n(x)} ${n(y)}L${n(x - 24 * u)} ${n(y + 28 * u)}`;
  out += stroke(boards, mix(wood, pal.near, 0.5), 1.8 * u);
  // An egret on a post.
  const white = lit(pal, '#fbf6ea', 0, 0.3);
  const ex = x0 + (w - x0) * 0.57;
  const ey = y - 66 * u;
  out +=
    stroke(
      `M${n(ex - 3 * u)} ${n(ey)}v${n(-30 * u)}M${n(ex + 4 * u)} ${n(ey)}v${n(-30 * u)}`,
      mix(pal.near, pal.haze, 0.1),
      2 * u,
    ) +
    fill(
      `M${n(ex + 26 * u)} ${n(ey - 18 * u)}Q${n(ex + 8 * u)} ${n(ey - 58 * u)} ${n(ex - 12 * u)} ${n(ey - 52 * u)}Q${n(ex - 22 * u)} ${n(ey - 70 * u)} ${n(ex - 10 * u)} ${n(ey - 88 * u)}Q${n(ex - 6 * u)} ${n(ey - 100 * u)} ${n(ex - 16 * u)} ${n(ey - 102 * u)}L${n(ex - 34 * u)} ${n(ey - 92 * u)}L${n(ex - 18 * u)} ${n(ey - 94 * u)}Q${n(ex - 36 * u)} ${n(ey - 66 * u)} ${n(ex - 22 * u)} ${n(ey - 44 * u)}Q${n(ex - 8 * u)} ${n(ey - 20 * u)} ${n(ex + 26 * u)} ${n(ey - 18 * u)}Z`,
      white,
    );
  if (s.has('no-people')) return out;
  const ink = mix(pal.near, pal.haze, 0.03);
  const px = x0 + 130 * u;
  const seat = (x: number, k: number): string =>
    `M${n(x - 0.16 * k)} ${n(y + 8 * u)}Q${n(x - 0.2 * k)} ${n(y - 0.3 * k)} ${n(x - 0.1 * k)} ${n(y - 0.46 * k)}Q${n(x)} ${n(y - 0.52 * k)} ${n(x + 0.12 * k)} ${n(y - 0.46 * k)}Q${n(x + 0.22 * k)} ${n(y - 0.3 * k)} ${n(x + 0.18 * k)} ${n(y + 8 * u)}Z${disc(x, y - 0.62 * k, 0.115 * k)}`;
  out += fill(
    seat(px, 150 * u) +
      seat(px - 84 * u, 104 * u) +
      lens(px, y - 100 * u, 62 * u, 9 * u) +
      `M${n(px - 16 * u)} ${n(y - 100 * u)}q${n(16 * u)} ${n(-26 * u)} ${n(32 * u)} 0Z`,
    ink,
  );
  return (
    out +
    stroke(`M${n(px - 84 * u)} ${n(y - 34 * u)}L${n(px - 206 * u)} ${n(y - 124 * u)}`, ink, 2.6 * u) +
    stroke(
      `M${n(px - 206 * u)} ${n(y - 124 * u)}Q${n(px - 226 * u)} ${n(y - 60 * u)} ${n(px - 230 * u)} ${n(y + 6 * u)}`,
      ink,
      1.1 * u,
      0.7,
    ) +
    fill(lens(px - 230 * u, y + 8 * u, 34 * u, 4 * u), pal.glow, 0.7)
  );
}
