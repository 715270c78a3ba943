import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, heightAt, lens, coord, type Point, poly, softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { deer } from '../../elements/animals.ts';
import { person, rowboat } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, rock, veil } from '../../elements/terrain.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';
import { heather, keep, MOOR, shoreTrees } from './castle-parts.ts';

/** A castle: on its islet in the loch, above the moor road, or at the end of an avenue. */
export function castle(stage: Stage): string {
  const view = stage.seed % 3;
  const { width, height, unit, rng } = stage;
  const horizon = height * (stage.portrait ? 0.6 : rng.range(0.58, 0.64));
  const sunX = sunAcross(stage, 0.2, 0.32, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 330 : rng.range(170, 240)),
    r: 50 * unit,
    horizon: horizon + 20 * unit,
  });
  out += bens(stage, horizon);
  if (view === 0) return out + loch(stage, horizon, sunX);
  if (view === 1) return out + moorRoad(stage, horizon);
  return out + avenue(stage, horizon, width, height);
}

function bens(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  const [moor] = MOOR[stage.season];
  for (let i = 0; i < 4; i++) {
    const y = horizon - (60 - i * 16) * unit;
    const pts: Point[] = Array.from({ length: 6 }, (_, k): Point => [
      width * (-0.04 + k * 0.216),
      y - rng.range(0, 150 - i * 30) * unit * (k % 2 ? 1 : 0.4),
    ]);
    const line = profile(stage, pts, 10 * unit, 16, 6);
    const ink = mix(mix(palette.haze, palette.shadow, 0.06 + i * 0.1), local(palette, moor), i * 0.1);
    out += `<path d="${softBelow(line, horizon + 30 * unit)}" fill="${stage.gradient([
      [0, ink],
      [1, mix(ink, palette.sky[3], 0.45)],
    ])}"/>`;
    if (stage.season === 'winter' && i < 2)
      out += fill(
        poly([
          ...line.filter(([, q]) => q < y - 40 * unit),
          ...line
            .filter(([, q]) => q < y - 40 * unit)
            .toReversed()
            .map(([x, q], k): Point => [x, q + unit * (k % 2 ? 34 : 14)]),
        ]),
        lit(palette, '#f3f3ee', 0.5, 0.2),
        0.7,
      );
  }
  return out + veil(stage, horizon - 60 * unit, horizon, 0.4, palette.sky[3]);
}

function loch(stage: Stage, horizon: number, sunX: number): string {
  const { width, height, unit, rng, palette } = stage;
  const water = horizon + 24 * unit;
  const cx = width * (stage.portrait ? 0.52 : rng.range(0.62, 0.7));
  const islet = profile(
    stage,
    [
      [cx - 380 * unit, water + 1],
      [cx - 280 * unit, water - 14 * unit],
      [cx, water - 22 * unit],
      [cx + 260 * unit, water - 14 * unit],
      [cx + 400 * unit, water + 1],
    ],
    4 * unit,
    14,
    8,
  );
  const body =
    keep(stage, cx, water - 14 * unit, stage.portrait ? 1.05 : 1.02, 0.16) +
    fill(softBelow(islet, water + 1), shade(palette, '#5c5a48', 0.12, 0.4)) +
    shoreTrees(
      stage,
      islet,
      [-330, -306, 250, 280, 310, 336].map((d) => cx + d * unit),
      90 * unit,
      0.14,
    );
  const { above, below } = reflect(stage, body, water, 0.42, 0.8);
  let out =
    `<rect y="${coord(water)}" width="${width}" height="${coord(height - water)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[3], 0.3)],
      [1, palette.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    mist(stage, water, 4 * unit, 4, 0.3) +
    ripples(stage, water, height, palette.water[1], 34, 0.24) +
    glints(stage, { top: water, bottom: height, x: sunX, colour: palette.glow, count: 46, spread: 140, length: 140 });
  if (palette.lamps)
    out += glints(stage, {
      top: water + 6 * unit,
      bottom: water + 150 * unit,
      x: cx,
      colour: palette.lamp,
      count: 16,
      spread: 100,
      length: 60,
      opacity: 0.6,
    });
  out += rowboat(
    stage,
    width * (stage.portrait ? 0.26 : 0.34),
    water + 110 * unit,
    130 * unit,
    { outside: mix(palette.near, palette.haze, 0.1), inside: palette.near, rim: lit(palette, '#d8c8a4', 0, 0.2) },
    mix(palette.near, palette.haze, 0.04),
  );
  const near = profile(
    stage,
    [
      [-30, height * 0.86],
      [width * 0.3, height * 0.9],
      [width * 0.6, height * 0.96],
      [width + 30, height * 0.9],
    ],
    10 * unit,
    18,
    6,
  );
  return out + heather(stage, near);
}

function moorRoad(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  const cx = width * (stage.portrait ? 0.54 : 0.66);
  const [dark] = MOOR[stage.season];
  const crag = profile(
    stage,
    [
      [-40, horizon + 60 * unit],
      [cx - width * 0.3, horizon + 30 * unit],
      [cx - width * 0.16, horizon - 60 * unit],
      [cx, horizon - 84 * unit],
      [cx + width * 0.17, horizon - 66 * unit],
      [cx + width * 0.26, horizon + 20 * unit],
      [width + 40, horizon + 40 * unit],
    ],
    6 * unit,
    12,
    10,
  );
  let out =
    `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${shade(palette, dark, 0.24, 0.1)}"/>` +
    keep(stage, cx, horizon - 66 * unit, stage.portrait ? 0.85 : 0.82, 0.22);
  out += `<path d="${softBelow(crag, height)}" fill="${stage.gradient([
    [0, lit(palette, dark, 0.2, 0.2)],
    [0.4, shade(palette, dark, 0.14, 0.1)],
    [1, shade(palette, dark, 0.1, 0.4)],
  ])}"/>`;
  for (const [dx, dy, rw, rh] of [
    [-210, 40, 130, 80],
    [-120, 70, 110, 60],
    [120, 60, 150, 80],
    [220, 80, 120, 60],
    [0, 90, 130, 54],
  ] as const)
    out += rock(
      stage,
      cx + dx * unit,
      horizon + dy * unit - 20 * unit,
      rw * unit,
      rh * unit,
      shade(palette, '#77706a', 0.14, 0.34),
      lit(palette, '#9a9186', 0.14, 0.2),
      -1,
    );
  // The road with its dry-stone walls: it dips and rises again.
  const road = (k: number): string =>
    `M${coord(cx - 90 * unit)} ${coord(horizon + 30 * unit)}C${coord(cx - 240 * unit)} ${coord(horizon + 90 * unit)} ${coord(width * 0.28)} ${coord(horizon + 130 * unit)} ${coord(width * 0.34)} ${coord(height * 0.84)}S${coord(width * 0.44 - k)} ${coord(height * 0.96)} ${coord(width * 0.4 - k)} ${coord(height + 20)}H${coord(width * 0.4 + 190 * unit + k)}C${coord(width * 0.5)} ${coord(height * 0.94)} ${coord(width * 0.4)} ${coord(height * 0.86)} ${coord(width * 0.37)} ${coord(horizon + 190 * unit)}S${coord(cx - 200 * unit)} ${coord(horizon + 100 * unit)} ${coord(cx - 78 * unit)} ${coord(horizon + 32 * unit)}Z`;
  out +=
    fill(road(22 * unit), shade(palette, '#8a8274', 0.04, 0.3)) +
    fill(road(0), lit(palette, stage.season === 'winter' ? '#dfe3e5' : '#cbb590', 0.04, 0.24));
  const mid = profile(
    stage,
    [
      [-30, height * 0.8],
      [width * 0.16, height * 0.83],
      [width * 0.3, height * 0.9],
      [width * 0.36, height + 20],
    ],
    6 * unit,
    16,
    6,
  );
  out += heather(
    stage,
    mid.filter(([x]) => x < width * 0.35),
  );
  const right = profile(
    stage,
    [
      [width * 0.56, height + 20],
      [width * 0.66, height * 0.9],
      [width * 0.85, height * 0.83],
      [width + 30, height * 0.8],
    ],
    6 * unit,
    16,
    6,
  );
  out += heather(stage, right);
  const ink = mix(palette.near, shade(palette, '#6b4f38', 0, 0.3), 0.4);
  out +=
    deer(width * (stage.portrait ? 0.84 : 0.86), heightAt(right, width * 0.86) + 14 * unit, 74 * unit, ink) +
    deer(width * (stage.portrait ? 0.72 : 0.78), heightAt(right, width * 0.78) + 16 * unit, 54 * unit, ink, true);
  if (!stage.has('no-people'))
    out +=
      fill(
        person(width * 0.44, height * 0.9, 84 * unit, { skirt: true }) +
          person(width * 0.44 + 38 * unit, height * 0.905, 54 * unit),
        mix(palette.near, palette.haze, 0.06),
      ) +
      fill(
        `M${coord(width * 0.44 - 34 * unit)} ${coord(height * 0.9 - 84 * unit)}q${coord(34 * unit)} ${coord(-44 * unit)} ${coord(70 * unit)} 0q${coord(-34 * unit)} ${coord(-10 * unit)} ${coord(-70 * unit)} 0Z`,
        local(palette, '#9a4236'),
      );
  return out + birds(stage, width * 0.3, horizon - 160 * unit, 6, 15 * unit, mix(palette.near, palette.haze, 0.3));
}

/** An avenue of old trees with the castle at its end. */
function avenue(stage: Stage, horizon: number, width: number, height: number): string {
  const { unit, palette } = stage;
  const cx = width * 0.5;
  const lawn = { spring: '#8f9d62', summer: '#7f8f5c', autumn: '#a58a52', winter: '#e2e5e4' }[stage.season];
  let out = keep(stage, cx + 30 * unit, horizon + 6 * unit, stage.portrait ? 0.8 : 0.86, 0.28);
  out += `<rect y="${coord(horizon)}" width="${width}" height="${coord(height - horizon)}" fill="${stage.gradient([
    [0, lit(palette, lawn, 0.26, 0.3)],
    [0.5, local(palette, lawn)],
    [1, shade(palette, lawn, 0, 0.3)],
  ])}"/>`;
  out += fill(
    poly([
      [cx - 20 * unit, horizon],
      [cx + 20 * unit, horizon],
      [cx + width * 0.3, height + 10],
      [cx - width * 0.3, height + 10],
    ]),
    lit(palette, stage.season === 'winter' ? '#f0f0ec' : '#d9c49a', 0.03, 0.26),
  );
  const tones =
    stage.season === 'spring'
      ? (['#6b7d4c', '#93a262', '#b9c084'] as const)
      : stage.season === 'autumn'
        ? (['#8a4f2c', '#b8743a', '#d9a552'] as const)
        : (['#465a3e', '#63774b', '#8a9a62'] as const);
  for (let i = 0; i < 6; i++) {
    const t = (i + 1) / 6;
    const z = t ** 1.9;
    const y = horizon + (height - horizon) * z * 1.02;
    const depth = 0.42 * (1 - t);
    const tall = unit * (90 + 620 * z);
    for (const side of [-1, 1] as const) {
      const x = cx + side * (44 * unit + width * 0.47 * z);
      if (stage.hour !== 'night') out += fill(lens(x + tall * 0.5, y, tall * 1.1, tall * 0.07), palette.shadow, 0.26);
      out += broadleaf(stage, {
        x,
        y,
        height: tall,
        spread: 0.72,
        tones: [
          shade(palette, tones[0], depth, 0.3),
          local(palette, tones[1], depth),
          lit(palette, tones[2], depth, 0.2),
        ],
        bark: shade(palette, '#5a4a3a', depth, 0.45),
        light: -1,
        clumps: i > 3 ? 26 : 14,
        bare: stage.season === 'winter',
        snow: stage.season === 'winter' ? lit(palette, '#f3f3ee', depth, 0.1) : undefined,
      });
    }
  }
  if (stage.season === 'autumn') {
    let fallen = '';
    for (let i = 0; i < 70; i++)
      fallen += clump(
        stage,
        width * stage.rng(),
        horizon + (height - horizon) * (0.3 + 0.7 * stage.rng()),
        unit * 6,
        unit * 3,
        5,
      );
    out += fill(fallen, local(palette, '#c9823f'), 0.8);
  }
  if (!stage.has('no-people'))
    out += fill(
      person(cx - 16 * unit, height * 0.86, 96 * unit, { skirt: true, hat: true }) +
        person(cx + 26 * unit, height * 0.865, 60 * unit, { arm: 1 }),
      mix(palette.near, palette.haze, 0.06),
    );
  return out;
}
