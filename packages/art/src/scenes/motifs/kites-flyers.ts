import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, n, type Point, poly, stroke } from '../../core/path.ts';
import type { Camera } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { person } from '../../elements/people.ts';

export const string = (a: Point, b: Point, sag: number): string =>
  `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2 + sag * 0.3)} ${n((a[1] + b[1]) / 2 + sag)} ${n(b[0])} ${n(b[1])}`;

/** One kite with its tail: a diamond, a delta or a box by `kind`, leaning `turn` degrees. */
export function kite(
  s: Stage,
  x: number,
  y: number,
  size: number,
  turn: number,
  paint: readonly [string, string],
  kind: number,
): string {
  const { pal } = s;
  const k = size;
  const bright = lit(pal, paint[0], 0, 0.12);
  const other = lit(pal, paint[1], 0, 0.12);
  let inside: string;
  if (kind === 1) {
    // A delta with two streamers.
    inside =
      fill(`M0 ${n(-40 * k)}L${n(78 * k)} ${n(30 * k)}L0 ${n(14 * k)}Z`, other) +
      fill(`M0 ${n(-40 * k)}L${n(-78 * k)} ${n(30 * k)}L0 ${n(14 * k)}Z`, bright) +
      fill(`M0 ${n(-40 * k)}L${n(14 * k)} ${n(48 * k)}L${n(-14 * k)} ${n(48 * k)}Z`, shade(pal, paint[0], 0, 0.2));
  } else if (kind === 2) {
    // A box, in two cells.
    inside =
      [-46, 14]
        .map(
          (dy) =>
            fill(
              poly([
                [-26 * k, dy * k],
                [10 * k, (dy - 10) * k],
                [10 * k, (dy + 24) * k],
                [-26 * k, (dy + 34) * k],
              ]),
              bright,
            ) +
            fill(
              poly([
                [10 * k, (dy - 10) * k],
                [36 * k, (dy + 4) * k],
                [36 * k, (dy + 38) * k],
                [10 * k, (dy + 24) * k],
              ]),
              other,
            ),
        )
        .join('') +
      stroke(
        `M${n(-26 * k)} ${n(-46 * k)}V${n(50 * k)}M${n(10 * k)} ${n(-56 * k)}V${n(42 * k)}M${n(36 * k)} ${n(-42 * k)}V${n(52 * k)}`,
        shade(pal, '#6b4a2f', 0),
        2 * k,
      );
  } else
    inside =
      fill(`M0 ${n(-70 * k)}L${n(46 * k)} ${n(-14 * k)}L0 ${n(74 * k)}Z`, other) +
      fill(`M0 ${n(-70 * k)}L${n(-46 * k)} ${n(-14 * k)}L0 ${n(74 * k)}Z`, bright) +
      fill(
        `M${n(-46 * k)} ${n(-14 * k)}H0V${n(74 * k)}ZM${n(46 * k)} ${n(-14 * k)}H0V${n(-70 * k)}Z`,
        shade(pal, paint[0], 0, 0.3),
        0.5,
      );
  const a = (turn * Math.PI) / 180;
  const bx = x - Math.sin(a) * 70 * k;
  const by = y + Math.cos(a) * 70 * k;
  let tail = `M${n(bx)} ${n(by)}`;
  let bows = '';
  for (let i = 1; i < 9; i++) {
    const tx = bx + (-Math.sin(a) * 0.6 - 0.4) * i * 16 * k + Math.sin(i * 0.9) * 12 * k;
    const ty = by + i * 20 * k;
    tail += `L${n(tx)} ${n(ty)}`;
    if (i % 2 === 0 && kind !== 2)
      bows += `M${n(tx)} ${n(ty)}l${n(-13 * k)} ${n(-7 * k)}v${n(14 * k)}ZM${n(tx)} ${n(ty)}l${n(13 * k)} ${n(-7 * k)}v${n(14 * k)}Z`;
  }
  return (
    (kind === 2 ? '' : stroke(tail, other, 2.2 * k) + fill(bows, bright)) +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${inside}</g>`
  );
}

export function flyers(s: Stage, p: Camera): string {
  const { w, u, rng, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.1);
  const hand = (x: number, z: number, metres: number): Point => {
    const [px, py] = p(x, 0, z);
    const k = (1000 * u * metres) / z;
    return [px + k * 0.3, py - k * 1.02];
  };
  let out = '';
  let people = '';
  const spots: readonly (readonly [number, number, number, boolean])[] = s.wide
    ? [
        [3, 20, 1.75, true],
        [4.2, 18, 1.15, true],
        [1.6, 40, 1.7, false],
      ]
    : [
        [-0.2, 20, 1.75, false],
        [1, 18, 1.15, true],
        [2, 40, 1.7, true],
      ];
  const skies: readonly (readonly [number, number, number])[] = s.portrait
    ? [
        [0.54, 0.22, 1.5],
        [0.74, 0.38, 0.8],
        [0.34, 0.42, 0.6],
      ]
    : s.wide
      ? [
          [0.72, 0.18, 1.3],
          [0.86, 0.36, 0.72],
          [0.62, 0.4, 0.5],
        ]
      : [
          [0.53, 0.2, 1.45],
          [0.68, 0.36, 0.76],
          [0.37, 0.34, 0.5],
        ];
  const start = Math.floor(rng() * 3);
  const colours = [
    ['#a8503f', '#d9a765'],
    ['#4f7f8a', '#f3e8d0'],
    ['#c9a45e', '#8b6a4a'],
    ['#7d8a5c', '#e3cfa0'],
  ] as const;
  spots.forEach(([x, z, metres, skirt], i) => {
    const [px, py] = p(x, 0, z);
    const k = ((1000 * u) / z) * metres;
    out += fill(
      `M${n(px)} ${n(py)}l${n(-k * 0.9)} ${n(k * 0.14)}l${n(-k * 0.2)} ${n(-k * 0.02)}l${n(k * 0.9)} ${n(-k * 0.16)}Z`,
      pal.shadow,
      0.34,
    );
    people += person(px, py, k, { arm: 1, skirt });
    const [fx, fy, size] = skies[i] ?? [0.5, 0.3, 1];
    const target: Point = [w * fx + rng.bell() * 30 * u, s.h * fy + rng.bell() * 24 * u];
    out += stroke(string(hand(x, z, metres), target, 60 * u), mix(pal.near, pal.sky[1], 0.4), 1.2 * u, 0.8);
    out += kite(
      s,
      target[0],
      target[1],
      size * u,
      rng.range(14, 34),
      colours[(i + start) % 4] ?? colours[0],
      (i + start) % 3,
    );
  });
  const [dx, dy] = p(s.wide ? 5.6 : 2.6, 0, 18.6);
  return out + fill(people, ink) + dog(dx, dy, 44 * u, ink, true);
}
