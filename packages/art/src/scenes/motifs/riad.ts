import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, stroke, type Point } from '../../core/path.ts';
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
export function riad(s: Stage): string {
  if (s.seed % 3 === 2) return rooftop(s);
  return court(s, s.seed % 3 === 1);
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

function court(s: Stage, throughArch: boolean): string {
  const { w, h, u, pal, rng } = s;
  const pick = Math.floor(s.seed / 3) % 3;
  const horizon = h * 0.56;
  const centre = w * (s.portrait || throughArch ? 0.5 : rng.range(0.45, 0.55));
  const earth = EARTH[pick] ?? EARTH[0];
  const c: Court = {
    p: camera(horizon, centre, (s.portrait ? 1080 : 900) * u * (s.portrait ? 0.9 : 1), 1.7),
    half: s.portrait ? 4.4 : 6,
    back: s.portrait ? 16 : 15,
    near: s.portrait ? 2.2 : 3.2,
    top: 6.2,
    wall: local(pal, earth),
    bright: lit(pal, earth, 0, 0.44),
    dark: shade(pal, earth, 0, 0.4),
    deep: shade(pal, '#5b3f2c', 0, 0.5),
    tile: local(pal, TILE[pick] ?? TILE[0]),
    warm: pal.lamps ? mix(pal.lamp, '#f0c078', 0.4) : lit(pal, '#d8b98c', 0, 0.2),
  };
  let out = drawSky(s, {
    x: centre - w * 0.22,
    y: h * (s.portrait ? 0.14 : 0.17),
    r: u * 42,
    horizon: h * 0.62,
    clouds: s.hour === 'night' ? 'clear' : 'streaks',
  });
  // Palms and a minaret behind the far wall.
  out += minaret(s, c.p(c.half * 0.5, 0, c.back + 24)[0], c.p(0, c.top, c.back)[1] + 40 * u, 250 * u, earth);
  for (const [x, tall] of [
    [-3.4, 3.6],
    [-1.6, 2.6],
    [2.6, 3.2],
  ] as const) {
    const [px, py] = c.p(x, c.top - 0.4, c.back + 3);
    const k = (900 * u) / c.back;
    out += palm(s, {
      x: px,
      y: py,
      height: tall * k,
      lean: rng.bell() * k * 0.5,
      colour: shade(pal, '#4b5a38', 0.2, 0.3),
      back: shade(pal, '#6f7a50', 0.3, 0.1),
      crown: 0.5,
      detail: 'far',
    });
  }
  out += backWall(s, c, 1) + sideWalls(s, c) + courtFloor(s, c) + pool(s, c);
  out += furniture(s, c);
  return throughArch ? out + archFrame(s, c) : out + nearPalm(s);
}

function minaret(s: Stage, x: number, y: number, h: number, earth: string): string {
  const { pal } = s;
  const w = h * 0.2;
  const bright = lit(pal, earth, 0.4, 0.26);
  const dull = shade(pal, earth, 0.4, 0.26);
  return (
    fill(`M${n(x - w / 2)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`, bright) +
    fill(`M${n(x + w * 0.1)} ${n(y)}v${n(-h)}h${n(w * 0.4)}v${n(h)}Z`, dull) +
    fill(
      `M${n(x - w * 0.26)} ${n(y - h)}v${n(-h * 0.16)}h${n(w * 0.52)}v${n(h * 0.16)}ZM${n(x - w * 0.28)} ${n(y - h * 1.16)}q0 ${n(-w * 0.4)} ${n(w * 0.28)} ${n(-w * 0.5)}q${n(w * 0.28)} ${n(w * 0.1)} ${n(w * 0.28)} ${n(w * 0.5)}Z`,
      dull,
    ) +
    stroke(`M${n(x)} ${n(y - h * 1.16 - w * 0.4)}v${n(-w * 0.5)}`, dull, w * 0.05) +
    fill(
      `M${n(x - w * 0.26)} ${n(y - h * 0.7)}v${n(-w * 0.4)}a${n(w * 0.1)} ${n(w * 0.12)} 0 0 1 ${n(w * 0.2)} 0v${n(w * 0.4)}Z`,
      pal.lamps ? pal.lamp : shade(pal, '#5b3f2c', 0.3),
    ) +
    fill(`M${n(x - w / 2)} ${n(y - h * 0.9)}h${n(w)}v${n(w * 0.1)}h${n(-w)}Z`, shade(pal, TILE[0], 0.35), 0.8)
  );
}

function backWall(s: Stage, c: Court, sign: 1 | -1): string {
  const { pal } = s;
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
  let out = fill(poly(crest), mix(c.wall, pal.glow, 0.12 * (1 - pal.dim)));
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
      mix(c.wall, pal.near, 0.14),
    );
    out +=
      fill(poly(horseshoe(A, w * 1.16, 0, spring)), c.bright) +
      fill(
        poly(horseshoe(A, w, 0, spring)),
        cx ? c.deep : pal.lamps ? mix(c.warm, c.wall, 0.2) : mix(c.deep, c.wall, 0.25),
      );
    if (!cx) {
      // A room behind the arch, with its far door and its lamp.
      out +=
        fill(
          poly(horseshoe(A, w * 0.5, 0, spring * 0.66)),
          pal.lamps ? mix(c.warm, '#fff3d8', 0.5) : mix(c.deep, pal.near, 0.2),
        ) + fill(poly([A(-w, 0), A(w, 0), A(w * 0.5, 0.42), A(-w * 0.5, 0.42)]), c.dark, 0.5);
      if (sign > 0 && pal.lamps) {
        const [lx, ly] = A(0, spring + 0.5);
        out += s.halo(pal.lamp, lx, ly, 90 * s.u, 0.8);
      }
    }
  }
  for (const cx of [-half * 0.34, half * 0.34]) {
    out += fill(poly([Q(cx - 0.32, 3.3), Q(cx + 0.32, 3.3), Q(cx + 0.32, 4.5), Q(cx - 0.32, 4.5)]), c.deep);
    out += fill(
      poly([Q(cx - 0.26, 3.36), Q(cx - 0.03, 3.36), Q(cx - 0.03, 4.44), Q(cx - 0.26, 4.44)]) +
        poly([Q(cx + 0.03, 3.36), Q(cx + 0.26, 3.36), Q(cx + 0.26, 4.44), Q(cx + 0.03, 4.44)]),
      c.warm,
      pal.lamps ? 0.95 : 0.35,
    );
  }
  return out;
}

function sideWalls(s: Stage, c: Court): string {
  const { pal, u } = s;
  const { p, half, back, near, top } = c;
  let out = '';
  for (const side of [-1, 1] as const) {
    const X = side * half;
    const sunny = side > 0;
    out += fill(poly([p(X, 0, back), p(X, top, back), p(X, top, near), p(X, 0, near)]), sunny ? c.bright : c.dark);
    // The opposite roof casts its shadow on the sunny wall.
    if (sunny && s.hour !== 'night')
      out += fill(
        poly([p(X, 0, back), p(X, 2.6, back), p(X, 4.2, 9), p(X, 6.2, near), p(X, 0, near)]),
        mix(c.wall, pal.shadow, 0.24),
      );
    out += fill(
      poly([p(X, 0, back), p(X, 0.95, back), p(X, 0.95, near), p(X, 0, near)]),
      mix(c.tile, pal.shadow, sunny ? 0.1 : 0.4),
    );
    out += fill(poly([p(X, 5.05, back), p(X, 5.25, back), p(X, 5.25, near), p(X, 5.05, near)]), c.dark, 0.5);
    for (const z of [back - 1.9, back - 4.7, back - 7.5]) {
      const A = (x: number, y: number): Point => p(X, y, z + x);
      out += fill(poly(horseshoe(A, 1.12, 0, 2, 1.08)), sunny ? mix(c.bright, c.wall, 0.4) : mix(c.dark, c.wall, 0.35));
      out += fill(
        poly(horseshoe(A, 0.95, 0, 2, 1.08)),
        sunny ? mix(c.deep, c.dark, 0.3) : mix(c.deep, c.warm, pal.lamps ? 0.14 : 0.02),
      );
      const [lx, ly] = p(X, 2.6, z);
      const k = (900 * u) / z;
      if (pal.lamps)
        out +=
          s.halo(pal.lamp, lx, ly, k * 0.95, 0.7) +
          fill(
            `M${n(lx)} ${n(ly - k * 0.3)}l${n(k * 0.08)} ${n(k * 0.16)}l${n(-k * 0.08)} ${n(k * 0.18)}l${n(-k * 0.08)} ${n(-k * 0.18)}Z`,
            mix(pal.lamp, '#fff6dc', 0.5),
          );
    }
  }
  return out;
}

function courtFloor(s: Stage, c: Court): string {
  const { pal } = s;
  const { p, half, back, near } = c;
  let out = `<path d="${floor(p, 0, -half, half, near, back)}" fill="${s.gradient([
    [0, mix(c.wall, pal.glow, 0.3 * (1 - pal.dim))],
    [1, mix(c.wall, pal.shadow, 0.22)],
  ])}"/>`;
  let joints = '';
  for (let z = near + 0.2; z < back; z += 1.16) joints += floor(p, 0, -half, half, z, z + 0.03);
  for (let x = -half + 0.5; x < half; x += 1)
    joints += poly([p(x, 0, near), p(x + 0.025, 0, near), p(x + 0.025, 0, back), p(x, 0, back)]);
  out += fill(joints, c.dark, 0.35);
  if (s.hour !== 'night')
    out += fill(
      poly([p(-half, 0, back), p(-half * 0.36, 0, back), p(-half * 0.1, 0, near), p(-half, 0, near)]),
      pal.shadow,
      0.22,
    );
  return out;
}

function pool(s: Stage, c: Court): string {
  const { pal, rng, u } = s;
  const { p } = c;
  const half = s.portrait ? 1.5 : 1.75;
  const z0 = 4.5;
  const z1 = c.back - 2.6;
  let out =
    fill(floor(p, 0, -half - 0.42, half + 0.42, z0 - 0.35, z1 + 0.42), c.bright) +
    fill(floor(p, 0, -half - 0.12, half + 0.12, z0 - 0.1, z1 + 0.12), c.tile);
  const surface = floor(p, 0, -half, half, z0, z1);
  let inside = `<path d="${surface}" fill="${s.gradient([
    [0, mix(pal.sky[2], c.tile, 0.25)],
    [1, mix(c.tile, pal.near, 0.35)],
  ])}"/>`;
  inside += `<g opacity=".38">${backWall(s, c, -1)}</g>`;
  let glitter = '';
  for (let i = 0; i < 22; i++) {
    const t = rng();
    const z = z0 + (z1 - z0) * (1 - t ** 0.8);
    const [x, y] = p(rng.range(-half, half), 0, z);
    glitter += lens(x, y, (rng.range(26, 150) * u * 5) / z, (9 * u) / z + 1);
  }
  inside += fill(glitter, pal.glow, 0.5);
  out += s.clip(surface, inside);
  // Petals on the water.
  let petals = '';
  for (let i = 0; i < 16; i++) {
    const z = rng.range(z0, z0 + 4);
    const [x, y] = p(rng.range(-half, half), 0, z);
    petals += clump(s, x, y, (24 * u) / z, (10 * u) / z + 1, 5);
  }
  return out + fill(petals, local(pal, s.season === 'autumn' ? '#c9803f' : '#b4565c'), 0.85);
}

function furniture(s: Stage, c: Court): string {
  const { pal, u, rng } = s;
  const { p, half } = c;
  const green = shade(pal, '#4f5f38', 0, 0.4);
  const planter = (x: number, z: number, tall: number): string => {
    const [px, py] = p(x, 0.55, z);
    const k = (900 * u) / z;
    const body = mix(c.tile, pal.near, 0.2);
    return (
      fill(lens(px + k * 0.2, p(x, 0, z)[1], k * 2, k * 0.16), pal.shadow, 0.4) +
      palm(s, {
        x: px,
        y: py,
        height: tall * k,
        lean: rng.bell() * k * 0.35,
        colour: green,
        back: mix(green, pal.haze, 0.25),
        crown: 0.5,
        coconuts: false,
        ...(z > 8 ? { detail: 'far' as const } : {}),
      }) +
      fill(`M${n(px - k * 0.5)} ${n(py)}h${n(k)}l${n(-k * 0.12)} ${n(k * 0.56)}h${n(-k * 0.76)}Z`, body) +
      fill(
        `M${n(px - k * 0.5)} ${n(py)}h${n(k * 0.36)}l${n(-k * 0.02)} ${n(k * 0.56)}h${n(-k * 0.22)}Z`,
        mix(body, pal.glow, 0.2),
      ) +
      fill(
        `M${n(px - k * 0.56)} ${n(py - k * 0.1)}h${n(k * 1.12)}v${n(k * 0.12)}h${n(-k * 1.12)}Z`,
        mix(body, pal.glow, 0.14),
      )
    );
  };
  let out = planter(half * 0.62, c.back - 2.4, 2.6) + planter(-half * 0.62, c.back - 2.4, 2.3);
  const side = s.portrait ? 2.5 : 2.8;
  for (const [x, z] of [
    [-side, 11.8],
    [side, 9.4],
    [-side, 6.4],
  ] as const) {
    const [lx, ly] = p(x, 0, z);
    out += lantern(s, lx, ly, (520 * u) / z, 2.6);
  }
  if (!s.portrait) {
    // Cushions, a low table and tea.
    const z = 6;
    const k = (900 * u) / z;
    const [x, y] = p(3.5, 0, z);
    out += fill(lens(x + k * 0.1, y + k * 0.04, k * 2.4, k * 0.2), pal.shadow, 0.4);
    out +=
      fill(
        `M${n(x - k * 0.98)} ${n(y)}q${n(-k * 0.06)} ${n(-k * 0.27)} ${n(k * 0.12)} ${n(-k * 0.29)}h${n(k * 0.6)}q${n(k * 0.16)} ${n(k * 0.04)} ${n(k * 0.1)} ${n(k * 0.29)}Z`,
        local(pal, '#9a5a44'),
      ) +
      fill(
        `M${n(x + k * 0.44)} ${n(y - k * 0.02)}q${n(-k * 0.06)} ${n(-k * 0.25)} ${n(k * 0.12)} ${n(-k * 0.27)}h${n(k * 0.5)}q${n(k * 0.16)} ${n(k * 0.04)} ${n(k * 0.1)} ${n(k * 0.27)}Z`,
        local(pal, '#b98a4a'),
      );
    out +=
      fill(
        `M${n(x - k * 0.2)} ${n(y)}v${n(-k * 0.22)}h${n(k * 0.56)}v${n(k * 0.22)}h${n(-k * 0.06)}v${n(-k * 0.16)}h${n(-k * 0.44)}v${n(k * 0.16)}Z`,
        c.deep,
      ) +
      fill(
        `M${n(x)} ${n(y - k * 0.22)}q${n(-k * 0.04)} ${n(-k * 0.16)} ${n(k * 0.08)} ${n(-k * 0.2)}l${n(k * 0.02)} ${n(-k * 0.05)}l${n(k * 0.02)} ${n(k * 0.05)}q${n(k * 0.13)} ${n(k * 0.04)} ${n(k * 0.08)} ${n(k * 0.2)}ZM${n(x + k * 0.18)} ${n(y - k * 0.33)}l${n(k * 0.11)} ${n(-k * 0.07)}l${n(k * 0.01)} ${n(k * 0.03)}l${n(-k * 0.1)} ${n(k * 0.1)}Z`,
        lit(pal, '#d9cfb8', 0, 0.3),
      );
  }
  return out;
}

/** A tall palm in the near corner, partly outside the picture. */
function nearPalm(s: Stage): string {
  const { w, h, u, pal } = s;
  const green = mix(shade(pal, '#46552f', 0, 0.5), pal.near, 0.3);
  return palm(s, {
    x: w * (s.portrait ? -0.02 : 0.07),
    y: h * 1.06,
    height: h * (s.portrait ? 0.78 : 0.92),
    lean: u * 50,
    colour: green,
    back: mix(green, pal.haze, 0.18),
    crown: 0.34,
  });
}

/** The arch in the foreground: its dark reveal, its carved edge, and the lamp above. */
function archFrame(s: Stage, c: Court): string {
  const { w, h, u, pal } = s;
  const cx = w / 2;
  const half = w * (s.portrait ? 0.42 : 0.36);
  const spring = h * (s.portrait ? 0.42 : 0.47);
  const at =
    (k: number) =>
    (x: number, y: number): Point => [cx + x * k, spring - y * k];
  const outline = (k: number): string => {
    const pts = horseshoe(at(k), half, -h, 0, 1.06);
    return 'M' + pts.map((q) => `${n(q[0])} ${n(q[1])}`).join('L') + 'Z';
  };
  const dark = mix(c.deep, pal.near, 0.5);
  const hole = (k: number, colour: string): string =>
    `<path fill-rule="evenodd" d="M-20-20H${w + 20}V${h + 20}H-20Z${outline(k)}" fill="${colour}"/>`;
  let out = hole(1, mix(c.dark, pal.near, 0.3)) + hole(1.05, mix(c.dark, pal.near, 0.62)) + hole(1.08, dark);
  let studs = '';
  for (const q of horseshoe(at(1.13), half, -h * 0.6, 0, 1.06).slice(1, -1))
    studs += `M${n(q[0] - 5 * u)} ${n(q[1])}l${n(5 * u)} ${n(-9 * u)}l${n(5 * u)} ${n(9 * u)}l${n(-5 * u)} ${n(9 * u)}Z`;
  out += fill(studs, c.wall, 0.45);
  const ly = h * 0.2;
  out +=
    stroke(`M${n(cx)} 0V${n(ly)}`, dark, 2.4 * u) + (pal.lamps ? s.halo(pal.lamp, cx, ly + 42 * u, 190 * u, 0.7) : '');
  out +=
    fill(
      `M${n(cx)} ${n(ly - 6 * u)}l${n(24 * u)} ${n(26 * u)}l${n(-6 * u)} ${n(46 * u)}l${n(-18 * u)} ${n(20 * u)}l${n(-18 * u)} ${n(-20 * u)}l${n(-6 * u)} ${n(-46 * u)}Z`,
      dark,
    ) +
    fill(
      `M${n(cx - 15 * u)} ${n(ly + 24 * u)}h${n(13 * u)}v${n(38 * u)}l${n(-9 * u)} ${n(-2 * u)}ZM${n(cx + 15 * u)} ${n(ly + 24 * u)}h${n(-13 * u)}v${n(38 * u)}l${n(9 * u)} ${n(-2 * u)}Z`,
      pal.lamps ? pal.lamp : c.wall,
    );
  return out;
}
