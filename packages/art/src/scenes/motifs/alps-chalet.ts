import { mix } from '../../core/colour.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import { cubic, fill, heightAt, line, move, type Point, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { gableHouse } from '../../elements/houses.ts';
import { person, smoke } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, hill, profile } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';
import { shoulders, skyline, snowy, spruce } from './alps-parts.ts';

function chalet(s: Stage, x: number, y: number, k: number, side: -1 | 1): string {
  const { pal, u } = s;
  const size = k * u;
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 50 * size, 190 * size, 0.4) : '';
  out += fill(
    `M${x - 150 * size} ${y + 4 * size}Q${x} ${y - 8 * size} ${x + 190 * size} ${y - 2 * size}Q${x + 60 * size} ${y + 16 * size} ${x - 150 * size} ${y + 4 * size}Z`,
    shade(pal, snowy(s) ? '#b9c4cb' : '#5f6844'),
    0.6,
  );
  out += gableHouse(s, {
    x,
    y,
    gable: 128 * size,
    length: 122 * size,
    wall: 88 * size,
    roof: 50 * size,
    stone: '#8a6244',
    tile: '#5f4a3a',
    side,
    lightOn: side > 0 ? 'gable' : 'length',
    eaves: 26 * size,
    snow: snowy(s),
    windows: 'shutters',
    planks: true,
  });
  // The stone storey and the balcony with its boxes.
  const G = (a: number, up: number): Point => [x - side * 128 * size * a, y - 128 * size * a * 0.09 - up * size];
  out += fill(poly([G(-0.02, 34), G(1.02, 34), G(1.02, 52), G(-0.02, 52)]), shade(pal, '#6a4a34', 0, 0.3));
  let rails = '';
  for (let i = 0; i <= 14; i++)
    rails += poly([G(i / 14, 36), G(i / 14 + 0.02, 36), G(i / 14 + 0.02, 51), G(i / 14, 51)]);
  out += fill(rails, lit(pal, '#a57a54', 0, 0.15), 0.7);
  if (!snowy(s)) {
    let flowers = '';
    for (let i = 0; i < 16; i++) {
      const [fx, fy] = G(0.04 + i * 0.061, 52 + s.rng() * 5);
      flowers += `M${fx.toFixed(1)} ${fy.toFixed(1)}h${(5 * size).toFixed(1)}v${(-5 * size).toFixed(1)}h${(-5 * size).toFixed(1)}Z`;
    }
    out += fill(flowers, local(pal, '#b0524a'), 0.9);
  }
  const cx = x + side * 40 * size;
  const cy = y - 128 * size;
  out += fill(
    poly([
      [cx, cy + 20 * size],
      [cx, cy - 16 * size],
      [cx + 14 * size, cy - 16 * size],
      [cx + 14 * size, cy + 20 * size],
    ]),
    shade(pal, '#8f887c'),
  );
  if (pal.lamps || snowy(s)) out += smoke(s, cx + 7 * size, cy - 16 * size, 130 * size);
  return out;
}

function fence(along: readonly Point[], x0: number, x1: number, size: number, ink: string): string {
  let posts = '';
  let rails = '';
  const step = size * 1.9;
  for (let x = x0; x < x1; x += step) {
    const y = heightAt(along, x);
    const y2 = heightAt(along, x + step);
    posts += poly([
      [x - size * 0.05, y + size * 0.15],
      [x - size * 0.05, y - size * 0.7],
      [x + size * 0.06, y - size * 0.74],
      [x + size * 0.06, y + size * 0.15],
    ]);
    for (const k of [0.3, 0.56])
      rails += poly([
        [x, y - size * k],
        [x + step, y2 - size * (k + 0.03)],
        [x + step, y2 - size * (k - 0.03)],
        [x, y - size * (k - 0.06)],
      ]);
  }
  return fill(posts + rails, ink);
}

export function chaletMeadow(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const base = h * (s.portrait ? 0.56 : 0.6);
  const sunX = sunAcross(s, 0.14, 0.26, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: h * (s.portrait ? 0.2 : rng.range(0.17, 0.26)),
    r: 42 * u,
    horizon: base + 40 * u,
  });
  out += skyline(s, base, h * (s.portrait ? 0.34 : 0.46));
  out += shoulders(s, [
    [base + 46 * u, 40 * u, 0.5, 30],
    [base + 92 * u, 50 * u, 0.36, 40],
    [base + 140 * u, 60 * u, 0.24, 52],
  ]);
  const green = meadow(s.season);
  const ground = profile(
    s,
    [
      [-30, h * 0.8],
      [w * 0.25, h * 0.79],
      [w * 0.6, h * (s.portrait ? 0.76 : 0.775)],
      [w + 30, h * 0.72],
    ],
    6 * u,
    20,
    5,
  );
  out += hill(s, ground, h + 20, local(pal, green, 0.02), lit(pal, green, 0.1, 0.34));
  const cx = w * (s.portrait ? 0.5 : rng.range(0.6, 0.72));
  const cy = heightAt(ground, cx) + 26 * u;
  for (const [dx, tall] of [
    [-210, 190],
    [-176, 260],
    [196, 300],
    [238, 220],
    [276, 260],
  ] as const) {
    const x = cx + dx * u;
    out +=
      fill(conifer(s, x, heightAt(ground, x) + 10 * u, tall * u, 8), shade(pal, spruce(s), 0.05)) +
      fill(
        coniferLight(s, x, heightAt(ground, x) + 10 * u, tall * u, -1, 8),
        snowy(s) ? lit(pal, '#eef0ee', 0.04, 0.3) : lit(pal, spruce(s), 0.04, 0.25),
        0.75,
      );
  }
  out += chalet(s, cx, cy, s.portrait ? 1.25 : rng.range(1.05, 1.25), 1);
  // A path from the door, a fence, and the near slope with flowers or tracks.
  const door: Point = [cx - 40 * u, cy + 6 * u];
  const path = (k: number): string =>
    move(door[0], door[1]) + cubic(door[0] - 60 * u, door[1] + 60 * u, w * 0.34 + k, h * 0.88, w * 0.3 + k * 3, h + 20);
  out += fill(
    path(0) +
      line(w * 0.3 + 120 * u, h + 20) +
      cubic(w * 0.34 + 80 * u, h * 0.88, door[0] - 10 * u, door[1] + 60 * u, door[0] + 18 * u, door[1]) +
      'Z',
    lit(pal, snowy(s) ? '#cfd6da' : '#cbb389', 0, 0.2),
    0.8,
  );
  out += fence(
    ground.map(([x, y]): Point => [x, y + 70 * u]),
    s.portrait ? w * 0.05 : w * 0.42,
    w + 20,
    42 * u,
    shade(pal, '#7a6650', 0, 0.3),
  );
  const near = profile(
    s,
    [
      [-30, h * 0.9],
      [w * 0.3, h * 0.97],
      [w * 0.7, h * 0.955],
      [w + 30, h * 0.9],
    ],
    8 * u,
    20,
    6,
  );
  const nearInk = mix(shade(pal, snowy(s) ? '#aab6bf' : leaves(s.season)[0], 0, 0.4), pal.near, 0.3);
  out += fill(softBelow(near, h + 20), nearInk);
  if (!snowy(s)) out += grasses(s, (x) => heightAt(near, x), 0, w, 170, 46 * u, nearInk) + meadowFlowers(s, near);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.34 : 0.4);
    out += fill(
      person(px, h * 0.9, 58 * u, { skirt: true }) + person(px + 27 * u, h * 0.9, 38 * u, { arm: 1 }),
      mix(pal.near, pal.haze, 0.08),
    );
    if (snowy(s))
      out +=
        stroke(
          `M${px - 8 * u} ${h * 0.886}L${px - 70 * u} ${h * 0.902}h${-30 * u}`,
          mix(pal.near, pal.haze, 0.2),
          2 * u,
        ) +
        fill(
          `M${px - 116 * u} ${h * 0.902}h${58 * u}q${8 * u} 0 ${8 * u} ${-8 * u}v${6 * u}q0 ${8 * u} ${-8 * u} ${8 * u}h${-58 * u}Z`,
          local(pal, '#9a5a3c'),
        );
  }
  return out;
}

function meadowFlowers(s: Stage, near: readonly Point[]): string {
  const { rng, u, w, pal } = s;
  let a = '';
  let b = '';
  for (let i = 0; i < 80; i++) {
    const x = rng() * w;
    const y = heightAt(near, x) + rng.range(-26, 60) * u;
    const r = u * rng.range(2, 4.6);
    const d = `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
    if (i % 3) a += d;
    else b += d;
  }
  return (
    fill(a, lit(pal, '#f0e3c0', 0, 0.2), 0.85) + fill(b, local(pal, s.season === 'spring' ? '#8a86a8' : '#b8654a'), 0.9)
  );
}
