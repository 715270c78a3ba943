import { mix } from '../core/colour.ts';
import { fill, lens, coord } from '../core/path.ts';
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
export function drawWater(stage: Stage, plan: WaterPlan): string {
  const bottom = plan.bottom ?? stage.height;
  const far = plan.far ?? stage.palette.water[0];
  const near = plan.near ?? stage.palette.water[1];
  let out = `<rect y="${coord(plan.top)}" width="${stage.width}" height="${coord(bottom - plan.top)}" fill="${stage.gradient(
    [
      [0, far],
      [0.45, mix(far, near, 0.42)],
      [1, near],
    ],
  )}"/>`;
  out += ripples(stage, plan.top, bottom, near, plan.ripples ?? 40, 0.2);
  if (plan.glintX !== undefined)
    out += glints(stage, {
      top: plan.top,
      bottom,
      x: plan.glintX,
      colour: stage.palette.glow,
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
export function glints(stage: Stage, plan: GlintPlan): string {
  const { rng, unit } = stage;
  const tones = ['', '', ''];
  const span = plan.bottom - plan.top;
  for (let i = 0; i < plan.count; i++) {
    const t = (i + rng()) / plan.count;
    const y = plan.top + 2 * unit + span * t ** 1.55;
    const x = plan.x + rng.bell() * unit * (34 + (plan.spread ?? 190) * t);
    const w = unit * (14 + (plan.length ?? 190) * t) * rng.range(0.35, 1.3);
    tones[i % 3] += lens(x, y, w, unit * (1.3 + 5 * t));
  }
  const o = plan.opacity ?? (stage.hour === 'night' ? 0.6 : 0.85);
  return tones.map((d, i) => fill(d, plan.colour, o - 0.22 * i)).join('');
}

/** Dark ripples of a breeze over the whole surface. */
export function ripples(
  stage: Stage,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  opacity = 0.16,
  x0 = 0,
  x1 = stage.width,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = stage.rng();
    d += lens(
      stage.rng.range(x0, x1),
      top + 4 * stage.unit + (bottom - top) * t ** 1.25,
      stage.unit * (40 + 280 * t) * stage.rng.range(0.4, 1.4),
      stage.unit * (1.6 + 5 * t),
    );
  }
  return fill(d, colour, opacity);
}

/** A drawing and its reflection in still water below `y`: the reflection is the same drawing, mirrored. */
export function reflect(
  stage: Stage,
  markup: string,
  y: number,
  opacity = 0.45,
  squash = 0.85,
): { above: string; below: string } {
  const name = stage.id();
  const above = `<g id="${name}">${markup}</g>`;
  const turned = `<use href="#${name}" transform="translate(0 ${coord(y * (1 + squash))}) scale(1 ${-squash})" opacity="${opacity}"/>`;
  return { above, below: stage.clip(`M0 ${coord(y)}H${stage.width}V${stage.height}H0Z`, turned) };
}
