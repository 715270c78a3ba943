import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, n, type Point, poly, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';

export const red = (s: Stage): string => local(s.pal, '#b4533a');

/** A hall: a curved tiled roof, lit paper screens, posts on stones. */
export function hall(s: Stage, x: number, y: number, w: number, wall: number, roof: number, over: number): string {
  const { pal, u } = s;
  const wood = shade(pal, '#6b5038', 0.03, 0.4);
  const paper = pal.lamps ? mix(pal.lamp, '#fff3d6', 0.2) : lit(pal, '#f0e6d0', 0.04, 0.2);
  const tile = shade(pal, s.season === 'winter' ? '#dfe4e6' : '#545a5c', 0.04, 0.2);
  const tileLit = lit(pal, s.season === 'winter' ? '#f6f6f2' : '#7a8080', 0.04, 0.14);
  let out = fill(rect(x, y - wall, w, wall), wood);
  const bay = 42 * u;
  const count = Math.floor((w - 12 * u) / bay);
  let screens = '';
  let lattice = '';
  for (let i = 0; i < count; i++) {
    const bx = x + 8 * u + ((w - 16 * u) * i) / count;
    const bw = (w - 16 * u) / count - 8 * u;
    if ((i + s.seed) % 5 === 3) continue;
    screens += rect(bx, y - wall + 14 * u, bw, wall - 24 * u);
    lattice +=
      rect(bx + bw / 2 - u, y - wall + 14 * u, 2 * u, wall - 24 * u) +
      rect(bx, y - wall * 0.62, bw, 1.6 * u) +
      rect(bx, y - wall * 0.36, bw, 1.6 * u);
  }
  out += fill(screens, paper) + fill(lattice, wood, 0.8);
  const e = y - wall;
  const shape = (k: number): string =>
    `M${n(x - over)} ${n(e + 10 * u)}Q${n(x + over * 0.2)} ${n(e - 6 * u)} ${n(x + over * 0.8)} ${n(e - roof * k)}H${n(x + w - over * 0.8)}Q${n(x + w - over * 0.2)} ${n(e - 6 * u)} ${n(x + w + over)} ${n(e + 10 * u)}Q${n(x + w / 2)} ${n(e + 2 * u)} ${n(x - over)} ${n(e + 10 * u)}Z`;
  out += fill(shape(1), tile);
  let ribs = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    ribs += `M${n(x + over * 0.8 + (w - over * 1.6) * t)} ${n(e - roof)}Q${n(x + (w + over * 0.2) * t)} ${n(e - roof * 0.3)} ${n(x - over + (w + over * 2) * t)} ${n(e + 6 * u)}`;
  }
  out += stroke(ribs, tileLit, 1.4 * u, 0.5);
  out +=
    fill(rect(x + over * 0.7, e - roof - 7 * u, w - over * 1.4, 9 * u), tileLit) +
    fill(
      `M${n(x - over)} ${n(e + 10 * u)}Q${n(x + w / 2)} ${n(e + 2 * u)} ${n(x + w + over)} ${n(e + 10 * u)}l${n(-4 * u)} ${n(6 * u)}Q${n(x + w / 2)} ${n(e + 8 * u)} ${n(x - over + 4 * u)} ${n(e + 16 * u)}Z`,
      wood,
    );
  return out;
}

export function stoneLantern(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const stone = shade(pal, '#8d8a80', 0, 0.3);
  const light = lit(pal, '#a8a498', 0, 0.16);
  const p = (d: readonly (readonly [number, number])[]): string =>
    poly(d.map(([a, b]): Point => [x + a * k, y - b * k]));
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - 74 * k, 80 * k, 0.7) : '') +
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
      pal.lamps ? pal.lamp : pal.shadow,
    ) +
    fill(
      `M${n(x - 32 * k)} ${n(y - 86 * k)}Q${n(x - 8 * k)} ${n(y - 94 * k)} ${n(x - 5 * k)} ${n(y - 108 * k)}h${n(10 * k)}Q${n(x + 8 * k)} ${n(y - 94 * k)} ${n(x + 32 * k)} ${n(y - 86 * k)}Z`,
      s.season === 'winter' ? lit(pal, '#f6f6f2', 0, 0.1) : light,
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
