import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, lens, n, poly } from '../../core/path.ts';
import { type Camera, camera, floor, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { jetty, stiltedVilla } from '../../elements/stilted-villa.ts';
import { ripples } from '../../elements/water.ts';
import { canoe, farLand, shallows } from './lagoon-parts.ts';
import { fromAbove } from './lagoon-reef.ts';

/** Shallow water and villas on stilts: along their jetty, from a deck, or from high above the reef. */
export function lagoon(s: Stage): string {
  const view = s.seed % 3;
  if (view === 0) return alongTheJetty(s);
  if (view === 1) return fromTheDeck(s);
  return fromAbove(s);
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

/** The beach in the foreground, with a palm over it. */
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

/** A deck in the foreground: planks, two low chairs, a parasol, steps into the sea. */
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
    // A hat and a book on the deck, and a child at its edge with feet in the water.
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
