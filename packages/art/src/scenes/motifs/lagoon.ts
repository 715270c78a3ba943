import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, lens, coord, poly } from '../../core/path.ts';
import { type Camera, camera, floor, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { drawSky, sunAcross } from '../../elements/sky.ts';
import { jetty, stiltedVilla } from '../../elements/stilted-villa.ts';
import { ripples } from '../../elements/water.ts';
import { canoe, farLand, shallows } from './lagoon-parts.ts';
import { fromAbove } from './lagoon-reef.ts';

/** Shallow water and villas on stilts: along their jetty, from a deck, or from high above the reef. */
export function lagoon(stage: Stage): string {
  const view = stage.seed % 3;
  if (view === 0) return alongTheJetty(stage);
  if (view === 1) return fromTheDeck(stage);
  return fromAbove(stage);
}

function alongTheJetty(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.46 : rng.range(0.4, 0.46));
  const centre = width * (stage.portrait ? 0.42 : 0.38);
  const project = camera(horizon, centre, 1000 * unit, 5);
  const sunX = sunAcross(stage, 0.14, 0.24, 0.26);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 240 : rng.range(90, 150)),
    r: 50 * unit,
    horizon,
  });
  out += farLand(stage, horizon) + shallows(stage, horizon, sunX);
  const line = (z: number): number => 2.1 - (Math.max(0, z - 9) / 12) ** 1.35 * 0.95;
  const eye = 5;
  out +=
    stiltedVilla(stage, project, { x: -15, z: 86, eye, far: true }) +
    stiltedVilla(stage, project, { x: -7.2, z: 62, eye, far: true });
  out += jetty(stage, project, line, 30, 104);
  out +=
    stiltedVilla(stage, project, { x: -0.4, z: 44, scale: 0.95, eye, far: true }) +
    stiltedVilla(stage, project, { x: 2.2, z: 31, eye });
  out += stiltedVilla(stage, project, {
    x: stage.portrait ? 3.4 : 4.7,
    z: stage.portrait ? 19 : 20.4,
    scale: stage.portrait ? 0.9 : 1.06,
    eye,
  });
  out += ripples(
    stage,
    horizon + 300 * unit,
    height,
    mix(palette.water[0], palette.sky[3], 0.3),
    30,
    0.4,
    width * 0.4,
    width,
  );
  out += jetty(stage, project, line, 6.2, 31);
  if (!stage.has('no-people')) {
    const [x, y] = project(line(17), 1.3, 17);
    const size = (1000 * unit) / 17;
    out += fill(
      person(x - size * 0.2, y, size * 1.7, { skirt: true }) + person(x + size * 0.42, y + 2, size * 1.1),
      mix(palette.near, palette.haze, 0.1),
    );
  }
  out += canoe(stage, width * (stage.portrait ? 0.2 : 0.2), height * (stage.portrait ? 0.7 : 0.75), 1);
  return out + sandCorner(stage);
}

/** The beach in the foreground, with a palm over it. */
function sandCorner(stage: Stage): string {
  const { width, height, unit, palette, rng } = stage;
  const bank = (dy: number): string =>
    `M${coord(width * 0.62)} ${coord(height + 20)}C${coord(width * 0.7)} ${coord(height - 46 * unit + dy)} ${coord(width * 0.82)} ${coord(height - 80 * unit + dy)} ${coord(width * 0.9)} ${coord(height - 108 * unit + dy)}S${coord(width)} ${coord(height - 146 * unit + dy)} ${coord(width + 30)} ${coord(height - 150 * unit + dy)}V${coord(height + 20)}Z`;
  const ink = mix(palette.near, local(palette, '#3d4a30'), 0.4);
  return (
    fill(bank(-10 * unit), palette.glow, 0.7) +
    fill(bank(0), lit(palette, '#e0c99c', 0, 0.3)) +
    palm(stage, {
      x: width * (stage.portrait ? 1 : 0.975),
      y: height - 40 * unit,
      height: unit * rng.range(520, 640),
      lean: -unit * rng.range(20, 90),
      colour: ink,
      back: mix(ink, palette.haze, 0.24),
    }) +
    palm(stage, {
      x: width * 1.03,
      y: height - 60 * unit,
      height: 420 * unit,
      lean: 14 * unit,
      colour: mix(ink, palette.haze, 0.1),
      back: mix(ink, palette.haze, 0.3),
      detail: 'far',
    })
  );
}

function fromTheDeck(stage: Stage): string {
  const { width, height, unit, rng } = stage;
  const horizon = height * (stage.portrait ? 0.5 : rng.range(0.44, 0.5));
  const centre = width * 0.5;
  const project = camera(horizon, centre, 1000 * unit, 3.2);
  const sunX = sunAcross(stage, 0.28, 0.4, 0.34);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 260 : rng.range(80, 140)),
    r: 54 * unit,
    horizon,
  });
  out += farLand(stage, horizon) + shallows(stage, horizon, sunX);
  const row: readonly (readonly [number, number])[] = stage.portrait
    ? [
        [-14, 62],
        [-2, 52],
        [6.5, 44],
      ]
    : [
        [-34, 74],
        [-20, 64],
        [8, 44],
        [20, 38],
      ];
  for (const [x, z] of row) out += stiltedVilla(stage, project, { x, z, eye: 3.2, far: z > 50 });
  out += jetty(stage, project, (z) => 34 - (z - 36) * 1.4, 36, 60);
  return out + deck(stage, project);
}

/** A deck in the foreground: planks, two low chairs, a parasol, steps into the sea. */
function deck(stage: Stage, project: Camera): string {
  const { width, height, unit, palette } = stage;
  const y = 1.2;
  const wood = lit(palette, '#b3946a', 0, 0.3);
  const dark = shade(palette, '#7b6142', 0, 0.42);
  const z0 = 3;
  const z1 = stage.portrait ? 6.2 : 5.8;
  let out = fill(front(project, -20, 20, y - 0.3, y, z1), dark);
  out += `<path d="${floor(project, y, -20, 20, z0, z1)}" fill="${stage.gradient([
    [0, wood],
    [1, mix(wood, palette.shadow, 0.3)],
  ])}"/>`;
  let planks = '';
  for (let x = -8; x < 8; x += 0.28)
    planks += poly([project(x, y, z0), project(x + 0.025, y, z0), project(x + 0.025, y, z1), project(x, y, z1)]);
  out += fill(planks, dark, 0.5);
  const k = (x: number, yy: number, z: number): string => project(x, yy, z).map(coord).join(' ');
  const cloth = lit(palette, '#efe6d2', 0, 0.3);
  const clothDark = shade(palette, '#cdbf9f', 0, 0.2);
  for (const cx of stage.portrait ? [-0.75, 0.35] : [0.6, 1.75]) {
    out += fill(
      `M${k(cx - 0.1, y, 5.2)}L${k(cx + 0.95, y, 5.2)}L${k(cx + 1.2, y, 4)}L${k(cx + 0.1, y, 4)}Z`,
      palette.shadow,
      0.28,
    );
    out += fill(
      poly([
        project(cx, y + 0.3, 5.3),
        project(cx + 0.75, y + 0.3, 5.3),
        project(cx + 0.75, y + 0.3, 4.3),
        project(cx, y + 0.3, 4.3),
      ]),
      cloth,
    );
    out += fill(
      front(project, cx + 0.04, cx + 0.09, y, y + 0.34, 4.1) + front(project, cx + 0.66, cx + 0.71, y, y + 0.34, 4.1),
      dark,
    );
    out += fill(
      poly([
        project(cx, y + 0.26, 4.1),
        project(cx + 0.75, y + 0.26, 4.1),
        project(cx + 0.75, y + 0.86, 4.3),
        project(cx, y + 0.86, 4.3),
      ]),
      clothDark,
    );
    for (const a of [0.1, 0.34, 0.58])
      out += fill(
        poly([
          project(cx + a, y + 0.26, 4.1),
          project(cx + a + 0.09, y + 0.26, 4.1),
          project(cx + a + 0.09, y + 0.86, 4.3),
          project(cx + a, y + 0.86, 4.3),
        ]),
        lit(palette, '#f3ead6', 0, 0.2),
      );
    out += fill(
      poly([
        project(cx - 0.04, y + 0.83, 4.3),
        project(cx + 0.79, y + 0.83, 4.3),
        project(cx + 0.79, y + 0.89, 4.3),
        project(cx - 0.04, y + 0.89, 4.3),
      ]),
      dark,
    );
  }
  // Parasol between the chairs.
  const px = stage.portrait ? 0.18 : 1.5;
  const top = 3.9;
  const pole = front(project, px - 0.035, px + 0.035, y, top, 5.2);
  const [ax, ay] = project(px, top + 0.2, 5.2);
  const r = (1000 * unit) / 5.2;
  const canopy = `M${coord(ax)} ${coord(ay - r * 0.16)}C${coord(ax + r * 0.6)} ${coord(ay - r * 0.06)} ${coord(ax + r * 1.15)} ${coord(ay + r * 0.2)} ${coord(ax + r * 1.35)} ${coord(ay + r * 0.52)}Q${coord(ax + r * 1.02)} ${coord(ay + r * 0.42)} ${coord(ax + r * 0.68)} ${coord(ay + r * 0.54)}Q${coord(ax + r * 0.34)} ${coord(ay + r * 0.42)} ${coord(ax)} ${coord(ay + r * 0.54)}Q${coord(ax - r * 0.34)} ${coord(ay + r * 0.42)} ${coord(ax - r * 0.68)} ${coord(ay + r * 0.54)}Q${coord(ax - r * 1.02)} ${coord(ay + r * 0.42)} ${coord(ax - r * 1.35)} ${coord(ay + r * 0.52)}C${coord(ax - r * 1.15)} ${coord(ay + r * 0.2)} ${coord(ax - r * 0.6)} ${coord(ay - r * 0.06)} ${coord(ax)} ${coord(ay - r * 0.16)}Z`;
  const gore = (a: number, b: number): string =>
    `M${coord(ax)} ${coord(ay - r * 0.16)}Q${coord(ax + r * a * 0.7)} ${coord(ay + r * 0.06)} ${coord(ax + r * a)} ${coord(ay + r * 0.53)}Q${coord(ax + r * ((a + b) / 2))} ${coord(ay + r * 0.42)} ${coord(ax + r * b)} ${coord(ay + r * 0.53)}Q${coord(ax + r * b * 0.7)} ${coord(ay + r * 0.06)} ${coord(ax)} ${coord(ay - r * 0.16)}Z`;
  out +=
    fill(pole, dark) +
    fill(canopy, lit(palette, '#efe2c4', 0, 0.24)) +
    fill(gore(0, 0.68) + gore(0.68, 1.35), shade(palette, '#c9a878', 0, 0.16), 0.75);
  if (!stage.has('no-people')) {
    // A hat and a book on the deck, and a child at its edge with feet in the water.
    const [hx, hy] = project(stage.portrait ? -1.25 : 0.2, y, 4.7);
    const q = (1000 * unit) / 4.7;
    out +=
      fill(lens(hx, hy, q * 0.52, q * 0.09), shade(palette, '#c99f62', 0, 0.2)) +
      fill(
        `M${coord(hx - q * 0.13)} ${coord(hy - q * 0.02)}q${coord(q * 0.02)} ${coord(-q * 0.16)} ${coord(q * 0.13)} ${coord(-q * 0.16)}t${coord(q * 0.13)} ${coord(q * 0.16)}Z`,
        lit(palette, '#d8b478', 0, 0.2),
      ) +
      fill(lens(hx, hy - q * 0.01, q * 0.27, q * 0.025), local(palette, '#8e4a3c'));
    const [cx, cy] = project(stage.portrait ? 1.7 : -1.9, y, z1);
    const c = ((1000 * unit) / z1) * 1.05;
    out += fill(
      `M${coord(cx - c * 0.17)} ${coord(cy)}Q${coord(cx - c * 0.16)} ${coord(cy - c * 0.2)} ${coord(cx - c * 0.19)} ${coord(cy - c * 0.34)}Q${coord(cx - c * 0.17)} ${coord(cy - c * 0.46)} ${coord(cx - c * 0.04)} ${coord(cy - c * 0.47)}V${coord(cy - c * 0.51)}A${coord(c * 0.105)} ${coord(c * 0.115)} 0 1 1 ${coord(cx + c * 0.04)} ${coord(cy - c * 0.51)}V${coord(cy - c * 0.47)}Q${coord(cx + c * 0.17)} ${coord(cy - c * 0.46)} ${coord(cx + c * 0.19)} ${coord(cy - c * 0.34)}Q${coord(cx + c * 0.17)} ${coord(cy - c * 0.2)} ${coord(cx + c * 0.28)} ${coord(cy - c * 0.03)}L${coord(cx + c * 0.17)} ${coord(cy)}Z`,
      mix(palette.near, palette.haze, 0.06),
    );
  }
  return out + overhang(stage, width, height);
}

function overhang(stage: Stage, width: number, height: number): string {
  const ink = mix(stage.palette.near, local(stage.palette, '#3d4a30'), 0.3);
  return palm(stage, {
    x: width * 1.06,
    y: height * 1.1,
    height: height * (stage.portrait ? 0.94 : 1),
    lean: -width * 0.03,
    colour: ink,
    back: mix(ink, stage.palette.haze, 0.2),
    crown: stage.portrait ? 0.28 : 0.42,
  });
}
