import { mix } from '../../core/colour.ts';
import { fill, n, poly, stroke, type Point } from '../../core/path.ts';
import { camera, front, type Camera } from '../../core/perspective.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { spire } from '../../elements/landmarks.ts';
import { person } from '../../elements/people.ts';
import { drawSky } from '../../elements/sky.ts';
import { veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, ripples } from '../../elements/water.ts';

const FRONTS = ['#8e5a44', '#6f4a3c', '#c9b08a', '#a5714f', '#5d5048', '#b89468', '#7d6a58', '#94452f'] as const;

/** A canal in perspective: gabled fronts down both quays, elms, a hump bridge, a moored barge. */
export function canal(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.58 : 0.585);
  const centre = w * (s.portrait ? 0.5 : rng.range(0.46, 0.54));
  const p = camera(horizon, centre, 900 * u, 2.6);
  let out = drawSky(s, {
    x: centre - 40 * u,
    y: horizon - u * (s.hour === 'noon' ? 330 : 150),
    r: 52 * u,
    horizon: horizon + 6 * u,
  });
  out += spire(s, { x: centre + 60 * u, base: horizon, size: 300 * u, depth: 0.55 }, 'clock');
  const half = s.portrait ? 5.4 : 8;
  const wall = s.portrait ? 8.4 : 13;
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.4)],
    [1, pal.water[1]],
  ])}"/>`;
  out += quaySide(s, p, 1, half, wall) + quaySide(s, p, -1, half, wall);
  out +=
    glints(s, {
      top: horizon + 6 * u,
      bottom: h,
      x: centre,
      colour: pal.glow,
      count: 46,
      spread: 130,
      length: 120,
      opacity: 0.7,
    }) + ripples(s, horizon + 20 * u, h, pal.water[1], 30, 0.3, w * 0.2, w * 0.8);
  out += humpBridge(s, p, half, 44);
  out += trees(s, p, half);
  out += barge(s, p, half);
  if (!s.has('no-people')) out += cyclist(s, p, half + 1.4, s.portrait ? 13 : 15);
  return out;
}

function quaySide(s: Stage, p: Camera, side: -1 | 1, half: number, wall: number): string {
  const { rng, pal } = s;
  const sunny = side > 0;
  const X = side * wall;
  let out = '';
  // Fronts from far to near, each with its own width, height and gable.
  const plots: { z0: number; z1: number; tall: number; colour: string; kind: number }[] = [];
  let z = 9;
  while (z < 120) {
    const width = rng.range(4.2, 6.4);
    plots.push({
      z0: z,
      z1: z + width,
      tall: rng.range(9.5, 13.5) * (s.portrait ? 1.05 : 1),
      colour: rng.pick(FRONTS),
      kind: rng.int(0, 2),
    });
    z += width;
  }
  for (const plot of plots.toReversed()) {
    const { z0, z1, tall, colour, kind } = plot;
    const depth = Math.min(0.62, Math.max(0, (z0 - 10) / 120));
    const face = sunny ? lit(pal, colour, depth, 0.24) : shade(pal, colour, depth, 0.34);
    const m = (z0 + z1) / 2;
    const at = (zz: number, y: number): Point => p(X, y, zz);
    const q = (z1 - z0) * 0.14;
    const top = tall + 2.4;
    const gable: Point[] =
      kind === 0
        ? [
            at(z1, tall),
            at(z1 - q, tall),
            at(z1 - q, tall + 0.8),
            at(z1 - 2 * q, tall + 0.8),
            at(z1 - 2 * q, tall + 1.6),
            at(m + q * 0.6, tall + 1.6),
            at(m + q * 0.6, top),
            at(m - q * 0.6, top),
            at(m - q * 0.6, tall + 1.6),
            at(z0 + 2 * q, tall + 1.6),
            at(z0 + 2 * q, tall + 0.8),
            at(z0 + q, tall + 0.8),
            at(z0 + q, tall),
            at(z0, tall),
          ]
        : kind === 1
          ? [
              at(z1, tall),
              at(z1 - q * 1.6, tall + 0.5),
              at(m + q * 1.1, tall + 0.9),
              at(m + q, top - 0.2),
              at(m, top + 0.3),
              at(m - q, top - 0.2),
              at(m - q * 1.1, tall + 0.9),
              at(z0 + q * 1.6, tall + 0.5),
              at(z0, tall),
            ]
          : [at(z1, tall), at(z1 - 0.1, tall + 0.4), at(z0 + 0.1, tall + 0.4), at(z0, tall)];
    if (kind === 2)
      out += fill(
        poly([
          at(z1, tall),
          [at(z1, tall)[0] + side * 30, at(z1, tall + 2.2)[1]],
          [at(z0, tall)[0] + side * 60, at(z0, tall + 2.2)[1]],
          at(z0, tall),
        ]),
        shade(pal, '#7d4a36', depth, 0.3),
      );
    out += fill(poly([at(z0, 1), at(z1, 1), ...gable]), face);
    let glass = '';
    let dark = '';
    let trim = '';
    const floors = Math.floor((tall - 1.6) / 2.5);
    for (let f = 0; f < floors; f++)
      for (let c = 0; c < 3; c++) {
        const a = z0 + ((z1 - z0) * (c + 0.26)) / 3;
        const b = z0 + ((z1 - z0) * (c + 0.74)) / 3;
        const y0 = 1.9 + f * 2.5;
        const y1 = y0 + (f === 0 ? 1.9 : 1.55);
        const pane = poly([at(a, y0), at(b, y0), at(b, y1), at(a, y1)]);
        if (pal.lamps && rng.chance(0.42)) glass += pane;
        else dark += pane;
        if (z0 < 40)
          trim +=
            poly([at(a - 0.1, y0 - 0.14), at(b + 0.1, y0 - 0.14), at(b + 0.1, y0), at(a - 0.1, y0)]) +
            poly([
              at((a + b) / 2 - 0.04, y0),
              at((a + b) / 2 + 0.04, y0),
              at((a + b) / 2 + 0.04, y1),
              at((a + b) / 2 - 0.04, y1),
            ]);
      }
    out +=
      fill(dark, shade(pal, '#3c4345', depth, 0.4), 0.85) +
      fill(glass, mix(pal.lamp, pal.haze, depth * 0.4)) +
      fill(trim, lit(pal, '#efe4cc', depth, 0.2), 0.8);
    out += fill(poly([at(z1, 1), at(z1, tall), at(z1 - 0.14, tall), at(z1 - 0.14, 1)]), pal.shadow, 0.2);
  }
  // Pavement, quay wall, and the reflection of the fronts.
  const pave = lit(pal, '#b8a284', 0.05, sunny ? 0.2 : 0.02);
  out += fill(
    poly([p(X, 1, 9), p(X, 1, 150), p(side * half, 1, 150), p(side * half, 1, 3), p(side * (wall + 8), 1, 3)]),
    pave,
  );
  out += fill(
    poly([p(side * half, 1, 150), p(side * half, 1, 3), p(side * half, -0.4, 3), p(side * half, -0.2, 150)]),
    shade(pal, '#6d5a48', 0, sunny ? 0.3 : 0.5),
  );
  out += fill(
    poly([
      p(side * half, 1, 150),
      p(side * half, 1, 3),
      p(side * (half + 0.35), 1, 3),
      p(side * (half + 0.35), 1, 150),
    ]),
    lit(pal, '#d6c4a0', 0, 0.2),
  );
  out += fill(
    poly([
      p(side * half, -0.2, 150),
      p(side * half, -0.4, 3),
      p(side * half * 0.4, -0.4, 4.5),
      p(side * half * 0.62, -0.2, 150),
    ]),
    shade(pal, '#7d5a48', 0.1, 0.4),
    0.34,
  );
  return out;
}

function humpBridge(s: Stage, p: Camera, half: number, z: number): string {
  const { pal, u } = s;
  const at = (x: number, y: number): string => p(x, y, z).map(n).join(' ');
  const stone = shade(pal, '#9a7a5c', 0.24, 0.2);
  const light = lit(pal, '#c9b48e', 0.22, 0.2);
  const w = half + 2;
  let out = fill(
    `M${at(-w, -0.2)}L${at(-w, 1.4)}Q${at(0, 4.6)} ${at(w, 1.4)}L${at(w, -0.2)}L${at(half * 0.66, -0.2)}Q${at(half * 0.6, 2.4)} ${at(0, 2.5)}Q${at(-half * 0.6, 2.4)} ${at(-half * 0.66, -0.2)}Z`,
    stone,
  );
  out += `<path d="M${at(-w, 2.2)}Q${at(0, 5.4)} ${at(w, 2.2)}" fill="none" stroke="${light}" stroke-width="${n(3.4 * u)}"/><path d="M${at(-half * 0.66, -0.2)}Q${at(-half * 0.6, 2.4)} ${at(0, 2.5)}Q${at(half * 0.6, 2.4)} ${at(half * 0.66, -0.2)}" fill="none" stroke="${light}" stroke-width="${n(2.4 * u)}"/>`;
  return out + veil(s, p(0, 3, z)[1], p(0, -0.4, z)[1], 0.12, pal.sky[3]);
}

function trees(s: Stage, p: Camera, half: number): string {
  const { rng, pal, u } = s;
  const tones = leaves(s.season);
  let out = '';
  for (const [side, z] of [
    [-1, 62],
    [1, 66],
    [1, 40],
    [-1, 36],
    [1, 25],
    [-1, 20],
    [1, 12.5],
  ] as const) {
    const depth = Math.min(0.5, (z - 8) / 110);
    const k = (900 * u) / z;
    const [x, y] = p(side * (half + 0.9), 1, z);
    const tall = k * 7.4;
    const bark = shade(pal, '#4d4237', depth, 0.5);
    out +=
      stroke(
        `M${n(x)} ${n(y)}Q${n(x - side * k * 0.2)} ${n(y - tall * 0.3)} ${n(x - side * k * 0.5)} ${n(y - tall * 0.62)}`,
        bark,
        k * 0.24,
      ) +
      stroke(
        `M${n(x - side * k * 0.16)} ${n(y - tall * 0.34)}L${n(x + side * k * 0.9)} ${n(y - tall * 0.7)}M${n(x - side * k * 0.2)} ${n(y - tall * 0.4)}L${n(x - side * k * 1.6)} ${n(y - tall * 0.72)}`,
        bark,
        k * 0.11,
      );
    if (s.season === 'winter') {
      let twigs = '';
      for (let i = 0; i < 16; i++) {
        const a = Math.PI * (0.1 + (0.8 * i) / 15);
        twigs += `M${n(x - side * k * 0.4)} ${n(y - tall * 0.55)}Q${n(x + Math.cos(a) * k * 0.9)} ${n(y - tall * 0.6 - Math.sin(a) * k * 1.4)} ${n(x + Math.cos(a) * k * 2.6)} ${n(y - tall * 0.62 - Math.sin(a) * k * 2.4)}`;
      }
      out += stroke(twigs, bark, k * 0.04);
      continue;
    }
    let dark = '';
    let mid = '';
    let light = '';
    for (let i = 0; i < 12; i++) {
      const a = rng() * 6.28;
      const d = Math.sqrt(rng());
      const cx = x - side * k * 0.5 + Math.cos(a) * d * k * 2.2;
      const cy = y - tall * 0.8 + Math.sin(a) * d * k * 1.7;
      dark += clump(s, cx, cy, k * 0.95, k * 0.75, 9);
      mid += clump(s, cx - k * 0.2, cy - k * 0.24, k * 0.62, k * 0.42, 8);
      if (i % 2) light += clump(s, cx - k * 0.34, cy - k * 0.4, k * 0.34, k * 0.2, 7);
    }
    out +=
      fill(dark, shade(pal, tones[0], depth, 0.34)) +
      fill(mid, local(pal, tones[1], depth)) +
      fill(light, lit(pal, tones[2], depth, 0.2));
  }
  return out;
}

function barge(s: Stage, p: Camera, half: number): string {
  const { pal } = s;
  const z0 = 10.5;
  const z1 = 20;
  const x0 = -half + 0.4;
  const x1 = x0 + 2.4;
  const hull = shade(pal, '#2f3f3c', 0, 0.4);
  const cabin = local(pal, '#8e4a3c');
  let out = fill(poly([p(x0, -0.1, z0), p(x1, -0.1, z0), p(x1 - 0.3, -0.1, z1), p(x0, -0.1, z1)]), pal.near, 0.4);
  out += fill(
    poly([p(x1, 0.9, z0 + 0.8), p(x1 - 0.3, 0.8, z1), p(x1 - 0.3, -0.1, z1), p(x1 - 0.1, -0.1, z0 + 0.6)]),
    mix(hull, pal.glow, 0.16),
  );
  out += fill(
    poly([
      p(x0, 0.9, z0 + 0.8),
      p((x0 + x1) / 2, 1.1, z0 - 0.4),
      p(x1, 0.9, z0 + 0.8),
      p(x1 - 0.1, -0.1, z0 + 0.6),
      p((x0 + x1) / 2, -0.1, z0 - 0.1),
      p(x0 + 0.1, -0.1, z0 + 0.6),
    ]),
    hull,
  );
  out +=
    fill(
      poly([
        p(x1 - 0.4, 0.9, z0 + 2),
        p(x1 - 0.6, 0.9, z1 - 0.6),
        p(x1 - 0.6, 1.7, z1 - 0.6),
        p(x1 - 0.4, 1.7, z0 + 2),
      ]),
      mix(cabin, pal.glow, 0.2),
    ) + fill(front(p, x0 + 0.3, x1 - 0.4, 0.9, 1.7, z0 + 2), cabin);
  out += fill(
    poly([
      p(x0 + 0.2, 1.72, z0 + 1.9),
      p(x1 - 0.3, 1.72, z0 + 1.9),
      p(x1 - 0.5, 1.72, z1 - 0.5),
      p(x0 + 0.2, 1.72, z1 - 0.5),
    ]),
    lit(pal, '#e2d2ae', 0, 0.2),
  );
  let panes = '';
  for (let z = z0 + 2.6; z < z1 - 1.4; z += 1.5)
    panes += poly([
      p(x1 - 0.42, 1.12, z),
      p(x1 - 0.46, 1.12, z + 0.8),
      p(x1 - 0.46, 1.5, z + 0.8),
      p(x1 - 0.42, 1.5, z),
    ]);
  return out + fill(panes, pal.lamps ? pal.lamp : shade(pal, '#4a5a5c', 0));
}

function cyclist(s: Stage, p: Camera, x: number, z: number): string {
  const { pal, u } = s;
  const k = (900 * u) / z;
  const [px, py] = p(x, 1, z);
  const ink = mix(pal.near, pal.haze, 0.06);
  const r = k * 0.34;
  const wheel = (cx: number): string =>
    `M${n(cx - r)} ${n(py - r)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  return (
    stroke(
      wheel(px - k * 0.52) +
        wheel(px + k * 0.52) +
        `M${n(px - k * 0.52)} ${n(py - r)}L${n(px - k * 0.2)} ${n(py - k * 0.86)}L${n(px + k * 0.4)} ${n(py - k * 0.82)}L${n(px + k * 0.02)} ${n(py - r)}ZM${n(px + k * 0.52)} ${n(py - r)}L${n(px + k * 0.38)} ${n(py - k * 1.02)}h${n(k * 0.14)}M${n(px - k * 0.2)} ${n(py - k * 0.86)}L${n(px + k * 0.02)} ${n(py - r)}`,
      ink,
      k * 0.05,
    ) +
    fill(
      `M${n(px - k * 0.34)} ${n(py - k * 0.92)}Q${n(px - k * 0.3)} ${n(py - k * 1.5)} ${n(px - k * 0.02)} ${n(py - k * 1.56)}L${n(px + k * 0.44)} ${n(py - k * 1.06)}L${n(px + k * 0.4)} ${n(py - k * 0.98)}L${n(px + k * 0.08)} ${n(py - k * 1.22)}L${n(px - k * 0.02)} ${n(py - k * 0.9)}L${n(px + k * 0.18)} ${n(py - k * 0.5)}L${n(px + k * 0.1)} ${n(py - k * 0.16)}L${n(px)} ${n(py - k * 0.18)}L${n(px + k * 0.04)} ${n(py - k * 0.5)}Z`,
      local(pal, '#8e4a3c'),
    ) +
    fill(
      `M${n(px - k * 0.1)} ${n(py - k * 1.7)}a${n(k * 0.13)} ${n(k * 0.14)} 0 1 1 ${n(k * 0.26)} 0a${n(k * 0.13)} ${n(k * 0.14)} 0 1 1 ${n(-k * 0.26)} 0Z`,
      ink,
    ) +
    fill(person(px - k * 0.62, py - k * 0.74, k * 0.7), ink)
  );
}
