import { mix } from '../../core/colour.ts';
import { leaves, lit, shade } from '../../core/palette.ts';
import { cubic, fill, heightAt, move, type Point, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { drawWater, glints } from '../../elements/water.ts';
import { farIslands, sails } from './island-parts.ts';

/** An island across a narrow strait: its beach, its grove, one lit house and its jetty. */
export function acrossTheStrait(s: Stage): string {
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
  // The shallows reflect the grove.
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
  // A canoe on the near beach, and leaves in the foreground.
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

/** Fronds of a near palm that hang into the picture. */
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
