import { mix } from '../../core/colour.ts';
import { fill, heightAt, n, poly, softBelow, stroke, type Point } from '../../core/path.ts';
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
export function fjord(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.62 : rng.range(0.6, 0.66));
  const gap = w * (s.portrait ? 0.46 : rng.range(0.38, 0.46));
  const sunY = water - h * (s.portrait ? 0.26 : rng.range(0.24, 0.34));
  let back = drawSky(s, {
    x: gap + w * rng.range(-0.05, 0.08),
    y: s.hour === 'night' ? h * 0.12 : sunY,
    r: u * (s.hour === 'night' ? 30 : 44),
    horizon: water,
  });
  if (s.hour === 'night' || s.has('aurora'))
    back += aurora(s, -w * 0.1, h * (s.portrait ? 0.3 : 0.34), w * 1.2, h * 0.3);
  const land = walls(s, water, gap, view);
  const houses = view === 1 ? '' : hamlet(s, water, view);
  // The water reflects the whole far shore.
  const { above, below } = reflect(s, land + houses, water, 0.5, 0.8);
  const surface = `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[2], 0.4)],
    [1, mix(pal.water[1], pal.near, 0.2)],
  ])}"/>`;
  let out =
    back +
    above +
    surface +
    below +
    veil(s, water - 60 * u, water + 2, 0.3, pal.sky[3]) +
    mist(s, water - 2 * u, 4 * u, 4, 0.3);
  out +=
    ripples(s, water, h, pal.near, 44, 0.24) +
    glints(s, {
      top: water,
      bottom: h,
      x: gap,
      colour: pal.glow,
      count: s.hour === 'night' ? 26 : 50,
      spread: 150,
      length: 150,
    });
  if (pal.lamps && view !== 1)
    out += glints(s, {
      top: water + 4 * u,
      bottom: water + 170 * u,
      x: w * (s.portrait ? 0.58 : 0.76),
      colour: pal.lamp,
      count: 26,
      spread: 70,
      length: 80,
      opacity: 0.75,
    });
  if (view === 1) out += ferry(s, gap + 60 * u, water + 44 * u, 1.25);
  else out += moored(s, water);
  return out + skerry(s, view);
}

const snowy = (s: Stage): boolean => s.season === 'winter' || s.season === 'spring';

function walls(s: Stage, water: number, gap: number, view: number): string {
  const { w, u, rng, pal, h } = s;
  const tall = h * (s.portrait ? 0.34 : 0.42);
  const cap = (k: number): number | undefined =>
    s.season === 'summer' && k > 0.5 ? undefined : water - tall * (snowy(s) ? 0.3 : 0.7) * k;
  // Far end of the fjord.
  let out = massif(s, {
    summits: [
      [gap - w * 0.12, water - tall * 0.42],
      [gap + w * 0.02, water - tall * 0.34],
      [gap + w * 0.13, water - tall * 0.46],
    ],
    from: [gap - w * 0.3, water],
    to: [gap + w * 0.3, water],
    foot: water,
    depth: 0.6,
    rock: '#7f8a92',
    snowline: cap(0.4),
    light: -1,
  });
  out += veil(s, water - tall * 0.3, water, 0.6, pal.sky[3]);
  out += massif(s, {
    summits: [
      [gap - w * 0.34, water - tall * 0.86],
      [gap - w * 0.18, water - tall * 0.5],
    ],
    from: [-w * 0.2, water],
    to: [gap - w * 0.05, water],
    foot: water,
    depth: 0.36,
    rock: '#6d777c',
    snowline: cap(0.7),
    light: -1,
    ruggedness: 0.13,
  });
  out += massif(s, {
    summits: [
      [gap + w * 0.22, water - tall * 0.56],
      [gap + w * 0.36, water - tall * rng.range(0.88, 1)],
      [gap + w * 0.54, water - tall * 0.8],
    ],
    from: [gap + w * 0.06, water],
    to: [w * 1.2, water],
    foot: water,
    depth: 0.26,
    rock: '#667075',
    snowline: cap(0.85),
    light: -1,
    ruggedness: 0.13,
  });
  out += veil(s, water - tall * 0.24, water, 0.5, pal.sky[3]);
  out += massif(s, {
    summits: [
      [w * 0.02, water - tall * rng.range(1.05, 1.2)],
      [w * 0.13, water - tall * 0.62],
    ],
    from: [-w * 0.3, water],
    to: [gap - w * 0.14, water],
    foot: water,
    depth: 0.1,
    rock: '#596267',
    snowline: cap(1),
    light: -1,
    ruggedness: 0.12,
  });
  if (view === 2) out += falls(s, gap + w * 0.3, water - tall * 0.66, water);
  // A wooded foot along the near right shore.
  const shore = profile(
    s,
    [
      [gap + w * 0.16, water + 2],
      [gap + w * 0.26, water - 16 * u],
      [w * 0.8, water - 34 * u],
      [w + 30, water - 70 * u],
    ],
    6 * u,
    14,
    8,
  );
  const ink = shade(pal, s.season === 'autumn' ? '#6b5a3a' : '#3c5145', 0.08, 0.34);
  out += fill(
    softBelow(
      shore.map(([x, y]): Point => [x, Math.min(y, water)]),
      water + 1,
    ),
    ink,
  );
  for (let i = 0; i < (s.portrait ? 12 : 20); i++) {
    const x = gap + w * 0.24 + (w * 0.76 - gap) * rng() ** 0.8 * 1.05;
    const y = heightAt(shore, x);
    const size = u * rng.range(46, 120) * (0.6 + (0.6 * (x - gap)) / w);
    const birch = s.season === 'autumn' && rng.chance(0.35);
    const tone = birch ? shade(pal, leaves('autumn')[2], 0.06, 0.1) : ink;
    out +=
      fill(conifer(s, x, y + 6 * u, size, 6), mix(tone, pal.near, 0.16)) +
      (snowy(s)
        ? fill(coniferLight(s, x, y + 6 * u, size, -1, 6), lit(pal, '#e8ecec', 0.08, 0.1), 0.7)
        : fill(coniferLight(s, x, y + 6 * u, size, -1, 6), mix(tone, pal.glow, 0.16), 0.6));
  }
  return out;
}

function falls(s: Stage, x: number, top: number, foot: number): string {
  const { u, pal, rng } = s;
  const white = mix(lit(pal, '#eef2f0', 0.1, 0.3), pal.haze, 0.12);
  let d = '';
  let y = top;
  let px = x;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    y = top + (foot - top) * t;
    px += rng.bell() * 7 * u;
    const half = u * (2.6 + 9 * t * t);
    left.push([px - half, y]);
    right.push([px + half, y]);
  }
  d = poly([...left, ...right.toReversed()]);
  return fill(d, white, 0.9) + s.halo(white, px, foot, 70 * u, 0.5);
}

function hamlet(s: Stage, water: number, view: number): string {
  const { w, u, pal } = s;
  const cx = w * (s.portrait ? 0.56 : 0.74);
  const snow = s.season === 'winter';
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
    const z = u * k;
    const x = cx + dx * u;
    const y = water + dy * u;
    if (pal.lamps) out += s.halo(pal.lamp, x, y - 40 * z, 150 * z, 0.45);
    out += gableHouse(s, {
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
    out += fill(`M${n(x - 46 * z)} ${n(y - 92 * z)}v${n(-26 * z)}h${n(13 * z)}v${n(26 * z)}Z`, shade(pal, '#7d7468'));
    if (pal.lamps || snow) out += smoke(s, x - 40 * z, y - 118 * z, 150 * z);
  }
  // Their jetty on its piles, with a light at the end.
  const jx = cx - (s.portrait ? 220 : 290) * u;
  const ink = shade(pal, '#5d4a38', 0.02, 0.5);
  let piles = '';
  for (let i = 0; i < 7; i++)
    piles += `M${n(jx + i * 30 * u)} ${n(water - 16 * u)}v${n(18 * u)}h${n(5 * u)}v${n(-18 * u)}Z`;
  out +=
    fill(piles, ink) +
    fill(
      poly([
        [jx - 8 * u, water - 20 * u],
        [cx - 90 * u, water - 20 * u],
        [cx - 90 * u, water - 12 * u],
        [jx - 8 * u, water - 12 * u],
      ]),
      lit(pal, '#8a7258', 0.04, 0.14),
    );
  out +=
    fill(`M${n(jx)} ${n(water - 20 * u)}v${n(-36 * u)}h${n(4 * u)}v${n(36 * u)}Z`, ink) +
    (pal.lamps ? s.halo(pal.lamp, jx + 2 * u, water - 58 * u, 46 * u, 0.9) : '') +
    fill(
      `M${n(jx - 4 * u)} ${n(water - 54 * u)}h${n(12 * u)}l${n(-3 * u)} ${n(-10 * u)}h${n(-6 * u)}Z`,
      pal.lamps ? pal.lamp : ink,
    );
  return out;
}

function moored(s: Stage, water: number): string {
  const { w, u, pal } = s;
  return rowboat(s, w * (s.portrait ? 0.3 : 0.46), water + 70 * u, 120 * u, {
    outside: shade(pal, '#8e4a3c', 0.02, 0.3),
    inside: shade(pal, '#5d4a38', 0, 0.5),
    rim: lit(pal, '#e6d8bc', 0, 0.3),
  });
}

/** The coastal steamer, with all its lights on. */
function ferry(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const hull = shade(pal, '#2f3a44', 0.06, 0.4);
  const white = lit(pal, '#f2ecdd', 0.06, 0.26);
  const dull = shade(pal, '#d8d0bf', 0.06, 0.26);
  const glass = pal.lamps ? pal.lamp : shade(pal, '#4a5a62', 0.06);
  const boat =
    fill(
      `M${n(x - 150 * z)} ${n(y - 30 * z)}L${n(x + 160 * z)} ${n(y - 34 * z)}L${n(x + 140 * z)} ${n(y)}H${n(x - 136 * z)}Z`,
      hull,
    ) +
    fill(
      `M${n(x - 150 * z)} ${n(y - 30 * z)}L${n(x + 160 * z)} ${n(y - 34 * z)}l${n(-3 * z)} ${n(6 * z)}L${n(x - 148 * z)} ${n(y - 24 * z)}Z`,
      local(pal, '#a04f3c'),
    ) +
    fill(`M${n(x - 126 * z)} ${n(y - 30 * z)}v${n(-24 * z)}h${n(230 * z)}l${n(16 * z)} ${n(22 * z)}Z`, white) +
    fill(`M${n(x - 104 * z)} ${n(y - 54 * z)}v${n(-22 * z)}h${n(170 * z)}l${n(14 * z)} ${n(22 * z)}Z`, dull) +
    fill(`M${n(x + 6 * z)} ${n(y - 76 * z)}v${n(-20 * z)}h${n(44 * z)}l${n(10 * z)} ${n(20 * z)}Z`, white) +
    fill(
      `M${n(x - 50 * z)} ${n(y - 76 * z)}l${n(6 * z)} ${n(-36 * z)}h${n(28 * z)}l${n(-6 * z)} ${n(36 * z)}Z`,
      local(pal, '#a04f3c', 0.05),
    ) +
    fill(`M${n(x - 45 * z)} ${n(y - 104 * z)}h${n(28 * z)}l${n(1.4 * z)} ${n(-8 * z)}h${n(-28 * z)}Z`, hull) +
    fill(
      Array.from(
        { length: 13 },
        (_, i) => `M${n(x + (-114 + i * 16.4) * z)} ${n(y - 38 * z)}v${n(-10 * z)}h${n(9 * z)}v${n(10 * z)}Z`,
      ).join('') +
        Array.from(
          { length: 9 },
          (_, i) => `M${n(x + (-92 + i * 17) * z)} ${n(y - 60 * z)}v${n(-10 * z)}h${n(10 * z)}v${n(10 * z)}Z`,
        ).join('') +
        `M${n(x + 16 * z)} ${n(y - 82 * z)}v${n(-9 * z)}h${n(32 * z)}l${n(4 * z)} ${n(9 * z)}Z`,
      glass,
    ) +
    stroke(
      `M${n(x + 84 * z)} ${n(y - 56 * z)}V${n(y - 118 * z)}M${n(x - 118 * z)} ${n(y - 54 * z)}V${n(y - 96 * z)}`,
      hull,
      1.8 * z,
    );
  const { above, below } = reflect(s, boat, y, 0.35, 0.7);
  let wake = '';
  for (let i = 0; i < 5; i++)
    wake += `M${n(x - (140 + i * 34) * z)} ${n(y + (4 + i * 7) * z)}q${n(-30 * z)} ${n(-4 * z)} ${n(-70 * z)} ${n(4 * z)}`;
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - 44 * z, 210 * z, 0.35) : '') +
    below +
    above +
    stroke(wake, pal.glow, 2 * z, 0.5) +
    smoke(s, x - 30 * z, y - 112 * z, 160 * z) +
    birds(s, x - 190 * z, y - 120 * z, 4, 13 * z, mix(pal.sun, pal.haze, 0.2))
  );
}

/** The rocks in the foreground, and the people on them. */
function skerry(s: Stage, view: number): string {
  const { w, h, u, pal, rng } = s;
  const right = view === 1;
  const line: Point[] = right
    ? [
        [w * 0.44, h + 20],
        [w * 0.6, h * 0.955],
        [w * 0.78, h * 0.9],
        [w * 0.9, h * 0.87],
        [w + 30, h * 0.85],
      ]
    : [
        [-30, h * 0.86],
        [w * 0.1, h * 0.855],
        [w * 0.22, h * 0.9],
        [w * 0.36, h * 0.955],
        [w * 0.48, h + 20],
      ];
  const ground = profile(s, line, 12 * u, 12, 10);
  const ink = mix(shade(pal, '#4c5250', 0, 0.5), pal.near, 0.5);
  let out = fill(softBelow(ground, h + 20), ink);
  for (let i = 0; i < 7; i++) {
    const x = right ? w * rng.range(0.58, 1) : w * rng.range(0, 0.4);
    const size = u * rng.range(60, 150);
    out += rock(
      s,
      x,
      heightAt(ground, x) + u * rng.range(24, 60),
      size,
      size * 0.4,
      ink,
      mix(ink, snowy(s) && s.season === 'winter' ? lit(pal, '#e6eaea', 0, 0.2) : pal.haze, 0.13),
      -1,
    );
  }
  if (s.has('no-people')) return out;
  const px = right ? w * 0.86 : w * (s.portrait ? 0.16 : 0.12);
  const py = heightAt(ground, px) + 6 * u;
  const dark = mix(pal.near, pal.haze, 0.03);
  out += fill(
    person(px, py, 104 * u, { arm: right ? -1 : 1 }) +
      person(px + 44 * u, heightAt(ground, px + 44 * u) + 6 * u, 66 * u),
    dark,
  );
  return out + lantern(s, px - 40 * u, heightAt(ground, px - 40 * u) + 6 * u, 30 * u, 4);
}
