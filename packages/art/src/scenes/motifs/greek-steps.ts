import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { below, fill, heightAt, lens, n, rect, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { sailboat } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { drawWater } from '../../elements/water.ts';
import { BLUE, bougainvillea, cube, village, WHITE } from './greek-parts.ts';
import { stairs } from './greek-stairs.ts';

/** White houses over the sea: down the steps between them, across the caldera, or up from the harbour. */
export function greekSteps(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const horizon = h * (view === 2 ? (s.portrait ? 0.62 : 0.68) : s.portrait ? 0.44 : rng.range(0.4, 0.45));
  const sunX = sunAcross(s, 0.14, 0.26, 0.24);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 230 : rng.range(80, 140)),
    r: 52 * u,
    horizon,
  });
  const a = profile(
    s,
    [
      [-30, horizon - 22 * u],
      [w * 0.1, horizon - 54 * u],
      [w * 0.2, horizon - 30 * u],
      [w * 0.3, horizon + 2],
    ],
    7 * u,
    8,
    18,
  );
  const b = profile(
    s,
    [
      [w * 0.24, horizon + 2],
      [w * 0.36, horizon - 40 * u],
      [w * 0.48, horizon - 70 * u],
      [w * 0.6, horizon - 50 * u],
      [w * 0.78, horizon + 2],
    ],
    8 * u,
    8,
    18,
  );
  out +=
    range(s, a, horizon + 1, mix(pal.haze, pal.water[1], 0.14), 0.3) +
    range(s, b, horizon + 1, mix(pal.haze, pal.water[1], 0.24), 0.3);
  out += drawWater(s, { top: horizon, glintX: sunX, glints: 56, spread: 130 });
  const sail = {
    hull: mix(pal.near, pal.haze, 0.2),
    main: lit(pal, WHITE, 0.05, 0.3),
    jib: shade(pal, '#e3d8c4', 0.05, 0.1),
  };
  out += sailboat(s, w * 0.09, horizon + 96 * u, 90 * u, sail) + sailboat(s, w * 0.3, horizon + 40 * u, 44 * u, sail);
  if (view === 0) return out + stairs(s, horizon);
  if (view === 1) return out + caldera(s, horizon);
  return out + harbour(s, horizon);
}

/** The rim of the caldera: a cliff with a village on it, and domes against the sea. */
function caldera(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const cliffFar = profile(
    s,
    [
      [w * 0.46, horizon + 92 * u],
      [w * 0.58, horizon + 20 * u],
      [w * 0.7, horizon - 60 * u],
      [w * 0.86, horizon - 120 * u],
      [w + 40, horizon - 150 * u],
    ],
    10 * u,
    10,
    16,
  );
  const foot = horizon + 90 * u;
  let out =
    fill(below(cliffFar, foot), mix(shade(pal, '#8a6a52', 0.45, 0.2), pal.haze, 0.2)) +
    village(s, cliffFar, w * 0.66, w + 20, 40 * u, 15 * u, 0.5);
  const ridge = profile(
    s,
    s.portrait
      ? [
          [-40, h * 0.62],
          [w * 0.25, h * 0.575],
          [w * 0.55, h * 0.61],
          [w * 0.8, h * 0.54],
          [w + 40, h * 0.5],
        ]
      : [
          [w * 0.2, h * 0.98],
          [w * 0.34, h * 0.72],
          [w * 0.5, h * 0.6],
          [w * 0.72, h * 0.5],
          [w + 40, h * 0.4],
        ],
    8 * u,
    14,
    8,
  );
  const rockInk = shade(pal, '#9a7a5c', 0.08, 0.3);
  out += fill(below(ridge, h + 20), rockInk);
  out += village(s, ridge, s.portrait ? -20 : w * 0.32, w + 30, h * (s.portrait ? 0.42 : 0.52), 92 * u, 0.14);
  // The bell wall and the large dome in front.
  const cx = w * (s.portrait ? 0.5 : 0.6);
  const y = h * 0.74;
  const r = 110 * u;
  const light = lit(pal, WHITE, 0, 0.4);
  const dull = shade(pal, '#cfd3d6', 0, 0.28);
  out +=
    fill(rect(cx - r * 1.25, y, r * 2.5, h), light) +
    fill(rect(cx + r * 0.3, y, r * 0.95, h), dull) +
    fill(rect(cx - r * 1.32, y - 12 * u, r * 2.64, 16 * u), light);
  out +=
    fill(`M${n(cx - r)} ${n(y - 10 * u)}v${n(-r * 0.3)}h${n(2 * r)}v${n(r * 0.3)}Z`, light) +
    fill(rect(cx + r * 0.24, y - 10 * u - r * 0.3, r * 0.76, r * 0.3), dull);
  out +=
    fill(`M${n(cx - r)} ${n(y - r * 0.38)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, lit(pal, BLUE, 0, 0.14)) +
    fill(
      `M${n(cx + r * 0.26)} ${n(y - r * 1.34)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(y - r * 0.38)}H${n(cx + r * 0.34)}Q${n(cx + r * 0.56)} ${n(y - r)} ${n(cx + r * 0.26)} ${n(y - r * 1.34)}Z`,
      shade(pal, BLUE, 0, 0.34),
    );
  out += stroke(
    `M${n(cx)} ${n(y - r * 1.38)}v${n(-r * 0.4)}m${n(-r * 0.12)} ${n(r * 0.12)}h${n(r * 0.24)}`,
    light,
    4 * u,
  );
  const bx = cx - r * 1.9;
  out +=
    fill(`M${n(bx - r * 0.42)} ${n(h)}V${n(y - r * 0.6)}h${n(r * 0.84)}V${n(h)}Z`, light) +
    fill(`M${n(bx - r * 0.42)} ${n(y - r * 0.6)}q${n(r * 0.42)} ${n(-r * 0.66)} ${n(r * 0.84)} 0Z`, light);
  for (const [dx, dy] of [
    [-0.2, 0],
    [0.2, 0],
    [0, -0.36],
  ] as const)
    out +=
      fill(
        `M${n(bx + (dx - 0.1) * r)} ${n(y - r * (0.24 - dy))}v${n(-r * 0.18)}a${n(r * 0.1)} ${n(r * 0.1)} 0 0 1 ${n(r * 0.2)} 0v${n(r * 0.18)}Z`,
        mix(pal.water[0], pal.sky[2], 0.4),
      ) +
      fill(
        `M${n(bx + (dx - 0.05) * r)} ${n(y - r * (0.3 - dy))}q${n(r * 0.05)} ${n(-r * 0.2)} ${n(r * 0.1)} 0Z`,
        local(pal, '#a5793f'),
      );
  out += bougainvillea(s, cx + r * 1.3, y + 60 * u, 120 * u, 50 * u, 80);
  return out;
}

/** The view from the water: the quay, its boats, and the town above. */
function harbour(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const quay = horizon + 46 * u;
  const peak = w * (s.portrait ? 0.52 : rng.range(0.56, 0.64));
  const tall = h * (s.portrait ? 0.3 : 0.42);
  const ridge = profile(
    s,
    [
      [peak - w * 0.62, quay],
      [peak - w * 0.36, quay - tall * 0.3],
      [peak - w * 0.12, quay - tall * 0.86],
      [peak, quay - tall],
      [peak + w * 0.16, quay - tall * 0.7],
      [peak + w * 0.5, quay - tall * 0.24],
    ],
    10 * u,
    14,
    8,
  );
  let out = fill(below(ridge, quay), shade(pal, '#b0946c', 0.2, 0.12));
  for (let row = 0; row < 8; row++) {
    const t = row / 7;
    for (let x = 0; x < w; x += 54 * u * rng.range(0.9, 1.5)) {
      const crest = heightAt(ridge, x);
      if (x < (ridge[0]?.[0] ?? 0) || quay - crest < 20 * u || rng.chance(0.14)) continue;
      const y = crest + (quay - crest) * (0.04 + 0.96 * t) + rng.bell() * 6 * u;
      out += s.clip(
        `M0 0H${w}V${n(quay)}H0Z`,
        cube(
          s,
          x,
          y,
          46 * u * rng.range(0.9, 1.4),
          40 * u * rng.range(0.8, 1.15),
          0.28 - 0.2 * t,
          Math.floor(rng() * 40),
        ),
      );
    }
  }
  out +=
    fill(rect(-10, quay - 14 * u, w + 20, 16 * u), lit(pal, '#d9cbb0', 0.05, 0.2)) +
    fill(rect(-10, quay, w + 20, 14 * u), shade(pal, '#8f8068', 0.05, 0.34));
  for (let i = 0; i < 14; i++)
    out += fill(
      lens(w * rng(), quay + (26 + i * 9) * u, u * rng.range(80, 260), 6 * u),
      lit(pal, WHITE, 0.1, 0.2),
      0.3,
    );
  const caique = (x: number, y: number, k: number, hull: string): string => {
    const z = k * u;
    return (
      fill(lens(x, y + 16 * z, 200 * z, 10 * z), pal.water[1], 0.5) +
      fill(
        `M${n(x - 96 * z)} ${n(y - 34 * z)}Q${n(x)} ${n(y - 4 * z)} ${n(x + 96 * z)} ${n(y - 40 * z)}Q${n(x + 76 * z)} ${n(y + 16 * z)} ${n(x + 40 * z)} ${n(y + 18 * z)}H${n(x - 50 * z)}Q${n(x - 84 * z)} ${n(y + 12 * z)} ${n(x - 96 * z)} ${n(y - 34 * z)}Z`,
        local(pal, hull),
      ) +
      fill(
        `M${n(x - 96 * z)} ${n(y - 34 * z)}Q${n(x)} ${n(y - 4 * z)} ${n(x + 96 * z)} ${n(y - 40 * z)}l${n(-4 * z)} ${n(10 * z)}Q${n(x)} ${n(y + 6 * z)} ${n(x - 93 * z)} ${n(y - 24 * z)}Z`,
        lit(pal, '#f0e2c4', 0, 0.2),
      ) +
      stroke(
        `M${n(x - 10 * z)} ${n(y - 12 * z)}V${n(y - 120 * z)}M${n(x - 10 * z)} ${n(y - 116 * z)}L${n(x + 90 * z)} ${n(y - 36 * z)}M${n(x - 10 * z)} ${n(y - 116 * z)}L${n(x - 90 * z)} ${n(y - 32 * z)}`,
        mix(pal.near, pal.haze, 0.2),
        2.4 * z,
      ) +
      fill(rect(x + 14 * z, y - 48 * z, 40 * z, 30 * z), lit(pal, WHITE, 0, 0.24))
    );
  };
  out +=
    caique(w * (s.portrait ? 0.28 : 0.4), quay + 60 * u, 0.7, '#3f6d86') +
    caique(w * (s.portrait ? 0.72 : 0.78), quay + 84 * u, 0.8, '#8e4a3c') +
    caique(w * (s.portrait ? 0.5 : 0.58), quay + 170 * u, 1.35, '#4f7f80');
  return out;
}
