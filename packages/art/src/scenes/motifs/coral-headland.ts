import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, n, type Point, poly, round, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, rock } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { CORAL } from './coral-garden.ts';

/** A headland with a lighthouse; terraces of reef shine green through the shallows. */
export function coast(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(s, 0.2, 0.32, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 220 : rng.range(70, 120)),
    r: 50 * u,
    horizon,
  });
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, mix(pal.water[1], pal.shadow, 0.1)],
    [0.35, mix(pal.water[1], pal.water[0], 0.4)],
    [1, mix(pal.water[0], pal.glow, 0.14)],
  ])}"/>`;
  for (let i = 0; i < 15; i++) {
    const t = rng();
    const pts: Point[] = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * 6.283;
      return [
        w * rng.range(0, 0.02) + Math.cos(a) * u * (60 + 190 * t) * rng.range(0.7, 1.2),
        Math.sin(a) * u * (8 + 34 * t) * rng.range(0.7, 1.2),
      ];
    });
    const cx = w * rng();
    const cy = horizon + (h - horizon) * (0.14 + 0.8 * t);
    out +=
      fill(round(pts.map(([x, y]): Point => [x + cx, y + cy + 6 * u])), mix(pal.water[1], pal.shadow, 0.2), 0.3) +
      fill(
        round(pts.map(([x, y]): Point => [x + cx, y + cy])),
        mix(pal.water[0], local(pal, CORAL[i % CORAL.length] ?? CORAL[0]), 0.32),
        0.5,
      );
  }
  out += glints(s, { top: horizon, bottom: h, x: sunX, colour: pal.glow, count: 56, spread: 160, length: 130 });
  const hx = w * (s.portrait ? 0.5 : 0.56);
  const land = profile(
    s,
    [
      [hx - 120 * u, horizon + 130 * u],
      [hx - 60 * u, horizon + 20 * u],
      [hx, horizon - 60 * u],
      [hx + w * 0.2, horizon - 90 * u],
      [w + 40, horizon - 60 * u],
    ],
    12 * u,
    10,
    14,
  );
  const foot: Point[] = [
    [w + 40, h * 0.86],
    [w * 0.86, h * 0.76],
    [hx + 170 * u, horizon + 250 * u],
    [hx + 10 * u, horizon + 180 * u],
  ];
  out += `<path d="${poly([...land, ...foot])}" fill="${s.gradient([
    [0, lit(pal, '#8a8a5e', 0.1, 0.2)],
    [0.3, shade(pal, '#a0825e', 0.08, 0.1)],
    [1, shade(pal, '#7d6448', 0.02, 0.4)],
  ])}"/>`;
  let strata = '';
  for (let i = 0; i < 7; i++)
    strata += `M${n(hx - 60 * u + i * 20 * u)} ${n(horizon + (60 + i * 22) * u)}Q${n(hx + 160 * u)} ${n(horizon + (50 + i * 34) * u)} ${n(w + 20)} ${n(horizon + (30 + i * 56) * u)}`;
  out += s.clip(poly([...land, ...foot]), stroke(strata, pal.shadow, 4 * u, 0.22));
  let scrub = '';
  let bright = '';
  for (let i = 0; i < 46; i++) {
    const x = rng.range(hx - 10 * u, w);
    const y = heightAt(land, x) + rng() ** 2 * 90 * u + 8 * u;
    const r = u * rng.range(14, 34);
    scrub += clump(s, x, y, r, r * 0.62, 7);
    bright += clump(s, x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.28, 6);
  }
  out += fill(scrub, shade(pal, '#5c6a44', 0.06, 0.3)) + fill(bright, lit(pal, '#8f9a66', 0.06, 0.16));
  // The lighthouse, banded, and its keeper's cottage.
  const lx = hx + 70 * u;
  const ly = heightAt(land, lx) + 14 * u;
  const tall = 240 * u;
  const band = (a: number, b: number, c: string): string => {
    const at = (t: number): number => (26 - 10 * t) * u;
    return (
      fill(
        poly([
          [lx - at(a), ly - tall * a],
          [lx - at(b), ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        lit(pal, c, 0.04, 0.2),
      ) +
      fill(
        poly([
          [lx + at(a) * 0.16, ly - tall * a],
          [lx + at(b) * 0.16, ly - tall * b],
          [lx + at(b), ly - tall * b],
          [lx + at(a), ly - tall * a],
        ]),
        shade(pal, c, 0.04, 0.36),
      )
    );
  };
  if (pal.lamps)
    out +=
      s.halo(pal.lamp, lx, ly - tall * 1.06, 220 * u, 0.8) +
      fill(
        poly([
          [lx, ly - tall * 1.08],
          [-20, ly - tall * 1.5],
          [-20, ly - tall * 1.1],
        ]),
        pal.lamp,
        0.16,
      );
  for (let i = 0; i < 5; i++) out += band(i / 5, (i + 1) / 5, i % 2 ? '#a8503f' : '#f3ead8');
  out +=
    fill(
      poly([
        [lx - 26 * u, ly - tall],
        [lx + 26 * u, ly - tall],
        [lx + 22 * u, ly - tall - 9 * u],
        [lx - 22 * u, ly - tall - 9 * u],
      ]),
      shade(pal, '#4d4a44', 0.04),
    ) +
    fill(
      poly([
        [lx - 12 * u, ly - tall - 9 * u],
        [lx - 12 * u, ly - tall - 36 * u],
        [lx + 12 * u, ly - tall - 36 * u],
        [lx + 12 * u, ly - tall - 9 * u],
      ]),
      pal.lamps ? mix(pal.lamp, '#fff6dc', 0.5) : lit(pal, '#d9e0da', 0, 0.3),
    ) +
    fill(
      `M${n(lx - 16 * u)} ${n(ly - tall - 36 * u)}q${n(16 * u)} ${n(-30 * u)} ${n(32 * u)} 0Z`,
      local(pal, '#a8503f'),
    );
  for (let i = 0; i < 9; i++) {
    const x = hx + rng.range(-130, 200) * u;
    const size = u * rng.range(50, 110);
    out += rock(
      s,
      x,
      horizon + u * (170 + 0.3 * (x - hx) + rng.range(0, 60)),
      size,
      size * 0.5,
      shade(pal, '#6d5a48', 0.02, 0.4),
      lit(pal, '#a58a68', 0.02, 0.16),
      -1,
    );
  }
  const ink = mix(pal.near, local(pal, '#33452f'), 0.4);
  out += palm(s, {
    x: w * 0.93,
    y: h * 1.04,
    height: h * (s.portrait ? 0.5 : 0.62),
    lean: -70 * u,
    colour: ink,
    back: mix(ink, pal.haze, 0.2),
  });
  out += birds(s, w * 0.36, horizon - 90 * u, 5, 18 * u, lit(pal, '#f4efe2', 0, 0.2));
  return out;
}
