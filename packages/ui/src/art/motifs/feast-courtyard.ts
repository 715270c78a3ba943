import { mix } from '../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke, taper, type Point } from '../core/path.ts';
import { leaves, lit, local, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { dog } from '../elements/animals.ts';
import { person } from '../elements/people.ts';
import { drawSky } from '../elements/sky.ts';
import { broadleaf, clump, cypress } from '../elements/trees.ts';

/** Supper in a courtyard: a long table across it under one great tree, lamps in the branches, the house round about. */
export function courtyard(s: Stage): string {
  const { w, h, u } = s;
  const ground = h * (s.portrait ? 0.66 : 0.64);
  const cx = w * (s.wide ? 0.74 : s.portrait ? 0.5 : 0.52);
  let out = drawSky(s, {
    x: w * (s.wide ? 0.7 : s.portrait ? 0.74 : 0.8),
    y: h * (s.portrait ? 0.15 : 0.13),
    r: 42 * u,
    horizon: ground,
  });
  out += house(s, cx, ground);
  out += paving(s, ground);
  out += tree(s, cx, ground + 46 * u);
  out += table(s, cx, ground + (s.portrait ? 190 : 160) * u);
  return out + lamps(s, cx, ground) + pots(s, ground);
}

const warm = (s: Stage, colour: string, k = 0.2): string =>
  s.pal.lamps ? mix(colour, s.pal.lamp, k * (0.4 + s.pal.dim)) : colour;

/** Three sides of a yard: galleries of arches, shutters above, a tiled roof, a bell in its gable. */
function house(s: Stage, cx: number, ground: number): string {
  const { w, u, rng, pal } = s;
  const tint = ['#e0b98c', '#e9dcc0', '#d9a284', '#dcd3b4'][s.seed % 4] ?? '#e9dcc0';
  const wall = warm(s, lit(pal, tint, 0.14, 0.1));
  const side = warm(s, shade(pal, tint, 0.06, 0.3));
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
  const paint = warm(
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
  // Wings come forward to either side.
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
  // A vine in the season's own colour over one corner.
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

function paving(s: Stage, ground: number): string {
  const { w, h, u, pal } = s;
  const stone = warm(s, lit(pal, '#cdb994', 0, 0.1));
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

/** The tree the house was built round. */
function tree(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const tones = leaves(s.season);
  const evergreen = s.season === 'winter' ? (['#46563f', '#5f7050', '#83906a'] as const) : tones;
  return (
    fill(lens(x, y + 6 * u, 760 * u, 70 * u), pal.shadow, s.hour === 'night' ? 0.1 : 0.24) +
    broadleaf(s, {
      x,
      y,
      height: u * (s.portrait ? 640 : 560),
      spread: s.portrait ? 0.92 : 1.08,
      tones: [
        shade(pal, evergreen[0], 0, 0.3),
        warm(s, local(pal, evergreen[1]), 0.12),
        warm(s, lit(pal, evergreen[2], 0, 0.1), 0.12),
      ],
      bark: shade(pal, '#6b563f', 0, 0.34),
      light: 1,
      clumps: 54,
    })
  );
}

/** The table from its side: a cloth to the knee, chairs, bottles and bowls, and who has come already. */
function table(s: Stage, cx: number, y: number): string {
  const { h, u, rng, pal } = s;
  const half = (s.portrait ? 380 : s.wide ? 400 : 560) * u;
  const top = y - 118 * u;
  const cloth = warm(s, lit(pal, '#f6efdf', 0, 0.26), 0.12);
  const fold = shade(pal, '#d6cab0', 0, 0.22);
  const ink = mix(pal.near, pal.haze, 0.06);
  const wood = shade(pal, '#6b5138', 0, 0.36);
  let out = fill(lens(cx, y + 14 * u, half * 2.3, 46 * u), pal.shadow, 0.34);
  const count = Math.round(half / (80 * u));
  const step = (half * 2) / count;
  // Those on the far side, to the waist; faces are never more than the back of a head or the shape of one.
  if (!s.has('no-people'))
    for (let i = 0; i < count; i++) {
      if ((i * 3 + s.seed) % 4 === 1) continue;
      const child = (i + s.seed) % 3 === 0;
      const x = cx - half + step * (i + 0.5) + rng.bell() * 10 * u;
      out += fill(
        seated(x, top + 6 * u, (child ? 84 : 116) * u, i % 4 === 2),
        i % 3 === 1 ? mix(ink, local(pal, '#7d4a3c'), 0.24) : ink,
      );
      if (i % 5 === 3 && !child)
        out += fill(
          lens(x, top - 100 * u, 62 * u, 10 * u) +
            `M${n(x - 16 * u)} ${n(top - 100 * u)}q${n(16 * u)} ${n(-30 * u)} ${n(32 * u)} 0Z`,
          lit(pal, '#d9bd84', 0, 0.1),
        );
    }
  for (let i = 0; i < count; i++) {
    const x = cx - half + step * (i + 0.5);
    out += fill(
      rect(x - 32 * u, top - 42 * u, 6 * u, 60 * u) +
        rect(x + 26 * u, top - 42 * u, 6 * u, 60 * u) +
        rect(x - 32 * u, top - 44 * u, 64 * u, 9 * u) +
        rect(x - 32 * u, top - 24 * u, 64 * u, 6 * u),
      wood,
      (i * 3 + s.seed) % 4 === 1 ? 1 : 0,
    );
  }
  // The cloth, with its falls.
  out += fill(
    poly([
      [cx - half + 26 * u, top - 22 * u],
      [cx + half - 26 * u, top - 22 * u],
      [cx + half, top + 14 * u],
      [cx - half, top + 14 * u],
    ]),
    cloth,
  );
  let hem = `M${n(cx - half)} ${n(top + 13 * u)}H${n(cx + half)}L${n(cx + half - 6 * u)} ${n(top + 80 * u)}`;
  const waves = Math.round(half / (50 * u));
  const wave = (half * 2 - 12 * u) / waves;
  for (let i = 0; i < waves; i++) hem += `q${n(-wave * 0.5)} ${n((i % 2 ? -1 : 1) * 12 * u)} ${n(-wave)} 0`;
  out += fill(`${hem}Z`, mix(cloth, fold, 0.5));
  let pleats = '';
  for (let i = 1; i < waves; i++)
    pleats += `M${n(cx - half + wave * i)} ${n(top + 22 * u)}l${n((i % 2 ? 5 : -5) * u)} ${n(56 * u)}`;
  out +=
    stroke(pleats, fold, 4 * u, 0.8) +
    fill(
      rect(cx - half + 40 * u, top + 78 * u, 15 * u, y - top - 70 * u) +
        rect(cx + half - 55 * u, top + 78 * u, 15 * u, y - top - 70 * u),
      wood,
    );
  out += laid(s, cx, top - 2 * u, half);
  // Two chairs drawn back on our side, a dog under the hope of something.
  const near = (x: number, k: number, seat: string): string =>
    fill(
      rect(x - 40 * k, y - 96 * k, 9 * k, 150 * k) +
        rect(x + 31 * k, y - 96 * k, 9 * k, 150 * k) +
        rect(x - 40 * k, y - 100 * k, 80 * k, 14 * k) +
        rect(x - 40 * k, y - 70 * k, 80 * k, 9 * k) +
        rect(x - 40 * k, y - 44 * k, 80 * k, 9 * k),
      mix(wood, pal.near, 0.3),
    ) + fill(rect(x - 44 * k, y - 18 * k, 88 * k, 14 * k), seat);
  out +=
    near(cx - half * 0.62, u * 1.1, local(pal, '#c99a5e')) +
    near(cx + half * 0.4, u * 1.1, local(pal, '#c99a5e')) +
    near(cx + half * 0.72, u * 0.9, local(pal, '#b4604c'));
  if (!s.has('no-people')) {
    const x = cx - half * 0.2;
    out += fill(person(x, Math.min(h - 12 * u, y + 96 * u), 182 * u, { skirt: true, stride: true, arm: -1 }), ink);
    out += dog(x + 136 * u, Math.min(h - 10 * u, y + 90 * u), 104 * u, ink);
  }
  return out;
}

/** Someone at table, from the waist up; `toast` lifts a glass. */
function seated(x: number, y: number, k: number, toast: boolean): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * k)} ${n(y - dy * k)}`;
  const body = `M${p(-0.3, 0)}Q${p(-0.34, 0.46)} ${p(-0.2, 0.56)}Q${p(-0.1, 0.6)} ${p(-0.06, 0.62)}V${n(y - 0.7 * k)}H${n(x + 0.06 * k)}V${n(y - 0.62 * k)}Q${p(0.1, 0.6)} ${p(0.2, 0.56)}Q${p(0.34, 0.46)} ${p(0.3, 0)}Z`;
  return (
    body +
    disc(x, y - k * 0.8, k * 0.15) +
    (toast
      ? taper(
          [x + 0.2 * k, y - 0.5 * k],
          [x + 0.46 * k, y - 0.44 * k],
          [x + 0.5 * k, y - 0.86 * k],
          0.06 * k,
          0.035 * k,
        ) + lens(x + 0.5 * k, y - 0.92 * k, 0.16 * k, 0.12 * k)
      : '')
  );
}

/** Bread, bottles, bowls of fruit, candles in glass. */
function laid(s: Stage, cx: number, y: number, half: number): string {
  const { u, pal } = s;
  const glass = lit(pal, '#e9e6da', 0, 0.4);
  const kinds = 11;
  let out = '';
  for (let i = 0; i < kinds; i++) {
    const x = cx - half + 70 * u + ((half * 2 - 140 * u) * i) / (kinds - 1);
    const k = (i * 4 + s.seed) % 5;
    if (k === 0)
      out += fill(
        `M${n(x - 11 * u)} ${n(y)}v${n(-40 * u)}q${n(2 * u)} ${n(-12 * u)} ${n(6 * u)} ${n(-16 * u)}v${n(-20 * u)}h${n(10 * u)}v${n(20 * u)}q${n(4 * u)} ${n(4 * u)} ${n(6 * u)} ${n(16 * u)}v${n(40 * u)}Z`,
        shade(pal, '#5f7a4c', 0, 0.2),
      );
    else if (k === 1)
      out +=
        fill(
          disc(x - 15 * u, y - 26 * u, 12 * u) +
            disc(x + 10 * u, y - 27 * u, 12 * u) +
            disc(x - 3 * u, y - 39 * u, 12 * u),
          local(pal, i % 2 ? '#d08a3c' : '#a5483c'),
        ) +
        fill(
          `M${n(x - 38 * u)} ${n(y - 22 * u)}q${n(4 * u)} ${n(22 * u)} ${n(24 * u)} ${n(22 * u)}h${n(28 * u)}q${n(20 * u)} 0 ${n(24 * u)} ${n(-22 * u)}Z`,
          local(pal, '#4f7f8a'),
        );
    else if (k === 2)
      out +=
        (pal.lamps ? s.halo(pal.lamp, x, y - 24 * u, 90 * u, 0.7) : '') +
        fill(
          `M${n(x - 15 * u)} ${n(y - 40 * u)}h${n(30 * u)}l${n(-4 * u)} ${n(40 * u)}h${n(-22 * u)}Z`,
          pal.lamps ? mix(pal.lamp, glass, 0.3) : glass,
          0.8,
        ) +
        fill(rect(x - 4 * u, y - 20 * u, 8 * u, 20 * u), lit(pal, '#fbf3dc', 0, 0.2));
    else if (k === 3)
      out +=
        fill(
          `M${n(x - 40 * u)} ${n(y)}q${n(-4 * u)} ${n(-30 * u)} ${n(40 * u)} ${n(-32 * u)}t${n(40 * u)} ${n(32 * u)}Z`,
          lit(pal, '#c08a4c', 0, 0.06),
        ) +
        stroke(
          `M${n(x - 18 * u)} ${n(y - 26 * u)}l${n(10 * u)} ${n(13 * u)}M${n(x)} ${n(y - 30 * u)}l${n(10 * u)} ${n(14 * u)}M${n(x + 18 * u)} ${n(y - 26 * u)}l${n(8 * u)} ${n(12 * u)}`,
          lit(pal, '#efd9ae', 0, 0.2),
          3.4 * u,
        );
    else
      out +=
        stroke(`M${n(x)} ${n(y)}v${n(-18 * u)}M${n(x - 9 * u)} ${n(y)}h${n(18 * u)}`, glass, 2.6 * u) +
        fill(
          `M${n(x - 11 * u)} ${n(y - 44 * u)}q${n(-2 * u)} ${n(26 * u)} ${n(11 * u)} ${n(26 * u)}t${n(11 * u)} ${n(-26 * u)}Z`,
          mix(glass, local(pal, '#b4604c'), 0.4),
          0.85,
        );
  }
  return out;
}

/** Lanterns of pierced tin and of paper, at every height in the tree. */
function lamps(s: Stage, cx: number, ground: number): string {
  const { u, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.2);
  const base = ground - (s.portrait ? 300 : 270) * u;
  let out = '';
  const at: readonly (readonly [number, number, number])[] = s.portrait
    ? [
        [-300, 20, 1],
        [-190, 96, 1.2],
        [-84, 40, 0.9],
        [70, 92, 1.15],
        [180, 34, 0.95],
        [296, 86, 1.1],
      ]
    : [
        [-350, 30, 1],
        [-230, 110, 1.2],
        [-110, 46, 0.9],
        [96, 104, 1.15],
        [220, 40, 0.95],
        [346, 96, 1.1],
      ];
  at.forEach(([dx, dy, k], i) => {
    const x = cx + dx * u;
    const y = base + dy * u;
    const r = 23 * u * k;
    out +=
      stroke(`M${n(x)} ${n(y - 120 * u)}V${n(y - r)}`, ink, 1.8 * u) +
      (pal.lamps ? s.halo(pal.lamp, x, y, 120 * u * k, 0.7) : '');
    const paper = pal.lamps
      ? mix(pal.lamp, local(pal, ['#d98a5c', '#e6c27a', '#c9d0b0'][i % 3] ?? '#e6c27a'), 0.34)
      : lit(pal, ['#d9a07c', '#ecd6a4', '#d6dcc4'][i % 3] ?? '#ecd6a4', 0, 0.2);
    if (i % 2)
      out +=
        fill(
          `M${n(x - r)} ${n(y)}Q${n(x - r)} ${n(y - r)} ${n(x)} ${n(y - r)}Q${n(x + r)} ${n(y - r)} ${n(x + r)} ${n(y)}Q${n(x + r)} ${n(y + r)} ${n(x)} ${n(y + r)}Q${n(x - r)} ${n(y + r)} ${n(x - r)} ${n(y)}Z`,
          paper,
        ) +
        stroke(
          `M${n(x - r)} ${n(y)}h${n(2 * r)}M${n(x - r * 0.86)} ${n(y - r * 0.5)}h${n(r * 1.72)}M${n(x - r * 0.86)} ${n(y + r * 0.5)}h${n(r * 1.72)}`,
          mix(paper, pal.near, 0.24),
          1.4 * u,
        );
    else {
      const p = (px: number, py: number): Point => [x + px * r, y + py * r];
      out +=
        fill(
          poly([p(-0.6, -0.7), p(0, -1.4), p(0.6, -0.7), p(0.8, 0.8), p(0.4, 1.2), p(-0.4, 1.2), p(-0.8, 0.8)]),
          ink,
        ) + fill(poly([p(-0.44, -0.5), p(0.44, -0.5), p(0.58, 0.7), p(-0.58, 0.7)]), paper);
    }
  });
  return out;
}

/** Lemon trees in pots, where the yard comes to meet us. */
function pots(s: Stage, ground: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (const [fx, k] of [
    [s.portrait ? 0.02 : 0.05, s.portrait ? 0.9 : 1.2],
    [s.portrait ? 0.98 : 0.95, s.portrait ? 0.8 : 1.05],
  ] as const) {
    const x = w * fx;
    const y = Math.min(h - 14 * u, ground + 290 * u);
    const z = u * k;
    out += fill(
      taper([x, y - 90 * z], [x + 4 * z, y - 150 * z], [x, y - 210 * z], 8 * z, 6 * z),
      shade(pal, '#6b563f', 0, 0.3),
    );
    let dark = clump(s, x, y - 262 * z, 84 * z, 76 * z, 13);
    let light = '';
    let fruit = '';
    for (let i = 0; i < 11; i++) {
      const a = rng() * 6.283;
      const d = Math.sqrt(rng()) * 80 * z;
      dark += clump(s, x + Math.cos(a) * d, y - 262 * z + Math.sin(a) * d * 0.9, 34 * z, 30 * z, 8);
      light += clump(s, x + Math.cos(a) * d - 8 * z, y - 274 * z + Math.sin(a) * d * 0.9, 18 * z, 12 * z, 7);
      if (i % 2) fruit += lens(x + Math.cos(a) * d * 0.9, y - 250 * z + Math.sin(a) * d * 0.8, 17 * z, 15 * z);
    }
    out +=
      fill(dark, shade(pal, '#46583c', 0, 0.3)) +
      fill(light, local(pal, '#7d8f58')) +
      fill(fruit, local(pal, '#e0b94c')) +
      fill(
        poly([
          [x - 62 * z, y - 100 * z],
          [x + 62 * z, y - 100 * z],
          [x + 44 * z, y],
          [x - 44 * z, y],
        ]),
        warm(s, local(pal, '#b06a4c')),
      ) +
      fill(rect(x - 70 * z, y - 112 * z, 140 * z, 24 * z), warm(s, lit(pal, '#c07a5a', 0, 0.1)));
  }
  return out;
}
