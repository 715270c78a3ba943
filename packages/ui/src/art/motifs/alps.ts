import { mix } from '../core/colour.ts';
import { below, cubic, fill, heightAt, line, move, poly, softBelow, stroke, type Point } from '../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { gableHouse, tower } from '../elements/houses.ts';
import { massif } from '../elements/mountain.ts';
import { person, smoke } from '../elements/people.ts';
import { drawSky, sunAcross } from '../elements/sky.ts';
import { grasses, hill, mist, profile, veil } from '../elements/terrain.ts';
import { conifer, coniferLight, forest } from '../elements/trees.ts';

/** High mountains: a chalet on its meadow, a valley with its village, or one great peak over the wood. */
export function alps(s: Stage): string {
  const view = s.seed % 3;
  if (view === 0) return chaletMeadow(s);
  if (view === 1) return valley(s);
  return greatPeak(s);
}

const snowy = (s: Stage): boolean => s.season === 'winter';
const spruce = (s: Stage): string => (s.season === 'autumn' ? '#4d5239' : snowy(s) ? '#3b4a4c' : '#35503f');

function skyline(s: Stage, base: number, tall: number): string {
  const { w, u, rng, pal } = s;
  const light = -1;
  const snowline = (k: number): number => base - tall * (snowy(s) ? 0.06 : s.season === 'summer' ? 0.58 : 0.4) * k;
  const row = (count: number, height: number, spread: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [
      w * (-0.04 + ((i + 0.5 + rng.bell() * 0.28) / count) * 1.08),
      base - height * rng.range(1 - spread, 1),
    ]);
  let out = massif(s, {
    summits: row(s.portrait ? 4 : 6, tall * 0.72, 0.35),
    from: [-60 * u, base],
    to: [w + 60 * u, base],
    foot: base + 30 * u,
    depth: 0.62,
    rock: '#8b8f92',
    snowline: snowline(0.8),
    light,
    ruggedness: 0.1,
  });
  out += veil(s, base - tall * 0.5, base + 30 * u, 0.5, pal.sky[3]);
  const lead = s.portrait ? 0.5 : rng.range(0.34, 0.62);
  const main: Point[] = [
    [w * (lead - 0.3), base - tall * rng.range(0.62, 0.78)],
    [w * lead, base - tall * rng.range(1, 1.08)],
    [w * (lead + rng.range(0.2, 0.26)), base - tall * rng.range(0.7, 0.86)],
    [w * (lead + 0.5), base - tall * rng.range(0.5, 0.66)],
  ];
  out += massif(s, {
    summits: main,
    from: [w * (lead - 0.62), base + 20 * u],
    to: [w * (lead + 0.8), base + 20 * u],
    foot: base + 60 * u,
    depth: 0.26,
    rock: '#767a7c',
    snowline: snowline(1),
    light,
    ruggedness: 0.13,
  });
  return out + veil(s, base - tall * 0.34, base + 60 * u, 0.72, pal.sky[3]);
}

/** Wooded shoulders that step down towards us. */
function shoulders(s: Stage, rows: readonly (readonly [number, number, number, number])[]): string {
  const { w, u, rng, pal } = s;
  let out = '';
  for (const [y, rise, depth, trees] of rows) {
    const a = rng.chance(0.5);
    const along = profile(
      s,
      [
        [-30, y - (a ? rise : 0)],
        [w * 0.3, y - rise * 0.3],
        [w * 0.62, y - (a ? 0 : rise * 0.4)],
        [w + 30, y - (a ? rise * 0.2 : rise)],
      ],
      12 * u,
      14,
      6,
    );
    const ink = shade(pal, spruce(s), depth, 0.2);
    out += forest(s, along, trees * u, ink, {
      spacing: trees * u * 0.3,
      back: mix(ink, pal.haze, 0.22),
      ...(snowy(s) ? { snow: lit(pal, '#eef0ee', depth, 0.2) } : {}),
    });
    out += `<path d="${below(
      along.map(([x, q]): Point => [x, q + trees * u * 0.02]),
      s.h,
    )}" fill="${s.gradient([
      [0, ink],
      [0.3, mix(ink, pal.haze, 0.2)],
      [1, ink],
    ])}"/>`;
    out += mist(s, y + 26 * u, 14 * u, 2, 0.2);
  }
  return out;
}

function chalet(s: Stage, x: number, y: number, k: number, side: -1 | 1): string {
  const { pal, u } = s;
  const size = k * u;
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 50 * size, 190 * size, 0.4) : '';
  out += fill(
    `M${x - 150 * size} ${y + 4 * size}Q${x} ${y - 8 * size} ${x + 190 * size} ${y - 2 * size}Q${x + 60 * size} ${y + 16 * size} ${x - 150 * size} ${y + 4 * size}Z`,
    shade(pal, snowy(s) ? '#b9c4cb' : '#5f6844'),
    0.6,
  );
  out += gableHouse(s, {
    x,
    y,
    gable: 128 * size,
    length: 122 * size,
    wall: 88 * size,
    roof: 50 * size,
    stone: '#8a6244',
    tile: '#5f4a3a',
    side,
    lightOn: side > 0 ? 'gable' : 'length',
    eaves: 26 * size,
    snow: snowy(s),
    windows: 'shutters',
    planks: true,
  });
  // The stone storey and the balcony with its boxes.
  const G = (a: number, up: number): Point => [x - side * 128 * size * a, y - 128 * size * a * 0.09 - up * size];
  out += fill(poly([G(-0.02, 34), G(1.02, 34), G(1.02, 52), G(-0.02, 52)]), shade(pal, '#6a4a34', 0, 0.3));
  let rails = '';
  for (let i = 0; i <= 14; i++)
    rails += poly([G(i / 14, 36), G(i / 14 + 0.02, 36), G(i / 14 + 0.02, 51), G(i / 14, 51)]);
  out += fill(rails, lit(pal, '#a57a54', 0, 0.15), 0.7);
  if (!snowy(s)) {
    let flowers = '';
    for (let i = 0; i < 16; i++) {
      const [fx, fy] = G(0.04 + i * 0.061, 52 + s.rng() * 5);
      flowers += `M${fx.toFixed(1)} ${fy.toFixed(1)}h${(5 * size).toFixed(1)}v${(-5 * size).toFixed(1)}h${(-5 * size).toFixed(1)}Z`;
    }
    out += fill(flowers, local(pal, '#b0524a'), 0.9);
  }
  const cx = x + side * 40 * size;
  const cy = y - 128 * size;
  out += fill(
    poly([
      [cx, cy + 20 * size],
      [cx, cy - 16 * size],
      [cx + 14 * size, cy - 16 * size],
      [cx + 14 * size, cy + 20 * size],
    ]),
    shade(pal, '#8f887c'),
  );
  if (pal.lamps || snowy(s)) out += smoke(s, cx + 7 * size, cy - 16 * size, 130 * size);
  return out;
}

function fence(along: readonly Point[], x0: number, x1: number, size: number, ink: string): string {
  let posts = '';
  let rails = '';
  const step = size * 1.9;
  for (let x = x0; x < x1; x += step) {
    const y = heightAt(along, x);
    const y2 = heightAt(along, x + step);
    posts += poly([
      [x - size * 0.05, y + size * 0.15],
      [x - size * 0.05, y - size * 0.7],
      [x + size * 0.06, y - size * 0.74],
      [x + size * 0.06, y + size * 0.15],
    ]);
    for (const k of [0.3, 0.56])
      rails += poly([
        [x, y - size * k],
        [x + step, y2 - size * (k + 0.03)],
        [x + step, y2 - size * (k - 0.03)],
        [x, y - size * (k - 0.06)],
      ]);
  }
  return fill(posts + rails, ink);
}

function chaletMeadow(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const base = h * (s.portrait ? 0.56 : 0.6);
  const sunX = sunAcross(s, 0.14, 0.26, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: h * (s.portrait ? 0.2 : rng.range(0.17, 0.26)),
    r: 42 * u,
    horizon: base + 40 * u,
  });
  out += skyline(s, base, h * (s.portrait ? 0.34 : 0.46));
  out += shoulders(s, [
    [base + 46 * u, 40 * u, 0.5, 30],
    [base + 92 * u, 50 * u, 0.36, 40],
    [base + 140 * u, 60 * u, 0.24, 52],
  ]);
  const green = meadow(s.season);
  const ground = profile(
    s,
    [
      [-30, h * 0.8],
      [w * 0.25, h * 0.79],
      [w * 0.6, h * (s.portrait ? 0.76 : 0.775)],
      [w + 30, h * 0.72],
    ],
    6 * u,
    20,
    5,
  );
  out += hill(s, ground, h + 20, local(pal, green, 0.02), lit(pal, green, 0.1, 0.34));
  const cx = w * (s.portrait ? 0.5 : rng.range(0.6, 0.72));
  const cy = heightAt(ground, cx) + 26 * u;
  for (const [dx, tall] of [
    [-210, 190],
    [-176, 260],
    [196, 300],
    [238, 220],
    [276, 260],
  ] as const) {
    const x = cx + dx * u;
    out +=
      fill(conifer(s, x, heightAt(ground, x) + 10 * u, tall * u, 8), shade(pal, spruce(s), 0.05)) +
      fill(
        coniferLight(s, x, heightAt(ground, x) + 10 * u, tall * u, -1, 8),
        snowy(s) ? lit(pal, '#eef0ee', 0.04, 0.3) : lit(pal, spruce(s), 0.04, 0.25),
        0.75,
      );
  }
  out += chalet(s, cx, cy, s.portrait ? 1.25 : rng.range(1.05, 1.25), 1);
  // A path from the door, a fence, and the near slope with flowers or tracks.
  const door: Point = [cx - 40 * u, cy + 6 * u];
  const path = (k: number): string =>
    move(door[0], door[1]) + cubic(door[0] - 60 * u, door[1] + 60 * u, w * 0.34 + k, h * 0.88, w * 0.3 + k * 3, h + 20);
  out += fill(
    path(0) +
      line(w * 0.3 + 120 * u, h + 20) +
      cubic(w * 0.34 + 80 * u, h * 0.88, door[0] - 10 * u, door[1] + 60 * u, door[0] + 18 * u, door[1]) +
      'Z',
    lit(pal, snowy(s) ? '#cfd6da' : '#cbb389', 0, 0.2),
    0.8,
  );
  out += fence(
    ground.map(([x, y]): Point => [x, y + 70 * u]),
    s.portrait ? w * 0.05 : w * 0.42,
    w + 20,
    42 * u,
    shade(pal, '#7a6650', 0, 0.3),
  );
  const near = profile(
    s,
    [
      [-30, h * 0.9],
      [w * 0.3, h * 0.97],
      [w * 0.7, h * 0.955],
      [w + 30, h * 0.9],
    ],
    8 * u,
    20,
    6,
  );
  const nearInk = mix(shade(pal, snowy(s) ? '#aab6bf' : leaves(s.season)[0], 0, 0.4), pal.near, 0.3);
  out += fill(softBelow(near, h + 20), nearInk);
  if (!snowy(s)) out += grasses(s, (x) => heightAt(near, x), 0, w, 170, 46 * u, nearInk) + meadowFlowers(s, near);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.34 : 0.4);
    out += fill(
      person(px, h * 0.9, 58 * u, { skirt: true }) + person(px + 27 * u, h * 0.9, 38 * u, { arm: 1 }),
      mix(pal.near, pal.haze, 0.08),
    );
    if (snowy(s))
      out +=
        stroke(
          `M${px - 8 * u} ${h * 0.886}L${px - 70 * u} ${h * 0.902}h${-30 * u}`,
          mix(pal.near, pal.haze, 0.2),
          2 * u,
        ) +
        fill(
          `M${px - 116 * u} ${h * 0.902}h${58 * u}q${8 * u} 0 ${8 * u} ${-8 * u}v${6 * u}q0 ${8 * u} ${-8 * u} ${8 * u}h${-58 * u}Z`,
          local(pal, '#9a5a3c'),
        );
  }
  return out;
}

function meadowFlowers(s: Stage, near: readonly Point[]): string {
  const { rng, u, w, pal } = s;
  let a = '';
  let b = '';
  for (let i = 0; i < 80; i++) {
    const x = rng() * w;
    const y = heightAt(near, x) + rng.range(-26, 60) * u;
    const r = u * rng.range(2, 4.6);
    const d = `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
    if (i % 3) a += d;
    else b += d;
  }
  return (
    fill(a, lit(pal, '#f0e3c0', 0, 0.2), 0.85) + fill(b, local(pal, s.season === 'spring' ? '#8a86a8' : '#b8654a'), 0.9)
  );
}

/** Slopes that close in from both sides, and a village with its spire where they meet. */
function valley(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const base = h * (s.portrait ? 0.54 : 0.56);
  const cx = w * (s.portrait ? 0.5 : rng.range(0.46, 0.58));
  let out = drawSky(s, {
    x: cx - w * rng.range(0.14, 0.2),
    y: base - h * rng.range(0.27, 0.34),
    r: 44 * u,
    horizon: base + 30 * u,
  });
  out += skyline(s, base, h * (s.portrait ? 0.28 : 0.36));
  const sides: readonly (readonly [number, number, number, -1 | 1])[] = [
    [0.12, 0.5, 0.46, -1],
    [0.08, 0.46, 0.4, 1],
    [0.2, 0.3, 0.2, -1],
    [0.16, 0.26, 0.14, 1],
  ];
  sides.forEach(([drop, rise, depth, side], i) => {
    const foot = base + h * drop;
    const meet = cx + side * w * (i < 2 ? 0.05 : 0.13);
    const edge = side < 0 ? -40 : w + 40;
    const slope = profile(
      s,
      side < 0
        ? [
            [edge, foot - h * rise],
            [meet * 0.45, foot - h * rise * 0.42],
            [meet, foot],
            [cx + w * 0.2, foot + 30 * u],
            [w + 40, foot + h * 0.1],
          ]
        : [
            [-40, foot + h * 0.1],
            [cx - w * 0.2, foot + 30 * u],
            [meet, foot],
            [meet + (w - meet) * 0.55, foot - h * rise * 0.42],
            [edge, foot - h * rise],
          ],
      16 * u,
      14,
      6,
    );
    const ink = shade(pal, spruce(s), depth, 0.2);
    if (i === 2) out += hamlet(s, cx, base + h * 0.15);
    out += forest(s, slope, (34 + i * 13) * u, ink, {
      spacing: (9 + i * 3.4) * u,
      back: mix(ink, pal.haze, 0.25),
      ...(snowy(s) ? { snow: lit(pal, '#eef0ee', depth, 0.15) } : {}),
    });
    out += `<path d="${below(slope, h + 20)}" fill="${s.gradient([
      [0, ink],
      [0.4, mix(ink, pal.haze, 0.26)],
      [0.7, ink],
    ])}"/>`;
    if (i === 1) {
      const green = meadow(s.season);
      out +=
        fill(
          softBelow(
            profile(
              s,
              [
                [-30, base + h * 0.12],
                [cx, base + h * 0.13],
                [w + 30, base + h * 0.11],
              ],
              5 * u,
              24,
              5,
            ),
            h + 20,
          ),
          lit(pal, green, 0.3, 0.2),
        ) + mist(s, base + h * 0.1, 8 * u, 4, 0.4);
    }
  });
  const near = profile(
    s,
    [
      [-30, h * 0.83],
      [w * 0.3, h * 0.93],
      [w * 0.55, h * 0.98],
      [w * 0.8, h * 0.94],
      [w + 30, h * 0.84],
    ],
    14 * u,
    12,
    6,
  );
  const ink = mix(shade(pal, spruce(s), 0, 0.5), pal.near, 0.4);
  out += mist(s, h * 0.82, 20 * u, 4, 0.24);
  for (const fx of [0.02, 0.08, 0.13, 0.2, 0.84, 0.9, 0.95, 1]) {
    const x = w * fx + rng.bell() * 14 * u;
    const tall = u * rng.range(190, 360) * (s.portrait ? 1.1 : 1) * (Math.abs(fx - 0.5) + 0.5);
    const y = heightAt(near, x) + 18 * u;
    out +=
      fill(conifer(s, x, y, tall, 10), ink) +
      fill(
        coniferLight(s, x, y, tall, fx < 0.5 ? 1 : -1, 10),
        snowy(s) ? lit(pal, '#e8ecec', 0, 0.2) : mix(ink, pal.glow, 0.16),
        0.8,
      );
  }
  out += fill(softBelow(near, h + 20), snowy(s) ? shade(pal, '#b8c3ca', 0, 0.4) : ink);
  return out;
}

function hamlet(s: Stage, cx: number, y: number): string {
  const { u, rng, pal } = s;
  let out = pal.lamps ? s.halo(pal.lamp, cx, y - 20 * u, 240 * u, 0.4) : '';
  const houses = Array.from({ length: 13 }, (_, i): Point => [
    cx + (i - 6) * 36 * u + rng.bell() * 14 * u,
    y - rng.range(-6, 40) * u,
  ]).sort((a, b) => a[1] - b[1]);
  houses.forEach(([x, by], i) => {
    if (i === 4)
      out += tower(s, cx + 12 * u, y - 8 * u, 26 * u, 92 * u, {
        stone: '#efe6d4',
        tile: '#5d5148',
        depth: 0.22,
        light: -1,
        belfry: true,
        spire: 66 * u,
      });
    const k = rng.range(0.75, 1.1) * u;
    out += gableHouse(s, {
      x,
      y: by,
      gable: 30 * k,
      length: 34 * k,
      wall: 24 * k,
      roof: 16 * k,
      stone: rng.chance(0.5) ? '#e9dcc3' : '#8f6b4c',
      tile: '#6a5140',
      side: rng.chance(0.5) ? 1 : -1,
      lightOn: 'gable',
      depth: 0.22,
      snow: snowy(s),
      windows: 'plain',
    });
  });
  return out;
}

/** One great pyramid over the tree line, and a cable car that has just left us. */
function greatPeak(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const base = h * (s.portrait ? 0.62 : 0.68);
  const cx = w * (s.portrait ? 0.52 : rng.range(0.54, 0.64));
  const tall = h * (s.portrait ? 0.42 : 0.52);
  let out = drawSky(s, {
    x: w * (s.portrait ? 0.24 : rng.range(0.16, 0.26)),
    y: h * rng.range(0.26, 0.34),
    r: 46 * u,
    horizon: base,
  });
  const row: Point[] = Array.from({ length: s.portrait ? 5 : 7 }, (_, i): Point => [
    w * ((i + 0.5) / (s.portrait ? 5 : 7)) + rng.bell() * 40 * u,
    base - tall * rng.range(0.32, 0.5),
  ]);
  out += massif(s, {
    summits: row,
    from: [-80 * u, base],
    to: [w + 80 * u, base],
    foot: base + 40 * u,
    depth: 0.6,
    rock: '#8b8f92',
    snowline: base - tall * (snowy(s) ? 0.05 : 0.28),
    light: -1,
  });
  out += veil(s, base - tall * 0.3, base + 30 * u, 0.6, pal.sky[3]);
  out += massif(s, {
    summits: [
      [cx - w * 0.3, base - tall * 0.4],
      [cx - w * 0.15, base - tall * 0.62],
      [cx, base - tall],
      [cx + w * 0.17, base - tall * 0.56],
      [cx + w * 0.34, base - tall * 0.36],
    ],
    from: [cx - w * 0.6, base + 40 * u],
    to: [cx + w * 0.66, base + 40 * u],
    foot: base + 80 * u,
    cols: [0.03, 0.12],
    depth: 0.16,
    rock: '#6f7375',
    snowline: base - tall * (snowy(s) ? 0.05 : 0.36),
    light: -1,
    ruggedness: 0.15,
  });
  out += veil(s, base - tall * 0.2, base + 60 * u, 0.8, pal.sky[3]) + mist(s, base - 10 * u, 24 * u, 5, 0.4);
  out += shoulders(s, [
    [base + 54 * u, 60 * u, 0.42, 44],
    [base + 110 * u, 80 * u, 0.26, 62],
    [base + 170 * u, 60 * u, 0.12, 84],
  ]);
  // The cable car, hung on its line.
  const a: Point = [-20, h * (s.portrait ? 0.6 : 0.56)];
  const b: Point = [cx + w * 0.12, base - tall * 0.54];
  const ink = mix(pal.near, pal.haze, 0.1);
  out += stroke(move(...a) + `Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 60 * u} ${b[0]} ${b[1]}`, ink, 1.6 * u, 0.7);
  const t = 0.44;
  const px = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * ((a[0] + b[0]) / 2) + t * t * b[0];
  const py = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * ((a[1] + b[1]) / 2 + 60 * u) + t * t * b[1];
  const c = 34 * u;
  out +=
    fill(`M${px - 1.4 * u} ${py}h${2.8 * u}v${c * 0.7}h${-2.8 * u}Z`, ink) +
    fill(
      `M${px - c} ${py + c * 0.7}q0 ${-c * 0.2} ${c * 0.2} ${-c * 0.2}h${c * 1.6}q${c * 0.2} 0 ${c * 0.2} ${c * 0.2}v${c * 0.9}q0 ${c * 0.2} ${-c * 0.2} ${c * 0.2}h${-c * 1.6}q${-c * 0.2} 0 ${-c * 0.2} ${-c * 0.2}Z`,
      local(pal, '#a04f3c'),
    ) +
    fill(
      `M${px - c * 0.84} ${py + c * 0.72}h${c * 1.68}v${c * 0.46}h${-c * 1.68}Z`,
      pal.lamps ? pal.lamp : lit(pal, '#e8ecea', 0, 0.3),
    ) +
    fill(`M${px - 2 * u} ${py + c * 0.72}h${4 * u}v${c * 0.46}h${-4 * u}Z`, local(pal, '#a04f3c'));
  const near = profile(
    s,
    [
      [-30, h * 0.9],
      [w * 0.4, h * 0.96],
      [w + 30, h * 0.86],
    ],
    12 * u,
    14,
    5,
  );
  const dark = mix(shade(pal, spruce(s), 0, 0.5), pal.near, 0.5);
  for (const fx of s.portrait ? [0.02, 0.12, 0.86, 0.98] : [0.01, 0.06, 0.13, 0.72, 0.79, 0.88, 0.96]) {
    const x = w * fx;
    const y = heightAt(near, x) + 20 * u;
    const tall2 = u * rng.range(220, 430) * (s.portrait ? 1.15 : 1);
    out +=
      fill(conifer(s, x, y, tall2, 11), dark) +
      fill(
        coniferLight(s, x, y, tall2, -1, 11),
        snowy(s) ? lit(pal, '#e8ecec', 0, 0.2) : mix(dark, pal.glow, 0.14),
        0.8,
      );
  }
  out += fill(softBelow(near, h + 20), snowy(s) ? shade(pal, '#c3ccd2', 0, 0.3) : dark);
  if (!snowy(s)) out += grasses(s, (x) => heightAt(near, x), 0, w, 120, 40 * u, dark);
  return out;
}
