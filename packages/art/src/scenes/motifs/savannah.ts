import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { elephant, giraffe } from '../../elements/animals.ts';
import { lantern, person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, profile, rock } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const GRASS = { spring: '#a3a05a', summer: '#c49a55', autumn: '#b98a4e', winter: '#b5a06a' } as const;

/** Grassland: elephants at the water, a camp under an acacia, or giraffes against the mountain. */
export function savannah(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.54 : rng.range(0.54, 0.6));
  const sunX = sunAcross(s, 0.28, 0.4, 0.42);
  const big = s.hour === 'gold' || s.hour === 'dusk' || s.hour === 'dawn';
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (big ? rng.range(60, 100) : 280),
    r: u * (big ? 108 : 52),
    horizon: horizon + 30 * u,
  });
  out += mountain(s, horizon, view === 2);
  out += plain(s, horizon);
  out += birds(s, w * 0.46, horizon - 230 * u, 6, 17 * u, mix(pal.near, pal.haze, 0.4));
  if (view === 0) return out + waterhole(s, horizon);
  if (view === 1) return out + camp(s, horizon);
  return out + towers(s, horizon);
}

function mountain(s: Stage, horizon: number, tall: boolean): string {
  const { w, u, rng, pal } = s;
  const cx = w * rng.range(0.62, 0.76);
  const height = u * (tall ? 210 : 120);
  const line = profile(
    s,
    [
      [-40, horizon + 10 * u],
      [cx - w * 0.34, horizon - 6 * u],
      [cx - w * 0.08, horizon - height * 0.92],
      [cx + w * 0.05, horizon - height],
      [cx + w * 0.34, horizon - 10 * u],
      [w + 40, horizon + 6 * u],
    ],
    5 * u,
    18,
    8,
  );
  const ink = mix(pal.haze, pal.shadow, tall ? 0.3 : 0.12);
  let out = `<path d="${softBelow(line, horizon + 40 * u)}" fill="${s.gradient([
    [0, ink],
    [1, mix(ink, pal.sky[3], 0.7)],
  ])}"/>`;
  if (tall) {
    const cap: Point[] = line.filter(([x]) => Math.abs(x - cx) < w * 0.13);
    const hem = cap
      .toReversed()
      .map(([x, y], i): Point => [x, y + u * (8 + (i % 2 ? 26 : 8)) * (1 - Math.abs(x - cx) / (w * 0.14))]);
    out += fill(poly([...cap, ...hem]), mix(lit(pal, '#fbf6ea', 0.2, 0.2), pal.haze, 0.2), 0.9);
  }
  return out;
}

/** Layers of grass with small acacias, darker towards the foreground. */
function plain(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const grass = GRASS[s.season];
  let out = '';
  for (let i = 0; i < 3; i++) {
    const depth = 0.46 - i * 0.15;
    const y = horizon + (10 + i * 44) * u;
    const line = profile(
      s,
      [
        [-30, y + rng.bell() * 8 * u],
        [w * 0.4, y - 8 * u],
        [w + 30, y + rng.bell() * 8 * u],
      ],
      5 * u,
      24,
      6,
    );
    for (let k = 0; k < 5 - i; k++) {
      const x = w * rng();
      out += acacia(
        s,
        x,
        heightAt(line, x) + 4 * u,
        u * (34 + 26 * i) * rng.range(0.7, 1.3),
        shade(pal, '#5c5a38', depth, 0.3),
        shade(pal, '#7a7548', depth, 0.1),
        true,
      );
    }
    out += `<path d="${softBelow(line, h + 20)}" fill="${s.gradient([
      [0, lit(pal, grass, depth, 0.28)],
      [0.3, local(pal, grass, depth * 0.6)],
      [1, shade(pal, grass, 0, 0.36)],
    ])}"/>`;
  }
  return out;
}

/** A flat-topped acacia: a leaning trunk that forks repeatedly, and leaves in tiers. */
function acacia(s: Stage, x: number, y: number, h: number, dark: string, light: string, far = false): string {
  const { rng } = s;
  const bark = dark;
  const fork: Point = [x + h * 0.04, y - h * 0.42];
  let wood = taper([x, y + h * 0.01], [x - h * 0.04, y - h * 0.2], fork, h * 0.036, h * 0.024);
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
    const px = x + dx * h;
    const py = y + dy * h;
    wood += taper(fork, [x + dx * h * 0.36, y - h * 0.6], [px, py + h * 0.03], h * 0.015, h * 0.005);
    const lumps = far ? 4 : 9;
    for (let i = 0; i < lumps; i++) {
      const t = (i + 0.5) / lumps - 0.5;
      const cx = px + t * 2 * half * h * 0.8;
      const r = half * h * (0.34 - Math.abs(t) * 0.3) * rng.range(0.9, 1.15);
      a += clump(s, cx, py + rng.bell() * h * 0.01, r * 1.3, r * 0.52, 8);
      if (!far || i % 2) b += clump(s, cx - r * 0.2, py - r * 0.22, r * 0.9, r * 0.22, 7);
    }
  }
  return fill(wood, bark) + fill(a, dark) + fill(b, light);
}

const inks = (s: Stage, depth: number): { body: string; far: string; ear: string; tusk: string } => {
  const body = mix(shade(s.pal, '#6b5f50', depth, 0.5), s.pal.near, 0.3 * (1 - depth));
  return {
    body,
    far: mix(body, s.pal.haze, 0.2),
    ear: mix(body, s.pal.haze, 0.16),
    tusk: lit(s.pal, '#f4ead4', depth, 0.3),
  };
};

function waterhole(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const cx = w * 0.5;
  const y = horizon + 150 * u;
  const pool = `M${n(cx - 330 * u)} ${n(y)}C${n(cx - 220 * u)} ${n(y - 30 * u)} ${n(cx + 120 * u)} ${n(y - 26 * u)} ${n(cx + 300 * u)} ${n(y - 10 * u)}C${n(cx + 400 * u)} ${n(y + 6 * u)} ${n(cx + 300 * u)} ${n(y + 34 * u)} ${n(cx + 60 * u)} ${n(y + 30 * u)}C${n(cx - 120 * u)} ${n(y + 46 * u)} ${n(cx - 430 * u)} ${n(y + 36 * u)} ${n(cx - 330 * u)} ${n(y)}Z`;
  let out = `<path d="${pool}" transform="translate(0 6)" fill="${shade(pal, GRASS[s.season], 0, 0.5)}"/><path d="${pool}" fill="${s.gradient(
    [
      [0, mix(pal.sky[3], pal.water[0], 0.3)],
      [1, mix(pal.sky[2], pal.water[1], 0.3)],
    ],
  )}"/>`;
  out += s.clip(
    pool,
    fill(
      lens(cx - 120 * u, y + 4 * u, 200 * u, 14 * u) + lens(cx - 100 * u, y + 18 * u, 140 * u, 9 * u),
      pal.sun,
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
    if (s.portrait && dx > 400) continue;
    const x = cx + dx * u;
    out +=
      fill(lens(x + size * 0.6 * u, y + dy * u, size * 1.5 * u, 9 * u), pal.shadow, 0.34) +
      elephant(x, y + dy * u, size * u, inks(s, 0.04));
  }
  for (const [dx, size] of [
    [-420, 150],
    [-330, 118],
  ] as const)
    if (!s.portrait) out += giraffe(cx + dx * u, y - 4 * u, size * u, inks(s, 0.16));
  const line = profile(
    s,
    [
      [-30, h * 0.88],
      [w * 0.35, h * 0.92],
      [w * 0.7, h * 0.86],
      [w + 30, h * 0.8],
    ],
    8 * u,
    20,
    6,
  );
  const ink = mix(shade(pal, '#5c4c30', 0, 0.5), pal.near, 0.55);
  const tx = w * (s.portrait ? 0.9 : rng.range(0.8, 0.88));
  out += acacia(s, tx, heightAt(line, tx) + 14 * u, u * (s.portrait ? 640 : 560), ink, mix(ink, pal.glow, 0.16));
  out += fill(softBelow(line, h + 20), ink) + grasses(s, (x) => heightAt(line, x), 0, w, 230, 70 * u, ink);
  return out;
}

function camp(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  let out =
    giraffe(w * 0.2, horizon + 104 * u, 130 * u, inks(s, 0.2)) +
    giraffe(w * 0.27, horizon + 110 * u, 104 * u, inks(s, 0.22), true);
  const line = profile(
    s,
    [
      [-30, h * 0.84],
      [w * 0.3, h * 0.82],
      [w * 0.66, h * 0.76],
      [w + 30, h * 0.74],
    ],
    6 * u,
    20,
    6,
  );
  const ink = mix(shade(pal, '#5c4c30', 0, 0.5), pal.near, 0.45);
  const cx = w * (s.portrait ? 0.52 : 0.66);
  const tx = cx + (s.portrait ? 170 : 190) * u;
  out += acacia(s, tx, heightAt(line, tx) + 10 * u, u * (s.portrait ? 600 : 540), ink, mix(ink, pal.glow, 0.18));
  out += fill(softBelow(line, h + 20), shade(pal, GRASS[s.season], 0, 0.5));
  // The open tent on its deck, with a bed inside.
  const y = heightAt(line, cx) + 74 * u;
  const canvas = '#d9c294';
  out += pal.lamps ? s.halo(pal.lamp, cx, y - 50 * u, 260 * u, 0.55) : '';
  out +=
    fill(`M${n(cx - 176 * u)} ${n(y)}h${n(352 * u)}v${n(15 * u)}h${n(-352 * u)}Z`, lit(pal, '#8f7048', 0, 0.1)) +
    fill(
      `M${n(cx - 164 * u)} ${n(y + 15 * u)}v${n(26 * u)}h${n(8 * u)}v${n(-26 * u)}ZM${n(cx + 150 * u)} ${n(y + 15 * u)}v${n(26 * u)}h${n(8 * u)}v${n(-26 * u)}ZM${n(cx - 20 * u)} ${n(y + 15 * u)}v${n(24 * u)}h${n(8 * u)}v${n(-24 * u)}Z`,
      ink,
    );
  const glow = pal.lamps ? pal.lamp : shade(pal, '#7a6444', 0, 0.3);
  out += fill(
    poly([
      [cx - 146 * u, y],
      [cx - 146 * u, y - 76 * u],
      [cx, y - 152 * u],
      [cx + 146 * u, y - 76 * u],
      [cx + 146 * u, y],
    ]),
    shade(pal, canvas, 0, 0.26),
  );
  out += fill(
    poly([
      [cx - 96 * u, y],
      [cx - 96 * u, y - 70 * u],
      [cx, y - 126 * u],
      [cx + 96 * u, y - 70 * u],
      [cx + 96 * u, y],
    ]),
    glow,
  );
  out +=
    fill(
      `M${n(cx - 52 * u)} ${n(y)}v${n(-30 * u)}q0 ${n(-10 * u)} ${n(10 * u)} ${n(-10 * u)}h${n(84 * u)}q${n(10 * u)} 0 ${n(10 * u)} ${n(10 * u)}v${n(30 * u)}Z`,
      local(pal, '#8e5a3c'),
    ) +
    fill(`M${n(cx - 44 * u)} ${n(y - 22 * u)}h${n(88 * u)}v${n(12 * u)}h${n(-88 * u)}Z`, lit(pal, '#f4ecd8', 0, 0.3));
  out += fill(
    `M${n(cx - 96 * u)} ${n(y)}v${n(-70 * u)}L${n(cx)} ${n(y - 126 * u)}C${n(cx - 30 * u)} ${n(y - 80 * u)} ${n(cx - 60 * u)} ${n(y - 40 * u)} ${n(cx - 74 * u)} ${n(y)}ZM${n(cx + 96 * u)} ${n(y)}v${n(-70 * u)}L${n(cx)} ${n(y - 126 * u)}C${n(cx + 30 * u)} ${n(y - 80 * u)} ${n(cx + 60 * u)} ${n(y - 40 * u)} ${n(cx + 74 * u)} ${n(y)}Z`,
    lit(pal, canvas, 0, 0.3),
  );
  out +=
    fill(
      poly([
        [cx - 182 * u, y - 66 * u],
        [cx, y - 172 * u],
        [cx + 182 * u, y - 66 * u],
        [cx + 170 * u, y - 56 * u],
        [cx, y - 150 * u],
        [cx - 170 * u, y - 56 * u],
      ]),
      shade(pal, '#a98d5c', 0, 0.36),
    ) +
    stroke(
      `M${n(cx - 178 * u)} ${n(y - 62 * u)}L${n(cx - 214 * u)} ${n(y + 34 * u)}M${n(cx + 178 * u)} ${n(y - 62 * u)}L${n(cx + 214 * u)} ${n(y + 34 * u)}`,
      ink,
      2 * u,
    );
  const fx = cx - (s.portrait ? 170 : 330) * u;
  const fy = h * 0.9;
  out +=
    (pal.lamps ? s.halo('#f6b45c', fx, fy - 10 * u, 180 * u, 0.6) : '') +
    fill(
      `M${n(fx - 34 * u)} ${n(fy + 6 * u)}l${n(68 * u)} ${n(-10 * u)}v${n(6 * u)}l${n(-68 * u)} ${n(10 * u)}ZM${n(fx - 30 * u)} ${n(fy - 4 * u)}l${n(62 * u)} ${n(10 * u)}v${n(6 * u)}l${n(-62 * u)} ${n(-10 * u)}Z`,
      ink,
    ) +
    fill(
      `M${n(fx - 20 * u)} ${n(fy)}C${n(fx - 30 * u)} ${n(fy - 24 * u)} ${n(fx - 4 * u)} ${n(fy - 28 * u)} ${n(fx - 4 * u)} ${n(fy - 56 * u)}C${n(fx + 16 * u)} ${n(fy - 32 * u)} ${n(fx + 28 * u)} ${n(fy - 18 * u)} ${n(fx + 18 * u)} ${n(fy)}Z`,
      '#f0a64e',
    ) +
    fill(
      `M${n(fx - 10 * u)} ${n(fy)}C${n(fx - 14 * u)} ${n(fy - 14 * u)} ${n(fx)} ${n(fy - 16 * u)} ${n(fx)} ${n(fy - 32 * u)}C${n(fx + 12 * u)} ${n(fy - 16 * u)} ${n(fx + 14 * u)} ${n(fy - 8 * u)} ${n(fx + 9 * u)} ${n(fy)}Z`,
      '#fbe3a4',
    ) +
    smoke(s, fx, fy - 56 * u, 200 * u);
  if (!s.has('no-people'))
    out += fill(
      person(fx - 84 * u, fy + 12 * u, 104 * u, { hat: true }) + person(fx - 44 * u, fy + 16 * u, 66 * u),
      mix(pal.near, pal.haze, 0.04),
    );
  for (const [dx, dy, k] of [
    [-226, 46, 34],
    [240, 40, 36],
    [-130, 96, 40],
  ] as const)
    out += lantern(s, cx + dx * u, y + dy * u, k * u, 3.2);
  return out + grasses(s, () => h + 6, -10, w + 10, 210, 96 * u, ink);
}

function towers(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const spots: readonly (readonly [number, number, number, boolean])[] = s.portrait
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
      fill(lens(w * fx + 40 * u, horizon + dy * u, size * 0.9 * u, 10 * u), pal.shadow, 0.3) +
      giraffe(w * fx, horizon + dy * u, size * u, inks(s, 0.06), back);
  const line = profile(
    s,
    [
      [-30, h * 0.82],
      [w * 0.3, h * 0.89],
      [w * 0.7, h * 0.87],
      [w + 30, h * 0.78],
    ],
    8 * u,
    20,
    6,
  );
  const ink = mix(shade(pal, '#5c4c30', 0, 0.5), pal.near, 0.5);
  // A kopje: large round rocks, with a child and a guide on top.
  const kx = w * (s.portrait ? 0.82 : 0.84);
  const stone = shade(pal, '#8a6f52', 0.02, 0.34);
  for (const [dx, dy, rw, rh] of [
    [-120, 30, 210, 90],
    [90, 36, 240, 110],
    [-10, 10, 250, 170],
    [60, -60, 150, 110],
  ] as const)
    out += rock(
      s,
      kx + dx * u,
      heightAt(line, kx) + (dy + 30) * u,
      rw * u,
      rh * u,
      stone,
      lit(pal, '#b5936a', 0.02, 0.24),
      -1,
    );
  if (!s.has('no-people'))
    out += fill(
      person(kx + 40 * u, heightAt(line, kx) - 128 * u, 84 * u, { hat: true }) +
        person(kx + 76 * u, heightAt(line, kx) - 118 * u, 54 * u, { arm: -1 }),
      mix(pal.near, pal.haze, 0.06),
    );
  out += acacia(
    s,
    w * (s.portrait ? 0 : 0.07),
    heightAt(line, w * 0.07) + 10 * u,
    u * (s.portrait ? 250 : rng.range(340, 420)),
    ink,
    mix(ink, pal.glow, 0.16),
  );
  return out + fill(softBelow(line, h + 20), ink) + grasses(s, (x) => heightAt(line, x), 0, w, 220, 76 * u, ink);
}
