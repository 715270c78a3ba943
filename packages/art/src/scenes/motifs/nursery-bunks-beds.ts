import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { cat } from '../../elements/animals.ts';
import { warm, type Bay } from './nursery-bunks-room.ts';

/** Two quilts per room: the ground, the squares, the turned edge. */
const QUILTS = [
  ['#4f7f8a', '#d9b866', '#e9dfc6', '#a5503f', '#e9dfc6', '#7d8f6a'],
  ['#7d8f6a', '#e9dfc6', '#d9b866', '#5f6f96', '#e9dfc6', '#d9a0a0'],
  ['#b4705a', '#efd9c0', '#e9dfc6', '#4f6f7a', '#c9d3cc', '#d9b866'],
] as const;

/** One bunk: rail, mattress, a quilt of squares, a pillow, a reading lamp, its curtain drawn back. */
export function bed(stage: Stage, bay: Bay, y: number, upper: boolean): string {
  const { unit, palette } = stage;
  const { x0, x1 } = bay;
  const sheet = lit(palette, '#fbf5e8', 0, 0.2);
  const frame = warm(stage, lit(palette, '#e6d0a4', 0, 0.12));
  const dark = shade(palette, '#b8965f', 0, 0.34);
  const quilts = QUILTS[stage.seed % 3] ?? QUILTS[0];
  const cloth = upper ? quilts.slice(0, 3) : quilts.slice(3);
  let out = '';
  const lampX = x0 + 70 * unit;
  const lampY = y - 104 * unit;
  if (palette.lamps)
    out += stage.halo(palette.lamp, lampX + 20 * unit, lampY + 10 * unit, 210 * unit, upper ? 0.75 : 0.55);
  out +=
    stroke(
      `M${coord(x0 + 16 * unit)} ${coord(lampY + 30 * unit)}Q${coord(lampX - 16 * unit)} ${coord(lampY - 34 * unit)} ${coord(lampX + 10 * unit)} ${coord(lampY - 8 * unit)}`,
      dark,
      5 * unit,
    ) +
    fill(
      poly([
        [lampX - 8 * unit, lampY - 2 * unit],
        [lampX + 22 * unit, lampY - 20 * unit],
        [lampX + 46 * unit, lampY + 16 * unit],
        [lampX + 10 * unit, lampY + 32 * unit],
      ]),
      palette.lamps ? mix(palette.lamp, '#fff4d8', 0.4) : lit(palette, '#d9b866', 0, 0.2),
    );
  out += fill(
    `M${coord(x0 + 10 * unit)} ${coord(y)}v${coord(-26 * unit)}q${coord(20 * unit)} ${coord(-34 * unit)} ${coord(70 * unit)} ${coord(-32 * unit)}t${coord(66 * unit)} ${coord(30 * unit)}V${coord(y)}Z`,
    sheet,
  );
  // The quilt keeps the shape of a child who lay there.
  const quilt = `M${coord(x0 + 120 * unit)} ${coord(y)}v${coord(-30 * unit)}Q${coord(x0 + 220 * unit)} ${coord(y - 74 * unit)} ${coord(x0 + 330 * unit)} ${coord(y - 52 * unit)}Q${coord(x1 - 200 * unit)} ${coord(y - 40 * unit)} ${coord(x1 - 12 * unit)} ${coord(y - 36 * unit)}V${coord(y)}Z`;
  let squares = '';
  for (let i = 0; i < 18; i++)
    for (let k = 0; k < 2; k++)
      if ((i + k) % 2) squares += rect(x0 + (120 + i * 42) * unit, y - (80 - k * 40) * unit, 42 * unit, 40 * unit);
  out +=
    fill(quilt, local(palette, cloth[0] ?? '')) +
    stage.clip(quilt, fill(squares, lit(palette, cloth[1] ?? '', 0, 0.1), 0.85)) +
    stroke(
      `M${coord(x0 + 120 * unit)} ${coord(y - 30 * unit)}Q${coord(x0 + 220 * unit)} ${coord(y - 74 * unit)} ${coord(x0 + 330 * unit)} ${coord(y - 52 * unit)}`,
      lit(palette, cloth[2] ?? '', 0, 0.2),
      7 * unit,
    );
  if (upper) out += owl(stage, x1 - 110 * unit, y - 40 * unit);
  else out += cat(x1 - 190 * unit, y - 38 * unit, 84 * unit, mix(palette.near, '#5a4030', 0.4));
  out +=
    fill(rect(x0 - 8 * unit, y - 8 * unit, x1 - x0 + 16 * unit, upper ? 40 * unit : 110 * unit), frame) +
    fill(rect(x0 - 8 * unit, y + (upper ? 26 : 22) * unit, x1 - x0 + 16 * unit, 6 * unit), dark, 0.8);
  if (upper) {
    let posts = '';
    for (let x = x0 + 30 * unit; x < x1 - 250 * unit; x += 52 * unit)
      posts += rect(x, y - 74 * unit, 9 * unit, 70 * unit);
    out += fill(posts + rect(x0, y - 84 * unit, x1 - x0 - 240 * unit, 13 * unit), frame);
  } else
    for (const d of [0.26, 0.74]) {
      const dx = x0 + (x1 - x0) * d;
      out +=
        stroke(rect(dx - 150 * unit, y + 38 * unit, 300 * unit, 52 * unit), dark, 3 * unit, 0.8) +
        fill(disc(dx, y + 64 * unit, 8 * unit), lit(palette, '#c9a862', 0, 0.2));
    }
  return (
    out +
    curtain(stage, x1 - 4 * unit, upper ? bay.top + 10 * unit : bay.top + (bay.floorY - bay.top) * 0.5 + 32 * unit, y)
  );
}

function curtain(stage: Stage, x: number, top: number, foot: number): string {
  const { unit, palette } = stage;
  const cloth = ['#6f8288', '#a9674f', '#8a8f5f', '#8a6f80'][stage.seed % 4] ?? '#6f8288';
  const fold = (a: number): string =>
    `M${coord(x - a * unit)} ${coord(top)}Q${coord(x - a * 0.5 * unit)} ${coord(top + (foot - top) * 0.5)} ${coord(x - a * 0.45 * unit)} ${coord(foot)}`;
  return (
    fill(
      `M${coord(x)} ${coord(top)}H${coord(x - 100 * unit)}Q${coord(x - 80 * unit)} ${coord(top + (foot - top) * 0.46)} ${coord(x - 40 * unit)} ${coord(top + (foot - top) * 0.6)}Q${coord(x - 56 * unit)} ${coord(top + (foot - top) * 0.8)} ${coord(x - 60 * unit)} ${coord(foot)}H${coord(x)}Z`,
      shade(palette, cloth, 0, 0.2),
    ) +
    stroke(fold(70) + fold(36), lit(palette, cloth, 0, 0.24), 4 * unit, 0.5) +
    fill(rect(x - 44 * unit, top + (foot - top) * 0.57, 46 * unit, 11 * unit), lit(palette, '#c9ad74', 0, 0.2))
  );
}

/** A cloth owl. */
function owl(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  return (
    fill(
      `M${coord(x - 30 * unit)} ${coord(y + 4 * unit)}Q${coord(x - 44 * unit)} ${coord(y - 50 * unit)} ${coord(x - 28 * unit)} ${coord(y - 84 * unit)}L${coord(x - 12 * unit)} ${coord(y - 74 * unit)}H${coord(x + 12 * unit)}L${coord(x + 28 * unit)} ${coord(y - 84 * unit)}Q${coord(x + 44 * unit)} ${coord(y - 50 * unit)} ${coord(x + 30 * unit)} ${coord(y + 4 * unit)}Z`,
      shade(palette, '#6d563f', 0, 0.2),
    ) +
    fill(
      disc(x - 12 * unit, y - 58 * unit, 12 * unit) +
        disc(x + 12 * unit, y - 58 * unit, 12 * unit) +
        lens(x, y - 18 * unit, 40 * unit, 26 * unit),
      lit(palette, '#efe3c8', 0, 0.2),
    ) +
    fill(disc(x - 12 * unit, y - 58 * unit, 5 * unit) + disc(x + 12 * unit, y - 58 * unit, 5 * unit), palette.near) +
    fill(
      poly([
        [x - 5 * unit, y - 50 * unit],
        [x + 5 * unit, y - 50 * unit],
        [x, y - 40 * unit],
      ]),
      local(palette, '#d08a3c'),
    )
  );
}

export function ladder(stage: Stage, x: number, top: number, foot: number): string {
  const { unit, palette } = stage;
  const wood = lit(palette, '#d9b984', 0, 0.14);
  const dark = shade(palette, '#a5825a', 0, 0.3);
  let rungs = '';
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.9) / 7.4;
    rungs += rect(x - (50 + 12 * t) * unit, top + (foot - top) * t, (100 + 24 * t) * unit, 12 * unit);
  }
  const rail = (side: number): string =>
    poly([
      [x + side * 48 * unit, top],
      [x + side * 60 * unit, top],
      [x + side * 74 * unit, foot],
      [x + side * 62 * unit, foot],
    ]);
  return (
    fill(lens(x, foot + 2 * unit, 220 * unit, 14 * unit), palette.shadow, 0.34) +
    fill(rungs, dark) +
    fill(rail(-1) + rail(1), wood)
  );
}
