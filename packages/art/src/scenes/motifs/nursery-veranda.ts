import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke, taper, type Point } from '../../core/path.ts';
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
export function verandaRoom(s: Stage): string {
  const { w, h, u, pal } = s;
  const cx = w * (s.wide ? 0.74 : s.portrait ? 0.56 : 0.54);
  const half = u * (s.portrait ? 300 : 350);
  const floorY = h * (s.portrait ? 0.8 : 0.82);
  const top = h * (s.portrait ? 0.2 : 0.12);
  let out = garden(s, cx, half, top, floorY);
  out += walls(s, cx, half, top, floorY);
  out += shutters(s, cx, half, top, floorY);
  out += fan(s, cx - half * 0.2, h * (s.portrait ? 0.1 : 0.07));
  out += netted(s, cx - half * (s.portrait ? 0.86 : 1.2), floorY + 60 * u, u * (s.portrait ? 1 : 0.96), top);
  out += chair(s, cx + half * (s.portrait ? 0.74 : 1.22), floorY + 70 * u, u * 1.05);
  if (pal.lamps) out += lantern(s, cx - half * 0.06, floorY + 34 * u, 74 * u, 5);
  out += gecko(s, cx + half * (s.portrait ? 0.3 : 1.5), top - (s.portrait ? 60 : -40) * u, u);
  return (
    out +
    `<rect width="${w}" height="${h}" fill="${s.gradient([
      [0, pal.near, 0.2],
      [0.4, pal.near, 0],
      [0.75, pal.near, 0],
      [1, pal.near, 0.3],
    ])}"/>`
  );
}

/** The view through the doors: a rail, leaves, palms against the water. */
function garden(s: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { u, rng, pal } = s;
  const horizon = top + (floorY - top) * 0.56;
  const sunX = cx + half * 0.3;
  const x0 = cx - half - 20 * u;
  const wide = half * 2 + 40 * u;
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 210 : 120),
    r: 42 * u,
    horizon: horizon + 10 * u,
  });
  out += range(
    s,
    profile(
      s,
      [
        [x0, horizon - 30 * u],
        [cx - half * 0.3, horizon - 80 * u],
        [cx + half * 0.2, horizon - 10 * u],
        [cx + half, horizon - 46 * u],
      ],
      7 * u,
      12,
      14,
    ),
    horizon + 2,
    mix(pal.haze, pal.shadow, 0.16),
    0.4,
  );
  out += `<rect x="${n(x0)}" y="${n(horizon)}" width="${n(wide)}" height="${n(floorY - horizon)}" fill="${s.gradient([
    [0, pal.water[0]],
    [1, pal.water[1]],
  ])}"/>`;
  out += glints(s, {
    top: horizon,
    bottom: horizon + 110 * u,
    x: sunX,
    colour: pal.glow,
    count: 22,
    spread: 60,
    length: 70,
  });
  const dark = shade(pal, '#3f5c3f', 0.1, 0.34);
  for (const [d, tall, lean] of [
    [-0.72, 380, 40],
    [0.82, 330, -50],
  ] as const)
    out += palm(s, {
      x: cx + half * d,
      y: floorY - 90 * u,
      height: tall * u,
      lean: lean * u,
      colour: dark,
      back: mix(dark, pal.haze, 0.24),
      crown: 0.46,
      detail: 'far',
    });
  let leaf = '';
  let bright = '';
  let flowers = '';
  for (let i = 0; i < 15; i++) {
    const x = x0 + (wide * i) / 14;
    const r = rng.range(34, 62) * u;
    leaf += clump(s, x, floorY - 92 * u, r, r * 0.8, 9);
    bright += clump(s, x - 8 * u, floorY - 112 * u, r * 0.5, r * 0.26, 7);
    for (let k = 0; k < 3; k++) flowers += disc(x + rng.bell() * 40 * u, floorY - rng.range(70, 140) * u, 5 * u);
  }
  out +=
    fill(leaf, dark) +
    fill(bright, local(pal, '#7d9162', 0.06)) +
    fill(flowers, local(pal, s.seed % 2 ? '#c2503f' : '#d98aa0', 0.02));
  const deck = shade(pal, '#a5825a', 0.04, 0.2);
  out += fill(rect(x0, floorY - 34 * u, wide, 40 * u), deck);
  let rail = rect(x0, floorY - 148 * u, wide, 12 * u) + rect(x0, floorY - 50 * u, wide, 10 * u);
  for (let x = x0; x < x0 + wide; x += 34 * u)
    rail +=
      poly([
        [x, floorY - 136 * u],
        [x + 5 * u, floorY - 136 * u],
        [x + 35 * u, floorY - 50 * u],
        [x + 30 * u, floorY - 50 * u],
      ]) +
      poly([
        [x + 30 * u, floorY - 136 * u],
        [x + 35 * u, floorY - 136 * u],
        [x + 5 * u, floorY - 50 * u],
        [x, floorY - 50 * u],
      ]);
  return out + fill(rail, lit(pal, '#f1e8d4', 0.04, 0.16));
}

function walls(s: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { w, h, u, pal } = s;
  const tint = ['#e3dcc6', '#c9d2c4', '#e6d2bb'][s.seed % 3] ?? '#e3dcc6';
  const glow = (colour: string, k = 0.16): string => (pal.lamps ? mix(colour, pal.lamp, k * (0.4 + pal.dim)) : colour);
  const wall = glow(shade(pal, tint, 0, 0.16));
  const beam = shade(pal, '#6b5138', 0, 0.34);
  let out = `<path fill-rule="evenodd" d="M-10-10H${w + 10}V${n(floorY)}H-10Z${rect(cx - half, top, half * 2, floorY - top)}" fill="${wall}"/>`;
  // A fanlight of turned wood over the doors.
  out += fill(rect(cx - half - 22 * u, top - 66 * u, half * 2 + 44 * u, 66 * u), glow(shade(pal, '#8a6a48', 0, 0.2)));
  let turned = '';
  for (let x = cx - half; x < cx + half - 10 * u; x += 30 * u)
    turned += `M${n(x + 4 * u)} ${n(top - 12 * u)}V${n(top - 40 * u)}q${n(11 * u)} ${n(-20 * u)} ${n(22 * u)} 0V${n(top - 12 * u)}Z`;
  out += fill(turned, mix(pal.sky[2], pal.glow, 0.3));
  let beams = '';
  const count = s.portrait ? 6 : 9;
  for (let i = 0; i <= count; i++)
    beams += rect((w * i) / count - 17 * u, -10, 34 * u, h * (s.portrait ? 0.05 : 0.045));
  out +=
    fill(rect(-10, -10, w + 20, h * (s.portrait ? 0.036 : 0.03)), mix(beam, pal.near, 0.2)) +
    fill(beams, beam) +
    fill(rect(-10, h * (s.portrait ? 0.045 : 0.04), w + 20, 12 * u), beam);
  // Floor tiles in two colours, running away from the viewer.
  const pale = glow(lit(pal, '#e6d6b8', 0, 0.06));
  const dark = glow(shade(pal, ['#7d8f8a', '#a9674f', '#6f7f6a'][s.seed % 3] ?? '#7d8f8a', 0, 0.16));
  out += `<rect y="${n(floorY)}" width="${w}" height="${n(h - floorY + 10)}" fill="${pale}"/>`;
  let tiles = '';
  const rows = [0, 0.13, 0.3, 0.54, 0.84, 1.2];
  const depth = h - floorY;
  for (let r = 0; r < 5; r++) {
    const t0 = rows[r] ?? 0;
    const t1 = rows[r + 1] ?? 1;
    const at = (i: number, t: number): Point => [cx + i * 74 * u * (1 + t * 1.5), floorY + depth * t];
    for (let i = -18; i < 18; i++)
      if ((i + r) % 2) tiles += poly([at(i, t0), at(i + 1, t0), at(i + 1, t1), at(i, t1)], 1);
  }
  out += fill(tiles, dark, 0.75) + fill(rect(-10, floorY - 16 * u, w + 20, 16 * u), glow(lit(pal, '#f1e8d4', 0, 0.04)));
  // Light from the doors on the floor.
  return (
    out +
    fill(
      poly([
        [cx - half, floorY],
        [cx + half, floorY],
        [cx + half * 1.5, h + 10],
        [cx - half * 1.1, h + 10],
      ]),
      pal.glow,
      s.hour === 'night' ? 0.07 : 0.2,
    )
  );
}

/** Louvred doors, folded back against the wall. */
function shutters(s: Stage, cx: number, half: number, top: number, floorY: number): string {
  const { u, pal } = s;
  const paint = ['#4f7f80', '#6f8a5f', '#3f6a8c'][s.seed % 3] ?? '#4f7f80';
  let out = '';
  for (const side of [-1, 1])
    for (const leafAt of [0, 1]) {
      const wide = (92 - leafAt * 16) * u;
      const a = cx + side * (half + leafAt * 94 * u);
      const x = side > 0 ? a : a - wide;
      const face = leafAt ? shade(pal, paint, 0, 0.26) : local(pal, paint);
      let slats = '';
      for (let y = top + 22 * u; y < floorY - 30 * u; y += 15 * u) slats += rect(x + 13 * u, y, wide - 26 * u, 7 * u);
      out +=
        fill(rect(x, top - 6 * u, wide, floorY - top + 6 * u), face) +
        fill(slats, shade(pal, paint, 0, 0.5), 0.8) +
        fill(rect(x + 10 * u, top + (floorY - top) * 0.52, wide - 20 * u, 18 * u), face);
    }
  return (
    out +
    stroke(`M${n(cx - half)} ${n(floorY)}V${n(top)}H${n(cx + half)}V${n(floorY)}`, lit(pal, '#f1e8d4', 0, 0.1), 12 * u)
  );
}

function fan(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const wood = mix(shade(pal, '#6b5138', 0, 0.4), pal.near, 0.2);
  // Seen from below and slightly from the side: the louvres are nearly flat.
  const blade = (d: number, rise: number): string =>
    `M${n(x + d * 14 * u)} ${n(y)}L${n(x + d * 200 * u)} ${n(y + (rise - 9) * u)}q${n(d * 24 * u)} ${n(4 * u)} ${n(d * 22 * u)} ${n(12 * u)}L${n(x + d * 14 * u)} ${n(y + 11 * u)}Z`;
  return (
    fill(
      rect(x - 5 * u, -10, 10 * u, y + 10) + blade(-1, -12) + blade(1, -6) + blade(-0.6, 22) + blade(0.7, 26),
      wood,
    ) +
    fill(disc(x, y + 4 * u, 23 * u), lit(pal, '#c9a862', 0, 0.1)) +
    (pal.lamps
      ? s.halo(pal.lamp, x, y + 40 * u, 260 * u, 0.6) +
        fill(
          `M${n(x - 24 * u)} ${n(y + 24 * u)}q${n(24 * u)} ${n(38 * u)} ${n(48 * u)} 0Z`,
          mix(pal.lamp, '#fff4d8', 0.4),
        )
      : '')
  );
}

/** A cot of turned wood, with a net that hangs around it from one ring. */
function netted(s: Stage, x: number, y: number, k: number, top: number): string {
  const { pal } = s;
  const wood = shade(pal, '#7d5a3c', 0, 0.2);
  const edge = lit(pal, '#b08a5c', 0, 0.16);
  const net = lit(pal, '#fdf9ee', 0, 0.3);
  const ring = Math.max(top - 40 * k, y - 640 * k);
  const quilt = s.seed % 2 ? '#d98a5c' : '#5f8f8a';
  let bars = '';
  for (let i = 0; i < 12; i++) bars += rect(x + (-140 + i * 25) * k, y - 146 * k, 7 * k, 106 * k);
  let out = fill(lens(x, y + 6 * k, 460 * k, 30 * k), pal.shadow, 0.34);
  out +=
    fill(
      `M${n(x - 146 * k)} ${n(y - 70 * k)}q${n(60 * k)} ${n(-44 * k)} ${n(130 * k)} ${n(-24 * k)}q${n(90 * k)} ${n(18 * k)} ${n(162 * k)} 0v${n(54 * k)}H${n(x - 146 * k)}Z`,
      local(pal, quilt),
    ) +
    fill(
      `M${n(x - 140 * k)} ${n(y - 80 * k)}q${n(6 * k)} ${n(-30 * k)} ${n(44 * k)} ${n(-26 * k)}t${n(46 * k)} ${n(26 * k)}Z`,
      lit(pal, '#fbf6ea', 0, 0.24),
    );
  // A cloth rabbit at the foot of the cot.
  const rx = x + 92 * k;
  const ry = y - 92 * k;
  out +=
    fill(
      `M${n(rx - 24 * k)} ${n(ry + 20 * k)}q${n(-2 * k)} ${n(-40 * k)} ${n(24 * k)} ${n(-42 * k)}t${n(24 * k)} ${n(42 * k)}Z${disc(rx, ry - 34 * k, 21 * k)}M${n(rx - 16 * k)} ${n(ry - 46 * k)}q${n(-16 * k)} ${n(-46 * k)} ${n(0)} ${n(-52 * k)}q${n(14 * k)} ${n(14 * k)} ${n(10 * k)} ${n(48 * k)}ZM${n(rx + 6 * k)} ${n(ry - 50 * k)}q${n(2 * k)} ${n(-44 * k)} ${n(18 * k)} ${n(-44 * k)}q${n(8 * k)} ${n(20 * k)} ${n(-6 * k)} ${n(48 * k)}Z`,
      lit(pal, '#e3d5bd', 0, 0.1),
    ) + fill(disc(rx - 7 * k, ry - 37 * k, 2.6 * k) + disc(rx + 7 * k, ry - 37 * k, 2.6 * k), pal.near);
  out +=
    fill(bars, edge) +
    fill(rect(x - 158 * k, y - 160 * k, 316 * k, 15 * k) + rect(x - 158 * k, y - 46 * k, 316 * k, 18 * k), edge);
  for (const d of [-1, 1]) {
    const px = x + d * 160 * k;
    out += fill(rect(px - 9 * k, y - 186 * k, 18 * k, 190 * k) + disc(px, y - 194 * k, 13 * k), wood);
  }
  // The net: two halves parted at the near side, and its cord.
  const fall = (d: number): string =>
    `M${n(x)} ${n(ring)}C${n(x + d * 70 * k)} ${n(ring + 110 * k)} ${n(x + d * 210 * k)} ${n(y - 330 * k)} ${n(x + d * 236 * k)} ${n(y + 8 * k)}Q${n(x + d * 190 * k)} ${n(y + 22 * k)} ${n(x + d * 150 * k)} ${n(y + 10 * k)}C${n(x + d * 170 * k)} ${n(y - 200 * k)} ${n(x + d * 40 * k)} ${n(ring + 210 * k)} ${n(x)} ${n(ring + 40 * k)}Z`;
  const whole = `M${n(x)} ${n(ring)}C${n(x + 70 * k)} ${n(ring + 110 * k)} ${n(x + 210 * k)} ${n(y - 330 * k)} ${n(x + 236 * k)} ${n(y + 8 * k)}H${n(x - 236 * k)}C${n(x - 210 * k)} ${n(y - 330 * k)} ${n(x - 70 * k)} ${n(ring + 110 * k)} ${n(x)} ${n(ring)}Z`;
  let folds = '';
  for (const d of [-1, 1])
    for (const f of [0.72, 0.86, 0.96])
      folds += `M${n(x + d * 8 * k)} ${n(ring + 20 * k)}C${n(x + d * 60 * f * k)} ${n(ring + 120 * k)} ${n(x + d * 200 * f * k)} ${n(y - 320 * k)} ${n(x + d * 232 * f * k)} ${n(y + 8 * k)}`;
  return (
    out +
    stroke(`M${n(x)} -10V${n(ring)}`, wood, 2.4 * k) +
    fill(whole, net, 0.2) +
    fill(fall(-1) + fall(1), net, 0.62) +
    stroke(folds, mix(net, pal.shadow, 0.3), 2 * k, 0.4) +
    fill(lens(x, ring + 4 * k, 80 * k, 18 * k), edge)
  );
}

/** A round-backed cane chair with a toy elephant. */
function chair(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const cane = lit(pal, '#c99f62', 0, 0.1);
  const dark = shade(pal, '#8a6438', 0, 0.3);
  const p = (dx: number, dy: number): string => `${n(x + dx * k)} ${n(y - dy * k)}`;
  let weave = '';
  for (let i = -4; i <= 4; i++) weave += `M${p(i * 6, 96)}Q${p(i * 22, 190)} ${p(i * 16, 262 - Math.abs(i) * 9)}`;
  for (const r of [130, 165, 200, 232])
    weave += `M${p(-(r - 76) * 0.62 - 20, r - 20)}Q${p(0, r + 14)} ${p((r - 76) * 0.62 + 20, r - 20)}`;
  const grey = local(pal, '#8b9096');
  return (
    fill(lens(x, y + 2 * k, 230 * k, 22 * k), pal.shadow, 0.34) +
    fill(
      `M${p(-62, 92)}C${p(-130, 190)} ${p(-96, 276)} ${p(0, 278)}C${p(96, 276)} ${p(130, 190)} ${p(62, 92)}Z`,
      dark,
      0.8,
    ) +
    s.clip(
      `M${p(-62, 92)}C${p(-130, 190)} ${p(-96, 276)} ${p(0, 278)}C${p(96, 276)} ${p(130, 190)} ${p(62, 92)}Z`,
      stroke(weave, cane, 3.4 * k),
    ) +
    stroke(
      `M${p(-62, 92)}C${p(-130, 190)} ${p(-96, 276)} ${p(0, 278)}C${p(96, 276)} ${p(130, 190)} ${p(62, 92)}`,
      cane,
      10 * k,
    ) +
    fill(
      `M${p(-84, 96)}H${n(x + 84 * k)}Q${p(70, 66)} ${p(44, 60)}L${p(76, 0)}H${n(x + 58 * k)}L${p(22, 58)}H${n(x - 22 * k)}L${p(-58, 0)}H${n(x - 76 * k)}L${p(-44, 60)}Q${p(-70, 66)} ${p(-84, 96)}Z`,
      cane,
    ) +
    fill(`M${p(-78, 96)}Q${p(0, 122)} ${p(78, 96)}Q${p(0, 84)} ${p(-78, 96)}Z`, local(pal, '#a5503f')) +
    fill(
      `M${p(-34, 104)}Q${p(-40, 150)} ${p(0, 152)}Q${p(40, 150)} ${p(36, 104)}Z${disc(x, y - 162 * k, 27 * k)}`,
      grey,
    ) +
    fill(
      `M${p(-22, 172)}Q${p(-62, 184)} ${p(-54, 146)}Q${p(-40, 136)} ${p(-22, 152)}ZM${p(22, 172)}Q${p(62, 184)} ${p(54, 146)}Q${p(40, 136)} ${p(22, 152)}Z`,
      shade(pal, '#767b82', 0, 0.2),
    ) +
    stroke(`M${p(0, 154)}Q${p(2, 128)} ${p(16, 118)}`, shade(pal, '#8b9096', 0, 0.14), 11 * k) +
    fill(disc(x - 10 * k, y - 167 * k, 3 * k) + disc(x + 10 * k, y - 167 * k, 3 * k), pal.near)
  );
}

function gecko(s: Stage, x: number, y: number, k: number): string {
  const ink = shade(s.pal, '#7d8a5c', 0, 0.2);
  return (
    fill(
      taper([x, y], [x + 14 * k, y + 24 * k], [x + 6 * k, y + 46 * k], 6 * k, 5 * k) +
        taper([x + 6 * k, y + 44 * k], [x - 6 * k, y + 66 * k], [x + 14 * k, y + 88 * k], 4.4 * k, 0.8 * k) +
        disc(x - 1 * k, y - 5 * k, 7.4 * k),
      ink,
    ) +
    stroke(
      `M${n(x + 4 * k)} ${n(y + 10 * k)}l${n(16 * k)} ${n(-8 * k)}M${n(x + 4 * k)} ${n(y + 12 * k)}l${n(-16 * k)} ${n(2 * k)}M${n(x + 9 * k)} ${n(y + 38 * k)}l${n(15 * k)} ${n(4 * k)}M${n(x + 6 * k)} ${n(y + 40 * k)}l${n(-14 * k)} ${n(10 * k)}`,
      ink,
      3.4 * k,
    )
  );
}
