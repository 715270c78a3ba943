import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, n, type Point, poly, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';

export const CORAL = ['#b8604e', '#c98a5c', '#a5586a', '#d3a86a', '#8a6a7a'] as const;

export function fish(x: number, y: number, l: number, dir: -1 | 1): string {
  const p = (a: number, b: number): string => `${n(x + dir * a * l)} ${n(y + b * l)}`;
  return `M${p(-0.5, 0)}Q${p(-0.1, -0.34)} ${p(0.3, -0.06)}L${p(0.52, -0.22)}Q${p(0.44, 0)} ${p(0.52, 0.22)}L${p(0.3, 0.06)}Q${p(-0.1, 0.34)} ${p(-0.5, 0)}Z`;
}

export function turtle(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const shell = shade(pal, '#5f6244', 0, 0.3);
  const skin = mix(local(pal, '#8a8a5c'), pal.water[1], 0.3);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100}) rotate(-14)">` +
    fill(
      'M-40-8C-70-40-104-58-128-50C-112-30-84-4-44 12ZM-30 20C-48 44-62 58-82 60C-76 42-62 22-44 8ZM60 14C78 34 92 40 106 36C98 22 84 10 66 2ZM64-14C80-26 92-28 104-22C94-12 82-4 68-2Z',
      skin,
    ) +
    fill('M-66-4C-84-14-96-10-102-2C-96 8-84 10-66 8Z', skin) +
    fill('M-62 2C-48-38 30-42 72-4C40 34-40 38-62 2Z', shell) +
    fill('M-50-2C-36-28 24-30 56-6C20-12-26-14-50-2Z', lit(pal, '#8d8c5e', 0, 0.16), 0.8) +
    '</g>'
  );
}

function branch(s: Stage, x: number, y: number, h: number, spread: number): string {
  const { rng } = s;
  let d = '';
  const grow = (ax: number, ay: number, a: number, l: number, level: number): void => {
    const ex = ax + Math.cos(a) * l;
    const ey = ay + Math.sin(a) * l;
    d += `M${n(ax)} ${n(ay)}L${n(ex)} ${n(ey)}`;
    if (level === 0) return;
    grow(ex, ey, a - spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
    grow(ex, ey, a + spread * rng.range(0.7, 1.2), l * 0.72, level - 1);
  };
  grow(x, y, -1.57 + rng.bell() * 0.2, h * 0.36, 3);
  return d;
}

/** Corals along a bottom line: heads, fans, branches and weed. */
export function garden(
  s: Stage,
  line: readonly Point[],
  x0: number,
  x1: number,
  count: number,
  scale: number,
  depth: number,
): string {
  const { rng, u, pal } = s;
  let out = '';
  const tint = (c: string): string => mix(shade(pal, c, 0, 0.14), pal.water[1], depth);
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + rng())) / count;
    const y = heightAt(line, x) + 10 * u;
    const k = u * scale * rng.range(0.7, 1.3);
    const c = CORAL[Math.floor(rng() * CORAL.length)] ?? CORAL[0];
    const kind = rng.int(0, 4);
    if (kind === 0)
      out +=
        stroke(branch(s, x, y, 110 * k, 0.5), tint(c), 8 * k) +
        stroke(branch(s, x + 14 * k, y, 80 * k, 0.42), mix(tint(c), pal.glow, 0.16), 6 * k);
    else if (kind === 1) {
      out +=
        fill(`M${n(x - 60 * k)} ${n(y)}a${n(60 * k)} ${n(52 * k)} 0 0 1 ${n(120 * k)} 0Z`, tint(c)) +
        stroke(
          Array.from(
            { length: 5 },
            (_, j) =>
              `M${n(x + (-44 + j * 22) * k)} ${n(y - 4 * k)}q${n((10 - j * 5) * k)} ${n(-24 * k)} ${n((16 - j * 8) * k)} ${n(-36 * k)}`,
          ).join(''),
          mix(tint(c), pal.glow, 0.24),
          3 * k,
        );
    } else if (kind === 2) {
      let ribs = '';
      for (let j = -4; j <= 4; j++)
        ribs += `M${n(x)} ${n(y)}Q${n(x + j * 10 * k)} ${n(y - 60 * k)} ${n(x + j * 17 * k)} ${n(y - (120 - j * j * 3) * k)}`;
      out +=
        fill(
          `M${n(x)} ${n(y)}C${n(x - 90 * k)} ${n(y - 60 * k)} ${n(x - 80 * k)} ${n(y - 124 * k)} ${n(x)} ${n(y - 128 * k)}C${n(x + 80 * k)} ${n(y - 124 * k)} ${n(x + 90 * k)} ${n(y - 60 * k)} ${n(x)} ${n(y)}Z`,
          tint(c),
          0.6,
        ) + stroke(ribs, tint(c), 2.4 * k);
    } else if (kind === 3) {
      for (const [dx, dy, r] of [
        [-36, 50, 70],
        [20, 78, 84],
        [50, 40, 60],
      ] as const)
        out +=
          fill(lens(x + dx * k, y - dy * k, r * 2 * k, 12 * k), tint(c)) +
          fill(
            poly([
              [x + (dx - 8) * k, y],
              [x + (dx - 5) * k, y - dy * k],
              [x + (dx + 5) * k, y - dy * k],
              [x + (dx + 8) * k, y],
            ]),
            mix(tint(c), pal.shadow, 0.2),
          );
    } else {
      let weed = '';
      for (let j = 0; j < 6; j++)
        weed += `M${n(x + j * 8 * k)} ${n(y)}q${n(-16 * k)} ${n(-40 * k)} ${n(2 * k)} ${n(-70 * k)}t${n(rng.bell() * 16 * k)} ${n(-60 * k)}q${n(10 * k)} ${n(50 * k)} ${n(-2 * k)} ${n(80 * k)}t${n(6 * k)} ${n(50 * k)}Z`;
      out += fill(weed, tint('#7d8a5a'));
    }
  }
  return out;
}
