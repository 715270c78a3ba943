import { mix } from '../../core/colour.ts';
import { local, shade } from '../../core/palette.ts';
import { fill, coord, type Point, poly, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { GREEN } from './rainforest-parts.ts';

/** Large leaves in the foreground: banana, fern, split leaf, dark against the light. */
export function nearLeaves(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const ink = mix(shade(palette, GREEN[0], 0, 0.5), palette.near, 0.5);
  const light = mix(ink, local(palette, GREEN[2]), 0.3);
  let out = '';
  const blade = (x: number, y: number, a: number, l: number): string => {
    const c = Math.cos(a);
    const k = Math.sin(a);
    const wide = l * 0.15;
    const at = (t: number, o: number): Point => [
      x + c * l * t - k * o + 0.12 * l * t * t * (c < 0 ? -1 : 1),
      y + k * l * t + c * o + 0.3 * l * t * t,
    ];
    const up: Point[] = [];
    const down: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      const o = wide * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.7;
      up.push(at(t, -o));
      down.push(at(t, o));
      // Some leaves are torn along their veins.
      if (i % 3 === 2 && rng.chance(0.6)) {
        up.push(at(t + 0.012, -o * 0.35));
        down.push(at(t + 0.012, o * 0.3));
      }
    }
    const spine = Array.from({ length: 9 }, (_, i) =>
      at(i / 8, 0)
        .map(coord)
        .join(' '),
    ).join('L');
    return fill(poly([...up, ...down.toReversed()]), ink) + stroke(`M${spine}`, light, Math.max(1.4, l * 0.008), 0.8);
  };
  const fern = (x: number, y: number, a: number, l: number): string => {
    let d = '';
    for (let i = 1; i < 18; i++) {
      const t = i / 18;
      const px = x + Math.cos(a) * l * t;
      const py = y + Math.sin(a) * l * t + 0.34 * l * t * t;
      const leaf = l * 0.24 * Math.sin(Math.PI * (0.14 + t * 0.84));
      for (const side of [-1, 1]) {
        const b = a + side * 1.1 + 0.3;
        d += `M${coord(px)} ${coord(py)}Q${coord(px + Math.cos(b) * leaf * 0.5 - 3)} ${coord(py + Math.sin(b) * leaf * 0.5 - 4)} ${coord(px + Math.cos(b) * leaf)} ${coord(py + Math.sin(b) * leaf)}Q${coord(px + Math.cos(b) * leaf * 0.5 + 3)} ${coord(py + Math.sin(b) * leaf * 0.5 + 5)} ${coord(px)} ${coord(py + l * 0.02)}Z`;
      }
    }
    return fill(d, mix(ink, palette.haze, 0.06));
  };
  for (const [a, l] of [
    [-1.9, 360],
    [-1.3, 420],
    [-0.85, 380],
    [-0.4, 320],
  ] as const)
    out += blade(-20 * unit, height + 30 * unit, a + rng.bell() * 0.08, l * unit);
  for (const [a, l] of [
    [-1.2, 330],
    [-1.8, 400],
    [-2.3, 380],
    [-2.8, 300],
  ] as const)
    out += blade(width + 20 * unit, height + 20 * unit, a + rng.bell() * 0.08, l * unit);
  for (const [fx, a, l] of [
    [0.24, -1.9, 200],
    [0.26, -1.2, 210],
    [0.72, -1.9, 200],
    [0.75, -1.25, 190],
    [0.74, -2.4, 170],
  ] as const)
    out += fern(width * fx, height + 20 * unit, a, l * unit);
  let vines = '';
  for (const fx of [0.04, 0.09, 0.93, 0.97])
    vines += `M${coord(width * fx)}-10Q${coord(width * fx + rng.bell() * 40 * unit)} ${coord(height * 0.2)} ${coord(width * fx + rng.bell() * 30 * unit)} ${coord(height * rng.range(0.24, 0.46))}`;
  return (
    out +
    stroke(vines, ink, 4 * unit) +
    blade(width + 10, -20 * unit, 2.3, 330 * unit) +
    blade(width * 0.98, -30 * unit, 2.75, 280 * unit)
  );
}
