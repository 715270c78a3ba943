import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { cat } from '../../elements/animals.ts';
import { clump } from '../../elements/trees.ts';
import { byFire } from './feast-light.ts';

/** The table across the room, and two cooks with their backs to the viewer. */
export function table(s: Stage, y: number): string {
  const { w, h, u, pal } = s;
  const wood = byFire(s, lit(pal, '#c29a66', 0, 0.06), 0.14);
  const dark = mix(shade(pal, '#7d5a38', 0, 0.34), pal.near, 0.1);
  const x0 = w * (s.wide ? 0.52 : s.portrait ? 0.04 : 0.1);
  const x1 = w * (s.wide ? 1.02 : s.portrait ? 0.96 : 0.9);
  const back = y - 66 * u;
  let out = fill(lens((x0 + x1) / 2, y + 190 * u, x1 - x0, 40 * u), pal.near, 0.3);
  out +=
    fill(rect(x0 + 30 * u, y, 34 * u, h) + rect(x1 - 64 * u, y, 34 * u, h), dark) +
    fill(
      poly([
        [x0 + 50 * u, back],
        [x1 - 50 * u, back],
        [x1, y],
        [x0, y],
      ]),
      wood,
    ) +
    fill(rect(x0, y, x1 - x0, 26 * u), mix(dark, wood, 0.5)) +
    fill(rect(x0 + 40 * u, y + 26 * u, x1 - x0 - 80 * u, 22 * u), dark);
  const mid = (x0 + x1) / 2;
  const ink = mix(pal.near, pal.haze, 0.05);
  // Flour, dough, a rolling pin, a bowl, eggs, a board of apples, and a jug of the season's flowers.
  const flour = lit(pal, '#fbf6ea', 0, 0.3);
  out +=
    fill(lens(mid - 40 * u, back + 36 * u, 250 * u, 34 * u), flour, 0.7) +
    fill(clump(s, mid - 60 * u, back + 26 * u, 54 * u, 20 * u, 11), lit(pal, '#efe0bd', 0, 0.2));
  out +=
    fill(
      poly([
        [mid + 6 * u, back + 20 * u],
        [mid + 116 * u, back + 40 * u],
        [mid + 112 * u, back + 58 * u],
        [mid + 2 * u, back + 38 * u],
      ]),
      lit(pal, '#d9b27a', 0, 0.14),
    ) +
    stroke(
      `M${n(mid - 12 * u)} ${n(back + 27 * u)}l${n(16 * u)} ${n(3 * u)}M${n(mid + 115 * u)} ${n(back + 49 * u)}l${n(18 * u)} ${n(3 * u)}`,
      dark,
      9 * u,
    );
  const bowl = (x: number, by: number, r: number, c: string): string =>
    fill(lens(x, by - r * 0.62, r * 2, r * 0.3), mix(local(pal, c), pal.near, 0.3)) +
    fill(
      `M${n(x - r)} ${n(by - r * 0.62)}q${n(r * 0.1)} ${n(r * 0.7)} ${n(r * 0.6)} ${n(r * 0.74)}h${n(r * 0.8)}q${n(r * 0.5)} ${n(-r * 0.04)} ${n(r * 0.6)} ${n(-r * 0.74)}q${n(-r)} ${n(r * 0.3)} ${n(-2 * r)} 0Z`,
      local(pal, c),
    );
  const jx = x0 + (x1 - x0) * 0.16;
  out +=
    fill(clump(s, jx, back - 66 * u, 62 * u, 44 * u, 13), shade(pal, leaves(s.season)[0], 0, 0.1)) +
    fill(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => disc(jx + (((i * 37) % 90) - 45) * u, back - (44 + ((i * 29) % 56)) * u, 9 * u))
        .join(''),
      local(
        pal,
        ['#d98aa0', '#d9b24e', '#b4533a', '#efe6d0'][['spring', 'summer', 'autumn', 'winter'].indexOf(s.season)] ??
          '#d9b24e',
      ),
    ) +
    fill(
      `M${n(jx - 26 * u)} ${n(back - 40 * u)}h${n(52 * u)}q${n(14 * u)} ${n(40 * u)} ${n(-4 * u)} ${n(68 * u)}h${n(-44 * u)}q${n(-18 * u)} ${n(-28 * u)} ${n(-4 * u)} ${n(-68 * u)}Z`,
      lit(pal, '#e6e0d0', 0, 0.16),
    );
  const ax = x0 + (x1 - x0) * 0.84;
  out +=
    fill(
      poly([
        [ax - 84 * u, back + 34 * u],
        [ax + 76 * u, back + 26 * u],
        [ax + 96 * u, back + 50 * u],
        [ax - 80 * u, back + 58 * u],
      ]),
      dark,
    ) +
    fill(
      [-50, -16, 20, 52].map((d) => disc(ax + d * u, back + 24 * u, 19 * u)).join('') + disc(ax, back - 2 * u, 19 * u),
      local(pal, s.season === 'autumn' ? '#b4533a' : '#93a45c'),
    );
  out += fill(
    [0, 1, 2, 3]
      .map((i) => lens(x0 + (x1 - x0) * 0.3 + i * 25 * u, back + (38 + (i % 2) * 9) * u, 26 * u, 24 * u))
      .join(''),
    lit(pal, '#ecd9bd', 0, 0.2),
  );
  if (s.has('no-people')) return out + bowl(mid + 180 * u, back + 50 * u, 58 * u, '#4f7f8a');
  const px = mid - (s.portrait ? 80 : 110) * u;
  const kx = mid + (s.portrait ? 130 : 150) * u;
  out += bowl(kx + 10 * u, back + 44 * u, 62 * u, '#4f7f8a');
  out += cook(px, y + 200 * u, 400 * u, ink, lit(pal, '#efe6d2', 0, 0.1), 1);
  // The stool lifts the child to the height of the table.
  const sy = y + 116 * u;
  out += fill(
    rect(kx - 62 * u, sy, 124 * u, 16 * u) +
      poly([
        [kx - 54 * u, sy + 14 * u],
        [kx - 38 * u, sy + 14 * u],
        [kx - 60 * u, h + 20],
        [kx - 80 * u, h + 20],
      ]) +
      poly([
        [kx + 38 * u, sy + 14 * u],
        [kx + 54 * u, sy + 14 * u],
        [kx + 80 * u, h + 20],
        [kx + 60 * u, h + 20],
      ]) +
      rect(kx - 60 * u, sy + 74 * u, 120 * u, 11 * u),
    mix(wood, dark, 0.5),
  );
  out += cook(kx, sy + 2 * u, 250 * u, ink, local(pal, '#b8604c'), -1);
  return out + cat(x0 + (x1 - x0) * 0.93, y + 186 * u, 104 * u, mix(pal.near, '#5a4030', 0.3));
}

/** A cook from behind: apron tied in a bow, elbows out. */
function cook(x: number, y: number, tall: number, ink: string, apron: string, side: -1 | 1): string {
  const p = (dx: number, dy: number): string => `${n(x + side * dx * tall)} ${n(y - dy * tall)}`;
  const P = (dx: number, dy: number): Point => [x + side * dx * tall, y - dy * tall];
  const body = `M${p(-0.03, 0.86)}Q${p(-0.14, 0.84)} ${p(-0.15, 0.76)}Q${p(-0.24, 0.66)} ${p(-0.22, 0.56)}L${p(-0.12, 0.5)}L${p(-0.1, 0.54)}L${p(-0.15, 0.59)}Q${p(-0.14, 0.64)} ${p(-0.1, 0.68)}Q${p(-0.12, 0.5)} ${p(-0.13, 0.4)}L${p(-0.1, 0)}H${n(x - side * 0.015 * tall)}L${p(0, 0.36)}L${p(0.015, 0)}H${n(x + side * 0.1 * tall)}L${p(0.13, 0.4)}Q${p(0.12, 0.5)} ${p(0.1, 0.68)}Q${p(0.15, 0.64)} ${p(0.17, 0.57)}L${p(0.1, 0.53)}L${p(0.12, 0.49)}L${p(0.24, 0.55)}Q${p(0.25, 0.66)} ${p(0.15, 0.77)}Q${p(0.14, 0.84)} ${p(0.03, 0.86)}Z`;
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
      `M${p(-0.115, 0.47)}H${n(x + side * 0.115 * tall)}M${p(-0.07, 0.82)}Q${p(-0.05, 0.87)} ${p(0, 0.865)}Q${p(0.05, 0.87)} ${p(0.07, 0.82)}`,
      apron,
      tall * 0.016,
    ) +
    fill(
      `M${p(0, 0.47)}Q${p(-0.07, 0.53)} ${p(-0.07, 0.46)}Q${p(-0.06, 0.42)} ${p(0, 0.47)}Q${p(0.07, 0.53)} ${p(0.07, 0.46)}Q${p(0.06, 0.42)} ${p(0, 0.47)}ZM${p(-0.005, 0.47)}L${p(-0.045, 0.34)}L${p(-0.02, 0.33)}L${p(0, 0.45)}L${p(0.03, 0.34)}L${p(0.055, 0.35)}L${p(0.01, 0.47)}Z`,
      apron,
    )
  );
}
