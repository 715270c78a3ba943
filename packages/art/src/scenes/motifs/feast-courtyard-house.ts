import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { clump, cypress } from '../../elements/trees.ts';
import { byLanterns } from './feast-light.ts';

/** The house on three sides of the courtyard: galleries of arches, shutters above, a tiled roof, a bell gable. */
export function house(stage: Stage, cx: number, ground: number): string {
  const { width, unit, rng, palette } = stage;
  const tint = ['#e0b98c', '#e9dcc0', '#d9a284', '#dcd3b4'][stage.seed % 4] ?? '#e9dcc0';
  const wall = byLanterns(stage, lit(palette, tint, 0.14, 0.1));
  const side = byLanterns(stage, shade(palette, tint, 0.06, 0.3));
  const roof = shade(palette, '#a4604a', 0.12, 0.14);
  const glow = palette.lamps ? palette.lamp : shade(palette, '#4f554e', 0.12, 0.24);
  const dark = shade(palette, '#5d5444', 0.12, 0.4);
  const top = ground - 300 * unit;
  const x0 = cx - 430 * unit;
  const x1 = cx + 430 * unit;
  let out = '';
  for (const fx of stage.wide ? [0.88, 0.95] : [0.05, 0.12, 0.88, 0.95])
    out += cypress(
      stage,
      width * fx,
      ground - 120 * unit,
      unit * rng.range(300, 370),
      shade(palette, '#3f5038', 0.3, 0.3),
      lit(palette, '#75834f', 0.3, 0.1),
      -1,
    );
  // The bell gable over the middle, then the wing across the back.
  out +=
    fill(
      poly([
        [cx - 62 * unit, top],
        [cx - 62 * unit, top - 92 * unit],
        [cx, top - 142 * unit],
        [cx + 62 * unit, top - 92 * unit],
        [cx + 62 * unit, top],
      ]),
      wall,
    ) +
    fill(
      `M${coord(cx - 24 * unit)} ${coord(top - 36 * unit)}v${coord(-36 * unit)}q${coord(24 * unit)} ${coord(-34 * unit)} ${coord(48 * unit)} 0v${coord(36 * unit)}Z`,
      mix(palette.sky[2], palette.sky[3], 0.5),
    ) +
    fill(
      `M${coord(cx - 15 * unit)} ${coord(top - 44 * unit)}q${coord(3 * unit)} ${coord(-32 * unit)} ${coord(15 * unit)} ${coord(-34 * unit)}t${coord(15 * unit)} ${coord(34 * unit)}Z`,
      dark,
    ) +
    fill(
      poly([
        [cx - 74 * unit, top - 86 * unit],
        [cx, top - 148 * unit],
        [cx + 74 * unit, top - 86 * unit],
        [cx + 70 * unit, top - 78 * unit],
        [cx, top - 134 * unit],
        [cx - 70 * unit, top - 78 * unit],
      ]),
      roof,
    );
  out +=
    fill(rect(x0, top, x1 - x0, ground - top + 4 * unit), wall) +
    fill(
      poly([
        [x0 - 30 * unit, top + 12 * unit],
        [x0 + 20 * unit, top - 48 * unit],
        [x1 - 20 * unit, top - 48 * unit],
        [x1 + 30 * unit, top + 12 * unit],
      ]),
      roof,
    ) +
    stroke(
      `M${coord(x0)} ${coord(top - 8 * unit)}H${coord(x1)}M${coord(x0 + 10 * unit)} ${coord(top - 28 * unit)}H${coord(x1 - 10 * unit)}`,
      dark,
      2 * unit,
      0.3,
    ) +
    fill(rect(x0 - 30 * unit, top + 10 * unit, x1 - x0 + 60 * unit, 8 * unit), dark, 0.7);
  let arches = '';
  let panes = '';
  let shut = '';
  for (let i = 0; i < 7; i++) {
    const a = x0 + ((x1 - x0) / 7) * (i + 0.5);
    const half = 44 * unit;
    arches += `M${coord(a - half)} ${coord(ground)}V${coord(ground - 92 * unit)}a${coord(half)} ${coord(half)} 0 0 1 ${coord(half * 2)} 0V${coord(ground)}Z`;
    const lit2 = (i * 5 + stage.seed) % 3 !== 0;
    if (lit2) panes += rect(a - 17 * unit, top + 46 * unit, 34 * unit, 62 * unit);
    else shut += rect(a - 17 * unit, top + 46 * unit, 34 * unit, 62 * unit);
    shut +=
      rect(a - 37 * unit, top + 44 * unit, 18 * unit, 66 * unit) +
      rect(a + 19 * unit, top + 44 * unit, 18 * unit, 66 * unit);
  }
  const paint = byLanterns(
    stage,
    shade(palette, ['#5f7f78', '#6f7f5c', '#7d6a50', '#4f6f80'][stage.seed % 4] ?? '#5f7f78', 0.1, 0.14),
    0.1,
  );
  out +=
    fill(arches, palette.lamps ? mix(dark, palette.lamp, 0.4) : dark) +
    fill(panes, glow) +
    fill(shut, paint) +
    fill(rect(x0, ground - 152 * unit, x1 - x0, 8 * unit), mix(wall, palette.glow, 0.3));
  // A lit door in the middle arch.
  out += fill(
    `M${coord(cx - 24 * unit)} ${coord(ground)}v${coord(-84 * unit)}q${coord(24 * unit)} ${coord(-26 * unit)} ${coord(48 * unit)} 0v${coord(84 * unit)}Z`,
    glow,
  );
  // The wings on either side, towards the foreground.
  for (const d of [-1, 1]) {
    const a = d < 0 ? x0 : x1;
    const b = a + d * 560 * unit;
    out +=
      fill(
        poly([
          [a, top - 6 * unit],
          [b, top - 150 * unit],
          [b, ground + 190 * unit],
          [a, ground],
        ]),
        d < 0 ? side : mix(side, wall, 0.3),
      ) +
      fill(
        poly([
          [a - d * 22 * unit, top + 14 * unit],
          [a + d * 14 * unit, top - 44 * unit],
          [b, top - 206 * unit],
          [b, top - 130 * unit],
        ]),
        roof,
      );
    let holes = '';
    let low = '';
    for (let i = 0; i < 4; i++) {
      const t0 = 0.08 + i * 0.25;
      const X = (t: number): number => a + (b - a) * t;
      const up = (t: number, k: number): number =>
        top - 6 * unit - 144 * unit * t + (ground - top + (190 + 144) * unit * t) * k;
      holes += poly([
        [X(t0), up(t0, 0.2)],
        [X(t0 + 0.09), up(t0 + 0.09, 0.2)],
        [X(t0 + 0.09), up(t0 + 0.09, 0.4)],
        [X(t0), up(t0, 0.4)],
      ]);
      low += `M${coord(X(t0 - 0.02))} ${coord(up(t0 - 0.02, 1))}L${coord(X(t0 - 0.02))} ${coord(up(t0 - 0.02, 0.68))}Q${coord(X(t0 + 0.05))} ${coord(up(t0 + 0.05, 0.5))} ${coord(X(t0 + 0.12))} ${coord(up(t0 + 0.12, 0.68))}L${coord(X(t0 + 0.12))} ${coord(up(t0 + 0.12, 1))}Z`;
    }
    out += fill(holes, glow, 0.9) + fill(low, palette.lamps ? mix(dark, palette.lamp, 0.3) : dark);
  }
  // A vine in the season's colours over one corner.
  const tones = leaves(stage.season);
  let vine = '';
  let bright = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const x = x0 + (26 + 30 * Math.sin(i * 2.2) + 150 * Math.max(0, t - 0.7)) * unit;
    const y = ground - (10 + 250 * Math.min(1, t * 1.3)) * unit + rng.bell() * 10 * unit;
    vine += clump(stage, x, y, 26 * unit, 20 * unit, 8);
    bright += clump(stage, x - 6 * unit, y - 6 * unit, 13 * unit, 8 * unit, 6);
  }
  return out + fill(vine, shade(palette, tones[0], 0.06, 0.2)) + fill(bright, local(palette, tones[2], 0.06), 0.8);
}

export function paving(stage: Stage, ground: number): string {
  const { width, height, unit, palette } = stage;
  const stone = byLanterns(stage, lit(palette, '#cdb994', 0, 0.1));
  let out = `<path d="M-10 ${coord(ground)}H${width + 10}V${height + 10}H-10Z" fill="${stage.gradient([
    [0, stone],
    [1, mix(shade(palette, '#94815f', 0, 0.3), stone, 0.3)],
  ])}"/>`;
  let joints = '';
  for (let i = 0; i < 8; i++) joints += `M0 ${coord(ground + (10 + i * 18 + i * i * 8) * unit)}H${width}`;
  for (let i = -12; i < 13; i++)
    joints += `M${coord(width * 0.5 + i * 80 * unit)} ${coord(ground)}L${coord(width * 0.5 + i * 230 * unit)} ${height + 10}`;
  out += stroke(joints, palette.shadow, 1.6 * unit, 0.2);
  if (stage.season === 'winter')
    out += fill(
      lens(width * 0.2, height * 0.93, width * 0.7, 30 * unit) +
        lens(width * 0.8, height * 0.86, width * 0.5, 20 * unit),
      lit(palette, '#eef0ee', 0, 0.2),
      0.6,
    );
  return out;
}
