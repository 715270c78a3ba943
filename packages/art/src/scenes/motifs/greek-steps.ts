import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { below, fill, heightAt, lens, coord, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { sailboat } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { drawWater } from '../../elements/water.ts';
import { BLUE, bougainvillea, cube, village, WHITE } from './greek-parts.ts';
import { stairs } from './greek-stairs.ts';

/** White houses over the sea: down the steps between them, across the caldera, or up from the harbour. */
export function greekSteps(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (view === 2 ? (stage.portrait ? 0.62 : 0.68) : stage.portrait ? 0.44 : rng.range(0.4, 0.45));
  const sunX = sunAcross(stage, 0.14, 0.26, 0.24);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 230 : rng.range(80, 140)),
    r: 52 * unit,
    horizon,
  });
  const a = profile(
    stage,
    [
      [-30, horizon - 22 * unit],
      [width * 0.1, horizon - 54 * unit],
      [width * 0.2, horizon - 30 * unit],
      [width * 0.3, horizon + 2],
    ],
    7 * unit,
    8,
    18,
  );
  const b = profile(
    stage,
    [
      [width * 0.24, horizon + 2],
      [width * 0.36, horizon - 40 * unit],
      [width * 0.48, horizon - 70 * unit],
      [width * 0.6, horizon - 50 * unit],
      [width * 0.78, horizon + 2],
    ],
    8 * unit,
    8,
    18,
  );
  out +=
    range(stage, a, horizon + 1, mix(palette.haze, palette.water[1], 0.14), 0.3) +
    range(stage, b, horizon + 1, mix(palette.haze, palette.water[1], 0.24), 0.3);
  out += drawWater(stage, { top: horizon, glintX: sunX, glints: 56, spread: 130 });
  const sail = {
    hull: mix(palette.near, palette.haze, 0.2),
    main: lit(palette, WHITE, 0.05, 0.3),
    jib: shade(palette, '#e3d8c4', 0.05, 0.1),
  };
  out +=
    sailboat(stage, width * 0.09, horizon + 96 * unit, 90 * unit, sail) +
    sailboat(stage, width * 0.3, horizon + 40 * unit, 44 * unit, sail);
  if (view === 0) return out + stairs(stage, horizon);
  if (view === 1) return out + caldera(stage, horizon);
  return out + harbour(stage, horizon);
}

/** The rim of the caldera: a cliff with a village on it, and domes against the sea. */
function caldera(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const cliffFar = profile(
    stage,
    [
      [width * 0.46, horizon + 92 * unit],
      [width * 0.58, horizon + 20 * unit],
      [width * 0.7, horizon - 60 * unit],
      [width * 0.86, horizon - 120 * unit],
      [width + 40, horizon - 150 * unit],
    ],
    10 * unit,
    10,
    16,
  );
  const foot = horizon + 90 * unit;
  let out =
    fill(below(cliffFar, foot), mix(shade(palette, '#8a6a52', 0.45, 0.2), palette.haze, 0.2)) +
    village(stage, cliffFar, width * 0.66, width + 20, 40 * unit, 15 * unit, 0.5);
  const ridge = profile(
    stage,
    stage.portrait
      ? [
          [-40, height * 0.62],
          [width * 0.25, height * 0.575],
          [width * 0.55, height * 0.61],
          [width * 0.8, height * 0.54],
          [width + 40, height * 0.5],
        ]
      : [
          [width * 0.2, height * 0.98],
          [width * 0.34, height * 0.72],
          [width * 0.5, height * 0.6],
          [width * 0.72, height * 0.5],
          [width + 40, height * 0.4],
        ],
    8 * unit,
    14,
    8,
  );
  const rockInk = shade(palette, '#9a7a5c', 0.08, 0.3);
  out += fill(below(ridge, height + 20), rockInk);
  out += village(
    stage,
    ridge,
    stage.portrait ? -20 : width * 0.32,
    width + 30,
    height * (stage.portrait ? 0.42 : 0.52),
    92 * unit,
    0.14,
  );
  // The bell wall and the large dome in front.
  const cx = width * (stage.portrait ? 0.5 : 0.6);
  const y = height * 0.74;
  const r = 110 * unit;
  const light = lit(palette, WHITE, 0, 0.4);
  const dull = shade(palette, '#cfd3d6', 0, 0.28);
  out +=
    fill(rect(cx - r * 1.25, y, r * 2.5, height), light) +
    fill(rect(cx + r * 0.3, y, r * 0.95, height), dull) +
    fill(rect(cx - r * 1.32, y - 12 * unit, r * 2.64, 16 * unit), light);
  out +=
    fill(`M${coord(cx - r)} ${coord(y - 10 * unit)}v${coord(-r * 0.3)}h${coord(2 * r)}v${coord(r * 0.3)}Z`, light) +
    fill(rect(cx + r * 0.24, y - 10 * unit - r * 0.3, r * 0.76, r * 0.3), dull);
  out +=
    fill(
      `M${coord(cx - r)} ${coord(y - r * 0.38)}a${coord(r)} ${coord(r)} 0 0 1 ${coord(2 * r)} 0Z`,
      lit(palette, BLUE, 0, 0.14),
    ) +
    fill(
      `M${coord(cx + r * 0.26)} ${coord(y - r * 1.34)}A${coord(r)} ${coord(r)} 0 0 1 ${coord(cx + r)} ${coord(y - r * 0.38)}H${coord(cx + r * 0.34)}Q${coord(cx + r * 0.56)} ${coord(y - r)} ${coord(cx + r * 0.26)} ${coord(y - r * 1.34)}Z`,
      shade(palette, BLUE, 0, 0.34),
    );
  out += stroke(
    `M${coord(cx)} ${coord(y - r * 1.38)}v${coord(-r * 0.4)}m${coord(-r * 0.12)} ${coord(r * 0.12)}h${coord(r * 0.24)}`,
    light,
    4 * unit,
  );
  const bx = cx - r * 1.9;
  out +=
    fill(
      `M${coord(bx - r * 0.42)} ${coord(height)}V${coord(y - r * 0.6)}h${coord(r * 0.84)}V${coord(height)}Z`,
      light,
    ) +
    fill(
      `M${coord(bx - r * 0.42)} ${coord(y - r * 0.6)}q${coord(r * 0.42)} ${coord(-r * 0.66)} ${coord(r * 0.84)} 0Z`,
      light,
    );
  for (const [dx, dy] of [
    [-0.2, 0],
    [0.2, 0],
    [0, -0.36],
  ] as const)
    out +=
      fill(
        `M${coord(bx + (dx - 0.1) * r)} ${coord(y - r * (0.24 - dy))}v${coord(-r * 0.18)}a${coord(r * 0.1)} ${coord(r * 0.1)} 0 0 1 ${coord(r * 0.2)} 0v${coord(r * 0.18)}Z`,
        mix(palette.water[0], palette.sky[2], 0.4),
      ) +
      fill(
        `M${coord(bx + (dx - 0.05) * r)} ${coord(y - r * (0.3 - dy))}q${coord(r * 0.05)} ${coord(-r * 0.2)} ${coord(r * 0.1)} 0Z`,
        local(palette, '#a5793f'),
      );
  out += bougainvillea(stage, cx + r * 1.3, y + 60 * unit, 120 * unit, 50 * unit, 80);
  return out;
}

/** The view from the water: the quay, its boats, and the town above. */
function harbour(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const quay = horizon + 46 * unit;
  const peak = width * (stage.portrait ? 0.52 : rng.range(0.56, 0.64));
  const tall = height * (stage.portrait ? 0.3 : 0.42);
  const ridge = profile(
    stage,
    [
      [peak - width * 0.62, quay],
      [peak - width * 0.36, quay - tall * 0.3],
      [peak - width * 0.12, quay - tall * 0.86],
      [peak, quay - tall],
      [peak + width * 0.16, quay - tall * 0.7],
      [peak + width * 0.5, quay - tall * 0.24],
    ],
    10 * unit,
    14,
    8,
  );
  let out = fill(below(ridge, quay), shade(palette, '#b0946c', 0.2, 0.12));
  for (let row = 0; row < 8; row++) {
    const t = row / 7;
    for (let x = 0; x < width; x += 54 * unit * rng.range(0.9, 1.5)) {
      const crest = heightAt(ridge, x);
      if (x < (ridge[0]?.[0] ?? 0) || quay - crest < 20 * unit || rng.chance(0.14)) continue;
      const y = crest + (quay - crest) * (0.04 + 0.96 * t) + rng.bell() * 6 * unit;
      out += stage.clip(
        `M0 0H${width}V${coord(quay)}H0Z`,
        cube(
          stage,
          x,
          y,
          46 * unit * rng.range(0.9, 1.4),
          40 * unit * rng.range(0.8, 1.15),
          0.28 - 0.2 * t,
          Math.floor(rng() * 40),
        ),
      );
    }
  }
  out +=
    fill(rect(-10, quay - 14 * unit, width + 20, 16 * unit), lit(palette, '#d9cbb0', 0.05, 0.2)) +
    fill(rect(-10, quay, width + 20, 14 * unit), shade(palette, '#8f8068', 0.05, 0.34));
  for (let i = 0; i < 14; i++)
    out += fill(
      lens(width * rng(), quay + (26 + i * 9) * unit, unit * rng.range(80, 260), 6 * unit),
      lit(palette, WHITE, 0.1, 0.2),
      0.3,
    );
  const caique = (x: number, y: number, k: number, hull: string): string => {
    const size = k * unit;
    return (
      fill(lens(x, y + 16 * size, 200 * size, 10 * size), palette.water[1], 0.5) +
      fill(
        `M${coord(x - 96 * size)} ${coord(y - 34 * size)}Q${coord(x)} ${coord(y - 4 * size)} ${coord(x + 96 * size)} ${coord(y - 40 * size)}Q${coord(x + 76 * size)} ${coord(y + 16 * size)} ${coord(x + 40 * size)} ${coord(y + 18 * size)}H${coord(x - 50 * size)}Q${coord(x - 84 * size)} ${coord(y + 12 * size)} ${coord(x - 96 * size)} ${coord(y - 34 * size)}Z`,
        local(palette, hull),
      ) +
      fill(
        `M${coord(x - 96 * size)} ${coord(y - 34 * size)}Q${coord(x)} ${coord(y - 4 * size)} ${coord(x + 96 * size)} ${coord(y - 40 * size)}l${coord(-4 * size)} ${coord(10 * size)}Q${coord(x)} ${coord(y + 6 * size)} ${coord(x - 93 * size)} ${coord(y - 24 * size)}Z`,
        lit(palette, '#f0e2c4', 0, 0.2),
      ) +
      stroke(
        `M${coord(x - 10 * size)} ${coord(y - 12 * size)}V${coord(y - 120 * size)}M${coord(x - 10 * size)} ${coord(y - 116 * size)}L${coord(x + 90 * size)} ${coord(y - 36 * size)}M${coord(x - 10 * size)} ${coord(y - 116 * size)}L${coord(x - 90 * size)} ${coord(y - 32 * size)}`,
        mix(palette.near, palette.haze, 0.2),
        2.4 * size,
      ) +
      fill(rect(x + 14 * size, y - 48 * size, 40 * size, 30 * size), lit(palette, WHITE, 0, 0.24))
    );
  };
  out +=
    caique(width * (stage.portrait ? 0.28 : 0.4), quay + 60 * unit, 0.7, '#3f6d86') +
    caique(width * (stage.portrait ? 0.72 : 0.78), quay + 84 * unit, 0.8, '#8e4a3c') +
    caique(width * (stage.portrait ? 0.5 : 0.58), quay + 170 * unit, 1.35, '#4f7f80');
  return out;
}
