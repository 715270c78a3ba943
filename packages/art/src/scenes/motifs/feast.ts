import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke, type Point } from '../../core/path.ts';
import { camera, floor, front, type Camera } from '../../core/perspective.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { clump, cypress } from '../../elements/trees.ts';
import { courtyard } from './feast-courtyard.ts';
import { kitchen } from './feast-kitchen.ts';

/**
 * A long laid table: in the garden under lanterns, or in a tall room with open windows; or under the tree of a
 * `courtyard`; or in the `kitchen`.
 */
export function feast(stage: Stage): string {
  if (stage.has('kitchen')) return kitchen(stage);
  if (stage.has('courtyard')) return courtyard(stage);
  const indoors = stage.seed % 2 === 1;
  const { width, height, unit } = stage;
  const horizon = height * (stage.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(stage, 0.26, 0.4, 0.36);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 200 : 90),
    r: 50 * unit,
    horizon: horizon + 40 * unit,
  });
  out += beyond(stage, horizon);
  out += indoors ? room(stage, horizon) : garden(stage, horizon);
  const project = camera(horizon, width * (stage.portrait ? 0.5 : indoors ? 0.5 : 0.56), 1000 * unit, 1.75);
  out += table(stage, project);
  return indoors
    ? out + chandelier(stage)
    : out +
        lanterns(stage) +
        bough(stage, {
          x: width + 20,
          y: height * 0.02,
          angle: 2.62,
          length: unit * 420,
          kind: stage.season === 'winter' ? 'bare' : stage.season === 'spring' ? 'blossom' : 'lemon',
          dark: 0.3,
          leaf: 34 * unit,
        });
}

function beyond(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = `<rect y="${Math.round(horizon)}" width="${width}" height="${Math.round(height - horizon)}" fill="${mix(local(palette, leaves(stage.season)[1], 0.3), palette.sky[3], 0.3)}"/>`;
  for (let i = 0; i < 3; i++) {
    const y = horizon - (40 - i * 30) * unit;
    const line = profile(
      stage,
      [
        [-30, y],
        [width * 0.3, y - rng.range(10, 70) * unit],
        [width * 0.6, y + 10 * unit],
        [width + 30, y - rng.range(10, 70) * unit],
      ],
      10 * unit,
      18,
      4,
    );
    out += range(
      stage,
      line,
      horizon + 80 * unit,
      mix(mix(palette.haze, palette.shadow, 0.08 + i * 0.1), local(palette, leaves(stage.season)[1]), i * 0.16),
      0.4,
    );
  }
  return out;
}

function garden(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const tones = leaves(stage.season);
  let out = '';
  const y = horizon + 60 * unit;
  out += `<rect y="${coord(y - 14 * unit)}" width="${width}" height="${coord(height - y + 20 * unit)}" fill="${stage.gradient(
    [
      [0, lit(palette, stage.season === 'winter' ? '#dfe2e0' : '#b5b078', 0.1, 0.3)],
      [1, shade(palette, stage.season === 'winter' ? '#b4bcc0' : '#7d7c50', 0, 0.3)],
    ],
  )}"/>`;
  const dark = shade(palette, '#3f5038', 0.14, 0.34);
  const light = lit(palette, '#75834f', 0.12, 0.14);
  for (const fx of [0.03, 0.1, 0.17, 0.82, 0.89, 0.96])
    out += cypress(stage, width * fx, y + 8 * unit, unit * rng.range(210, 290), dark, light, -1);
  let hedge = '';
  let bright = '';
  for (let x = -20; x < width + 40; x += 26 * unit) {
    hedge += clump(stage, x, y - 18 * unit, 26 * unit, 30 * unit, 8);
    bright += clump(stage, x - 6 * unit, y - 34 * unit, 15 * unit, 10 * unit, 7);
  }
  return out + fill(hedge, shade(palette, tones[0], 0.08, 0.3)) + fill(bright, lit(palette, tones[2], 0.08, 0.14), 0.8);
}

function room(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const wall = shade(palette, '#cdb892', 0.02, 0.22);
  const dark = shade(palette, '#8f7a5a', 0, 0.4);
  const top = height * (stage.portrait ? 0.06 : 0.05);
  const sill = horizon + 120 * unit;
  const count = stage.portrait ? 2 : 4;
  let holes = '';
  let frames = '';
  for (let i = 0; i < count; i++) {
    const cx = width * ((i + 0.5) / count);
    const half = (width / count) * 0.3;
    const spring = top + half + 20 * unit;
    const arch = (k: number): string =>
      `M${coord(cx - half - k)} ${coord(sill + k)}V${coord(spring)}A${coord(half + k)} ${coord(half + k)} 0 0 1 ${coord(cx + half + k)} ${coord(spring)}V${coord(sill + k)}Z`;
    holes += arch(0);
    frames += arch(6 * unit);
    frames += `M${coord(cx)} ${coord(top)}V${coord(sill)}M${coord(cx - half)} ${coord(spring)}H${coord(cx + half)}M${coord(cx - half)} ${coord((spring + sill) / 2)}H${coord(cx + half)}`;
  }
  let out =
    `<path fill-rule="evenodd" d="M-10-10H${width + 10}V${height + 10}H-10Z${holes}" fill="${wall}"/>` +
    stroke(frames, lit(palette, '#efe2c6', 0, 0.24), 6 * unit);
  out +=
    `<rect y="${coord(sill + 40 * unit)}" width="${width}" height="${coord(height - sill)}" fill="${stage.gradient([
      [0, dark],
      [1, mix(dark, palette.near, 0.4)],
    ])}"/>` + fill(rect(-10, sill + 26 * unit, width + 20, 16 * unit), lit(palette, '#e2d2ae', 0, 0.1));
  for (let i = 0; i <= count; i++) {
    const x = (width * i) / count;
    const cloth = shade(palette, ['#8e4a3c', '#5f6f5a', '#7d6a4a'][stage.seed % 3] ?? '#8e4a3c', 0, 0.24);
    out +=
      fill(
        `M${coord(x - 60 * unit)} ${coord(top)}C${coord(x - 40 * unit)} ${coord(height * 0.2)} ${coord(x - 66 * unit)} ${coord(height * 0.34)} ${coord(x - 30 * unit)} ${coord(sill + 40 * unit)}H${coord(x + 30 * unit)}C${coord(x + 66 * unit)} ${coord(height * 0.34)} ${coord(x + 40 * unit)} ${coord(height * 0.2)} ${coord(x + 60 * unit)} ${coord(top)}Z`,
        cloth,
      ) +
      stroke(
        `M${coord(x - 30 * unit)} ${coord(top)}C${coord(x - 20 * unit)} ${coord(height * 0.2)} ${coord(x - 34 * unit)} ${coord(height * 0.34)} ${coord(x - 14 * unit)} ${coord(sill + 40 * unit)}M${coord(x + 24 * unit)} ${coord(top)}C${coord(x + 20 * unit)} ${coord(height * 0.2)} ${coord(x + 34 * unit)} ${coord(height * 0.34)} ${coord(x + 12 * unit)} ${coord(sill + 40 * unit)}`,
        palette.shadow,
        4 * unit,
        0.3,
      );
  }
  return (
    out +
    fill(rect(-10, -10, width + 20, top + 14 * unit), lit(palette, '#d9c59c', 0, 0.1)) +
    fill(rect(-10, top, width + 20, 6 * unit), dark)
  );
}

/** The table, its cloth, and the places laid on it, also for children. */
function table(stage: Stage, project: Camera): string {
  const { palette, unit, rng } = stage;
  const y = 0.78;
  const half = stage.portrait ? 0.98 : 1.45;
  const z0 = stage.portrait ? 1.7 : 2.1;
  const z1 = 9;
  const cloth = lit(palette, '#f4ecda', 0, 0.3);
  const fold = shade(palette, '#dccfb4', 0, 0.24);
  const wood = shade(palette, '#6b5138', 0, 0.4);
  let out = '';
  // Chairs down both sides, far ones first.
  for (let i = 6; i >= 0; i--) {
    const z = z0 + 0.75 + i * 0.98;
    for (const side of [-1, 1]) {
      const x = side * (half + 0.34);
      const child = (i + (side > 0 ? 1 : 0)) % 3 === 1;
      const seat = child ? 0.62 : 0.46;
      const back = child ? 1.06 : 1.0;
      const tint = mix(wood, palette.haze, i * 0.04);
      out += fill(
        front(project, x - 0.2, x - 0.16, 0, back, z) +
          front(project, x + 0.16, x + 0.2, 0, back, z) +
          front(project, x - 0.2, x + 0.2, seat - 0.05, seat, z) +
          front(project, x - 0.2, x + 0.2, back - 0.1, back, z) +
          front(project, x - 0.16, x + 0.16, back - 0.28, back - 0.22, z),
        tint,
      );
      if (child)
        out += fill(
          front(project, x - 0.19, x + 0.19, seat, seat + 0.09, z),
          local(palette, side > 0 ? '#a5503f' : '#4f7f80'),
        );
    }
  }
  out +=
    fill(
      poly([project(-half, y, z0), project(-half, y - 0.42, z0), project(-half, y - 0.42, z1), project(-half, y, z1)]),
      fold,
    ) +
    fill(
      poly([project(half, y, z0), project(half, y - 0.42, z0), project(half, y - 0.42, z1), project(half, y, z1)]),
      fold,
    );
  out += `<path d="${floor(project, y, -half, half, z0 - 0.5, z1)}" fill="${stage.gradient([
    [0, mix(cloth, palette.haze, 0.25)],
    [1, cloth],
  ])}"/>`;
  out += fill(floor(project, y, -0.22, 0.22, z0 - 0.5, z1), local(palette, '#b8a06e'), 0.55);
  const glow = palette.lamps ? palette.lamp : mix(palette.glow, '#ffffff', 0.2);
  const at = (x: number, yy: number, z: number): { x: number; y: number; k: number } => {
    const [px, py] = project(x, yy, z);
    return { x: px, y: py, k: (1000 * unit) / z };
  };
  const plate = (x: number, z: number, k: number, i: number): string => {
    const c = at(x, y, z);
    const r = c.k * k;
    const tilt = 0.34;
    const ell = (a: number, colour: string): string =>
      fill(
        `M${coord(c.x - r * a)} ${coord(c.y)}a${coord(r * a)} ${coord(r * a * tilt)} 0 1 1 ${coord(2 * r * a)} 0a${coord(r * a)} ${coord(r * a * tilt)} 0 1 1 ${coord(-2 * r * a)} 0Z`,
        colour,
      );
    return (
      ell(1.08, shade(palette, '#cfc0a0', 0, 0.3)) +
      ell(1, lit(palette, '#fbf6ea', 0, 0.3)) +
      ell(0.66, shade(palette, '#e9dfca', 0, 0.1)) +
      stroke(
        `M${coord(c.x - r * 1.35)} ${coord(c.y + r * 0.2)}v${coord(-r * 0.5)}M${coord(c.x + r * 1.35)} ${coord(c.y + r * 0.2)}v${coord(-r * 0.5)}`,
        shade(palette, '#9a9484', 0, 0.2),
        r * 0.07,
      ) +
      (i % 3 === 1
        ? fill(clump(stage, c.x, c.y - r * 0.1, r * 0.26, r * 0.14, 6), local(palette, '#b4573a'))
        : fill(clump(stage, c.x, c.y - r * 0.06, r * 0.36, r * 0.13, 7), local(palette, '#7f8f56')))
    );
  };
  const glass = (x: number, z: number): string => {
    const c = at(x, y, z);
    const r = c.k * 0.045;
    return (
      stroke(
        `M${coord(c.x)} ${coord(c.y)}v${coord(-r * 2.6)}M${coord(c.x - r)} ${coord(c.y)}h${coord(2 * r)}`,
        lit(palette, '#e9e6da', 0, 0.3),
        Math.max(1, r * 0.2),
      ) +
      fill(
        `M${coord(c.x - r)} ${coord(c.y - r * 5.4)}q${coord(-r * 0.2)} ${coord(r * 2.8)} ${coord(r)} ${coord(r * 2.8)}t${coord(r)} ${coord(-r * 2.8)}Z`,
        lit(palette, '#e9e6da', 0, 0.4),
        0.7,
      ) +
      fill(
        `M${coord(c.x - r * 0.95)} ${coord(c.y - r * 4.2)}q${coord(r * 0.1)} ${coord(r * 1.6)} ${coord(r * 0.95)} ${coord(r * 1.6)}t${coord(r * 0.95)} ${coord(-r * 1.6)}Z`,
        local(palette, '#d8b464'),
        0.9,
      )
    );
  };
  const candle = (z: number): string => {
    const c = at(0.02, y, z);
    const r = c.k * 0.03;
    return (
      (palette.lamps ? stage.halo(palette.lamp, c.x, c.y - r * 13, r * 16, 0.7) : '') +
      fill(rect(c.x - r, c.y - r * 10, r * 2, r * 10), lit(palette, '#fbf3dc', 0, 0.2)) +
      fill(
        `M${coord(c.x)} ${coord(c.y - r * 14)}q${coord(r * 1.4)} ${coord(r * 2.4)} 0 ${coord(r * 3.6)}q${coord(-r * 1.4)} ${coord(-r * 1.2)} 0 ${coord(-r * 3.6)}Z`,
        glow,
      ) +
      fill(lens(c.x, c.y, r * 5, r * 1.1), local(palette, '#a58a52'))
    );
  };
  const bowl = (z: number): string => {
    const c = at(0, y, z);
    const r = c.k * 0.2;
    let fruit = '';
    let green = '';
    for (let i = 0; i < 9; i++) fruit += disc(c.x + rng.bell() * r * 0.7, c.y - r * (0.62 + rng() * 0.4), r * 0.2);
    for (let i = 0; i < 7; i++)
      green += clump(stage, c.x + rng.bell() * r * 0.9, c.y - r * (0.6 + rng() * 0.6), r * 0.24, r * 0.12, 6);
    return (
      fill(green, shade(palette, '#5f7048', 0, 0.2)) +
      fill(fruit, local(palette, i3(z) ? '#c98a3f' : '#a5483c')) +
      fill(
        `M${coord(c.x - r)} ${coord(c.y - r * 0.6)}q${coord(r * 0.12)} ${coord(r * 0.66)} ${coord(r * 0.6)} ${coord(r * 0.7)}h${coord(r * 0.8)}q${coord(r * 0.48)} ${coord(-r * 0.04)} ${coord(r * 0.6)} ${coord(-r * 0.7)}Z`,
        local(palette, '#4f6f78'),
      )
    );
  };
  const i3 = (z: number): boolean => Math.floor(z) % 2 === 0;
  for (let i = 6; i >= 0; i--) {
    const z = z0 + 0.1 + i * 0.98;
    if (i === 0) {
      // Nothing else at the near end, where the cake is.
    } else if (i % 2) out += candle(z + 0.4);
    else out += bowl(z + 0.36);
    for (const side of [-1, 1]) {
      const child = (i + (side > 0 ? 1 : 0)) % 3 === 1;
      out +=
        plate(side * half * 0.72, z + 0.3, child ? 0.13 : 0.17, i + (side > 0 ? 1 : 0)) +
        glass(side * half * 0.44, z + 0.42);
    }
  }
  // A birthday cake at the near end.
  const c = at(0, y, z0 + 0.5);
  const r = c.k * 0.2;
  const years = 3 + (stage.seed % 6);
  out +=
    fill(lens(c.x, c.y, r * 3, r * 0.5), lit(palette, '#f6efdf', 0, 0.3)) +
    fill(
      `M${coord(c.x - r)} ${coord(c.y)}v${coord(-r * 0.9)}h${coord(2 * r)}v${coord(r * 0.9)}q${coord(-r)} ${coord(r * 0.3)} ${coord(-2 * r)} 0Z`,
      lit(palette, '#ecd6b2', 0, 0.2),
    ) +
    fill(
      `M${coord(c.x - r)} ${coord(c.y - r * 0.9)}q${coord(r)} ${coord(-r * 0.36)} ${coord(2 * r)} 0q0 ${coord(r * 0.4)} ${coord(-r * 0.3)} ${coord(r * 0.34)}t${coord(-r * 0.5)} ${coord(-r * 0.04)}t${coord(-r * 0.5)} ${coord(r * 0.08)}t${coord(-r * 0.4)} ${coord(-r * 0.06)}t${coord(-r * 0.3)} ${coord(-r * 0.32)}Z`,
      local(palette, '#b4605a'),
    );
  for (let i = 0; i < years; i++) {
    const cx = c.x - r * 0.7 + (r * 1.4 * (i + 0.5)) / years;
    out +=
      fill(rect(cx - r * 0.035, c.y - r * 1.44, r * 0.07, r * 0.44), lit(palette, '#f6efdf', 0, 0.3)) +
      fill(disc(cx, c.y - r * 1.52, r * 0.06), glow);
  }
  return out;
}

function lanterns(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  let out = '';
  const lines: readonly (readonly [Point, Point])[] = [
    [
      [-20, height * 0.12],
      [width * 0.62, height * 0.2],
    ],
    [
      [width * 0.34, height * 0.05],
      [width + 20, height * 0.24],
    ],
  ];
  for (const [a, b] of lines) {
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 120 * unit];
    out += stroke(
      `M${coord(a[0])} ${coord(a[1])}Q${coord(mid[0])} ${coord(mid[1])} ${coord(b[0])} ${coord(b[1])}`,
      mix(palette.near, palette.haze, 0.2),
      2 * unit,
    );
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const v = 1 - t;
      const x = v * v * a[0] + 2 * v * t * mid[0] + t * t * b[0];
      const y = v * v * a[1] + 2 * v * t * mid[1] + t * t * b[1] + 26 * unit;
      const r = 22 * unit;
      const paper = palette.lamps
        ? mix(palette.lamp, local(palette, ['#d98a5c', '#e6c27a', '#c9d0b0'][i % 3] ?? '#e6c27a'), 0.4)
        : lit(palette, ['#d9a07c', '#ecd6a4', '#d6dcc4'][i % 3] ?? '#ecd6a4', 0, 0.2);
      out +=
        (palette.lamps ? stage.halo(palette.lamp, x, y, 80 * unit, 0.6) : '') +
        fill(
          `M${coord(x - r)} ${coord(y)}a${coord(r)} ${coord(r * 0.9)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r * 0.9)} 0 1 1 ${coord(-2 * r)} 0Z`,
          paper,
        ) +
        stroke(
          `M${coord(x - r * 0.9)} ${coord(y - r * 0.34)}h${coord(r * 1.8)}M${coord(x - r)} ${coord(y)}h${coord(2 * r)}M${coord(x - r * 0.9)} ${coord(y + r * 0.34)}h${coord(r * 1.8)}`,
          mix(paper, palette.near, 0.2),
          1.2 * unit,
          0.6,
        ) +
        stroke(
          `M${coord(x)} ${coord(y - r * 0.9)}v${coord(-8 * unit)}`,
          mix(palette.near, palette.haze, 0.2),
          2 * unit,
        );
    }
  }
  return out;
}

function chandelier(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const x = width * 0.5;
  const y = height * (stage.portrait ? 0.24 : 0.22);
  const brass = mix(shade(palette, '#a5854a', 0, 0.2), palette.near, 0.2);
  let out =
    (palette.lamps ? stage.halo(palette.lamp, x, y, 300 * unit, 0.55) : '') +
    stroke(`M${coord(x)} -10V${coord(y + 40 * unit)}`, brass, 3 * unit);
  for (const d of [-150, -92, -34, 34, 92, 150]) {
    out +=
      stroke(
        `M${coord(x)} ${coord(y + 40 * unit)}Q${coord(x + d * 0.7 * unit)} ${coord(y + 70 * unit)} ${coord(x + d * unit)} ${coord(y + 10 * unit)}`,
        brass,
        3.4 * unit,
      ) +
      fill(rect(x + (d - 4) * unit, y - 26 * unit, 8 * unit, 36 * unit), lit(palette, '#fbf3dc', 0, 0.2)) +
      fill(lens(x + d * unit, y + 12 * unit, 30 * unit, 6 * unit), brass) +
      fill(
        `M${coord(x + d * unit)} ${coord(y - 48 * unit)}q${coord(8 * unit)} ${coord(14 * unit)} 0 ${coord(21 * unit)}q${coord(-8 * unit)} ${coord(-7 * unit)} 0 ${coord(-21 * unit)}Z`,
        palette.lamps ? palette.lamp : palette.glow,
      );
  }
  return out + fill(disc(x, y + 44 * unit, 11 * unit), brass);
}
