import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, type Point, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { birds } from '../../elements/sky.ts';
import { cypress } from '../../elements/trees.ts';
import { castShadow, cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function cutField(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const [f0, f1, f2] = fields(stage);
  const back = field(
    stage,
    [
      [-40, horizon + 30 * unit],
      [width * 0.35, horizon + 66 * unit],
      [width * 0.7, horizon + 6 * unit],
      [width + 40, horizon + 50 * unit],
    ],
    height,
    f1,
    0.44,
    0,
  );
  let out = back.markup;
  const cx = width * (stage.portrait ? 0.54 : rng.range(0.62, 0.72));
  // A chapel between two cypresses on a ridge.
  const cy = heightAt(back.line, cx) + 8 * unit;
  const dark = shade(palette, '#39492f', 0.34);
  const light = lit(palette, '#6a7644', 0.32, 0.12);
  out +=
    cypress(stage, cx - 52 * unit, cy + 2 * unit, 96 * unit, dark, light, -1) +
    cypress(stage, cx + 72 * unit, cy + 2 * unit, 110 * unit, dark, light, -1);
  out += gableHouse(stage, {
    x: cx,
    y: cy,
    gable: 34 * unit,
    length: 48 * unit,
    wall: 34 * unit,
    roof: 20 * unit,
    depth: 0.3,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 4 * unit,
    windows: 'none',
  });
  out += tower(stage, cx - 8 * unit, cy - 30 * unit, 13 * unit, 34 * unit, {
    stone: STONE,
    tile: TILE,
    depth: 0.3,
    light: -1,
    belfry: true,
  });
  out += olives(stage, back.line, width * 0.06, width * 0.44, 3, 14 * unit, 0.4);
  const mid = field(
    stage,
    [
      [-40, horizon + 150 * unit],
      [width * 0.3, horizon + 100 * unit],
      [width * 0.6, horizon + 160 * unit],
      [width + 40, horizon + 120 * unit],
    ],
    height,
    f0,
    0.22,
    20,
  );
  out += mid.markup;
  const row = Array.from({ length: 13 }, (_, i): Point => [
    width * (0.02 + i * 0.045),
    heightAt(mid.line, width * (0.02 + i * 0.045)) + 8 * unit,
  ]);
  out += cypressRow(stage, row, (i) => (70 + ((i * 37) % 26)) * unit, 0.18);
  const front = field(
    stage,
    [
      [-40, height * 0.76],
      [width * 0.4, height * 0.74],
      [width * 0.75, height * 0.78],
      [width + 40, height * 0.75],
    ],
    height + 20,
    f2,
    0.05,
    26,
  );
  out += front.markup;
  const spots: readonly (readonly [number, number, number])[] = stage.portrait
    ? [
        [0.3, 0.8, 30],
        [0.62, 0.79, 28],
        [0.46, 0.86, 52],
        [0.8, 0.9, 62],
      ]
    : [
        [0.2, 0.79, 26],
        [0.38, 0.785, 25],
        [0.52, 0.83, 40],
        [0.86, 0.82, 36],
        [0.7, 0.9, 66],
        [0.3, 0.91, 60],
      ];
  for (const [bx, by, r] of spots) out += bale(stage, bx * width + rng.bell() * 20 * unit, by * height, r * unit);
  if (!stage.has('no-people')) {
    const px = width * (stage.portrait ? 0.47 : 0.7);
    const py = height * (stage.portrait ? 0.86 : 0.9) - (stage.portrait ? 88 : 112) * unit;
    out += fill(person(px, py, 40 * unit, { arm: -1 }), mix(palette.near, palette.haze, 0.12));
  }
  return (
    out +
    birds(stage, width * 0.5, horizon - 120 * unit, 5, 16 * unit, mix(palette.near, palette.haze, 0.4)) +
    foreground(stage)
  );
}

function bale(stage: Stage, x: number, y: number, radius: number): string {
  const { palette } = stage;
  const straw = stage.season === 'winter' ? '#b7a888' : '#d3b06a';
  const side = lit(palette, straw, 0.04, 0.4);
  const end = shade(palette, straw, 0.02, 0.3);
  return (
    castShadow(stage, x, y, radius * 3.6, 0) +
    fill(
      `M${coord(x + radius * 0.4)} ${coord(y)}L${coord(x - radius * 0.3)} ${coord(y - radius * 0.06)}C${coord(x - radius * 1.15)} ${coord(y - radius * 0.2)} ${coord(x - radius * 1.15)} ${coord(y - radius * 1.86)} ${coord(x - radius * 0.3)} ${coord(y - radius * 2.02)}L${coord(x + radius * 0.5)} ${coord(y - radius * 1.97)}Z`,
      side,
    ) +
    fill(
      `M${coord(x - radius * 0.5)} ${coord(y - radius * 0.98)}a${coord(radius * 0.98)} ${coord(radius)} 0 1 1 ${coord(radius * 1.96)} 0a${coord(radius * 0.98)} ${coord(radius)} 0 1 1 ${coord(-radius * 1.96)} 0Z`,
      end,
    ) +
    stroke(
      [0.72, 0.46, 0.2]
        .map(
          (k) =>
            `M${coord(x + radius * 0.48 - radius * k)} ${coord(y - radius * 0.98)}a${coord(radius * k)} ${coord(radius * k)} 0 1 1 ${coord(radius * k * 1.6)} ${coord(radius * k * 0.7)}`,
        )
        .join(''),
      mix(end, palette.glow, 0.3),
      radius * 0.035,
      0.7,
    )
  );
}
