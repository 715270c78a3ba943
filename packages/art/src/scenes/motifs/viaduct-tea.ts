import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';

const TEA = ['#466148', '#5f7d52', '#93a468'] as const;

/** Tea country: hills planted along their contours, a small train that winds around them, a bungalow above. */
export function teaHills(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.42 : 0.4);
  const sunX = sunAcross(stage, 0.2, 0.32, 0.3);
  const rise = stage.hour === 'noon' ? 170 : rng.range(110, 150);
  let out = drawSky(stage, { x: sunX, y: horizon - unit * rise, r: 48 * unit, horizon: horizon + 60 * unit });
  out += farRidges(stage, horizon);
  const back = profile(
    stage,
    [
      [-30, horizon + 150 * unit],
      [width * 0.22, horizon + 132 * unit],
      [width * 0.5, horizon + 90 * unit],
      [width * 0.74, horizon + 8 * unit],
      [width * 0.88, horizon + 10 * unit],
      [width + 30, horizon + 44 * unit],
    ],
    5 * unit,
    14,
    4,
  );
  out += silkyOaks(stage, back, [0.5, 0.545, 0.61, 0.93, 0.965], 84, 0.34);
  out += planted(stage, back, height, { depth: 0.36, first: 13, step: 1.09, bush: 12, to: horizon + 350 * unit });
  out += bungalow(stage, width * 0.79, heightAt(back, width * 0.79) + 12 * unit, 1.06);
  out += mist(stage, horizon + 230 * unit, 26 * unit, 4, 0.34);
  const middle = profile(
    stage,
    [
      [-30, horizon + 150 * unit],
      [width * 0.14, horizon + 168 * unit],
      [width * 0.38, horizon + 270 * unit],
      [width * 0.62, horizon + 322 * unit],
      [width * 0.86, horizon + 300 * unit],
      [width + 30, horizon + 276 * unit],
    ],
    5 * unit,
    14,
    4,
  );
  out += silkyOaks(stage, middle, [0.05, 0.12, 0.17, 0.42, 0.95], 130, 0.2);
  out += planted(stage, middle, height, { depth: 0.2, first: 17, step: 1.1, bush: 17, to: height * 0.86 });
  out += railway(stage, middle);
  return (
    out +
    nearSlope(stage) +
    birds(stage, width * 0.5, horizon - 90 * unit, 5, 15 * unit, mix(palette.near, palette.haze, 0.4))
  );
}

function farRidges(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = horizon + (i * 34 - 10) * unit;
    const tall = unit * (150 - i * 26);
    const line = profile(
      stage,
      Array.from({ length: 7 }, (_, k): Point => [
        width * (-0.05 + k * 0.185),
        y - ((k + i) % 2 ? rng.range(0.5, 1) : rng.range(0, 0.3)) * tall,
      ]),
      11 * unit,
      14,
      7,
    );
    const ink = shade(palette, mix('#6f8590', TEA[0], i * 0.22), 0.72 - i * 0.1, 0.14);
    out += `<path d="${softBelow(line, height)}" fill="${stage.gradient([
      [0, ink],
      [0.4, mix(ink, palette.sky[3], 0.5)],
      [1, ink],
    ])}"/>`;
    out += veil(stage, y - 20 * unit, y + 90 * unit, 0.24, palette.sky[3]);
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
function planted(stage: Stage, crest: readonly Point[], bottom: number, plan: Planting): string {
  const { width, unit, rng, palette } = stage;
  const { depth } = plan;
  const tone = stage.season === 'winter' ? mix(TEA[1], '#7d8a78', 0.4) : stage.season === 'autumn' ? '#7d7f4e' : TEA[1];
  const furrow = shade(palette, TEA[0], depth, 0.4);
  const low = mix(shade(palette, tone, depth, 0.12), palette.near, 0.06);
  const high = lit(palette, stage.season === 'spring' ? '#a9bb74' : TEA[2], depth, 0.22);
  let out = fill(softBelow(crest, bottom), furrow);
  let gap = plan.first * unit;
  let drop = 2 * unit;
  for (let row = 0; row < 24; row++) {
    const flat = Math.min(0.75, row * 0.028);
    const mid = (crest[0]?.[1] ?? 0) * 0.5 + (crest.at(-1)?.[1] ?? 0) * 0.5;
    const at = (x: number): number => {
      const y = heightAt(crest, x);
      return y + (mid - y) * flat * 0.5 + drop + Math.sin(x / (190 * unit) + row * 0.5) * gap * 0.3;
    };
    const bush = Math.round(plan.bush * unit * (1 + row * 0.1) * (stage.wide ? 1.5 : 1.2));
    let d = '';
    let y = Math.round(at(-bush));
    for (let x = -bush; x < width + bush; x += bush) {
      const next = Math.round(at(x + bush));
      d ||= `M${x} ${y}q`;
      d += ` ${Math.round(bush / 2)} ${Math.round((next - y) / 2 - bush * rng.range(0.3, 0.52))} ${bush} ${next - y}`;
      y = next;
    }
    if (Math.min(at(0), at(width * 0.5), at(width)) > plan.to) break;
    let under = '';
    for (let x = width + bush * 2; x > -bush * 2; x -= 80 * unit)
      under += `L${Math.round(x)} ${Math.round(at(x) + gap * 0.66)}`;
    out += `<path d="${d}${under}Z" fill="${stage.gradient(
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
function silkyOaks(stage: Stage, ground: readonly Point[], at: readonly number[], tall: number, depth: number): string {
  const { width, unit, rng, palette } = stage;
  let stems = '';
  let dark = '';
  let light = '';
  for (const f of at) {
    const x = width * f + rng.bell() * 8 * unit;
    const y = heightAt(ground, x) + 4 * unit;
    const t = tall * unit * rng.range(0.75, 1.15);
    stems += taper([x, y], [x + t * 0.02, y - t * 0.5], [x, y - t], t * 0.017, t * 0.006);
    for (let k = 0; k < 7; k++) {
      const ky = y - t * (0.4 + k * 0.095);
      const r = t * (0.125 - k * 0.01) * rng.range(0.8, 1.15);
      const kx = x + (k % 2 ? 1 : -1) * r * 0.36;
      dark += clump(stage, kx, ky, r, r * 0.62, 7);
      light += clump(stage, kx - r * 0.26, ky - r * 0.2, r * 0.56, r * 0.26, 6);
    }
  }
  return (
    fill(stems, shade(palette, '#7d6f5e', depth, 0.3)) +
    fill(dark, shade(palette, TEA[0], depth, 0.3)) +
    fill(light, lit(palette, '#8b9a72', depth, 0.1))
  );
}

/** A planter's bungalow: a low veranda under a large tin roof, a chimney, a lawn. */
function bungalow(stage: Stage, x: number, y: number, scale: number): string {
  const { unit, palette } = stage;
  const size = unit * scale;
  const point = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  const wall = lit(palette, '#efe6d2', 0.16, 0.2);
  const dim = shade(palette, '#cbbfa6', 0.16, 0.34);
  const roof = lit(palette, '#a4553e', 0.14, 0.06);
  const roofDark = shade(palette, '#8d4838', 0.14, 0.3);
  const glass = palette.lamps ? palette.lamp : shade(palette, '#4b5a58', 0.16, 0.1);
  let out = fill(lens(x, y + 3 * size, 320 * size, 20 * size), lit(palette, '#a4ad72', 0.2, 0.2));
  out += smoke(stage, x + 62 * size, y - 104 * size, 92 * size);
  out += fill(poly([point(52, 60), point(52, 104), point(68, 104), point(68, 60)]), dim);
  out += fill(poly([point(-104, 0), point(-104, 44), point(104, 44), point(104, 0)]), wall);
  out += fill(poly([point(-104, 30), point(-104, 46), point(104, 46), point(104, 30)]), dim, 0.8);
  let panes = '';
  for (const dx of [-84, -56, -28, 14, 42, 70])
    panes += poly([point(dx, 4), point(dx, 30), point(dx + 13, 30), point(dx + 13, 4)]);
  out += fill(panes, glass);
  out += fill(poly([point(-122, 42), point(-84, 88), point(84, 88), point(122, 42)]), roof);
  out += fill(poly([point(20, 88), point(84, 88), point(122, 42), point(58, 42)]), roofDark, 0.6);
  // A gabled porch in front of the long roof.
  out +=
    fill(poly([point(-22, 0), point(-22, 46), point(0, 74), point(22, 46), point(22, 0)]), wall) +
    fill(poly([point(-8, 0), point(-8, 34), point(8, 34), point(8, 0)]), glass);
  out += fill(
    poly([point(-30, 42), point(0, 80), point(30, 42), point(23, 42), point(0, 70), point(-23, 42)]),
    roofDark,
  );
  let posts = '';
  for (const dx of [-118, -92, -64, -40, 38, 64, 90, 116])
    posts += poly([point(dx, 0), point(dx, 43), point(dx + 3, 43), point(dx + 3, 0)]);
  out += fill(posts, wall) + (palette.lamps ? stage.halo(palette.lamp, x, y - 20 * size, 90 * size, 0.6) : '');
  return (
    out +
    fill(
      clump(stage, x - 138 * size, y - 8 * size, 22 * size, 14 * size) +
        clump(stage, x + 140 * size, y - 10 * size, 26 * size, 18 * size),
      shade(palette, TEA[0], 0.16, 0.3),
    )
  );
}

/** The railway on its ledge around the hill, and the train. */
function railway(stage: Stage, hill: readonly Point[]): string {
  const { width, unit, rng, palette } = stage;
  const at = (x: number): number =>
    heightAt(hill, x) * 0.42 +
    heightAt(hill, width * 0.6) * 0.58 +
    82 * unit -
    26 * unit * Math.sin((x / width) * 3.1) -
    (stage.wide ? 50 : 0) * unit;
  let track = '';
  for (let x = -40; x <= width + 40; x += 40 * unit) track += `${track ? 'L' : 'M'}${coord(x)} ${coord(at(x))}`;
  let out =
    stroke(track, shade(palette, '#7d6a4e', 0.14, 0.4), 26 * unit) +
    stroke(track, lit(palette, '#b99a72', 0.14, 0.12), 13 * unit).replace(
      '<path',
      `<path transform="translate(0 ${coord(-6 * unit)})"`,
    ) +
    stroke(track, shade(palette, '#4a4038', 0.1, 0.3), 2.6 * unit).replace(
      '<path',
      `<path transform="translate(0 ${coord(-11 * unit)})"`,
    );
  const blue = local(palette, '#3f6a8c', 0.06);
  const head = width * (stage.wide ? 0.72 : stage.portrait ? 0.3 : rng.range(0.34, 0.42));
  const glass = palette.lamps ? palette.lamp : shade(palette, '#33454c', 0.06, 0.2);
  const z = unit * (stage.portrait ? 0.8 : 0.86);
  for (let i = 4; i >= 0; i--) {
    const x = head + i * 106 * z;
    const y = at(x) - 12 * unit;
    const tilt = (Math.atan2(at(x + 46 * z) - at(x - 46 * z), 92 * z) * 180) / Math.PI;
    const engine = i === 0;
    const nose = engine ? 12 : 4;
    let car = fill(
      `M${coord(-49 * z)} ${coord(-5 * z)}v${coord(-(40 - nose) * z)}q0 ${coord(-nose * z)} ${coord(nose * z)} ${coord(-nose * z)}h${coord((94 - nose) * z)}q${coord(4 * z)} 0 ${coord(4 * z)} ${coord(4 * z)}v${coord(36 * z)}Z`,
      engine ? local(palette, '#a4483a', 0.06) : blue,
    );
    car += fill(
      `M${coord(-49 * z)} ${coord(-14 * z)}h${coord(98 * z)}v${coord(-5 * z)}h${coord(-98 * z)}Z`,
      lit(palette, '#ead9b4', 0.06, 0.2),
    );
    let panes = '';
    for (let k = engine ? 0 : -1; k < 5; k++) {
      if (engine && k > 0 && k < 4) continue;
      panes += `M${coord((-24 + k * 16 - (engine ? 18 : 0)) * z)} ${coord(-24 * z)}v${coord(-12 * z)}h${coord(11 * z)}v${coord(12 * z)}Z`;
    }
    car +=
      fill(panes, glass) + fill([-34, -20, 20, 34].map((d) => disc(d * z, -2 * z, 5.4 * z)).join(''), palette.near);
    // A passenger in the open door.
    if (i === 2 && !stage.has('no-people'))
      car +=
        fill(
          poly([
            [34 * z, -6 * z],
            [34 * z, -38 * z],
            [44 * z, -38 * z],
            [44 * z, -6 * z],
          ]),
          glass,
        ) + fill(person(39 * z, -6 * z, 30 * z, { arm: 1 }), palette.near);
    out += `<g transform="translate(${coord(x)} ${coord(y)}) rotate(${coord(tilt)})">${car}</g>`;
  }
  if (palette.lamps) out += stage.halo(palette.lamp, head - 52 * z, at(head) - 34 * z, 60 * z, 0.9);
  return out;
}

/** The rows in the foreground, a tea picker with her basket, a child on the path. */
function nearSlope(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const top = height * (stage.portrait ? 0.74 : 0.78);
  const line = profile(
    stage,
    [
      [-40, top + 120 * unit],
      [width * 0.3, top + 66 * unit],
      [width * 0.66, top + 30 * unit],
      [width + 40, top],
    ],
    3 * unit,
    16,
    4,
  );
  let out = '';
  const ink = mix(palette.near, local(palette, '#2f4436'), 0.3);
  const px = width * (stage.portrait ? 0.68 : 0.7);
  for (let i = 0; i < 6; i++) {
    const lower = line.map(([x, y]): Point => [x, y + (i * 38 + i * i * 8) * unit]);
    const r = (34 + i * 11) * unit;
    if (i === 2 && !stage.has('no-people')) {
      const y = heightAt(lower, px) + 16 * unit;
      out +=
        picker(stage, px, y, 128 * unit, ink) +
        fill(person(px - 92 * unit, y - 8 * unit, 86 * unit, { arm: 1, hat: true }), ink);
    }
    out += hedge(stage, lower, r, i);
  }
  return out;
}

/** One row of clipped bushes, near enough to show its young leaves. */
function hedge(stage: Stage, at: readonly Point[], r: number, i: number): string {
  const { width, height, rng, palette } = stage;
  const depth = 0.12 - i * 0.02;
  const sink = 0.08 + i * 0.07;
  const dark = mix(shade(palette, TEA[0], depth, 0.42), palette.near, sink);
  const mid = mix(local(palette, TEA[1], depth), palette.near, sink);
  const tip = mix(lit(palette, '#a3b06e', depth, 0.2), palette.near, sink);
  // Each row repeats four bushes, to save bytes.
  const bushes = [0, 1, 2, 3].map(() => {
    const id = stage.id();
    let flush = '';
    for (let k = -1; k < 2; k++)
      flush += clump(stage, k * r * 0.36 + rng.bell() * r * 0.1, -r * rng.range(0.3, 0.5), r * 0.2, r * 0.1, 6);
    stage.define(
      `<g id="${id}">${fill(clump(stage, 0, 0, r * 0.8, r * 0.72, 11), dark)}${fill(clump(stage, -r * 0.05, -r * 0.16, r * 0.66, r * 0.46, 11), mid)}${fill(flush, tip, 0.85)}</g>`,
    );
    return id;
  });
  let out = fill(
    softBelow(
      at.map(([x, y]): Point => [x, y + r * 0.7]),
      height + 40,
    ),
    dark,
  );
  for (let x = -r; x < width + r; x += r * 1.02) {
    const cx = x + rng.bell() * r * 0.16;
    out += `<use href="#${rng.pick(bushes as [string, ...string[]])}" x="${Math.round(cx)}" y="${Math.round(heightAt(at, cx) + r * 0.5)}"/>`;
  }
  return out;
}

function picker(stage: Stage, x: number, y: number, tall: number, ink: string): string {
  const { palette } = stage;
  const basket = local(palette, '#a9793f', 0.02);
  const point = (dx: number, dy: number): Point => [x + dx * tall, y - dy * tall];
  return (
    fill(person(x, y, tall, { skirt: true }), ink) +
    // A head cloth that holds the strap of the basket.
    fill(
      poly([
        point(-0.075, 0.97),
        point(0.06, 1.005),
        point(0.09, 0.9),
        point(0.13, 0.72),
        point(0.02, 0.78),
        point(-0.08, 0.86),
      ]),
      local(palette, '#b4533a', 0.02),
    ) +
    fill(poly([point(0.03, 0.8), point(0.27, 0.82), point(0.21, 0.44), point(0.08, 0.43)]), basket) +
    stroke(
      `M${coord(x + 0.05 * tall)} ${coord(y - 0.7 * tall)}L${coord(x + 0.25 * tall)} ${coord(y - 0.7 * tall)}M${coord(x + 0.06 * tall)} ${coord(y - 0.58 * tall)}L${coord(x + 0.23 * tall)} ${coord(y - 0.58 * tall)}`,
      shade(palette, '#7d5426', 0, 0.3),
      tall * 0.012,
    ) +
    fill(clump(stage, x + tall * 0.15, y - tall * 0.82, tall * 0.13, tall * 0.045, 9), lit(palette, '#a3b06e', 0, 0.2))
  );
}
