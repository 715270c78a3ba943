import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { palm } from '../../elements/palm.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, ripples } from '../../elements/water.ts';

/** Lunch on the water: a broad wooden boat under a striped awning, an open basket, a hand in the water. */
export function lunchAfloat(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.47 : 0.45);
  const sunX = sunAcross(s, 0.18, 0.3, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 300 : rng.range(150, 200)),
    r: 50 * u,
    horizon: water,
  });
  out += shores(s, water);
  out += `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.36)],
    [0.45, mix(pal.water[0], pal.water[1], 0.5)],
    [1, pal.water[1]],
  ])}"/>`;
  let likeness = '';
  for (let i = 0; i < 16; i++)
    likeness += lens(w * rng(), water + u * rng.range(8, 80), u * rng.range(120, 360), u * rng.range(4, 9));
  out +=
    fill(likeness, shade(pal, leaves(s.season)[0], 0.24, 0.2), 0.3) +
    ripples(s, water + 20 * u, h, pal.water[0], 40, 0.3) +
    glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 60, spread: 150, length: 160 });
  const x = w * (s.wide ? 0.75 : s.portrait ? 0.5 : 0.53);
  const y = water + (h - water) * (s.portrait ? 0.54 : 0.58);
  // Even seeds show a lake with swans and lilies, odd ones warm water under a palm.
  const lake = s.seed % 2 === 0;
  if (lake)
    out +=
      swan(s, w * (s.wide ? 0.56 : s.portrait ? 0.8 : 0.86), water + 96 * u, u * 0.9, -1) +
      swan(s, w * (s.wide ? 0.58 : s.portrait ? 0.88 : 0.91), water + 124 * u, u * 0.6, -1);
  out += boat(s, x, y, u * (s.portrait ? 0.96 : s.wide ? 1.02 : 1.24));
  out += lake ? lilies(s) + overhanging(s) : leaningPalm(s);
  return out + birds(s, w * 0.56, water - 150 * u, 4, 17 * u, mix(pal.near, pal.haze, 0.35));
}

function overhanging(s: Stage): string {
  const { h, u } = s;
  const kind = ({ spring: 'blossom', summer: 'leaf', autumn: 'maple', winter: 'bare' } as const)[s.season];
  return bough(s, {
    x: -20,
    y: h * (s.portrait ? 0.06 : 0.02),
    angle: 0.42,
    length: u * 430,
    kind,
    dark: 0.3,
    leaf: 32 * u,
  });
}

function leaningPalm(s: Stage): string {
  const { w, h, u, pal } = s;
  const ink = mix(shade(pal, '#34503c', 0, 0.4), pal.near, 0.45);
  const x = s.wide ? w * 1.03 : -40 * u;
  return palm(s, {
    x,
    y: h * (s.portrait ? 0.62 : 0.84),
    height: u * (s.portrait ? 640 : 620),
    lean: u * (s.wide ? -90 : s.portrait ? 170 : 190),
    colour: ink,
    back: mix(ink, pal.haze, 0.24),
  });
}

/** Two wooded shores and a village with three roofs. */
function shores(s: Stage, water: number): string {
  const { w, u, rng, pal } = s;
  const tones = leaves(s.season);
  let out = '';
  for (let i = 0; i < 3; i++) {
    const tall = u * (160 - i * 46);
    const flip = i % 2 ? -1 : 1;
    const at = (f: number, k: number): Point => [w * (flip > 0 ? f : 1 - f), water - tall * k];
    const pts = [at(-0.05, 0.7), at(0.2, 1), at(0.44, 0.46), at(0.68, 0.66), at(1.05, 0.2)];
    const line = profile(s, flip > 0 ? pts : pts.toReversed(), 9 * u, 16, 8);
    const depth = 0.6 - i * 0.15;
    const ink = shade(pal, mix('#76898c', tones[0], 0.25 + i * 0.3), depth, 0.14);
    let tops = '';
    const size = u * (9 + i * 6);
    for (let x = 0; x < w; x += size * 1.7) tops += clump(s, x, heightAt(line, x) + size * 0.3, size, size * 0.8, 7);
    out +=
      (i ? fill(tops, ink) : '') +
      `<path d="${softBelow(line, water + 2)}" fill="${s.gradient([
        [0, ink],
        [1, mix(ink, pal.sky[3], 0.46)],
      ])}"/>`;
  }
  const roof = shade(pal, '#a4553e', 0.2, 0.1);
  const wall = lit(pal, '#f0e6d0', 0.2, 0.2);
  for (const [fx, k] of [
    [0.66, 1],
    [0.705, 0.8],
    [0.74, 0.92],
  ] as const) {
    const x = w * fx;
    const z = u * 20 * k;
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
        pal.lamps ? pal.lamp : shade(pal, '#4a5a58', 0.2, 0.2),
      );
  }
  return (
    out + mist(s, water - 4 * u, 7 * u, 4, 0.36) + fill(rect(0, water - 2, w, rng.range(3, 5) * u), pal.sky[3], 0.5)
  );
}

/** The boat from its side: a clinker hull, thwarts, an awning on four canes, the people and their picnic. */
function boat(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const wood = lit(pal, '#b07c4a', 0, 0.1);
  const dark = shade(pal, '#6d4a2e', 0, 0.34);
  const ink = mix(pal.near, pal.haze, 0.05);
  const cane = shade(pal, '#8a6a44', 0, 0.2);
  let out = fill(lens(x, y + 20 * z, 880 * z, 42 * z), mix(pal.water[1], pal.near, 0.3), 0.5);
  for (let i = 0; i < 5; i++)
    out += fill(
      lens(x + (i % 2 ? 50 : -40) * z, y + (40 + i * 17) * z, (620 - i * 90) * z, 8 * z),
      mix(wood, pal.water[1], 0.5),
      0.36,
    );
  // The far gunwale and the inside.
  out += fill(
    `M${p(-390, 108)}C${p(-260, 76)} ${p(-120, 66)} ${p(0, 66)}C${p(140, 66)} ${p(280, 78)} ${p(400, 116)}C${p(280, 52)} ${p(140, 40)} ${p(0, 40)}C${p(-130, 40)} ${p(-280, 54)} ${p(-390, 108)}Z`,
    dark,
  );
  out += stroke(`M${p(-176, 40)}V${n(y - 276 * z)}M${p(206, 40)}V${n(y - 276 * z)}`, mix(cane, pal.near, 0.3), 6 * z);
  if (!s.has('no-people')) {
    const torso = (dx: number, k: number, lean: number): string =>
      `M${p(dx - 44 * k, 40)}Q${p(dx - 52 * k + lean, 112 * k)} ${p(dx - 26 * k + lean, 128 * k)}Q${p(dx - 12 * k + lean, 134 * k)} ${p(dx - 9 * k + lean, 138 * k)}V${n(y - 152 * k * z)}H${n(x + (dx + 9 * k + lean) * z)}V${n(y - 138 * k * z)}Q${p(dx + 26 * k + lean, 134 * k)} ${p(dx + 36 * k + lean, 124 * k)}Q${p(dx + 56 * k, 100 * k)} ${p(dx + 44 * k, 40)}Z`;
    const head = (dx: number, dy: number, r: number): string => disc(x + dx * z, y - dy * z, r * z);
    out +=
      fill(torso(-232, 1.02, -6), ink) +
      fill(head(-238, 172, 25), ink) +
      fill(torso(-66, 0.74, 4), mix(ink, local(pal, '#a5503f'), 0.3)) +
      fill(head(-62, 128, 20), ink) +
      fill(torso(152, 0.98, 8), mix(ink, local(pal, '#4f6f80'), 0.3)) +
      fill(head(160, 166, 24), ink);
    // Straw hats for some of them, and one arm over the side.
    const straw = lit(pal, '#dcc088', 0, 0.14);
    out +=
      fill(
        lens(x + 160 * z, y - 180 * z, 104 * z, 17 * z) +
          `M${p(134, 180)}Q${p(138, 212)} ${p(160, 212)}Q${p(184, 212)} ${p(186, 180)}Z`,
        straw,
      ) + fill(`M${p(135, 184)}H${n(x + 186 * z)}V${n(y - 191 * z)}H${n(x + 136 * z)}Z`, local(pal, '#b4533a'));
    out += fill(
      lens(x - 62 * z, y - 138 * z, 78 * z, 13 * z) +
        `M${p(-82, 138)}Q${p(-78, 162)} ${p(-62, 162)}Q${p(-44, 162)} ${p(-42, 138)}Z`,
      straw,
    );
    // A child leans over the bow and looks down.
    out +=
      fill(
        `M${p(270, 76)}Q${p(300, 130)} ${p(352, 122)}L${p(372, 92)}L${p(398, 40)}L${p(388, 36)}L${p(356, 84)}L${p(330, 78)}Z`,
        ink,
      ) + fill(head(372, 136, 20), ink);
    out += stroke(`M${p(-262, 100)}L${p(-310, 60)}L${p(-306, 0)}`, ink, 12 * z);
  }
  // In the middle: the open basket, a loaf, a melon, and bottles cooling in the water.
  const wicker = lit(pal, '#c79a5c', 0, 0.1);
  out +=
    fill(
      poly([
        [x + 8 * z, y - 118 * z],
        [x + 100 * z, y - 124 * z],
        [x + 92 * z, y - 74 * z],
        [x + 16 * z, y - 70 * z],
      ]),
      shade(pal, '#8f6a3c', 0, 0.3),
    ) +
    fill(
      `M${p(18, 92)}Q${p(40, 112)} ${p(60, 92)}Q${p(76, 108)} ${p(92, 90)}V${n(y - 70 * z)}H${n(x + 18 * z)}Z`,
      lit(pal, '#f4ecdc', 0, 0.2),
    ) +
    fill(rect(x + 10 * z, y - 84 * z, 86 * z, 50 * z), wicker) +
    stroke(
      `M${p(12, 72)}H${n(x + 96 * z)}M${p(12, 58)}H${n(x + 96 * z)}M${p(30, 84)}V${n(y - 36 * z)}M${p(54, 84)}V${n(y - 36 * z)}M${p(78, 84)}V${n(y - 36 * z)}`,
      shade(pal, '#8f6a3c', 0, 0.3),
      2.6 * z,
      0.7,
    );
  out += fill(
    `M${p(-24, 62)}q${n(2 * z)} ${n(-34 * z)} ${n(14 * z)} ${n(-40 * z)}v${n(-18 * z)}h${n(9 * z)}v${n(18 * z)}q${n(12 * z)} ${n(6 * z)} ${n(14 * z)} ${n(40 * z)}Z`,
    shade(pal, '#5f7a4c', 0, 0.16),
  );
  // The near side: five strakes and a painted top, without a name.
  const hull = `M${p(-400, 116)}C${p(-270, 60)} ${p(-130, 46)} ${p(0, 46)}C${p(140, 46)} ${p(290, 62)} ${p(412, 124)}C${p(396, 40)} ${p(350, -12)} ${p(270, -22)}H${n(x - 270 * z)}C${p(-350, -14)} ${p(-390, 40)} ${p(-400, 116)}Z`;
  const paint = local(pal, ['#2f6f7a', '#8e3f36', '#3f6a4c', '#4a5a86'][s.seed % 4] ?? '#2f6f7a');
  let strakes = '';
  for (let i = 1; i < 5; i++)
    strakes += `M${p(-400 + i * 10, 116 - i * 26)}C${p(-270, 60 - i * 17)} ${p(-130, 46 - i * 15)} ${p(0, 46 - i * 14)}C${p(140, 46 - i * 15)} ${p(290, 62 - i * 18)} ${p(412 - i * 12, 124 - i * 28)}`;
  out +=
    fill(hull, wood) +
    s.clip(
      hull,
      stroke(
        `M${p(-402, 108)}C${p(-270, 52)} ${p(-130, 36)} ${p(0, 36)}C${p(140, 36)} ${p(290, 52)} ${p(414, 114)}`,
        paint,
        26 * z,
      ) + stroke(strakes, dark, 3 * z, 0.6),
    ) +
    stroke(
      `M${p(-402, 118)}C${p(-270, 62)} ${p(-130, 48)} ${p(0, 48)}C${p(140, 48)} ${p(290, 64)} ${p(414, 126)}`,
      lit(pal, '#e0b878', 0, 0.16),
      9 * z,
    );
  // Oars shipped, a line of bunting from cane to cane.
  out +=
    stroke(`M${p(-330, 84)}L${p(-60, 60)}`, lit(pal, '#d9b27a', 0, 0.16), 9 * z) +
    fill(
      poly([
        [x - 330 * z, y - 94 * z],
        [x - 420 * z, y - 106 * z],
        [x - 424 * z, y - 88 * z],
        [x - 330 * z, y - 76 * z],
      ]),
      lit(pal, '#d9b27a', 0, 0.16),
    );
  out += stroke(`M${p(-192, 48)}V${n(y - 268 * z)}M${p(226, 50)}V${n(y - 268 * z)}`, cane, 7 * z);
  return out + awning(s, x, y, z);
}

function awning(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const white = lit(pal, '#f6efdf', 0, 0.24);
  const stripe = local(pal, ['#b8604c', '#4f7f8a', '#c99a4e', '#7d8f6a'][(s.seed + 1) % 4] ?? '#b8604c');
  const X = (dx: number): number => x + dx * z;
  const Y = (dy: number): number => y - dy * z;
  const top = `M${n(X(-226))} ${n(Y(268))}Q${n(X(-150))} ${n(Y(316))} ${n(X(-130))} ${n(Y(318))}H${n(X(170))}Q${n(X(190))} ${n(Y(316))} ${n(X(262))} ${n(Y(268))}Z`;
  let stripes = '';
  let falls = '';
  let pale = '';
  for (let i = 0; i < 12; i++) {
    const a = -226 + i * 40.7;
    const b = a + 40.7;
    const up = (d: number): number => -130 + ((d + 226) / 488) * 300;
    const fall = `M${n(X(a))} ${n(Y(268))}H${n(X(b))}v${n(18 * z)}q${n(-20.3 * z)} ${n(20 * z)} ${n(-40.7 * z)} 0Z`;
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
    s.clip(top, fill(stripes, stripe)) +
    fill(pale, shade(pal, '#e3d8c2', 0, 0.16)) +
    fill(falls, mix(stripe, pal.near, 0.14));
  if (pal.lamps)
    for (const dx of [-150, 20, 190])
      out +=
        s.halo(pal.lamp, X(dx), Y(224), 90 * z, 0.7) +
        stroke(`M${n(X(dx))} ${n(Y(254))}V${n(Y(236))}`, pal.near, 2 * z) +
        fill(disc(X(dx), Y(224), 12 * z), mix(pal.lamp, '#fff4d8', 0.3));
  return out;
}

function swan(s: Stage, x: number, y: number, z: number, side: -1 | 1): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + side * dx * z)} ${n(y - dy * z)}`;
  const white = lit(pal, '#fbf7ec', 0.04, 0.3);
  return (
    fill(lens(x, y + 6 * z, 130 * z, 9 * z), pal.water[1], 0.4) +
    fill(
      `M${p(-56, 20)}Q${p(-40, 46)} ${p(-4, 38)}Q${p(26, 32)} ${p(34, 44)}Q${p(44, 62)} ${p(32, 84)}Q${p(28, 102)} ${p(46, 104)}L${p(62, 92)}L${p(50, 92)}Q${p(42, 90)} ${p(46, 80)}Q${p(60, 50)} ${p(48, 22)}Q${p(40, 2)} ${p(10, 0)}H${n(x - side * 20 * z)}Q${p(-48, 2)} ${p(-56, 20)}Z`,
      white,
    ) +
    fill(`M${p(50, 97)}L${p(66, 88)}L${p(50, 90)}Z`, local(pal, '#d08a3c')) +
    fill(lens(x, y + 14 * z, 90 * z, 6 * z), white, 0.4)
  );
}

/** Lily pads in the foreground, with flowers in some seasons. */
function lilies(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const green = mix(shade(pal, '#55714f', 0, 0.3), pal.near, 0.2);
  const light = mix(green, pal.glow, 0.2);
  let pads = '';
  let lights = '';
  let petals = '';
  for (let i = 0; i < 17; i++) {
    const left = i % 3 !== 0;
    const x = left ? w * rng.range(-0.02, 0.4) : w * rng.range(0.72, 1.02);
    const y = h - u * rng.range(8, left ? 130 : 80) + (left ? 0 : 10 * u);
    const r = u * rng.range(36, 66);
    pads += `M${n(x)} ${n(y)}L${n(x + r * 0.9)} ${n(y - r * 0.14)}A${n(r)} ${n(r * 0.3)} 0 1 0 ${n(x + r * 0.96)} ${n(y + r * 0.08)}Z`;
    lights += lens(x - r * 0.3, y - r * 0.12, r * 0.9, r * 0.1);
    if (i % 4 === 1 && s.season !== 'winter')
      for (let k = -2; k < 3; k++)
        petals += `M${n(x)} ${n(y - 4 * u)}q${n(k * 11 * u - 7 * u)} ${n(-16 * u)} ${n(k * 13 * u)} ${n((-30 + Math.abs(k) * 6) * u)}q${n(7 * u)} ${n(12 * u)} ${n(-k * 13 * u)} ${n((30 - Math.abs(k) * 6) * u)}Z`;
  }
  return (
    fill(pads, green) + fill(lights, light, 0.7) + fill(petals, lit(pal, s.seed % 2 ? '#f6eee0' : '#e6b4b4', 0, 0.24))
  );
}
