import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke, taper, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { lantern } from '../../elements/people.ts';
import { drawSky } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';

/**
 * A nursery in a hot country: a cot under its net, folded louvred doors, and behind them the veranda and the garden.
 */
export function verandaRoom(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const cx = width * (stage.wide ? 0.74 : stage.portrait ? 0.56 : 0.54);
  const half = unit * (stage.portrait ? 300 : 350);
  const floorY = height * (stage.portrait ? 0.8 : 0.82);
  const top = height * (stage.portrait ? 0.2 : 0.12);
  let out = garden(stage, cx, half, top, floorY);
  out += walls(stage, cx, half, top, floorY);
  out += shutters(stage, cx, half, top, floorY);
  out += fan(stage, cx - half * 0.2, height * (stage.portrait ? 0.1 : 0.07));
  out += netted(
    stage,
    cx - half * (stage.portrait ? 0.86 : 1.2),
    floorY + 60 * unit,
    unit * (stage.portrait ? 1 : 0.96),
    top,
  );
  out += chair(stage, cx + half * (stage.portrait ? 0.74 : 1.22), floorY + 70 * unit, unit * 1.05);
  if (palette.lamps) out += lantern(stage, cx - half * 0.06, floorY + 34 * unit, 74 * unit, 5);
  out += gecko(stage, cx + half * (stage.portrait ? 0.3 : 1.5), top - (stage.portrait ? 60 : -40) * unit, unit);
  return (
    out +
    `<rect width="${width}" height="${height}" fill="${stage.gradient([
      [0, palette.near, 0.2],
      [0.4, palette.near, 0],
      [0.75, palette.near, 0],
      [1, palette.near, 0.3],
    ])}"/>`
  );
}

/** The view through the doors: a rail, leaves, palms against the water. */
function garden(stage: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { unit, rng, palette } = stage;
  const horizon = top + (floorY - top) * 0.56;
  const sunX = cx + half * 0.3;
  const x0 = cx - half - 20 * unit;
  const wide = half * 2 + 40 * unit;
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 210 : 120),
    r: 42 * unit,
    horizon: horizon + 10 * unit,
  });
  out += range(
    stage,
    profile(
      stage,
      [
        [x0, horizon - 30 * unit],
        [cx - half * 0.3, horizon - 80 * unit],
        [cx + half * 0.2, horizon - 10 * unit],
        [cx + half, horizon - 46 * unit],
      ],
      7 * unit,
      12,
      14,
    ),
    horizon + 2,
    mix(palette.haze, palette.shadow, 0.16),
    0.4,
  );
  out += `<rect x="${coord(x0)}" y="${coord(horizon)}" width="${coord(wide)}" height="${coord(floorY - horizon)}" fill="${stage.gradient(
    [
      [0, palette.water[0]],
      [1, palette.water[1]],
    ],
  )}"/>`;
  out += glints(stage, {
    top: horizon,
    bottom: horizon + 110 * unit,
    x: sunX,
    colour: palette.glow,
    count: 22,
    spread: 60,
    length: 70,
  });
  const dark = shade(palette, '#3f5c3f', 0.1, 0.34);
  for (const [d, tall, lean] of [
    [-0.72, 380, 40],
    [0.82, 330, -50],
  ] as const)
    out += palm(stage, {
      x: cx + half * d,
      y: floorY - 90 * unit,
      height: tall * unit,
      lean: lean * unit,
      colour: dark,
      back: mix(dark, palette.haze, 0.24),
      crown: 0.46,
      detail: 'far',
    });
  let leaf = '';
  let bright = '';
  let flowers = '';
  for (let i = 0; i < 15; i++) {
    const x = x0 + (wide * i) / 14;
    const r = rng.range(34, 62) * unit;
    leaf += clump(stage, x, floorY - 92 * unit, r, r * 0.8, 9);
    bright += clump(stage, x - 8 * unit, floorY - 112 * unit, r * 0.5, r * 0.26, 7);
    for (let k = 0; k < 3; k++)
      flowers += disc(x + rng.bell() * 40 * unit, floorY - rng.range(70, 140) * unit, 5 * unit);
  }
  out +=
    fill(leaf, dark) +
    fill(bright, local(palette, '#7d9162', 0.06)) +
    fill(flowers, local(palette, stage.seed % 2 ? '#c2503f' : '#d98aa0', 0.02));
  const deck = shade(palette, '#a5825a', 0.04, 0.2);
  out += fill(rect(x0, floorY - 34 * unit, wide, 40 * unit), deck);
  let rail = rect(x0, floorY - 148 * unit, wide, 12 * unit) + rect(x0, floorY - 50 * unit, wide, 10 * unit);
  for (let x = x0; x < x0 + wide; x += 34 * unit)
    rail +=
      poly([
        [x, floorY - 136 * unit],
        [x + 5 * unit, floorY - 136 * unit],
        [x + 35 * unit, floorY - 50 * unit],
        [x + 30 * unit, floorY - 50 * unit],
      ]) +
      poly([
        [x + 30 * unit, floorY - 136 * unit],
        [x + 35 * unit, floorY - 136 * unit],
        [x + 5 * unit, floorY - 50 * unit],
        [x, floorY - 50 * unit],
      ]);
  return out + fill(rail, lit(palette, '#f1e8d4', 0.04, 0.16));
}

function walls(stage: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { width, height, unit, palette } = stage;
  const tint = ['#e3dcc6', '#c9d2c4', '#e6d2bb'][stage.seed % 3] ?? '#e3dcc6';
  const glow = (colour: string, k = 0.16): string =>
    palette.lamps ? mix(colour, palette.lamp, k * (0.4 + palette.dim)) : colour;
  const wall = glow(shade(palette, tint, 0, 0.16));
  const beam = shade(palette, '#6b5138', 0, 0.34);
  let out = `<path fill-rule="evenodd" d="M-10-10H${width + 10}V${coord(floorY)}H-10Z${rect(cx - half, top, half * 2, floorY - top)}" fill="${wall}"/>`;
  // A fanlight of turned wood over the doors.
  out += fill(
    rect(cx - half - 22 * unit, top - 66 * unit, half * 2 + 44 * unit, 66 * unit),
    glow(shade(palette, '#8a6a48', 0, 0.2)),
  );
  let turned = '';
  for (let x = cx - half; x < cx + half - 10 * unit; x += 30 * unit)
    turned += `M${coord(x + 4 * unit)} ${coord(top - 12 * unit)}V${coord(top - 40 * unit)}q${coord(11 * unit)} ${coord(-20 * unit)} ${coord(22 * unit)} 0V${coord(top - 12 * unit)}Z`;
  out += fill(turned, mix(palette.sky[2], palette.glow, 0.3));
  let beams = '';
  const count = stage.portrait ? 6 : 9;
  for (let i = 0; i <= count; i++)
    beams += rect((width * i) / count - 17 * unit, -10, 34 * unit, height * (stage.portrait ? 0.05 : 0.045));
  out +=
    fill(rect(-10, -10, width + 20, height * (stage.portrait ? 0.036 : 0.03)), mix(beam, palette.near, 0.2)) +
    fill(beams, beam) +
    fill(rect(-10, height * (stage.portrait ? 0.045 : 0.04), width + 20, 12 * unit), beam);
  // Floor tiles in two colours, running away from the viewer.
  const pale = glow(lit(palette, '#e6d6b8', 0, 0.06));
  const dark = glow(shade(palette, ['#7d8f8a', '#a9674f', '#6f7f6a'][stage.seed % 3] ?? '#7d8f8a', 0, 0.16));
  out += `<rect y="${coord(floorY)}" width="${width}" height="${coord(height - floorY + 10)}" fill="${pale}"/>`;
  let tiles = '';
  const rows = [0, 0.13, 0.3, 0.54, 0.84, 1.2];
  const depth = height - floorY;
  for (let r = 0; r < 5; r++) {
    const t0 = rows[r] ?? 0;
    const t1 = rows[r + 1] ?? 1;
    const at = (i: number, t: number): Point => [cx + i * 74 * unit * (1 + t * 1.5), floorY + depth * t];
    for (let i = -18; i < 18; i++)
      if ((i + r) % 2) tiles += poly([at(i, t0), at(i + 1, t0), at(i + 1, t1), at(i, t1)], 1);
  }
  out +=
    fill(tiles, dark, 0.75) +
    fill(rect(-10, floorY - 16 * unit, width + 20, 16 * unit), glow(lit(palette, '#f1e8d4', 0, 0.04)));
  // Light from the doors on the floor.
  return (
    out +
    fill(
      poly([
        [cx - half, floorY],
        [cx + half, floorY],
        [cx + half * 1.5, height + 10],
        [cx - half * 1.1, height + 10],
      ]),
      palette.glow,
      stage.hour === 'night' ? 0.07 : 0.2,
    )
  );
}

/** Louvred doors, folded back against the wall. */
function shutters(stage: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { unit, palette } = stage;
  const paint = ['#4f7f80', '#6f8a5f', '#3f6a8c'][stage.seed % 3] ?? '#4f7f80';
  let out = '';
  for (const side of [-1, 1])
    for (const leafAt of [0, 1]) {
      const wide = (92 - leafAt * 16) * unit;
      const a = cx + side * (half + leafAt * 94 * unit);
      const x = side > 0 ? a : a - wide;
      const face = leafAt ? shade(palette, paint, 0, 0.26) : local(palette, paint);
      let slats = '';
      for (let y = top + 22 * unit; y < floorY - 30 * unit; y += 15 * unit)
        slats += rect(x + 13 * unit, y, wide - 26 * unit, 7 * unit);
      out +=
        fill(rect(x, top - 6 * unit, wide, floorY - top + 6 * unit), face) +
        fill(slats, shade(palette, paint, 0, 0.5), 0.8) +
        fill(rect(x + 10 * unit, top + (floorY - top) * 0.52, wide - 20 * unit, 18 * unit), face);
    }
  return (
    out +
    stroke(
      `M${coord(cx - half)} ${coord(floorY)}V${coord(top)}H${coord(cx + half)}V${coord(floorY)}`,
      lit(palette, '#f1e8d4', 0, 0.1),
      12 * unit,
    )
  );
}

function fan(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const wood = mix(shade(palette, '#6b5138', 0, 0.4), palette.near, 0.2);
  // Seen from below and slightly from the side: the louvres are nearly flat.
  const blade = (d: number, rise: number): string =>
    `M${coord(x + d * 14 * unit)} ${coord(y)}L${coord(x + d * 200 * unit)} ${coord(y + (rise - 9) * unit)}q${coord(d * 24 * unit)} ${coord(4 * unit)} ${coord(d * 22 * unit)} ${coord(12 * unit)}L${coord(x + d * 14 * unit)} ${coord(y + 11 * unit)}Z`;
  return (
    fill(
      rect(x - 5 * unit, -10, 10 * unit, y + 10) + blade(-1, -12) + blade(1, -6) + blade(-0.6, 22) + blade(0.7, 26),
      wood,
    ) +
    fill(disc(x, y + 4 * unit, 23 * unit), lit(palette, '#c9a862', 0, 0.1)) +
    (palette.lamps
      ? stage.halo(palette.lamp, x, y + 40 * unit, 260 * unit, 0.6) +
        fill(
          `M${coord(x - 24 * unit)} ${coord(y + 24 * unit)}q${coord(24 * unit)} ${coord(38 * unit)} ${coord(48 * unit)} 0Z`,
          mix(palette.lamp, '#fff4d8', 0.4),
        )
      : '')
  );
}

/** A cot of turned wood, with a net that hangs around it from one ring. */
function netted(stage: Stage, x: number, y: number, scale: number, top: number): string {
  const { palette } = stage;
  const wood = shade(palette, '#7d5a3c', 0, 0.2);
  const edge = lit(palette, '#b08a5c', 0, 0.16);
  const net = lit(palette, '#fdf9ee', 0, 0.3);
  const ring = Math.max(top - 40 * scale, y - 640 * scale);
  const quilt = stage.seed % 2 ? '#d98a5c' : '#5f8f8a';
  let bars = '';
  for (let i = 0; i < 12; i++) bars += rect(x + (-140 + i * 25) * scale, y - 146 * scale, 7 * scale, 106 * scale);
  let out = fill(lens(x, y + 6 * scale, 460 * scale, 30 * scale), palette.shadow, 0.34);
  out +=
    fill(
      `M${coord(x - 146 * scale)} ${coord(y - 70 * scale)}q${coord(60 * scale)} ${coord(-44 * scale)} ${coord(130 * scale)} ${coord(-24 * scale)}q${coord(90 * scale)} ${coord(18 * scale)} ${coord(162 * scale)} 0v${coord(54 * scale)}H${coord(x - 146 * scale)}Z`,
      local(palette, quilt),
    ) +
    fill(
      `M${coord(x - 140 * scale)} ${coord(y - 80 * scale)}q${coord(6 * scale)} ${coord(-30 * scale)} ${coord(44 * scale)} ${coord(-26 * scale)}t${coord(46 * scale)} ${coord(26 * scale)}Z`,
      lit(palette, '#fbf6ea', 0, 0.24),
    );
  // A cloth rabbit at the foot of the cot.
  const rx = x + 92 * scale;
  const ry = y - 92 * scale;
  out +=
    fill(
      `M${coord(rx - 24 * scale)} ${coord(ry + 20 * scale)}q${coord(-2 * scale)} ${coord(-40 * scale)} ${coord(24 * scale)} ${coord(-42 * scale)}t${coord(24 * scale)} ${coord(42 * scale)}Z${disc(rx, ry - 34 * scale, 21 * scale)}M${coord(rx - 16 * scale)} ${coord(ry - 46 * scale)}q${coord(-16 * scale)} ${coord(-46 * scale)} ${coord(0)} ${coord(-52 * scale)}q${coord(14 * scale)} ${coord(14 * scale)} ${coord(10 * scale)} ${coord(48 * scale)}ZM${coord(rx + 6 * scale)} ${coord(ry - 50 * scale)}q${coord(2 * scale)} ${coord(-44 * scale)} ${coord(18 * scale)} ${coord(-44 * scale)}q${coord(8 * scale)} ${coord(20 * scale)} ${coord(-6 * scale)} ${coord(48 * scale)}Z`,
      lit(palette, '#e3d5bd', 0, 0.1),
    ) +
    fill(
      disc(rx - 7 * scale, ry - 37 * scale, 2.6 * scale) + disc(rx + 7 * scale, ry - 37 * scale, 2.6 * scale),
      palette.near,
    );
  out +=
    fill(bars, edge) +
    fill(
      rect(x - 158 * scale, y - 160 * scale, 316 * scale, 15 * scale) +
        rect(x - 158 * scale, y - 46 * scale, 316 * scale, 18 * scale),
      edge,
    );
  for (const d of [-1, 1]) {
    const px = x + d * 160 * scale;
    out += fill(
      rect(px - 9 * scale, y - 186 * scale, 18 * scale, 190 * scale) + disc(px, y - 194 * scale, 13 * scale),
      wood,
    );
  }
  // The net: two halves parted at the near side, and its cord.
  const fall = (d: number): string =>
    `M${coord(x)} ${coord(ring)}C${coord(x + d * 70 * scale)} ${coord(ring + 110 * scale)} ${coord(x + d * 210 * scale)} ${coord(y - 330 * scale)} ${coord(x + d * 236 * scale)} ${coord(y + 8 * scale)}Q${coord(x + d * 190 * scale)} ${coord(y + 22 * scale)} ${coord(x + d * 150 * scale)} ${coord(y + 10 * scale)}C${coord(x + d * 170 * scale)} ${coord(y - 200 * scale)} ${coord(x + d * 40 * scale)} ${coord(ring + 210 * scale)} ${coord(x)} ${coord(ring + 40 * scale)}Z`;
  const whole = `M${coord(x)} ${coord(ring)}C${coord(x + 70 * scale)} ${coord(ring + 110 * scale)} ${coord(x + 210 * scale)} ${coord(y - 330 * scale)} ${coord(x + 236 * scale)} ${coord(y + 8 * scale)}H${coord(x - 236 * scale)}C${coord(x - 210 * scale)} ${coord(y - 330 * scale)} ${coord(x - 70 * scale)} ${coord(ring + 110 * scale)} ${coord(x)} ${coord(ring)}Z`;
  let folds = '';
  for (const d of [-1, 1])
    for (const f of [0.72, 0.86, 0.96])
      folds += `M${coord(x + d * 8 * scale)} ${coord(ring + 20 * scale)}C${coord(x + d * 60 * f * scale)} ${coord(ring + 120 * scale)} ${coord(x + d * 200 * f * scale)} ${coord(y - 320 * scale)} ${coord(x + d * 232 * f * scale)} ${coord(y + 8 * scale)}`;
  return (
    out +
    stroke(`M${coord(x)} -10V${coord(ring)}`, wood, 2.4 * scale) +
    fill(whole, net, 0.2) +
    fill(fall(-1) + fall(1), net, 0.62) +
    stroke(folds, mix(net, palette.shadow, 0.3), 2 * scale, 0.4) +
    fill(lens(x, ring + 4 * scale, 80 * scale, 18 * scale), edge)
  );
}

/** A round-backed cane chair with a toy elephant. */
function chair(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const cane = lit(palette, '#c99f62', 0, 0.1);
  const dark = shade(palette, '#8a6438', 0, 0.3);
  const point = (dx: number, dy: number): string => `${coord(x + dx * scale)} ${coord(y - dy * scale)}`;
  let weave = '';
  for (let i = -4; i <= 4; i++)
    weave += `M${point(i * 6, 96)}Q${point(i * 22, 190)} ${point(i * 16, 262 - Math.abs(i) * 9)}`;
  for (const r of [130, 165, 200, 232])
    weave += `M${point(-(r - 76) * 0.62 - 20, r - 20)}Q${point(0, r + 14)} ${point((r - 76) * 0.62 + 20, r - 20)}`;
  const grey = local(palette, '#8b9096');
  return (
    fill(lens(x, y + 2 * scale, 230 * scale, 22 * scale), palette.shadow, 0.34) +
    fill(
      `M${point(-62, 92)}C${point(-130, 190)} ${point(-96, 276)} ${point(0, 278)}C${point(96, 276)} ${point(130, 190)} ${point(62, 92)}Z`,
      dark,
      0.8,
    ) +
    stage.clip(
      `M${point(-62, 92)}C${point(-130, 190)} ${point(-96, 276)} ${point(0, 278)}C${point(96, 276)} ${point(130, 190)} ${point(62, 92)}Z`,
      stroke(weave, cane, 3.4 * scale),
    ) +
    stroke(
      `M${point(-62, 92)}C${point(-130, 190)} ${point(-96, 276)} ${point(0, 278)}C${point(96, 276)} ${point(130, 190)} ${point(62, 92)}`,
      cane,
      10 * scale,
    ) +
    fill(
      `M${point(-84, 96)}H${coord(x + 84 * scale)}Q${point(70, 66)} ${point(44, 60)}L${point(76, 0)}H${coord(x + 58 * scale)}L${point(22, 58)}H${coord(x - 22 * scale)}L${point(-58, 0)}H${coord(x - 76 * scale)}L${point(-44, 60)}Q${point(-70, 66)} ${point(-84, 96)}Z`,
      cane,
    ) +
    fill(
      `M${point(-78, 96)}Q${point(0, 122)} ${point(78, 96)}Q${point(0, 84)} ${point(-78, 96)}Z`,
      local(palette, '#a5503f'),
    ) +
    fill(
      `M${point(-34, 104)}Q${point(-40, 150)} ${point(0, 152)}Q${point(40, 150)} ${point(36, 104)}Z${disc(x, y - 162 * scale, 27 * scale)}`,
      grey,
    ) +
    fill(
      `M${point(-22, 172)}Q${point(-62, 184)} ${point(-54, 146)}Q${point(-40, 136)} ${point(-22, 152)}ZM${point(22, 172)}Q${point(62, 184)} ${point(54, 146)}Q${point(40, 136)} ${point(22, 152)}Z`,
      shade(palette, '#767b82', 0, 0.2),
    ) +
    stroke(`M${point(0, 154)}Q${point(2, 128)} ${point(16, 118)}`, shade(palette, '#8b9096', 0, 0.14), 11 * scale) +
    fill(
      disc(x - 10 * scale, y - 167 * scale, 3 * scale) + disc(x + 10 * scale, y - 167 * scale, 3 * scale),
      palette.near,
    )
  );
}

function gecko(stage: Stage, x: number, y: number, scale: number): string {
  const ink = shade(stage.palette, '#7d8a5c', 0, 0.2);
  return (
    fill(
      taper([x, y], [x + 14 * scale, y + 24 * scale], [x + 6 * scale, y + 46 * scale], 6 * scale, 5 * scale) +
        taper(
          [x + 6 * scale, y + 44 * scale],
          [x - 6 * scale, y + 66 * scale],
          [x + 14 * scale, y + 88 * scale],
          4.4 * scale,
          0.8 * scale,
        ) +
        disc(x - 1 * scale, y - 5 * scale, 7.4 * scale),
      ink,
    ) +
    stroke(
      `M${coord(x + 4 * scale)} ${coord(y + 10 * scale)}l${coord(16 * scale)} ${coord(-8 * scale)}M${coord(x + 4 * scale)} ${coord(y + 12 * scale)}l${coord(-16 * scale)} ${coord(2 * scale)}M${coord(x + 9 * scale)} ${coord(y + 38 * scale)}l${coord(15 * scale)} ${coord(4 * scale)}M${coord(x + 6 * scale)} ${coord(y + 40 * scale)}l${coord(-14 * scale)} ${coord(10 * scale)}`,
      ink,
      3.4 * scale,
    )
  );
}
