import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { crown, GREEN } from './rainforest-parts.ts';

/** Cloud forest from a veranda: ridges in mist, tree ferns, a quetzal on a mossy bough, hummingbirds at the feeder. */
export function cloudForest(stage: Stage): string {
  const { width, height, unit } = stage;
  const horizon = height * (stage.portrait ? 0.4 : 0.42);
  const sunX = sunAcross(stage, 0.36, 0.46, 0.45);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 210 : 150),
    r: 46 * unit,
    horizon: horizon + 120 * unit,
    clouds: 'banks',
  });
  out += ridges(stage, horizon);
  const floor = height * (stage.portrait ? 0.84 : 0.86);
  out += understorey(stage, floor);
  out += treeFern(
    stage,
    width * (stage.portrait ? 0.2 : 0.24),
    floor + 60 * unit,
    unit * (stage.portrait ? 520 : 430),
    0.16,
  );
  out += treeFern(
    stage,
    width * (stage.portrait ? 0.52 : 0.46),
    floor + 60 * unit,
    unit * (stage.portrait ? 300 : 270),
    0.26,
  );
  out += treeFern(
    stage,
    width * (stage.wide ? 0.62 : stage.portrait ? 0.74 : 0.66),
    floor + 60 * unit,
    unit * (stage.portrait ? 400 : 330),
    0.2,
  );
  out += greatTree(stage, width * (stage.portrait ? 0.93 : 0.9));
  return out + veranda(stage, floor);
}

/** Ridges: each is a line of tree crowns with cloud at its foot. */
function ridges(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  const count = 5;
  for (let i = 0; i < count; i++) {
    const y = horizon + (i * 66 - 50) * unit * (stage.portrait ? 1.15 : 0.9);
    const depth = 0.76 - i * 0.13;
    const fall = (i % 2 ? 1 : -1) * unit * 120 * (1 - i * 0.12);
    const line = profile(
      stage,
      [
        [-40, y - fall],
        [width * 0.3, y - fall * 0.35],
        [width * 0.62, y + fall * 0.3],
        [width + 40, y + fall],
      ],
      18 * unit,
      24,
      7,
    );
    const ink = shade(palette, GREEN[0], depth, 0.16);
    const size = unit * (9 + i * 7);
    let tops = '';
    let stems = '';
    for (let x = -size; x < width + size; x += size * rng.range(1, 1.9)) {
      const top = heightAt(line, x);
      tops += clump(stage, x, top + size * 0.2, size * rng.range(0.8, 1.3), size * rng.range(0.5, 0.9), 7);
      // Some trees are much taller than the rest.
      if (rng.chance(0.13)) {
        const up = size * rng.range(1.8, 3);
        stems += taper([x, top], [x, top - up * 0.5], [x + size * 0.1, top - up], size * 0.1, size * 0.07);
        tops += clump(stage, x, top - up, size * 1.2, size * 0.42, 9);
      }
    }
    out +=
      fill(stems + tops, ink) +
      `<path d="${softBelow(line, height)}" fill="${stage.gradient([
        [0, ink],
        [0.32, mix(ink, palette.sky[3], 0.72)],
        [1, ink],
      ])}"/>` +
      mist(stage, y + 70 * unit, 26 * unit, 4, 0.5);
  }
  return out;
}

function understorey(stage: Stage, floor: number): string {
  const { width, height, unit } = stage;
  let out = '';
  const count = stage.portrait ? 6 : 9;
  for (let i = 0; i <= count; i++)
    out += crown(
      stage,
      (width * i) / count,
      floor - (24 + 30 * Math.sin(i * 2.3)) * unit,
      120 * unit,
      62 * unit,
      0.22,
      11,
    );
  return out + fill(`M0 ${coord(floor)}H${width}V${height}H0Z`, shade(stage.palette, GREEN[0], 0.1, 0.4));
}

/** A tree fern: fronds arching from one crown, two of them still curled. */
function treeFern(stage: Stage, x: number, y: number, tall: number, depth: number): string {
  const { rng, palette } = stage;
  const dark = shade(palette, GREEN[0], depth, 0.36);
  const light = local(palette, GREEN[1], depth);
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
    `M${coord(top[0])} ${coord(top[1])}q${coord(side * tall * 0.02)} ${coord(-tall * 0.13)} ${coord(side * tall * 0.06)} ${coord(-tall * 0.15)}q${coord(side * tall * 0.035)} ${coord(tall * 0.004)} ${coord(side * tall * 0.03)} ${coord(tall * 0.035)}q${coord(-side * tall * 0.012)} ${coord(tall * 0.016)} ${coord(-side * tall * 0.024)} ${coord(-tall * 0.006)}`;
  return (
    fill(back, dark) +
    fill(
      taper([x, y], [x + tall * 0.02, y - tall * 0.5], top, tall * 0.026, tall * 0.017),
      shade(palette, '#5a4a3a', depth, 0.3),
    ) +
    fill(front, light) +
    stroke(curl(1) + curl(-1), lit(palette, GREEN[2], depth, 0.16), tall * 0.012)
  );
}

/** A trunk covered with moss and bromeliads, and a bough with a long-tailed bird. */
function greatTree(stage: Stage, x: number): string {
  const { height, unit, rng, palette } = stage;
  const bark = shade(palette, '#57503e', 0.03, 0.42);
  const moss = local(palette, '#7a8a4a', 0.04);
  const y = height * (stage.portrait ? 0.3 : 0.27);
  const end: Point = [x - unit * (stage.portrait ? 400 : 430), y + 14 * unit];
  let out = fill(
    taper([x + 20 * unit, height + 20], [x + 6 * unit, height * 0.5], [x + 40 * unit, -40], 86 * unit, 62 * unit) +
      taper([x - 10 * unit, y + 120 * unit], [x - 150 * unit, y + 30 * unit], end, 34 * unit, 7 * unit) +
      taper(
        [x - 190 * unit, y + 44 * unit],
        [x - 260 * unit, y - 20 * unit],
        [x - 300 * unit, y - 120 * unit],
        11 * unit,
        3 * unit,
      ),
    bark,
  );
  let pads = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const v = 1 - t;
    const bx = v * v * (x - 10 * unit) + 2 * v * t * (x - 150 * unit) + t * t * end[0];
    const by = v * v * (y + 120 * unit) + 2 * v * t * (y + 30 * unit) + t * t * end[1];
    const r = unit * (24 - 15 * t) * rng.range(0.8, 1.3);
    pads += clump(stage, bx, by - unit * (24 - 20 * t), r, r * 0.5, 8);
    if (i % 3 === 1)
      pads += `M${coord(bx - 4 * unit)} ${coord(by)}q${coord(2 * unit)} ${coord(unit * rng.range(30, 60))} ${coord(5 * unit)} ${coord(unit * rng.range(60, 110))}q${coord(3 * unit)} ${coord(-40 * unit)} ${coord(3 * unit)} ${coord(-100 * unit)}Z`;
  }
  // Moss grows on the side that faces the cloud.
  for (let my = 0; my < height * 0.95; my += unit * 15) {
    const left = x - unit * (20 + 46 * Math.min(1, (my / height) * 1.6));
    pads += clump(stage, left + unit * rng.range(4, 14), my, unit * rng.range(7, 20), unit * rng.range(12, 24), 7);
  }
  out += fill(pads, moss);
  for (const [dx, dy, k] of [
    [-64, 60, 1.1],
    [-196, 12, 0.8],
    [-70, 300, 1.2],
    [-40, -90, 1],
  ] as const)
    out += bromeliad(stage, x + dx * unit, y + dy * unit, 74 * unit * k);
  return out + quetzal(stage, x - 300 * unit, y + 16 * unit, unit * 0.92);
}

function bromeliad(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
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
    fill(dark, shade(palette, GREEN[0], 0.02, 0.3)) +
    fill(light, local(palette, GREEN[2], 0.03)) +
    fill(
      taper([x, y], [x, y - size * 0.4], [x + size * 0.04, y - size * 0.9], size * 0.07, size * 0.012),
      local(palette, '#c2503f', 0.02),
    )
  );
}

/** A quetzal: green back, red breast, and a tail twice as long as its body. */
function quetzal(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * z)} ${coord(y - dy * z)}`;
  const green = local(palette, '#2f7d63', 0.02);
  const red = local(palette, '#b8402f', 0.02);
  return (
    fill(
      `M${point(4, 6)}C${point(16, -50)} ${point(10, -110)} ${point(30, -168)}C${point(22, -110)} ${point(32, -50)} ${point(18, 10)}Z`,
      green,
    ) +
    fill(
      `M${point(0, 4)}C${point(6, -60)} ${point(-8, -100)} ${point(0, -146)}C${point(8, -100)} ${point(16, -40)} ${point(14, 8)}Z`,
      mix(green, palette.near, 0.24),
    ) +
    fill(
      `M${point(-14, 64)}C${point(-34, 44)} ${point(-26, 10)} ${point(2, -6)}Q${point(14, 4)} ${point(14, 30)}Q${point(8, 52)} ${point(-14, 64)}Z`,
      red,
    ) +
    fill(
      `M${point(-14, 68)}C${point(-2, 62)} ${point(24, 36)} ${point(20, -4)}Q${point(10, -10)} ${point(4, 4)}Q${point(2, 34)} ${point(-20, 52)}Z${disc(x - 12 * z, y - 70 * z, 15 * z)}`,
      green,
    ) +
    fill(`M${point(-24, 74)}L${point(-38, 68)}L${point(-24, 64)}Z`, local(palette, '#e0b24c', 0)) +
    fill(disc(x - 16 * z, y - 73 * z, 2.6 * z), palette.near) +
    fill(`M${point(-20, 82)}Q${point(-8, 96)} ${point(4, 80)}Q${point(-6, 82)} ${point(-20, 82)}Z`, green)
  );
}

/** The veranda in the foreground: the eave, the rail, the feeder on its chain, and a child on tiptoe. */
function veranda(stage: Stage, floor: number): string {
  const { width, height, unit, palette } = stage;
  const ink = mix(palette.near, local(palette, '#4a3826'), 0.34);
  const wood = mix(ink, local(palette, '#8a6440'), 0.36);
  const edge = mix(wood, palette.glow, 0.2);
  const rail = floor - 96 * unit;
  let out = '';
  // Rail, balusters, deck.
  let balusters = '';
  for (let x = 24 * unit; x < width; x += 46 * unit)
    balusters += `M${coord(x)} ${coord(rail + 14 * unit)}h${coord(9 * unit)}V${coord(floor + 70 * unit)}h${coord(-9 * unit)}Z`;
  out +=
    fill(balusters, ink) +
    fill(
      `M0 ${coord(rail)}H${width}v${coord(20 * unit)}H0ZM0 ${coord(floor + 66 * unit)}H${width}v${coord(16 * unit)}H0Z`,
      wood,
    ) +
    fill(
      `M0 ${coord(rail)}H${width}v${coord(4 * unit)}H0ZM0 ${coord(floor + 66 * unit)}H${width}v${coord(3 * unit)}H0Z`,
      edge,
    );
  let boards = '';
  for (let i = 0; i < 5; i++) boards += `M0 ${coord(floor + (92 + i * i * 9 + i * 12) * unit)}H${width}`;
  out +=
    fill(`M0 ${coord(floor + 84 * unit)}H${width}V${height}H0Z`, mix(wood, palette.near, 0.2)) +
    stroke(boards, ink, 2.4 * unit);
  if (!stage.has('no-people')) {
    const px = width * (stage.wide ? 0.66 : stage.portrait ? 0.58 : 0.56);
    const people = mix(palette.near, palette.haze, 0.05);
    out += fill(
      person(px, floor + 116 * unit, 330 * unit, { skirt: true, hat: true }) +
        person(px + 120 * unit, floor + 104 * unit, 214 * unit, { arm: 1 }),
      people,
    );
  }
  out += onTheRail(stage, width * (stage.wide ? 0.84 : stage.portrait ? 0.32 : 0.3), rail);
  // A post on the left, and the eave with its tin gutter and drops of rain.
  const post = width * (stage.wide ? 0.52 : stage.portrait ? 0.065 : 0.07);
  out +=
    fill(`M${coord(post - 17 * unit)} 0h${coord(34 * unit)}V${height}h${coord(-34 * unit)}Z`, wood) +
    fill(`M${coord(post - 17 * unit)} 0h${coord(8 * unit)}V${height}h${coord(-8 * unit)}Z`, edge);
  out += fill(
    poly([
      [post + 17 * unit, 176 * unit],
      [post + 126 * unit, 54 * unit],
      [post + 146 * unit, 54 * unit],
      [post + 17 * unit, 200 * unit],
    ]),
    wood,
  );
  let tin = `M0 0H${width}V${coord(40 * unit)}`;
  for (let x = width; x > 0; x -= 26 * unit)
    tin += `q${coord(-6.5 * unit)} ${coord(14 * unit)} ${coord(-13 * unit)} 0t${coord(-13 * unit)} 0`;
  out += fill(`${tin}Z`, ink) + fill(`M0 0H${width}V${coord(30 * unit)}H0Z`, mix(ink, local(palette, '#7a4a3a'), 0.4));
  let drops = '';
  for (let i = 0; i < 11; i++)
    drops += lens(width * ((i + 0.5) / 11) + 6 * unit, 62 * unit + ((i * 37) % 50) * unit, 3 * unit, 12 * unit);
  out += fill(drops, palette.glow, 0.6);
  return (
    out + feeder(stage, width * (stage.wide ? 0.6 : stage.portrait ? 0.28 : 0.23), unit * (stage.portrait ? 450 : 330))
  );
}

/** Binoculars, a mug and an open book on the rail. */
function onTheRail(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.06);
  return (
    fill(
      `M${coord(x)} ${coord(y)}v${coord(-30 * unit)}h${coord(30 * unit)}v${coord(30 * unit)}Z`,
      lit(palette, '#d8cdb6', 0, 0.2),
    ) +
    stroke(
      `M${coord(x + 30 * unit)} ${coord(y - 24 * unit)}q${coord(16 * unit)} ${coord(2 * unit)} 0 ${coord(17 * unit)}`,
      lit(palette, '#d8cdb6', 0, 0.2),
      4 * unit,
    ) +
    fill(
      `M${coord(x - 96 * unit)} ${coord(y)}l${coord(6 * unit)} ${coord(-34 * unit)}h${coord(12 * unit)}l${coord(2 * unit)} ${coord(12 * unit)}h${coord(8 * unit)}l${coord(2 * unit)} ${coord(-12 * unit)}h${coord(12 * unit)}l${coord(6 * unit)} ${coord(34 * unit)}h${coord(-20 * unit)}v${coord(-10 * unit)}h${coord(-8 * unit)}v${coord(10 * unit)}Z`,
      ink,
    )
  );
}

/** The feeder with its red flowers and the hummingbirds around it. */
function feeder(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const red = local(palette, '#c2402f');
  const glass = mix(lit(palette, '#d98a6a', 0.04, 0.3), palette.sky[3], 0.24);
  let out = stroke(
    `M${coord(x)} ${coord(30 * unit)}V${coord(y - 120 * unit)}`,
    mix(palette.near, palette.haze, 0.2),
    2.4 * unit,
  );
  out +=
    fill(
      `M${coord(x - 14 * unit)} ${coord(y - 104 * unit)}Q${coord(x)} ${coord(y - 132 * unit)} ${coord(x + 14 * unit)} ${coord(y - 104 * unit)}Z`,
      red,
    ) +
    fill(
      `M${coord(x - 22 * unit)} ${coord(y - 102 * unit)}H${coord(x + 22 * unit)}Q${coord(x + 36 * unit)} ${coord(y - 60 * unit)} ${coord(x + 20 * unit)} ${coord(y - 14 * unit)}H${coord(x - 20 * unit)}Q${coord(x - 36 * unit)} ${coord(y - 60 * unit)} ${coord(x - 22 * unit)} ${coord(y - 102 * unit)}Z`,
      glass,
    ) +
    fill(
      `M${coord(x - 20 * unit)} ${coord(y - 92 * unit)}Q${coord(x - 30 * unit)} ${coord(y - 60 * unit)} ${coord(x - 17 * unit)} ${coord(y - 24 * unit)}Q${coord(x - 22 * unit)} ${coord(y - 60 * unit)} ${coord(x - 12 * unit)} ${coord(y - 92 * unit)}Z`,
      palette.glow,
      0.6,
    ) +
    fill(
      lens(x, y - 8 * unit, 130 * unit, 17 * unit) +
        poly([
          [x - 22 * unit, y - 16 * unit],
          [x + 22 * unit, y - 16 * unit],
          [x + 30 * unit, y - 6 * unit],
          [x - 30 * unit, y - 6 * unit],
        ]),
      red,
    ) +
    fill([-44, -16, 16, 44].map((d) => disc(x + d * unit, y - 9 * unit, 4 * unit)).join(''), local(palette, '#e8c45a'));
  // At night a lantern replaces the feeder, because the birds sleep.
  if (stage.hour === 'night')
    return (
      out +
      stage.halo(palette.lamp, x, y - 60 * unit, 260 * unit, 0.6) +
      fill(disc(x, y - 60 * unit, 12 * unit), palette.lamp)
    );
  out += hummingbird(stage, x - 116 * unit, y - 18 * unit, unit * 1.15, 1, '#2f7d6b');
  out += hummingbird(stage, x + 122 * unit, y - 30 * unit, unit * 1.05, -1, '#5a4a8a');
  return out + hummingbird(stage, x - 116 * unit, y - 160 * unit, unit * 0.84, 1, '#3f8a4c');
}

function hummingbird(stage: Stage, x: number, y: number, z: number, side: -1 | 1, ink: string): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + side * dx * z)} ${coord(y - dy * z)}`;
  const body = local(palette, ink);
  const wing = mix(body, palette.sky[3], 0.5);
  return (
    fill(`M${point(-6, 8)}Q${point(-34, 34)} ${point(-52, 62)}Q${point(-14, 52)} ${point(8, 12)}Z`, wing, 0.85) +
    fill(
      `M${point(20, 12)}Q${point(16, -2)} ${point(-8, -8)}Q${point(-26, -22)} ${point(-40, -42)}L${point(-26, -34)}L${point(-24, -44)}Q${point(-10, -22)} ${point(6, -12)}Q${point(22, -2)} ${point(28, 8)}Z`,
      body,
    ) +
    fill(
      `M${point(14, 12)}A${coord(9.5 * z)} ${coord(9.5 * z)} 0 1 ${side > 0 ? 1 : 0} ${point(33, 13)}A${coord(9.5 * z)} ${coord(9.5 * z)} 0 1 ${side > 0 ? 1 : 0} ${point(14, 12)}ZM${point(31, 15)}L${point(60, 9)}L${point(31, 10)}Z`,
      body,
    ) +
    fill(
      `M${point(18, 5)}Q${point(26, 0)} ${point(31, 8)}Q${point(24, 11)} ${point(18, 5)}Z`,
      local(palette, '#c2402f'),
    ) +
    fill(
      `M${point(2, 10)}Q${point(-4, 44)} ${point(8, 74)}Q${point(24, 44)} ${point(14, 10)}Z`,
      mix(wing, body, 0.4),
      0.9,
    )
  );
}
