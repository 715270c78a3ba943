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
export function greatPeak(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const base = height * (stage.portrait ? 0.62 : 0.68);
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.54, 0.64));
  const tall = height * (stage.portrait ? 0.42 : 0.52);
  let out = drawSky(stage, {
    x: width * (stage.portrait ? 0.24 : rng.range(0.16, 0.26)),
    y: height * rng.range(0.26, 0.34),
    r: 46 * unit,
    horizon: base,
  });
  const row: Point[] = Array.from({ length: stage.portrait ? 5 : 7 }, (_, i): Point => [
    width * ((i + 0.5) / (stage.portrait ? 5 : 7)) + rng.bell() * 40 * unit,
    base - tall * rng.range(0.32, 0.5),
  ]);
  out += massif(stage, {
    summits: row,
    from: [-80 * unit, base],
    to: [width + 80 * unit, base],
    foot: base + 40 * unit,
    depth: 0.6,
    rock: '#8b8f92',
    snowline: base - tall * (snowy(stage) ? 0.05 : 0.28),
    light: -1,
  });
  out += veil(stage, base - tall * 0.3, base + 30 * unit, 0.6, palette.sky[3]);
  out += massif(stage, {
    summits: [
      [cx - width * 0.3, base - tall * 0.4],
      [cx - width * 0.15, base - tall * 0.62],
      [cx, base - tall],
      [cx + width * 0.17, base - tall * 0.56],
      [cx + width * 0.34, base - tall * 0.36],
    ],
    from: [cx - width * 0.6, base + 40 * unit],
    to: [cx + width * 0.66, base + 40 * unit],
    foot: base + 80 * unit,
    cols: [0.03, 0.12],
    depth: 0.16,
    rock: '#6f7375',
    snowline: base - tall * (snowy(stage) ? 0.05 : 0.36),
    light: -1,
    ruggedness: 0.15,
  });
  out +=
    veil(stage, base - tall * 0.2, base + 60 * unit, 0.8, palette.sky[3]) +
    mist(stage, base - 10 * unit, 24 * unit, 5, 0.4);
  out += shoulders(stage, [
    [base + 54 * unit, 60 * unit, 0.42, 44],
    [base + 110 * unit, 80 * unit, 0.26, 62],
    [base + 170 * unit, 60 * unit, 0.12, 84],
  ]);
  // The cable car, hung on its line.
  const a: Point = [-20, height * (stage.portrait ? 0.6 : 0.56)];
  const b: Point = [cx + width * 0.12, base - tall * 0.54];
  const ink = mix(palette.near, palette.haze, 0.1);
  out += stroke(
    move(...a) + `Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 60 * unit} ${b[0]} ${b[1]}`,
    ink,
    1.6 * unit,
    0.7,
  );
  const t = 0.44;
  const px = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * ((a[0] + b[0]) / 2) + t * t * b[0];
  const py = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * ((a[1] + b[1]) / 2 + 60 * unit) + t * t * b[1];
  const c = 34 * unit;
  out +=
    fill(`M${px - 1.4 * unit} ${py}h${2.8 * unit}v${c * 0.7}h${-2.8 * unit}Z`, ink) +
    fill(
      `M${px - c} ${py + c * 0.7}q0 ${-c * 0.2} ${c * 0.2} ${-c * 0.2}h${c * 1.6}q${c * 0.2} 0 ${c * 0.2} ${c * 0.2}v${c * 0.9}q0 ${c * 0.2} ${-c * 0.2} ${c * 0.2}h${-c * 1.6}q${-c * 0.2} 0 ${-c * 0.2} ${-c * 0.2}Z`,
      local(palette, '#a04f3c'),
    ) +
    fill(
      `M${px - c * 0.84} ${py + c * 0.72}h${c * 1.68}v${c * 0.46}h${-c * 1.68}Z`,
      palette.lamps ? palette.lamp : lit(palette, '#e8ecea', 0, 0.3),
    ) +
    fill(`M${px - 2 * unit} ${py + c * 0.72}h${4 * unit}v${c * 0.46}h${-4 * unit}Z`, local(palette, '#a04f3c'));
  const near = profile(
    stage,
    [
      [-30, height * 0.9],
      [width * 0.4, height * 0.96],
      [width + 30, height * 0.86],
    ],
    12 * unit,
    14,
    5,
  );
  const dark = mix(shade(palette, spruce(stage), 0, 0.5), palette.near, 0.5);
  for (const fx of stage.portrait ? [0.02, 0.12, 0.86, 0.98] : [0.01, 0.06, 0.13, 0.72, 0.79, 0.88, 0.96]) {
    const x = width * fx;
    const y = heightAt(near, x) + 20 * unit;
    const tall2 = unit * rng.range(220, 430) * (stage.portrait ? 1.15 : 1);
    out +=
      fill(conifer(stage, x, y, tall2, 11), dark) +
      fill(
        coniferLight(stage, x, y, tall2, -1, 11),
        snowy(stage) ? lit(palette, '#e8ecec', 0, 0.2) : mix(dark, palette.glow, 0.14),
        0.8,
      );
  }
  out += fill(softBelow(near, height + 20), snowy(stage) ? shade(palette, '#c3ccd2', 0, 0.3) : dark);
  if (!snowy(stage)) out += grasses(stage, (x) => heightAt(near, x), 0, width, 120, 40 * unit, dark);
  return out;
}
