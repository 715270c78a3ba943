import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, coord, type Point, poly, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';

export const CORAL = ['#b8604e', '#c98a5c', '#a5586a', '#d3a86a', '#8a6a7a'] as const;

export function fish(x: number, y: number, l: number, dir: -1 | 1): string {
  const p = (a: number, b: number): string => `${coord(x + dir * a * l)} ${coord(y + b * l)}`;
  return `M${p(-0.5, 0)}Q${p(-0.1, -0.34)} ${p(0.3, -0.06)}L${p(0.52, -0.22)}Q${p(0.44, 0)} ${p(0.52, 0.22)}L${p(0.3, 0.06)}Q${p(-0.1, 0.34)} ${p(-0.5, 0)}Z`;
}

export function turtle(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const shell = shade(palette, '#5f6244', 0, 0.3);
  const skin = mix(local(palette, '#8a8a5c'), palette.water[1], 0.3);
  return (
    `<g transform="translate(${coord(x)} ${coord(y)}) scale(${Math.round(scale * 100) / 100}) rotate(-14)">` +
    fill(
      'M-40-8C-70-40-104-58-128-50C-112-30-84-4-44 12ZM-30 20C-48 44-62 58-82 60C-76 42-62 22-44 8ZM60 14C78 34 92 40 106 36C98 22 84 10 66 2ZM64-14C80-26 92-28 104-22C94-12 82-4 68-2Z',
      skin,
    ) +
    fill('M-66-4C-84-14-96-10-102-2C-96 8-84 10-66 8Z', skin) +
    fill('M-62 2C-48-38 30-42 72-4C40 34-40 38-62 2Z', shell) +
    fill('M-50-2C-36-28 24-30 56-6C20-12-26-14-50-2Z', lit(palette, '#8d8c5e', 0, 0.16), 0.8) +
    '</g>'
  );
}

function branch(stage: Stage, x: number, y: number, height: number, spread: number): string {
  const { rng } = stage;
  let d = '';
  const grow = (ax: number, ay: number, a: number, l: number, level: number): void => {
    const ex = ax + Math.cos(a) * l;
    const ey = ay + Math.sin(a) * l;
    d += `M${coord(ax)} ${coord(ay)}L${coord(ex)} ${coord(ey)}`;
    if (level === 0) return;
    grow(ex, ey, a - spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
    grow(ex, ey, a + spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
  };
  grow(x, y, -1.57 + rng.bell() * 0.2, height * 0.36, 3);
  return d;
}

/** Corals along a bottom line: heads, fans, branches and weed. */
export function garden(
  stage: Stage,
  line: readonly Point[],
  x0: number,
  x1: number,
  count: number,
  scale: number,
  depth: number,
): string {
  const { rng, unit, palette } = stage;
  let out = '';
  const tint = (colour: string): string => mix(shade(palette, colour, 0, 0.14), palette.water[1], depth);
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + rng())) / count;
    const y = heightAt(line, x) + 10 * unit;
    const size = unit * scale * rng.range(0.7, 1.3);
    const c = CORAL[Math.floor(rng() * CORAL.length)] ?? CORAL[0];
    const kind = rng.int(0, 4);
    if (kind === 0)
      out +=
        stroke(branch(stage, x, y, 110 * size, 0.5), tint(c), 8 * size) +
        stroke(branch(stage, x + 14 * size, y, 80 * size, 0.42), mix(tint(c), palette.glow, 0.16), 6 * size);
    else if (kind === 1) {
      out +=
        fill(
          `M${coord(x - 60 * size)} ${coord(y)}a${coord(60 * size)} ${coord(52 * size)} 0 0 1 ${coord(120 * size)} 0Z`,
          tint(c),
        ) +
        stroke(
          Array.from(
            { length: 5 },
            (_, j) =>
              `M${coord(x + (-44 + j * 22) * size)} ${coord(y - 4 * size)}q${coord((10 - j * 5) * size)} ${coord(-24 * size)} ${coord((16 - j * 8) * size)} ${coord(-36 * size)}`,
          ).join(''),
          mix(tint(c), palette.glow, 0.24),
          3 * size,
        );
    } else if (kind === 2) {
      let ribs = '';
      for (let j = -4; j <= 4; j++)
        ribs += `M${coord(x)} ${coord(y)}Q${coord(x + j * 10 * size)} ${coord(y - 60 * size)} ${coord(x + j * 17 * size)} ${coord(y - (120 - j * j * 3) * size)}`;
      out +=
        fill(
          `M${coord(x)} ${coord(y)}C${coord(x - 90 * size)} ${coord(y - 60 * size)} ${coord(x - 80 * size)} ${coord(y - 124 * size)} ${coord(x)} ${coord(y - 128 * size)}C${coord(x + 80 * size)} ${coord(y - 124 * size)} ${coord(x + 90 * size)} ${coord(y - 60 * size)} ${coord(x)} ${coord(y)}Z`,
          tint(c),
          0.6,
        ) + stroke(ribs, tint(c), 2.4 * size);
    } else if (kind === 3) {
      for (const [dx, dy, r] of [
        [-36, 50, 70],
        [20, 78, 84],
        [50, 40, 60],
      ] as const)
        out +=
          fill(lens(x + dx * size, y - dy * size, r * 2 * size, 12 * size), tint(c)) +
          fill(
            poly([
              [x + (dx - 8) * size, y],
              [x + (dx - 5) * size, y - dy * size],
              [x + (dx + 5) * size, y - dy * size],
              [x + (dx + 8) * size, y],
            ]),
            mix(tint(c), palette.shadow, 0.2),
          );
    } else {
      let weed = '';
      for (let j = 0; j < 6; j++)
        weed += `M${coord(x + j * 8 * size)} ${coord(y)}q${coord(-16 * size)} ${coord(-40 * size)} ${coord(2 * size)} ${coord(-70 * size)}t${coord(rng.bell() * 16 * size)} ${coord(-60 * size)}q${coord(10 * size)} ${coord(50 * size)} ${coord(-2 * size)} ${coord(80 * size)}t${coord(6 * size)} ${coord(50 * size)}Z`;
      out += fill(weed, tint('#7d8a5a'));
    }
  }
  return out;
}
