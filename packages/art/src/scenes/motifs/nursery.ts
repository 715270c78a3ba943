import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { cat } from '../../elements/animals.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { profile, range } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { bunks } from './nursery-bunks.ts';
import { verandaRoom } from './nursery-veranda.ts';

const PAPER = ['#d9c6a0', '#b9c0ae', '#d3b8a4', '#a9b4bb'] as const;

/**
 * A child's room: a cot, a mobile, a bear, and a window with a view. Or a room of `bunks`, or one that opens to a
 * `veranda`.
 */
export function nursery(s: Stage): string {
  if (s.has('bunks')) return bunks(s);
  if (s.has('veranda')) return verandaRoom(s);
  const { w, h, u, rng, pal } = s;
  const arched = s.seed % 2 === 0;
  const cx = w * (s.portrait ? 0.5 : s.wide ? 0.72 : rng.range(0.44, 0.56));
  const half = u * (s.portrait ? 310 : 340);
  const sill = h * (s.portrait ? 0.58 : 0.62);
  const top = h * (s.portrait ? 0.16 : 0.08);
  const hole = arched
    ? `M${n(cx - half)} ${n(sill)}V${n(top + half * 0.8)}A${n(half)} ${n(half * 0.8)} 0 0 1 ${n(cx + half)} ${n(top + half * 0.8)}V${n(sill)}Z`
    : `M${n(cx - half)} ${n(sill)}V${n(top)}H${n(cx + half)}V${n(sill)}Z`;
  let out = view(s, cx, sill, half);
  out += walls(s, hole, sill);
  out += windowFrame(s, cx, top, sill, half, arched);
  out += mobile(s, cx + (s.seed % 3 === 0 ? 0.52 : -0.52) * half, h * (s.portrait ? 0.3 : 0.26));
  out += floorThings(s, cx, half);
  if (pal.lamps) out += lamp(s, cx, half);
  return (
    out +
    `<rect width="${w}" height="${h}" fill="${s.gradient([
      [0, pal.near, 0.16],
      [0.4, pal.near, 0],
      [0.75, pal.near, 0],
      [1, pal.near, 0.3],
    ])}"/>`
  );
}

/** The view: sea with a boat, or hills with a moon. */
function view(s: Stage, cx: number, sill: number, half: number): string {
  const { w, u, rng, pal } = s;
  const sea = s.seed % 3 !== 1;
  const horizon = sill - u * 130;
  const sunX = s.wide ? cx : cx + half * (sunAcross(s, -0.4, 0.4, 0.3) / w > 0.5 ? 0.3 : -0.34);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' || s.hour === 'night' ? 220 : 110),
    r: 44 * u,
    horizon: horizon + 20 * u,
  });
  const line = profile(
    s,
    [
      [cx - half - 40, horizon - 20 * u],
      [cx - half * 0.4, horizon - 70 * u],
      [cx, horizon - 20 * u],
      [cx + half * 0.5, horizon - 90 * u],
      [cx + half + 40, horizon - 30 * u],
    ],
    8 * u,
    12,
    12,
  );
  out += range(s, line, horizon + 2, mix(pal.haze, pal.shadow, 0.2), 0.35);
  if (sea) {
    out +=
      `<rect x="${n(cx - half)}" y="${n(horizon)}" width="${n(half * 2)}" height="${n(sill - horizon)}" fill="${s.gradient(
        [
          [0, pal.water[0]],
          [1, pal.water[1]],
        ],
      )}"/>` + glints(s, { top: horizon, bottom: sill, x: sunX, colour: pal.glow, count: 22, spread: 90, length: 60 });
    const bx = cx + half * 0.36;
    out +=
      fill(
        `M${n(bx - 30 * u)} ${n(horizon + 30 * u)}h${n(60 * u)}l${n(-10 * u)} ${n(13 * u)}h${n(-40 * u)}Z`,
        mix(pal.near, pal.haze, 0.2),
      ) +
      fill(
        `M${n(bx + 2 * u)} ${n(horizon + 26 * u)}V${n(horizon - 54 * u)}Q${n(bx + 30 * u)} ${n(horizon - 10 * u)} ${n(bx + 32 * u)} ${n(horizon + 26 * u)}Z`,
        lit(pal, '#f4ead4', 0.1, 0.3),
      );
    return out;
  }
  const tones = leaves(s.season);
  let trees = '';
  for (let x = cx - half - 20; x < cx + half + 40; x += 30 * u)
    trees += clump(s, x, horizon + 30 * u + rng.bell() * 10 * u, 30 * u, 26 * u, 8);
  return (
    out +
    fill(rect(cx - half, horizon, half * 2, sill - horizon), local(pal, tones[1], 0.2)) +
    fill(trees, shade(pal, tones[0], 0.16, 0.2)) +
    birds(s, cx, horizon - 120 * u, 3, 15 * u, mix(pal.near, pal.haze, 0.3))
  );
}

/** Patterned wallpaper, a dado and boards. */
function walls(s: Stage, hole: string, sill: number): string {
  const { w, h, u, pal } = s;
  const paper = PAPER[Math.floor(s.seed / 2) % 4] ?? PAPER[0];
  const wall = shade(pal, paper, 0, 0.2);
  const floorY = h * (s.portrait ? 0.8 : 0.82);
  const name = s.id();
  const motif =
    s.seed % 3 === 0
      ? 'M20 12l2.4 5.600 6 .6-4.600 4 1.400 6-5.200-3.200-5.200 3.200 1.400-6-4.600-4 6-.6Z'
      : s.seed % 3 === 1
        ? 'M14 26q6-14 12 0M20 12v6M62 60q-6-4-12 0t-12 0'
        : 'M10 22h20l-3 6h-14ZM20 8v12M20 9l8 9h-8';
  s.define(
    `<pattern id="${name}" width="${n(72 * u)}" height="${n(72 * u)}" patternUnits="userSpaceOnUse"><g transform="scale(${n(u)})"><path d="${motif.replaceAll('00 ', ' ')}" fill="none" stroke="${lit(pal, paper, 0, 0.5)}" stroke-width="1.6" opacity=".7"/><path d="${motif.replaceAll('00 ', ' ')}" transform="translate(36 36)" fill="none" stroke="${lit(pal, paper, 0, 0.5)}" stroke-width="1.6" opacity=".7"/></g></pattern>`,
  );
  const all = `M-10-10H${w + 10}V${n(floorY)}H-10Z${hole}`;
  let out = `<path fill-rule="evenodd" d="${all}" fill="${wall}"/><path fill-rule="evenodd" d="${all}" fill="url(#${name})"/>`;
  // The dado, with its tongue and groove.
  const dado = sill + 30 * u;
  const paint = lit(pal, '#ece2cb', 0, 0.04);
  let boards = '';
  for (let x = 0; x < w; x += 58 * u) boards += `M${n(x)} ${n(dado + 12 * u)}V${n(floorY)}`;
  out +=
    fill(rect(-10, dado, w + 20, floorY - dado), shade(pal, '#e0d3b6', 0, 0.16)) +
    stroke(boards, pal.shadow, 1.6 * u, 0.24) +
    fill(rect(-10, dado, w + 20, 12 * u) + rect(-10, floorY - 24 * u, w + 20, 24 * u), paint);
  const wood = shade(pal, '#a5825a', 0, 0.24);
  out += `<rect y="${n(floorY)}" width="${w}" height="${n(h - floorY + 10)}" fill="${s.gradient([
    [0, wood],
    [1, mix(wood, pal.near, 0.3)],
  ])}"/>`;
  let planks = '';
  for (let i = -8; i < 16; i++)
    planks += `M${n(w * 0.5 + (i - 4) * 90 * u)} ${n(floorY)}L${n(w * 0.5 + (i - 4) * 210 * u)} ${n(h + 10)}`;
  return out + stroke(planks, pal.near, 1.8 * u, 0.24);
}

function windowFrame(s: Stage, cx: number, top: number, sill: number, half: number, arched: boolean): string {
  const { u, pal } = s;
  const paint = lit(pal, '#f4ecd9', 0, 0.14);
  const dark = shade(pal, '#cbbd9c', 0, 0.3);
  const outline = arched
    ? `M${n(cx - half)} ${n(sill)}V${n(top + half * 0.8)}A${n(half)} ${n(half * 0.8)} 0 0 1 ${n(cx + half)} ${n(top + half * 0.8)}V${n(sill)}Z`
    : `M${n(cx - half)} ${n(sill)}V${n(top)}H${n(cx + half)}V${n(sill)}Z`;
  const rail = top + (sill - top) * 0.46;
  let out =
    stroke(outline, paint, 20 * u) +
    stroke(
      `M${n(cx)} ${n(top)}V${n(sill)}M${n(cx - half)} ${n(rail)}H${n(cx + half)}M${n(cx - half * 0.5)} ${n(arched ? top + half * 0.12 : top)}V${n(sill)}M${n(cx + half * 0.5)} ${n(arched ? top + half * 0.12 : top)}V${n(sill)}`,
      paint,
      9 * u,
    ) +
    fill(rect(cx - half - 40 * u, sill - 2 * u, half * 2 + 80 * u, 26 * u), paint) +
    fill(rect(cx - half - 40 * u, sill + 20 * u, half * 2 + 80 * u, 9 * u), dark);
  // Curtains, tied back.
  const cloth = s.seed % 2 ? '#a9674f' : '#7d8f80';
  for (const d of [-1, 1]) {
    const x = cx + d * (half + 26 * u);
    const c = (a: number): number => x + d * a * u;
    out +=
      fill(
        `M${n(c(60))} ${n(top - 30 * u)}H${n(c(-110))}C${n(c(-90))} ${n(top + (sill - top) * 0.4)} ${n(c(0))} ${n(top + (sill - top) * 0.6)} ${n(c(14))} ${n(top + (sill - top) * 0.7)}C${n(c(-10))} ${n(sill)} ${n(c(-14))} ${n(sill + 40 * u)} ${n(c(-20))} ${n(sill + 120 * u)}H${n(c(64))}Z`,
        shade(pal, cloth, 0, 0.22),
      ) +
      stroke(
        `M${n(c(-60))} ${n(top - 30 * u)}C${n(c(-44))} ${n(top + (sill - top) * 0.4)} ${n(c(16))} ${n(top + (sill - top) * 0.6)} ${n(c(24))} ${n(top + (sill - top) * 0.7)}M${n(c(0))} ${n(top - 30 * u)}C${n(c(6))} ${n(top + (sill - top) * 0.4)} ${n(c(34))} ${n(top + (sill - top) * 0.6)} ${n(c(36))} ${n(top + (sill - top) * 0.7)}V${n(sill + 120 * u)}`,
        lit(pal, cloth, 0, 0.2),
        5 * u,
        0.5,
      ) +
      fill(rect(Math.min(c(6), c(58)), top + (sill - top) * 0.68, 52 * u, 13 * u), lit(pal, '#c9ad74', 0, 0.2));
  }
  out +=
    stroke(
      `M${n(cx - half - 110 * u)} ${n(top - 32 * u)}H${n(cx + half + 110 * u)}`,
      shade(pal, '#8a6f48', 0, 0.2),
      9 * u,
    ) +
    fill(
      disc(cx - half - 112 * u, top - 32 * u, 11 * u) + disc(cx + half + 112 * u, top - 32 * u, 11 * u),
      lit(pal, '#c9ad74', 0, 0.2),
    );
  return out + cat(cx + half * 0.62, sill - 4 * u, 86 * u, mix(pal.near, '#3a2c22', 0.3));
}

/** A mobile of paper boats, birds and a moon. */
function mobile(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.2);
  const d = 96 * u;
  let out = stroke(
    `M${n(x)} -10V${n(y)}M${n(x - d)} ${n(y + 10 * u)}Q${n(x)} ${n(y - 14 * u)} ${n(x + d)} ${n(y + 4 * u)}M${n(x - d)} ${n(y + 10 * u)}v${n(54 * u)}M${n(x - d * 0.4)} ${n(y)}v${n(90 * u)}M${n(x + d * 0.3)} ${n(y - 2 * u)}v${n(50 * u)}M${n(x + d)} ${n(y + 4 * u)}v${n(84 * u)}`,
    ink,
    1.6 * u,
  );
  const bird = (bx: number, by: number, c: string): string =>
    fill(
      `M${n(bx - 28 * u)} ${n(by)}q${n(20 * u)} ${n(-18 * u)} ${n(40 * u)} ${n(-4 * u)}l${n(18 * u)} ${n(-2 * u)}l${n(-12 * u)} ${n(10 * u)}q${n(-20 * u)} ${n(18 * u)} ${n(-46 * u)} ${n(-4 * u)}ZM${n(bx - 6 * u)} ${n(by - 8 * u)}q${n(4 * u)} ${n(-26 * u)} ${n(26 * u)} ${n(-30 * u)}q${n(-4 * u)} ${n(20 * u)} ${n(-10 * u)} ${n(30 * u)}Z`,
      c,
    );
  out += bird(x - d, y + 74 * u, local(pal, '#a5503f')) + bird(x + d, y + 98 * u, local(pal, '#4f7f8a'));
  const bx = x - d * 0.4;
  out += fill(
    `M${n(bx - 32 * u)} ${n(y + 92 * u)}h${n(64 * u)}l${n(-16 * u)} ${n(24 * u)}h${n(-32 * u)}ZM${n(bx)} ${n(y + 62 * u)}l${n(22 * u)} ${n(28 * u)}h${n(-44 * u)}Z`,
    lit(pal, '#f3ead6', 0, 0.2),
  );
  const mx = x + d * 0.3;
  return (
    out +
    fill(
      `M${n(mx)} ${n(y + 46 * u)}a${n(26 * u)} ${n(26 * u)} 0 1 0 ${n(20 * u)} ${n(42 * u)}a${n(21 * u)} ${n(21 * u)} 0 1 1 ${n(-20 * u)} ${n(-42 * u)}Z`,
      lit(pal, '#e6c27a', 0, 0.24),
    )
  );
}

function bear(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const fur = local(pal, '#a9794a');
  const dark = shade(pal, '#8a5f38', 0, 0.26);
  const pale = lit(pal, '#d9b88a', 0, 0.14);
  const eye = pal.near;
  return (
    fill(lens(x, y + 2 * k, 190 * k, 16 * k), pal.shadow, 0.36) +
    fill(disc(x - 34 * k, y - 122 * k, 15 * k) + disc(x + 34 * k, y - 122 * k, 15 * k), dark) +
    fill(
      `M${n(x - 48 * k)} ${n(y - 40 * k)}a${n(48 * k)} ${n(46 * k)} 0 1 1 ${n(96 * k)} 0a${n(48 * k)} ${n(44 * k)} 0 1 1 ${n(-96 * k)} 0Z`,
      fur,
    ) +
    fill(disc(x, y - 98 * k, 42 * k), fur) +
    fill(
      `M${n(x - 26 * k)} ${n(y - 38 * k)}a${n(26 * k)} ${n(28 * k)} 0 1 1 ${n(52 * k)} 0a${n(26 * k)} ${n(26 * k)} 0 1 1 ${n(-52 * k)} 0Z`,
      pale,
    ) +
    fill(
      `M${n(x - 20 * k)} ${n(y - 84 * k)}a${n(20 * k)} ${n(16 * k)} 0 1 1 ${n(40 * k)} 0a${n(20 * k)} ${n(16 * k)} 0 1 1 ${n(-40 * k)} 0Z`,
      pale,
    ) +
    fill(
      disc(x - 15 * k, y - 106 * k, 4.6 * k) +
        disc(x + 15 * k, y - 106 * k, 4.6 * k) +
        lens(x, y - 90 * k, 18 * k, 8 * k),
      eye,
    ) +
    stroke(
      `M${n(x)} ${n(y - 88 * k)}v${n(8 * k)}q${n(-8 * k)} ${n(6 * k)} ${n(-12 * k)} 0M${n(x)} ${n(y - 80 * k)}q${n(8 * k)} ${n(6 * k)} ${n(12 * k)} 0`,
      eye,
      2 * k,
    ) +
    fill(disc(x - 52 * k, y - 8 * k, 23 * k) + disc(x + 52 * k, y - 8 * k, 23 * k), dark) +
    fill(disc(x - 54 * k, y - 8 * k, 13 * k) + disc(x + 54 * k, y - 8 * k, 13 * k), pale) +
    fill(
      `M${n(x - 44 * k)} ${n(y - 62 * k)}q${n(-34 * k)} ${n(6 * k)} ${n(-36 * k)} ${n(36 * k)}q${n(18 * k)} ${n(8 * k)} ${n(26 * k)} ${n(-6 * k)}ZM${n(x + 44 * k)} ${n(y - 62 * k)}q${n(34 * k)} ${n(6 * k)} ${n(36 * k)} ${n(36 * k)}q${n(-18 * k)} ${n(8 * k)} ${n(-26 * k)} ${n(-6 * k)}Z`,
      dark,
    ) +
    fill(
      `M${n(x - 30 * k)} ${n(y - 66 * k)}l${n(26 * k)} ${n(8 * k)}h${n(8 * k)}l${n(26 * k)} ${n(-8 * k)}v${n(20 * k)}l${n(-26 * k)} ${n(-6 * k)}h${n(-8 * k)}l${n(-26 * k)} ${n(6 * k)}Z`,
      local(pal, '#8e3f36'),
    )
  );
}

function cot(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const paint = lit(pal, '#f1e8d4', 0, 0.14);
  const dark = shade(pal, '#cbbb98', 0, 0.3);
  let bars = '';
  for (let i = 0; i < 13; i++) bars += rect(x + (-150 + i * 24) * k, y - 150 * k, 8 * k, 112 * k);
  const quilt = s.seed % 2 ? '#7d8f80' : '#a9674f';
  return (
    fill(lens(x, y + 4 * k, 420 * k, 20 * k), pal.shadow, 0.36) +
    fill(
      `M${n(x - 150 * k)} ${n(y - 76 * k)}q${n(40 * k)} ${n(-34 * k)} ${n(100 * k)} ${n(-20 * k)}t${n(200 * k)} ${n(20 * k)}v${n(30 * k)}h${n(-300 * k)}Z`,
      shade(pal, quilt, 0, 0.1),
    ) +
    fill(
      `M${n(x - 146 * k)} ${n(y - 82 * k)}q${n(6 * k)} ${n(-26 * k)} ${n(44 * k)} ${n(-22 * k)}t${n(40 * k)} ${n(22 * k)}Z`,
      lit(pal, '#fbf6ea', 0, 0.2),
    ) +
    fill(bars, paint) +
    fill(rect(x - 164 * k, y - 164 * k, 328 * k, 16 * k) + rect(x - 164 * k, y - 44 * k, 328 * k, 18 * k), paint) +
    fill(rect(x - 164 * k, y - 148 * k, 328 * k, 4 * k), dark) +
    fill(
      `M${n(x - 178 * k)} ${n(y)}V${n(y - 190 * k)}q${n(10 * k)} ${n(-14 * k)} ${n(20 * k)} 0V${n(y)}ZM${n(x + 158 * k)} ${n(y)}V${n(y - 190 * k)}q${n(10 * k)} ${n(-14 * k)} ${n(20 * k)} 0V${n(y)}Z`,
      dark,
    )
  );
}

function floorThings(s: Stage, cx: number, half: number): string {
  const { h, u, pal } = s;
  const floorY = h * (s.portrait ? 0.8 : 0.82);
  const rx = cx + (s.portrait ? 0 : half * 0.06);
  const ry = floorY + (h - floorY) * 0.56;
  let out =
    fill(lens(rx, ry, (s.portrait ? 900 : 980) * u, 130 * u), local(pal, '#b5604a')) +
    fill(lens(rx, ry, (s.portrait ? 800 : 880) * u, 106 * u), lit(pal, '#e6d3a8', 0, 0.14)) +
    fill(lens(rx, ry, (s.portrait ? 680 : 760) * u, 84 * u), local(pal, '#7d8f80'));
  out += cot(s, cx - (s.portrait ? 190 : half * 1.28), floorY + 36 * u, u * (s.portrait ? 0.98 : 1.06));
  out += bear(s, cx + (s.portrait ? 160 : half * 0.3) * (s.portrait ? u : 1), floorY + 80 * u, u * 1.02);
  // Blocks in a tower, a train on the rug.
  const bx = cx + (s.portrait ? 330 * u : half * 0.86);
  const by = floorY + 70 * u;
  const block = (x: number, y: number, c: string): string =>
    fill(rect(x, y - 46 * u, 46 * u, 46 * u), lit(pal, c, 0, 0.1)) +
    fill(
      poly([
        [x + 46 * u, y - 46 * u],
        [x + 60 * u, y - 56 * u],
        [x + 60 * u, y - 10 * u],
        [x + 46 * u, y],
      ]),
      shade(pal, c, 0, 0.34),
    ) +
    fill(
      poly([
        [x, y - 46 * u],
        [x + 14 * u, y - 56 * u],
        [x + 60 * u, y - 56 * u],
        [x + 46 * u, y - 46 * u],
      ]),
      lit(pal, c, 0, 0.4),
    );
  out +=
    block(bx - 30 * u, by, '#c99a4e') +
    block(bx + 34 * u, by, '#4f7f8a') +
    block(bx, by - 46 * u, '#a5503f') +
    block(bx + 6 * u, by - 92 * u, '#d8c9a0');
  const tx = cx - (s.portrait ? 40 : (half * 0.34) / u) * u;
  const ty = ry + 30 * u;
  for (let i = 0; i < 3; i++) {
    const x = tx - i * 76 * u;
    out +=
      fill(rect(x, ty - 34 * u, 62 * u, 24 * u), local(pal, ['#a5503f', '#4f7f8a', '#c99a4e'][i] ?? '#a5503f')) +
      fill(disc(x + 14 * u, ty - 6 * u, 9 * u) + disc(x + 48 * u, ty - 6 * u, 9 * u), shade(pal, '#5d4a38', 0, 0.4)) +
      (i
        ? ''
        : fill(
            rect(x + 6 * u, ty - 62 * u, 26 * u, 30 * u) + rect(x + 42 * u, ty - 52 * u, 10 * u, 18 * u),
            shade(pal, '#8e3f36', 0, 0.1),
          )) +
      (i < 2 ? stroke(`M${n(x)} ${n(ty - 16 * u)}h${n(-14 * u)}`, pal.near, 3 * u) : '');
  }
  return out;
}

function lamp(s: Stage, cx: number, half: number): string {
  const { h, u, pal } = s;
  const x = cx + half + (s.portrait ? 60 : 210) * u;
  const y = h * (s.portrait ? 0.8 : 0.82) + 20 * u;
  const wood = shade(pal, '#7d6040', 0, 0.24);
  return (
    s.halo(pal.lamp, x, y - 230 * u, 300 * u, 0.6) +
    fill(
      rect(x - 66 * u, y - 130 * u, 132 * u, 14 * u) +
        rect(x - 56 * u, y - 116 * u, 12 * u, 116 * u) +
        rect(x + 44 * u, y - 116 * u, 12 * u, 116 * u),
      wood,
    ) +
    fill(
      `M${n(x - 9 * u)} ${n(y - 130 * u)}q${n(-16 * u)} ${n(-30 * u)} 0 ${n(-56 * u)}h${n(18 * u)}q${n(16 * u)} ${n(26 * u)} 0 ${n(56 * u)}Z`,
      local(pal, '#4f6f78'),
    ) +
    fill(
      poly([
        [x - 62 * u, y - 186 * u],
        [x - 38 * u, y - 266 * u],
        [x + 38 * u, y - 266 * u],
        [x + 62 * u, y - 186 * u],
      ]),
      mix(pal.lamp, '#fff4d8', 0.4),
    ) +
    fill(rect(x + 22 * u, y - 146 * u, 36 * u, 8 * u), local(pal, '#a5503f')) +
    fill(rect(x + 18 * u, y - 154 * u, 40 * u, 8 * u), lit(pal, '#e6d3a8', 0, 0.1))
  );
}
