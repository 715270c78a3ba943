import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, type Point, poly, round, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, rock } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { CORAL } from './coral-garden.ts';

/** A headland with a lighthouse; terraces of reef shine green through the shallows. */
export function coast(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(stage, 0.2, 0.32, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 220 : rng.range(70, 120)),
    r: 50 * unit,
    horizon,
  });
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, mix(palette.water[1], palette.shadow, 0.1)],
    [0.35, mix(palette.water[1], palette.water[0], 0.4)],
    [1, mix(palette.water[0], palette.glow, 0.14)],
  ])}"/>`;
  for (let i = 0; i < 15; i++) {
    const t = rng();
    const pts: Point[] = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * 6.283;
      return [
        width * rng.range(0, 0.02) + Math.cos(a) * unit * (60 + 190 * t) * rng.range(0.7, 1.2),
        Math.sin(a) * unit * (8 + 34 * t) * rng.range(0.7, 1.2),
      ];
    });
    const cx = width * rng();
    const cy = horizon + (height - horizon) * (0.14 + 0.8 * t);
    out +=
      fill(
        round(pts.map(([x, y]): Point => [x + cx, y + cy + 6 * unit])),
        mix(palette.water[1], palette.shadow, 0.2),
        0.3,
      ) +
      fill(
        round(pts.map(([x, y]): Point => [x + cx, y + cy])),
        mix(palette.water[0], local(palette, CORAL[i % CORAL.length] ?? CORAL[0]), 0.32),
        0.5,
      );
  }
  out += glints(stage, {
    top: horizon,
    bottom: height,
    x: sunX,
    colour: palette.glow,
    count: 56,
    spread: 160,
    length: 130,
  });
  const hx = width * (stage.portrait ? 0.5 : 0.56);
  const land = profile(
    stage,
    [
      [hx - 120 * unit, horizon + 130 * unit],
      [hx - 60 * unit, horizon + 20 * unit],
      [hx, horizon - 60 * unit],
      [hx + width * 0.2, horizon - 90 * unit],
      [width + 40, horizon - 60 * unit],
    ],
    12 * unit,
    10,
    14,
  );
  const foot: Point[] = [
    [width + 40, height * 0.86],
    [width * 0.86, height * 0.76],
    [hx + 170 * unit, horizon + 250 * unit],
    [hx + 10 * unit, horizon + 180 * unit],
  ];
  out += `<path d="${poly([...land, ...foot])}" fill="${stage.gradient([
    [0, lit(palette, '#8a8a5e', 0.1, 0.2)],
    [0.3, shade(palette, '#a0825e', 0.08, 0.1)],
    [1, shade(palette, '#7d6448', 0.02, 0.4)],
  ])}"/>`;
  let strata = '';
  for (let i = 0; i < 7; i++)
    strata += `M${coord(hx - 60 * unit + i * 20 * unit)} ${coord(horizon + (60 + i * 22) * unit)}Q${coord(hx + 160 * unit)} ${coord(horizon + (50 + i * 34) * unit)} ${coord(width + 20)} ${coord(horizon + (30 + i * 56) * unit)}`;
  out += stage.clip(poly([...land, ...foot]), stroke(strata, palette.shadow, 4 * unit, 0.22));
  let scrub = '';
  let bright = '';
  for (let i = 0; i < 46; i++) {
    const x = rng.range(hx - 10 * unit, width);
    const y = heightAt(land, x) + rng() ** 2 * 90 * unit + 8 * unit;
    const r = unit * rng.range(14, 34);
    scrub += clump(stage, x, y, r, r * 0.62, 7);
    bright += clump(stage, x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.28, 6);
  }
  out += fill(scrub, shade(palette, '#5c6a44', 0.06, 0.3)) + fill(bright, lit(palette, '#8f9a66', 0.06, 0.16));
  // The lighthouse, banded, and its keeper's cottage.
  const lx = hx + 70 * unit;
  const ly = heightAt(land, lx) + 14 * unit;
  const tall = 240 * unit;
  const band = (a: number, b: number, colour: string): string => {
    const at = (t: number): number => (26 - 10 * t) * unit;
    return (
      fill(
        poly([
          [lx - at(a), ly - tall * a],
          [lx - at(b), ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        lit(palette, colour, 0.04, 0.2),
      ) +
      fill(
        poly([
          [lx + at(a) * 0.16, ly - tall * a],
          [lx + at(b) * 0.16, ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        shade(palette, colour, 0.04, 0.36),
      )
    );
  };
  if (palette.lamps)
    out +=
      stage.halo(palette.lamp, lx, ly - tall * 1.06, 220 * unit, 0.8) +
      fill(
        poly([
          [lx, ly - tall * 1.08],
          [-20, ly - tall * 1.5],
          [-20, ly - tall * 1.1],
        ]),
        palette.lamp,
        0.16,
      );
  for (let i = 0; i < 5; i++) out += band(i / 5, (i + 1) / 5, i % 2 ? '#a8503f' : '#f3ead8');
  out +=
    fill(
      poly([
        [lx - 26 * unit, ly - tall],
        [lx + 26 * unit, ly - tall],
        [lx + 22 * unit, ly - tall - 9 * unit],
        [lx - 22 * unit, ly - tall - 9 * unit],
      ]),
      shade(palette, '#4d4a44', 0.04),
    ) +
    fill(
      poly([
        [lx - 12 * unit, ly - tall - 9 * unit],
        [lx - 12 * unit, ly - tall - 36 * unit],
        [lx + 12 * unit, ly - tall - 36 * unit],
        [lx + 12 * unit, ly - tall - 9 * unit],
      ]),
      palette.lamps ? mix(palette.lamp, '#fff6dc', 0.5) : lit(palette, '#d9e0da', 0, 0.3),
    ) +
    fill(
      `M${coord(lx - 16 * unit)} ${coord(ly - tall - 36 * unit)}q${coord(16 * unit)} ${coord(-30 * unit)} ${coord(32 * unit)} 0Z`,
      local(palette, '#a8503f'),
    );
  for (let i = 0; i < 9; i++) {
    const x = hx + rng.range(-130, 200) * unit;
    const size = unit * rng.range(50, 110);
    out += rock(
      stage,
      x,
      horizon + unit * (170 + 0.3 * (x - hx) + rng.range(0, 60)),
      size,
      size * 0.5,
      shade(palette, '#6d5a48', 0.02, 0.4),
      lit(palette, '#a58a68', 0.02, 0.16),
      -1,
    );
  }
  const ink = mix(palette.near, local(palette, '#33452f'), 0.4);
  out += palm(stage, {
    x: width * 0.93,
    y: height * 1.04,
    height: height * (stage.portrait ? 0.5 : 0.62),
    lean: -70 * unit,
    colour: ink,
    back: mix(ink, palette.haze, 0.2),
  });
  out += birds(stage, width * 0.36, horizon - 90 * unit, 5, 18 * unit, lit(palette, '#f4efe2', 0, 0.2));
  return out;
}
