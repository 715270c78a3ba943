import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { riverBoat } from '../../elements/bridge.ts';
import { person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { glints, reflect, ripples } from '../../elements/water.ts';

const GLASS = ['#8d9a9c', '#a89a84', '#7f8b92', '#b3a58c', '#96877a'] as const;

/** A tall city: across the harbour, over the park, or from a high window in the evening. */
export function skyline(stage: Stage): string {
  const view = stage.seed % 3;
  const { height, unit, rng } = stage;
  const base = height * (view === 2 ? (stage.portrait ? 0.78 : 0.82) : stage.portrait ? 0.64 : rng.range(0.64, 0.68));
  const sunX = sunAcross(stage, 0.2, 0.34, 0.36);
  const out = drawSky(stage, {
    x: sunX,
    y: base - unit * (stage.hour === 'noon' ? 420 : rng.range(250, 320)),
    r: 54 * unit,
    horizon: base,
  });
  if (view === 0) return out + harbour(stage, base, sunX);
  if (view === 1) return out + park(stage, base);
  return out + window(stage, base);
}

/** One tower: a lit face, a shaded flank, a grid of windows, and one of several tops. */
function block(stage: Stage, x: number, base: number, width: number, height: number, depth: number): string {
  const { rng, palette, unit } = stage;
  const stone = rng.pick(GLASS);
  const bright = lit(palette, stone, depth, 0.22);
  const dull = shade(palette, stone, depth, 0.36);
  const side = width * rng.range(0.24, 0.4);
  const top = base - height;
  const crown = rng.int(0, 6);
  let out = '';
  if (crown === 0) {
    // Two setbacks and a spire.
    const a = height * 0.16;
    out +=
      fill(
        rect(x + width * 0.14, top - a, width * 0.72, a + 2) + rect(x + width * 0.28, top - a * 1.9, width * 0.44, a),
        bright,
      ) +
      fill(
        rect(x + width * 0.58, top - a, width * 0.28, a + 2) + rect(x + width * 0.56, top - a * 1.9, width * 0.16, a),
        dull,
      );
    out +=
      fill(
        poly([
          [x + width * 0.34, top - a * 1.9],
          [x + width * 0.5, top - a * 3.1],
          [x + width * 0.66, top - a * 1.9],
        ]),
        dull,
      ) +
      stroke(
        `M${coord(x + width * 0.5)} ${coord(top - a * 3)}v${coord(-height * 0.16)}`,
        dull,
        Math.max(1, width * 0.03),
      );
  } else if (crown === 1)
    out +=
      fill(
        poly([
          [x, top],
          [x + width - side, top - width * 0.5],
          [x + width - side, top + 2],
          [x, top + 2],
        ]),
        bright,
      ) +
      fill(
        poly([
          [x + width - side, top - width * 0.5],
          [x + width, top - width * 0.2],
          [x + width, top + 2],
          [x + width - side, top + 2],
        ]),
        dull,
      );
  else if (crown === 2)
    out +=
      fill(
        `M${coord(x)} ${coord(top + 2)}q0 ${coord(-width * 0.5)} ${coord(width / 2)} ${coord(-width * 0.56)}q${coord(width / 2)} ${coord(width * 0.06)} ${coord(width / 2)} ${coord(width * 0.56)}Z`,
        bright,
      ) +
      fill(
        `M${coord(x + width * 0.6)} ${coord(top + 2)}q0 ${coord(-width * 0.4)} ${coord(-width * 0.1)} ${coord(-width * 0.56)}q${coord(width / 2)} ${coord(width * 0.06)} ${coord(width / 2)} ${coord(width * 0.56)}Z`,
        dull,
      );
  else if (crown === 3)
    out +=
      fill(rect(x + width * 0.2, top - height * 0.05, width * 0.36, height * 0.06), dull) +
      stroke(
        `M${coord(x + width * 0.4)} ${coord(top - height * 0.05)}v${coord(-height * 0.12)}`,
        dull,
        Math.max(1, width * 0.025),
      );
  else if (crown === 4)
    out += fill(
      `M${coord(x + width * 0.16)} ${coord(top)}v${coord(-width * 0.24)}h${coord(width * 0.3)}v${coord(width * 0.24)}ZM${coord(x + width * 0.14)} ${coord(top - width * 0.24)}l${coord(width * 0.17)} ${coord(-width * 0.14)}l${coord(width * 0.17)} ${coord(width * 0.14)}Z`,
      shade(palette, '#7d6249', depth, 0.3),
    );
  out += fill(rect(x, top, width - side + 0.5, height), bright) + fill(rect(x + width - side, top, side, height), dull);
  let dark = '';
  let light = '';
  const cell = Math.max(7 * unit, width * 0.13) * (stage.wide ? 1.4 : 1);
  const columns = Math.floor((width - side) / cell);
  const rows = Math.floor(height / (cell * 1.5));
  const ribs = rng.chance(0.4);
  for (let c = 0; c < columns; c++) {
    const cx = x + (width - side) * ((c + 0.24) / columns);
    if (ribs) dark += rect(cx, top + cell * 0.6, ((width - side) / columns) * 0.4, height - cell);
    for (let r = 0; r < rows; r++) {
      const cy = top + cell * (0.6 + r * 1.5);
      if (palette.lamps && rng.chance(stage.hour === 'night' ? 0.42 : 0.24))
        light += rect(cx, cy, ((width - side) / columns) * 0.5, cell * 0.8);
      else if (!ribs && rng.chance(0.7)) dark += rect(cx, cy, ((width - side) / columns) * 0.5, cell * 0.8);
    }
  }
  return (
    out +
    fill(dark, shade(palette, '#3f4a50', depth, 0.3), 0.42) +
    fill(light, mix(palette.lamp, palette.haze, depth * 0.5), 0.95)
  );
}

function towers(stage: Stage, base: number, scale: number): string {
  const { width, unit, rng, palette } = stage;
  let out = '';
  const peak = width * (stage.portrait ? 0.52 : rng.range(0.55, 0.68));
  for (let row = 0; row < 3; row++) {
    const depth = 0.66 - row * 0.22;
    const count = stage.portrait ? ([15, 11, 8][row] ?? 8) : ([24, 17, 13][row] ?? 13);
    for (let i = 0; i < count; i++) {
      const x = (width * (i + rng.bell() * 0.3)) / count;
      const lift = Math.exp(-(((x - peak) / (width * 0.3)) ** 2));
      const tall = unit * scale * (70 + rng.range(40, 110) + lift * rng.range(80, 330)) * (1 - row * 0.14);
      const wide = unit * rng.range(40, 76) * (1 + row * 0.16);
      out +=
        row === 0
          ? fill(
              rect(x, base - tall, wide, tall) +
                (rng.chance(0.3)
                  ? poly([
                      [x + wide * 0.3, base - tall],
                      [x + wide * 0.5, base - tall - wide],
                      [x + wide * 0.7, base - tall],
                    ])
                  : ''),
              mix(palette.haze, palette.shadow, 0.1),
            )
          : block(stage, x, base, wide, tall, depth);
    }
    out += veil(stage, base - 200 * unit, base, 0.34 - row * 0.1, palette.sky[3]);
  }
  return out;
}

function harbour(stage: Stage, base: number, sunX: number): string {
  const { width, height, unit, rng, palette } = stage;
  const quay = fill(rect(-10, base - 12 * unit, width + 20, 14 * unit), shade(palette, '#8d7d66', 0.2, 0.3));
  const { above, below } = reflect(stage, towers(stage, base - 6 * unit, 1) + quay, base, 0.4, 0.66);
  let out =
    `<rect y="${coord(base)}" width="${width}" height="${coord(height - base)}" fill="${stage.gradient([
      [0, mix(palette.water[0], palette.sky[2], 0.4)],
      [1, palette.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    ripples(stage, base, height, palette.water[1], 44, 0.3) +
    glints(stage, { top: base, bottom: height, x: sunX, colour: palette.glow, count: 46, spread: 130, length: 130 });
  if (palette.lamps)
    for (let i = 0; i < 9; i++)
      out += glints(stage, {
        top: base + 2,
        bottom: base + unit * rng.range(60, 150),
        x: width * rng(),
        colour: palette.lamp,
        count: 7,
        spread: 14,
        length: 22,
        opacity: 0.7,
      });
  // A harbour ferry, and a family at the rail of the promenade.
  out += riverBoat(
    stage,
    width * (stage.portrait ? 0.36 : rng.range(0.3, 0.4)),
    height * (stage.portrait ? 0.77 : 0.81),
    0.8,
  );
  const ink = mix(palette.near, palette.haze, 0.05);
  const y = height * 0.94;
  let rails = `M-10 ${coord(y - 56 * unit)}H${width + 10}M-10 ${coord(y - 34 * unit)}H${width + 10}`;
  for (let x = 20 * unit; x < width; x += 86 * unit) rails += `M${coord(x)} ${coord(y + 10)}V${coord(y - 62 * unit)}`;
  out += fill(rect(-10, y, width + 20, height), ink) + stroke(rails, ink, 4 * unit);
  if (!stage.has('no-people')) {
    const px = width * (stage.portrait ? 0.62 : 0.7);
    out += fill(
      person(px, y + 6 * unit, 124 * unit, { skirt: true }) +
        person(px + 52 * unit, y + 6 * unit, 76 * unit, { arm: 1 }) +
        person(px + 100 * unit, y + 6 * unit, 130 * unit),
      ink,
    );
  }
  return out + gulls(stage, base);
}

const gulls = (stage: Stage, base: number): string =>
  birds(
    stage,
    stage.width * 0.36,
    base - 120 * stage.unit,
    4,
    17 * stage.unit,
    mix(stage.palette.near, stage.palette.haze, 0.4),
  );

function park(stage: Stage, base: number): string {
  const { width, height, unit, rng, palette } = stage;
  let out =
    towers(stage, base, stage.portrait ? 1.2 : 1.06) +
    fill(
      rect(-10, base, width + 20, 160 * unit),
      shade(palette, stage.season === 'winter' ? '#6b6258' : leaves(stage.season)[0], 0.14, 0.3),
    );
  const tones = leaves(stage.season);
  const winter = stage.season === 'winter';
  // The tree tops of the park, in rows.
  for (let row = 0; row < 4; row++) {
    const y = base + (6 + row * 34) * unit;
    const depth = 0.34 - row * 0.1;
    const size = unit * (22 + row * 15);
    let dark = '';
    let mid = '';
    let light = '';
    for (let x = -size; x < width + size; x += size * 1.05) {
      const cy = y + rng.bell() * size * 0.4;
      const r = size * rng.range(0.8, 1.2);
      dark += clump(stage, x, cy, r, r * 0.86, 9);
      mid += clump(stage, x - r * 0.2, cy - r * 0.22, r * 0.72, r * 0.54, 8);
      if (rng.chance(0.6)) light += clump(stage, x - r * 0.32, cy - r * 0.42, r * 0.36, r * 0.22, 7);
    }
    const bare = ['#6b6258', '#857b6e', '#efeee8'] as const;
    const t = winter ? bare : tones;
    out +=
      fill(dark, shade(palette, t[0], depth, 0.3)) +
      fill(mid, local(palette, t[1], depth)) +
      fill(light, lit(palette, t[2], depth, 0.2), winter ? 0.8 : 1);
  }
  const pond = base + 150 * unit;
  out += `<rect y="${coord(pond)}" width="${width}" height="${coord(height - pond)}" fill="${stage.gradient([
    [0, mix(palette.water[0], palette.sky[3], 0.3)],
    [1, mix(palette.water[1], palette.near, 0.1)],
  ])}"/>`;
  let streaks = '';
  for (let i = 0; i < 36; i++)
    streaks += lens(
      width * rng(),
      pond + 4 + (height - pond) * rng() ** 1.4,
      unit * rng.range(60, 240),
      unit * rng.range(3, 8),
    );
  out += fill(streaks, shade(palette, winter ? '#8a8e90' : tones[0], 0.2, 0.3), 0.4);
  out += bowBridge(stage, width * (stage.portrait ? 0.5 : 0.56), pond + 46 * unit);
  const ink = mix(palette.near, palette.haze, 0.06);
  for (const [fx, k] of [
    [0.24, 1],
    [0.3, 0.8],
    [0.34, 0.62],
  ] as const) {
    const x = width * fx;
    const y = height * 0.88;
    out +=
      fill(
        `M${coord(x - 26 * unit * k)} ${coord(y)}q${coord(8 * unit)} ${coord(-12 * unit * k)} ${coord(30 * unit * k)} ${coord(-8 * unit * k)}q${coord(4 * unit * k)} ${coord(-24 * unit * k)} ${coord(12 * unit * k)} ${coord(-20 * unit * k)}l${coord(8 * unit * k)} ${coord(5 * unit * k)}l${coord(-9 * unit * k)} ${coord(3 * unit * k)}q${coord(-2 * unit * k)} ${coord(18 * unit * k)} ${coord(-8 * unit * k)} ${coord(22 * unit * k)}Z`,
        k === 1 ? ink : lit(palette, '#c9b58c', 0, 0.1),
      ) + fill(lens(x, y + 4 * unit, 90 * unit * k, 4 * unit), palette.glow, 0.4);
  }
  return (
    out +
    bough(stage, {
      x: width + 20,
      y: height * 0.1,
      angle: 2.6,
      length: 420 * unit,
      kind: winter ? 'bare' : stage.season === 'spring' ? 'blossom' : stage.season === 'autumn' ? 'maple' : 'leaf',
      dark: 0.4,
      leaf: 34 * unit,
      ...(stage.season === 'spring' ? { tones: ['#b8848a', '#d9aca8', '#f1d8cf'] as const } : {}),
    })
  );
}

function bowBridge(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage;
  const stone = lit(palette, '#d9cbb0', 0.08, 0.2);
  const dark = shade(palette, '#a89878', 0.08, 0.34);
  let posts = '';
  for (let i = -7; i <= 7; i++)
    posts += rect(x + i * 30 * unit - 2 * unit, y - 60 * unit + i * i * 0.7 * unit, 4 * unit, 26 * unit);
  const ink = mix(palette.near, palette.haze, 0.1);
  return (
    fill(
      `M${coord(x - 240 * unit)} ${coord(y)}Q${coord(x)} ${coord(y - 84 * unit)} ${coord(x + 240 * unit)} ${coord(y)}L${coord(x + 200 * unit)} ${coord(y + 4 * unit)}Q${coord(x)} ${coord(y - 54 * unit)} ${coord(x - 200 * unit)} ${coord(y + 4 * unit)}Z`,
      dark,
    ) +
    stroke(
      `M${coord(x - 240 * unit)} ${coord(y)}Q${coord(x)} ${coord(y - 84 * unit)} ${coord(x + 240 * unit)} ${coord(y)}`,
      stone,
      8 * unit,
    ) +
    fill(posts, stone) +
    stroke(
      `M${coord(x - 220 * unit)} ${coord(y - 30 * unit)}Q${coord(x)} ${coord(y - 102 * unit)} ${coord(x + 220 * unit)} ${coord(y - 30 * unit)}`,
      stone,
      5 * unit,
    ) +
    (stage.has('no-people')
      ? ''
      : fill(
          person(x - 30 * unit, y - 38 * unit, 62 * unit, { skirt: true }) +
            person(x - 4 * unit, y - 40 * unit, 38 * unit),
          ink,
        )) +
    fill(
      `M${coord(x - 190 * unit)} ${coord(y + 10 * unit)}Q${coord(x)} ${coord(y + 64 * unit)} ${coord(x + 190 * unit)} ${coord(y + 10 * unit)}Q${coord(x)} ${coord(y + 40 * unit)} ${coord(x - 190 * unit)} ${coord(y + 10 * unit)}Z`,
      dark,
      0.4,
    )
  );
}

/** From a high room: the mullions, a sill with a toy aeroplane, and the towers outside. */
function window(stage: Stage, base: number): string {
  const { width, height, unit, palette } = stage;
  let out =
    towers(stage, base, 1.5) +
    `<rect y="${coord(base - 1)}" width="${width}" height="${coord(height - base)}" fill="${stage.gradient([
      [0, mix(palette.haze, palette.sky[3], 0.3)],
      [1, shade(palette, '#7d7464', 0.3, 0.3)],
    ])}"/>`;
  for (let i = 0; i < (stage.portrait ? 4 : 6); i++) {
    const count = stage.portrait ? 4 : 6;
    out += block(
      stage,
      (width * (i + 0.06)) / count,
      height + 10,
      (width / count) * 0.82,
      height * (0.16 + 0.14 * Math.abs(Math.sin(i * 2.3 + stage.seed))) + 30 * unit,
      0.04,
    );
  }
  const frame = mix(palette.near, shade(palette, '#5c4a36', 0), 0.3);
  const light = mix(frame, palette.glow, 0.22);
  const sill = height * 0.9;
  out += fill(rect(-10, sill, width + 20, height), frame) + fill(rect(-10, sill, width + 20, 12 * unit), light);
  const bars = stage.portrait ? [0.02, 0.98] : [0.02, 0.5, 0.98];
  for (const fx of bars)
    out +=
      fill(rect(width * fx - 15 * unit, -10, 30 * unit, sill + 10), frame) +
      fill(rect(width * fx - 15 * unit, -10, 5 * unit, sill + 10), light);
  out += fill(rect(-10, -10, width + 20, 34 * unit), frame);
  // Curtain, lamp, and the toy on the sill.
  out +=
    fill(
      `M-10-10H${coord(width * 0.13)}C${coord(width * 0.12)} ${coord(height * 0.4)} ${coord(width * 0.05)} ${coord(height * 0.55)} ${coord(width * 0.1)} ${coord(height + 10)}H-10Z`,
      shade(palette, '#b39a72', 0, 0.36),
    ) +
    fill(
      `M${coord(width * 0.05)}-10C${coord(width * 0.06)} ${coord(height * 0.3)} ${coord(width * 0.01)} ${coord(height * 0.6)} ${coord(width * 0.04)} ${coord(height + 10)}H${coord(width * 0.06)}C${coord(width * 0.03)} ${coord(height * 0.6)} ${coord(width * 0.09)} ${coord(height * 0.3)} ${coord(width * 0.075)}-10Z`,
      lit(palette, '#cdb68c', 0, 0.2),
      0.7,
    );
  const tx = width * (stage.portrait ? 0.56 : 0.7);
  const red = local(palette, '#a5503c');
  const size = unit * 1.3;
  out +=
    fill(
      `M${coord(tx - 70 * size)} ${coord(sill - 30 * size)}q${coord(10 * size)} ${coord(-22 * size)} ${coord(46 * size)} ${coord(-24 * size)}h${coord(70 * size)}q${coord(30 * size)} ${coord(2 * size)} ${coord(44 * size)} ${coord(20 * size)}q${coord(-30 * size)} ${coord(16 * size)} ${coord(-70 * size)} ${coord(16 * size)}h${coord(-50 * size)}q${coord(-30 * size)} 0 ${coord(-40 * size)} ${coord(-12 * size)}Z`,
      red,
    ) +
    fill(
      `M${coord(tx - 66 * size)} ${coord(sill - 38 * size)}l${coord(-16 * size)} ${coord(-30 * size)}h${coord(22 * size)}l${coord(16 * size)} ${coord(20 * size)}Z`,
      shade(palette, '#8a3f30', 0, 0.2),
    ) +
    fill(
      `M${coord(tx - 10 * size)} ${coord(sill - 34 * size)}h${coord(48 * size)}l${coord(-30 * size)} ${coord(30 * size)}h${coord(-34 * size)}Z`,
      lit(palette, '#d9b06a', 0, 0.1),
    ) +
    fill(
      `M${coord(tx - 6 * size)} ${coord(sill - 54 * size)}l${coord(8 * size)} ${coord(-14 * size)}h${coord(26 * size)}l${coord(10 * size)} ${coord(14 * size)}Z`,
      lit(palette, '#cfd8d6', 0, 0.2),
    ) +
    stroke(`M${coord(tx + 92 * size)} ${coord(sill - 64 * size)}v${coord(54 * size)}`, frame, 4 * size) +
    fill(
      `M${coord(tx - 16 * size)} ${coord(sill - 8 * size)}a${coord(8 * size)} ${coord(8 * size)} 0 1 1 ${coord(16 * size)} 0a${coord(8 * size)} ${coord(8 * size)} 0 1 1 ${coord(-16 * size)} 0ZM${coord(tx + 36 * size)} ${coord(sill - 8 * size)}a${coord(8 * size)} ${coord(8 * size)} 0 1 1 ${coord(16 * size)} 0a${coord(8 * size)} ${coord(8 * size)} 0 1 1 ${coord(-16 * size)} 0Z`,
      frame,
    );
  return out;
}
