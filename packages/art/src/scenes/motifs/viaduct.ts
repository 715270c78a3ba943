import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { family } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, mist, profile, veil } from '../../elements/terrain.ts';
import { broadleaf, conifer, coniferLight, forest } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { teaHills } from './viaduct-tea.ts';

/** A train on its viaduct: high above a gorge, or low across an estuary; or among hills of `tea`. */
export function viaduct(stage: Stage): string {
  if (stage.has('tea')) return teaHills(stage);
  const estuary = stage.seed % 2 === 1;
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * 0.54;
  const sunX = sunAcross(stage, 0.18, 0.3, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 330 : rng.range(180, 240)),
    r: 50 * unit,
    horizon: horizon + 60 * unit,
  });
  const count = stage.portrait ? 4 : 6;
  if (!estuary)
    out +=
      massif(stage, {
        summits: Array.from({ length: count }, (_, i): Point => [
          width * ((i + 0.5) / count) + rng.bell() * 50 * unit,
          horizon - unit * rng.range(90, 210),
        ]),
        from: [-60 * unit, horizon + 20 * unit],
        to: [width + 60 * unit, horizon + 20 * unit],
        foot: horizon + 60 * unit,
        depth: 0.58,
        rock: '#8b8f8c',
        snowline:
          stage.season === 'summer' ? horizon - 150 * unit : stage.season === 'winter' ? horizon : horizon - 90 * unit,
        light: -1,
        ruggedness: 0.1,
      }) + veil(stage, horizon - 60 * unit, horizon + 60 * unit, 0.7, palette.sky[3]);
  return estuary ? out + acrossTheEstuary(stage, horizon, sunX) : out + overTheGorge(stage, horizon);
}

/** The train: an engine and carriages, each a little smaller with distance. `at` gives the height of the rails. */
function train(stage: Stage, at: (x: number) => number, x: number, scale: number, cars: number): string {
  const { unit, palette } = stage;
  const z = unit * scale;
  const coach = local(palette, '#7a3a34');
  const cream = lit(palette, '#ead9b4', 0, 0.2);
  const dark = mix(palette.near, palette.haze, 0.08);
  const glass = palette.lamps ? palette.lamp : shade(palette, '#4f5c5e', 0, 0.2);
  let out = '';
  for (let i = 0; i < cars; i++) {
    const cx = x - (136 + i * 118) * z;
    const y = at(cx) - 4 * z;
    const tilt = (Math.atan2(at(cx + 50 * z) - at(cx - 50 * z), 100 * z) * 180) / Math.PI;
    let body =
      fill(
        `M${coord(-54 * z)} ${coord(-6 * z)}v${coord(-40 * z)}q0 ${coord(-6 * z)} ${coord(6 * z)} ${coord(-6 * z)}h${coord(96 * z)}q${coord(6 * z)} 0 ${coord(6 * z)} ${coord(6 * z)}v${coord(40 * z)}Z`,
        coach,
      ) +
      fill(`M${coord(-54 * z)} ${coord(-24 * z)}v${coord(-16 * z)}h${coord(108 * z)}v${coord(16 * z)}Z`, cream) +
      fill(
        `M${coord(-56 * z)} ${coord(-46 * z)}q${coord(56 * z)} ${coord(-16 * z)} ${coord(112 * z)} 0Z`,
        shade(palette, '#8d8578', 0, 0.2),
      );
    let panes = '';
    for (let p = 0; p < 6; p++)
      panes += `M${coord((-46 + p * 16) * z)} ${coord(-26 * z)}v${coord(-12 * z)}h${coord(11 * z)}v${coord(12 * z)}Z`;
    body +=
      fill(panes, glass) +
      fill(
        [-40, -28, 28, 40]
          .map(
            (d) =>
              `M${coord((d - 6) * z)} ${coord(-2 * z)}a${coord(6 * z)} ${coord(6 * z)} 0 1 1 ${coord(12 * z)} 0a${coord(6 * z)} ${coord(6 * z)} 0 1 1 ${coord(-12 * z)} 0Z`,
          )
          .join('') + `M${coord(54 * z)} ${coord(-8 * z)}h${coord(10 * z)}v${coord(-4 * z)}h${coord(-10 * z)}Z`,
        dark,
      );
    out += `<g transform="translate(${coord(cx)} ${coord(y)}) rotate(${coord(tilt)})">${body}</g>`;
  }
  const y = at(x) - 4 * z;
  const engine =
    fill(
      `M${coord(-68 * z)} ${coord(-8 * z)}v${coord(-52 * z)}h${coord(34 * z)}v${coord(16 * z)}h${coord(70 * z)}q${coord(12 * z)} 0 ${coord(12 * z)} ${coord(18 * z)}v${coord(18 * z)}Z`,
      shade(palette, '#2f4a40', 0, 0.3),
    ) +
    fill(
      `M${coord(-72 * z)} ${coord(-60 * z)}h${coord(42 * z)}v${coord(-5 * z)}h${coord(-42 * z)}ZM${coord(30 * z)} ${coord(-44 * z)}v${coord(-22 * z)}h${coord(-3 * z)}v${coord(-5 * z)}h${coord(17 * z)}v${coord(5 * z)}h${coord(-3 * z)}v${coord(22 * z)}ZM${coord(-12 * z)} ${coord(-44 * z)}q${coord(6 * z)} ${coord(-14 * z)} ${coord(14 * z)} 0Z`,
      dark,
    ) +
    fill(`M${coord(-60 * z)} ${coord(-36 * z)}v${coord(-16 * z)}h${coord(16 * z)}v${coord(16 * z)}Z`, glass) +
    stroke(`M${coord(-32 * z)} ${coord(-30 * z)}h${coord(76 * z)}`, lit(palette, '#baa57e', 0, 0.2), 2.4 * z) +
    fill(
      [-52, -22, 4, 28]
        .map(
          (d, i) =>
            `M${coord((d - (i && i < 3 ? 11 : 7)) * z)} ${coord(-(i && i < 3 ? 6 : 2) * z)}a${coord((i && i < 3 ? 11 : 7) * z)} ${coord((i && i < 3 ? 11 : 7) * z)} 0 1 1 ${coord(2 * (i && i < 3 ? 11 : 7) * z)} 0a${coord((i && i < 3 ? 11 : 7) * z)} ${coord((i && i < 3 ? 11 : 7) * z)} 0 1 1 ${coord(-2 * (i && i < 3 ? 11 : 7) * z)} 0Z`,
        )
        .join('') +
        `M${coord(46 * z)} ${coord(-8 * z)}h${coord(14 * z)}l${coord(6 * z)} ${coord(10 * z)}h${coord(-22 * z)}Z`,
      dark,
    );
  let plume = '';
  for (let i = 0; i < 9; i++) {
    const r = (11 + i * 6) * z;
    plume += `M${coord(x + (35 - i * 30) * z - r)} ${coord(y - (78 + i * 9 + Math.sin(i * 1.7) * 8) * z)}a${coord(r)} ${coord(r * 0.7)} 0 1 1 ${coord(2 * r)} 0a${coord(r)} ${coord(r * 0.7)} 0 1 1 ${coord(-2 * r)} 0Z`;
  }
  return (
    fill(plume, mix(palette.cloud, '#ffffff', 0.2), 0.75) +
    out +
    `<g transform="translate(${coord(x)} ${coord(y)})">${engine}</g>` +
    (palette.lamps ? stage.halo(palette.lamp, x + 54 * z, y - 30 * z, 60 * z, 0.8) : '')
  );
}

interface Arches {
  x0: number;
  x1: number;
  deck: (x: number) => number;
  foot: (x: number) => number;
  count: number;
  depth: number;
}

/** Tall stone arches on tapering piers. */
function arcade(stage: Stage, plan: Arches): string {
  const { palette, unit } = stage;
  const { x0, x1, deck, foot, count, depth } = plan;
  const stone = '#b09878';
  const face = lit(palette, stone, depth, 0.12);
  const side = shade(palette, stone, depth, 0.46);
  const bay = (x1 - x0) / count;
  const pier = bay * 0.13;
  let body = '';
  let inner = '';
  let bands = '';
  for (let i = 0; i < count; i++) {
    const a = x0 + bay * i;
    const b = a + bay;
    const m = (a + b) / 2;
    const top = deck(m) + 24 * unit;
    const r = bay / 2 - pier;
    const spring = top + r * 1.06;
    // Spandrels with the arch cut out.
    body += `M${coord(a)} ${coord(deck(a))}L${coord(b)} ${coord(deck(b))}V${coord(spring)}H${coord(b - pier)}A${coord(r)} ${coord(r * 1.06)} 0 0 0 ${coord(a + pier)} ${coord(spring)}H${coord(a)}Z`;
    inner += `M${coord(a + pier)} ${coord(spring + 2)}A${coord(r)} ${coord(r * 1.06)} 0 0 1 ${coord(m + r * 0.5)} ${coord(spring - r * 0.9)}A${coord(r * 1.05)} ${coord(r * 1.06)} 0 0 0 ${coord(a + pier + 14 * unit)} ${coord(spring + 2)}Z`;
    const f = foot(a);
    const spread = pier * 1.25;
    if (f > spring) {
      body += `M${coord(a - pier)} ${coord(spring - 1)}L${coord(a - spread)} ${coord(f)}H${coord(a + spread)}L${coord(a + pier)} ${coord(spring - 1)}Z`;
      inner += `M${coord(a + pier * 0.4)} ${coord(spring)}L${coord(a + spread * 0.4)} ${coord(f)}H${coord(a + spread)}L${coord(a + pier)} ${coord(spring)}Z`;
      bands += `M${coord(a - pier * 1.2)} ${coord(spring)}h${coord(pier * 2.4)}`;
    }
  }
  let coping = `M${coord(x0)} ${coord(deck(x0))}`;
  for (let i = 1; i <= count; i++) coping += `L${coord(x0 + bay * i)} ${coord(deck(x0 + bay * i))}`;
  return (
    `<path d="${body}" fill="${face}"/>` +
    fill(inner, side, 0.8) +
    stroke(bands, lit(palette, stone, depth, 0.4), 5 * unit) +
    stroke(coping, lit(palette, stone, depth, 0.44), 7 * unit) +
    stroke(coping, side, 1.6 * unit, 0.6).replace('<path', `<path transform="translate(0 ${coord(5 * unit)})"`)
  );
}

function overTheGorge(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const winter = stage.season === 'winter';
  const green = { spring: '#5d7a52', summer: '#4a6749', autumn: '#94683a', winter: '#5f7074' }[stage.season];
  let out = `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${mix(shade(palette, green, 0.5, 0.1), palette.sky[3], 0.4)}"/>`;
  for (const [depth, dy, trees] of [
    [0.44, 40, 30],
    [0.3, 100, 42],
  ] as const) {
    const line = profile(
      stage,
      [
        [-30, horizon + (dy - 60) * unit],
        [width * 0.3, horizon + dy * unit],
        [width * 0.5, horizon + (dy + 60) * unit],
        [width * 0.72, horizon + dy * unit],
        [width + 30, horizon + (dy - 70) * unit],
      ],
      12 * unit,
      14,
      6,
    );
    const ink = shade(palette, green, depth, 0.16);
    out +=
      forest(stage, line, trees * unit, ink, {
        spacing: trees * unit * 0.34,
        back: stage.season === 'autumn' ? local(palette, '#c08a44', depth) : mix(ink, palette.haze, 0.24),
        ...(winter ? { snow: lit(palette, '#eef0ee', depth, 0.1) } : {}),
      }) +
      `<path d="${softBelow(line, height)}" fill="${stage.gradient([
        [0, ink],
        [1, mix(ink, palette.sky[3], 0.4)],
      ])}"/>` +
      mist(stage, horizon + (dy + 70) * unit, 14 * unit, 2, 0.3);
  }
  const deck = (x: number): number => horizon + 36 * unit - 16 * unit * Math.sin((Math.PI * x) / width);
  const foot = (x: number): number =>
    horizon + unit * (170 + 330 * Math.max(0, 1 - ((x / width - 0.52) / 0.5) ** 2) * (stage.portrait ? 1.3 : 1));
  out += arcade(stage, { x0: -40, x1: width + 40, deck, foot, count: stage.portrait ? 6 : 9, depth: 0.1 });
  out += train(
    stage,
    deck,
    width * (stage.portrait ? 0.74 : rng.range(0.64, 0.76)),
    stage.portrait ? 0.82 : 0.9,
    stage.portrait ? 4 : 5,
  );
  // The slopes in front of the piers, and the river far below.
  const left = profile(
    stage,
    [
      [-30, horizon + 170 * unit],
      [width * 0.18, horizon + 230 * unit],
      [width * 0.36, height * 0.88],
      [width * 0.46, height + 20],
    ],
    12 * unit,
    12,
    8,
  );
  const right = profile(
    stage,
    [
      [width * 0.54, height + 20],
      [width * 0.64, height * 0.9],
      [width * 0.82, horizon + 240 * unit],
      [width + 30, horizon + 160 * unit],
    ],
    12 * unit,
    12,
    8,
  );
  out += fill(
    `M${coord(width * 0.3)} ${height + 10}C${coord(width * 0.44)} ${coord(height * 0.96)} ${coord(width * 0.48)} ${coord(height * 0.88)} ${coord(width * 0.5)} ${coord(foot(width * 0.5) - 10 * unit)}H${coord(width * 0.54)}C${coord(width * 0.54)} ${coord(height * 0.9)} ${coord(width * 0.58)} ${coord(height * 0.96)} ${coord(width * 0.74)} ${height + 10}Z`,
    mix(palette.water[0], palette.sky[3], 0.3),
  );
  for (const slope of [left, right]) {
    const ink = shade(palette, green, 0.04, 0.34);
    const dark = mix(ink, palette.near, 0.2);
    out += `<path d="${softBelow(slope, height + 20)}" fill="${stage.gradient([
      [0, winter ? lit(palette, '#dfe4e6', 0.04, 0.1) : ink],
      [1, dark],
    ])}"/>`;
    const x0 = slope[0]?.[0] ?? 0;
    const x1 = slope.at(-1)?.[0] ?? width;
    for (let i = 0; i < 15; i++) {
      const x = x0 + (x1 - x0) * rng();
      const y = heightAt(slope, x) + rng() * 120 * unit;
      const tall = unit * rng.range(80, 170);
      if (y > height + 60 * unit) continue;
      const t = stage.season === 'autumn' && rng.chance(0.45) ? local(palette, leaves('autumn')[2], 0.02) : dark;
      out +=
        fill(conifer(stage, x, y, tall, 7), t) +
        fill(
          coniferLight(stage, x, y, tall, -1, 7),
          winter ? lit(palette, '#eef0ee', 0, 0.1) : mix(t, palette.glow, 0.16),
          0.7,
        );
    }
  }
  if (!stage.has('no-people'))
    out += family(
      stage,
      width * (stage.portrait ? 0.12 : 0.1),
      heightAt(left, width * 0.12) + 6 * unit,
      74 * unit,
      mix(palette.near, palette.haze, 0.06),
    );
  return out + birds(stage, width * 0.44, horizon - 60 * unit, 5, 15 * unit, mix(palette.near, palette.haze, 0.35));
}

function acrossTheEstuary(stage: Stage, horizon: number, sunX: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const line = profile(
      stage,
      [
        [-30, horizon - (70 - i * 26) * unit],
        [width * 0.3, horizon - (30 - i * 8) * unit],
        [width * 0.6, horizon - (90 - i * 30) * unit],
        [width + 30, horizon - (50 - i * 20) * unit],
      ],
      10 * unit,
      18,
      5,
    );
    const ink = mix(mix(palette.haze, palette.shadow, 0.06 + i * 0.08), local(palette, meadow(stage.season)), i * 0.16);
    out += `<path d="${softBelow(line, horizon + 40 * unit)}" fill="${stage.gradient([
      [0, ink],
      [1, mix(ink, palette.sky[3], 0.5)],
    ])}"/>`;
  }
  const water = horizon + 24 * unit;
  out +=
    `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[3], 0.4)],
      [1, palette.water[1]],
    ])}"/>` +
    glints(stage, { top: water, bottom: height, x: sunX, colour: palette.glow, count: 60, spread: 160, length: 160 });
  // Sandbanks left by the tide.
  for (let i = 0; i < 7; i++)
    out += fill(
      lens(width * rng(), water + unit * rng.range(60, 300), unit * rng.range(200, 520), unit * rng.range(6, 18)),
      lit(palette, '#cdb68c', 0.1, 0.2),
      0.7,
    );
  const deck = (x: number): number => horizon + 20 * unit + (x / width) * 60 * unit;
  const foot = (x: number): number => horizon + 96 * unit + (x / width) * 130 * unit;
  const bridge = arcade(stage, { x0: -40, x1: width + 60, deck, foot, count: stage.portrait ? 9 : 14, depth: 0.14 });
  out += bridge;
  let shadows = '';
  for (let i = 0; i < 15; i++) {
    const x = -40 + ((width + 100) * i) / (stage.portrait ? 9 : 14);
    if (x < width + 60)
      shadows +=
        lens(x + 10 * unit, foot(x) + 8 * unit, 90 * unit, 10 * unit) +
        lens(x + 16 * unit, foot(x) + 30 * unit, 60 * unit, 6 * unit);
  }
  out +=
    fill(shadows, palette.water[1], 0.6) +
    train(
      stage,
      deck,
      width * (stage.portrait ? 0.7 : rng.range(0.58, 0.7)),
      stage.portrait ? 0.8 : 0.86,
      stage.portrait ? 4 : 5,
    );
  const near = profile(
    stage,
    [
      [-30, height * 0.82],
      [width * 0.2, height * 0.84],
      [width * 0.5, height * 0.93],
      [width * 0.8, height * 0.97],
      [width + 30, height * 0.95],
    ],
    8 * unit,
    18,
    6,
  );
  const ink = mix(shade(palette, meadow(stage.season), 0, 0.5), palette.near, 0.4);
  const tones = leaves(stage.season);
  out += broadleaf(stage, {
    x: width * 0.08,
    y: heightAt(near, width * 0.08) + 10 * unit,
    height: 300 * unit,
    tones: [
      mix(ink, shade(palette, tones[0], 0), 0.4),
      mix(ink, local(palette, tones[1]), 0.6),
      mix(ink, lit(palette, tones[2], 0), 0.7),
    ],
    bark: ink,
    light: -1,
    clumps: 22,
    bare: stage.season === 'winter',
  });
  out +=
    fill(softBelow(near, height + 20), ink) + grasses(stage, (x) => heightAt(near, x), 0, width, 190, 60 * unit, ink);
  if (!stage.has('no-people')) {
    const x = width * (stage.portrait ? 0.32 : 0.3);
    out += family(stage, x, heightAt(near, x) + 6 * unit, 92 * unit, palette.near);
  }
  return out + birds(stage, width * 0.3, horizon - 120 * unit, 7, 16 * unit, mix(palette.near, palette.haze, 0.3));
}
