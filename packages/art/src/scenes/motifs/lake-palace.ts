import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';

const MARBLE = '#f1e8d6';

/** A white palace in its lake, dry hills with a fort, steps in the foreground, and paper boats on the water. */
export function lakePalace(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.53 : 0.54);
  const sunX = sunAcross(stage, 0.16, 0.26, 0.26);
  let out = drawSky(stage, {
    x: sunX,
    y: water - unit * (stage.hour === 'noon' ? 380 : rng.range(270, 320)),
    r: 48 * unit,
    horizon: water,
  });
  out += hills(stage, water);
  out += `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.4)],
    [0.5, mix(palette.water[0], palette.water[1], 0.5)],
    [1, palette.water[1]],
  ])}"/>`;
  const x = width * (stage.wide ? 0.74 : stage.portrait ? 0.54 : 0.57);
  const z = unit * (stage.portrait ? 0.92 : stage.wide ? 0.96 : 1.2);
  const { above, below } = reflect(
    stage,
    palace(stage, x, water + 26 * unit, z),
    water + 26 * unit,
    stage.hour === 'night' ? 0.34 : 0.42,
    0.8,
  );
  out += below + above;
  out += ripples(stage, water + 30 * unit, height, palette.water[0], 50, 0.34);
  out += glints(stage, {
    top: water + 30 * unit,
    bottom: height,
    x: sunX,
    colour: palette.glow,
    count: 54,
    spread: 120,
    length: 150,
  });
  out += barge(
    stage,
    width * (stage.wide ? 0.58 : stage.portrait ? 0.24 : 0.2),
    water + 120 * unit,
    unit * (stage.portrait ? 0.86 : 0.9),
  );
  out += ghat(stage);
  return out + birds(stage, x - 250 * unit, water - 330 * unit, 6, 15 * unit, mix(palette.near, palette.haze, 0.4));
}

/** Dry hills, the nearest with a fort along its crest. */
function hills(stage: Stage, water: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  const dry = { spring: '#8f8a62', summer: '#8a7f58', autumn: '#7f8a5c', winter: '#948868' }[stage.season];
  for (let i = 0; i < 3; i++) {
    const y = water + 6;
    const tall = unit * (230 - i * 60);
    const pts: Point[] = Array.from({ length: 7 }, (_, k): Point => [
      width * (-0.05 + k * 0.185),
      y - tall * ((k + i) % 2 ? rng.range(0.55, 0.78) : rng.range(0.24, 0.42)),
    ]);
    // The fort's own hill.
    if (i === 1) pts[stage.wide ? 3 : 1] = [width * (stage.wide ? 0.53 : 0.15), y - 216 * unit];
    const line = profile(stage, pts, 10 * unit, 14, 8);
    const ink = shade(palette, mix('#7f8688', dry, i * 0.4), 0.6 - i * 0.13, 0.14);
    out += `<path d="${softBelow(line, y)}" fill="${stage.gradient([
      [0, ink],
      [1, mix(ink, palette.sky[3], 0.62)],
    ])}"/>`;
    if (i === 1) out += fort(stage, line, width * (stage.wide ? 0.53 : 0.15), ink);
  }
  let trees = '';
  for (let x = 0; x < width; x += 26 * unit)
    trees += clump(stage, x, water + 2, unit * rng.range(16, 36), unit * rng.range(8, 22), 8);
  return (
    out +
    veil(stage, water - 90 * unit, water, 0.24, palette.sky[3]) +
    fill(trees, shade(palette, '#5d6c4c', 0.4, 0.2)) +
    mist(stage, water - 14 * unit, 8 * unit, 4, 0.4)
  );
}

/** Walls along the crest, round bastions, and one square gatehouse. */
function fort(stage: Stage, line: readonly Point[], x: number, ink: string): string {
  const { unit, palette } = stage;
  const wall = mix(ink, palette.shadow, 0.13);
  const half = 156 * unit;
  const top: Point[] = [];
  const foot: Point[] = [];
  for (let dx = -half; dx <= half; dx += 12 * unit) {
    const ground = heightAt(line, x + dx);
    const y = ground - 17 * unit;
    top.push(
      [x + dx, y],
      [x + dx + 6 * unit, y],
      [x + dx + 6 * unit, y + 4 * unit],
      [x + dx + 12 * unit, y + 4 * unit],
    );
    foot.unshift([x + dx, ground + 7 * unit]);
  }
  let towers = '';
  for (const dx of [-150, -84, 70, 146]) {
    const y = heightAt(line, x + dx * unit);
    towers += `M${coord(x + (dx - 13) * unit)} ${coord(y + 12 * unit)}L${coord(x + (dx - 10) * unit)} ${coord(y - 30 * unit)}h${coord(20 * unit)}L${coord(x + (dx + 13) * unit)} ${coord(y + 12 * unit)}Z`;
  }
  const y = heightAt(line, x);
  towers +=
    rect(x - 32 * unit, y - 46 * unit, 64 * unit, 60 * unit) + rect(x - 20 * unit, y - 60 * unit, 40 * unit, 20 * unit);
  for (const dx of [-26, 0, 26]) towers += domelet(x + dx * unit, y - (dx ? 46 : 60) * unit, 9 * unit);
  return (
    fill(poly([...top, ...foot]), wall) +
    fill(towers, wall) +
    (palette.lamps
      ? fill(
          rect(x - 5 * unit, y - 24 * unit, 10 * unit, 16 * unit) +
            rect(x - 82 * unit, y - 2 * unit, 5 * unit, 8 * unit),
          palette.lamp,
          0.9,
        )
      : '')
  );
}

/** The outline of an onion dome with its finial, standing on `y`. */
const domelet = (x: number, y: number, radius: number): string =>
  `M${coord(x - radius)} ${coord(y)}C${coord(x - radius * 1.3)} ${coord(y - radius * 0.9)} ${coord(x - radius * 0.5)} ${coord(y - radius * 1.25)} ${coord(x)} ${coord(y - radius * 1.9)}C${coord(x + radius * 0.5)} ${coord(y - radius * 1.25)} ${coord(x + radius * 1.3)} ${coord(y - radius * 0.9)} ${coord(x + radius)} ${coord(y)}Z`;

/** A domed kiosk on slender posts. */
function chhatri(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const face = lit(palette, MARBLE, 0.08, 0.24);
  const dim = shade(palette, MARBLE, 0.08, 0.4);
  const gap = palette.lamps ? mix(palette.lamp, dim, 0.25) : mix(dim, palette.sky[3], 0.3);
  let posts = '';
  for (const d of [-1, -0.36, 0.36, 1])
    posts += rect(x + d * scale - scale * 0.09, y - scale * 1.3, scale * 0.18, scale * 1.3);
  const dome = domelet(x, y - scale * 1.52, scale * 0.96);
  return (
    fill(rect(x - scale, y - scale * 1.3, scale * 2, scale * 1.3), gap, 0.75) +
    fill(posts + rect(x - scale * 1.2, y - scale * 0.34, scale * 2.4, scale * 0.34), face) +
    fill(
      poly([
        [x - scale * 1.5, y - scale * 1.24],
        [x - scale * 1.05, y - scale * 1.52],
        [x + scale * 1.05, y - scale * 1.52],
        [x + scale * 1.5, y - scale * 1.24],
      ]),
      dim,
    ) +
    fill(dome, face) +
    stage.clip(dome, fill(rect(x + scale * 0.1, y - scale * 4, scale * 2, scale * 3), dim, 0.7)) +
    fill(rect(x - scale * 0.04, y - scale * 3.9, scale * 0.08, scale * 0.7), lit(palette, '#baa57e', 0, 0.3))
  );
}

/** A row of cusped arches in a wall. */
function arches(x0: number, x1: number, y: number, tall: number, count: number): string {
  const bay = (x1 - x0) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = x0 + bay * (i + 0.18);
    const b = x0 + bay * (i + 0.82);
    const m = (a + b) / 2;
    const k = b - a;
    const spring = y - tall + k * 0.62;
    d += `M${coord(a)} ${coord(y)}V${coord(spring)}q${coord(k * 0.02)} ${coord(-k * 0.26)} ${coord(k * 0.2)} ${coord(-k * 0.28)}q${coord(k * 0.04)} ${coord(-k * 0.22)} ${coord(m - a - k * 0.2)} ${coord(-k * 0.34)}q${coord(k * 0.26)} ${coord(k * 0.12)} ${coord(k * 0.3)} ${coord(k * 0.34)}q${coord(k * 0.18)} ${coord(k * 0.02)} ${coord(b - m - k * 0.3)} ${coord(k * 0.28)}V${coord(y)}Z`;
  }
  return d;
}

/** The palace: a terrace on the water, an arcade, set-back storeys, kiosks on every corner, a garden court. */
function palace(stage: Stage, x: number, y: number, z: number): string {
  const { rng, palette } = stage;
  const face = lit(palette, MARBLE, 0.1, 0.26);
  const dim = shade(palette, MARBLE, 0.1, 0.34);
  const deep = shade(palette, '#b9a88c', 0.1, 0.4);
  const glow = palette.lamps ? palette.lamp : mix(deep, palette.shadow, 0.2);
  const R = (dx: number, dy: number, wide: number, tall: number): string =>
    rect(x + dx * z, y - (dy + tall) * z, wide * z, tall * z);
  const A = (dx: number, wide: number, dy: number, tall: number, count: number): string =>
    arches(x + dx * z, x + (dx + wide) * z, y - dy * z, tall * z, count);
  let garden = '';
  let light = '';
  for (const [dx, dy, r] of [
    [-250, 92, 46],
    [-196, 100, 40],
    [206, 104, 48],
    [262, 90, 44],
    [-140, 130, 32],
    [140, 130, 34],
  ] as const) {
    garden += clump(stage, x + dx * z, y - dy * z, r * z, r * 0.92 * z, 12);
    light += clump(stage, x + (dx - 10) * z, y - (dy + 14) * z, r * 0.6 * z, r * 0.4 * z, 9);
  }
  let out = fill(garden, shade(palette, '#4f6548', 0.16, 0.3)) + fill(light, local(palette, '#7d9162', 0.16));
  // The keep with three storeys, then the wings, then the terrace in the water.
  out += fill(R(-96, 60, 192, 128), face) + fill(R(20, 60, 76, 128), dim, 0.5);
  out += fill(A(-84, 168, 128, 46, 5), glow) + fill(R(-104, 122, 208, 7) + R(-104, 184, 208, 8), dim);
  out += fill(R(-46, 188, 92, 44), face) + fill(A(-38, 76, 192, 34, 3), glow) + fill(R(-54, 228, 108, 7), dim);
  out +=
    chhatri(stage, x, y - 235 * z, 26 * z) +
    chhatri(stage, x - 84 * z, y - 192 * z, 15 * z) +
    chhatri(stage, x + 84 * z, y - 192 * z, 15 * z);
  for (const side of [-1, 1]) {
    const a = side < 0 ? -330 : 96;
    out +=
      fill(R(a, 20, 234, 66), face) +
      fill(A(a + 8, 218, 24, 46, 8), glow, 0.92) +
      fill(R(a - 6, 80, 246, 7), dim) +
      fill(R(a, 86, 234, 9), face);
    // A balcony with a curved roof.
    const b = a + 117;
    out += fill(R(b - 30, 74, 60, 48), face) + fill(A(b - 24, 48, 82, 32, 2), glow) + fill(R(b - 36, 70, 72, 8), dim);
    out += fill(
      `M${coord(x + (b - 40) * z)} ${coord(y - 118 * z)}Q${coord(x + b * z)} ${coord(y - 168 * z)} ${coord(x + (b + 40) * z)} ${coord(y - 118 * z)}Q${coord(x + b * z)} ${coord(y - 132 * z)} ${coord(x + (b - 40) * z)} ${coord(y - 118 * z)}Z`,
      dim,
    );
    out +=
      chhatri(stage, x + side * 322 * z, y - 94 * z, 17 * z) + chhatri(stage, x + side * 106 * z, y - 94 * z, 12 * z);
  }
  out += fill(R(-372, 0, 744, 22), dim) + fill(R(-372, 19, 744, 6), face);
  out += fill(A(-366, 300, 0, 16, 16) + A(66, 300, 0, 16, 16), deep, 0.6);
  // The water gate and its steps.
  out += fill(R(-64, 0, 128, 74), face) + fill(A(-50, 100, 8, 60, 1), glow) + fill(R(-70, 72, 140, 7), dim);
  for (let i = 0; i < 4; i++) out += fill(R(-76 - i * 8, 10 - i * 4, 152 + i * 16, 4), i % 2 ? dim : face);
  if (palette.lamps) {
    out += stage.halo(palette.lamp, x, y - 40 * z, 150 * z, 0.6);
    let lamps = '';
    for (let i = 0; i < 19; i++) lamps += disc(x + (-360 + i * 40 + rng.bell() * 2) * z, y - 28 * z, 2.4 * z);
    out += fill(lamps, palette.lamp);
  }
  return (
    out +
    (stage.has('no-people')
      ? ''
      : fill(
          person(x + 54 * z, y - 14 * z, 30 * z, { skirt: true }) + person(x + 70 * z, y - 14 * z, 19 * z),
          mix(palette.near, palette.haze, 0.2),
        ))
  );
}

/** A long boat with a canopy, poled across to the water gate. */
function barge(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const point = (dx: number, dy: number): string => `${coord(x + dx * size)} ${coord(y - dy * size)}`;
  const ink = mix(palette.near, palette.haze, 0.08);
  const people = stage.has('no-people')
    ? ''
    : fill(person(x - 96 * size, y - 6 * size, 78 * size, { arm: 1 }), ink) +
      stroke(`M${point(-72, 78)}L${point(-112, -30)}`, ink, 2.6 * size) +
      fill(person(x - 6 * size, y + 12 * size, 50 * size) + person(x + 26 * size, y + 12 * size, 40 * size), ink);
  return (
    fill(lens(x, y + 14 * size, 330 * size, 14 * size), palette.water[1], 0.5) +
    people +
    stroke(`M${point(-36, 4)}V${coord(y - 62 * size)}M${point(66, 4)}V${coord(y - 62 * size)}`, ink, 2.6 * size) +
    fill(
      `M${point(-50, 58)}Q${point(15, 92)} ${point(80, 58)}L${point(78, 50)}Q${point(68, 58)} ${point(58, 50)}T${point(38, 50)}T${point(18, 50)}T${point(-2, 50)}T${point(-22, 50)}T${point(-48, 50)}Z`,
      local(palette, '#b8503a', 0.04),
    ) +
    fill(
      `M${point(-150, 34)}Q${point(-110, 2)} ${point(-60, 2)}H${coord(x + 80 * size)}Q${point(120, 4)} ${point(156, 40)}Q${point(130, -14)} ${point(84, -16)}H${coord(x - 70 * size)}Q${point(-124, -14)} ${point(-150, 34)}Z`,
      shade(palette, '#6d4a34', 0.02, 0.3),
    ) +
    stroke(
      `M${point(-148, 33)}Q${point(-110, 4)} ${point(-60, 4)}H${coord(x + 80 * size)}Q${point(120, 6)} ${point(154, 39)}`,
      lit(palette, '#d9b06c', 0.02, 0.2),
      3.4 * size,
    ) +
    (palette.lamps
      ? stage.halo(palette.lamp, x + 15 * size, y - 46 * size, 70 * size, 0.8) +
        fill(disc(x + 15 * size, y - 46 * size, 5 * size), palette.lamp)
      : '')
  );
}

/** Stone steps down into the lake, a kiosk at their end, a child launching paper boats. */
function ghat(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const x0 = width * (stage.wide ? 0.66 : stage.portrait ? 0.3 : 0.48);
  const stone = (t: number): string => mix(shade(palette, '#a08a6c', 0, 0.36 + t * 0.2), palette.near, 0.2 + t * 0.3);
  let out = '';
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const y = height - (rows - i) * 34 * unit - 10 * unit;
    const x = x0 - 60 * unit + (rows - i) * 66 * unit;
    out +=
      fill(
        poly([
          [x, y],
          [width + 10, y - 14 * unit],
          [width + 10, y + 12 * unit],
          [x - 16 * unit, y + 16 * unit],
        ]),
        mix(stone(i / rows), palette.glow, stage.hour === 'night' ? 0.1 : 0.26),
      ) +
      fill(
        poly([
          [x - 16 * unit, y + 16 * unit],
          [width + 10, y + 12 * unit],
          [width + 10, height + 10],
          [x - 40 * unit, height + 10],
        ]),
        stone(i / rows),
      );
  }
  out += pavilion(
    stage,
    width * (stage.portrait ? 0.93 : 0.92),
    height - 176 * unit,
    unit * (stage.portrait ? 92 : 88),
  );
  const white = lit(palette, '#fbf5e6', 0, 0.4);
  const fold = shade(palette, '#cfc6b4', 0, 0.2);
  // The paper boats, the last one close to the child's hand; at dark each carries a flame.
  const fleet = stage.portrait ? 6 : 7;
  for (let i = 0; i < fleet; i++) {
    const t = i / (fleet - 1);
    const bx = x0 - unit * (10 + t * (stage.portrait ? 250 : 420)) + rng.bell() * 22 * unit;
    const by = height - unit * (64 + 190 * t ** 0.8) + rng.bell() * 12 * unit;
    const size = unit * (30 - 15 * t);
    out +=
      fill(lens(bx, by + size * 0.1, size * 2.6, size * 0.2), palette.water[1], 0.5) +
      (palette.lamps ? stage.halo(palette.lamp, bx, by - size * 0.7, size * 2.6, 0.6) : '') +
      fill(
        poly([
          [bx - size * 0.36, by - size * 0.3],
          [bx, by - size * 1.1],
          [bx + size * 0.36, by - size * 0.3],
        ]),
        fold,
      ) +
      fill(
        poly([
          [bx - size * 1.1, by - size * 0.66],
          [bx - size * 0.6, by],
          [bx + size * 0.6, by],
          [bx + size * 1.1, by - size * 0.66],
          [bx + size * 0.3, by - size * 0.3],
          [bx - size * 0.3, by - size * 0.3],
        ]),
        white,
      );
  }
  if (stage.has('no-people')) return out;
  const ink = mix(palette.near, palette.haze, 0.03);
  const px = x0 + 196 * unit;
  const py = height - 74 * unit;
  return out + woman(stage, px, py, 176 * unit, ink) + crouching(px - 118 * unit, py + 6 * unit, 92 * unit, ink);
}

/** A woman in a sari. */
function woman(stage: Stage, x: number, y: number, tall: number, ink: string): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * tall)} ${coord(y - dy * tall)}`;
  const cloth = mix(local(palette, '#a8443a'), ink, 0.34);
  return (
    fill(person(x, y, tall, { skirt: true }), ink) +
    fill(
      `M${point(-0.07, 0.6)}L${point(-0.13, 0.02)}Q${point(0, -0.02)} ${point(0.13, 0.02)}L${point(0.08, 0.6)}Z`,
      cloth,
    ) +
    fill(
      `M${point(0.1, 0.84)}Q${point(0.02, 0.74)} ${point(-0.1, 0.62)}L${point(-0.09, 0.54)}Q${point(0.06, 0.62)} ${point(0.14, 0.76)}Q${point(0.2, 0.5)} ${point(0.17, 0.26)}L${point(0.1, 0.3)}Q${point(0.12, 0.6)} ${point(0.02, 0.84)}Z`,
      mix(cloth, palette.glow, 0.16),
    ) +
    fill(disc(x + tall * 0.06, y - tall * 0.93, tall * 0.035), ink)
  );
}

/** A child crouching at the edge, with one arm out over the water. */
function crouching(x: number, y: number, scale: number, ink: string): string {
  const point = (dx: number, dy: number): string => `${coord(x + dx * scale)} ${coord(y - dy * scale)}`;
  return fill(
    `M${point(0.34, 0)}Q${point(0.46, 0.2)} ${point(0.34, 0.44)}Q${point(0.26, 0.66)} ${point(0.04, 0.66)}L${point(-0.42, 0.3)}L${point(-0.47, 0.35)}L${point(-0.06, 0.78)}Q${point(-0.02, 0.8)} ${point(0.06, 0.78)}Q${point(0.4, 0.76)} ${point(0.5, 0.5)}Q${point(0.6, 0.2)} ${point(0.5, 0)}Z` +
      `M${point(0.48, 0.04)}L${point(0.02, 0.34)}L${point(-0.06, 0)}L${point(-0.16, 0)}L${point(-0.08, 0.44)}Q${point(0.04, 0.5)} ${point(0.4, 0.34)}Z${disc(x - scale * 0.04, y - scale * 0.92, scale * 0.135)}`,
    ink,
  );
}

function pavilion(stage: Stage, x: number, y: number, scale: number): string {
  const { height, palette } = stage;
  const ink = mix(shade(palette, '#7d6a52', 0, 0.5), palette.near, 0.46);
  const edge = mix(ink, palette.glow, 0.22);
  let out = '';
  for (const d of [-1, 1])
    out +=
      fill(rect(x + d * scale - scale * 0.1, y - scale * 2.3, scale * 0.2, height), ink) +
      fill(rect(x + d * scale - scale * 0.1, y - scale * 2.3, scale * 0.06, height), edge);
  out += fill(rect(x - scale * 1.3, y - scale * 0.1, scale * 2.6, height), mix(ink, palette.near, 0.2));
  out += fill(
    `M${coord(x - scale)} ${coord(y - scale * 1.7)}Q${coord(x - scale * 0.8)} ${coord(y - scale * 2.2)} ${coord(x)} ${coord(y - scale * 2.3)}Q${coord(x + scale * 0.8)} ${coord(y - scale * 2.2)} ${coord(x + scale)} ${coord(y - scale * 1.7)}V${coord(y - scale * 2.4)}H${coord(x - scale)}Z`,
    ink,
  );
  out +=
    fill(
      poly([
        [x - scale * 1.55, y - scale * 2.18],
        [x - scale * 1.1, y - scale * 2.5],
        [x + scale * 1.1, y - scale * 2.5],
        [x + scale * 1.55, y - scale * 2.18],
      ]),
      edge,
    ) +
    fill(
      domelet(x, y - scale * 2.5, scale * 0.98) + rect(x - scale * 0.03, y - scale * 4.8, scale * 0.06, scale * 0.6),
      ink,
    );
  return (
    out +
    fill(
      `M${coord(x - scale * 0.86)} ${coord(y - scale * 2.8)}C${coord(x - scale * 0.8)} ${coord(y - scale * 3.5)} ${coord(x - scale * 0.4)} ${coord(y - scale * 3.7)} ${coord(x - scale * 0.06)} ${coord(y - scale * 4.2)}C${coord(x - scale * 0.5)} ${coord(y - scale * 3.5)} ${coord(x - scale * 0.6)} ${coord(y - scale * 3.2)} ${coord(x - scale * 0.6)} ${coord(y - scale * 2.6)}Z`,
      edge,
    )
  );
}
