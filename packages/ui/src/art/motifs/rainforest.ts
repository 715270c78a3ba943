import { mix } from '../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../core/path.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { person } from '../elements/people.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { mist, profile } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { glints } from '../elements/water.ts';

const GREEN = ['#3d5a44', '#567353', '#7f9766'] as const;

/** Wet forest: a fall into its pool, a rope bridge through the canopy, or a river with a longboat. */
export function rainforest(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng } = s;
  const sunX = sunAcross(s, 0.26, 0.4, 0.4);
  let out = drawSky(s, { x: sunX, y: h * (s.portrait ? 0.2 : rng.range(0.18, 0.26)), r: 48 * u, horizon: h });
  out += ranges(s, view);
  if (view === 0) out += fallAndPool(s);
  else if (view === 1) out += canopyBridge(s);
  else out += river(s, sunX);
  return out + nearLeaves(s) + birds(s, w * 0.4, h * 0.3, 4, 18 * u, local(s.pal, '#b4533a'));
}

/** Karst and canopy fading into mist. */
function ranges(s: Stage, view: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = h * (0.42 + i * 0.075);
    const depth = 0.68 - i * 0.15;
    const tall = u * (view === 2 ? 190 : 120) * (1 - i * 0.16);
    const pts: Point[] = Array.from({ length: 8 }, (_, k): Point => [
      w * (-0.05 + k * 0.157),
      y - (k % 2 ? rng.range(0.5, 1) : rng.range(0, 0.3)) * tall,
    ]);
    const line = profile(s, pts, 16 * u, 12, 12, 0.55);
    const ink = shade(pal, GREEN[0], depth, 0.1);
    let tops = '';
    const size = u * (10 + i * 7);
    for (let x = 0; x < w; x += size * 1.7) tops += clump(s, x, heightAt(line, x) + size * 0.2, size, size * 0.8, 7);
    out +=
      fill(tops, ink) +
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, ink],
        [0.5, mix(ink, pal.sky[3], 0.4)],
        [1, ink],
      ])}"/>` +
      mist(s, y + 60 * u, 16 * u, 4, 0.42);
  }
  return out;
}

/** A crown of leaf in three tones; the big trees are many of these on a pale bole. */
function crown(s: Stage, x: number, y: number, rx: number, ry: number, depth: number, count = 22): string {
  const { rng, pal } = s;
  const layers = [clump(s, x, y, rx * 0.98, ry * 0.94, 15), '', ''];
  const clumps = s.wide ? Math.round(count * 0.78) : count;
  for (let i = 0; i < clumps; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng());
    const cx = x + Math.cos(a) * rx * d;
    const cy = y + Math.sin(a) * ry * d;
    const r = rx * rng.range(0.2, 0.3);
    layers[0] += clump(s, cx, cy, r, r * 0.72, 8);
    layers[1] += clump(s, cx - r * 0.2, cy - r * 0.26, r * 0.7, r * 0.42, 7);
    if (i % 2) layers[2] += clump(s, cx - r * 0.34, cy - r * 0.4, r * 0.36, r * 0.18, 6);
  }
  return (
    fill(layers[0] ?? '', shade(pal, GREEN[0], depth, 0.34)) +
    fill(layers[1] ?? '', local(pal, GREEN[1], depth)) +
    fill(layers[2] ?? '', lit(pal, GREEN[2], depth, 0.16))
  );
}

function emergent(s: Stage, x: number, y: number, tall: number, depth: number): string {
  const bark = shade(s.pal, '#8a7a62', depth, 0.3);
  const k = tall * 0.03;
  return (
    fill(
      taper([x, y], [x + k, y - tall * 0.5], [x, y - tall], k, k * 0.6) +
        poly([
          [x - k * 3, y],
          [x - k, y - tall * 0.16],
          [x + k, y - tall * 0.16],
          [x + k * 3.4, y],
        ]),
      bark,
    ) +
    fill(
      taper(
        [x, y - tall * 0.7],
        [x + tall * 0.1, y - tall * 0.84],
        [x + tall * 0.2, y - tall * 0.96],
        k * 0.5,
        k * 0.2,
      ) +
        taper(
          [x, y - tall * 0.74],
          [x - tall * 0.1, y - tall * 0.86],
          [x - tall * 0.22, y - tall * 0.94],
          k * 0.5,
          k * 0.2,
        ),
      bark,
    ) +
    crown(s, x, y - tall, tall * 0.32, tall * 0.15, depth)
  );
}

function fallAndPool(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const cx = w * (s.portrait ? 0.5 : rng.range(0.54, 0.62));
  const top = h * (s.portrait ? 0.36 : 0.3);
  const pool = h * (s.portrait ? 0.74 : 0.76);
  const cliff = profile(
    s,
    [
      [-40, top + 60 * u],
      [w * 0.2, top + 10 * u],
      [cx - 100 * u, top + 20 * u],
      [cx, top + 30 * u],
      [cx + 110 * u, top],
      [w + 40, top + 40 * u],
    ],
    14 * u,
    12,
    12,
  );
  let out =
    crown(s, w * 0.12, top + 20 * u, 190 * u, 90 * u, 0.34) +
    crown(s, w * 0.88, top, 200 * u, 100 * u, 0.34) +
    crown(s, cx - 200 * u, top + 16 * u, 130 * u, 60 * u, 0.36, 14) +
    crown(s, cx + 210 * u, top, 130 * u, 60 * u, 0.36, 14);
  const rockInk = shade(pal, '#6a6a58', 0.14, 0.36);
  out += `<path d="${softBelow(cliff, pool)}" fill="${s.gradient([
    [0, rockInk],
    [1, mix(rockInk, pal.sky[3], 0.26)],
  ])}"/>`;
  let ledges = '';
  for (let i = 0; i < 34; i++) {
    const x = w * rng();
    const y = heightAt(cliff, x) + (pool - heightAt(cliff, x)) * rng();
    const l = u * rng.range(30, 90);
    ledges += poly([
      [x, y],
      [x + l, y + rng.bell() * 8 * u],
      [x + l * 0.9, y + 8 * u],
      [x + l * 0.3, y + 14 * u],
    ]);
  }
  let cracks = '';
  for (let i = 0; i < 22; i++) {
    const x = w * rng();
    const y = heightAt(cliff, x);
    const l = (pool - y) * rng.range(0.3, 0.9);
    cracks += poly([
      [x, y],
      [x + 16 * u, y + l * 0.3],
      [x + 6 * u, y + l * 0.6],
      [x + 14 * u, y + l],
      [x - 8 * u, y + l * 0.55],
    ]);
  }
  out += fill(cracks, pal.shadow, 0.22) + fill(ledges, lit(pal, '#8d8a70', 0.14, 0.12), 0.6);
  for (let i = 0; i < 14; i++) {
    const x = w * (i / 13);
    if (Math.abs(x - cx) < 130 * u) continue;
    out += crown(s, x, pool - rng.range(0, 40) * u, 100 * u, 60 * u, 0.18, 10);
    if (i % 3 === 0)
      out += crown(
        s,
        x,
        heightAt(cliff, x) + (pool - heightAt(cliff, x)) * rng.range(0.3, 0.6),
        70 * u,
        34 * u,
        0.24,
        8,
      );
  }
  // The water: a broad veil with strands.
  const white = mix(lit(pal, '#f2f5f0', 0.06, 0.2), pal.haze, 0.1);
  const y0 = heightAt(cliff, cx) - 4 * u;
  out += `<path d="M${n(cx - 40 * u)} ${n(y0)}C${n(cx - 46 * u)} ${n(y0 + 120 * u)} ${n(cx - 60 * u)} ${n(pool - 80 * u)} ${n(cx - 74 * u)} ${n(pool)}H${n(cx + 76 * u)}C${n(cx + 60 * u)} ${n(pool - 90 * u)} ${n(cx + 48 * u)} ${n(y0 + 110 * u)} ${n(cx + 40 * u)} ${n(y0)}Z" fill="${s.gradient(
    [
      [0, white],
      [0.6, mix(white, pal.water[0], 0.3)],
      [1, white],
    ],
  )}"/>`;
  let strands = '';
  for (let i = 0; i < 16; i++) {
    const x = cx + rng.range(-38, 38) * u;
    const a = y0 + (pool - y0) * rng.range(0, 0.5);
    strands += `M${n(x)} ${n(a)}Q${n(x + (x - cx) * 0.2)} ${n(a + 60 * u)} ${n(x + (x - cx) * 0.6)} ${n(a + u * rng.range(90, 240))}`;
  }
  out += stroke(strands, mix(pal.water[1], white, 0.5), 2.4 * u, 0.5);
  out += `<rect y="${n(pool)}" width="${w}" height="${n(h - pool)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.3)],
    [1, mix(pal.water[1], '#2f5a4c', 0.4)],
  ])}"/>`;
  out +=
    glints(s, { top: pool, bottom: h, x: cx, colour: white, count: 50, spread: 260, length: 170, opacity: 0.6 }) +
    s.halo(white, cx, pool, 170 * u, 0.7);
  for (const [dx, dy, size] of [
    [-230, 26, 170],
    [240, 30, 190],
    [-340, 60, 220],
    [350, 66, 210],
  ] as const)
    out += stone(s, cx + dx * u, pool + dy * u, size * u);
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.06);
    out += fill(
      person(cx + 236 * u, pool - 40 * u, 92 * u, { skirt: true }) +
        person(cx + 274 * u, pool - 36 * u, 58 * u, { arm: -1 }),
      ink,
    );
  }
  return out;
}

function stone(s: Stage, x: number, y: number, size: number): string {
  const { pal } = s;
  return (
    fill(lens(x, y + size * 0.06, size * 1.3, size * 0.08), pal.shadow, 0.4) +
    fill(clump(s, x, y - size * 0.12, size * 0.5, size * 0.26, 9), shade(pal, '#5c5f50', 0, 0.4)) +
    fill(clump(s, x - size * 0.08, y - size * 0.2, size * 0.36, size * 0.14, 8), lit(pal, '#7d8268', 0, 0.12))
  );
}

function canopyBridge(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (const [fx, tall, depth] of [
    [0.34, 520, 0.4],
    [0.62, 600, 0.34],
    [0.5, 430, 0.46],
  ] as const)
    out += emergent(s, w * fx + rng.bell() * 30 * u, h * 0.96, tall * u * (s.portrait ? 1.25 : 1), depth);
  for (let i = 0; i < 9; i++)
    out += crown(s, w * (i / 8), h * (0.84 + 0.06 * Math.sin(i * 2)), 150 * u, 80 * u, 0.24 - (i % 3) * 0.05, 16);
  // Two great trees and the bridge slung between their platforms.
  const ax = w * (s.portrait ? 0.1 : 0.16);
  const bx = w * (s.portrait ? 0.92 : 0.86);
  const ay = h * (s.portrait ? 0.58 : 0.54);
  const by = h * (s.portrait ? 0.53 : 0.47);
  const bark = shade(pal, '#6a553f', 0.02, 0.44);
  for (const [x, y] of [
    [ax, ay],
    [bx, by],
  ] as const) {
    const k = 46 * u;
    out +=
      fill(taper([x, h + 20], [x + 10 * u, h * 0.6], [x, -40], k, k * 0.6), bark) +
      fill(
        taper([x - k * 0.5, h + 20], [x - k * 0.3, h * 0.6], [x - k * 0.3, -40], k * 0.3, k * 0.2),
        mix(bark, pal.glow, 0.14),
      );
    out +=
      fill(
        poly([
          [x - 110 * u, y],
          [x + 110 * u, y],
          [x + 100 * u, y + 16 * u],
          [x - 100 * u, y + 16 * u],
        ]),
        lit(pal, '#8f7450', 0, 0.14),
      ) +
      stroke(
        `M${n(x - 96 * u)} ${n(y + 14 * u)}L${n(x - 20 * u)} ${n(y + 110 * u)}M${n(x + 96 * u)} ${n(y + 14 * u)}L${n(x + 20 * u)} ${n(y + 110 * u)}`,
        bark,
        8 * u,
      );
    out += stroke(
      `M${n(x - 104 * u)} ${n(y)}v${n(-62 * u)}h${n(208 * u)}v${n(62 * u)}M${n(x - 104 * u)} ${n(y - 32 * u)}h${n(208 * u)}`,
      bark,
      4 * u,
    );
  }
  const x0 = ax + 104 * u;
  const x1 = bx - 104 * u;
  const at = (t: number, lift: number): Point => [
    x0 + (x1 - x0) * t,
    ay + (by - ay) * t + Math.sin(Math.PI * t) * 110 * u - lift,
  ];
  let deck = '';
  let ropes = '';
  let hang = '';
  let topLine = '';
  for (let i = 0; i <= 40; i++) {
    const [x, y] = at(i / 40, 0);
    const [, ty] = at(i / 40, 62 * u - Math.sin(Math.PI * (i / 40)) * 8 * u);
    deck += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
    topLine += `${i ? 'L' : 'M'}${n(x)} ${n(ty)}`;
    if (i % 2) hang += `M${n(x)} ${n(y)}V${n(ty)}`;
    ropes += `M${n(x - 5 * u)} ${n(y + 3 * u)}h${n(10 * u)}`;
  }
  out +=
    stroke(hang, bark, 1.6 * u, 0.9) +
    stroke(deck, bark, 7 * u) +
    stroke(ropes, lit(pal, '#a98a5c', 0, 0.2), 4 * u) +
    stroke(topLine, bark, 3.4 * u);
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.04);
    const a = at(0.42, 0);
    const b = at(0.5, 0);
    out += fill(person(a[0], a[1], 104 * u) + person(b[0], b[1], 66 * u, { arm: 1 }), ink);
  }
  return out;
}

function river(s: Stage, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  const water = h * 0.66;
  let out = `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.5)],
    [1, mix(pal.water[1], '#3a5a44', 0.45)],
  ])}"/>`;
  out += glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 140, length: 150 });
  for (let i = 0; i < 11; i++) {
    const x = w * (i / 10);
    const near = Math.abs(i - 5) / 5;
    out += crown(
      s,
      x,
      water - 10 * u - near * 40 * u,
      u * (70 + 80 * near),
      u * (40 + 50 * near),
      0.36 - 0.22 * near,
      12,
    );
  }
  let reflection = '';
  for (let i = 0; i < 22; i++)
    reflection += lens(w * rng(), water + u * rng.range(8, 120), u * rng.range(80, 220), u * rng.range(4, 9));
  out += fill(reflection, shade(pal, GREEN[0], 0.14, 0.3), 0.4);
  for (const [fx, tall] of s.portrait
    ? ([
        [0.14, 380],
        [0.84, 430],
      ] as const)
    : ([
        [0.1, 400],
        [0.2, 320],
        [0.82, 360],
        [0.91, 450],
      ] as const))
    out += palm(s, {
      x: w * fx,
      y: water + 20 * u,
      height: tall * u,
      lean: rng.bell() * 50 * u,
      colour: shade(pal, '#34503c', 0.04, 0.4),
      back: shade(pal, '#5f7a52', 0.1, 0.2),
      crown: 0.4,
      detail: 'far',
    });
  // The longboat with its awning and its lantern.
  const x = w * (s.portrait ? 0.5 : 0.52);
  const y = water + (h - water) * 0.46;
  const hull = shade(pal, '#6b4a32', 0, 0.34);
  const ink = mix(pal.near, pal.haze, 0.05);
  out +=
    fill(lens(x, y + 20 * u, 520 * u, 16 * u), pal.water[1], 0.5) +
    fill(
      person(x + 170 * u, y - 6 * u, 104 * u, { hat: true }) +
        person(x - 20 * u, y + 6 * u, 74 * u) +
        person(x + 30 * u, y + 6 * u, 58 * u),
      ink,
    ) +
    stroke(`M${n(x + 188 * u)} ${n(y - 70 * u)}L${n(x + 232 * u)} ${n(y + 36 * u)}`, ink, 4 * u);
  out +=
    fill(
      `M${n(x - 260 * u)} ${n(y - 46 * u)}Q${n(x - 190 * u)} ${n(y - 4 * u)} ${n(x - 100 * u)} ${n(y - 6 * u)}H${n(x + 150 * u)}Q${n(x + 220 * u)} ${n(y - 8 * u)} ${n(x + 262 * u)} ${n(y - 40 * u)}Q${n(x + 220 * u)} ${n(y + 24 * u)} ${n(x + 130 * u)} ${n(y + 26 * u)}H${n(x - 120 * u)}Q${n(x - 220 * u)} ${n(y + 22 * u)} ${n(x - 260 * u)} ${n(y - 46 * u)}Z`,
      hull,
    ) +
    stroke(
      `M${n(x - 258 * u)} ${n(y - 44 * u)}Q${n(x - 190 * u)} ${n(y - 2 * u)} ${n(x - 100 * u)} ${n(y - 4 * u)}H${n(x + 150 * u)}Q${n(x + 220 * u)} ${n(y - 6 * u)} ${n(x + 260 * u)} ${n(y - 38 * u)}`,
      lit(pal, '#c99f62', 0, 0.14),
      4 * u,
    );
  out +=
    stroke(
      `M${n(x - 80 * u)} ${n(y - 6 * u)}V${n(y - 96 * u)}M${n(x + 80 * u)} ${n(y - 6 * u)}V${n(y - 96 * u)}`,
      hull,
      4 * u,
    ) +
    fill(
      `M${n(x - 104 * u)} ${n(y - 90 * u)}Q${n(x)} ${n(y - 138 * u)} ${n(x + 104 * u)} ${n(y - 90 * u)}Q${n(x)} ${n(y - 104 * u)} ${n(x - 104 * u)} ${n(y - 90 * u)}Z`,
      lit(pal, '#c9a46a', 0, 0.14),
    );
  if (pal.lamps)
    out +=
      s.halo(pal.lamp, x - 80 * u, y - 76 * u, 90 * u, 0.8) +
      fill(clump(s, x - 80 * u, y - 76 * u, 9 * u, 12 * u, 6), pal.lamp);
  return out;
}

/** Big leaves close to us: banana, fern, split leaf, dark against the light. */
function nearLeaves(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, GREEN[0], 0, 0.5), pal.near, 0.5);
  const light = mix(ink, local(pal, GREEN[2]), 0.3);
  let out = '';
  const blade = (x: number, y: number, a: number, l: number): string => {
    const c = Math.cos(a);
    const k = Math.sin(a);
    const wide = l * 0.15;
    const at = (t: number, o: number): Point => [
      x + c * l * t - k * o + 0.12 * l * t * t * (c < 0 ? -1 : 1),
      y + k * l * t + c * o + 0.3 * l * t * t,
    ];
    const up: Point[] = [];
    const down: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      const o = wide * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.7;
      up.push(at(t, -o));
      down.push(at(t, o));
      // The wind has torn it along its veins.
      if (i % 3 === 2 && rng.chance(0.6)) {
        up.push(at(t + 0.012, -o * 0.35));
        down.push(at(t + 0.012, o * 0.3));
      }
    }
    const spine = Array.from({ length: 9 }, (_, i) =>
      at(i / 8, 0)
        .map(n)
        .join(' '),
    ).join('L');
    return fill(poly([...up, ...down.toReversed()]), ink) + stroke(`M${spine}`, light, Math.max(1.4, l * 0.008), 0.8);
  };
  const fern = (x: number, y: number, a: number, l: number): string => {
    let d = '';
    for (let i = 1; i < 18; i++) {
      const t = i / 18;
      const px = x + Math.cos(a) * l * t;
      const py = y + Math.sin(a) * l * t + 0.34 * l * t * t;
      const leaf = l * 0.24 * Math.sin(Math.PI * (0.14 + t * 0.84));
      for (const side of [-1, 1]) {
        const b = a + side * 1.1 + 0.3;
        d += `M${n(px)} ${n(py)}Q${n(px + Math.cos(b) * leaf * 0.5 - 3)} ${n(py + Math.sin(b) * leaf * 0.5 - 4)} ${n(px + Math.cos(b) * leaf)} ${n(py + Math.sin(b) * leaf)}Q${n(px + Math.cos(b) * leaf * 0.5 + 3)} ${n(py + Math.sin(b) * leaf * 0.5 + 5)} ${n(px)} ${n(py + l * 0.02)}Z`;
      }
    }
    return fill(d, mix(ink, pal.haze, 0.06));
  };
  for (const [a, l] of [
    [-1.9, 360],
    [-1.3, 420],
    [-0.85, 380],
    [-0.4, 320],
  ] as const)
    out += blade(-20 * u, h + 30 * u, a + rng.bell() * 0.08, l * u);
  for (const [a, l] of [
    [-1.2, 330],
    [-1.8, 400],
    [-2.3, 380],
    [-2.8, 300],
  ] as const)
    out += blade(w + 20 * u, h + 20 * u, a + rng.bell() * 0.08, l * u);
  for (const [fx, a, l] of [
    [0.24, -1.9, 200],
    [0.26, -1.2, 210],
    [0.72, -1.9, 200],
    [0.75, -1.25, 190],
    [0.74, -2.4, 170],
  ] as const)
    out += fern(w * fx, h + 20 * u, a, l * u);
  let vines = '';
  for (const fx of [0.04, 0.09, 0.93, 0.97])
    vines += `M${n(w * fx)}-10Q${n(w * fx + rng.bell() * 40 * u)} ${n(h * 0.2)} ${n(w * fx + rng.bell() * 30 * u)} ${n(h * rng.range(0.24, 0.46))}`;
  return (
    out + stroke(vines, ink, 4 * u) + blade(w + 10, -20 * u, 2.3, 330 * u) + blade(w * 0.98, -30 * u, 2.75, 280 * u)
  );
}
