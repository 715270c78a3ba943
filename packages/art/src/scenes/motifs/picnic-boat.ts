import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { palm } from '../../elements/palm.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, ripples } from '../../elements/water.ts';

/** Lunch on the water: a broad wooden boat under a striped awning, an open basket, a hand in the water. */
export function lunchAfloat(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.47 : 0.45);
  const sunX = sunAcross(stage, 0.18, 0.3, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: water - unit * (stage.hour === 'noon' ? 300 : rng.range(150, 200)),
    r: 50 * unit,
    horizon: water,
  });
  out += shores(stage, water);
  out += `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.36)],
    [0.45, mix(palette.water[0], palette.water[1], 0.5)],
    [1, palette.water[1]],
  ])}"/>`;
  let likeness = '';
  for (let i = 0; i < 16; i++)
    likeness += lens(
      width * rng(),
      water + unit * rng.range(8, 80),
      unit * rng.range(120, 360),
      unit * rng.range(4, 9),
    );
  out +=
    fill(likeness, shade(palette, leaves(stage.season)[0], 0.24, 0.2), 0.3) +
    ripples(stage, water + 20 * unit, height, palette.water[0], 40, 0.3) +
    glints(stage, { top: water, bottom: height, x: sunX, colour: palette.glow, count: 60, spread: 150, length: 160 });
  const x = width * (stage.wide ? 0.75 : stage.portrait ? 0.5 : 0.53);
  const y = water + (height - water) * (stage.portrait ? 0.54 : 0.58);
  // Even seeds show a lake with swans and lilies, odd ones warm water under a palm.
  const lake = stage.seed % 2 === 0;
  if (lake)
    out +=
      swan(stage, width * (stage.wide ? 0.56 : stage.portrait ? 0.8 : 0.86), water + 96 * unit, unit * 0.9, -1) +
      swan(stage, width * (stage.wide ? 0.58 : stage.portrait ? 0.88 : 0.91), water + 124 * unit, unit * 0.6, -1);
  out += boat(stage, x, y, unit * (stage.portrait ? 0.96 : stage.wide ? 1.02 : 1.24));
  out += lake ? lilies(stage) + overhanging(stage) : leaningPalm(stage);
  return out + birds(stage, width * 0.56, water - 150 * unit, 4, 17 * unit, mix(palette.near, palette.haze, 0.35));
}

function overhanging(stage: Stage): string {
  const { height, unit } = stage;
  const kind = ({ spring: 'blossom', summer: 'leaf', autumn: 'maple', winter: 'bare' } as const)[stage.season];
  return bough(stage, {
    x: -20,
    y: height * (stage.portrait ? 0.06 : 0.02),
    angle: 0.42,
    length: unit * 430,
    kind,
    dark: 0.3,
    leaf: 32 * unit,
  });
}

function leaningPalm(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const ink = mix(shade(palette, '#34503c', 0, 0.4), palette.near, 0.45);
  const x = stage.wide ? width * 1.03 : -40 * unit;
  return palm(stage, {
    x,
    y: height * (stage.portrait ? 0.62 : 0.84),
    height: unit * (stage.portrait ? 640 : 620),
    lean: unit * (stage.wide ? -90 : stage.portrait ? 170 : 190),
    colour: ink,
    back: mix(ink, palette.haze, 0.24),
  });
}

/** Two wooded shores and a village with three roofs. */
function shores(stage: Stage, water: number): string {
  const { width, unit, rng, palette } = stage;
  const tones = leaves(stage.season);
  let out = '';
  for (let i = 0; i < 3; i++) {
    const tall = unit * (160 - i * 46);
    const flip = i % 2 ? -1 : 1;
    const at = (f: number, k: number): Point => [width * (flip > 0 ? f : 1 - f), water - tall * k];
    const pts = [at(-0.05, 0.7), at(0.2, 1), at(0.44, 0.46), at(0.68, 0.66), at(1.05, 0.2)];
    const line = profile(stage, flip > 0 ? pts : pts.toReversed(), 9 * unit, 16, 8);
    const depth = 0.6 - i * 0.15;
    const ink = shade(palette, mix('#76898c', tones[0], 0.25 + i * 0.3), depth, 0.14);
    let tops = '';
    const size = unit * (9 + i * 6);
    for (let x = 0; x < width; x += size * 1.7)
      tops += clump(stage, x, heightAt(line, x) + size * 0.3, size, size * 0.8, 7);
    out +=
      (i ? fill(tops, ink) : '') +
      `<path d="${softBelow(line, water + 2)}" fill="${stage.gradient([
        [0, ink],
        [1, mix(ink, palette.sky[3], 0.46)],
      ])}"/>`;
  }
  const roof = shade(palette, '#a4553e', 0.2, 0.1);
  const wall = lit(palette, '#f0e6d0', 0.2, 0.2);
  for (const [fx, k] of [
    [0.66, 1],
    [0.705, 0.8],
    [0.74, 0.92],
  ] as const) {
    const x = width * fx;
    const z = unit * 20 * k;
    out +=
      fill(rect(x - z, water - z * 1.3, z * 2, z * 1.3), wall) +
      fill(
        poly([
          [x - z * 1.2, water - z * 1.2],
          [x, water - z * 2.2],
          [x + z * 1.2, water - z * 1.2],
        ]),
        roof,
      ) +
      fill(
        rect(x - z * 0.3, water - z * 0.9, z * 0.5, z * 0.6),
        palette.lamps ? palette.lamp : shade(palette, '#4a5a58', 0.2, 0.2),
      );
  }
  return (
    out +
    mist(stage, water - 4 * unit, 7 * unit, 4, 0.36) +
    fill(rect(0, water - 2, width, rng.range(3, 5) * unit), palette.sky[3], 0.5)
  );
}

/** The boat from its side: a clinker hull, thwarts, an awning on four canes, the people and their picnic. */
function boat(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * z)} ${coord(y - dy * z)}`;
  const wood = lit(palette, '#b07c4a', 0, 0.1);
  const dark = shade(palette, '#6d4a2e', 0, 0.34);
  const ink = mix(palette.near, palette.haze, 0.05);
  const cane = shade(palette, '#8a6a44', 0, 0.2);
  let out = fill(lens(x, y + 20 * z, 880 * z, 42 * z), mix(palette.water[1], palette.near, 0.3), 0.5);
  for (let i = 0; i < 5; i++)
    out += fill(
      lens(x + (i % 2 ? 50 : -40) * z, y + (40 + i * 17) * z, (620 - i * 90) * z, 8 * z),
      mix(wood, palette.water[1], 0.5),
      0.36,
    );
  // The far gunwale and the inside.
  out += fill(
    `M${point(-390, 108)}C${point(-260, 76)} ${point(-120, 66)} ${point(0, 66)}C${point(140, 66)} ${point(280, 78)} ${point(400, 116)}C${point(280, 52)} ${point(140, 40)} ${point(0, 40)}C${point(-130, 40)} ${point(-280, 54)} ${point(-390, 108)}Z`,
    dark,
  );
  out += stroke(
    `M${point(-176, 40)}V${coord(y - 276 * z)}M${point(206, 40)}V${coord(y - 276 * z)}`,
    mix(cane, palette.near, 0.3),
    6 * z,
  );
  if (!stage.has('no-people')) {
    const torso = (dx: number, k: number, lean: number): string =>
      `M${point(dx - 44 * k, 40)}Q${point(dx - 52 * k + lean, 112 * k)} ${point(dx - 26 * k + lean, 128 * k)}Q${point(dx - 12 * k + lean, 134 * k)} ${point(dx - 9 * k + lean, 138 * k)}V${coord(y - 152 * k * z)}H${coord(x + (dx + 9 * k + lean) * z)}V${coord(y - 138 * k * z)}Q${point(dx + 26 * k + lean, 134 * k)} ${point(dx + 36 * k + lean, 124 * k)}Q${point(dx + 56 * k, 100 * k)} ${point(dx + 44 * k, 40)}Z`;
    const head = (dx: number, dy: number, r: number): string => disc(x + dx * z, y - dy * z, r * z);
    out +=
      fill(torso(-232, 1.02, -6), ink) +
      fill(head(-238, 172, 25), ink) +
      fill(torso(-66, 0.74, 4), mix(ink, local(palette, '#a5503f'), 0.3)) +
      fill(head(-62, 128, 20), ink) +
      fill(torso(152, 0.98, 8), mix(ink, local(palette, '#4f6f80'), 0.3)) +
      fill(head(160, 166, 24), ink);
    // Straw hats for some of them, and one arm over the side.
    const straw = lit(palette, '#dcc088', 0, 0.14);
    out +=
      fill(
        lens(x + 160 * z, y - 180 * z, 104 * z, 17 * z) +
          `M${point(134, 180)}Q${point(138, 212)} ${point(160, 212)}Q${point(184, 212)} ${point(186, 180)}Z`,
        straw,
      ) +
      fill(
        `M${point(135, 184)}H${coord(x + 186 * z)}V${coord(y - 191 * z)}H${coord(x + 136 * z)}Z`,
        local(palette, '#b4533a'),
      );
    out += fill(
      lens(x - 62 * z, y - 138 * z, 78 * z, 13 * z) +
        `M${point(-82, 138)}Q${point(-78, 162)} ${point(-62, 162)}Q${point(-44, 162)} ${point(-42, 138)}Z`,
      straw,
    );
    // A child leans over the bow and looks down.
    out +=
      fill(
        `M${point(270, 76)}Q${point(300, 130)} ${point(352, 122)}L${point(372, 92)}L${point(398, 40)}L${point(388, 36)}L${point(356, 84)}L${point(330, 78)}Z`,
        ink,
      ) + fill(head(372, 136, 20), ink);
    out += stroke(`M${point(-262, 100)}L${point(-310, 60)}L${point(-306, 0)}`, ink, 12 * z);
  }
  // In the middle: the open basket, a loaf, a melon, and bottles cooling in the water.
  const wicker = lit(palette, '#c79a5c', 0, 0.1);
  out +=
    fill(
      poly([
        [x + 8 * z, y - 118 * z],
        [x + 100 * z, y - 124 * z],
        [x + 92 * z, y - 74 * z],
        [x + 16 * z, y - 70 * z],
      ]),
      shade(palette, '#8f6a3c', 0, 0.3),
    ) +
    fill(
      `M${point(18, 92)}Q${point(40, 112)} ${point(60, 92)}Q${point(76, 108)} ${point(92, 90)}V${coord(y - 70 * z)}H${coord(x + 18 * z)}Z`,
      lit(palette, '#f4ecdc', 0, 0.2),
    ) +
    fill(rect(x + 10 * z, y - 84 * z, 86 * z, 50 * z), wicker) +
    stroke(
      `M${point(12, 72)}H${coord(x + 96 * z)}M${point(12, 58)}H${coord(x + 96 * z)}M${point(30, 84)}V${coord(y - 36 * z)}M${point(54, 84)}V${coord(y - 36 * z)}M${point(78, 84)}V${coord(y - 36 * z)}`,
      shade(palette, '#8f6a3c', 0, 0.3),
      2.6 * z,
      0.7,
    );
  out += fill(
    `M${point(-24, 62)}q${coord(2 * z)} ${coord(-34 * z)} ${coord(14 * z)} ${coord(-40 * z)}v${coord(-18 * z)}h${coord(9 * z)}v${coord(18 * z)}q${coord(12 * z)} ${coord(6 * z)} ${coord(14 * z)} ${coord(40 * z)}Z`,
    shade(palette, '#5f7a4c', 0, 0.16),
  );
  // The near side: five strakes and a painted top, without a name.
  const hull = `M${point(-400, 116)}C${point(-270, 60)} ${point(-130, 46)} ${point(0, 46)}C${point(140, 46)} ${point(290, 62)} ${point(412, 124)}C${point(396, 40)} ${point(350, -12)} ${point(270, -22)}H${coord(x - 270 * z)}C${point(-350, -14)} ${point(-390, 40)} ${point(-400, 116)}Z`;
  const paint = local(palette, ['#2f6f7a', '#8e3f36', '#3f6a4c', '#4a5a86'][stage.seed % 4] ?? '#2f6f7a');
  let strakes = '';
  for (let i = 1; i < 5; i++)
    strakes += `M${point(-400 + i * 10, 116 - i * 26)}C${point(-270, 60 - i * 17)} ${point(-130, 46 - i * 15)} ${point(0, 46 - i * 14)}C${point(140, 46 - i * 15)} ${point(290, 62 - i * 18)} ${point(412 - i * 12, 124 - i * 28)}`;
  out +=
    fill(hull, wood) +
    stage.clip(
      hull,
      stroke(
        `M${point(-402, 108)}C${point(-270, 52)} ${point(-130, 36)} ${point(0, 36)}C${point(140, 36)} ${point(290, 52)} ${point(414, 114)}`,
        paint,
        26 * z,
      ) + stroke(strakes, dark, 3 * z, 0.6),
    ) +
    stroke(
      `M${point(-402, 118)}C${point(-270, 62)} ${point(-130, 48)} ${point(0, 48)}C${point(140, 48)} ${point(290, 64)} ${point(414, 126)}`,
      lit(palette, '#e0b878', 0, 0.16),
      9 * z,
    );
  // Oars shipped, a line of bunting from cane to cane.
  out +=
    stroke(`M${point(-330, 84)}L${point(-60, 60)}`, lit(palette, '#d9b27a', 0, 0.16), 9 * z) +
    fill(
      poly([
        [x - 330 * z, y - 94 * z],
        [x - 420 * z, y - 106 * z],
        [x - 424 * z, y - 88 * z],
        [x - 330 * z, y - 76 * z],
      ]),
      lit(palette, '#d9b27a', 0, 0.16),
    );
  out += stroke(`M${point(-192, 48)}V${coord(y - 268 * z)}M${point(226, 50)}V${coord(y - 268 * z)}`, cane, 7 * z);
  return out + awning(stage, x, y, z);
}

function awning(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const white = lit(palette, '#f6efdf', 0, 0.24);
  const stripe = local(palette, ['#b8604c', '#4f7f8a', '#c99a4e', '#7d8f6a'][(stage.seed + 1) % 4] ?? '#b8604c');
  const X = (dx: number): number => x + dx * z;
  const Y = (dy: number): number => y - dy * z;
  const top = `M${coord(X(-226))} ${coord(Y(268))}Q${coord(X(-150))} ${coord(Y(316))} ${coord(X(-130))} ${coord(Y(318))}H${coord(X(170))}Q${coord(X(190))} ${coord(Y(316))} ${coord(X(262))} ${coord(Y(268))}Z`;
  let stripes = '';
  let falls = '';
  let pale = '';
  for (let i = 0; i < 12; i++) {
    const a = -226 + i * 40.7;
    const b = a + 40.7;
    const up = (d: number): number => -130 + ((d + 226) / 488) * 300;
    const fall = `M${coord(X(a))} ${coord(Y(268))}H${coord(X(b))}v${coord(18 * z)}q${coord(-20.3 * z)} ${coord(20 * z)} ${coord(-40.7 * z)} 0Z`;
    if (i % 2) {
      stripes += poly([
        [X(a), Y(266)],
        [X(b), Y(266)],
        [X(up(b)), Y(320)],
        [X(up(a)), Y(320)],
      ]);
      falls += fall;
    } else pale += fall;
  }
  let out =
    fill(top, white) +
    stage.clip(top, fill(stripes, stripe)) +
    fill(pale, shade(palette, '#e3d8c2', 0, 0.16)) +
    fill(falls, mix(stripe, palette.near, 0.14));
  if (palette.lamps)
    for (const dx of [-150, 20, 190])
      out +=
        stage.halo(palette.lamp, X(dx), Y(224), 90 * z, 0.7) +
        stroke(`M${coord(X(dx))} ${coord(Y(254))}V${coord(Y(236))}`, palette.near, 2 * z) +
        fill(disc(X(dx), Y(224), 12 * z), mix(palette.lamp, '#fff4d8', 0.3));
  return out;
}

function swan(stage: Stage, x: number, y: number, z: number, side: -1 | 1): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + side * dx * z)} ${coord(y - dy * z)}`;
  const white = lit(palette, '#fbf7ec', 0.04, 0.3);
  return (
    fill(lens(x, y + 6 * z, 130 * z, 9 * z), palette.water[1], 0.4) +
    fill(
      `M${point(-56, 20)}Q${point(-40, 46)} ${point(-4, 38)}Q${point(26, 32)} ${point(34, 44)}Q${point(44, 62)} ${point(32, 84)}Q${point(28, 102)} ${point(46, 104)}L${point(62, 92)}L${point(50, 92)}Q${point(42, 90)} ${point(46, 80)}Q${point(60, 50)} ${point(48, 22)}Q${point(40, 2)} ${point(10, 0)}H${coord(x - side * 20 * z)}Q${point(-48, 2)} ${point(-56, 20)}Z`,
      white,
    ) +
    fill(`M${point(50, 97)}L${point(66, 88)}L${point(50, 90)}Z`, local(palette, '#d08a3c')) +
    fill(lens(x, y + 14 * z, 90 * z, 6 * z), white, 0.4)
  );
}

/** Lily pads in the foreground, with flowers in some seasons. */
function lilies(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const green = mix(shade(palette, '#55714f', 0, 0.3), palette.near, 0.2);
  const light = mix(green, palette.glow, 0.2);
  let pads = '';
  let lights = '';
  let petals = '';
  for (let i = 0; i < 17; i++) {
    const left = i % 3 !== 0;
    const x = left ? width * rng.range(-0.02, 0.4) : width * rng.range(0.72, 1.02);
    const y = height - unit * rng.range(8, left ? 130 : 80) + (left ? 0 : 10 * unit);
    const r = unit * rng.range(36, 66);
    pads += `M${coord(x)} ${coord(y)}L${coord(x + r * 0.9)} ${coord(y - r * 0.14)}A${coord(r)} ${coord(r * 0.3)} 0 1 0 ${coord(x + r * 0.96)} ${coord(y + r * 0.08)}Z`;
    lights += lens(x - r * 0.3, y - r * 0.12, r * 0.9, r * 0.1);
    if (i % 4 === 1 && stage.season !== 'winter')
      for (let k = -2; k < 3; k++)
        petals += `M${coord(x)} ${coord(y - 4 * unit)}q${coord(k * 11 * unit - 7 * unit)} ${coord(-16 * unit)} ${coord(k * 13 * unit)} ${coord((-30 + Math.abs(k) * 6) * unit)}q${coord(7 * unit)} ${coord(12 * unit)} ${coord(-k * 13 * unit)} ${coord((30 - Math.abs(k) * 6) * unit)}Z`;
  }
  return (
    fill(pads, green) +
    fill(lights, light, 0.7) +
    fill(petals, lit(palette, stage.seed % 2 ? '#f6eee0' : '#e6b4b4', 0, 0.24))
  );
}
