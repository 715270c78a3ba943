import { mix } from '../core/colour.ts';
import { fill, coord, poly, rect } from '../core/path.ts';
import { lit, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';

export interface TerracePlan {
  x0: number;
  x1: number;
  /** The y of the pavement. */
  base: number;
  /** The height of a storey, and the number of storeys. */
  storey: number;
  floors: readonly [number, number];
  /** The width of a house, in storey heights. */
  width?: readonly [number, number];
  depth: number;
  style: 'mansard' | 'gabled' | 'plain' | 'mixed';
  stones: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  light: -1 | 1;
  /** The fraction of lit windows. */
  home?: number;
  windows?: boolean;
}

interface Layers {
  front: Map<string, string>;
  glassLit: string;
  glassDark: string;
  trim: string;
  shadow: string;
}

const add = (map: Map<string, string>, colour: string, d: string): void =>
  void map.set(colour, (map.get(colour) ?? '') + d);

/** A row of town houses, each with its own width, height, roof and colour. Paths of one colour are merged. */
export function terrace(stage: Stage, plan: TerracePlan): string {
  const { rng, palette } = stage;
  const layers: Layers = { front: new Map(), glassLit: '', glassDark: '', trim: '', shadow: '' };
  const k = plan.storey;
  let x = plan.x0;
  while (x < plan.x1) {
    const w = k * rng.range(...(plan.width ?? ([1.6, 2.8] as const)));
    const floors = rng.int(...plan.floors);
    const style = plan.style === 'mixed' ? rng.pick(['mansard', 'gabled', 'plain']) : plan.style;
    house(stage, plan, layers, x, w, floors, style);
    x += w;
  }
  let out = '';
  for (const [colour, d] of layers.front) out += fill(d, colour);
  out +=
    fill(layers.shadow, shade(palette, '#3c3a38', plan.depth, 0.4), 0.22) +
    fill(layers.trim, lit(palette, '#f2e8d2', plan.depth, 0.2), 0.55);
  out +=
    fill(layers.glassDark, shade(palette, '#40474a', plan.depth, 0.3), 0.7) +
    fill(layers.glassLit, mix(palette.lamp, palette.haze, plan.depth * 0.4));
  return out;
}

function house(
  stage: Stage,
  plan: TerracePlan,
  layers: Layers,
  x: number,
  width: number,
  floors: number,
  style: string,
): void {
  const { rng, palette } = stage;
  const k = plan.storey;
  const top = plan.base - floors * k;
  const stone = rng.pick(plan.stones);
  const roof = rng.pick(plan.roofs);
  const face = rng.chance(0.75) ? lit(palette, stone, plan.depth, 0.2) : shade(palette, stone, plan.depth, 0.14);
  const tile = shade(palette, roof, plan.depth, 0.2);
  const tileLit = lit(palette, roof, plan.depth, 0.14);
  add(layers.front, face, rect(x, top, width + 0.6, plan.base - top));
  // A shadow on the side away from the light separates the houses.
  layers.shadow += rect(plan.light < 0 ? x + width * 0.93 : x, top, width * 0.07, plan.base - top);
  let roofTop = top;
  if (style === 'mansard') {
    roofTop = top - k * rng.range(0.7, 1.05);
    add(
      layers.front,
      tile,
      poly([
        [x - k * 0.06, top],
        [x + width * 0.05, roofTop],
        [x + width * 0.95, roofTop],
        [x + width + k * 0.06, top],
      ]),
    );
    add(
      layers.front,
      tileLit,
      poly([
        [x + width * 0.05, roofTop],
        [x + width * 0.12, roofTop - k * 0.14],
        [x + width * 0.88, roofTop - k * 0.14],
        [x + width * 0.95, roofTop],
      ]),
    );
    const dormers = Math.max(1, Math.round(width / k / 0.9));
    for (let i = 0; i < dormers; i++) {
      const cx = x + (width * (i + 0.5)) / dormers;
      const dw = k * 0.2;
      add(
        layers.front,
        face,
        poly([
          [cx - dw, top - k * 0.1],
          [cx - dw, top - k * 0.52],
          [cx, top - k * 0.68],
          [cx + dw, top - k * 0.52],
          [cx + dw, top - k * 0.1],
        ]),
      );
      glass(stage, plan, layers, cx - dw * 0.6, top - k * 0.48, dw * 1.2, k * 0.34);
    }
    layers.trim += rect(x - k * 0.04, top - k * 0.05, width + k * 0.08, k * 0.07);
  } else if (style === 'gabled') {
    roofTop = top - k * rng.range(1, 1.5);
    const cx = x + width / 2;
    const kind = rng.int(0, 2);
    if (kind === 0) {
      // A stepped gable.
      let d = `M${coord(x)} ${coord(top)}`;
      const steps = 4;
      for (let i = 0; i < steps; i++) d += `v${coord((roofTop - top) / steps)}h${coord((width * 0.42) / steps)}`;
      d += `H${coord(x + width - width * 0.42)}`;
      for (let i = 0; i < steps; i++) d += `h${coord((width * 0.42) / steps)}v${coord((top - roofTop) / steps)}`;
      add(layers.front, face, `${d}Z`);
    } else if (kind === 1) {
      // A bell gable.
      add(
        layers.front,
        face,
        `M${coord(x)} ${coord(top)}q${coord(width * 0.02)} ${coord(-k * 0.4)} ${coord(width * 0.2)} ${coord(-k * 0.5)}q${coord(width * 0.08)} ${coord(-k * 0.1)} ${coord(width * 0.1)} ${coord(roofTop - top + k * 0.5)}h${coord(width * 0.36)}q${coord(width * 0.02)} ${coord(-(roofTop - top + k * 0.5))} ${coord(width * 0.12)} ${coord(-(roofTop - top + k * 0.5))}q${coord(width * 0.18)} ${coord(k * 0.1)} ${coord(width * 0.22)} ${coord(k * 0.5)}Z`,
      );
      layers.trim += `M${coord(cx - width * 0.22)} ${coord(roofTop + k * 0.02)}q${coord(width * 0.22)} ${coord(-k * 0.34)} ${coord(width * 0.44)} 0Z`;
    } else {
      add(
        layers.front,
        tile,
        poly([
          [x - k * 0.08, top],
          [cx, roofTop],
          [x + width + k * 0.08, top],
        ]),
      );
      add(
        layers.front,
        face,
        poly([
          [x + width * 0.06, top + 1],
          [cx, roofTop + k * 0.16],
          [x + width * 0.94, top + 1],
        ]),
      );
    }
    glass(stage, plan, layers, cx - k * 0.12, top - k * 0.5, k * 0.24, k * 0.36);
  } else {
    roofTop = top - k * rng.range(0.3, 0.5);
    add(
      layers.front,
      tileLit,
      poly([
        [x - k * 0.1, top],
        [x + width * 0.1, roofTop],
        [x + width * 0.9, roofTop],
        [x + width + k * 0.1, top],
      ]),
    );
    add(layers.front, tile, rect(x - k * 0.1, top - k * 0.04, width + k * 0.2, k * 0.09));
  }
  if (rng.chance(0.75)) {
    const cx = x + width * rng.range(0.14, 0.76);
    add(
      layers.front,
      shade(palette, stone, plan.depth, 0.3),
      rect(cx, roofTop - k * 0.34, k * 0.26, k * 0.44) +
        rect(cx + k * 0.04, roofTop - k * 0.44, k * 0.06, k * 0.1) +
        rect(cx + k * 0.15, roofTop - k * 0.44, k * 0.06, k * 0.1),
    );
  }
  if (plan.windows === false) return;
  const columns = Math.max(2, Math.round(width / (k * 0.74)));
  for (let f = 0; f < floors; f++) {
    const y = plan.base - (f + 1) * k;
    for (let c = 0; c < columns; c++) {
      const cx = x + (width * (c + 0.5)) / columns;
      const ground = f === 0;
      glass(stage, plan, layers, cx - k * 0.13, y + k * (ground ? 0.24 : 0.2), k * 0.26, k * (ground ? 0.74 : 0.52));
    }
    if (f > 0 && rng.chance(0.3)) layers.trim += rect(x + width * 0.05, y + k * 0.76, width * 0.9, k * 0.04);
  }
}

function glass(
  stage: Stage,
  plan: TerracePlan,
  layers: Layers,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (stage.palette.lamps && stage.rng() < (plan.home ?? 0.35)) layers.glassLit += rect(x, y, width, height);
  else layers.glassDark += rect(x, y, width, height);
}

/** A lit street lamp; `h` is the height of its lantern. */
export function streetLamp(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.08);
  const k = height * 0.08;
  return (
    (palette.lamps ? stage.halo(palette.lamp, x, y - height * 1.06, height * 0.7, 0.85) : '') +
    fill(
      `M${coord(x - k * 0.24)} ${coord(y)}L${coord(x - k * 0.16)} ${coord(y - height)}h${coord(k * 0.32)}L${coord(x + k * 0.24)} ${coord(y)}ZM${coord(x - k * 0.7)} ${coord(y)}l${coord(k * 0.4)} ${coord(-k * 1.4)}h${coord(k * 0.6)}l${coord(k * 0.4)} ${coord(k * 1.4)}Z`,
      ink,
    ) +
    fill(
      `M${coord(x - k * 0.6)} ${coord(y - height)}l${coord(-k * 0.3)} ${coord(-k * 1.5)}h${coord(k * 1.8)}l${coord(-k * 0.3)} ${coord(k * 1.5)}Z`,
      palette.lamps ? mix(palette.lamp, '#fff6dc', 0.4) : lit(palette, '#e8e4d4', 0, 0.3),
    ) +
    fill(
      `M${coord(x - k)} ${coord(y - height - k * 1.5)}l${coord(k)} ${coord(-k * 0.9)}l${coord(k)} ${coord(k * 0.9)}Z`,
      ink,
    )
  );
}
