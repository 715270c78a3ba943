import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke, type Point } from '../../core/path.ts';
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
export function polarCamp(stage: Stage): string {
  const bergs = stage.seed % 2 === 1;
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.56 : rng.range(0.54, 0.6));
  const sunX = sunAcross(stage, 0.24, 0.36, 0.34);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'night' ? 320 : stage.hour === 'noon' ? 170 : 80),
    r: unit * (stage.hour === 'night' ? 34 : 44),
    horizon: horizon + 10 * unit,
    clouds: stage.hour === 'night' ? 'clear' : undefined,
  });
  if (stage.hour === 'night' || (stage.hour === 'dusk' && stage.seed % 3 !== 1))
    out += aurora(stage, -width * 0.1, horizon - height * 0.2, width * 1.2, height * 0.3);
  const count = stage.portrait ? 4 : 6;
  out += massif(stage, {
    summits: Array.from({ length: count }, (_, i): Point => [
      width * ((i + 0.5) / count) + rng.bell() * 50 * unit,
      horizon - unit * rng.range(60, 170),
    ]),
    from: [-60 * unit, horizon],
    to: [width + 60 * unit, horizon],
    foot: horizon + 20 * unit,
    depth: 0.5,
    rock: '#8b949c',
    snowline: horizon - 10 * unit,
    light: -1,
    ruggedness: 0.1,
  });
  out += veil(stage, horizon - 70 * unit, horizon + 10 * unit, 0.7, palette.sky[3]);
  return bergs ? out + ice(stage, horizon, sunX) : out + domes(stage, horizon);
}

const snow = (stage: Stage, depth = 0): string => lit(stage.palette, '#e9edee', depth, 0.26);
const snowShade = (stage: Stage, depth = 0): string => shade(stage.palette, '#b9c6d0', depth, 0.3);

function domes(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon + (6 + i * 40) * unit;
    const line = profile(
      stage,
      [
        [-30, y + rng.bell() * 10 * unit],
        [width * 0.35, y - 14 * unit],
        [width * 0.7, y + 10 * unit],
        [width + 30, y - 16 * unit],
      ],
      5 * unit,
      24,
      5,
    );
    for (let k = 0; k < (stage.portrait ? 7 : 12); k++) {
      const x = width * rng();
      const tall = unit * (40 + i * 30) * rng.range(0.7, 1.3);
      out +=
        fill(conifer(stage, x, heightAt(line, x) + 6 * unit, tall, 6), shade(palette, '#3f5050', 0.4 - i * 0.12, 0.3)) +
        fill(coniferLight(stage, x, heightAt(line, x) + 6 * unit, tall, -1, 6), snow(stage, 0.3 - i * 0.1), 0.9);
    }
    out += `<path d="${softBelow(line, height + 20)}" fill="${stage.gradient([
      [0, snow(stage, 0.2 - i * 0.06)],
      [1, snowShade(stage, 0.1)],
    ])}"/>`;
  }
  const cx = width * (stage.portrait ? 0.5 : rng.range(0.54, 0.64));
  const spots: readonly (readonly [number, number, number])[] = stage.portrait
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
  for (const [dx, dy, k] of spots) out += dome(stage, cx + dx * unit, horizon + dy * unit, k * unit);
  // The lit path between them.
  for (const [dx, dy, k] of [
    [-150, 260, 24],
    [190, 270, 26],
    [-70, 300, 28],
    [120, 320, 30],
  ] as const)
    out += lantern(stage, cx + dx * unit, horizon + dy * unit, k * unit, 3.2);
  const near = profile(
    stage,
    [
      [-30, height * 0.9],
      [width * 0.3, height * 0.94],
      [width * 0.7, height * 0.95],
      [width + 30, height * 0.88],
    ],
    6 * unit,
    24,
    5,
  );
  const ink = mix(palette.near, palette.haze, 0.08);
  for (const [fx, tall] of [
    [0.03, 330],
    [0.1, 240],
    [0.92, 280],
    [0.985, 380],
  ] as const)
    out +=
      fill(conifer(stage, width * fx, heightAt(near, width * fx) + 20 * unit, tall * unit, 9), ink) +
      fill(
        coniferLight(stage, width * fx, heightAt(near, width * fx) + 20 * unit, tall * unit, -1, 9),
        snow(stage),
        0.9,
      );
  if (!stage.has('no-people')) {
    const px = width * 0.3;
    const py = height * 0.87;
    out +=
      fill(person(px, py, 92 * unit) + person(px + 38 * unit, py + 4 * unit, 58 * unit, { arm: 1 }), ink) +
      deer(px + (stage.portrait ? 420 : 150) * unit, height * 0.86, 84 * unit, mix(ink, palette.haze, 0.14)) +
      deer(px + (stage.portrait ? 500 : 250) * unit, height * 0.85, 62 * unit, mix(ink, palette.haze, 0.2), true);
  }
  return out + fill(softBelow(near, height + 20), mix(snowShade(stage), palette.near, 0.12)) + flakes(stage);
}

/** A glazed geodesic dome with a bed inside. */
function dome(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const r = 112 * scale;
  const glow = palette.lamps ? palette.lamp : lit(palette, '#d9e2e2', 0.04, 0.3);
  const frame = shade(palette, '#5c6468', 0, 0.3);
  const shell = `M${coord(x - r)} ${coord(y)}A${coord(r)} ${coord(r * 0.98)} 0 0 1 ${coord(x + r)} ${coord(y)}Z`;
  let out =
    (palette.lamps ? stage.halo(palette.lamp, x, y - r * 0.4, r * 2.1, 0.5) : '') +
    fill(lens(x, y + 4 * scale, r * 2.5, 14 * scale), snowShade(stage), 0.8);
  out += `<path d="${shell}" fill="${stage.gradient([
    [0, mix(glow, palette.sky[1], 0.5)],
    [1, glow],
  ])}"/>`;
  let inside =
    fill(
      `M${coord(x - 56 * scale)} ${coord(y)}v${coord(-26 * scale)}q0 ${coord(-8 * scale)} ${coord(8 * scale)} ${coord(-8 * scale)}h${coord(96 * scale)}q${coord(8 * scale)} 0 ${coord(8 * scale)} ${coord(8 * scale)}v${coord(26 * scale)}Z`,
      shade(palette, '#8a6a4a', 0, 0.2),
    ) +
    fill(
      `M${coord(x - 54 * scale)} ${coord(y - 22 * scale)}h${coord(108 * scale)}v${coord(11 * scale)}h${coord(-108 * scale)}Z`,
      lit(palette, '#f6f0e2', 0, 0.2),
    ) +
    fill(
      `M${coord(x + 64 * scale)} ${coord(y)}v${coord(-44 * scale)}h${coord(22 * scale)}v${coord(44 * scale)}Z`,
      mix(palette.near, glow, 0.3),
    );
  let bars = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const bx = x - r + 2 * r * t;
    bars += `M${coord(bx)} ${coord(y)}L${coord(x - r * 0.62 + r * 1.24 * t)} ${coord(y - r * (0.72 + 0.05 * Math.sin(Math.PI * t)))}`;
    if (i < 6) bars += `L${coord(bx + r / 3)} ${coord(y)}`;
  }
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    bars += `M${coord(x - r * 0.62 + r * 1.24 * t)} ${coord(y - r * 0.75)}L${coord(x - r * 0.2 + r * 0.4 * t)} ${coord(y - r * 0.97)}`;
  }
  bars += `M${coord(x - r * 0.94)} ${coord(y - r * 0.38)}Q${coord(x)} ${coord(y - r * 0.44)} ${coord(x + r * 0.94)} ${coord(y - r * 0.38)}M${coord(x - r * 0.64)} ${coord(y - r * 0.75)}Q${coord(x)} ${coord(y - r * 0.82)} ${coord(x + r * 0.64)} ${coord(y - r * 0.75)}`;
  inside += stroke(bars, frame, 2 * scale, 0.85);
  out +=
    stage.clip(shell, inside) +
    stroke(
      `M${coord(x - r)} ${coord(y)}A${coord(r)} ${coord(r * 0.98)} 0 0 1 ${coord(x + r)} ${coord(y)}`,
      frame,
      3.4 * scale,
    );
  // Snow on its side and around its foot.
  out +=
    fill(
      `M${coord(x - r * 0.72)} ${coord(y - r * 0.68)}A${coord(r)} ${coord(r)} 0 0 1 ${coord(x + r * 0.3)} ${coord(y - r * 0.93)}Q${coord(x)} ${coord(y - r * 0.82)} ${coord(x - r * 0.24)} ${coord(y - r * 0.84)}T${coord(x - r * 0.72)} ${coord(y - r * 0.68)}Z`,
      snow(stage),
      0.95,
    ) +
    fill(
      `M${coord(x - r * 1.2)} ${coord(y + 8 * scale)}Q${coord(x - r * 0.9)} ${coord(y - 18 * scale)} ${coord(x - r * 0.4)} ${coord(y + 2 * scale)}T${coord(x + r * 0.5)} ${coord(y)}T${coord(x + r * 1.2)} ${coord(y + 8 * scale)}Q${coord(x)} ${coord(y + 22 * scale)} ${coord(x - r * 1.2)} ${coord(y + 8 * scale)}Z`,
      snow(stage),
    );
  return out;
}

function flakes(stage: Stage): string {
  if (stage.season !== 'winter' || stage.hour === 'gold') return '';
  const { rng, unit, width, height } = stage;
  let d = '';
  for (let i = 0; i < 90; i++) d += `M${coord(width * rng())} ${coord(height * rng())}h.01`;
  return stroke(d, snow(stage), 4 * unit, 0.7);
}

function ice(stage: Stage, horizon: number, sunX: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out =
    `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[3], 0.4)],
      [1, palette.water[1]],
    ])}"/>` +
    glints(stage, {
      top: horizon,
      bottom: horizon + 200 * unit,
      x: sunX,
      colour: palette.glow,
      count: 34,
      spread: 120,
      length: 110,
    });
  for (const [fx, wd, tall, dy] of [
    [0.16, 210, 110, 22],
    [0.5, 140, 70, 14],
    [0.86, 260, 150, 34],
  ] as const) {
    const x = width * fx + rng.bell() * 40 * unit;
    const y = horizon + dy * unit;
    const a = wd * unit;
    const t = tall * unit;
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
      fill(poly(pts), snow(stage, 0.16)) +
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
        shade(palette, '#8fb0bc', 0.14, 0.2),
      ) +
      fill(poly(pts.map(([px, py]): Point => [px, y + (y - py) * 0.5])), shade(palette, '#8fb0bc', 0.2, 0.2), 0.34);
  }
  for (let i = 0; i < 16; i++) {
    const t = rng();
    const x = width * rng();
    const y = horizon + unit * (16 + 150 * t);
    const a = unit * (30 + 100 * t);
    out +=
      fill(
        poly([
          [x - a, y],
          [x - a * 0.5, y - 8 * unit],
          [x + a * 0.6, y - 7 * unit],
          [x + a, y + 2 * unit],
          [x + a * 0.3, y + 9 * unit],
          [x - a * 0.7, y + 8 * unit],
        ]),
        snow(stage, 0.08),
      ) +
      fill(
        poly([
          [x - a, y],
          [x - a * 0.7, y + 8 * unit],
          [x + a * 0.3, y + 9 * unit],
          [x + a, y + 2 * unit],
          [x + a * 0.3, y + 15 * unit],
          [x - a * 0.7, y + 14 * unit],
        ]),
        shade(palette, '#7fa0ae', 0.1, 0.2),
      );
  }
  const edge = profile(
    stage,
    [
      [-30, height * 0.78],
      [width * 0.3, height * 0.75],
      [width * 0.6, height * 0.77],
      [width + 30, height * 0.73],
    ],
    8 * unit,
    16,
    10,
  );
  out +=
    fill(
      softBelow(
        edge.map(([x, y]): Point => [x, y + 14 * unit]),
        height,
      ),
      shade(palette, '#7fa0ae', 0.04, 0.3),
    ) +
    `<path d="${softBelow(edge, height + 20)}" fill="${stage.gradient([
      [0, snow(stage)],
      [1, snowShade(stage)],
    ])}"/>`;
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.54, 0.62));
  for (const [dx, dy, k] of stage.portrait
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
    out += bellTent(stage, cx + dx * unit, heightAt(edge, cx + dx * unit) + dy * unit, k * unit);
  const ink = mix(palette.near, palette.haze, 0.08);
  // Dogs at rest by their sledge.
  const sx = width * (stage.portrait ? 0.24 : 0.26);
  const sy = height * 0.92;
  out +=
    stroke(
      `M${coord(sx - 90 * unit)} ${coord(sy)}h${coord(160 * unit)}q${coord(24 * unit)} 0 ${coord(28 * unit)} ${coord(-26 * unit)}M${coord(sx - 80 * unit)} ${coord(sy - 24 * unit)}h${coord(150 * unit)}M${coord(sx - 60 * unit)} ${coord(sy)}v${coord(-24 * unit)}M${coord(sx)} ${coord(sy)}v${coord(-24 * unit)}M${coord(sx + 50 * unit)} ${coord(sy)}v${coord(-24 * unit)}M${coord(sx - 84 * unit)} ${coord(sy - 4 * unit)}l${coord(-10 * unit)} ${coord(-70 * unit)}h${coord(22 * unit)}`,
      shade(palette, '#8a6a48', 0, 0.3),
      5 * unit,
    ) +
    fill(
      `M${coord(sx - 56 * unit)} ${coord(sy - 26 * unit)}v${coord(-26 * unit)}q${coord(40 * unit)} ${coord(-18 * unit)} ${coord(100 * unit)} ${coord(4 * unit)}v${coord(22 * unit)}Z`,
      local(palette, '#8e4a3c'),
    );
  for (let i = 0; i < 3; i++)
    out += dog(
      sx + (140 + i * 60) * unit,
      sy + (i % 2) * 8 * unit,
      48 * unit,
      i === 1 ? mix(ink, snow(stage), 0.5) : ink,
    );
  if (!stage.has('no-people'))
    out += fill(person(sx - 140 * unit, sy, 98 * unit) + person(sx - 104 * unit, sy + 4 * unit, 60 * unit), ink);
  return out + flakes(stage);
}

function bellTent(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const cloth = '#e2c894';
  const glow = palette.lamps ? palette.lamp : shade(palette, '#8a744e', 0, 0.3);
  let out =
    (palette.lamps ? stage.halo(palette.lamp, x, y - 60 * scale, 220 * scale, 0.5) : '') +
    fill(lens(x, y + 4 * scale, 330 * scale, 16 * scale), snowShade(stage), 0.9);
  out += fill(
    `M${coord(x - 118 * scale)} ${coord(y)}L${coord(x - 110 * scale)} ${coord(y - 46 * scale)}Q${coord(x - 34 * scale)} ${coord(y - 84 * scale)} ${coord(x)} ${coord(y - 164 * scale)}Q${coord(x + 34 * scale)} ${coord(y - 84 * scale)} ${coord(x + 110 * scale)} ${coord(y - 46 * scale)}L${coord(x + 118 * scale)} ${coord(y)}Z`,
    palette.lamps ? mix(shade(palette, cloth, 0, 0.2), palette.lamp, 0.3) : shade(palette, cloth, 0, 0.2),
  );
  out += fill(
    `M${coord(x - 118 * scale)} ${coord(y)}L${coord(x - 110 * scale)} ${coord(y - 46 * scale)}Q${coord(x - 34 * scale)} ${coord(y - 84 * scale)} ${coord(x)} ${coord(y - 164 * scale)}L${coord(x - 30 * scale)} ${coord(y)}Z`,
    lit(palette, cloth, 0, 0.34),
  );
  out += stroke(
    [-80, -46, 46, 80]
      .map(
        (d) =>
          `M${coord(x)} ${coord(y - 162 * scale)}Q${coord(x + d * 0.3 * scale)} ${coord(y - 86 * scale)} ${coord(x + d * scale)} ${coord(y - 48 * scale)}`,
      )
      .join(''),
    shade(palette, cloth, 0, 0.4),
    1.4 * scale,
    0.6,
  );
  out +=
    fill(
      `M${coord(x - 28 * scale)} ${coord(y)}L${coord(x)} ${coord(y - 110 * scale)}L${coord(x + 28 * scale)} ${coord(y)}Z`,
      glow,
    ) +
    fill(
      `M${coord(x - 28 * scale)} ${coord(y)}L${coord(x)} ${coord(y - 110 * scale)}L${coord(x - 42 * scale)} ${coord(y)}Z`,
      lit(palette, cloth, 0, 0.5),
    );
  out += stroke(
    `M${coord(x)} ${coord(y - 164 * scale)}v${coord(-18 * scale)}M${coord(x - 112 * scale)} ${coord(y - 44 * scale)}l${coord(-44 * scale)} ${coord(46 * scale)}M${coord(x + 112 * scale)} ${coord(y - 44 * scale)}l${coord(44 * scale)} ${coord(46 * scale)}`,
    mix(palette.near, palette.haze, 0.2),
    1.8 * scale,
  );
  const cx = x + 60 * scale;
  return (
    out +
    stroke(
      `M${coord(cx)} ${coord(y - 80 * scale)}V${coord(y - 150 * scale)}`,
      mix(palette.near, palette.haze, 0.1),
      7 * scale,
    ) +
    smoke(stage, cx, y - 150 * scale, 120 * scale) +
    fill(
      `M${coord(x - 150 * scale)} ${coord(y + 8 * scale)}Q${coord(x - 110 * scale)} ${coord(y - 14 * scale)} ${coord(x - 40 * scale)} ${coord(y + 2 * scale)}T${coord(x + 60 * scale)} ${coord(y + 2 * scale)}T${coord(x + 150 * scale)} ${coord(y + 8 * scale)}Q${coord(x)} ${coord(y + 22 * scale)} ${coord(x - 150 * scale)} ${coord(y + 8 * scale)}Z`,
      snow(stage),
    )
  );
}
