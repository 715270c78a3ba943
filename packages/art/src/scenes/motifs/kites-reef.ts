import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
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
export function overTheReef(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.53 : 0.52);
  const sunX = sunAcross(s, 0.16, 0.26, 0.24);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 400 : rng.range(170, 220)),
    r: 48 * u,
    horizon,
  });
  const shallow = mix(pal.water[0], local(pal, '#9fd0bd'), s.hour === 'night' ? 0.1 : 0.4);
  const deep = mix(pal.water[1], pal.water[0], 0.2);
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, deep],
    [0.11, mix(deep, shallow, 0.2)],
    [0.14, shallow],
    [0.5, mix(shallow, pal.water[1], 0.3)],
    [1, shallow],
  ])}"/>`;
  out += reef(s, horizon) + rock(s, horizon);
  out +=
    ripples(s, horizon + 60 * u, h * 0.86, pal.water[1], 34, 0.2) +
    glints(s, { top: horizon, bottom: h * 0.84, x: sunX, colour: pal.glow, count: 44, spread: 120, length: 120 });
  out += riders(s, horizon);
  out += pirogue(s, w * (s.wide ? 0.62 : 0.2), horizon + (s.portrait ? 190 : 150) * u, u);
  out += shore(s);
  return out + birds(s, w * 0.34, horizon - 110 * u, 4, 15 * u, mix(pal.near, pal.haze, 0.4));
}

/** The distant line of surf. */
function reef(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const y = horizon + (h - horizon) * 0.115;
  let d = '';
  for (let x = -40; x < w; x += u * rng.range(40, 110))
    d += lens(x + 60 * u, y + rng.bell() * 5 * u, u * rng.range(90, 260), u * rng.range(5, 11));
  return fill(d, mix(pal.glow, local(pal, '#fffdf6'), 0.6), s.hour === 'night' ? 0.5 : 0.9);
}

/** A great rock: sheer on three sides, flat on top, with forest on its lower slopes. */
function rock(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  const x = w * (s.wide ? 0.84 : s.portrait ? 0.72 : 0.74);
  const z = u * (s.portrait ? 0.86 : 1.06);
  const p = (dx: number, dy: number): Point => [x + dx * z, horizon - dy * z];
  const crest: readonly Point[] = [
    p(-420, 0),
    p(-330, 34),
    p(-250, 60),
    p(-206, 108),
    p(-190, 196),
    p(-160, 262),
    p(-118, 290),
    p(-52, 282),
    p(-10, 300),
    p(64, 292),
    p(110, 270),
    p(136, 206),
    p(160, 128),
    p(230, 96),
    p(330, 66),
    p(460, 44),
    p(700, 20),
    p(700, 0),
  ];
  const ink = shade(pal, '#7c8378', 0.36, 0.12);
  const face = poly(crest);
  let out = `<path d="${face}" fill="${s.gradient([
    [0, lit(pal, '#98998a', 0.34, 0.12)],
    [0.6, ink],
    [1, mix(ink, pal.sky[3], 0.3)],
  ])}"/>`;
  // Buttresses: each has a lit edge and a dark gully below the rim.
  let dark = '';
  let bright = '';
  for (let i = 0; i < 11; i++) {
    const dx = -182 + i * 29 + rng.bell() * 6;
    const top = 280 - Math.abs(dx + 20) * 0.3 - rng.range(0, 34);
    const foot = rng.range(74, 130);
    dark += poly([p(dx, top), p(dx + 12, top - 20), p(dx + 17, foot + 40), p(dx + 24, foot), p(dx - 2, foot + 24)]);
    bright += poly([p(dx - 5, top - 6), p(dx, top), p(dx - 2, foot + 24), p(dx - 11, foot + 50)]);
  }
  let foot = '';
  let light = '';
  for (let i = 0; i < 46; i++) {
    const dx = -400 + i * 24;
    const rise = 26 + 74 * Math.exp(-((dx / 230) ** 2)) * rng.range(0.5, 1.05);
    const [cx, cy] = p(dx, rise * 0.6);
    foot += clump(s, cx, cy, 34 * z, rise * 0.62 * z, 8);
    if (i % 2) light += clump(s, cx - 6 * z, cy - rise * 0.3 * z, 16 * z, 9 * z, 6);
  }
  const green = shade(pal, '#4f6b4c', 0.26, 0.24);
  out +=
    s.clip(face, fill(dark, pal.shadow, 0.26) + fill(bright, pal.glow, 0.24)) +
    s.clip(`M0 0H${w}V${n(horizon + 4 * u)}H0Z`, fill(foot, green) + fill(light, local(pal, '#7d9162', 0.24), 0.7));
  let roofs = '';
  for (const dx of [-300, -268, 250, 290, 322])
    roofs += poly([p(dx - 17, 12), p(dx, 27), p(dx + 17, 12), p(dx + 17, 4), p(dx - 17, 4)]);
  return (
    out +
    fill(roofs, pal.lamps ? mix(pal.lamp, green, 0.3) : lit(pal, '#d9c39a', 0.2, 0.1)) +
    fill(lens(x + 60 * z, horizon + 3 * u, 1000 * z, 8 * u), lit(pal, '#ecdcb6', 0.1, 0.3))
  );
}

/** Distant kite surfers: a bent wing, two lines and spray for each. */
function riders(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const tones = ['#a8503f', '#c9a04e', '#4f6f96'];
  const at: readonly (readonly [number, number, number])[] = s.wide
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
      const x = w * fx;
      const y = horizon + (h - horizon) * fy;
      const z = u * k;
      const kx = x - 110 * z;
      const ky = y - 210 * z;
      const wing = `M${n(kx - 62 * z)} ${n(ky + 26 * z)}Q${n(kx - 20 * z)} ${n(ky - 40 * z)} ${n(kx + 62 * z)} ${n(ky - 14 * z)}Q${n(kx - 6 * z)} ${n(ky - 14 * z)} ${n(kx - 62 * z)} ${n(ky + 26 * z)}Z`;
      return (
        stroke(
          `M${n(kx - 58 * z)} ${n(ky + 22 * z)}L${n(x - 12 * z)} ${n(y - 34 * z)}L${n(kx + 58 * z)} ${n(ky - 14 * z)}`,
          mix(pal.near, pal.haze, 0.4),
          1.2 * u,
          0.8,
        ) +
        fill(wing, local(pal, tones[i] ?? tones[0] ?? '#a8503f', 0.04)) +
        fill(
          `M${n(x + 14 * z)} ${n(y + 2 * z)}Q${n(x + 50 * z)} ${n(y - 26 * z)} ${n(x + 96 * z)} ${n(y + 3 * z)}Z`,
          lit(pal, '#fffdf6', 0, 0.3),
          0.75,
        ) +
        (s.has('no-people')
          ? ''
          : fill(
              `M${n(x - 12 * z)} ${n(y - 36 * z)}L${n(x + 8 * z)} ${n(y - 40 * z)}L${n(x + 16 * z)} ${n(y - 20 * z)}L${n(x + 2 * z)} ${n(y)}L${n(x - 6 * z)} ${n(y)}L${n(x + 4 * z)} ${n(y - 18 * z)}L${n(x - 2 * z)} ${n(y - 30 * z)}L${n(x - 12 * z)} ${n(y - 32 * z)}ZM${n(x + 6 * z)} ${n(y - 48 * z)}a${n(6 * z)} ${n(6 * z)} 0 1 1 ${n(12 * z)} 0a${n(6 * z)} ${n(6 * z)} 0 1 1 ${n(-12 * z)} 0Z`,
              mix(pal.near, pal.haze, 0.1),
            )) +
        fill(lens(x, y + 3 * z, 56 * z, 7 * z), pal.near, 0.8)
      );
    })
    .join('');
}

/** A fisherman's boat at anchor, with a furled lateen sail. */
function pirogue(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  return (
    fill(lens(x, y + 10 * z, 210 * z, 12 * z), pal.water[1], 0.5) +
    stroke(`M${p(-6, 10)}V${n(y - 150 * z)}M${p(-54, 60)}L${p(52, 190)}`, shade(pal, '#6a4e36', 0, 0.2), 3.6 * z) +
    fill(`M${p(-54, 60)}L${p(52, 190)}Q${p(34, 110)} ${p(-8, 50)}Z`, lit(pal, '#efe3c8', 0.04, 0.2)) +
    fill(
      `M${p(-96, 36)}Q${p(0, 4)} ${p(100, 38)}Q${p(80, -10)} ${p(56, -12)}H${n(x - 54 * z)}Q${p(-80, -8)} ${p(-96, 36)}Z`,
      local(pal, '#3f7a80'),
    ) +
    fill(`M${p(-96, 36)}Q${p(0, 4)} ${p(100, 38)}L${p(96, 26)}Q${p(0, -6)} ${p(-92, 24)}Z`, local(pal, '#d9a85c'))
  );
}

/** The beach under a filao, and the family with the highest kite. */
function shore(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const top = h * (s.portrait ? 0.79 : 0.78);
  const line = profile(
    s,
    [
      [-40, top + 96 * u],
      [w * 0.3, top + 64 * u],
      [w * 0.64, top + 20 * u],
      [w + 40, top - 30 * u],
    ],
    3 * u,
    22,
    4,
  );
  const off = (dy: number): string =>
    softBelow(
      line.map(([x, y]): Point => [x, y + dy * u]),
      h + 20,
    );
  const sand = lit(pal, '#e2cb9c', 0.02, 0.26);
  let out =
    fill(off(-24), mix(pal.water[0], pal.glow, 0.4), 0.5) +
    fill(off(-9), mix(pal.glow, local(pal, '#fffaf0'), 0.5), 0.9) +
    fill(off(-3), shade(pal, '#bfa377', 0.02, 0.2)) +
    `<path d="${off(12)}" fill="${s.gradient([
      [0, sand],
      [1, mix(sand, shade(pal, '#b0905f'), 0.4)],
    ])}"/>`;
  const steps: Point[] = Array.from({ length: 13 }, (_, i): Point => [
    w * (0.634 + 0.022 * i) + (i % 2 ? 8 : -8) * u,
    h - 116 * u + i * 8 * u,
  ]);
  out += footprints(steps, 9 * u, shade(pal, '#b0905f', 0, 0.3));
  const ink = mix(pal.near, pal.haze, 0.05);
  const px = w * (s.wide ? 0.72 : s.portrait ? 0.54 : 0.56);
  const py = heightAt(line, px) + 96 * u;
  const hands: readonly (readonly [number, number, number])[] = [
    [0, 0, 150],
    [74, 8, 92],
  ];
  const skies: readonly (readonly [number, number, number, number])[] = s.portrait
    ? [
        [0.46, 0.2, 1.5, 0],
        [0.72, 0.13, 0.72, 1],
      ]
    : s.wide
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
      px + dx * u + (s.has('no-people') ? 0 : tall * 0.3 * u),
      py + dy * u - (s.has('no-people') ? 0 : tall * 1.02 * u),
    ];
    const target: Point = [w * fx + rng.bell() * 20 * u, h * fy + rng.bell() * 14 * u];
    out +=
      stroke(string(hold, target, 60 * u), mix(pal.near, pal.sky[1], 0.4), 1.3 * u, 0.8) +
      kite(s, target[0], target[1], size * u, rng.range(14, 30), paints[i] ?? paints[0], kind ? 2 : 0);
  });
  if (!s.has('no-people'))
    out += fill(
      person(px, py, 150 * u, { arm: 1, skirt: true }) + person(px + 74 * u, py + 8 * u, 92 * u, { arm: 1 }),
      ink,
    );
  return out + filao(s, heightAt(line, w * 0.95));
}

/** A filao (casuarina), the tree of these beaches: a leaning trunk and long hanging needles. */
function filao(s: Stage, y: number): string {
  const { w, u, rng, pal } = s;
  const ink = mix(shade(pal, '#4a5f48', 0, 0.36), pal.near, 0.4);
  const light = mix(ink, pal.glow, 0.16);
  const x = w * 0.98;
  const tall = u * (s.portrait ? 620 : 560);
  let out =
    fill(lens(x, y + 46 * u, 150 * u, 16 * u), pal.shadow, 0.3) +
    fill(
      taper([x, y + 40 * u], [x - 10 * u, y - tall * 0.5], [x - 70 * u, y - tall], 20 * u, 5 * u),
      mix(ink, local(pal, '#6b5642'), 0.3),
    );
  let dark = '';
  let bright = '';
  let wood = '';
  for (let i = 0; i < 13; i++) {
    const t = 0.34 + i * 0.053;
    const bx = x - 10 * u - t * 56 * u;
    const by = y - tall * t;
    const long = tall * (0.42 - i * 0.02) * rng.range(0.8, 1.1);
    const side = i % 3 === 2 ? 1 : -1;
    const tip: Point = [bx + side * long, by - long * 0.12];
    wood += taper([bx, by], [(bx + tip[0]) / 2, by - long * 0.24], tip, 6 * u, 1.4 * u);
    for (let k = 0; k < 22; k++) {
      const q = (k + 1) / 22;
      const lx = bx + (tip[0] - bx) * q;
      const ly = by - long * 0.24 * 2 * q * (1 - q) + (tip[1] - by) * q * q;
      const drop = long * rng.range(0.16, 0.44);
      const d = `M${Math.round(lx - 5 * u)} ${Math.round(ly)}q${Math.round(side * drop * 0.22)} ${Math.round(drop * 0.4)} ${Math.round(side * drop * 0.12)} ${Math.round(drop)}q${Math.round(side * drop * 0.16)} ${Math.round(-drop * 0.5)} ${Math.round(12 * u)} ${Math.round(-drop)}Z`;
      if (k % 3 === 1) bright += d;
      else dark += d;
    }
  }
  out += fill(wood, ink) + fill(dark, ink) + fill(bright, light);
  return out;
}
