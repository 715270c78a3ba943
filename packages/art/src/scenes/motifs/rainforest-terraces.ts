import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { GREEN } from './rainforest-parts.ts';

/** The colours of the rice by season: just planted in water, green, ripe, or stubble under water. */
const rice = {
  spring: { blade: '#8fae62', water: 0.75 },
  summer: { blade: '#7f9d52', water: 0.3 },
  autumn: { blade: '#c9a850', water: 0.1 },
  winter: { blade: '#a5a06a', water: 0.6 },
} as const;

/** Rice terraces on a hillside, a thatched house among palms, ducks on a bank. */
export function riceTerraces(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.4 : 0.38);
  const sunX = sunAcross(stage, 0.2, 0.3, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 230 : rng.range(110, 160)),
    r: 48 * unit,
    horizon: horizon + 40 * unit,
  });
  out += volcano(stage, horizon);
  out += jungle(stage, horizon);
  out += terraces(stage, horizon);
  return out + birds(stage, width * 0.36, horizon - 130 * unit, 5, 16 * unit, mix(palette.near, palette.haze, 0.4));
}

/** A distant volcano, and the ridges at its foot. */
function volcano(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const x = width * (stage.wide ? 0.84 : 0.64);
  const point = (dx: number, dy: number): string => `${coord(x + dx * unit)} ${coord(horizon + (30 - dy) * unit)}`;
  const cone = `M${point(-620, 0)}C${point(-330, 22)} ${point(-150, 150)} ${point(-46, 278)}Q${point(-34, 284)} ${point(-24, 276)}Q${point(-4, 258)} ${point(14, 272)}Q${point(28, 288)} ${point(42, 276)}C${point(170, 130)} ${point(350, 24)} ${point(660, 0)}V${height * 0.7}H${coord(x - 620 * unit)}Z`;
  const ink = shade(palette, '#74868c', 0.62, 0.16);
  let out = `<path d="${cone}" fill="${stage.gradient([
    [0, ink],
    [0.5, mix(ink, palette.sky[3], 0.6)],
    [1, ink],
  ])}"/>`;
  for (let i = 0; i < 2; i++) {
    const line = profile(
      stage,
      [
        [-30, horizon - (60 - i * 50) * unit],
        [width * 0.24, horizon - (16 - i * 26) * unit],
        [width * 0.5, horizon + (14 + i * 10) * unit],
        [width * 0.78, horizon - (20 - i * 40) * unit],
        [width + 30, horizon - (66 - i * 56) * unit],
      ],
      9 * unit,
      24,
      8,
    );
    const tone = shade(palette, GREEN[0], 0.56 - i * 0.14, 0.14);
    out += `<path d="${softBelow(line, height * 0.7)}" fill="${stage.gradient([
      [0, tone],
      [1, mix(tone, palette.sky[3], 0.5)],
    ])}"/>`;
  }
  return out + mist(stage, horizon + 50 * unit, 22 * unit, 5, 0.45);
}

/** The forest above the fields: tree crowns and palms against the mist. */
function jungle(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 2; i++) {
    const depth = 0.38 - i * 0.14;
    const line = profile(
      stage,
      [
        [-30, horizon + (50 + i * 26) * unit],
        [width * 0.3, horizon + (70 + i * 44) * unit],
        [width * 0.6, horizon + (54 + i * 60) * unit],
        [width + 30, horizon + (10 + i * 60) * unit],
      ],
      12 * unit,
      24,
      9,
    );
    const dark = shade(palette, GREEN[0], depth, 0.28);
    const count = stage.portrait ? 4 : 6;
    for (let k = 0; k < count; k++) {
      const x = width * ((k + 0.5) / count) + rng.bell() * 40 * unit;
      const tall = unit * rng.range(80, 130) * (0.8 + i * 0.35);
      out += palm(stage, {
        x,
        y: heightAt(line, x) + 20 * unit,
        height: tall,
        lean: rng.bell() * 26 * unit,
        colour: dark,
        back: mix(dark, palette.haze, 0.2),
        crown: 0.4,
        detail: 'far',
      });
    }
    let tops = '';
    let lights = '';
    const size = (26 + i * 12) * unit;
    for (let x = -size; x < width + size; x += size * rng.range(0.8, 1.5))
      tops += clump(
        stage,
        x,
        heightAt(line, x) + rng.bell() * 14 * unit,
        size * rng.range(0.8, 1.5),
        size * rng.range(0.5, 1),
        9,
      );
    for (let k = 0; k < 26; k++) {
      const x = width * rng();
      lights += clump(
        stage,
        x,
        heightAt(line, x) + rng.range(-12, 30) * unit,
        size * rng.range(0.5, 1.1),
        size * rng.range(0.22, 0.4),
        7,
      );
    }
    out +=
      fill(tops, dark) +
      fill(softBelow(line, height), dark) +
      fill(lights, local(palette, GREEN[1], depth), 0.6) +
      veil(stage, horizon + 60 * unit, horizon + 160 * unit, 0.14, palette.sky[3]);
  }
  return out;
}

/** The fields: each is a strip between two banks, curved around the shoulder of the hill. */
function terraces(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const top = horizon + 136 * unit;
  const rows = stage.portrait ? 13 : 10;
  const span = height + 60 * unit - top;
  const lean = rng.range(0, 6);
  const bank = (i: number): Point[] => {
    const t = i / rows;
    const points: Point[] = [];
    for (let x = -80; x <= width + 80; x += 60) {
      const f = x / width;
      // Banks are closer together where the hill is steep. All of them bend around one spur.
      const steep = 1.3 + 0.34 * Math.sin(f * 5.2 + lean + t * 2) + 0.12 * Math.sin(f * 13 + i);
      const spur = Math.exp(-(((f - 0.58) / 0.2) ** 2)) - 0.4;
      points.push([
        x,
        Math.round(top + (0.42 - f) * 60 * unit + (span + spur * 90 * unit) * t ** steep + spur * 40 * unit * t),
      ]);
    }
    return points;
  };
  let out = '';
  const lines = Array.from({ length: rows + 1 }, (_, i) => bank(i));
  lines.forEach((line, i) => {
    out += field(stage, line, i / rows, i);
    if (i === Math.round(rows * 0.3))
      out += house(
        stage,
        width * (stage.wide ? 0.78 : 0.6),
        heightAt(line, width * (stage.wide ? 0.78 : 0.6)) + 6 * unit,
        unit * (stage.portrait ? 0.8 : 0.86),
      );
    if (i === Math.round(rows * 0.62))
      out += ducks(stage, line, width * (stage.wide ? 0.64 : stage.portrait ? 0.2 : 0.3));
  });
  // Palms on the nearer banks.
  const dark = mix(shade(palette, '#34503c', 0, 0.4), palette.near, 0.4);
  for (const [fx, row, tall, lean] of [
    [0.95, 0.84, 600, -50],
    [0.885, 0.66, 420, 40],
  ] as const) {
    const line = lines[Math.round(rows * row)] ?? [];
    out += palm(stage, {
      x: width * fx,
      y: heightAt(line, width * fx) + 14 * unit,
      height: tall * unit * (stage.portrait ? 1.05 : 0.9),
      lean: lean * unit,
      colour: dark,
      back: mix(dark, palette.haze, 0.22),
      detail: row < 0.8 || stage.wide ? 'far' : 'full',
    });
  }
  return out + nearRice(stage);
}

function field(stage: Stage, line: readonly Point[], t: number, i: number): string {
  const { height, unit, rng, palette } = stage;
  const depth = 0.34 * (1 - t) ** 1.2;
  const crop = rice[stage.season];
  const wet = (i * 7 + stage.seed) % 10 < crop.water * 10;
  const water = mix(mix(palette.water[0], palette.sky[1], 0.45), palette.sky[3], 0.12);
  const green = lit(palette, crop.blade, depth, 0.12);
  const earth = shade(palette, '#5f6b42', depth, 0.3);
  const body = softBelow(line, height + 80);
  // The bank, a face of earth and grass of varying height; its lit edge; then the field.
  const phase = rng() * 6;
  const face = unit * (7 + 20 * t);
  const shift = (dy: number): Point[] =>
    line.map(([x, y]): Point => [x, Math.round(y + dy * (0.7 + 0.45 * Math.sin(x / (150 * unit) + phase)))]);
  const along = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  let out = `<path d="${body}" fill="${mix(earth, palette.near, 0.06 + 0.16 * t)}"/>`;
  out += stroke(along(line), lit(palette, '#b3ba74', depth, 0.24), unit * (2.4 + 5 * t));
  if (!wet) {
    out += fill(softBelow(shift(face), height + 80), green);
    const furrows = [1, 2, 3].map((k) => along(shift(face + unit * (5 + 13 * t) * k))).join('');
    return out + stroke(furrows, shade(palette, crop.blade, depth, 0.34), unit * (1.4 + 3.4 * t), 0.4);
  }
  out += fill(softBelow(shift(face), height + 80), mix(water, palette.glow, 0.4));
  out += `<path d="${softBelow(shift(face + unit * (3 + 4 * t)), height + 80)}" fill="${water}"/>`;
  // Rows of seedlings: a broad dashed line.
  const ink = mix(shade(palette, '#6f8f4c', depth, 0.2), palette.near, 0.1);
  return [1, 2, 3].reduce(
    (sum, k) =>
      `${sum}<path d="${along(shift(face + unit * (8 + 19 * t) * k))}" fill="none" stroke="${ink}" stroke-width="${coord(unit * (3.4 + 8 * t))}" stroke-dasharray="${coord(unit * (1.3 + 1.8 * t))} ${coord(unit * (9 + 17 * t))}" stroke-dashoffset="${coord(k * 7 * unit)}" opacity=".8"/>`,
    out,
  );
}

/** A house on posts with a steep thatched roof, a lamp and smoke. */
function house(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  const thatch = lit(palette, '#a98a5c', 0.14, 0.08);
  const dark = shade(palette, '#6d5638', 0.14, 0.34);
  const glow = palette.lamps ? palette.lamp : shade(palette, '#5a5140', 0.14, 0.3);
  return (
    fill(lens(x, y + 2 * z, 330 * z, 26 * z), lit(palette, '#a98f62', 0.16, 0.1)) +
    smoke(stage, x + 34 * z, y - 118 * z, 100 * z) +
    fill(
      clump(stage, x - 110 * z, y - 26 * z, 50 * z, 36 * z, 11) +
        clump(stage, x + 112 * z, y - 30 * z, 56 * z, 44 * z, 11),
      shade(palette, GREEN[0], 0.16, 0.3),
    ) +
    fill(
      clump(stage, x - 120 * z, y - 38 * z, 30 * z, 16 * z, 9) +
        clump(stage, x + 100 * z, y - 46 * z, 34 * z, 20 * z, 9),
      local(palette, GREEN[2], 0.16),
    ) +
    fill(poly([point(-92, 0), point(-92, 12), point(92, 12), point(92, 0)]), shade(palette, '#8d8270', 0.1, 0.2)) +
    fill(poly([point(-60, 12), point(-60, 50), point(60, 50), point(60, 12)]), lit(palette, '#c79f72', 0.14, 0)) +
    fill(
      poly([point(-40, 12), point(-40, 46), point(-8, 46), point(-8, 12)]) +
        poly([point(16, 22), point(16, 44), point(44, 44), point(44, 22)]),
      glow,
    ) +
    fill(
      [-84, -62, 58, 82]
        .map((dx) => poly([point(dx, 12), point(dx, 52), point(dx + 5, 52), point(dx + 5, 12)]))
        .join(''),
      dark,
    ) +
    (palette.lamps ? stage.halo(palette.lamp, ...point(-20, 30), 120 * z, 0.7) : '') +
    fill(
      poly([
        point(-114, 40),
        point(-60, 88),
        point(-22, 124),
        point(22, 124),
        point(60, 88),
        point(114, 40),
        point(110, 36),
        point(0, 46),
        point(-110, 36),
      ]),
      thatch,
    ) +
    fill(
      poly([point(0, 124), point(22, 124), point(60, 88), point(114, 40), point(110, 36), point(0, 46)]),
      dark,
      0.5,
    ) +
    stroke(
      `M${point(-78, 70).map(coord).join(' ')}Q${point(0, 82).map(coord).join(' ')} ${point(78, 70).map(coord).join(' ')}`,
      dark,
      2 * z,
      0.6,
    ) +
    fill(poly([point(-26, 120), point(-20, 130), point(20, 130), point(26, 120)]), dark)
  );
}

/** A row of ducks on the bank, a herder with a long pole behind them and a child in front. */
function ducks(stage: Stage, line: readonly Point[], x: number): string {
  const { unit, rng, palette } = stage;
  const white = lit(palette, '#f5efe0', 0.02, 0.3);
  let bodies = '';
  let bills = '';
  for (let i = 0; i < 11; i++) {
    const dx = x + (60 + i * 24 + rng.bell() * 6) * unit;
    const dy = heightAt(line, dx) + rng.range(-3, 2) * unit;
    const size = 8.5 * unit;
    bodies += `M${coord(dx - size)} ${coord(dy - size * 1.5)}Q${coord(dx - size * 0.4)} ${coord(dy - size * 0.2)} ${coord(dx + size * 0.6)} ${coord(dy - size * 0.5)}Q${coord(dx + size * 1.2)} ${coord(dy - size * 1.1)} ${coord(dx + size)} ${coord(dy - size * 2)}L${coord(dx + size * 0.62)} ${coord(dy - size * 2)}Q${coord(dx + size * 0.4)} ${coord(dy - size * 1.2)} ${coord(dx - size * 0.3)} ${coord(dy - size * 1.24)}Z${disc(dx + size * 0.9, dy - size * 2.25, size * 0.42)}`;
    bills += poly([
      [dx + size * 1.2, dy - size * 2.4],
      [dx + size * 1.8, dy - size * 2.14],
      [dx + size * 1.2, dy - size * 2],
    ]);
  }
  let out = fill(bodies, white) + fill(bills, local(palette, '#d08a3c'));
  if (stage.has('no-people')) return out;
  const ink = mix(palette.near, palette.haze, 0.05);
  const y = heightAt(line, x) + 2 * unit;
  const cx = x + 356 * unit;
  const cy = heightAt(line, cx) + 2 * unit;
  out += fill(person(x, y, 110 * unit, { stride: true, arm: 1 }) + person(cx, cy, 74 * unit, { stride: true }), ink);
  // The herder's conical hat of palm leaf; a scrap of cloth on the pole.
  out += fill(
    poly([
      [x - 26 * unit, y - 100 * unit],
      [x, y - 122 * unit],
      [x + 26 * unit, y - 100 * unit],
    ]),
    lit(palette, '#d5b273', 0, 0.1),
  );
  out += stroke(
    `M${coord(x + 33 * unit)} ${coord(y - 112 * unit)}L${coord(x + 150 * unit)} ${coord(y - 196 * unit)}M${coord(x + 33 * unit)} ${coord(y - 112 * unit)}L${coord(x - 8 * unit)} ${coord(y - 82 * unit)}`,
    ink,
    2.6 * unit,
  );
  return (
    out +
    fill(
      poly([
        [x + 150 * unit, y - 196 * unit],
        [x + 172 * unit, y - 190 * unit],
        [x + 158 * unit, y - 170 * unit],
        [x + 142 * unit, y - 182 * unit],
      ]),
      local(palette, '#b4533a'),
    )
  );
}

/** Ears of rice in the foreground, and a small offering on a stone. */
function nearRice(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const ink = mix(shade(palette, GREEN[0], 0, 0.5), palette.near, 0.5);
  const gold = mix(ink, lit(palette, stage.season === 'autumn' ? '#d9b45c' : '#a3b06e', 0, 0.1), 0.55);
  let blades = '';
  let heads = '';
  for (let i = 0; i < 70; i++) {
    const x = width * rng();
    const side = Math.abs(x / width - 0.5) * 2;
    const tall = unit * (50 + 110 * side * rng() + 30 * rng());
    const lean = tall * rng.range(-0.3, 0.4);
    blades += `M${coord(x - 3 * unit)} ${height + 8}Q${coord(x)} ${coord(height - tall * 0.6)} ${coord(x + lean)} ${coord(height - tall)}Q${coord(x + 4 * unit)} ${coord(height - tall * 0.5)} ${coord(x + 3 * unit)} ${height + 8}Z`;
    if (i % 3 === 0)
      heads +=
        lens(x + lean, height - tall, 16 * unit, 5 * unit) +
        lens(x + lean + 6 * unit, height - tall + 8 * unit, 15 * unit, 5 * unit);
  }
  return fill(blades, ink) + fill(heads, gold);
}
