import { mix } from '../core/colour.ts';
import { fill, heightAt, n, poly, softBelow, stroke, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { camel } from '../elements/camel.ts';
import { dune, footprints, sandRipples } from '../elements/dune.ts';
import { palm } from '../elements/palm.ts';
import { lantern, person, smoke } from '../elements/people.ts';
import { drawSky, sunAcross } from '../elements/sky.ts';
import { grasses, profile, veil } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';

const SAND = { spring: '#d6a468', summer: '#d89f5e', autumn: '#c98f58', winter: '#cfaa7c' } as const;

/** Sand: a caravan on the great crest, a camp with its lanterns, or an oasis and the walls beside it. */
export function dunes(s: Stage): string {
  const view = s.seed % 3;
  const { h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(s, 0.18, 0.32, 0.3);
  const sunY = horizon - u * (s.hour === 'noon' ? 260 : s.hour === 'night' ? 250 : rng.range(90, 170));
  const out = drawSky(s, {
    x: sunX,
    y: sunY,
    r: u * (s.hour === 'night' ? 40 : 60),
    horizon: horizon + 40 * u,
    clouds: s.hour === 'night' ? 'clear' : rng.pick(['streaks', 'clear', 'streaks', 'mackerel']),
  });
  if (view === 0) return out + greatDune(s, horizon);
  if (view === 1) return out + camp(s, horizon);
  return out + oasis(s, horizon);
}

/** Rows of dunes that pale as they go. */
function erg(s: Stage, horizon: number, rows: number, start = 0): string {
  const { w, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = '';
  for (let i = start; i < rows; i++) {
    const t = i / Math.max(1, rows - 1);
    const depth = 0.66 - 0.52 * t;
    const foot = horizon + u * (14 + 150 * t ** 1.3);
    const wide = u * (420 + 420 * t);
    const count = Math.ceil(w / wide) + 1;
    const offset = rng() * wide;
    out += `<rect y="${n(foot - 1)}" width="${w}" height="${n(s.h - foot + 20)}" fill="${local(pal, sand, depth)}"/>`;
    for (let k = 0; k < count; k++) {
      const x = k * wide * 0.8 - offset + wide * 0.2 + rng.bell() * wide * 0.2;
      const tall = u * (50 + 90 * t) * rng.range(0.6, 1.25);
      out += dune(s, {
        x,
        y: foot - tall,
        left: x - wide * rng.range(0.5, 0.7),
        right: x + wide * rng.range(0.42, 0.56),
        foot,
        bottom: foot + 1,
        depth,
        sand,
      });
    }
    out += veil(s, foot - 30 * u, foot + 70 * u, 0.22 * (1 - t), pal.sky[3]);
  }
  return out;
}

function greatDune(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 3);
  const cx = w * (s.portrait ? 0.54 : rng.range(0.56, 0.66));
  const top = horizon - u * rng.range(40, 90) * (s.portrait ? 1.3 : 1);
  out += dune(s, {
    x: cx,
    y: top,
    left: -w * 0.16,
    right: w * 1.25,
    foot: h * 0.76,
    bottom: h + 20,
    depth: 0.12,
    sand,
    swing: 0.55,
  });
  // The caravan climbs the windward line towards the summit.
  const ink = mix(pal.near, local(pal, '#5a3d24'), 0.2);
  const at = (t: number): Point => {
    const left = -w * 0.16;
    const foot = h * 0.76;
    const rise = foot - top;
    const v = 1 - t;
    const bx = left + (cx - left) * 0.45;
    const by = foot - rise * 0.06;
    const ex = cx - (cx - left) * 0.24;
    const ey = top + rise * 0.16;
    return [
      v ** 3 * left + 3 * v * v * t * bx + 3 * v * t * t * ex + t ** 3 * cx,
      v ** 3 * foot + 3 * v * v * t * by + 3 * v * t * t * ey + t ** 3 * top,
    ];
  };
  const count = s.portrait ? 4 : rng.int(4, 6);
  for (let i = 0; i < count; i++) {
    const [x, y] = at(0.66 + i * 0.06);
    const size = u * (50 - i * 2) * (i === count - 2 ? 0.7 : 1);
    out += fill(
      `M${n(x - 20 * u)} ${n(y)}L${n(x + 70 * u)} ${n(y + 34 * u)}h${n(20 * u)}L${n(x + 24 * u)} ${n(y)}Z`,
      pal.shadow,
      s.hour === 'noon' ? 0.12 : 0.24,
    );
    out += camel(x, y + 2 * u, size, ink, mix(ink, pal.haze, 0.2), {
      mirrored: true,
      pack: local(pal, ['#8e4a3c', '#6a6a4c', '#a5793f'][i % 3] ?? '#8e4a3c'),
      ...(i % 2 === 0 ? { rider: mix(ink, local(pal, '#e8d8b4'), i === 0 ? 0.6 : 0.1) } : {}),
    });
  }
  const [gx, gy] = at(0.66 + count * 0.06 + 0.015);
  out += fill(person(gx, gy + 2 * u, 38 * u, { skirt: true }), ink);
  const front = u * 90;
  out += dune(s, {
    x: w * 0.08,
    y: h * 0.74,
    left: -w * 0.5,
    right: w * 0.72,
    foot: h * 0.97,
    bottom: h + front,
    depth: 0.02,
    sand: mix(sand, pal.shadow, 0.12),
    swing: 0.4,
  });
  out += sandRipples(s, h * 0.83, h * 1.0, shade(pal, sand, 0, 0.5), 9, 0.26);
  out += footprints(
    Array.from({ length: 13 }, (_, i): Point => [
      w * (0.46 - 0.014 * i) + (i % 2 ? 8 : -8) * u,
      h * (0.86 + 0.011 * i),
    ]),
    8 * u,
    shade(pal, sand, 0, 0.5),
  );
  return out;
}

function tent(s: Stage, x: number, y: number, k: number, cloth: string): string {
  const { pal, u } = s;
  const z = k * u;
  const bright = lit(pal, cloth, 0, 0.3);
  const dull = shade(pal, cloth, 0, 0.36);
  const glowing = pal.lamps ? pal.lamp : shade(pal, '#7a5c3c', 0, 0.2);
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 46 * z, 230 * z, 0.5) : '';
  out += fill(
    `M${n(x - 128 * z)} ${n(y)}L${n(x - 96 * z)} ${n(y - 66 * z)}Q${n(x - 40 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 128 * z)}Q${n(x + 40 * z)} ${n(y - 76 * z)} ${n(x + 96 * z)} ${n(y - 66 * z)}L${n(x + 128 * z)} ${n(y)}Z`,
    dull,
  );
  out += fill(
    `M${n(x - 128 * z)} ${n(y)}L${n(x - 96 * z)} ${n(y - 66 * z)}Q${n(x - 40 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 128 * z)}L${n(x - 34 * z)} ${n(y)}Z`,
    bright,
  );
  // Stripes that follow the fall of the cloth.
  const stripe = (a: number): string =>
    `M${n(x)} ${n(y - 126 * z)}Q${n(x + a * 0.42 * z)} ${n(y - 76 * z)} ${n(x + a * 0.78 * z)} ${n(y - 66 * z)}L${n(x + a * z)} ${n(y)}h${n(9 * z)}L${n(x + (a * 0.78 + 7) * z)} ${n(y - 66 * z)}Q${n(x + (a * 0.42 + 4) * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 126 * z)}Z`;
  out += fill([-112, -84, -58, 58, 84, 108].map(stripe).join(''), local(pal, '#8e4a3c'), 0.55);
  out += fill(
    `M${n(x - 30 * z)} ${n(y)}Q${n(x - 22 * z)} ${n(y - 60 * z)} ${n(x)} ${n(y - 84 * z)}Q${n(x + 22 * z)} ${n(y - 60 * z)} ${n(x + 30 * z)} ${n(y)}Z`,
    glowing,
  );
  out += fill(
    `M${n(x - 30 * z)} ${n(y)}Q${n(x - 22 * z)} ${n(y - 60 * z)} ${n(x)} ${n(y - 84 * z)}Q${n(x - 16 * z)} ${n(y - 50 * z)} ${n(x - 44 * z)} ${n(y)}Z`,
    mix(bright, pal.glow, 0.3),
  );
  out += fill(
    `M${n(x - 100 * z)} ${n(y - 66 * z)}Q${n(x - 44 * z)} ${n(y - 76 * z)} ${n(x)} ${n(y - 130 * z)}Q${n(x + 44 * z)} ${n(y - 76 * z)} ${n(x + 100 * z)} ${n(y - 66 * z)}l${n(4 * z)} ${n(12 * z)}${Array.from({ length: 12 }, () => `q${n(-8.5 * z)} ${n(10 * z)} ${n(-17 * z)} 0`).join('')}Z`,
    mix(dull, bright, 0.4),
  );
  out += stroke(
    `M${n(x)} ${n(y - 128 * z)}v${n(-22 * z)}M${n(x - 126 * z)} ${n(y - 4 * z)}l${n(-46 * z)} ${n(16 * z)}M${n(x + 126 * z)} ${n(y - 4 * z)}l${n(46 * z)} ${n(16 * z)}`,
    mix(pal.near, pal.haze, 0.2),
    1.6 * z,
  );
  return (
    out + fill(`M${n(x)} ${n(y - 150 * z)}l${n(26 * z)} ${n(6 * z)}l${n(-26 * z)} ${n(7 * z)}Z`, local(pal, '#a5563f'))
  );
}

function camp(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 3);
  out += dune(s, {
    x: w * rng.range(0.2, 0.3),
    y: horizon - u * rng.range(30, 70),
    left: -w * 0.3,
    right: w * 0.72,
    foot: h * 0.68,
    bottom: h + 20,
    depth: 0.2,
    sand,
  });
  out += dune(s, {
    x: w * rng.range(0.84, 0.92),
    y: horizon + u * 10,
    left: w * 0.3,
    right: w * 1.4,
    foot: h * 0.72,
    bottom: h + 20,
    depth: 0.13,
    sand,
  });
  const ground = profile(
    s,
    [
      [-30, h * 0.8],
      [w * 0.4, h * 0.745],
      [w * 0.75, h * 0.755],
      [w + 30, h * 0.8],
    ],
    5 * u,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, lit(pal, sand, 0.04, 0.3)],
    [0.4, local(pal, sand)],
    [1, shade(pal, sand, 0, 0.4)],
  ])}"/>`;
  const cx = w * (s.portrait ? 0.48 : rng.range(0.54, 0.62));
  const spots: readonly (readonly [number, number, number, string])[] = s.portrait
    ? [
        [-240, -26, 0.7, '#d8bf92'],
        [230, -30, 0.66, '#cbb08a'],
        [0, 36, 1.15, '#e6d2a8'],
      ]
    : [
        [-330, -20, 0.72, '#d8bf92'],
        [300, -26, 0.78, '#cbb08a'],
        [-20, 26, 1.15, '#e6d2a8'],
      ];
  for (const [dx, dy, k, cloth] of spots)
    out += tent(s, cx + dx * u, heightAt(ground, cx + dx * u) + (dy + 34) * u, k, cloth);
  // Rugs, a low table and a fire, with the kettle's smoke.
  const fy = h * 0.86;
  const fx = cx + (s.portrait ? 60 : 130) * u;
  out +=
    fill(
      poly([
        [fx - 220 * u, fy + 26 * u],
        [fx - 150 * u, fy - 4 * u],
        [fx - 46 * u, fy - 4 * u],
        [fx - 84 * u, fy + 26 * u],
      ]),
      local(pal, '#8e4a3c'),
    ) +
    fill(
      poly([
        [fx - 190 * u, fy + 18 * u],
        [fx - 146 * u, fy + 2 * u],
        [fx - 70 * u, fy + 2 * u],
        [fx - 98 * u, fy + 18 * u],
      ]),
      local(pal, '#c9a05e'),
      0.8,
    );
  out += pal.lamps ? s.halo('#f6b45c', fx + 30 * u, fy - 6 * u, 190 * u, 0.7) : '';
  out += fill(
    `M${n(fx)} ${n(fy + 8 * u)}l${n(60 * u)} ${n(-8 * u)}l${n(3 * u)} ${n(5 * u)}l${n(-60 * u)} ${n(8 * u)}ZM${n(fx + 4 * u)} ${n(fy)}l${n(56 * u)} ${n(9 * u)}l${n(-2 * u)} ${n(5 * u)}l${n(-56 * u)} ${n(-9 * u)}Z`,
    pal.near,
  );
  out +=
    fill(
      `M${n(fx + 12 * u)} ${n(fy + 4 * u)}C${n(fx + 4 * u)} ${n(fy - 20 * u)} ${n(fx + 28 * u)} ${n(fy - 24 * u)} ${n(fx + 26 * u)} ${n(fy - 48 * u)}C${n(fx + 46 * u)} ${n(fy - 26 * u)} ${n(fx + 56 * u)} ${n(fy - 14 * u)} ${n(fx + 46 * u)} ${n(fy + 4 * u)}Z`,
      '#f3a950',
    ) +
    fill(
      `M${n(fx + 20 * u)} ${n(fy + 4 * u)}C${n(fx + 18 * u)} ${n(fy - 10 * u)} ${n(fx + 30 * u)} ${n(fy - 14 * u)} ${n(fx + 30 * u)} ${n(fy - 26 * u)}C${n(fx + 42 * u)} ${n(fy - 12 * u)} ${n(fx + 42 * u)} ${n(fy - 4 * u)} ${n(fx + 38 * u)} ${n(fy + 4 * u)}Z`,
      '#fbe3a4',
    );
  out += smoke(s, fx + 30 * u, fy - 50 * u, 170 * u);
  const ink = mix(pal.near, pal.haze, 0.06);
  if (!s.has('no-people'))
    out += fill(
      person(fx - 60 * u, fy + 6 * u, 66 * u, { skirt: true }) +
        person(fx - 30 * u, fy + 10 * u, 42 * u) +
        person(fx + 110 * u, fy + 4 * u, 68 * u),
      ink,
    );
  for (const [dx, dy, k] of [
    [-300, 44, 30],
    [-130, 60, 34],
    [230, 46, 30],
    [330, 74, 40],
  ] as const)
    if (Math.abs(dx) < (s.portrait ? 320 : 400)) out += lantern(s, cx + dx * u, h * 0.845 + dy * u, k * u, 3.4);
  out += camel(
    cx + (s.portrait ? 330 : 520) * u,
    h * 0.83,
    104 * u,
    mix(ink, local(pal, '#7a5a38'), 0.4),
    mix(ink, pal.haze, 0.2),
    { pack: local(pal, '#8e4a3c') },
  );
  out += sandRipples(s, h * 0.84, h, shade(pal, sand, 0, 0.5), 8, 0.3);
  return out;
}

function oasis(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 2);
  out += dune(s, {
    x: w * rng.range(0.7, 0.8),
    y: horizon - u * rng.range(90, 150),
    left: -w * 0.1,
    right: w * 1.5,
    foot: h * 0.64,
    bottom: h + 20,
    depth: 0.26,
    sand,
  });
  const cx = w * (s.portrait ? 0.52 : rng.range(0.5, 0.58));
  const base = h * (s.portrait ? 0.665 : 0.69);
  const ground = profile(
    s,
    [
      [-30, base + 20 * u],
      [cx, base],
      [w + 30, base + 14 * u],
    ],
    4 * u,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, lit(pal, sand, 0.06, 0.3)],
    [0.5, local(pal, sand)],
    [1, shade(pal, sand, 0, 0.4)],
  ])}"/>`;
  out += kasbah(s, cx - (s.portrait ? 30 : 60) * u, base + 10 * u, s.portrait ? 1.1 : 1);
  const ink = shade(pal, '#3f4c2e', 0.04, 0.5);
  const back = shade(pal, '#66744a', 0.1, 0.2);
  const spots = s.portrait ? [-330, -250, -160, 180, 260, 330] : [-470, -390, -300, 190, 270, 360, 440];
  for (const dx of spots)
    out += palm(s, {
      x: cx + dx * u + rng.bell() * 20 * u,
      y: base + u * rng.range(6, 26),
      height: u * rng.range(210, 360),
      lean: u * rng.range(-46, 46),
      colour: ink,
      back,
      crown: 0.4,
      detail: 'far',
    });
  // The pool takes the sky and the walls.
  const py = base + 70 * u;
  const pool = `M${n(cx - 420 * u)} ${n(py + 20 * u)}C${n(cx - 300 * u)} ${n(py - 22 * u)} ${n(cx + 120 * u)} ${n(py - 26 * u)} ${n(cx + 360 * u)} ${n(py)}C${n(cx + 460 * u)} ${n(py + 16 * u)} ${n(cx + 330 * u)} ${n(py + 70 * u)} ${n(cx + 60 * u)} ${n(py + 76 * u)}C${n(cx - 210 * u)} ${n(py + 84 * u)} ${n(cx - 520 * u)} ${n(py + 60 * u)} ${n(cx - 420 * u)} ${n(py + 20 * u)}Z`;
  const water = s.gradient([
    [0, mix(pal.sky[3], pal.water[0], 0.4)],
    [1, mix(pal.water[1], pal.sky[1], 0.3)],
  ]);
  let streaks = '';
  for (let i = 0; i < 16; i++)
    streaks += `M${n(cx + rng.range(-360, 330) * u)} ${n(py + rng.range(-14, 70) * u)}h${n(rng.range(60, 190) * u)}`;
  out +=
    fill(pool, shade(pal, sand, 0, 0.34)).replace('<path', '<path transform="translate(0 5)"') +
    s.clip(
      pool,
      `<path d="${pool}" fill="${water}"/>` +
        fill(
          `M${n(cx - 250 * u)} ${n(py - 30 * u)}h${n(360 * u)}l${n(-30 * u)} ${n(74 * u)}h${n(-300 * u)}Z`,
          shade(pal, '#b5794c', 0.1, 0.3),
          0.4,
        ) +
        stroke(streaks, pal.glow, 1.8 * u, 0.5),
    );
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    tufts += clump(s, cx + Math.cos(a) * 420 * u, py + 26 * u + Math.sin(a) * 50 * u, 20 * u, 11 * u, 7);
  }
  out += fill(tufts, shade(pal, '#56653a', 0.03, 0.35));
  out += grasses(s, () => py + 84 * u, cx - 360 * u, cx + 300 * u, 44, 34 * u, shade(pal, '#46552f', 0, 0.45));
  const front = palm(s, {
    x: w * (s.portrait ? 0.94 : 0.9),
    y: h + 30 * u,
    height: h * (s.portrait ? 0.62 : 0.78),
    lean: -u * rng.range(60, 110),
    colour: mix(ink, pal.near, 0.55),
    back: mix(ink, pal.haze, 0.12),
    crown: 0.4,
  });
  const inkNear = mix(pal.near, pal.haze, 0.08);
  if (!s.has('no-people')) {
    out += camel(cx - (s.portrait ? 200 : 330) * u, py + 112 * u, 96 * u, inkNear, mix(inkNear, pal.haze, 0.2), {
      pack: local(pal, '#8e4a3c'),
    });
    out += fill(
      person(cx - (s.portrait ? 110 : 230) * u, py + 116 * u, 76 * u, { skirt: true }) +
        person(cx - (s.portrait ? 76 : 196) * u, py + 118 * u, 46 * u),
      inkNear,
    );
  }
  return out + sandRipples(s, h * 0.86, h, shade(pal, sand, 0, 0.5), 7, 0.26) + front;
}

/** Rammed-earth walls with tapering towers and a lit gate. */
function kasbah(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const earth = '#b5794c';
  const bright = lit(pal, earth, 0.1, 0.28);
  const dull = shade(pal, earth, 0.1, 0.36);
  const dark = shade(pal, '#5b3c28', 0.08);
  const block = (bx: number, w: number, h: number, taper: number): string => {
    const t = taper * z;
    const l = x + bx * z;
    const top = y - h * z;
    let out = fill(
      poly([
        [l, y],
        [l + t, top],
        [l + w * z - t, top],
        [l + w * z, y],
      ]),
      bright,
    );
    out += fill(
      poly([
        [l + w * z * 0.62, y],
        [l + w * z * 0.6, top],
        [l + w * z - t, top],
        [l + w * z, y],
      ]),
      dull,
    );
    let crown = '';
    const steps = Math.max(3, Math.round(w / 15));
    for (let i = 0; i < steps; i++)
      crown += `M${n(l + t + ((w * z - 2 * t) * i) / steps)} ${n(top + 1)}v${n(-8 * z)}h${n(((w * z - 2 * t) / steps) * 0.55)}v${n(8 * z)}Z`;
    out += fill(crown, bright);
    let slits = '';
    for (let i = 0; i < Math.floor(w / 24); i++)
      slits += `M${n(l + (14 + i * 22) * z)} ${n(top + 24 * z)}v${n(16 * z)}h${n(5 * z)}v${n(-16 * z)}Z`;
    out += fill(slits, pal.lamps && w > 50 ? pal.lamp : dark, 0.9);
    return out;
  };
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 40 * z, 220 * z, 0.35) : '';
  out += block(-210, 150, 92, 3) + block(40, 170, 84, 3) + block(-120, 150, 128, 4);
  out += block(-236, 58, 150, 7) + block(-66, 62, 176, 8) + block(76, 54, 140, 6) + block(176, 56, 120, 6);
  out +=
    fill(`M${n(x - 24 * z)} ${n(y)}v${n(-40 * z)}a${n(22 * z)} ${n(24 * z)} 0 0 1 ${n(44 * z)} 0v${n(40 * z)}Z`, dull) +
    fill(
      `M${n(x - 18 * z)} ${n(y)}v${n(-38 * z)}a${n(16 * z)} ${n(18 * z)} 0 0 1 ${n(32 * z)} 0v${n(38 * z)}Z`,
      pal.lamps ? pal.lamp : dark,
    );
  return out;
}
