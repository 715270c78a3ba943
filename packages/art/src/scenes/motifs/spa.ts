import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, rect, stroke, type Point } from '../../core/path.ts';
import { camera, flank, floor, front } from '../../core/perspective.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { massif } from '../../elements/mountain.ts';
import { lantern } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range, veil } from '../../elements/terrain.ts';
import { clump, cypress } from '../../elements/trees.ts';
import { hotTub } from './spa-tub.ts';

/**
 * Quiet water: a long pool in front of a view, or a vaulted bath lit through its dome; or a wooden `tub` among firs.
 */
export function spa(stage: Stage): string {
  if (stage.has('tub')) return hotTub(stage);
  return stage.seed % 2 === 0 || stage.wide ? infinity(stage) : bath(stage);
}

function swimmer(stage: Stage, x: number, y: number, scale: number): string {
  const ink = mix(stage.palette.near, stage.palette.haze, 0.08);
  return (
    fill(
      `M${coord(x - 46 * scale)} ${coord(y)}Q${coord(x - 40 * scale)} ${coord(y - 26 * scale)} ${coord(x - 8 * scale)} ${coord(y - 30 * scale)}h${coord(16 * scale)}Q${coord(x + 40 * scale)} ${coord(y - 26 * scale)} ${coord(x + 46 * scale)} ${coord(y)}ZM${coord(x - 18 * scale)} ${coord(y - 46 * scale)}a${coord(18 * scale)} ${coord(20 * scale)} 0 1 1 ${coord(36 * scale)} 0a${coord(18 * scale)} ${coord(20 * scale)} 0 1 1 ${coord(-36 * scale)} 0Z`,
      ink,
    ) +
    fill(
      lens(x, y + 4 * scale, 130 * scale, 7 * scale) + lens(x, y + 16 * scale, 180 * scale, 6 * scale),
      stage.palette.glow,
      0.5,
    )
  );
}

function infinity(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.5 : rng.range(0.46, 0.5));
  const sunX = sunAcross(stage, 0.26, 0.4, 0.4);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 270 : rng.range(90, 150)),
    r: 54 * unit,
    horizon: horizon + 20 * unit,
  });
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, palette.sky[3]],
    [0.3, mix(local(palette, leaves(stage.season)[1], 0.4), palette.sky[3], 0.3)],
  ])}"/>`;
  const count = stage.portrait ? 4 : 5;
  if (stage.seed % 4 === 0)
    out +=
      massif(stage, {
        summits: Array.from({ length: count }, (_, i): Point => [
          width * ((i + 0.5) / count) + rng.bell() * 60 * unit,
          horizon - unit * rng.range(110, 230),
        ]),
        from: [-60 * unit, horizon + 20 * unit],
        to: [width + 60 * unit, horizon + 20 * unit],
        foot: horizon + 40 * unit,
        depth: 0.5,
        rock: '#7f888a',
        snowline: stage.season === 'summer' ? undefined : horizon - 120 * unit,
        light: -1,
      }) + veil(stage, horizon - 80 * unit, horizon + 40 * unit, 0.7, palette.sky[3]);
  else
    for (let i = 0; i < 3; i++) {
      const y = horizon - (50 - i * 32) * unit;
      out += range(
        stage,
        profile(
          stage,
          [
            [-30, y + rng.bell() * 20 * unit],
            [width * 0.3, y - rng.range(0, 80) * unit],
            [width * 0.6, y + 10 * unit],
            [width + 30, y - rng.range(0, 80) * unit],
          ],
          10 * unit,
          18,
          5,
        ),
        horizon + 40 * unit,
        mix(mix(palette.haze, palette.shadow, 0.1 + i * 0.1), local(palette, leaves(stage.season)[1]), i * 0.16),
        0.4,
      );
    }
  const project = camera(horizon, width * (stage.portrait ? 0.5 : 0.54), 1000 * unit, 2.5);
  const half = stage.portrait ? 2.1 : 3.6;
  const far = 13;
  const stone = lit(palette, '#d6c6a6', 0, 0.28);
  const dark = shade(palette, '#9a8666', 0, 0.36);
  const tile = mix(local(palette, '#4f8488'), palette.water[0], 0.4);
  out += `<path d="${floor(project, 0, -40, 40, 1.9, far)}" fill="${stage.gradient([
    [0, mix(stone, palette.haze, 0.3)],
    [1, stone],
  ])}"/>`;
  let joints = '';
  for (let z = 2; z < far; z += 0.9) joints += floor(project, 0, -40, 40, z, z + 0.025);
  for (let x = -12; x < 13; x += 1)
    joints += poly([project(x, 0, 1.9), project(x + 0.02, 0, 1.9), project(x + 0.02, 0, far), project(x, 0, far)]);
  out += fill(joints, dark, 0.3);
  const pool = floor(project, 0, -half, half, 2.6, far);
  out +=
    fill(floor(project, 0.01, -half - 0.3, half + 0.3, 2.35, far), mix(stone, palette.glow, 0.3)) +
    `<path d="${pool}" fill="${stage.gradient([
      [0, mix(palette.sky[3], tile, 0.3)],
      [0.4, tile],
      [1, shade(palette, '#2f666e', 0, 0.14)],
    ])}"/>`;
  let light = '';
  for (let i = 0; i < 36; i++) {
    const z = 2.7 + (far - 2.7) * rng() ** 1.4;
    const [x, y] = project(((sunX - width * 0.54) / (1000 * unit)) * z + rng.bell() * 1.6, 0, z);
    light += lens(x, y, (unit * rng.range(180, 620)) / z, (14 * unit) / z + 1.2);
  }
  let wave = '';
  for (let i = 0; i < 26; i++) {
    const z = 2.7 + (far - 2.7) * rng();
    const [x, y] = project(rng.range(-half, half), 0, z);
    wave += lens(x, y, (unit * 700) / z, (12 * unit) / z + 1);
  }
  out += stage.clip(pool, fill(wave, shade(palette, '#2f666e', 0, 0.4), 0.24) + fill(light, palette.glow, 0.7));
  // Loungers with towels, a parasol, lanterns along the edge.
  const side = stage.portrait ? 3.1 : 5;
  const cloth = lit(palette, '#f1e8d4', 0, 0.3);
  for (const z of [9.6, 7.4, 5.2])
    for (const dir of stage.portrait ? [1] : [-1, 1]) {
      const x = dir * side;
      out +=
        fill(floor(project, 0.005, x - 0.45, x + 0.75, z - 0.4, z + 1.2), palette.shadow, 0.24) +
        fill(flank(project, x - dir * 0.36, 0.1, 0.34, z, z + 1.6), dark) +
        fill(floor(project, 0.34, x - 0.36, x + 0.36, z, z + 1.1), cloth) +
        fill(
          poly([
            project(x - 0.36, 0.34, z),
            project(x + 0.36, 0.34, z),
            project(x + 0.36, 0.8, z - 0.42),
            project(x - 0.36, 0.8, z - 0.42),
          ]),
          shade(palette, '#d8c9a8', 0, 0.12),
        ) +
        fill(
          poly([
            project(x - 0.3, 0.4, z + 0.8),
            project(x + 0.3, 0.4, z + 0.8),
            project(x + 0.3, 0.4, z + 1.1),
            project(x - 0.3, 0.4, z + 1.1),
          ]),
          local(palette, '#b5704e'),
        );
    }
  for (const z of [11.4, 9, 6.8, 4.8])
    for (const dir of [-1, 1]) {
      const [x, y] = project(dir * (half + 0.55), 0, z);
      out += lantern(stage, x, y, (300 * unit) / z + 6 * unit, 2.6);
    }
  for (const [x, z, k] of stage.portrait
    ? ([[-2.9, 10, 1]] as const)
    : ([
        [-6.3, 9, 1],
        [6.6, 10.4, 1],
      ] as const)) {
    const [px, py] = project(x, 0, z);
    const q = ((1000 * unit) / z) * k;
    out +=
      fill(lens(px + q * 0.6, py, q * 2.2, q * 0.16), palette.shadow, 0.26) +
      fill(rect(px - q * 0.03, py - q * 2.3, q * 0.06, q * 2.3), dark) +
      fill(
        `M${coord(px - q * 1.3)} ${coord(py - q * 1.95)}L${coord(px)} ${coord(py - q * 2.6)}L${coord(px + q * 1.3)} ${coord(py - q * 1.95)}Z`,
        cloth,
      ) +
      fill(
        `M${coord(px + q * 0.1)} ${coord(py - q * 1.95)}L${coord(px)} ${coord(py - q * 2.6)}L${coord(px + q * 1.3)} ${coord(py - q * 1.95)}Z`,
        shade(palette, '#cdbb94', 0, 0.2),
      );
  }
  const darkTree = shade(palette, '#3f5038', 0.04, 0.4);
  if (!stage.portrait)
    for (const [x, z] of [
      [-9.6, 12],
      [-10.6, 10],
      [10.2, 12],
      [11, 10],
    ] as const) {
      const [px, py] = project(x, 0, z);
      out += cypress(stage, px, py, (3800 * unit) / z, darkTree, lit(palette, '#75834f', 0.04, 0.14), -1);
    }
  if (!stage.has('no-people')) {
    const [x, y] = project(stage.portrait ? 0.3 : 0.8, 0, 8);
    const [x2, y2] = project(stage.portrait ? -0.4 : -0.2, 0, 8.6);
    out += swimmer(stage, x2, y2, unit * 0.84) + swimmer(stage, x, y, unit * 0.6);
  }
  return (
    out +
    bough(stage, {
      x: width + 20,
      y: height * 0.03,
      angle: 2.66,
      length: unit * 430,
      kind: stage.season === 'winter' ? 'pine' : stage.season === 'spring' ? 'blossom' : 'leaf',
      dark: 0.3,
      leaf: 34 * unit,
    })
  );
}

/** Columns around a warm pool, an oculus above, steam, candles in niches. */
function bath(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.54 : 0.52);
  const cx = width * 0.5;
  const project = camera(horizon, cx, 900 * unit * (stage.portrait ? 0.94 : 1), 1.9);
  const tint = ['#c4a47c', '#a9b0a4', '#b89a86'][Math.floor(stage.seed / 2) % 3] ?? '#c4a47c';
  const wall = shade(palette, tint, 0, 0.3);
  const bright = lit(palette, tint, 0, 0.3);
  const dark = mix(shade(palette, tint, 0, 0.6), palette.near, 0.3);
  const half = stage.portrait ? 4.6 : 6.6;
  const back = 14;
  const top = stage.portrait ? 6.4 : 5;
  let out = `<rect width="${width}" height="${height}" fill="${stage.gradient([
    [0, dark],
    [0.5, wall],
    [1, dark],
  ])}"/>`;
  // The far wall, with three arches open to the sky.
  const sky = stage.gradient([
    [0, palette.sky[1]],
    [0.6, palette.sky[2]],
    [1, palette.sky[3]],
  ]);
  out += fill(front(project, -half, half, 0, top + 2, back), wall);
  for (const [ax, aw, tall] of [
    [-half * 0.6, 0.9, 2.4],
    [0, 1.3, 3],
    [half * 0.6, 0.9, 2.4],
  ] as const) {
    const a = project(ax - aw, 0.9, back);
    const b = project(ax + aw, tall, back);
    const r = (b[0] - a[0]) / 2;
    const d = `M${coord(a[0])} ${coord(a[1])}V${coord(b[1])}A${coord(r)} ${coord(r)} 0 0 1 ${coord(b[0])} ${coord(b[1])}V${coord(a[1])}Z`;
    out += `<path d="${d}" fill="${sky}"/>`;
    if (!ax)
      out += stage.clip(
        d,
        (stage.hour === 'night' ? '' : stage.halo(palette.glow, cx - 20 * unit, b[1] + 40 * unit, 130 * unit, 0.9)) +
          fill(
            `M${coord(cx - 54 * unit)} ${coord(b[1] + 40 * unit)}a${coord(26 * unit)} ${coord(26 * unit)} 0 1 1 ${coord(52 * unit)} 0a${coord(26 * unit)} ${coord(26 * unit)} 0 1 1 ${coord(-52 * unit)} 0Z`,
            palette.sun,
          ) +
          fill(
            `M${coord(a[0])} ${coord(a[1])}v${coord(-60 * unit)}q${coord(r * 0.6)} ${coord(-40 * unit)} ${coord(r)} ${coord(-10 * unit)}t${coord(r)} ${coord(-20 * unit)}V${coord(a[1])}Z`,
            mix(palette.haze, palette.shadow, 0.3),
          ),
      );
    out += stroke(
      `M${coord(a[0])} ${coord(a[1])}V${coord(b[1])}A${coord(r)} ${coord(r)} 0 0 1 ${coord(b[0])} ${coord(b[1])}V${coord(a[1])}`,
      bright,
      6 * unit,
    );
  }
  // Vault ribs and the oculus.
  const oy = height * (stage.portrait ? 0.1 : 0.07);
  for (let i = -4; i <= 4; i++)
    out += stroke(
      `M${coord(cx + i * 26 * unit)} ${coord(oy)}Q${coord(cx + i * 120 * unit)} ${coord(oy + 40 * unit)} ${coord(cx + i * (stage.portrait ? 150 : 210) * unit)} ${coord(project(0, top, back)[1] - 10 * unit)}`,
      bright,
      3 * unit,
      0.4,
    );
  out +=
    fill(lens(cx, oy, 300 * unit, 30 * unit), palette.sky[2]) +
    `<path d="${poly([
      [cx - 120 * unit, oy],
      [cx + 120 * unit, oy],
      [cx + 300 * unit, height],
      [cx - 60 * unit, height],
    ])}" fill="${stage.gradient([
      [0, palette.glow, 0.4],
      [0.8, palette.glow, 0.04],
      [1, palette.glow, 0],
    ])}"/>`;
  // Floor and pool.
  out += `<path d="${floor(project, 0, -half, half, 2, back)}" fill="${stage.gradient([
    [0, bright],
    [1, mix(wall, palette.near, 0.2)],
  ])}"/>`;
  const ph = stage.portrait ? 1.9 : 3;
  const pool = floor(project, 0, -ph, ph, 3.6, back - 2.4);
  const tile = local(palette, '#4f8488');
  for (let i = 2; i >= 0; i--)
    out += fill(
      floor(project, i * 0.001, -ph - 0.24 * i - 0.2, ph + 0.24 * i + 0.2, 3.4 - i * 0.16, back - 2.2 + i * 0.3),
      mix(bright, i % 2 ? wall : palette.glow, 0.24),
    );
  out += `<path d="${pool}" fill="${stage.gradient([
    [0, mix(palette.sky[3], tile, 0.4)],
    [0.5, tile],
    [1, shade(palette, '#2f5f64', 0, 0.4)],
  ])}"/>`;
  let inside = '';
  let shine = '';
  for (let i = 0; i < 30; i++) {
    const z = 3.7 + (back - 6.2) * rng();
    const [x, y] = project(rng.bell() * ph, 0, z);
    shine += lens(x, y, (unit * rng.range(200, 560)) / z, (13 * unit) / z + 1);
  }
  inside += fill(shine, palette.glow, 0.5);
  out += stage.clip(pool, inside);
  // Columns from far to near, each with a lit side.
  for (const z of [back - 1, back - 4, back - 7, back - 9.6])
    for (const dir of [-1, 1]) {
      const [x, y] = project(dir * (ph + 1), 0, z);
      const size = (900 * unit) / z;
      const t = project(0, stage.portrait ? 4.6 : 3.8, z)[1];
      const depth = (z - 3) / 60;
      const c = mix(bright, palette.haze, depth);
      out +=
        fill(lens(x + size * 0.3, y, size * 1.4, size * 0.1), palette.shadow, 0.3) +
        fill(rect(x - size * 0.24, t, size * 0.48, y - t), c) +
        fill(rect(x + (dir > 0 ? -0.24 : 0.04) * size, t, size * 0.2, y - t), mix(wall, dark, 0.3)) +
        fill(
          rect(x - size * 0.36, y - size * 0.22, size * 0.72, size * 0.22) +
            poly([
              [x - size * 0.24, t + size * 0.1],
              [x - size * 0.44, t - size * 0.16],
              [x + size * 0.44, t - size * 0.16],
              [x + size * 0.24, t + size * 0.1],
            ]),
          c,
        );
      if (z < back - 1) {
        const r = size * 1.5;
        out += stroke(
          `M${coord(x - size * 0.4 * dir)} ${coord(t - size * 0.16)}Q${coord(x + dir * r * 0.4)} ${coord(t - size * 1.3)} ${coord(x + dir * r)} ${coord(t - size * 0.9)}`,
          c,
          size * 0.12,
          0.7,
        );
      }
    }
  for (const z of [11.6, 9.2, 6.8, 4.6])
    for (const dir of [-1, 1]) {
      const [x, y] = project(dir * (ph + 0.34), 0, z);
      const size = (900 * unit) / z;
      out +=
        (palette.lamps ? stage.halo(palette.lamp, x, y - size * 0.16, size * 0.8, 0.7) : '') +
        fill(rect(x - size * 0.05, y - size * 0.16, size * 0.1, size * 0.16), lit(palette, '#fbf3dc', 0, 0.2)) +
        fill(
          `M${coord(x)} ${coord(y - size * 0.27)}q${coord(size * 0.05)} ${coord(size * 0.07)} 0 ${coord(size * 0.11)}q${coord(-size * 0.05)} ${coord(-size * 0.04)} 0 ${coord(-size * 0.11)}Z`,
          palette.lamps ? palette.lamp : palette.glow,
        );
    }
  if (!stage.has('no-people')) {
    const [x, y] = project(-0.5, 0, 7.6);
    const [x2, y2] = project(0.2, 0, 8.2);
    out += swimmer(stage, x2, y2, unit * 0.7) + swimmer(stage, x, y, unit * 0.95);
  }
  let steam = '';
  for (let i = 0; i < 8; i++) {
    const x = cx + rng.bell() * 260 * unit;
    const y = horizon + unit * rng.range(60, 190);
    const t = unit * rng.range(120, 240);
    steam += `M${coord(x)} ${coord(y)}c${coord(-t * 0.14)} ${coord(-t * 0.3)} ${coord(t * 0.16)} ${coord(-t * 0.46)} ${coord(t * 0.02)} ${coord(-t)}c${coord(t * 0.24)} ${coord(t * 0.4)} ${coord(-t * 0.02)} ${coord(t * 0.6)} ${coord(t * 0.1)} ${coord(t)}Z`;
  }
  out += fill(steam, palette.cloud, 0.22);
  // Folded towels and a bowl of petals in the foreground.
  const y = height * 0.95;
  const tx = width * (stage.portrait ? 0.2 : 0.16);
  for (let i = 0; i < 3; i++)
    out += fill(
      `M${coord(tx - 92 * unit)} ${coord(y - i * 26 * unit)}q${coord(-12 * unit)} ${coord(-13 * unit)} 0 ${coord(-25 * unit)}h${coord(180 * unit)}q${coord(14 * unit)} ${coord(12 * unit)} 0 ${coord(25 * unit)}Z`,
      i === 1 ? local(palette, '#b5876a') : lit(palette, '#f1e8d8', 0, 0.2),
    );
  const bx = width * (stage.portrait ? 0.8 : 0.84);
  let petals = '';
  for (let i = 0; i < 12; i++)
    petals += clump(stage, bx + rng.bell() * 50 * unit, y - 46 * unit + rng.bell() * 7 * unit, 13 * unit, 7 * unit, 5);
  return (
    out +
    fill(lens(bx, y + 4 * unit, 230 * unit, 20 * unit), palette.shadow, 0.4) +
    fill(lens(bx, y - 44 * unit, 150 * unit, 18 * unit), mix(tile, palette.glow, 0.2)) +
    fill(petals, local(palette, '#b4605a')) +
    fill(
      `M${coord(bx - 84 * unit)} ${coord(y - 46 * unit)}q${coord(10 * unit)} ${coord(48 * unit)} ${coord(56 * unit)} ${coord(50 * unit)}h${coord(56 * unit)}q${coord(46 * unit)} ${coord(-2 * unit)} ${coord(56 * unit)} ${coord(-50 * unit)}q${coord(-84 * unit)} ${coord(20 * unit)} ${coord(-168 * unit)} 0Z`,
      shade(palette, '#8a6a4a', 0, 0.2),
    )
  );
}
