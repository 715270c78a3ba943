import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, move, type Point, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { drawSky } from '../../elements/sky.ts';
import { grasses, mist, profile, veil } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';
import { shoulders, snowy, spruce } from './alps-parts.ts';

/** One great pyramid above the tree line, and a cable car. */
export function greatPeak(s: Stage): string {
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
