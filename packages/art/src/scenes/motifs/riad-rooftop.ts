import { mix } from '../../core/colour.ts';
import { fill, lens, coord, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { palm } from '../../elements/palm.ts';
import { lantern, person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { veil } from '../../elements/terrain.ts';

/** The roofs of the medina in front of mountains, from a terrace laid for supper. */
export function rooftop(stage: Stage): string {
  const { width, height, unit, rng, palette } = stage;
  const horizon = height * (stage.portrait ? 0.48 : 0.5);
  const sunX = sunAcross(stage, 0.2, 0.32, 0.3);
  let out = drawSky(stage, {
    x: sunX,
    y: horizon - unit * (stage.hour === 'noon' ? 290 : rng.range(150, 200)),
    r: 56 * unit,
    horizon: horizon + 20 * unit,
  });
  const count = stage.portrait ? 4 : 6;
  out += massif(stage, {
    summits: Array.from({ length: count }, (_, i): [number, number] => [
      width * ((i + 0.5) / count) + rng.bell() * 40 * unit,
      horizon - unit * rng.range(70, 150),
    ]),
    from: [-60 * unit, horizon + 10 * unit],
    to: [width + 60 * unit, horizon + 10 * unit],
    foot: horizon + 40 * unit,
    depth: 0.6,
    rock: '#a08a78',
    snowline: horizon - 70 * unit,
    light: -1,
  });
  out += veil(stage, horizon - 60 * unit, horizon + 40 * unit, 0.8, palette.sky[3]);
  out += medina(stage, horizon);
  return out + terrace(stage);
}

function medina(stage: Stage, horizon: number): string {
  const { width, unit, rng, palette } = stage;
  const tones = ['#c08f62', '#b87d5c', '#cfa878', '#a8714f', '#d6b184'] as const;
  let out = '';
  const rows = 5;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const depth = 0.5 - 0.42 * t;
    const base = horizon + unit * (24 + 240 * t ** 1.15) * (stage.portrait ? 1.2 : 1);
    const size = unit * (44 + 110 * t);
    if (r === 1 || r === 3) {
      const mx = width * (r === 1 ? rng.range(0.6, 0.75) : rng.range(0.3, 0.4));
      const mh = size * 3.4;
      const mw = size * 0.62;
      const earth = tones[r] ?? tones[0];
      out +=
        fill(rect(mx, base - mh, mw, mh), lit(palette, earth, depth, 0.26)) +
        fill(rect(mx + mw * 0.6, base - mh, mw * 0.4, mh), shade(palette, earth, depth, 0.3));
      out +=
        fill(rect(mx + mw * 0.22, base - mh * 1.16, mw * 0.56, mh * 0.16), shade(palette, earth, depth, 0.14)) +
        fill(
          `M${coord(mx + mw * 0.2)} ${coord(base - mh * 1.16)}q${coord(mw * 0.02)} ${coord(-mw * 0.5)} ${coord(mw * 0.3)} ${coord(-mw * 0.62)}q${coord(mw * 0.28)} ${coord(mw * 0.12)} ${coord(mw * 0.3)} ${coord(mw * 0.62)}Z`,
          shade(palette, '#3f6a66', depth, 0.2),
        );
      out +=
        fill(rect(mx, base - mh * 0.93, mw, mw * 0.16), shade(palette, '#3f6a66', depth, 0.16)) +
        stroke(
          `M${coord(mx + mw * 0.5)} ${coord(base - mh * 1.16 - mw * 0.6)}v${coord(-mw * 0.4)}`,
          shade(palette, '#5b3f2c', depth),
          unit * 1.6,
        );
      out += fill(
        `M${coord(mx + mw * 0.2)} ${coord(base - mh * 0.7)}v${coord(-mw * 0.4)}a${coord(mw * 0.14)} ${coord(mw * 0.16)} 0 0 1 ${coord(mw * 0.28)} 0v${coord(mw * 0.4)}Z`,
        palette.lamps ? palette.lamp : shade(palette, '#5b3f2c', depth),
      );
    }
    let x = -size * rng();
    while (x < width) {
      const bw = size * rng.range(0.9, 1.9);
      const bh = size * rng.range(0.6, 1.25);
      const earth = rng.pick(tones);
      const y = base - bh + rng.bell() * size * 0.2;
      out +=
        fill(rect(x, y, bw, bh + size * 2), lit(palette, earth, depth, 0.24)) +
        fill(rect(x + bw * 0.7, y, bw * 0.3, bh + size * 2), shade(palette, earth, depth, 0.26));
      out += fill(
        poly([
          [x, y],
          [x + bw * 0.06, y - size * 0.1],
          [x + bw * 0.94, y - size * 0.1],
          [x + bw, y],
        ]),
        lit(palette, earth, depth, 0.44),
      );
      let holes = '';
      for (let k = 0; k < Math.floor(bw / (size * 0.4)); k++)
        if (rng.chance(0.55))
          holes += rect(x + size * (0.18 + k * 0.38), y + size * rng.range(0.2, 0.34), size * 0.12, size * 0.2);
      out += fill(holes, palette.lamps && rng.chance(0.6) ? palette.lamp : shade(palette, '#5b3f2c', depth, 0.3));
      if (rng.chance(0.2))
        out +=
          stroke(
            `M${coord(x + bw * 0.1)} ${coord(y - size * 0.4)}Q${coord(x + bw * 0.5)} ${coord(y - size * 0.3)} ${coord(x + bw * 0.9)} ${coord(y - size * 0.4)}`,
            shade(palette, '#5b3f2c', depth),
            unit,
          ) +
          fill(
            rect(x + bw * 0.3, y - size * 0.36, bw * 0.14, size * 0.22) +
              rect(x + bw * 0.52, y - size * 0.36, bw * 0.12, size * 0.17),
            lit(palette, rng.pick(['#efe6d2', '#9a5a44', '#5f7f80']), depth, 0.2),
          );
      if (rng.chance(0.14))
        out += palm(stage, {
          x: x + bw * 0.5,
          y: y + 4,
          height: size * rng.range(1.1, 1.6),
          lean: rng.bell() * size * 0.2,
          colour: shade(palette, '#4b5a38', depth, 0.34),
          back: shade(palette, '#6f7a50', depth, 0.14),
          crown: 0.46,
          detail: 'far',
        });
      x += bw * rng.range(0.92, 1.02);
    }
  }
  return out + birds(stage, width * 0.62, horizon - 150 * unit, 5, 15 * unit, mix(palette.near, palette.haze, 0.35));
}

function terrace(stage: Stage): string {
  const { width, height, unit, palette, rng } = stage;
  const top = height * (stage.portrait ? 0.77 : 0.76);
  const wall = lit(palette, '#c99b70', 0, 0.22);
  const dark = shade(palette, '#a4744e', 0, 0.4);
  const ink = mix(palette.near, palette.haze, 0.06);
  let out =
    fill(rect(-10, top, width + 20, height), dark) +
    fill(rect(-10, top, width + 20, 22 * unit), wall) +
    fill(rect(-10, top + 22 * unit, width + 20, 8 * unit), palette.shadow, 0.4);
  let bricks = '';
  for (let x = 10 * unit; x < width; x += 46 * unit)
    bricks += `M${coord(x)} ${coord(top + 46 * unit)}l${coord(13 * unit)} ${coord(-10 * unit)}l${coord(13 * unit)} ${coord(10 * unit)}l${coord(-13 * unit)} ${coord(10 * unit)}Z`;
  out += fill(bricks, local(palette, '#3f6a66'), 0.6);
  const ground = height * (stage.portrait ? 0.86 : 0.885);
  out += `<rect x="-10" y="${coord(ground)}" width="${width + 20}" height="${coord(height - ground + 10)}" fill="${stage.gradient(
    [
      [0, shade(palette, '#b58a60', 0, 0.2)],
      [1, mix(shade(palette, '#8a6443', 0, 0.4), palette.near, 0.3)],
    ],
  )}"/>`;
  // A low table for a family, with cushions around it, and lanterns along the wall.
  const cx = width * (stage.portrait ? 0.5 : 0.6);
  const ty = ground + 46 * unit;
  out +=
    fill(lens(cx, ty + 24 * unit, 560 * unit, 40 * unit), local(palette, '#8e4a3c'), 0.9) +
    fill(lens(cx, ty + 24 * unit, 500 * unit, 32 * unit), local(palette, '#b98a4a'), 0.7);
  for (const [dx, colour, k] of [
    [-230, '#9a5a44', 1],
    [-120, '#5f7f80', 0.9],
    [150, '#b98a4a', 0.95],
    [250, '#8e4a3c', 1],
  ] as const) {
    const x = cx + dx * unit;
    out += fill(
      `M${coord(x - 52 * unit * k)} ${coord(ty + 22 * unit)}q${coord(-8 * unit)} ${coord(-40 * unit)} ${coord(20 * unit)} ${coord(-44 * unit)}h${coord(64 * unit * k)}q${coord(26 * unit)} ${coord(4 * unit)} ${coord(18 * unit)} ${coord(44 * unit)}Z`,
      local(palette, colour),
    );
  }
  if (palette.lamps) out += stage.halo(palette.lamp, cx, ty - 40 * unit, 260 * unit, 0.4);
  out += fill(
    `M${coord(cx - 92 * unit)} ${coord(ty - 18 * unit)}h${coord(184 * unit)}v${coord(8 * unit)}h${coord(-184 * unit)}ZM${coord(cx - 70 * unit)} ${coord(ty - 10 * unit)}l${coord(-12 * unit)} ${coord(42 * unit)}h${coord(10 * unit)}l${coord(12 * unit)} ${coord(-42 * unit)}ZM${coord(cx + 60 * unit)} ${coord(ty - 10 * unit)}l${coord(12 * unit)} ${coord(42 * unit)}h${coord(10 * unit)}l${coord(-12 * unit)} ${coord(-42 * unit)}Z`,
    ink,
  );
  out +=
    fill(
      `M${coord(cx - 50 * unit)} ${coord(ty - 18 * unit)}q${coord(4 * unit)} ${coord(-46 * unit)} ${coord(30 * unit)} ${coord(-56 * unit)}q${coord(26 * unit)} ${coord(10 * unit)} ${coord(30 * unit)} ${coord(56 * unit)}Z`,
      lit(palette, '#b5744e', 0, 0.2),
    ) + fill(rect(cx - 56 * unit, ty - 22 * unit, 72 * unit, 5 * unit), shade(palette, '#8a5438'));
  out += fill(
    `M${coord(cx + 40 * unit)} ${coord(ty - 18 * unit)}v${coord(-18 * unit)}h${coord(12 * unit)}v${coord(18 * unit)}ZM${coord(cx + 60 * unit)} ${coord(ty - 18 * unit)}v${coord(-18 * unit)}h${coord(12 * unit)}v${coord(18 * unit)}Z`,
    lit(palette, '#d8c9a0', 0, 0.3),
  );
  for (const dx of stage.portrait ? [-0.4, -0.2, 0.24, 0.42] : [-0.52, -0.36, -0.2, 0.1, 0.26, 0.36])
    out += lantern(stage, cx + dx * width, top, unit * rng.range(34, 44), 3);
  if (!stage.has('no-people')) {
    const px = width * (stage.portrait ? 0.2 : 0.22);
    out += fill(
      person(px, ground + 16 * unit, 150 * unit, { skirt: true }) +
        person(px + 66 * unit, ground + 20 * unit, 98 * unit, { arm: 1 }),
      ink,
    );
  }
  // A climbing vine at the near edge.
  const green = mix(shade(palette, '#46552f', 0, 0.4), palette.near, 0.3);
  return (
    out +
    palm(stage, {
      x: width * (stage.portrait ? 1.02 : 0.97),
      y: height * 1.04,
      height: height * 0.5,
      lean: -unit * 40,
      colour: green,
      back: mix(green, palette.haze, 0.2),
      crown: 0.6,
      coconuts: false,
    })
  );
}
