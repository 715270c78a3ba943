import { fill, poly, type Point } from './path.ts';

/** Projects metres to pixels with one vanishing point. X points right, Y up, Z away from the viewer. */
export type Camera = (x: number, y: number, z: number) => Point;

/** `eye` is the viewer's height in metres, `focal` the pixels per metre at a distance of one metre. */
export function camera(horizon: number, centre: number, focal: number, eye: number): Camera {
  return (x, y, z) => [centre + (focal * x) / z, horizon + (focal * (eye - y)) / z];
}

/** A wall facing the viewer. */
export const front = (p: Camera, x0: number, x1: number, y0: number, y1: number, z: number): string =>
  poly([p(x0, y0, z), p(x1, y0, z), p(x1, y1, z), p(x0, y1, z)]);

/** A wall running away from the viewer. */
export const flank = (p: Camera, x: number, y0: number, y1: number, z0: number, z1: number): string =>
  poly([p(x, y0, z0), p(x, y0, z1), p(x, y1, z1), p(x, y1, z0)]);

/** A horizontal plane: a floor, a deck, a roof terrace. */
export const floor = (p: Camera, y: number, x0: number, x1: number, z0: number, z1: number): string =>
  poly([p(x0, y, z0), p(x0, y, z1), p(x1, y, z1), p(x1, y, z0)]);

export interface BoxInks {
  top: string;
  front: string;
  left: string;
  right: string;
}

/** The visible faces of a box. The viewer is `eye` metres up, and the vanishing point is above x = 0. */
export function box(
  p: Camera,
  at: { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number },
  inks: BoxInks,
  eye: number,
): string {
  const { x0, x1, y0, y1, z0, z1 } = at;
  let out = '';
  if (y1 < eye) out += fill(floor(p, y1, x0, x1, z0, z1), inks.top);
  if (x0 > 0) out += fill(flank(p, x0, y0, y1, z0, z1), inks.left);
  if (x1 < 0) out += fill(flank(p, x1, y0, y1, z0, z1), inks.right);
  return out + fill(front(p, x0, x1, y0, y1, z0), inks.front);
}
