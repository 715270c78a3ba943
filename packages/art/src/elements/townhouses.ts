import { mix } from '../core/colour.ts';
import { fill, n, poly, rect } from '../core/path.ts';
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
export function terrace(s: Stage, plan: TerracePlan): string {
  const { rng, pal } = s;
  const layers: Layers = { front: new Map(), glassLit: '', glassDark: '', trim: '', shadow: '' };
  const k = plan.storey;
  let x = plan.x0;
  while (x < plan.x1) {
    const w = k * rng.range(...(plan.width ?? ([1.6, 2.8] as const)));
    const floors = rng.int(...plan.floors);
    const style = plan.style === 'mixed' ? rng.pick(['mansard', 'gabled', 'plain']) : plan.style;
    house(s, plan, layers, x, w, floors, style);
    x += w;
  }
  let out = '';
  for (const [colour, d] of layers.front) out += fill(d, colour);
  out +=
    fill(layers.shadow, shade(pal, '#3c3a38', plan.depth, 0.4), 0.22) +
    fill(layers.trim, lit(pal, '#f2e8d2', plan.depth, 0.2), 0.55);
  out +=
    fill(layers.glassDark, shade(pal, '#40474a', plan.depth, 0.3), 0.7) +
    fill(layers.glassLit, mix(pal.lamp, pal.haze, plan.depth * 0.4));
  return out;
}

function house(s: Stage, plan: TerracePlan, layers: Layers, x: number, w: number, floors: number, style: string): void {
  const { rng, pal } = s;
  const k = plan.storey;
  const top = plan.base - floors * k;
  const stone = rng.pick(plan.stones);
  const roof = rng.pick(plan.roofs);
  const face = rng.chance(0.75) ? lit(pal, stone, plan.depth, 0.2) : shade(pal, stone, plan.depth, 0.14);
  const tile = shade(pal, roof, plan.depth, 0.2);
  const tileLit = lit(pal, roof, plan.depth, 0.14);
  add(layers.front, face, rect(x, top, w + 0.6, plan.base - top));
  // A shadow on the side away from the light separates the houses.
  layers.shadow += rect(plan.light < 0 ? x + w * 0.93 : x, top, w * 0.07, plan.base - top);
  let roofTop = top;
  if (style === 'mansard') {
    roofTop = top - k * rng.range(0.7, 1.05);
    add(
      layers.front,
      tile,
      poly([
        [x - k * 0.06, top],
        [x + w * 0.05, roofTop],
        [x + w * 0.95, roofTop],
        [x + w + k * 0.06, top],
      ]),
    );
    add(
      layers.front,
      tileLit,
      poly([
        [x + w * 0.05, roofTop],
        [x + w * 0.12, roofTop - k * 0.14],
        [x + w * 0.88, roofTop - k * 0.14],
        [x + w * 0.95, roofTop],
      ]),
    );
    const dormers = Math.max(1, Math.round(w / k / 0.9));
    for (let i = 0; i < dormers; i++) {
      const cx = x + (w * (i + 0.5)) / dormers;
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
      glass(s, plan, layers, cx - dw * 0.6, top - k * 0.48, dw * 1.2, k * 0.34);
    }
    layers.trim += rect(x - k * 0.04, top - k * 0.05, w + k * 0.08, k * 0.07);
  } else if (style === 'gabled') {
    roofTop = top - k * rng.range(1, 1.5);
    const cx = x + w / 2;
    const kind = rng.int(0, 2);
    if (kind === 0) {
      // A stepped gable.
      let d = `M${n(x)} ${n(top)}`;
      const steps = 4;
      for (let i = 0; i < steps; i++) d += `v${n((roofTop - top) / steps)}h${n((w * 0.42) / steps)}`;
      d += `H${n(x + w - w * 0.42)}`;
      for (let i = 0; i < steps; i++) d += `h${n((w * 0.42) / steps)}v${n((top - roofTop) / steps)}`;
      add(layers.front, face, `${d}Z`);
    } else if (kind === 1) {
      // A bell gable.
      add(
        layers.front,
        face,
        `M${n(x)} ${n(top)}q${n(w * 0.02)} ${n(-k * 0.4)} ${n(w * 0.2)} ${n(-k * 0.5)}q${n(w * 0.08)} ${n(-k * 0.1)} ${n(w * 0.1)} ${n(roofTop - top + k * 0.5)}h${n(w * 0.36)}q${n(w * 0.02)} ${n(-(roofTop - top + k * 0.5))} ${n(w * 0.12)} ${n(-(roofTop - top + k * 0.5))}q${n(w * 0.18)} ${n(k * 0.1)} ${n(w * 0.22)} ${n(k * 0.5)}Z`,
      );
      layers.trim += `M${n(cx - w * 0.22)} ${n(roofTop + k * 0.02)}q${n(w * 0.22)} ${n(-k * 0.34)} ${n(w * 0.44)} 0Z`;
    } else {
      add(
        layers.front,
        tile,
        poly([
          [x - k * 0.08, top],
          [cx, roofTop],
          [x + w + k * 0.08, top],
        ]),
      );
      add(
        layers.front,
        face,
        poly([
          [x + w * 0.06, top + 1],
          [cx, roofTop + k * 0.16],
          [x + w * 0.94, top + 1],
        ]),
      );
    }
    glass(s, plan, layers, cx - k * 0.12, top - k * 0.5, k * 0.24, k * 0.36);
  } else {
    roofTop = top - k * rng.range(0.3, 0.5);
    add(
      layers.front,
      tileLit,
      poly([
        [x - k * 0.1, top],
        [x + w * 0.1, roofTop],
        [x + w * 0.9, roofTop],
        [x + w + k * 0.1, top],
      ]),
    );
    add(layers.front, tile, rect(x - k * 0.1, top - k * 0.04, w + k * 0.2, k * 0.09));
  }
  if (rng.chance(0.75)) {
    const cx = x + w * rng.range(0.14, 0.76);
    add(
      layers.front,
      shade(pal, stone, plan.depth, 0.3),
      rect(cx, roofTop - k * 0.34, k * 0.26, k * 0.44) +
        rect(cx + k * 0.04, roofTop - k * 0.44, k * 0.06, k * 0.1) +
        rect(cx + k * 0.15, roofTop - k * 0.44, k * 0.06, k * 0.1),
    );
  }
  if (plan.windows === false) return;
  const columns = Math.max(2, Math.round(w / (k * 0.74)));
  for (let f = 0; f < floors; f++) {
    const y = plan.base - (f + 1) * k;
    for (let c = 0; c < columns; c++) {
      const cx = x + (w * (c + 0.5)) / columns;
      const ground = f === 0;
      glass(s, plan, layers, cx - k * 0.13, y + k * (ground ? 0.24 : 0.2), k * 0.26, k * (ground ? 0.74 : 0.52));
    }
    if (f > 0 && rng.chance(0.3)) layers.trim += rect(x + w * 0.05, y + k * 0.76, w * 0.9, k * 0.04);
  }
}

function glass(s: Stage, plan: TerracePlan, layers: Layers, x: number, y: number, w: number, h: number): void {
  if (s.pal.lamps && s.rng() < (plan.home ?? 0.35)) layers.glassLit += rect(x, y, w, h);
  else layers.glassDark += rect(x, y, w, h);
}

/** A lit street lamp; `h` is the height of its lantern. */
export function streetLamp(s: Stage, x: number, y: number, h: number): string {
  const { pal } = s;
  const ink = mix(pal.near, pal.haze, 0.08);
  const k = h * 0.08;
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - h * 1.06, h * 0.7, 0.85) : '') +
    fill(
      `M${n(x - k * 0.24)} ${n(y)}L${n(x - k * 0.16)} ${n(y - h)}h${n(k * 0.32)}L${n(x + k * 0.24)} ${n(y)}ZM${n(x - k * 0.7)} ${n(y)}l${n(k * 0.4)} ${n(-k * 1.4)}h${n(k * 0.6)}l${n(k * 0.4)} ${n(k * 1.4)}Z`,
      ink,
    ) +
    fill(
      `M${n(x - k * 0.6)} ${n(y - h)}l${n(-k * 0.3)} ${n(-k * 1.5)}h${n(k * 1.8)}l${n(-k * 0.3)} ${n(k * 1.5)}Z`,
      pal.lamps ? mix(pal.lamp, '#fff6dc', 0.4) : lit(pal, '#e8e4d4', 0, 0.3),
    ) +
    fill(`M${n(x - k)} ${n(y - h - k * 1.5)}l${n(k)} ${n(-k * 0.9)}l${n(k)} ${n(k * 0.9)}Z`, ink)
  );
}
