import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, stroke, taper } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { WHITE } from './coral-waterfront-town.ts';

/** A moored schooner: two masts, furled sails, an awning and a line of flags. */
export function schooner(stage: Stage, x: number, y: number, z: number, paint: string, strake: string): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * z)} ${coord(y - dy * z)}`;
  const wood = shade(palette, '#6b4f36', 0.02, 0.2);
  const hull = local(palette, paint, 0.02);
  let out = fill(lens(x, y + 16 * z, 400 * z, 18 * z), palette.water[1], 0.5);
  let mirror = '';
  for (let i = 0; i < 5; i++)
    mirror += lens(x + ((i * 53) % 60) * z - 20 * z, y + (30 + i * 16) * z, (270 - i * 40) * z, 6 * z);
  out += fill(mirror, mix(hull, palette.water[1], 0.3), 0.4);
  out += fill(
    taper([x - 52 * z, y - 20 * z], [x - 52 * z, y - 120 * z], [x - 56 * z, y - 246 * z], 3.4 * z, 1.8 * z) +
      taper([x + 52 * z, y - 20 * z], [x + 52 * z, y - 120 * z], [x + 49 * z, y - 222 * z], 3.2 * z, 1.8 * z),
    wood,
  );
  out += stroke(
    `M${point(-56, 244)}L${point(-214, 50)}M${point(-56, 240)}L${point(49, 220)}L${point(150, 40)}M${point(-56, 236)}L${point(-18, 30)}M${point(-56, 236)}L${point(-92, 30)}M${point(49, 216)}L${point(84, 30)}M${point(49, 216)}L${point(16, 30)}`,
    wood,
    1.4 * z,
    0.8,
  );
  // Sails furled on the booms.
  const sail = lit(palette, '#f3ead6', 0.02, 0.24);
  out +=
    fill(`M${point(-50, 66)}Q${point(-2, 76)} ${point(44, 62)}Q${point(0, 52)} ${point(-50, 56)}Z`, sail) +
    fill(`M${point(54, 60)}Q${point(100, 70)} ${point(146, 58)}Q${point(100, 48)} ${point(54, 50)}Z`, sail) +
    stroke(`M${point(-50, 55)}H${coord(x + 46 * z)}M${point(54, 49)}H${coord(x + 150 * z)}`, wood, 3 * z);
  const flags = ['#b4533a', '#d9a441', '#2f6f7a', '#efe6d0'];
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.6) / 8;
    const fx = x + (-56 + (-214 + 56) * t) * z;
    const fy = y - (244 + (50 - 244) * t) * z;
    out += fill(
      poly([
        [fx, fy],
        [fx + 13 * z, fy + 12 * z],
        [fx - 3 * z, fy + 18 * z],
      ]),
      local(palette, flags[i % 4] ?? WHITE, 0.02),
    );
  }
  out +=
    fill(
      `M${point(-30, 28)}V${coord(y - 46 * z)}H${coord(x + 104 * z)}V${coord(y - 28 * z)}Z`,
      palette.lamps ? mix(palette.lamp, wood, 0.3) : mix(wood, palette.near, 0.3),
      0.85,
    ) + fill(`M${point(-40, 44)}Q${point(36, 58)} ${point(114, 44)}L${point(114, 40)}H${coord(x - 40 * z)}Z`, sail);
  out += fill(
    `M${point(-176, 44)}Q${point(-60, 18)} ${point(40, 18)}Q${point(110, 20)} ${point(170, 40)}Q${point(164, 2)} ${point(138, -14)}H${coord(x - 104 * z)}Q${point(-142, -2)} ${point(-176, 44)}Z`,
    hull,
  );
  out += fill(
    `M${point(-176, 44)}Q${point(-60, 18)} ${point(40, 18)}Q${point(110, 20)} ${point(170, 40)}L${point(168, 30)}Q${point(110, 10)} ${point(40, 8)}Q${point(-60, 8)} ${point(-166, 32)}Z`,
    local(palette, strake, 0.02),
  );
  out +=
    fill(
      `M${point(-120, -4)}Q${point(0, -8)} ${point(150, -4)}L${point(138, -14)}H${coord(x - 104 * z)}Z`,
      shade(palette, '#7d3a30', 0.02, 0.3),
    ) + stroke(`M${point(-172, 43)}L${point(-224, 58)}`, wood, 3.6 * z);
  return (
    out +
    (palette.lamps
      ? stage.halo(palette.lamp, x - 56 * z, y - 244 * z, 40 * z, 0.8) +
        stage.halo(palette.lamp, x + 36 * z, y - 34 * z, 70 * z, 0.5)
      : '')
  );
}

export function canoe(stage: Stage, x: number, y: number, long: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * long)} ${coord(y - dy * long)}`;
  return (
    fill(lens(x, y + long * 0.05, long * 1.1, long * 0.05), palette.water[1], 0.5) +
    fill(
      `M${point(-0.5, 0.16)}Q${point(0, 0.04)} ${point(0.5, 0.17)}Q${point(0, 0.1)} ${point(-0.5, 0.16)}Z`,
      shade(palette, '#6b4f36', 0, 0.4),
    ) +
    fill(
      `M${point(-0.5, 0.16)}Q${point(0, 0.03)} ${point(0.5, 0.17)}Q${point(0.4, -0.05)} ${point(0.24, -0.05)}H${coord(x - long * 0.24)}Q${point(-0.4, -0.05)} ${point(-0.5, 0.16)}Z`,
      local(palette, '#3f7a5c'),
    ) +
    stroke(`M${point(-0.5, 0.16)}Q${point(0, 0.03)} ${point(0.5, 0.17)}`, lit(palette, '#e0b54e', 0, 0.1), long * 0.02)
  );
}
