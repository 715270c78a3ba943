import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, n, type Point, poly, rect, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { smoke } from '../../elements/people.ts';
import { grasses } from '../../elements/terrain.ts';
import { conifer } from '../../elements/trees.ts';

export const MOOR = {
  spring: ['#6b7a4c', '#8f9a62'],
  summer: ['#6a5a5e', '#94707c'],
  autumn: ['#8a5a3a', '#b5854a'],
  winter: ['#c3cad0', '#e6e9ea'],
} as const;

const STONE = ['#a3927c', '#8f8a84', '#b59a78'] as const;

/** The castle: keep, round tower, gatehouse, crow-stepped gables. `y` is the ground. */
export function keep(s: Stage, x: number, y: number, k: number, depth: number): string {
  const { u, pal } = s;
  const z = u * k;
  const stone = STONE[Math.floor(s.seed / 3) % 3] ?? STONE[0];
  const bright = lit(pal, stone, depth, 0.24);
  const dull = shade(pal, stone, depth, 0.36);
  const slate = shade(pal, '#5a6266', depth, 0.24);
  const slateLit = lit(pal, '#7a8284', depth, 0.1);
  const window = pal.lamps ? pal.lamp : shade(pal, '#3a3f42', depth, 0.3);
  let panes = '';
  const wall = (bx: number, w: number, h: number): string =>
    fill(rect(x + bx * z, y - h * z, w * z, h * z), bright) +
    fill(rect(x + (bx + w * 0.6) * z, y - h * z, w * 0.4 * z, h * z), dull);
  const battlements = (bx: number, w: number, h: number): string => {
    let d = rect(x + (bx - 3) * z, y - (h + 8) * z, (w + 6) * z, 9 * z);
    for (let i = 0; i < Math.floor(w / 14); i++) d += rect(x + (bx + i * 14) * z, y - (h + 17) * z, 8 * z, 10 * z);
    return fill(d, bright) + fill(rect(x + (bx - 3) * z, y - h * z, (w + 6) * z, 4 * z), pal.shadow, 0.35);
  };
  const cone = (cx: number, half: number, base: number, tip: number): string =>
    fill(
      poly([
        [x + (cx - half) * z, y - base * z],
        [x + cx * z, y - tip * z],
        [x + (cx + half) * z, y - base * z],
      ]),
      slateLit,
    ) +
    fill(
      poly([
        [x + cx * z, y - tip * z],
        [x + (cx + half) * z, y - base * z],
        [x + (cx + half * 0.1) * z, y - base * z],
      ]),
      slate,
    );
  const lancets = (bx: number, top: number, count: number, gap: number): void => {
    for (let i = 0; i < count; i++)
      panes += `M${n(x + (bx + i * gap) * z)} ${n(y - (top - 20) * z)}v${n(-14 * z)}q${n(4 * z)} ${n(-8 * z)} ${n(8 * z)} 0v${n(14 * z)}Z`;
  };
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 90 * z, 260 * z, 0.28) : '';
  // Curtain walls left and right.
  out += wall(-230, 180, 62) + battlements(-230, 180, 62) + wall(110, 150, 56) + battlements(110, 150, 56);
  // Hall range with crow-stepped gable.
  out += wall(-70, 190, 120);
  out +=
    fill(
      poly([
        [x - 76 * z, y - 118 * z],
        [x - 54 * z, y - 164 * z],
        [x + 100 * z, y - 164 * z],
        [x + 126 * z, y - 118 * z],
      ]),
      slateLit,
    ) +
    fill(
      poly([
        [x + 40 * z, y - 118 * z],
        [x + 50 * z, y - 164 * z],
        [x + 100 * z, y - 164 * z],
        [x + 126 * z, y - 118 * z],
      ]),
      slate,
    );
  lancets(-52, 100, 3, 30);
  lancets(-52, 62, 3, 30);
  lancets(64, 84, 2, 24);
  // The keep.
  out += wall(-30, 84, 236) + battlements(-30, 84, 236);
  out +=
    fill(rect(x - 42 * z, y - 246 * z, 24 * z, 60 * z), bright) +
    cone(-30, 16, 246, 292) +
    fill(rect(x + 44 * z, y - 240 * z, 22 * z, 54 * z), dull) +
    cone(55, 15, 240, 282);
  lancets(-12, 214, 2, 30);
  lancets(-12, 168, 2, 30);
  // A round tower at one corner, a gatehouse at the other.
  out +=
    fill(`M${n(x + 96 * z)} ${n(y)}v${n(-160 * z)}h${n(66 * z)}v${n(160 * z)}Z`, bright) +
    fill(`M${n(x + 132 * z)} ${n(y)}v${n(-160 * z)}h${n(30 * z)}v${n(160 * z)}Z`, dull) +
    fill(rect(x + 90 * z, y - 166 * z, 78 * z, 9 * z), bright) +
    cone(129, 42, 164, 250);
  lancets(108, 140, 1, 20);
  lancets(118, 92, 1, 20);
  out += wall(-262, 60, 100) + cone(-232, 38, 98, 158);
  lancets(-246, 84, 1, 20);
  out +=
    wall(-160, 74, 96) +
    battlements(-160, 74, 96) +
    fill(
      `M${n(x - 142 * z)} ${n(y)}v${n(-34 * z)}a${n(19 * z)} ${n(20 * z)} 0 0 1 ${n(38 * z)} 0v${n(34 * z)}Z`,
      pal.lamps ? mix(pal.lamp, dull, 0.3) : shade(pal, '#3a3632', depth, 0.4),
    );
  out +=
    stroke(`M${n(x + 10 * z)} ${n(y - 252 * z)}v${n(-64 * z)}`, slate, 2.4 * z) +
    fill(
      `M${n(x + 11 * z)} ${n(y - 314 * z)}q${n(18 * z)} ${n(-8 * z)} ${n(32 * z)} ${n(2 * z)}t${n(14 * z)} ${n(2 * z)}v${n(22 * z)}q${n(-14 * z)} ${n(4 * z)} ${n(-24 * z)} ${n(-2 * z)}t${n(-22 * z)} 0Z`,
      local(pal, '#9a4236', depth),
    );
  out += smoke(s, x + 92 * z, y - 166 * z, 130 * z);
  return out + fill(panes, window);
}

export function shoreTrees(
  s: Stage,
  line: readonly Point[],
  xs: readonly number[],
  size: number,
  depth: number,
): string {
  const { pal, rng } = s;
  const [dark] = MOOR[s.season === 'winter' || s.season === 'summer' ? 'spring' : s.season];
  return xs
    .map((x) =>
      fill(
        conifer(s, x, heightAt(line, x) + 6, size * rng.range(0.7, 1.2), 7),
        shade(pal, s.season === 'autumn' && rng.chance(0.4) ? '#8a6a3c' : mix(dark, '#34463c', 0.6), depth, 0.3),
      ),
    )
    .join('');
}

export function heather(s: Stage, line: readonly Point[]): string {
  const { w, h, u, rng, pal } = s;
  const [dark, light] = MOOR[s.season];
  const ink = mix(shade(pal, dark, 0, 0.4), pal.near, s.season === 'winter' ? 0.1 : 0.36);
  let out = fill(softBelow(line, h + 20), ink);
  let a = '';
  let b = '';
  for (let i = 0; i < 210; i++) {
    const x = rng() * w;
    const depth = rng() ** 1.2;
    const y = heightAt(line, x) + depth * (h - heightAt(line, x));
    const r = u * (5 + 13 * depth) * rng.range(0.7, 1.2);
    // Sprigs in small fans.
    const d = `M${Math.round(x)} ${Math.round(y)}l${Math.round(-r)} ${Math.round(-r * 0.9)} ${Math.round(r * 0.7)} ${Math.round(r * 0.3)} ${Math.round(r * 0.2)} ${Math.round(-r * 1.1)} ${Math.round(r * 0.4)} ${Math.round(r)} ${Math.round(r * 0.8)} ${Math.round(-r * 0.4)}Z`;
    if (i % 2) a += d;
    else b += d;
  }
  out += fill(a, mix(ink, local(pal, light), 0.4)) + fill(b, mix(lit(pal, light, 0, 0.2), ink, 0.3), 0.8);
  return out + (s.season === 'winter' ? '' : grasses(s, (x) => heightAt(line, x), 0, w, 120, 44 * u, ink));
}
