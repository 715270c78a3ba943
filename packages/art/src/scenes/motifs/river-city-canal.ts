import { mix } from '../../core/colour.ts';
import { fill, coord, poly, stroke, type Point } from '../../core/path.ts';
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
export function canal(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.58 : 0.585);
  const centre = width * (stage.portrait ? 0.5 : rng.range(0.46, 0.54));
  const project = camera(horizon, centre, 900 * unit, 2.6);
  let out = drawSky(stage, {
    x: centre - 40 * unit,
    y: horizon - unit * (stage.hour === 'noon' ? 330 : 150),
    r: 52 * unit,
    horizon: horizon + 6 * unit,
  });
  out += spire(stage, { x: centre + 60 * unit, base: horizon, size: 300 * unit, depth: 0.55 }, 'clock');
  const half = stage.portrait ? 5.4 : 8;
  const wall = stage.portrait ? 8.4 : 13;
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.4)],
    [1, palette.water[1]],
  ])}"/>`;
  out += quaySide(stage, project, 1, half, wall) + quaySide(stage, project, -1, half, wall);
  out +=
    glints(stage, {
      top: horizon + 6 * unit,
      bottom: height,
      x: centre,
      colour: palette.glow,
      count: 46,
      spread: 130,
      length: 120,
      opacity: 0.7,
    }) + ripples(stage, horizon + 20 * unit, height, palette.water[1], 30, 0.3, width * 0.2, width * 0.8);
  out += humpBridge(stage, project, half, 44);
  out += trees(stage, project, half);
  out += barge(stage, project, half);
  if (!stage.has('no-people')) out += cyclist(stage, project, half + 1.4, stage.portrait ? 13 : 15);
  return out;
}

function quaySide(stage: Stage, project: Camera, side: -1 | 1, half: number, wall: number): string {
  const { rng, palette } = stage;
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
      tall: rng.range(9.5, 13.5) * (stage.portrait ? 1.05 : 1),
      colour: rng.pick(FRONTS),
      kind: rng.int(0, 2),
    });
    z += width;
  }
  for (const plot of plots.toReversed()) {
    const { z0, z1, tall, colour, kind } = plot;
    const depth = Math.min(0.62, Math.max(0, (z0 - 10) / 120));
    const face = sunny ? lit(palette, colour, depth, 0.24) : shade(palette, colour, depth, 0.34);
    const m = (z0 + z1) / 2;
    const at = (zz: number, y: number): Point => project(X, y, zz);
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
        shade(palette, '#7d4a36', depth, 0.3),
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
        if (palette.lamps && rng.chance(0.42)) glass += pane;
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
      fill(dark, shade(palette, '#3c4345', depth, 0.4), 0.85) +
      fill(glass, mix(palette.lamp, palette.haze, depth * 0.4)) +
      fill(trim, lit(palette, '#efe4cc', depth, 0.2), 0.8);
    out += fill(poly([at(z1, 1), at(z1, tall), at(z1 - 0.14, tall), at(z1 - 0.14, 1)]), palette.shadow, 0.2);
  }
  // Pavement, quay wall, and the reflection of the fronts.
  const pave = lit(palette, '#b8a284', 0.05, sunny ? 0.2 : 0.02);
  out += fill(
    poly([
      project(X, 1, 9),
      project(X, 1, 150),
      project(side * half, 1, 150),
      project(side * half, 1, 3),
      project(side * (wall + 8), 1, 3),
    ]),
    pave,
  );
  out += fill(
    poly([
      project(side * half, 1, 150),
      project(side * half, 1, 3),
      project(side * half, -0.4, 3),
      project(side * half, -0.2, 150),
    ]),
    shade(palette, '#6d5a48', 0, sunny ? 0.3 : 0.5),
  );
  out += fill(
    poly([
      project(side * half, 1, 150),
      project(side * half, 1, 3),
      project(side * (half + 0.35), 1, 3),
      project(side * (half + 0.35), 1, 150),
    ]),
    lit(palette, '#d6c4a0', 0, 0.2),
  );
  out += fill(
    poly([
      project(side * half, -0.2, 150),
      project(side * half, -0.4, 3),
      project(side * half * 0.4, -0.4, 4.5),
      project(side * half * 0.62, -0.2, 150),
    ]),
    shade(palette, '#7d5a48', 0.1, 0.4),
    0.34,
  );
  return out;
}

function humpBridge(stage: Stage, project: Camera, half: number, z: number): string {
  const { palette, unit } = stage;
  const at = (x: number, y: number): string => project(x, y, z).map(coord).join(' ');
  const stone = shade(palette, '#9a7a5c', 0.24, 0.2);
  const light = lit(palette, '#c9b48e', 0.22, 0.2);
  const w = half + 2;
  let out = fill(
    `M${at(-w, -0.2)}L${at(-w, 1.4)}Q${at(0, 4.6)} ${at(w, 1.4)}L${at(w, -0.2)}L${at(half * 0.66, -0.2)}Q${at(half * 0.6, 2.4)} ${at(0, 2.5)}Q${at(-half * 0.6, 2.4)} ${at(-half * 0.66, -0.2)}Z`,
    stone,
  );
  out += `<path d="M${at(-w, 2.2)}Q${at(0, 5.4)} ${at(w, 2.2)}" fill="none" stroke="${light}" stroke-width="${coord(3.4 * unit)}"/><path d="M${at(-half * 0.66, -0.2)}Q${at(-half * 0.6, 2.4)} ${at(0, 2.5)}Q${at(half * 0.6, 2.4)} ${at(half * 0.66, -0.2)}" fill="none" stroke="${light}" stroke-width="${coord(2.4 * unit)}"/>`;
  return out + veil(stage, project(0, 3, z)[1], project(0, -0.4, z)[1], 0.12, palette.sky[3]);
}

function trees(stage: Stage, project: Camera, half: number): string {
  const { rng, palette, unit } = stage;
  const tones = leaves(stage.season);
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
    const size = (900 * unit) / z;
    const [x, y] = project(side * (half + 0.9), 1, z);
    const tall = size * 7.4;
    const bark = shade(palette, '#4d4237', depth, 0.5);
    out +=
      stroke(
        `M${coord(x)} ${coord(y)}Q${coord(x - side * size * 0.2)} ${coord(y - tall * 0.3)} ${coord(x - side * size * 0.5)} ${coord(y - tall * 0.62)}`,
        bark,
        size * 0.24,
      ) +
      stroke(
        `M${coord(x - side * size * 0.16)} ${coord(y - tall * 0.34)}L${coord(x + side * size * 0.9)} ${coord(y - tall * 0.7)}M${coord(x - side * size * 0.2)} ${coord(y - tall * 0.4)}L${coord(x - side * size * 1.6)} ${coord(y - tall * 0.72)}`,
        bark,
        size * 0.11,
      );
    if (stage.season === 'winter') {
      let twigs = '';
      for (let i = 0; i < 16; i++) {
        const a = Math.PI * (0.1 + (0.8 * i) / 15);
        twigs += `M${coord(x - side * size * 0.4)} ${coord(y - tall * 0.55)}Q${coord(x + Math.cos(a) * size * 0.9)} ${coord(y - tall * 0.6 - Math.sin(a) * size * 1.4)} ${coord(x + Math.cos(a) * size * 2.6)} ${coord(y - tall * 0.62 - Math.sin(a) * size * 2.4)}`;
      }
      out += stroke(twigs, bark, size * 0.04);
      continue;
    }
    let dark = '';
    let mid = '';
    let light = '';
    for (let i = 0; i < 12; i++) {
      const a = rng() * 6.28;
      const d = Math.sqrt(rng());
      const cx = x - side * size * 0.5 + Math.cos(a) * d * size * 2.2;
      const cy = y - tall * 0.8 + Math.sin(a) * d * size * 1.7;
      dark += clump(stage, cx, cy, size * 0.95, size * 0.75, 9);
      mid += clump(stage, cx - size * 0.2, cy - size * 0.24, size * 0.62, size * 0.42, 8);
      if (i % 2) light += clump(stage, cx - size * 0.34, cy - size * 0.4, size * 0.34, size * 0.2, 7);
    }
    out +=
      fill(dark, shade(palette, tones[0], depth, 0.34)) +
      fill(mid, local(palette, tones[1], depth)) +
      fill(light, lit(palette, tones[2], depth, 0.2));
  }
  return out;
}

function barge(stage: Stage, project: Camera, half: number): string {
  const { palette } = stage;
  const z0 = 10.5;
  const z1 = 20;
  const x0 = -half + 0.4;
  const x1 = x0 + 2.4;
  const hull = shade(palette, '#2f3f3c', 0, 0.4);
  const cabin = local(palette, '#8e4a3c');
  let out = fill(
    poly([project(x0, -0.1, z0), project(x1, -0.1, z0), project(x1 - 0.3, -0.1, z1), project(x0, -0.1, z1)]),
    palette.near,
    0.4,
  );
  out += fill(
    poly([
      project(x1, 0.9, z0 + 0.8),
      project(x1 - 0.3, 0.8, z1),
      project(x1 - 0.3, -0.1, z1),
      project(x1 - 0.1, -0.1, z0 + 0.6),
    ]),
    mix(hull, palette.glow, 0.16),
  );
  out += fill(
    poly([
      project(x0, 0.9, z0 + 0.8),
      project((x0 + x1) / 2, 1.1, z0 - 0.4),
      project(x1, 0.9, z0 + 0.8),
      project(x1 - 0.1, -0.1, z0 + 0.6),
      project((x0 + x1) / 2, -0.1, z0 - 0.1),
      project(x0 + 0.1, -0.1, z0 + 0.6),
    ]),
    hull,
  );
  out +=
    fill(
      poly([
        project(x1 - 0.4, 0.9, z0 + 2),
        project(x1 - 0.6, 0.9, z1 - 0.6),
        project(x1 - 0.6, 1.7, z1 - 0.6),
        project(x1 - 0.4, 1.7, z0 + 2),
      ]),
      mix(cabin, palette.glow, 0.2),
    ) + fill(front(project, x0 + 0.3, x1 - 0.4, 0.9, 1.7, z0 + 2), cabin);
  out += fill(
    poly([
      project(x0 + 0.2, 1.72, z0 + 1.9),
      project(x1 - 0.3, 1.72, z0 + 1.9),
      project(x1 - 0.5, 1.72, z1 - 0.5),
      project(x0 + 0.2, 1.72, z1 - 0.5),
    ]),
    lit(palette, '#e2d2ae', 0, 0.2),
  );
  let panes = '';
  for (let z = z0 + 2.6; z < z1 - 1.4; z += 1.5)
    panes += poly([
      project(x1 - 0.42, 1.12, z),
      project(x1 - 0.46, 1.12, z + 0.8),
      project(x1 - 0.46, 1.5, z + 0.8),
      project(x1 - 0.42, 1.5, z),
    ]);
  return out + fill(panes, palette.lamps ? palette.lamp : shade(palette, '#4a5a5c', 0));
}

function cyclist(stage: Stage, project: Camera, x: number, z: number): string {
  const { palette, unit } = stage;
  const size = (900 * unit) / z;
  const [px, py] = project(x, 1, z);
  const ink = mix(palette.near, palette.haze, 0.06);
  const r = size * 0.34;
  const wheel = (cx: number): string =>
    `M${coord(cx - r)} ${coord(py - r)}a${coord(r)} ${coord(r)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r)} 0 1 1 ${coord(-2 * r)} 0Z`;
  return (
    stroke(
      wheel(px - size * 0.52) +
        wheel(px + size * 0.52) +
        `M${coord(px - size * 0.52)} ${coord(py - r)}L${coord(px - size * 0.2)} ${coord(py - size * 0.86)}L${coord(px + size * 0.4)} ${coord(py - size * 0.82)}L${coord(px + size * 0.02)} ${coord(py - r)}ZM${coord(px + size * 0.52)} ${coord(py - r)}L${coord(px + size * 0.38)} ${coord(py - size * 1.02)}h${coord(size * 0.14)}M${coord(px - size * 0.2)} ${coord(py - size * 0.86)}L${coord(px + size * 0.02)} ${coord(py - r)}`,
      ink,
      size * 0.05,
    ) +
    fill(
      `M${coord(px - size * 0.34)} ${coord(py - size * 0.92)}Q${coord(px - size * 0.3)} ${coord(py - size * 1.5)} ${coord(px - size * 0.02)} ${coord(py - size * 1.56)}L${coord(px + size * 0.44)} ${coord(py - size * 1.06)}L${coord(px + size * 0.4)} ${coord(py - size * 0.98)}L${coord(px + size * 0.08)} ${coord(py - size * 1.22)}L${coord(px - size * 0.02)} ${coord(py - size * 0.9)}L${coord(px + size * 0.18)} ${coord(py - size * 0.5)}L${coord(px + size * 0.1)} ${coord(py - size * 0.16)}L${coord(px)} ${coord(py - size * 0.18)}L${coord(px + size * 0.04)} ${coord(py - size * 0.5)}Z`,
      local(palette, '#8e4a3c'),
    ) +
    fill(
      `M${coord(px - size * 0.1)} ${coord(py - size * 1.7)}a${coord(size * 0.13)} ${coord(size * 0.14)} 0 1 1 ${coord(size * 0.26)} 0a${coord(size * 0.13)} ${coord(size * 0.14)} 0 1 1 ${coord(-size * 0.26)} 0Z`,
      ink,
    ) +
    fill(person(px - size * 0.62, py - size * 0.74, size * 0.7), ink)
  );
}
