import { mix } from '../core/colour.ts';
import { fill, lens, coord, stroke } from '../core/path.ts';
import { lit, shade } from '../core/palette.ts';
import type { Stage } from '../core/stage.ts';
import { streetLamp } from './townhouses.ts';

export interface BridgePlan {
  /** Deck height at its crown, the waterline, and how far the crown rises above the ends. */
  deck: number;
  water: number;
  hump: number;
  x0: number;
  x1: number;
  arches: number;
  depth: number;
  stone: string;
  lamps?: boolean;
}

/** A stone bridge: arches that widen towards the middle, cutwaters, a parapet and lamps. Also returns its deck line. */
export function stoneBridge(stage: Stage, plan: BridgePlan): { markup: string; deckAt: (x: number) => number } {
  const { palette, unit } = stage;
  const { x0, x1, water } = plan;
  const span = x1 - x0;
  const deckAt = (x: number): number =>
    plan.deck + plan.hump * (1 - Math.sin(Math.PI * Math.max(0, Math.min(1, (x - x0) / span))));
  const face = shade(palette, plan.stone, plan.depth, 0.3);
  const light = lit(palette, plan.stone, plan.depth, 0.2);
  const under = shade(palette, plan.stone, plan.depth, 0.66);
  const pier = span * 0.018;
  const edges: number[] = [];
  let total = 0;
  const weights = Array.from(
    { length: plan.arches },
    (_, i) => 1 + 0.35 * Math.sin((Math.PI * (i + 0.5)) / plan.arches),
  );
  for (const weight of weights) total += weight;
  let at = x0;
  for (const weight of weights) {
    edges.push(at);
    at += (span * weight) / total;
  }
  edges.push(x1);
  let d = `M${coord(x0)} ${coord(water + 2)}`;
  for (let x = x0; x <= x1 + 1; x += span / 40) d += `L${coord(x)} ${coord(deckAt(x))}`;
  d += `V${coord(water + 2)}`;
  let soffits = '';
  let rings = '';
  for (let i = plan.arches - 1; i >= 0; i--) {
    const a = (edges[i] ?? x0) + pier;
    const b = (edges[i + 1] ?? x1) - pier;
    const m = (a + b) / 2;
    const top = deckAt(m) + 20 * unit;
    const q = (b - a) * 0.24;
    d += `H${coord(b)}C${coord(b)} ${coord(top + (water - top) * 0.3)} ${coord(m + q)} ${coord(top)} ${coord(m)} ${coord(top)}C${coord(m - q)} ${coord(top)} ${coord(a)} ${coord(top + (water - top) * 0.3)} ${coord(a)} ${coord(water + 2)}`;
    rings += `M${coord(b)} ${coord(water)}C${coord(b)} ${coord(top + (water - top) * 0.3)} ${coord(m + q)} ${coord(top)} ${coord(m)} ${coord(top)}C${coord(m - q)} ${coord(top)} ${coord(a)} ${coord(top + (water - top) * 0.3)} ${coord(a)} ${coord(water)}`;
    const size = 12 * unit;
    soffits += `M${coord(a)} ${coord(water + 2)}C${coord(a)} ${coord(top + (water - top) * 0.3)} ${coord(m - q)} ${coord(top)} ${coord(m)} ${coord(top)}C${coord(m + q * 0.9)} ${coord(top + size * 0.4)} ${coord(a + size * 3)} ${coord(top + size)} ${coord(a + size)} ${coord(water + 2)}Z`;
  }
  d += `H${coord(x0)}Z`;
  let out =
    fill(soffits, under) +
    `<path d="${d}" fill="${stage.gradient([
      [0, mix(face, light, 0.4)],
      [1, face],
    ])}"/>` +
    stroke(rings, light, 3 * unit, 0.7);
  let cut = '';
  for (const x of edges.slice(1, -1))
    cut += `M${coord(x - pier * 1.4)} ${coord(water + 4)}V${coord(deckAt(x) + 34 * unit)}l${coord(pier * 1.4)} ${coord(-10 * unit)}l${coord(pier * 1.4)} ${coord(10 * unit)}V${coord(water + 4)}Z`;
  out += fill(cut, mix(face, light, 0.5));
  let rail = `M${coord(x0)} ${coord(deckAt(x0))}`;
  for (let x = x0; x <= x1 + 1; x += span / 40) rail += `L${coord(x)} ${coord(deckAt(x))}`;
  out +=
    stroke(rail, light, 5 * unit) +
    stroke(rail.replace('M', 'M'), mix(palette.near, palette.haze, plan.depth), 1.2 * unit, 0.5);
  if (plan.lamps !== false) for (const x of edges.slice(1, -1)) out += streetLamp(stage, x, deckAt(x), 40 * unit);
  if (palette.lamps) {
    let shine = '';
    for (const x of edges.slice(1, -1))
      for (let i = 0; i < 6; i++)
        shine += lens(x + stage.rng.bell() * 8 * unit, water + (16 + i * 18) * unit, (34 - i * 3) * unit, 4 * unit);
    out += fill(shine, palette.lamp, 0.6);
  }
  return { markup: out, deckAt };
}

/** A river boat with a glass saloon, its lights on. */
export function riverBoat(stage: Stage, x: number, y: number, scale: number): string {
  const { palette, unit } = stage;
  const size = unit * scale;
  const hull = shade(palette, '#3b332b', 0.02, 0.5);
  const glass = palette.lamps ? palette.lamp : lit(palette, '#c9d2cc', 0.04, 0.3);
  let panes = '';
  let people = '';
  for (let i = 0; i < 8; i++) {
    panes += `M${coord(x + (-172 + i * 41) * size)} ${coord(y - 14 * size)}v${coord(-24 * size)}h${coord(33 * size)}v${coord(24 * size)}Z`;
    if (i % 3 !== 1)
      people += `M${coord(x + (-162 + i * 41) * size)} ${coord(y - 14 * size)}v${coord(-8 * size)}q${coord(5 * size)} ${coord(-7 * size)} ${coord(10 * size)} 0v${coord(8 * size)}Z`;
  }
  let shine = '';
  for (let i = 0; i < 9; i++)
    shine += lens(
      x + stage.rng.range(-160, 160) * size,
      y + (34 + i * 7) * size,
      stage.rng.range(50, 110) * size,
      4 * size,
    );
  return (
    (palette.lamps ? stage.halo(palette.lamp, x, y - 20 * size, 260 * size, 0.3) : '') +
    fill(lens(x, y + 30 * size, 540 * size, 14 * size), palette.near, 0.4) +
    fill(
      `M${coord(x - 240 * size)} ${coord(y - 8 * size)}Q${coord(x - 224 * size)} ${coord(y + 26 * size)} ${coord(x - 190 * size)} ${coord(y + 28 * size)}H${coord(x + 206 * size)}Q${coord(x + 246 * size)} ${coord(y + 20 * size)} ${coord(x + 262 * size)} ${coord(y - 14 * size)}L${coord(x + 220 * size)} ${coord(y - 6 * size)}H${coord(x - 200 * size)}Z`,
      hull,
    ) +
    fill(
      `M${coord(x - 240 * size)} ${coord(y - 8 * size)}L${coord(x - 200 * size)} ${coord(y - 6 * size)}H${coord(x + 220 * size)}L${coord(x + 262 * size)} ${coord(y - 14 * size)}l${coord(-3 * size)} ${coord(6 * size)}L${coord(x + 220 * size)} ${coord(y)}H${coord(x - 200 * size)}L${coord(x - 238 * size)} ${coord(y - 3 * size)}Z`,
      lit(palette, '#e8d8b4', 0, 0.2),
    ) +
    fill(
      `M${coord(x - 184 * size)} ${coord(y - 6 * size)}v${coord(-38 * size)}h${coord(350 * size)}l${coord(26 * size)} ${coord(38 * size)}Z`,
      shade(palette, '#8a7458', 0.04),
    ) +
    fill(panes, glass) +
    fill(people, mix(palette.near, glass, 0.25)) +
    fill(
      `M${coord(x - 192 * size)} ${coord(y - 44 * size)}l${coord(8 * size)} ${coord(-11 * size)}h${coord(338 * size)}l${coord(16 * size)} ${coord(11 * size)}Z`,
      lit(palette, '#d9c8a4', 0.04, 0.2),
    ) +
    fill(shine, glass, 0.45)
  );
}
