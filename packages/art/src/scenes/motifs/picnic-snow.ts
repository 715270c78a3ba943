import { mix } from '../../core/colour.ts';
import { disc, fill, lens, coord, poly, rect, softBelow, stroke, taper, type Point } from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { massif } from '../../elements/mountain.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { conifer, coniferLight, forest } from '../../elements/trees.ts';

/** A picnic in the cold: a sledge laid as a table, a kettle over a small fire, skis beside it. */
export function onTheSledge(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.48 : 0.46);
  const sunX = sunAcross(stage, 0.18, 0.3, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 340 : rng.range(230, 280)),
    r: 46 * unit,
    horizon: horizon + 40 * unit,
  });
  const count = stage.portrait ? 3 : 4;
  out += massif(stage, {
    summits: Array.from({ length: count }, (_, i): Point => [
      width * ((i + 0.5) / count) + rng.bell() * 70 * unit,
      horizon - unit * rng.range(130, 260),
    ]),
    from: [-80 * unit, horizon],
    to: [width + 80 * unit, horizon - 20 * unit],
    foot: horizon + 60 * unit,
    depth: 0.54,
    rock: '#7f888c',
    snowline: horizon - (stage.season === 'winter' ? 10 : 110) * unit,
    light: -1,
    ruggedness: 0.1,
  });
  out += veil(stage, horizon - 80 * unit, horizon + 60 * unit, 0.6, palette.sky[3]);
  out += slopes(stage, horizon);
  const ground = height * (stage.portrait ? 0.7 : 0.69);
  out += clearing(stage, ground);
  const x = width * (stage.wide ? 0.76 : stage.portrait ? 0.54 : 0.55);
  const y = ground + (stage.portrait ? 170 : 140) * unit;
  out += skis(stage, x + (stage.portrait ? 290 : 390) * unit, y - 30 * unit);
  out += company(stage, x, y);
  out += sledge(stage, x, y + 20 * unit, unit * (stage.portrait ? 0.84 : 0.92));
  out += fire(stage, x - (stage.portrait ? 320 : 400) * unit, y + 56 * unit, unit);
  return (
    out +
    nearFirs(stage) +
    birds(stage, width * 0.5, horizon - 190 * unit, 4, 16 * unit, mix(palette.near, palette.haze, 0.4))
  );
}

/** How white the ground is: there is snow in every season, but in warmer ones only patches on thin grass. */
const whiteness = (stage: Stage): number => ({ winter: 1, spring: 0.86, autumn: 0.8, summer: 0.62 })[stage.season];

const ground = (stage: Stage, depth: number, dark = false): string => {
  const snow = dark ? shade(stage.palette, '#cfd7dc', depth, 0.16) : lit(stage.palette, '#f2f3f1', depth, 0.12);
  return mix(
    local(stage.palette, meadow(stage.season === 'winter' ? 'autumn' : stage.season), depth),
    snow,
    whiteness(stage),
  );
};

function slopes(stage: Stage, horizon: number): string {
  const { width, height, unit, palette } = stage;
  let out = '';
  for (const [depth, dy, tall, lean] of [
    [0.42, 10, 40, 60],
    [0.26, 90, 70, -50],
  ] as const) {
    const line = profile(
      stage,
      [
        [-30, horizon + (dy + lean) * unit],
        [width * 0.34, horizon + (dy + lean * 0.2) * unit],
        [width * 0.66, horizon + dy * unit],
        [width + 30, horizon + (dy - lean) * unit],
      ],
      9 * unit,
      20,
      5,
    );
    const ink = shade(palette, '#56696a', depth, 0.26);
    out += forest(stage, line, tall * unit, ink, {
      spacing: tall * unit * 0.62,
      back: stage.season === 'autumn' ? local(palette, leaves('autumn')[2], depth) : mix(ink, palette.haze, 0.22),
      tiers: 4,
      snow: lit(palette, '#eef0ee', depth, 0.1),
    });
    out +=
      `<path d="${softBelow(line, height)}" fill="${stage.gradient([
        [0, ground(stage, depth)],
        [1, ground(stage, depth, true)],
      ])}"/>` + mist(stage, horizon + (dy + 50) * unit, 8 * unit, 2, 0.3);
  }
  return out;
}

/** The snow in the foreground: drifts, the tracks of the sledge, and footprints. */
function clearing(stage: Stage, y: number): string {
  const { width, height, unit, rng, palette } = stage;
  const line = profile(
    stage,
    [
      [-30, y + 30 * unit],
      [width * 0.3, y - 6 * unit],
      [width * 0.7, y - 16 * unit],
      [width + 30, y - 50 * unit],
    ],
    5 * unit,
    26,
    5,
  );
  let out = `<path d="${softBelow(line, height + 10)}" fill="${stage.gradient([
    [0, ground(stage, 0.06)],
    [1, mix(ground(stage, 0, true), palette.shadow, 0.12)],
  ])}"/>`;
  let drifts = '';
  for (let i = 0; i < 12; i++)
    drifts += lens(width * rng(), y + unit * rng.range(50, 330), unit * rng.range(160, 460), unit * rng.range(8, 18));
  out += fill(drifts, mix(palette.shadow, '#8fa0ac', 0.5), 0.16);
  const blue = mix(palette.shadow, '#8fa0ac', 0.4);
  const x0 = width * (stage.wide ? 0.84 : 0.72);
  out += stroke(
    `M${coord(x0)} ${coord(y + 190 * unit)}C${coord(width * 0.9)} ${coord(y + 150 * unit)} ${coord(width * 0.92)} ${coord(y + 60 * unit)} ${coord(width + 20)} ${coord(y + 10 * unit)}M${coord(x0)} ${coord(y + 214 * unit)}C${coord(width * 0.94)} ${coord(y + 170 * unit)} ${coord(width * 0.95)} ${coord(y + 76 * unit)} ${coord(width + 20)} ${coord(y + 26 * unit)}`,
    blue,
    6 * unit,
    0.4,
  );
  let prints = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    prints += lens(
      width * (0.5 - 0.5 * t) + (i % 2 ? 10 : -10) * unit,
      y + (210 + 110 * t) * unit,
      (15 + 8 * t) * unit,
      (5 + 4 * t) * unit,
    );
  }
  return out + fill(prints, blue, 0.5);
}

/** The sledge: bent runners, slats, a checked cloth, flasks, a cake, steaming mugs. */
function sledge(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const point = (dx: number, dy: number): string => `${coord(x + dx * z)} ${coord(y - dy * z)}`;
  const wood = lit(palette, '#b98a52', 0, 0.1);
  const dark = shade(palette, '#7d5a34', 0, 0.3);
  const red = local(palette, '#a8443a');
  const cream = lit(palette, '#f4ecda', 0, 0.2);
  let out = fill(lens(x, y + 10 * z, 640 * z, 34 * z), mix(palette.shadow, '#8fa0ac', 0.3), 0.42);
  out += stroke(
    `M${point(-270, 16)}H${coord(x + 200 * z)}C${point(290, 16)} ${point(320, 66)} ${point(286, 128)}`,
    dark,
    11 * z,
  );
  let legs = '';
  for (const dx of [-220, -80, 60, 180]) legs += rect(x + (dx - 7) * z, y - 84 * z, 14 * z, 78 * z);
  out +=
    fill(legs, dark) +
    stroke(
      `M${point(-284, -2)}H${coord(x + 206 * z)}C${point(310, -2)} ${point(344, 66)} ${point(306, 140)}`,
      wood,
      13 * z,
    );
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
  const cloth = `M${point(-196, 112)}H${coord(x + 176 * z)}L${point(196, 84)}L${point(188, 44)}Q${point(150, 36)} ${point(120, 46)}T${point(40, 44)}T${point(-50, 46)}T${point(-130, 44)}T${point(-210, 46)}L${point(-214, 84)}Z`;
  let checks = '';
  for (let i = 0; i < 11; i++) checks += rect(x + (-214 + i * 40) * z, y - 112 * z, 20 * z, 74 * z);
  for (let i = 0; i < 3; i++) checks += rect(x - 216 * z, y - (106 - i * 24) * z, 416 * z, 11 * z);
  out +=
    fill(cloth, cream) +
    stage.clip(
      cloth,
      fill(checks, red, 0.62) + fill(rect(x - 230 * z, y - 84 * z, 450 * z, 60 * z), palette.shadow, 0.16),
    );
  // Two flasks, a round cake with a wedge gone, apples, three mugs.
  const flask = (dx: number, tall: number, colour: string): string =>
    fill(
      `M${point(dx - 17, 108)}V${coord(y - (108 + tall) * z)}q${coord(17 * z)} ${coord(-16 * z)} ${coord(34 * z)} 0V${coord(y - 108 * z)}Z`,
      local(palette, colour),
    ) +
    fill(rect(x + (dx - 12) * z, y - (108 + tall + 34) * z, 24 * z, 28 * z), lit(palette, '#d9d4c6', 0, 0.3)) +
    fill(rect(x + (dx - 17) * z, y - (108 + tall * 0.62) * z, 34 * z, 9 * z), lit(palette, '#d9d4c6', 0, 0.2)) +
    fill(rect(x + (dx - 13) * z, y - (108 + tall - 6) * z, 5 * z, tall * 0.8 * z), palette.glow, 0.4);
  out += flask(-150, 84, '#3f6a5c') + flask(-104, 66, '#b4603c');
  out +=
    fill(lens(x + 14 * z, y - 106 * z, 170 * z, 18 * z), lit(palette, '#d9d0bd', 0, 0.1)) +
    fill(
      `M${point(-50, 108)}V${coord(y - 146 * z)}q${coord(62 * z)} ${coord(-18 * z)} ${coord(126 * z)} 0V${coord(y - 108 * z)}q${coord(-62 * z)} ${coord(12 * z)} ${coord(-126 * z)} 0Z`,
      shade(palette, '#7d4a30', 0, 0.1),
    ) +
    fill(lens(x + 13 * z, y - 147 * z, 126 * z, 18 * z), lit(palette, '#efe6d6', 0, 0.2)) +
    fill(
      poly([
        [x + 30 * z, y - 150 * z],
        [x + 66 * z, y - 142 * z],
        [x + 66 * z, y - 104 * z],
        [x + 34 * z, y - 103 * z],
      ]),
      lit(palette, '#d9a86c', 0, 0.1),
    );
  out += fill(
    disc(x + 124 * z, y - 121 * z, 14 * z) + disc(x + 150 * z, y - 120 * z, 13 * z),
    local(palette, '#a8443a'),
  );
  for (const [dx, c] of [
    [-64, '#4f7f8a'],
    [182, '#d0a34e'],
  ] as const) {
    const mx = x + dx * z;
    out +=
      fill(rect(mx - 13 * z, y - 136 * z, 26 * z, 30 * z), local(palette, c)) +
      stroke(
        `M${coord(mx + 13 * z)} ${coord(y - 130 * z)}q${coord(13 * z)} ${coord(8 * z)} 0 ${coord(17 * z)}`,
        local(palette, c),
        4 * z,
      ) +
      smoke(stage, mx, y - 140 * z, 62 * z);
  }
  return out;
}

/** The people: two stand at the sledge, one of them pouring; a child sits on its end; a dog. */
function company(stage: Stage, x: number, y: number): string {
  if (stage.has('no-people')) return '';
  const { unit, palette } = stage;
  const ink = mix(palette.near, palette.haze, 0.05);
  const wool = (px: number, py: number, r: number, colour: string): string =>
    fill(
      `M${coord(px - r)} ${coord(py)}q0 ${coord(-r * 1.3)} ${coord(r)} ${coord(-r * 1.3)}t${coord(r)} ${coord(r * 1.3)}Z${disc(px, py - r * 1.4, r * 0.36)}`,
      local(palette, colour),
    );
  const scarf = (px: number, py: number, r: number, colour: string): string =>
    fill(
      rect(px - r, py, r * 2, r * 0.6) +
        poly([
          [px + r * 0.3, py],
          [px + r, py + r * 0.2],
          [px + r * 1.2, py + r * 2.2],
          [px + r * 0.6, py + r * 2.2],
        ]),
      local(palette, colour),
    );
  let out = '';
  const figures = [
    [-130, -24, 290, '#a8443a', 1],
    [-20, -20, 270, '#d0a34e', undefined],
    [150, -12, 184, '#4f7f8a', -1],
  ] as const;
  for (const [dx, dy, tall, c, arm] of figures) {
    const px = x + dx * unit;
    const py = y + dy * unit;
    out +=
      fill(person(px, py, tall * unit, arm ? { arm } : {}), ink) +
      wool(px, py - tall * 0.945 * unit, tall * 0.068 * unit, c) +
      scarf(px, py - tall * 0.865 * unit, tall * 0.062 * unit, c);
  }
  return out + dog(x + 252 * unit, y + 6 * unit, 100 * unit, ink, true);
}

/** A kettle on a tripod of branches over a fire. */
function fire(stage: Stage, x: number, y: number, z: number): string {
  const { palette } = stage;
  const bark = shade(palette, '#5d4a38', 0, 0.4);
  const point = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  let out = fill(lens(x, y + 4 * z, 230 * z, 36 * z), mix(palette.near, '#6b5d50', 0.5), 0.5);
  out += stage.halo('#f2a54e', x, y - 30 * z, 260 * z, palette.lamps ? 0.7 : 0.3);
  for (const [a, b] of [
    [-88, 12],
    [88, -14],
    [6, 4],
  ] as const)
    out += fill(taper(point(a, -4), point((a + b) / 2, 100), point(b, 220), 5 * z, 4 * z), bark);
  out += fill(
    taper(point(-70, 0), point(0, 12), point(60, 22), 9 * z, 8 * z) +
      taper(point(70, -4), point(0, 10), point(-58, 22), 9 * z, 8 * z),
    bark,
  );
  const flame = (dx: number, k: number, colour: string): string =>
    fill(
      `M${coord(x + dx * z)} ${coord(y - 8 * z)}q${coord(-28 * k * z)} ${coord(-18 * k * z)} ${coord(-6 * k * z)} ${coord(-52 * k * z)}q${coord(6 * k * z)} ${coord(10 * k * z)} ${coord(12 * k * z)} ${coord(10 * k * z)}q${coord(-4 * k * z)} ${coord(-24 * k * z)} ${coord(10 * k * z)} ${coord(-40 * k * z)}q${coord(4 * k * z)} ${coord(32 * k * z)} ${coord(20 * k * z)} ${coord(46 * k * z)}q${coord(8 * k * z)} ${coord(26 * k * z)} ${coord(-16 * k * z)} ${coord(36 * k * z)}Z`,
      colour,
    );
  out += flame(-22, 0.8, '#d9702f') + flame(18, 0.7, '#d9702f') + flame(-3, 1, '#e8943f') + flame(-3, 0.55, '#f7cf7a');
  const iron = mix(palette.near, '#2f2a28', 0.4);
  out +=
    stroke(`M${point(0, 216).map(coord).join(' ')}V${coord(y - 140 * z)}`, iron, 2.6 * z) +
    stroke(
      `M${point(-24, 124).map(coord).join(' ')}Q${point(0, 160).map(coord).join(' ')} ${point(24, 124).map(coord).join(' ')}`,
      iron,
      4 * z,
    );
  out += fill(
    `M${point(-34, 84).map(coord).join(' ')}Q${point(-36, 126).map(coord).join(' ')} ${point(0, 128).map(coord).join(' ')}Q${point(36, 126).map(coord).join(' ')} ${point(34, 84).map(coord).join(' ')}ZM${point(28, 100).map(coord).join(' ')}L${point(60, 122).map(coord).join(' ')}L${point(54, 130).map(coord).join(' ')}L${point(26, 116).map(coord).join(' ')}Z`,
    iron,
  );
  return out + smoke(stage, x + 60 * z, y - 130 * z, 90 * z) + smoke(stage, x - 10 * z, y - 230 * z, 190 * z);
}

/** Two pairs of skis in the snow, one long and one short, with their poles. */
function skis(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  let out = '';
  for (const [dx, tall, c] of [
    [0, 270, '#a8443a'],
    [20, 262, '#8e3a32'],
    [70, 168, '#d0a34e'],
    [84, 162, '#b88a3a'],
  ] as const) {
    const px = x + dx * unit;
    out += fill(
      `M${coord(px - 6 * unit)} ${coord(y + 10 * unit)}L${coord(px + 4 * unit)} ${coord(y - tall * unit)}q${coord(8 * unit)} ${coord(-26 * unit)} ${coord(18 * unit)} ${coord(-20 * unit)}q${coord(-6 * unit)} ${coord(10 * unit)} ${coord(-7 * unit)} ${coord(22 * unit)}L${coord(px + 8 * unit)} ${coord(y + 10 * unit)}Z`,
      local(palette, c),
    );
  }
  out +=
    stroke(
      `M${coord(x - 34 * unit)} ${coord(y + 8 * unit)}L${coord(x - 26 * unit)} ${coord(y - 200 * unit)}M${coord(x + 112 * unit)} ${coord(y + 8 * unit)}L${coord(x + 106 * unit)} ${coord(y - 130 * unit)}`,
      shade(palette, '#4a4038', 0, 0.3),
      4 * unit,
    ) +
    stroke(
      `M${coord(x - 42 * unit)} ${coord(y - 24 * unit)}h${coord(20 * unit)}M${coord(x + 102 * unit)} ${coord(y - 20 * unit)}h${coord(18 * unit)}`,
      shade(palette, '#4a4038', 0, 0.3),
      3 * unit,
    );
  return out + fill(lens(x + 40 * unit, y + 12 * unit, 230 * unit, 26 * unit), ground(stage, 0.02));
}

function nearFirs(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const ink = mix(shade(palette, '#3f5648', 0, 0.4), palette.near, 0.4);
  let out = '';
  for (const [fx, tall] of stage.portrait
    ? ([
        [-0.01, 700],
        [0.07, 380],
      ] as const)
    : ([
        [0.02, 800],
        [0.1, 520],
        [0.16, 330],
      ] as const)) {
    const x = width * fx + rng.bell() * 12 * unit;
    const y = height * (stage.portrait ? 0.88 : 0.93) - (800 - tall) * 0.2 * unit;
    out +=
      fill(lens(x + 20 * unit, y, tall * 0.4 * unit, 22 * unit), mix(palette.shadow, '#8fa0ac', 0.4), 0.3) +
      fill(conifer(stage, x, y, tall * unit, 11), ink) +
      fill(
        coniferLight(stage, x, y, tall * unit, 1, 11),
        mix(ink, lit(palette, '#f2f3f1', 0, 0.08), whiteness(stage)),
        0.92,
      );
  }
  const line = profile(
    stage,
    [
      [-30, height * 0.93],
      [width * 0.2, height * 0.95],
      [width * 0.5, height * 1.0],
      [width * 0.7, height + 20],
    ],
    6 * unit,
    26,
    6,
  );
  return out + fill(softBelow(line, height + 30), mix(ground(stage, 0, true), palette.shadow, 0.1));
}
