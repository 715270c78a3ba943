import { lit, local, shade } from '../../core/palette.ts';
import { fill } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { clump } from '../../elements/trees.ts';

export const GREEN = ['#3d5a44', '#567353', '#7f9766'] as const;

/** A crown of leaves in three tones. A big tree is several of these on a pale trunk. */
export function crown(stage: Stage, x: number, y: number, rx: number, ry: number, depth: number, count = 22): string {
  const { rng, palette } = stage;
  const layers = [clump(stage, x, y, rx * 0.98, ry * 0.94, 15), '', ''];
  const clumps = stage.wide ? Math.round(count * 0.78) : count;
  for (let i = 0; i < clumps; i++) {
    const a = rng() * 6.283;
    const d = Math.sqrt(rng());
    const cx = x + Math.cos(a) * rx * d;
    const cy = y + Math.sin(a) * ry * d;
    const r = rx * rng.range(0.2, 0.3);
    layers[0] += clump(stage, cx, cy, r, r * 0.72, 8);
    layers[1] += clump(stage, cx - r * 0.2, cy - r * 0.26, r * 0.7, r * 0.42, 7);
    if (i % 2) layers[2] += clump(stage, cx - r * 0.34, cy - r * 0.4, r * 0.36, r * 0.18, 6);
  }
  return (
    fill(layers[0] ?? '', shade(palette, GREEN[0], depth, 0.34)) +
    fill(layers[1] ?? '', local(palette, GREEN[1], depth)) +
    fill(layers[2] ?? '', lit(palette, GREEN[2], depth, 0.16))
  );
}
