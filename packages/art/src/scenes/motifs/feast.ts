import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke, type Point } from '../../core/path.ts';
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
export function feast(s: Stage): string {
  if (s.has('kitchen')) return kitchen(s);
  if (s.has('courtyard')) return courtyard(s);
  const indoors = s.seed % 2 === 1;
  const { w, h, u } = s;
  const horizon = h * (s.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(s, 0.26, 0.4, 0.36);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 200 : 90),
    r: 50 * u,
    horizon: horizon + 40 * u,
  });
  out += beyond(s, horizon);
  out += indoors ? room(s, horizon) : garden(s, horizon);
  const p = camera(horizon, w * (s.portrait ? 0.5 : indoors ? 0.5 : 0.56), 1000 * u, 1.75);
  out += table(s, p);
  return indoors
    ? out + chandelier(s)
    : out +
        lanterns(s) +
        bough(s, {
          x: w + 20,
          y: h * 0.02,
          angle: 2.62,
          length: u * 420,
          kind: s.season === 'winter' ? 'bare' : s.season === 'spring' ? 'blossom' : 'lemon',
          dark: 0.3,
          leaf: 34 * u,
        });
}

function beyond(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  let out = `<rect y="${Math.round(horizon)}" width="${w}" height="${Math.round(h - horizon)}" fill="${mix(local(pal, leaves(s.season)[1], 0.3), pal.sky[3], 0.3)}"/>`;
  for (let i = 0; i < 3; i++) {
    const y = horizon - (40 - i * 30) * u;
    const line = profile(
      s,
      [
        [-30, y],
        [w * 0.3, y - rng.range(10, 70) * u],
        [w * 0.6, y + 10 * u],
        [w + 30, y - rng.range(10, 70) * u],
      ],
      10 * u,
      18,
      4,
    );
    out += range(
      s,
      line,
      horizon + 80 * u,
      mix(mix(pal.haze, pal.shadow, 0.08 + i * 0.1), local(pal, leaves(s.season)[1]), i * 0.16),
      0.4,
    );
  }
  return out;
}

function garden(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const tones = leaves(s.season);
  let out = '';
  const y = horizon + 60 * u;
  out += `<rect y="${n(y - 14 * u)}" width="${w}" height="${n(h - y + 20 * u)}" fill="${s.gradient([
    [0, lit(pal, s.season === 'winter' ? '#dfe2e0' : '#b5b078', 0.1, 0.3)],
    [1, shade(pal, s.season === 'winter' ? '#b4bcc0' : '#7d7c50', 0, 0.3)],
  ])}"/>`;
  const dark = shade(pal, '#3f5038', 0.14, 0.34);
  const light = lit(pal, '#75834f', 0.12, 0.14);
  for (const fx of [0.03, 0.1, 0.17, 0.82, 0.89, 0.96])
    out += cypress(s, w * fx, y + 8 * u, u * rng.range(210, 290), dark, light, -1);
  let hedge = '';
  let bright = '';
  for (let x = -20; x < w + 40; x += 26 * u) {
    hedge += clump(s, x, y - 18 * u, 26 * u, 30 * u, 8);
    bright += clump(s, x - 6 * u, y - 34 * u, 15 * u, 10 * u, 7);
  }
  return out + fill(hedge, shade(pal, tones[0], 0.08, 0.3)) + fill(bright, lit(pal, tones[2], 0.08, 0.14), 0.8);
}

function room(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const wall = shade(pal, '#cdb892', 0.02, 0.22);
  const dark = shade(pal, '#8f7a5a', 0, 0.4);
  const top = h * (s.portrait ? 0.06 : 0.05);
  const sill = horizon + 120 * u;
  const count = s.portrait ? 2 : 4;
  let holes = '';
  let frames = '';
  for (let i = 0; i < count; i++) {
    const cx = w * ((i + 0.5) / count);
    const half = (w / count) * 0.3;
    const spring = top + half + 20 * u;
    const arch = (k: number): string =>
      `M${n(cx - half - k)} ${n(sill + k)}V${n(spring)}A${n(half + k)} ${n(half + k)} 0 0 1 ${n(cx + half + k)} ${n(spring)}V${n(sill + k)}Z`;
    holes += arch(0);
    frames += arch(6 * u);
    frames += `M${n(cx)} ${n(top)}V${n(sill)}M${n(cx - half)} ${n(spring)}H${n(cx + half)}M${n(cx - half)} ${n((spring + sill) / 2)}H${n(cx + half)}`;
  }
  let out =
    `<path fill-rule="evenodd" d="M-10-10H${w + 10}V${h + 10}H-10Z${holes}" fill="${wall}"/>` +
    stroke(frames, lit(pal, '#efe2c6', 0, 0.24), 6 * u);
  out +=
    `<rect y="${n(sill + 40 * u)}" width="${w}" height="${n(h - sill)}" fill="${s.gradient([
      [0, dark],
      [1, mix(dark, pal.near, 0.4)],
    ])}"/>` + fill(rect(-10, sill + 26 * u, w + 20, 16 * u), lit(pal, '#e2d2ae', 0, 0.1));
  for (let i = 0; i <= count; i++) {
    const x = (w * i) / count;
    const cloth = shade(pal, ['#8e4a3c', '#5f6f5a', '#7d6a4a'][s.seed % 3] ?? '#8e4a3c', 0, 0.24);
    out +=
      fill(
        `M${n(x - 60 * u)} ${n(top)}C${n(x - 40 * u)} ${n(h * 0.2)} ${n(x - 66 * u)} ${n(h * 0.34)} ${n(x - 30 * u)} ${n(sill + 40 * u)}H${n(x + 30 * u)}C${n(x + 66 * u)} ${n(h * 0.34)} ${n(x + 40 * u)} ${n(h * 0.2)} ${n(x + 60 * u)} ${n(top)}Z`,
        cloth,
      ) +
      stroke(
        `M${n(x - 30 * u)} ${n(top)}C${n(x - 20 * u)} ${n(h * 0.2)} ${n(x - 34 * u)} ${n(h * 0.34)} ${n(x - 14 * u)} ${n(sill + 40 * u)}M${n(x + 24 * u)} ${n(top)}C${n(x + 20 * u)} ${n(h * 0.2)} ${n(x + 34 * u)} ${n(h * 0.34)} ${n(x + 12 * u)} ${n(sill + 40 * u)}`,
        pal.shadow,
        4 * u,
        0.3,
      );
  }
  return (
    out +
    fill(rect(-10, -10, w + 20, top + 14 * u), lit(pal, '#d9c59c', 0, 0.1)) +
    fill(rect(-10, top, w + 20, 6 * u), dark)
  );
}

/** The table, its cloth, and the places laid on it, also for children. */
function table(s: Stage, p: Camera): string {
  const { pal, u, rng } = s;
  const y = 0.78;
  const half = s.portrait ? 0.98 : 1.45;
  const z0 = s.portrait ? 1.7 : 2.1;
  const z1 = 9;
  const cloth = lit(pal, '#f4ecda', 0, 0.3);
  const fold = shade(pal, '#dccfb4', 0, 0.24);
  const wood = shade(pal, '#6b5138', 0, 0.4);
  let out = '';
  // Chairs down both sides, far ones first.
  for (let i = 6; i >= 0; i--) {
    const z = z0 + 0.75 + i * 0.98;
    for (const side of [-1, 1]) {
      const x = side * (half + 0.34);
      const child = (i + (side > 0 ? 1 : 0)) % 3 === 1;
      const seat = child ? 0.62 : 0.46;
      const back = child ? 1.06 : 1.0;
      const tint = mix(wood, pal.haze, i * 0.04);
      out += fill(
        front(p, x - 0.2, x - 0.16, 0, back, z) +
          front(p, x + 0.16, x + 0.2, 0, back, z) +
          front(p, x - 0.2, x + 0.2, seat - 0.05, seat, z) +
          front(p, x - 0.2, x + 0.2, back - 0.1, back, z) +
          front(p, x - 0.16, x + 0.16, back - 0.28, back - 0.22, z),
        tint,
      );
      if (child)
        out += fill(front(p, x - 0.19, x + 0.19, seat, seat + 0.09, z), local(pal, side > 0 ? '#a5503f' : '#4f7f80'));
    }
  }
  out +=
    fill(poly([p(-half, y, z0), p(-half, y - 0.42, z0), p(-half, y - 0.42, z1), p(-half, y, z1)]), fold) +
    fill(poly([p(half, y, z0), p(half, y - 0.42, z0), p(half, y - 0.42, z1), p(half, y, z1)]), fold);
  out += `<path d="${floor(p, y, -half, half, z0 - 0.5, z1)}" fill="${s.gradient([
    [0, mix(cloth, pal.haze, 0.25)],
    [1, cloth],
  ])}"/>`;
  out += fill(floor(p, y, -0.22, 0.22, z0 - 0.5, z1), local(pal, '#b8a06e'), 0.55);
  const glow = pal.lamps ? pal.lamp : mix(pal.glow, '#ffffff', 0.2);
  const at = (x: number, yy: number, z: number): { x: number; y: number; k: number } => {
    const [px, py] = p(x, yy, z);
    return { x: px, y: py, k: (1000 * u) / z };
  };
  const plate = (x: number, z: number, k: number, i: number): string => {
    const c = at(x, y, z);
    const r = c.k * k;
    const tilt = 0.34;
    const ell = (a: number, colour: string): string =>
      fill(
        `M${n(c.x - r * a)} ${n(c.y)}a${n(r * a)} ${n(r * a * tilt)} 0 1 1 ${n(2 * r * a)} 0a${n(r * a)} ${n(r * a * tilt)} 0 1 1 ${n(-2 * r * a)} 0Z`,
        colour,
      );
    return (
      ell(1.08, shade(pal, '#cfc0a0', 0, 0.3)) +
      ell(1, lit(pal, '#fbf6ea', 0, 0.3)) +
      ell(0.66, shade(pal, '#e9dfca', 0, 0.1)) +
      stroke(
        `M${n(c.x - r * 1.35)} ${n(c.y + r * 0.2)}v${n(-r * 0.5)}M${n(c.x + r * 1.35)} ${n(c.y + r * 0.2)}v${n(-r * 0.5)}`,
        shade(pal, '#9a9484', 0, 0.2),
        r * 0.07,
      ) +
      (i % 3 === 1
        ? fill(clump(s, c.x, c.y - r * 0.1, r * 0.26, r * 0.14, 6), local(pal, '#b4573a'))
        : fill(clump(s, c.x, c.y - r * 0.06, r * 0.36, r * 0.13, 7), local(pal, '#7f8f56')))
    );
  };
  const glass = (x: number, z: number): string => {
    const c = at(x, y, z);
    const r = c.k * 0.045;
    return (
      stroke(
        `M${n(c.x)} ${n(c.y)}v${n(-r * 2.6)}M${n(c.x - r)} ${n(c.y)}h${n(2 * r)}`,
        lit(pal, '#e9e6da', 0, 0.3),
        Math.max(1, r * 0.2),
      ) +
      fill(
        `M${n(c.x - r)} ${n(c.y - r * 5.4)}q${n(-r * 0.2)} ${n(r * 2.8)} ${n(r)} ${n(r * 2.8)}t${n(r)} ${n(-r * 2.8)}Z`,
        lit(pal, '#e9e6da', 0, 0.4),
        0.7,
      ) +
      fill(
        `M${n(c.x - r * 0.95)} ${n(c.y - r * 4.2)}q${n(r * 0.1)} ${n(r * 1.6)} ${n(r * 0.95)} ${n(r * 1.6)}t${n(r * 0.95)} ${n(-r * 1.6)}Z`,
        local(pal, '#d8b464'),
        0.9,
      )
    );
  };
  const candle = (z: number): string => {
    const c = at(0.02, y, z);
    const r = c.k * 0.03;
    return (
      (pal.lamps ? s.halo(pal.lamp, c.x, c.y - r * 13, r * 16, 0.7) : '') +
      fill(rect(c.x - r, c.y - r * 10, r * 2, r * 10), lit(pal, '#fbf3dc', 0, 0.2)) +
      fill(
        `M${n(c.x)} ${n(c.y - r * 14)}q${n(r * 1.4)} ${n(r * 2.4)} 0 ${n(r * 3.6)}q${n(-r * 1.4)} ${n(-r * 1.2)} 0 ${n(-r * 3.6)}Z`,
        glow,
      ) +
      fill(lens(c.x, c.y, r * 5, r * 1.1), local(pal, '#a58a52'))
    );
  };
  const bowl = (z: number): string => {
    const c = at(0, y, z);
    const r = c.k * 0.2;
    let fruit = '';
    let green = '';
    for (let i = 0; i < 9; i++) fruit += disc(c.x + rng.bell() * r * 0.7, c.y - r * (0.62 + rng() * 0.4), r * 0.2);
    for (let i = 0; i < 7; i++)
      green += clump(s, c.x + rng.bell() * r * 0.9, c.y - r * (0.6 + rng() * 0.6), r * 0.24, r * 0.12, 6);
    return (
      fill(green, shade(pal, '#5f7048', 0, 0.2)) +
      fill(fruit, local(pal, i3(z) ? '#c98a3f' : '#a5483c')) +
      fill(
        `M${n(c.x - r)} ${n(c.y - r * 0.6)}q${n(r * 0.12)} ${n(r * 0.66)} ${n(r * 0.6)} ${n(r * 0.7)}h${n(r * 0.8)}q${n(r * 0.48)} ${n(-r * 0.04)} ${n(r * 0.6)} ${n(-r * 0.7)}Z`,
        local(pal, '#4f6f78'),
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
  const years = 3 + (s.seed % 6);
  out +=
    fill(lens(c.x, c.y, r * 3, r * 0.5), lit(pal, '#f6efdf', 0, 0.3)) +
    fill(
      `M${n(c.x - r)} ${n(c.y)}v${n(-r * 0.9)}h${n(2 * r)}v${n(r * 0.9)}q${n(-r)} ${n(r * 0.3)} ${n(-2 * r)} 0Z`,
      lit(pal, '#ecd6b2', 0, 0.2),
    ) +
    fill(
      `M${n(c.x - r)} ${n(c.y - r * 0.9)}q${n(r)} ${n(-r * 0.36)} ${n(2 * r)} 0q0 ${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.34)}t${n(-r * 0.5)} ${n(-r * 0.04)}t${n(-r * 0.5)} ${n(r * 0.08)}t${n(-r * 0.4)} ${n(-r * 0.06)}t${n(-r * 0.3)} ${n(-r * 0.32)}Z`,
      local(pal, '#b4605a'),
    );
  for (let i = 0; i < years; i++) {
    const cx = c.x - r * 0.7 + (r * 1.4 * (i + 0.5)) / years;
    out +=
      fill(rect(cx - r * 0.035, c.y - r * 1.44, r * 0.07, r * 0.44), lit(pal, '#f6efdf', 0, 0.3)) +
      fill(disc(cx, c.y - r * 1.52, r * 0.06), glow);
  }
  return out;
}

function lanterns(s: Stage): string {
  const { w, h, u, pal } = s;
  let out = '';
  const lines: readonly (readonly [Point, Point])[] = [
    [
      [-20, h * 0.12],
      [w * 0.62, h * 0.2],
    ],
    [
      [w * 0.34, h * 0.05],
      [w + 20, h * 0.24],
    ],
  ];
  for (const [a, b] of lines) {
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 120 * u];
    out += stroke(
      `M${n(a[0])} ${n(a[1])}Q${n(mid[0])} ${n(mid[1])} ${n(b[0])} ${n(b[1])}`,
      mix(pal.near, pal.haze, 0.2),
      2 * u,
    );
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const v = 1 - t;
      const x = v * v * a[0] + 2 * v * t * mid[0] + t * t * b[0];
      const y = v * v * a[1] + 2 * v * t * mid[1] + t * t * b[1] + 26 * u;
      const r = 22 * u;
      const paper = pal.lamps
        ? mix(pal.lamp, local(pal, ['#d98a5c', '#e6c27a', '#c9d0b0'][i % 3] ?? '#e6c27a'), 0.4)
        : lit(pal, ['#d9a07c', '#ecd6a4', '#d6dcc4'][i % 3] ?? '#ecd6a4', 0, 0.2);
      out +=
        (pal.lamps ? s.halo(pal.lamp, x, y, 80 * u, 0.6) : '') +
        fill(
          `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.9)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.9)} 0 1 1 ${n(-2 * r)} 0Z`,
          paper,
        ) +
        stroke(
          `M${n(x - r * 0.9)} ${n(y - r * 0.34)}h${n(r * 1.8)}M${n(x - r)} ${n(y)}h${n(2 * r)}M${n(x - r * 0.9)} ${n(y + r * 0.34)}h${n(r * 1.8)}`,
          mix(paper, pal.near, 0.2),
          1.2 * u,
          0.6,
        ) +
        stroke(`M${n(x)} ${n(y - r * 0.9)}v${n(-8 * u)}`, mix(pal.near, pal.haze, 0.2), 2 * u);
    }
  }
  return out;
}

function chandelier(s: Stage): string {
  const { w, h, u, pal } = s;
  const x = w * 0.5;
  const y = h * (s.portrait ? 0.24 : 0.22);
  const brass = mix(shade(pal, '#a5854a', 0, 0.2), pal.near, 0.2);
  let out =
    (pal.lamps ? s.halo(pal.lamp, x, y, 300 * u, 0.55) : '') + stroke(`M${n(x)} -10V${n(y + 40 * u)}`, brass, 3 * u);
  for (const d of [-150, -92, -34, 34, 92, 150]) {
    out +=
      stroke(
        `M${n(x)} ${n(y + 40 * u)}Q${n(x + d * 0.7 * u)} ${n(y + 70 * u)} ${n(x + d * u)} ${n(y + 10 * u)}`,
        brass,
        3.4 * u,
      ) +
      fill(rect(x + (d - 4) * u, y - 26 * u, 8 * u, 36 * u), lit(pal, '#fbf3dc', 0, 0.2)) +
      fill(lens(x + d * u, y + 12 * u, 30 * u, 6 * u), brass) +
      fill(
        `M${n(x + d * u)} ${n(y - 48 * u)}q${n(8 * u)} ${n(14 * u)} 0 ${n(21 * u)}q${n(-8 * u)} ${n(-7 * u)} 0 ${n(-21 * u)}Z`,
        pal.lamps ? pal.lamp : pal.glow,
      );
  }
  return out + fill(disc(x, y + 44 * u, 11 * u), brass);
}
