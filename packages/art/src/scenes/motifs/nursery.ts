import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
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
export function nursery(stage: Stage): string {
  if (stage.has('bunks')) return bunks(stage);
  if (stage.has('veranda')) return verandaRoom(stage);
  const { width, height, unit, rng, palette } = stage;
  const arched = stage.seed % 2 === 0;
  const cx = width * (stage.portrait ? 0.5 : stage.wide ? 0.72 : rng.range(0.44, 0.56));
  const half = unit * (stage.portrait ? 310 : 340);
  const sill = height * (stage.portrait ? 0.58 : 0.62);
  const top = height * (stage.portrait ? 0.16 : 0.08);
  const hole = arched
    ? `M${coord(cx - half)} ${coord(sill)}V${coord(top + half * 0.8)}A${coord(half)} ${coord(half * 0.8)} 0 0 1 ${coord(cx + half)} ${coord(top + half * 0.8)}V${coord(sill)}Z`
    : `M${coord(cx - half)} ${coord(sill)}V${coord(top)}H${coord(cx + half)}V${coord(sill)}Z`;
  let out = view(stage, cx, sill, half);
  out += walls(stage, hole, sill);
  out += windowFrame(stage, cx, top, sill, half, arched);
  out += mobile(stage, cx + (stage.seed % 3 === 0 ? 0.52 : -0.52) * half, height * (stage.portrait ? 0.3 : 0.26));
  out += floorThings(stage, cx, half);
  if (palette.lamps) out += lamp(stage, cx, half);
  return (
    out +
    `<rect width="${width}" height="${height}" fill="${stage.gradient([
      [0, palette.near, 0.16],
      [0.4, palette.near, 0],
      [0.75, palette.near, 0],
      [1, palette.near, 0.3],
    ])}"/>`
  );
}

/** The view: sea with a boat, or hills with a moon. */
function view(stage: Stage, cx: number, sill: number, half: number): string {
  const { width, unit, rng, palette } = stage;
  const sea = stage.seed % 3 !== 1;
  const horizon = sill - unit * 130;
  const sunX = stage.wide ? cx : cx + half * (sunAcross(stage, -0.4, 0.4, 0.3) / width > 0.5 ? 0.3 : -0.34);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' || stage.hour === 'night' ? 220 : 110),
    r: 44 * unit,
    horizon: horizon + 20 * unit,
  });
  const line = profile(
    stage,
    [
      [cx - half - 40, horizon - 20 * unit],
      [cx - half * 0.4, horizon - 70 * unit],
      [cx, horizon - 20 * unit],
      [cx + half * 0.5, horizon - 90 * unit],
      [cx + half + 40, horizon - 30 * unit],
    ],
    8 * unit,
    12,
    12,
  );
  out += range(stage, line, horizon + 2, mix(palette.haze, palette.shadow, 0.2), 0.35);
  if (sea) {
    out +=
      `<rect x="${coord(cx - half)}" y="${coord(horizon)}" width="${coord(half * 2)}" height="${coord(sill - horizon)}" fill="${stage.gradient(
        [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ],
      )}"/>` +
      glints(stage, { top: horizon, bottom: sill, x: sunX, colour: palette.glow, count: 22, spread: 90, length: 60 });
    const bx = cx + half * 0.36;
    out +=
      fill(
        `M${coord(bx - 30 * unit)} ${coord(horizon + 30 * unit)}h${coord(60 * unit)}l${coord(-10 * unit)} ${coord(13 * unit)}h${coord(-40 * unit)}Z`,
        mix(palette.near, palette.haze, 0.2),
      ) +
      fill(
        `M${coord(bx + 2 * unit)} ${coord(horizon + 26 * unit)}V${coord(horizon - 54 * unit)}Q${coord(bx + 30 * unit)} ${coord(horizon - 10 * unit)} ${coord(bx + 32 * unit)} ${coord(horizon + 26 * unit)}Z`,
        lit(palette, '#f4ead4', 0.1, 0.3),
      );
    return out;
  }
  const tones = leaves(stage.season);
  let trees = '';
  for (let x = cx - half - 20; x < cx + half + 40; x += 30 * unit)
    trees += clump(stage, x, horizon + 30 * unit + rng.bell() * 10 * unit, 30 * unit, 26 * unit, 8);
  return (
    out +
    fill(rect(cx - half, horizon, half * 2, sill - horizon), local(palette, tones[1], 0.2)) +
    fill(trees, shade(palette, tones[0], 0.16, 0.2)) +
    birds(stage, cx, horizon - 120 * unit, 3, 15 * unit, mix(palette.near, palette.haze, 0.3))
  );
}

/** Patterned wallpaper, a dado and boards. */
function walls(stage: Stage, hole: string, sill: number): string {
  const { width, height, unit, palette } = stage;
  const paper = PAPER[Math.floor(stage.seed / 2) % 4] ?? PAPER[0];
  const wall = shade(palette, paper, 0, 0.2);
  const floorY = height * (stage.portrait ? 0.8 : 0.82);
  const name = stage.id();
  const motif =
    stage.seed % 3 === 0
      ? 'M20 12l2.4 5.600 6 .6-4.600 4 1.400 6-5.200-3.200-5.200 3.200 1.400-6-4.600-4 6-.6Z'
      : stage.seed % 3 === 1
        ? 'M14 26q6-14 12 0M20 12v6M62 60q-6-4-12 0t-12 0'
        : 'M10 22h20l-3 6h-14ZM20 8v12M20 9l8 9h-8';
  stage.define(
    `<pattern id="${name}" width="${coord(72 * unit)}" height="${coord(72 * unit)}" patternUnits="userSpaceOnUse"><g transform="scale(${coord(unit)})"><path d="${motif.replaceAll('00 ', ' ')}" fill="none" stroke="${lit(palette, paper, 0, 0.5)}" stroke-width="1.6" opacity=".7"/><path d="${motif.replaceAll('00 ', ' ')}" transform="translate(36 36)" fill="none" stroke="${lit(palette, paper, 0, 0.5)}" stroke-width="1.6" opacity=".7"/></g></pattern>`,
  );
  const all = `M-10-10H${width + 10}V${coord(floorY)}H-10Z${hole}`;
  let out = `<path fill-rule="evenodd" d="${all}" fill="${wall}"/><path fill-rule="evenodd" d="${all}" fill="url(#${name})"/>`;
  // The dado, with its tongue and groove.
  const dado = sill + 30 * unit;
  const paint = lit(palette, '#ece2cb', 0, 0.04);
  let boards = '';
  for (let x = 0; x < width; x += 58 * unit) boards += `M${coord(x)} ${coord(dado + 12 * unit)}V${coord(floorY)}`;
  out +=
    fill(rect(-10, dado, width + 20, floorY - dado), shade(palette, '#e0d3b6', 0, 0.16)) +
    stroke(boards, palette.shadow, 1.6 * unit, 0.24) +
    fill(rect(-10, dado, width + 20, 12 * unit) + rect(-10, floorY - 24 * unit, width + 20, 24 * unit), paint);
  const wood = shade(palette, '#a5825a', 0, 0.24);
  out += `<rect y="${coord(floorY)}" width="${width}" height="${coord(height - floorY + 10)}" fill="${stage.gradient([
    [0, wood],
    [1, mix(wood, palette.near, 0.3)],
  ])}"/>`;
  let planks = '';
  for (let i = -8; i < 16; i++)
    planks += `M${coord(width * 0.5 + (i - 4) * 90 * unit)} ${coord(floorY)}L${coord(width * 0.5 + (i - 4) * 210 * unit)} ${coord(height + 10)}`;
  return out + stroke(planks, palette.near, 1.8 * unit, 0.24);
}

function windowFrame(stage: Stage, cx: number, top: number, sill: number, half: number, arched: boolean): string {
  const { unit, palette } = stage;
  const paint = lit(palette, '#f4ecd9', 0, 0.14);
  const dark = shade(palette, '#cbbd9c', 0, 0.3);
  const outline = arched
    ? `M${coord(cx - half)} ${coord(sill)}V${coord(top + half * 0.8)}A${coord(half)} ${coord(half * 0.8)} 0 0 1 ${coord(cx + half)} ${coord(top + half * 0.8)}V${coord(sill)}Z`
    : `M${coord(cx - half)} ${coord(sill)}V${coord(top)}H${coord(cx + half)}V${coord(sill)}Z`;
  const rail = top + (sill - top) * 0.46;
  let out =
    stroke(outline, paint, 20 * unit) +
    stroke(
      `M${coord(cx)} ${coord(top)}V${coord(sill)}M${coord(cx - half)} ${coord(rail)}H${coord(cx + half)}M${coord(cx - half * 0.5)} ${coord(arched ? top + half * 0.12 : top)}V${coord(sill)}M${coord(cx + half * 0.5)} ${coord(arched ? top + half * 0.12 : top)}V${coord(sill)}`,
      paint,
      9 * unit,
    ) +
    fill(rect(cx - half - 40 * unit, sill - 2 * unit, half * 2 + 80 * unit, 26 * unit), paint) +
    fill(rect(cx - half - 40 * unit, sill + 20 * unit, half * 2 + 80 * unit, 9 * unit), dark);
  // Curtains, tied back.
  const cloth = stage.seed % 2 ? '#a9674f' : '#7d8f80';
  for (const d of [-1, 1]) {
    const x = cx + d * (half + 26 * unit);
    const c = (a: number): number => x + d * a * unit;
    out +=
      fill(
        `M${coord(c(60))} ${coord(top - 30 * unit)}H${coord(c(-110))}C${coord(c(-90))} ${coord(top + (sill - top) * 0.4)} ${coord(c(0))} ${coord(top + (sill - top) * 0.6)} ${coord(c(14))} ${coord(top + (sill - top) * 0.7)}C${coord(c(-10))} ${coord(sill)} ${coord(c(-14))} ${coord(sill + 40 * unit)} ${coord(c(-20))} ${coord(sill + 120 * unit)}H${coord(c(64))}Z`,
        shade(palette, cloth, 0, 0.22),
      ) +
      stroke(
        `M${coord(c(-60))} ${coord(top - 30 * unit)}C${coord(c(-44))} ${coord(top + (sill - top) * 0.4)} ${coord(c(16))} ${coord(top + (sill - top) * 0.6)} ${coord(c(24))} ${coord(top + (sill - top) * 0.7)}M${coord(c(0))} ${coord(top - 30 * unit)}C${coord(c(6))} ${coord(top + (sill - top) * 0.4)} ${coord(c(34))} ${coord(top + (sill - top) * 0.6)} ${coord(c(36))} ${coord(top + (sill - top) * 0.7)}V${coord(sill + 120 * unit)}`,
        lit(palette, cloth, 0, 0.2),
        5 * unit,
        0.5,
      ) +
      fill(
        rect(Math.min(c(6), c(58)), top + (sill - top) * 0.68, 52 * unit, 13 * unit),
        lit(palette, '#c9ad74', 0, 0.2),
      );
  }
  out +=
    stroke(
      `M${coord(cx - half - 110 * unit)} ${coord(top - 32 * unit)}H${coord(cx + half + 110 * unit)}`,
      shade(palette, '#8a6f48', 0, 0.2),
      9 * unit,
    ) +
    fill(
      disc(cx - half - 112 * unit, top - 32 * unit, 11 * unit) +
        disc(cx + half + 112 * unit, top - 32 * unit, 11 * unit),
      lit(palette, '#c9ad74', 0, 0.2),
    );
  return out + cat(cx + half * 0.62, sill - 4 * unit, 86 * unit, mix(palette.near, '#3a2c22', 0.3));
}

/** A mobile of paper boats, birds and a moon. */
function mobile(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.2);
  const d = 96 * unit;
  let out = stroke(
    `M${coord(x)} -10V${coord(y)}M${coord(x - d)} ${coord(y + 10 * unit)}Q${coord(x)} ${coord(y - 14 * unit)} ${coord(x + d)} ${coord(y + 4 * unit)}M${coord(x - d)} ${coord(y + 10 * unit)}v${coord(54 * unit)}M${coord(x - d * 0.4)} ${coord(y)}v${coord(90 * unit)}M${coord(x + d * 0.3)} ${coord(y - 2 * unit)}v${coord(50 * unit)}M${coord(x + d)} ${coord(y + 4 * unit)}v${coord(84 * unit)}`,
    ink,
    1.6 * unit,
  );
  const bird = (bx: number, by: number, colour: string): string =>
    fill(
      `M${coord(bx - 28 * unit)} ${coord(by)}q${coord(20 * unit)} ${coord(-18 * unit)} ${coord(40 * unit)} ${coord(-4 * unit)}l${coord(18 * unit)} ${coord(-2 * unit)}l${coord(-12 * unit)} ${coord(10 * unit)}q${coord(-20 * unit)} ${coord(18 * unit)} ${coord(-46 * unit)} ${coord(-4 * unit)}ZM${coord(bx - 6 * unit)} ${coord(by - 8 * unit)}q${coord(4 * unit)} ${coord(-26 * unit)} ${coord(26 * unit)} ${coord(-30 * unit)}q${coord(-4 * unit)} ${coord(20 * unit)} ${coord(-10 * unit)} ${coord(30 * unit)}Z`,
      colour,
    );
  out += bird(x - d, y + 74 * unit, local(palette, '#a5503f')) + bird(x + d, y + 98 * unit, local(palette, '#4f7f8a'));
  const bx = x - d * 0.4;
  out += fill(
    `M${coord(bx - 32 * unit)} ${coord(y + 92 * unit)}h${coord(64 * unit)}l${coord(-16 * unit)} ${coord(24 * unit)}h${coord(-32 * unit)}ZM${coord(bx)} ${coord(y + 62 * unit)}l${coord(22 * unit)} ${coord(28 * unit)}h${coord(-44 * unit)}Z`,
    lit(palette, '#f3ead6', 0, 0.2),
  );
  const mx = x + d * 0.3;
  return (
    out +
    fill(
      `M${coord(mx)} ${coord(y + 46 * unit)}a${coord(26 * unit)} ${coord(26 * unit)} 0 1 0 ${coord(20 * unit)} ${coord(42 * unit)}a${coord(21 * unit)} ${coord(21 * unit)} 0 1 1 ${coord(-20 * unit)} ${coord(-42 * unit)}Z`,
      lit(palette, '#e6c27a', 0, 0.24),
    )
  );
}

function bear(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const fur = local(palette, '#a9794a');
  const dark = shade(palette, '#8a5f38', 0, 0.26);
  const pale = lit(palette, '#d9b88a', 0, 0.14);
  const eye = palette.near;
  return (
    fill(lens(x, y + 2 * scale, 190 * scale, 16 * scale), palette.shadow, 0.36) +
    fill(disc(x - 34 * scale, y - 122 * scale, 15 * scale) + disc(x + 34 * scale, y - 122 * scale, 15 * scale), dark) +
    fill(
      `M${coord(x - 48 * scale)} ${coord(y - 40 * scale)}a${coord(48 * scale)} ${coord(46 * scale)} 0 1 1 ${coord(96 * scale)} 0a${coord(48 * scale)} ${coord(44 * scale)} 0 1 1 ${coord(-96 * scale)} 0Z`,
      fur,
    ) +
    fill(disc(x, y - 98 * scale, 42 * scale), fur) +
    fill(
      `M${coord(x - 26 * scale)} ${coord(y - 38 * scale)}a${coord(26 * scale)} ${coord(28 * scale)} 0 1 1 ${coord(52 * scale)} 0a${coord(26 * scale)} ${coord(26 * scale)} 0 1 1 ${coord(-52 * scale)} 0Z`,
      pale,
    ) +
    fill(
      `M${coord(x - 20 * scale)} ${coord(y - 84 * scale)}a${coord(20 * scale)} ${coord(16 * scale)} 0 1 1 ${coord(40 * scale)} 0a${coord(20 * scale)} ${coord(16 * scale)} 0 1 1 ${coord(-40 * scale)} 0Z`,
      pale,
    ) +
    fill(
      disc(x - 15 * scale, y - 106 * scale, 4.6 * scale) +
        disc(x + 15 * scale, y - 106 * scale, 4.6 * scale) +
        lens(x, y - 90 * scale, 18 * scale, 8 * scale),
      eye,
    ) +
    stroke(
      `M${coord(x)} ${coord(y - 88 * scale)}v${coord(8 * scale)}q${coord(-8 * scale)} ${coord(6 * scale)} ${coord(-12 * scale)} 0M${coord(x)} ${coord(y - 80 * scale)}q${coord(8 * scale)} ${coord(6 * scale)} ${coord(12 * scale)} 0`,
      eye,
      2 * scale,
    ) +
    fill(disc(x - 52 * scale, y - 8 * scale, 23 * scale) + disc(x + 52 * scale, y - 8 * scale, 23 * scale), dark) +
    fill(disc(x - 54 * scale, y - 8 * scale, 13 * scale) + disc(x + 54 * scale, y - 8 * scale, 13 * scale), pale) +
    fill(
      `M${coord(x - 44 * scale)} ${coord(y - 62 * scale)}q${coord(-34 * scale)} ${coord(6 * scale)} ${coord(-36 * scale)} ${coord(36 * scale)}q${coord(18 * scale)} ${coord(8 * scale)} ${coord(26 * scale)} ${coord(-6 * scale)}ZM${coord(x + 44 * scale)} ${coord(y - 62 * scale)}q${coord(34 * scale)} ${coord(6 * scale)} ${coord(36 * scale)} ${coord(36 * scale)}q${coord(-18 * scale)} ${coord(8 * scale)} ${coord(-26 * scale)} ${coord(-6 * scale)}Z`,
      dark,
    ) +
    fill(
      `M${coord(x - 30 * scale)} ${coord(y - 66 * scale)}l${coord(26 * scale)} ${coord(8 * scale)}h${coord(8 * scale)}l${coord(26 * scale)} ${coord(-8 * scale)}v${coord(20 * scale)}l${coord(-26 * scale)} ${coord(-6 * scale)}h${coord(-8 * scale)}l${coord(-26 * scale)} ${coord(6 * scale)}Z`,
      local(palette, '#8e3f36'),
    )
  );
}

function cot(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const paint = lit(palette, '#f1e8d4', 0, 0.14);
  const dark = shade(palette, '#cbbb98', 0, 0.3);
  let bars = '';
  for (let i = 0; i < 13; i++) bars += rect(x + (-150 + i * 24) * scale, y - 150 * scale, 8 * scale, 112 * scale);
  const quilt = stage.seed % 2 ? '#7d8f80' : '#a9674f';
  return (
    fill(lens(x, y + 4 * scale, 420 * scale, 20 * scale), palette.shadow, 0.36) +
    fill(
      `M${coord(x - 150 * scale)} ${coord(y - 76 * scale)}q${coord(40 * scale)} ${coord(-34 * scale)} ${coord(100 * scale)} ${coord(-20 * scale)}t${coord(200 * scale)} ${coord(20 * scale)}v${coord(30 * scale)}h${coord(-300 * scale)}Z`,
      shade(palette, quilt, 0, 0.1),
    ) +
    fill(
      `M${coord(x - 146 * scale)} ${coord(y - 82 * scale)}q${coord(6 * scale)} ${coord(-26 * scale)} ${coord(44 * scale)} ${coord(-22 * scale)}t${coord(40 * scale)} ${coord(22 * scale)}Z`,
      lit(palette, '#fbf6ea', 0, 0.2),
    ) +
    fill(bars, paint) +
    fill(
      rect(x - 164 * scale, y - 164 * scale, 328 * scale, 16 * scale) +
        rect(x - 164 * scale, y - 44 * scale, 328 * scale, 18 * scale),
      paint,
    ) +
    fill(rect(x - 164 * scale, y - 148 * scale, 328 * scale, 4 * scale), dark) +
    fill(
      `M${coord(x - 178 * scale)} ${coord(y)}V${coord(y - 190 * scale)}q${coord(10 * scale)} ${coord(-14 * scale)} ${coord(20 * scale)} 0V${coord(y)}ZM${coord(x + 158 * scale)} ${coord(y)}V${coord(y - 190 * scale)}q${coord(10 * scale)} ${coord(-14 * scale)} ${coord(20 * scale)} 0V${coord(y)}Z`,
      dark,
    )
  );
}

function floorThings(stage: Stage, cx: number, half: number): string {
  const { height, unit, palette } = stage;
  const floorY = height * (stage.portrait ? 0.8 : 0.82);
  const rx = cx + (stage.portrait ? 0 : half * 0.06);
  const ry = floorY + (height - floorY) * 0.56;
  let out =
    fill(lens(rx, ry, (stage.portrait ? 900 : 980) * unit, 130 * unit), local(palette, '#b5604a')) +
    fill(lens(rx, ry, (stage.portrait ? 800 : 880) * unit, 106 * unit), lit(palette, '#e6d3a8', 0, 0.14)) +
    fill(lens(rx, ry, (stage.portrait ? 680 : 760) * unit, 84 * unit), local(palette, '#7d8f80'));
  out += cot(
    stage,
    cx - (stage.portrait ? 190 : half * 1.28),
    floorY + 36 * unit,
    unit * (stage.portrait ? 0.98 : 1.06),
  );
  out += bear(
    stage,
    cx + (stage.portrait ? 160 : half * 0.3) * (stage.portrait ? unit : 1),
    floorY + 80 * unit,
    unit * 1.02,
  );
  // Blocks in a tower, a train on the rug.
  const bx = cx + (stage.portrait ? 330 * unit : half * 0.86);
  const by = floorY + 70 * unit;
  const block = (x: number, y: number, colour: string): string =>
    fill(rect(x, y - 46 * unit, 46 * unit, 46 * unit), lit(palette, colour, 0, 0.1)) +
    fill(
      poly([
        [x + 46 * unit, y - 46 * unit],
        [x + 60 * unit, y - 56 * unit],
        [x + 60 * unit, y - 10 * unit],
        [x + 46 * unit, y],
      ]),
      shade(palette, colour, 0, 0.34),
    ) +
    fill(
      poly([
        [x, y - 46 * unit],
        [x + 14 * unit, y - 56 * unit],
        [x + 60 * unit, y - 56 * unit],
        [x + 46 * unit, y - 46 * unit],
      ]),
      lit(palette, colour, 0, 0.4),
    );
  out +=
    block(bx - 30 * unit, by, '#c99a4e') +
    block(bx + 34 * unit, by, '#4f7f8a') +
    block(bx, by - 46 * unit, '#a5503f') +
    block(bx + 6 * unit, by - 92 * unit, '#d8c9a0');
  const tx = cx - (stage.portrait ? 40 : (half * 0.34) / unit) * unit;
  const ty = ry + 30 * unit;
  for (let i = 0; i < 3; i++) {
    const x = tx - i * 76 * unit;
    out +=
      fill(
        rect(x, ty - 34 * unit, 62 * unit, 24 * unit),
        local(palette, ['#a5503f', '#4f7f8a', '#c99a4e'][i] ?? '#a5503f'),
      ) +
      fill(
        disc(x + 14 * unit, ty - 6 * unit, 9 * unit) + disc(x + 48 * unit, ty - 6 * unit, 9 * unit),
        shade(palette, '#5d4a38', 0, 0.4),
      ) +
      (i
        ? ''
        : fill(
            rect(x + 6 * unit, ty - 62 * unit, 26 * unit, 30 * unit) +
              rect(x + 42 * unit, ty - 52 * unit, 10 * unit, 18 * unit),
            shade(palette, '#8e3f36', 0, 0.1),
          )) +
      (i < 2 ? stroke(`M${coord(x)} ${coord(ty - 16 * unit)}h${coord(-14 * unit)}`, palette.near, 3 * unit) : '');
  }
  return out;
}

function lamp(stage: Stage, cx: number, half: number): string {
  const { height, unit, palette } = stage;
  const x = cx + half + (stage.portrait ? 60 : 210) * unit;
  const y = height * (stage.portrait ? 0.8 : 0.82) + 20 * unit;
  const wood = shade(palette, '#7d6040', 0, 0.24);
  return (
    stage.halo(palette.lamp, x, y - 230 * unit, 300 * unit, 0.6) +
    fill(
      rect(x - 66 * unit, y - 130 * unit, 132 * unit, 14 * unit) +
        rect(x - 56 * unit, y - 116 * unit, 12 * unit, 116 * unit) +
        rect(x + 44 * unit, y - 116 * unit, 12 * unit, 116 * unit),
      wood,
    ) +
    fill(
      `M${coord(x - 9 * unit)} ${coord(y - 130 * unit)}q${coord(-16 * unit)} ${coord(-30 * unit)} 0 ${coord(-56 * unit)}h${coord(18 * unit)}q${coord(16 * unit)} ${coord(26 * unit)} 0 ${coord(56 * unit)}Z`,
      local(palette, '#4f6f78'),
    ) +
    fill(
      poly([
        [x - 62 * unit, y - 186 * unit],
        [x - 38 * unit, y - 266 * unit],
        [x + 38 * unit, y - 266 * unit],
        [x + 62 * unit, y - 186 * unit],
      ]),
      mix(palette.lamp, '#fff4d8', 0.4),
    ) +
    fill(rect(x + 22 * unit, y - 146 * unit, 36 * unit, 8 * unit), local(palette, '#a5503f')) +
    fill(rect(x + 18 * unit, y - 154 * unit, 40 * unit, 8 * unit), lit(palette, '#e6d3a8', 0, 0.1))
  );
}
