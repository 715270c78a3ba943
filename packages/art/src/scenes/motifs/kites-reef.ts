import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { footprints } from '../../elements/dune.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, ripples } from '../../elements/water.ts';
import { kite, string } from './kites-flyers.ts';

/** Kites over a lagoon: a great rock behind the shore, surf on the reef, kite surfers in the shallows. */
export function overTheReef(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.53 : 0.52);
  const sunX = sunAcross(stage, 0.16, 0.26, 0.24);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 400 : rng.range(170, 220)),
    r: 48 * unit,
    horizon,
  });
  const shallow = mix(palette.water[0], local(palette, '#9fd0bd'), stage.hour === 'night' ? 0.1 : 0.4);
  const deep = mix(palette.water[1], palette.water[0], 0.2);
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, deep],
    [0.11, mix(deep, shallow, 0.2)],
    [0.14, shallow],
    [0.5, mix(shallow, palette.water[1], 0.3)],
    [1, shallow],
  ])}"/>`;
  out += reef(stage, horizon) + rock(stage, horizon);
  out +=
    ripples(stage, horizon + 60 * unit, height * 0.86, palette.water[1], 34, 0.2) +
    glints(stage, {
      top: horizon,
      bottom: height * 0.84,
      x: sunX,
      colour: palette.glow,
      count: 44,
      spread: 120,
      length: 120,
    });
  out += riders(stage, horizon);
  out += pirogue(stage, width * (stage.wide ? 0.62 : 0.2), horizon + (stage.portrait ? 190 : 150) * unit, unit);
  out += shore(stage);
  return out + birds(stage, width * 0.34, horizon - 110 * unit, 4, 15 * unit, mix(palette.near, palette.haze, 0.4));
}

/** The distant line of surf. */
function reef(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const y = horizon + (height - horizon) * 0.115;
  let d = '';
  for (let x = -40; x < width; x += unit * rng.range(40, 110))
    d += lens(x + 60 * unit, y + rng.bell() * 5 * unit, unit * rng.range(90, 260), unit * rng.range(5, 11));
  return fill(d, mix(palette.glow, local(palette, '#fffdf6'), 0.6), stage.hour === 'night' ? 0.5 : 0.9);
}

/** A great rock: sheer on three sides, flat on top, with forest on its lower slopes. */
function rock(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  const x = width * (stage.wide ? 0.84 : stage.portrait ? 0.72 : 0.74);
  const z = unit * (stage.portrait ? 0.86 : 1.06);
  const point = (dx: number, dy: number): Point => [x + dx * z, horizon - dy * z];
  const crest: readonly Point[] = [
    point(-420, 0),
    point(-330, 34),
    point(-250, 60),
    point(-206, 108),
    point(-190, 196),
    point(-160, 262),
    point(-118, 290),
    point(-52, 282),
    point(-10, 300),
    point(64, 292),
    point(110, 270),
    point(136, 206),
    point(160, 128),
    point(230, 96),
    point(330, 66),
    point(460, 44),
    point(700, 20),
    point(700, 0),
  ];
  const ink = shade(palette, '#7c8378', 0.36, 0.12);
  const face = poly(crest);
  let out = `<path d="${face}" fill="${stage.gradient([
    [0, lit(palette, '#98998a', 0.34, 0.12)],
    [0.6, ink],
    [1, mix(ink, palette.sky[3], 0.3)],
  ])}"/>`;
  // Buttresses: each has a lit edge and a dark gully below the rim.
  let dark = '';
  let bright = '';
  for (let i = 0; i < 11; i++) {
    const dx = -182 + i * 29 + rng.bell() * 6;
    const top = 280 - Math.abs(dx + 20) * 0.3 - rng.range(0, 34);
    const foot = rng.range(74, 130);
    dark += poly([
      point(dx, top),
      point(dx + 12, top - 20),
      point(dx + 17, foot + 40),
      point(dx + 24, foot),
      point(dx - 2, foot + 24),
    ]);
    bright += poly([point(dx - 5, top - 6), point(dx, top), point(dx - 2, foot + 24), point(dx - 11, foot + 50)]);
  }
  let foot = '';
  let light = '';
  for (let i = 0; i < 46; i++) {
    const dx = -400 + i * 24;
    const rise = 26 + 74 * Math.exp(-((dx / 230) ** 2)) * rng.range(0.5, 1.05);
    const [cx, cy] = point(dx, rise * 0.6);
    foot += clump(stage, cx, cy, 34 * z, rise * 0.62 * z, 8);
    if (i % 2) light += clump(stage, cx - 6 * z, cy - rise * 0.3 * z, 16 * z, 9 * z, 6);
  }
  const green = shade(palette, '#4f6b4c', 0.26, 0.24);
  out +=
    stage.clip(face, fill(dark, palette.shadow, 0.26) + fill(bright, palette.glow, 0.24)) +
    stage.clip(
      `M0 0H${width}V${coord(horizon + 4 * unit)}H0Z`,
      fill(foot, green) + fill(light, local(palette, '#7d9162', 0.24), 0.7),
    );
  let roofs = '';
  for (const dx of [-300, -268, 250, 290, 322])
    roofs += poly([point(dx - 17, 12), point(dx, 27), point(dx + 17, 12), point(dx + 17, 4), point(dx - 17, 4)]);
  return (
    out +
    fill(roofs, palette.lamps ? mix(palette.lamp, green, 0.3) : lit(palette, '#d9c39a', 0.2, 0.1)) +
    fill(lens(x + 60 * z, horizon + 3 * unit, 1000 * z, 8 * unit), lit(palette, '#ecdcb6', 0.1, 0.3))
  );
}

/** Distant kite surfers: a bent wing, two lines and spray for each. */
function riders(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const tones = ['#a8503f', '#c9a04e', '#4f6f96'];
  const at: readonly (readonly [number, number, number])[] = stage.wide
    ? [
        [0.6, 0.3, 1],
        [0.7, 0.2, 0.7],
        [0.93, 0.34, 1.05],
      ]
    : [
        [0.4, 0.26, 0.9],
        [0.56, 0.19, 0.64],
        [0.86, 0.32, 1.1],
      ];
  return at
    .map(([fx, fy, k], i) => {
      const x = width * fx;
      const y = horizon + (height - horizon) * fy;
      const z = unit * k;
      const kx = x - 110 * z;
      const ky = y - 210 * z;
      const wing = `M${coord(kx - 62 * z)} ${coord(ky + 26 * z)}Q${coord(kx - 20 * z)} ${coord(ky - 40 * z)} ${coord(kx + 62 * z)} ${coord(ky - 14 * z)}Q${coord(kx - 6 * z)} ${coord(ky - 14 * z)} ${coord(kx - 62 * z)} ${coord(ky + 26 * z)}Z`;
      return (
        stroke(
          `M${coord(kx - 58 * z)} ${coord(ky + 22 * z)}L${coord(x - 12 * z)} ${coord(y - 34 * z)}L${coord(kx + 58 * z)} ${coord(ky - 14 * z)}`,
          mix(palette.near, palette.haze, 0.4),
          1.2 * unit,
          0.8,
        ) +
        fill(wing, local(palette, tones[i] ?? tones[0] ?? '#a8503f', 0.04)) +
        fill(
          `M${coord(x + 14 * z)} ${coord(y + 2 * z)}Q${coord(x + 50 * z)} ${coord(y - 26 * z)} ${coord(x + 96 * z)} ${coord(y + 3 * z)}Z`,
          lit(palette, '#fffdf6', 0, 0.3),
          0.75,
        ) +
        (stage.has('no-people')
          ? ''
          : fill(
              `M${coord(x - 12 * z)} ${coord(y - 36 * z)}L${coord(x + 8 * z)} ${coord(y - 40 * z)}L${coord(x + 16 * z)} ${coord(y - 20 * z)}L${coord(x + 2 * z)} ${coord(y)}L${coord(x - 6 * z)} ${coord(y)}L${coord(x + 4 * z)} ${coord(y - 18 * z)}L${coord(x - 2 * z)} ${coord(y - 30 * z)}L${coord(x - 12 * z)} ${coord(y - 32 * z)}ZM${coord(x + 6 * z)} ${coord(y - 48 * z)}a${coord(6 * z)} ${coord(6 * z)} 0 1 1 ${coord(12 * z)} 0a${coord(6 * z)} ${coord(6 * z)} 0 1 1 ${coord(-12 * z)} 0Z`,
              mix(palette.near, palette.haze, 0.1),
            )) +
        fill(lens(x, y + 3 * z, 56 * z, 7 * z), palette.near, 0.8)
      );
    })
    .join('');
}

/** A fisherman's boat at anchor, with a furled lateen sail. */
function pirogue(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * z)} ${coord(y - dy * z)}`;
  return (
    fill(lens(x, y + 10 * z, 210 * z, 12 * z), palette.water[1], 0.5) +
    stroke(
      `M${point(-6, 10)}V${coord(y - 150 * z)}M${point(-54, 60)}L${point(52, 190)}`,
      shade(palette, '#6a4e36', 0, 0.2),
      3.6 * z,
    ) +
    fill(
      `M${point(-54, 60)}L${point(52, 190)}Q${point(34, 110)} ${point(-8, 50)}Z`,
      lit(palette, '#efe3c8', 0.04, 0.2),
    ) +
    fill(
      `M${point(-96, 36)}Q${point(0, 4)} ${point(100, 38)}Q${point(80, -10)} ${point(56, -12)}H${coord(x - 54 * z)}Q${point(-80, -8)} ${point(-96, 36)}Z`,
      local(palette, '#3f7a80'),
    ) +
    fill(
      `M${point(-96, 36)}Q${point(0, 4)} ${point(100, 38)}L${point(96, 26)}Q${point(0, -6)} ${point(-92, 24)}Z`,
      local(palette, '#d9a85c'),
    )
  );
}

/** The beach under a filao, and the family with the highest kite. */
function shore(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const top = height * (stage.portrait ? 0.79 : 0.78);
  const line = profile(
    stage,
    [
      [-40, top + 96 * unit],
      [width * 0.3, top + 64 * unit],
      [width * 0.64, top + 20 * unit],
      [width + 40, top - 30 * unit],
    ],
    3 * unit,
    22,
    4,
  );
  const off = (dy: number): string =>
    softBelow(
      line.map(([x, y]): Point => [x, y + dy * unit]),
      height + 20,
    );
  const sand = lit(palette, '#e2cb9c', 0.02, 0.26);
  let out =
    fill(off(-24), mix(palette.water[0], palette.glow, 0.4), 0.5) +
    fill(off(-9), mix(palette.glow, local(palette, '#fffaf0'), 0.5), 0.9) +
    fill(off(-3), shade(palette, '#bfa377', 0.02, 0.2)) +
    `<path d="${off(12)}" fill="${stage.gradient([
      [0, sand],
      [1, mix(sand, shade(palette, '#b0905f'), 0.4)],
    ])}"/>`;
  const steps: Point[] = Array.from({ length: 13 }, (_, i): Point => [
    width * (0.634 + 0.022 * i) + (i % 2 ? 8 : -8) * unit,
    height - 116 * unit + i * 8 * unit,
  ]);
  out += footprints(steps, 9 * unit, shade(palette, '#b0905f', 0, 0.3));
  const ink = mix(palette.near, palette.haze, 0.05);
  const px = width * (stage.wide ? 0.72 : stage.portrait ? 0.54 : 0.56);
  const py = heightAt(line, px) + 96 * unit;
  const hands: readonly (readonly [number, number, number])[] = [
    [0, 0, 150],
    [74, 8, 92],
  ];
  const skies: readonly (readonly [number, number, number, number])[] = stage.portrait
    ? [
        [0.46, 0.2, 1.5, 0],
        [0.72, 0.13, 0.72, 1],
      ]
    : stage.wide
      ? [
          [0.66, 0.16, 1.3, 0],
          [0.8, 0.12, 0.7, 1],
        ]
      : [
          [0.44, 0.17, 1.5, 0],
          [0.63, 0.1, 0.72, 1],
        ];
  const paints = [
    ['#a8503f', '#e3c07a'],
    ['#4f7f8a', '#f3e8d0'],
  ] as const;
  skies.forEach(([fx, fy, size, kind], i) => {
    const [dx, dy, tall] = hands[i] ?? [0, 0, 150];
    const hold: Point = [
      px + dx * unit + (stage.has('no-people') ? 0 : tall * 0.3 * unit),
      py + dy * unit - (stage.has('no-people') ? 0 : tall * 1.02 * unit),
    ];
    const target: Point = [width * fx + rng.bell() * 20 * unit, height * fy + rng.bell() * 14 * unit];
    out +=
      stroke(string(hold, target, 60 * unit), mix(palette.near, palette.sky[1], 0.4), 1.3 * unit, 0.8) +
      kite(stage, target[0], target[1], size * unit, rng.range(14, 30), paints[i] ?? paints[0], kind ? 2 : 0);
  });
  if (!stage.has('no-people'))
    out += fill(
      person(px, py, 150 * unit, { arm: 1, skirt: true }) +
        person(px + 74 * unit, py + 8 * unit, 92 * unit, { arm: 1 }),
      ink,
    );
  return out + filao(stage, heightAt(line, width * 0.95));
}

/** A filao (casuarina), the tree of these beaches: a leaning trunk and long hanging needles. */
function filao(stage: Stage, y: number): string {
  const { width, unit, rng, palette } = stage;
  const ink = mix(shade(palette, '#4a5f48', 0, 0.36), palette.near, 0.4);
  const light = mix(ink, palette.glow, 0.16);
  const x = width * 0.98;
  const tall = unit * (stage.portrait ? 620 : 560);
  let out =
    fill(lens(x, y + 46 * unit, 150 * unit, 16 * unit), palette.shadow, 0.3) +
    fill(
      taper([x, y + 40 * unit], [x - 10 * unit, y - tall * 0.5], [x - 70 * unit, y - tall], 20 * unit, 5 * unit),
      mix(ink, local(palette, '#6b5642'), 0.3),
    );
  let dark = '';
  let bright = '';
  let wood = '';
  for (let i = 0; i < 13; i++) {
    const t = 0.34 + i * 0.053;
    const bx = x - 10 * unit - t * 56 * unit;
    const by = y - tall * t;
    const long = tall * (0.42 - i * 0.02) * rng.range(0.8, 1.1);
    const side = i % 3 === 2 ? 1 : -1;
    const tip: Point = [bx + side * long, by - long * 0.12];
    wood += taper([bx, by], [(bx + tip[0]) / 2, by - long * 0.24], tip, 6 * unit, 1.4 * unit);
    for (let k = 0; k < 22; k++) {
      const q = (k + 1) / 22;
      const lx = bx + (tip[0] - bx) * q;
      const ly = by - long * 0.24 * 2 * q * (1 - q) + (tip[1] - by) * q * q;
      const drop = long * rng.range(0.16, 0.44);
      const d = `M${Math.round(lx - 5 * unit)} ${Math.round(ly)}q${Math.round(side * drop * 0.22)} ${Math.round(drop * 0.4)} ${Math.round(side * drop * 0.12)} ${Math.round(drop)}q${Math.round(side * drop * 0.16)} ${Math.round(-drop * 0.5)} ${Math.round(12 * unit)} ${Math.round(-drop)}Z`;
      if (k % 3 === 1) bright += d;
      else dark += d;
    }
  }
  out += fill(wood, ink) + fill(dark, ink) + fill(bright, light);
  return out;
}
