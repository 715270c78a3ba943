import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, coord, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, sandRipples } from '../../elements/dune.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { erg, SAND } from './dunes-parts.ts';

export function oasis(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const sand = SAND[stage.season];
  let out = erg(stage, horizon, 2);
  out += dune(stage, {
    x: width * rng.range(0.7, 0.8),
    y: horizon - unit * rng.range(90, 150),
    left: -width * 0.1,
    right: width * 1.5,
    foot: height * 0.64,
    bottom: height + 20,
    depth: 0.26,
    sand,
  });
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.5, 0.58));
  const base = height * (stage.portrait ? 0.665 : 0.69);
  const ground = profile(
    stage,
    [
      [-30, base + 20 * unit],
      [cx, base],
      [width + 30, base + 14 * unit],
    ],
    4 * unit,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, height + 20)}" fill="${stage.gradient([
    [0, lit(palette, sand, 0.06, 0.3)],
    [0.5, local(palette, sand)],
    [1, shade(palette, sand, 0, 0.4)],
  ])}"/>`;
  out += kasbah(stage, cx - (stage.portrait ? 30 : 60) * unit, base + 10 * unit, stage.portrait ? 1.1 : 1);
  const ink = shade(palette, '#3f4c2e', 0.04, 0.5);
  const back = shade(palette, '#66744a', 0.1, 0.2);
  const spots = stage.portrait ? [-330, -250, -160, 180, 260, 330] : [-470, -390, -300, 190, 270, 360, 440];
  for (const dx of spots)
    out += palm(stage, {
      x: cx + dx * unit + rng.bell() * 20 * unit,
      y: base + unit * rng.range(6, 26),
      height: unit * rng.range(210, 360),
      lean: unit * rng.range(-46, 46),
      colour: ink,
      back,
      crown: 0.4,
      detail: 'far',
    });
  // The pool reflects the sky and the walls.
  const py = base + 70 * unit;
  const pool = `M${coord(cx - 420 * unit)} ${coord(py + 20 * unit)}C${coord(cx - 300 * unit)} ${coord(py - 22 * unit)} ${coord(cx + 120 * unit)} ${coord(py - 26 * unit)} ${coord(cx + 360 * unit)} ${coord(py)}C${coord(cx + 460 * unit)} ${coord(py + 16 * unit)} ${coord(cx + 330 * unit)} ${coord(py + 70 * unit)} ${coord(cx + 60 * unit)} ${coord(py + 76 * unit)}C${coord(cx - 210 * unit)} ${coord(py + 84 * unit)} ${coord(cx - 520 * unit)} ${coord(py + 60 * unit)} ${coord(cx - 420 * unit)} ${coord(py + 20 * unit)}Z`;
  const water = stage.gradient([
    [0, mix(palette.sky[3], palette.water[0], 0.4)],
    [1, mix(palette.water[1], palette.sky[1], 0.3)],
  ]);
  let streaks = '';
  for (let i = 0; i < 16; i++)
    streaks += `M${coord(cx + rng.range(-360, 330) * unit)} ${coord(py + rng.range(-14, 70) * unit)}h${coord(rng.range(60, 190) * unit)}`;
  out +=
    fill(pool, shade(palette, sand, 0, 0.34)).replace('<path', '<path transform="translate(0 5)"') +
    stage.clip(
      pool,
      `<path d="${pool}" fill="${water}"/>` +
        fill(
          `M${coord(cx - 250 * unit)} ${coord(py - 30 * unit)}h${coord(360 * unit)}l${coord(-30 * unit)} ${coord(74 * unit)}h${coord(-300 * unit)}Z`,
          shade(palette, '#b5794c', 0.1, 0.3),
          0.4,
        ) +
        stroke(streaks, palette.glow, 1.8 * unit, 0.5),
    );
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    tufts += clump(
      stage,
      cx + Math.cos(a) * 420 * unit,
      py + 26 * unit + Math.sin(a) * 50 * unit,
      20 * unit,
      11 * unit,
      7,
    );
  }
  out += fill(tufts, shade(palette, '#56653a', 0.03, 0.35));
  out += grasses(
    stage,
    () => py + 84 * unit,
    cx - 360 * unit,
    cx + 300 * unit,
    44,
    34 * unit,
    shade(palette, '#46552f', 0, 0.45),
  );
  const front = palm(stage, {
    x: width * (stage.portrait ? 0.94 : 0.9),
    y: height + 30 * unit,
    height: height * (stage.portrait ? 0.62 : 0.78),
    lean: -unit * rng.range(60, 110),
    colour: mix(ink, palette.near, 0.55),
    back: mix(ink, palette.haze, 0.12),
    crown: 0.4,
  });
  const inkNear = mix(palette.near, palette.haze, 0.08);
  if (!stage.has('no-people')) {
    out += camel(
      cx - (stage.portrait ? 200 : 330) * unit,
      py + 112 * unit,
      96 * unit,
      inkNear,
      mix(inkNear, palette.haze, 0.2),
      {
        pack: local(palette, '#8e4a3c'),
      },
    );
    out += fill(
      person(cx - (stage.portrait ? 110 : 230) * unit, py + 116 * unit, 76 * unit, { skirt: true }) +
        person(cx - (stage.portrait ? 76 : 196) * unit, py + 118 * unit, 46 * unit),
      inkNear,
    );
  }
  return out + sandRipples(stage, height * 0.86, height, shade(palette, sand, 0, 0.5), 7, 0.26) + front;
}

/** Rammed-earth walls with tapering towers and a lit gate. */
function kasbah(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const earth = '#b5794c';
  const bright = lit(palette, earth, 0.1, 0.28);
  const dull = shade(palette, earth, 0.1, 0.36);
  const dark = shade(palette, '#5b3c28', 0.08);
  const block = (bx: number, width: number, height: number, taper: number): string => {
    const t = taper * size;
    const l = x + bx * size;
    const top = y - height * size;
    let out = fill(
      poly([
        [l, y],
        [l + t, top],
        [l + width * size - t, top],
        [l + width * size, y],
      ]),
      bright,
    );
    out += fill(
      poly([
        [l + width * size * 0.62, y],
        [l + width * size * 0.6, top],
        [l + width * size - t, top],
        [l + width * size, y],
      ]),
      dull,
    );
    let crown = '';
    const steps = Math.max(3, Math.round(width / 15));
    for (let i = 0; i < steps; i++)
      crown += `M${coord(l + t + ((width * size - 2 * t) * i) / steps)} ${coord(top + 1)}v${coord(-8 * size)}h${coord(((width * size - 2 * t) / steps) * 0.55)}v${coord(8 * size)}Z`;
    out += fill(crown, bright);
    let slits = '';
    for (let i = 0; i < Math.floor(width / 24); i++)
      slits += `M${coord(l + (14 + i * 22) * size)} ${coord(top + 24 * size)}v${coord(16 * size)}h${coord(5 * size)}v${coord(-16 * size)}Z`;
    out += fill(slits, palette.lamps && width > 50 ? palette.lamp : dark, 0.9);
    return out;
  };
  let out = palette.lamps ? stage.halo(palette.lamp, x, y - 40 * size, 220 * size, 0.35) : '';
  out += block(-210, 150, 92, 3) + block(40, 170, 84, 3) + block(-120, 150, 128, 4);
  out += block(-236, 58, 150, 7) + block(-66, 62, 176, 8) + block(76, 54, 140, 6) + block(176, 56, 120, 6);
  out +=
    fill(
      `M${coord(x - 24 * size)} ${coord(y)}v${coord(-40 * size)}a${coord(22 * size)} ${coord(24 * size)} 0 0 1 ${coord(44 * size)} 0v${coord(40 * size)}Z`,
      dull,
    ) +
    fill(
      `M${coord(x - 18 * size)} ${coord(y)}v${coord(-38 * size)}a${coord(16 * size)} ${coord(18 * size)} 0 0 1 ${coord(32 * size)} 0v${coord(38 * size)}Z`,
      palette.lamps ? palette.lamp : dark,
    );
  return out;
}
