import { mix } from '../../core/colour.ts';
import { lit, shade } from '../../core/palette.ts';
import { fill, heightAt, n, type Point, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { birds } from '../../elements/sky.ts';
import { cypress } from '../../elements/trees.ts';
import { castShadow, cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function cutField(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const back = field(
    s,
    [
      [-40, horizon + 30 * u],
      [w * 0.35, horizon + 66 * u],
      [w * 0.7, horizon + 6 * u],
      [w + 40, horizon + 50 * u],
    ],
    h,
    f1,
    0.44,
    0,
  );
  let out = back.markup;
  const cx = w * (s.portrait ? 0.54 : rng.range(0.62, 0.72));
  // A chapel between two cypresses on a ridge.
  const cy = heightAt(back.line, cx) + 8 * u;
  const dark = shade(pal, '#39492f', 0.34);
  const light = lit(pal, '#6a7644', 0.32, 0.12);
  out +=
    cypress(s, cx - 52 * u, cy + 2 * u, 96 * u, dark, light, -1) +
    cypress(s, cx + 72 * u, cy + 2 * u, 110 * u, dark, light, -1);
  out += gableHouse(s, {
    x: cx,
    y: cy,
    gable: 34 * u,
    length: 48 * u,
    wall: 34 * u,
    roof: 20 * u,
    depth: 0.3,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 4 * u,
    windows: 'none',
  });
  out += tower(s, cx - 8 * u, cy - 30 * u, 13 * u, 34 * u, {
    stone: STONE,
    tile: TILE,
    depth: 0.3,
    light: -1,
    belfry: true,
  });
  out += olives(s, back.line, w * 0.06, w * 0.44, 3, 14 * u, 0.4);
  const mid = field(
    s,
    [
      [-40, horizon + 150 * u],
      [w * 0.3, horizon + 100 * u],
      [w * 0.6, horizon + 160 * u],
      [w + 40, horizon + 120 * u],
    ],
    h,
    f0,
    0.22,
    20,
  );
  out += mid.markup;
  const row = Array.from({ length: 13 }, (_, i): Point => [
    w * (0.02 + i * 0.045),
    heightAt(mid.line, w * (0.02 + i * 0.045)) + 8 * u,
  ]);
  out += cypressRow(s, row, (i) => (70 + ((i * 37) % 26)) * u, 0.18);
  const front = field(
    s,
    [
      [-40, h * 0.76],
      [w * 0.4, h * 0.74],
      [w * 0.75, h * 0.78],
      [w + 40, h * 0.75],
    ],
    h + 20,
    f2,
    0.05,
    26,
  );
  out += front.markup;
  const spots: readonly (readonly [number, number, number])[] = s.portrait
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
  for (const [bx, by, r] of spots) out += bale(s, bx * w + rng.bell() * 20 * u, by * h, r * u);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.47 : 0.7);
    const py = h * (s.portrait ? 0.86 : 0.9) - (s.portrait ? 88 : 112) * u;
    out += fill(person(px, py, 40 * u, { arm: -1 }), mix(pal.near, pal.haze, 0.12));
  }
  return out + birds(s, w * 0.5, horizon - 120 * u, 5, 16 * u, mix(pal.near, pal.haze, 0.4)) + foreground(s);
}

function bale(s: Stage, x: number, y: number, r: number): string {
  const { pal } = s;
  const straw = s.season === 'winter' ? '#b7a888' : '#d3b06a';
  const side = lit(pal, straw, 0.04, 0.4);
  const end = shade(pal, straw, 0.02, 0.3);
  return (
    castShadow(s, x, y, r * 3.6, 0) +
    fill(
      `M${n(x + r * 0.4)} ${n(y)}L${n(x - r * 0.3)} ${n(y - r * 0.06)}C${n(x - r * 1.15)} ${n(y - r * 0.2)} ${n(x - r * 1.15)} ${n(y - r * 1.86)} ${n(x - r * 0.3)} ${n(y - r * 2.02)}L${n(x + r * 0.5)} ${n(y - r * 1.97)}Z`,
      side,
    ) +
    fill(
      `M${n(x - r * 0.5)} ${n(y - r * 0.98)}a${n(r * 0.98)} ${n(r)} 0 1 1 ${n(r * 1.96)} 0a${n(r * 0.98)} ${n(r)} 0 1 1 ${n(-r * 1.96)} 0Z`,
      end,
    ) +
    stroke(
      [0.72, 0.46, 0.2]
        .map(
          (k) =>
            `M${n(x + r * 0.48 - r * k)} ${n(y - r * 0.98)}a${n(r * k)} ${n(r * k)} 0 1 1 ${n(r * k * 1.6)} ${n(r * k * 0.7)}`,
        )
        .join(''),
      mix(end, pal.glow, 0.3),
      r * 0.035,
      0.7,
    )
  );
}
