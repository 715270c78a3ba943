import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, stroke, taper } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { WHITE } from './coral-waterfront-town.ts';

/** A moored schooner: two masts, furled sails, an awning and a line of flags. */
export function schooner(s: Stage, x: number, y: number, z: number, paint: string, strake: string): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const wood = shade(pal, '#6b4f36', 0.02, 0.2);
  const hull = local(pal, paint, 0.02);
  let out = fill(lens(x, y + 16 * z, 400 * z, 18 * z), pal.water[1], 0.5);
  let mirror = '';
  for (let i = 0; i < 5; i++)
    mirror += lens(x + ((i * 53) % 60) * z - 20 * z, y + (30 + i * 16) * z, (270 - i * 40) * z, 6 * z);
  out += fill(mirror, mix(hull, pal.water[1], 0.3), 0.4);
  out += fill(
    taper([x - 52 * z, y - 20 * z], [x - 52 * z, y - 120 * z], [x - 56 * z, y - 246 * z], 3.4 * z, 1.8 * z) +
      taper([x + 52 * z, y - 20 * z], [x + 52 * z, y - 120 * z], [x + 49 * z, y - 222 * z], 3.2 * z, 1.8 * z),
    wood,
  );
  out += stroke(
    `M${p(-56, 244)}L${p(-214, 50)}M${p(-56, 240)}L${p(49, 220)}L${p(150, 40)}M${p(-56, 236)}L${p(-18, 30)}M${p(-56, 236)}L${p(-92, 30)}M${p(49, 216)}L${p(84, 30)}M${p(49, 216)}L${p(16, 30)}`,
    wood,
    1.4 * z,
    0.8,
  );
  // Sails furled on the booms.
  const sail = lit(pal, '#f3ead6', 0.02, 0.24);
  out +=
    fill(`M${p(-50, 66)}Q${p(-2, 76)} ${p(44, 62)}Q${p(0, 52)} ${p(-50, 56)}Z`, sail) +
    fill(`M${p(54, 60)}Q${p(100, 70)} ${p(146, 58)}Q${p(100, 48)} ${p(54, 50)}Z`, sail) +
    stroke(`M${p(-50, 55)}H${n(x + 46 * z)}M${p(54, 49)}H${n(x + 150 * z)}`, wood, 3 * z);
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
      local(pal, flags[i % 4] ?? WHITE, 0.02),
    );
  }
  out +=
    fill(
      `M${p(-30, 28)}V${n(y - 46 * z)}H${n(x + 104 * z)}V${n(y - 28 * z)}Z`,
      pal.lamps ? mix(pal.lamp, wood, 0.3) : mix(wood, pal.near, 0.3),
      0.85,
    ) + fill(`M${p(-40, 44)}Q${p(36, 58)} ${p(114, 44)}L${p(114, 40)}H${n(x - 40 * z)}Z`, sail);
  out += fill(
    `M${p(-176, 44)}Q${p(-60, 18)} ${p(40, 18)}Q${p(110, 20)} ${p(170, 40)}Q${p(164, 2)} ${p(138, -14)}H${n(x - 104 * z)}Q${p(-142, -2)} ${p(-176, 44)}Z`,
    hull,
  );
  out += fill(
    `M${p(-176, 44)}Q${p(-60, 18)} ${p(40, 18)}Q${p(110, 20)} ${p(170, 40)}L${p(168, 30)}Q${p(110, 10)} ${p(40, 8)}Q${p(-60, 8)} ${p(-166, 32)}Z`,
    local(pal, strake, 0.02),
  );
  out +=
    fill(
      `M${p(-120, -4)}Q${p(0, -8)} ${p(150, -4)}L${p(138, -14)}H${n(x - 104 * z)}Z`,
      shade(pal, '#7d3a30', 0.02, 0.3),
    ) + stroke(`M${p(-172, 43)}L${p(-224, 58)}`, wood, 3.6 * z);
  return (
    out +
    (pal.lamps
      ? s.halo(pal.lamp, x - 56 * z, y - 244 * z, 40 * z, 0.8) + s.halo(pal.lamp, x + 36 * z, y - 34 * z, 70 * z, 0.5)
      : '')
  );
}

export function canoe(s: Stage, x: number, y: number, long: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * long)} ${n(y - dy * long)}`;
  return (
    fill(lens(x, y + long * 0.05, long * 1.1, long * 0.05), pal.water[1], 0.5) +
    fill(
      `M${p(-0.5, 0.16)}Q${p(0, 0.04)} ${p(0.5, 0.17)}Q${p(0, 0.1)} ${p(-0.5, 0.16)}Z`,
      shade(pal, '#6b4f36', 0, 0.4),
    ) +
    fill(
      `M${p(-0.5, 0.16)}Q${p(0, 0.03)} ${p(0.5, 0.17)}Q${p(0.4, -0.05)} ${p(0.24, -0.05)}H${n(x - long * 0.24)}Q${p(-0.4, -0.05)} ${p(-0.5, 0.16)}Z`,
      local(pal, '#3f7a5c'),
    ) +
    stroke(`M${p(-0.5, 0.16)}Q${p(0, 0.03)} ${p(0.5, 0.17)}`, lit(pal, '#e0b54e', 0, 0.1), long * 0.02)
  );
}
