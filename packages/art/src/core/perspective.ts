import { fill, poly, type Point } from './path.ts';

/** Projects metres to pixels with one vanishing point. X points right, Y up, Z away from the viewer. */
export type Camera = (x: number, y: number, z: number) => Point;

/** `eye` is the viewer's height in metres, `focal` the pixels per metre at a distance of one metre. */
export function camera(horizon: number, centre: number, focal: number, eye: number): Camera {
  return (x, y, z) => [centre + (focal * x) / z, horizon + (focal * (eye - y)) / z];
}

/** A wall facing the viewer. */
export const front = (project: Camera, x0: number, x1: number, y0: number, y1: number, z: number): string =>
  poly([project(x0, y0, z), project(x1, y0, z), project(x1, y1, z), project(x0, y1, z)]);

/** A wall running away from the viewer. */
export const flank = (project: Camera, x: number, y0: number, y1: number, z0: number, z1: number): string =>
  poly([project(x, y0, z0), project(x, y0, z1), project(x, y1, z1), project(x, y1, z0)]);

/** A horizontal plane: a floor, a deck, a roof terrace. */
export const floor = (project: Camera, y: number, x0: number, x1: number, z0: number, z1: number): string =>
  poly([project(x0, y, z0), project(x0, y, z1), project(x1, y, z1), project(x1, y, z0)]);

export interface BoxInks {
  top: string;
  front: string;
  left: string;
  right: string;
}

/** The visible faces of a box. The viewer is `eye` metres up, and the vanishing point is above x = 0. */
export function box(
  project: Camera,
  at: { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number },
  inks: BoxInks,
  eye: number,
): string {
  const { x0, x1, y0, y1, z0, z1 } = at;
  let out = '';
  if (y1 < eye) out += fill(floor(project, y1, x0, x1, z0, z1), inks.top);
  if (x0 > 0) out += fill(flank(project, x0, y0, y1, z0, z1), inks.left);
  if (x1 < 0) out += fill(flank(project, x1, y0, y1, z0, z1), inks.right);
  return out + fill(front(project, x0, x1, y0, y1, z0), inks.front);
}
