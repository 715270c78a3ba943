import { mix } from '../../core/colour.ts';
import { fill, heightAt, coord, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse } from '../../elements/houses.ts';
import { massif } from '../../elements/mountain.ts';
import { lantern, person, rowboat, smoke } from '../../elements/people.ts';
import { aurora, birds, drawSky } from '../../elements/sky.ts';
import { mist, profile, rock, veil } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';

/**
 * Deep water between walls of rock: red cabins and a jetty, a ferry in the narrows, or a boathouse under waterfalls.
 */
export function fjord(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.62 : rng.range(0.6, 0.66));
  const gap = width * (stage.portrait ? 0.46 : rng.range(0.38, 0.46));
  const sunY = water - height * (stage.portrait ? 0.26 : rng.range(0.24, 0.34));
  let back = drawSky(stage, {
    x: gap + width * rng.range(-0.05, 0.08),
    y: stage.hour === 'night' ? height * 0.12 : sunY,
    r: unit * (stage.hour === 'night' ? 30 : 44),
    horizon: water,
  });
  if (stage.hour === 'night' || stage.has('aurora'))
    back += aurora(stage, -width * 0.1, height * (stage.portrait ? 0.3 : 0.34), width * 1.2, height * 0.3);
  const land = walls(stage, water, gap, view);
  const houses = view === 1 ? '' : hamlet(stage, water, view);
  // The water reflects the whole far shore.
  const { above, below } = reflect(stage, land + houses, water, 0.5, 0.8);
  const surface = `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[2], 0.4)],
    [1, mix(palette.water[1], palette.near, 0.2)],
  ])}"/>`;
  let out =
    back +
    above +
    surface +
    below +
    veil(stage, water - 60 * unit, water + 2, 0.3, palette.sky[3]) +
    mist(stage, water - 2 * unit, 4 * unit, 4, 0.3);
  out +=
    ripples(stage, water, height, palette.near, 44, 0.24) +
    glints(stage, {
      top: water,
      bottom: height,
      x: gap,
      colour: palette.glow,
      count: stage.hour === 'night' ? 26 : 50,
      spread: 150,
      length: 150,
    });
  if (palette.lamps && view !== 1)
    out += glints(stage, {
      top: water + 4 * unit,
      bottom: water + 170 * unit,
      x: width * (stage.portrait ? 0.58 : 0.76),
      colour: palette.lamp,
      count: 26,
      spread: 70,
      length: 80,
      opacity: 0.75,
    });
  if (view === 1) out += ferry(stage, gap + 60 * unit, water + 44 * unit, 1.25);
  else out += moored(stage, water);
  return out + skerry(stage, view);
}

const snowy = (stage: Stage): boolean => stage.season === 'winter' || stage.season === 'spring';

function walls(stage: Stage, water: number, gap: number, view: number): string {
  const { width, unit, rng, palette, height } = stage;
  const tall = height * (stage.portrait ? 0.34 : 0.42);
  const cap = (k: number): number | undefined =>
    stage.season === 'summer' && k > 0.5 ? undefined : water - tall * (snowy(stage) ? 0.3 : 0.7) * k;
  // Far end of the fjord.
  let out = massif(stage, {
    summits: [
      [gap - width * 0.12, water - tall * 0.42],
      [gap + width * 0.02, water - tall * 0.34],
      [gap + width * 0.13, water - tall * 0.46],
    ],
    from: [gap - width * 0.3, water],
    to: [gap + width * 0.3, water],
    foot: water,
    depth: 0.6,
    rock: '#7f8a92',
    snowline: cap(0.4),
    light: -1,
  });
  out += veil(stage, water - tall * 0.3, water, 0.6, palette.sky[3]);
  out += massif(stage, {
    summits: [
      [gap - width * 0.34, water - tall * 0.86],
      [gap - width * 0.18, water - tall * 0.5],
    ],
    from: [-width * 0.2, water],
    to: [gap - width * 0.05, water],
    foot: water,
    depth: 0.36,
    rock: '#6d777c',
    snowline: cap(0.7),
    light: -1,
    ruggedness: 0.13,
  });
  out += massif(stage, {
    summits: [
      [gap + width * 0.22, water - tall * 0.56],
      [gap + width * 0.36, water - tall * rng.range(0.88, 1)],
      [gap + width * 0.54, water - tall * 0.8],
    ],
    from: [gap + width * 0.06, water],
    to: [width * 1.2, water],
    foot: water,
    depth: 0.26,
    rock: '#667075',
    snowline: cap(0.85),
    light: -1,
    ruggedness: 0.13,
  });
  out += veil(stage, water - tall * 0.24, water, 0.5, palette.sky[3]);
  out += massif(stage, {
    summits: [
      [width * 0.02, water - tall * rng.range(1.05, 1.2)],
      [width * 0.13, water - tall * 0.62],
    ],
    from: [-width * 0.3, water],
    to: [gap - width * 0.14, water],
    foot: water,
    depth: 0.1,
    rock: '#596267',
    snowline: cap(1),
    light: -1,
    ruggedness: 0.12,
  });
  if (view === 2) out += falls(stage, gap + width * 0.3, water - tall * 0.66, water);
  // A wooded foot along the near right shore.
  const shore = profile(
    stage,
    [
      [gap + width * 0.16, water + 2],
      [gap + width * 0.26, water - 16 * unit],
      [width * 0.8, water - 34 * unit],
      [width + 30, water - 70 * unit],
    ],
    6 * unit,
    14,
    8,
  );
  const ink = shade(palette, stage.season === 'autumn' ? '#6b5a3a' : '#3c5145', 0.08, 0.34);
  out += fill(
    softBelow(
      shore.map(([x, y]): Point => [x, Math.min(y, water)]),
      water + 1,
    ),
    ink,
  );
  for (let i = 0; i < (stage.portrait ? 12 : 20); i++) {
    const x = gap + width * 0.24 + (width * 0.76 - gap) * rng() ** 0.8 * 1.05;
    const y = heightAt(shore, x);
    const size = unit * rng.range(46, 120) * (0.6 + (0.6 * (x - gap)) / width);
    const birch = stage.season === 'autumn' && rng.chance(0.35);
    const tone = birch ? shade(palette, leaves('autumn')[2], 0.06, 0.1) : ink;
    out +=
      fill(conifer(stage, x, y + 6 * unit, size, 6), mix(tone, palette.near, 0.16)) +
      (snowy(stage)
        ? fill(coniferLight(stage, x, y + 6 * unit, size, -1, 6), lit(palette, '#e8ecec', 0.08, 0.1), 0.7)
        : fill(coniferLight(stage, x, y + 6 * unit, size, -1, 6), mix(tone, palette.glow, 0.16), 0.6));
  }
  return out;
}

function falls(stage: Stage, x: number, top: number, foot: number): string {
  const { unit, palette, rng } = stage;
  const white = mix(lit(palette, '#eef2f0', 0.1, 0.3), palette.haze, 0.12);
  let d = '';
  let y = top;
  let px = x;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    y = top + (foot - top) * t;
    px += rng.bell() * 7 * unit;
    const half = unit * (2.6 + 9 * t * t);
    left.push([px - half, y]);
    right.push([px + half, y]);
  }
  d = poly([...left, ...right.toReversed()]);
  return fill(d, white, 0.9) + stage.halo(white, px, foot, 70 * unit, 0.5);
}

function hamlet(stage: Stage, water: number, view: number): string {
  const { width, unit, palette } = stage;
  const cx = width * (stage.portrait ? 0.56 : 0.74);
  const snow = stage.season === 'winter';
  const colours = ['#9a4534', '#8e3f30', '#c9a15c', '#e6dcc6'] as const;
  let out = '';
  const houses: readonly (readonly [number, number, number, number])[] =
    view === 0
      ? [
          [120, -36, 0.72, 3],
          [-110, -26, 0.8, 2],
          [10, -4, 1.1, 0],
        ]
      : [
          [90, -30, 0.74, 2],
          [0, -2, 1.3, 1],
        ];
  for (const [dx, dy, k, c] of houses) {
    const z = unit * k;
    const x = cx + dx * unit;
    const y = water + dy * unit;
    if (palette.lamps) out += stage.halo(palette.lamp, x, y - 40 * z, 150 * z, 0.45);
    out += gableHouse(stage, {
      x,
      y,
      gable: 72 * z,
      length: 104 * z,
      wall: 58 * z,
      roof: 40 * z,
      depth: 0.05,
      stone: colours[c] ?? colours[0],
      tile: '#4d4640',
      side: -1,
      lightOn: 'length',
      eaves: 10 * z,
      windows: 'plain',
      planks: true,
      snow,
    });
    out += fill(
      `M${coord(x - 46 * z)} ${coord(y - 92 * z)}v${coord(-26 * z)}h${coord(13 * z)}v${coord(26 * z)}Z`,
      shade(palette, '#7d7468'),
    );
    if (palette.lamps || snow) out += smoke(stage, x - 40 * z, y - 118 * z, 150 * z);
  }
  // Their jetty on its piles, with a light at the end.
  const jx = cx - (stage.portrait ? 220 : 290) * unit;
  const ink = shade(palette, '#5d4a38', 0.02, 0.5);
  let piles = '';
  for (let i = 0; i < 7; i++)
    piles += `M${coord(jx + i * 30 * unit)} ${coord(water - 16 * unit)}v${coord(18 * unit)}h${coord(5 * unit)}v${coord(-18 * unit)}Z`;
  out +=
    fill(piles, ink) +
    fill(
      poly([
        [jx - 8 * unit, water - 20 * unit],
        [cx - 90 * unit, water - 20 * unit],
        [cx - 90 * unit, water - 12 * unit],
        [jx - 8 * unit, water - 12 * unit],
      ]),
      lit(palette, '#8a7258', 0.04, 0.14),
    );
  out +=
    fill(
      `M${coord(jx)} ${coord(water - 20 * unit)}v${coord(-36 * unit)}h${coord(4 * unit)}v${coord(36 * unit)}Z`,
      ink,
    ) +
    (palette.lamps ? stage.halo(palette.lamp, jx + 2 * unit, water - 58 * unit, 46 * unit, 0.9) : '') +
    fill(
      `M${coord(jx - 4 * unit)} ${coord(water - 54 * unit)}h${coord(12 * unit)}l${coord(-3 * unit)} ${coord(-10 * unit)}h${coord(-6 * unit)}Z`,
      palette.lamps ? palette.lamp : ink,
    );
  return out;
}

function moored(stage: Stage, water: number): string {
  const { width, unit, palette } = stage;
  return rowboat(stage, width * (stage.portrait ? 0.3 : 0.46), water + 70 * unit, 120 * unit, {
    outside: shade(palette, '#8e4a3c', 0.02, 0.3),
    inside: shade(palette, '#5d4a38', 0, 0.5),
    rim: lit(palette, '#e6d8bc', 0, 0.3),
  });
}

/** The coastal steamer, with all its lights on. */
function ferry(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const hull = shade(palette, '#2f3a44', 0.06, 0.4);
  const white = lit(palette, '#f2ecdd', 0.06, 0.26);
  const dull = shade(palette, '#d8d0bf', 0.06, 0.26);
  const glass = palette.lamps ? palette.lamp : shade(palette, '#4a5a62', 0.06);
  const boat =
    fill(
      `M${coord(x - 150 * size)} ${coord(y - 30 * size)}L${coord(x + 160 * size)} ${coord(y - 34 * size)}L${coord(x + 140 * size)} ${coord(y)}H${coord(x - 136 * size)}Z`,
      hull,
    ) +
    fill(
      `M${coord(x - 150 * size)} ${coord(y - 30 * size)}L${coord(x + 160 * size)} ${coord(y - 34 * size)}l${coord(-3 * size)} ${coord(6 * size)}L${coord(x - 148 * size)} ${coord(y - 24 * size)}Z`,
      local(palette, '#a04f3c'),
    ) +
    fill(
      `M${coord(x - 126 * size)} ${coord(y - 30 * size)}v${coord(-24 * size)}h${coord(230 * size)}l${coord(16 * size)} ${coord(22 * size)}Z`,
      white,
    ) +
    fill(
      `M${coord(x - 104 * size)} ${coord(y - 54 * size)}v${coord(-22 * size)}h${coord(170 * size)}l${coord(14 * size)} ${coord(22 * size)}Z`,
      dull,
    ) +
    fill(
      `M${coord(x + 6 * size)} ${coord(y - 76 * size)}v${coord(-20 * size)}h${coord(44 * size)}l${coord(10 * size)} ${coord(20 * size)}Z`,
      white,
    ) +
    fill(
      `M${coord(x - 50 * size)} ${coord(y - 76 * size)}l${coord(6 * size)} ${coord(-36 * size)}h${coord(28 * size)}l${coord(-6 * size)} ${coord(36 * size)}Z`,
      local(palette, '#a04f3c', 0.05),
    ) +
    fill(
      `M${coord(x - 45 * size)} ${coord(y - 104 * size)}h${coord(28 * size)}l${coord(1.4 * size)} ${coord(-8 * size)}h${coord(-28 * size)}Z`,
      hull,
    ) +
    fill(
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${coord(x + (-114 + i * 16.4) * size)} ${coord(y - 38 * size)}v${coord(-10 * size)}h${coord(9 * size)}v${coord(10 * size)}Z`,
      ).join('') +
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${coord(x + (-92 + i * 17) * size)} ${coord(y - 60 * size)}v${coord(-10 * size)}h${coord(10 * size)}v${coord(10 * size)}Z`,
        ).join('') +
        `M${coord(x + 16 * size)} ${coord(y - 82 * size)}v${coord(-9 * size)}h${coord(32 * size)}l${coord(4 * size)} ${coord(9 * size)}Z`,
      glass,
    ) +
    stroke(
      `M${coord(x + 84 * size)} ${coord(y - 56 * size)}V${coord(y - 118 * size)}M${coord(x - 118 * size)} ${coord(y - 54 * size)}V${coord(y - 96 * size)}`,
      hull,
      1.8 * size,
    );
  const { above, below } = reflect(stage, boat, y, 0.35, 0.7);
  let wake = '';
  for (let i = 0; i < 5; i++)
    wake += `M${coord(x - (140 + i * 34) * size)} ${coord(y + (4 + i * 7) * size)}q${coord(-30 * size)} ${coord(-4 * size)} ${coord(-70 * size)} ${coord(4 * size)}`;
  return (
    (palette.lamps ? stage.halo(palette.lamp, x, y - 44 * size, 210 * size, 0.35) : '') +
    below +
    above +
    stroke(wake, palette.glow, 2 * size, 0.5) +
    smoke(stage, x - 30 * size, y - 112 * size, 160 * size) +
    birds(stage, x - 190 * size, y - 120 * size, 4, 13 * size, mix(palette.sun, palette.haze, 0.2))
  );
}

/** The rocks in the foreground, and the people on them. */
function skerry(stage: Stage, view: number): string {
  const { width, height, unit, palette, rng } = stage;
  const right = view === 1;
  const line: Point[] = right
    ? [
        [width * 0.44, height + 20],
        [width * 0.6, height * 0.955],
        [width * 0.78, height * 0.9],
        [width * 0.9, height * 0.87],
        [width + 30, height * 0.85],
      ]
    : [
        [-30, height * 0.86],
        [width * 0.1, height * 0.855],
        [width * 0.22, height * 0.9],
        [width * 0.36, height * 0.955],
        [width * 0.48, height + 20],
      ];
  const ground = profile(stage, line, 12 * unit, 12, 10);
  const ink = mix(shade(palette, '#4c5250', 0, 0.5), palette.near, 0.5);
  let out = fill(softBelow(ground, height + 20), ink);
  for (let i = 0; i < 7; i++) {
    const x = right ? width * rng.range(0.58, 1) : width * rng.range(0, 0.4);
    const size = unit * rng.range(60, 150);
    out += rock(
      stage,
      x,
      heightAt(ground, x) + unit * rng.range(24, 60),
      size,
      size * 0.4,
      ink,
      mix(ink, snowy(stage) && stage.season === 'winter' ? lit(palette, '#e6eaea', 0, 0.2) : palette.haze, 0.13),
      -1,
    );
  }
  if (stage.has('no-people')) return out;
  const px = right ? width * 0.86 : width * (stage.portrait ? 0.16 : 0.12);
  const py = heightAt(ground, px) + 6 * unit;
  const dark = mix(palette.near, palette.haze, 0.03);
  out += fill(
    person(px, py, 104 * unit, { arm: right ? -1 : 1 }) +
      person(px + 44 * unit, heightAt(ground, px + 44 * unit) + 6 * unit, 66 * unit),
    dark,
  );
  return out + lantern(stage, px - 40 * unit, heightAt(ground, px - 40 * unit) + 6 * unit, 30 * unit, 4);
}
