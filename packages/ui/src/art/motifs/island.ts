import { mix } from '../core/colour.ts';
import { cubic, fill, heightAt, line, move, softBelow, type Point } from '../core/path.ts';
import { leaves, lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { palm } from '../elements/palm.ts';
import { person, sailboat } from '../elements/people.ts';
import { birds, drawSky, sunAcross } from '../elements/sky.ts';
import { profile, range, rock } from '../elements/terrain.ts';
import { clump } from '../elements/trees.ts';
import { drawWater, glints } from '../elements/water.ts';

/** An island in warm water: palms at our feet, or across the strait, or framing the bay. */
export function island(s: Stage): string {
  if (s.wide) return shore(s);
  const view = s.seed % 3;
  if (view === 0) return shore(s);
  if (view === 1) return acrossTheStrait(s);
  return bay(s);
}

function farIslands(s: Stage, horizon: number, sunX: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const sides: readonly Point[] = s.wide
    ? [
        [0.66, 0.86],
        [0.8, 1.05],
      ]
    : sunX < w / 2
      ? [
          [0.5, 0.95],
          [0.66, 1.08],
        ]
      : [
          [-0.06, 0.42],
          [0.05, 0.6],
        ];
  sides.forEach(([a, b], i) => {
    const height = u * rng.range(60, 130) * (s.portrait ? 1.1 : 1) * (1 - i * 0.25);
    const peak = a + (b - a) * rng.range(0.3, 0.7);
    const ridge = profile(
      s,
      [
        [a * w, horizon + 2],
        [(a + peak) * 0.5 * w, horizon - height * 0.4],
        [peak * w, horizon - height],
        [(peak + b) * 0.5 * w, horizon - height * 0.36],
        [b * w, horizon + 2],
      ],
      9 * u,
      6,
      14,
    );
    const inside = ridge.map(([x, y]): Point => [x, Math.min(y, horizon + 2)]);
    out += range(s, inside, horizon + 2, mix(pal.haze, pal.near, 0.1 + i * 0.16), 0.4);
  });
  return out;
}

function sails(s: Stage, x: number, y: number, h: number): string {
  return sailboat(s, x, y, h, {
    hull: mix(s.pal.near, s.pal.haze, 0.12),
    main: mix(local(s.pal, '#f7efdd'), s.pal.glow, 0.4),
    jib: mix(local(s.pal, '#e6d9c0'), s.pal.haze, 0.3),
  });
}

/** Palms on the near shore, the bay beyond. */
function shore(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? rng.range(0.58, 0.64) : s.wide ? 0.6 : rng.range(0.54, 0.64));
  const sunX = w * (s.portrait ? rng.range(0.3, 0.46) : s.wide ? 0.69 : rng.range(0.24, 0.4));
  const low = s.hour !== 'noon';
  const sunY = horizon - u * (low ? rng.range(70, 150) : rng.range(230, 330)) * (s.portrait ? 1.3 : 1);
  let out = drawSky(s, {
    x: sunX,
    y: s.wide ? horizon - 104 * u : sunY,
    r: u * (s.hour === 'night' ? 44 : 58),
    horizon,
  });
  out += farIslands(s, horizon, sunX);
  out += drawWater(s, { top: horizon, glintX: sunX, glints: 90, spread: s.wide ? 120 : 190 });
  out += sails(
    s,
    s.wide ? w * 0.615 : w * (s.portrait ? 0.34 : rng.range(0.46, 0.56)),
    horizon + u * rng.range(58, 84),
    u * rng.range(92, 120),
  );
  if (!s.wide) out += birds(s, sunX + u * 180, sunY - u * 90, 4, 20 * u, mix(pal.near, pal.haze, 0.35));
  // The near shore rises to the right, where the palms stand.
  const x0 = s.wide ? w * 0.63 : w * (s.portrait ? 0.02 : 0.36);
  const top = h * (s.portrait ? 0.86 : 0.85);
  const ground = profile(
    s,
    [
      [x0, h + 20],
      [x0 + (w - x0) * 0.3, h - u * 60],
      [x0 + (w - x0) * 0.62, top],
      [w + 30, top + u * 26],
    ],
    8 * u,
    14,
    10,
  );
  const ink = mix(pal.near, local(pal, '#2c3a2c'), s.hour === 'noon' ? 0.5 : 0.15);
  const back = mix(ink, pal.haze, s.hour === 'noon' ? 0.26 : 0.2);
  const beachInk = lit(pal, '#d8bd8c', 0.02, 0.2);
  const sand = ground.map(([x, y]): Point => [x - 50 * u, y + 16 * u]);
  out +=
    fill(
      softBelow(
        sand.map(([x, y]): Point => [x - 26 * u, y - 5 * u]),
        h + 20,
      ),
      pal.glow,
      0.5,
    ) + fill(softBelow(sand, h + 20), mix(beachInk, pal.near, s.hour === 'noon' ? 0.05 : 0.5));
  const at = (x: number): number => heightAt(ground, x);
  const trees: [number, number, number][] = s.portrait
    ? [
        [0.62, 1010, -150],
        [0.76, 820, 60],
        [0.46, 600, -110],
      ]
    : s.wide
      ? [
          [0.92, 700, -150],
          [0.975, 560, 40],
          [0.86, 400, -52],
        ]
      : [
          [0.8, rng.range(620, 720), -rng.range(100, 170)],
          [0.9, rng.range(480, 580), rng.range(10, 70)],
          [0.69, rng.range(340, 440), -rng.range(50, 100)],
        ];
  if (!s.portrait && !s.wide && rng.chance(0.5)) trees.push([0.97, 380, 30]);
  const scale = s.portrait ? u * 0.82 : u;
  for (const [fx, tall, lean] of trees.sort((a, b) => a[1] - b[1])) {
    const x = fx * w;
    out += palm(s, {
      x,
      y: at(x) + 12 * u,
      height: tall * scale,
      lean: lean * scale,
      colour: mix(ink, pal.haze, tall < 450 ? 0.1 : 0),
      back,
    });
  }
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, mix(ink, pal.haze, 0.16)],
    [0.5, ink],
    [1, pal.near],
  ])}"/>`;
  out += undergrowth(s, ground, x0 + (w - x0) * 0.3, w, ink);
  for (let i = 0; i < 3; i++) {
    const x = x0 + (w - x0) * rng.range(0.05, 0.3);
    const size = u * rng.range(50, 110);
    out += rock(
      s,
      x,
      at(x) + u * 22,
      size,
      size * rng.range(0.4, 0.62),
      mix(ink, pal.haze, 0.08),
      mix(ink, pal.glow, s.hour === 'noon' ? 0.34 : 0.2),
      -1,
    );
  }
  if (!s.has('no-people') && !s.wide) {
    const px = x0 + (w - x0) * 0.47;
    out += fill(
      person(px, at(px) + 8 * u, 62 * u, { skirt: true }) +
        person(px + 26 * u, at(px + 26 * u) + 8 * u, 40 * u, { arm: 1 }),
      mix(ink, pal.near, 0.6),
    );
  }
  return out;
}

function undergrowth(s: Stage, ground: readonly Point[], x0: number, x1: number, ink: string): string {
  const { rng, u } = s;
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = rng.range(x0, x1);
    const y = heightAt(ground, x) + 4 * u;
    const r = u * rng.range(26, 74);
    const blades = rng.int(6, 9);
    for (let k = 0; k < blades; k++) {
      const a = Math.PI * (0.12 + (0.76 * k) / (blades - 1)) + rng.bell() * 0.12;
      const tx = x + Math.cos(a) * r;
      const ty = y - Math.sin(a) * r * 0.9 + r * 0.12 * Math.abs(Math.cos(a));
      d +=
        move(x - r * 0.05, y) +
        `Q${Math.round(x + Math.cos(a) * r * 0.5 - r * 0.06)} ${Math.round(y - Math.sin(a) * r * 0.8)} ${Math.round(tx)} ${Math.round(ty)}Q${Math.round(x + Math.cos(a) * r * 0.5 + r * 0.07)} ${Math.round(y - Math.sin(a) * r * 0.62)} ${Math.round(x + r * 0.05)} ${Math.round(y)}Z`;
    }
  }
  return fill(d, ink);
}

/** The island itself, across a narrow strait: its beach, its grove, one lit house and its jetty. */
function acrossTheStrait(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.56 : rng.range(0.5, 0.56));
  const cx = w * (s.portrait ? 0.52 : rng.range(0.58, 0.66));
  const sunX = sunAcross(s, 0.2, 0.32, 0.3);
  const sunY = horizon - u * (s.hour === 'noon' ? 270 : rng.range(90, 170));
  let out = drawSky(s, { x: sunX, y: sunY, r: 56 * u, horizon });
  out += farIslands(s, horizon, sunX);
  out += drawWater(s, { top: horizon, glintX: sunX });
  const half = w * (s.portrait ? 0.44 : 0.3);
  const shoreY = horizon + u * 66;
  const [d0, d1, d2] = leaves(s.season === 'winter' || s.season === 'autumn' ? 'summer' : s.season);
  const green = shade(pal, d0, 0.12);
  const mound = profile(
    s,
    [
      [cx - half, shoreY],
      [cx - half * 0.55, shoreY - 52 * u],
      [cx, shoreY - u * rng.range(120, 180)],
      [cx + half * 0.5, shoreY - 66 * u],
      [cx + half, shoreY],
    ],
    12 * u,
    10,
    12,
  );
  out += `<path d="${softBelow(mound, shoreY + 2)}" fill="${s.gradient([
    [0, lit(pal, d1, 0.14, 0.2)],
    [1, green],
  ])}"/>`;
  let dark = '';
  let light = '';
  for (let i = 0; i < 60; i++) {
    const x = cx + rng.bell() * half * 0.82;
    const y = shoreY - rng() * Math.max(8, shoreY - heightAt(mound, x)) - 4 * u;
    const r = u * rng.range(15, 34);
    dark += clump(s, x, y, r, r * 0.7, 8);
    light += clump(s, x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.32, 7);
  }
  out += fill(dark, green) + fill(light, lit(pal, d2, 0.1, 0.12), 0.45);
  // Beach: a long pale lens with a wet edge.
  const beach = (k: number, dy: number): string =>
    move(cx - half * 1.08 * k, shoreY + dy) +
    cubic(
      cx - half * 0.5,
      shoreY - 15 * u + dy,
      cx + half * 0.4,
      shoreY - 12 * u + dy,
      cx + half * 1.12 * k,
      shoreY + dy,
    ) +
    cubic(
      cx + half * 0.5,
      shoreY + 20 * u + dy,
      cx - half * 0.4,
      shoreY + 24 * u + dy,
      cx - half * 1.08 * k,
      shoreY + dy,
    ) +
    'Z';
  out +=
    fill(beach(1.06, 7 * u), mix(pal.water[0], pal.glow, 0.5), 0.7) + fill(beach(1, 0), lit(pal, '#dcc496', 0.04, 0.4));
  const hx = cx + half * rng.range(-0.2, 0.22);
  const hy = shoreY - 6 * u;
  const trees = s.portrait ? 7 : rng.int(6, 9);
  const ink = shade(pal, '#2f4030', 0.06, 0.6);
  const back = shade(pal, '#52664a', 0.16, 0.3);
  const grove: Point[] = [];
  for (let i = 0; i < trees; i++)
    grove.push([cx + half * (-0.8 + (1.5 * (i + rng())) / trees), rng.range(150, 280) * (s.portrait ? 1.15 : 1)]);
  for (const [x, tall] of grove.sort((a, b) => b[1] - a[1])) {
    out += palm(s, {
      x,
      y: shoreY - 2 * u,
      height: tall * u,
      lean: u * rng.range(-56, 56),
      colour: ink,
      back,
      crown: 0.5,
      detail: 'far',
    });
  }
  out += house(s, hx, hy);
  out += jetty(s, hx + 60 * u, shoreY + 6 * u);
  // The grove stands on its head in the shallows.
  let streaks = '';
  for (let i = 0; i < 26; i++) {
    const x = cx + rng.bell() * half * 0.8;
    const y = shoreY + 34 * u + rng() ** 1.5 * 130 * u;
    const l = u * rng.range(40, 130);
    streaks +=
      move(x - l, y) +
      cubic(x - l * 0.3, y - 4 * u, x + l * 0.3, y - 4 * u, x + l, y) +
      cubic(x + l * 0.3, y + 3 * u, x - l * 0.3, y + 3 * u, x - l, y) +
      'Z';
  }
  out += fill(streaks, green, 0.34);
  if (pal.lamps)
    out += glints(s, {
      top: hy + 26 * u,
      bottom: hy + 200 * u,
      x: hx,
      colour: pal.lamp,
      count: 12,
      spread: 40,
      length: 50,
      opacity: 0.7,
    });
  out += sails(
    s,
    s.portrait ? w * 0.26 : w * rng.range(0.2, 0.34),
    shoreY + u * rng.range(90, 150),
    u * rng.range(120, 160),
  );
  // A canoe drawn up beside us, and the leaves we look past.
  out += overhang(s, ink);
  return out;
}

function house(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const wall = lit(pal, '#efe2c6', 0.02, 0.2);
  const dark = shade(pal, '#a08b6a', 0.05);
  const roof = shade(pal, '#7c5f40', 0.04, 0.3);
  const roofLit = lit(pal, '#a98a5c', 0.03, 0.25);
  const k = u * 1.1;
  const window = pal.lamps ? pal.lamp : shade(pal, '#3d4a4a');
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 20 * k, 130 * k, 0.5) : '';
  out +=
    fill(`M${x - 56 * k} ${y}v${-34 * k}h${78 * k}v${34 * k}Z`, wall) +
    fill(`M${x + 22 * k} ${y}v${-34 * k}h${34 * k}v${34 * k}Z`, dark);
  out +=
    fill(`M${x - 70 * k} ${y - 32 * k}l${26 * k} ${-32 * k}h${56 * k}l${14 * k} ${32 * k}Z`, roofLit) +
    fill(`M${x + 12 * k} ${y - 64 * k}l${14 * k} ${32 * k}h${44 * k}l${-24 * k} ${-32 * k}Z`, roof);
  out += fill(
    `M${x - 44 * k} ${y - 6 * k}v${-20 * k}h${14 * k}v${20 * k}ZM${x - 20 * k} ${y}v${-26 * k}h${13 * k}v${26 * k}ZM${x + 2 * k} ${y - 6 * k}v${-20 * k}h${13 * k}v${20 * k}ZM${x + 32 * k} ${y - 8 * k}v${-17 * k}h${12 * k}v${17 * k}Z`,
    window,
  );
  return out;
}

function jetty(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const wood = shade(pal, '#6d5a42', 0.04);
  let posts = '';
  for (let i = 0; i < 6; i++)
    posts += `M${x + i * 25 * u} ${y + i * 4 * u}v${(16 + i * 3) * u}h${3 * u}v${-(16 + i * 3) * u}Z`;
  return (
    fill(posts, wood) +
    fill(
      `M${x - 10 * u} ${y - 2 * u}L${x + 140 * u} ${y + 20 * u}v${7 * u}L${x - 10 * u} ${y + 3 * u}Z`,
      lit(pal, '#8f7858', 0.04, 0.2),
    )
  );
}

/** Fronds that hang into the picture from a palm we stand beneath. */
function overhang(s: Stage, ink: string): string {
  const { w, h, u, pal } = s;
  const colour = mix(ink, pal.near, 0.6);
  const x = s.portrait ? w * 1.04 : w * 1.02;
  return palm(s, {
    x: x + 60 * u,
    y: h * 1.12,
    height: h * (s.portrait ? 0.82 : 0.98),
    lean: -90 * u,
    colour,
    back: mix(colour, pal.haze, 0.2),
    crown: s.portrait ? 0.34 : 0.4,
  });
}

/** A beach that sweeps away from us under palms, its surf in two lines. */
function bay(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(s, 0.2, 0.34, 0.36);
  const sunY = horizon - u * (s.hour === 'noon' ? 250 : rng.range(70, 140));
  let out = drawSky(s, { x: sunX, y: sunY, r: 54 * u, horizon });
  const head = profile(
    s,
    [
      [w * 0.42, horizon + 3],
      [w * 0.58, horizon - 46 * u],
      [w * 0.74, horizon - u * rng.range(110, 170)],
      [w * 0.9, horizon - 120 * u],
      [w + 30, horizon - 170 * u],
    ],
    14 * u,
    8,
    12,
  );
  out += range(s, head, horizon + 2, mix(pal.haze, pal.near, 0.14), 0.35);
  out += drawWater(s, { top: horizon, glintX: sunX, near: mix(pal.water[0], pal.water[1], 0.6) });
  const edge = (offset: number): string =>
    move(w * 0.6, horizon + 12 * u) +
    cubic(
      w * 0.38 - offset,
      horizon + (h - horizon) * 0.16,
      w * 0.36 - offset * 1.5,
      horizon + (h - horizon) * 0.46,
      w * 0.66 - offset * 2.1,
      h * 0.86,
    ) +
    cubic(w * 0.78 - offset * 2, h * 0.95, w * 0.82 - offset * 2, h, w * 0.82 - offset * 2.2, h + 20) +
    line(w + 20, h + 20) +
    line(w + 20, horizon + 8 * u) +
    'Z';
  const sand = lit(pal, '#dcc091', 0.02, 0.3);
  out +=
    fill(edge(96 * u), mix(pal.water[0], pal.glow, 0.35), 0.5) +
    fill(edge(84 * u), mix(pal.water[0], pal.water[1], 0.3), 0.7);
  out +=
    fill(edge(52 * u), mix(pal.glow, local(pal, '#fffaf0'), 0.5), 0.9) +
    fill(edge(44 * u), shade(pal, '#b99a6c', 0.05, 0.22)) +
    fill(edge(14 * u), sand);
  const ink = mix(pal.near, local(pal, '#33452f'), s.hour === 'noon' ? 0.6 : 0.25);
  const back = mix(ink, pal.haze, 0.22);
  // The grove diminishes along the beach.
  for (const t of [0.05, 0.16, 0.3, 0.48, 0.7]) {
    const x = w * (0.7 + 0.42 * t ** 1.2) + rng.bell() * 16 * u;
    const y = horizon + u * 22 + (h - horizon) * t ** 1.7 * 0.92;
    out += palm(s, {
      x,
      y,
      height: u * (130 + 700 * t) * (s.portrait ? 0.9 : 0.82),
      lean: -u * (20 + 190 * t),
      colour: mix(ink, pal.haze, 0.4 * (1 - t)),
      back: mix(back, pal.haze, 0.3 * (1 - t)),
      crown: 0.46,
      detail: t < 0.2 ? 'far' : 'full',
    });
  }
  // Long shadows across the sand, and the steps of whoever went before us.
  let prints = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = w * (0.8 - 0.19 * t) + (i % 2 ? 9 : -9) * u * (1 - t * 0.7);
    const y = h * 0.97 - (h * 0.97 - horizon - 70 * u) * t ** 0.7;
    const r = u * (9 - 7 * t);
    prints += `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r * 0.42} 0 1 1 ${2 * r} 0a${r} ${r * 0.42} 0 1 1 ${-2 * r} 0Z`;
  }
  out += fill(prints, shade(pal, '#b0905f', 0, 0.3), 0.7);
  if (!s.has('no-people')) {
    const x = w * 0.615;
    const y = horizon + 74 * u;
    out += fill(
      person(x, y, 40 * u, { skirt: true }) + person(x + 17 * u, y + 2 * u, 26 * u),
      mix(pal.near, pal.haze, 0.2),
    );
  }
  out += sails(s, w * rng.range(0.2, 0.34), horizon + u * 60, u * 100);
  return out;
}
