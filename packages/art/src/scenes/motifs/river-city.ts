import { mix } from '../../core/colour.ts';
import { fill, lens, n, rect, softBelow, stroke } from '../../core/path.ts';
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
export function riverCity(s: Stage): string {
  const view = s.seed % 3;
  if (view === 1) return canal(s);
  return bridgeView(s, view === 2);
}

const STONES = ['#d9c4a0', '#cdb48e', '#e0cdac', '#c4a982'] as const;
const ROOFS = ['#6d7674', '#7c7f80', '#8a6a56'] as const;

/** Plane trees along a quay, with or without leaves. */
function quayTrees(s: Stage, base: number, x0: number, x1: number, size: number, depth: number): string {
  const { rng, pal } = s;
  const tones = leaves(s.season);
  let out = '';
  let dark = '';
  let light = '';
  let trunks = '';
  for (let x = x0; x < x1; x += size * rng.range(1, 2)) {
    if (rng.chance(0.16)) continue;
    const k = size * rng.range(0.75, 1.15);
    trunks += `M${n(x - k * 0.04)} ${n(base)}l${n(k * 0.02)} ${n(-k * 0.9)}h${n(k * 0.05)}l${n(k * 0.02)} ${n(k * 0.9)}Z`;
    if (s.season === 'winter') {
      for (let i = 0; i < 5; i++)
        trunks += `M${n(x)} ${n(base - k * (0.5 + i * 0.08))}l${n((i % 2 ? 1 : -1) * k * 0.34)} ${n(-k * 0.42)}l${n(k * 0.03)} ${n(k * 0.02)}l${n((i % 2 ? -1 : 1) * k * 0.3)} ${n(k * 0.46)}Z`;
      continue;
    }
    for (let i = 0; i < 4; i++) {
      const cx = x + rng.bell() * k * 0.34;
      const cy = base - k * rng.range(0.75, 1.25);
      dark += clump(s, cx, cy, k * 0.36, k * 0.3, 8);
      light += clump(s, cx - k * 0.09, cy - k * 0.1, k * 0.22, k * 0.14, 7);
    }
  }
  out +=
    fill(trunks, shade(pal, '#4d4237', depth, 0.4)) +
    fill(dark, shade(pal, tones[0], depth, 0.3)) +
    fill(light, lit(pal, tones[2], depth, 0.12), 0.8);
  return out;
}

function skyline(s: Stage, water: number, cathedral: boolean): string {
  const { w, u, rng, pal } = s;
  const ridge = profile(
    s,
    [
      [-30, water - 130 * u],
      [w * 0.2, water - 180 * u],
      [w * 0.45, water - 110 * u],
      [w * 0.75, water - 160 * u],
      [w + 30, water - 190 * u],
    ],
    10 * u,
    24,
    5,
  );
  let out = fill(softBelow(ridge, water), mix(pal.haze, pal.sky[3], 0.4));
  out += terrace(s, {
    x0: -20,
    x1: w + 20,
    base: water,
    storey: 20 * u,
    floors: [4, 7],
    depth: 0.62,
    style: 'plain',
    stones: STONES,
    roofs: ROOFS,
    light: -1,
    windows: false,
  });
  out += veil(s, water - 150 * u, water, 0.5, pal.sky[3]);
  const c = w * (s.portrait ? 0.5 : rng.range(0.5, 0.62));
  if (!cathedral) {
    out += dome(
      s,
      { x: c, base: water - 40 * u, size: u * rng.range(52, 66), depth: 0.4 },
      rng.pick(['#7f8f86', '#a0704f', '#86857c']),
    );
    for (const [fx, size, kind] of [
      [0.16, 210, 'gothic'],
      [0.23, 180, 'gothic'],
      [0.84, 230, 'clock'],
      [0.36, 150, 'campanile'],
    ] as const)
      if (rng.chance(0.85))
        out += spire(s, { x: w * fx + rng.bell() * 30 * u, base: water - 20 * u, size: size * u, depth: 0.4 }, kind);
  }
  out += terrace(s, {
    x0: -20,
    x1: w + 20,
    base: water - 26 * u,
    storey: 22 * u,
    floors: [3, 5],
    depth: 0.3,
    style: 'mansard',
    stones: STONES,
    roofs: ROOFS,
    light: -1,
    home: 0.34,
  });
  if (cathedral) out += minster(s, c, water - 20 * u);
  // The embankment wall, its trees and its lamps.
  out +=
    fill(rect(-10, water - 28 * u, w + 20, 30 * u), shade(pal, '#a08a6c', 0.2, 0.34)) +
    fill(rect(-10, water - 30 * u, w + 20, 5 * u), lit(pal, '#c9b48e', 0.2, 0.2));
  out += quayTrees(s, water - 28 * u, -20, w + 20, 42 * u, 0.2);
  for (let x = 60 * u; x < w; x += 170 * u) out += streetLamp(s, x + rng.bell() * 20 * u, water - 28 * u, 30 * u);
  return out;
}

/** A cathedral on its island: two west towers, a flèche, and flying buttresses above the trees. */
function minster(s: Stage, x: number, base: number): string {
  const { u, pal } = s;
  const k = u * 1.15;
  const bright = lit(pal, '#c9b592', 0.24, 0.24);
  const dull = shade(pal, '#b39c7a', 0.24, 0.34);
  const roof = shade(pal, '#5f6a6a', 0.24, 0.24);
  const glow = pal.lamps ? pal.lamp : shade(pal, '#4a4642', 0.24);
  let out =
    fill(rect(x - 90 * k, base - 96 * k, 230 * k, 96 * k), dull) +
    fill(
      `M${n(x - 90 * k)} ${n(base - 96 * k)}l${n(16 * k)} ${n(-42 * k)}h${n(196 * k)}l${n(20 * k)} ${n(42 * k)}Z`,
      roof,
    );
  let buttress = '';
  for (let i = 0; i < 7; i++)
    buttress += `M${n(x + (-50 + i * 28) * k)} ${n(base)}v${n(-74 * k)}l${n(5 * k)} ${n(-14 * k)}l${n(5 * k)} ${n(14 * k)}v${n(74 * k)}Z`;
  out +=
    fill(buttress, bright) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${n(x + (-45 + i * 28) * k)} ${n(base - 70 * k)}q${n(4 * k)} ${n(-20 * k)} ${n(22 * k)} ${n(-24 * k)}`,
      ).join(''),
      bright,
      3 * k,
    );
  out += fill(
    Array.from(
      { length: 6 },
      (_, i) =>
        `M${n(x + (-34 + i * 28) * k)} ${n(base - 22 * k)}v${n(-26 * k)}q${n(5 * k)} ${n(-12 * k)} ${n(10 * k)} 0v${n(26 * k)}Z`,
    ).join(''),
    glow,
    0.9,
  );
  out += fill(`M${n(x + 44 * k)} ${n(base - 136 * k)}l${n(7 * k)} ${n(-108 * k)}l${n(7 * k)} ${n(108 * k)}Z`, roof);
  for (const dx of [-150, -96]) {
    out +=
      fill(rect(x + dx * k, base - 190 * k, 46 * k, 190 * k), bright) +
      fill(rect(x + (dx + 30) * k, base - 190 * k, 16 * k, 190 * k), dull) +
      fill(
        rect(x + (dx - 3) * k, base - 194 * k, 52 * k, 7 * k) + rect(x + (dx - 2) * k, base - 120 * k, 50 * k, 5 * k),
        bright,
      );
    out += fill(
      `M${n(x + (dx + 8) * k)} ${n(base - 130 * k)}v${n(-38 * k)}q${n(6 * k)} ${n(-12 * k)} ${n(12 * k)} 0v${n(38 * k)}ZM${n(x + (dx + 26) * k)} ${n(base - 130 * k)}v${n(-38 * k)}q${n(6 * k)} ${n(-12 * k)} ${n(12 * k)} 0v${n(38 * k)}Z`,
      shade(pal, '#4a4642', 0.24),
    );
  }
  out +=
    fill(rect(x - 104 * k, base - 118 * k, 10 * k, 118 * k), dull) +
    fill(
      `M${n(x - 116 * k)} ${n(base - 84 * k)}a${n(17 * k)} ${n(17 * k)} 0 1 1 ${n(34 * k)} 0a${n(17 * k)} ${n(17 * k)} 0 1 1 ${n(-34 * k)} 0Z`,
      glow,
    );
  return out;
}

function bridgeView(s: Stage, cathedral: boolean): string {
  const { w, h, u, rng, pal } = s;
  const water = h * (s.portrait ? 0.62 : rng.range(0.62, 0.67));
  const sunX = sunAcross(s, 0.2, 0.32, 0.32);
  let out = drawSky(s, {
    x: sunX,
    y: water - u * (s.hour === 'noon' ? 400 : rng.range(220, 270)),
    r: 52 * u,
    horizon: water,
  });
  out += birds(s, w * 0.66, water - 360 * u, 6, 15 * u, mix(pal.near, pal.haze, 0.4));
  const { above, below } = reflect(s, skyline(s, water, cathedral), water, 0.42, 0.72);
  out +=
    `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[2], 0.3)],
      [1, pal.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    ripples(s, water, h, pal.water[1], 40, 0.3) +
    glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 140, length: 140, opacity: 0.7 });
  const base = water + (h - water) * (s.portrait ? 0.34 : 0.4);
  const bridge = stoneBridge(s, {
    deck: water + 20 * u,
    water: base,
    hump: 34 * u,
    x0: -w * 0.1,
    x1: w * 1.1,
    arches: s.portrait ? 3 : 5,
    depth: 0.1,
    stone: '#a89070',
  });
  const turned = reflect(s, bridge.markup, base, 0.34, 0.6);
  out += turned.below + turned.above + fill(lens(w * 0.5, base + 3 * u, w * 1.1, 5 * u), pal.near, 0.24);
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.08);
    const x = w * rng.range(0.52, 0.6);
    let d = '';
    for (const [dx, size, skirt] of [
      [0, 44, true],
      [20, 28, false],
      [42, 46, false],
    ] as const)
      d += person(x + dx * u, bridge.deckAt(x + dx * u) + 2 * u, size * u, { skirt });
    out +=
      fill(d, ink) +
      fill(
        `M${n(x - 24 * u)} ${n(bridge.deckAt(x) - 44 * u)}q${n(24 * u)} ${n(-34 * u)} ${n(48 * u)} 0q${n(-24 * u)} ${n(-8 * u)} ${n(-48 * u)} 0Z`,
        local(pal, '#9a4a3a'),
      ) +
      stroke(`M${n(x)} ${n(bridge.deckAt(x) - 60 * u)}v${n(30 * u)}`, ink, 1.6 * u);
  }
  out += riverBoat(
    s,
    w * (s.portrait ? 0.46 : rng.range(0.26, 0.36)),
    h * (s.portrait ? 0.84 : 0.905),
    s.portrait ? 1 : 0.95,
  );
  return out + nearQuay(s);
}

/** The near bank: the corner of a parapet, and a bough above it. */
function nearQuay(s: Stage): string {
  const { w, h, u, pal } = s;
  const bark = mix(pal.near, shade(pal, '#4d4237', 0), 0.35);
  const reach = u * (s.portrait ? 430 : 460);
  const kind = s.season === 'winter' ? 'bare' : 'leaf';
  let out = bough(s, { x: w + 30 * u, y: h * 0.06, angle: 2.72, length: reach, kind, dark: 0.72, leaf: 30 * u });
  out += bough(s, {
    x: w + 30 * u,
    y: h * (s.portrait ? 0.2 : 0.26),
    angle: 3.0,
    length: reach * 0.62,
    kind,
    dark: 0.86,
    leaf: 30 * u,
  });
  out +=
    fill(
      `M${n(w * 0.7)} ${n(h + 20)}L${n(w * 0.74)} ${n(h * 0.975)}L${n(w + 20)} ${n(h * 0.935)}V${n(h + 20)}Z`,
      bark,
    ) +
    fill(
      `M${n(w * 0.735)} ${n(h * 0.972)}L${n(w + 20)} ${n(h * 0.928)}v${n(9 * u)}L${n(w * 0.74)} ${n(h * 0.982)}Z`,
      mix(bark, pal.glow, 0.3),
    );
  return out;
}
