import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { lit, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { mountains, town } from './coral-waterfront-town.ts';
import { canoe, schooner } from './coral-waterfront-boats.ts';

/** A colonial quay: whitewashed houses with coloured frames, two churches above the roofs, schooners alongside. */
export function waterfront(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.55 : 0.56);
  const sunX = sunAcross(stage, 0.16, 0.26, 0.24);
  let out = drawSky(stage, {
    x: sunX,
    y: water - unit * (stage.hour === 'noon' ? 390 : rng.range(300, 350)),
    r: 48 * unit,
    horizon: water,
  });
  out += mountains(stage, water);
  out += `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.36)],
    [0.5, mix(palette.water[0], palette.water[1], 0.55)],
    [1, palette.water[1]],
  ])}"/>`;
  const foot = water + 34 * unit;
  const { above, below } = reflect(stage, town(stage, foot), foot, stage.hour === 'night' ? 0.3 : 0.36, 0.74);
  out += below + above;
  out +=
    ripples(stage, foot + 8 * unit, height, palette.water[0], 56, 0.34) +
    glints(stage, {
      top: foot + 6 * unit,
      bottom: height,
      x: sunX,
      colour: palette.glow,
      count: 46,
      spread: 130,
      length: 150,
    });
  out += schooner(
    stage,
    width * (stage.wide ? 0.64 : stage.portrait ? 0.36 : 0.33),
    foot + 92 * unit,
    unit * (stage.portrait ? 1 : 1.06),
    '#2f6f7a',
    '#d9a441',
  );
  out += schooner(
    stage,
    width * (stage.wide ? 0.84 : stage.portrait ? 0.82 : 0.66),
    foot + 44 * unit,
    unit * 0.74,
    '#a8443a',
    '#efe6d0',
  );
  out += canoe(
    stage,
    width * (stage.wide ? 0.57 : stage.portrait ? 0.18 : 0.14),
    height * (stage.portrait ? 0.85 : 0.86),
    190 * unit,
  );
  return (
    out +
    jetty(stage) +
    birds(stage, width * 0.3, water - 250 * unit, 5, 17 * unit, mix(palette.near, palette.haze, 0.4))
  );
}

/** A jetty of planks in the foreground; a child fishes at its end beside an adult. */
function jetty(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const y = height * (stage.portrait ? 0.9 : 0.88);
  const x0 = width * (stage.wide ? 0.68 : stage.portrait ? 0.42 : 0.56);
  const wood = mix(shade(palette, '#8a6a48', 0, 0.4), palette.near, 0.3);
  const edge = mix(wood, palette.glow, 0.24);
  let out = '';
  let posts = '';
  for (const t of [0.03, 0.3, 0.57, 0.84]) {
    const x = x0 + (width - x0) * t;
    posts += rect(x - 9 * unit, y - 30 * unit * (t > 0.5 && t < 0.6 ? 2.2 : 1), 18 * unit, height);
    out += fill(lens(x, y + 78 * unit, 90 * unit, 8 * unit), palette.near, 0.24);
  }
  out += fill(posts, mix(wood, palette.near, 0.4));
  out +=
    fill(
      poly([
        [x0, y],
        [width + 10, y - 8 * unit],
        [width + 10, y + 26 * unit],
        [x0 - 26 * unit, y + 30 * unit],
      ]),
      wood,
    ) +
    fill(
      poly([
        [x0, y],
        [width + 10, y - 8 * unit],
        [width + 10, y - 2 * unit],
        [x0 - 5 * unit, y + 6 * unit],
      ]),
      edge,
    ) +
    fill(
      poly([
        [x0 - 26 * unit, y + 30 * unit],
        [width + 10, y + 26 * unit],
        [width + 10, y + 46 * unit],
        [x0 - 26 * unit, y + 48 * unit],
      ]),
      mix(wood, palette.near, 0.5),
    );
  let boards = '';
  for (let x = x0 + 30 * unit; x < width; x += 42 * unit)
    boards += `M${coord(x)} ${coord(y)}L${coord(x - 24 * unit)} ${coord(y + 28 * unit)}`;
  out += stroke(boards, mix(wood, palette.near, 0.5), 1.8 * unit);
  // An egret on a post.
  const white = lit(palette, '#fbf6ea', 0, 0.3);
  const ex = x0 + (width - x0) * 0.57;
  const ey = y - 66 * unit;
  out +=
    stroke(
      `M${coord(ex - 3 * unit)} ${coord(ey)}v${coord(-30 * unit)}M${coord(ex + 4 * unit)} ${coord(ey)}v${coord(-30 * unit)}`,
      mix(palette.near, palette.haze, 0.1),
      2 * unit,
    ) +
    fill(
      `M${coord(ex + 26 * unit)} ${coord(ey - 18 * unit)}Q${coord(ex + 8 * unit)} ${coord(ey - 58 * unit)} ${coord(ex - 12 * unit)} ${coord(ey - 52 * unit)}Q${coord(ex - 22 * unit)} ${coord(ey - 70 * unit)} ${coord(ex - 10 * unit)} ${coord(ey - 88 * unit)}Q${coord(ex - 6 * unit)} ${coord(ey - 100 * unit)} ${coord(ex - 16 * unit)} ${coord(ey - 102 * unit)}L${coord(ex - 34 * unit)} ${coord(ey - 92 * unit)}L${coord(ex - 18 * unit)} ${coord(ey - 94 * unit)}Q${coord(ex - 36 * unit)} ${coord(ey - 66 * unit)} ${coord(ex - 22 * unit)} ${coord(ey - 44 * unit)}Q${coord(ex - 8 * unit)} ${coord(ey - 20 * unit)} ${coord(ex + 26 * unit)} ${coord(ey - 18 * unit)}Z`,
      white,
    );
  if (stage.has('no-people')) return out;
  const ink = mix(palette.near, palette.haze, 0.03);
  const px = x0 + 130 * unit;
  const seat = (x: number, k: number): string =>
    `M${coord(x - 0.16 * k)} ${coord(y + 8 * unit)}Q${coord(x - 0.2 * k)} ${coord(y - 0.3 * k)} ${coord(x - 0.1 * k)} ${coord(y - 0.46 * k)}Q${coord(x)} ${coord(y - 0.52 * k)} ${coord(x + 0.12 * k)} ${coord(y - 0.46 * k)}Q${coord(x + 0.22 * k)} ${coord(y - 0.3 * k)} ${coord(x + 0.18 * k)} ${coord(y + 8 * unit)}Z${disc(x, y - 0.62 * k, 0.115 * k)}`;
  out += fill(
    seat(px, 150 * unit) +
      seat(px - 84 * unit, 104 * unit) +
      lens(px, y - 100 * unit, 62 * unit, 9 * unit) +
      `M${coord(px - 16 * unit)} ${coord(y - 100 * unit)}q${coord(16 * unit)} ${coord(-26 * unit)} ${coord(32 * unit)} 0Z`,
    ink,
  );
  return (
    out +
    stroke(
      `M${coord(px - 84 * unit)} ${coord(y - 34 * unit)}L${coord(px - 206 * unit)} ${coord(y - 124 * unit)}`,
      ink,
      2.6 * unit,
    ) +
    stroke(
      `M${coord(px - 206 * unit)} ${coord(y - 124 * unit)}Q${coord(px - 226 * unit)} ${coord(y - 60 * unit)} ${coord(px - 230 * unit)} ${coord(y + 6 * unit)}`,
      ink,
      1.1 * unit,
      0.7,
    ) +
    fill(lens(px - 230 * unit, y + 8 * unit, 34 * unit, 4 * unit), palette.glow, 0.7)
  );
}
