import { mix } from '../../core/colour.ts';
import { local } from '../../core/palette.ts';
import type { Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { sailboat } from '../../elements/people.ts';
import { profile, range } from '../../elements/terrain.ts';

export function farIslands(s: Stage, horizon: number, sunX: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const sides: readonly Point[] = s.wide
    ? [
        [0.66, 0.86],
        [0.8, 1.05],
      ]
    : sunX < w / 2
      ? [
          [0.5, 0.95],
          [0.66, 1.08],
        ]
      : [
          [-0.06, 0.42],
          [0.05, 0.6],
        ];
  sides.forEach(([a, b], i) => {
    const height = u * rng.range(60, 130) * (s.portrait ? 1.1 : 1) * (1 - i * 0.25);
    const peak = a + (b - a) * rng.range(0.3, 0.7);
    const ridge = profile(
      s,
      [
        [a * w, horizon + 2],
        [(a + peak) * 0.5 * w, horizon - height * 0.4],
        [peak * w, horizon - height],
        [(peak + b) * 0.5 * w, horizon - height * 0.36],
        [b * w, horizon + 2],
      ],
      9 * u,
      6,
      14,
    );
    const inside = ridge.map(([x, y]): Point => [x, Math.min(y, horizon + 2)]);
    out += range(s, inside, horizon + 2, mix(pal.haze, pal.near, 0.1 + i * 0.16), 0.4);
  });
  return out;
}

export function sails(s: Stage, x: number, y: number, h: number): string {
  return sailboat(s, x, y, h, {
    hull: mix(s.pal.near, s.pal.haze, 0.12),
    main: mix(local(s.pal, '#f7efdd'), s.pal.glow, 0.4),
    jib: mix(local(s.pal, '#e6d9c0'), s.pal.haze, 0.3),
  });
}
