import { mix } from '../core/colour.ts';
import { fill, lens, n, stroke } from '../core/path.ts';
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
export function stoneBridge(s: Stage, plan: BridgePlan): { markup: string; deckAt: (x: number) => number } {
  const { pal, u } = s;
  const { x0, x1, water } = plan;
  const span = x1 - x0;
  const deckAt = (x: number): number =>
    plan.deck + plan.hump * (1 - Math.sin(Math.PI * Math.max(0, Math.min(1, (x - x0) / span))));
  const face = shade(pal, plan.stone, plan.depth, 0.3);
  const light = lit(pal, plan.stone, plan.depth, 0.2);
  const under = shade(pal, plan.stone, plan.depth, 0.66);
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
  let d = `M${n(x0)} ${n(water + 2)}`;
  for (let x = x0; x <= x1 + 1; x += span / 40) d += `L${n(x)} ${n(deckAt(x))}`;
  d += `V${n(water + 2)}`;
  let soffits = '';
  let rings = '';
  for (let i = plan.arches - 1; i >= 0; i--) {
    const a = (edges[i] ?? x0) + pier;
    const b = (edges[i + 1] ?? x1) - pier;
    const m = (a + b) / 2;
    const top = deckAt(m) + 20 * u;
    const q = (b - a) * 0.24;
    d += `H${n(b)}C${n(b)} ${n(top + (water - top) * 0.3)} ${n(m + q)} ${n(top)} ${n(m)} ${n(top)}C${n(m - q)} ${n(top)} ${n(a)} ${n(top + (water - top) * 0.3)} ${n(a)} ${n(water + 2)}`;
    rings += `M${n(b)} ${n(water)}C${n(b)} ${n(top + (water - top) * 0.3)} ${n(m + q)} ${n(top)} ${n(m)} ${n(top)}C${n(m - q)} ${n(top)} ${n(a)} ${n(top + (water - top) * 0.3)} ${n(a)} ${n(water)}`;
    const k = 12 * u;
    soffits += `M${n(a)} ${n(water + 2)}C${n(a)} ${n(top + (water - top) * 0.3)} ${n(m - q)} ${n(top)} ${n(m)} ${n(top)}C${n(m + q * 0.9)} ${n(top + k * 0.4)} ${n(a + k * 3)} ${n(top + k)} ${n(a + k)} ${n(water + 2)}Z`;
  }
  d += `H${n(x0)}Z`;
  let out =
    fill(soffits, under) +
    `<path d="${d}" fill="${s.gradient([
      [0, mix(face, light, 0.4)],
      [1, face],
    ])}"/>` +
    stroke(rings, light, 3 * u, 0.7);
  let cut = '';
  for (const x of edges.slice(1, -1))
    cut += `M${n(x - pier * 1.4)} ${n(water + 4)}V${n(deckAt(x) + 34 * u)}l${n(pier * 1.4)} ${n(-10 * u)}l${n(pier * 1.4)} ${n(10 * u)}V${n(water + 4)}Z`;
  out += fill(cut, mix(face, light, 0.5));
  let rail = `M${n(x0)} ${n(deckAt(x0))}`;
  for (let x = x0; x <= x1 + 1; x += span / 40) rail += `L${n(x)} ${n(deckAt(x))}`;
  out += stroke(rail, light, 5 * u) + stroke(rail.replace('M', 'M'), mix(pal.near, pal.haze, plan.depth), 1.2 * u, 0.5);
  if (plan.lamps !== false) for (const x of edges.slice(1, -1)) out += streetLamp(s, x, deckAt(x), 40 * u);
  if (pal.lamps) {
    let shine = '';
    for (const x of edges.slice(1, -1))
      for (let i = 0; i < 6; i++)
        shine += lens(x + s.rng.bell() * 8 * u, water + (16 + i * 18) * u, (34 - i * 3) * u, 4 * u);
    out += fill(shine, pal.lamp, 0.6);
  }
  return { markup: out, deckAt };
}

/** A river boat with a glass saloon, its lights on. */
export function riverBoat(s: Stage, x: number, y: number, k: number): string {
  const { pal, u } = s;
  const z = u * k;
  const hull = shade(pal, '#3b332b', 0.02, 0.5);
  const glass = pal.lamps ? pal.lamp : lit(pal, '#c9d2cc', 0.04, 0.3);
  let panes = '';
  let people = '';
  for (let i = 0; i < 8; i++) {
    panes += `M${n(x + (-172 + i * 41) * z)} ${n(y - 14 * z)}v${n(-24 * z)}h${n(33 * z)}v${n(24 * z)}Z`;
    if (i % 3 !== 1)
      people += `M${n(x + (-162 + i * 41) * z)} ${n(y - 14 * z)}v${n(-8 * z)}q${n(5 * z)} ${n(-7 * z)} ${n(10 * z)} 0v${n(8 * z)}Z`;
  }
  let shine = '';
  for (let i = 0; i < 9; i++)
    shine += lens(x + s.rng.range(-160, 160) * z, y + (34 + i * 7) * z, s.rng.range(50, 110) * z, 4 * z);
  return (
    (pal.lamps ? s.halo(pal.lamp, x, y - 20 * z, 260 * z, 0.3) : '') +
    fill(lens(x, y + 30 * z, 540 * z, 14 * z), pal.near, 0.4) +
    fill(
      `M${n(x - 240 * z)} ${n(y - 8 * z)}Q${n(x - 224 * z)} ${n(y + 26 * z)} ${n(x - 190 * z)} ${n(y + 28 * z)}H${n(x + 206 * z)}Q${n(x + 246 * z)} ${n(y + 20 * z)} ${n(x + 262 * z)} ${n(y - 14 * z)}L${n(x + 220 * z)} ${n(y - 6 * z)}H${n(x - 200 * z)}Z`,
      hull,
    ) +
    fill(
      `M${n(x - 240 * z)} ${n(y - 8 * z)}L${n(x - 200 * z)} ${n(y - 6 * z)}H${n(x + 220 * z)}L${n(x + 262 * z)} ${n(y - 14 * z)}l${n(-3 * z)} ${n(6 * z)}L${n(x + 220 * z)} ${n(y)}H${n(x - 200 * z)}L${n(x - 238 * z)} ${n(y - 3 * z)}Z`,
      lit(pal, '#e8d8b4', 0, 0.2),
    ) +
    fill(
      `M${n(x - 184 * z)} ${n(y - 6 * z)}v${n(-38 * z)}h${n(350 * z)}l${n(26 * z)} ${n(38 * z)}Z`,
      shade(pal, '#8a7458', 0.04),
    ) +
    fill(panes, glass) +
    fill(people, mix(pal.near, glass, 0.25)) +
    fill(
      `M${n(x - 192 * z)} ${n(y - 44 * z)}l${n(8 * z)} ${n(-11 * z)}h${n(338 * z)}l${n(16 * z)} ${n(11 * z)}Z`,
      lit(pal, '#d9c8a4', 0.04, 0.2),
    ) +
    fill(shine, glass, 0.45)
  );
}
