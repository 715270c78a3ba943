import type { Stage } from '../../core/stage.ts';
import { dresser, hanging, hearth, view, walls } from './feast-kitchen-room.ts';
import { table } from './feast-kitchen-table.ts';

/** A kitchen: a hearth under its hood, copper on a rail, a long floured table, a child on a stool. */
export function kitchen(s: Stage): string {
  const { w, h, u, pal } = s;
  const floorY = h * (s.portrait ? 0.72 : 0.7);
  const cx = w * (s.wide ? 0.72 : s.portrait ? 0.54 : 0.52);
  const win = {
    x: w * (s.wide ? 0.53 : s.portrait ? 0.16 : 0.17),
    y: h * (s.portrait ? 0.3 : 0.2),
    w: u * (s.portrait ? 210 : 250),
    h: u * (s.portrait ? 270 : 250),
  };
  let out = view(s, win);
  out += walls(s, win, floorY);
  out += hearth(s, cx, floorY);
  out += dresser(s, w * (s.wide ? 0.96 : s.portrait ? 1.01 : 0.87), floorY);
  out += hanging(s, cx);
  out += table(s, h * (s.portrait ? 0.79 : 0.78));
  return (
    out +
    `<rect width="${w}" height="${h}" fill="${s.gradient([
      [0, pal.near, 0.26],
      [0.35, pal.near, 0],
      [0.8, pal.near, 0],
      [1, pal.near, 0.26],
    ])}"/>`
  );
}
