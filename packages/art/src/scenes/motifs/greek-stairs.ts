import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { below, fill, lens, n, type Point, poly, rect, stroke } from '../../core/path.ts';
import { box, camera, type Camera, floor, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { BLUE, bougainvillea, pot, village, WHITE } from './greek-parts.ts';

/** Steps in the foreground, a near house with shutters, and the village on its hill. */
export function stairs(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const shift = s.portrait ? w * 0.3 : w * 0.36;
  const ridge = profile(
    s,
    [
      [w * 0.3, h * 0.66],
      [w * 0.42, horizon + 60 * u],
      [w * 0.58, horizon - 40 * u],
      [w * 0.8, horizon - 160 * u],
      [w + 40, horizon - 210 * u],
    ],
    10 * u,
    14,
    10,
  );
  let out =
    fill(below(ridge, h), shade(pal, '#a98d66', 0.3, 0.12)) +
    village(s, ridge, w * 0.4, w + 40, h * 0.42, 46 * u, 0.36);
  const p = camera(horizon, shift, 1000 * u * (s.portrait ? 0.92 : 1), 0);
  const light = lit(pal, WHITE, 0, 0.4);
  const dull = shade(pal, '#cfd3d6', 0, 0.3);
  const steps = 15;
  const at = (i: number): { z: number; y: number; c: number } => ({
    z: 6.4 + i * 0.98,
    y: -4 + i * 0.2,
    c: -1.1 + 0.012 * i * i,
  });
  const half = 1.5;
  const first = s.portrait ? -3 : 0;
  // The low wall on the seaward side, then the treads and risers from far to near.
  const wall: Point[] = [];
  const wallTop: Point[] = [];
  const wallIn: Point[] = [];
  for (let i = first; i <= steps; i++) {
    const q = at(i);
    wall.push(p(q.c - half - 0.5, q.y - 5, q.z));
    wallTop.push(p(q.c - half - 0.5, q.y + 0.85, q.z));
    wallIn.push(p(q.c - half - 0.05, q.y + 0.85, q.z));
  }
  out += fill(poly([...wall, ...wallTop.toReversed()]), mix(dull, light, 0.2));
  for (let i = steps - 1; i >= first; i--) {
    const a = at(i);
    const b = at(i + 1);
    const right = a.c + half + 2.4;
    const t = i / steps;
    out += fill(
      poly([
        p(a.c - half - 0.1, a.y, a.z),
        p(right, a.y, a.z),
        p(b.c + half + 2.4, a.y, b.z),
        p(b.c - half - 0.1, a.y, b.z),
      ]),
      mix(light, pal.haze, 0.1 + t * 0.2),
    );
    out += fill(
      poly([
        p(a.c - half - 0.1, a.y - 0.2, a.z),
        p(right, a.y - 0.2, a.z),
        p(right, a.y, a.z),
        p(a.c - half - 0.1, a.y, a.z),
      ]),
      mix(dull, pal.haze, 0.16),
    );
    out += fill(
      poly([
        p(a.c + half * 0.1, a.y, a.z),
        p(right, a.y, a.z),
        p(b.c + half + 2.4, a.y, b.z),
        p(b.c + half * 0.1, a.y, b.z),
      ]),
      pal.shadow,
      s.hour === 'noon' ? 0.16 : 0.26,
    );
  }
  out += fill(poly([...wallTop, ...wallIn.toReversed()]), light);
  const inner: Point[] = [];
  for (let i = first; i <= steps; i++) inner.push(p(at(i).c - half - 0.05, at(i).y, at(i).z));
  out += fill(poly([...wallIn, ...inner.toReversed()]), dull);
  out += nearHouse(s, p, light, dull);
  for (const [i, k] of [
    [2, 0.55],
    [5, 0.5],
    [9, 0.46],
  ] as const) {
    const q = at(i);
    const [x, y] = p(q.c - half - 0.28, q.y + 0.86, q.z + 0.4);
    out += pot(s, x, y, ((1000 * u) / q.z) * k);
  }
  // A cat on the steps.
  const q = at(3.6);
  const [cx, cy] = p(q.c - half - 0.28, q.y + 0.86, q.z);
  out += `<g transform="translate(${n(cx)} ${n(cy)}) scale(${n(u * 9) === '0' ? 1 : Math.round(u * 82) / 100})">${fill('M-22 2C-30-30-16-52-10-62C-16-72-17-84-15-96L-6-88Q0-90 6-88L14-96C17-84 15-72 10-64C22-48 28-24 24 2ZM20 2C44 8 50 26 40 44C37 48 34 44 36 40C42 26 36 14 16 6Z', mix(pal.near, '#2b241c', 0.4))}</g>`;
  if (!s.has('no-people')) {
    const e = at(10);
    const [x, y] = p(e.c - 0.3, e.y, e.z);
    const k = (1000 * u) / e.z;
    out += fill(
      person(x, y, k * 1.6, { skirt: true, hat: true }) + person(x + k * 0.6, y + k * 0.02, k, {}),
      mix(pal.near, pal.haze, 0.1),
    );
  }
  return out;
}

function nearHouse(s: Stage, p: Camera, light: string, dull: string): string {
  const { pal, u } = s;
  const hx = s.portrait ? 1 : 1.3;
  const z0 = 7.6;
  const z1 = 13;
  const top = -0.7;
  let out = box(
    p,
    { x0: hx, x1: hx + 9, y0: -7, y1: top, z0, z1 },
    { top: mix(light, pal.glow, 0.3), left: light, right: dull, front: mix(dull, light, 0.24) },
    0,
  );
  out +=
    fill(front(p, hx, hx + 9, top - 0.16, top, z0), light) +
    fill(floor(p, -4.1, hx - 0.2, hx + 9, 3, z0), mix(light, pal.shadow, 0.16));
  const blue = local(pal, BLUE);
  for (const [x, wide, low] of [
    [hx + 0.8, 0.8, -2.2],
    [hx + 3.4, 0.9, -2.3],
  ] as const) {
    out +=
      fill(front(p, x, x + wide, low, low + 1.05, z0), pal.lamps ? pal.lamp : shade(pal, '#2f4654', 0, 0.3)) +
      fill(front(p, x + wide / 2 - 0.025, x + wide / 2 + 0.025, low, low + 1.05, z0), blue);
    out +=
      fill(
        front(p, x - 0.44, x, low, low + 1.05, z0) + front(p, x + wide, x + wide + 0.44, low, low + 1.05, z0),
        blue,
      ) + fill(front(p, x - 0.5, x + wide + 0.5, low - 0.12, low, z0), light);
  }
  const [dx, dy] = p(hx + 2.6, -4.1, z0);
  const k = (1000 * u) / z0;
  out +=
    fill(
      `M${n(dx - k * 0.42)} ${n(dy)}v${n(-k * 1.5)}a${n(k * 0.42)} ${n(k * 0.42)} 0 0 1 ${n(k * 0.84)} 0v${n(k * 1.5)}Z`,
      blue,
    ) + stroke(`M${n(dx)} ${n(dy)}v${n(-k * 1.9)}`, shade(pal, BLUE, 0, 0.5), k * 0.03);
  const [bx, by] = p(hx + 0.1, top, z0);
  out +=
    bougainvillea(s, bx + k * 0.1, by + k * 0.1, k * 0.95, k * 0.34, 80) +
    bougainvillea(s, bx + k * 0.05, by + k * 0.65, k * 0.34, k * 0.62, 50);
  // Parasol and chairs on the roof.
  const [rx, ry] = p(hx + 2.2, top, 10.4);
  const r = (1000 * u) / 10.4;
  const cloth = lit(pal, '#e6c27a', 0, 0.24);
  out +=
    fill(lens(rx + r * 0.4, ry, r * 2.4, r * 0.14), pal.shadow, 0.3) +
    fill(rect(rx - r * 0.03, ry - r * 2, r * 0.06, r * 2), shade(pal, '#8a6f4c', 0));
  out +=
    fill(
      `M${n(rx - r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx - r * 0.5)} ${n(ry - r * 2.3)} ${n(rx)} ${n(ry - r * 2.36)}Q${n(rx + r * 0.5)} ${n(ry - r * 2.3)} ${n(rx + r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx + r * 0.8)} ${n(ry - r * 1.82)} ${n(rx + r * 0.4)} ${n(ry - r * 1.7)}Q${n(rx)} ${n(ry - r * 1.82)} ${n(rx - r * 0.4)} ${n(ry - r * 1.7)}Q${n(rx - r * 0.8)} ${n(ry - r * 1.82)} ${n(rx - r * 1.2)} ${n(ry - r * 1.7)}Z`,
      cloth,
    ) +
    fill(
      `M${n(rx)} ${n(ry - r * 2.36)}Q${n(rx + r * 0.5)} ${n(ry - r * 2.3)} ${n(rx + r * 1.2)} ${n(ry - r * 1.7)}Q${n(rx + r * 0.8)} ${n(ry - r * 1.82)} ${n(rx + r * 0.4)} ${n(ry - r * 1.7)}Z`,
      shade(pal, '#c99a4e', 0, 0.16),
    );
  for (const d of [-1, 1])
    out += stroke(
      `M${n(rx + d * r * 0.5)} ${n(ry)}v${n(-r * 0.5)}h${n(d * r * 0.4)}v${n(r * 0.5)}M${n(rx + d * r * 0.9)} ${n(ry - r * 0.5)}l${n(d * r * 0.1)} ${n(-r * 0.55)}`,
      blue,
      r * 0.06,
    );
  return out;
}
