import { mix } from '../../core/colour.ts';
import { local } from '../../core/palette.ts';
import type { Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { sailboat } from '../../elements/people.ts';
import { profile, range } from '../../elements/terrain.ts';

export function farIslands(stage: Stage, horizon: number, sunX: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  const sides: readonly Point[] = stage.wide
    ? [
        [0.66, 0.86],
        [0.8, 1.05],
      ]
    : sunX < width / 2
      ? [
          [0.5, 0.95],
          [0.66, 1.08],
        ]
      : [
          [-0.06, 0.42],
          [0.05, 0.6],
        ];
  sides.forEach(([a, b], i) => {
    const height = unit * rng.range(60, 130) * (stage.portrait ? 1.1 : 1) * (1 - i * 0.25);
    const peak = a + (b - a) * rng.range(0.3, 0.7);
    const ridge = profile(
      stage,
      [
        [a * width, horizon + 2],
        [(a + peak) * 0.5 * width, horizon - height * 0.4],
        [peak * width, horizon - height],
        [(peak + b) * 0.5 * width, horizon - height * 0.36],
        [b * width, horizon + 2],
      ],
      9 * unit,
      6,
      14,
    );
    const inside = ridge.map(([x, y]): Point => [x, Math.min(y, horizon + 2)]);
    out += range(stage, inside, horizon + 2, mix(palette.haze, palette.near, 0.1 + i * 0.16), 0.4);
  });
  return out;
}

export function sails(stage: Stage, x: number, y: number, height: number): string {
  return sailboat(stage, x, y, height, {
    hull: mix(stage.palette.near, stage.palette.haze, 0.12),
    main: mix(local(stage.palette, '#f7efdd'), stage.palette.glow, 0.4),
    jib: mix(local(stage.palette, '#e6d9c0'), stage.palette.haze, 0.3),
  });
}
