import type { Stage } from '../../core/stage.ts';
import { dresser, hanging, hearth, view, walls } from './feast-kitchen-room.ts';
import { table } from './feast-kitchen-table.ts';

/** A kitchen: a hearth under its hood, copper on a rail, a long floured table, a child on a stool. */
export function kitchen(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const floorY = height * (stage.portrait ? 0.72 : 0.7);
  const cx = width * (stage.wide ? 0.72 : stage.portrait ? 0.54 : 0.52);
  const win = {
    x: width * (stage.wide ? 0.53 : stage.portrait ? 0.16 : 0.17),
    y: height * (stage.portrait ? 0.3 : 0.2),
    width: unit * (stage.portrait ? 210 : 250),
    height: unit * (stage.portrait ? 270 : 250),
  };
  let out = view(stage, win);
  out += walls(stage, win, floorY);
  out += hearth(stage, cx, floorY);
  out += dresser(stage, width * (stage.wide ? 0.96 : stage.portrait ? 1.01 : 0.87), floorY);
  out += hanging(stage, cx);
  out += table(stage, height * (stage.portrait ? 0.79 : 0.78));
  return (
    out +
    `<rect width="${width}" height="${height}" fill="${stage.gradient([
      [0, palette.near, 0.26],
      [0.35, palette.near, 0],
      [0.8, palette.near, 0],
      [1, palette.near, 0.26],
    ])}"/>`
  );
}
