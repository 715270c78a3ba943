import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { conifer } from '../../elements/trees.ts';

/** Oiled or painted pine. */
const BOARDS = ['#c9a676', '#aebfbe', '#d6cdb8', '#b3b897'] as const;

export interface Bay {
  x0: number;
  x1: number;
  top: number;
  floorY: number;
}

/** Tints the boards with lamplight. */
export const warm = (stage: Stage, colour: string, k = 0.22): string =>
  stage.palette.lamps ? mix(colour, stage.palette.lamp, k * (0.3 + stage.palette.dim)) : colour;

/** The view from the round window: peaks and firs, or the sea for an odd seed. */
export function outside(stage: Stage, [x, y]: Point, r: number): string {
  const { unit, palette } = stage;
  const horizon = y + r * 0.34;
  let out = drawSky(stage, {
    x: x + r * 0.34,
    y: y - r * 0.16,
    r: 26 * unit,
    horizon: horizon + 40 * unit,
    clouds: 'clear',
  });
  const line = profile(
    stage,
    [
      [x - r * 1.4, horizon - 20 * unit],
      [x - r * 0.5, horizon - 80 * unit],
      [x, horizon - 16 * unit],
      [x + r * 0.5, horizon - 60 * unit],
      [x + r * 1.4, horizon - 10 * unit],
    ],
    9 * unit,
    8,
    20,
  );
  out += range(stage, line, y + r * 1.2, mix(palette.haze, palette.shadow, 0.2), 0.3);
  if (stage.seed % 2) {
    const bx = x - r * 0.3;
    return (
      out +
      fill(rect(x - r * 1.2, horizon - 8 * unit, r * 2.4, r), mix(palette.water[0], palette.water[1], 0.5)) +
      fill(
        poly([
          [bx, horizon - 46 * unit],
          [bx + 26 * unit, horizon + 2 * unit],
          [bx, horizon + 2 * unit],
        ]),
        lit(palette, '#f4ead4', 0.1, 0.3),
      ) +
      fill(
        poly([
          [bx - 16 * unit, horizon + 5 * unit],
          [bx + 32 * unit, horizon + 5 * unit],
          [bx + 22 * unit, horizon + 14 * unit],
          [bx - 8 * unit, horizon + 14 * unit],
        ]),
        mix(palette.near, palette.haze, 0.2),
      )
    );
  }
  const near = line.map(([px, py]): Point => [px, py + 62 * unit]);
  let trees = '';
  for (let px = x - r; px < x + r; px += 16 * unit)
    trees += conifer(stage, px, heightAt(near, px) + 14 * unit, stage.rng.range(38, 66) * unit, 4);
  return (
    out +
    fill(
      softBelow(near, y + r * 1.3) + trees,
      shade(palette, stage.season === 'winter' ? '#6d7d80' : '#4a6749', 0.16, 0.3),
    )
  );
}

export function room(stage: Stage, bay: Bay, [ex, ey]: Point, r: number): string {
  const { width, height, unit, palette } = stage;
  const board = warm(stage, local(palette, BOARDS[stage.seed % 4] ?? BOARDS[0]));
  const dim = warm(stage, shade(palette, '#b08c62', 0, 0.22), 0.5);
  const deep = warm(stage, shade(palette, '#8f6f4c', 0, 0.36), 0.3);
  const hole = disc(ex, ey, r);
  // The back wall of the alcove with its window, then the boarded wall around it.
  let out = `<path fill-rule="evenodd" d="${rect(bay.x0, bay.top, bay.x1 - bay.x0, bay.floorY - bay.top)}${hole}" fill="${stage.gradient(
    [
      [0, mix(dim, palette.near, 0.2)],
      [0.5, dim],
      [1, deep],
    ],
  )}"/>`;
  let seams = '';
  for (let y = bay.top + 34 * unit; y < bay.floorY; y += 34 * unit)
    seams +=
      Math.abs(y - ey) < r
        ? `M${coord(bay.x0)} ${coord(y)}H${coord(ex - Math.sqrt(r * r - (y - ey) ** 2))}M${coord(ex + Math.sqrt(r * r - (y - ey) ** 2))} ${coord(y)}H${coord(bay.x1)}`
        : `M${coord(bay.x0)} ${coord(y)}H${coord(bay.x1)}`;
  out += stroke(seams, palette.near, 1.8 * unit, 0.2);
  const brass = lit(palette, '#c9a862', 0, 0.2);
  out +=
    stroke(hole, brass, 15 * unit) +
    stroke(hole, shade(palette, '#8a6f3c', 0, 0.2), 3 * unit) +
    stroke(
      `M${coord(ex - r)} ${coord(ey)}H${coord(ex + r)}M${coord(ex)} ${coord(ey - r)}V${coord(ey + r)}`,
      brass,
      6 * unit,
    );
  let bolts = '';
  for (let i = 0; i < 8; i++)
    bolts += disc(ex + Math.cos(i * 0.785 + 0.39) * r, ey + Math.sin(i * 0.785 + 0.39) * r, 3.4 * unit);
  out += fill(bolts, deep);
  const front = `M-10-10H${width + 10}V${coord(bay.floorY)}H-10ZM${coord(bay.x0)} ${coord(bay.floorY)}H${coord(bay.x1)}V${coord(bay.top)}H${coord(bay.x0)}Z`;
  out += `<path fill-rule="evenodd" d="${front}" fill="${board}"/>`;
  let boards = '';
  for (let x = 0; x < width; x += 54 * unit)
    boards += x > bay.x0 && x < bay.x1 ? `M${coord(x)} -10V${coord(bay.top)}` : `M${coord(x)} -10V${coord(bay.floorY)}`;
  out += stroke(boards, shade(palette, '#8a6a44', 0, 0.3), 2 * unit, 0.5);
  // The roof slopes down on both sides, with a bunting between its rafters.
  const peak = bay.top - (stage.portrait ? 190 : 130) * unit;
  const eaves = peak + (width * 0.5 + Math.abs(ex - width * 0.5) + 40) * 0.62;
  const reach = width * 0.5 + Math.abs(ex - width * 0.5) + 40;
  const ceiling = mix(board, palette.near, 0.24);
  out += fill(
    poly([
      [ex - reach, eaves],
      [ex, peak],
      [ex + reach, eaves],
      [ex + reach, -20],
      [ex - reach, -20],
    ]),
    ceiling,
  );
  let slats = '';
  for (let y = peak - 46 * unit; y > -60; y -= 46 * unit)
    slats += `M${coord(ex - reach)} ${coord(y + reach * 0.62)}L${coord(ex)} ${coord(y)}L${coord(ex + reach)} ${coord(y + reach * 0.62)}`;
  out +=
    stroke(slats, palette.near, 1.8 * unit, 0.2) +
    stroke(
      `M${coord(ex - reach)} ${coord(eaves)}L${coord(ex)} ${coord(peak)}L${coord(ex + reach)} ${coord(eaves)}`,
      mix(board, palette.near, 0.44),
      30 * unit,
    );
  out += stroke(
    `M${coord(ex - reach)} ${coord(eaves - 13 * unit)}L${coord(ex)} ${coord(peak - 13 * unit)}L${coord(ex + reach)} ${coord(eaves - 13 * unit)}`,
    mix(board, palette.near, 0.1),
    5 * unit,
  );
  out += bunting(stage, [bay.x0 - 60 * unit, bay.top + 10 * unit], [bay.x1 + 60 * unit, bay.top + 4 * unit]);
  const frame = warm(stage, lit(palette, '#e6d0a4', 0, 0.12));
  out += stroke(
    `M${coord(bay.x0)} ${coord(bay.floorY)}V${coord(bay.top)}H${coord(bay.x1)}V${coord(bay.floorY)}`,
    frame,
    20 * unit,
  );
  const wood = shade(palette, '#a5825a', 0, 0.3);
  out += `<rect y="${coord(bay.floorY)}" width="${width}" height="${coord(height - bay.floorY + 10)}" fill="${stage.gradient(
    [
      [0, wood],
      [1, mix(wood, palette.near, 0.34)],
    ],
  )}"/>`;
  let planks = '';
  for (let i = -9; i < 10; i++)
    planks += `M${coord(ex + i * 100 * unit)} ${coord(bay.floorY)}L${coord(ex + i * 220 * unit)} ${height + 10}`;
  return out + stroke(planks, palette.near, 1.8 * unit, 0.24);
}

function bunting(stage: Stage, a: Point, b: Point): string {
  const { unit, palette } = stage;
  const tones = ['#a5503f', '#d9b866', '#4f7f8a', '#e9dfc6', '#7d8f6a'];
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * 56 * unit,
  ];
  let out = stroke(
    `M${Array.from({ length: 21 }, (_, i) =>
      at(i / 20)
        .map(coord)
        .join(' '),
    ).join('L')}`,
    shade(palette, '#8a6a44', 0, 0.3),
    2 * unit,
  );
  for (let i = 0; i < 13; i++) {
    const [x0, y0] = at((i + 0.12) / 13);
    const [x1, y1] = at((i + 0.88) / 13);
    out += fill(
      poly([
        [x0, y0],
        [x1, y1],
        [(x0 + x1) / 2, (y0 + y1) / 2 + 46 * unit],
      ]),
      local(palette, tones[(i + stage.seed) % 5] ?? '#a5503f'),
    );
  }
  return out;
}
