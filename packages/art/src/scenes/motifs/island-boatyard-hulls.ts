import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';

/** A moored sloop with stowed sails. */
export function moored(s: Stage, x: number, y: number, tall: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const wood = shade(pal, '#6a5138', 0.1, 0.2);
  return (
    fill(lens(x, y + tall * 0.05, tall * 1.1, tall * 0.05), pal.water[1], 0.5) +
    stroke(
      `M${p(0.02, 0.1)}V${n(y - tall)}M${p(0.02, 0.2)}L${p(-0.34, 0.18)}M${p(0.02, 0.98)}L${p(0.5, 0.15)}M${p(0.02, 0.98)}L${p(-0.42, 0.14)}`,
      wood,
      Math.max(1.4, tall * 0.012),
    ) +
    fill(
      `M${p(0, 0.23)}Q${p(-0.2, 0.26)} ${p(-0.34, 0.2)}L${p(-0.33, 0.17)}L${p(0, 0.18)}Z`,
      lit(pal, '#f0e6d0', 0.1, 0.2),
    ) +
    fill(
      `M${p(-0.44, 0.12)}Q${p(0, 0.06)} ${p(0.56, 0.15)}Q${p(0.4, -0.02)} ${p(0.24, -0.02)}L${p(-0.3, -0.02)}Q${p(-0.4, 0.02)} ${p(-0.44, 0.12)}Z`,
      lit(pal, '#efe7d6', 0.08, 0.16),
    ) +
    fill(
      `M${p(-0.44, 0.12)}Q${p(0, 0.06)} ${p(0.56, 0.15)}L${p(0.52, 0.11)}Q${p(0, 0.025)} ${p(-0.43, 0.085)}Z`,
      local(pal, '#2f6f7a', 0.1),
    ) +
    fill(
      lens(x, y + tall * 0.12, tall * 0.6, tall * 0.03) +
        lens(x + tall * 0.06, y + tall * 0.2, tall * 0.36, tall * 0.02),
      lit(pal, '#efe7d6', 0.1),
      0.4,
    )
  );
}

/** An unfinished hull: keel on blocks, ribs, the first strakes, shores and a ladder. */
export function onTheStocks(s: Stage, x: number, y: number, long: number): string {
  const { u, pal } = s;
  const sheer = (t: number): number => y - long * (0.31 + 0.1 * (2 * t - 0.9) ** 2);
  const keel = (t: number): number =>
    y - long * (0.06 + 0.2 * Math.max(0, (t - 0.76) / 0.24) ** 2.2 + 0.12 * Math.max(0, (0.16 - t) / 0.16) ** 2);
  const X = (t: number): number => x - long / 2 + long * t;
  const at = (t: number, f: number): Point => [X(t), keel(t) + (sheer(t) - keel(t)) * f];
  const wood = lit(pal, '#c39158', 0.02, 0.16);
  const pale = lit(pal, '#e0b97e', 0.02, 0.24);
  const dark = shade(pal, '#7c5733', 0.02, 0.4);
  const inside = shade(pal, '#5d432c', 0.04, 0.46);
  let out = fill(lens(x, y + 14 * u, long * 1.16, long * 0.045), pal.shadow, 0.34);
  // Shores support the hull from the far side, blocks from below.
  let far = '';
  let near = '';
  for (const t of [0.14, 0.36, 0.6, 0.82]) {
    far += taper([X(t) + long * 0.05, y - long * 0.03], [X(t) + long * 0.03, y - long * 0.1], at(t, 0.9), 3 * u, 3 * u);
    near += taper(
      [X(t) - long * 0.06, y + long * 0.05],
      [X(t) - long * 0.03, y - long * 0.08],
      at(t, 0.62),
      4.4 * u,
      3.4 * u,
    );
  }
  out += fill(far, inside);
  for (const t of [0.2, 0.42, 0.64, 0.8])
    out += fill(
      poly([
        [X(t) - 18 * u, y + 12 * u],
        [X(t) - 14 * u, y - long * 0.03],
        [X(t) + 14 * u, y - long * 0.03],
        [X(t) + 18 * u, y + 12 * u],
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
      .map((p, i) => `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`)
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
          .map((p, i) => `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`)
          .join(''),
        dark,
        1.5 * u,
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
  return out + ladder(s, X(0.7), y + 20 * u, at(0.66, 1), dark) + chips(s, x, y, long, pale);
}

function ladder(s: Stage, x: number, y: number, top: Point, ink: string): string {
  const { u } = s;
  const wide = 13 * u;
  let d = `M${n(x - wide)} ${n(y)}L${n(top[0] - wide * 0.8)} ${n(top[1] - 20 * u)}M${n(x + wide)} ${n(y)}L${n(top[0] + wide * 0.8)} ${n(top[1] - 20 * u)}`;
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    d += `M${n(x - wide + (top[0] - x) * t)} ${n(y + (top[1] - 20 * u - y) * t)}h${n(wide * 1.9)}`;
  }
  return stroke(d, ink, 3.6 * u);
}

/** Shavings, a stack of planks, a trestle. */
function chips(s: Stage, x: number, y: number, long: number, pale: string): string {
  const { u, rng, pal } = s;
  let d = '';
  for (let i = 0; i < 40; i++)
    d += lens(x + rng.bell() * long * 0.5, y + u * rng.range(16, 60), u * rng.range(6, 16), u * 3);
  let stack = '';
  for (let i = 0; i < 4; i++) {
    const px = x + long * 0.3 + i * 7 * u;
    const py = y + (52 - i * 9) * u;
    stack += fill(
      poly([
        [px, py],
        [px + 170 * u, py - 12 * u],
        [px + 170 * u, py - 5 * u],
        [px, py + 7 * u],
      ]),
      i % 2 ? pale : shade(pal, '#b98d56', 0, 0.24),
    );
  }
  return fill(d, pale, 0.8) + stack;
}

/** A painted double-ended boat on rollers. */
export function beached(s: Stage, x: number, y: number, long: number, paint: string): string {
  const { u, pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * long)} ${n(y - dy * long)}`;
  const white = lit(pal, '#f3ecdc', 0, 0.2);
  const colour = local(pal, paint);
  return (
    fill(lens(x, y + 8 * u, long * 1.1, long * 0.06), pal.shadow, 0.4) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.2)} ${p(0, 0.2)}Q${p(0.25, 0.2)} ${p(0.5, 0.28)}Q${p(0.2, 0.14)} ${p(0, 0.14)}Q${p(-0.2, 0.14)} ${p(-0.5, 0.26)}Z`,
      shade(pal, '#8a6a46', 0, 0.4),
    ) +
    stroke(
      `M${p(-0.24, 0.2)}L${p(-0.2, 0.16)}M${p(0.02, 0.19)}L${p(0.04, 0.15)}M${p(0.26, 0.21)}L${p(0.26, 0.16)}`,
      lit(pal, '#d8b27a'),
      5 * u,
    ) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.135)} ${p(0, 0.135)}Q${p(0.22, 0.135)} ${p(0.5, 0.28)}Q${p(0.44, 0.02)} ${p(0.24, 0)}L${p(-0.24, 0)}Q${p(-0.43, 0.02)} ${p(-0.5, 0.26)}Z`,
      white,
    ) +
    fill(
      `M${p(-0.5, 0.26)}Q${p(-0.2, 0.135)} ${p(0, 0.135)}Q${p(0.22, 0.135)} ${p(0.5, 0.28)}L${p(0.485, 0.225)}Q${p(0.22, 0.085)} ${p(0, 0.085)}Q${p(-0.2, 0.085)} ${p(-0.482, 0.205)}Z`,
      colour,
    ) +
    fill(
      `M${p(-0.44, 0.09)}Q${p(-0.2, 0.03)} ${p(0, 0.03)}Q${p(0.22, 0.03)} ${p(0.44, 0.1)}Q${p(0.38, 0.01)} ${p(0.24, 0)}L${p(-0.24, 0)}Q${p(-0.37, 0.01)} ${p(-0.44, 0.09)}Z`,
      shade(pal, '#8d7a60', 0, 0.3),
      0.6,
    ) +
    stroke(
      `M${p(-0.5, 0.265)}Q${p(-0.2, 0.14)} ${p(0, 0.14)}Q${p(0.22, 0.14)} ${p(0.5, 0.285)}`,
      shade(pal, '#6a4a2c', 0, 0.2),
      4 * u,
    ) +
    fill(
      `M${p(-0.3, -0.02)}h${n(long * 0.06)}v${n(-long * 0.02)}h${n(-long * 0.06)}ZM${p(0.22, -0.02)}h${n(long * 0.06)}v${n(-long * 0.02)}h${n(-long * 0.06)}Z`,
      pal.near,
    )
  );
}
