import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, n, type Point, poly, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { deer } from '../../elements/animals.ts';
import { person, rowboat } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, rock, veil } from '../../elements/terrain.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { heather, keep, MOOR, shoreTrees } from './castle-parts.ts';

/** A castle: on its islet in the loch, above the moor road, or at the end of an avenue. */
export function castle(s: Stage): string {
  const view = s.seed % 3;
  const { w, h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.6 : rng.range(0.58, 0.64));
  const sunX = sunAcross(s, 0.2, 0.32, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 330 : rng.range(170, 240)),
    r: 50 * u,
    horizon: horizon + 20 * u,
  });
  out += bens(s, horizon);
  if (view === 0) return out + loch(s, horizon, sunX);
  if (view === 1) return out + moorRoad(s, horizon);
  return out + avenue(s, horizon, w, h);
}

function bens(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const [moor] = MOOR[s.season];
  for (let i = 0; i < 4; i++) {
    const y = horizon - (60 - i * 16) * u;
    const pts: Point[] = Array.from({ length: 6 }, (_, k): Point => [
      w * (-0.04 + k * 0.216),
      y - rng.range(0, 150 - i * 30) * u * (k % 2 ? 1 : 0.4),
    ]);
    const line = profile(s, pts, 10 * u, 16, 6);
    const ink = mix(mix(pal.haze, pal.shadow, 0.06 + i * 0.1), local(pal, moor), i * 0.1);
    out += `<path d="${softBelow(line, horizon + 30 * u)}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.45)],
    ])}"/>`;
    if (s.season === 'winter' && i < 2)
      out += fill(
        poly([
          ...line.filter(([, q]) => q < y - 40 * u),
          ...line
            .filter(([, q]) => q < y - 40 * u)
            .toReversed()
            .map(([x, q], k): Point => [x, q + u * (k % 2 ? 34 : 14)]),
        ]),
        lit(pal, '#f3f3ee', 0.5, 0.2),
        0.7,
      );
  }
  return out + veil(s, horizon - 60 * u, horizon, 0.4, pal.sky[3]);
}

function loch(s: Stage, horizon: number, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  const water = horizon + 24 * u;
  const cx = w * (s.portrait ? 0.52 : rng.range(0.62, 0.7));
  const islet = profile(
    s,
    [
      [cx - 380 * u, water + 1],
      [cx - 280 * u, water - 14 * u],
      [cx, water - 22 * u],
      [cx + 260 * u, water - 14 * u],
      [cx + 400 * u, water + 1],
    ],
    4 * u,
    14,
    8,
  );
  const body =
    keep(s, cx, water - 14 * u, s.portrait ? 1.05 : 1.02, 0.16) +
    fill(softBelow(islet, water + 1), shade(pal, '#5c5a48', 0.12, 0.4)) +
    shoreTrees(
      s,
      islet,
      [-330, -306, 250, 280, 310, 336].map((d) => cx + d * u),
      90 * u,
      0.14,
    );
  const { above, below } = reflect(s, body, water, 0.42, 0.8);
  let out =
    `<rect y="${n(water)}" width="${w}" height="${n(h - water)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[3], 0.3)],
      [1, pal.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    mist(s, water, 4 * u, 4, 0.3) +
    ripples(s, water, h, pal.water[1], 34, 0.24) +
    glints(s, { top: water, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 140, length: 140 });
  if (pal.lamps)
    out += glints(s, {
      top: water + 6 * u,
      bottom: water + 150 * u,
      x: cx,
      colour: pal.lamp,
      count: 16,
      spread: 100,
      length: 60,
      opacity: 0.6,
    });
  out += rowboat(
    s,
    w * (s.portrait ? 0.26 : 0.34),
    water + 110 * u,
    130 * u,
    { outside: mix(pal.near, pal.haze, 0.1), inside: pal.near, rim: lit(pal, '#d8c8a4', 0, 0.2) },
    mix(pal.near, pal.haze, 0.04),
  );
  const near = profile(
    s,
    [
      [-30, h * 0.86],
      [w * 0.3, h * 0.9],
      [w * 0.6, h * 0.96],
      [w + 30, h * 0.9],
    ],
    10 * u,
    18,
    6,
  );
  return out + heather(s, near);
}

function moorRoad(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const cx = w * (s.portrait ? 0.54 : 0.66);
  const [dark] = MOOR[s.season];
  const crag = profile(
    s,
    [
      [-40, horizon + 60 * u],
      [cx - w * 0.3, horizon + 30 * u],
      [cx - w * 0.16, horizon - 60 * u],
      [cx, horizon - 84 * u],
      [cx + w * 0.17, horizon - 66 * u],
      [cx + w * 0.26, horizon + 20 * u],
      [w + 40, horizon + 40 * u],
    ],
    6 * u,
    12,
    10,
  );
  let out =
    `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${shade(pal, dark, 0.24, 0.1)}"/>` +
    keep(s, cx, horizon - 66 * u, s.portrait ? 0.85 : 0.82, 0.22);
  out += `<path d="${softBelow(crag, h)}" fill="${s.gradient([
    [0, lit(pal, dark, 0.2, 0.2)],
    [0.4, shade(pal, dark, 0.14, 0.1)],
    [1, shade(pal, dark, 0.1, 0.4)],
  ])}"/>`;
  for (const [dx, dy, rw, rh] of [
    [-210, 40, 130, 80],
    [-120, 70, 110, 60],
    [120, 60, 150, 80],
    [220, 80, 120, 60],
    [0, 90, 130, 54],
  ] as const)
    out += rock(
      s,
      cx + dx * u,
      horizon + dy * u - 20 * u,
      rw * u,
      rh * u,
      shade(pal, '#77706a', 0.14, 0.34),
      lit(pal, '#9a9186', 0.14, 0.2),
      -1,
    );
  // The road with its dry-stone walls: it dips and rises again.
  const road = (k: number): string =>
    `M${n(cx - 90 * u)} ${n(horizon + 30 * u)}C${n(cx - 240 * u)} ${n(horizon + 90 * u)} ${n(w * 0.28)} ${n(horizon + 130 * u)} ${n(w * 0.34)} ${n(h * 0.84)}S${n(w * 0.44 - k)} ${n(h * 0.96)} ${n(w * 0.4 - k)} ${n(h + 20)}H${n(w * 0.4 + 190 * u + k)}C${n(w * 0.5)} ${n(h * 0.94)} ${n(w * 0.4)} ${n(h * 0.86)} ${n(w * 0.37)} ${n(horizon + 190 * u)}S${n(cx - 200 * u)} ${n(horizon + 100 * u)} ${n(cx - 78 * u)} ${n(horizon + 32 * u)}Z`;
  out +=
    fill(road(22 * u), shade(pal, '#8a8274', 0.04, 0.3)) +
    fill(road(0), lit(pal, s.season === 'winter' ? '#dfe3e5' : '#cbb590', 0.04, 0.24));
  const mid = profile(
    s,
    [
      [-30, h * 0.8],
      [w * 0.16, h * 0.83],
      [w * 0.3, h * 0.9],
      [w * 0.36, h + 20],
    ],
    6 * u,
    16,
    6,
  );
  out += heather(
    s,
    mid.filter(([x]) => x < w * 0.35),
  );
  const right = profile(
    s,
    [
      [w * 0.56, h + 20],
      [w * 0.66, h * 0.9],
      [w * 0.85, h * 0.83],
      [w + 30, h * 0.8],
    ],
    6 * u,
    16,
    6,
  );
  out += heather(s, right);
  const ink = mix(pal.near, shade(pal, '#6b4f38', 0, 0.3), 0.4);
  out +=
    deer(w * (s.portrait ? 0.84 : 0.86), heightAt(right, w * 0.86) + 14 * u, 74 * u, ink) +
    deer(w * (s.portrait ? 0.72 : 0.78), heightAt(right, w * 0.78) + 16 * u, 54 * u, ink, true);
  if (!s.has('no-people'))
    out +=
      fill(
        person(w * 0.44, h * 0.9, 84 * u, { skirt: true }) + person(w * 0.44 + 38 * u, h * 0.905, 54 * u),
        mix(pal.near, pal.haze, 0.06),
      ) +
      fill(
        `M${n(w * 0.44 - 34 * u)} ${n(h * 0.9 - 84 * u)}q${n(34 * u)} ${n(-44 * u)} ${n(70 * u)} 0q${n(-34 * u)} ${n(-10 * u)} ${n(-70 * u)} 0Z`,
        local(pal, '#9a4236'),
      );
  return out + birds(s, w * 0.3, horizon - 160 * u, 6, 15 * u, mix(pal.near, pal.haze, 0.3));
}

/** An avenue of old trees with the castle at its end. */
function avenue(s: Stage, horizon: number, w: number, h: number): string {
  const { u, pal } = s;
  const cx = w * 0.5;
  const lawn = { spring: '#8f9d62', summer: '#7f8f5c', autumn: '#a58a52', winter: '#e2e5e4' }[s.season];
  let out = keep(s, cx + 30 * u, horizon + 6 * u, s.portrait ? 0.8 : 0.86, 0.28);
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, lit(pal, lawn, 0.26, 0.3)],
    [0.5, local(pal, lawn)],
    [1, shade(pal, lawn, 0, 0.3)],
  ])}"/>`;
  out += fill(
    poly([
      [cx - 20 * u, horizon],
      [cx + 20 * u, horizon],
      [cx + w * 0.3, h + 10],
      [cx - w * 0.3, h + 10],
    ]),
    lit(pal, s.season === 'winter' ? '#f0f0ec' : '#d9c49a', 0.03, 0.26),
  );
  const tones =
    s.season === 'spring'
      ? (['#6b7d4c', '#93a262', '#b9c084'] as const)
      : s.season === 'autumn'
        ? (['#8a4f2c', '#b8743a', '#d9a552'] as const)
        : (['#465a3e', '#63774b', '#8a9a62'] as const);
  for (let i = 0; i < 6; i++) {
    const t = (i + 1) / 6;
    const z = t ** 1.9;
    const y = horizon + (h - horizon) * z * 1.02;
    const depth = 0.42 * (1 - t);
    const tall = u * (90 + 620 * z);
    for (const side of [-1, 1] as const) {
      const x = cx + side * (44 * u + w * 0.47 * z);
      if (s.hour !== 'night') out += fill(lens(x + tall * 0.5, y, tall * 1.1, tall * 0.07), pal.shadow, 0.26);
      out += broadleaf(s, {
        x,
        y,
        height: tall,
        spread: 0.72,
        tones: [shade(pal, tones[0], depth, 0.3), local(pal, tones[1], depth), lit(pal, tones[2], depth, 0.2)],
        bark: shade(pal, '#5a4a3a', depth, 0.45),
        light: -1,
        clumps: i > 3 ? 26 : 14,
        bare: s.season === 'winter',
        snow: s.season === 'winter' ? lit(pal, '#f3f3ee', depth, 0.1) : undefined,
      });
    }
  }
  if (s.season === 'autumn') {
    let fallen = '';
    for (let i = 0; i < 70; i++)
      fallen += clump(s, w * s.rng(), horizon + (h - horizon) * (0.3 + 0.7 * s.rng()), u * 6, u * 3, 5);
    out += fill(fallen, local(pal, '#c9823f'), 0.8);
  }
  if (!s.has('no-people'))
    out += fill(
      person(cx - 16 * u, h * 0.86, 96 * u, { skirt: true, hat: true }) +
        person(cx + 26 * u, h * 0.865, 60 * u, { arm: 1 }),
      mix(pal.near, pal.haze, 0.06),
    );
  return out;
}
