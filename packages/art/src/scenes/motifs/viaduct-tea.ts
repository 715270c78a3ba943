import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const TEA = ['#466148', '#5f7d52', '#93a468'] as const;

/** Tea country: hills planted along their contours, a small train that winds around them, a bungalow above. */
export function teaHills(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(s, 0.2, 0.32, 0.3);
  const rise = s.hour === 'noon' ? 170 : rng.range(110, 150);
  let out = drawSky(s, { x: sunX, y: horizon - u * rise, r: 48 * u, horizon: horizon + 60 * u });
  out += farRidges(s, horizon);
  const back = profile(
    s,
    [
      [-30, horizon + 150 * u],
      [w * 0.22, horizon + 132 * u],
      [w * 0.5, horizon + 90 * u],
      [w * 0.74, horizon + 8 * u],
      [w * 0.88, horizon + 10 * u],
      [w + 30, horizon + 44 * u],
    ],
    5 * u,
    14,
    4,
  );
  out += silkyOaks(s, back, [0.5, 0.545, 0.61, 0.93, 0.965], 84, 0.34);
  out += planted(s, back, h, { depth: 0.36, first: 13, step: 1.09, bush: 12, to: horizon + 350 * u });
  out += bungalow(s, w * 0.79, heightAt(back, w * 0.79) + 12 * u, 1.06);
  out += mist(s, horizon + 230 * u, 26 * u, 4, 0.34);
  const middle = profile(
    s,
    [
      [-30, horizon + 150 * u],
      [w * 0.14, horizon + 168 * u],
      [w * 0.38, horizon + 270 * u],
      [w * 0.62, horizon + 322 * u],
      [w * 0.86, horizon + 300 * u],
      [w + 30, horizon + 276 * u],
    ],
    5 * u,
    14,
    4,
  );
  out += silkyOaks(s, middle, [0.05, 0.12, 0.17, 0.42, 0.95], 130, 0.2);
  out += planted(s, middle, h, { depth: 0.2, first: 17, step: 1.1, bush: 17, to: h * 0.86 });
  out += railway(s, middle);
  return out + nearSlope(s) + birds(s, w * 0.5, horizon - 90 * u, 5, 15 * u, mix(pal.near, pal.haze, 0.4));
}

function farRidges(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = horizon + (i * 34 - 10) * u;
    const tall = u * (150 - i * 26);
    const line = profile(
      s,
      Array.from({ length: 7 }, (_, k): Point => [
        w * (-0.05 + k * 0.185),
        y - ((k + i) % 2 ? rng.range(0.5, 1) : rng.range(0, 0.3)) * tall,
      ]),
      11 * u,
      14,
      7,
    );
    const ink = shade(pal, mix('#6f8590', TEA[0], i * 0.22), 0.72 - i * 0.1, 0.14);
    out += `<path d="${softBelow(line, h)}" fill="${s.gradient([
      [0, ink],
      [0.4, mix(ink, pal.sky[3], 0.5)],
      [1, ink],
    ])}"/>`;
    out += veil(s, y - 20 * u, y + 90 * u, 0.24, pal.sky[3]);
  }
  return out;
}

interface Planting {
  depth: number;
  /** The width of the first row below the crest, and how much wider each row is than the one above. */
  first: number;
  step: number;
  bush: number;
  /** The y below which other things hide the hill. */
  to: number;
}

/** A hill planted with tea: each row follows the contour, with a bumpy edge of bushes above a dark furrow. */
function planted(s: Stage, crest: readonly Point[], bottom: number, plan: Planting): string {
  const { w, u, rng, pal } = s;
  const { depth } = plan;
  const tone = s.season === 'winter' ? mix(TEA[1], '#7d8a78', 0.4) : s.season === 'autumn' ? '#7d7f4e' : TEA[1];
  const furrow = shade(pal, TEA[0], depth, 0.4);
  const low = mix(shade(pal, tone, depth, 0.12), pal.near, 0.06);
  const high = lit(pal, s.season === 'spring' ? '#a9bb74' : TEA[2], depth, 0.22);
  let out = fill(softBelow(crest, bottom), furrow);
  let gap = plan.first * u;
  let drop = 2 * u;
  for (let row = 0; row < 24; row++) {
    const flat = Math.min(0.75, row * 0.028);
    const mid = (crest[0]?.[1] ?? 0) * 0.5 + (crest.at(-1)?.[1] ?? 0) * 0.5;
    const at = (x: number): number => {
      const y = heightAt(crest, x);
      return y + (mid - y) * flat * 0.5 + drop + Math.sin(x / (190 * u) + row * 0.5) * gap * 0.3;
    };
    const bush = Math.round(plan.bush * u * (1 + row * 0.1) * (s.wide ? 1.5 : 1.2));
    let d = '';
    let y = Math.round(at(-bush));
    for (let x = -bush; x < w + bush; x += bush) {
      const next = Math.round(at(x + bush));
      d ||= `M${x} ${y}q`;
      d += ` ${Math.round(bush / 2)} ${Math.round((next - y) / 2 - bush * rng.range(0.3, 0.52))} ${bush} ${next - y}`;
      y = next;
    }
    if (Math.min(at(0), at(w * 0.5), at(w)) > plan.to) break;
    let under = '';
    for (let x = w + bush * 2; x > -bush * 2; x -= 80 * u)
      under += `L${Math.round(x)} ${Math.round(at(x) + gap * 0.66)}`;
    out += `<path d="${d}${under}Z" fill="${s.gradient(
      [
        [0, mix(high, low, 0.1)],
        [0.46, mix(high, low, 0.5)],
        [1, low],
      ],
      [0, 0, 1, 0],
    )}"/>`;
    drop += gap;
    gap *= plan.step;
  }
  return out;
}

/** Slender shade trees: a bare stem, leaves in loose tiers. */
function silkyOaks(s: Stage, ground: readonly Point[], at: readonly number[], tall: number, depth: number): string {
  const { w, u, rng, pal } = s;
  let stems = '';
  let dark = '';
  let light = '';
  for (const f of at) {
    const x = w * f + rng.bell() * 8 * u;
    const y = heightAt(ground, x) + 4 * u;
    const t = tall * u * rng.range(0.75, 1.15);
    stems += taper([x, y], [x + t * 0.02, y - t * 0.5], [x, y - t], t * 0.017, t * 0.006);
    for (let k = 0; k < 7; k++) {
      const ky = y - t * (0.4 + k * 0.095);
      const r = t * (0.125 - k * 0.01) * rng.range(0.8, 1.15);
      const kx = x + (k % 2 ? 1 : -1) * r * 0.36;
      dark += clump(s, kx, ky, r, r * 0.62, 7);
      light += clump(s, kx - r * 0.26, ky - r * 0.2, r * 0.56, r * 0.26, 6);
    }
  }
  return (
    fill(stems, shade(pal, '#7d6f5e', depth, 0.3)) +
    fill(dark, shade(pal, TEA[0], depth, 0.3)) +
    fill(light, lit(pal, '#8b9a72', depth, 0.1))
  );
}

/** A planter's bungalow: a low veranda under a large tin roof, a chimney, a lawn. */
function bungalow(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const p = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  const wall = lit(pal, '#efe6d2', 0.16, 0.2);
  const dim = shade(pal, '#cbbfa6', 0.16, 0.34);
  const roof = lit(pal, '#a4553e', 0.14, 0.06);
  const roofDark = shade(pal, '#8d4838', 0.14, 0.3);
  const glass = pal.lamps ? pal.lamp : shade(pal, '#4b5a58', 0.16, 0.1);
  let out = fill(lens(x, y + 3 * z, 320 * z, 20 * z), lit(pal, '#a4ad72', 0.2, 0.2));
  out += smoke(s, x + 62 * z, y - 104 * z, 92 * z);
  out += fill(poly([p(52, 60), p(52, 104), p(68, 104), p(68, 60)]), dim);
  out += fill(poly([p(-104, 0), p(-104, 44), p(104, 44), p(104, 0)]), wall);
  out += fill(poly([p(-104, 30), p(-104, 46), p(104, 46), p(104, 30)]), dim, 0.8);
  let panes = '';
  for (const dx of [-84, -56, -28, 14, 42, 70]) panes += poly([p(dx, 4), p(dx, 30), p(dx + 13, 30), p(dx + 13, 4)]);
  out += fill(panes, glass);
  out += fill(poly([p(-122, 42), p(-84, 88), p(84, 88), p(122, 42)]), roof);
  out += fill(poly([p(20, 88), p(84, 88), p(122, 42), p(58, 42)]), roofDark, 0.6);
  // A gabled porch in front of the long roof.
  out +=
    fill(poly([p(-22, 0), p(-22, 46), p(0, 74), p(22, 46), p(22, 0)]), wall) +
    fill(poly([p(-8, 0), p(-8, 34), p(8, 34), p(8, 0)]), glass);
  out += fill(poly([p(-30, 42), p(0, 80), p(30, 42), p(23, 42), p(0, 70), p(-23, 42)]), roofDark);
  let posts = '';
  for (const dx of [-118, -92, -64, -40, 38, 64, 90, 116])
    posts += poly([p(dx, 0), p(dx, 43), p(dx + 3, 43), p(dx + 3, 0)]);
  out += fill(posts, wall) + (pal.lamps ? s.halo(pal.lamp, x, y - 20 * z, 90 * z, 0.6) : '');
  return (
    out +
    fill(
      clump(s, x - 138 * z, y - 8 * z, 22 * z, 14 * z) + clump(s, x + 140 * z, y - 10 * z, 26 * z, 18 * z),
      shade(pal, TEA[0], 0.16, 0.3),
    )
  );
}

/** The railway on its ledge around the hill, and the train. */
function railway(s: Stage, hill: readonly Point[]): string {
  const { w, u, rng, pal } = s;
  const at = (x: number): number =>
    heightAt(hill, x) * 0.42 +
    heightAt(hill, w * 0.6) * 0.58 +
    82 * u -
    26 * u * Math.sin((x / w) * 3.1) -
    (s.wide ? 50 : 0) * u;
  let track = '';
  for (let x = -40; x <= w + 40; x += 40 * u) track += `${track ? 'L' : 'M'}${n(x)} ${n(at(x))}`;
  let out =
    stroke(track, shade(pal, '#7d6a4e', 0.14, 0.4), 26 * u) +
    stroke(track, lit(pal, '#b99a72', 0.14, 0.12), 13 * u).replace(
      '<path',
      `<path transform="translate(0 ${n(-6 * u)})"`,
    ) +
    stroke(track, shade(pal, '#4a4038', 0.1, 0.3), 2.6 * u).replace(
      '<path',
      `<path transform="translate(0 ${n(-11 * u)})"`,
    );
  const blue = local(pal, '#3f6a8c', 0.06);
  const head = w * (s.wide ? 0.72 : s.portrait ? 0.3 : rng.range(0.34, 0.42));
  const glass = pal.lamps ? pal.lamp : shade(pal, '#33454c', 0.06, 0.2);
  const z = u * (s.portrait ? 0.8 : 0.86);
  for (let i = 4; i >= 0; i--) {
    const x = head + i * 106 * z;
    const y = at(x) - 12 * u;
    const tilt = (Math.atan2(at(x + 46 * z) - at(x - 46 * z), 92 * z) * 180) / Math.PI;
    const engine = i === 0;
    const nose = engine ? 12 : 4;
    let car = fill(
      `M${n(-49 * z)} ${n(-5 * z)}v${n(-(40 - nose) * z)}q0 ${n(-nose * z)} ${n(nose * z)} ${n(-nose * z)}h${n((94 - nose) * z)}q${n(4 * z)} 0 ${n(4 * z)} ${n(4 * z)}v${n(36 * z)}Z`,
      engine ? local(pal, '#a4483a', 0.06) : blue,
    );
    car += fill(
      `M${n(-49 * z)} ${n(-14 * z)}h${n(98 * z)}v${n(-5 * z)}h${n(-98 * z)}Z`,
      lit(pal, '#ead9b4', 0.06, 0.2),
    );
    let panes = '';
    for (let k = engine ? 0 : -1; k < 5; k++) {
      if (engine && k > 0 && k < 4) continue;
      panes += `M${n((-24 + k * 16 - (engine ? 18 : 0)) * z)} ${n(-24 * z)}v${n(-12 * z)}h${n(11 * z)}v${n(12 * z)}Z`;
    }
    car += fill(panes, glass) + fill([-34, -20, 20, 34].map((d) => disc(d * z, -2 * z, 5.4 * z)).join(''), pal.near);
    // A passenger in the open door.
    if (i === 2 && !s.has('no-people'))
      car +=
        fill(
          poly([
            [34 * z, -6 * z],
            [34 * z, -38 * z],
            [44 * z, -38 * z],
            [44 * z, -6 * z],
          ]),
          glass,
        ) + fill(person(39 * z, -6 * z, 30 * z, { arm: 1 }), pal.near);
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)})">${car}</g>`;
  }
  if (pal.lamps) out += s.halo(pal.lamp, head - 52 * z, at(head) - 34 * z, 60 * z, 0.9);
  return out;
}

/** The rows in the foreground, a tea picker with her basket, a child on the path. */
function nearSlope(s: Stage): string {
  const { w, h, u, pal } = s;
  const top = h * (s.portrait ? 0.74 : 0.78);
  const line = profile(
    s,
    [
      [-40, top + 120 * u],
      [w * 0.3, top + 66 * u],
      [w * 0.66, top + 30 * u],
      [w + 40, top],
    ],
    3 * u,
    16,
    4,
  );
  let out = '';
  const ink = mix(pal.near, local(pal, '#2f4436'), 0.3);
  const px = w * (s.portrait ? 0.68 : 0.7);
  for (let i = 0; i < 6; i++) {
    const lower = line.map(([x, y]): Point => [x, y + (i * 38 + i * i * 8) * u]);
    const r = (34 + i * 11) * u;
    if (i === 2 && !s.has('no-people')) {
      const y = heightAt(lower, px) + 16 * u;
      out += picker(s, px, y, 128 * u, ink) + fill(person(px - 92 * u, y - 8 * u, 86 * u, { arm: 1, hat: true }), ink);
    }
    out += hedge(s, lower, r, i);
  }
  return out;
}

/** One row of clipped bushes, near enough to show its young leaves. */
function hedge(s: Stage, at: readonly Point[], r: number, i: number): string {
  const { w, h, rng, pal } = s;
  const depth = 0.12 - i * 0.02;
  const sink = 0.08 + i * 0.07;
  const dark = mix(shade(pal, TEA[0], depth, 0.42), pal.near, sink);
  const mid = mix(local(pal, TEA[1], depth), pal.near, sink);
  const tip = mix(lit(pal, '#a3b06e', depth, 0.2), pal.near, sink);
  // Each row repeats four bushes, to save bytes.
  const bushes = [0, 1, 2, 3].map(() => {
    const id = s.id();
    let flush = '';
    for (let k = -1; k < 2; k++)
      flush += clump(s, k * r * 0.36 + rng.bell() * r * 0.1, -r * rng.range(0.3, 0.5), r * 0.2, r * 0.1, 6);
    s.define(
      `<g id="${id}">${fill(clump(s, 0, 0, r * 0.8, r * 0.72, 11), dark)}${fill(clump(s, -r * 0.05, -r * 0.16, r * 0.66, r * 0.46, 11), mid)}${fill(flush, tip, 0.85)}</g>`,
    );
    return id;
  });
  let out = fill(
    softBelow(
      at.map(([x, y]): Point => [x, y + r * 0.7]),
      h + 40,
    ),
    dark,
  );
  for (let x = -r; x < w + r; x += r * 1.02) {
    const cx = x + rng.bell() * r * 0.16;
    out += `<use href="#${rng.pick(bushes as [string, ...string[]])}" x="${Math.round(cx)}" y="${Math.round(heightAt(at, cx) + r * 0.5)}"/>`;
  }
  return out;
}

function picker(s: Stage, x: number, y: number, tall: number, ink: string): string {
  const { pal } = s;
  const basket = local(pal, '#a9793f', 0.02);
  const p = (dx: number, dy: number): Point => [x + dx * tall, y - dy * tall];
  return (
    fill(person(x, y, tall, { skirt: true }), ink) +
    // A head cloth that holds the strap of the basket.
    fill(
      poly([p(-0.075, 0.97), p(0.06, 1.005), p(0.09, 0.9), p(0.13, 0.72), p(0.02, 0.78), p(-0.08, 0.86)]),
      local(pal, '#b4533a', 0.02),
    ) +
    fill(poly([p(0.03, 0.8), p(0.27, 0.82), p(0.21, 0.44), p(0.08, 0.43)]), basket) +
    stroke(
      `M${n(x + 0.05 * tall)} ${n(y - 0.7 * tall)}L${n(x + 0.25 * tall)} ${n(y - 0.7 * tall)}M${n(x + 0.06 * tall)} ${n(y - 0.58 * tall)}L${n(x + 0.23 * tall)} ${n(y - 0.58 * tall)}`,
      shade(pal, '#7d5426', 0, 0.3),
      tall * 0.012,
    ) +
    fill(clump(s, x + tall * 0.15, y - tall * 0.82, tall * 0.13, tall * 0.045, 9), lit(pal, '#a3b06e', 0, 0.2))
  );
}
