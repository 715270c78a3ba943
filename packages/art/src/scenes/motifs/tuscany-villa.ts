import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, move, n, type Point, poly, quad } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, tower } from '../../elements/houses.ts';
import { person } from '../../elements/people.ts';
import { cypress } from '../../elements/trees.ts';
import { cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function villaRoad(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const cx = w * (s.portrait ? 0.52 : rng.range(0.6, 0.7));
  let out = '';
  const back = field(
    s,
    [
      [-40, horizon + 60 * u],
      [w * 0.3, horizon + 10 * u],
      [w * 0.7, horizon + 70 * u],
      [w + 40, horizon + 20 * u],
    ],
    h,
    f1,
    0.46,
    0,
  );
  out += back.markup + olives(s, back.line, w * 0.08, w * 0.4, 2, 13 * u, 0.42);
  out += cypressRow(
    s,
    Array.from({ length: 7 }, (_, i): Point => [
      w * 0.82 + i * 22 * u,
      heightAt(back.line, w * 0.82 + i * 22 * u) + 6 * u,
    ]),
    () => 44 * u,
    0.4,
  );
  const crown = horizon + 96 * u;
  const knoll = field(
    s,
    [
      [-40, crown + 150 * u],
      [cx - w * 0.3, crown + 84 * u],
      [cx, crown],
      [cx + w * 0.3, crown + 90 * u],
      [w + 40, crown + 130 * u],
    ],
    h,
    f0,
    0.24,
    16,
  );
  out += knoll.markup;
  const vy = heightAt(knoll.line, cx) + 20 * u;
  out += villa(s, cx, vy, s.portrait ? 1.15 : 1);
  // The white road to the villa in three bends, with cypresses on one side.
  const bends: Point[] = [
    [w * (s.portrait ? 0.22 : 0.24), h * 1.02],
    [w * 0.46, h * 0.86],
    [cx - w * 0.16, crown + (h - crown) * 0.42],
    [cx + w * 0.02, crown + (h - crown) * 0.22],
    [cx - 30 * u, vy + 6 * u],
  ];
  const front = field(
    s,
    [
      [-40, h * 0.74],
      [w * 0.22, h * 0.77],
      [w * 0.55, h * 0.86],
      [w + 40, h * 0.78],
    ],
    h + 20,
    f2,
    0.08,
    22,
  );
  out += road(s, bends.slice(1), 0.12, 0.62) + front.markup + road(s, bends.slice(0, 3), 0.04, 1);
  const rows: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 0.72;
    const [x, y] = along(bends, 1 - t);
    rows.push([x - (10 + 46 * t) * u, y + 2 * u]);
  }
  out += cypressRow(s, rows, (i) => (56 + 190 * (i / 10) ** 1.15) * u * (s.portrait ? 0.95 : 1), 0.06);
  if (!s.has('no-people')) {
    const [px, py] = along(bends, 0.24);
    out += fill(
      person(px + 10 * u, py, 44 * u, { skirt: true }) + person(px + 30 * u, py + 2 * u, 28 * u),
      mix(pal.near, pal.haze, 0.14),
    );
  }
  return out + foreground(s);
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

function road(s: Stage, bends: readonly Point[], depth: number, scale: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const [x, y] = along(bends, t);
    const half = s.u * scale * (3 + 34 * (1 - t) ** 1.6);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return fill(softLoop([...left, ...right.toReversed()]), lit(s.pal, '#e9d8b4', depth, 0.34));
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

function villa(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 30 * z, 170 * z, 0.4) : '';
  const dark = shade(pal, '#39492f', 0.2);
  const light = lit(pal, '#6a7644', 0.18, 0.12);
  out +=
    cypress(s, x - 122 * z, y, 120 * z, dark, light, -1) +
    cypress(s, x - 98 * z, y + 2 * z, 148 * z, dark, light, -1) +
    cypress(s, x + 150 * z, y, 132 * z, dark, light, -1);
  out += tower(s, x - 8 * z, y - 34 * z, 46 * z, 84 * z, { stone: STONE, tile: TILE, depth: 0.14, light: -1 });
  out += gableHouse(s, {
    x: x - 10 * z,
    y,
    gable: 66 * z,
    length: 140 * z,
    wall: 62 * z,
    roof: 24 * z,
    depth: 0.12,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 10 * z,
    windows: 'shutters',
  });
  // An arcade along the long wall.
  let arches = '';
  for (let i = 0; i < 4; i++) {
    const ax = x + (8 + i * 26) * z;
    arches += `M${n(ax)} ${n(y - (4 + i * 1.6) * z)}v${n(-16 * z)}a${n(8 * z)} ${n(8 * z)} 0 0 1 ${n(16 * z)} 0v${n(15 * z)}Z`;
  }
  out += fill(arches, pal.lamps ? mix(pal.lamp, local(pal, '#5a4632'), 0.25) : shade(pal, '#5a4a38', 0.1));
  out += fill(
    poly([
      [x - 140 * z, y + 2 * z],
      [x + 190 * z, y - 8 * z],
      [x + 200 * z, y + 8 * z],
      [x - 146 * z, y + 14 * z],
    ]),
    shade(pal, '#b79a6c', 0.14, 0.25),
  );
  return (
    out +
    cypress(s, x + 172 * z, y + 6 * z, 100 * z, dark, light, -1) +
    cypress(s, x - 146 * z, y + 8 * z, 90 * z, dark, light, -1)
  );
}
