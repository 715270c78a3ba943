import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { elephant, giraffe } from '../../elements/animals.ts';
import { lantern, person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, profile, rock } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const GRASS = { spring: '#a3a05a', summer: '#c49a55', autumn: '#b98a4e', winter: '#b5a06a' } as const;

/** Grassland: elephants at the water, a camp under an acacia, or giraffes against the mountain. */
export function savannah(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.54 : rng.range(0.54, 0.6));
  const sunX = sunAcross(stage, 0.28, 0.4, 0.42);
  const big = stage.hour === 'gold' || stage.hour === 'dusk' || stage.hour === 'dawn';
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (big ? rng.range(60, 100) : 280),
    r: unit * (big ? 108 : 52),
    horizon: horizon + 30 * unit,
  });
  out += mountain(stage, horizon, view === 2);
  out += plain(stage, horizon);
  out += birds(stage, width * 0.46, horizon - 230 * unit, 6, 17 * unit, mix(palette.near, palette.haze, 0.4));
  if (view === 0) return out + waterhole(stage, horizon);
  if (view === 1) return out + camp(stage, horizon);
  return out + towers(stage, horizon);
}

function mountain(stage: Stage, horizon: number, tall: boolean): string {
  const { width, unit, rng, palette } = stage;
  const cx = width * rng.range(0.62, 0.76);
  const height = unit * (tall ? 210 : 120);
  const line = profile(
    stage,
    [
      [-40, horizon + 10 * unit],
      [cx - width * 0.34, horizon - 6 * unit],
      [cx - width * 0.08, horizon - height * 0.92],
      [cx + width * 0.05, horizon - height],
      [cx + width * 0.34, horizon - 10 * unit],
      [width + 40, horizon + 6 * unit],
    ],
    5 * unit,
    18,
    8,
  );
  const ink = mix(palette.haze, palette.shadow, tall ? 0.3 : 0.12);
  let out = `<path d="${softBelow(line, horizon + 40 * unit)}" fill="${stage.gradient([
    [0, ink],
    [1, mix(ink, palette.sky[3], 0.7)],
  ])}"/>`;
  if (tall) {
    const cap: Point[] = line.filter(([x]) => Math.abs(x - cx) < width * 0.13);
    const hem = cap
      .toReversed()
      .map(([x, y], i): Point => [x, y + unit * (8 + (i % 2 ? 26 : 8)) * (1 - Math.abs(x - cx) / (width * 0.14))]);
    out += fill(poly([...cap, ...hem]), mix(lit(palette, '#fbf6ea', 0.2, 0.2), palette.haze, 0.2), 0.9);
  }
  return out;
}

/** Layers of grass with small acacias, darker towards the foreground. */
function plain(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const grass = GRASS[stage.season];
  let out = '';
  for (let i = 0; i < 3; i++) {
    const depth = 0.46 - i * 0.15;
    const y = horizon + (10 + i * 44) * unit;
    const line = profile(
      stage,
      [
        [-30, y + rng.bell() * 8 * unit],
        [width * 0.4, y - 8 * unit],
        [width + 30, y + rng.bell() * 8 * unit],
      ],
      5 * unit,
      24,
      6,
    );
    for (let k = 0; k < 5 - i; k++) {
      const x = width * rng();
      out += acacia(
        stage,
        x,
        heightAt(line, x) + 4 * unit,
        unit * (34 + 26 * i) * rng.range(0.7, 1.3),
        shade(palette, '#5c5a38', depth, 0.3),
        shade(palette, '#7a7548', depth, 0.1),
        true,
      );
    }
    out += `<path d="${softBelow(line, height + 20)}" fill="${stage.gradient([
      [0, lit(palette, grass, depth, 0.28)],
      [0.3, local(palette, grass, depth * 0.6)],
      [1, shade(palette, grass, 0, 0.36)],
    ])}"/>`;
  }
  return out;
}

/** A flat-topped acacia: a leaning trunk that forks repeatedly, and leaves in tiers. */
function acacia(stage: Stage, x: number, y: number, height: number, dark: string, light: string, far = false): string {
  const { rng } = stage;
  const bark = dark;
  const fork: Point = [x + height * 0.04, y - height * 0.42];
  let wood = taper([x, y + height * 0.01], [x - height * 0.04, y - height * 0.2], fork, height * 0.036, height * 0.024);
  const pads: readonly (readonly [number, number, number])[] = [
    [-0.6, -0.72, 0.34],
    [-0.26, -0.87, 0.4],
    [0.18, -0.96, 0.46],
    [0.58, -0.82, 0.38],
    [0.34, -0.72, 0.3],
    [-0.02, -0.76, 0.34],
  ];
  let a = '';
  let b = '';
  for (const [dx, dy, half] of pads) {
    const px = x + dx * height;
    const py = y + dy * height;
    wood += taper(
      fork,
      [x + dx * height * 0.36, y - height * 0.6],
      [px, py + height * 0.03],
      height * 0.015,
      height * 0.005,
    );
    const lumps = far ? 4 : 9;
    for (let i = 0; i < lumps; i++) {
      const t = (i + 0.5) / lumps - 0.5;
      const cx = px + t * 2 * half * height * 0.8;
      const r = half * height * (0.34 - Math.abs(t) * 0.3) * rng.range(0.9, 1.15);
      a += clump(stage, cx, py + rng.bell() * height * 0.01, r * 1.3, r * 0.52, 8);
      if (!far || i % 2) b += clump(stage, cx - r * 0.2, py - r * 0.22, r * 0.9, r * 0.22, 7);
    }
  }
  return fill(wood, bark) + fill(a, dark) + fill(b, light);
}

const inks = (stage: Stage, depth: number): { body: string; far: string; ear: string; tusk: string } => {
  const body = mix(shade(stage.palette, '#6b5f50', depth, 0.5), stage.palette.near, 0.3 * (1 - depth));
  return {
    body,
    far: mix(body, stage.palette.haze, 0.2),
    ear: mix(body, stage.palette.haze, 0.16),
    tusk: lit(stage.palette, '#f4ead4', depth, 0.3),
  };
};

function waterhole(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const cx = width * 0.5;
  const y = horizon + 150 * unit;
  const pool = `M${coord(cx - 330 * unit)} ${coord(y)}C${coord(cx - 220 * unit)} ${coord(y - 30 * unit)} ${coord(cx + 120 * unit)} ${coord(y - 26 * unit)} ${coord(cx + 300 * unit)} ${coord(y - 10 * unit)}C${coord(cx + 400 * unit)} ${coord(y + 6 * unit)} ${coord(cx + 300 * unit)} ${coord(y + 34 * unit)} ${coord(cx + 60 * unit)} ${coord(y + 30 * unit)}C${coord(cx - 120 * unit)} ${coord(y + 46 * unit)} ${coord(cx - 430 * unit)} ${coord(y + 36 * unit)} ${coord(cx - 330 * unit)} ${coord(y)}Z`;
  let out = `<path d="${pool}" transform="translate(0 6)" fill="${shade(palette, GRASS[stage.season], 0, 0.5)}"/><path d="${pool}" fill="${stage.gradient(
    [
      [0, mix(palette.sky[3], palette.water[0], 0.3)],
      [1, mix(palette.sky[2], palette.water[1], 0.3)],
    ],
  )}"/>`;
  out += stage.clip(
    pool,
    fill(
      lens(cx - 120 * unit, y + 4 * unit, 200 * unit, 14 * unit) +
        lens(cx - 100 * unit, y + 18 * unit, 140 * unit, 9 * unit),
      palette.sun,
      0.75,
    ),
  );
  const herd: readonly (readonly [number, number, number])[] = [
    [60, 26, 118],
    [210, 30, 92],
    [330, 26, 52],
    [430, 30, 108],
  ];
  for (const [dx, dy, size] of herd) {
    if (stage.portrait && dx > 400) continue;
    const x = cx + dx * unit;
    out +=
      fill(lens(x + size * 0.6 * unit, y + dy * unit, size * 1.5 * unit, 9 * unit), palette.shadow, 0.34) +
      elephant(x, y + dy * unit, size * unit, inks(stage, 0.04));
  }
  for (const [dx, size] of [
    [-420, 150],
    [-330, 118],
  ] as const)
    if (!stage.portrait) out += giraffe(cx + dx * unit, y - 4 * unit, size * unit, inks(stage, 0.16));
  const line = profile(
    stage,
    [
      [-30, height * 0.88],
      [width * 0.35, height * 0.92],
      [width * 0.7, height * 0.86],
      [width + 30, height * 0.8],
    ],
    8 * unit,
    20,
    6,
  );
  const ink = mix(shade(palette, '#5c4c30', 0, 0.5), palette.near, 0.55);
  const tx = width * (stage.portrait ? 0.9 : rng.range(0.8, 0.88));
  out += acacia(
    stage,
    tx,
    heightAt(line, tx) + 14 * unit,
    unit * (stage.portrait ? 640 : 560),
    ink,
    mix(ink, palette.glow, 0.16),
  );
  out +=
    fill(softBelow(line, height + 20), ink) + grasses(stage, (x) => heightAt(line, x), 0, width, 230, 70 * unit, ink);
  return out;
}

function camp(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  let out =
    giraffe(width * 0.2, horizon + 104 * unit, 130 * unit, inks(stage, 0.2)) +
    giraffe(width * 0.27, horizon + 110 * unit, 104 * unit, inks(stage, 0.22), true);
  const line = profile(
    stage,
    [
      [-30, height * 0.84],
      [width * 0.3, height * 0.82],
      [width * 0.66, height * 0.76],
      [width + 30, height * 0.74],
    ],
    6 * unit,
    20,
    6,
  );
  const ink = mix(shade(palette, '#5c4c30', 0, 0.5), palette.near, 0.45);
  const cx = width * (stage.portrait ? 0.52 : 0.66);
  const tx = cx + (stage.portrait ? 170 : 190) * unit;
  out += acacia(
    stage,
    tx,
    heightAt(line, tx) + 10 * unit,
    unit * (stage.portrait ? 600 : 540),
    ink,
    mix(ink, palette.glow, 0.18),
  );
  out += fill(softBelow(line, height + 20), shade(palette, GRASS[stage.season], 0, 0.5));
  // The open tent on its deck, with a bed inside.
  const y = heightAt(line, cx) + 74 * unit;
  const canvas = '#d9c294';
  out += palette.lamps ? stage.halo(palette.lamp, cx, y - 50 * unit, 260 * unit, 0.55) : '';
  out +=
    fill(
      `M${coord(cx - 176 * unit)} ${coord(y)}h${coord(352 * unit)}v${coord(15 * unit)}h${coord(-352 * unit)}Z`,
      lit(palette, '#8f7048', 0, 0.1),
    ) +
    fill(
      `M${coord(cx - 164 * unit)} ${coord(y + 15 * unit)}v${coord(26 * unit)}h${coord(8 * unit)}v${coord(-26 * unit)}ZM${coord(cx + 150 * unit)} ${coord(y + 15 * unit)}v${coord(26 * unit)}h${coord(8 * unit)}v${coord(-26 * unit)}ZM${coord(cx - 20 * unit)} ${coord(y + 15 * unit)}v${coord(24 * unit)}h${coord(8 * unit)}v${coord(-24 * unit)}Z`,
      ink,
    );
  const glow = palette.lamps ? palette.lamp : shade(palette, '#7a6444', 0, 0.3);
  out += fill(
    poly([
      [cx - 146 * unit, y],
      [cx - 146 * unit, y - 76 * unit],
      [cx, y - 152 * unit],
      [cx + 146 * unit, y - 76 * unit],
      [cx + 146 * unit, y],
    ]),
    shade(palette, canvas, 0, 0.26),
  );
  out += fill(
    poly([
      [cx - 96 * unit, y],
      [cx - 96 * unit, y - 70 * unit],
      [cx, y - 126 * unit],
      [cx + 96 * unit, y - 70 * unit],
      [cx + 96 * unit, y],
    ]),
    glow,
  );
  out +=
    fill(
      `M${coord(cx - 52 * unit)} ${coord(y)}v${coord(-30 * unit)}q0 ${coord(-10 * unit)} ${coord(10 * unit)} ${coord(-10 * unit)}h${coord(84 * unit)}q${coord(10 * unit)} 0 ${coord(10 * unit)} ${coord(10 * unit)}v${coord(30 * unit)}Z`,
      local(palette, '#8e5a3c'),
    ) +
    fill(
      `M${coord(cx - 44 * unit)} ${coord(y - 22 * unit)}h${coord(88 * unit)}v${coord(12 * unit)}h${coord(-88 * unit)}Z`,
      lit(palette, '#f4ecd8', 0, 0.3),
    );
  out += fill(
    `M${coord(cx - 96 * unit)} ${coord(y)}v${coord(-70 * unit)}L${coord(cx)} ${coord(y - 126 * unit)}C${coord(cx - 30 * unit)} ${coord(y - 80 * unit)} ${coord(cx - 60 * unit)} ${coord(y - 40 * unit)} ${coord(cx - 74 * unit)} ${coord(y)}ZM${coord(cx + 96 * unit)} ${coord(y)}v${coord(-70 * unit)}L${coord(cx)} ${coord(y - 126 * unit)}C${coord(cx + 30 * unit)} ${coord(y - 80 * unit)} ${coord(cx + 60 * unit)} ${coord(y - 40 * unit)} ${coord(cx + 74 * unit)} ${coord(y)}Z`,
    lit(palette, canvas, 0, 0.3),
  );
  out +=
    fill(
      poly([
        [cx - 182 * unit, y - 66 * unit],
        [cx, y - 172 * unit],
        [cx + 182 * unit, y - 66 * unit],
        [cx + 170 * unit, y - 56 * unit],
        [cx, y - 150 * unit],
        [cx - 170 * unit, y - 56 * unit],
      ]),
      shade(palette, '#a98d5c', 0, 0.36),
    ) +
    stroke(
      `M${coord(cx - 178 * unit)} ${coord(y - 62 * unit)}L${coord(cx - 214 * unit)} ${coord(y + 34 * unit)}M${coord(cx + 178 * unit)} ${coord(y - 62 * unit)}L${coord(cx + 214 * unit)} ${coord(y + 34 * unit)}`,
      ink,
      2 * unit,
    );
  const fx = cx - (stage.portrait ? 170 : 330) * unit;
  const fy = height * 0.9;
  out +=
    (palette.lamps ? stage.halo('#f6b45c', fx, fy - 10 * unit, 180 * unit, 0.6) : '') +
    fill(
      `M${coord(fx - 34 * unit)} ${coord(fy + 6 * unit)}l${coord(68 * unit)} ${coord(-10 * unit)}v${coord(6 * unit)}l${coord(-68 * unit)} ${coord(10 * unit)}ZM${coord(fx - 30 * unit)} ${coord(fy - 4 * unit)}l${coord(62 * unit)} ${coord(10 * unit)}v${coord(6 * unit)}l${coord(-62 * unit)} ${coord(-10 * unit)}Z`,
      ink,
    ) +
    fill(
      `M${coord(fx - 20 * unit)} ${coord(fy)}C${coord(fx - 30 * unit)} ${coord(fy - 24 * unit)} ${coord(fx - 4 * unit)} ${coord(fy - 28 * unit)} ${coord(fx - 4 * unit)} ${coord(fy - 56 * unit)}C${coord(fx + 16 * unit)} ${coord(fy - 32 * unit)} ${coord(fx + 28 * unit)} ${coord(fy - 18 * unit)} ${coord(fx + 18 * unit)} ${coord(fy)}Z`,
      '#f0a64e',
    ) +
    fill(
      `M${coord(fx - 10 * unit)} ${coord(fy)}C${coord(fx - 14 * unit)} ${coord(fy - 14 * unit)} ${coord(fx)} ${coord(fy - 16 * unit)} ${coord(fx)} ${coord(fy - 32 * unit)}C${coord(fx + 12 * unit)} ${coord(fy - 16 * unit)} ${coord(fx + 14 * unit)} ${coord(fy - 8 * unit)} ${coord(fx + 9 * unit)} ${coord(fy)}Z`,
      '#fbe3a4',
    ) +
    smoke(stage, fx, fy - 56 * unit, 200 * unit);
  if (!stage.has('no-people'))
    out += fill(
      person(fx - 84 * unit, fy + 12 * unit, 104 * unit, { hat: true }) +
        person(fx - 44 * unit, fy + 16 * unit, 66 * unit),
      mix(palette.near, palette.haze, 0.04),
    );
  for (const [dx, dy, k] of [
    [-226, 46, 34],
    [240, 40, 36],
    [-130, 96, 40],
  ] as const)
    out += lantern(stage, cx + dx * unit, y + dy * unit, k * unit, 3.2);
  return out + grasses(stage, () => height + 6, -10, width + 10, 210, 96 * unit, ink);
}

function towers(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const spots: readonly (readonly [number, number, number, boolean])[] = stage.portrait
    ? [
        [0.3, 150, 270, false],
        [0.5, 160, 340, false],
        [0.78, 150, 230, true],
      ]
    : [
        [0.28, 140, 240, false],
        [0.4, 160, 330, false],
        [0.56, 150, 180, true],
      ];
  let out = '';
  for (const [fx, dy, size, back] of spots)
    out +=
      fill(lens(width * fx + 40 * unit, horizon + dy * unit, size * 0.9 * unit, 10 * unit), palette.shadow, 0.3) +
      giraffe(width * fx, horizon + dy * unit, size * unit, inks(stage, 0.06), back);
  const line = profile(
    stage,
    [
      [-30, height * 0.82],
      [width * 0.3, height * 0.89],
      [width * 0.7, height * 0.87],
      [width + 30, height * 0.78],
    ],
    8 * unit,
    20,
    6,
  );
  const ink = mix(shade(palette, '#5c4c30', 0, 0.5), palette.near, 0.5);
  // A kopje: large round rocks, with a child and a guide on top.
  const kx = width * (stage.portrait ? 0.82 : 0.84);
  const stone = shade(palette, '#8a6f52', 0.02, 0.34);
  for (const [dx, dy, rw, rh] of [
    [-120, 30, 210, 90],
    [90, 36, 240, 110],
    [-10, 10, 250, 170],
    [60, -60, 150, 110],
  ] as const)
    out += rock(
      stage,
      kx + dx * unit,
      heightAt(line, kx) + (dy + 30) * unit,
      rw * unit,
      rh * unit,
      stone,
      lit(palette, '#b5936a', 0.02, 0.24),
      -1,
    );
  if (!stage.has('no-people'))
    out += fill(
      person(kx + 40 * unit, heightAt(line, kx) - 128 * unit, 84 * unit, { hat: true }) +
        person(kx + 76 * unit, heightAt(line, kx) - 118 * unit, 54 * unit, { arm: -1 }),
      mix(palette.near, palette.haze, 0.06),
    );
  out += acacia(
    stage,
    width * (stage.portrait ? 0 : 0.07),
    heightAt(line, width * 0.07) + 10 * unit,
    unit * (stage.portrait ? 250 : rng.range(340, 420)),
    ink,
    mix(ink, palette.glow, 0.16),
  );
  return (
    out +
    fill(softBelow(line, height + 20), ink) +
    grasses(stage, (x) => heightAt(line, x), 0, width, 220, 76 * unit, ink)
  );
}
