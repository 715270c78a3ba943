import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { cat } from '../../elements/animals.ts';
import { clump } from '../../elements/trees.ts';
import { byFire } from './feast-light.ts';

/** The table across the room, and two cooks with their backs to the viewer. */
export function table(stage: Stage, y: number): string {
  const { width, height, unit, palette } = stage;
  const wood = byFire(stage, lit(palette, '#c29a66', 0, 0.06), 0.14);
  const dark = mix(shade(palette, '#7d5a38', 0, 0.34), palette.near, 0.1);
  const x0 = width * (stage.wide ? 0.52 : stage.portrait ? 0.04 : 0.1);
  const x1 = width * (stage.wide ? 1.02 : stage.portrait ? 0.96 : 0.9);
  const back = y - 66 * unit;
  let out = fill(lens((x0 + x1) / 2, y + 190 * unit, x1 - x0, 40 * unit), palette.near, 0.3);
  out +=
    fill(rect(x0 + 30 * unit, y, 34 * unit, height) + rect(x1 - 64 * unit, y, 34 * unit, height), dark) +
    fill(
      poly([
        [x0 + 50 * unit, back],
        [x1 - 50 * unit, back],
        [x1, y],
        [x0, y],
      ]),
      wood,
    ) +
    fill(rect(x0, y, x1 - x0, 26 * unit), mix(dark, wood, 0.5)) +
    fill(rect(x0 + 40 * unit, y + 26 * unit, x1 - x0 - 80 * unit, 22 * unit), dark);
  const mid = (x0 + x1) / 2;
  const ink = mix(palette.near, palette.haze, 0.05);
  // Flour, dough, a rolling pin, a bowl, eggs, a board of apples, and a jug of the season's flowers.
  const flour = lit(palette, '#fbf6ea', 0, 0.3);
  out +=
    fill(lens(mid - 40 * unit, back + 36 * unit, 250 * unit, 34 * unit), flour, 0.7) +
    fill(clump(stage, mid - 60 * unit, back + 26 * unit, 54 * unit, 20 * unit, 11), lit(palette, '#efe0bd', 0, 0.2));
  out +=
    fill(
      poly([
        [mid + 6 * unit, back + 20 * unit],
        [mid + 116 * unit, back + 40 * unit],
        [mid + 112 * unit, back + 58 * unit],
        [mid + 2 * unit, back + 38 * unit],
      ]),
      lit(palette, '#d9b27a', 0, 0.14),
    ) +
    stroke(
      `M${coord(mid - 12 * unit)} ${coord(back + 27 * unit)}l${coord(16 * unit)} ${coord(3 * unit)}M${coord(mid + 115 * unit)} ${coord(back + 49 * unit)}l${coord(18 * unit)} ${coord(3 * unit)}`,
      dark,
      9 * unit,
    );
  const bowl = (x: number, by: number, r: number, colour: string): string =>
    fill(lens(x, by - r * 0.62, r * 2, r * 0.3), mix(local(palette, colour), palette.near, 0.3)) +
    fill(
      `M${coord(x - r)} ${coord(by - r * 0.62)}q${coord(r * 0.1)} ${coord(r * 0.7)} ${coord(r * 0.6)} ${coord(r * 0.74)}h${coord(r * 0.8)}q${coord(r * 0.5)} ${coord(-r * 0.04)} ${coord(r * 0.6)} ${coord(-r * 0.74)}q${coord(-r)} ${coord(r * 0.3)} ${coord(-2 * r)} 0Z`,
      local(palette, colour),
    );
  const jx = x0 + (x1 - x0) * 0.16;
  out +=
    fill(
      clump(stage, jx, back - 66 * unit, 62 * unit, 44 * unit, 13),
      shade(palette, leaves(stage.season)[0], 0, 0.1),
    ) +
    fill(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => disc(jx + (((i * 37) % 90) - 45) * unit, back - (44 + ((i * 29) % 56)) * unit, 9 * unit))
        .join(''),
      local(
        palette,
        ['#d98aa0', '#d9b24e', '#b4533a', '#efe6d0'][['spring', 'summer', 'autumn', 'winter'].indexOf(stage.season)] ??
          '#d9b24e',
      ),
    ) +
    fill(
      `M${coord(jx - 26 * unit)} ${coord(back - 40 * unit)}h${coord(52 * unit)}q${coord(14 * unit)} ${coord(40 * unit)} ${coord(-4 * unit)} ${coord(68 * unit)}h${coord(-44 * unit)}q${coord(-18 * unit)} ${coord(-28 * unit)} ${coord(-4 * unit)} ${coord(-68 * unit)}Z`,
      lit(palette, '#e6e0d0', 0, 0.16),
    );
  const ax = x0 + (x1 - x0) * 0.84;
  out +=
    fill(
      poly([
        [ax - 84 * unit, back + 34 * unit],
        [ax + 76 * unit, back + 26 * unit],
        [ax + 96 * unit, back + 50 * unit],
        [ax - 80 * unit, back + 58 * unit],
      ]),
      dark,
    ) +
    fill(
      [-50, -16, 20, 52].map((d) => disc(ax + d * unit, back + 24 * unit, 19 * unit)).join('') +
        disc(ax, back - 2 * unit, 19 * unit),
      local(palette, stage.season === 'autumn' ? '#b4533a' : '#93a45c'),
    );
  out += fill(
    [0, 1, 2, 3]
      .map((i) => lens(x0 + (x1 - x0) * 0.3 + i * 25 * unit, back + (38 + (i % 2) * 9) * unit, 26 * unit, 24 * unit))
      .join(''),
    lit(palette, '#ecd9bd', 0, 0.2),
  );
  if (stage.has('no-people')) return out + bowl(mid + 180 * unit, back + 50 * unit, 58 * unit, '#4f7f8a');
  const px = mid - (stage.portrait ? 80 : 110) * unit;
  const kx = mid + (stage.portrait ? 130 : 150) * unit;
  out += bowl(kx + 10 * unit, back + 44 * unit, 62 * unit, '#4f7f8a');
  out += cook(px, y + 200 * unit, 400 * unit, ink, lit(palette, '#efe6d2', 0, 0.1), 1);
  // The stool lifts the child to the height of the table.
  const sy = y + 116 * unit;
  out += fill(
    rect(kx - 62 * unit, sy, 124 * unit, 16 * unit) +
      poly([
        [kx - 54 * unit, sy + 14 * unit],
        [kx - 38 * unit, sy + 14 * unit],
        [kx - 60 * unit, height + 20],
        [kx - 80 * unit, height + 20],
      ]) +
      poly([
        [kx + 38 * unit, sy + 14 * unit],
        [kx + 54 * unit, sy + 14 * unit],
        [kx + 80 * unit, height + 20],
        [kx + 60 * unit, height + 20],
      ]) +
      rect(kx - 60 * unit, sy + 74 * unit, 120 * unit, 11 * unit),
    mix(wood, dark, 0.5),
  );
  out += cook(kx, sy + 2 * unit, 250 * unit, ink, local(palette, '#b8604c'), -1);
  return out + cat(x0 + (x1 - x0) * 0.93, y + 186 * unit, 104 * unit, mix(palette.near, '#5a4030', 0.3));
}

/** A cook from behind: apron tied in a bow, elbows out. */
function cook(x: number, y: number, tall: number, ink: string, apron: string, side: -1 | 1): string {
  const point = (dx: number, dy: number): string => `${coord(x + side * dx * tall)} ${coord(y - dy * tall)}`;
  const P = (dx: number, dy: number): Point => [x + side * dx * tall, y - dy * tall];
  const body = `M${point(-0.03, 0.86)}Q${point(-0.14, 0.84)} ${point(-0.15, 0.76)}Q${point(-0.24, 0.66)} ${point(-0.22, 0.56)}L${point(-0.12, 0.5)}L${point(-0.1, 0.54)}L${point(-0.15, 0.59)}Q${point(-0.14, 0.64)} ${point(-0.1, 0.68)}Q${point(-0.12, 0.5)} ${point(-0.13, 0.4)}L${point(-0.1, 0)}H${coord(x - side * 0.015 * tall)}L${point(0, 0.36)}L${point(0.015, 0)}H${coord(x + side * 0.1 * tall)}L${point(0.13, 0.4)}Q${point(0.12, 0.5)} ${point(0.1, 0.68)}Q${point(0.15, 0.64)} ${point(0.17, 0.57)}L${point(0.1, 0.53)}L${point(0.12, 0.49)}L${point(0.24, 0.55)}Q${point(0.25, 0.66)} ${point(0.15, 0.77)}Q${point(0.14, 0.84)} ${point(0.03, 0.86)}Z`;
  return (
    fill(body, ink) +
    fill(disc(x, y - tall * 0.925, tall * 0.068), ink) +
    fill(rect(x - tall * 0.028, y - tall * 0.89, tall * 0.056, tall * 0.06), ink) +
    fill(
      poly([P(-0.125, 0.46), P(-0.09, 0.46), P(-0.075, 0.12), P(-0.13, 0.14)]) +
        poly([P(0.125, 0.46), P(0.09, 0.46), P(0.075, 0.12), P(0.13, 0.14)]),
      apron,
    ) +
    stroke(
      `M${point(-0.115, 0.47)}H${coord(x + side * 0.115 * tall)}M${point(-0.07, 0.82)}Q${point(-0.05, 0.87)} ${point(0, 0.865)}Q${point(0.05, 0.87)} ${point(0.07, 0.82)}`,
      apron,
      tall * 0.016,
    ) +
    fill(
      `M${point(0, 0.47)}Q${point(-0.07, 0.53)} ${point(-0.07, 0.46)}Q${point(-0.06, 0.42)} ${point(0, 0.47)}Q${point(0.07, 0.53)} ${point(0.07, 0.46)}Q${point(0.06, 0.42)} ${point(0, 0.47)}ZM${point(-0.005, 0.47)}L${point(-0.045, 0.34)}L${point(-0.02, 0.33)}L${point(0, 0.45)}L${point(0.03, 0.34)}L${point(0.055, 0.35)}L${point(0.01, 0.47)}Z`,
      apron,
    )
  );
}
