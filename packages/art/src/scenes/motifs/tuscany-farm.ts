import { leaves, lit, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, type Point, taper } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, hillTown } from '../../elements/houses.ts';
import { mist } from '../../elements/terrain.ts';
import { clump, umbrellaPine } from '../../elements/trees.ts';
import { castShadow, cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function townAndFarm(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const [f0, f1, f2] = fields(stage);
  const tx = width * (stage.portrait ? 0.5 : rng.range(0.3, 0.42));
  const top = horizon - 40 * unit;
  const mount = field(
    stage,
    [
      [-40, top + 130 * unit],
      [tx - width * 0.16, top + 50 * unit],
      [tx, top],
      [tx + width * 0.18, top + 60 * unit],
      [width + 40, top + 140 * unit],
    ],
    height,
    f1,
    0.36,
    0,
  );
  let out = hillTown(stage, tx, top + 20 * unit, 330 * unit, 130 * unit, 0.3, -1, { stone: STONE, tile: TILE });
  out += mount.markup + olives(stage, mount.line, tx - width * 0.2, tx + width * 0.24, 3, 12 * unit, 0.34);
  const mid = field(
    stage,
    [
      [-40, horizon + 130 * unit],
      [width * 0.3, horizon + 170 * unit],
      [width * 0.7, horizon + 110 * unit],
      [width + 40, horizon + 80 * unit],
    ],
    height,
    f0,
    0.2,
    18,
  );
  out += mist(stage, horizon + 110 * unit, 16 * unit, 3, 0.25) + mid.markup;
  out += cypressRow(
    stage,
    Array.from({ length: 8 }, (_, i): Point => [
      width * 0.08 + i * 36 * unit,
      heightAt(mid.line, width * 0.08 + i * 36 * unit) + 8 * unit,
    ]),
    (i) => (76 + (i % 3) * 14) * unit,
    0.18,
  );
  const front = field(
    stage,
    [
      [-40, height * 0.84],
      [width * 0.35, height * 0.83],
      [width * 0.7, height * 0.77],
      [width + 40, height * 0.75],
    ],
    height + 20,
    f2,
    0.05,
    24,
  );
  out += front.markup;
  const fx = width * (stage.portrait ? 0.58 : rng.range(0.66, 0.74));
  const fy = heightAt(front.line, fx) + 44 * unit;
  if (palette.lamps) out += stage.halo(palette.lamp, fx, fy - 50 * unit, 230 * unit, 0.35);
  out += umbrellaPine(
    stage,
    fx + 220 * unit,
    fy - 10 * unit,
    330 * unit,
    [shade(palette, '#46553a', 0.06), lit(palette, '#75804f', 0.06, 0.16)],
    shade(palette, '#6a5138', 0.05),
    -1,
  );
  out += gableHouse(stage, {
    x: fx,
    y: fy,
    gable: 120 * unit,
    length: 170 * unit,
    wall: 104 * unit,
    roof: 44 * unit,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 14 * unit,
    windows: 'shutters',
  });
  // The pergola and the long table under it.
  const px = fx - 150 * unit;
  const ink = shade(palette, '#6a5138', 0.04);
  out += castShadow(stage, px - 120 * unit, fy + 10 * unit, 260 * unit, 0.1);
  for (let i = 0; i < 4; i++)
    out += fill(
      taper(
        [px - 130 * unit + i * 44 * unit, fy + 14 * unit - i * 5 * unit],
        [px - 130 * unit + i * 44 * unit, fy - 30 * unit],
        [px - 130 * unit + i * 44 * unit, fy - 64 * unit - i * 3 * unit],
        2.6 * unit,
        2.2 * unit,
      ),
      ink,
    );
  let vine = '';
  let vineLight = '';
  const [l0, , l2] = leaves(stage.season);
  for (let i = 0; i < 20; i++) {
    const x = px - 140 * unit + i * 8.4 * unit;
    const y = fy - (66 + i * 0.7) * unit + rng.bell() * 5 * unit;
    vine += clump(stage, x, y, 11 * unit, 8 * unit, 7);
    vineLight += clump(stage, x - 3 * unit, y - 4 * unit, 6 * unit, 3.6 * unit, 6);
  }
  out += fill(
    `M${coord(px - 118 * unit)} ${coord(fy - 14 * unit)}h${coord(96 * unit)}v${coord(4 * unit)}h${coord(-96 * unit)}ZM${coord(px - 110 * unit)} ${coord(fy - 10 * unit)}h${coord(3 * unit)}v${coord(22 * unit)}h${coord(-3 * unit)}ZM${coord(px - 34 * unit)} ${coord(fy - 10 * unit)}h${coord(3 * unit)}v${coord(20 * unit)}h${coord(-3 * unit)}Z`,
    lit(palette, '#efe3c8', 0, 0.3),
  );
  out += fill(vine, shade(palette, l0, 0.04)) + fill(vineLight, lit(palette, l2, 0.04, 0.1));
  return out + foreground(stage);
}
