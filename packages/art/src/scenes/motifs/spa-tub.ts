import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, coord, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { lantern } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump, conifer, coniferLight, forest } from '../../elements/trees.ts';

/** A steaming round wooden tub on a deck among firs, with its stove lit. */
export function hotTub(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.46 : 0.44);
  const sunX = sunAcross(stage, 0.18, 0.28, 0.28);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 330 : rng.range(220, 270)),
    r: 46 * unit,
    horizon: horizon + 40 * unit,
  });
  const winter = stage.season === 'winter';
  const count = stage.portrait ? 3 : 4;
  out += massif(stage, {
    summits: Array.from({ length: count }, (_, i): Point => [
      width * ((i + 0.5) / count) + rng.bell() * 60 * unit,
      horizon - unit * rng.range(120, 230),
    ]),
    from: [-80 * unit, horizon],
    to: [width + 80 * unit, horizon - 10 * unit],
    foot: horizon + 50 * unit,
    depth: 0.58,
    rock: '#7f888c',
    snowline: stage.season === 'summer' ? undefined : horizon - (winter ? 20 : 130) * unit,
    light: -1,
    ruggedness: 0.08,
  });
  out += veil(stage, horizon - 90 * unit, horizon + 50 * unit, 0.6, palette.sky[3]);
  out += woods(stage, horizon, winter);
  const deck = height * (stage.portrait ? 0.72 : 0.7);
  const cx = width * (stage.wide ? 0.76 : stage.portrait ? 0.52 : 0.56);
  out += boards(stage, deck, winter);
  out += tub(stage, cx, deck + (stage.portrait ? 150 : 120) * unit, unit * (stage.portrait ? 1.06 : 1.12));
  out += about(stage, cx, deck);
  out += corner(stage, winter);
  return out + birds(stage, width * 0.42, horizon - 180 * unit, 4, 16 * unit, mix(palette.near, palette.haze, 0.4));
}

function woods(stage: Stage, horizon: number, winter: boolean): string {
  const { width, height, unit, palette } = stage;
  const green = { spring: '#56705a', summer: '#46634c', autumn: '#6f6a45', winter: '#5c6d72' }[stage.season];
  let out = '';
  for (const [depth, dy, tall] of [
    [0.42, 24, 34],
    [0.26, 84, 62],
    [0.12, 170, 108],
  ] as const) {
    const line = profile(
      stage,
      [
        [-30, horizon + (dy - 30) * unit],
        [width * 0.3, horizon + dy * unit],
        [width * 0.6, horizon + (dy + 16) * unit],
        [width + 30, horizon + (dy - 24) * unit],
      ],
      9 * unit,
      20,
      6,
    );
    const ink = shade(palette, green, depth, 0.24);
    out += forest(stage, line, tall * unit, ink, {
      spacing: tall * unit * 0.44,
      back: stage.season === 'autumn' ? local(palette, '#c08a44', depth) : mix(ink, palette.haze, 0.2),
      tiers: 4,
      ...(winter ? { snow: lit(palette, '#eef0ee', depth, 0.1) } : {}),
    });
    out +=
      `<path d="${softBelow(line, height)}" fill="${stage.gradient([
        [0, winter ? lit(palette, '#e3e7e8', depth, 0.06) : ink],
        [1, winter ? shade(palette, '#c3cbd0', depth, 0.1) : mix(ink, palette.sky[3], 0.2)],
      ])}"/>` + mist(stage, horizon + (dy + 30) * unit, 8 * unit, 2, 0.3);
  }
  return out;
}

function boards(stage: Stage, y: number, winter: boolean): string {
  const { width, height, unit, rng, palette } = stage;
  const snow = lit(palette, '#f1f2f0', 0, 0.1);
  const line = profile(
    stage,
    [
      [-30, y - 40 * unit],
      [width * 0.3, y - 16 * unit],
      [width * 0.7, y - 30 * unit],
      [width + 30, y - 60 * unit],
    ],
    6 * unit,
    26,
    6,
  );
  let out = fill(softBelow(line, height + 10), winter ? snow : shade(palette, meadow(stage.season), 0.04, 0.2));
  const wood = lit(palette, '#a98a62', 0, 0.04);
  const x0 = width * (stage.wide ? 0.46 : stage.portrait ? -0.04 : 0.16);
  const x1 = width * 1.04;
  out += `<path d="${poly([
    [x0 + 150 * unit, y],
    [x1, y],
    [x1, height + 10],
    [x0 - 60 * unit, height + 10],
  ])}" fill="${stage.gradient([
    [0, wood],
    [1, mix(wood, palette.near, 0.34)],
  ])}"/>`;
  let seams = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    seams += `M${coord(x0 + 150 * unit + (x1 - x0 - 150 * unit) * t)} ${coord(y)}L${coord(x0 - 60 * unit + (x1 - x0 + 200 * unit) * t)} ${height + 10}`;
  }
  out += stroke(seams, palette.near, 1.8 * unit, 0.26);
  if (winter) {
    let d = '';
    for (let i = 0; i < 7; i++)
      d += lens(
        x0 + (x1 - x0) * rng(),
        y + (height - y) * rng.range(0.04, 0.9),
        unit * rng.range(120, 300),
        unit * rng.range(10, 26),
      );
    out += fill(d, snow, 0.8);
  } else if (stage.season === 'autumn') {
    let d = '';
    for (let i = 0; i < 34; i++) d += lens(x0 + (x1 - x0) * rng(), y + (height - y) * rng(), 15 * unit, 6 * unit);
    out += fill(d, local(palette, '#c98a3f'));
  }
  // A low wall of split logs against the wind.
  const lx = x1 - 330 * unit;
  let ends = '';
  let rings = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 12; i++) {
      const px = lx + (i * 31 + (r % 2) * 15) * unit;
      const py = y - (12 + r * 27) * unit;
      ends += disc(px, py, 14.5 * unit);
      rings += disc(px, py, 6.4 * unit);
    }
  out +=
    fill(rect(lx - 16 * unit, y - 108 * unit, 420 * unit, 112 * unit), shade(palette, '#6b543c', 0, 0.44)) +
    fill(ends, lit(palette, '#c9a878', 0, 0)) +
    stroke(rings, shade(palette, '#8f7048', 0, 0.2), 1.8 * unit);
  return (
    out +
    fill(rect(lx - 30 * unit, y - 122 * unit, 440 * unit, 16 * unit), winter ? snow : shade(palette, '#7d6040', 0, 0.3))
  );
}

/** The tub: staves and hoops, water to the brim, two heads above the edge, a smoking stove-pipe. */
function tub(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const rx = 290 * scale;
  const ry = 74 * scale;
  const top = y - 190 * scale;
  const oval = (cy: number, a: number, b: number): string =>
    `M${coord(x - a)} ${coord(cy)}a${coord(a)} ${coord(b)} 0 1 1 ${coord(2 * a)} 0a${coord(a)} ${coord(b)} 0 1 1 ${coord(-2 * a)} 0Z`;
  const wood = lit(palette, '#b98d5c', 0, 0.06);
  const dark = shade(palette, '#7d5a38', 0, 0.34);
  const side = `M${coord(x - rx)} ${coord(top)}L${coord(x - rx * 0.94)} ${coord(y)}a${coord(rx * 0.94)} ${coord(ry * 0.9)} 0 0 0 ${coord(rx * 1.88)} 0L${coord(x + rx)} ${coord(top)}Z`;
  let out = fill(oval(y + 22 * scale, rx * 1.08, ry), palette.shadow, 0.4);
  // The stove at the far side.
  const sx = x + rx * 0.72;
  const iron = mix(palette.near, palette.haze, 0.14);
  out += fill(
    rect(sx - 11 * scale, top - 330 * scale, 22 * scale, 330 * scale) +
      rect(sx - 30 * scale, top - 346 * scale, 60 * scale, 9 * scale) +
      poly([
        [sx - 26 * scale, top - 346 * scale],
        [sx, top - 366 * scale],
        [sx + 26 * scale, top - 346 * scale],
      ]),
    iron,
  );
  out += plume(stage, sx, top - 360 * scale, 190 * scale, 0.4);
  out += `<path d="${side}" fill="${stage.gradient(
    [
      [0, dark],
      [0.28, wood],
      [0.62, wood],
      [1, dark],
    ],
    [0, 0, 1, 0],
  )}"/>`;
  let staves = '';
  for (let i = 1; i < 15; i++) {
    const a = Math.PI * (i / 15);
    const px = -Math.cos(a);
    const drop = Math.sin(a);
    staves += `M${coord(x + px * rx)} ${coord(top + drop * ry)}L${coord(x + px * rx * 0.94)} ${coord(y + drop * ry * 0.9)}`;
  }
  out += stroke(staves, dark, 2.4 * scale, 0.6);
  for (const t of [0.24, 0.78]) {
    const a = rx * (1 - 0.06 * t);
    out += stroke(
      `M${coord(x - a)} ${coord(top + (y - top) * t)}a${coord(a)} ${coord(ry)} 0 0 0 ${coord(2 * a)} 0`,
      mix(iron, palette.glow, 0.16),
      9 * scale,
    );
  }
  const water = mix(mix(palette.water[0], palette.water[1], 0.4), '#5f9490', stage.hour === 'night' ? 0.1 : 0.3);
  out +=
    fill(oval(top, rx, ry), lit(palette, '#d3ab74', 0, 0.1)) +
    fill(oval(top + 3 * scale, rx * 0.93, ry * 0.9), dark) +
    fill(oval(top + 12 * scale, rx * 0.91, ry * 0.8), water) +
    fill(
      lens(x - 90 * scale, top + 4 * scale, 190 * scale, 8 * scale) +
        lens(x + 100 * scale, top + 34 * scale, 150 * scale, 7 * scale) +
        lens(x - 40 * scale, top + 46 * scale, 220 * scale, 7 * scale),
      palette.glow,
      0.45,
    );
  if (!stage.has('no-people')) {
    const ink = mix(palette.near, palette.haze, 0.06);
    const head = (px: number, py: number, r: number): string =>
      `M${coord(px - r * 2)} ${coord(py + r * 2)}Q${coord(px - r * 1.8)} ${coord(py + r * 0.9)} ${coord(px - r * 0.5)} ${coord(py + r * 0.8)}V${coord(py)}H${coord(px + r * 0.5)}V${coord(py + r * 0.8)}Q${coord(px + r * 1.8)} ${coord(py + r * 0.9)} ${coord(px + r * 2)} ${coord(py + r * 2)}Z`;
    for (const [dx, dy, r] of [
      [-120, -22, 30],
      [-22, -16, 22],
    ] as const) {
      out +=
        fill(head(x + dx * scale, top + dy * scale, r * scale), ink) +
        fill(disc(x + dx * scale, top + (dy - r * 0.5) * scale, r * scale), ink) +
        fill(lens(x + dx * scale, top + (dy + r * 2) * scale, r * 5.4 * scale, 7 * scale), palette.glow, 0.6);
      // A woollen hat in the cold seasons.
      if (stage.season === 'winter' || stage.season === 'autumn')
        out += fill(
          `M${coord(x + (dx - r) * scale)} ${coord(top + (dy - r * 0.6) * scale)}q0 ${coord(-r * 1.2 * scale)} ${coord(r * scale)} ${coord(-r * 1.2 * scale)}t${coord(r * scale)} ${coord(r * 1.2 * scale)}Z${disc(x + dx * scale, top + (dy - r * 1.9) * scale, r * 0.3 * scale)}`,
          local(palette, r > 25 ? '#a5503f' : '#d0a34e'),
        );
    }
  }
  out += stroke(
    `M${coord(x - rx * 0.965)} ${coord(top + 2 * scale)}a${coord(rx * 0.965)} ${coord(ry * 0.95)} 0 0 0 ${coord(rx * 1.93)} 0`,
    lit(palette, '#d3ab74', 0, 0.2),
    13 * scale,
  );
  for (const [dx, tall, o] of [
    [-190, 250, 0.34],
    [-70, 330, 0.4],
    [60, 280, 0.36],
    [170, 220, 0.3],
  ] as const)
    out += plume(stage, x + dx * scale, top + 8 * scale, tall * scale, o);
  // The steps up, and the small iron door with the fire behind it.
  const steps = x - rx * 0.66;
  for (let i = 0; i < 3; i++)
    out +=
      fill(
        rect(steps - 96 * scale - i * 26 * scale, y - (30 - i * 44) * scale + 20 * scale, 170 * scale, 15 * scale),
        lit(palette, '#c99f6a', 0, 0.1),
      ) +
      fill(
        rect(steps - 90 * scale - i * 26 * scale, y - (15 - i * 44) * scale + 20 * scale, 158 * scale, 30 * scale),
        dark,
      );
  return out;
}

/** Steam: a soft column that sways and dissolves. */
function plume(stage: Stage, x: number, y: number, tall: number, opacity: number): string {
  const { rng, palette } = stage;
  const w = tall * 0.16;
  const a = rng.range(-0.3, 0.3) * tall;
  return `<path d="M${coord(x - w * 0.4)} ${coord(y)}C${coord(x - w * 1.6)} ${coord(y - tall * 0.3)} ${coord(x + w * 0.6 + a * 0.4)} ${coord(y - tall * 0.5)} ${coord(x - w * 0.4 + a)} ${coord(y - tall)}C${coord(x + w * 1.7 + a)} ${coord(y - tall * 0.66)} ${coord(x + w * 0.2)} ${coord(y - tall * 0.4)} ${coord(x + w)} ${coord(y)}Z" fill="${stage.gradient(
    [
      [0, palette.cloud, 0],
      [0.6, palette.cloud, opacity],
      [1, palette.cloud, 0],
    ],
  )}"/>`;
}

/** Around the tub: towels on a rail, slippers, lanterns, a tray with two glasses. */
function about(stage: Stage, cx: number, deck: number): string {
  const { unit, palette } = stage;
  const dark = shade(palette, '#6b4f34', 0, 0.34);
  const bx = cx + (stage.portrait ? 150 : 420) * unit;
  const by = deck + (stage.portrait ? 270 : 210) * unit;
  let out =
    lantern(stage, cx - (stage.portrait ? 330 : 450) * unit, deck + 120 * unit, 66 * unit) +
    lantern(stage, cx + (stage.portrait ? 340 : 390) * unit, deck + 50 * unit, 56 * unit);
  out +=
    fill(lens(bx + 70 * unit, by + 4 * unit, 250 * unit, 18 * unit), palette.shadow, 0.34) +
    fill(
      rect(bx - 30 * unit, by - 66 * unit, 200 * unit, 15 * unit) +
        rect(bx - 18 * unit, by - 54 * unit, 14 * unit, 56 * unit) +
        rect(bx + 144 * unit, by - 54 * unit, 14 * unit, 56 * unit),
      dark,
    );
  const towel = (y: number, colour: string): string =>
    fill(
      `M${coord(bx - 14 * unit)} ${coord(y)}h${coord(94 * unit)}q${coord(9 * unit)} ${coord(-11 * unit)} 0 ${coord(-22 * unit)}h${coord(-94 * unit)}q${coord(-9 * unit)} ${coord(11 * unit)} 0 ${coord(22 * unit)}Z`,
      colour,
    );
  out +=
    towel(by - 66 * unit, lit(palette, '#f1e8d6', 0, 0.2)) +
    towel(by - 88 * unit, local(palette, '#b4705a')) +
    towel(by - 110 * unit, lit(palette, '#f1e8d6', 0, 0.2));
  const glow = lit(palette, '#d9a45c', 0, 0.2);
  for (const dx of [108, 138])
    out +=
      fill(
        `M${coord(bx + dx * unit)} ${coord(by - 96 * unit)}h${coord(22 * unit)}l${coord(-3 * unit)} ${coord(30 * unit)}h${coord(-16 * unit)}Z`,
        glow,
      ) + plume(stage, bx + (dx + 11) * unit, by - 98 * unit, 46 * unit, 0.5);
  return out;
}

/** A near fir that leans in at the edge. */
function corner(stage: Stage, winter: boolean): string {
  const { width, height, unit, rng, palette } = stage;
  const ink = mix(shade(palette, '#3f5648', 0, 0.4), palette.near, 0.4);
  let out = '';
  for (const [fx, tall] of stage.portrait
    ? ([
        [0.0, 820],
        [0.1, 470],
      ] as const)
    : ([
        [0.03, 860],
        [0.12, 600],
        [0.19, 420],
      ] as const)) {
    const x = width * fx + rng.bell() * 14 * unit;
    const y = height * (stage.portrait ? 0.9 : 0.92) - (900 - tall) * 0.12 * unit;
    out +=
      fill(conifer(stage, x, y, tall * unit, 11), ink) +
      fill(
        coniferLight(stage, x, y, tall * unit, 1, 11),
        winter ? lit(palette, '#eef0ee', 0, 0.06) : mix(ink, palette.glow, 0.14),
        winter ? 0.9 : 0.6,
      );
  }
  const line = profile(
    stage,
    [
      [-30, height * 0.88],
      [width * 0.14, height * 0.9],
      [width * 0.3, height * 0.99],
      [width * 0.4, height + 30],
    ],
    8 * unit,
    20,
    8,
  );
  let tufts = '';
  for (let i = 0; i < 9; i++) {
    const x = width * 0.34 * rng();
    tufts += clump(stage, x, heightAt(line, x) + 10 * unit, 44 * unit, 26 * unit, 9);
  }
  const foot = winter ? lit(palette, '#e6eaeb', 0, 0.04) : mix(ink, local(palette, meadow(stage.season)), 0.2);
  return out + fill(softBelow(line, height + 20), foot) + fill(tufts, foot);
}
