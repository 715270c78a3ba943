import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { clump, cypress } from '../../elements/trees.ts';
import { byLanterns } from './feast-light.ts';

/** The house on three sides of the courtyard: galleries of arches, shutters above, a tiled roof, a bell gable. */
export function house(s: Stage, cx: number, ground: number): string {
  const { w, u, rng, pal } = s;
  const tint = ['#e0b98c', '#e9dcc0', '#d9a284', '#dcd3b4'][s.seed % 4] ?? '#e9dcc0';
  const wall = byLanterns(s, lit(pal, tint, 0.14, 0.1));
  const side = byLanterns(s, shade(pal, tint, 0.06, 0.3));
  const roof = shade(pal, '#a4604a', 0.12, 0.14);
  const glow = pal.lamps ? pal.lamp : shade(pal, '#4f554e', 0.12, 0.24);
  const dark = shade(pal, '#5d5444', 0.12, 0.4);
  const top = ground - 300 * u;
  const x0 = cx - 430 * u;
  const x1 = cx + 430 * u;
  let out = '';
  for (const fx of s.wide ? [0.88, 0.95] : [0.05, 0.12, 0.88, 0.95])
    out += cypress(
      s,
      w * fx,
      ground - 120 * u,
      u * rng.range(300, 370),
      shade(pal, '#3f5038', 0.3, 0.3),
      lit(pal, '#75834f', 0.3, 0.1),
      -1,
    );
  // The bell gable over the middle, then the wing across the back.
  out +=
    fill(
      poly([
        [cx - 62 * u, top],
        [cx - 62 * u, top - 92 * u],
        [cx, top - 142 * u],
        [cx + 62 * u, top - 92 * u],
        [cx + 62 * u, top],
      ]),
      wall,
    ) +
    fill(
      `M${n(cx - 24 * u)} ${n(top - 36 * u)}v${n(-36 * u)}q${n(24 * u)} ${n(-34 * u)} ${n(48 * u)} 0v${n(36 * u)}Z`,
      mix(pal.sky[2], pal.sky[3], 0.5),
    ) +
    fill(
      `M${n(cx - 15 * u)} ${n(top - 44 * u)}q${n(3 * u)} ${n(-32 * u)} ${n(15 * u)} ${n(-34 * u)}t${n(15 * u)} ${n(34 * u)}Z`,
      dark,
    ) +
    fill(
      poly([
        [cx - 74 * u, top - 86 * u],
        [cx, top - 148 * u],
        [cx + 74 * u, top - 86 * u],
        [cx + 70 * u, top - 78 * u],
        [cx, top - 134 * u],
        [cx - 70 * u, top - 78 * u],
      ]),
      roof,
    );
  out +=
    fill(rect(x0, top, x1 - x0, ground - top + 4 * u), wall) +
    fill(
      poly([
        [x0 - 30 * u, top + 12 * u],
        [x0 + 20 * u, top - 48 * u],
        [x1 - 20 * u, top - 48 * u],
        [x1 + 30 * u, top + 12 * u],
      ]),
      roof,
    ) +
    stroke(
      `M${n(x0)} ${n(top - 8 * u)}H${n(x1)}M${n(x0 + 10 * u)} ${n(top - 28 * u)}H${n(x1 - 10 * u)}`,
      dark,
      2 * u,
      0.3,
    ) +
    fill(rect(x0 - 30 * u, top + 10 * u, x1 - x0 + 60 * u, 8 * u), dark, 0.7);
  let arches = '';
  let panes = '';
  let shut = '';
  for (let i = 0; i < 7; i++) {
    const a = x0 + ((x1 - x0) / 7) * (i + 0.5);
    const half = 44 * u;
    arches += `M${n(a - half)} ${n(ground)}V${n(ground - 92 * u)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${n(ground)}Z`;
    const lit2 = (i * 5 + s.seed) % 3 !== 0;
    if (lit2) panes += rect(a - 17 * u, top + 46 * u, 34 * u, 62 * u);
    else shut += rect(a - 17 * u, top + 46 * u, 34 * u, 62 * u);
    shut += rect(a - 37 * u, top + 44 * u, 18 * u, 66 * u) + rect(a + 19 * u, top + 44 * u, 18 * u, 66 * u);
  }
  const paint = byLanterns(
    s,
    shade(pal, ['#5f7f78', '#6f7f5c', '#7d6a50', '#4f6f80'][s.seed % 4] ?? '#5f7f78', 0.1, 0.14),
    0.1,
  );
  out +=
    fill(arches, pal.lamps ? mix(dark, pal.lamp, 0.4) : dark) +
    fill(panes, glow) +
    fill(shut, paint) +
    fill(rect(x0, ground - 152 * u, x1 - x0, 8 * u), mix(wall, pal.glow, 0.3));
  // A lit door in the middle arch.
  out += fill(
    `M${n(cx - 24 * u)} ${n(ground)}v${n(-84 * u)}q${n(24 * u)} ${n(-26 * u)} ${n(48 * u)} 0v${n(84 * u)}Z`,
    glow,
  );
  // The wings on either side, towards the foreground.
  for (const d of [-1, 1]) {
    const a = d < 0 ? x0 : x1;
    const b = a + d * 560 * u;
    out +=
      fill(
        poly([
          [a, top - 6 * u],
          [b, top - 150 * u],
          [b, ground + 190 * u],
          [a, ground],
        ]),
        d < 0 ? side : mix(side, wall, 0.3),
      ) +
      fill(
        poly([
          [a - d * 22 * u, top + 14 * u],
          [a + d * 14 * u, top - 44 * u],
          [b, top - 206 * u],
          [b, top - 130 * u],
        ]),
        roof,
      );
    let holes = '';
    let low = '';
    for (let i = 0; i < 4; i++) {
      const t0 = 0.08 + i * 0.25;
      const X = (t: number): number => a + (b - a) * t;
      const up = (t: number, k: number): number => top - 6 * u - 144 * u * t + (ground - top + (190 + 144) * u * t) * k;
      holes += poly([
        [X(t0), up(t0, 0.2)],
        [X(t0 + 0.09), up(t0 + 0.09, 0.2)],
        [X(t0 + 0.09), up(t0 + 0.09, 0.4)],
        [X(t0), up(t0, 0.4)],
      ]);
      low += `M${n(X(t0 - 0.02))} ${n(up(t0 - 0.02, 1))}L${n(X(t0 - 0.02))} ${n(up(t0 - 0.02, 0.68))}Q${n(X(t0 + 0.05))} ${n(up(t0 + 0.05, 0.5))} ${n(X(t0 + 0.12))} ${n(up(t0 + 0.12, 0.68))}L${n(X(t0 + 0.12))} ${n(up(t0 + 0.12, 1))}Z`;
    }
    out += fill(holes, glow, 0.9) + fill(low, pal.lamps ? mix(dark, pal.lamp, 0.3) : dark);
  }
  // A vine in the season's colours over one corner.
  const tones = leaves(s.season);
  let vine = '';
  let bright = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const x = x0 + (26 + 30 * Math.sin(i * 2.2) + 150 * Math.max(0, t - 0.7)) * u;
    const y = ground - (10 + 250 * Math.min(1, t * 1.3)) * u + rng.bell() * 10 * u;
    vine += clump(s, x, y, 26 * u, 20 * u, 8);
    bright += clump(s, x - 6 * u, y - 6 * u, 13 * u, 8 * u, 6);
  }
  return out + fill(vine, shade(pal, tones[0], 0.06, 0.2)) + fill(bright, local(pal, tones[2], 0.06), 0.8);
}

export function paving(s: Stage, ground: number): string {
  const { w, h, u, pal } = s;
  const stone = byLanterns(s, lit(pal, '#cdb994', 0, 0.1));
  let out = `<path d="M-10 ${n(ground)}H${w + 10}V${h + 10}H-10Z" fill="${s.gradient([
    [0, stone],
    [1, mix(shade(pal, '#94815f', 0, 0.3), stone, 0.3)],
  ])}"/>`;
  let joints = '';
  for (let i = 0; i < 8; i++) joints += `M0 ${n(ground + (10 + i * 18 + i * i * 8) * u)}H${w}`;
  for (let i = -12; i < 13; i++)
    joints += `M${n(w * 0.5 + i * 80 * u)} ${n(ground)}L${n(w * 0.5 + i * 230 * u)} ${h + 10}`;
  out += stroke(joints, pal.shadow, 1.6 * u, 0.2);
  if (s.season === 'winter')
    out += fill(
      lens(w * 0.2, h * 0.93, w * 0.7, 30 * u) + lens(w * 0.8, h * 0.86, w * 0.5, 20 * u),
      lit(pal, '#eef0ee', 0, 0.2),
      0.6,
    );
  return out;
}
