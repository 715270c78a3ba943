import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { crown } from './rainforest-parts.ts';

export function fallAndPool(s: Stage): string {
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
