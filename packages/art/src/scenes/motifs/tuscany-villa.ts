import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, move, coord, type Point, poly, quad } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { cypress } from '../../elements/trees.ts';
import { cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function villaRoad(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const [f0, f1, f2] = fields(stage);
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.6, 0.7));
  let out = '';
  const back = field(
    stage,
    [
      [-40, horizon + 60 * unit],
      [width * 0.3, horizon + 10 * unit],
      [width * 0.7, horizon + 70 * unit],
      [width + 40, horizon + 20 * unit],
    ],
    height,
    f1,
    0.46,
    0,
  );
  out += back.markup + olives(stage, back.line, width * 0.08, width * 0.4, 2, 13 * unit, 0.42);
  out += cypressRow(
    stage,
    Array.from({ length: 7 }, (_, i): Point => [
      width * 0.82 + i * 22 * unit,
      heightAt(back.line, width * 0.82 + i * 22 * unit) + 6 * unit,
    ]),
    () => 44 * unit,
    0.4,
  );
  const crown = horizon + 96 * unit;
  const knoll = field(
    stage,
    [
      [-40, crown + 150 * unit],
      [cx - width * 0.3, crown + 84 * unit],
      [cx, crown],
      [cx + width * 0.3, crown + 90 * unit],
      [width + 40, crown + 130 * unit],
    ],
    height,
    f0,
    0.24,
    16,
  );
  out += knoll.markup;
  const vy = heightAt(knoll.line, cx) + 20 * unit;
  out += villa(stage, cx, vy, stage.portrait ? 1.15 : 1);
  // The white road to the villa in three bends, with cypresses on one side.
  const bends: Point[] = [
    [width * (stage.portrait ? 0.22 : 0.24), height * 1.02],
    [width * 0.46, height * 0.86],
    [cx - width * 0.16, crown + (height - crown) * 0.42],
    [cx + width * 0.02, crown + (height - crown) * 0.22],
    [cx - 30 * unit, vy + 6 * unit],
  ];
  const front = field(
    stage,
    [
      [-40, height * 0.74],
      [width * 0.22, height * 0.77],
      [width * 0.55, height * 0.86],
      [width + 40, height * 0.78],
    ],
    height + 20,
    f2,
    0.08,
    22,
  );
  out += road(stage, bends.slice(1), 0.12, 0.62) + front.markup + road(stage, bends.slice(0, 3), 0.04, 1);
  const rows: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 0.72;
    const [x, y] = along(bends, 1 - t);
    rows.push([x - (10 + 46 * t) * unit, y + 2 * unit]);
  }
  out += cypressRow(stage, rows, (i) => (56 + 190 * (i / 10) ** 1.15) * unit * (stage.portrait ? 0.95 : 1), 0.06);
  if (!stage.has('no-people')) {
    const [px, py] = along(bends, 0.24);
    out += fill(
      person(px + 10 * unit, py, 44 * unit, { skirt: true }) + person(px + 30 * unit, py + 2 * unit, 28 * unit),
      mix(palette.near, palette.haze, 0.14),
    );
  }
  return out + foreground(stage);
}

function along(points: readonly Point[], t: number): Point {
  const k = Math.min(points.length - 1.001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(k);
  const f = k - i;
  const a = points[i] ?? [0, 0];
  const b = points[i + 1] ?? a;
  const e = f * f * (3 - 2 * f);
  return [a[0] + (b[0] - a[0]) * e, a[1] + (b[1] - a[1]) * f];
}

function road(stage: Stage, bends: readonly Point[], depth: number, scale: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const [x, y] = along(bends, t);
    const half = stage.unit * scale * (3 + 34 * (1 - t) ** 1.6);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return fill(softLoop([...left, ...right.toReversed()]), lit(stage.palette, '#e9d8b4', depth, 0.34));
}

function softLoop(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let d = move(...first);
  for (let i = 1; i < points.length - 1; i++) {
    const a = points[i] ?? first;
    const b = points[i + 1] ?? first;
    d += quad(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  }
  return `${d}Z`;
}

function villa(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 30 * size, 170 * size, 0.4) : '';
  const dark = shade(palette, '#39492f', 0.2);
  const light = lit(palette, '#6a7644', 0.18, 0.12);
  out +=
    cypress(stage, x - 122 * size, y, 120 * size, dark, light, -1) +
    cypress(stage, x - 98 * size, y + 2 * size, 148 * size, dark, light, -1) +
    cypress(stage, x + 150 * size, y, 132 * size, dark, light, -1);
  out += tower(stage, x - 8 * size, y - 34 * size, 46 * size, 84 * size, {
    stone: STONE,
    tile: TILE,
    depth: 0.14,
    light: -1,
  });
  out += gableHouse(stage, {
    x: x - 10 * size,
    y,
    gable: 66 * size,
    length: 140 * size,
    wall: 62 * size,
    roof: 24 * size,
    depth: 0.12,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 10 * size,
    windows: 'shutters',
  });
  // An arcade along the long wall.
  let arches = '';
  for (let i = 0; i < 4; i++) {
    const ax = x + (8 + i * 26) * size;
    arches += `M${coord(ax)} ${coord(y - (4 + i * 1.6) * size)}v${coord(-16 * size)}a${coord(8 * size)} ${coord(8 * size)} 0 0 1 ${coord(16 * size)} 0v${coord(15 * size)}Z`;
  }
  out += fill(
    arches,
    palette.lamps ? mix(palette.lamp, local(palette, '#5a4632'), 0.25) : shade(palette, '#5a4a38', 0.1),
  );
  out += fill(
    poly([
      [x - 140 * size, y + 2 * size],
      [x + 190 * size, y - 8 * size],
      [x + 200 * size, y + 8 * size],
      [x - 146 * size, y + 14 * size],
    ]),
    shade(palette, '#b79a6c', 0.14, 0.25),
  );
  return (
    out +
    cypress(stage, x + 172 * size, y + 6 * size, 100 * size, dark, light, -1) +
    cypress(stage, x - 146 * size, y + 8 * size, 90 * size, dark, light, -1)
  );
}
