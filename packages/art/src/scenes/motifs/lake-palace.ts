import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';

const MARBLE = '#f1e8d6';

/** A white palace in its lake, dry hills with a fort, steps in the foreground, and paper boats on the water. */
export function lakePalace(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.53 : 0.54);
  const sunX = sunAcross(s, 0.16, 0.26, 0.26);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 380 : rng.range(270, 320)),
    r: 48 * u,
    horizon: water,
  });
  out += hills(s, water);
  out += `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.4)],
    [0.5, mix(pal.water[0], pal.water[1], 0.5)],
    [1, pal.water[1]],
  ])}"/>`;
  const x = w * (s.wide ? 0.74 : s.portrait ? 0.54 : 0.57);
  const z = u * (s.portrait ? 0.92 : s.wide ? 0.96 : 1.2);
  const { above, below } = reflect(
    s,
    palace(s, x, water + 26 * u, z),
    water + 26 * u,
    s.hour === 'night' ? 0.34 : 0.42,
    0.8,
  );
  out += below + above;
  out += ripples(s, water + 30 * u, h, pal.water[0], 50, 0.34);
  out += glints(s, { top: water + 30 * u, bottom: h, x: sunX, colour: pal.glow, count: 54, spread: 120, length: 150 });
  out += barge(s, w * (s.wide ? 0.58 : s.portrait ? 0.24 : 0.2), water + 120 * u, u * (s.portrait ? 0.86 : 0.9));
  out += ghat(s);
  return out + birds(s, x - 250 * u, water - 330 * u, 6, 15 * u, mix(pal.near, pal.haze, 0.4));
}

/** Dry hills, the nearest with a fort along its crest. */
function hills(s: Stage, water: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const dry = { spring: '#8f8a62', summer: '#8a7f58', autumn: '#7f8a5c', winter: '#948868' }[s.season];
  for (let i = 0; i < 3; i++) {
    const y = water + 6;
    const tall = u * (230 - i * 60);
    const pts: Point[] = Array.from({ length: 7 }, (_, k): Point => [
      w * (-0.05 + k * 0.185),
      y - tall * ((k + i) % 2 ? rng.range(0.55, 0.78) : rng.range(0.24, 0.42)),
    ]);
    // The fort's own hill.
    if (i === 1) pts[s.wide ? 3 : 1] = [w * (s.wide ? 0.53 : 0.15), y - 216 * u];
    const line = profile(s, pts, 10 * u, 14, 8);
    const ink = shade(pal, mix('#7f8688', dry, i * 0.4), 0.6 - i * 0.13, 0.14);
    out += `<path d="${softBelow(line, y)}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.62)],
    ])}"/>`;
    if (i === 1) out += fort(s, line, w * (s.wide ? 0.53 : 0.15), ink);
  }
  let trees = '';
  for (let x = 0; x < w; x += 26 * u) trees += clump(s, x, water + 2, u * rng.range(16, 36), u * rng.range(8, 22), 8);
  return (
    out +
    veil(s, water - 90 * u, water, 0.24, pal.sky[3]) +
    fill(trees, shade(pal, '#5d6c4c', 0.4, 0.2)) +
    mist(s, water - 14 * u, 8 * u, 4, 0.4)
  );
}

/** Walls along the crest, round bastions, and one square gatehouse. */
function fort(s: Stage, line: readonly Point[], x: number, ink: string): string {
  const { u, pal } = s;
  const wall = mix(ink, pal.shadow, 0.13);
  const half = 156 * u;
  const top: Point[] = [];
  const foot: Point[] = [];
  for (let dx = -half; dx <= half; dx += 12 * u) {
    const ground = heightAt(line, x + dx);
    const y = ground - 17 * u;
    top.push([x + dx, y], [x + dx + 6 * u, y], [x + dx + 6 * u, y + 4 * u], [x + dx + 12 * u, y + 4 * u]);
    foot.unshift([x + dx, ground + 7 * u]);
  }
  let towers = '';
  for (const dx of [-150, -84, 70, 146]) {
    const y = heightAt(line, x + dx * u);
    towers += `M${n(x + (dx - 13) * u)} ${n(y + 12 * u)}L${n(x + (dx - 10) * u)} ${n(y - 30 * u)}h${n(20 * u)}L${n(x + (dx + 13) * u)} ${n(y + 12 * u)}Z`;
  }
  const y = heightAt(line, x);
  towers += rect(x - 32 * u, y - 46 * u, 64 * u, 60 * u) + rect(x - 20 * u, y - 60 * u, 40 * u, 20 * u);
  for (const dx of [-26, 0, 26]) towers += domelet(x + dx * u, y - (dx ? 46 : 60) * u, 9 * u);
  return (
    fill(poly([...top, ...foot]), wall) +
    fill(towers, wall) +
    (pal.lamps
      ? fill(rect(x - 5 * u, y - 24 * u, 10 * u, 16 * u) + rect(x - 82 * u, y - 2 * u, 5 * u, 8 * u), pal.lamp, 0.9)
      : '')
  );
}

/** The outline of an onion dome with its finial, standing on `y`. */
const domelet = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}C${n(x - r * 1.3)} ${n(y - r * 0.9)} ${n(x - r * 0.5)} ${n(y - r * 1.25)} ${n(x)} ${n(y - r * 1.9)}C${n(x + r * 0.5)} ${n(y - r * 1.25)} ${n(x + r * 1.3)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y)}Z`;

/** A domed kiosk on slender posts. */
function chhatri(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const face = lit(pal, MARBLE, 0.08, 0.24);
  const dim = shade(pal, MARBLE, 0.08, 0.4);
  const gap = pal.lamps ? mix(pal.lamp, dim, 0.25) : mix(dim, pal.sky[3], 0.3);
  let posts = '';
  for (const d of [-1, -0.36, 0.36, 1]) posts += rect(x + d * k - k * 0.09, y - k * 1.3, k * 0.18, k * 1.3);
  const dome = domelet(x, y - k * 1.52, k * 0.96);
  return (
    fill(rect(x - k, y - k * 1.3, k * 2, k * 1.3), gap, 0.75) +
    fill(posts + rect(x - k * 1.2, y - k * 0.34, k * 2.4, k * 0.34), face) +
    fill(
      poly([
        [x - k * 1.5, y - k * 1.24],
        [x - k * 1.05, y - k * 1.52],
        [x + k * 1.05, y - k * 1.52],
        [x + k * 1.5, y - k * 1.24],
      ]),
      dim,
    ) +
    fill(dome, face) +
    s.clip(dome, fill(rect(x + k * 0.1, y - k * 4, k * 2, k * 3), dim, 0.7)) +
    fill(rect(x - k * 0.04, y - k * 3.9, k * 0.08, k * 0.7), lit(pal, '#baa57e', 0, 0.3))
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
    d += `M${n(a)} ${n(y)}V${n(spring)}q${n(k * 0.02)} ${n(-k * 0.26)} ${n(k * 0.2)} ${n(-k * 0.28)}q${n(k * 0.04)} ${n(-k * 0.22)} ${n(m - a - k * 0.2)} ${n(-k * 0.34)}q${n(k * 0.26)} ${n(k * 0.12)} ${n(k * 0.3)} ${n(k * 0.34)}q${n(k * 0.18)} ${n(k * 0.02)} ${n(b - m - k * 0.3)} ${n(k * 0.28)}V${n(y)}Z`;
  }
  return d;
}

/** The palace: a terrace on the water, an arcade, set-back storeys, kiosks on every corner, a garden court. */
function palace(s: Stage, x: number, y: number, z: number): string {
  const { rng, pal } = s;
  const face = lit(pal, MARBLE, 0.1, 0.26);
  const dim = shade(pal, MARBLE, 0.1, 0.34);
  const deep = shade(pal, '#b9a88c', 0.1, 0.4);
  const glow = pal.lamps ? pal.lamp : mix(deep, pal.shadow, 0.2);
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
    garden += clump(s, x + dx * z, y - dy * z, r * z, r * 0.92 * z, 12);
    light += clump(s, x + (dx - 10) * z, y - (dy + 14) * z, r * 0.6 * z, r * 0.4 * z, 9);
  }
  let out = fill(garden, shade(pal, '#4f6548', 0.16, 0.3)) + fill(light, local(pal, '#7d9162', 0.16));
  // The keep with three storeys, then the wings, then the terrace in the water.
  out += fill(R(-96, 60, 192, 128), face) + fill(R(20, 60, 76, 128), dim, 0.5);
  out += fill(A(-84, 168, 128, 46, 5), glow) + fill(R(-104, 122, 208, 7) + R(-104, 184, 208, 8), dim);
  out += fill(R(-46, 188, 92, 44), face) + fill(A(-38, 76, 192, 34, 3), glow) + fill(R(-54, 228, 108, 7), dim);
  out +=
    chhatri(s, x, y - 235 * z, 26 * z) +
    chhatri(s, x - 84 * z, y - 192 * z, 15 * z) +
    chhatri(s, x + 84 * z, y - 192 * z, 15 * z);
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
      `M${n(x + (b - 40) * z)} ${n(y - 118 * z)}Q${n(x + b * z)} ${n(y - 168 * z)} ${n(x + (b + 40) * z)} ${n(y - 118 * z)}Q${n(x + b * z)} ${n(y - 132 * z)} ${n(x + (b - 40) * z)} ${n(y - 118 * z)}Z`,
      dim,
    );
    out += chhatri(s, x + side * 322 * z, y - 94 * z, 17 * z) + chhatri(s, x + side * 106 * z, y - 94 * z, 12 * z);
  }
  out += fill(R(-372, 0, 744, 22), dim) + fill(R(-372, 19, 744, 6), face);
  out += fill(A(-366, 300, 0, 16, 16) + A(66, 300, 0, 16, 16), deep, 0.6);
  // The water gate and its steps.
  out += fill(R(-64, 0, 128, 74), face) + fill(A(-50, 100, 8, 60, 1), glow) + fill(R(-70, 72, 140, 7), dim);
  for (let i = 0; i < 4; i++) out += fill(R(-76 - i * 8, 10 - i * 4, 152 + i * 16, 4), i % 2 ? dim : face);
  if (pal.lamps) {
    out += s.halo(pal.lamp, x, y - 40 * z, 150 * z, 0.6);
    let lamps = '';
    for (let i = 0; i < 19; i++) lamps += disc(x + (-360 + i * 40 + rng.bell() * 2) * z, y - 28 * z, 2.4 * z);
    out += fill(lamps, pal.lamp);
  }
  return (
    out +
    (s.has('no-people')
      ? ''
      : fill(
          person(x + 54 * z, y - 14 * z, 30 * z, { skirt: true }) + person(x + 70 * z, y - 14 * z, 19 * z),
          mix(pal.near, pal.haze, 0.2),
        ))
  );
}

/** A long boat with a canopy, poled across to the water gate. */
function barge(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const ink = mix(pal.near, pal.haze, 0.08);
  const people = s.has('no-people')
    ? ''
    : fill(person(x - 96 * z, y - 6 * z, 78 * z, { arm: 1 }), ink) +
      stroke(`M${p(-72, 78)}L${p(-112, -30)}`, ink, 2.6 * z) +
      fill(person(x - 6 * z, y + 12 * z, 50 * z) + person(x + 26 * z, y + 12 * z, 40 * z), ink);
  return (
    fill(lens(x, y + 14 * z, 330 * z, 14 * z), pal.water[1], 0.5) +
    people +
    stroke(`M${p(-36, 4)}V${n(y - 62 * z)}M${p(66, 4)}V${n(y - 62 * z)}`, ink, 2.6 * z) +
    fill(
      `M${p(-50, 58)}Q${p(15, 92)} ${p(80, 58)}L${p(78, 50)}Q${p(68, 58)} ${p(58, 50)}T${p(38, 50)}T${p(18, 50)}T${p(-2, 50)}T${p(-22, 50)}T${p(-48, 50)}Z`,
      local(pal, '#b8503a', 0.04),
    ) +
    fill(
      `M${p(-150, 34)}Q${p(-110, 2)} ${p(-60, 2)}H${n(x + 80 * z)}Q${p(120, 4)} ${p(156, 40)}Q${p(130, -14)} ${p(84, -16)}H${n(x - 70 * z)}Q${p(-124, -14)} ${p(-150, 34)}Z`,
      shade(pal, '#6d4a34', 0.02, 0.3),
    ) +
    stroke(
      `M${p(-148, 33)}Q${p(-110, 4)} ${p(-60, 4)}H${n(x + 80 * z)}Q${p(120, 6)} ${p(154, 39)}`,
      lit(pal, '#d9b06c', 0.02, 0.2),
      3.4 * z,
    ) +
    (pal.lamps
      ? s.halo(pal.lamp, x + 15 * z, y - 46 * z, 70 * z, 0.8) + fill(disc(x + 15 * z, y - 46 * z, 5 * z), pal.lamp)
      : '')
  );
}

/** Stone steps down into the lake, a kiosk at their end, a child launching paper boats. */
function ghat(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const x0 = w * (s.wide ? 0.66 : s.portrait ? 0.3 : 0.48);
  const stone = (t: number): string => mix(shade(pal, '#a08a6c', 0, 0.36 + t * 0.2), pal.near, 0.2 + t * 0.3);
  let out = '';
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const y = h - (rows - i) * 34 * u - 10 * u;
    const x = x0 - 60 * u + (rows - i) * 66 * u;
    out +=
      fill(
        poly([
          [x, y],
          [w + 10, y - 14 * u],
          [w + 10, y + 12 * u],
          [x - 16 * u, y + 16 * u],
        ]),
        mix(stone(i / rows), pal.glow, s.hour === 'night' ? 0.1 : 0.26),
      ) +
      fill(
        poly([
          [x - 16 * u, y + 16 * u],
          [w + 10, y + 12 * u],
          [w + 10, h + 10],
          [x - 40 * u, h + 10],
        ]),
        stone(i / rows),
      );
  }
  out += pavilion(s, w * (s.portrait ? 0.93 : 0.92), h - 176 * u, u * (s.portrait ? 92 : 88));
  const white = lit(pal, '#fbf5e6', 0, 0.4);
  const fold = shade(pal, '#cfc6b4', 0, 0.2);
  // The paper boats, the last one close to the child's hand; at dark each carries a flame.
  const fleet = s.portrait ? 6 : 7;
  for (let i = 0; i < fleet; i++) {
    const t = i / (fleet - 1);
    const bx = x0 - u * (10 + t * (s.portrait ? 250 : 420)) + rng.bell() * 22 * u;
    const by = h - u * (64 + 190 * t ** 0.8) + rng.bell() * 12 * u;
    const k = u * (30 - 15 * t);
    out +=
      fill(lens(bx, by + k * 0.1, k * 2.6, k * 0.2), pal.water[1], 0.5) +
      (pal.lamps ? s.halo(pal.lamp, bx, by - k * 0.7, k * 2.6, 0.6) : '') +
      fill(
        poly([
          [bx - k * 0.36, by - k * 0.3],
          [bx, by - k * 1.1],
          [bx + k * 0.36, by - k * 0.3],
        ]),
        fold,
      ) +
      fill(
        poly([
          [bx - k * 1.1, by - k * 0.66],
          [bx - k * 0.6, by],
          [bx + k * 0.6, by],
          [bx + k * 1.1, by - k * 0.66],
          [bx + k * 0.3, by - k * 0.3],
          [bx - k * 0.3, by - k * 0.3],
        ]),
        white,
      );
  }
  if (s.has('no-people')) return out;
  const ink = mix(pal.near, pal.haze, 0.03);
  const px = x0 + 196 * u;
  const py = h - 74 * u;
  return out + woman(s, px, py, 176 * u, ink) + crouching(px - 118 * u, py + 6 * u, 92 * u, ink);
}

/** A woman in a sari. */
function woman(s: Stage, x: number, y: number, tall: number, ink: string): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const cloth = mix(local(pal, '#a8443a'), ink, 0.34);
  return (
    fill(person(x, y, tall, { skirt: true }), ink) +
    fill(`M${p(-0.07, 0.6)}L${p(-0.13, 0.02)}Q${p(0, -0.02)} ${p(0.13, 0.02)}L${p(0.08, 0.6)}Z`, cloth) +
    fill(
      `M${p(0.1, 0.84)}Q${p(0.02, 0.74)} ${p(-0.1, 0.62)}L${p(-0.09, 0.54)}Q${p(0.06, 0.62)} ${p(0.14, 0.76)}Q${p(0.2, 0.5)} ${p(0.17, 0.26)}L${p(0.1, 0.3)}Q${p(0.12, 0.6)} ${p(0.02, 0.84)}Z`,
      mix(cloth, pal.glow, 0.16),
    ) +
    fill(disc(x + tall * 0.06, y - tall * 0.93, tall * 0.035), ink)
  );
}

/** A child crouching at the edge, with one arm out over the water. */
function crouching(x: number, y: number, k: number, ink: string): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * k)} ${n(y - dy * k)}`;
  return fill(
    `M${p(0.34, 0)}Q${p(0.46, 0.2)} ${p(0.34, 0.44)}Q${p(0.26, 0.66)} ${p(0.04, 0.66)}L${p(-0.42, 0.3)}L${p(-0.47, 0.35)}L${p(-0.06, 0.78)}Q${p(-0.02, 0.8)} ${p(0.06, 0.78)}Q${p(0.4, 0.76)} ${p(0.5, 0.5)}Q${p(0.6, 0.2)} ${p(0.5, 0)}Z` +
      `M${p(0.48, 0.04)}L${p(0.02, 0.34)}L${p(-0.06, 0)}L${p(-0.16, 0)}L${p(-0.08, 0.44)}Q${p(0.04, 0.5)} ${p(0.4, 0.34)}Z${disc(x - k * 0.04, y - k * 0.92, k * 0.135)}`,
    ink,
  );
}

function pavilion(s: Stage, x: number, y: number, k: number): string {
  const { h, pal } = s;
  const ink = mix(shade(pal, '#7d6a52', 0, 0.5), pal.near, 0.46);
  const edge = mix(ink, pal.glow, 0.22);
  let out = '';
  for (const d of [-1, 1])
    out +=
      fill(rect(x + d * k - k * 0.1, y - k * 2.3, k * 0.2, h), ink) +
      fill(rect(x + d * k - k * 0.1, y - k * 2.3, k * 0.06, h), edge);
  out += fill(rect(x - k * 1.3, y - k * 0.1, k * 2.6, h), mix(ink, pal.near, 0.2));
  out += fill(
    `M${n(x - k)} ${n(y - k * 1.7)}Q${n(x - k * 0.8)} ${n(y - k * 2.2)} ${n(x)} ${n(y - k * 2.3)}Q${n(x + k * 0.8)} ${n(y - k * 2.2)} ${n(x + k)} ${n(y - k * 1.7)}V${n(y - k * 2.4)}H${n(x - k)}Z`,
    ink,
  );
  out +=
    fill(
      poly([
        [x - k * 1.55, y - k * 2.18],
        [x - k * 1.1, y - k * 2.5],
        [x + k * 1.1, y - k * 2.5],
        [x + k * 1.55, y - k * 2.18],
      ]),
      edge,
    ) + fill(domelet(x, y - k * 2.5, k * 0.98) + rect(x - k * 0.03, y - k * 4.8, k * 0.06, k * 0.6), ink);
  return (
    out +
    fill(
      `M${n(x - k * 0.86)} ${n(y - k * 2.8)}C${n(x - k * 0.8)} ${n(y - k * 3.5)} ${n(x - k * 0.4)} ${n(y - k * 3.7)} ${n(x - k * 0.06)} ${n(y - k * 4.2)}C${n(x - k * 0.5)} ${n(y - k * 3.5)} ${n(x - k * 0.6)} ${n(y - k * 3.2)} ${n(x - k * 0.6)} ${n(y - k * 2.6)}Z`,
      edge,
    )
  );
}
