import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { bough } from '../../elements/bough.ts';
import { person, rowboat } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { lunchAfloat } from './picnic-boat.ts';
import { onTheSledge } from './picnic-snow.ts';

/**
 * A rug on the grass: on a hill above a valley, or by a river under a willow; or in a `boat`, or at a sledge in the
 * `snow`.
 */
export function picnic(stage: Stage): string {
  if (stage.has('boat')) return lunchAfloat(stage);
  if (stage.has('snow')) return onTheSledge(stage);
  const { width, height, unit, rng, palette } = stage;
  const river = stage.seed % 2 === 1;
  const horizon = height * (stage.portrait ? 0.48 : rng.range(0.44, 0.5));
  const sunX = sunAcross(stage, 0.2, 0.34, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 260 : rng.range(80, 140)),
    r: 54 * unit,
    horizon: horizon + 40 * unit,
  });
  const grass = meadow(stage.season);
  const tones = leaves(stage.season);
  for (let i = 0; i < 4; i++) {
    const y = horizon - (40 - i * 34) * unit;
    const line = profile(
      stage,
      [
        [-30, y + rng.bell() * 20 * unit],
        [width * 0.26, y - rng.range(0, 60) * unit],
        [width * 0.55, y + 16 * unit],
        [width * 0.8, y - rng.range(0, 60) * unit],
        [width + 30, y],
      ],
      10 * unit,
      20,
      4,
    );
    const depth = 0.62 - i * 0.14;
    const ink = mix(local(palette, grass, depth), palette.haze, 0.1);
    out += `<path d="${softBelow(line, horizon + 200 * unit)}" fill="${stage.gradient([
      [0, lit(palette, grass, depth, 0.2)],
      [1, mix(ink, palette.sky[3], 0.3)],
    ])}"/>`;
    let hedge = '';
    for (let k = 0; k < 3; k++) {
      const x0 = width * rng();
      for (let x = x0; x < x0 + width * 0.26; x += unit * (12 + i * 3))
        hedge += clump(
          stage,
          x,
          heightAt(line, x) + (8 + k * 16) * unit + (x - x0) * 0.06,
          unit * (8 + i * 2),
          unit * (6 + i),
          7,
        );
    }
    out += fill(hedge, shade(palette, tones[0], depth, 0.2));
  }
  out += `<rect y="${coord(horizon + 110 * unit)}" width="${width}" height="${coord(height - horizon)}" fill="${lit(palette, grass, 0.1, 0.2)}"/>`;
  return river ? out + byTheRiver(stage, horizon) : out + onTheHill(stage);
}

/** The rug and what is on it. */
function rug(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const at = (a: number, b: number): Point => [x + (a - b * 0.35) * scale, y + b * 0.34 * scale];
  const red = local(palette, '#a5503f');
  const cream = lit(palette, '#f0e4ca', 0, 0.24);
  let out =
    fill(poly([at(-212, -96), at(216, -96), at(236, 112), at(-206, 112)]), palette.shadow, 0.3) +
    fill(poly([at(-210, -100), at(210, -100), at(210, 100), at(-210, 100)]), cream);
  let checks = '';
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 4; j++)
      if ((i + j) % 2 === 0)
        checks += poly([
          at(-210 + i * 52.5, -100 + j * 50),
          at(-157.5 + i * 52.5, -100 + j * 50),
          at(-157.5 + i * 52.5, -50 + j * 50),
          at(-210 + i * 52.5, -50 + j * 50),
        ]);
  out += fill(checks, red, 0.75);
  // Hamper with its lid up, a loaf, a bottle, plates, a melon cut in two.
  const [hx, hy] = at(-120, -40);
  const straw = local(palette, '#b58a4e');
  out +=
    fill(
      poly([
        [hx - 62 * scale, hy - 50 * scale],
        [hx - 50 * scale, hy - 112 * scale],
        [hx + 66 * scale, hy - 112 * scale],
        [hx + 58 * scale, hy - 50 * scale],
      ]),
      shade(palette, '#a57a42', 0, 0.24),
    ) +
    fill(
      poly([
        [hx - 66 * scale, hy - 52 * scale],
        [hx + 62 * scale, hy - 52 * scale],
        [hx + 54 * scale, hy + 10 * scale],
        [hx - 58 * scale, hy + 10 * scale],
      ]),
      straw,
    );
  let weave = '';
  for (let i = 0; i < 9; i++)
    weave += `M${coord(hx + (-60 + i * 14) * scale)} ${coord(hy - 50 * scale)}l${coord(2 * scale)} ${coord(58 * scale)}`;
  for (let i = 1; i < 4; i++)
    weave += `M${coord(hx - 64 * scale)} ${coord(hy + (-52 + i * 15) * scale)}h${coord(124 * scale)}`;
  out +=
    stroke(weave, shade(palette, '#8a6234', 0, 0.2), 1.6 * scale, 0.7) +
    fill(
      `M${coord(hx - 30 * scale)} ${coord(hy - 52 * scale)}q${coord(10 * scale)} ${coord(-30 * scale)} ${coord(40 * scale)} ${coord(-26 * scale)}t${coord(34 * scale)} ${coord(26 * scale)}Z`,
      cream,
    );
  const [lx, ly] = at(10, 30);
  out +=
    fill(
      `M${coord(lx - 50 * scale)} ${coord(ly)}q${coord(-10 * scale)} ${coord(-26 * scale)} ${coord(24 * scale)} ${coord(-30 * scale)}h${coord(50 * scale)}q${coord(34 * scale)} ${coord(4 * scale)} ${coord(24 * scale)} ${coord(30 * scale)}Z`,
      local(palette, '#c08a4c'),
    ) +
    stroke(
      [-24, -4, 16, 36]
        .map((d) => `M${coord(lx + d * scale)} ${coord(ly - 28 * scale)}l${coord(-10 * scale)} ${coord(18 * scale)}`)
        .join(''),
      lit(palette, '#e6c48c', 0),
      3 * scale,
    );
  const [bx, by] = at(60, -50);
  out +=
    fill(
      `M${coord(bx - 12 * scale)} ${coord(by)}v${coord(-58 * scale)}q0 ${coord(-14 * scale)} ${coord(7 * scale)} ${coord(-20 * scale)}v${coord(-26 * scale)}h${coord(11 * scale)}v${coord(26 * scale)}q${coord(7 * scale)} ${coord(6 * scale)} ${coord(7 * scale)} ${coord(20 * scale)}v${coord(58 * scale)}Z`,
      shade(palette, '#4a5f3c', 0, 0.2),
    ) + fill(rect(bx - 11 * scale, by - 46 * scale, 23 * scale, 26 * scale), cream);
  const [px, py] = at(130, 20);
  out +=
    fill(lens(px, py, 96 * scale, 20 * scale), lit(palette, '#faf4e6', 0, 0.3)) +
    fill(lens(px, py, 66 * scale, 12 * scale), shade(palette, '#e0d4bc', 0, 0.1)) +
    fill(
      `M${coord(px - 26 * scale)} ${coord(py)}a${coord(26 * scale)} ${coord(24 * scale)} 0 0 1 ${coord(52 * scale)} 0Z`,
      local(palette, '#b9524a'),
    ) +
    stroke(
      `M${coord(px - 26 * scale)} ${coord(py)}a${coord(26 * scale)} ${coord(24 * scale)} 0 0 1 ${coord(52 * scale)} 0`,
      shade(palette, '#5f7a4a', 0),
      5 * scale,
    );
  return out;
}

/** Someone sitting on the grass, seen from behind. */
function sitter(x: number, y: number, height: number): string {
  const p = (a: number, b: number): string => `${coord(x + a * height)} ${coord(y - b * height)}`;
  return `M${p(0.42, 0)}Q${p(0.38, 0.16)} ${p(0.2, 0.2)}Q${p(0.2, 0.44)} ${p(0.17, 0.56)}Q${p(0.12, 0.66)} ${p(0.04, 0.67)}V${coord(y - 0.72 * height)}H${coord(x - 0.04 * height)}V${coord(y - 0.67 * height)}Q${p(-0.12, 0.66)} ${p(-0.17, 0.56)}Q${p(-0.2, 0.44)} ${p(-0.2, 0.2)}Q${p(-0.38, 0.16)} ${p(-0.42, 0)}ZM${p(-0.1, 0.8)}A${coord(0.1 * height)} ${coord(0.115 * height)} 0 1 1 ${p(0.1, 0.8)}A${coord(0.1 * height)} ${coord(0.115 * height)} 0 1 1 ${p(-0.1, 0.8)}Z`;
}

function company(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  if (stage.has('no-people')) return '';
  const ink = mix(palette.near, palette.haze, 0.06);
  return (
    fill(
      lens(x - 250 * scale, y + 2 * scale, 150 * scale, 12 * scale) +
        lens(x - 340 * scale, y + 10 * scale, 110 * scale, 10 * scale),
      palette.shadow,
      0.3,
    ) +
    fill(sitter(x - 260 * scale, y, 150 * scale), ink) +
    fill(sitter(x - 350 * scale, y + 8 * scale, 104 * scale), local(palette, '#8e4a3c')) +
    fill(person(x + 330 * scale, y + 10 * scale, 120 * scale, { arm: -1, skirt: true }), ink) +
    dog(x + 410 * scale, y + 14 * scale, 66 * scale, mix(ink, local(palette, '#8a6a48'), 0.5), true)
  );
}

function onTheHill(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const grass = meadow(stage.season);
  const tones = leaves(stage.season);
  const line = profile(
    stage,
    [
      [-30, height * 0.76],
      [width * 0.3, height * 0.7],
      [width * 0.6, height * 0.68],
      [width + 30, height * 0.73],
    ],
    5 * unit,
    24,
    4,
  );
  let out = `<path d="${softBelow(line, height + 20)}" fill="${stage.gradient([
    [0, lit(palette, grass, 0.03, 0.34)],
    [0.5, local(palette, grass)],
    [1, shade(palette, grass, 0, 0.36)],
  ])}"/>`;
  const tx = width * (stage.portrait ? 0.78 : 0.8);
  const ty = heightAt(line, tx) + 46 * unit;
  out += fill(lens(tx - 60 * unit, ty + 16 * unit, 620 * unit, 60 * unit), palette.shadow, 0.26);
  out += broadleaf(stage, {
    x: tx,
    y: ty,
    height: unit * (stage.portrait ? 640 : 560),
    spread: 0.86,
    tones: [shade(palette, tones[0], 0, 0.34), local(palette, tones[1]), lit(palette, tones[2], 0, 0.2)],
    bark: shade(palette, '#5d4a38', 0, 0.45),
    light: -1,
    clumps: 34,
    bare: stage.season === 'winter',
  });
  // A swing on the near bough.
  out += stroke(
    `M${coord(tx - 150 * unit)} ${coord(ty - 250 * unit)}L${coord(tx - 160 * unit)} ${coord(ty - 60 * unit)}M${coord(tx - 100 * unit)} ${coord(ty - 250 * unit)}L${coord(tx - 96 * unit)} ${coord(ty - 60 * unit)}M${coord(tx - 170 * unit)} ${coord(ty - 60 * unit)}h${coord(84 * unit)}`,
    shade(palette, '#5d4a38', 0, 0.4),
    4 * unit,
  );
  const size = unit * (stage.portrait ? 0.95 : 0.98);
  const x = width * (stage.portrait ? 0.46 : 0.5);
  const y = height * 0.86;
  out +=
    rug(stage, x, y, size) +
    company(stage, x + (stage.portrait ? 30 * unit : 0), y + 20 * unit, size * (stage.portrait ? 0.86 : 1));
  return (
    out + verge(stage) + birds(stage, width * 0.4, height * 0.26, 5, 17 * unit, mix(palette.near, palette.haze, 0.35))
  );
}

function verge(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const ink = mix(shade(palette, meadow(stage.season), 0, 0.5), palette.near, 0.35);
  let out = grasses(stage, () => height + 6, -10, width + 10, 170, 84 * unit, ink);
  if (stage.season === 'spring' || stage.season === 'summer') {
    let a = '';
    let b = '';
    for (let i = 0; i < 34; i++) {
      const d = clump(
        stage,
        width * rng(),
        height - unit * rng.range(10, 80),
        unit * rng.range(4, 8),
        unit * rng.range(4, 7),
        5,
      );
      if (i % 3) a += d;
      else b += d;
    }
    out += fill(a, lit(palette, '#f4ead0', 0, 0.2), 0.9) + fill(b, local(palette, '#b9503f'), 0.9);
  }
  return out;
}

function byTheRiver(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const grass = meadow(stage.season);
  const tones = leaves(stage.season);
  const bank = horizon + 130 * unit;
  let out = `<path d="M-20 ${coord(bank)}C${coord(width * 0.3)} ${coord(bank - 10 * unit)} ${coord(width * 0.5)} ${coord(bank + 10 * unit)} ${coord(width + 20)} ${coord(bank - 20 * unit)}V${coord(bank + 220 * unit)}H-20Z" fill="${stage.gradient(
    [
      [0, mix(palette.water[0], palette.sky[3], 0.3)],
      [1, palette.water[1]],
    ],
  )}"/>`;
  out += glints(stage, {
    top: bank,
    bottom: bank + 170 * unit,
    x: width * 0.32,
    colour: palette.glow,
    count: 26,
    spread: 200,
    length: 160,
    opacity: 0.7,
  });
  let far = '';
  let farLight = '';
  for (let x = -20; x < width + 40; x += 34 * unit) {
    const r = unit * rng.range(20, 46);
    far += clump(stage, x, bank - 16 * unit, r, r * 0.8, 8);
    farLight += clump(stage, x - r * 0.2, bank - 16 * unit - r * 0.3, r * 0.6, r * 0.36, 7);
  }
  out += fill(far, shade(palette, tones[0], 0.26, 0.2)) + fill(farLight, lit(palette, tones[2], 0.26, 0.12));
  let mirror = '';
  for (let i = 0; i < 20; i++)
    mirror += lens(width * rng(), bank + unit * rng.range(6, 60), unit * rng.range(80, 200), unit * rng.range(4, 8));
  out += fill(mirror, shade(palette, tones[0], 0.2, 0.2), 0.4);
  out += rowboat(stage, width * (stage.portrait ? 0.34 : 0.3), bank + 100 * unit, 200 * unit, {
    outside: local(palette, '#4f6f78'),
    inside: shade(palette, '#6b5138', 0, 0.3),
    rim: lit(palette, '#efe2c4', 0, 0.2),
  });
  const line = profile(
    stage,
    [
      [-30, height * 0.82],
      [width * 0.3, height * 0.79],
      [width * 0.62, height * 0.75],
      [width + 30, height * 0.68],
    ],
    5 * unit,
    24,
    4,
  );
  out +=
    `<path d="${softBelow(line, height + 20)}" fill="${stage.gradient([
      [0, lit(palette, grass, 0.02, 0.34)],
      [0.5, local(palette, grass)],
      [1, shade(palette, grass, 0, 0.36)],
    ])}"/>` + grasses(stage, (x) => heightAt(line, x), 0, width, 110, 40 * unit, shade(palette, tones[0], 0, 0.2));
  // The willow.
  const tx = width * (stage.portrait ? 0.94 : 0.9);
  const ty = heightAt(line, tx) + 40 * unit;
  out += fill(
    `M${coord(tx - 30 * unit)} ${coord(ty)}C${coord(tx - 14 * unit)} ${coord(ty - 160 * unit)} ${coord(tx - 50 * unit)} ${coord(ty - 240 * unit)} ${coord(tx - 80 * unit)} ${coord(ty - 330 * unit)}L${coord(tx - 40 * unit)} ${coord(ty - 330 * unit)}C${coord(tx + 10 * unit)} ${coord(ty - 240 * unit)} ${coord(tx + 30 * unit)} ${coord(ty - 160 * unit)} ${coord(tx + 40 * unit)} ${coord(ty)}Z`,
    shade(palette, '#5d4a38', 0, 0.45),
  );
  const layers = ['', '', ''];
  for (let i = 0; i < 54; i++) {
    const a = rng.range(-1, 1);
    const x = tx - 60 * unit + a * 320 * unit;
    const y = ty - 400 * unit + a * a * 150 * unit + rng.bell() * 30 * unit;
    const l = unit * rng.range(150, 330);
    const sway = unit * rng.range(-20, 40);
    layers[i % 3] +=
      `M${coord(x - 7 * unit)} ${coord(y)}C${coord(x - 14 * unit)} ${coord(y + l * 0.4)} ${coord(x + sway - 12 * unit)} ${coord(y + l * 0.7)} ${coord(x + sway)} ${coord(y + l)}C${coord(x + sway + 6 * unit)} ${coord(y + l * 0.7)} ${coord(x + 14 * unit)} ${coord(y + l * 0.4)} ${coord(x + 9 * unit)} ${coord(y)}Z`;
  }
  let top = '';
  for (let i = 0; i < 15; i++) {
    const a = (i - 7) / 7;
    top += clump(
      stage,
      tx - 60 * unit + a * 320 * unit,
      ty - 410 * unit + a * a * 150 * unit + rng.bell() * 14 * unit,
      70 * unit,
      54 * unit,
      9,
    );
  }
  if (stage.season !== 'winter')
    out +=
      fill(top, shade(palette, tones[0], 0, 0.24)) +
      fill(layers[0] ?? '', shade(palette, tones[0], 0, 0.3)) +
      fill(layers[1] ?? '', local(palette, tones[1])) +
      fill(layers[2] ?? '', lit(palette, tones[2], 0, 0.16));
  else out += bough(stage, { x: tx - 50 * unit, y: ty - 320 * unit, angle: -2.2, length: 260 * unit, kind: 'bare' });
  const size = unit * 0.95;
  const x = width * (stage.portrait ? 0.5 : 0.52);
  const y = height * 0.88;
  return (
    out +
    rug(stage, x, y, size) +
    company(stage, x + (stage.portrait ? 20 * unit : 0), y + 24 * unit, size * (stage.portrait ? 0.9 : 1)) +
    verge(stage)
  );
}
