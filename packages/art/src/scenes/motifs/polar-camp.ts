import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { deer, dog } from '../../elements/animals.ts';
import { massif } from '../../elements/mountain.ts';
import { lantern, person, smoke } from '../../elements/people.ts';
import { aurora, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, veil } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';

/** The far north: glass domes in the snow, or bell tents on the sea ice in front of icebergs. */
export function polarCamp(s: Stage): string {
  const bergs = s.seed % 2 === 1;
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.56 : rng.range(0.54, 0.6));
  const sunX = sunAcross(s, 0.24, 0.36, 0.34);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'night' ? 320 : s.hour === 'noon' ? 170 : 80),
    r: u * (s.hour === 'night' ? 34 : 44),
    horizon: horizon + 10 * u,
    clouds: s.hour === 'night' ? 'clear' : undefined,
  });
  if (s.hour === 'night' || (s.hour === 'dusk' && s.seed % 3 !== 1))
    out += aurora(s, -w * 0.1, horizon - h * 0.2, w * 1.2, h * 0.3);
  const count = s.portrait ? 4 : 6;
  out += massif(s, {
    summits: Array.from({ length: count }, (_, i): Point => [
      w * ((i + 0.5) / count) + rng.bell() * 50 * u,
      horizon - u * rng.range(60, 170),
    ]),
    from: [-60 * u, horizon],
    to: [w + 60 * u, horizon],
    foot: horizon + 20 * u,
    depth: 0.5,
    rock: '#8b949c',
    snowline: horizon - 10 * u,
    light: -1,
    ruggedness: 0.1,
  });
  out += veil(s, horizon - 70 * u, horizon + 10 * u, 0.7, pal.sky[3]);
  return bergs ? out + ice(s, horizon, sunX) : out + domes(s, horizon);
}

const snow = (s: Stage, depth = 0): string => lit(s.pal, '#e9edee', depth, 0.26);
const snowShade = (s: Stage, depth = 0): string => shade(s.pal, '#b9c6d0', depth, 0.3);

function domes(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon + (6 + i * 40) * u;
    const line = profile(
      s,
      [
        [-30, y + rng.bell() * 10 * u],
        [w * 0.35, y - 14 * u],
        [w * 0.7, y + 10 * u],
        [w + 30, y - 16 * u],
      ],
      5 * u,
      24,
      5,
    );
    for (let k = 0; k < (s.portrait ? 7 : 12); k++) {
      const x = w * rng();
      const tall = u * (40 + i * 30) * rng.range(0.7, 1.3);
      out +=
        fill(conifer(s, x, heightAt(line, x) + 6 * u, tall, 6), shade(pal, '#3f5050', 0.4 - i * 0.12, 0.3)) +
        fill(coniferLight(s, x, heightAt(line, x) + 6 * u, tall, -1, 6), snow(s, 0.3 - i * 0.1), 0.9);
    }
    out += `<path d="${softBelow(line, h + 20)}" fill="${s.gradient([
      [0, snow(s, 0.2 - i * 0.06)],
      [1, snowShade(s, 0.1)],
    ])}"/>`;
  }
  const cx = w * (s.portrait ? 0.5 : rng.range(0.54, 0.64));
  const spots: readonly (readonly [number, number, number])[] = s.portrait
    ? [
        [-210, 120, 0.7],
        [230, 130, 0.72],
        [0, 230, 1.2],
      ]
    : [
        [-330, 120, 0.72],
        [-60, 104, 0.62],
        [330, 140, 0.82],
        [60, 220, 1.2],
      ];
  for (const [dx, dy, k] of spots) out += dome(s, cx + dx * u, horizon + dy * u, k * u);
  // The lit path between them.
  for (const [dx, dy, k] of [
    [-150, 260, 24],
    [190, 270, 26],
    [-70, 300, 28],
    [120, 320, 30],
  ] as const)
    out += lantern(s, cx + dx * u, horizon + dy * u, k * u, 3.2);
  const near = profile(
    s,
    [
      [-30, h * 0.9],
      [w * 0.3, h * 0.94],
      [w * 0.7, h * 0.95],
      [w + 30, h * 0.88],
    ],
    6 * u,
    24,
    5,
  );
  const ink = mix(pal.near, pal.haze, 0.08);
  for (const [fx, tall] of [
    [0.03, 330],
    [0.1, 240],
    [0.92, 280],
    [0.985, 380],
  ] as const)
    out +=
      fill(conifer(s, w * fx, heightAt(near, w * fx) + 20 * u, tall * u, 9), ink) +
      fill(coniferLight(s, w * fx, heightAt(near, w * fx) + 20 * u, tall * u, -1, 9), snow(s), 0.9);
  if (!s.has('no-people')) {
    const px = w * 0.3;
    const py = h * 0.87;
    out +=
      fill(person(px, py, 92 * u) + person(px + 38 * u, py + 4 * u, 58 * u, { arm: 1 }), ink) +
      deer(px + (s.portrait ? 420 : 150) * u, h * 0.86, 84 * u, mix(ink, pal.haze, 0.14)) +
      deer(px + (s.portrait ? 500 : 250) * u, h * 0.85, 62 * u, mix(ink, pal.haze, 0.2), true);
  }
  return out + fill(softBelow(near, h + 20), mix(snowShade(s), pal.near, 0.12)) + flakes(s);
}

/** A glazed geodesic dome with a bed inside. */
function dome(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const r = 112 * k;
  const glow = pal.lamps ? pal.lamp : lit(pal, '#d9e2e2', 0.04, 0.3);
  const frame = shade(pal, '#5c6468', 0, 0.3);
  const shell = `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.98)} 0 0 1 ${n(x + r)} ${n(y)}Z`;
  let out =
    (pal.lamps ? s.halo(pal.lamp, x, y - r * 0.4, r * 2.1, 0.5) : '') +
    fill(lens(x, y + 4 * k, r * 2.5, 14 * k), snowShade(s), 0.8);
  out += `<path d="${shell}" fill="${s.gradient([
    [0, mix(glow, pal.sky[1], 0.5)],
    [1, glow],
  ])}"/>`;
  let inside =
    fill(
      `M${n(x - 56 * k)} ${n(y)}v${n(-26 * k)}q0 ${n(-8 * k)} ${n(8 * k)} ${n(-8 * k)}h${n(96 * k)}q${n(8 * k)} 0 ${n(8 * k)} ${n(8 * k)}v${n(26 * k)}Z`,
      shade(pal, '#8a6a4a', 0, 0.2),
    ) +
    fill(`M${n(x - 54 * k)} ${n(y - 22 * k)}h${n(108 * k)}v${n(11 * k)}h${n(-108 * k)}Z`, lit(pal, '#f6f0e2', 0, 0.2)) +
    fill(`M${n(x + 64 * k)} ${n(y)}v${n(-44 * k)}h${n(22 * k)}v${n(44 * k)}Z`, mix(pal.near, glow, 0.3));
  let bars = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const bx = x - r + 2 * r * t;
    bars += `M${n(bx)} ${n(y)}L${n(x - r * 0.62 + r * 1.24 * t)} ${n(y - r * (0.72 + 0.05 * Math.sin(Math.PI * t)))}`;
    if (i < 6) bars += `L${n(bx + r / 3)} ${n(y)}`;
  }
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    bars += `M${n(x - r * 0.62 + r * 1.24 * t)} ${n(y - r * 0.75)}L${n(x - r * 0.2 + r * 0.4 * t)} ${n(y - r * 0.97)}`;
  }
  bars += `M${n(x - r * 0.94)} ${n(y - r * 0.38)}Q${n(x)} ${n(y - r * 0.44)} ${n(x + r * 0.94)} ${n(y - r * 0.38)}M${n(x - r * 0.64)} ${n(y - r * 0.75)}Q${n(x)} ${n(y - r * 0.82)} ${n(x + r * 0.64)} ${n(y - r * 0.75)}`;
  inside += stroke(bars, frame, 2 * k, 0.85);
  out +=
    s.clip(shell, inside) +
    stroke(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.98)} 0 0 1 ${n(x + r)} ${n(y)}`, frame, 3.4 * k);
  // Snow on its side and around its foot.
  out +=
    fill(
      `M${n(x - r * 0.72)} ${n(y - r * 0.68)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.3)} ${n(y - r * 0.93)}Q${n(x)} ${n(y - r * 0.82)} ${n(x - r * 0.24)} ${n(y - r * 0.84)}T${n(x - r * 0.72)} ${n(y - r * 0.68)}Z`,
      snow(s),
      0.95,
    ) +
    fill(
      `M${n(x - r * 1.2)} ${n(y + 8 * k)}Q${n(x - r * 0.9)} ${n(y - 18 * k)} ${n(x - r * 0.4)} ${n(y + 2 * k)}T${n(x + r * 0.5)} ${n(y)}T${n(x + r * 1.2)} ${n(y + 8 * k)}Q${n(x)} ${n(y + 22 * k)} ${n(x - r * 1.2)} ${n(y + 8 * k)}Z`,
      snow(s),
    );
  return out;
}

function flakes(s: Stage): string {
  if (s.season !== 'winter' || s.hour === 'gold') return '';
  const { rng, u, w, h } = s;
  let d = '';
  for (let i = 0; i < 90; i++) d += `M${n(w * rng())} ${n(h * rng())}h.01`;
  return stroke(d, snow(s), 4 * u, 0.7);
}

function ice(s: Stage, horizon: number, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  let out =
    `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[3], 0.4)],
      [1, pal.water[1]],
    ])}"/>` +
    glints(s, {
      top: horizon,
      bottom: horizon + 200 * u,
      x: sunX,
      colour: pal.glow,
      count: 34,
      spread: 120,
      length: 110,
    });
  for (const [fx, wd, tall, dy] of [
    [0.16, 210, 110, 22],
    [0.5, 140, 70, 14],
    [0.86, 260, 150, 34],
  ] as const) {
    const x = w * fx + rng.bell() * 40 * u;
    const y = horizon + dy * u;
    const a = wd * u;
    const t = tall * u;
    const pts: Point[] = [
      [x - a / 2, y],
      [x - a * 0.44, y - t * 0.4],
      [x - a * 0.26, y - t * 0.56],
      [x - a * 0.12, y - t],
      [x + a * 0.1, y - t * 0.8],
      [x + a * 0.24, y - t * 0.86],
      [x + a * 0.4, y - t * 0.36],
      [x + a / 2, y],
    ];
    out +=
      fill(poly(pts), snow(s, 0.16)) +
      fill(
        poly([
          [x - a * 0.12, y - t],
          [x + a * 0.1, y - t * 0.8],
          [x + a * 0.24, y - t * 0.86],
          [x + a * 0.4, y - t * 0.36],
          [x + a / 2, y],
          [x + a * 0.04, y],
          [x - a * 0.06, y - t * 0.44],
        ]),
        shade(pal, '#8fb0bc', 0.14, 0.2),
      ) +
      fill(poly(pts.map(([px, py]): Point => [px, y + (y - py) * 0.5])), shade(pal, '#8fb0bc', 0.2, 0.2), 0.34);
  }
  for (let i = 0; i < 16; i++) {
    const t = rng();
    const x = w * rng();
    const y = horizon + u * (16 + 150 * t);
    const a = u * (30 + 100 * t);
    out +=
      fill(
        poly([
          [x - a, y],
          [x - a * 0.5, y - 8 * u],
          [x + a * 0.6, y - 7 * u],
          [x + a, y + 2 * u],
          [x + a * 0.3, y + 9 * u],
          [x - a * 0.7, y + 8 * u],
        ]),
        snow(s, 0.08),
      ) +
      fill(
        poly([
          [x - a, y],
          [x - a * 0.7, y + 8 * u],
          [x + a * 0.3, y + 9 * u],
          [x + a, y + 2 * u],
          [x + a * 0.3, y + 15 * u],
          [x - a * 0.7, y + 14 * u],
        ]),
        shade(pal, '#7fa0ae', 0.1, 0.2),
      );
  }
  const edge = profile(
    s,
    [
      [-30, h * 0.78],
      [w * 0.3, h * 0.75],
      [w * 0.6, h * 0.77],
      [w + 30, h * 0.73],
    ],
    8 * u,
    16,
    10,
  );
  out +=
    fill(
      softBelow(
        edge.map(([x, y]): Point => [x, y + 14 * u]),
        h,
      ),
      shade(pal, '#7fa0ae', 0.04, 0.3),
    ) +
    `<path d="${softBelow(edge, h + 20)}" fill="${s.gradient([
      [0, snow(s)],
      [1, snowShade(s)],
    ])}"/>`;
  const cx = w * (s.portrait ? 0.52 : rng.range(0.54, 0.62));
  for (const [dx, dy, k] of s.portrait
    ? ([
        [-230, 30, 0.74],
        [240, 20, 0.74],
        [0, 100, 1.14],
      ] as const)
    : ([
        [-340, 30, 0.78],
        [310, 24, 0.82],
        [-20, 80, 1.14],
      ] as const))
    out += bellTent(s, cx + dx * u, heightAt(edge, cx + dx * u) + dy * u, k * u);
  const ink = mix(pal.near, pal.haze, 0.08);
  // Dogs at rest by their sledge.
  const sx = w * (s.portrait ? 0.24 : 0.26);
  const sy = h * 0.92;
  out +=
    stroke(
      `M${n(sx - 90 * u)} ${n(sy)}h${n(160 * u)}q${n(24 * u)} 0 ${n(28 * u)} ${n(-26 * u)}M${n(sx - 80 * u)} ${n(sy - 24 * u)}h${n(150 * u)}M${n(sx - 60 * u)} ${n(sy)}v${n(-24 * u)}M${n(sx)} ${n(sy)}v${n(-24 * u)}M${n(sx + 50 * u)} ${n(sy)}v${n(-24 * u)}M${n(sx - 84 * u)} ${n(sy - 4 * u)}l${n(-10 * u)} ${n(-70 * u)}h${n(22 * u)}`,
      shade(pal, '#8a6a48', 0, 0.3),
      5 * u,
    ) +
    fill(
      `M${n(sx - 56 * u)} ${n(sy - 26 * u)}v${n(-26 * u)}q${n(40 * u)} ${n(-18 * u)} ${n(100 * u)} ${n(4 * u)}v${n(22 * u)}Z`,
      local(pal, '#8e4a3c'),
    );
  for (let i = 0; i < 3; i++)
    out += dog(sx + (140 + i * 60) * u, sy + (i % 2) * 8 * u, 48 * u, i === 1 ? mix(ink, snow(s), 0.5) : ink);
  if (!s.has('no-people'))
    out += fill(person(sx - 140 * u, sy, 98 * u) + person(sx - 104 * u, sy + 4 * u, 60 * u), ink);
  return out + flakes(s);
}

function bellTent(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const cloth = '#e2c894';
  const glow = pal.lamps ? pal.lamp : shade(pal, '#8a744e', 0, 0.3);
  let out =
    (pal.lamps ? s.halo(pal.lamp, x, y - 60 * k, 220 * k, 0.5) : '') +
    fill(lens(x, y + 4 * k, 330 * k, 16 * k), snowShade(s), 0.9);
  out += fill(
    `M${n(x - 118 * k)} ${n(y)}L${n(x - 110 * k)} ${n(y - 46 * k)}Q${n(x - 34 * k)} ${n(y - 84 * k)} ${n(x)} ${n(y - 164 * k)}Q${n(x + 34 * k)} ${n(y - 84 * k)} ${n(x + 110 * k)} ${n(y - 46 * k)}L${n(x + 118 * k)} ${n(y)}Z`,
    pal.lamps ? mix(shade(pal, cloth, 0, 0.2), pal.lamp, 0.3) : shade(pal, cloth, 0, 0.2),
  );
  out += fill(
    `M${n(x - 118 * k)} ${n(y)}L${n(x - 110 * k)} ${n(y - 46 * k)}Q${n(x - 34 * k)} ${n(y - 84 * k)} ${n(x)} ${n(y - 164 * k)}L${n(x - 30 * k)} ${n(y)}Z`,
    lit(pal, cloth, 0, 0.34),
  );
  out += stroke(
    [-80, -46, 46, 80]
      .map((d) => `M${n(x)} ${n(y - 162 * k)}Q${n(x + d * 0.3 * k)} ${n(y - 86 * k)} ${n(x + d * k)} ${n(y - 48 * k)}`)
      .join(''),
    shade(pal, cloth, 0, 0.4),
    1.4 * k,
    0.6,
  );
  out +=
    fill(`M${n(x - 28 * k)} ${n(y)}L${n(x)} ${n(y - 110 * k)}L${n(x + 28 * k)} ${n(y)}Z`, glow) +
    fill(`M${n(x - 28 * k)} ${n(y)}L${n(x)} ${n(y - 110 * k)}L${n(x - 42 * k)} ${n(y)}Z`, lit(pal, cloth, 0, 0.5));
  out += stroke(
    `M${n(x)} ${n(y - 164 * k)}v${n(-18 * k)}M${n(x - 112 * k)} ${n(y - 44 * k)}l${n(-44 * k)} ${n(46 * k)}M${n(x + 112 * k)} ${n(y - 44 * k)}l${n(44 * k)} ${n(46 * k)}`,
    mix(pal.near, pal.haze, 0.2),
    1.8 * k,
  );
  const cx = x + 60 * k;
  return (
    out +
    stroke(`M${n(cx)} ${n(y - 80 * k)}V${n(y - 150 * k)}`, mix(pal.near, pal.haze, 0.1), 7 * k) +
    smoke(s, cx, y - 150 * k, 120 * k) +
    fill(
      `M${n(x - 150 * k)} ${n(y + 8 * k)}Q${n(x - 110 * k)} ${n(y - 14 * k)} ${n(x - 40 * k)} ${n(y + 2 * k)}T${n(x + 60 * k)} ${n(y + 2 * k)}T${n(x + 150 * k)} ${n(y + 8 * k)}Q${n(x)} ${n(y + 22 * k)} ${n(x - 150 * k)} ${n(y + 8 * k)}Z`,
      snow(s),
    )
  );
}
