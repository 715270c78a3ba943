import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, stroke, taper } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { person } from '../../elements/people.ts';
import { byLanterns } from './feast-light.ts';

/** The table from its side: a long cloth, chairs, bottles and bowls, and the first guests. */
export function table(stage: Stage, cx: number, y: number): string {
  const { height, unit, rng, palette } = stage;
  const half = (stage.portrait ? 380 : stage.wide ? 400 : 560) * unit;
  const top = y - 118 * unit;
  const cloth = byLanterns(stage, lit(palette, '#f6efdf', 0, 0.26), 0.12);
  const fold = shade(palette, '#d6cab0', 0, 0.22);
  const ink = mix(palette.near, palette.haze, 0.06);
  const wood = shade(palette, '#6b5138', 0, 0.36);
  let out = fill(lens(cx, y + 14 * unit, half * 2.3, 46 * unit), palette.shadow, 0.34);
  const count = Math.round(half / (80 * unit));
  const step = (half * 2) / count;
  // The guests on the far side, from the waist up. Heads are shapes without faces.
  if (!stage.has('no-people'))
    for (let i = 0; i < count; i++) {
      if ((i * 3 + stage.seed) % 4 === 1) continue;
      const child = (i + stage.seed) % 3 === 0;
      const x = cx - half + step * (i + 0.5) + rng.bell() * 10 * unit;
      out += fill(
        seated(x, top + 6 * unit, (child ? 84 : 116) * unit, i % 4 === 2),
        i % 3 === 1 ? mix(ink, local(palette, '#7d4a3c'), 0.24) : ink,
      );
      if (i % 5 === 3 && !child)
        out += fill(
          lens(x, top - 100 * unit, 62 * unit, 10 * unit) +
            `M${coord(x - 16 * unit)} ${coord(top - 100 * unit)}q${coord(16 * unit)} ${coord(-30 * unit)} ${coord(32 * unit)} 0Z`,
          lit(palette, '#d9bd84', 0, 0.1),
        );
    }
  for (let i = 0; i < count; i++) {
    const x = cx - half + step * (i + 0.5);
    out += fill(
      rect(x - 32 * unit, top - 42 * unit, 6 * unit, 60 * unit) +
        rect(x + 26 * unit, top - 42 * unit, 6 * unit, 60 * unit) +
        rect(x - 32 * unit, top - 44 * unit, 64 * unit, 9 * unit) +
        rect(x - 32 * unit, top - 24 * unit, 64 * unit, 6 * unit),
      wood,
      (i * 3 + stage.seed) % 4 === 1 ? 1 : 0,
    );
  }
  // The cloth with its folds.
  out += fill(
    poly([
      [cx - half + 26 * unit, top - 22 * unit],
      [cx + half - 26 * unit, top - 22 * unit],
      [cx + half, top + 14 * unit],
      [cx - half, top + 14 * unit],
    ]),
    cloth,
  );
  let hem = `M${coord(cx - half)} ${coord(top + 13 * unit)}H${coord(cx + half)}L${coord(cx + half - 6 * unit)} ${coord(top + 80 * unit)}`;
  const waves = Math.round(half / (50 * unit));
  const wave = (half * 2 - 12 * unit) / waves;
  for (let i = 0; i < waves; i++)
    hem += `q${coord(-wave * 0.5)} ${coord((i % 2 ? -1 : 1) * 12 * unit)} ${coord(-wave)} 0`;
  out += fill(`${hem}Z`, mix(cloth, fold, 0.5));
  let pleats = '';
  for (let i = 1; i < waves; i++)
    pleats += `M${coord(cx - half + wave * i)} ${coord(top + 22 * unit)}l${coord((i % 2 ? 5 : -5) * unit)} ${coord(56 * unit)}`;
  out +=
    stroke(pleats, fold, 4 * unit, 0.8) +
    fill(
      rect(cx - half + 40 * unit, top + 78 * unit, 15 * unit, y - top - 70 * unit) +
        rect(cx + half - 55 * unit, top + 78 * unit, 15 * unit, y - top - 70 * unit),
      wood,
    );
  out += laid(stage, cx, top - 2 * unit, half);
  // Two chairs on the near side, and a waiting dog.
  const near = (x: number, k: number, seat: string): string =>
    fill(
      rect(x - 40 * k, y - 96 * k, 9 * k, 150 * k) +
        rect(x + 31 * k, y - 96 * k, 9 * k, 150 * k) +
        rect(x - 40 * k, y - 100 * k, 80 * k, 14 * k) +
        rect(x - 40 * k, y - 70 * k, 80 * k, 9 * k) +
        rect(x - 40 * k, y - 44 * k, 80 * k, 9 * k),
      mix(wood, palette.near, 0.3),
    ) + fill(rect(x - 44 * k, y - 18 * k, 88 * k, 14 * k), seat);
  out +=
    near(cx - half * 0.62, unit * 1.1, local(palette, '#c99a5e')) +
    near(cx + half * 0.4, unit * 1.1, local(palette, '#c99a5e')) +
    near(cx + half * 0.72, unit * 0.9, local(palette, '#b4604c'));
  if (!stage.has('no-people')) {
    const x = cx - half * 0.2;
    out += fill(
      person(x, Math.min(height - 12 * unit, y + 96 * unit), 182 * unit, { skirt: true, stride: true, arm: -1 }),
      ink,
    );
    out += dog(x + 136 * unit, Math.min(height - 10 * unit, y + 90 * unit), 104 * unit, ink);
  }
  return out;
}

/** A seated guest from the waist up; `toast` raises a glass. */
function seated(x: number, y: number, scale: number, toast: boolean): string {
  const point = (dx: number, dy: number): string => `${coord(x + dx * scale)} ${coord(y - dy * scale)}`;
  const body = `M${point(-0.3, 0)}Q${point(-0.34, 0.46)} ${point(-0.2, 0.56)}Q${point(-0.1, 0.6)} ${point(-0.06, 0.62)}V${coord(y - 0.7 * scale)}H${coord(x + 0.06 * scale)}V${coord(y - 0.62 * scale)}Q${point(0.1, 0.6)} ${point(0.2, 0.56)}Q${point(0.34, 0.46)} ${point(0.3, 0)}Z`;
  return (
    body +
    disc(x, y - scale * 0.8, scale * 0.15) +
    (toast
      ? taper(
          [x + 0.2 * scale, y - 0.5 * scale],
          [x + 0.46 * scale, y - 0.44 * scale],
          [x + 0.5 * scale, y - 0.86 * scale],
          0.06 * scale,
          0.035 * scale,
        ) + lens(x + 0.5 * scale, y - 0.92 * scale, 0.16 * scale, 0.12 * scale)
      : '')
  );
}

/** What is on the table: bread, bottles, bowls of fruit, candles in glass. */
function laid(stage: Stage, cx: number, y: number, half: number): string {
  const { unit, palette } = stage;
  const glass = lit(palette, '#e9e6da', 0, 0.4);
  const kinds = 11;
  let out = '';
  for (let i = 0; i < kinds; i++) {
    const x = cx - half + 70 * unit + ((half * 2 - 140 * unit) * i) / (kinds - 1);
    const k = (i * 4 + stage.seed) % 5;
    if (k === 0)
      out += fill(
        `M${coord(x - 11 * unit)} ${coord(y)}v${coord(-40 * unit)}q${coord(2 * unit)} ${coord(-12 * unit)} ${coord(6 * unit)} ${coord(-16 * unit)}v${coord(-20 * unit)}h${coord(10 * unit)}v${coord(20 * unit)}q${coord(4 * unit)} ${coord(4 * unit)} ${coord(6 * unit)} ${coord(16 * unit)}v${coord(40 * unit)}Z`,
        shade(palette, '#5f7a4c', 0, 0.2),
      );
    else if (k === 1)
      out +=
        fill(
          disc(x - 15 * unit, y - 26 * unit, 12 * unit) +
            disc(x + 10 * unit, y - 27 * unit, 12 * unit) +
            disc(x - 3 * unit, y - 39 * unit, 12 * unit),
          local(palette, i % 2 ? '#d08a3c' : '#a5483c'),
        ) +
        fill(
          `M${coord(x - 38 * unit)} ${coord(y - 22 * unit)}q${coord(4 * unit)} ${coord(22 * unit)} ${coord(24 * unit)} ${coord(22 * unit)}h${coord(28 * unit)}q${coord(20 * unit)} 0 ${coord(24 * unit)} ${coord(-22 * unit)}Z`,
          local(palette, '#4f7f8a'),
        );
    else if (k === 2)
      out +=
        (palette.lamps ? stage.halo(palette.lamp, x, y - 24 * unit, 90 * unit, 0.7) : '') +
        fill(
          `M${coord(x - 15 * unit)} ${coord(y - 40 * unit)}h${coord(30 * unit)}l${coord(-4 * unit)} ${coord(40 * unit)}h${coord(-22 * unit)}Z`,
          palette.lamps ? mix(palette.lamp, glass, 0.3) : glass,
          0.8,
        ) +
        fill(rect(x - 4 * unit, y - 20 * unit, 8 * unit, 20 * unit), lit(palette, '#fbf3dc', 0, 0.2));
    else if (k === 3)
      out +=
        fill(
          `M${coord(x - 40 * unit)} ${coord(y)}q${coord(-4 * unit)} ${coord(-30 * unit)} ${coord(40 * unit)} ${coord(-32 * unit)}t${coord(40 * unit)} ${coord(32 * unit)}Z`,
          lit(palette, '#c08a4c', 0, 0.06),
        ) +
        stroke(
          `M${coord(x - 18 * unit)} ${coord(y - 26 * unit)}l${coord(10 * unit)} ${coord(13 * unit)}M${coord(x)} ${coord(y - 30 * unit)}l${coord(10 * unit)} ${coord(14 * unit)}M${coord(x + 18 * unit)} ${coord(y - 26 * unit)}l${coord(8 * unit)} ${coord(12 * unit)}`,
          lit(palette, '#efd9ae', 0, 0.2),
          3.4 * unit,
        );
    else
      out +=
        stroke(
          `M${coord(x)} ${coord(y)}v${coord(-18 * unit)}M${coord(x - 9 * unit)} ${coord(y)}h${coord(18 * unit)}`,
          glass,
          2.6 * unit,
        ) +
        fill(
          `M${coord(x - 11 * unit)} ${coord(y - 44 * unit)}q${coord(-2 * unit)} ${coord(26 * unit)} ${coord(11 * unit)} ${coord(26 * unit)}t${coord(11 * unit)} ${coord(-26 * unit)}Z`,
          mix(glass, local(palette, '#b4604c'), 0.4),
          0.85,
        );
  }
  return out;
}
