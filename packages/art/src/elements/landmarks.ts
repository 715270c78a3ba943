import { mix } from '../core/colour.ts';
import { disc, fill, coord, poly, rect } from '../core/path.ts';
import { lit, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

interface Landmark {
  x: number;
  base: number;
  size: number;
  depth: number;
  stone?: string;
  light?: -1 | 1;
}

/** A great dome on its drum, with ribs and a lantern. */
export function dome(
  stage: Stage,
  { x, base, size: R, depth, stone = '#c2a988', light = -1 }: Landmark,
  copper = '#7f8f86',
): string {
  const { palette } = stage;
  const bright = lit(palette, stone, depth, 0.24);
  const dull = shade(palette, stone, depth, 0.3);
  const skin = lit(palette, copper, depth, 0.2);
  const skinDark = shade(palette, copper, depth, 0.34);
  const y = base - R * 1.5;
  const a = x + light * -R * 0.1;
  let out =
    fill(rect(x - R * 1.7, base - R * 0.85, R * 3.4, R * 0.85), bright) +
    fill(rect(a, base - R * 0.85, R * 1.7 + x - a, R * 0.85), dull);
  out += fill(
    poly([
      [x - R * 0.9, base - R * 0.85],
      [x, base - R * 1.2],
      [x + R * 0.9, base - R * 0.85],
    ]),
    bright,
  );
  out += fill(rect(x - R, y, R * 2, R * 0.68), bright) + fill(rect(x + R * 0.2, y, R * 0.8, R * 0.68), dull);
  let columns = '';
  for (let i = 0; i < 9; i++) columns += rect(x - R * 0.9 + i * R * 0.215, y + R * 0.1, R * 0.07, R * 0.44);
  out +=
    fill(columns, shade(palette, '#4a4642', depth, 0.3), 0.55) +
    fill(rect(x - R * 1.08, y - R * 0.06, R * 2.16, R * 0.1), bright);
  const shell = (k: number): string =>
    `M${coord(x - R * k)} ${coord(y - R * 0.05)}C${coord(x - R * k)} ${coord(y - R * 0.86)} ${coord(x - R * 0.46 * k)} ${coord(y - R * 1.3)} ${coord(x - R * 0.15 * k)} ${coord(y - R * 1.42)}H${coord(x + R * 0.15 * k)}C${coord(x + R * 0.46 * k)} ${coord(y - R * 1.3)} ${coord(x + R * k)} ${coord(y - R * 0.86)} ${coord(x + R * k)} ${coord(y - R * 0.05)}Z`;
  out +=
    fill(shell(1), skin) +
    fill(
      `M${coord(x + R * 0.1)} ${coord(y - R * 1.42)}H${coord(x + R * 0.15)}C${coord(x + R * 0.46)} ${coord(y - R * 1.3)} ${coord(x + R)} ${coord(y - R * 0.86)} ${coord(x + R)} ${coord(y - R * 0.05)}H${coord(x + R * 0.3)}C${coord(x + R * 0.34)} ${coord(y - R * 0.7)} ${coord(x + R * 0.26)} ${coord(y - R * 1.2)} ${coord(x + R * 0.1)} ${coord(y - R * 1.42)}Z`,
      skinDark,
    );
  out += `<path d="${[0.72, 0.4].map((k) => shell(k)).join('')}" fill="none" stroke="${skinDark}" stroke-width="${coord(R * 0.025)}" opacity=".6"/>`;
  return (
    out +
    fill(rect(x - R * 0.16, y - R * 1.72, R * 0.32, R * 0.32), bright) +
    fill(
      poly([
        [x - R * 0.2, y - R * 1.72],
        [x, y - R * 2.1],
        [x + R * 0.2, y - R * 1.72],
      ]),
      skinDark,
    ) +
    fill(disc(x, y - R * 2.14, R * 0.05), palette.lamp)
  );
}

/** A church tower with a spire or a clock. */
export function spire(
  stage: Stage,
  { x, base, size: h, depth, stone = '#b9a084', light = -1 }: Landmark,
  kind: 'gothic' | 'clock' | 'campanile' = 'gothic',
): string {
  const { palette } = stage;
  const w = h * (kind === 'gothic' ? 0.09 : 0.11);
  const bright = lit(palette, stone, depth, 0.24);
  const dull = shade(palette, stone, depth, 0.32);
  const roof = shade(palette, kind === 'campanile' ? '#a5623f' : '#6d7674', depth, 0.24);
  const shaft = h * (kind === 'gothic' ? 0.58 : 0.76);
  const top = base - shaft;
  let out = fill(rect(x - w, top, w * 2, shaft), bright) + fill(rect(light < 0 ? x : x - w, top, w, shaft), dull);
  out += fill(
    rect(x - w * 1.15, top - w * 0.1, w * 2.3, w * 0.24) + rect(x - w * 1.1, base - shaft * 0.5, w * 2.2, w * 0.16),
    bright,
  );
  if (kind === 'gothic') {
    for (const sx of [-0.85, 0.85])
      out += fill(
        poly([
          [x + w * (sx - 0.2), top],
          [x + w * sx, top - h * 0.12],
          [x + w * (sx + 0.2), top],
        ]),
        dull,
      );
    out +=
      fill(
        poly([
          [x - w * 0.9, top],
          [x, base - h],
          [x + w * 0.9, top],
        ]),
        lit(palette, '#7f8a86', depth, 0.1),
      ) +
      fill(
        poly([
          [x, base - h],
          [x + w * 0.9, top],
          [x + w * 0.12, top],
        ]),
        roof,
      );
  } else if (kind === 'clock') {
    out +=
      fill(
        disc(x, top + w * 1.1, w * 0.66),
        palette.lamps ? mix(palette.lamp, palette.haze, 0.1) : lit(palette, '#f4ecd8', depth, 0.3),
      ) +
      `<path d="M${coord(x)} ${coord(top + w * 0.7)}V${coord(top + w * 1.1)}L${coord(x + w * 0.3)} ${coord(top + w * 1.25)}" fill="none" stroke="${dull}" stroke-width="${coord(w * 0.1)}"/>`;
    out += fill(
      poly([
        [x - w * 1.1, top],
        [x - w * 0.5, top - h * 0.1],
        [x - w * 0.5, top - h * 0.14],
        [x, base - h],
        [x + w * 0.5, top - h * 0.14],
        [x + w * 0.5, top - h * 0.1],
        [x + w * 1.1, top],
      ]),
      roof,
    );
  } else
    out += fill(
      poly([
        [x - w * 1.1, top],
        [x, base - h * 0.94],
        [x + w * 1.1, top],
      ]),
      roof,
    );
  const lancet = (cx: number, y: number, lw: number, lh: number): string =>
    `M${coord(cx - lw)} ${coord(y)}v${coord(-lh)}q0 ${coord(-lw * 1.4)} ${coord(lw)} ${coord(-lw * 1.9)}q${coord(lw)} ${coord(lw * 0.5)} ${coord(lw)} ${coord(lw * 1.9)}v${coord(lh)}Z`;
  const y = kind === 'clock' ? base - shaft * 0.56 : top + w * 2.4;
  return (
    out +
    fill(
      lancet(x - w * 0.42, y, w * 0.18, w * 1.2) + lancet(x + w * 0.42, y, w * 0.18, w * 1.2),
      palette.lamps ? palette.lamp : shade(palette, '#3d3a38', depth),
      0.9,
    )
  );
}
