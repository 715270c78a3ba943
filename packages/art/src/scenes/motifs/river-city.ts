import { mix } from '../../core/colour.ts';
import { fill, lens, coord, rect, softBelow, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { riverBoat, stoneBridge } from '../../elements/bridge.ts';
import { bough } from '../../elements/bough.ts';
import { dome, spire } from '../../elements/landmarks.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, veil } from '../../elements/terrain.ts';
import { streetLamp, terrace } from '../../elements/townhouses.ts';
import { clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { canal } from './river-city-canal.ts';

/** A city and its river: the old bridge, a cathedral on its island, or a canal between gables. */
export function riverCity(stage: Stage): string {
  const view = stage.seed % 3;
  if (view === 1) return canal(stage);
  return bridgeView(stage, view === 2);
}

const STONES = ['#d9c4a0', '#cdb48e', '#e0cdac', '#c4a982'] as const;
const ROOFS = ['#6d7674', '#7c7f80', '#8a6a56'] as const;

/** Plane trees along a quay, with or without leaves. */
function quayTrees(stage: Stage, base: number, x0: number, x1: number, size: number, depth: number): string {
  const { rng, palette } = stage;
  const tones = leaves(stage.season);
  let out = '';
  let dark = '';
  let light = '';
  let trunks = '';
  for (let x = x0; x < x1; x += size * rng.range(1, 2)) {
    if (rng.chance(0.16)) continue;
    const k = size * rng.range(0.75, 1.15);
    trunks += `M${coord(x - k * 0.04)} ${coord(base)}l${coord(k * 0.02)} ${coord(-k * 0.9)}h${coord(k * 0.05)}l${coord(k * 0.02)} ${coord(k * 0.9)}Z`;
    if (stage.season === 'winter') {
      for (let i = 0; i < 5; i++)
        trunks += `M${coord(x)} ${coord(base - k * (0.5 + i * 0.08))}l${coord((i % 2 ? 1 : -1) * k * 0.34)} ${coord(-k * 0.42)}l${coord(k * 0.03)} ${coord(k * 0.02)}l${coord((i % 2 ? -1 : 1) * k * 0.3)} ${coord(k * 0.46)}Z`;
      continue;
    }
    for (let i = 0; i < 4; i++) {
      const cx = x + rng.bell() * k * 0.34;
      const cy = base - k * rng.range(0.75, 1.25);
      dark += clump(stage, cx, cy, k * 0.36, k * 0.3, 8);
      light += clump(stage, cx - k * 0.09, cy - k * 0.1, k * 0.22, k * 0.14, 7);
    }
  }
  out +=
    fill(trunks, shade(palette, '#4d4237', depth, 0.4)) +
    fill(dark, shade(palette, tones[0], depth, 0.3)) +
    fill(light, lit(palette, tones[2], depth, 0.12), 0.8);
  return out;
}

function skyline(stage: Stage, water: number, cathedral: boolean): string {
  const { width, unit, rng, palette } = stage;
  const ridge = profile(
    stage,
    [
      [-30, water - 130 * unit],
      [width * 0.2, water - 180 * unit],
      [width * 0.45, water - 110 * unit],
      [width * 0.75, water - 160 * unit],
      [width + 30, water - 190 * unit],
    ],
    10 * unit,
    24,
    5,
  );
  let out = fill(softBelow(ridge, water), mix(palette.haze, palette.sky[3], 0.4));
  out += terrace(stage, {
    x0: -20,
    x1: width + 20,
    base: water,
    storey: 20 * unit,
    floors: [4, 7],
    depth: 0.62,
    style: 'plain',
    stones: STONES,
    roofs: ROOFS,
    light: -1,
    windows: false,
  });
  out += veil(stage, water - 150 * unit, water, 0.5, palette.sky[3]);
  const c = width * (stage.portrait ? 0.5 : rng.range(0.5, 0.62));
  if (!cathedral) {
    out += dome(
      stage,
      { x: c, base: water - 40 * unit, size: unit * rng.range(52, 66), depth: 0.4 },
      rng.pick(['#7f8f86', '#a0704f', '#86857c']),
    );
    for (const [fx, size, kind] of [
      [0.16, 210, 'gothic'],
      [0.23, 180, 'gothic'],
      [0.84, 230, 'clock'],
      [0.36, 150, 'campanile'],
    ] as const)
      if (rng.chance(0.85))
        out += spire(
          stage,
          { x: width * fx + rng.bell() * 30 * unit, base: water - 20 * unit, size: size * unit, depth: 0.4 },
          kind,
        );
  }
  out += terrace(stage, {
    x0: -20,
    x1: width + 20,
    base: water - 26 * unit,
    storey: 22 * unit,
    floors: [3, 5],
    depth: 0.3,
    style: 'mansard',
    stones: STONES,
    roofs: ROOFS,
    light: -1,
    home: 0.34,
  });
  if (cathedral) out += minster(stage, c, water - 20 * unit);
  // The embankment wall, its trees and its lamps.
  out +=
    fill(rect(-10, water - 28 * unit, width + 20, 30 * unit), shade(palette, '#a08a6c', 0.2, 0.34)) +
    fill(rect(-10, water - 30 * unit, width + 20, 5 * unit), lit(palette, '#c9b48e', 0.2, 0.2));
  out += quayTrees(stage, water - 28 * unit, -20, width + 20, 42 * unit, 0.2);
  for (let x = 60 * unit; x < width; x += 170 * unit)
    out += streetLamp(stage, x + rng.bell() * 20 * unit, water - 28 * unit, 30 * unit);
  return out;
}

/** A cathedral on its island: two west towers, a flèche, and flying buttresses above the trees. */
function minster(stage: Stage, x: number, base: number): string {
  const { unit, palette } = stage;
  const size = unit * 1.15;
  const bright = lit(palette, '#c9b592', 0.24, 0.24);
  const dull = shade(palette, '#b39c7a', 0.24, 0.34);
  const roof = shade(palette, '#5f6a6a', 0.24, 0.24);
  const glow = palette.lamps ? palette.lamp : shade(palette, '#4a4642', 0.24);
  let out =
    fill(rect(x - 90 * size, base - 96 * size, 230 * size, 96 * size), dull) +
    fill(
      `M${coord(x - 90 * size)} ${coord(base - 96 * size)}l${coord(16 * size)} ${coord(-42 * size)}h${coord(196 * size)}l${coord(20 * size)} ${coord(42 * size)}Z`,
      roof,
    );
  let buttress = '';
  for (let i = 0; i < 7; i++)
    buttress += `M${coord(x + (-50 + i * 28) * size)} ${coord(base)}v${coord(-74 * size)}l${coord(5 * size)} ${coord(-14 * size)}l${coord(5 * size)} ${coord(14 * size)}v${coord(74 * size)}Z`;
  out +=
    fill(buttress, bright) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${coord(x + (-45 + i * 28) * size)} ${coord(base - 70 * size)}q${coord(4 * size)} ${coord(-20 * size)} ${coord(22 * size)} ${coord(-24 * size)}`,
      ).join(''),
      bright,
      3 * size,
    );
  out += fill(
    Array.from(
      { length: 6 },
      (_, i) =>
        `M${coord(x + (-34 + i * 28) * size)} ${coord(base - 22 * size)}v${coord(-26 * size)}q${coord(5 * size)} ${coord(-12 * size)} ${coord(10 * size)} 0v${coord(26 * size)}Z`,
    ).join(''),
    glow,
    0.9,
  );
  out += fill(
    `M${coord(x + 44 * size)} ${coord(base - 136 * size)}l${coord(7 * size)} ${coord(-108 * size)}l${coord(7 * size)} ${coord(108 * size)}Z`,
    roof,
  );
  for (const dx of [-150, -96]) {
    out +=
      fill(rect(x + dx * size, base - 190 * size, 46 * size, 190 * size), bright) +
      fill(rect(x + (dx + 30) * size, base - 190 * size, 16 * size, 190 * size), dull) +
      fill(
        rect(x + (dx - 3) * size, base - 194 * size, 52 * size, 7 * size) +
          rect(x + (dx - 2) * size, base - 120 * size, 50 * size, 5 * size),
        bright,
      );
    out += fill(
      `M${coord(x + (dx + 8) * size)} ${coord(base - 130 * size)}v${coord(-38 * size)}q${coord(6 * size)} ${coord(-12 * size)} ${coord(12 * size)} 0v${coord(38 * size)}ZM${coord(x + (dx + 26) * size)} ${coord(base - 130 * size)}v${coord(-38 * size)}q${coord(6 * size)} ${coord(-12 * size)} ${coord(12 * size)} 0v${coord(38 * size)}Z`,
      shade(palette, '#4a4642', 0.24),
    );
  }
  out +=
    fill(rect(x - 104 * size, base - 118 * size, 10 * size, 118 * size), dull) +
    fill(
      `M${coord(x - 116 * size)} ${coord(base - 84 * size)}a${coord(17 * size)} ${coord(17 * size)} 0 1 1 ${coord(34 * size)} 0a${coord(17 * size)} ${coord(17 * size)} 0 1 1 ${coord(-34 * size)} 0Z`,
      glow,
    );
  return out;
}

function bridgeView(stage: Stage, cathedral: boolean): string {
  const { width, height, unit, rng, palette } = stage;
  const water = height * (stage.portrait ? 0.62 : rng.range(0.62, 0.67));
  const sunX = sunAcross(stage, 0.2, 0.32, 0.32);
  let out = drawSky(stage, {
    x: sunX,
    y: water - unit * (stage.hour === 'noon' ? 400 : rng.range(220, 270)),
    r: 52 * unit,
    horizon: water,
  });
  out += birds(stage, width * 0.66, water - 360 * unit, 6, 15 * unit, mix(palette.near, palette.haze, 0.4));
  const { above, below } = reflect(stage, skyline(stage, water, cathedral), water, 0.42, 0.72);
  out +=
    `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[2], 0.3)],
      [1, palette.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    ripples(stage, water, height, palette.water[1], 40, 0.3) +
    glints(stage, {
      top: water,
      bottom: height,
      x: sunX,
      colour: palette.glow,
      count: 46,
      spread: 140,
      length: 140,
      opacity: 0.7,
    });
  const base = water + (height - water) * (stage.portrait ? 0.34 : 0.4);
  const bridge = stoneBridge(stage, {
    deck: water + 20 * unit,
    water: base,
    hump: 34 * unit,
    x0: -width * 0.1,
    x1: width * 1.1,
    arches: stage.portrait ? 3 : 5,
    depth: 0.1,
    stone: '#a89070',
  });
  const turned = reflect(stage, bridge.markup, base, 0.34, 0.6);
  out +=
    turned.below + turned.above + fill(lens(width * 0.5, base + 3 * unit, width * 1.1, 5 * unit), palette.near, 0.24);
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.08);
    const x = width * rng.range(0.52, 0.6);
    let d = '';
    for (const [dx, size, skirt] of [
      [0, 44, true],
      [20, 28, false],
      [42, 46, false],
    ] as const)
      d += person(x + dx * unit, bridge.deckAt(x + dx * unit) + 2 * unit, size * unit, { skirt });
    out +=
      fill(d, ink) +
      fill(
        `M${coord(x - 24 * unit)} ${coord(bridge.deckAt(x) - 44 * unit)}q${coord(24 * unit)} ${coord(-34 * unit)} ${coord(48 * unit)} 0q${coord(-24 * unit)} ${coord(-8 * unit)} ${coord(-48 * unit)} 0Z`,
        local(palette, '#9a4a3a'),
      ) +
      stroke(`M${coord(x)} ${coord(bridge.deckAt(x) - 60 * unit)}v${coord(30 * unit)}`, ink, 1.6 * unit);
  }
  out += riverBoat(
    stage,
    width * (stage.portrait ? 0.46 : rng.range(0.26, 0.36)),
    height * (stage.portrait ? 0.84 : 0.905),
    stage.portrait ? 1 : 0.95,
  );
  return out + nearQuay(stage);
}

/** The near bank: the corner of a parapet, and a bough above it. */
function nearQuay(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const bark = mix(palette.near, shade(palette, '#4d4237', 0), 0.35);
  const reach = unit * (stage.portrait ? 430 : 460);
  const kind = stage.season === 'winter' ? 'bare' : 'leaf';
  let out = bough(stage, {
    x: width + 30 * unit,
    y: height * 0.06,
    angle: 2.72,
    length: reach,
    kind,
    dark: 0.72,
    leaf: 30 * unit,
  });
  out += bough(stage, {
    x: width + 30 * unit,
    y: height * (stage.portrait ? 0.2 : 0.26),
    angle: 3.0,
    length: reach * 0.62,
    kind,
    dark: 0.86,
    leaf: 30 * unit,
  });
  out +=
    fill(
      `M${coord(width * 0.7)} ${coord(height + 20)}L${coord(width * 0.74)} ${coord(height * 0.975)}L${coord(width + 20)} ${coord(height * 0.935)}V${coord(height + 20)}Z`,
      bark,
    ) +
    fill(
      `M${coord(width * 0.735)} ${coord(height * 0.972)}L${coord(width + 20)} ${coord(height * 0.928)}v${coord(9 * unit)}L${coord(width * 0.74)} ${coord(height * 0.982)}Z`,
      mix(bark, palette.glow, 0.3),
    );
  return out;
}
