import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { crown, GREEN } from './rainforest-parts.ts';

/** Cloud forest from a veranda: ridges in mist, tree ferns, a quetzal on a mossy bough, hummingbirds at the feeder. */
export function cloudForest(s: Stage): string {
  const { w, h, u } = s;
  const horizon = h * (s.portrait ? 0.4 : 0.42);
  const sunX = sunAcross(s, 0.36, 0.46, 0.45);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 210 : 150),
    r: 46 * u,
    horizon: horizon + 120 * u,
    clouds: 'banks',
  });
  out += ridges(s, horizon);
  const floor = h * (s.portrait ? 0.84 : 0.86);
  out += understorey(s, floor);
  out += treeFern(s, w * (s.portrait ? 0.2 : 0.24), floor + 60 * u, u * (s.portrait ? 520 : 430), 0.16);
  out += treeFern(s, w * (s.portrait ? 0.52 : 0.46), floor + 60 * u, u * (s.portrait ? 300 : 270), 0.26);
  out += treeFern(s, w * (s.wide ? 0.62 : s.portrait ? 0.74 : 0.66), floor + 60 * u, u * (s.portrait ? 400 : 330), 0.2);
  out += greatTree(s, w * (s.portrait ? 0.93 : 0.9));
  return out + veranda(s, floor);
}

/** Ridges: each is a line of tree crowns with cloud at its foot. */
function ridges(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  const count = 5;
  for (let i = 0; i < count; i++) {
    const y = horizon + (i * 66 - 50) * u * (s.portrait ? 1.15 : 0.9);
    const depth = 0.76 - i * 0.13;
    const fall = (i % 2 ? 1 : -1) * u * 120 * (1 - i * 0.12);
    const line = profile(
      s,
      [
        [-40, y - fall],
        [w * 0.3, y - fall * 0.35],
        [w * 0.62, y + fall * 0.3],
        [w + 40, y + fall],
      ],
      18 * u,
      24,
      7,
    );
    const ink = shade(pal, GREEN[0], depth, 0.16);
    const size = u * (9 + i * 7);
    let tops = '';
    let stems = '';
    for (let x = -size; x < w + size; x += size * rng.range(1, 1.9)) {
      const top = heightAt(line, x);
      tops += clump(s, x, top + size * 0.2, size * rng.range(0.8, 1.3), size * rng.range(0.5, 0.9), 7);
      // Some trees are much taller than the rest.
      if (rng.chance(0.13)) {
        const up = size * rng.range(1.8, 3);
        stems += taper([x, top], [x, top - up * 0.5], [x + size * 0.1, top - up], size * 0.1, size * 0.07);
        tops += clump(s, x, top - up, size * 1.2, size * 0.42, 9);
      }
    }
    out +=
      fill(stems + tops, ink) +
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, ink],
        [0.32, mix(ink, pal.sky[3], 0.72)],
        [1, ink],
      ])}"/>` +
      mist(s, y + 70 * u, 26 * u, 4, 0.5);
  }
  return out;
}

function understorey(s: Stage, floor: number): string {
  const { w, h, u } = s;
  let out = '';
  const count = s.portrait ? 6 : 9;
  for (let i = 0; i <= count; i++)
    out += crown(s, (w * i) / count, floor - (24 + 30 * Math.sin(i * 2.3)) * u, 120 * u, 62 * u, 0.22, 11);
  return out + fill(`M0 ${n(floor)}H${w}V${h}H0Z`, shade(s.pal, GREEN[0], 0.1, 0.4));
}

/** A tree fern: fronds arching from one crown, two of them still curled. */
function treeFern(s: Stage, x: number, y: number, tall: number, depth: number): string {
  const { rng, pal } = s;
  const dark = shade(pal, GREEN[0], depth, 0.36);
  const light = local(pal, GREEN[1], depth);
  const top: Point = [x + rng.bell() * tall * 0.06, y - tall];
  let back = '';
  let front = '';
  const frond = (angle: number, long: number): string => {
    const across = Math.cos(angle);
    const rise = Math.sin(angle);
    const at = (t: number): Point => [
      top[0] + across * long * t,
      top[1] - rise * long * t * (1 - t * 0.5) + long * 0.62 * t * t * (0.5 + Math.abs(across) * 0.5),
    ];
    const rib = long * 0.007;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let i = 0; i <= 13; i++) {
      const t = 0.04 + (0.96 * i) / 13;
      const [px, py] = at(t);
      const [qx, qy] = at(t + 0.03);
      const m = Math.hypot(qx - px, qy - py) || 1;
      const ux = (qx - px) / m;
      const uy = (qy - py) / m;
      const leaf = long * 0.16 * Math.sin(Math.PI * Math.min(1, 0.14 + t * 0.84)) ** 0.8;
      upper.push(
        [px + ux * leaf * 0.5 + uy * leaf, py + uy * leaf * 0.5 - ux * leaf + leaf * 0.3],
        [px + ux * leaf * 0.36 + uy * rib, py + uy * leaf * 0.36 - ux * rib],
      );
      lower.push(
        [px + ux * leaf * 0.5 - uy * leaf, py + uy * leaf * 0.5 + ux * leaf + leaf * 0.3],
        [px + ux * leaf * 0.36 - uy * rib, py + uy * leaf * 0.36 + ux * rib],
      );
    }
    return poly([top, ...upper, at(1), ...lower.toReversed()], 1);
  };
  for (let i = 0; i < 12; i++) {
    const angle = Math.PI * (-0.06 + (1.12 * (i + 0.5)) / 12) + rng.bell() * 0.08;
    const d = frond(angle, tall * 0.5 * rng.range(0.84, 1.08));
    if (i % 2) front += d;
    else back += d;
  }
  const curl = (side: number): string =>
    `M${n(top[0])} ${n(top[1])}q${n(side * tall * 0.02)} ${n(-tall * 0.13)} ${n(side * tall * 0.06)} ${n(-tall * 0.15)}q${n(side * tall * 0.035)} ${n(tall * 0.004)} ${n(side * tall * 0.03)} ${n(tall * 0.035)}q${n(-side * tall * 0.012)} ${n(tall * 0.016)} ${n(-side * tall * 0.024)} ${n(-tall * 0.006)}`;
  return (
    fill(back, dark) +
    fill(
      taper([x, y], [x + tall * 0.02, y - tall * 0.5], top, tall * 0.026, tall * 0.017),
      shade(pal, '#5a4a3a', depth, 0.3),
    ) +
    fill(front, light) +
    stroke(curl(1) + curl(-1), lit(pal, GREEN[2], depth, 0.16), tall * 0.012)
  );
}

/** A trunk covered with moss and bromeliads, and a bough with a long-tailed bird. */
function greatTree(s: Stage, x: number): string {
  const { h, u, rng, pal } = s;
  const bark = shade(pal, '#57503e', 0.03, 0.42);
  const moss = local(pal, '#7a8a4a', 0.04);
  const y = h * (s.portrait ? 0.3 : 0.27);
  const end: Point = [x - u * (s.portrait ? 400 : 430), y + 14 * u];
  let out = fill(
    taper([x + 20 * u, h + 20], [x + 6 * u, h * 0.5], [x + 40 * u, -40], 86 * u, 62 * u) +
      taper([x - 10 * u, y + 120 * u], [x - 150 * u, y + 30 * u], end, 34 * u, 7 * u) +
      taper([x - 190 * u, y + 44 * u], [x - 260 * u, y - 20 * u], [x - 300 * u, y - 120 * u], 11 * u, 3 * u),
    bark,
  );
  let pads = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const v = 1 - t;
    const bx = v * v * (x - 10 * u) + 2 * v * t * (x - 150 * u) + t * t * end[0];
    const by = v * v * (y + 120 * u) + 2 * v * t * (y + 30 * u) + t * t * end[1];
    const r = u * (24 - 15 * t) * rng.range(0.8, 1.3);
    pads += clump(s, bx, by - u * (24 - 20 * t), r, r * 0.5, 8);
    if (i % 3 === 1)
      pads += `M${n(bx - 4 * u)} ${n(by)}q${n(2 * u)} ${n(u * rng.range(30, 60))} ${n(5 * u)} ${n(u * rng.range(60, 110))}q${n(3 * u)} ${n(-40 * u)} ${n(3 * u)} ${n(-100 * u)}Z`;
  }
  // Moss grows on the side that faces the cloud.
  for (let my = 0; my < h * 0.95; my += u * 15) {
    const left = x - u * (20 + 46 * Math.min(1, (my / h) * 1.6));
    pads += clump(s, left + u * rng.range(4, 14), my, u * rng.range(7, 20), u * rng.range(12, 24), 7);
  }
  out += fill(pads, moss);
  for (const [dx, dy, k] of [
    [-64, 60, 1.1],
    [-196, 12, 0.8],
    [-70, 300, 1.2],
    [-40, -90, 1],
  ] as const)
    out += bromeliad(s, x + dx * u, y + dy * u, 74 * u * k);
  return out + quetzal(s, x - 300 * u, y + 16 * u, u * 0.92);
}

function bromeliad(s: Stage, x: number, y: number, size: number): string {
  const { pal } = s;
  let dark = '';
  let light = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.08 + (0.84 * i) / 8);
    const d = taper(
      [x, y],
      [x + Math.cos(a) * size * 0.5, y - Math.sin(a) * size * 0.75],
      [x + Math.cos(a) * size, y - Math.sin(a) * size * 0.62],
      size * 0.075,
      size * 0.008,
    );
    if (i % 2) light += d;
    else dark += d;
  }
  return (
    fill(dark, shade(pal, GREEN[0], 0.02, 0.3)) +
    fill(light, local(pal, GREEN[2], 0.03)) +
    fill(
      taper([x, y], [x, y - size * 0.4], [x + size * 0.04, y - size * 0.9], size * 0.07, size * 0.012),
      local(pal, '#c2503f', 0.02),
    )
  );
}

/** A quetzal: green back, red breast, and a tail twice as long as its body. */
function quetzal(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const green = local(pal, '#2f7d63', 0.02);
  const red = local(pal, '#b8402f', 0.02);
  return (
    fill(`M${p(4, 6)}C${p(16, -50)} ${p(10, -110)} ${p(30, -168)}C${p(22, -110)} ${p(32, -50)} ${p(18, 10)}Z`, green) +
    fill(
      `M${p(0, 4)}C${p(6, -60)} ${p(-8, -100)} ${p(0, -146)}C${p(8, -100)} ${p(16, -40)} ${p(14, 8)}Z`,
      mix(green, pal.near, 0.24),
    ) +
    fill(
      `M${p(-14, 64)}C${p(-34, 44)} ${p(-26, 10)} ${p(2, -6)}Q${p(14, 4)} ${p(14, 30)}Q${p(8, 52)} ${p(-14, 64)}Z`,
      red,
    ) +
    fill(
      `M${p(-14, 68)}C${p(-2, 62)} ${p(24, 36)} ${p(20, -4)}Q${p(10, -10)} ${p(4, 4)}Q${p(2, 34)} ${p(-20, 52)}Z${disc(x - 12 * z, y - 70 * z, 15 * z)}`,
      green,
    ) +
    fill(`M${p(-24, 74)}L${p(-38, 68)}L${p(-24, 64)}Z`, local(pal, '#e0b24c', 0)) +
    fill(disc(x - 16 * z, y - 73 * z, 2.6 * z), pal.near) +
    fill(`M${p(-20, 82)}Q${p(-8, 96)} ${p(4, 80)}Q${p(-6, 82)} ${p(-20, 82)}Z`, green)
  );
}

/** The veranda in the foreground: the eave, the rail, the feeder on its chain, and a child on tiptoe. */
function veranda(s: Stage, floor: number): string {
  const { w, h, u, pal } = s;
  const ink = mix(pal.near, local(pal, '#4a3826'), 0.34);
  const wood = mix(ink, local(pal, '#8a6440'), 0.36);
  const edge = mix(wood, pal.glow, 0.2);
  const rail = floor - 96 * u;
  let out = '';
  // Rail, balusters, deck.
  let balusters = '';
  for (let x = 24 * u; x < w; x += 46 * u)
    balusters += `M${n(x)} ${n(rail + 14 * u)}h${n(9 * u)}V${n(floor + 70 * u)}h${n(-9 * u)}Z`;
  out +=
    fill(balusters, ink) +
    fill(`M0 ${n(rail)}H${w}v${n(20 * u)}H0ZM0 ${n(floor + 66 * u)}H${w}v${n(16 * u)}H0Z`, wood) +
    fill(`M0 ${n(rail)}H${w}v${n(4 * u)}H0ZM0 ${n(floor + 66 * u)}H${w}v${n(3 * u)}H0Z`, edge);
  let boards = '';
  for (let i = 0; i < 5; i++) boards += `M0 ${n(floor + (92 + i * i * 9 + i * 12) * u)}H${w}`;
  out += fill(`M0 ${n(floor + 84 * u)}H${w}V${h}H0Z`, mix(wood, pal.near, 0.2)) + stroke(boards, ink, 2.4 * u);
  if (!s.has('no-people')) {
    const px = w * (s.wide ? 0.66 : s.portrait ? 0.58 : 0.56);
    const people = mix(pal.near, pal.haze, 0.05);
    out += fill(
      person(px, floor + 116 * u, 330 * u, { skirt: true, hat: true }) +
        person(px + 120 * u, floor + 104 * u, 214 * u, { arm: 1 }),
      people,
    );
  }
  out += onTheRail(s, w * (s.wide ? 0.84 : s.portrait ? 0.32 : 0.3), rail);
  // A post on the left, and the eave with its tin gutter and drops of rain.
  const post = w * (s.wide ? 0.52 : s.portrait ? 0.065 : 0.07);
  out +=
    fill(`M${n(post - 17 * u)} 0h${n(34 * u)}V${h}h${n(-34 * u)}Z`, wood) +
    fill(`M${n(post - 17 * u)} 0h${n(8 * u)}V${h}h${n(-8 * u)}Z`, edge);
  out += fill(
    poly([
      [post + 17 * u, 176 * u],
      [post + 126 * u, 54 * u],
      [post + 146 * u, 54 * u],
      [post + 17 * u, 200 * u],
    ]),
    wood,
  );
  let tin = `M0 0H${w}V${n(40 * u)}`;
  for (let x = w; x > 0; x -= 26 * u) tin += `q${n(-6.5 * u)} ${n(14 * u)} ${n(-13 * u)} 0t${n(-13 * u)} 0`;
  out += fill(`${tin}Z`, ink) + fill(`M0 0H${w}V${n(30 * u)}H0Z`, mix(ink, local(pal, '#7a4a3a'), 0.4));
  let drops = '';
  for (let i = 0; i < 11; i++) drops += lens(w * ((i + 0.5) / 11) + 6 * u, 62 * u + ((i * 37) % 50) * u, 3 * u, 12 * u);
  out += fill(drops, pal.glow, 0.6);
  return out + feeder(s, w * (s.wide ? 0.6 : s.portrait ? 0.28 : 0.23), u * (s.portrait ? 450 : 330));
}

/** Binoculars, a mug and an open book on the rail. */
function onTheRail(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.06);
  return (
    fill(`M${n(x)} ${n(y)}v${n(-30 * u)}h${n(30 * u)}v${n(30 * u)}Z`, lit(pal, '#d8cdb6', 0, 0.2)) +
    stroke(
      `M${n(x + 30 * u)} ${n(y - 24 * u)}q${n(16 * u)} ${n(2 * u)} 0 ${n(17 * u)}`,
      lit(pal, '#d8cdb6', 0, 0.2),
      4 * u,
    ) +
    fill(
      `M${n(x - 96 * u)} ${n(y)}l${n(6 * u)} ${n(-34 * u)}h${n(12 * u)}l${n(2 * u)} ${n(12 * u)}h${n(8 * u)}l${n(2 * u)} ${n(-12 * u)}h${n(12 * u)}l${n(6 * u)} ${n(34 * u)}h${n(-20 * u)}v${n(-10 * u)}h${n(-8 * u)}v${n(10 * u)}Z`,
      ink,
    )
  );
}

/** The feeder with its red flowers and the hummingbirds around it. */
function feeder(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const red = local(pal, '#c2402f');
  const glass = mix(lit(pal, '#d98a6a', 0.04, 0.3), pal.sky[3], 0.24);
  let out = stroke(`M${n(x)} ${n(30 * u)}V${n(y - 120 * u)}`, mix(pal.near, pal.haze, 0.2), 2.4 * u);
  out +=
    fill(`M${n(x - 14 * u)} ${n(y - 104 * u)}Q${n(x)} ${n(y - 132 * u)} ${n(x + 14 * u)} ${n(y - 104 * u)}Z`, red) +
    fill(
      `M${n(x - 22 * u)} ${n(y - 102 * u)}H${n(x + 22 * u)}Q${n(x + 36 * u)} ${n(y - 60 * u)} ${n(x + 20 * u)} ${n(y - 14 * u)}H${n(x - 20 * u)}Q${n(x - 36 * u)} ${n(y - 60 * u)} ${n(x - 22 * u)} ${n(y - 102 * u)}Z`,
      glass,
    ) +
    fill(
      `M${n(x - 20 * u)} ${n(y - 92 * u)}Q${n(x - 30 * u)} ${n(y - 60 * u)} ${n(x - 17 * u)} ${n(y - 24 * u)}Q${n(x - 22 * u)} ${n(y - 60 * u)} ${n(x - 12 * u)} ${n(y - 92 * u)}Z`,
      pal.glow,
      0.6,
    ) +
    fill(
      lens(x, y - 8 * u, 130 * u, 17 * u) +
        poly([
          [x - 22 * u, y - 16 * u],
          [x + 22 * u, y - 16 * u],
          [x + 30 * u, y - 6 * u],
          [x - 30 * u, y - 6 * u],
        ]),
      red,
    ) +
    fill([-44, -16, 16, 44].map((d) => disc(x + d * u, y - 9 * u, 4 * u)).join(''), local(pal, '#e8c45a'));
  // At night a lantern replaces the feeder, because the birds sleep.
  if (s.hour === 'night')
    return out + s.halo(pal.lamp, x, y - 60 * u, 260 * u, 0.6) + fill(disc(x, y - 60 * u, 12 * u), pal.lamp);
  out += hummingbird(s, x - 116 * u, y - 18 * u, u * 1.15, 1, '#2f7d6b');
  out += hummingbird(s, x + 122 * u, y - 30 * u, u * 1.05, -1, '#5a4a8a');
  return out + hummingbird(s, x - 116 * u, y - 160 * u, u * 0.84, 1, '#3f8a4c');
}

function hummingbird(s: Stage, x: number, y: number, z: number, side: -1 | 1, ink: string): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + side * dx * z)} ${n(y - dy * z)}`;
  const body = local(pal, ink);
  const wing = mix(body, pal.sky[3], 0.5);
  return (
    fill(`M${p(-6, 8)}Q${p(-34, 34)} ${p(-52, 62)}Q${p(-14, 52)} ${p(8, 12)}Z`, wing, 0.85) +
    fill(
      `M${p(20, 12)}Q${p(16, -2)} ${p(-8, -8)}Q${p(-26, -22)} ${p(-40, -42)}L${p(-26, -34)}L${p(-24, -44)}Q${p(-10, -22)} ${p(6, -12)}Q${p(22, -2)} ${p(28, 8)}Z`,
      body,
    ) +
    fill(
      `M${p(14, 12)}A${n(9.5 * z)} ${n(9.5 * z)} 0 1 ${side > 0 ? 1 : 0} ${p(33, 13)}A${n(9.5 * z)} ${n(9.5 * z)} 0 1 ${side > 0 ? 1 : 0} ${p(14, 12)}ZM${p(31, 15)}L${p(60, 9)}L${p(31, 10)}Z`,
      body,
    ) +
    fill(`M${p(18, 5)}Q${p(26, 0)} ${p(31, 8)}Q${p(24, 11)} ${p(18, 5)}Z`, local(pal, '#c2402f')) +
    fill(`M${p(2, 10)}Q${p(-4, 44)} ${p(8, 74)}Q${p(24, 44)} ${p(14, 10)}Z`, mix(wing, body, 0.4), 0.9)
  );
}
