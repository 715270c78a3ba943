import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, rect, stroke, type Point } from '../../core/path.ts';
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
export function spa(s: Stage): string {
  if (s.has('tub')) return hotTub(s);
  return s.seed % 2 === 0 || s.wide ? infinity(s) : bath(s);
}

function swimmer(s: Stage, x: number, y: number, k: number): string {
  const ink = mix(s.pal.near, s.pal.haze, 0.08);
  return (
    fill(
      `M${n(x - 46 * k)} ${n(y)}Q${n(x - 40 * k)} ${n(y - 26 * k)} ${n(x - 8 * k)} ${n(y - 30 * k)}h${n(16 * k)}Q${n(x + 40 * k)} ${n(y - 26 * k)} ${n(x + 46 * k)} ${n(y)}ZM${n(x - 18 * k)} ${n(y - 46 * k)}a${n(18 * k)} ${n(20 * k)} 0 1 1 ${n(36 * k)} 0a${n(18 * k)} ${n(20 * k)} 0 1 1 ${n(-36 * k)} 0Z`,
      ink,
    ) + fill(lens(x, y + 4 * k, 130 * k, 7 * k) + lens(x, y + 16 * k, 180 * k, 6 * k), s.pal.glow, 0.5)
  );
}

function infinity(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.46, 0.5));
  const sunX = sunAcross(s, 0.26, 0.4, 0.4);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 270 : rng.range(90, 150)),
    r: 54 * u,
    horizon: horizon + 20 * u,
  });
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, pal.sky[3]],
    [0.3, mix(local(pal, leaves(s.season)[1], 0.4), pal.sky[3], 0.3)],
  ])}"/>`;
  const count = s.portrait ? 4 : 5;
  if (s.seed % 4 === 0)
    out +=
      massif(s, {
        summits: Array.from({ length: count }, (_, i): Point => [
          w * ((i + 0.5) / count) + rng.bell() * 60 * u,
          horizon - u * rng.range(110, 230),
        ]),
        from: [-60 * u, horizon + 20 * u],
        to: [w + 60 * u, horizon + 20 * u],
        foot: horizon + 40 * u,
        depth: 0.5,
        rock: '#7f888a',
        snowline: s.season === 'summer' ? undefined : horizon - 120 * u,
        light: -1,
      }) + veil(s, horizon - 80 * u, horizon + 40 * u, 0.7, pal.sky[3]);
  else
    for (let i = 0; i < 3; i++) {
      const y = horizon - (50 - i * 32) * u;
      out += range(
        s,
        profile(
          s,
          [
            [-30, y + rng.bell() * 20 * u],
            [w * 0.3, y - rng.range(0, 80) * u],
            [w * 0.6, y + 10 * u],
            [w + 30, y - rng.range(0, 80) * u],
          ],
          10 * u,
          18,
          5,
        ),
        horizon + 40 * u,
        mix(mix(pal.haze, pal.shadow, 0.1 + i * 0.1), local(pal, leaves(s.season)[1]), i * 0.16),
        0.4,
      );
    }
  const p = camera(horizon, w * (s.portrait ? 0.5 : 0.54), 1000 * u, 2.5);
  const half = s.portrait ? 2.1 : 3.6;
  const far = 13;
  const stone = lit(pal, '#d6c6a6', 0, 0.28);
  const dark = shade(pal, '#9a8666', 0, 0.36);
  const tile = mix(local(pal, '#4f8488'), pal.water[0], 0.4);
  out += `<path d="${floor(p, 0, -40, 40, 1.9, far)}" fill="${s.gradient([
    [0, mix(stone, pal.haze, 0.3)],
    [1, stone],
  ])}"/>`;
  let joints = '';
  for (let z = 2; z < far; z += 0.9) joints += floor(p, 0, -40, 40, z, z + 0.025);
  for (let x = -12; x < 13; x += 1)
    joints += poly([p(x, 0, 1.9), p(x + 0.02, 0, 1.9), p(x + 0.02, 0, far), p(x, 0, far)]);
  out += fill(joints, dark, 0.3);
  const pool = floor(p, 0, -half, half, 2.6, far);
  out +=
    fill(floor(p, 0.01, -half - 0.3, half + 0.3, 2.35, far), mix(stone, pal.glow, 0.3)) +
    `<path d="${pool}" fill="${s.gradient([
      [0, mix(pal.sky[3], tile, 0.3)],
      [0.4, tile],
      [1, shade(pal, '#2f666e', 0, 0.14)],
    ])}"/>`;
  let light = '';
  for (let i = 0; i < 36; i++) {
    const z = 2.7 + (far - 2.7) * rng() ** 1.4;
    const [x, y] = p(((sunX - w * 0.54) / (1000 * u)) * z + rng.bell() * 1.6, 0, z);
    light += lens(x, y, (u * rng.range(180, 620)) / z, (14 * u) / z + 1.2);
  }
  let wave = '';
  for (let i = 0; i < 26; i++) {
    const z = 2.7 + (far - 2.7) * rng();
    const [x, y] = p(rng.range(-half, half), 0, z);
    wave += lens(x, y, (u * 700) / z, (12 * u) / z + 1);
  }
  out += s.clip(pool, fill(wave, shade(pal, '#2f666e', 0, 0.4), 0.24) + fill(light, pal.glow, 0.7));
  // Loungers with towels, a parasol, lanterns along the edge.
  const side = s.portrait ? 3.1 : 5;
  const cloth = lit(pal, '#f1e8d4', 0, 0.3);
  for (const z of [9.6, 7.4, 5.2])
    for (const dir of s.portrait ? [1] : [-1, 1]) {
      const x = dir * side;
      out +=
        fill(floor(p, 0.005, x - 0.45, x + 0.75, z - 0.4, z + 1.2), pal.shadow, 0.24) +
        fill(flank(p, x - dir * 0.36, 0.1, 0.34, z, z + 1.6), dark) +
        fill(floor(p, 0.34, x - 0.36, x + 0.36, z, z + 1.1), cloth) +
        fill(
          poly([p(x - 0.36, 0.34, z), p(x + 0.36, 0.34, z), p(x + 0.36, 0.8, z - 0.42), p(x - 0.36, 0.8, z - 0.42)]),
          shade(pal, '#d8c9a8', 0, 0.12),
        ) +
        fill(
          poly([
            p(x - 0.3, 0.4, z + 0.8),
            p(x + 0.3, 0.4, z + 0.8),
            p(x + 0.3, 0.4, z + 1.1),
            p(x - 0.3, 0.4, z + 1.1),
          ]),
          local(pal, '#b5704e'),
        );
    }
  for (const z of [11.4, 9, 6.8, 4.8])
    for (const dir of [-1, 1]) {
      const [x, y] = p(dir * (half + 0.55), 0, z);
      out += lantern(s, x, y, (300 * u) / z + 6 * u, 2.6);
    }
  for (const [x, z, k] of s.portrait
    ? ([[-2.9, 10, 1]] as const)
    : ([
        [-6.3, 9, 1],
        [6.6, 10.4, 1],
      ] as const)) {
    const [px, py] = p(x, 0, z);
    const q = ((1000 * u) / z) * k;
    out +=
      fill(lens(px + q * 0.6, py, q * 2.2, q * 0.16), pal.shadow, 0.26) +
      fill(rect(px - q * 0.03, py - q * 2.3, q * 0.06, q * 2.3), dark) +
      fill(
        `M${n(px - q * 1.3)} ${n(py - q * 1.95)}L${n(px)} ${n(py - q * 2.6)}L${n(px + q * 1.3)} ${n(py - q * 1.95)}Z`,
        cloth,
      ) +
      fill(
        `M${n(px + q * 0.1)} ${n(py - q * 1.95)}L${n(px)} ${n(py - q * 2.6)}L${n(px + q * 1.3)} ${n(py - q * 1.95)}Z`,
        shade(pal, '#cdbb94', 0, 0.2),
      );
  }
  const darkTree = shade(pal, '#3f5038', 0.04, 0.4);
  if (!s.portrait)
    for (const [x, z] of [
      [-9.6, 12],
      [-10.6, 10],
      [10.2, 12],
      [11, 10],
    ] as const) {
      const [px, py] = p(x, 0, z);
      out += cypress(s, px, py, (3800 * u) / z, darkTree, lit(pal, '#75834f', 0.04, 0.14), -1);
    }
  if (!s.has('no-people')) {
    const [x, y] = p(s.portrait ? 0.3 : 0.8, 0, 8);
    const [x2, y2] = p(s.portrait ? -0.4 : -0.2, 0, 8.6);
    out += swimmer(s, x2, y2, u * 0.84) + swimmer(s, x, y, u * 0.6);
  }
  return (
    out +
    bough(s, {
      x: w + 20,
      y: h * 0.03,
      angle: 2.66,
      length: u * 430,
      kind: s.season === 'winter' ? 'pine' : s.season === 'spring' ? 'blossom' : 'leaf',
      dark: 0.3,
      leaf: 34 * u,
    })
  );
}

/** Columns around a warm pool, an oculus above, steam, candles in niches. */
function bath(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.54 : 0.52);
  const cx = w * 0.5;
  const p = camera(horizon, cx, 900 * u * (s.portrait ? 0.94 : 1), 1.9);
  const tint = ['#c4a47c', '#a9b0a4', '#b89a86'][Math.floor(s.seed / 2) % 3] ?? '#c4a47c';
  const wall = shade(pal, tint, 0, 0.3);
  const bright = lit(pal, tint, 0, 0.3);
  const dark = mix(shade(pal, tint, 0, 0.6), pal.near, 0.3);
  const half = s.portrait ? 4.6 : 6.6;
  const back = 14;
  const top = s.portrait ? 6.4 : 5;
  let out = `<rect width="${w}" height="${h}" fill="${s.gradient([
    [0, dark],
    [0.5, wall],
    [1, dark],
  ])}"/>`;
  // The far wall, with three arches open to the sky.
  const sky = s.gradient([
    [0, pal.sky[1]],
    [0.6, pal.sky[2]],
    [1, pal.sky[3]],
  ]);
  out += fill(front(p, -half, half, 0, top + 2, back), wall);
  for (const [ax, aw, tall] of [
    [-half * 0.6, 0.9, 2.4],
    [0, 1.3, 3],
    [half * 0.6, 0.9, 2.4],
  ] as const) {
    const a = p(ax - aw, 0.9, back);
    const b = p(ax + aw, tall, back);
    const r = (b[0] - a[0]) / 2;
    const d = `M${n(a[0])} ${n(a[1])}V${n(b[1])}A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(b[1])}V${n(a[1])}Z`;
    out += `<path d="${d}" fill="${sky}"/>`;
    if (!ax)
      out += s.clip(
        d,
        (s.hour === 'night' ? '' : s.halo(pal.glow, cx - 20 * u, b[1] + 40 * u, 130 * u, 0.9)) +
          fill(
            `M${n(cx - 54 * u)} ${n(b[1] + 40 * u)}a${n(26 * u)} ${n(26 * u)} 0 1 1 ${n(52 * u)} 0a${n(26 * u)} ${n(26 * u)} 0 1 1 ${n(-52 * u)} 0Z`,
            pal.sun,
          ) +
          fill(
            `M${n(a[0])} ${n(a[1])}v${n(-60 * u)}q${n(r * 0.6)} ${n(-40 * u)} ${n(r)} ${n(-10 * u)}t${n(r)} ${n(-20 * u)}V${n(a[1])}Z`,
            mix(pal.haze, pal.shadow, 0.3),
          ),
      );
    out += stroke(
      `M${n(a[0])} ${n(a[1])}V${n(b[1])}A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(b[1])}V${n(a[1])}`,
      bright,
      6 * u,
    );
  }
  // Vault ribs and the oculus.
  const oy = h * (s.portrait ? 0.1 : 0.07);
  for (let i = -4; i <= 4; i++)
    out += stroke(
      `M${n(cx + i * 26 * u)} ${n(oy)}Q${n(cx + i * 120 * u)} ${n(oy + 40 * u)} ${n(cx + i * (s.portrait ? 150 : 210) * u)} ${n(p(0, top, back)[1] - 10 * u)}`,
      bright,
      3 * u,
      0.4,
    );
  out +=
    fill(lens(cx, oy, 300 * u, 30 * u), pal.sky[2]) +
    `<path d="${poly([
      [cx - 120 * u, oy],
      [cx + 120 * u, oy],
      [cx + 300 * u, h],
      [cx - 60 * u, h],
    ])}" fill="${s.gradient([
      [0, pal.glow, 0.4],
      [0.8, pal.glow, 0.04],
      [1, pal.glow, 0],
    ])}"/>`;
  // Floor and pool.
  out += `<path d="${floor(p, 0, -half, half, 2, back)}" fill="${s.gradient([
    [0, bright],
    [1, mix(wall, pal.near, 0.2)],
  ])}"/>`;
  const ph = s.portrait ? 1.9 : 3;
  const pool = floor(p, 0, -ph, ph, 3.6, back - 2.4);
  const tile = local(pal, '#4f8488');
  for (let i = 2; i >= 0; i--)
    out += fill(
      floor(p, i * 0.001, -ph - 0.24 * i - 0.2, ph + 0.24 * i + 0.2, 3.4 - i * 0.16, back - 2.2 + i * 0.3),
      mix(bright, i % 2 ? wall : pal.glow, 0.24),
    );
  out += `<path d="${pool}" fill="${s.gradient([
    [0, mix(pal.sky[3], tile, 0.4)],
    [0.5, tile],
    [1, shade(pal, '#2f5f64', 0, 0.4)],
  ])}"/>`;
  let inside = '';
  let shine = '';
  for (let i = 0; i < 30; i++) {
    const z = 3.7 + (back - 6.2) * rng();
    const [x, y] = p(rng.bell() * ph, 0, z);
    shine += lens(x, y, (u * rng.range(200, 560)) / z, (13 * u) / z + 1);
  }
  inside += fill(shine, pal.glow, 0.5);
  out += s.clip(pool, inside);
  // Columns from far to near, each with a lit side.
  for (const z of [back - 1, back - 4, back - 7, back - 9.6])
    for (const dir of [-1, 1]) {
      const [x, y] = p(dir * (ph + 1), 0, z);
      const k = (900 * u) / z;
      const t = p(0, s.portrait ? 4.6 : 3.8, z)[1];
      const depth = (z - 3) / 60;
      const c = mix(bright, pal.haze, depth);
      out +=
        fill(lens(x + k * 0.3, y, k * 1.4, k * 0.1), pal.shadow, 0.3) +
        fill(rect(x - k * 0.24, t, k * 0.48, y - t), c) +
        fill(rect(x + (dir > 0 ? -0.24 : 0.04) * k, t, k * 0.2, y - t), mix(wall, dark, 0.3)) +
        fill(
          rect(x - k * 0.36, y - k * 0.22, k * 0.72, k * 0.22) +
            poly([
              [x - k * 0.24, t + k * 0.1],
              [x - k * 0.44, t - k * 0.16],
              [x + k * 0.44, t - k * 0.16],
              [x + k * 0.24, t + k * 0.1],
            ]),
          c,
        );
      if (z < back - 1) {
        const r = k * 1.5;
        out += stroke(
          `M${n(x - k * 0.4 * dir)} ${n(t - k * 0.16)}Q${n(x + dir * r * 0.4)} ${n(t - k * 1.3)} ${n(x + dir * r)} ${n(t - k * 0.9)}`,
          c,
          k * 0.12,
          0.7,
        );
      }
    }
  for (const z of [11.6, 9.2, 6.8, 4.6])
    for (const dir of [-1, 1]) {
      const [x, y] = p(dir * (ph + 0.34), 0, z);
      const k = (900 * u) / z;
      out +=
        (pal.lamps ? s.halo(pal.lamp, x, y - k * 0.16, k * 0.8, 0.7) : '') +
        fill(rect(x - k * 0.05, y - k * 0.16, k * 0.1, k * 0.16), lit(pal, '#fbf3dc', 0, 0.2)) +
        fill(
          `M${n(x)} ${n(y - k * 0.27)}q${n(k * 0.05)} ${n(k * 0.07)} 0 ${n(k * 0.11)}q${n(-k * 0.05)} ${n(-k * 0.04)} 0 ${n(-k * 0.11)}Z`,
          pal.lamps ? pal.lamp : pal.glow,
        );
    }
  if (!s.has('no-people')) {
    const [x, y] = p(-0.5, 0, 7.6);
    const [x2, y2] = p(0.2, 0, 8.2);
    out += swimmer(s, x2, y2, u * 0.7) + swimmer(s, x, y, u * 0.95);
  }
  let steam = '';
  for (let i = 0; i < 8; i++) {
    const x = cx + rng.bell() * 260 * u;
    const y = horizon + u * rng.range(60, 190);
    const t = u * rng.range(120, 240);
    steam += `M${n(x)} ${n(y)}c${n(-t * 0.14)} ${n(-t * 0.3)} ${n(t * 0.16)} ${n(-t * 0.46)} ${n(t * 0.02)} ${n(-t)}c${n(t * 0.24)} ${n(t * 0.4)} ${n(-t * 0.02)} ${n(t * 0.6)} ${n(t * 0.1)} ${n(t)}Z`;
  }
  out += fill(steam, pal.cloud, 0.22);
  // Folded towels and a bowl of petals in the foreground.
  const y = h * 0.95;
  const tx = w * (s.portrait ? 0.2 : 0.16);
  for (let i = 0; i < 3; i++)
    out += fill(
      `M${n(tx - 92 * u)} ${n(y - i * 26 * u)}q${n(-12 * u)} ${n(-13 * u)} 0 ${n(-25 * u)}h${n(180 * u)}q${n(14 * u)} ${n(12 * u)} 0 ${n(25 * u)}Z`,
      i === 1 ? local(pal, '#b5876a') : lit(pal, '#f1e8d8', 0, 0.2),
    );
  const bx = w * (s.portrait ? 0.8 : 0.84);
  let petals = '';
  for (let i = 0; i < 12; i++)
    petals += clump(s, bx + rng.bell() * 50 * u, y - 46 * u + rng.bell() * 7 * u, 13 * u, 7 * u, 5);
  return (
    out +
    fill(lens(bx, y + 4 * u, 230 * u, 20 * u), pal.shadow, 0.4) +
    fill(lens(bx, y - 44 * u, 150 * u, 18 * u), mix(tile, pal.glow, 0.2)) +
    fill(petals, local(pal, '#b4605a')) +
    fill(
      `M${n(bx - 84 * u)} ${n(y - 46 * u)}q${n(10 * u)} ${n(48 * u)} ${n(56 * u)} ${n(50 * u)}h${n(56 * u)}q${n(46 * u)} ${n(-2 * u)} ${n(56 * u)} ${n(-50 * u)}q${n(-84 * u)} ${n(20 * u)} ${n(-168 * u)} 0Z`,
      shade(pal, '#8a6a4a', 0, 0.2),
    )
  );
}
