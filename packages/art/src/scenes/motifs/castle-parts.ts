import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, coord, type Point, poly, rect, softBelow, stroke } from '../../core/path.ts';
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
export function keep(stage: Stage, x: number, y: number, scale: number, depth: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const stone = STONE[Math.floor(stage.seed / 3) % 3] ?? STONE[0];
  const bright = lit(palette, stone, depth, 0.24);
  const dull = shade(palette, stone, depth, 0.36);
  const slate = shade(palette, '#5a6266', depth, 0.24);
  const slateLit = lit(palette, '#7a8284', depth, 0.1);
  const window = palette.lamps ? palette.lamp : shade(palette, '#3a3f42', depth, 0.3);
  let panes = '';
  const wall = (bx: number, width: number, height: number): string =>
    fill(rect(x + bx * size, y - height * size, width * size, height * size), bright) +
    fill(rect(x + (bx + width * 0.6) * size, y - height * size, width * 0.4 * size, height * size), dull);
  const battlements = (bx: number, width: number, height: number): string => {
    let d = rect(x + (bx - 3) * size, y - (height + 8) * size, (width + 6) * size, 9 * size);
    for (let i = 0; i < Math.floor(width / 14); i++)
      d += rect(x + (bx + i * 14) * size, y - (height + 17) * size, 8 * size, 10 * size);
    return (
      fill(d, bright) +
      fill(rect(x + (bx - 3) * size, y - height * size, (width + 6) * size, 4 * size), palette.shadow, 0.35)
    );
  };
  const cone = (cx: number, half: number, base: number, tip: number): string =>
    fill(
      poly([
        [x + (cx - half) * size, y - base * size],
        [x + cx * size, y - tip * size],
        [x + (cx + half) * size, y - base * size],
      ]),
      slateLit,
    ) +
    fill(
      poly([
        [x + cx * size, y - tip * size],
        [x + (cx + half) * size, y - base * size],
        [x + (cx + half * 0.1) * size, y - base * size],
      ]),
      slate,
    );
  const lancets = (bx: number, top: number, count: number, gap: number): void => {
    for (let i = 0; i < count; i++)
      panes += `M${coord(x + (bx + i * gap) * size)} ${coord(y - (top - 20) * size)}v${coord(-14 * size)}q${coord(4 * size)} ${coord(-8 * size)} ${coord(8 * size)} 0v${coord(14 * size)}Z`;
  };
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 90 * size, 260 * size, 0.28) : '';
  // Curtain walls left and right.
  out += wall(-230, 180, 62) + battlements(-230, 180, 62) + wall(110, 150, 56) + battlements(110, 150, 56);
  // Hall range with crow-stepped gable.
  out += wall(-70, 190, 120);
  out +=
    fill(
      poly([
        [x - 76 * size, y - 118 * size],
        [x - 54 * size, y - 164 * size],
        [x + 100 * size, y - 164 * size],
        [x + 126 * size, y - 118 * size],
      ]),
      slateLit,
    ) +
    fill(
      poly([
        [x + 40 * size, y - 118 * size],
        [x + 50 * size, y - 164 * size],
        [x + 100 * size, y - 164 * size],
        [x + 126 * size, y - 118 * size],
      ]),
      slate,
    );
  lancets(-52, 100, 3, 30);
  lancets(-52, 62, 3, 30);
  lancets(64, 84, 2, 24);
  // The keep.
  out += wall(-30, 84, 236) + battlements(-30, 84, 236);
  out +=
    fill(rect(x - 42 * size, y - 246 * size, 24 * size, 60 * size), bright) +
    cone(-30, 16, 246, 292) +
    fill(rect(x + 44 * size, y - 240 * size, 22 * size, 54 * size), dull) +
    cone(55, 15, 240, 282);
  lancets(-12, 214, 2, 30);
  lancets(-12, 168, 2, 30);
  // A round tower at one corner, a gatehouse at the other.
  out +=
    fill(
      `M${coord(x + 96 * size)} ${coord(y)}v${coord(-160 * size)}h${coord(66 * size)}v${coord(160 * size)}Z`,
      bright,
    ) +
    fill(
      `M${coord(x + 132 * size)} ${coord(y)}v${coord(-160 * size)}h${coord(30 * size)}v${coord(160 * size)}Z`,
      dull,
    ) +
    fill(rect(x + 90 * size, y - 166 * size, 78 * size, 9 * size), bright) +
    cone(129, 42, 164, 250);
  lancets(108, 140, 1, 20);
  lancets(118, 92, 1, 20);
  out += wall(-262, 60, 100) + cone(-232, 38, 98, 158);
  lancets(-246, 84, 1, 20);
  out +=
    wall(-160, 74, 96) +
    battlements(-160, 74, 96) +
    fill(
      `M${coord(x - 142 * size)} ${coord(y)}v${coord(-34 * size)}a${coord(19 * size)} ${coord(20 * size)} 0 0 1 ${coord(38 * size)} 0v${coord(34 * size)}Z`,
      palette.lamps ? mix(palette.lamp, dull, 0.3) : shade(palette, '#3a3632', depth, 0.4),
    );
  out +=
    stroke(`M${coord(x + 10 * size)} ${coord(y - 252 * size)}v${coord(-64 * size)}`, slate, 2.4 * size) +
    fill(
      `M${coord(x + 11 * size)} ${coord(y - 314 * size)}q${coord(18 * size)} ${coord(-8 * size)} ${coord(32 * size)} ${coord(2 * size)}t${coord(14 * size)} ${coord(2 * size)}v${coord(22 * size)}q${coord(-14 * size)} ${coord(4 * size)} ${coord(-24 * size)} ${coord(-2 * size)}t${coord(-22 * size)} 0Z`,
      local(palette, '#9a4236', depth),
    );
  out += smoke(stage, x + 92 * size, y - 166 * size, 130 * size);
  return out + fill(panes, window);
}

export function shoreTrees(
  stage: Stage,
  line: readonly Point[],
  xs: readonly number[],
  size: number,
  depth: number,
): string {
  const { palette, rng } = stage;
  const [dark] = MOOR[stage.season === 'winter' || stage.season === 'summer' ? 'spring' : stage.season];
  return xs
    .map((x) =>
      fill(
        conifer(stage, x, heightAt(line, x) + 6, size * rng.range(0.7, 1.2), 7),
        shade(
          palette,
          stage.season === 'autumn' && rng.chance(0.4) ? '#8a6a3c' : mix(dark, '#34463c', 0.6),
          depth,
          0.3,
        ),
      ),
    )
    .join('');
}

export function heather(stage: Stage, line: readonly Point[]): string {
  const { width, height, unit, rng, palette } = stage;
  const [dark, light] = MOOR[stage.season];
  const ink = mix(shade(palette, dark, 0, 0.4), palette.near, stage.season === 'winter' ? 0.1 : 0.36);
  let out = fill(softBelow(line, height + 20), ink);
  let a = '';
  let b = '';
  for (let i = 0; i < 210; i++) {
    const x = rng() * width;
    const depth = rng() ** 1.2;
    const y = heightAt(line, x) + depth * (height - heightAt(line, x));
    const r = unit * (5 + 13 * depth) * rng.range(0.7, 1.2);
    // Sprigs in small fans.
    const d = `M${Math.round(x)} ${Math.round(y)}l${Math.round(-r)} ${Math.round(-r * 0.9)} ${Math.round(r * 0.7)} ${Math.round(r * 0.3)} ${Math.round(r * 0.2)} ${Math.round(-r * 1.1)} ${Math.round(r * 0.4)} ${Math.round(r)} ${Math.round(r * 0.8)} ${Math.round(-r * 0.4)}Z`;
    if (i % 2) a += d;
    else b += d;
  }
  out += fill(a, mix(ink, local(palette, light), 0.4)) + fill(b, mix(lit(palette, light, 0, 0.2), ink, 0.3), 0.8);
  return (
    out + (stage.season === 'winter' ? '' : grasses(stage, (x) => heightAt(line, x), 0, width, 120, 44 * unit, ink))
  );
}
