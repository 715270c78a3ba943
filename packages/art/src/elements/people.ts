import { mix } from '../core/colour.ts';
import { disc, fill, lens, move, coord, quad, taper } from '../core/path.ts';
import type { Stage } from '../core/stage.ts';

/**
 * A small figure seen from behind, with its feet at (x, y). `arm` raises a hand, `skirt` draws a dress, `hat` a brim.
 */
export function person(
  x: number,
  y: number,
  height: number,
  options: { arm?: -1 | 1; skirt?: boolean; stride?: boolean; hat?: boolean } = {},
): string {
  const point = (dx: number, dy: number): string => `${coord(x + height * dx)} ${coord(y - height * dy)}`;
  // All parts are drawn clockwise, because with mixed directions overlaps would be cut out.
  const mirrored = (dx: number, dy: number): string => point(-dx, dy);
  const gap = options.stride ? 0.09 : 0.02;
  let d = options.skirt
    ? `M${mirrored(-0.115, 0.8)}Q${mirrored(-0.1, 0.7)} ${mirrored(-0.07, 0.58)}L${mirrored(-0.145, 0.22)}Q${mirrored(0, 0.17)} ${mirrored(0.145, 0.22)}L${mirrored(0.07, 0.58)}Q${mirrored(0.1, 0.7)} ${mirrored(0.115, 0.8)}Q${mirrored(0.06, 0.85)} ${mirrored(0.03, 0.855)}V${coord(y - height * 0.9)}H${coord(x + height * 0.03)}V${coord(y - height * 0.855)}Q${mirrored(-0.06, 0.85)} ${mirrored(-0.115, 0.8)}ZM${mirrored(-0.075, 0.23)}L${mirrored(-0.06, 0)}L${mirrored(-0.02, 0)}L${mirrored(-0.015, 0.22)}ZM${mirrored(0.075, 0.23)}L${mirrored(0.06, 0)}L${mirrored(0.02, 0)}L${mirrored(0.015, 0.22)}Z`
    : `M${mirrored(-0.125, 0.8)}Q${mirrored(-0.11, 0.66)} ${mirrored(-0.09, 0.5)}L${mirrored(-gap - 0.075, 0)}L${mirrored(-gap - 0.005, 0)}L${mirrored(0, 0.42)}L${mirrored(gap + 0.005, 0)}L${mirrored(gap + 0.075, 0)}L${mirrored(0.09, 0.5)}Q${mirrored(0.11, 0.66)} ${mirrored(0.125, 0.8)}Q${mirrored(0.07, 0.85)} ${mirrored(0.032, 0.855)}V${coord(y - height * 0.9)}H${coord(x + height * 0.032)}V${coord(y - height * 0.855)}Q${mirrored(-0.07, 0.85)} ${mirrored(-0.125, 0.8)}Z`;
  d += `M${point(-0.062, 0.925)}A${coord(height * 0.062)} ${coord(height * 0.07)} 0 1 1 ${point(0.062, 0.925)}A${coord(height * 0.062)} ${coord(height * 0.07)} 0 1 1 ${point(-0.062, 0.925)}Z`;
  if (options.hat)
    d +=
      lens(x, y - height * 0.955, height * 0.3, height * 0.03) +
      `M${point(-0.07, 0.955)}Q${point(-0.05, 1.04)} ${point(0, 1.04)}Q${point(0.05, 1.04)} ${point(0.07, 0.955)}Z`;
  const rest = (a: -1 | 1): string =>
    taper(
      [x + a * height * 0.1, y - height * 0.8],
      [x + a * height * 0.165, y - height * 0.62],
      [x + a * height * 0.155, y - height * 0.44],
      height * 0.024,
      height * 0.016,
    );
  if (options.arm) {
    const a = options.arm;
    d +=
      taper(
        [x + a * height * 0.09, y - height * 0.79],
        [x + a * height * 0.22, y - height * 0.8],
        [x + a * height * 0.3, y - height * 1.02],
        height * 0.026,
        height * 0.016,
      ) + rest(a === 1 ? -1 : 1);
  } else d += rest(-1) + rest(1);
  return d;
}

/** A parent and one or two children, hand in hand. */
export function family(stage: Stage, x: number, y: number, height: number, colour: string): string {
  const small = height * stage.rng.range(0.52, 0.66);
  let d = person(x, y, height, { skirt: stage.rng.chance(0.5) }) + person(x + height * 0.34, y, small);
  d += taper(
    [x + height * 0.1, y - height * 0.74],
    [x + height * 0.2, y - height * 0.56],
    [x + height * 0.3, y - small * 0.74],
    height * 0.026,
    height * 0.018,
  );
  if (stage.rng.chance(0.6)) {
    const tall = height * 1.06;
    d +=
      person(x + height * 0.68, y, tall) +
      taper(
        [x + height * 0.58, y - tall * 0.74],
        [x + height * 0.5, y - height * 0.55],
        [x + height * 0.38, y - small * 0.74],
        height * 0.026,
        height * 0.018,
      );
  }
  return fill(d, colour);
}

/** A sailing boat: hull, mainsail, jib, and its reflection. */
export function sailboat(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colours: { hull: string; main: string; jib: string },
): string {
  const point = (dx: number, dy: number): string => `${coord(x + height * dx)} ${coord(y - height * dy)}`;
  return (
    fill(lens(x, y + height * 0.05, height * 0.9, height * 0.03), stage.palette.water[1], 0.45) +
    fill(`M${point(0.03, 0.14)}L${point(0.03, 1)}Q${point(0.34, 0.5)} ${point(0.4, 0.15)}Z`, colours.main) +
    fill(`M${point(-0.02, 0.14)}L${point(-0.01, 0.88)}Q${point(-0.16, 0.4)} ${point(-0.33, 0.16)}Z`, colours.jib) +
    fill(`M${point(0.005, 0.1)}L${point(0.005, 1.03)}L${point(0.02, 1.03)}L${point(0.02, 0.1)}Z`, colours.hull) +
    fill(
      `M${point(-0.4, 0.11)}Q${point(-0.05, 0.075)} ${point(0.46, 0.115)}Q${point(0.4, 0)} ${point(0.3, 0)}L${point(-0.26, 0)}Q${point(-0.36, 0.03)} ${point(-0.4, 0.11)}Z`,
      colours.hull,
    ) +
    fill(
      lens(x + height * 0.04, y + height * 0.16, height * 0.5, height * 0.02) +
        lens(x - height * 0.02, y + height * 0.24, height * 0.36, height * 0.02),
      colours.main,
      0.5,
    )
  );
}

/** A rowing boat, empty or with a rower. */
export function rowboat(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colours: { outside: string; inside: string; rim: string },
  rower?: string,
): string {
  const point = (dx: number, dy: number): string => `${coord(x + width * dx)} ${coord(y - width * dy)}`;
  let out = fill(lens(x, y + width * 0.06, width * 1.14, width * 0.05), stage.palette.water[1], 0.5);
  if (rower) {
    out += fill(
      `M${point(-0.08, 0.05)}Q${point(-0.1, 0.28)} ${point(-0.01, 0.3)}Q${point(0.08, 0.28)} ${point(0.08, 0.05)}Z${disc(x, y - width * 0.36, width * 0.05)}`,
      rower,
    );
    out += `<path d="M${point(0, 0.2)}L${point(0.34, 0.02)}L${point(0.48, -0.05)}M${point(-0.02, 0.2)}L${point(-0.3, 0.01)}L${point(-0.44, -0.05)}" fill="none" stroke="${rower}" stroke-width="${coord(width * 0.016)}"/>`;
  }
  out += fill(
    `M${point(-0.5, 0.14)}Q${point(0, 0.03)} ${point(0.5, 0.15)}Q${point(0.2, 0.09)} ${point(0, 0.085)}Q${point(-0.25, 0.09)} ${point(-0.5, 0.14)}Z`,
    colours.inside,
  );
  out += fill(
    `M${point(-0.5, 0.14)}Q${point(0, 0.02)} ${point(0.5, 0.15)}Q${point(0.42, -0.05)} ${point(0.24, -0.06)}L${point(-0.24, -0.06)}Q${point(-0.42, -0.05)} ${point(-0.5, 0.14)}Z`,
    colours.outside,
  );
  out += fill(
    `M${point(-0.5, 0.145)}Q${point(0, 0.02)} ${point(0.5, 0.155)}Q${point(0, 0.05)} ${point(-0.49, 0.12)}Z`,
    colours.rim,
  );
  return out;
}

/** A lit lantern on the ground. */
export function lantern(stage: Stage, x: number, y: number, height: number, lightRadius = 4): string {
  const frame = mix(stage.palette.near, '#4a3826', 0.2);
  const point = (dx: number, dy: number): string => `${coord(x + height * dx)} ${coord(y - height * dy)}`;
  return (
    (stage.palette.lamps ? stage.halo(stage.palette.lamp, x, y - height * 0.45, height * lightRadius, 0.75) : '') +
    fill(`M${point(-0.3, 0)}L${point(-0.26, 0.62)}L${point(0, 0.95)}L${point(0.26, 0.62)}L${point(0.3, 0)}Z`, frame) +
    fill(
      `M${point(-0.21, 0.08)}L${point(-0.18, 0.58)}L${point(0.18, 0.58)}L${point(0.21, 0.08)}Z`,
      stage.palette.lamps ? stage.palette.lamp : mix(stage.palette.glow, stage.palette.haze, 0.4),
    ) +
    `<path d="M${point(-0.1, 0.9)}Q${point(0, 1.25)} ${point(0.1, 0.9)}" fill="none" stroke="${frame}" stroke-width="${coord(height * 0.05)}"/>`
  );
}

/** A thin line of smoke from a chimney. */
export function smoke(stage: Stage, x: number, y: number, height: number): string {
  const d =
    move(x - height * 0.02, y) +
    `C${coord(x - height * 0.12)} ${coord(y - height * 0.3)} ${coord(x + height * 0.1)} ${coord(y - height * 0.42)} ${coord(x + height * 0.02)} ${coord(y - height * 0.66)}` +
    quad(x - height * 0.03, y - height * 0.86, x + height * 0.12, y - height) +
    quad(x + height * 0.04, y - height * 0.84, x + height * 0.1, y - height * 0.64) +
    `C${coord(x + height * 0.19)} ${coord(y - height * 0.38)} ${coord(x - height * 0.03)} ${coord(y - height * 0.3)} ${coord(x + height * 0.03)} ${coord(y)}Z`;
  return fill(d, stage.palette.cloud, 0.42);
}
