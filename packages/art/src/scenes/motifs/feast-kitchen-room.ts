import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, n, poly, rect, softBelow, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { byFire } from './feast-light.ts';

interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function view(s: Stage, o: Opening): string {
  const { u, pal } = s;
  const horizon = o.y + o.h * 0.66;
  let out = drawSky(s, {
    x: o.x + o.w * 0.16,
    y: o.y + o.h * 0.34,
    r: 30 * u,
    horizon: horizon + 20 * u,
    clouds: 'streaks',
  });
  const line = profile(
    s,
    [
      [o.x - o.w, horizon],
      [o.x - o.w * 0.2, horizon - 44 * u],
      [o.x + o.w * 0.2, horizon - 6 * u],
      [o.x + o.w, horizon - 50 * u],
    ],
    6 * u,
    10,
    20,
  );
  out += range(s, line, o.y + o.h, mix(pal.haze, local(pal, leaves(s.season)[1]), 0.4), 0.3);
  const near = profile(
    s,
    [
      [o.x - o.w, horizon + 40 * u],
      [o.x, horizon + 24 * u],
      [o.x + o.w, horizon + 50 * u],
    ],
    5 * u,
    12,
    20,
  );
  let trees = '';
  for (let x = o.x - o.w * 0.6; x < o.x + o.w * 0.6; x += 30 * u)
    trees += clump(s, x, heightAt(near, x), 20 * u, 18 * u, 8);
  return (
    out +
    fill(trees, shade(pal, leaves(s.season)[0], 0.16, 0.2)) +
    fill(softBelow(near, o.y + o.h + 10), local(pal, s.season === 'winter' ? '#dfe2e0' : leaves(s.season)[2], 0.12))
  );
}

export function walls(s: Stage, o: Opening, floorY: number): string {
  const { w, h, u, pal } = s;
  const plaster = byFire(s, shade(pal, ['#e6d9bd', '#cfd6c6', '#e6cdb4', '#c9d0d2'][s.seed % 4] ?? '#e6d9bd', 0, 0.16));
  const hole = rect(o.x - o.w / 2, o.y, o.w, o.h);
  let out = `<path fill-rule="evenodd" d="M-10-10H${w + 10}V${n(floorY)}H-10Z${hole}" fill="${plaster}"/>`;
  // Hand-made tiles behind the sink and the stove, each in a slightly different colour.
  let tiles = '';
  const size = 38 * u;
  for (let y = 0; y < 3; y++)
    for (let i = 0; i < w / size + 1; i++)
      if ((i * 7 + y * 5 + s.seed) % 3 === 0)
        tiles += rect(i * size, floorY - (4.6 - y) * size, size - 2 * u, size - 2 * u);
  const glaze = ['#7d9a96', '#a9b08a', '#c98f6a'][s.seed % 3] ?? '#7d9a96';
  out +=
    fill(rect(-10, floorY - 4.65 * size, w + 20, 3 * size), byFire(s, lit(pal, '#efe6d0', 0, 0.06))) +
    fill(tiles, byFire(s, local(pal, glaze)), 0.7);
  const frame = lit(pal, '#f1e8d4', 0, 0.12);
  out +=
    stroke(hole, frame, 14 * u) +
    stroke(
      `M${n(o.x)} ${n(o.y)}V${n(o.y + o.h)}M${n(o.x - o.w / 2)} ${n(o.y + o.h * 0.44)}H${n(o.x + o.w / 2)}`,
      frame,
      7 * u,
    ) +
    fill(rect(o.x - o.w / 2 - 24 * u, o.y + o.h, o.w + 48 * u, 18 * u), frame);
  // Herbs in pots along the sill.
  for (const [d, c] of [
    [-0.3, '#a5503f'],
    [0, '#b87a4c'],
    [0.3, '#a5503f'],
  ] as const) {
    const x = o.x + d * o.w;
    out +=
      fill(clump(s, x, o.y + o.h - 56 * u, 26 * u, 26 * u, 9), shade(pal, '#5f7a4c', 0, 0.16)) +
      fill(clump(s, x - 5 * u, o.y + o.h - 64 * u, 13 * u, 11 * u, 7), local(pal, '#93a46c')) +
      fill(
        poly([
          [x - 18 * u, o.y + o.h - 38 * u],
          [x + 18 * u, o.y + o.h - 38 * u],
          [x + 13 * u, o.y + o.h],
          [x - 13 * u, o.y + o.h],
        ]),
        local(pal, c),
      );
  }
  // A stone sink on its cupboards under the window.
  const sx = o.x - (s.portrait ? 130 : 230) * u;
  const sw = (s.portrait ? 250 : 420) * u;
  const paint = byFire(s, shade(pal, ['#6f8288', '#7d8a6c', '#8a6f58'][s.seed % 3] ?? '#6f8288', 0, 0.16));
  out +=
    fill(rect(sx, floorY - 100 * u, sw, 100 * u), paint) +
    stroke(
      rect(sx + 14 * u, floorY - 82 * u, sw / 2 - 24 * u, 70 * u) +
        rect(sx + sw / 2 + 8 * u, floorY - 82 * u, sw / 2 - 24 * u, 70 * u),
      mix(paint, pal.near, 0.4),
      3 * u,
    ) +
    fill(rect(sx - 8 * u, floorY - 118 * u, sw + 16 * u, 20 * u), lit(pal, '#d9d0bd', 0, 0.1));
  out += stroke(
    `M${n(o.x + 20 * u)} ${n(floorY - 118 * u)}v${n(-40 * u)}q${n(2 * u)} ${n(-24 * u)} ${n(-22 * u)} ${n(-24 * u)}t${n(-22 * u)} ${n(20 * u)}`,
    lit(pal, '#c9a862', 0, 0.2),
    6 * u,
  );
  const brick = byFire(s, shade(pal, '#a9785a', 0, 0.3), 0.14);
  out += `<rect y="${n(floorY)}" width="${w}" height="${n(h - floorY + 10)}" fill="${s.gradient([
    [0, brick],
    [1, mix(brick, pal.near, 0.44)],
  ])}"/>`;
  let joints = '';
  for (let i = 0; i < 6; i++) joints += `M0 ${n(floorY + (12 + i * 24 + i * i * 8) * u)}H${w}`;
  for (let i = -10; i < 11; i++)
    joints += `M${n(w * 0.5 + i * 90 * u)} ${n(floorY)}L${n(w * 0.5 + i * 210 * u)} ${h + 10}`;
  return out + stroke(joints, pal.near, 1.6 * u, 0.22);
}

/** The hearth: the hood, the arch under it, a fire, a pot on its crane, and copper pans on a rail. */
export function hearth(s: Stage, x: number, floorY: number): string {
  const { u, pal } = s;
  const half = (s.portrait ? 230 : 270) * u;
  const top = floorY - 400 * u;
  const stone = byFire(s, shade(pal, '#cdbfa2', 0, 0.2), 0.2);
  const dark = mix(pal.near, '#2a1c14', 0.5);
  const mouth = `M${n(x - half * 0.7)} ${n(floorY)}V${n(floorY - 170 * u)}Q${n(x)} ${n(floorY - 300 * u)} ${n(x + half * 0.7)} ${n(floorY - 170 * u)}V${n(floorY)}Z`;
  let out =
    fill(
      poly([
        [x - half * 0.62, -10],
        [x + half * 0.62, -10],
        [x + half * 1.02, top + 70 * u],
        [x - half * 1.02, top + 70 * u],
      ]),
      mix(stone, pal.glow, 0.14),
    ) + fill(rect(x - half, top + 70 * u, half * 2, floorY - top - 70 * u), stone);
  const beam = shade(pal, '#6b4f34', 0, 0.3);
  out +=
    fill(rect(x - half - 26 * u, top + 52 * u, half * 2 + 52 * u, 34 * u), beam) +
    fill(rect(x - half - 26 * u, top + 52 * u, half * 2 + 52 * u, 6 * u), mix(beam, pal.glow, 0.2));
  let voussoirs = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.12 + (0.76 * i) / 8);
    voussoirs += `M${n(x - Math.cos(a) * half * 0.66)} ${n(floorY - 138 * u - Math.sin(a) * 100 * u)}l${n(-Math.cos(a) * 30 * u)} ${n(-34 * u)}`;
  }
  out += stroke(voussoirs, mix(stone, pal.near, 0.3), 3 * u) + fill(mouth, dark);
  // The fire, and its light on things near it.
  const flame = (dx: number, k: number, c: string): string =>
    fill(
      `M${n(x + dx * u)} ${n(floorY - 30 * u)}q${n(-34 * k * u)} ${n(-24 * k * u)} ${n(-8 * k * u)} ${n(-64 * k * u)}q${n(4 * k * u)} ${n(14 * k * u)} ${n(14 * k * u)} ${n(14 * k * u)}q${n(-4 * k * u)} ${n(-30 * k * u)} ${n(14 * k * u)} ${n(-50 * k * u)}q${n(4 * k * u)} ${n(40 * k * u)} ${n(24 * k * u)} ${n(58 * k * u)}q${n(10 * k * u)} ${n(30 * k * u)} ${n(-20 * k * u)} ${n(42 * k * u)}Z`,
      c,
    );
  const fire = s.clip(
    mouth,
    s.halo('#f2a54e', x, floorY - 60 * u, 240 * u, 0.9) +
      fill(
        poly([
          [x - 110 * u, floorY - 14 * u],
          [x + 100 * u, floorY - 40 * u],
          [x + 106 * u, floorY - 22 * u],
          [x - 104 * u, floorY + 4 * u],
        ]) +
          poly([
            [x - 100 * u, floorY - 40 * u],
            [x + 110 * u, floorY - 14 * u],
            [x + 104 * u, floorY + 4 * u],
            [x - 106 * u, floorY - 22 * u],
          ]),
        shade(pal, '#5d4030', 0, 0.4),
      ) +
      flame(-44, 0.9, '#d9702f') +
      flame(36, 1, '#d9702f') +
      flame(-4, 1.3, '#e88f3a') +
      flame(-4, 0.8, '#f7cf7a'),
  );
  out += fire + s.halo('#f2a54e', x, floorY - 40 * u, 360 * u, pal.lamps ? 0.42 : 0.2);
  out +=
    stroke(
      `M${n(x - half * 0.66)} ${n(floorY - 186 * u)}H${n(x + 4 * u)}V${n(floorY - 150 * u)}`,
      mix(dark, pal.haze, 0.24),
      6 * u,
    ) +
    fill(
      `M${n(x - 50 * u)} ${n(floorY - 142 * u)}h${n(108 * u)}q${n(8 * u)} ${n(56 * u)} ${n(-30 * u)} ${n(62 * u)}h${n(-48 * u)}q${n(-38 * u)} ${n(-6 * u)} ${n(-30 * u)} ${n(-62 * u)}Z`,
      mix(pal.near, '#3a2c24', 0.5),
    ) +
    stroke(
      `M${n(x - 40 * u)} ${n(floorY - 142 * u)}q${n(44 * u)} ${n(-28 * u)} ${n(88 * u)} 0`,
      mix(dark, pal.haze, 0.24),
      4 * u,
    );
  return out + copper(s, x, top + 100 * u, half);
}

function copper(s: Stage, x: number, y: number, half: number): string {
  const { u, pal } = s;
  const rose = lit(pal, '#c07a4a', 0, 0.12);
  const dim = shade(pal, '#8f5230', 0, 0.24);
  let out = stroke(`M${n(x - half * 0.94)} ${n(y)}H${n(x + half * 0.94)}`, shade(pal, '#4a4038', 0, 0.3), 5 * u);
  const sizes = [46, 38, 32, 26, 34, 42];
  sizes.forEach((size, i) => {
    const r = size * u * 0.8;
    const px = x + half * (-0.8 + i * 0.32);
    const py = y + 34 * u + r;
    out +=
      stroke(`M${n(px)} ${n(y)}V${n(py - r * 0.5)}`, dim, 6 * u) +
      fill(disc(px, py, r), rose) +
      fill(
        `M${n(px)} ${n(py - r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}a${n(r * 1.5)} ${n(r * 1.4)} 0 0 0 0 ${n(-2 * r)}Z`,
        dim,
        0.7,
      ) +
      stroke(
        `M${n(px - r * 0.6)} ${n(py - r * 0.3)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.4)}`,
        mix(rose, pal.glow, 0.6),
        3.4 * u,
      );
  });
  return out;
}

/** Shelves of plates and jars over a cupboard. */
export function dresser(s: Stage, x: number, floorY: number): string {
  const { u, pal } = s;
  const half = 150 * u;
  const top = floorY - 440 * u;
  const paint = byFire(s, shade(pal, ['#6f8288', '#7d8a6c', '#8a6f58'][s.seed % 3] ?? '#6f8288', 0, 0.2));
  const deep = mix(paint, pal.near, 0.36);
  let out =
    fill(rect(x - half, top, half * 2, 440 * u), paint) +
    fill(rect(x - half + 14 * u, top + 22 * u, half * 2 - 28 * u, 270 * u), deep);
  for (let r = 0; r < 3; r++) {
    const y = top + (106 + r * 88) * u;
    for (let i = 0; i < 5; i++) {
      const px = x - half + (44 + i * 54) * u;
      if ((i + r) % 3 === 2)
        out +=
          fill(
            rect(px - 15 * u, y - 50 * u, 30 * u, 50 * u),
            local(pal, ['#a5503f', '#c99a4e', '#7d8f6a'][(i + r) % 3] ?? '#a5503f'),
          ) + fill(rect(px - 12 * u, y - 58 * u, 24 * u, 10 * u), lit(pal, '#d9c49a', 0, 0.1));
      else
        out +=
          fill(disc(px, y - 30 * u, 29 * u), lit(pal, '#f4ecda', 0, 0.16)) +
          stroke(
            disc(px, y - 30 * u, 19 * u),
            local(pal, ['#4f7f8a', '#a5503f', '#7d8f6a'][s.seed % 3] ?? '#4f7f8a'),
            3 * u,
          );
    }
    out += fill(rect(x - half, y, half * 2, 11 * u), mix(paint, pal.glow, 0.16));
  }
  out +=
    fill(rect(x - half - 14 * u, floorY - 150 * u, half * 2 + 28 * u, 16 * u), mix(paint, pal.glow, 0.2)) +
    stroke(
      rect(x - half + 14 * u, floorY - 118 * u, half - 24 * u, 104 * u) +
        rect(x + 10 * u, floorY - 118 * u, half - 24 * u, 104 * u),
      deep,
      3 * u,
    ) +
    fill(
      disc(x - 22 * u, floorY - 66 * u, 6 * u) + disc(x + 22 * u, floorY - 66 * u, 6 * u),
      lit(pal, '#c9a862', 0, 0.2),
    );
  return out + fill(rect(x - half - 10 * u, top - 14 * u, half * 2 + 20 * u, 18 * u), mix(paint, pal.glow, 0.12));
}

/** Garlic, bay and a ham hanging from the beams, and a lamp on its chain. */
export function hanging(s: Stage, cx: number): string {
  const { w, h, u, pal } = s;
  const beam = shade(pal, '#6b4f34', 0, 0.4);
  const y = h * (s.portrait ? 0.05 : 0.045);
  let out =
    fill(rect(-10, y - 44 * u, w + 20, 40 * u), beam) +
    fill(rect(-10, y - 8 * u, w + 20, 6 * u), mix(beam, pal.near, 0.4));
  const span = s.portrait ? 0.16 : 0.075;
  [-4, -3, 3, 4].forEach((k, i) => {
    const x = cx + k * w * span + 20 * u;
    out += stroke(`M${n(x)} ${n(y)}v${n(26 * u)}`, beam, 3 * u);
    if (i % 2) {
      let bulbs = '';
      for (let b = 0; b < 7; b++) bulbs += clump(s, x + (b % 2 ? 8 : -8) * u, y + (34 + b * 15) * u, 13 * u, 12 * u, 6);
      out += fill(bulbs, lit(pal, '#efe4cc', 0, 0.16));
    } else
      out +=
        fill(
          `M${n(x - 5 * u)} ${n(y + 22 * u)}Q${n(x - 44 * u)} ${n(y + 90 * u)} ${n(x - 26 * u)} ${n(y + 136 * u)}Q${n(x)} ${n(y + 150 * u)} ${n(x + 28 * u)} ${n(y + 134 * u)}Q${n(x + 40 * u)} ${n(y + 86 * u)} ${n(x + 5 * u)} ${n(y + 22 * u)}Z`,
          shade(pal, '#7d8a5c', 0, 0.2),
        ) + fill(rect(x - 9 * u, y + 36 * u, 18 * u, 9 * u), lit(pal, '#d9c49a', 0, 0.1));
  });
  return out;
}
