import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, move, coord, type Point, stroke } from '../../core/path.ts';
import { camera } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { stiltedVilla } from '../../elements/stilted-villa.ts';
import { clump } from '../../elements/trees.ts';
import { drawWater } from '../../elements/water.ts';
import { canoe, farLand } from './lagoon-parts.ts';

export function fromAbove(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.26 : rng.range(0.2, 0.25));
  const sunX = sunAcross(stage, 0.16, 0.28, 0.3);
  let out = drawSky(stage, { x: sunX, y: horizon - unit * (stage.portrait ? 150 : 84), r: 40 * unit, horizon });
  out += farLand(stage, horizon);
  const deep = mix(palette.water[1], palette.shadow, 0.2);
  out += drawWater(stage, {
    top: horizon,
    far: mix(deep, palette.water[0], 0.3),
    near: deep,
    glintX: sunX,
    glints: 50,
    spread: 130,
  });
  const cx = width * (stage.portrait ? 0.5 : 0.56);
  const cy = horizon + (height - horizon) * 0.6;
  const rx = width * (stage.portrait ? 0.72 : 0.56);
  const ry = (height - horizon) * (stage.portrait ? 0.36 : 0.44);
  const ring = (k: number, dy: number, wobble: number): Point[] => {
    const pts: Point[] = [];
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2;
      const r =
        k * (1 + wobble * Math.sin(a * 3 + stage.seed) * 0.09 + wobble * Math.sin(a * 5 + stage.seed * 2) * 0.05);
      pts.push([cx + Math.cos(a) * rx * r, cy + dy + Math.sin(a) * ry * r]);
    }
    return pts;
  };
  const rounded = (pts: readonly Point[]): string => {
    let d = '';
    pts.forEach((q, i) => {
      const next = pts[(i + 1) % pts.length] ?? q;
      const mid: Point = [(q[0] + next[0]) / 2, (q[1] + next[1]) / 2];
      if (i === 0) {
        const last = pts.at(-1) ?? q;
        d += move((last[0] + q[0]) / 2, (last[1] + q[1]) / 2);
      }
      d += `Q${coord(q[0])} ${coord(q[1])} ${coord(mid[0])} ${coord(mid[1])}`;
    });
    return `${d}Z`;
  };
  // The reef, its surf, and the colours of the lagoon at different depths.
  out +=
    fill(rounded(ring(1.14, 6 * unit, 1)), mix(deep, palette.water[0], 0.3)) +
    fill(rounded(ring(1.07, 4 * unit, 1)), mix(palette.glow, '#ffffff', 0.4), 0.75) +
    fill(rounded(ring(1.045, 6 * unit, 1)), shade(palette, '#8d8a62', 0.1, 0.2)) +
    fill(rounded(ring(1, 4 * unit, 1)), mix(palette.water[0], palette.water[1], 0.45)) +
    fill(rounded(ring(0.82, 10 * unit, 1.2)), mix(palette.water[0], palette.water[1], 0.2)) +
    fill(rounded(ring(0.56, 22 * unit, 1.4)), mix(palette.water[0], palette.glow, 0.24));
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    const r = rng.range(0.86, 1);
    heads += clump(
      stage,
      cx + Math.cos(a) * rx * r,
      cy + Math.sin(a) * ry * r,
      unit * rng.range(8, 26),
      unit * rng.range(4, 10),
      7,
    );
  }
  out += fill(heads, mix(palette.water[1], local(palette, '#6b6a4a'), 0.4), 0.5);
  // The island and its grove.
  const iy = cy - ry * 0.3;
  const beach = profileOval(cx - rx * 0.14, iy, rx * 0.36, ry * 0.2);
  out +=
    fill(
      profileOval(cx - rx * 0.14, iy + 6 * unit, rx * 0.42, ry * 0.26),
      mix(palette.water[0], palette.glow, 0.5),
      0.8,
    ) + fill(beach, lit(palette, '#e3cda0', 0.03, 0.3));
  let grove = '';
  let light = '';
  for (let i = 0; i < 70; i++) {
    const a = rng() * 6.28;
    const r = Math.sqrt(rng()) * 0.8;
    const x = cx - rx * 0.14 + Math.cos(a) * rx * 0.32 * r;
    const y = iy - 8 * unit + Math.sin(a) * ry * 0.18 * r;
    grove += clump(stage, x, y, unit * rng.range(16, 30), unit * rng.range(11, 20), 8);
    light += clump(stage, x - 6 * unit, y - 7 * unit, unit * rng.range(8, 15), unit * rng.range(4, 8), 7);
  }
  out += fill(grove, shade(palette, '#42583c', 0.08, 0.34)) + fill(light, lit(palette, '#7f9160', 0.08, 0.16), 0.8);
  const ink = shade(palette, '#34482f', 0.06, 0.5);
  for (let i = 0; i < (stage.portrait ? 4 : 6); i++)
    out += palm(stage, {
      x: cx - rx * 0.14 + rng.bell() * rx * 0.28,
      y: iy + rng.bell() * 12 * unit,
      height: unit * rng.range(70, 116),
      lean: rng.bell() * 26 * unit,
      colour: ink,
      back: shade(palette, '#66774e', 0.1),
      crown: 0.5,
      detail: 'far',
    });
  // The boardwalk with its villas curves out over the shallows.
  const eye = 64;
  const project = camera(horizon, width * 0.5, 900 * unit, eye);
  const walk: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const a = 0.62 + t * 2.3;
    walk.push([cx + Math.cos(a) * rx * (0.2 + 0.5 * t), cy + ry * 0.02 + Math.sin(a) * ry * (0.34 + 0.3 * t)]);
  }
  const wood = shade(palette, '#8a6f4c', 0.04, 0.3);
  out +=
    stroke(
      'M' + walk.map((q) => `${coord(q[0])} ${coord(q[1] + 9 * unit)}`).join('L'),
      palette.water[1],
      7 * unit,
      0.3,
    ) +
    stroke(
      'M' + walk.map((q) => `${coord(q[0])} ${coord(q[1])}`).join('L'),
      lit(palette, '#c2a577', 0.03, 0.2),
      6 * unit,
    ) +
    stroke('M' + walk.map((q) => `${coord(q[0])} ${coord(q[1] + 3.6 * unit)}`).join('L'), wood, 2 * unit);
  const spots = walk.filter((_, i) => i > 3 && i % 2 === 0).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const z = (900 * unit * eye) / (y - horizon);
    const X = ((x - width * 0.5) * z) / (900 * unit);
    out += stiltedVilla(stage, project, { x: X - 3.6 + (X > 0 ? 8 : -8), z: z - 3, scale: 1.15, eye, far: true });
  }
  out += canoe(stage, cx + rx * 0.5, cy + ry * 0.24, 0.42);
  return out;
}

function profileOval(x: number, y: number, rx: number, ry: number): string {
  return `M${coord(x - rx)} ${coord(y)}C${coord(x - rx)} ${coord(y - ry * 1.2)} ${coord(x + rx * 0.4)} ${coord(y - ry * 1.5)} ${coord(x + rx)} ${coord(y - ry * 0.2)}C${coord(x + rx * 1.2)} ${coord(y + ry)} ${coord(x - rx * 0.6)} ${coord(y + ry * 1.5)} ${coord(x - rx)} ${coord(y)}Z`;
}
