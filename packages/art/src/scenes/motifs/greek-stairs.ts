import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { below, fill, lens, coord, type Point, poly, rect, stroke } from '../../core/path.ts';
import { box, camera, type Camera, floor, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { BLUE, bougainvillea, pot, village, WHITE } from './greek-parts.ts';

/** Steps in the foreground, a near house with shutters, and the village on its hill. */
export function stairs(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const shift = stage.portrait ? width * 0.3 : width * 0.36;
  const ridge = profile(
    stage,
    [
      [width * 0.3, height * 0.66],
      [width * 0.42, horizon + 60 * unit],
      [width * 0.58, horizon - 40 * unit],
      [width * 0.8, horizon - 160 * unit],
      [width + 40, horizon - 210 * unit],
    ],
    10 * unit,
    14,
    10,
  );
  let out =
    fill(below(ridge, height), shade(palette, '#a98d66', 0.3, 0.12)) +
    village(stage, ridge, width * 0.4, width + 40, height * 0.42, 46 * unit, 0.36);
  const project = camera(horizon, shift, 1000 * unit * (stage.portrait ? 0.92 : 1), 0);
  const light = lit(palette, WHITE, 0, 0.4);
  const dull = shade(palette, '#cfd3d6', 0, 0.3);
  const steps = 15;
  const at = (i: number): { z: number; y: number; c: number } => ({
    z: 6.4 + i * 0.98,
    y: -4 + i * 0.2,
    c: -1.1 + 0.012 * i * i,
  });
  const half = 1.5;
  const first = stage.portrait ? -3 : 0;
  // The low wall on the seaward side, then the treads and risers from far to near.
  const wall: Point[] = [];
  const wallTop: Point[] = [];
  const wallIn: Point[] = [];
  for (let i = first; i <= steps; i++) {
    const q = at(i);
    wall.push(project(q.c - half - 0.5, q.y - 5, q.z));
    wallTop.push(project(q.c - half - 0.5, q.y + 0.85, q.z));
    wallIn.push(project(q.c - half - 0.05, q.y + 0.85, q.z));
  }
  out += fill(poly([...wall, ...wallTop.toReversed()]), mix(dull, light, 0.2));
  for (let i = steps - 1; i >= first; i--) {
    const a = at(i);
    const b = at(i + 1);
    const right = a.c + half + 2.4;
    const t = i / steps;
    out += fill(
      poly([
        project(a.c - half - 0.1, a.y, a.z),
        project(right, a.y, a.z),
        project(b.c + half + 2.4, a.y, b.z),
        project(b.c - half - 0.1, a.y, b.z),
      ]),
      mix(light, palette.haze, 0.1 + t * 0.2),
    );
    out += fill(
      poly([
        project(a.c - half - 0.1, a.y - 0.2, a.z),
        project(right, a.y - 0.2, a.z),
        project(right, a.y, a.z),
        project(a.c - half - 0.1, a.y, a.z),
      ]),
      mix(dull, palette.haze, 0.16),
    );
    out += fill(
      poly([
        project(a.c + half * 0.1, a.y, a.z),
        project(right, a.y, a.z),
        project(b.c + half + 2.4, a.y, b.z),
        project(b.c + half * 0.1, a.y, b.z),
      ]),
      palette.shadow,
      stage.hour === 'noon' ? 0.16 : 0.26,
    );
  }
  out += fill(poly([...wallTop, ...wallIn.toReversed()]), light);
  const inner: Point[] = [];
  for (let i = first; i <= steps; i++) inner.push(project(at(i).c - half - 0.05, at(i).y, at(i).z));
  out += fill(poly([...wallIn, ...inner.toReversed()]), dull);
  out += nearHouse(stage, project, light, dull);
  for (const [i, k] of [
    [2, 0.55],
    [5, 0.5],
    [9, 0.46],
  ] as const) {
    const q = at(i);
    const [x, y] = project(q.c - half - 0.28, q.y + 0.86, q.z + 0.4);
    out += pot(stage, x, y, ((1000 * unit) / q.z) * k);
  }
  // A cat on the steps.
  const q = at(3.6);
  const [cx, cy] = project(q.c - half - 0.28, q.y + 0.86, q.z);
  out += `<g transform="translate(${coord(cx)} ${coord(cy)}) scale(${coord(unit * 9) === '0' ? 1 : Math.round(unit * 82) / 100})">${fill('M-22 2C-30-30-16-52-10-62C-16-72-17-84-15-96L-6-88Q0-90 6-88L14-96C17-84 15-72 10-64C22-48 28-24 24 2ZM20 2C44 8 50 26 40 44C37 48 34 44 36 40C42 26 36 14 16 6Z', mix(palette.near, '#2b241c', 0.4))}</g>`;
  if (!stage.has('no-people')) {
    const e = at(10);
    const [x, y] = project(e.c - 0.3, e.y, e.z);
    const size = (1000 * unit) / e.z;
    out += fill(
      person(x, y, size * 1.6, { skirt: true, hat: true }) + person(x + size * 0.6, y + size * 0.02, size, {}),
      mix(palette.near, palette.haze, 0.1),
    );
  }
  return out;
}

function nearHouse(stage: Stage, project: Camera, light: string, dull: string): string {
  const { palette, unit } = stage;
  const hx = stage.portrait ? 1 : 1.3;
  const z0 = 7.6;
  const z1 = 13;
  const top = -0.7;
  let out = box(
    project,
    { x0: hx, x1: hx + 9, y0: -7, y1: top, z0, z1 },
    { top: mix(light, palette.glow, 0.3), left: light, right: dull, front: mix(dull, light, 0.24) },
    0,
  );
  out +=
    fill(front(project, hx, hx + 9, top - 0.16, top, z0), light) +
    fill(floor(project, -4.1, hx - 0.2, hx + 9, 3, z0), mix(light, palette.shadow, 0.16));
  const blue = local(palette, BLUE);
  for (const [x, wide, low] of [
    [hx + 0.8, 0.8, -2.2],
    [hx + 3.4, 0.9, -2.3],
  ] as const) {
    out +=
      fill(
        front(project, x, x + wide, low, low + 1.05, z0),
        palette.lamps ? palette.lamp : shade(palette, '#2f4654', 0, 0.3),
      ) + fill(front(project, x + wide / 2 - 0.025, x + wide / 2 + 0.025, low, low + 1.05, z0), blue);
    out +=
      fill(
        front(project, x - 0.44, x, low, low + 1.05, z0) +
          front(project, x + wide, x + wide + 0.44, low, low + 1.05, z0),
        blue,
      ) + fill(front(project, x - 0.5, x + wide + 0.5, low - 0.12, low, z0), light);
  }
  const [dx, dy] = project(hx + 2.6, -4.1, z0);
  const size = (1000 * unit) / z0;
  out +=
    fill(
      `M${coord(dx - size * 0.42)} ${coord(dy)}v${coord(-size * 1.5)}a${coord(size * 0.42)} ${coord(size * 0.42)} 0 0 1 ${coord(size * 0.84)} 0v${coord(size * 1.5)}Z`,
      blue,
    ) + stroke(`M${coord(dx)} ${coord(dy)}v${coord(-size * 1.9)}`, shade(palette, BLUE, 0, 0.5), size * 0.03);
  const [bx, by] = project(hx + 0.1, top, z0);
  out +=
    bougainvillea(stage, bx + size * 0.1, by + size * 0.1, size * 0.95, size * 0.34, 80) +
    bougainvillea(stage, bx + size * 0.05, by + size * 0.65, size * 0.34, size * 0.62, 50);
  // Parasol and chairs on the roof.
  const [rx, ry] = project(hx + 2.2, top, 10.4);
  const r = (1000 * unit) / 10.4;
  const cloth = lit(palette, '#e6c27a', 0, 0.24);
  out +=
    fill(lens(rx + r * 0.4, ry, r * 2.4, r * 0.14), palette.shadow, 0.3) +
    fill(rect(rx - r * 0.03, ry - r * 2, r * 0.06, r * 2), shade(palette, '#8a6f4c', 0));
  out +=
    fill(
      `M${coord(rx - r * 1.2)} ${coord(ry - r * 1.7)}Q${coord(rx - r * 0.5)} ${coord(ry - r * 2.3)} ${coord(rx)} ${coord(ry - r * 2.36)}Q${coord(rx + r * 0.5)} ${coord(ry - r * 2.3)} ${coord(rx + r * 1.2)} ${coord(ry - r * 1.7)}Q${coord(rx + r * 0.8)} ${coord(ry - r * 1.82)} ${coord(rx + r * 0.4)} ${coord(ry - r * 1.7)}Q${coord(rx)} ${coord(ry - r * 1.82)} ${coord(rx - r * 0.4)} ${coord(ry - r * 1.7)}Q${coord(rx - r * 0.8)} ${coord(ry - r * 1.82)} ${coord(rx - r * 1.2)} ${coord(ry - r * 1.7)}Z`,
      cloth,
    ) +
    fill(
      `M${coord(rx)} ${coord(ry - r * 2.36)}Q${coord(rx + r * 0.5)} ${coord(ry - r * 2.3)} ${coord(rx + r * 1.2)} ${coord(ry - r * 1.7)}Q${coord(rx + r * 0.8)} ${coord(ry - r * 1.82)} ${coord(rx + r * 0.4)} ${coord(ry - r * 1.7)}Z`,
      shade(palette, '#c99a4e', 0, 0.16),
    );
  for (const d of [-1, 1])
    out += stroke(
      `M${coord(rx + d * r * 0.5)} ${coord(ry)}v${coord(-r * 0.5)}h${coord(d * r * 0.4)}v${coord(r * 0.5)}M${coord(rx + d * r * 0.9)} ${coord(ry - r * 0.5)}l${coord(d * r * 0.1)} ${coord(-r * 0.55)}`,
      blue,
      r * 0.06,
    );
  return out;
}
