import { mix } from '../core/colour.ts';
import { cubic, fill, lens, move, n, poly, stroke, type Point } from '../core/path.ts';
import { camera, floor, front, type Camera } from '../core/perspective.ts';
import { lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { person } from '../elements/people.ts';
import { drawSky, sunAcross } from '../elements/sky.ts';
import { jetty, stiltedVilla } from '../elements/stilted-villa.ts';
import { profile, range } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { drawWater, glints, ripples } from '../elements/water.ts';

/** Shallow water and villas on stilts: along their jetty, from a deck, or from high above the reef. */
export function lagoon(s: Stage): string {
  const view = s.seed % 3;
  if (view === 0) return alongTheJetty(s);
  if (view === 1) return fromTheDeck(s);
  return fromAbove(s);
}

function shallows(s: Stage, top: number, sunX: number): string {
  const { pal, rng, w, h, u } = s;
  const pale = mix(pal.water[0], pal.glow, 0.2);
  let out = drawWater(s, {
    top,
    far: mix(pal.water[1], pal.water[0], 0.25),
    near: mix(pal.water[0], pal.water[1], 0.16),
    ripples: 30,
  });
  let shoals = '';
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const y = top + 22 * u + (h - top) * 0.94 * t ** 1.5;
    const x = ((i * 0.618 + rng() * 0.2) % 1) * w;
    const half = u * (240 + 640 * t);
    const k = u * (7 + 44 * t);
    shoals +=
      move(x - half, y) +
      cubic(x - half * 0.7, y - k, x - half * 0.2, y - k * 0.2, x + half * 0.1, y - k * 0.7) +
      `S${n(x + half * 0.8)} ${n(y - k * 0.6)} ${n(x + half)} ${n(y)}` +
      cubic(x + half * 0.6, y + k * 0.5, x + half * 0.3, y + k * 0.1, x - half * 0.1, y + k * 0.6) +
      `S${n(x - half * 0.8)} ${n(y + k * 0.5)} ${n(x - half)} ${n(y)}Z`;
  }
  out += fill(shoals, pale, 0.34);
  return out + glints(s, { top, bottom: h, x: sunX, colour: pal.glow, count: 64, spread: 170, length: 130 });
}

function farLand(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  const a = profile(
    s,
    [
      [-30, horizon - 34 * u],
      [w * 0.12, horizon - u * rng.range(50, 90)],
      [w * 0.26, horizon - 26 * u],
      [w * 0.4, horizon + 2],
    ],
    8 * u,
    8,
    18,
  );
  const b = profile(
    s,
    [
      [w * 0.66, horizon + 2],
      [w * 0.82, horizon - u * rng.range(20, 44)],
      [w + 30, horizon - 18 * u],
    ],
    6 * u,
    8,
    18,
  );
  return (
    range(s, a, horizon + 2, mix(pal.haze, pal.near, 0.12), 0.4) +
    range(s, b, horizon + 2, mix(pal.haze, pal.near, 0.05), 0.4)
  );
}

function canoe(s: Stage, x: number, y: number, k: number): string {
  const { pal, u } = s;
  const z = k * u;
  const hull = shade(pal, '#6b4d33', 0, 0.3);
  return (
    fill(lens(x, y + 26 * z, 250 * z, 12 * z), pal.water[1], 0.4) +
    fill(
      `M${n(x - 118 * z)} ${n(y - 4 * z)}C${n(x - 84 * z)} ${n(y + 22 * z)} ${n(x + 70 * z)} ${n(y + 24 * z)} ${n(x + 116 * z)} ${n(y - 10 * z)}C${n(x + 96 * z)} ${n(y + 34 * z)} ${n(x - 92 * z)} ${n(y + 36 * z)} ${n(x - 118 * z)} ${n(y - 4 * z)}Z`,
      hull,
    ) +
    fill(lens(x, y + 46 * z, 170 * z, 6 * z), lit(pal, '#a5835a', 0, 0.2)) +
    stroke(
      `M${n(x - 46 * z)} ${n(y + 16 * z)}l${n(8 * z)} ${n(29 * z)}M${n(x + 44 * z)} ${n(y + 16 * z)}l${n(10 * z)} ${n(28 * z)}`,
      hull,
      4 * z,
    )
  );
}

function alongTheJetty(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.46 : rng.range(0.4, 0.46));
  const centre = w * (s.portrait ? 0.42 : 0.38);
  const p = camera(horizon, centre, 1000 * u, 5);
  const sunX = sunAcross(s, 0.14, 0.24, 0.26);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 240 : rng.range(90, 150)),
    r: 50 * u,
    horizon,
  });
  out += farLand(s, horizon) + shallows(s, horizon, sunX);
  const line = (z: number): number => 2.1 - (Math.max(0, z - 9) / 12) ** 1.35 * 0.95;
  const eye = 5;
  out += stiltedVilla(s, p, { x: -15, z: 86, eye, far: true }) + stiltedVilla(s, p, { x: -7.2, z: 62, eye, far: true });
  out += jetty(s, p, line, 30, 104);
  out +=
    stiltedVilla(s, p, { x: -0.4, z: 44, scale: 0.95, eye, far: true }) + stiltedVilla(s, p, { x: 2.2, z: 31, eye });
  out += stiltedVilla(s, p, {
    x: s.portrait ? 3.4 : 4.7,
    z: s.portrait ? 19 : 20.4,
    scale: s.portrait ? 0.9 : 1.06,
    eye,
  });
  out += ripples(s, horizon + 300 * u, h, mix(pal.water[0], pal.sky[3], 0.3), 30, 0.4, w * 0.4, w);
  out += jetty(s, p, line, 6.2, 31);
  if (!s.has('no-people')) {
    const [x, y] = p(line(17), 1.3, 17);
    const k = (1000 * u) / 17;
    out += fill(
      person(x - k * 0.2, y, k * 1.7, { skirt: true }) + person(x + k * 0.42, y + 2, k * 1.1),
      mix(pal.near, pal.haze, 0.1),
    );
  }
  out += canoe(s, w * (s.portrait ? 0.2 : 0.2), h * (s.portrait ? 0.7 : 0.75), 1);
  return out + sandCorner(s);
}

/** The beach we stand on, with a palm over it. */
function sandCorner(s: Stage): string {
  const { w, h, u, pal, rng } = s;
  const bank = (dy: number): string =>
    `M${n(w * 0.62)} ${n(h + 20)}C${n(w * 0.7)} ${n(h - 46 * u + dy)} ${n(w * 0.82)} ${n(h - 80 * u + dy)} ${n(w * 0.9)} ${n(h - 108 * u + dy)}S${n(w)} ${n(h - 146 * u + dy)} ${n(w + 30)} ${n(h - 150 * u + dy)}V${n(h + 20)}Z`;
  const ink = mix(pal.near, local(pal, '#3d4a30'), 0.4);
  return (
    fill(bank(-10 * u), pal.glow, 0.7) +
    fill(bank(0), lit(pal, '#e0c99c', 0, 0.3)) +
    palm(s, {
      x: w * (s.portrait ? 1 : 0.975),
      y: h - 40 * u,
      height: u * rng.range(520, 640),
      lean: -u * rng.range(20, 90),
      colour: ink,
      back: mix(ink, pal.haze, 0.24),
    }) +
    palm(s, {
      x: w * 1.03,
      y: h - 60 * u,
      height: 420 * u,
      lean: 14 * u,
      colour: mix(ink, pal.haze, 0.1),
      back: mix(ink, pal.haze, 0.3),
      detail: 'far',
    })
  );
}

function fromTheDeck(s: Stage): string {
  const { w, h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.44, 0.5));
  const centre = w * 0.5;
  const p = camera(horizon, centre, 1000 * u, 3.2);
  const sunX = sunAcross(s, 0.28, 0.4, 0.34);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 260 : rng.range(80, 140)),
    r: 54 * u,
    horizon,
  });
  out += farLand(s, horizon) + shallows(s, horizon, sunX);
  const row: readonly (readonly [number, number])[] = s.portrait
    ? [
        [-14, 62],
        [-2, 52],
        [6.5, 44],
      ]
    : [
        [-34, 74],
        [-20, 64],
        [8, 44],
        [20, 38],
      ];
  for (const [x, z] of row) out += stiltedVilla(s, p, { x, z, eye: 3.2, far: z > 50 });
  out += jetty(s, p, (z) => 34 - (z - 36) * 1.4, 36, 60);
  return out + deck(s, p);
}

/** Our own deck: planks, two low chairs, a parasol, steps into the sea. */
function deck(s: Stage, p: Camera): string {
  const { w, h, u, pal } = s;
  const y = 1.2;
  const wood = lit(pal, '#b3946a', 0, 0.3);
  const dark = shade(pal, '#7b6142', 0, 0.42);
  const z0 = 3;
  const z1 = s.portrait ? 6.2 : 5.8;
  let out = fill(front(p, -20, 20, y - 0.3, y, z1), dark);
  out += `<path d="${floor(p, y, -20, 20, z0, z1)}" fill="${s.gradient([
    [0, wood],
    [1, mix(wood, pal.shadow, 0.3)],
  ])}"/>`;
  let planks = '';
  for (let x = -8; x < 8; x += 0.28)
    planks += poly([p(x, y, z0), p(x + 0.025, y, z0), p(x + 0.025, y, z1), p(x, y, z1)]);
  out += fill(planks, dark, 0.5);
  const k = (x: number, yy: number, z: number): string => p(x, yy, z).map(n).join(' ');
  const cloth = lit(pal, '#efe6d2', 0, 0.3);
  const clothDark = shade(pal, '#cdbf9f', 0, 0.2);
  for (const cx of s.portrait ? [-0.75, 0.35] : [0.6, 1.75]) {
    out += fill(
      `M${k(cx - 0.1, y, 5.2)}L${k(cx + 0.95, y, 5.2)}L${k(cx + 1.2, y, 4)}L${k(cx + 0.1, y, 4)}Z`,
      pal.shadow,
      0.28,
    );
    out += fill(
      poly([p(cx, y + 0.3, 5.3), p(cx + 0.75, y + 0.3, 5.3), p(cx + 0.75, y + 0.3, 4.3), p(cx, y + 0.3, 4.3)]),
      cloth,
    );
    out += fill(
      front(p, cx + 0.04, cx + 0.09, y, y + 0.34, 4.1) + front(p, cx + 0.66, cx + 0.71, y, y + 0.34, 4.1),
      dark,
    );
    out += fill(
      poly([p(cx, y + 0.26, 4.1), p(cx + 0.75, y + 0.26, 4.1), p(cx + 0.75, y + 0.86, 4.3), p(cx, y + 0.86, 4.3)]),
      clothDark,
    );
    for (const a of [0.1, 0.34, 0.58])
      out += fill(
        poly([
          p(cx + a, y + 0.26, 4.1),
          p(cx + a + 0.09, y + 0.26, 4.1),
          p(cx + a + 0.09, y + 0.86, 4.3),
          p(cx + a, y + 0.86, 4.3),
        ]),
        lit(pal, '#f3ead6', 0, 0.2),
      );
    out += fill(
      poly([
        p(cx - 0.04, y + 0.83, 4.3),
        p(cx + 0.79, y + 0.83, 4.3),
        p(cx + 0.79, y + 0.89, 4.3),
        p(cx - 0.04, y + 0.89, 4.3),
      ]),
      dark,
    );
  }
  // Parasol between the chairs.
  const px = s.portrait ? 0.18 : 1.5;
  const top = 3.9;
  const pole = front(p, px - 0.035, px + 0.035, y, top, 5.2);
  const [ax, ay] = p(px, top + 0.2, 5.2);
  const r = (1000 * u) / 5.2;
  const canopy = `M${n(ax)} ${n(ay - r * 0.16)}C${n(ax + r * 0.6)} ${n(ay - r * 0.06)} ${n(ax + r * 1.15)} ${n(ay + r * 0.2)} ${n(ax + r * 1.35)} ${n(ay + r * 0.52)}Q${n(ax + r * 1.02)} ${n(ay + r * 0.42)} ${n(ax + r * 0.68)} ${n(ay + r * 0.54)}Q${n(ax + r * 0.34)} ${n(ay + r * 0.42)} ${n(ax)} ${n(ay + r * 0.54)}Q${n(ax - r * 0.34)} ${n(ay + r * 0.42)} ${n(ax - r * 0.68)} ${n(ay + r * 0.54)}Q${n(ax - r * 1.02)} ${n(ay + r * 0.42)} ${n(ax - r * 1.35)} ${n(ay + r * 0.52)}C${n(ax - r * 1.15)} ${n(ay + r * 0.2)} ${n(ax - r * 0.6)} ${n(ay - r * 0.06)} ${n(ax)} ${n(ay - r * 0.16)}Z`;
  const gore = (a: number, b: number): string =>
    `M${n(ax)} ${n(ay - r * 0.16)}Q${n(ax + r * a * 0.7)} ${n(ay + r * 0.06)} ${n(ax + r * a)} ${n(ay + r * 0.53)}Q${n(ax + r * ((a + b) / 2))} ${n(ay + r * 0.42)} ${n(ax + r * b)} ${n(ay + r * 0.53)}Q${n(ax + r * b * 0.7)} ${n(ay + r * 0.06)} ${n(ax)} ${n(ay - r * 0.16)}Z`;
  out +=
    fill(pole, dark) +
    fill(canopy, lit(pal, '#efe2c4', 0, 0.24)) +
    fill(gore(0, 0.68) + gore(0.68, 1.35), shade(pal, '#c9a878', 0, 0.16), 0.75);
  if (!s.has('no-people')) {
    // A hat and a book, left for a moment; a child at the edge with feet in the water.
    const [hx, hy] = p(s.portrait ? -1.25 : 0.2, y, 4.7);
    const q = (1000 * u) / 4.7;
    out +=
      fill(lens(hx, hy, q * 0.52, q * 0.09), shade(pal, '#c99f62', 0, 0.2)) +
      fill(
        `M${n(hx - q * 0.13)} ${n(hy - q * 0.02)}q${n(q * 0.02)} ${n(-q * 0.16)} ${n(q * 0.13)} ${n(-q * 0.16)}t${n(q * 0.13)} ${n(q * 0.16)}Z`,
        lit(pal, '#d8b478', 0, 0.2),
      ) +
      fill(lens(hx, hy - q * 0.01, q * 0.27, q * 0.025), local(pal, '#8e4a3c'));
    const [cx, cy] = p(s.portrait ? 1.7 : -1.9, y, z1);
    const c = ((1000 * u) / z1) * 1.05;
    out += fill(
      `M${n(cx - c * 0.17)} ${n(cy)}Q${n(cx - c * 0.16)} ${n(cy - c * 0.2)} ${n(cx - c * 0.19)} ${n(cy - c * 0.34)}Q${n(cx - c * 0.17)} ${n(cy - c * 0.46)} ${n(cx - c * 0.04)} ${n(cy - c * 0.47)}V${n(cy - c * 0.51)}A${n(c * 0.105)} ${n(c * 0.115)} 0 1 1 ${n(cx + c * 0.04)} ${n(cy - c * 0.51)}V${n(cy - c * 0.47)}Q${n(cx + c * 0.17)} ${n(cy - c * 0.46)} ${n(cx + c * 0.19)} ${n(cy - c * 0.34)}Q${n(cx + c * 0.17)} ${n(cy - c * 0.2)} ${n(cx + c * 0.28)} ${n(cy - c * 0.03)}L${n(cx + c * 0.17)} ${n(cy)}Z`,
      mix(pal.near, pal.haze, 0.06),
    );
  }
  return out + overhang(s, w, h);
}

function overhang(s: Stage, w: number, h: number): string {
  const ink = mix(s.pal.near, local(s.pal, '#3d4a30'), 0.3);
  return palm(s, {
    x: w * 1.06,
    y: h * 1.1,
    height: h * (s.portrait ? 0.94 : 1),
    lean: -w * 0.03,
    colour: ink,
    back: mix(ink, s.pal.haze, 0.2),
    crown: s.portrait ? 0.28 : 0.42,
  });
}

function fromAbove(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.26 : rng.range(0.2, 0.25));
  const sunX = sunAcross(s, 0.16, 0.28, 0.3);
  let out = drawSky(s, { x: sunX, y: horizon - u * (s.portrait ? 150 : 84), r: 40 * u, horizon });
  out += farLand(s, horizon);
  const deep = mix(pal.water[1], pal.shadow, 0.2);
  out += drawWater(s, {
    top: horizon,
    far: mix(deep, pal.water[0], 0.3),
    near: deep,
    glintX: sunX,
    glints: 50,
    spread: 130,
  });
  const cx = w * (s.portrait ? 0.5 : 0.56);
  const cy = horizon + (h - horizon) * 0.6;
  const rx = w * (s.portrait ? 0.72 : 0.56);
  const ry = (h - horizon) * (s.portrait ? 0.36 : 0.44);
  const ring = (k: number, dy: number, wobble: number): Point[] => {
    const pts: Point[] = [];
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2;
      const r = k * (1 + wobble * Math.sin(a * 3 + s.seed) * 0.09 + wobble * Math.sin(a * 5 + s.seed * 2) * 0.05);
      pts.push([cx + Math.cos(a) * rx * r, cy + dy + Math.sin(a) * ry * r]);
    }
    return pts;
  };
  const rounded = (pts: readonly Point[]): string => {
    let d = '';
    pts.forEach((q, i) => {
      const next = pts[(i + 1) % pts.length] ?? q;
      const mid: Point = [(q[0] + next[0]) / 2, (q[1] + next[1]) / 2];
      if (i === 0) {
        const last = pts.at(-1) ?? q;
        d += move((last[0] + q[0]) / 2, (last[1] + q[1]) / 2);
      }
      d += `Q${n(q[0])} ${n(q[1])} ${n(mid[0])} ${n(mid[1])}`;
    });
    return `${d}Z`;
  };
  // The reef, its surf, and the stepped colours of the lagoon inside it.
  out +=
    fill(rounded(ring(1.14, 6 * u, 1)), mix(deep, pal.water[0], 0.3)) +
    fill(rounded(ring(1.07, 4 * u, 1)), mix(pal.glow, '#ffffff', 0.4), 0.75) +
    fill(rounded(ring(1.045, 6 * u, 1)), shade(pal, '#8d8a62', 0.1, 0.2)) +
    fill(rounded(ring(1, 4 * u, 1)), mix(pal.water[0], pal.water[1], 0.45)) +
    fill(rounded(ring(0.82, 10 * u, 1.2)), mix(pal.water[0], pal.water[1], 0.2)) +
    fill(rounded(ring(0.56, 22 * u, 1.4)), mix(pal.water[0], pal.glow, 0.24));
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    const r = rng.range(0.86, 1);
    heads += clump(
      s,
      cx + Math.cos(a) * rx * r,
      cy + Math.sin(a) * ry * r,
      u * rng.range(8, 26),
      u * rng.range(4, 10),
      7,
    );
  }
  out += fill(heads, mix(pal.water[1], local(pal, '#6b6a4a'), 0.4), 0.5);
  // The island and its grove.
  const iy = cy - ry * 0.3;
  const beach = profileOval(cx - rx * 0.14, iy, rx * 0.36, ry * 0.2);
  out +=
    fill(profileOval(cx - rx * 0.14, iy + 6 * u, rx * 0.42, ry * 0.26), mix(pal.water[0], pal.glow, 0.5), 0.8) +
    fill(beach, lit(pal, '#e3cda0', 0.03, 0.3));
  let grove = '';
  let light = '';
  for (let i = 0; i < 70; i++) {
    const a = rng() * 6.28;
    const r = Math.sqrt(rng()) * 0.8;
    const x = cx - rx * 0.14 + Math.cos(a) * rx * 0.32 * r;
    const y = iy - 8 * u + Math.sin(a) * ry * 0.18 * r;
    grove += clump(s, x, y, u * rng.range(16, 30), u * rng.range(11, 20), 8);
    light += clump(s, x - 6 * u, y - 7 * u, u * rng.range(8, 15), u * rng.range(4, 8), 7);
  }
  out += fill(grove, shade(pal, '#42583c', 0.08, 0.34)) + fill(light, lit(pal, '#7f9160', 0.08, 0.16), 0.8);
  const ink = shade(pal, '#34482f', 0.06, 0.5);
  for (let i = 0; i < (s.portrait ? 4 : 6); i++)
    out += palm(s, {
      x: cx - rx * 0.14 + rng.bell() * rx * 0.28,
      y: iy + rng.bell() * 12 * u,
      height: u * rng.range(70, 116),
      lean: rng.bell() * 26 * u,
      colour: ink,
      back: shade(pal, '#66774e', 0.1),
      crown: 0.5,
      detail: 'far',
    });
  // The walk and its villas curl out over the shallows.
  const eye = 64;
  const p = camera(horizon, w * 0.5, 900 * u, eye);
  const walk: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const a = 0.62 + t * 2.3;
    walk.push([cx + Math.cos(a) * rx * (0.2 + 0.5 * t), cy + ry * 0.02 + Math.sin(a) * ry * (0.34 + 0.3 * t)]);
  }
  const wood = shade(pal, '#8a6f4c', 0.04, 0.3);
  out +=
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1] + 9 * u)}`).join('L'), pal.water[1], 7 * u, 0.3) +
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1])}`).join('L'), lit(pal, '#c2a577', 0.03, 0.2), 6 * u) +
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1] + 3.6 * u)}`).join('L'), wood, 2 * u);
  const spots = walk.filter((_, i) => i > 3 && i % 2 === 0).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const z = (900 * u * eye) / (y - horizon);
    const X = ((x - w * 0.5) * z) / (900 * u);
    out += stiltedVilla(s, p, { x: X - 3.6 + (X > 0 ? 8 : -8), z: z - 3, scale: 1.15, eye, far: true });
  }
  out += canoe(s, cx + rx * 0.5, cy + ry * 0.24, 0.42);
  return out;
}

function profileOval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.2)} ${n(x + rx * 0.4)} ${n(y - ry * 1.5)} ${n(x + rx)} ${n(y - ry * 0.2)}C${n(x + rx * 1.2)} ${n(y + ry)} ${n(x - rx * 0.6)} ${n(y + ry * 1.5)} ${n(x - rx)} ${n(y)}Z`;
}
