import { mix } from '../../core/colour.ts';
import { local, shade } from '../../core/palette.ts';
import { fill, n, type Point, poly, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { GREEN } from './rainforest-parts.ts';

/** Large leaves in the foreground: banana, fern, split leaf, dark against the light. */
export function nearLeaves(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, GREEN[0], 0, 0.5), pal.near, 0.5);
  const light = mix(ink, local(pal, GREEN[2]), 0.3);
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
        .map(n)
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
        d += `M${n(px)} ${n(py)}Q${n(px + Math.cos(b) * leaf * 0.5 - 3)} ${n(py + Math.sin(b) * leaf * 0.5 - 4)} ${n(px + Math.cos(b) * leaf)} ${n(py + Math.sin(b) * leaf)}Q${n(px + Math.cos(b) * leaf * 0.5 + 3)} ${n(py + Math.sin(b) * leaf * 0.5 + 5)} ${n(px)} ${n(py + l * 0.02)}Z`;
      }
    }
    return fill(d, mix(ink, pal.haze, 0.06));
  };
  for (const [a, l] of [
    [-1.9, 360],
    [-1.3, 420],
    [-0.85, 380],
    [-0.4, 320],
  ] as const)
    out += blade(-20 * u, h + 30 * u, a + rng.bell() * 0.08, l * u);
  for (const [a, l] of [
    [-1.2, 330],
    [-1.8, 400],
    [-2.3, 380],
    [-2.8, 300],
  ] as const)
    out += blade(w + 20 * u, h + 20 * u, a + rng.bell() * 0.08, l * u);
  for (const [fx, a, l] of [
    [0.24, -1.9, 200],
    [0.26, -1.2, 210],
    [0.72, -1.9, 200],
    [0.75, -1.25, 190],
    [0.74, -2.4, 170],
  ] as const)
    out += fern(w * fx, h + 20 * u, a, l * u);
  let vines = '';
  for (const fx of [0.04, 0.09, 0.93, 0.97])
    vines += `M${n(w * fx)}-10Q${n(w * fx + rng.bell() * 40 * u)} ${n(h * 0.2)} ${n(w * fx + rng.bell() * 30 * u)} ${n(h * rng.range(0.24, 0.46))}`;
  return (
    out + stroke(vines, ink, 4 * u) + blade(w + 10, -20 * u, 2.3, 330 * u) + blade(w * 0.98, -30 * u, 2.75, 280 * u)
  );
}
