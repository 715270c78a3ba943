import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, n, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile } from '../../elements/terrain.ts';
import { glints } from '../../elements/water.ts';
import { fish, garden, turtle } from './coral-garden.ts';
import { coast } from './coral-headland.ts';
import { waterfront } from './coral-waterfront.ts';

/**
 * The reef half above and half below the water, or the coast with its lighthouse and reef; or a `waterfront` of old
 * houses.
 */
export function coralCoast(s: Stage): string {
  if (s.has('waterfront')) return waterfront(s);
  return s.seed % 2 === 0 || s.wide ? splitLevel(s) : coast(s);
}

function splitLevel(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.34 : 0.32);
  const line = h * (s.portrait ? 0.42 : 0.43);
  const sunX = sunAcross(s, 0.24, 0.36, 0.36);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 190 : rng.range(60, 110)),
    r: 44 * u,
    horizon,
  });
  const land = profile(
    s,
    [
      [w * 0.5, horizon + 2],
      [w * 0.64, horizon - 30 * u],
      [w * 0.82, horizon - 90 * u],
      [w + 30, horizon - 120 * u],
    ],
    9 * u,
    12,
    12,
  );
  out += fill(softBelow(land, horizon + 2), mix(pal.haze, local(pal, '#5f7358'), 0.4));
  for (let i = 0; i < 7; i++) {
    const x = w * rng.range(0.66, 1);
    out += palm(s, {
      x,
      y: heightAt(land, x) + 6 * u,
      height: u * rng.range(60, 130),
      lean: rng.bell() * 26 * u,
      colour: shade(pal, '#3d543c', 0.2, 0.3),
      back: shade(pal, '#66774e', 0.3, 0.1),
      crown: 0.5,
      detail: 'far',
    });
  }
  out +=
    `<rect y="${n(horizon)}" width="${w}" height="${n(line - horizon + 60 * u)}" fill="${s.gradient([
      [0, mix(pal.water[1], pal.water[0], 0.4)],
      [1, pal.water[0]],
    ])}"/>` + glints(s, { top: horizon, bottom: line, x: sunX, colour: pal.glow, count: 30, spread: 130, length: 90 });
  // A small outrigger floats above its own shadow.
  const bx = w * (s.portrait ? 0.56 : 0.6);
  const hull = shade(pal, '#8e5a3c', 0, 0.2);
  const wave = (dy: number): string => {
    let d = `M-20 ${n(line + dy)}`;
    const step = 100 * u;
    let up = -1;
    for (let x = -20; x < w + step; x += step) {
      d += `q${n(step / 2)} ${n(up * 16 * u)} ${n(step)} 0`;
      up = -up;
    }
    return d;
  };
  const under = `${wave(0)}V${h + 20}H-20Z`;
  out += `<path d="${under}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.water[1], 0.34)],
    [0.5, mix(pal.water[1], pal.water[0], 0.16)],
    [1, mix(pal.water[1], pal.shadow, 0.4)],
  ])}"/>`;
  let inside = '';
  for (let i = 0; i < 8; i++) {
    const x = sunX + (i - 3.4) * 100 * u;
    inside += `<path d="${poly([
      [x, line],
      [x + 46 * u, line],
      [x + (i - 3.4) * 60 * u + 150 * u, h],
      [x + (i - 3.4) * 60 * u - 30 * u, h],
    ])}" fill="${s.gradient([
      [0, pal.glow, 0.3],
      [1, pal.glow, 0],
    ])}"/>`;
  }
  const back = profile(
    s,
    [
      [-30, h * 0.78],
      [w * 0.24, h * 0.86],
      [w * 0.5, h * 0.88],
      [w * 0.8, h * 0.78],
      [w + 30, h * 0.7],
    ],
    24 * u,
    12,
    8,
  );
  inside +=
    fill(softBelow(back, h + 20), mix(pal.water[1], shade(pal, '#8d7f66', 0, 0.2), 0.3)) +
    garden(s, back, 0, w, 13, 0.85, 0.5);
  let school = '';
  for (let i = 0; i < 46; i++) {
    const t = rng();
    school += fish(
      w * (s.portrait ? 0.3 : 0.26) + rng.bell() * 230 * u,
      line + (h - line) * 0.4 + rng.bell() * 80 * u + t * 20 * u,
      u * rng.range(20, 36),
      1,
    );
  }
  inside += fill(school, lit(pal, '#d9b96a', 0, 0.14), 0.9);
  inside += turtle(s, w * (s.portrait ? 0.62 : 0.6), line + (h - line) * 0.36, u * 1.05);
  const bed = profile(
    s,
    [
      [-30, h * 0.86],
      [w * 0.2, h * 0.93],
      [w * 0.5, h * 0.97],
      [w * 0.78, h * 0.92],
      [w + 30, h * 0.82],
    ],
    20 * u,
    14,
    8,
  );
  inside += garden(s, bed, 0, w, 12, 1.35, 0.12) + fill(softBelow(bed, h + 20), mix(pal.near, pal.water[1], 0.3));
  let big = '';
  for (const [fx, fy, l, d] of [
    [0.82, 0.6, 90, -1],
    [0.9, 0.68, 70, -1],
    [0.16, 0.8, 80, 1],
  ] as const)
    big += fish(w * fx, line + (h - line) * fy, l * u, d);
  inside += fill(big, local(pal, '#c97a4a'));
  for (let i = 0; i < 16; i++)
    inside += `<circle cx="${n(w * 0.44 + rng.bell() * 20 * u)}" cy="${n(line + (h - line) * (i / 18))}" r="${n(u * rng.range(3, 9))}" fill="${pal.glow}" opacity=".35"/>`;
  // Someone snorkelling, seen from below.
  if (!s.has('no-people')) {
    const x = w * (s.portrait ? 0.4 : 0.43);
    const y = line + 26 * u;
    const ink = mix(pal.near, pal.water[1], 0.3);
    inside +=
      fill(
        `M${n(x - 96 * u)} ${n(y + 14 * u)}C${n(x - 50 * u)} ${n(y - 12 * u)} ${n(x)} ${n(y - 12 * u)} ${n(x + 44 * u)} ${n(y)}C${n(x + 60 * u)} ${n(y - 12 * u)} ${n(x + 84 * u)} ${n(y)} ${n(x + 76 * u)} ${n(y + 16 * u)}C${n(x + 60 * u)} ${n(y + 26 * u)} ${n(x + 46 * u)} ${n(y + 20 * u)} ${n(x + 40 * u)} ${n(y + 14 * u)}C${n(x)} ${n(y + 26 * u)} ${n(x - 40 * u)} ${n(y + 22 * u)} ${n(x - 60 * u)} ${n(y + 24 * u)}L${n(x - 140 * u)} ${n(y + 52 * u)}L${n(x - 128 * u)} ${n(y + 30 * u)}ZM${n(x + 24 * u)} ${n(y + 10 * u)}C${n(x + 50 * u)} ${n(y + 40 * u)} ${n(x + 84 * u)} ${n(y + 54 * u)} ${n(x + 104 * u)} ${n(y + 54 * u)}L${n(x + 104 * u)} ${n(y + 60 * u)}C${n(x + 70 * u)} ${n(y + 62 * u)} ${n(x + 20 * u)} ${n(y + 44 * u)} ${n(x + 6 * u)} ${n(y + 16 * u)}Z`,
        ink,
      ) +
      stroke(
        `M${n(x + 66 * u)} ${n(y - 2 * u)}q${n(14 * u)} ${n(-20 * u)} ${n(4 * u)} ${n(-46 * u)}`,
        local(pal, '#c97a4a'),
        5 * u,
      );
  }
  out += s.clip(under, inside);
  out +=
    stroke(wave(0), mix(pal.glow, '#ffffff', 0.4), 5 * u, 0.9) +
    stroke(wave(9 * u), mix(pal.water[0], pal.glow, 0.3), 4 * u, 0.6);
  out +=
    fill(
      `M${n(bx - 130 * u)} ${n(line - 40 * u)}C${n(bx - 90 * u)} ${n(line - 6 * u)} ${n(bx + 80 * u)} ${n(line - 4 * u)} ${n(bx + 128 * u)} ${n(line - 46 * u)}C${n(bx + 110 * u)} ${n(line + 16 * u)} ${n(bx - 106 * u)} ${n(line + 18 * u)} ${n(bx - 130 * u)} ${n(line - 40 * u)}Z`,
      hull,
    ) +
    stroke(
      `M${n(bx - 128 * u)} ${n(line - 38 * u)}C${n(bx - 90 * u)} ${n(line - 8 * u)} ${n(bx + 80 * u)} ${n(line - 6 * u)} ${n(bx + 126 * u)} ${n(line - 44 * u)}`,
      lit(pal, '#e0c08a', 0, 0.2),
      4 * u,
    ) +
    stroke(`M${n(bx + 10 * u)} ${n(line - 16 * u)}V${n(line - 170 * u)}`, hull, 4 * u) +
    fill(
      `M${n(bx + 14 * u)} ${n(line - 166 * u)}Q${n(bx + 96 * u)} ${n(line - 110 * u)} ${n(bx + 100 * u)} ${n(line - 44 * u)}L${n(bx + 14 * u)} ${n(line - 30 * u)}Z`,
      lit(pal, '#e8c98c', 0, 0.24),
    ) +
    fill(
      `M${n(bx + 6 * u)} ${n(line - 150 * u)}Q${n(bx - 46 * u)} ${n(line - 90 * u)} ${n(bx - 60 * u)} ${n(line - 36 * u)}L${n(bx + 6 * u)} ${n(line - 30 * u)}Z`,
      local(pal, '#b5603f'),
    );
  return out;
}
