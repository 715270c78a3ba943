import { mix } from '../../core/colour.ts';
import { disc, fill, lens, n, poly, rect, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { massif } from '../../elements/mountain.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { conifer, coniferLight, forest } from '../../elements/trees.ts';

/** A picnic in the cold: a sledge laid as a table, a kettle over a small fire, skis beside it. */
export function onTheSledge(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.48 : 0.46);
  const sunX = sunAcross(s, 0.18, 0.3, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 340 : rng.range(230, 280)),
    r: 46 * u,
    horizon: horizon + 40 * u,
  });
  const count = s.portrait ? 3 : 4;
  out += massif(s, {
    summits: Array.from({ length: count }, (_, i): Point => [
      w * ((i + 0.5) / count) + rng.bell() * 70 * u,
      horizon - u * rng.range(130, 260),
    ]),
    from: [-80 * u, horizon],
    to: [w + 80 * u, horizon - 20 * u],
    foot: horizon + 60 * u,
    depth: 0.54,
    rock: '#7f888c',
    snowline: horizon - (s.season === 'winter' ? 10 : 110) * u,
    light: -1,
    ruggedness: 0.1,
  });
  out += veil(s, horizon - 80 * u, horizon + 60 * u, 0.6, pal.sky[3]);
  out += slopes(s, horizon);
  const ground = h * (s.portrait ? 0.7 : 0.69);
  out += clearing(s, ground);
  const x = w * (s.wide ? 0.76 : s.portrait ? 0.54 : 0.55);
  const y = ground + (s.portrait ? 170 : 140) * u;
  out += skis(s, x + (s.portrait ? 290 : 390) * u, y - 30 * u);
  out += company(s, x, y);
  out += sledge(s, x, y + 20 * u, u * (s.portrait ? 0.84 : 0.92));
  out += fire(s, x - (s.portrait ? 320 : 400) * u, y + 56 * u, u);
  return out + nearFirs(s) + birds(s, w * 0.5, horizon - 190 * u, 4, 16 * u, mix(pal.near, pal.haze, 0.4));
}

/** How white the ground is: there is snow in every season, but in warmer ones only patches on thin grass. */
const whiteness = (s: Stage): number => ({ winter: 1, spring: 0.86, autumn: 0.8, summer: 0.62 })[s.season];

const ground = (s: Stage, depth: number, dark = false): string => {
  const snow = dark ? shade(s.pal, '#cfd7dc', depth, 0.16) : lit(s.pal, '#f2f3f1', depth, 0.12);
  return mix(local(s.pal, meadow(s.season === 'winter' ? 'autumn' : s.season), depth), snow, whiteness(s));
};

function slopes(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  let out = '';
  for (const [depth, dy, tall, lean] of [
    [0.42, 10, 40, 60],
    [0.26, 90, 70, -50],
  ] as const) {
    const line = profile(
      s,
      [
        [-30, horizon + (dy + lean) * u],
        [w * 0.34, horizon + (dy + lean * 0.2) * u],
        [w * 0.66, horizon + dy * u],
        [w + 30, horizon + (dy - lean) * u],
      ],
      9 * u,
      20,
      5,
    );
    const ink = shade(pal, '#56696a', depth, 0.26);
    out += forest(s, line, tall * u, ink, {
      spacing: tall * u * 0.62,
      back: s.season === 'autumn' ? local(pal, leaves('autumn')[2], depth) : mix(ink, pal.haze, 0.22),
      tiers: 4,
      snow: lit(pal, '#eef0ee', depth, 0.1),
    });
    out +=
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, ground(s, depth)],
        [1, ground(s, depth, true)],
      ])}"/>` + mist(s, horizon + (dy + 50) * u, 8 * u, 2, 0.3);
  }
  return out;
}

/** The snow in the foreground: drifts, the tracks of the sledge, and footprints. */
function clearing(s: Stage, y: number): string {
  const { w, h, u, rng, pal } = s;
  const line = profile(
    s,
    [
      [-30, y + 30 * u],
      [w * 0.3, y - 6 * u],
      [w * 0.7, y - 16 * u],
      [w + 30, y - 50 * u],
    ],
    5 * u,
    26,
    5,
  );
  let out = `<path d="${softBelow(line, h + 10)}" fill="${s.gradient([
    [0, ground(s, 0.06)],
    [1, mix(ground(s, 0, true), pal.shadow, 0.12)],
  ])}"/>`;
  let drifts = '';
  for (let i = 0; i < 12; i++)
    drifts += lens(w * rng(), y + u * rng.range(50, 330), u * rng.range(160, 460), u * rng.range(8, 18));
  out += fill(drifts, mix(pal.shadow, '#8fa0ac', 0.5), 0.16);
  const blue = mix(pal.shadow, '#8fa0ac', 0.4);
  const x0 = w * (s.wide ? 0.84 : 0.72);
  out += stroke(
    `M${n(x0)} ${n(y + 190 * u)}C${n(w * 0.9)} ${n(y + 150 * u)} ${n(w * 0.92)} ${n(y + 60 * u)} ${n(w + 20)} ${n(y + 10 * u)}M${n(x0)} ${n(y + 214 * u)}C${n(w * 0.94)} ${n(y + 170 * u)} ${n(w * 0.95)} ${n(y + 76 * u)} ${n(w + 20)} ${n(y + 26 * u)}`,
    blue,
    6 * u,
    0.4,
  );
  let prints = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    prints += lens(
      w * (0.5 - 0.5 * t) + (i % 2 ? 10 : -10) * u,
      y + (210 + 110 * t) * u,
      (15 + 8 * t) * u,
      (5 + 4 * t) * u,
    );
  }
  return out + fill(prints, blue, 0.5);
}

/** The sledge: bent runners, slats, a checked cloth, flasks, a cake, steaming mugs. */
function sledge(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): string => `${n(x + dx * z)} ${n(y - dy * z)}`;
  const wood = lit(pal, '#b98a52', 0, 0.1);
  const dark = shade(pal, '#7d5a34', 0, 0.3);
  const red = local(pal, '#a8443a');
  const cream = lit(pal, '#f4ecda', 0, 0.2);
  let out = fill(lens(x, y + 10 * z, 640 * z, 34 * z), mix(pal.shadow, '#8fa0ac', 0.3), 0.42);
  out += stroke(`M${p(-270, 16)}H${n(x + 200 * z)}C${p(290, 16)} ${p(320, 66)} ${p(286, 128)}`, dark, 11 * z);
  let legs = '';
  for (const dx of [-220, -80, 60, 180]) legs += rect(x + (dx - 7) * z, y - 84 * z, 14 * z, 78 * z);
  out +=
    fill(legs, dark) +
    stroke(`M${p(-284, -2)}H${n(x + 206 * z)}C${p(310, -2)} ${p(344, 66)} ${p(306, 140)}`, wood, 13 * z);
  out += fill(
    poly([
      [x - 282 * z, y - 84 * z],
      [x + 262 * z, y - 84 * z],
      [x + 246 * z, y - 112 * z],
      [x - 256 * z, y - 112 * z],
    ]),
    wood,
  );
  // The cloth, its checks and its folds.
  const cloth = `M${p(-196, 112)}H${n(x + 176 * z)}L${p(196, 84)}L${p(188, 44)}Q${p(150, 36)} ${p(120, 46)}T${p(40, 44)}T${p(-50, 46)}T${p(-130, 44)}T${p(-210, 46)}L${p(-214, 84)}Z`;
  let checks = '';
  for (let i = 0; i < 11; i++) checks += rect(x + (-214 + i * 40) * z, y - 112 * z, 20 * z, 74 * z);
  for (let i = 0; i < 3; i++) checks += rect(x - 216 * z, y - (106 - i * 24) * z, 416 * z, 11 * z);
  out +=
    fill(cloth, cream) +
    s.clip(cloth, fill(checks, red, 0.62) + fill(rect(x - 230 * z, y - 84 * z, 450 * z, 60 * z), pal.shadow, 0.16));
  // Two flasks, a round cake with a wedge gone, apples, three mugs.
  const flask = (dx: number, tall: number, c: string): string =>
    fill(
      `M${p(dx - 17, 108)}V${n(y - (108 + tall) * z)}q${n(17 * z)} ${n(-16 * z)} ${n(34 * z)} 0V${n(y - 108 * z)}Z`,
      local(pal, c),
    ) +
    fill(rect(x + (dx - 12) * z, y - (108 + tall + 34) * z, 24 * z, 28 * z), lit(pal, '#d9d4c6', 0, 0.3)) +
    fill(rect(x + (dx - 17) * z, y - (108 + tall * 0.62) * z, 34 * z, 9 * z), lit(pal, '#d9d4c6', 0, 0.2)) +
    fill(rect(x + (dx - 13) * z, y - (108 + tall - 6) * z, 5 * z, tall * 0.8 * z), pal.glow, 0.4);
  out += flask(-150, 84, '#3f6a5c') + flask(-104, 66, '#b4603c');
  out +=
    fill(lens(x + 14 * z, y - 106 * z, 170 * z, 18 * z), lit(pal, '#d9d0bd', 0, 0.1)) +
    fill(
      `M${p(-50, 108)}V${n(y - 146 * z)}q${n(62 * z)} ${n(-18 * z)} ${n(126 * z)} 0V${n(y - 108 * z)}q${n(-62 * z)} ${n(12 * z)} ${n(-126 * z)} 0Z`,
      shade(pal, '#7d4a30', 0, 0.1),
    ) +
    fill(lens(x + 13 * z, y - 147 * z, 126 * z, 18 * z), lit(pal, '#efe6d6', 0, 0.2)) +
    fill(
      poly([
        [x + 30 * z, y - 150 * z],
        [x + 66 * z, y - 142 * z],
        [x + 66 * z, y - 104 * z],
        [x + 34 * z, y - 103 * z],
      ]),
      lit(pal, '#d9a86c', 0, 0.1),
    );
  out += fill(disc(x + 124 * z, y - 121 * z, 14 * z) + disc(x + 150 * z, y - 120 * z, 13 * z), local(pal, '#a8443a'));
  for (const [dx, c] of [
    [-64, '#4f7f8a'],
    [182, '#d0a34e'],
  ] as const) {
    const mx = x + dx * z;
    out +=
      fill(rect(mx - 13 * z, y - 136 * z, 26 * z, 30 * z), local(pal, c)) +
      stroke(`M${n(mx + 13 * z)} ${n(y - 130 * z)}q${n(13 * z)} ${n(8 * z)} 0 ${n(17 * z)}`, local(pal, c), 4 * z) +
      smoke(s, mx, y - 140 * z, 62 * z);
  }
  return out;
}

/** The people: two stand at the sledge, one of them pouring; a child sits on its end; a dog. */
function company(s: Stage, x: number, y: number): string {
  if (s.has('no-people')) return '';
  const { u, pal } = s;
  const ink = mix(pal.near, pal.haze, 0.05);
  const wool = (px: number, py: number, r: number, c: string): string =>
    fill(
      `M${n(px - r)} ${n(py)}q0 ${n(-r * 1.3)} ${n(r)} ${n(-r * 1.3)}t${n(r)} ${n(r * 1.3)}Z${disc(px, py - r * 1.4, r * 0.36)}`,
      local(pal, c),
    );
  const scarf = (px: number, py: number, r: number, c: string): string =>
    fill(
      rect(px - r, py, r * 2, r * 0.6) +
        poly([
          [px + r * 0.3, py],
          [px + r, py + r * 0.2],
          [px + r * 1.2, py + r * 2.2],
          [px + r * 0.6, py + r * 2.2],
        ]),
      local(pal, c),
    );
  let out = '';
  const figures = [
    [-130, -24, 290, '#a8443a', 1],
    [-20, -20, 270, '#d0a34e', undefined],
    [150, -12, 184, '#4f7f8a', -1],
  ] as const;
  for (const [dx, dy, tall, c, arm] of figures) {
    const px = x + dx * u;
    const py = y + dy * u;
    out +=
      fill(person(px, py, tall * u, arm ? { arm } : {}), ink) +
      wool(px, py - tall * 0.945 * u, tall * 0.068 * u, c) +
      scarf(px, py - tall * 0.865 * u, tall * 0.062 * u, c);
  }
  return out + dog(x + 252 * u, y + 6 * u, 100 * u, ink, true);
}

/** A kettle on a tripod of branches over a fire. */
function fire(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const bark = shade(pal, '#5d4a38', 0, 0.4);
  const p = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  let out = fill(lens(x, y + 4 * z, 230 * z, 36 * z), mix(pal.near, '#6b5d50', 0.5), 0.5);
  out += s.halo('#f2a54e', x, y - 30 * z, 260 * z, pal.lamps ? 0.7 : 0.3);
  for (const [a, b] of [
    [-88, 12],
    [88, -14],
    [6, 4],
  ] as const)
    out += fill(taper(p(a, -4), p((a + b) / 2, 100), p(b, 220), 5 * z, 4 * z), bark);
  out += fill(
    taper(p(-70, 0), p(0, 12), p(60, 22), 9 * z, 8 * z) + taper(p(70, -4), p(0, 10), p(-58, 22), 9 * z, 8 * z),
    bark,
  );
  const flame = (dx: number, k: number, c: string): string =>
    fill(
      `M${n(x + dx * z)} ${n(y - 8 * z)}q${n(-28 * k * z)} ${n(-18 * k * z)} ${n(-6 * k * z)} ${n(-52 * k * z)}q${n(6 * k * z)} ${n(10 * k * z)} ${n(12 * k * z)} ${n(10 * k * z)}q${n(-4 * k * z)} ${n(-24 * k * z)} ${n(10 * k * z)} ${n(-40 * k * z)}q${n(4 * k * z)} ${n(32 * k * z)} ${n(20 * k * z)} ${n(46 * k * z)}q${n(8 * k * z)} ${n(26 * k * z)} ${n(-16 * k * z)} ${n(36 * k * z)}Z`,
      c,
    );
  out += flame(-22, 0.8, '#d9702f') + flame(18, 0.7, '#d9702f') + flame(-3, 1, '#e8943f') + flame(-3, 0.55, '#f7cf7a');
  const iron = mix(pal.near, '#2f2a28', 0.4);
  out +=
    stroke(`M${p(0, 216).map(n).join(' ')}V${n(y - 140 * z)}`, iron, 2.6 * z) +
    stroke(
      `M${p(-24, 124).map(n).join(' ')}Q${p(0, 160).map(n).join(' ')} ${p(24, 124).map(n).join(' ')}`,
      iron,
      4 * z,
    );
  out += fill(
    `M${p(-34, 84).map(n).join(' ')}Q${p(-36, 126).map(n).join(' ')} ${p(0, 128).map(n).join(' ')}Q${p(36, 126).map(n).join(' ')} ${p(34, 84).map(n).join(' ')}ZM${p(28, 100).map(n).join(' ')}L${p(60, 122).map(n).join(' ')}L${p(54, 130).map(n).join(' ')}L${p(26, 116).map(n).join(' ')}Z`,
    iron,
  );
  return out + smoke(s, x + 60 * z, y - 130 * z, 90 * z) + smoke(s, x - 10 * z, y - 230 * z, 190 * z);
}

/** Two pairs of skis in the snow, one long and one short, with their poles. */
function skis(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  let out = '';
  for (const [dx, tall, c] of [
    [0, 270, '#a8443a'],
    [20, 262, '#8e3a32'],
    [70, 168, '#d0a34e'],
    [84, 162, '#b88a3a'],
  ] as const) {
    const px = x + dx * u;
    out += fill(
      `M${n(px - 6 * u)} ${n(y + 10 * u)}L${n(px + 4 * u)} ${n(y - tall * u)}q${n(8 * u)} ${n(-26 * u)} ${n(18 * u)} ${n(-20 * u)}q${n(-6 * u)} ${n(10 * u)} ${n(-7 * u)} ${n(22 * u)}L${n(px + 8 * u)} ${n(y + 10 * u)}Z`,
      local(pal, c),
    );
  }
  out +=
    stroke(
      `M${n(x - 34 * u)} ${n(y + 8 * u)}L${n(x - 26 * u)} ${n(y - 200 * u)}M${n(x + 112 * u)} ${n(y + 8 * u)}L${n(x + 106 * u)} ${n(y - 130 * u)}`,
      shade(pal, '#4a4038', 0, 0.3),
      4 * u,
    ) +
    stroke(
      `M${n(x - 42 * u)} ${n(y - 24 * u)}h${n(20 * u)}M${n(x + 102 * u)} ${n(y - 20 * u)}h${n(18 * u)}`,
      shade(pal, '#4a4038', 0, 0.3),
      3 * u,
    );
  return out + fill(lens(x + 40 * u, y + 12 * u, 230 * u, 26 * u), ground(s, 0.02));
}

function nearFirs(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, '#3f5648', 0, 0.4), pal.near, 0.4);
  let out = '';
  for (const [fx, tall] of s.portrait
    ? ([
        [-0.01, 700],
        [0.07, 380],
      ] as const)
    : ([
        [0.02, 800],
        [0.1, 520],
        [0.16, 330],
      ] as const)) {
    const x = w * fx + rng.bell() * 12 * u;
    const y = h * (s.portrait ? 0.88 : 0.93) - (800 - tall) * 0.2 * u;
    out +=
      fill(lens(x + 20 * u, y, tall * 0.4 * u, 22 * u), mix(pal.shadow, '#8fa0ac', 0.4), 0.3) +
      fill(conifer(s, x, y, tall * u, 11), ink) +
      fill(coniferLight(s, x, y, tall * u, 1, 11), mix(ink, lit(pal, '#f2f3f1', 0, 0.08), whiteness(s)), 0.92);
  }
  const line = profile(
    s,
    [
      [-30, h * 0.93],
      [w * 0.2, h * 0.95],
      [w * 0.5, h * 1.0],
      [w * 0.7, h + 20],
    ],
    6 * u,
    26,
    6,
  );
  return out + fill(softBelow(line, h + 30), mix(ground(s, 0, true), pal.shadow, 0.1));
}
