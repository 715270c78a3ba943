import { mix } from '../core/colour.ts';
import { disc, fill, lens, move, n, quad, taper } from '../core/path.ts';
import type { Stage } from '../core/stage.ts';

/**
 * A small figure seen from behind, with its feet at (x, y). `arm` raises a hand, `skirt` draws a dress, `hat` a brim.
 */
export function person(
  x: number,
  y: number,
  h: number,
  options: { arm?: -1 | 1; skirt?: boolean; stride?: boolean; hat?: boolean } = {},
): string {
  const p = (dx: number, dy: number): string => `${n(x + h * dx)} ${n(y - h * dy)}`;
  // All parts are drawn clockwise, because with mixed directions overlaps would be cut out.
  const q = (dx: number, dy: number): string => p(-dx, dy);
  const gap = options.stride ? 0.09 : 0.02;
  let d = options.skirt
    ? `M${q(-0.115, 0.8)}Q${q(-0.1, 0.7)} ${q(-0.07, 0.58)}L${q(-0.145, 0.22)}Q${q(0, 0.17)} ${q(0.145, 0.22)}L${q(0.07, 0.58)}Q${q(0.1, 0.7)} ${q(0.115, 0.8)}Q${q(0.06, 0.85)} ${q(0.03, 0.855)}V${n(y - h * 0.9)}H${n(x + h * 0.03)}V${n(y - h * 0.855)}Q${q(-0.06, 0.85)} ${q(-0.115, 0.8)}ZM${q(-0.075, 0.23)}L${q(-0.06, 0)}L${q(-0.02, 0)}L${q(-0.015, 0.22)}ZM${q(0.075, 0.23)}L${q(0.06, 0)}L${q(0.02, 0)}L${q(0.015, 0.22)}Z`
    : `M${q(-0.125, 0.8)}Q${q(-0.11, 0.66)} ${q(-0.09, 0.5)}L${q(-gap - 0.075, 0)}L${q(-gap - 0.005, 0)}L${q(0, 0.42)}L${q(gap + 0.005, 0)}L${q(gap + 0.075, 0)}L${q(0.09, 0.5)}Q${q(0.11, 0.66)} ${q(0.125, 0.8)}Q${q(0.07, 0.85)} ${q(0.032, 0.855)}V${n(y - h * 0.9)}H${n(x + h * 0.032)}V${n(y - h * 0.855)}Q${q(-0.07, 0.85)} ${q(-0.125, 0.8)}Z`;
  d += `M${p(-0.062, 0.925)}A${n(h * 0.062)} ${n(h * 0.07)} 0 1 1 ${p(0.062, 0.925)}A${n(h * 0.062)} ${n(h * 0.07)} 0 1 1 ${p(-0.062, 0.925)}Z`;
  if (options.hat)
    d +=
      lens(x, y - h * 0.955, h * 0.3, h * 0.03) +
      `M${p(-0.07, 0.955)}Q${p(-0.05, 1.04)} ${p(0, 1.04)}Q${p(0.05, 1.04)} ${p(0.07, 0.955)}Z`;
  const rest = (a: -1 | 1): string =>
    taper(
      [x + a * h * 0.1, y - h * 0.8],
      [x + a * h * 0.165, y - h * 0.62],
      [x + a * h * 0.155, y - h * 0.44],
      h * 0.024,
      h * 0.016,
    );
  if (options.arm) {
    const a = options.arm;
    d +=
      taper(
        [x + a * h * 0.09, y - h * 0.79],
        [x + a * h * 0.22, y - h * 0.8],
        [x + a * h * 0.3, y - h * 1.02],
        h * 0.026,
        h * 0.016,
      ) + rest(a === 1 ? -1 : 1);
  } else d += rest(-1) + rest(1);
  return d;
}

/** A parent and one or two children, hand in hand. */
export function family(s: Stage, x: number, y: number, h: number, colour: string): string {
  const small = h * s.rng.range(0.52, 0.66);
  let d = person(x, y, h, { skirt: s.rng.chance(0.5) }) + person(x + h * 0.34, y, small);
  d += taper(
    [x + h * 0.1, y - h * 0.74],
    [x + h * 0.2, y - h * 0.56],
    [x + h * 0.3, y - small * 0.74],
    h * 0.026,
    h * 0.018,
  );
  if (s.rng.chance(0.6)) {
    const tall = h * 1.06;
    d +=
      person(x + h * 0.68, y, tall) +
      taper(
        [x + h * 0.58, y - tall * 0.74],
        [x + h * 0.5, y - h * 0.55],
        [x + h * 0.38, y - small * 0.74],
        h * 0.026,
        h * 0.018,
      );
  }
  return fill(d, colour);
}

/** A sailing boat: hull, mainsail, jib, and its reflection. */
export function sailboat(
  s: Stage,
  x: number,
  y: number,
  h: number,
  colours: { hull: string; main: string; jib: string },
): string {
  const p = (dx: number, dy: number): string => `${n(x + h * dx)} ${n(y - h * dy)}`;
  return (
    fill(lens(x, y + h * 0.05, h * 0.9, h * 0.03), s.pal.water[1], 0.45) +
    fill(`M${p(0.03, 0.14)}L${p(0.03, 1)}Q${p(0.34, 0.5)} ${p(0.4, 0.15)}Z`, colours.main) +
    fill(`M${p(-0.02, 0.14)}L${p(-0.01, 0.88)}Q${p(-0.16, 0.4)} ${p(-0.33, 0.16)}Z`, colours.jib) +
    fill(`M${p(0.005, 0.1)}L${p(0.005, 1.03)}L${p(0.02, 1.03)}L${p(0.02, 0.1)}Z`, colours.hull) +
    fill(
      `M${p(-0.4, 0.11)}Q${p(-0.05, 0.075)} ${p(0.46, 0.115)}Q${p(0.4, 0)} ${p(0.3, 0)}L${p(-0.26, 0)}Q${p(-0.36, 0.03)} ${p(-0.4, 0.11)}Z`,
      colours.hull,
    ) +
    fill(
      lens(x + h * 0.04, y + h * 0.16, h * 0.5, h * 0.02) + lens(x - h * 0.02, y + h * 0.24, h * 0.36, h * 0.02),
      colours.main,
      0.5,
    )
  );
}

/** A rowing boat, empty or with a rower. */
export function rowboat(
  s: Stage,
  x: number,
  y: number,
  w: number,
  colours: { outside: string; inside: string; rim: string },
  rower?: string,
): string {
  const p = (dx: number, dy: number): string => `${n(x + w * dx)} ${n(y - w * dy)}`;
  let out = fill(lens(x, y + w * 0.06, w * 1.14, w * 0.05), s.pal.water[1], 0.5);
  if (rower) {
    out += fill(
      `M${p(-0.08, 0.05)}Q${p(-0.1, 0.28)} ${p(-0.01, 0.3)}Q${p(0.08, 0.28)} ${p(0.08, 0.05)}Z${disc(x, y - w * 0.36, w * 0.05)}`,
      rower,
    );
    out += `<path d="M${p(0, 0.2)}L${p(0.34, 0.02)}L${p(0.48, -0.05)}M${p(-0.02, 0.2)}L${p(-0.3, 0.01)}L${p(-0.44, -0.05)}" fill="none" stroke="${rower}" stroke-width="${n(w * 0.016)}"/>`;
  }
  out += fill(
    `M${p(-0.5, 0.14)}Q${p(0, 0.03)} ${p(0.5, 0.15)}Q${p(0.2, 0.09)} ${p(0, 0.085)}Q${p(-0.25, 0.09)} ${p(-0.5, 0.14)}Z`,
    colours.inside,
  );
  out += fill(
    `M${p(-0.5, 0.14)}Q${p(0, 0.02)} ${p(0.5, 0.15)}Q${p(0.42, -0.05)} ${p(0.24, -0.06)}L${p(-0.24, -0.06)}Q${p(-0.42, -0.05)} ${p(-0.5, 0.14)}Z`,
    colours.outside,
  );
  out += fill(`M${p(-0.5, 0.145)}Q${p(0, 0.02)} ${p(0.5, 0.155)}Q${p(0, 0.05)} ${p(-0.49, 0.12)}Z`, colours.rim);
  return out;
}

/** A lit lantern on the ground. */
export function lantern(s: Stage, x: number, y: number, h: number, lightRadius = 4): string {
  const frame = mix(s.pal.near, '#4a3826', 0.2);
  const p = (dx: number, dy: number): string => `${n(x + h * dx)} ${n(y - h * dy)}`;
  return (
    (s.pal.lamps ? s.halo(s.pal.lamp, x, y - h * 0.45, h * lightRadius, 0.75) : '') +
    fill(`M${p(-0.3, 0)}L${p(-0.26, 0.62)}L${p(0, 0.95)}L${p(0.26, 0.62)}L${p(0.3, 0)}Z`, frame) +
    fill(
      `M${p(-0.21, 0.08)}L${p(-0.18, 0.58)}L${p(0.18, 0.58)}L${p(0.21, 0.08)}Z`,
      s.pal.lamps ? s.pal.lamp : mix(s.pal.glow, s.pal.haze, 0.4),
    ) +
    `<path d="M${p(-0.1, 0.9)}Q${p(0, 1.25)} ${p(0.1, 0.9)}" fill="none" stroke="${frame}" stroke-width="${n(h * 0.05)}"/>`
  );
}

/** A thin line of smoke from a chimney. */
export function smoke(s: Stage, x: number, y: number, h: number): string {
  const d =
    move(x - h * 0.02, y) +
    `C${n(x - h * 0.12)} ${n(y - h * 0.3)} ${n(x + h * 0.1)} ${n(y - h * 0.42)} ${n(x + h * 0.02)} ${n(y - h * 0.66)}` +
    quad(x - h * 0.03, y - h * 0.86, x + h * 0.12, y - h) +
    quad(x + h * 0.04, y - h * 0.84, x + h * 0.1, y - h * 0.64) +
    `C${n(x + h * 0.19)} ${n(y - h * 0.38)} ${n(x - h * 0.03)} ${n(y - h * 0.3)} ${n(x + h * 0.03)} ${n(y)}Z`;
  return fill(d, s.pal.cloud, 0.42);
}
