import { mix } from '../../core/colour.ts';
import { local, shade } from '../../core/palette.ts';
import { fill, n, type Point } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, footprints, sandRipples } from '../../elements/dune.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { camp } from './dunes-camp.ts';
import { oasis } from './dunes-oasis.ts';
import { erg, SAND } from './dunes-parts.ts';

/** A desert: a caravan on a great crest, a camp with lanterns, or an oasis beside walls. */
export function dunes(s: Stage): string {
  const view = s.seed % 3;
  const { h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.5 : rng.range(0.46, 0.52));
  const sunX = sunAcross(s, 0.18, 0.32, 0.3);
  const sunY = horizon - u * (s.hour === 'noon' ? 260 : s.hour === 'night' ? 250 : rng.range(90, 170));
  const out = drawSky(s, {
    x: sunX,
    y: sunY,
    r: u * (s.hour === 'night' ? 40 : 60),
    horizon: horizon + 40 * u,
    clouds: s.hour === 'night' ? 'clear' : rng.pick(['streaks', 'clear', 'streaks', 'mackerel']),
  });
  if (view === 0) return out + greatDune(s, horizon);
  if (view === 1) return out + camp(s, horizon);
  return out + oasis(s, horizon);
}

function greatDune(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 3);
  const cx = w * (s.portrait ? 0.54 : rng.range(0.56, 0.66));
  const top = horizon - u * rng.range(40, 90) * (s.portrait ? 1.3 : 1);
  out += dune(s, {
    x: cx,
    y: top,
    left: -w * 0.16,
    right: w * 1.25,
    foot: h * 0.76,
    bottom: h + 20,
    depth: 0.12,
    sand,
    swing: 0.55,
  });
  // The caravan climbs the windward line towards the summit.
  const ink = mix(pal.near, local(pal, '#5a3d24'), 0.2);
  const at = (t: number): Point => {
    const left = -w * 0.16;
    const foot = h * 0.76;
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
  const count = s.portrait ? 4 : rng.int(4, 6);
  for (let i = 0; i < count; i++) {
    const [x, y] = at(0.66 + i * 0.06);
    const size = u * (50 - i * 2) * (i === count - 2 ? 0.7 : 1);
    out += fill(
      `M${n(x - 20 * u)} ${n(y)}L${n(x + 70 * u)} ${n(y + 34 * u)}h${n(20 * u)}L${n(x + 24 * u)} ${n(y)}Z`,
      pal.shadow,
      s.hour === 'noon' ? 0.12 : 0.24,
    );
    out += camel(x, y + 2 * u, size, ink, mix(ink, pal.haze, 0.2), {
      mirrored: true,
      pack: local(pal, ['#8e4a3c', '#6a6a4c', '#a5793f'][i % 3] ?? '#8e4a3c'),
      ...(i % 2 === 0 ? { rider: mix(ink, local(pal, '#e8d8b4'), i === 0 ? 0.6 : 0.1) } : {}),
    });
  }
  const [gx, gy] = at(0.66 + count * 0.06 + 0.015);
  out += fill(person(gx, gy + 2 * u, 38 * u, { skirt: true }), ink);
  const front = u * 90;
  out += dune(s, {
    x: w * 0.08,
    y: h * 0.74,
    left: -w * 0.5,
    right: w * 0.72,
    foot: h * 0.97,
    bottom: h + front,
    depth: 0.02,
    sand: mix(sand, pal.shadow, 0.12),
    swing: 0.4,
  });
  out += sandRipples(s, h * 0.83, h * 1.0, shade(pal, sand, 0, 0.5), 9, 0.26);
  out += footprints(
    Array.from({ length: 13 }, (_, i): Point => [
      w * (0.46 - 0.014 * i) + (i % 2 ? 8 : -8) * u,
      h * (0.86 + 0.011 * i),
    ]),
    8 * u,
    shade(pal, sand, 0, 0.5),
  );
  return out;
}
