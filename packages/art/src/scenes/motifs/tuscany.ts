import { mix } from '../../core/colour.ts';
import { softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { cutField } from './tuscany-bales.ts';
import { townAndFarm } from './tuscany-farm.ts';
import { villaRoad } from './tuscany-villa.ts';

/** Hills with patchwork fields: a villa and its white road, a hill town above a farm, or bales in a cut field. */
export function tuscany(stage: Stage): string {
  const view = stage.seed % 3;
  const { height, unit, rng } = stage;
  const horizon = height * (stage.portrait ? 0.46 : view === 1 ? 0.5 : rng.range(0.44, 0.5));
  const sunX = sunAcross(stage, 0.16, 0.3, 0.29);
  const sunY = horizon - unit * (stage.hour === 'noon' ? rng.range(200, 250) : rng.range(60, 130));
  let out = drawSky(stage, { x: sunX, y: sunY, r: 54 * unit, horizon: horizon + 30 * unit });
  out += farHills(stage, horizon);
  if (view === 0) return out + villaRoad(stage, horizon);
  if (view === 1) return out + townAndFarm(stage, horizon);
  return out + cutField(stage, horizon);
}

function farHills(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon - (44 - i * 26) * unit;
    const along = profile(
      stage,
      [
        [-30, y + rng.bell() * 30 * unit],
        [width * 0.25, y - rng.range(10, 60) * unit],
        [width * 0.55, y + 16 * unit],
        [width * 0.8, y - rng.range(10, 60) * unit],
        [width + 30, y],
      ],
      12 * unit,
      20,
      4,
    );
    const ink = mix(palette.haze, palette.shadow, 0.08 + i * 0.09);
    out += `<path d="${softBelow(along, horizon + 90 * unit)}" fill="${stage.gradient([
      [0, ink],
      [1, mix(ink, palette.sky[3], 0.6)],
    ])}"/>`;
    out += mist(stage, y + 60 * unit, 14 * unit, 2, 0.26);
  }
  return out;
}
