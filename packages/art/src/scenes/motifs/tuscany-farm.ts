import { leaves, lit, shade } from '../../core/palette.ts';
import { fill, heightAt, n, type Point, taper } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse, hillTown } from '../../elements/houses.ts';
import { mist } from '../../elements/terrain.ts';
import { clump, umbrellaPine } from '../../elements/trees.ts';
import { castShadow, cypressRow, field, fields, foreground, olives, STONE, TILE } from './tuscany-parts.ts';

export function townAndFarm(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const [f0, f1, f2] = fields(s);
  const tx = w * (s.portrait ? 0.5 : rng.range(0.3, 0.42));
  const top = horizon - 40 * u;
  const mount = field(
    s,
    [
      [-40, top + 130 * u],
      [tx - w * 0.16, top + 50 * u],
      [tx, top],
      [tx + w * 0.18, top + 60 * u],
      [w + 40, top + 140 * u],
    ],
    h,
    f1,
    0.36,
    0,
  );
  let out = hillTown(s, tx, top + 20 * u, 330 * u, 130 * u, 0.3, -1, { stone: STONE, tile: TILE });
  out += mount.markup + olives(s, mount.line, tx - w * 0.2, tx + w * 0.24, 3, 12 * u, 0.34);
  const mid = field(
    s,
    [
      [-40, horizon + 130 * u],
      [w * 0.3, horizon + 170 * u],
      [w * 0.7, horizon + 110 * u],
      [w + 40, horizon + 80 * u],
    ],
    h,
    f0,
    0.2,
    18,
  );
  out += mist(s, horizon + 110 * u, 16 * u, 3, 0.25) + mid.markup;
  out += cypressRow(
    s,
    Array.from({ length: 8 }, (_, i): Point => [
      w * 0.08 + i * 36 * u,
      heightAt(mid.line, w * 0.08 + i * 36 * u) + 8 * u,
    ]),
    (i) => (76 + (i % 3) * 14) * u,
    0.18,
  );
  const front = field(
    s,
    [
      [-40, h * 0.84],
      [w * 0.35, h * 0.83],
      [w * 0.7, h * 0.77],
      [w + 40, h * 0.75],
    ],
    h + 20,
    f2,
    0.05,
    24,
  );
  out += front.markup;
  const fx = w * (s.portrait ? 0.58 : rng.range(0.66, 0.74));
  const fy = heightAt(front.line, fx) + 44 * u;
  if (pal.lamps) out += s.halo(pal.lamp, fx, fy - 50 * u, 230 * u, 0.35);
  out += umbrellaPine(
    s,
    fx + 220 * u,
    fy - 10 * u,
    330 * u,
    [shade(pal, '#46553a', 0.06), lit(pal, '#75804f', 0.06, 0.16)],
    shade(pal, '#6a5138', 0.05),
    -1,
  );
  out += gableHouse(s, {
    x: fx,
    y: fy,
    gable: 120 * u,
    length: 170 * u,
    wall: 104 * u,
    roof: 44 * u,
    stone: STONE,
    tile: TILE,
    side: 1,
    lightOn: 'gable',
    eaves: 14 * u,
    windows: 'shutters',
  });
  // The pergola and the long table under it.
  const px = fx - 150 * u;
  const ink = shade(pal, '#6a5138', 0.04);
  out += castShadow(s, px - 120 * u, fy + 10 * u, 260 * u, 0.1);
  for (let i = 0; i < 4; i++)
    out += fill(
      taper(
        [px - 130 * u + i * 44 * u, fy + 14 * u - i * 5 * u],
        [px - 130 * u + i * 44 * u, fy - 30 * u],
        [px - 130 * u + i * 44 * u, fy - 64 * u - i * 3 * u],
        2.6 * u,
        2.2 * u,
      ),
      ink,
    );
  let vine = '';
  let vineLight = '';
  const [l0, , l2] = leaves(s.season);
  for (let i = 0; i < 20; i++) {
    const x = px - 140 * u + i * 8.4 * u;
    const y = fy - (66 + i * 0.7) * u + rng.bell() * 5 * u;
    vine += clump(s, x, y, 11 * u, 8 * u, 7);
    vineLight += clump(s, x - 3 * u, y - 4 * u, 6 * u, 3.6 * u, 6);
  }
  out += fill(
    `M${n(px - 118 * u)} ${n(fy - 14 * u)}h${n(96 * u)}v${n(4 * u)}h${n(-96 * u)}ZM${n(px - 110 * u)} ${n(fy - 10 * u)}h${n(3 * u)}v${n(22 * u)}h${n(-3 * u)}ZM${n(px - 34 * u)} ${n(fy - 10 * u)}h${n(3 * u)}v${n(20 * u)}h${n(-3 * u)}Z`,
    lit(pal, '#efe3c8', 0, 0.3),
  );
  out += fill(vine, shade(pal, l0, 0.04)) + fill(vineLight, lit(pal, l2, 0.04, 0.1));
  return out + foreground(s);
}
