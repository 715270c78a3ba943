import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';

/** A moored sloop with stowed sails. */
export function moored(stage: Stage, x: number, y: number, tall: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * tall)} ${coord(y - dy * tall)}`;
  const wood = shade(palette, '#6a5138', 0.1, 0.2);
  return (
    fill(lens(x, y + tall * 0.05, tall * 1.1, tall * 0.05), palette.water[1], 0.5) +
    stroke(
      `M${point(0.02, 0.1)}V${coord(y - tall)}M${point(0.02, 0.2)}L${point(-0.34, 0.18)}M${point(0.02, 0.98)}L${point(0.5, 0.15)}M${point(0.02, 0.98)}L${point(-0.42, 0.14)}`,
      wood,
      Math.max(1.4, tall * 0.012),
    ) +
    fill(
      `M${point(0, 0.23)}Q${point(-0.2, 0.26)} ${point(-0.34, 0.2)}L${point(-0.33, 0.17)}L${point(0, 0.18)}Z`,
      lit(palette, '#f0e6d0', 0.1, 0.2),
    ) +
    fill(
      `M${point(-0.44, 0.12)}Q${point(0, 0.06)} ${point(0.56, 0.15)}Q${point(0.4, -0.02)} ${point(0.24, -0.02)}L${point(-0.3, -0.02)}Q${point(-0.4, 0.02)} ${point(-0.44, 0.12)}Z`,
      lit(palette, '#efe7d6', 0.08, 0.16),
    ) +
    fill(
      `M${point(-0.44, 0.12)}Q${point(0, 0.06)} ${point(0.56, 0.15)}L${point(0.52, 0.11)}Q${point(0, 0.025)} ${point(-0.43, 0.085)}Z`,
      local(palette, '#2f6f7a', 0.1),
    ) +
    fill(
      lens(x, y + tall * 0.12, tall * 0.6, tall * 0.03) +
        lens(x + tall * 0.06, y + tall * 0.2, tall * 0.36, tall * 0.02),
      lit(palette, '#efe7d6', 0.1),
      0.4,
    )
  );
}

/** An unfinished hull: keel on blocks, ribs, the first strakes, shores and a ladder. */
export function onTheStocks(stage: Stage, x: number, y: number, long: number): string {
  const { unit, palette } = stage;
  const sheer = (t: number): number => y - long * (0.31 + 0.1 * (2 * t - 0.9) ** 2);
  const keel = (t: number): number =>
    y - long * (0.06 + 0.2 * Math.max(0, (t - 0.76) / 0.24) ** 2.2 + 0.12 * Math.max(0, (0.16 - t) / 0.16) ** 2);
  const X = (t: number): number => x - long / 2 + long * t;
  const at = (t: number, f: number): Point => [X(t), keel(t) + (sheer(t) - keel(t)) * f];
  const wood = lit(palette, '#c39158', 0.02, 0.16);
  const pale = lit(palette, '#e0b97e', 0.02, 0.24);
  const dark = shade(palette, '#7c5733', 0.02, 0.4);
  const inside = shade(palette, '#5d432c', 0.04, 0.46);
  let out = fill(lens(x, y + 14 * unit, long * 1.16, long * 0.045), palette.shadow, 0.34);
  // Shores support the hull from the far side, blocks from below.
  let far = '';
  let near = '';
  for (const t of [0.14, 0.36, 0.6, 0.82]) {
    far += taper(
      [X(t) + long * 0.05, y - long * 0.03],
      [X(t) + long * 0.03, y - long * 0.1],
      at(t, 0.9),
      3 * unit,
      3 * unit,
    );
    near += taper(
      [X(t) - long * 0.06, y + long * 0.05],
      [X(t) - long * 0.03, y - long * 0.08],
      at(t, 0.62),
      4.4 * unit,
      3.4 * unit,
    );
  }
  out += fill(far, inside);
  for (const t of [0.2, 0.42, 0.64, 0.8])
    out += fill(
      poly([
        [X(t) - 18 * unit, y + 12 * unit],
        [X(t) - 14 * unit, y - long * 0.03],
        [X(t) + 14 * unit, y - long * 0.03],
        [X(t) + 18 * unit, y + 12 * unit],
      ]),
      dark,
    );
  const curve = (f: number, a = 0, b = 1): Point[] =>
    Array.from({ length: 19 }, (_, i) => at(a + ((b - a) * i) / 18, f));
  // The far side, seen between the ribs.
  out += fill(poly([...curve(0), ...curve(0.46, 0.03, 0.97).toReversed()]), inside);
  let ribsFar = '';
  let ribs = '';
  for (let i = 1; i < 15; i++) {
    const t = i / 15;
    const a = at(t, 0);
    const lean = (t - 0.5) * long * 0.06;
    const b: Point = [X(t) + lean, sheer(t) - long * 0.035];
    ribs += taper(a, [a[0] - long * 0.004, (a[1] + b[1]) / 2], b, long * 0.0085, long * 0.0065);
    const c: Point = [X(t) + lean * 0.6 + long * 0.032, sheer(t) - long * 0.012];
    ribsFar += taper(
      [a[0] + long * 0.03, a[1]],
      [a[0] + long * 0.034, (a[1] + c[1]) / 2],
      c,
      long * 0.006,
      long * 0.005,
    );
  }
  out += fill(ribsFar, inside);
  const ribband = (f: number): string =>
    curve(f, 0.02, 0.985)
      .map((p, i) => `${i ? 'L' : 'M'}${coord(p[0])} ${coord(p[1])}`)
      .join('');
  out += fill(ribs, wood) + stroke(ribband(0.78), pale, long * 0.009) + stroke(ribband(0.99), pale, long * 0.012);
  // Strakes, each one rib shorter than the one below.
  for (let k = 0; k < 5; k++) {
    const f0 = k * 0.11;
    const a = [0.02, 0.02, 0.03, 0.16, 0.3][k] ?? 0;
    const b = [0.985, 0.98, 0.975, 0.9, 0.7][k] ?? 1;
    out +=
      fill(
        poly([...curve(f0, a, b), ...curve(f0 + 0.105, a, b).toReversed()]),
        mix(wood, k % 2 ? pale : dark, k % 2 ? 0.4 : 0.16),
      ) +
      stroke(
        curve(f0, a, b)
          .map((p, i) => `${i ? 'L' : 'M'}${coord(p[0])} ${coord(p[1])}`)
          .join(''),
        dark,
        1.5 * unit,
        0.5,
      );
  }
  // Stem, sternpost and keel.
  const stem = at(1, 1);
  const post = at(0, 1);
  out += fill(
    taper(
      at(0.9, 0),
      [X(0.985), keel(0.94)],
      [stem[0] + long * 0.035, stem[1] - long * 0.06],
      long * 0.014,
      long * 0.013,
    ) +
      taper(
        at(0.05, -0.02),
        [X(0.012), keel(0) - long * 0.02],
        [post[0] - long * 0.012, post[1] - long * 0.02],
        long * 0.013,
        long * 0.011,
      ) +
      poly([
        [X(0.04), keel(0.1) + long * 0.004],
        [X(0.92), keel(0.82)],
        [X(0.86), keel(0.76) + long * 0.024],
        [X(0.04), keel(0.1) + long * 0.026],
      ]),
    mix(dark, wood, 0.4),
  );
  out += fill(near, mix(dark, wood, 0.3));
  return out + ladder(stage, X(0.7), y + 20 * unit, at(0.66, 1), dark) + chips(stage, x, y, long, pale);
}

function ladder(stage: Stage, x: number, y: number, top: Point, ink: string): string {
  const { unit } = stage;
  const wide = 13 * unit;
  let d = `M${coord(x - wide)} ${coord(y)}L${coord(top[0] - wide * 0.8)} ${coord(top[1] - 20 * unit)}M${coord(x + wide)} ${coord(y)}L${coord(top[0] + wide * 0.8)} ${coord(top[1] - 20 * unit)}`;
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    d += `M${coord(x - wide + (top[0] - x) * t)} ${coord(y + (top[1] - 20 * unit - y) * t)}h${coord(wide * 1.9)}`;
  }
  return stroke(d, ink, 3.6 * unit);
}

/** Shavings, a stack of planks, a trestle. */
function chips(stage: Stage, x: number, y: number, long: number, pale: string): string {
  const { unit, rng, palette } = stage;
  let d = '';
  for (let i = 0; i < 40; i++)
    d += lens(x + rng.bell() * long * 0.5, y + unit * rng.range(16, 60), unit * rng.range(6, 16), unit * 3);
  let stack = '';
  for (let i = 0; i < 4; i++) {
    const px = x + long * 0.3 + i * 7 * unit;
    const py = y + (52 - i * 9) * unit;
    stack += fill(
      poly([
        [px, py],
        [px + 170 * unit, py - 12 * unit],
        [px + 170 * unit, py - 5 * unit],
        [px, py + 7 * unit],
      ]),
      i % 2 ? pale : shade(palette, '#b98d56', 0, 0.24),
    );
  }
  return fill(d, pale, 0.8) + stack;
}

/** A painted double-ended boat on rollers. */
export function beached(stage: Stage, x: number, y: number, long: number, paint: string): string {
  const { unit, palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * long)} ${coord(y - dy * long)}`;
  const white = lit(palette, '#f3ecdc', 0, 0.2);
  const colour = local(palette, paint);
  return (
    fill(lens(x, y + 8 * unit, long * 1.1, long * 0.06), palette.shadow, 0.4) +
    fill(
      `M${point(-0.5, 0.26)}Q${point(-0.2, 0.2)} ${point(0, 0.2)}Q${point(0.25, 0.2)} ${point(0.5, 0.28)}Q${point(0.2, 0.14)} ${point(0, 0.14)}Q${point(-0.2, 0.14)} ${point(-0.5, 0.26)}Z`,
      shade(palette, '#8a6a46', 0, 0.4),
    ) +
    stroke(
      `M${point(-0.24, 0.2)}L${point(-0.2, 0.16)}M${point(0.02, 0.19)}L${point(0.04, 0.15)}M${point(0.26, 0.21)}L${point(0.26, 0.16)}`,
      lit(palette, '#d8b27a'),
      5 * unit,
    ) +
    fill(
      `M${point(-0.5, 0.26)}Q${point(-0.2, 0.135)} ${point(0, 0.135)}Q${point(0.22, 0.135)} ${point(0.5, 0.28)}Q${point(0.44, 0.02)} ${point(0.24, 0)}L${point(-0.24, 0)}Q${point(-0.43, 0.02)} ${point(-0.5, 0.26)}Z`,
      white,
    ) +
    fill(
      `M${point(-0.5, 0.26)}Q${point(-0.2, 0.135)} ${point(0, 0.135)}Q${point(0.22, 0.135)} ${point(0.5, 0.28)}L${point(0.485, 0.225)}Q${point(0.22, 0.085)} ${point(0, 0.085)}Q${point(-0.2, 0.085)} ${point(-0.482, 0.205)}Z`,
      colour,
    ) +
    fill(
      `M${point(-0.44, 0.09)}Q${point(-0.2, 0.03)} ${point(0, 0.03)}Q${point(0.22, 0.03)} ${point(0.44, 0.1)}Q${point(0.38, 0.01)} ${point(0.24, 0)}L${point(-0.24, 0)}Q${point(-0.37, 0.01)} ${point(-0.44, 0.09)}Z`,
      shade(palette, '#8d7a60', 0, 0.3),
      0.6,
    ) +
    stroke(
      `M${point(-0.5, 0.265)}Q${point(-0.2, 0.14)} ${point(0, 0.14)}Q${point(0.22, 0.14)} ${point(0.5, 0.285)}`,
      shade(palette, '#6a4a2c', 0, 0.2),
      4 * unit,
    ) +
    fill(
      `M${point(-0.3, -0.02)}h${coord(long * 0.06)}v${coord(-long * 0.02)}h${coord(-long * 0.06)}ZM${point(0.22, -0.02)}h${coord(long * 0.06)}v${coord(-long * 0.02)}h${coord(-long * 0.06)}Z`,
      palette.near,
    )
  );
}
