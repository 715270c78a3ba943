import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { conifer } from '../../elements/trees.ts';

/** Oiled or painted pine. */
const BOARDS = ['#c9a676', '#aebfbe', '#d6cdb8', '#b3b897'] as const;

export interface Bay {
  x0: number;
  x1: number;
  top: number;
  floorY: number;
}

/** Tints the boards with lamplight. */
export const warm = (s: Stage, colour: string, k = 0.22): string =>
  s.pal.lamps ? mix(colour, s.pal.lamp, k * (0.3 + s.pal.dim)) : colour;

/** The view from the round window: peaks and firs, or the sea for an odd seed. */
export function outside(s: Stage, [x, y]: Point, r: number): string {
  const { u, pal } = s;
  const horizon = y + r * 0.34;
  let out = drawSky(s, { x: x + r * 0.34, y: y - r * 0.16, r: 26 * u, horizon: horizon + 40 * u, clouds: 'clear' });
  const line = profile(
    s,
    [
      [x - r * 1.4, horizon - 20 * u],
      [x - r * 0.5, horizon - 80 * u],
      [x, horizon - 16 * u],
      [x + r * 0.5, horizon - 60 * u],
      [x + r * 1.4, horizon - 10 * u],
    ],
    9 * u,
    8,
    20,
  );
  out += range(s, line, y + r * 1.2, mix(pal.haze, pal.shadow, 0.2), 0.3);
  if (s.seed % 2) {
    const bx = x - r * 0.3;
    return (
      out +
      fill(rect(x - r * 1.2, horizon - 8 * u, r * 2.4, r), mix(pal.water[0], pal.water[1], 0.5)) +
      fill(
        poly([
          [bx, horizon - 46 * u],
          [bx + 26 * u, horizon + 2 * u],
          [bx, horizon + 2 * u],
        ]),
        lit(pal, '#f4ead4', 0.1, 0.3),
      ) +
      fill(
        poly([
          [bx - 16 * u, horizon + 5 * u],
          [bx + 32 * u, horizon + 5 * u],
          [bx + 22 * u, horizon + 14 * u],
          [bx - 8 * u, horizon + 14 * u],
        ]),
        mix(pal.near, pal.haze, 0.2),
      )
    );
  }
  const near = line.map(([px, py]): Point => [px, py + 62 * u]);
  let trees = '';
  for (let px = x - r; px < x + r; px += 16 * u)
    trees += conifer(s, px, heightAt(near, px) + 14 * u, s.rng.range(38, 66) * u, 4);
  return (
    out +
    fill(softBelow(near, y + r * 1.3) + trees, shade(pal, s.season === 'winter' ? '#6d7d80' : '#4a6749', 0.16, 0.3))
  );
}

export function room(s: Stage, bay: Bay, [ex, ey]: Point, r: number): string {
  const { w, h, u, pal } = s;
  const board = warm(s, local(pal, BOARDS[s.seed % 4] ?? BOARDS[0]));
  const dim = warm(s, shade(pal, '#b08c62', 0, 0.22), 0.5);
  const deep = warm(s, shade(pal, '#8f6f4c', 0, 0.36), 0.3);
  const hole = disc(ex, ey, r);
  // The back wall of the alcove with its window, then the boarded wall around it.
  let out = `<path fill-rule="evenodd" d="${rect(bay.x0, bay.top, bay.x1 - bay.x0, bay.floorY - bay.top)}${hole}" fill="${s.gradient(
    [
      [0, mix(dim, pal.near, 0.2)],
      [0.5, dim],
      [1, deep],
    ],
  )}"/>`;
  let seams = '';
  for (let y = bay.top + 34 * u; y < bay.floorY; y += 34 * u)
    seams +=
      Math.abs(y - ey) < r
        ? `M${n(bay.x0)} ${n(y)}H${n(ex - Math.sqrt(r * r - (y - ey) ** 2))}M${n(ex + Math.sqrt(r * r - (y - ey) ** 2))} ${n(y)}H${n(bay.x1)}`
        : `M${n(bay.x0)} ${n(y)}H${n(bay.x1)}`;
  out += stroke(seams, pal.near, 1.8 * u, 0.2);
  const brass = lit(pal, '#c9a862', 0, 0.2);
  out +=
    stroke(hole, brass, 15 * u) +
    stroke(hole, shade(pal, '#8a6f3c', 0, 0.2), 3 * u) +
    stroke(`M${n(ex - r)} ${n(ey)}H${n(ex + r)}M${n(ex)} ${n(ey - r)}V${n(ey + r)}`, brass, 6 * u);
  let bolts = '';
  for (let i = 0; i < 8; i++)
    bolts += disc(ex + Math.cos(i * 0.785 + 0.39) * r, ey + Math.sin(i * 0.785 + 0.39) * r, 3.4 * u);
  out += fill(bolts, deep);
  const front = `M-10-10H${w + 10}V${n(bay.floorY)}H-10ZM${n(bay.x0)} ${n(bay.floorY)}H${n(bay.x1)}V${n(bay.top)}H${n(bay.x0)}Z`;
  out += `<path fill-rule="evenodd" d="${front}" fill="${board}"/>`;
  let boards = '';
  for (let x = 0; x < w; x += 54 * u)
    boards += x > bay.x0 && x < bay.x1 ? `M${n(x)} -10V${n(bay.top)}` : `M${n(x)} -10V${n(bay.floorY)}`;
  out += stroke(boards, shade(pal, '#8a6a44', 0, 0.3), 2 * u, 0.5);
  // The roof slopes down on both sides, with a bunting between its rafters.
  const peak = bay.top - (s.portrait ? 190 : 130) * u;
  const eaves = peak + (w * 0.5 + Math.abs(ex - w * 0.5) + 40) * 0.62;
  const reach = w * 0.5 + Math.abs(ex - w * 0.5) + 40;
  const ceiling = mix(board, pal.near, 0.24);
  out += fill(
    poly([
      [ex - reach, eaves],
      [ex, peak],
      [ex + reach, eaves],
      [ex + reach, -20],
      [ex - reach, -20],
    ]),
    ceiling,
  );
  let slats = '';
  for (let y = peak - 46 * u; y > -60; y -= 46 * u)
    slats += `M${n(ex - reach)} ${n(y + reach * 0.62)}L${n(ex)} ${n(y)}L${n(ex + reach)} ${n(y + reach * 0.62)}`;
  out +=
    stroke(slats, pal.near, 1.8 * u, 0.2) +
    stroke(
      `M${n(ex - reach)} ${n(eaves)}L${n(ex)} ${n(peak)}L${n(ex + reach)} ${n(eaves)}`,
      mix(board, pal.near, 0.44),
      30 * u,
    );
  out += stroke(
    `M${n(ex - reach)} ${n(eaves - 13 * u)}L${n(ex)} ${n(peak - 13 * u)}L${n(ex + reach)} ${n(eaves - 13 * u)}`,
    mix(board, pal.near, 0.1),
    5 * u,
  );
  out += bunting(s, [bay.x0 - 60 * u, bay.top + 10 * u], [bay.x1 + 60 * u, bay.top + 4 * u]);
  const frame = warm(s, lit(pal, '#e6d0a4', 0, 0.12));
  out += stroke(`M${n(bay.x0)} ${n(bay.floorY)}V${n(bay.top)}H${n(bay.x1)}V${n(bay.floorY)}`, frame, 20 * u);
  const wood = shade(pal, '#a5825a', 0, 0.3);
  out += `<rect y="${n(bay.floorY)}" width="${w}" height="${n(h - bay.floorY + 10)}" fill="${s.gradient([
    [0, wood],
    [1, mix(wood, pal.near, 0.34)],
  ])}"/>`;
  let planks = '';
  for (let i = -9; i < 10; i++) planks += `M${n(ex + i * 100 * u)} ${n(bay.floorY)}L${n(ex + i * 220 * u)} ${h + 10}`;
  return out + stroke(planks, pal.near, 1.8 * u, 0.24);
}

function bunting(s: Stage, a: Point, b: Point): string {
  const { u, pal } = s;
  const tones = ['#a5503f', '#d9b866', '#4f7f8a', '#e9dfc6', '#7d8f6a'];
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * 56 * u,
  ];
  let out = stroke(
    `M${Array.from({ length: 21 }, (_, i) =>
      at(i / 20)
        .map(n)
        .join(' '),
    ).join('L')}`,
    shade(pal, '#8a6a44', 0, 0.3),
    2 * u,
  );
  for (let i = 0; i < 13; i++) {
    const [x0, y0] = at((i + 0.12) / 13);
    const [x1, y1] = at((i + 0.88) / 13);
    out += fill(
      poly([
        [x0, y0],
        [x1, y1],
        [(x0 + x1) / 2, (y0 + y1) / 2 + 46 * u],
      ]),
      local(pal, tones[(i + s.seed) % 5] ?? '#a5503f'),
    );
  }
  return out;
}
