import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, stroke, type Point } from '../../core/path.ts';
import { camera, floor, type Camera } from '../../core/perspective.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { lantern } from '../../elements/people.ts';
import { drawSky } from '../../elements/sky.ts';
import { clump } from '../../elements/trees.ts';
import { rooftop } from './riad-rooftop.ts';

const EARTH = ['#c08f62', '#b87d5c', '#cfa878'] as const;
const TILE = ['#3f6a66', '#3d5f7d', '#5c7350'] as const;

/**
 * A house around a courtyard: along its pool, through an arch into the garden, or on the roof when the lamps are lit.
 */
export function riad(stage: Stage): string {
  if (stage.seed % 3 === 2) return rooftop(stage);
  return court(stage, stage.seed % 3 === 1);
}

interface Court {
  p: Camera;
  half: number;
  back: number;
  near: number;
  top: number;
  wall: string;
  bright: string;
  dark: string;
  deep: string;
  tile: string;
  warm: string;
}

/** The points of a horseshoe arch, on the plane that `at` projects to. */
function horseshoe(at: (x: number, y: number) => Point, w: number, y0: number, spring: number, k = 1.1): Point[] {
  const pts: Point[] = [at(-w, y0), at(-w, spring)];
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    const a = Math.PI * (1.14 - 1.28 * t);
    const point = 1 + 0.16 * Math.max(0, 1 - Math.abs(t - 0.5) * 4);
    pts.push(at(Math.cos(a) * w * k, spring + w * 0.42 + Math.sin(a) * w * k * point));
  }
  pts.push(at(w, spring), at(w, y0));
  return pts;
}

function court(stage: Stage, throughArch: boolean): string {
  const { width, height, unit, palette, rng } = stage;
  const pick = Math.floor(stage.seed / 3) % 3;
  const horizon = height * 0.56;
  const centre = width * (stage.portrait || throughArch ? 0.5 : rng.range(0.45, 0.55));
  const earth = EARTH[pick] ?? EARTH[0];
  const c: Court = {
    p: camera(horizon, centre, (stage.portrait ? 1080 : 900) * unit * (stage.portrait ? 0.9 : 1), 1.7),
    half: stage.portrait ? 4.4 : 6,
    back: stage.portrait ? 16 : 15,
    near: stage.portrait ? 2.2 : 3.2,
    top: 6.2,
    wall: local(palette, earth),
    bright: lit(palette, earth, 0, 0.44),
    dark: shade(palette, earth, 0, 0.4),
    deep: shade(palette, '#5b3f2c', 0, 0.5),
    tile: local(palette, TILE[pick] ?? TILE[0]),
    warm: palette.lamps ? mix(palette.lamp, '#f0c078', 0.4) : lit(palette, '#d8b98c', 0, 0.2),
  };
  let out = drawSky(stage, {
    x: centre - width * 0.22,
    y: height * (stage.portrait ? 0.14 : 0.17),
    r: unit * 42,
    horizon: height * 0.62,
    clouds: stage.hour === 'night' ? 'clear' : 'streaks',
  });
  // Palms and a minaret behind the far wall.
  out += minaret(stage, c.p(c.half * 0.5, 0, c.back + 24)[0], c.p(0, c.top, c.back)[1] + 40 * unit, 250 * unit, earth);
  for (const [x, tall] of [
    [-3.4, 3.6],
    [-1.6, 2.6],
    [2.6, 3.2],
  ] as const) {
    const [px, py] = c.p(x, c.top - 0.4, c.back + 3);
    const size = (900 * unit) / c.back;
    out += palm(stage, {
      x: px,
      y: py,
      height: tall * size,
      lean: rng.bell() * size * 0.5,
      colour: shade(palette, '#4b5a38', 0.2, 0.3),
      back: shade(palette, '#6f7a50', 0.3, 0.1),
      crown: 0.5,
      detail: 'far',
    });
  }
  out += backWall(stage, c, 1) + sideWalls(stage, c) + courtFloor(stage, c) + pool(stage, c);
  out += furniture(stage, c);
  return throughArch ? out + archFrame(stage, c) : out + nearPalm(stage);
}

function minaret(stage: Stage, x: number, y: number, height: number, earth: string): string {
  const { palette } = stage;
  const w = height * 0.2;
  const bright = lit(palette, earth, 0.4, 0.26);
  const dull = shade(palette, earth, 0.4, 0.26);
  return (
    fill(`M${coord(x - w / 2)} ${coord(y)}v${coord(-height)}h${coord(w)}v${coord(height)}Z`, bright) +
    fill(`M${coord(x + w * 0.1)} ${coord(y)}v${coord(-height)}h${coord(w * 0.4)}v${coord(height)}Z`, dull) +
    fill(
      `M${coord(x - w * 0.26)} ${coord(y - height)}v${coord(-height * 0.16)}h${coord(w * 0.52)}v${coord(height * 0.16)}ZM${coord(x - w * 0.28)} ${coord(y - height * 1.16)}q0 ${coord(-w * 0.4)} ${coord(w * 0.28)} ${coord(-w * 0.5)}q${coord(w * 0.28)} ${coord(w * 0.1)} ${coord(w * 0.28)} ${coord(w * 0.5)}Z`,
      dull,
    ) +
    stroke(`M${coord(x)} ${coord(y - height * 1.16 - w * 0.4)}v${coord(-w * 0.5)}`, dull, w * 0.05) +
    fill(
      `M${coord(x - w * 0.26)} ${coord(y - height * 0.7)}v${coord(-w * 0.4)}a${coord(w * 0.1)} ${coord(w * 0.12)} 0 0 1 ${coord(w * 0.2)} 0v${coord(w * 0.4)}Z`,
      palette.lamps ? palette.lamp : shade(palette, '#5b3f2c', 0.3),
    ) +
    fill(
      `M${coord(x - w / 2)} ${coord(y - height * 0.9)}h${coord(w)}v${coord(w * 0.1)}h${coord(-w)}Z`,
      shade(palette, TILE[0], 0.35),
      0.8,
    )
  );
}

function backWall(stage: Stage, c: Court, sign: 1 | -1): string {
  const { palette } = stage;
  const { half, top, back } = c;
  const Q = (x: number, y: number): Point => c.p(x, y * sign, back);
  const crest: Point[] = [Q(-half, 0)];
  for (let x = -half; x < half - 0.01; x += 1)
    crest.push(
      Q(x, top),
      Q(x + 0.12, top),
      Q(x + 0.12, top + 0.28),
      Q(x + 0.3, top + 0.28),
      Q(x + 0.3, top + 0.55),
      Q(x + 0.7, top + 0.55),
      Q(x + 0.7, top + 0.28),
      Q(x + 0.88, top + 0.28),
      Q(x + 0.88, top),
    );
  crest.push(Q(half, top), Q(half, 0));
  let out = fill(poly(crest), mix(c.wall, palette.glow, 0.12 * (1 - palette.dim)));
  out +=
    fill(poly([Q(-half, 0), Q(half, 0), Q(half, 0.95), Q(-half, 0.95)]), c.tile) +
    fill(poly([Q(-half, 0.95), Q(half, 0.95), Q(half, 1.06), Q(-half, 1.06)]), c.bright);
  out += fill(poly([Q(-half, 5.05), Q(half, 5.05), Q(half, 5.25), Q(-half, 5.25)]), c.dark, 0.5);
  const side = half * 0.66;
  for (const [cx, w, spring] of [
    [-side, half * 0.16, 2],
    [0, 1.35, 2.5],
    [side, half * 0.16, 2],
  ] as const) {
    const A = (x: number, y: number): Point => Q(cx + x, y);
    out += fill(
      poly([A(-w * 1.42, 0.95), A(w * 1.42, 0.95), A(w * 1.42, spring + w * 2.05), A(-w * 1.42, spring + w * 2.05)]),
      mix(c.wall, palette.near, 0.14),
    );
    out +=
      fill(poly(horseshoe(A, w * 1.16, 0, spring)), c.bright) +
      fill(
        poly(horseshoe(A, w, 0, spring)),
        cx ? c.deep : palette.lamps ? mix(c.warm, c.wall, 0.2) : mix(c.deep, c.wall, 0.25),
      );
    if (!cx) {
      // A room behind the arch, with its far door and its lamp.
      out +=
        fill(
          poly(horseshoe(A, w * 0.5, 0, spring * 0.66)),
          palette.lamps ? mix(c.warm, '#fff3d8', 0.5) : mix(c.deep, palette.near, 0.2),
        ) + fill(poly([A(-w, 0), A(w, 0), A(w * 0.5, 0.42), A(-w * 0.5, 0.42)]), c.dark, 0.5);
      if (sign > 0 && palette.lamps) {
        const [lx, ly] = A(0, spring + 0.5);
        out += stage.halo(palette.lamp, lx, ly, 90 * stage.unit, 0.8);
      }
    }
  }
  for (const cx of [-half * 0.34, half * 0.34]) {
    out += fill(poly([Q(cx - 0.32, 3.3), Q(cx + 0.32, 3.3), Q(cx + 0.32, 4.5), Q(cx - 0.32, 4.5)]), c.deep);
    out += fill(
      poly([Q(cx - 0.26, 3.36), Q(cx - 0.03, 3.36), Q(cx - 0.03, 4.44), Q(cx - 0.26, 4.44)]) +
        poly([Q(cx + 0.03, 3.36), Q(cx + 0.26, 3.36), Q(cx + 0.26, 4.44), Q(cx + 0.03, 4.44)]),
      c.warm,
      palette.lamps ? 0.95 : 0.35,
    );
  }
  return out;
}

function sideWalls(stage: Stage, c: Court): string {
  const { palette, unit } = stage;
  const { p: project, half, back, near, top } = c;
  let out = '';
  for (const side of [-1, 1] as const) {
    const X = side * half;
    const sunny = side > 0;
    out += fill(
      poly([project(X, 0, back), project(X, top, back), project(X, top, near), project(X, 0, near)]),
      sunny ? c.bright : c.dark,
    );
    // The opposite roof casts its shadow on the sunny wall.
    if (sunny && stage.hour !== 'night')
      out += fill(
        poly([
          project(X, 0, back),
          project(X, 2.6, back),
          project(X, 4.2, 9),
          project(X, 6.2, near),
          project(X, 0, near),
        ]),
        mix(c.wall, palette.shadow, 0.24),
      );
    out += fill(
      poly([project(X, 0, back), project(X, 0.95, back), project(X, 0.95, near), project(X, 0, near)]),
      mix(c.tile, palette.shadow, sunny ? 0.1 : 0.4),
    );
    out += fill(
      poly([project(X, 5.05, back), project(X, 5.25, back), project(X, 5.25, near), project(X, 5.05, near)]),
      c.dark,
      0.5,
    );
    for (const z of [back - 1.9, back - 4.7, back - 7.5]) {
      const A = (x: number, y: number): Point => project(X, y, z + x);
      out += fill(poly(horseshoe(A, 1.12, 0, 2, 1.08)), sunny ? mix(c.bright, c.wall, 0.4) : mix(c.dark, c.wall, 0.35));
      out += fill(
        poly(horseshoe(A, 0.95, 0, 2, 1.08)),
        sunny ? mix(c.deep, c.dark, 0.3) : mix(c.deep, c.warm, palette.lamps ? 0.14 : 0.02),
      );
      const [lx, ly] = project(X, 2.6, z);
      const size = (900 * unit) / z;
      if (palette.lamps)
        out +=
          stage.halo(palette.lamp, lx, ly, size * 0.95, 0.7) +
          fill(
            `M${coord(lx)} ${coord(ly - size * 0.3)}l${coord(size * 0.08)} ${coord(size * 0.16)}l${coord(-size * 0.08)} ${coord(size * 0.18)}l${coord(-size * 0.08)} ${coord(-size * 0.18)}Z`,
            mix(palette.lamp, '#fff6dc', 0.5),
          );
    }
  }
  return out;
}

function courtFloor(stage: Stage, c: Court): string {
  const { palette } = stage;
  const { p: project, half, back, near } = c;
  let out = `<path d="${floor(project, 0, -half, half, near, back)}" fill="${stage.gradient([
    [0, mix(c.wall, palette.glow, 0.3 * (1 - palette.dim))],
    [1, mix(c.wall, palette.shadow, 0.22)],
  ])}"/>`;
  let joints = '';
  for (let z = near + 0.2; z < back; z += 1.16) joints += floor(project, 0, -half, half, z, z + 0.03);
  for (let x = -half + 0.5; x < half; x += 1)
    joints += poly([
      project(x, 0, near),
      project(x + 0.025, 0, near),
      project(x + 0.025, 0, back),
      project(x, 0, back),
    ]);
  out += fill(joints, c.dark, 0.35);
  if (stage.hour !== 'night')
    out += fill(
      poly([
        project(-half, 0, back),
        project(-half * 0.36, 0, back),
        project(-half * 0.1, 0, near),
        project(-half, 0, near),
      ]),
      palette.shadow,
      0.22,
    );
  return out;
}

function pool(stage: Stage, c: Court): string {
  const { palette, rng, unit } = stage;
  const { p: project } = c;
  const half = stage.portrait ? 1.5 : 1.75;
  const z0 = 4.5;
  const z1 = c.back - 2.6;
  let out =
    fill(floor(project, 0, -half - 0.42, half + 0.42, z0 - 0.35, z1 + 0.42), c.bright) +
    fill(floor(project, 0, -half - 0.12, half + 0.12, z0 - 0.1, z1 + 0.12), c.tile);
  const surface = floor(project, 0, -half, half, z0, z1);
  let inside = `<path d="${surface}" fill="${stage.gradient([
    [0, mix(palette.sky[2], c.tile, 0.25)],
    [1, mix(c.tile, palette.near, 0.35)],
  ])}"/>`;
  inside += `<g opacity=".38">${backWall(stage, c, -1)}</g>`;
  let glitter = '';
  for (let i = 0; i < 22; i++) {
    const t = rng();
    const z = z0 + (z1 - z0) * (1 - t ** 0.8);
    const [x, y] = project(rng.range(-half, half), 0, z);
    glitter += lens(x, y, (rng.range(26, 150) * unit * 5) / z, (9 * unit) / z + 1);
  }
  inside += fill(glitter, palette.glow, 0.5);
  out += stage.clip(surface, inside);
  // Petals on the water.
  let petals = '';
  for (let i = 0; i < 16; i++) {
    const z = rng.range(z0, z0 + 4);
    const [x, y] = project(rng.range(-half, half), 0, z);
    petals += clump(stage, x, y, (24 * unit) / z, (10 * unit) / z + 1, 5);
  }
  return out + fill(petals, local(palette, stage.season === 'autumn' ? '#c9803f' : '#b4565c'), 0.85);
}

function furniture(stage: Stage, c: Court): string {
  const { palette, unit, rng } = stage;
  const { p: project, half } = c;
  const green = shade(palette, '#4f5f38', 0, 0.4);
  const planter = (x: number, z: number, tall: number): string => {
    const [px, py] = project(x, 0.55, z);
    const size = (900 * unit) / z;
    const body = mix(c.tile, palette.near, 0.2);
    return (
      fill(lens(px + size * 0.2, project(x, 0, z)[1], size * 2, size * 0.16), palette.shadow, 0.4) +
      palm(stage, {
        x: px,
        y: py,
        height: tall * size,
        lean: rng.bell() * size * 0.35,
        colour: green,
        back: mix(green, palette.haze, 0.25),
        crown: 0.5,
        coconuts: false,
        ...(z > 8 ? { detail: 'far' as const } : {}),
      }) +
      fill(
        `M${coord(px - size * 0.5)} ${coord(py)}h${coord(size)}l${coord(-size * 0.12)} ${coord(size * 0.56)}h${coord(-size * 0.76)}Z`,
        body,
      ) +
      fill(
        `M${coord(px - size * 0.5)} ${coord(py)}h${coord(size * 0.36)}l${coord(-size * 0.02)} ${coord(size * 0.56)}h${coord(-size * 0.22)}Z`,
        mix(body, palette.glow, 0.2),
      ) +
      fill(
        `M${coord(px - size * 0.56)} ${coord(py - size * 0.1)}h${coord(size * 1.12)}v${coord(size * 0.12)}h${coord(-size * 1.12)}Z`,
        mix(body, palette.glow, 0.14),
      )
    );
  };
  let out = planter(half * 0.62, c.back - 2.4, 2.6) + planter(-half * 0.62, c.back - 2.4, 2.3);
  const side = stage.portrait ? 2.5 : 2.8;
  for (const [x, z] of [
    [-side, 11.8],
    [side, 9.4],
    [-side, 6.4],
  ] as const) {
    const [lx, ly] = project(x, 0, z);
    out += lantern(stage, lx, ly, (520 * unit) / z, 2.6);
  }
  if (!stage.portrait) {
    // Cushions, a low table and tea.
    const z = 6;
    const size = (900 * unit) / z;
    const [x, y] = project(3.5, 0, z);
    out += fill(lens(x + size * 0.1, y + size * 0.04, size * 2.4, size * 0.2), palette.shadow, 0.4);
    out +=
      fill(
        `M${coord(x - size * 0.98)} ${coord(y)}q${coord(-size * 0.06)} ${coord(-size * 0.27)} ${coord(size * 0.12)} ${coord(-size * 0.29)}h${coord(size * 0.6)}q${coord(size * 0.16)} ${coord(size * 0.04)} ${coord(size * 0.1)} ${coord(size * 0.29)}Z`,
        local(palette, '#9a5a44'),
      ) +
      fill(
        `M${coord(x + size * 0.44)} ${coord(y - size * 0.02)}q${coord(-size * 0.06)} ${coord(-size * 0.25)} ${coord(size * 0.12)} ${coord(-size * 0.27)}h${coord(size * 0.5)}q${coord(size * 0.16)} ${coord(size * 0.04)} ${coord(size * 0.1)} ${coord(size * 0.27)}Z`,
        local(palette, '#b98a4a'),
      );
    out +=
      fill(
        `M${coord(x - size * 0.2)} ${coord(y)}v${coord(-size * 0.22)}h${coord(size * 0.56)}v${coord(size * 0.22)}h${coord(-size * 0.06)}v${coord(-size * 0.16)}h${coord(-size * 0.44)}v${coord(size * 0.16)}Z`,
        c.deep,
      ) +
      fill(
        `M${coord(x)} ${coord(y - size * 0.22)}q${coord(-size * 0.04)} ${coord(-size * 0.16)} ${coord(size * 0.08)} ${coord(-size * 0.2)}l${coord(size * 0.02)} ${coord(-size * 0.05)}l${coord(size * 0.02)} ${coord(size * 0.05)}q${coord(size * 0.13)} ${coord(size * 0.04)} ${coord(size * 0.08)} ${coord(size * 0.2)}ZM${coord(x + size * 0.18)} ${coord(y - size * 0.33)}l${coord(size * 0.11)} ${coord(-size * 0.07)}l${coord(size * 0.01)} ${coord(size * 0.03)}l${coord(-size * 0.1)} ${coord(size * 0.1)}Z`,
        lit(palette, '#d9cfb8', 0, 0.3),
      );
  }
  return out;
}

/** A tall palm in the near corner, partly outside the picture. */
function nearPalm(stage: Stage): string {
  const { width, height, unit, palette } = stage;
  const green = mix(shade(palette, '#46552f', 0, 0.5), palette.near, 0.3);
  return palm(stage, {
    x: width * (stage.portrait ? -0.02 : 0.07),
    y: height * 1.06,
    height: height * (stage.portrait ? 0.78 : 0.92),
    lean: unit * 50,
    colour: green,
    back: mix(green, palette.haze, 0.18),
    crown: 0.34,
  });
}

/** The arch in the foreground: its dark reveal, its carved edge, and the lamp above. */
function archFrame(stage: Stage, c: Court): string {
  const { width, height, unit, palette } = stage;
  const cx = width / 2;
  const half = width * (stage.portrait ? 0.42 : 0.36);
  const spring = height * (stage.portrait ? 0.42 : 0.47);
  const at =
    (k: number) =>
    (x: number, y: number): Point => [cx + x * k, spring - y * k];
  const outline = (k: number): string => {
    const pts = horseshoe(at(k), half, -height, 0, 1.06);
    return 'M' + pts.map((q) => `${coord(q[0])} ${coord(q[1])}`).join('L') + 'Z';
  };
  const dark = mix(c.deep, palette.near, 0.5);
  const hole = (k: number, colour: string): string =>
    `<path fill-rule="evenodd" d="M-20-20H${width + 20}V${height + 20}H-20Z${outline(k)}" fill="${colour}"/>`;
  let out = hole(1, mix(c.dark, palette.near, 0.3)) + hole(1.05, mix(c.dark, palette.near, 0.62)) + hole(1.08, dark);
  let studs = '';
  for (const q of horseshoe(at(1.13), half, -height * 0.6, 0, 1.06).slice(1, -1))
    studs += `M${coord(q[0] - 5 * unit)} ${coord(q[1])}l${coord(5 * unit)} ${coord(-9 * unit)}l${coord(5 * unit)} ${coord(9 * unit)}l${coord(-5 * unit)} ${coord(9 * unit)}Z`;
  out += fill(studs, c.wall, 0.45);
  const ly = height * 0.2;
  out +=
    stroke(`M${coord(cx)} 0V${coord(ly)}`, dark, 2.4 * unit) +
    (palette.lamps ? stage.halo(palette.lamp, cx, ly + 42 * unit, 190 * unit, 0.7) : '');
  out +=
    fill(
      `M${coord(cx)} ${coord(ly - 6 * unit)}l${coord(24 * unit)} ${coord(26 * unit)}l${coord(-6 * unit)} ${coord(46 * unit)}l${coord(-18 * unit)} ${coord(20 * unit)}l${coord(-18 * unit)} ${coord(-20 * unit)}l${coord(-6 * unit)} ${coord(-46 * unit)}Z`,
      dark,
    ) +
    fill(
      `M${coord(cx - 15 * unit)} ${coord(ly + 24 * unit)}h${coord(13 * unit)}v${coord(38 * unit)}l${coord(-9 * unit)} ${coord(-2 * unit)}ZM${coord(cx + 15 * unit)} ${coord(ly + 24 * unit)}h${coord(-13 * unit)}v${coord(38 * unit)}l${coord(9 * unit)} ${coord(-2 * unit)}Z`,
      palette.lamps ? palette.lamp : c.wall,
    );
  return out;
}
