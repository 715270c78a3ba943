import { mix } from '../core/colour.ts';
import { disc, fill, n, poly, rect } from '../core/path.ts';
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
  s: Stage,
  { x, base, size: R, depth, stone = '#c2a988', light = -1 }: Landmark,
  copper = '#7f8f86',
): string {
  const { pal } = s;
  const bright = lit(pal, stone, depth, 0.24);
  const dull = shade(pal, stone, depth, 0.3);
  const skin = lit(pal, copper, depth, 0.2);
  const skinDark = shade(pal, copper, depth, 0.34);
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
    fill(columns, shade(pal, '#4a4642', depth, 0.3), 0.55) +
    fill(rect(x - R * 1.08, y - R * 0.06, R * 2.16, R * 0.1), bright);
  const shell = (k: number): string =>
    `M${n(x - R * k)} ${n(y - R * 0.05)}C${n(x - R * k)} ${n(y - R * 0.86)} ${n(x - R * 0.46 * k)} ${n(y - R * 1.3)} ${n(x - R * 0.15 * k)} ${n(y - R * 1.42)}H${n(x + R * 0.15 * k)}C${n(x + R * 0.46 * k)} ${n(y - R * 1.3)} ${n(x + R * k)} ${n(y - R * 0.86)} ${n(x + R * k)} ${n(y - R * 0.05)}Z`;
  out +=
    fill(shell(1), skin) +
    fill(
      `M${n(x + R * 0.1)} ${n(y - R * 1.42)}H${n(x + R * 0.15)}C${n(x + R * 0.46)} ${n(y - R * 1.3)} ${n(x + R)} ${n(y - R * 0.86)} ${n(x + R)} ${n(y - R * 0.05)}H${n(x + R * 0.3)}C${n(x + R * 0.34)} ${n(y - R * 0.7)} ${n(x + R * 0.26)} ${n(y - R * 1.2)} ${n(x + R * 0.1)} ${n(y - R * 1.42)}Z`,
      skinDark,
    );
  out += `<path d="${[0.72, 0.4].map((k) => shell(k)).join('')}" fill="none" stroke="${skinDark}" stroke-width="${n(R * 0.025)}" opacity=".6"/>`;
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
    fill(disc(x, y - R * 2.14, R * 0.05), pal.lamp)
  );
}

/** A church tower with a spire or a clock. */
export function spire(
  s: Stage,
  { x, base, size: h, depth, stone = '#b9a084', light = -1 }: Landmark,
  kind: 'gothic' | 'clock' | 'campanile' = 'gothic',
): string {
  const { pal } = s;
  const w = h * (kind === 'gothic' ? 0.09 : 0.11);
  const bright = lit(pal, stone, depth, 0.24);
  const dull = shade(pal, stone, depth, 0.32);
  const roof = shade(pal, kind === 'campanile' ? '#a5623f' : '#6d7674', depth, 0.24);
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
        lit(pal, '#7f8a86', depth, 0.1),
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
        pal.lamps ? mix(pal.lamp, pal.haze, 0.1) : lit(pal, '#f4ecd8', depth, 0.3),
      ) +
      `<path d="M${n(x)} ${n(top + w * 0.7)}V${n(top + w * 1.1)}L${n(x + w * 0.3)} ${n(top + w * 1.25)}" fill="none" stroke="${dull}" stroke-width="${n(w * 0.1)}"/>`;
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
    `M${n(cx - lw)} ${n(y)}v${n(-lh)}q0 ${n(-lw * 1.4)} ${n(lw)} ${n(-lw * 1.9)}q${n(lw)} ${n(lw * 0.5)} ${n(lw)} ${n(lw * 1.9)}v${n(lh)}Z`;
  const y = kind === 'clock' ? base - shaft * 0.56 : top + w * 2.4;
  return (
    out +
    fill(
      lancet(x - w * 0.42, y, w * 0.18, w * 1.2) + lancet(x + w * 0.42, y, w * 0.18, w * 1.2),
      pal.lamps ? pal.lamp : shade(pal, '#3d3a38', depth),
      0.9,
    )
  );
}
