import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { crown } from './rainforest-parts.ts';

export function fallAndPool(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const cx = width * (stage.portrait ? 0.5 : rng.range(0.54, 0.62));
  const top = height * (stage.portrait ? 0.36 : 0.3);
  const pool = height * (stage.portrait ? 0.74 : 0.76);
  const cliff = profile(
    stage,
    [
      [-40, top + 60 * unit],
      [width * 0.2, top + 10 * unit],
      [cx - 100 * unit, top + 20 * unit],
      [cx, top + 30 * unit],
      [cx + 110 * unit, top],
      [width + 40, top + 40 * unit],
    ],
    14 * unit,
    12,
    12,
  );
  let out =
    crown(stage, width * 0.12, top + 20 * unit, 190 * unit, 90 * unit, 0.34) +
    crown(stage, width * 0.88, top, 200 * unit, 100 * unit, 0.34) +
    crown(stage, cx - 200 * unit, top + 16 * unit, 130 * unit, 60 * unit, 0.36, 14) +
    crown(stage, cx + 210 * unit, top, 130 * unit, 60 * unit, 0.36, 14);
  const rockInk = shade(palette, '#6a6a58', 0.14, 0.36);
  out += `<path d="${softBelow(cliff, pool)}" fill="${stage.gradient([
    [0, rockInk],
    [1, mix(rockInk, palette.sky[3], 0.26)],
  ])}"/>`;
  let ledges = '';
  for (let i = 0; i < 34; i++) {
    const x = width * rng();
    const y = heightAt(cliff, x) + (pool - heightAt(cliff, x)) * rng();
    const l = unit * rng.range(30, 90);
    ledges += poly([
      [x, y],
      [x + l, y + rng.bell() * 8 * unit],
      [x + l * 0.9, y + 8 * unit],
      [x + l * 0.3, y + 14 * unit],
    ]);
  }
  let cracks = '';
  for (let i = 0; i < 22; i++) {
    const x = width * rng();
    const y = heightAt(cliff, x);
    const l = (pool - y) * rng.range(0.3, 0.9);
    cracks += poly([
      [x, y],
      [x + 16 * unit, y + l * 0.3],
      [x + 6 * unit, y + l * 0.6],
      [x + 14 * unit, y + l],
      [x - 8 * unit, y + l * 0.55],
    ]);
  }
  out += fill(cracks, palette.shadow, 0.22) + fill(ledges, lit(palette, '#8d8a70', 0.14, 0.12), 0.6);
  for (let i = 0; i < 14; i++) {
    const x = width * (i / 13);
    if (Math.abs(x - cx) < 130 * unit) continue;
    out += crown(stage, x, pool - rng.range(0, 40) * unit, 100 * unit, 60 * unit, 0.18, 10);
    if (i % 3 === 0)
      out += crown(
        stage,
        x,
        heightAt(cliff, x) + (pool - heightAt(cliff, x)) * rng.range(0.3, 0.6),
        70 * unit,
        34 * unit,
        0.24,
        8,
      );
  }
  // The water: a broad veil with strands.
  const white = mix(lit(palette, '#f2f5f0', 0.06, 0.2), palette.haze, 0.1);
  const y0 = heightAt(cliff, cx) - 4 * unit;
  out += `<path d="M${coord(cx - 40 * unit)} ${coord(y0)}C${coord(cx - 46 * unit)} ${coord(y0 + 120 * unit)} ${coord(cx - 60 * unit)} ${coord(pool - 80 * unit)} ${coord(cx - 74 * unit)} ${coord(pool)}H${coord(cx + 76 * unit)}C${coord(cx + 60 * unit)} ${coord(pool - 90 * unit)} ${coord(cx + 48 * unit)} ${coord(y0 + 110 * unit)} ${coord(cx + 40 * unit)} ${coord(y0)}Z" fill="${stage.gradient(
    [
      [0, white],
      [0.6, mix(white, palette.water[0], 0.3)],
      [1, white],
    ],
  )}"/>`;
  let strands = '';
  for (let i = 0; i < 16; i++) {
    const x = cx + rng.range(-38, 38) * unit;
    const a = y0 + (pool - y0) * rng.range(0, 0.5);
    strands += `M${coord(x)} ${coord(a)}Q${coord(x + (x - cx) * 0.2)} ${coord(a + 60 * unit)} ${coord(x + (x - cx) * 0.6)} ${coord(a + unit * rng.range(90, 240))}`;
  }
  out += stroke(strands, mix(palette.water[1], white, 0.5), 2.4 * unit, 0.5);
  out += `<rect y="${coord(pool)}" width="${width}" height="${coord(height - pool)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.3)],
    [1, mix(palette.water[1], '#2f5a4c', 0.4)],
  ])}"/>`;
  out +=
    glints(stage, {
      top: pool,
      bottom: height,
      x: cx,
      colour: white,
      count: 50,
      spread: 260,
      length: 170,
      opacity: 0.6,
    }) + stage.halo(white, cx, pool, 170 * unit, 0.7);
  for (const [dx, dy, size] of [
    [-230, 26, 170],
    [240, 30, 190],
    [-340, 60, 220],
    [350, 66, 210],
  ] as const)
    out += stone(stage, cx + dx * unit, pool + dy * unit, size * unit);
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.06);
    out += fill(
      person(cx + 236 * unit, pool - 40 * unit, 92 * unit, { skirt: true }) +
        person(cx + 274 * unit, pool - 36 * unit, 58 * unit, { arm: -1 }),
      ink,
    );
  }
  return out;
}

function stone(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return (
    fill(lens(x, y + size * 0.06, size * 1.3, size * 0.08), palette.shadow, 0.4) +
    fill(clump(stage, x, y - size * 0.12, size * 0.5, size * 0.26, 9), shade(palette, '#5c5f50', 0, 0.4)) +
    fill(clump(stage, x - size * 0.08, y - size * 0.2, size * 0.36, size * 0.14, 8), lit(palette, '#7d8268', 0, 0.12))
  );
}
