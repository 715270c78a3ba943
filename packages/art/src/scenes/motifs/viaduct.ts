import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, softBelow, stroke, type Point } from '../../core/path.ts';
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
export function viaduct(s: Stage): string {
  if (s.has('tea')) return teaHills(s);
  const estuary = s.seed % 2 === 1;
  const { w, h, u, rng, pal } = s;
  const horizon = h * 0.54;
  const sunX = sunAcross(s, 0.18, 0.3, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 330 : rng.range(180, 240)),
    r: 50 * u,
    horizon: horizon + 60 * u,
  });
  const count = s.portrait ? 4 : 6;
  if (!estuary)
    out +=
      massif(s, {
        summits: Array.from({ length: count }, (_, i): Point => [
          w * ((i + 0.5) / count) + rng.bell() * 50 * u,
          horizon - u * rng.range(90, 210),
        ]),
        from: [-60 * u, horizon + 20 * u],
        to: [w + 60 * u, horizon + 20 * u],
        foot: horizon + 60 * u,
        depth: 0.58,
        rock: '#8b8f8c',
        snowline: s.season === 'summer' ? horizon - 150 * u : s.season === 'winter' ? horizon : horizon - 90 * u,
        light: -1,
        ruggedness: 0.1,
      }) + veil(s, horizon - 60 * u, horizon + 60 * u, 0.7, pal.sky[3]);
  return estuary ? out + acrossTheEstuary(s, horizon, sunX) : out + overTheGorge(s, horizon);
}

/** The train: an engine and carriages, each a little smaller with distance. `at` gives the height of the rails. */
function train(s: Stage, at: (x: number) => number, x: number, k: number, cars: number): string {
  const { u, pal } = s;
  const z = u * k;
  const coach = local(pal, '#7a3a34');
  const cream = lit(pal, '#ead9b4', 0, 0.2);
  const dark = mix(pal.near, pal.haze, 0.08);
  const glass = pal.lamps ? pal.lamp : shade(pal, '#4f5c5e', 0, 0.2);
  let out = '';
  for (let i = 0; i < cars; i++) {
    const cx = x - (136 + i * 118) * z;
    const y = at(cx) - 4 * z;
    const tilt = (Math.atan2(at(cx + 50 * z) - at(cx - 50 * z), 100 * z) * 180) / Math.PI;
    let body =
      fill(
        `M${n(-54 * z)} ${n(-6 * z)}v${n(-40 * z)}q0 ${n(-6 * z)} ${n(6 * z)} ${n(-6 * z)}h${n(96 * z)}q${n(6 * z)} 0 ${n(6 * z)} ${n(6 * z)}v${n(40 * z)}Z`,
        coach,
      ) +
      fill(`M${n(-54 * z)} ${n(-24 * z)}v${n(-16 * z)}h${n(108 * z)}v${n(16 * z)}Z`, cream) +
      fill(`M${n(-56 * z)} ${n(-46 * z)}q${n(56 * z)} ${n(-16 * z)} ${n(112 * z)} 0Z`, shade(pal, '#8d8578', 0, 0.2));
    let panes = '';
    for (let p = 0; p < 6; p++)
      panes += `M${n((-46 + p * 16) * z)} ${n(-26 * z)}v${n(-12 * z)}h${n(11 * z)}v${n(12 * z)}Z`;
    body +=
      fill(panes, glass) +
      fill(
        [-40, -28, 28, 40]
          .map(
            (d) =>
              `M${n((d - 6) * z)} ${n(-2 * z)}a${n(6 * z)} ${n(6 * z)} 0 1 1 ${n(12 * z)} 0a${n(6 * z)} ${n(6 * z)} 0 1 1 ${n(-12 * z)} 0Z`,
          )
          .join('') + `M${n(54 * z)} ${n(-8 * z)}h${n(10 * z)}v${n(-4 * z)}h${n(-10 * z)}Z`,
        dark,
      );
    out += `<g transform="translate(${n(cx)} ${n(y)}) rotate(${n(tilt)})">${body}</g>`;
  }
  const y = at(x) - 4 * z;
  const engine =
    fill(
      `M${n(-68 * z)} ${n(-8 * z)}v${n(-52 * z)}h${n(34 * z)}v${n(16 * z)}h${n(70 * z)}q${n(12 * z)} 0 ${n(12 * z)} ${n(18 * z)}v${n(18 * z)}Z`,
      shade(pal, '#2f4a40', 0, 0.3),
    ) +
    fill(
      `M${n(-72 * z)} ${n(-60 * z)}h${n(42 * z)}v${n(-5 * z)}h${n(-42 * z)}ZM${n(30 * z)} ${n(-44 * z)}v${n(-22 * z)}h${n(-3 * z)}v${n(-5 * z)}h${n(17 * z)}v${n(5 * z)}h${n(-3 * z)}v${n(22 * z)}ZM${n(-12 * z)} ${n(-44 * z)}q${n(6 * z)} ${n(-14 * z)} ${n(14 * z)} 0Z`,
      dark,
    ) +
    fill(`M${n(-60 * z)} ${n(-36 * z)}v${n(-16 * z)}h${n(16 * z)}v${n(16 * z)}Z`, glass) +
    stroke(`M${n(-32 * z)} ${n(-30 * z)}h${n(76 * z)}`, lit(pal, '#baa57e', 0, 0.2), 2.4 * z) +
    fill(
      [-52, -22, 4, 28]
        .map(
          (d, i) =>
            `M${n((d - (i && i < 3 ? 11 : 7)) * z)} ${n(-(i && i < 3 ? 6 : 2) * z)}a${n((i && i < 3 ? 11 : 7) * z)} ${n((i && i < 3 ? 11 : 7) * z)} 0 1 1 ${n(2 * (i && i < 3 ? 11 : 7) * z)} 0a${n((i && i < 3 ? 11 : 7) * z)} ${n((i && i < 3 ? 11 : 7) * z)} 0 1 1 ${n(-2 * (i && i < 3 ? 11 : 7) * z)} 0Z`,
        )
        .join('') + `M${n(46 * z)} ${n(-8 * z)}h${n(14 * z)}l${n(6 * z)} ${n(10 * z)}h${n(-22 * z)}Z`,
      dark,
    );
  let plume = '';
  for (let i = 0; i < 9; i++) {
    const r = (11 + i * 6) * z;
    plume += `M${n(x + (35 - i * 30) * z - r)} ${n(y - (78 + i * 9 + Math.sin(i * 1.7) * 8) * z)}a${n(r)} ${n(r * 0.7)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.7)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
  return (
    fill(plume, mix(pal.cloud, '#ffffff', 0.2), 0.75) +
    out +
    `<g transform="translate(${n(x)} ${n(y)})">${engine}</g>` +
    (pal.lamps ? s.halo(pal.lamp, x + 54 * z, y - 30 * z, 60 * z, 0.8) : '')
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
function arcade(s: Stage, plan: Arches): string {
  const { pal, u } = s;
  const { x0, x1, deck, foot, count, depth } = plan;
  const stone = '#b09878';
  const face = lit(pal, stone, depth, 0.12);
  const side = shade(pal, stone, depth, 0.46);
  const bay = (x1 - x0) / count;
  const pier = bay * 0.13;
  let body = '';
  let inner = '';
  let bands = '';
  for (let i = 0; i < count; i++) {
    const a = x0 + bay * i;
    const b = a + bay;
    const m = (a + b) / 2;
    const top = deck(m) + 24 * u;
    const r = bay / 2 - pier;
    const spring = top + r * 1.06;
    // Spandrels with the arch cut out.
    body += `M${n(a)} ${n(deck(a))}L${n(b)} ${n(deck(b))}V${n(spring)}H${n(b - pier)}A${n(r)} ${n(r * 1.06)} 0 0 0 ${n(a + pier)} ${n(spring)}H${n(a)}Z`;
    inner += `M${n(a + pier)} ${n(spring + 2)}A${n(r)} ${n(r * 1.06)} 0 0 1 ${n(m + r * 0.5)} ${n(spring - r * 0.9)}A${n(r * 1.05)} ${n(r * 1.06)} 0 0 0 ${n(a + pier + 14 * u)} ${n(spring + 2)}Z`;
    const f = foot(a);
    const spread = pier * 1.25;
    if (f > spring) {
      body += `M${n(a - pier)} ${n(spring - 1)}L${n(a - spread)} ${n(f)}H${n(a + spread)}L${n(a + pier)} ${n(spring - 1)}Z`;
      inner += `M${n(a + pier * 0.4)} ${n(spring)}L${n(a + spread * 0.4)} ${n(f)}H${n(a + spread)}L${n(a + pier)} ${n(spring)}Z`;
      bands += `M${n(a - pier * 1.2)} ${n(spring)}h${n(pier * 2.4)}`;
    }
  }
  let coping = `M${n(x0)} ${n(deck(x0))}`;
  for (let i = 1; i <= count; i++) coping += `L${n(x0 + bay * i)} ${n(deck(x0 + bay * i))}`;
  return (
    `<path d="${body}" fill="${face}"/>` +
    fill(inner, side, 0.8) +
    stroke(bands, lit(pal, stone, depth, 0.4), 5 * u) +
    stroke(coping, lit(pal, stone, depth, 0.44), 7 * u) +
    stroke(coping, side, 1.6 * u, 0.6).replace('<path', `<path transform="translate(0 ${n(5 * u)})"`)
  );
}

function overTheGorge(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const winter = s.season === 'winter';
  const green = { spring: '#5d7a52', summer: '#4a6749', autumn: '#94683a', winter: '#5f7074' }[s.season];
  let out = `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${mix(shade(pal, green, 0.5, 0.1), pal.sky[3], 0.4)}"/>`;
  for (const [depth, dy, trees] of [
    [0.44, 40, 30],
    [0.3, 100, 42],
  ] as const) {
    const line = profile(
      s,
      [
        [-30, horizon + (dy - 60) * u],
        [w * 0.3, horizon + dy * u],
        [w * 0.5, horizon + (dy + 60) * u],
        [w * 0.72, horizon + dy * u],
        [w + 30, horizon + (dy - 70) * u],
      ],
      12 * u,
      14,
      6,
    );
    const ink = shade(pal, green, depth, 0.16);
    out +=
      forest(s, line, trees * u, ink, {
        spacing: trees * u * 0.34,
        back: s.season === 'autumn' ? local(pal, '#c08a44', depth) : mix(ink, pal.haze, 0.24),
        ...(winter ? { snow: lit(pal, '#eef0ee', depth, 0.1) } : {}),
      }) +
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, ink],
        [1, mix(ink, pal.sky[3], 0.4)],
      ])}"/>` +
      mist(s, horizon + (dy + 70) * u, 14 * u, 2, 0.3);
  }
  const deck = (x: number): number => horizon + 36 * u - 16 * u * Math.sin((Math.PI * x) / w);
  const foot = (x: number): number =>
    horizon + u * (170 + 330 * Math.max(0, 1 - ((x / w - 0.52) / 0.5) ** 2) * (s.portrait ? 1.3 : 1));
  out += arcade(s, { x0: -40, x1: w + 40, deck, foot, count: s.portrait ? 6 : 9, depth: 0.1 });
  out += train(s, deck, w * (s.portrait ? 0.74 : rng.range(0.64, 0.76)), s.portrait ? 0.82 : 0.9, s.portrait ? 4 : 5);
  // The slopes in front of the piers, and the river far below.
  const left = profile(
    s,
    [
      [-30, horizon + 170 * u],
      [w * 0.18, horizon + 230 * u],
      [w * 0.36, h * 0.88],
      [w * 0.46, h + 20],
    ],
    12 * u,
    12,
    8,
  );
  const right = profile(
    s,
    [
      [w * 0.54, h + 20],
      [w * 0.64, h * 0.9],
      [w * 0.82, horizon + 240 * u],
      [w + 30, horizon + 160 * u],
    ],
    12 * u,
    12,
    8,
  );
  out += fill(
    `M${n(w * 0.3)} ${h + 10}C${n(w * 0.44)} ${n(h * 0.96)} ${n(w * 0.48)} ${n(h * 0.88)} ${n(w * 0.5)} ${n(foot(w * 0.5) - 10 * u)}H${n(w * 0.54)}C${n(w * 0.54)} ${n(h * 0.9)} ${n(w * 0.58)} ${n(h * 0.96)} ${n(w * 0.74)} ${h + 10}Z`,
    mix(pal.water[0], pal.sky[3], 0.3),
  );
  for (const slope of [left, right]) {
    const ink = shade(pal, green, 0.04, 0.34);
    const dark = mix(ink, pal.near, 0.2);
    out += `<path d="${softBelow(slope, h + 20)}" fill="${s.gradient([
      [0, winter ? lit(pal, '#dfe4e6', 0.04, 0.1) : ink],
      [1, dark],
    ])}"/>`;
    const x0 = slope[0]?.[0] ?? 0;
    const x1 = slope.at(-1)?.[0] ?? w;
    for (let i = 0; i < 15; i++) {
      const x = x0 + (x1 - x0) * rng();
      const y = heightAt(slope, x) + rng() * 120 * u;
      const tall = u * rng.range(80, 170);
      if (y > h + 60 * u) continue;
      const t = s.season === 'autumn' && rng.chance(0.45) ? local(pal, leaves('autumn')[2], 0.02) : dark;
      out +=
        fill(conifer(s, x, y, tall, 7), t) +
        fill(coniferLight(s, x, y, tall, -1, 7), winter ? lit(pal, '#eef0ee', 0, 0.1) : mix(t, pal.glow, 0.16), 0.7);
    }
  }
  if (!s.has('no-people'))
    out += family(
      s,
      w * (s.portrait ? 0.12 : 0.1),
      heightAt(left, w * 0.12) + 6 * u,
      74 * u,
      mix(pal.near, pal.haze, 0.06),
    );
  return out + birds(s, w * 0.44, horizon - 60 * u, 5, 15 * u, mix(pal.near, pal.haze, 0.35));
}

function acrossTheEstuary(s: Stage, horizon: number, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const line = profile(
      s,
      [
        [-30, horizon - (70 - i * 26) * u],
        [w * 0.3, horizon - (30 - i * 8) * u],
        [w * 0.6, horizon - (90 - i * 30) * u],
        [w + 30, horizon - (50 - i * 20) * u],
      ],
      10 * u,
      18,
      5,
    );
    const ink = mix(mix(pal.haze, pal.shadow, 0.06 + i * 0.08), local(pal, meadow(s.season)), i * 0.16);
    out += `<path d="${softBelow(line, horizon + 40 * u)}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.5)],
    ])}"/>`;
  }
  const water = horizon + 24 * u;
  out +=
    `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[3], 0.4)],
      [1, pal.water[1]],
    ])}"/>` + glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 60, spread: 160, length: 160 });
  // Sandbanks left by the tide.
  for (let i = 0; i < 7; i++)
    out += fill(
      lens(w * rng(), water + u * rng.range(60, 300), u * rng.range(200, 520), u * rng.range(6, 18)),
      lit(pal, '#cdb68c', 0.1, 0.2),
      0.7,
    );
  const deck = (x: number): number => horizon + 20 * u + (x / w) * 60 * u;
  const foot = (x: number): number => horizon + 96 * u + (x / w) * 130 * u;
  const bridge = arcade(s, { x0: -40, x1: w + 60, deck, foot, count: s.portrait ? 9 : 14, depth: 0.14 });
  out += bridge;
  let shadows = '';
  for (let i = 0; i < 15; i++) {
    const x = -40 + ((w + 100) * i) / (s.portrait ? 9 : 14);
    if (x < w + 60)
      shadows += lens(x + 10 * u, foot(x) + 8 * u, 90 * u, 10 * u) + lens(x + 16 * u, foot(x) + 30 * u, 60 * u, 6 * u);
  }
  out +=
    fill(shadows, pal.water[1], 0.6) +
    train(s, deck, w * (s.portrait ? 0.7 : rng.range(0.58, 0.7)), s.portrait ? 0.8 : 0.86, s.portrait ? 4 : 5);
  const near = profile(
    s,
    [
      [-30, h * 0.82],
      [w * 0.2, h * 0.84],
      [w * 0.5, h * 0.93],
      [w * 0.8, h * 0.97],
      [w + 30, h * 0.95],
    ],
    8 * u,
    18,
    6,
  );
  const ink = mix(shade(pal, meadow(s.season), 0, 0.5), pal.near, 0.4);
  const tones = leaves(s.season);
  out += broadleaf(s, {
    x: w * 0.08,
    y: heightAt(near, w * 0.08) + 10 * u,
    height: 300 * u,
    tones: [
      mix(ink, shade(pal, tones[0], 0), 0.4),
      mix(ink, local(pal, tones[1]), 0.6),
      mix(ink, lit(pal, tones[2], 0), 0.7),
    ],
    bark: ink,
    light: -1,
    clumps: 22,
    bare: s.season === 'winter',
  });
  out += fill(softBelow(near, h + 20), ink) + grasses(s, (x) => heightAt(near, x), 0, w, 190, 60 * u, ink);
  if (!s.has('no-people')) {
    const x = w * (s.portrait ? 0.32 : 0.3);
    out += family(s, x, heightAt(near, x) + 6 * u, 92 * u, pal.near);
  }
  return out + birds(s, w * 0.3, horizon - 120 * u, 7, 16 * u, mix(pal.near, pal.haze, 0.3));
}
