import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { cat } from '../../elements/animals.ts';
import { warm, type Bay } from './nursery-bunks-room.ts';

/** Two quilts per room: the ground, the squares, the turned edge. */
const QUILTS = [
  ['#4f7f8a', '#d9b866', '#e9dfc6', '#a5503f', '#e9dfc6', '#7d8f6a'],
  ['#7d8f6a', '#e9dfc6', '#d9b866', '#5f6f96', '#e9dfc6', '#d9a0a0'],
  ['#b4705a', '#efd9c0', '#e9dfc6', '#4f6f7a', '#c9d3cc', '#d9b866'],
] as const;

/** One bunk: rail, mattress, a quilt of squares, a pillow, a reading lamp, its curtain drawn back. */
export function bed(s: Stage, bay: Bay, y: number, upper: boolean): string {
  const { u, pal } = s;
  const { x0, x1 } = bay;
  const sheet = lit(pal, '#fbf5e8', 0, 0.2);
  const frame = warm(s, lit(pal, '#e6d0a4', 0, 0.12));
  const dark = shade(pal, '#b8965f', 0, 0.34);
  const quilts = QUILTS[s.seed % 3] ?? QUILTS[0];
  const cloth = upper ? quilts.slice(0, 3) : quilts.slice(3);
  let out = '';
  const lampX = x0 + 70 * u;
  const lampY = y - 104 * u;
  if (pal.lamps) out += s.halo(pal.lamp, lampX + 20 * u, lampY + 10 * u, 210 * u, upper ? 0.75 : 0.55);
  out +=
    stroke(
      `M${n(x0 + 16 * u)} ${n(lampY + 30 * u)}Q${n(lampX - 16 * u)} ${n(lampY - 34 * u)} ${n(lampX + 10 * u)} ${n(lampY - 8 * u)}`,
      dark,
      5 * u,
    ) +
    fill(
      poly([
        [lampX - 8 * u, lampY - 2 * u],
        [lampX + 22 * u, lampY - 20 * u],
        [lampX + 46 * u, lampY + 16 * u],
        [lampX + 10 * u, lampY + 32 * u],
      ]),
      pal.lamps ? mix(pal.lamp, '#fff4d8', 0.4) : lit(pal, '#d9b866', 0, 0.2),
    );
  out += fill(
    `M${n(x0 + 10 * u)} ${n(y)}v${n(-26 * u)}q${n(20 * u)} ${n(-34 * u)} ${n(70 * u)} ${n(-32 * u)}t${n(66 * u)} ${n(30 * u)}V${n(y)}Z`,
    sheet,
  );
  // The quilt keeps the shape of a child who lay there.
  const quilt = `M${n(x0 + 120 * u)} ${n(y)}v${n(-30 * u)}Q${n(x0 + 220 * u)} ${n(y - 74 * u)} ${n(x0 + 330 * u)} ${n(y - 52 * u)}Q${n(x1 - 200 * u)} ${n(y - 40 * u)} ${n(x1 - 12 * u)} ${n(y - 36 * u)}V${n(y)}Z`;
  let squares = '';
  for (let i = 0; i < 18; i++)
    for (let k = 0; k < 2; k++)
      if ((i + k) % 2) squares += rect(x0 + (120 + i * 42) * u, y - (80 - k * 40) * u, 42 * u, 40 * u);
  out +=
    fill(quilt, local(pal, cloth[0] ?? '')) +
    s.clip(quilt, fill(squares, lit(pal, cloth[1] ?? '', 0, 0.1), 0.85)) +
    stroke(
      `M${n(x0 + 120 * u)} ${n(y - 30 * u)}Q${n(x0 + 220 * u)} ${n(y - 74 * u)} ${n(x0 + 330 * u)} ${n(y - 52 * u)}`,
      lit(pal, cloth[2] ?? '', 0, 0.2),
      7 * u,
    );
  if (upper) out += owl(s, x1 - 110 * u, y - 40 * u);
  else out += cat(x1 - 190 * u, y - 38 * u, 84 * u, mix(pal.near, '#5a4030', 0.4));
  out +=
    fill(rect(x0 - 8 * u, y - 8 * u, x1 - x0 + 16 * u, upper ? 40 * u : 110 * u), frame) +
    fill(rect(x0 - 8 * u, y + (upper ? 26 : 22) * u, x1 - x0 + 16 * u, 6 * u), dark, 0.8);
  if (upper) {
    let posts = '';
    for (let x = x0 + 30 * u; x < x1 - 250 * u; x += 52 * u) posts += rect(x, y - 74 * u, 9 * u, 70 * u);
    out += fill(posts + rect(x0, y - 84 * u, x1 - x0 - 240 * u, 13 * u), frame);
  } else
    for (const d of [0.26, 0.74]) {
      const dx = x0 + (x1 - x0) * d;
      out +=
        stroke(rect(dx - 150 * u, y + 38 * u, 300 * u, 52 * u), dark, 3 * u, 0.8) +
        fill(disc(dx, y + 64 * u, 8 * u), lit(pal, '#c9a862', 0, 0.2));
    }
  return out + curtain(s, x1 - 4 * u, upper ? bay.top + 10 * u : bay.top + (bay.floorY - bay.top) * 0.5 + 32 * u, y);
}

function curtain(s: Stage, x: number, top: number, foot: number): string {
  const { u, pal } = s;
  const cloth = ['#6f8288', '#a9674f', '#8a8f5f', '#8a6f80'][s.seed % 4] ?? '#6f8288';
  const fold = (a: number): string =>
    `M${n(x - a * u)} ${n(top)}Q${n(x - a * 0.5 * u)} ${n(top + (foot - top) * 0.5)} ${n(x - a * 0.45 * u)} ${n(foot)}`;
  return (
    fill(
      `M${n(x)} ${n(top)}H${n(x - 100 * u)}Q${n(x - 80 * u)} ${n(top + (foot - top) * 0.46)} ${n(x - 40 * u)} ${n(top + (foot - top) * 0.6)}Q${n(x - 56 * u)} ${n(top + (foot - top) * 0.8)} ${n(x - 60 * u)} ${n(foot)}H${n(x)}Z`,
      shade(pal, cloth, 0, 0.2),
    ) +
    stroke(fold(70) + fold(36), lit(pal, cloth, 0, 0.24), 4 * u, 0.5) +
    fill(rect(x - 44 * u, top + (foot - top) * 0.57, 46 * u, 11 * u), lit(pal, '#c9ad74', 0, 0.2))
  );
}

/** A cloth owl. */
function owl(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  return (
    fill(
      `M${n(x - 30 * u)} ${n(y + 4 * u)}Q${n(x - 44 * u)} ${n(y - 50 * u)} ${n(x - 28 * u)} ${n(y - 84 * u)}L${n(x - 12 * u)} ${n(y - 74 * u)}H${n(x + 12 * u)}L${n(x + 28 * u)} ${n(y - 84 * u)}Q${n(x + 44 * u)} ${n(y - 50 * u)} ${n(x + 30 * u)} ${n(y + 4 * u)}Z`,
      shade(pal, '#6d563f', 0, 0.2),
    ) +
    fill(
      disc(x - 12 * u, y - 58 * u, 12 * u) + disc(x + 12 * u, y - 58 * u, 12 * u) + lens(x, y - 18 * u, 40 * u, 26 * u),
      lit(pal, '#efe3c8', 0, 0.2),
    ) +
    fill(disc(x - 12 * u, y - 58 * u, 5 * u) + disc(x + 12 * u, y - 58 * u, 5 * u), pal.near) +
    fill(
      poly([
        [x - 5 * u, y - 50 * u],
        [x + 5 * u, y - 50 * u],
        [x, y - 40 * u],
      ]),
      local(pal, '#d08a3c'),
    )
  );
}

export function ladder(s: Stage, x: number, top: number, foot: number): string {
  const { u, pal } = s;
  const wood = lit(pal, '#d9b984', 0, 0.14);
  const dark = shade(pal, '#a5825a', 0, 0.3);
  let rungs = '';
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.9) / 7.4;
    rungs += rect(x - (50 + 12 * t) * u, top + (foot - top) * t, (100 + 24 * t) * u, 12 * u);
  }
  const rail = (side: number): string =>
    poly([
      [x + side * 48 * u, top],
      [x + side * 60 * u, top],
      [x + side * 74 * u, foot],
      [x + side * 62 * u, foot],
    ]);
  return (
    fill(lens(x, foot + 2 * u, 220 * u, 14 * u), pal.shadow, 0.34) + fill(rungs, dark) + fill(rail(-1) + rail(1), wood)
  );
}
