import { mix } from '../../core/colour.ts';
import { fill, heightAt, n, poly, round, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, mist, profile } from '../../elements/terrain.ts';
import { clump, cypress } from '../../elements/trees.ts';

const VINE = {
  spring: ['#66793f', '#93a457'],
  summer: ['#4f6a3e', '#7f9453'],
  autumn: ['#9a5a2c', '#cf9440'],
  winter: ['#6b5c4c', '#8d7d68'],
} as const;
const EARTH = { spring: '#a98d63', summer: '#b8935f', autumn: '#a57c4e', winter: '#b9ab98' } as const;

/** Rows of vines: up the hill to the château, on terraces above a river, or from under the pergola at harvest. */
export function vineyard(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.42 : rng.range(0.4, 0.46));
  const sunX = sunAcross(s, 0.16, 0.3, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 230 : rng.range(60, 130)),
    r: 54 * u,
    horizon: horizon + 40 * u,
  });
  for (let i = 0; i < 3; i++) {
    const y = horizon - (30 - i * 30) * u;
    const line = profile(
      s,
      [
        [-30, y - rng.range(0, 40) * u],
        [w * 0.3, y - rng.range(10, 60) * u],
        [w * 0.62, y + 10 * u],
        [w + 30, y - rng.range(10, 60) * u],
      ],
      12 * u,
      20,
      4,
    );
    const ink = mix(pal.haze, pal.shadow, 0.1 + i * 0.1);
    out +=
      `<path d="${softBelow(line, horizon + 120 * u)}" fill="${s.gradient([
        [0, ink],
        [1, mix(ink, pal.sky[3], 0.55)],
      ])}"/>` + mist(s, y + 50 * u, 10 * u, 2, 0.22);
  }
  if (view === 1) return out + terraces(s, horizon);
  return out + rows(s, horizon, view === 2);
}

/** Rows that meet at one point on the hill, with leaves in clumps and earth between them. */
function rows(s: Stage, horizon: number, pergola: boolean): string {
  const { w, h, u, rng, pal } = s;
  const [dark, light] = VINE[s.season];
  const earth = EARTH[s.season];
  const cx = w * (s.portrait ? 0.52 : rng.range(0.6, 0.7));
  const crest = profile(
    s,
    [
      [-40, horizon + 100 * u],
      [cx - w * 0.3, horizon + 64 * u],
      [cx, horizon + 30 * u],
      [cx + w * 0.32, horizon + 70 * u],
      [w + 40, horizon + 90 * u],
    ],
    4 * u,
    22,
    3,
  );
  let out = chateau(s, cx, heightAt(crest, cx) + 16 * u, s.portrait ? 1.15 : 1.1);
  out += `<path d="${softBelow(crest, h + 20)}" fill="${s.gradient([
    [0, lit(pal, earth, 0.24, 0.34)],
    [0.4, local(pal, earth, 0.06)],
    [1, shade(pal, earth, 0, 0.3)],
  ])}"/>`;
  // Each row is a strip from a point near the crest to the bottom of the picture.
  const count = s.portrait ? 9 : 13;
  const vx = cx + rng.range(-40, 40) * u;
  const strips: { markup: string; order: number }[] = [];
  for (let i = 0; i < count; i++) {
    const f = (i + 0.5) / count;
    const bx = w * (-0.75 + 2.5 * f);
    const left: Point[] = [];
    const right: Point[] = [];
    const ridge: Point[] = [];
    const ridgeBack: Point[] = [];
    const shadow: Point[] = [];
    let posts = '';
    let fruit = '';
    for (let k = 0; k <= 44; k++) {
      const t = (k / 44) ** 1.75;
      const x = vx + (f - 0.5) * 420 * u + (bx - vx - (f - 0.5) * 420 * u) * t;
      const y0 = heightAt(crest, Math.max(0, Math.min(w, x))) + 12 * u;
      const y = y0 + (h * 1.08 - y0) * t;
      if (x < -220 * u || x > w + 220 * u) continue;
      const size = u * (6 + 64 * t);
      const lean = (bx - vx) / w;
      left.push([x - size * rng.range(0.6, 0.95), y - size * (k % 2 ? 0.2 : 0.95)]);
      right.push([x + size * rng.range(0.6, 0.95), y - size * (k % 2 ? 0.3 : 1)]);
      ridge.push([x - size * (0.5 + lean * 0.2) * rng.range(0.8, 1.1), y - size * (k % 2 ? 0.95 : 1.4)]);
      ridgeBack.push([x + size * (0.18 - lean * 0.2) * rng.range(0.6, 1.1), y - size * (k % 2 ? 1 : 1.5)]);
      shadow.push([x + size * 1.9, y + size * 0.1]);
      if (k % 7 === 0)
        posts += `M${n(x - size * 0.05)} ${n(y + size * 0.1)}v${n(-size * 2)}h${n(size * 0.1)}v${n(size * 2)}Z`;
      if ((s.season === 'autumn' || s.season === 'summer') && t > 0.34 && k % 4 === 0)
        fruit += clump(s, x, y - size * 0.5, size * 0.13, size * 0.2, 6);
    }
    if (left.length < 3) continue;
    strips.push({
      order: -Math.abs(bx - w / 2),
      markup:
        fill(poly([...left, ...shadow.toReversed()], 1), pal.shadow, 0.22) +
        fill(posts, shade(pal, '#6d573f', 0, 0.4)) +
        fill(round([...left, ...right.toReversed()], 1), shade(pal, dark, 0.02, 0.24)) +
        fill(
          round([...ridge, ...ridgeBack.toReversed()], 1),
          lit(pal, light, 0.02, 0.22),
          s.season === 'winter' ? 0.6 : 1,
        ) +
        fill(fruit, local(pal, '#4b3350'), 0.9),
    });
  }
  out += strips
    .toSorted((a, b) => a.order - b.order)
    .map((strip) => strip.markup)
    .join('');
  if (!s.has('no-people')) {
    const x = w * (s.portrait ? 0.4 : 0.42);
    const y = h * 0.79;
    const ink = mix(pal.near, pal.haze, 0.1);
    out +=
      fill(person(x, y, 84 * u, { skirt: true, hat: true }) + person(x + 44 * u, y + 6 * u, 54 * u), ink) +
      fill(
        `M${n(x - 40 * u)} ${n(y)}l${n(-6 * u)} ${n(-22 * u)}h${n(34 * u)}l${n(-6 * u)} ${n(22 * u)}Z`,
        lit(pal, '#b98f56', 0, 0.2),
      ) +
      fill(clump(s, x - 30 * u, y - 24 * u, 15 * u, 8 * u, 8), local(pal, '#5b3d58'));
  }
  return pergola ? out + pergolaFrame(s) : out;
}

function chateau(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const stone = '#e0cba2';
  const slate = '#5f6a72';
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 40 * z, 190 * z, 0.36) : '';
  const dark = shade(pal, '#3d4c34', 0.2, 0.34);
  const light = lit(pal, '#6f7c4c', 0.18, 0.14);
  for (const [dx, tall] of [
    [-190, 80],
    [-166, 104],
    [170, 96],
    [196, 120],
    [220, 84],
  ] as const)
    out += cypress(s, x + dx * z, y + 6 * z, tall * z, dark, light, -1);
  out += gableHouse(s, {
    x: x - 40 * z,
    y,
    gable: 54 * z,
    length: 150 * z,
    wall: 62 * z,
    roof: 40 * z,
    depth: 0.16,
    stone,
    tile: slate,
    side: 1,
    lightOn: 'gable',
    eaves: 6 * z,
    windows: 'plain',
  });
  out +=
    tower(s, x - 104 * z, y, 40 * z, 84 * z, { stone, tile: slate, depth: 0.14, light: -1, spire: 62 * z }) +
    tower(s, x + 122 * z, y - 4 * z, 36 * z, 78 * z, { stone, tile: slate, depth: 0.16, light: -1, spire: 54 * z });
  return out;
}

/** Walled terraces stepping down to a slow river. */
function terraces(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [dark, light] = VINE[s.season];
  const earth = EARTH[s.season];
  let out = '';
  // The river in the gap between two terraced hills.
  const water = h * (s.portrait ? 0.76 : 0.78);
  out += `<rect y="${n(horizon + 80 * u)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, mix(pal.haze, pal.sky[3], 0.4)],
    [0.3, mix(pal.water[0], pal.sky[3], 0.3)],
    [1, pal.water[1]],
  ])}"/>`;
  const side = (dir: -1 | 1, top: number, reach: number, depth: number, levels: number): string => {
    const edge = dir < 0 ? -40 : w + 40;
    const tip = dir < 0 ? reach : w - reach;
    const line = profile(
      s,
      dir < 0
        ? [
            [edge, top],
            [tip * 0.4, top + 40 * u],
            [tip * 0.75, top + (water - top) * 0.5],
            [tip, water],
          ]
        : [
            [tip, water],
            [w - reach * 0.75, top + (water - top) * 0.5],
            [w - reach * 0.4, top + 40 * u],
            [edge, top],
          ],
      5 * u,
      20,
      4,
    );
    const outline = softBelow(line, water);
    let inside = `<path d="${outline}" fill="${s.gradient([
      [0, lit(pal, earth, depth, 0.3)],
      [1, shade(pal, earth, depth, 0.2)],
    ])}"/>`;
    for (let k = 1; k <= levels; k++) {
      const t = k / (levels + 1);
      let band = '';
      const size = u * (5 + 5 * t) * (1.5 - depth);
      for (let x = dir < 0 ? -20 : w - reach; x < (dir < 0 ? reach : w + 20); x += size * 2.2) {
        const crest = heightAt(line, x);
        if (water - crest < 14 * u) continue;
        const y = crest + (water - crest) * t + Math.sin(x / (130 * u) + k) * 5 * u + rng.bell() * size * 0.12;
        band += `${band ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
      }
      const beads = (colour: string, width: number, dy: number, opacity = 1): string =>
        `<path d="${band}" transform="translate(0 ${n(dy)})" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-dasharray="${n(size * 0.35)} ${n(size * 0.9)}" opacity="${opacity}"/>`;
      inside +=
        stroke(band, shade(pal, '#8f7d66', depth, 0.2), size * 0.6) +
        beads(shade(pal, dark, depth, 0.2), size * 1.15, -size * 0.6) +
        beads(lit(pal, light, depth, 0.2), size * 0.5, -size * 0.95, 0.9);
    }
    return s.clip(outline, inside);
  };
  out += side(1, horizon + 40 * u, w * 0.66, 0.42, 8);
  const left = side(-1, horizon + 10 * u, w * 0.62, 0.2, 10);
  out += left;
  // The quinta and its chapel at a bend, white against the slope.
  const qx = w * (s.portrait ? 0.4 : 0.27);
  const qy = water - 78 * u;
  out +=
    (pal.lamps ? s.halo(pal.lamp, qx, qy - 20 * u, 130 * u, 0.4) : '') +
    gableHouse(s, {
      x: qx,
      y: qy,
      gable: 46 * u,
      length: 100 * u,
      wall: 42 * u,
      roof: 18 * u,
      depth: 0.1,
      stone: '#f3ead6',
      tile: '#a5623f',
      side: 1,
      lightOn: 'gable',
      eaves: 6 * u,
      windows: 'plain',
    }) +
    cypress(s, qx - 60 * u, qy + 4 * u, 74 * u, shade(pal, '#3d4c34', 0.16), lit(pal, '#6f7c4c', 0.14, 0.1), -1);
  // A flat-bottomed boat with a square sail and barrels.
  const bx = w * (s.portrait ? 0.6 : 0.58);
  const by = water + 66 * u;
  const ink = mix(pal.near, pal.haze, 0.06);
  out += stroke(
    Array.from(
      { length: 7 },
      (_, i) => `M${n(w * rng.range(0.1, 0.8))} ${n(water + (14 + i * 20) * u)}h${n(u * rng.range(90, 260))}`,
    ).join(''),
    pal.glow,
    2 * u,
    0.4,
  );
  out +=
    fill(
      `M${n(bx - 110 * u)} ${n(by - 16 * u)}Q${n(bx)} ${n(by + 8 * u)} ${n(bx + 130 * u)} ${n(by - 34 * u)}Q${n(bx + 90 * u)} ${n(by + 12 * u)} ${n(bx - 90 * u)} ${n(by + 8 * u)}Z`,
      ink,
    ) +
    fill(
      `M${n(bx - 50 * u)} ${n(by - 46 * u)}q${n(-8 * u)} ${n(-60 * u)} ${n(4 * u)} ${n(-120 * u)}h${n(96 * u)}q${n(20 * u)} ${n(60 * u)} ${n(4 * u)} ${n(116 * u)}Z`,
      lit(pal, '#e8d3a8', 0.02, 0.3),
    ) +
    stroke(`M${n(bx)} ${n(by)}V${n(by - 180 * u)}`, ink, 3 * u);
  for (let i = 0; i < 4; i++)
    out += fill(
      `M${n(bx + (-70 + i * 30) * u)} ${n(by - 6 * u)}q${n(-4 * u)} ${n(-10 * u)} 0 ${n(-22 * u)}h${n(22 * u)}q${n(4 * u)} ${n(12 * u)} 0 ${n(22 * u)}Z`,
      local(pal, '#8a5a38'),
    );
  const near = profile(
    s,
    [
      [-30, h * 0.9],
      [w * 0.4, h * 0.97],
      [w + 30, h * 0.88],
    ],
    8 * u,
    20,
    5,
  );
  const nearInk = mix(shade(pal, dark, 0, 0.4), pal.near, 0.4);
  out += fill(softBelow(near, h + 20), nearInk) + grasses(s, (x) => heightAt(near, x), 0, w, 90, 44 * u, nearInk);
  return (
    out +
    bough(s, {
      x: w + 20,
      y: h * 0.05,
      angle: 2.75,
      length: 360 * u,
      kind: s.season === 'winter' ? 'bare' : 'leaf',
      dark: 0.5,
      leaf: 32 * u,
      tones: [dark, light, light],
    })
  );
}

/** A pergola covered with vines in the foreground, with a table under it. */
function pergolaFrame(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const [dark, light] = VINE[s.season];
  const wood = mix(shade(pal, '#5d4a36', 0, 0.5), pal.near, 0.4);
  const beam = h * 0.1;
  let out = '';
  for (const x of s.portrait ? [w * 0.05, w * 0.93] : [w * 0.04, w * 0.945])
    out += fill(
      poly([
        [x, h + 10],
        [x, beam],
        [x + 26 * u, beam],
        [x + 26 * u, h + 10],
      ]),
      wood,
    );
  out += fill(`M-10 ${n(beam - 16 * u)}H${w + 10}v${n(24 * u)}H-10Z`, wood);
  for (let i = 0; i < 9; i++)
    out += fill(
      poly([
        [(w * i) / 8 - 20 * u, -10],
        [(w * i) / 8 + 4 * u, -10],
        [(w * i) / 8 + 20 * u, beam + 4 * u],
        [(w * i) / 8, beam + 4 * u],
      ]),
      wood,
    );
  let a = '';
  let b = '';
  let grapes = '';
  const count = s.season === 'winter' ? 16 : 90;
  for (let i = 0; i < count; i++) {
    const x = rng() * w;
    const edge = Math.abs(x / w - 0.5) * 2;
    const y = beam - 40 * u + rng() ** 1.4 * u * (80 + 150 * edge ** 3);
    const r = u * rng.range(17, 32);
    a += clump(s, x, y, r, r * 0.8, 7);
    b += clump(s, x - r * 0.2, y - r * 0.25, r * 0.5, r * 0.3, 6);
    if (i % 9 === 0)
      for (let g = 0; g < 12; g++)
        grapes += `M${n(x + ((g % 4) - 1.5) * 7 * u)} ${n(y + r + Math.floor(g / 4) * 9 * u)}a${n(5 * u)} ${n(5 * u)} 0 1 1 ${n(10 * u)} 0a${n(5 * u)} ${n(5 * u)} 0 1 1 ${n(-10 * u)} 0Z`;
  }
  return (
    out +
    fill(a, mix(shade(pal, dark, 0, 0.4), pal.near, 0.36)) +
    fill(b, mix(lit(pal, light, 0, 0.14), pal.near, 0.25)) +
    fill(s.season === 'winter' ? '' : grapes, mix(local(pal, '#4b3350'), pal.near, 0.2))
  );
}
