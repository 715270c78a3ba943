import { disc, fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import type { Bay } from './nursery-bunks-room.ts';

/** An ellipse: one ring of the rug. */
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** On the floor: a rug, slippers in two sizes, an open book, a packed suitcase. */
export function below(s: Stage, bay: Bay): string {
  const { h, u, pal } = s;
  const cx = (bay.x0 + bay.x1) / 2;
  const y = bay.floorY + (h - bay.floorY) * 0.55;
  const rx = cx - 60 * u;
  let out =
    fill(oval(rx, y, 400 * u, 58 * u), local(pal, '#5f7f80')) +
    fill(oval(rx, y, 346 * u, 46 * u), lit(pal, '#e6d3a8', 0, 0.14)) +
    fill(oval(rx, y, 310 * u, 39 * u), local(pal, '#a9674f'));
  const slipper = (x: number, yy: number, k: number, c: string): string =>
    fill(oval(x, yy, 26 * k, 9 * k), shade(pal, c, 0, 0.3)) +
    fill(
      `M${n(x)} ${n(yy - 11 * k)}q${n(30 * k)} ${n(-6 * k)} ${n(32 * k)} ${n(10 * k)}q${n(-4 * k)} ${n(12 * k)} ${n(-32 * k)} ${n(9 * k)}Z`,
      local(pal, c),
    );
  out +=
    slipper(rx - 170 * u, y - 12 * u, u * 1.2, '#d9b866') +
    slipper(rx - 160 * u, y + 10 * u, u * 1.2, '#d9b866') +
    slipper(rx - 60 * u, y - 8 * u, u * 0.84, '#4f7f8a') +
    slipper(rx - 52 * u, y + 8 * u, u * 0.84, '#4f7f8a');
  out +=
    fill(
      poly([
        [cx + 60 * u, y + 16 * u],
        [cx + 100 * u, y - 14 * u],
        [cx + 150 * u, y + 16 * u],
        [cx + 104 * u, y + 4 * u],
      ]),
      lit(pal, '#efe3c8', 0, 0.2),
    ) +
    fill(
      poly([
        [cx + 56 * u, y + 14 * u],
        [cx + 100 * u, y - 20 * u],
        [cx + 156 * u, y + 14 * u],
        [cx + 100 * u, y - 10 * u],
      ]),
      local(pal, '#8e3f36'),
    );
  if (!s.portrait)
    out +=
      hooks(s, bay.x1 + 66 * u, bay.top + (bay.floorY - bay.top) * 0.36, bay.floorY) +
      shelf(s, bay.x0 - 260 * u, bay.top + (bay.floorY - bay.top) * 0.46);
  const bx = bay.x0 - (s.portrait ? -10 : 150) * u;
  const by = bay.floorY + 56 * u;
  const leather = local(pal, '#8a5f3c');
  out +=
    fill(lens(bx + 66 * u, by + 4 * u, 190 * u, 14 * u), pal.shadow, 0.36) +
    stroke(
      `M${n(bx + 44 * u)} ${n(by - 94 * u)}q${n(2 * u)} ${n(-24 * u)} ${n(22 * u)} ${n(-24 * u)}t${n(22 * u)} ${n(24 * u)}`,
      shade(pal, '#5d3f26', 0, 0.3),
      7 * u,
    ) +
    fill(rect(bx, by - 94 * u, 132 * u, 94 * u), leather) +
    fill(
      rect(bx + 20 * u, by - 94 * u, 13 * u, 94 * u) + rect(bx + 100 * u, by - 94 * u, 13 * u, 94 * u),
      shade(pal, '#5d3f26', 0, 0.3),
    ) +
    fill(disc(bx + 66 * u, by - 50 * u, 15 * u), lit(pal, '#d9b866', 0, 0.2), 0.8);
  return out;
}

/** Two raincoats on a rail, one large and one small, and their boots. */
function hooks(s: Stage, x: number, y: number, floorY: number): string {
  const { u, pal } = s;
  const coat = (cx: number, k: number, c: string): string =>
    fill(
      `M${n(cx - 14 * k)} ${n(y + 8 * u)}Q${n(cx)} ${n(y - 10 * k)} ${n(cx + 14 * k)} ${n(y + 8 * u)}Q${n(cx + 42 * k)} ${n(y + 20 * k)} ${n(cx + 46 * k)} ${n(y + 150 * k)}L${n(cx + 32 * k)} ${n(y + 154 * k)}L${n(cx + 38 * k)} ${n(y + 210 * k)}Q${n(cx)} ${n(y + 222 * k)} ${n(cx - 38 * k)} ${n(y + 210 * k)}L${n(cx - 32 * k)} ${n(y + 154 * k)}L${n(cx - 46 * k)} ${n(y + 150 * k)}Q${n(cx - 42 * k)} ${n(y + 20 * k)} ${n(cx - 14 * k)} ${n(y + 8 * u)}Z`,
      local(pal, c),
    ) +
    stroke(
      `M${n(cx)} ${n(y + 16 * k)}V${n(y + 212 * k)}M${n(cx - 32 * k)} ${n(y + 154 * k)}V${n(y + 60 * k)}M${n(cx + 32 * k)} ${n(y + 154 * k)}V${n(y + 60 * k)}`,
      shade(pal, c, 0, 0.4),
      2.6 * u,
      0.7,
    );
  const boot = (bx: number, k: number, c: string): string =>
    fill(
      `M${n(bx)} ${n(floorY + 16 * u)}v${n(-66 * k)}h${n(28 * k)}v${n(40 * k)}q${n(26 * k)} ${n(2 * k)} ${n(26 * k)} ${n(26 * k)}Z`,
      local(pal, c),
    );
  return (
    fill(rect(x, y - 8 * u, 240 * u, 16 * u), shade(pal, '#8a6a44', 0, 0.2)) +
    coat(x + 70 * u, u * 1.15, '#c99a3e') +
    coat(x + 180 * u, u * 0.72, '#a5503f') +
    boot(x + 34 * u, u, '#3f5c58') +
    boot(x + 74 * u, u, '#4a6a64') +
    boot(x + 156 * u, u * 0.66, '#a5503f') +
    boot(x + 184 * u, u * 0.66, '#b8604c')
  );
}

/** A shelf with books, a globe and a jar. */
function shelf(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const tones = ['#8e3f36', '#4f7f8a', '#d9b866', '#7d8f6a', '#e9dfc6', '#a9674f'];
  let out = fill(rect(x, y, 200 * u, 12 * u), shade(pal, '#8a6a44', 0, 0.2));
  let bx = x + 10 * u;
  for (let i = 0; i < 6; i++) {
    const wide = (11 + ((i * 7 + s.seed) % 9)) * u;
    const tall = (48 + ((i * 13 + s.seed) % 26)) * u;
    out += fill(rect(bx, y - tall, wide, tall), local(pal, tones[(i + s.seed) % 6] ?? '#8e3f36'));
    bx += wide + 1.4 * u;
  }
  const gx = x + 156 * u;
  out += stroke(
    `M${n(gx - 24 * u)} ${n(y - 62 * u)}A${n(34 * u)} ${n(34 * u)} 0 1 0 ${n(gx + 24 * u)} ${n(y - 20 * u)}M${n(gx)} ${n(y - 8 * u)}V${n(y)}M${n(gx - 18 * u)} ${n(y - 1 * u)}h${n(36 * u)}`,
    lit(pal, '#c9a862', 0, 0.2),
    4 * u,
  );
  return (
    out +
    fill(disc(gx, y - 42 * u, 27 * u), local(pal, '#6f95a0')) +
    fill(
      `M${n(gx - 18 * u)} ${n(y - 58 * u)}q${n(18 * u)} ${n(-8 * u)} ${n(26 * u)} ${n(4 * u)}q${n(-4 * u)} ${n(14 * u)} ${n(-14 * u)} ${n(12 * u)}q${n(-2 * u)} ${n(16 * u)} ${n(-10 * u)} ${n(8 * u)}Z`,
      local(pal, '#a3a46a'),
    )
  );
}
