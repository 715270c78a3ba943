import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, coord, type Point, poly, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';

export const red = (stage: Stage): string => local(stage.palette, '#b4533a');

/** A hall: a curved tiled roof, lit paper screens, posts on stones. */
export function hall(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  wall: number,
  roof: number,
  over: number,
): string {
  const { palette, unit } = stage;
  const wood = shade(palette, '#6b5038', 0.03, 0.4);
  const paper = palette.lamps ? mix(palette.lamp, '#fff3d6', 0.2) : lit(palette, '#f0e6d0', 0.04, 0.2);
  const tile = shade(palette, stage.season === 'winter' ? '#dfe4e6' : '#545a5c', 0.04, 0.2);
  const tileLit = lit(palette, stage.season === 'winter' ? '#f6f6f2' : '#7a8080', 0.04, 0.14);
  let out = fill(rect(x, y - wall, width, wall), wood);
  const bay = 42 * unit;
  const count = Math.floor((width - 12 * unit) / bay);
  let screens = '';
  let lattice = '';
  for (let i = 0; i < count; i++) {
    const bx = x + 8 * unit + ((width - 16 * unit) * i) / count;
    const bw = (width - 16 * unit) / count - 8 * unit;
    if ((i + stage.seed) % 5 === 3) continue;
    screens += rect(bx, y - wall + 14 * unit, bw, wall - 24 * unit);
    lattice +=
      rect(bx + bw / 2 - unit, y - wall + 14 * unit, 2 * unit, wall - 24 * unit) +
      rect(bx, y - wall * 0.62, bw, 1.6 * unit) +
      rect(bx, y - wall * 0.36, bw, 1.6 * unit);
  }
  out += fill(screens, paper) + fill(lattice, wood, 0.8);
  const e = y - wall;
  const shape = (k: number): string =>
    `M${coord(x - over)} ${coord(e + 10 * unit)}Q${coord(x + over * 0.2)} ${coord(e - 6 * unit)} ${coord(x + over * 0.8)} ${coord(e - roof * k)}H${coord(x + width - over * 0.8)}Q${coord(x + width - over * 0.2)} ${coord(e - 6 * unit)} ${coord(x + width + over)} ${coord(e + 10 * unit)}Q${coord(x + width / 2)} ${coord(e + 2 * unit)} ${coord(x - over)} ${coord(e + 10 * unit)}Z`;
  out += fill(shape(1), tile);
  let ribs = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    ribs += `M${coord(x + over * 0.8 + (width - over * 1.6) * t)} ${coord(e - roof)}Q${coord(x + (width + over * 0.2) * t)} ${coord(e - roof * 0.3)} ${coord(x - over + (width + over * 2) * t)} ${coord(e + 6 * unit)}`;
  }
  out += stroke(ribs, tileLit, 1.4 * unit, 0.5);
  out +=
    fill(rect(x + over * 0.7, e - roof - 7 * unit, width - over * 1.4, 9 * unit), tileLit) +
    fill(
      `M${coord(x - over)} ${coord(e + 10 * unit)}Q${coord(x + width / 2)} ${coord(e + 2 * unit)} ${coord(x + width + over)} ${coord(e + 10 * unit)}l${coord(-4 * unit)} ${coord(6 * unit)}Q${coord(x + width / 2)} ${coord(e + 8 * unit)} ${coord(x - over + 4 * unit)} ${coord(e + 16 * unit)}Z`,
      wood,
    );
  return out;
}

export function stoneLantern(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const stone = shade(palette, '#8d8a80', 0, 0.3);
  const light = lit(palette, '#a8a498', 0, 0.16);
  const p = (d: readonly (readonly [number, number])[]): string =>
    poly(d.map(([a, b]): Point => [x + a * scale, y - b * scale]));
  return (
    (palette.lamps ? stage.halo(palette.lamp, x, y - 74 * scale, 80 * scale, 0.7) : '') +
    fill(
      p([
        [-22, 0],
        [-16, 8],
        [16, 8],
        [22, 0],
      ]) +
        p([
          [-8, 8],
          [-6, 52],
          [6, 52],
          [8, 8],
        ]) +
        p([
          [-20, 52],
          [-14, 60],
          [14, 60],
          [20, 52],
        ]),
      stone,
    ) +
    fill(
      p([
        [-14, 60],
        [-14, 86],
        [14, 86],
        [14, 60],
      ]),
      stone,
    ) +
    fill(
      p([
        [-8, 64],
        [-8, 82],
        [8, 82],
        [8, 64],
      ]),
      palette.lamps ? palette.lamp : palette.shadow,
    ) +
    fill(
      `M${coord(x - 32 * scale)} ${coord(y - 86 * scale)}Q${coord(x - 8 * scale)} ${coord(y - 94 * scale)} ${coord(x - 5 * scale)} ${coord(y - 108 * scale)}h${coord(10 * scale)}Q${coord(x + 8 * scale)} ${coord(y - 94 * scale)} ${coord(x + 32 * scale)} ${coord(y - 86 * scale)}Z`,
      stage.season === 'winter' ? lit(palette, '#f6f6f2', 0, 0.1) : light,
    ) +
    fill(
      p([
        [-4, 108],
        [0, 120],
        [4, 108],
      ]),
      stone,
    )
  );
}
