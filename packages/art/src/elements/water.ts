import { mix } from '../core/colour.ts';
import { fill, lens, n } from '../core/path.ts';
import type { Stage } from '../core/stage.ts';

export interface WaterPlan {
  top: number;
  bottom?: number;
  /** The x of the light on the water; none if the sun is elsewhere. */
  glintX?: number | undefined;
  glints?: number;
  ripples?: number;
  far?: string;
  near?: string;
  /** The width of the path of light in the foreground. */
  spread?: number;
}

/** A surface of water: its gradient, dark ripples, and the path of light. */
export function drawWater(s: Stage, plan: WaterPlan): string {
  const bottom = plan.bottom ?? s.h;
  const far = plan.far ?? s.pal.water[0];
  const near = plan.near ?? s.pal.water[1];
  let out = `<rect y="${n(plan.top)}" width="${s.w}" height="${n(bottom - plan.top)}" fill="${s.gradient([
    [0, far],
    [0.45, mix(far, near, 0.42)],
    [1, near],
  ])}"/>`;
  out += ripples(s, plan.top, bottom, near, plan.ripples ?? 40, 0.2);
  if (plan.glintX !== undefined)
    out += glints(s, {
      top: plan.top,
      bottom,
      x: plan.glintX,
      colour: s.pal.glow,
      count: plan.glints ?? 70,
      spread: plan.spread ?? 190,
    });
  return out;
}

export interface GlintPlan {
  top: number;
  bottom: number;
  x: number;
  colour: string;
  count: number;
  spread?: number;
  length?: number;
  opacity?: number;
}

/** The path of light: short and dense in the distance, long and scattered in the foreground. */
export function glints(s: Stage, plan: GlintPlan): string {
  const { rng, u } = s;
  const tones = ['', '', ''];
  const span = plan.bottom - plan.top;
  for (let i = 0; i < plan.count; i++) {
    const t = (i + rng()) / plan.count;
    const y = plan.top + 2 * u + span * t ** 1.55;
    const x = plan.x + rng.bell() * u * (34 + (plan.spread ?? 190) * t);
    const w = u * (14 + (plan.length ?? 190) * t) * rng.range(0.35, 1.3);
    tones[i % 3] += lens(x, y, w, u * (1.3 + 5 * t));
  }
  const o = plan.opacity ?? (s.hour === 'night' ? 0.6 : 0.85);
  return tones.map((d, i) => fill(d, plan.colour, o - 0.22 * i)).join('');
}

/** Dark ripples of a breeze over the whole surface. */
export function ripples(
  s: Stage,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  opacity = 0.16,
  x0 = 0,
  x1 = s.w,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = s.rng();
    d += lens(
      s.rng.range(x0, x1),
      top + 4 * s.u + (bottom - top) * t ** 1.25,
      s.u * (40 + 280 * t) * s.rng.range(0.4, 1.4),
      s.u * (1.6 + 5 * t),
    );
  }
  return fill(d, colour, opacity);
}

/** A drawing and its reflection in still water below `y`: the reflection is the same drawing, mirrored. */
export function reflect(
  s: Stage,
  markup: string,
  y: number,
  opacity = 0.45,
  squash = 0.85,
): { above: string; below: string } {
  const name = s.id();
  const above = `<g id="${name}">${markup}</g>`;
  const turned = `<use href="#${name}" transform="translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})" opacity="${opacity}"/>`;
  return { above, below: s.clip(`M0 ${n(y)}H${s.w}V${s.h}H0Z`, turned) };
}
