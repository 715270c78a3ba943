import { disc, fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import type { Bay } from './nursery-bunks-room.ts';

/** An ellipse: one ring of the rug. */
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${coord(x - rx)} ${coord(y)}a${coord(rx)} ${coord(ry)} 0 1 1 ${coord(2 * rx)} 0a${coord(rx)} ${coord(ry)} 0 1 1 ${coord(-2 * rx)} 0Z`;

/** On the floor: a rug, slippers in two sizes, an open book, a packed suitcase. */
export function below(stage: Stage, bay: Bay): string {
  const { height, unit, palette } = stage;
  const cx = (bay.x0 + bay.x1) / 2;
  const y = bay.floorY + (height - bay.floorY) * 0.55;
  const rx = cx - 60 * unit;
  let out =
    fill(oval(rx, y, 400 * unit, 58 * unit), local(palette, '#5f7f80')) +
    fill(oval(rx, y, 346 * unit, 46 * unit), lit(palette, '#e6d3a8', 0, 0.14)) +
    fill(oval(rx, y, 310 * unit, 39 * unit), local(palette, '#a9674f'));
  const slipper = (x: number, yy: number, k: number, colour: string): string =>
    fill(oval(x, yy, 26 * k, 9 * k), shade(palette, colour, 0, 0.3)) +
    fill(
      `M${coord(x)} ${coord(yy - 11 * k)}q${coord(30 * k)} ${coord(-6 * k)} ${coord(32 * k)} ${coord(10 * k)}q${coord(-4 * k)} ${coord(12 * k)} ${coord(-32 * k)} ${coord(9 * k)}Z`,
      local(palette, colour),
    );
  out +=
    slipper(rx - 170 * unit, y - 12 * unit, unit * 1.2, '#d9b866') +
    slipper(rx - 160 * unit, y + 10 * unit, unit * 1.2, '#d9b866') +
    slipper(rx - 60 * unit, y - 8 * unit, unit * 0.84, '#4f7f8a') +
    slipper(rx - 52 * unit, y + 8 * unit, unit * 0.84, '#4f7f8a');
  out +=
    fill(
      poly([
        [cx + 60 * unit, y + 16 * unit],
        [cx + 100 * unit, y - 14 * unit],
        [cx + 150 * unit, y + 16 * unit],
        [cx + 104 * unit, y + 4 * unit],
      ]),
      lit(palette, '#efe3c8', 0, 0.2),
    ) +
    fill(
      poly([
        [cx + 56 * unit, y + 14 * unit],
        [cx + 100 * unit, y - 20 * unit],
        [cx + 156 * unit, y + 14 * unit],
        [cx + 100 * unit, y - 10 * unit],
      ]),
      local(palette, '#8e3f36'),
    );
  if (!stage.portrait)
    out +=
      hooks(stage, bay.x1 + 66 * unit, bay.top + (bay.floorY - bay.top) * 0.36, bay.floorY) +
      shelf(stage, bay.x0 - 260 * unit, bay.top + (bay.floorY - bay.top) * 0.46);
  const bx = bay.x0 - (stage.portrait ? -10 : 150) * unit;
  const by = bay.floorY + 56 * unit;
  const leather = local(palette, '#8a5f3c');
  out +=
    fill(lens(bx + 66 * unit, by + 4 * unit, 190 * unit, 14 * unit), palette.shadow, 0.36) +
    stroke(
      `M${coord(bx + 44 * unit)} ${coord(by - 94 * unit)}q${coord(2 * unit)} ${coord(-24 * unit)} ${coord(22 * unit)} ${coord(-24 * unit)}t${coord(22 * unit)} ${coord(24 * unit)}`,
      shade(palette, '#5d3f26', 0, 0.3),
      7 * unit,
    ) +
    fill(rect(bx, by - 94 * unit, 132 * unit, 94 * unit), leather) +
    fill(
      rect(bx + 20 * unit, by - 94 * unit, 13 * unit, 94 * unit) +
        rect(bx + 100 * unit, by - 94 * unit, 13 * unit, 94 * unit),
      shade(palette, '#5d3f26', 0, 0.3),
    ) +
    fill(disc(bx + 66 * unit, by - 50 * unit, 15 * unit), lit(palette, '#d9b866', 0, 0.2), 0.8);
  return out;
}

/** Two raincoats on a rail, one large and one small, and their boots. */
function hooks(stage: Stage, x: number, y: number, floorY: number): string {
  const { unit, palette } = stage;
  const coat = (cx: number, k: number, colour: string): string =>
    fill(
      `M${coord(cx - 14 * k)} ${coord(y + 8 * unit)}Q${coord(cx)} ${coord(y - 10 * k)} ${coord(cx + 14 * k)} ${coord(y + 8 * unit)}Q${coord(cx + 42 * k)} ${coord(y + 20 * k)} ${coord(cx + 46 * k)} ${coord(y + 150 * k)}L${coord(cx + 32 * k)} ${coord(y + 154 * k)}L${coord(cx + 38 * k)} ${coord(y + 210 * k)}Q${coord(cx)} ${coord(y + 222 * k)} ${coord(cx - 38 * k)} ${coord(y + 210 * k)}L${coord(cx - 32 * k)} ${coord(y + 154 * k)}L${coord(cx - 46 * k)} ${coord(y + 150 * k)}Q${coord(cx - 42 * k)} ${coord(y + 20 * k)} ${coord(cx - 14 * k)} ${coord(y + 8 * unit)}Z`,
      local(palette, colour),
    ) +
    stroke(
      `M${coord(cx)} ${coord(y + 16 * k)}V${coord(y + 212 * k)}M${coord(cx - 32 * k)} ${coord(y + 154 * k)}V${coord(y + 60 * k)}M${coord(cx + 32 * k)} ${coord(y + 154 * k)}V${coord(y + 60 * k)}`,
      shade(palette, colour, 0, 0.4),
      2.6 * unit,
      0.7,
    );
  const boot = (bx: number, k: number, colour: string): string =>
    fill(
      `M${coord(bx)} ${coord(floorY + 16 * unit)}v${coord(-66 * k)}h${coord(28 * k)}v${coord(40 * k)}q${coord(26 * k)} ${coord(2 * k)} ${coord(26 * k)} ${coord(26 * k)}Z`,
      local(palette, colour),
    );
  return (
    fill(rect(x, y - 8 * unit, 240 * unit, 16 * unit), shade(palette, '#8a6a44', 0, 0.2)) +
    coat(x + 70 * unit, unit * 1.15, '#c99a3e') +
    coat(x + 180 * unit, unit * 0.72, '#a5503f') +
    boot(x + 34 * unit, unit, '#3f5c58') +
    boot(x + 74 * unit, unit, '#4a6a64') +
    boot(x + 156 * unit, unit * 0.66, '#a5503f') +
    boot(x + 184 * unit, unit * 0.66, '#b8604c')
  );
}

/** A shelf with books, a globe and a jar. */
function shelf(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const tones = ['#8e3f36', '#4f7f8a', '#d9b866', '#7d8f6a', '#e9dfc6', '#a9674f'];
  let out = fill(rect(x, y, 200 * unit, 12 * unit), shade(palette, '#8a6a44', 0, 0.2));
  let bx = x + 10 * unit;
  for (let i = 0; i < 6; i++) {
    const wide = (11 + ((i * 7 + stage.seed) % 9)) * unit;
    const tall = (48 + ((i * 13 + stage.seed) % 26)) * unit;
    out += fill(rect(bx, y - tall, wide, tall), local(palette, tones[(i + stage.seed) % 6] ?? '#8e3f36'));
    bx += wide + 1.4 * unit;
  }
  const gx = x + 156 * unit;
  out += stroke(
    `M${coord(gx - 24 * unit)} ${coord(y - 62 * unit)}A${coord(34 * unit)} ${coord(34 * unit)} 0 1 0 ${coord(gx + 24 * unit)} ${coord(y - 20 * unit)}M${coord(gx)} ${coord(y - 8 * unit)}V${coord(y)}M${coord(gx - 18 * unit)} ${coord(y - 1 * unit)}h${coord(36 * unit)}`,
    lit(palette, '#c9a862', 0, 0.2),
    4 * unit,
  );
  return (
    out +
    fill(disc(gx, y - 42 * unit, 27 * unit), local(palette, '#6f95a0')) +
    fill(
      `M${coord(gx - 18 * unit)} ${coord(y - 58 * unit)}q${coord(18 * unit)} ${coord(-8 * unit)} ${coord(26 * unit)} ${coord(4 * unit)}q${coord(-4 * unit)} ${coord(14 * unit)} ${coord(-14 * unit)} ${coord(12 * unit)}q${coord(-2 * unit)} ${coord(16 * unit)} ${coord(-10 * unit)} ${coord(8 * unit)}Z`,
      local(palette, '#a3a46a'),
    )
  );
}
