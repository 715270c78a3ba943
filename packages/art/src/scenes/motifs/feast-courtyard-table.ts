import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, stroke, taper } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { person } from '../../elements/people.ts';
import { byLanterns } from './feast-light.ts';

/** The table from its side: a long cloth, chairs, bottles and bowls, and the first guests. */
export function table(s: Stage, cx: number, y: number): string {
  const { h, u, rng, pal } = s;
  const half = (s.portrait ? 380 : s.wide ? 400 : 560) * u;
  const top = y - 118 * u;
  const cloth = byLanterns(s, lit(pal, '#f6efdf', 0, 0.26), 0.12);
  const fold = shade(pal, '#d6cab0', 0, 0.22);
  const ink = mix(pal.near, pal.haze, 0.06);
  const wood = shade(pal, '#6b5138', 0, 0.36);
  let out = fill(lens(cx, y + 14 * u, half * 2.3, 46 * u), pal.shadow, 0.34);
  const count = Math.round(half / (80 * u));
  const step = (half * 2) / count;
  // The guests on the far side, from the waist up. Heads are shapes without faces.
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
  // The cloth with its folds.
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
  // Two chairs on the near side, and a waiting dog.
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

/** A seated guest from the waist up; `toast` raises a glass. */
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

/** What is on the table: bread, bottles, bowls of fruit, candles in glass. */
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
