import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, move, n, type Point, stroke } from '../../core/path.ts';
import { camera } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { stiltedVilla } from '../../elements/stilted-villa.ts';
import { clump } from '../../elements/trees.ts';
import { drawWater } from '../../elements/water.ts';
import { canoe, farLand } from './lagoon-parts.ts';

export function fromAbove(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.26 : rng.range(0.2, 0.25));
  const sunX = sunAcross(s, 0.16, 0.28, 0.3);
  let out = drawSky(s, { x: sunX, y: horizon - u * (s.portrait ? 150 : 84), r: 40 * u, horizon });
  out += farLand(s, horizon);
  const deep = mix(pal.water[1], pal.shadow, 0.2);
  out += drawWater(s, {
    top: horizon,
    far: mix(deep, pal.water[0], 0.3),
    near: deep,
    glintX: sunX,
    glints: 50,
    spread: 130,
  });
  const cx = w * (s.portrait ? 0.5 : 0.56);
  const cy = horizon + (h - horizon) * 0.6;
  const rx = w * (s.portrait ? 0.72 : 0.56);
  const ry = (h - horizon) * (s.portrait ? 0.36 : 0.44);
  const ring = (k: number, dy: number, wobble: number): Point[] => {
    const pts: Point[] = [];
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2;
      const r = k * (1 + wobble * Math.sin(a * 3 + s.seed) * 0.09 + wobble * Math.sin(a * 5 + s.seed * 2) * 0.05);
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
      d += `Q${n(q[0])} ${n(q[1])} ${n(mid[0])} ${n(mid[1])}`;
    });
    return `${d}Z`;
  };
  // The reef, its surf, and the colours of the lagoon at different depths.
  out +=
    fill(rounded(ring(1.14, 6 * u, 1)), mix(deep, pal.water[0], 0.3)) +
    fill(rounded(ring(1.07, 4 * u, 1)), mix(pal.glow, '#ffffff', 0.4), 0.75) +
    fill(rounded(ring(1.045, 6 * u, 1)), shade(pal, '#8d8a62', 0.1, 0.2)) +
    fill(rounded(ring(1, 4 * u, 1)), mix(pal.water[0], pal.water[1], 0.45)) +
    fill(rounded(ring(0.82, 10 * u, 1.2)), mix(pal.water[0], pal.water[1], 0.2)) +
    fill(rounded(ring(0.56, 22 * u, 1.4)), mix(pal.water[0], pal.glow, 0.24));
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    const r = rng.range(0.86, 1);
    heads += clump(
      s,
      cx + Math.cos(a) * rx * r,
      cy + Math.sin(a) * ry * r,
      u * rng.range(8, 26),
      u * rng.range(4, 10),
      7,
    );
  }
  out += fill(heads, mix(pal.water[1], local(pal, '#6b6a4a'), 0.4), 0.5);
  // The island and its grove.
  const iy = cy - ry * 0.3;
  const beach = profileOval(cx - rx * 0.14, iy, rx * 0.36, ry * 0.2);
  out +=
    fill(profileOval(cx - rx * 0.14, iy + 6 * u, rx * 0.42, ry * 0.26), mix(pal.water[0], pal.glow, 0.5), 0.8) +
    fill(beach, lit(pal, '#e3cda0', 0.03, 0.3));
  let grove = '';
  let light = '';
  for (let i = 0; i < 70; i++) {
    const a = rng() * 6.28;
    const r = Math.sqrt(rng()) * 0.8;
    const x = cx - rx * 0.14 + Math.cos(a) * rx * 0.32 * r;
    const y = iy - 8 * u + Math.sin(a) * ry * 0.18 * r;
    grove += clump(s, x, y, u * rng.range(16, 30), u * rng.range(11, 20), 8);
    light += clump(s, x - 6 * u, y - 7 * u, u * rng.range(8, 15), u * rng.range(4, 8), 7);
  }
  out += fill(grove, shade(pal, '#42583c', 0.08, 0.34)) + fill(light, lit(pal, '#7f9160', 0.08, 0.16), 0.8);
  const ink = shade(pal, '#34482f', 0.06, 0.5);
  for (let i = 0; i < (s.portrait ? 4 : 6); i++)
    out += palm(s, {
      x: cx - rx * 0.14 + rng.bell() * rx * 0.28,
      y: iy + rng.bell() * 12 * u,
      height: u * rng.range(70, 116),
      lean: rng.bell() * 26 * u,
      colour: ink,
      back: shade(pal, '#66774e', 0.1),
      crown: 0.5,
      detail: 'far',
    });
  // The boardwalk with its villas curves out over the shallows.
  const eye = 64;
  const p = camera(horizon, w * 0.5, 900 * u, eye);
  const walk: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const a = 0.62 + t * 2.3;
    walk.push([cx + Math.cos(a) * rx * (0.2 + 0.5 * t), cy + ry * 0.02 + Math.sin(a) * ry * (0.34 + 0.3 * t)]);
  }
  const wood = shade(pal, '#8a6f4c', 0.04, 0.3);
  out +=
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1] + 9 * u)}`).join('L'), pal.water[1], 7 * u, 0.3) +
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1])}`).join('L'), lit(pal, '#c2a577', 0.03, 0.2), 6 * u) +
    stroke('M' + walk.map((q) => `${n(q[0])} ${n(q[1] + 3.6 * u)}`).join('L'), wood, 2 * u);
  const spots = walk.filter((_, i) => i > 3 && i % 2 === 0).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const z = (900 * u * eye) / (y - horizon);
    const X = ((x - w * 0.5) * z) / (900 * u);
    out += stiltedVilla(s, p, { x: X - 3.6 + (X > 0 ? 8 : -8), z: z - 3, scale: 1.15, eye, far: true });
  }
  out += canoe(s, cx + rx * 0.5, cy + ry * 0.24, 0.42);
  return out;
}

function profileOval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.2)} ${n(x + rx * 0.4)} ${n(y - ry * 1.5)} ${n(x + rx)} ${n(y - ry * 0.2)}C${n(x + rx * 1.2)} ${n(y + ry)} ${n(x - rx * 0.6)} ${n(y + ry * 1.5)} ${n(x - rx)} ${n(y)}Z`;
}
