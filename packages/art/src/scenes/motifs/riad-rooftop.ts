import { mix } from '../../core/colour.ts';
import { fill, lens, n, poly, rect, stroke } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { palm } from '../../elements/palm.ts';
import { lantern, person } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { veil } from '../../elements/terrain.ts';

/** The roofs of the medina in front of mountains, from a terrace laid for supper. */
export function rooftop(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.48 : 0.5);
  const sunX = sunAcross(s, 0.2, 0.32, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 290 : rng.range(150, 200)),
    r: 56 * u,
    horizon: horizon + 20 * u,
  });
  const count = s.portrait ? 4 : 6;
  out += massif(s, {
    summits: Array.from({ length: count }, (_, i): [number, number] => [
      w * ((i + 0.5) / count) + rng.bell() * 40 * u,
      horizon - u * rng.range(70, 150),
    ]),
    from: [-60 * u, horizon + 10 * u],
    to: [w + 60 * u, horizon + 10 * u],
    foot: horizon + 40 * u,
    depth: 0.6,
    rock: '#a08a78',
    snowline: horizon - 70 * u,
    light: -1,
  });
  out += veil(s, horizon - 60 * u, horizon + 40 * u, 0.8, pal.sky[3]);
  out += medina(s, horizon);
  return out + terrace(s);
}

function medina(s: Stage, horizon: number): string {
  const { w, u, rng, pal } = s;
  const tones = ['#c08f62', '#b87d5c', '#cfa878', '#a8714f', '#d6b184'] as const;
  let out = '';
  const rows = 5;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const depth = 0.5 - 0.42 * t;
    const base = horizon + u * (24 + 240 * t ** 1.15) * (s.portrait ? 1.2 : 1);
    const size = u * (44 + 110 * t);
    if (r === 1 || r === 3) {
      const mx = w * (r === 1 ? rng.range(0.6, 0.75) : rng.range(0.3, 0.4));
      const mh = size * 3.4;
      const mw = size * 0.62;
      const earth = tones[r] ?? tones[0];
      out +=
        fill(rect(mx, base - mh, mw, mh), lit(pal, earth, depth, 0.26)) +
        fill(rect(mx + mw * 0.6, base - mh, mw * 0.4, mh), shade(pal, earth, depth, 0.3));
      out +=
        fill(rect(mx + mw * 0.22, base - mh * 1.16, mw * 0.56, mh * 0.16), shade(pal, earth, depth, 0.14)) +
        fill(
          `M${n(mx + mw * 0.2)} ${n(base - mh * 1.16)}q${n(mw * 0.02)} ${n(-mw * 0.5)} ${n(mw * 0.3)} ${n(-mw * 0.62)}q${n(mw * 0.28)} ${n(mw * 0.12)} ${n(mw * 0.3)} ${n(mw * 0.62)}Z`,
          shade(pal, '#3f6a66', depth, 0.2),
        );
      out +=
        fill(rect(mx, base - mh * 0.93, mw, mw * 0.16), shade(pal, '#3f6a66', depth, 0.16)) +
        stroke(
          `M${n(mx + mw * 0.5)} ${n(base - mh * 1.16 - mw * 0.6)}v${n(-mw * 0.4)}`,
          shade(pal, '#5b3f2c', depth),
          u * 1.6,
        );
      out += fill(
        `M${n(mx + mw * 0.2)} ${n(base - mh * 0.7)}v${n(-mw * 0.4)}a${n(mw * 0.14)} ${n(mw * 0.16)} 0 0 1 ${n(mw * 0.28)} 0v${n(mw * 0.4)}Z`,
        pal.lamps ? pal.lamp : shade(pal, '#5b3f2c', depth),
      );
    }
    let x = -size * rng();
    while (x < w) {
      const bw = size * rng.range(0.9, 1.9);
      const bh = size * rng.range(0.6, 1.25);
      const earth = rng.pick(tones);
      const y = base - bh + rng.bell() * size * 0.2;
      out +=
        fill(rect(x, y, bw, bh + size * 2), lit(pal, earth, depth, 0.24)) +
        fill(rect(x + bw * 0.7, y, bw * 0.3, bh + size * 2), shade(pal, earth, depth, 0.26));
      out += fill(
        poly([
          [x, y],
          [x + bw * 0.06, y - size * 0.1],
          [x + bw * 0.94, y - size * 0.1],
          [x + bw, y],
        ]),
        lit(pal, earth, depth, 0.44),
      );
      let holes = '';
      for (let k = 0; k < Math.floor(bw / (size * 0.4)); k++)
        if (rng.chance(0.55))
          holes += rect(x + size * (0.18 + k * 0.38), y + size * rng.range(0.2, 0.34), size * 0.12, size * 0.2);
      out += fill(holes, pal.lamps && rng.chance(0.6) ? pal.lamp : shade(pal, '#5b3f2c', depth, 0.3));
      if (rng.chance(0.2))
        out +=
          stroke(
            `M${n(x + bw * 0.1)} ${n(y - size * 0.4)}Q${n(x + bw * 0.5)} ${n(y - size * 0.3)} ${n(x + bw * 0.9)} ${n(y - size * 0.4)}`,
            shade(pal, '#5b3f2c', depth),
            u,
          ) +
          fill(
            rect(x + bw * 0.3, y - size * 0.36, bw * 0.14, size * 0.22) +
              rect(x + bw * 0.52, y - size * 0.36, bw * 0.12, size * 0.17),
            lit(pal, rng.pick(['#efe6d2', '#9a5a44', '#5f7f80']), depth, 0.2),
          );
      if (rng.chance(0.14))
        out += palm(s, {
          x: x + bw * 0.5,
          y: y + 4,
          height: size * rng.range(1.1, 1.6),
          lean: rng.bell() * size * 0.2,
          colour: shade(pal, '#4b5a38', depth, 0.34),
          back: shade(pal, '#6f7a50', depth, 0.14),
          crown: 0.46,
          detail: 'far',
        });
      x += bw * rng.range(0.92, 1.02);
    }
  }
  return out + birds(s, w * 0.62, horizon - 150 * u, 5, 15 * u, mix(pal.near, pal.haze, 0.35));
}

function terrace(s: Stage): string {
  const { w, h, u, pal, rng } = s;
  const top = h * (s.portrait ? 0.77 : 0.76);
  const wall = lit(pal, '#c99b70', 0, 0.22);
  const dark = shade(pal, '#a4744e', 0, 0.4);
  const ink = mix(pal.near, pal.haze, 0.06);
  let out =
    fill(rect(-10, top, w + 20, h), dark) +
    fill(rect(-10, top, w + 20, 22 * u), wall) +
    fill(rect(-10, top + 22 * u, w + 20, 8 * u), pal.shadow, 0.4);
  let bricks = '';
  for (let x = 10 * u; x < w; x += 46 * u)
    bricks += `M${n(x)} ${n(top + 46 * u)}l${n(13 * u)} ${n(-10 * u)}l${n(13 * u)} ${n(10 * u)}l${n(-13 * u)} ${n(10 * u)}Z`;
  out += fill(bricks, local(pal, '#3f6a66'), 0.6);
  const ground = h * (s.portrait ? 0.86 : 0.885);
  out += `<rect x="-10" y="${n(ground)}" width="${w + 20}" height="${n(h - ground + 10)}" fill="${s.gradient([
    [0, shade(pal, '#b58a60', 0, 0.2)],
    [1, mix(shade(pal, '#8a6443', 0, 0.4), pal.near, 0.3)],
  ])}"/>`;
  // A low table for a family, with cushions around it, and lanterns along the wall.
  const cx = w * (s.portrait ? 0.5 : 0.6);
  const ty = ground + 46 * u;
  out +=
    fill(lens(cx, ty + 24 * u, 560 * u, 40 * u), local(pal, '#8e4a3c'), 0.9) +
    fill(lens(cx, ty + 24 * u, 500 * u, 32 * u), local(pal, '#b98a4a'), 0.7);
  for (const [dx, colour, k] of [
    [-230, '#9a5a44', 1],
    [-120, '#5f7f80', 0.9],
    [150, '#b98a4a', 0.95],
    [250, '#8e4a3c', 1],
  ] as const) {
    const x = cx + dx * u;
    out += fill(
      `M${n(x - 52 * u * k)} ${n(ty + 22 * u)}q${n(-8 * u)} ${n(-40 * u)} ${n(20 * u)} ${n(-44 * u)}h${n(64 * u * k)}q${n(26 * u)} ${n(4 * u)} ${n(18 * u)} ${n(44 * u)}Z`,
      local(pal, colour),
    );
  }
  if (pal.lamps) out += s.halo(pal.lamp, cx, ty - 40 * u, 260 * u, 0.4);
  out += fill(
    `M${n(cx - 92 * u)} ${n(ty - 18 * u)}h${n(184 * u)}v${n(8 * u)}h${n(-184 * u)}ZM${n(cx - 70 * u)} ${n(ty - 10 * u)}l${n(-12 * u)} ${n(42 * u)}h${n(10 * u)}l${n(12 * u)} ${n(-42 * u)}ZM${n(cx + 60 * u)} ${n(ty - 10 * u)}l${n(12 * u)} ${n(42 * u)}h${n(10 * u)}l${n(-12 * u)} ${n(-42 * u)}Z`,
    ink,
  );
  out +=
    fill(
      `M${n(cx - 50 * u)} ${n(ty - 18 * u)}q${n(4 * u)} ${n(-46 * u)} ${n(30 * u)} ${n(-56 * u)}q${n(26 * u)} ${n(10 * u)} ${n(30 * u)} ${n(56 * u)}Z`,
      lit(pal, '#b5744e', 0, 0.2),
    ) + fill(rect(cx - 56 * u, ty - 22 * u, 72 * u, 5 * u), shade(pal, '#8a5438'));
  out += fill(
    `M${n(cx + 40 * u)} ${n(ty - 18 * u)}v${n(-18 * u)}h${n(12 * u)}v${n(18 * u)}ZM${n(cx + 60 * u)} ${n(ty - 18 * u)}v${n(-18 * u)}h${n(12 * u)}v${n(18 * u)}Z`,
    lit(pal, '#d8c9a0', 0, 0.3),
  );
  for (const dx of s.portrait ? [-0.4, -0.2, 0.24, 0.42] : [-0.52, -0.36, -0.2, 0.1, 0.26, 0.36])
    out += lantern(s, cx + dx * w, top, u * rng.range(34, 44), 3);
  if (!s.has('no-people')) {
    const px = w * (s.portrait ? 0.2 : 0.22);
    out += fill(
      person(px, ground + 16 * u, 150 * u, { skirt: true }) + person(px + 66 * u, ground + 20 * u, 98 * u, { arm: 1 }),
      ink,
    );
  }
  // A climbing vine at the near edge.
  const green = mix(shade(pal, '#46552f', 0, 0.4), pal.near, 0.3);
  return (
    out +
    palm(s, {
      x: w * (s.portrait ? 1.02 : 0.97),
      y: h * 1.04,
      height: h * 0.5,
      lean: -u * 40,
      colour: green,
      back: mix(green, pal.haze, 0.2),
      crown: 0.6,
      coconuts: false,
    })
  );
}
