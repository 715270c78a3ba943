import { mix } from '../../core/colour.ts';
import { fill, heightAt, coord, poly, round, softBelow, stroke, type Point } from '../../core/path.ts';
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
export function vineyard(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.42 : rng.range(0.4, 0.46));
  const sunX = sunAcross(stage, 0.16, 0.3, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 230 : rng.range(60, 130)),
    r: 54 * unit,
    horizon: horizon + 40 * unit,
  });
  for (let i = 0; i < 3; i++) {
    const y = horizon - (30 - i * 30) * unit;
    const line = profile(
      stage,
      [
        [-30, y - rng.range(0, 40) * unit],
        [width * 0.3, y - rng.range(10, 60) * unit],
        [width * 0.62, y + 10 * unit],
        [width + 30, y - rng.range(10, 60) * unit],
      ],
      12 * unit,
      20,
      4,
    );
    const ink = mix(palette.haze, palette.shadow, 0.1 + i * 0.1);
    out +=
      `<path d="${softBelow(line, horizon + 120 * unit)}" fill="${stage.gradient([
        [0, ink],
        [1, mix(ink, palette.sky[3], 0.55)],
      ])}"/>` + mist(stage, y + 50 * unit, 10 * unit, 2, 0.22);
  }
  if (view === 1) return out + terraces(stage, horizon);
  return out + rows(stage, horizon, view === 2);
}

/** Rows that meet at one point on the hill, with leaves in clumps and earth between them. */
function rows(stage: Stage, horizon: number, pergola: boolean): string {
  const { width, height, unit, rng, palette } = stage;
  const [dark, light] = VINE[stage.season];
  const earth = EARTH[stage.season];
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.6, 0.7));
  const crest = profile(
    stage,
    [
      [-40, horizon + 100 * unit],
      [cx - width * 0.3, horizon + 64 * unit],
      [cx, horizon + 30 * unit],
      [cx + width * 0.32, horizon + 70 * unit],
      [width + 40, horizon + 90 * unit],
    ],
    4 * unit,
    22,
    3,
  );
  let out = chateau(stage, cx, heightAt(crest, cx) + 16 * unit, stage.portrait ? 1.15 : 1.1);
  out += `<path d="${softBelow(crest, height + 20)}" fill="${stage.gradient([
    [0, lit(palette, earth, 0.24, 0.34)],
    [0.4, local(palette, earth, 0.06)],
    [1, shade(palette, earth, 0, 0.3)],
  ])}"/>`;
  // Each row is a strip from a point near the crest to the bottom of the picture.
  const count = stage.portrait ? 9 : 13;
  const vx = cx + rng.range(-40, 40) * unit;
  const strips: { markup: string; order: number }[] = [];
  for (let i = 0; i < count; i++) {
    const f = (i + 0.5) / count;
    const bx = width * (-0.75 + 2.5 * f);
    const left: Point[] = [];
    const right: Point[] = [];
    const ridge: Point[] = [];
    const ridgeBack: Point[] = [];
    const shadow: Point[] = [];
    let posts = '';
    let fruit = '';
    for (let k = 0; k <= 44; k++) {
      const t = (k / 44) ** 1.75;
      const x = vx + (f - 0.5) * 420 * unit + (bx - vx - (f - 0.5) * 420 * unit) * t;
      const y0 = heightAt(crest, Math.max(0, Math.min(width, x))) + 12 * unit;
      const y = y0 + (height * 1.08 - y0) * t;
      if (x < -220 * unit || x > width + 220 * unit) continue;
      const size = unit * (6 + 64 * t);
      const lean = (bx - vx) / width;
      left.push([x - size * rng.range(0.6, 0.95), y - size * (k % 2 ? 0.2 : 0.95)]);
      right.push([x + size * rng.range(0.6, 0.95), y - size * (k % 2 ? 0.3 : 1)]);
      ridge.push([x - size * (0.5 + lean * 0.2) * rng.range(0.8, 1.1), y - size * (k % 2 ? 0.95 : 1.4)]);
      ridgeBack.push([x + size * (0.18 - lean * 0.2) * rng.range(0.6, 1.1), y - size * (k % 2 ? 1 : 1.5)]);
      shadow.push([x + size * 1.9, y + size * 0.1]);
      if (k % 7 === 0)
        posts += `M${coord(x - size * 0.05)} ${coord(y + size * 0.1)}v${coord(-size * 2)}h${coord(size * 0.1)}v${coord(size * 2)}Z`;
      if ((stage.season === 'autumn' || stage.season === 'summer') && t > 0.34 && k % 4 === 0)
        fruit += clump(stage, x, y - size * 0.5, size * 0.13, size * 0.2, 6);
    }
    if (left.length < 3) continue;
    strips.push({
      order: -Math.abs(bx - width / 2),
      markup:
        fill(poly([...left, ...shadow.toReversed()], 1), palette.shadow, 0.22) +
        fill(posts, shade(palette, '#6d573f', 0, 0.4)) +
        fill(round([...left, ...right.toReversed()], 1), shade(palette, dark, 0.02, 0.24)) +
        fill(
          round([...ridge, ...ridgeBack.toReversed()], 1),
          lit(palette, light, 0.02, 0.22),
          stage.season === 'winter' ? 0.6 : 1,
        ) +
        fill(fruit, local(palette, '#4b3350'), 0.9),
    });
  }
  out += strips
    .toSorted((a, b) => a.order - b.order)
    .map((strip) => strip.markup)
    .join('');
  if (!stage.has('no-people')) {
    const x = width * (stage.portrait ? 0.4 : 0.42);
    const y = height * 0.79;
    const ink = mix(palette.near, palette.haze, 0.1);
    out +=
      fill(person(x, y, 84 * unit, { skirt: true, hat: true }) + person(x + 44 * unit, y + 6 * unit, 54 * unit), ink) +
      fill(
        `M${coord(x - 40 * unit)} ${coord(y)}l${coord(-6 * unit)} ${coord(-22 * unit)}h${coord(34 * unit)}l${coord(-6 * unit)} ${coord(22 * unit)}Z`,
        lit(palette, '#b98f56', 0, 0.2),
      ) +
      fill(clump(stage, x - 30 * unit, y - 24 * unit, 15 * unit, 8 * unit, 8), local(palette, '#5b3d58'));
  }
  return pergola ? out + pergolaFrame(stage) : out;
}

function chateau(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const stone = '#e0cba2';
  const slate = '#5f6a72';
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 40 * size, 190 * size, 0.36) : '';
  const dark = shade(palette, '#3d4c34', 0.2, 0.34);
  const light = lit(palette, '#6f7c4c', 0.18, 0.14);
  for (const [dx, tall] of [
    [-190, 80],
    [-166, 104],
    [170, 96],
    [196, 120],
    [220, 84],
  ] as const)
    out += cypress(stage, x + dx * size, y + 6 * size, tall * size, dark, light, -1);
  out += gableHouse(stage, {
    x: x - 40 * size,
    y,
    gable: 54 * size,
    length: 150 * size,
    wall: 62 * size,
    roof: 40 * size,
    depth: 0.16,
    stone,
    tile: slate,
    side: 1,
    lightOn: 'gable',
    eaves: 6 * size,
    windows: 'plain',
  });
  out +=
    tower(stage, x - 104 * size, y, 40 * size, 84 * size, {
      stone,
      tile: slate,
      depth: 0.14,
      light: -1,
      spire: 62 * size,
    }) +
    tower(stage, x + 122 * size, y - 4 * size, 36 * size, 78 * size, {
      stone,
      tile: slate,
      depth: 0.16,
      light: -1,
      spire: 54 * size,
    });
  return out;
}

/** Walled terraces stepping down to a slow river. */
function terraces(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const [dark, light] = VINE[stage.season];
  const earth = EARTH[stage.season];
  let out = '';
  // The river in the gap between two terraced hills.
  const water = height * (stage.portrait ? 0.76 : 0.78);
  out += `<rect y="${coord(horizon + 80 * unit)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient(
    [
      [0, mix(palette.haze, palette.sky[3], 0.4)],
      [0.3, mix(palette.water[0], palette.sky[3], 0.3)],
      [1, palette.water[1]],
    ],
  )}"/>`;
  const side = (dir: -1 | 1, top: number, reach: number, depth: number, levels: number): string => {
    const edge = dir < 0 ? -40 : width + 40;
    const tip = dir < 0 ? reach : width - reach;
    const line = profile(
      stage,
      dir < 0
        ? [
            [edge, top],
            [tip * 0.4, top + 40 * unit],
            [tip * 0.75, top + (water - top) * 0.5],
            [tip, water],
          ]
        : [
            [tip, water],
            [width - reach * 0.75, top + (water - top) * 0.5],
            [width - reach * 0.4, top + 40 * unit],
            [edge, top],
          ],
      5 * unit,
      20,
      4,
    );
    const outline = softBelow(line, water);
    let inside = `<path d="${outline}" fill="${stage.gradient([
      [0, lit(palette, earth, depth, 0.3)],
      [1, shade(palette, earth, depth, 0.2)],
    ])}"/>`;
    for (let k = 1; k <= levels; k++) {
      const t = k / (levels + 1);
      let band = '';
      const size = unit * (5 + 5 * t) * (1.5 - depth);
      for (let x = dir < 0 ? -20 : width - reach; x < (dir < 0 ? reach : width + 20); x += size * 2.2) {
        const crest = heightAt(line, x);
        if (water - crest < 14 * unit) continue;
        const y = crest + (water - crest) * t + Math.sin(x / (130 * unit) + k) * 5 * unit + rng.bell() * size * 0.12;
        band += `${band ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
      }
      const beads = (colour: string, width: number, dy: number, opacity = 1): string =>
        `<path d="${band}" transform="translate(0 ${coord(dy)})" fill="none" stroke="${colour}" stroke-width="${coord(width)}" stroke-linecap="round" stroke-dasharray="${coord(size * 0.35)} ${coord(size * 0.9)}" opacity="${opacity}"/>`;
      inside +=
        stroke(band, shade(palette, '#8f7d66', depth, 0.2), size * 0.6) +
        beads(shade(palette, dark, depth, 0.2), size * 1.15, -size * 0.6) +
        beads(lit(palette, light, depth, 0.2), size * 0.5, -size * 0.95, 0.9);
    }
    return stage.clip(outline, inside);
  };
  out += side(1, horizon + 40 * unit, width * 0.66, 0.42, 8);
  const left = side(-1, horizon + 10 * unit, width * 0.62, 0.2, 10);
  out += left;
  // The quinta and its chapel at a bend, white against the slope.
  const qx = width * (stage.portrait ? 0.4 : 0.27);
  const qy = water - 78 * unit;
  out +=
    (palette.lamps ? stage.halo(palette.lamp, qx, qy - 20 * unit, 130 * unit, 0.4) : '') +
    gableHouse(stage, {
      x: qx,
      y: qy,
      gable: 46 * unit,
      length: 100 * unit,
      wall: 42 * unit,
      roof: 18 * unit,
      depth: 0.1,
      stone: '#f3ead6',
      tile: '#a5623f',
      side: 1,
      lightOn: 'gable',
      eaves: 6 * unit,
      windows: 'plain',
    }) +
    cypress(
      stage,
      qx - 60 * unit,
      qy + 4 * unit,
      74 * unit,
      shade(palette, '#3d4c34', 0.16),
      lit(palette, '#6f7c4c', 0.14, 0.1),
      -1,
    );
  // A flat-bottomed boat with a square sail and barrels.
  const bx = width * (stage.portrait ? 0.6 : 0.58);
  const by = water + 66 * unit;
  const ink = mix(palette.near, palette.haze, 0.06);
  out += stroke(
    Array.from(
      { length: 7 },
      (_, i) =>
        `M${coord(width * rng.range(0.1, 0.8))} ${coord(water + (14 + i * 20) * unit)}h${coord(unit * rng.range(90, 260))}`,
    ).join(''),
    palette.glow,
    2 * unit,
    0.4,
  );
  out +=
    fill(
      `M${coord(bx - 110 * unit)} ${coord(by - 16 * unit)}Q${coord(bx)} ${coord(by + 8 * unit)} ${coord(bx + 130 * unit)} ${coord(by - 34 * unit)}Q${coord(bx + 90 * unit)} ${coord(by + 12 * unit)} ${coord(bx - 90 * unit)} ${coord(by + 8 * unit)}Z`,
      ink,
    ) +
    fill(
      `M${coord(bx - 50 * unit)} ${coord(by - 46 * unit)}q${coord(-8 * unit)} ${coord(-60 * unit)} ${coord(4 * unit)} ${coord(-120 * unit)}h${coord(96 * unit)}q${coord(20 * unit)} ${coord(60 * unit)} ${coord(4 * unit)} ${coord(116 * unit)}Z`,
      lit(palette, '#e8d3a8', 0.02, 0.3),
    ) +
    stroke(`M${coord(bx)} ${coord(by)}V${coord(by - 180 * unit)}`, ink, 3 * unit);
  for (let i = 0; i < 4; i++)
    out += fill(
      `M${coord(bx + (-70 + i * 30) * unit)} ${coord(by - 6 * unit)}q${coord(-4 * unit)} ${coord(-10 * unit)} 0 ${coord(-22 * unit)}h${coord(22 * unit)}q${coord(4 * unit)} ${coord(12 * unit)} 0 ${coord(22 * unit)}Z`,
      local(palette, '#8a5a38'),
    );
  const near = profile(
    stage,
    [
      [-30, height * 0.9],
      [width * 0.4, height * 0.97],
      [width + 30, height * 0.88],
    ],
    8 * unit,
    20,
    5,
  );
  const nearInk = mix(shade(palette, dark, 0, 0.4), palette.near, 0.4);
  out +=
    fill(softBelow(near, height + 20), nearInk) +
    grasses(stage, (x) => heightAt(near, x), 0, width, 90, 44 * unit, nearInk);
  return (
    out +
    bough(stage, {
      x: width + 20,
      y: height * 0.05,
      angle: 2.75,
      length: 360 * unit,
      kind: stage.season === 'winter' ? 'bare' : 'leaf',
      dark: 0.5,
      leaf: 32 * unit,
      tones: [dark, light, light],
    })
  );
}

/** A pergola covered with vines in the foreground, with a table under it. */
function pergolaFrame(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const [dark, light] = VINE[stage.season];
  const wood = mix(shade(palette, '#5d4a36', 0, 0.5), palette.near, 0.4);
  const beam = height * 0.1;
  let out = '';
  for (const x of stage.portrait ? [width * 0.05, width * 0.93] : [width * 0.04, width * 0.945])
    out += fill(
      poly([
        [x, height + 10],
        [x, beam],
        [x + 26 * unit, beam],
        [x + 26 * unit, height + 10],
      ]),
      wood,
    );
  out += fill(`M-10 ${coord(beam - 16 * unit)}H${width + 10}v${coord(24 * unit)}H-10Z`, wood);
  for (let i = 0; i < 9; i++)
    out += fill(
      poly([
        [(width * i) / 8 - 20 * unit, -10],
        [(width * i) / 8 + 4 * unit, -10],
        [(width * i) / 8 + 20 * unit, beam + 4 * unit],
        [(width * i) / 8, beam + 4 * unit],
      ]),
      wood,
    );
  let a = '';
  let b = '';
  let grapes = '';
  const count = stage.season === 'winter' ? 16 : 90;
  for (let i = 0; i < count; i++) {
    const x = rng() * width;
    const edge = Math.abs(x / width - 0.5) * 2;
    const y = beam - 40 * unit + rng() ** 1.4 * unit * (80 + 150 * edge ** 3);
    const r = unit * rng.range(17, 32);
    a += clump(stage, x, y, r, r * 0.8, 7);
    b += clump(stage, x - r * 0.2, y - r * 0.25, r * 0.5, r * 0.3, 6);
    if (i % 9 === 0)
      for (let g = 0; g < 12; g++)
        grapes += `M${coord(x + ((g % 4) - 1.5) * 7 * unit)} ${coord(y + r + Math.floor(g / 4) * 9 * unit)}a${coord(5 * unit)} ${coord(5 * unit)} 0 1 1 ${coord(10 * unit)} 0a${coord(5 * unit)} ${coord(5 * unit)} 0 1 1 ${coord(-10 * unit)} 0Z`;
  }
  return (
    out +
    fill(a, mix(shade(palette, dark, 0, 0.4), palette.near, 0.36)) +
    fill(b, mix(lit(palette, light, 0, 0.14), palette.near, 0.25)) +
    fill(stage.season === 'winter' ? '' : grapes, mix(local(palette, '#4b3350'), palette.near, 0.2))
  );
}
