import { mix } from '../../core/colour.ts';
import { local, shade } from '../../core/palette.ts';
import { fill, coord, type Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, footprints, sandRipples } from '../../elements/dune.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { camp } from './dunes-camp.ts';
import { oasis } from './dunes-oasis.ts';
import { erg, SAND } from './dunes-parts.ts';

/** A desert: a caravan on a great crest, a camp with lanterns, or an oasis beside walls. */
export function dunes(stage: Stage): string {
  const view = stage.seed % 3;
  const { height, unit, rng } = stage;
  const horizon = height * (stage.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(stage, 0.18, 0.32, 0.3);
  const sunY = horizon - unit * (stage.hour === 'noon' ? 260 : stage.hour === 'night' ? 250 : rng.range(90, 170));
  const out = drawSky(stage, {
    x: sunX,
    y: sunY,
    r: unit * (stage.hour === 'night' ? 40 : 60),
    horizon: horizon + 40 * unit,
    clouds: stage.hour === 'night' ? 'clear' : rng.pick(['streaks', 'clear', 'streaks', 'mackerel']),
  });
  if (view === 0) return out + greatDune(stage, horizon);
  if (view === 1) return out + camp(stage, horizon);
  return out + oasis(stage, horizon);
}

function greatDune(stage: Stage, horizon: number): string {
  const { width, height, unit, rng, palette } = stage;
  const sand = SAND[stage.season];
  let out = erg(stage, horizon, 3);
  const cx = width * (stage.portrait ? 0.54 : rng.range(0.56, 0.66));
  const top = horizon - unit * rng.range(40, 90) * (stage.portrait ? 1.3 : 1);
  out += dune(stage, {
    x: cx,
    y: top,
    left: -width * 0.16,
    right: width * 1.25,
    foot: height * 0.76,
    bottom: height + 20,
    depth: 0.12,
    sand,
    swing: 0.55,
  });
  // The caravan climbs the windward line towards the summit.
  const ink = mix(palette.near, local(palette, '#5a3d24'), 0.2);
  const at = (t: number): Point => {
    const left = -width * 0.16;
    const foot = height * 0.76;
    const rise = foot - top;
    const v = 1 - t;
    const bx = left + (cx - left) * 0.45;
    const by = foot - rise * 0.06;
    const ex = cx - (cx - left) * 0.24;
    const ey = top + rise * 0.16;
    return [
      v ** 3 * left + 3 * v * v * t * bx + 3 * v * t * t * ex + t ** 3 * cx,
      v ** 3 * foot + 3 * v * v * t * by + 3 * v * t * t * ey + t ** 3 * top,
    ];
  };
  const count = stage.portrait ? 4 : rng.int(4, 6);
  for (let i = 0; i < count; i++) {
    const [x, y] = at(0.66 + i * 0.06);
    const size = unit * (50 - i * 2) * (i === count - 2 ? 0.7 : 1);
    out += fill(
      `M${coord(x - 20 * unit)} ${coord(y)}L${coord(x + 70 * unit)} ${coord(y + 34 * unit)}h${coord(20 * unit)}L${coord(x + 24 * unit)} ${coord(y)}Z`,
      palette.shadow,
      stage.hour === 'noon' ? 0.12 : 0.24,
    );
    out += camel(x, y + 2 * unit, size, ink, mix(ink, palette.haze, 0.2), {
      mirrored: true,
      pack: local(palette, ['#8e4a3c', '#6a6a4c', '#a5793f'][i % 3] ?? '#8e4a3c'),
      ...(i % 2 === 0 ? { rider: mix(ink, local(palette, '#e8d8b4'), i === 0 ? 0.6 : 0.1) } : {}),
    });
  }
  const [gx, gy] = at(0.66 + count * 0.06 + 0.015);
  out += fill(person(gx, gy + 2 * unit, 38 * unit, { skirt: true }), ink);
  const front = unit * 90;
  out += dune(stage, {
    x: width * 0.08,
    y: height * 0.74,
    left: -width * 0.5,
    right: width * 0.72,
    foot: height * 0.97,
    bottom: height + front,
    depth: 0.02,
    sand: mix(sand, palette.shadow, 0.12),
    swing: 0.4,
  });
  out += sandRipples(stage, height * 0.83, height * 1.0, shade(palette, sand, 0, 0.5), 9, 0.26);
  out += footprints(
    Array.from({ length: 13 }, (_, i): Point => [
      width * (0.46 - 0.014 * i) + (i % 2 ? 8 : -8) * unit,
      height * (0.86 + 0.011 * i),
    ]),
    8 * unit,
    shade(palette, sand, 0, 0.5),
  );
  return out;
}
