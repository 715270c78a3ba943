import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
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
export function skyline(s: Stage): string {
  const view = s.seed % 3;
  const { h, u, rng } = s;
  const base = h * (view === 2 ? (s.portrait ? 0.78 : 0.82) : s.portrait ? 0.64 : rng.range(0.64, 0.68));
  const sunX = sunAcross(s, 0.2, 0.34, 0.36);
  const out = drawSky(s, {
    x: sunX,
    y: base - u * (s.hour === 'noon' ? 420 : rng.range(250, 320)),
    r: 54 * u,
    horizon: base,
  });
  if (view === 0) return out + harbour(s, base, sunX);
  if (view === 1) return out + park(s, base);
  return out + window(s, base);
}

/** One tower: a lit face, a shaded flank, a grid of windows, and one of several tops. */
function block(s: Stage, x: number, base: number, w: number, h: number, depth: number): string {
  const { rng, pal, u } = s;
  const stone = rng.pick(GLASS);
  const bright = lit(pal, stone, depth, 0.22);
  const dull = shade(pal, stone, depth, 0.36);
  const side = w * rng.range(0.24, 0.4);
  const top = base - h;
  const crown = rng.int(0, 6);
  let out = '';
  if (crown === 0) {
    // Two setbacks and a spire.
    const a = h * 0.16;
    out +=
      fill(rect(x + w * 0.14, top - a, w * 0.72, a + 2) + rect(x + w * 0.28, top - a * 1.9, w * 0.44, a), bright) +
      fill(rect(x + w * 0.58, top - a, w * 0.28, a + 2) + rect(x + w * 0.56, top - a * 1.9, w * 0.16, a), dull);
    out +=
      fill(
        poly([
          [x + w * 0.34, top - a * 1.9],
          [x + w * 0.5, top - a * 3.1],
          [x + w * 0.66, top - a * 1.9],
        ]),
        dull,
      ) + stroke(`M${n(x + w * 0.5)} ${n(top - a * 3)}v${n(-h * 0.16)}`, dull, Math.max(1, w * 0.03));
  } else if (crown === 1)
    out +=
      fill(
        poly([
          [x, top],
          [x + w - side, top - w * 0.5],
          [x + w - side, top + 2],
          [x, top + 2],
        ]),
        bright,
      ) +
      fill(
        poly([
          [x + w - side, top - w * 0.5],
          [x + w, top - w * 0.2],
          [x + w, top + 2],
          [x + w - side, top + 2],
        ]),
        dull,
      );
  else if (crown === 2)
    out +=
      fill(
        `M${n(x)} ${n(top + 2)}q0 ${n(-w * 0.5)} ${n(w / 2)} ${n(-w * 0.56)}q${n(w / 2)} ${n(w * 0.06)} ${n(w / 2)} ${n(w * 0.56)}Z`,
        bright,
      ) +
      fill(
        `M${n(x + w * 0.6)} ${n(top + 2)}q0 ${n(-w * 0.4)} ${n(-w * 0.1)} ${n(-w * 0.56)}q${n(w / 2)} ${n(w * 0.06)} ${n(w / 2)} ${n(w * 0.56)}Z`,
        dull,
      );
  else if (crown === 3)
    out +=
      fill(rect(x + w * 0.2, top - h * 0.05, w * 0.36, h * 0.06), dull) +
      stroke(`M${n(x + w * 0.4)} ${n(top - h * 0.05)}v${n(-h * 0.12)}`, dull, Math.max(1, w * 0.025));
  else if (crown === 4)
    out += fill(
      `M${n(x + w * 0.16)} ${n(top)}v${n(-w * 0.24)}h${n(w * 0.3)}v${n(w * 0.24)}ZM${n(x + w * 0.14)} ${n(top - w * 0.24)}l${n(w * 0.17)} ${n(-w * 0.14)}l${n(w * 0.17)} ${n(w * 0.14)}Z`,
      shade(pal, '#7d6249', depth, 0.3),
    );
  out += fill(rect(x, top, w - side + 0.5, h), bright) + fill(rect(x + w - side, top, side, h), dull);
  let dark = '';
  let light = '';
  const cell = Math.max(7 * u, w * 0.13) * (s.wide ? 1.4 : 1);
  const columns = Math.floor((w - side) / cell);
  const rows = Math.floor(h / (cell * 1.5));
  const ribs = rng.chance(0.4);
  for (let c = 0; c < columns; c++) {
    const cx = x + (w - side) * ((c + 0.24) / columns);
    if (ribs) dark += rect(cx, top + cell * 0.6, ((w - side) / columns) * 0.4, h - cell);
    for (let r = 0; r < rows; r++) {
      const cy = top + cell * (0.6 + r * 1.5);
      if (pal.lamps && rng.chance(s.hour === 'night' ? 0.42 : 0.24))
        light += rect(cx, cy, ((w - side) / columns) * 0.5, cell * 0.8);
      else if (!ribs && rng.chance(0.7)) dark += rect(cx, cy, ((w - side) / columns) * 0.5, cell * 0.8);
    }
  }
  return (
    out + fill(dark, shade(pal, '#3f4a50', depth, 0.3), 0.42) + fill(light, mix(pal.lamp, pal.haze, depth * 0.5), 0.95)
  );
}

function towers(s: Stage, base: number, scale: number): string {
  const { w, u, rng, pal } = s;
  let out = '';
  const peak = w * (s.portrait ? 0.52 : rng.range(0.55, 0.68));
  for (let row = 0; row < 3; row++) {
    const depth = 0.66 - row * 0.22;
    const count = s.portrait ? ([15, 11, 8][row] ?? 8) : ([24, 17, 13][row] ?? 13);
    for (let i = 0; i < count; i++) {
      const x = (w * (i + rng.bell() * 0.3)) / count;
      const lift = Math.exp(-(((x - peak) / (w * 0.3)) ** 2));
      const tall = u * scale * (70 + rng.range(40, 110) + lift * rng.range(80, 330)) * (1 - row * 0.14);
      const wide = u * rng.range(40, 76) * (1 + row * 0.16);
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
              mix(pal.haze, pal.shadow, 0.1),
            )
          : block(s, x, base, wide, tall, depth);
    }
    out += veil(s, base - 200 * u, base, 0.34 - row * 0.1, pal.sky[3]);
  }
  return out;
}

function harbour(s: Stage, base: number, sunX: number): string {
  const { w, h, u, rng, pal } = s;
  const quay = fill(rect(-10, base - 12 * u, w + 20, 14 * u), shade(pal, '#8d7d66', 0.2, 0.3));
  const { above, below } = reflect(s, towers(s, base - 6 * u, 1) + quay, base, 0.4, 0.66);
  let out =
    `<rect y="${n(base)}" width="${w}" height="${n(h - base)}" fill="${s.gradient([
      [0, mix(pal.water[0], pal.sky[2], 0.4)],
      [1, pal.water[1]],
    ])}"/>` +
    below +
    above;
  out +=
    ripples(s, base, h, pal.water[1], 44, 0.3) +
    glints(s, { top: base, bottom: h, x: sunX, colour: pal.glow, count: 46, spread: 130, length: 130 });
  if (pal.lamps)
    for (let i = 0; i < 9; i++)
      out += glints(s, {
        top: base + 2,
        bottom: base + u * rng.range(60, 150),
        x: w * rng(),
        colour: pal.lamp,
        count: 7,
        spread: 14,
        length: 22,
        opacity: 0.7,
      });
  // A harbour ferry, and a family at the rail of the promenade.
  out += riverBoat(s, w * (s.portrait ? 0.36 : rng.range(0.3, 0.4)), h * (s.portrait ? 0.77 : 0.81), 0.8);
  const ink = mix(pal.near, pal.haze, 0.05);
  const y = h * 0.94;
  let rails = `M-10 ${n(y - 56 * u)}H${w + 10}M-10 ${n(y - 34 * u)}H${w + 10}`;
  for (let x = 20 * u; x < w; x += 86 * u) rails += `M${n(x)} ${n(y + 10)}V${n(y - 62 * u)}`;
  out += fill(rect(-10, y, w + 20, h), ink) + stroke(rails, ink, 4 * u);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.62 : 0.7);
    out += fill(
      person(px, y + 6 * u, 124 * u, { skirt: true }) +
        person(px + 52 * u, y + 6 * u, 76 * u, { arm: 1 }) +
        person(px + 100 * u, y + 6 * u, 130 * u),
      ink,
    );
  }
  return out + gulls(s, base);
}

const gulls = (s: Stage, base: number): string =>
  birds(s, s.w * 0.36, base - 120 * s.u, 4, 17 * s.u, mix(s.pal.near, s.pal.haze, 0.4));

function park(s: Stage, base: number): string {
  const { w, h, u, rng, pal } = s;
  let out =
    towers(s, base, s.portrait ? 1.2 : 1.06) +
    fill(
      rect(-10, base, w + 20, 160 * u),
      shade(pal, s.season === 'winter' ? '#6b6258' : leaves(s.season)[0], 0.14, 0.3),
    );
  const tones = leaves(s.season);
  const winter = s.season === 'winter';
  // The tree tops of the park, in rows.
  for (let row = 0; row < 4; row++) {
    const y = base + (6 + row * 34) * u;
    const depth = 0.34 - row * 0.1;
    const size = u * (22 + row * 15);
    let dark = '';
    let mid = '';
    let light = '';
    for (let x = -size; x < w + size; x += size * 1.05) {
      const cy = y + rng.bell() * size * 0.4;
      const r = size * rng.range(0.8, 1.2);
      dark += clump(s, x, cy, r, r * 0.86, 9);
      mid += clump(s, x - r * 0.2, cy - r * 0.22, r * 0.72, r * 0.54, 8);
      if (rng.chance(0.6)) light += clump(s, x - r * 0.32, cy - r * 0.42, r * 0.36, r * 0.22, 7);
    }
    const bare = ['#6b6258', '#857b6e', '#efeee8'] as const;
    const t = winter ? bare : tones;
    out +=
      fill(dark, shade(pal, t[0], depth, 0.3)) +
      fill(mid, local(pal, t[1], depth)) +
      fill(light, lit(pal, t[2], depth, 0.2), winter ? 0.8 : 1);
  }
  const pond = base + 150 * u;
  out += `<rect y="${n(pond)}" width="${w}" height="${n(h - pond)}" fill="${s.gradient([
    [0, mix(pal.water[0], pal.sky[3], 0.3)],
    [1, mix(pal.water[1], pal.near, 0.1)],
  ])}"/>`;
  let streaks = '';
  for (let i = 0; i < 36; i++)
    streaks += lens(w * rng(), pond + 4 + (h - pond) * rng() ** 1.4, u * rng.range(60, 240), u * rng.range(3, 8));
  out += fill(streaks, shade(pal, winter ? '#8a8e90' : tones[0], 0.2, 0.3), 0.4);
  out += bowBridge(s, w * (s.portrait ? 0.5 : 0.56), pond + 46 * u);
  const ink = mix(pal.near, pal.haze, 0.06);
  for (const [fx, k] of [
    [0.24, 1],
    [0.3, 0.8],
    [0.34, 0.62],
  ] as const) {
    const x = w * fx;
    const y = h * 0.88;
    out +=
      fill(
        `M${n(x - 26 * u * k)} ${n(y)}q${n(8 * u)} ${n(-12 * u * k)} ${n(30 * u * k)} ${n(-8 * u * k)}q${n(4 * u * k)} ${n(-24 * u * k)} ${n(12 * u * k)} ${n(-20 * u * k)}l${n(8 * u * k)} ${n(5 * u * k)}l${n(-9 * u * k)} ${n(3 * u * k)}q${n(-2 * u * k)} ${n(18 * u * k)} ${n(-8 * u * k)} ${n(22 * u * k)}Z`,
        k === 1 ? ink : lit(pal, '#c9b58c', 0, 0.1),
      ) + fill(lens(x, y + 4 * u, 90 * u * k, 4 * u), pal.glow, 0.4);
  }
  return (
    out +
    bough(s, {
      x: w + 20,
      y: h * 0.1,
      angle: 2.6,
      length: 420 * u,
      kind: winter ? 'bare' : s.season === 'spring' ? 'blossom' : s.season === 'autumn' ? 'maple' : 'leaf',
      dark: 0.4,
      leaf: 34 * u,
      ...(s.season === 'spring' ? { tones: ['#b8848a', '#d9aca8', '#f1d8cf'] as const } : {}),
    })
  );
}

function bowBridge(s: Stage, x: number, y: number): string {
  const { u, pal } = s;
  const stone = lit(pal, '#d9cbb0', 0.08, 0.2);
  const dark = shade(pal, '#a89878', 0.08, 0.34);
  let posts = '';
  for (let i = -7; i <= 7; i++) posts += rect(x + i * 30 * u - 2 * u, y - 60 * u + i * i * 0.7 * u, 4 * u, 26 * u);
  const ink = mix(pal.near, pal.haze, 0.1);
  return (
    fill(
      `M${n(x - 240 * u)} ${n(y)}Q${n(x)} ${n(y - 84 * u)} ${n(x + 240 * u)} ${n(y)}L${n(x + 200 * u)} ${n(y + 4 * u)}Q${n(x)} ${n(y - 54 * u)} ${n(x - 200 * u)} ${n(y + 4 * u)}Z`,
      dark,
    ) +
    stroke(`M${n(x - 240 * u)} ${n(y)}Q${n(x)} ${n(y - 84 * u)} ${n(x + 240 * u)} ${n(y)}`, stone, 8 * u) +
    fill(posts, stone) +
    stroke(
      `M${n(x - 220 * u)} ${n(y - 30 * u)}Q${n(x)} ${n(y - 102 * u)} ${n(x + 220 * u)} ${n(y - 30 * u)}`,
      stone,
      5 * u,
    ) +
    (s.has('no-people')
      ? ''
      : fill(person(x - 30 * u, y - 38 * u, 62 * u, { skirt: true }) + person(x - 4 * u, y - 40 * u, 38 * u), ink)) +
    fill(
      `M${n(x - 190 * u)} ${n(y + 10 * u)}Q${n(x)} ${n(y + 64 * u)} ${n(x + 190 * u)} ${n(y + 10 * u)}Q${n(x)} ${n(y + 40 * u)} ${n(x - 190 * u)} ${n(y + 10 * u)}Z`,
      dark,
      0.4,
    )
  );
}

/** From a high room: the mullions, a sill with a toy aeroplane, and the towers outside. */
function window(s: Stage, base: number): string {
  const { w, h, u, pal } = s;
  let out =
    towers(s, base, 1.5) +
    `<rect y="${n(base - 1)}" width="${w}" height="${n(h - base)}" fill="${s.gradient([
      [0, mix(pal.haze, pal.sky[3], 0.3)],
      [1, shade(pal, '#7d7464', 0.3, 0.3)],
    ])}"/>`;
  for (let i = 0; i < (s.portrait ? 4 : 6); i++) {
    const count = s.portrait ? 4 : 6;
    out += block(
      s,
      (w * (i + 0.06)) / count,
      h + 10,
      (w / count) * 0.82,
      h * (0.16 + 0.14 * Math.abs(Math.sin(i * 2.3 + s.seed))) + 30 * u,
      0.04,
    );
  }
  const frame = mix(pal.near, shade(pal, '#5c4a36', 0), 0.3);
  const light = mix(frame, pal.glow, 0.22);
  const sill = h * 0.9;
  out += fill(rect(-10, sill, w + 20, h), frame) + fill(rect(-10, sill, w + 20, 12 * u), light);
  const bars = s.portrait ? [0.02, 0.98] : [0.02, 0.5, 0.98];
  for (const fx of bars)
    out +=
      fill(rect(w * fx - 15 * u, -10, 30 * u, sill + 10), frame) +
      fill(rect(w * fx - 15 * u, -10, 5 * u, sill + 10), light);
  out += fill(rect(-10, -10, w + 20, 34 * u), frame);
  // Curtain, lamp, and the toy on the sill.
  out +=
    fill(
      `M-10-10H${n(w * 0.13)}C${n(w * 0.12)} ${n(h * 0.4)} ${n(w * 0.05)} ${n(h * 0.55)} ${n(w * 0.1)} ${n(h + 10)}H-10Z`,
      shade(pal, '#b39a72', 0, 0.36),
    ) +
    fill(
      `M${n(w * 0.05)}-10C${n(w * 0.06)} ${n(h * 0.3)} ${n(w * 0.01)} ${n(h * 0.6)} ${n(w * 0.04)} ${n(h + 10)}H${n(w * 0.06)}C${n(w * 0.03)} ${n(h * 0.6)} ${n(w * 0.09)} ${n(h * 0.3)} ${n(w * 0.075)}-10Z`,
      lit(pal, '#cdb68c', 0, 0.2),
      0.7,
    );
  const tx = w * (s.portrait ? 0.56 : 0.7);
  const red = local(pal, '#a5503c');
  const k = u * 1.3;
  out +=
    fill(
      `M${n(tx - 70 * k)} ${n(sill - 30 * k)}q${n(10 * k)} ${n(-22 * k)} ${n(46 * k)} ${n(-24 * k)}h${n(70 * k)}q${n(30 * k)} ${n(2 * k)} ${n(44 * k)} ${n(20 * k)}q${n(-30 * k)} ${n(16 * k)} ${n(-70 * k)} ${n(16 * k)}h${n(-50 * k)}q${n(-30 * k)} 0 ${n(-40 * k)} ${n(-12 * k)}Z`,
      red,
    ) +
    fill(
      `M${n(tx - 66 * k)} ${n(sill - 38 * k)}l${n(-16 * k)} ${n(-30 * k)}h${n(22 * k)}l${n(16 * k)} ${n(20 * k)}Z`,
      shade(pal, '#8a3f30', 0, 0.2),
    ) +
    fill(
      `M${n(tx - 10 * k)} ${n(sill - 34 * k)}h${n(48 * k)}l${n(-30 * k)} ${n(30 * k)}h${n(-34 * k)}Z`,
      lit(pal, '#d9b06a', 0, 0.1),
    ) +
    fill(
      `M${n(tx - 6 * k)} ${n(sill - 54 * k)}l${n(8 * k)} ${n(-14 * k)}h${n(26 * k)}l${n(10 * k)} ${n(14 * k)}Z`,
      lit(pal, '#cfd8d6', 0, 0.2),
    ) +
    stroke(`M${n(tx + 92 * k)} ${n(sill - 64 * k)}v${n(54 * k)}`, frame, 4 * k) +
    fill(
      `M${n(tx - 16 * k)} ${n(sill - 8 * k)}a${n(8 * k)} ${n(8 * k)} 0 1 1 ${n(16 * k)} 0a${n(8 * k)} ${n(8 * k)} 0 1 1 ${n(-16 * k)} 0ZM${n(tx + 36 * k)} ${n(sill - 8 * k)}a${n(8 * k)} ${n(8 * k)} 0 1 1 ${n(16 * k)} 0a${n(8 * k)} ${n(8 * k)} 0 1 1 ${n(-16 * k)} 0Z`,
      frame,
    );
  return out;
}
