import { mix } from '../../core/colour.ts';
import { softBelow } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile } from '../../elements/terrain.ts';
import { cutField } from './tuscany-bales.ts';
import { townAndFarm } from './tuscany-farm.ts';
import { villaRoad } from './tuscany-villa.ts';

/** Hills with patchwork fields: a villa and its white road, a hill town above a farm, or bales in a cut field. */
export function tuscany(s: Stage): string {
  const view = s.seed % 3;
  const { h, u, rng } = s;
  const horizon = h * (s.portrait ? 0.46 : view === 1 ? 0.5 : rng.range(0.44, 0.5));
  const sunX = sunAcross(s, 0.16, 0.3, 0.29);
  const sunY = horizon - u * (s.hour === 'noon' ? rng.range(200, 250) : rng.range(60, 130));
  let out = drawSky(s, { x: sunX, y: sunY, r: 54 * u, horizon: horizon + 30 * u });
  out += farHills(s, horizon);
  if (view === 0) return out + villaRoad(s, horizon);
  if (view === 1) return out + townAndFarm(s, horizon);
  return out + cutField(s, horizon);
}

function farHills(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon - (44 - i * 26) * u;
    const along = profile(
      s,
      [
        [-30, y + rng.bell() * 30 * u],
        [w * 0.25, y - rng.range(10, 60) * u],
        [w * 0.55, y + 16 * u],
        [w * 0.8, y - rng.range(10, 60) * u],
        [w + 30, y],
      ],
      12 * u,
      20,
      4,
    );
    const ink = mix(pal.haze, pal.shadow, 0.08 + i * 0.09);
    out += `<path d="${softBelow(along, horizon + 90 * u)}" fill="${s.gradient([
      [0, ink],
      [1, mix(ink, pal.sky[3], 0.6)],
    ])}"/>`;
    out += mist(s, y + 60 * u, 14 * u, 2, 0.26);
  }
  return out;
}
