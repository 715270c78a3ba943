import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, coord, type Point, poly, stroke } from '../../core/path.ts';
import type { Camera } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { person } from '../../elements/people.ts';

export const string = (a: Point, b: Point, sag: number): string =>
  `M${coord(a[0])} ${coord(a[1])}Q${coord((a[0] + b[0]) / 2 + sag * 0.3)} ${coord((a[1] + b[1]) / 2 + sag)} ${coord(b[0])} ${coord(b[1])}`;

/** One kite with its tail: a diamond, a delta or a box by `kind`, leaning `turn` degrees. */
export function kite(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  turn: number,
  paint: readonly [string, string],
  kind: number,
): string {
  const { palette } = stage;
  const k = size;
  const bright = lit(palette, paint[0], 0, 0.12);
  const other = lit(palette, paint[1], 0, 0.12);
  let inside: string;
  if (kind === 1) {
    // A delta with two streamers.
    inside =
      fill(`M0 ${coord(-40 * k)}L${coord(78 * k)} ${coord(30 * k)}L0 ${coord(14 * k)}Z`, other) +
      fill(`M0 ${coord(-40 * k)}L${coord(-78 * k)} ${coord(30 * k)}L0 ${coord(14 * k)}Z`, bright) +
      fill(
        `M0 ${coord(-40 * k)}L${coord(14 * k)} ${coord(48 * k)}L${coord(-14 * k)} ${coord(48 * k)}Z`,
        shade(palette, paint[0], 0, 0.2),
      );
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
        `M${coord(-26 * k)} ${coord(-46 * k)}V${coord(50 * k)}M${coord(10 * k)} ${coord(-56 * k)}V${coord(42 * k)}M${coord(36 * k)} ${coord(-42 * k)}V${coord(52 * k)}`,
        shade(palette, '#6b4a2f', 0),
        2 * k,
      );
  } else
    inside =
      fill(`M0 ${coord(-70 * k)}L${coord(46 * k)} ${coord(-14 * k)}L0 ${coord(74 * k)}Z`, other) +
      fill(`M0 ${coord(-70 * k)}L${coord(-46 * k)} ${coord(-14 * k)}L0 ${coord(74 * k)}Z`, bright) +
      fill(
        `M${coord(-46 * k)} ${coord(-14 * k)}H0V${coord(74 * k)}ZM${coord(46 * k)} ${coord(-14 * k)}H0V${coord(-70 * k)}Z`,
        shade(palette, paint[0], 0, 0.3),
        0.5,
      );
  const a = (turn * Math.PI) / 180;
  const bx = x - Math.sin(a) * 70 * k;
  const by = y + Math.cos(a) * 70 * k;
  let tail = `M${coord(bx)} ${coord(by)}`;
  let bows = '';
  for (let i = 1; i < 9; i++) {
    const tx = bx + (-Math.sin(a) * 0.6 - 0.4) * i * 16 * k + Math.sin(i * 0.9) * 12 * k;
    const ty = by + i * 20 * k;
    tail += `L${coord(tx)} ${coord(ty)}`;
    if (i % 2 === 0 && kind !== 2)
      bows += `M${coord(tx)} ${coord(ty)}l${coord(-13 * k)} ${coord(-7 * k)}v${coord(14 * k)}ZM${coord(tx)} ${coord(ty)}l${coord(13 * k)} ${coord(-7 * k)}v${coord(14 * k)}Z`;
  }
  return (
    (kind === 2 ? '' : stroke(tail, other, 2.2 * k) + fill(bows, bright)) +
    `<g transform="translate(${coord(x)} ${coord(y)}) rotate(${turn})">${inside}</g>`
  );
}

export function flyers(stage: Stage, project: Camera): string {
  const { width, unit, rng, palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.1);
  const hand = (x: number, z: number, metres: number): Point => {
    const [px, py] = project(x, 0, z);
    const size = (1000 * unit * metres) / z;
    return [px + size * 0.3, py - size * 1.02];
  };
  let out = '';
  let people = '';
  const spots: readonly (readonly [number, number, number, boolean])[] = stage.wide
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
  const skies: readonly (readonly [number, number, number])[] = stage.portrait
    ? [
        [0.54, 0.22, 1.5],
        [0.74, 0.38, 0.8],
        [0.34, 0.42, 0.6],
      ]
    : stage.wide
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
    const [px, py] = project(x, 0, z);
    const k = ((1000 * unit) / z) * metres;
    out += fill(
      `M${coord(px)} ${coord(py)}l${coord(-k * 0.9)} ${coord(k * 0.14)}l${coord(-k * 0.2)} ${coord(-k * 0.02)}l${coord(k * 0.9)} ${coord(-k * 0.16)}Z`,
      palette.shadow,
      0.34,
    );
    people += person(px, py, k, { arm: 1, skirt });
    const [fx, fy, size] = skies[i] ?? [0.5, 0.3, 1];
    const target: Point = [width * fx + rng.bell() * 30 * unit, stage.height * fy + rng.bell() * 24 * unit];
    out += stroke(
      string(hand(x, z, metres), target, 60 * unit),
      mix(palette.near, palette.sky[1], 0.4),
      1.2 * unit,
      0.8,
    );
    out += kite(
      stage,
      target[0],
      target[1],
      size * unit,
      rng.range(14, 34),
      colours[(i + start) % 4] ?? colours[0],
      (i + start) % 3,
    );
  });
  const [dx, dy] = project(stage.wide ? 5.6 : 2.6, 0, 18.6);
  return out + fill(people, ink) + dog(dx, dy, 44 * unit, ink, true);
}
