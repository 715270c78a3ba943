import { mix } from '../core/colour.ts';
import { fill, heightAt, lens, n, poly, round, softBelow, stroke, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { profile, rock } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { glints } from '../elements/water.ts';

const CORAL = ['#b8604e', '#c98a5c', '#a5586a', '#d3a86a', '#8a6a7a'] as const;

/** The reef: half above the water and half below, or the coast with its light and the reef showing through. */
export function coralCoast(s: Stage): string {
  return s.seed % 2 === 0 || s.wide ? splitLevel(s) : coast(s);
}

function fish(x: number, y: number, l: number, dir: -1 | 1): string {
  const p = (a: number, b: number): string => `${n(x + dir * a * l)} ${n(y + b * l)}`;
  return `M${p(-0.5, 0)}Q${p(-0.1, -0.34)} ${p(0.3, -0.06)}L${p(0.52, -0.22)}Q${p(0.44, 0)} ${p(0.52, 0.22)}L${p(0.3, 0.06)}Q${p(-0.1, 0.34)} ${p(-0.5, 0)}Z`;
}

function turtle(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const shell = shade(pal, '#5f6244', 0, 0.3);
  const skin = mix(local(pal, '#8a8a5c'), pal.water[1], 0.3);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100}) rotate(-14)">` +
    fill(
      'M-40-8C-70-40-104-58-128-50C-112-30-84-4-44 12ZM-30 20C-48 44-62 58-82 60C-76 42-62 22-44 8ZM60 14C78 34 92 40 106 36C98 22 84 10 66 2ZM64-14C80-26 92-28 104-22C94-12 82-4 68-2Z',
      skin,
    ) +
    fill('M-66-4C-84-14-96-10-102-2C-96 8-84 10-66 8Z', skin) +
    fill('M-62 2C-48-38 30-42 72-4C40 34-40 38-62 2Z', shell) +
    fill('M-50-2C-36-28 24-30 56-6C20-12-26-14-50-2Z', lit(pal, '#8d8c5e', 0, 0.16), 0.8) +
    '</g>'
  );
}

function branch(s: Stage, x: number, y: number, h: number, spread: number): string {
  const { rng } = s;
  let d = '';
  const grow = (ax: number, ay: number, a: number, l: number, level: number): void => {
    const ex = ax + Math.cos(a) * l;
    const ey = ay + Math.sin(a) * l;
    d += `M${n(ax)} ${n(ay)}L${n(ex)} ${n(ey)}`;
    if (level === 0) return;
    grow(ex, ey, a - spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
    grow(ex, ey, a + spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
  };
  grow(x, y, -1.57 + rng.bell() * 0.2, h * 0.36, 3);
  return d;
}

/** Heads, fans, branches and weed along a bottom line. */
function garden(
  s: Stage,
  line: readonly Point[],
  x0: number,
  x1: number,
  count: number,
  scale: number,
  depth: number,
): string {
  const { rng, u, pal } = s;
  let out = '';
  const tint = (c: string): string => mix(shade(pal, c, 0, 0.14), pal.water[1], depth);
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + rng())) / count;
    const y = heightAt(line, x) + 10 * u;
    const k = u * scale * rng.range(0.7, 1.3);
    const c = CORAL[Math.floor(rng() * CORAL.length)] ?? CORAL[0];
    const kind = rng.int(0, 4);
    if (kind === 0)
      out +=
        stroke(branch(s, x, y, 110 * k, 0.5), tint(c), 8 * k) +
        stroke(branch(s, x + 14 * k, y, 80 * k, 0.42), mix(tint(c), pal.glow, 0.16), 6 * k);
    else if (kind === 1) {
      out +=
        fill(`M${n(x - 60 * k)} ${n(y)}a${n(60 * k)} ${n(52 * k)} 0 0 1 ${n(120 * k)} 0Z`, tint(c)) +
        stroke(
          Array.from(
            { length: 5 },
            (_, j) =>
              `M${n(x + (-44 + j * 22) * k)} ${n(y - 4 * k)}q${n((10 - j * 5) * k)} ${n(-24 * k)} ${n((16 - j * 8) * k)} ${n(-36 * k)}`,
          ).join(''),
          mix(tint(c), pal.glow, 0.24),
          3 * k,
        );
    } else if (kind === 2) {
      let ribs = '';
      for (let j = -4; j <= 4; j++)
        ribs += `M${n(x)} ${n(y)}Q${n(x + j * 10 * k)} ${n(y - 60 * k)} ${n(x + j * 17 * k)} ${n(y - (120 - j * j * 3) * k)}`;
      out +=
        fill(
          `M${n(x)} ${n(y)}C${n(x - 90 * k)} ${n(y - 60 * k)} ${n(x - 80 * k)} ${n(y - 124 * k)} ${n(x)} ${n(y - 128 * k)}C${n(x + 80 * k)} ${n(y - 124 * k)} ${n(x + 90 * k)} ${n(y - 60 * k)} ${n(x)} ${n(y)}Z`,
          tint(c),
          0.6,
        ) + stroke(ribs, tint(c), 2.4 * k);
    } else if (kind === 3) {
      for (const [dx, dy, r] of [
        [-36, 50, 70],
        [20, 78, 84],
        [50, 40, 60],
      ] as const)
        out +=
          fill(lens(x + dx * k, y - dy * k, r * 2 * k, 12 * k), tint(c)) +
          fill(
            poly([
              [x + (dx - 8) * k, y],
              [x + (dx - 5) * k, y - dy * k],
              [x + (dx + 5) * k, y - dy * k],
              [x + (dx + 8) * k, y],
            ]),
            mix(tint(c), pal.shadow, 0.2),
          );
    } else {
      let weed = '';
      for (let j = 0; j < 6; j++)
        weed += `M${n(x + j * 8 * k)} ${n(y)}q${n(-16 * k)} ${n(-40 * k)} ${n(2 * k)} ${n(-70 * k)}t${n(rng.bell() * 16 * k)} ${n(-60 * k)}q${n(10 * k)} ${n(50 * k)} ${n(-2 * k)} ${n(80 * k)}t${n(6 * k)} ${n(50 * k)}Z`;
      out += fill(weed, tint('#7d8a5a'));
    }
  }
  return out;
}

function splitLevel(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.34 : 0.32);
  const line = h * (s.portrait ? 0.42 : 0.43);
  const sunX = sunAcross(s, 0.24, 0.36, 0.36);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 190 : rng.range(60, 110)),
    r: 44 * u,
    horizon,
  });
  const land = profile(
    s,
    [
      [w * 0.5, horizon + 2],
      [w * 0.64, horizon - 30 * u],
      [w * 0.82, horizon - 90 * u],
      [w + 30, horizon - 120 * u],
    ],
    9 * u,
    12,
    12,
  );
  out += fill(softBelow(land, horizon + 2), mix(pal.haze, local(pal, '#5f7358'), 0.4));
  for (let i = 0; i < 7; i++) {
    const x = w * rng.range(0.66, 1);
    out += palm(s, {
      x,
      y: heightAt(land, x) + 6 * u,
      height: u * rng.range(60, 130),
      lean: rng.bell() * 26 * u,
      colour: shade(pal, '#3d543c', 0.2, 0.3),
      back: shade(pal, '#66774e', 0.3, 0.1),
      crown: 0.5,
      detail: 'far',
    });
  }
  out +=
    `<rect y="${n(horizon)}" width="${w}" height="${n(line - horizon + 60 * u)}" fill="${s.gradient([
      [0, mix(pal.water[1], pal.water[0], 0.4)],
      [1, pal.water[0]],
    ])}"/>` + glints(s, { top: horizon, bottom: line, x: sunX, colour: pal.glow, count: 30, spread: 130, length: 90 });
  // A small outrigger floats above its own shadow.
  const bx = w * (s.portrait ? 0.56 : 0.6);
  const hull = shade(pal, '#8e5a3c', 0, 0.2);
  const wave = (dy: number): string => {
    let d = `M-20 ${n(line + dy)}`;
    const step = 100 * u;
    let up = -1;
    for (let x = -20; x < w + step; x += step) {
      d += `q${n(step / 2)} ${n(up * 16 * u)} ${n(step)} 0`;
      up = -up;
    }
    return d;
  };
  const under = `${wave(0)}V${h + 20}H-20Z`;
  out += `<path d="${under}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.water[1], 0.34)],
    [0.5, mix(pal.water[1], pal.water[0], 0.16)],
    [1, mix(pal.water[1], pal.shadow, 0.4)],
  ])}"/>`;
  let inside = '';
  for (let i = 0; i < 8; i++) {
    const x = sunX + (i - 3.4) * 100 * u;
    inside += `<path d="${poly([
      [x, line],
      [x + 46 * u, line],
      [x + (i - 3.4) * 60 * u + 150 * u, h],
      [x + (i - 3.4) * 60 * u - 30 * u, h],
    ])}" fill="${s.gradient([
      [0, pal.glow, 0.3],
      [1, pal.glow, 0],
    ])}"/>`;
  }
  const back = profile(
    s,
    [
      [-30, h * 0.78],
      [w * 0.24, h * 0.86],
      [w * 0.5, h * 0.88],
      [w * 0.8, h * 0.78],
      [w + 30, h * 0.7],
    ],
    24 * u,
    12,
    8,
  );
  inside +=
    fill(softBelow(back, h + 20), mix(pal.water[1], shade(pal, '#8d7f66', 0, 0.2), 0.3)) +
    garden(s, back, 0, w, 13, 0.85, 0.5);
  let school = '';
  for (let i = 0; i < 46; i++) {
    const t = rng();
    school += fish(
      w * (s.portrait ? 0.3 : 0.26) + rng.bell() * 230 * u,
      line + (h - line) * 0.4 + rng.bell() * 80 * u + t * 20 * u,
      u * rng.range(20, 36),
      1,
    );
  }
  inside += fill(school, lit(pal, '#d9b96a', 0, 0.14), 0.9);
  inside += turtle(s, w * (s.portrait ? 0.62 : 0.6), line + (h - line) * 0.36, u * 1.05);
  const bed = profile(
    s,
    [
      [-30, h * 0.86],
      [w * 0.2, h * 0.93],
      [w * 0.5, h * 0.97],
      [w * 0.78, h * 0.92],
      [w + 30, h * 0.82],
    ],
    20 * u,
    14,
    8,
  );
  inside += garden(s, bed, 0, w, 12, 1.35, 0.12) + fill(softBelow(bed, h + 20), mix(pal.near, pal.water[1], 0.3));
  let big = '';
  for (const [fx, fy, l, d] of [
    [0.82, 0.6, 90, -1],
    [0.9, 0.68, 70, -1],
    [0.16, 0.8, 80, 1],
  ] as const)
    big += fish(w * fx, line + (h - line) * fy, l * u, d);
  inside += fill(big, local(pal, '#c97a4a'));
  for (let i = 0; i < 16; i++)
    inside += `<circle cx="${n(w * 0.44 + rng.bell() * 20 * u)}" cy="${n(line + (h - line) * (i / 18))}" r="${n(u * rng.range(3, 9))}" fill="${pal.glow}" opacity=".35"/>`;
  // Someone snorkelling, seen from below.
  if (!s.has('no-people')) {
    const x = w * (s.portrait ? 0.4 : 0.43);
    const y = line + 26 * u;
    const ink = mix(pal.near, pal.water[1], 0.3);
    inside +=
      fill(
        `M${n(x - 96 * u)} ${n(y + 14 * u)}C${n(x - 50 * u)} ${n(y - 12 * u)} ${n(x)} ${n(y - 12 * u)} ${n(x + 44 * u)} ${n(y)}C${n(x + 60 * u)} ${n(y - 12 * u)} ${n(x + 84 * u)} ${n(y)} ${n(x + 76 * u)} ${n(y + 16 * u)}C${n(x + 60 * u)} ${n(y + 26 * u)} ${n(x + 46 * u)} ${n(y + 20 * u)} ${n(x + 40 * u)} ${n(y + 14 * u)}C${n(x)} ${n(y + 26 * u)} ${n(x - 40 * u)} ${n(y + 22 * u)} ${n(x - 60 * u)} ${n(y + 24 * u)}L${n(x - 140 * u)} ${n(y + 52 * u)}L${n(x - 128 * u)} ${n(y + 30 * u)}ZM${n(x + 24 * u)} ${n(y + 10 * u)}C${n(x + 50 * u)} ${n(y + 40 * u)} ${n(x + 84 * u)} ${n(y + 54 * u)} ${n(x + 104 * u)} ${n(y + 54 * u)}L${n(x + 104 * u)} ${n(y + 60 * u)}C${n(x + 70 * u)} ${n(y + 62 * u)} ${n(x + 20 * u)} ${n(y + 44 * u)} ${n(x + 6 * u)} ${n(y + 16 * u)}Z`,
        ink,
      ) +
      stroke(
        `M${n(x + 66 * u)} ${n(y - 2 * u)}q${n(14 * u)} ${n(-20 * u)} ${n(4 * u)} ${n(-46 * u)}`,
        local(pal, '#c97a4a'),
        5 * u,
      );
  }
  out += s.clip(under, inside);
  out +=
    stroke(wave(0), mix(pal.glow, '#ffffff', 0.4), 5 * u, 0.9) +
    stroke(wave(9 * u), mix(pal.water[0], pal.glow, 0.3), 4 * u, 0.6);
  out +=
    fill(
      `M${n(bx - 130 * u)} ${n(line - 40 * u)}C${n(bx - 90 * u)} ${n(line - 6 * u)} ${n(bx + 80 * u)} ${n(line - 4 * u)} ${n(bx + 128 * u)} ${n(line - 46 * u)}C${n(bx + 110 * u)} ${n(line + 16 * u)} ${n(bx - 106 * u)} ${n(line + 18 * u)} ${n(bx - 130 * u)} ${n(line - 40 * u)}Z`,
      hull,
    ) +
    stroke(
      `M${n(bx - 128 * u)} ${n(line - 38 * u)}C${n(bx - 90 * u)} ${n(line - 8 * u)} ${n(bx + 80 * u)} ${n(line - 6 * u)} ${n(bx + 126 * u)} ${n(line - 44 * u)}`,
      lit(pal, '#e0c08a', 0, 0.2),
      4 * u,
    ) +
    stroke(`M${n(bx + 10 * u)} ${n(line - 16 * u)}V${n(line - 170 * u)}`, hull, 4 * u) +
    fill(
      `M${n(bx + 14 * u)} ${n(line - 166 * u)}Q${n(bx + 96 * u)} ${n(line - 110 * u)} ${n(bx + 100 * u)} ${n(line - 44 * u)}L${n(bx + 14 * u)} ${n(line - 30 * u)}Z`,
      lit(pal, '#e8c98c', 0, 0.24),
    ) +
    fill(
      `M${n(bx + 6 * u)} ${n(line - 150 * u)}Q${n(bx - 46 * u)} ${n(line - 90 * u)} ${n(bx - 60 * u)} ${n(line - 36 * u)}L${n(bx + 6 * u)} ${n(line - 30 * u)}Z`,
      local(pal, '#b5603f'),
    );
  return out;
}

/** A headland with its lighthouse, terraces of reef showing green through the shallows. */
function coast(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(s, 0.2, 0.32, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 220 : rng.range(70, 120)),
    r: 50 * u,
    horizon,
  });
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, mix(pal.water[1], pal.shadow, 0.1)],
    [0.35, mix(pal.water[1], pal.water[0], 0.4)],
    [1, mix(pal.water[0], pal.glow, 0.14)],
  ])}"/>`;
  for (let i = 0; i < 15; i++) {
    const t = rng();
    const pts: Point[] = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * 6.283;
      return [
        w * rng.range(0, 0.02) + Math.cos(a) * u * (60 + 190 * t) * rng.range(0.7, 1.2),
        Math.sin(a) * u * (8 + 34 * t) * rng.range(0.7, 1.2),
      ];
    });
    const cx = w * rng();
    const cy = horizon + (h - horizon) * (0.14 + 0.8 * t);
    out +=
      fill(round(pts.map(([x, y]): Point => [x + cx, y + cy + 6 * u])), mix(pal.water[1], pal.shadow, 0.2), 0.3) +
      fill(
        round(pts.map(([x, y]): Point => [x + cx, y + cy])),
        mix(pal.water[0], local(pal, CORAL[i % CORAL.length] ?? CORAL[0]), 0.32),
        0.5,
      );
  }
  out += glints(s, { top: horizon, bottom: h, x: sunX, colour: pal.glow, count: 56, spread: 160, length: 130 });
  const hx = w * (s.portrait ? 0.5 : 0.56);
  const land = profile(
    s,
    [
      [hx - 120 * u, horizon + 130 * u],
      [hx - 60 * u, horizon + 20 * u],
      [hx, horizon - 60 * u],
      [hx + w * 0.2, horizon - 90 * u],
      [w + 40, horizon - 60 * u],
    ],
    12 * u,
    10,
    14,
  );
  const foot: Point[] = [
    [w + 40, h * 0.86],
    [w * 0.86, h * 0.76],
    [hx + 170 * u, horizon + 250 * u],
    [hx + 10 * u, horizon + 180 * u],
  ];
  out += `<path d="${poly([...land, ...foot])}" fill="${s.gradient([
    [0, lit(pal, '#8a8a5e', 0.1, 0.2)],
    [0.3, shade(pal, '#a0825e', 0.08, 0.1)],
    [1, shade(pal, '#7d6448', 0.02, 0.4)],
  ])}"/>`;
  let strata = '';
  for (let i = 0; i < 7; i++)
    strata += `M${n(hx - 60 * u + i * 20 * u)} ${n(horizon + (60 + i * 22) * u)}Q${n(hx + 160 * u)} ${n(horizon + (50 + i * 34) * u)} ${n(w + 20)} ${n(horizon + (30 + i * 56) * u)}`;
  out += s.clip(poly([...land, ...foot]), stroke(strata, pal.shadow, 4 * u, 0.22));
  let scrub = '';
  let bright = '';
  for (let i = 0; i < 46; i++) {
    const x = rng.range(hx - 10 * u, w);
    const y = heightAt(land, x) + rng() ** 2 * 90 * u + 8 * u;
    const r = u * rng.range(14, 34);
    scrub += clump(s, x, y, r, r * 0.62, 7);
    bright += clump(s, x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.28, 6);
  }
  out += fill(scrub, shade(pal, '#5c6a44', 0.06, 0.3)) + fill(bright, lit(pal, '#8f9a66', 0.06, 0.16));
  // The lighthouse, banded, and its keeper's cottage.
  const lx = hx + 70 * u;
  const ly = heightAt(land, lx) + 14 * u;
  const tall = 240 * u;
  const band = (a: number, b: number, c: string): string => {
    const at = (t: number): number => (26 - 10 * t) * u;
    return (
      fill(
        poly([
          [lx - at(a), ly - tall * a],
          [lx - at(b), ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        lit(pal, c, 0.04, 0.2),
      ) +
      fill(
        poly([
          [lx + at(a) * 0.16, ly - tall * a],
          [lx + at(b) * 0.16, ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        shade(pal, c, 0.04, 0.36),
      )
    );
  };
  if (pal.lamps)
    out +=
      s.halo(pal.lamp, lx, ly - tall * 1.06, 220 * u, 0.8) +
      fill(
        poly([
          [lx, ly - tall * 1.08],
          [-20, ly - tall * 1.5],
          [-20, ly - tall * 1.1],
        ]),
        pal.lamp,
        0.16,
      );
  for (let i = 0; i < 5; i++) out += band(i / 5, (i + 1) / 5, i % 2 ? '#a8503f' : '#f3ead8');
  out +=
    fill(
      poly([
        [lx - 26 * u, ly - tall],
        [lx + 26 * u, ly - tall],
        [lx + 22 * u, ly - tall - 9 * u],
        [lx - 22 * u, ly - tall - 9 * u],
      ]),
      shade(pal, '#4d4a44', 0.04),
    ) +
    fill(
      poly([
        [lx - 12 * u, ly - tall - 9 * u],
        [lx - 12 * u, ly - tall - 36 * u],
        [lx + 12 * u, ly - tall - 36 * u],
        [lx + 12 * u, ly - tall - 9 * u],
      ]),
      pal.lamps ? mix(pal.lamp, '#fff6dc', 0.5) : lit(pal, '#d9e0da', 0, 0.3),
    ) +
    fill(
      `M${n(lx - 16 * u)} ${n(ly - tall - 36 * u)}q${n(16 * u)} ${n(-30 * u)} ${n(32 * u)} 0Z`,
      local(pal, '#a8503f'),
    );
  for (let i = 0; i < 9; i++) {
    const x = hx + rng.range(-130, 200) * u;
    const size = u * rng.range(50, 110);
    out += rock(
      s,
      x,
      horizon + u * (170 + 0.3 * (x - hx) + rng.range(0, 60)),
      size,
      size * 0.5,
      shade(pal, '#6d5a48', 0.02, 0.4),
      lit(pal, '#a58a68', 0.02, 0.16),
      -1,
    );
  }
  const ink = mix(pal.near, local(pal, '#33452f'), 0.4);
  out += palm(s, {
    x: w * 0.93,
    y: h * 1.04,
    height: h * (s.portrait ? 0.5 : 0.62),
    lean: -70 * u,
    colour: ink,
    back: mix(ink, pal.haze, 0.2),
  });
  out += birds(s, w * 0.36, horizon - 90 * u, 5, 18 * u, lit(pal, '#f4efe2', 0, 0.2));
  return out;
}
