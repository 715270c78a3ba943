import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, n, poly, softBelow, stroke } from '../../core/path.ts';
import type { Stage } from '../../core/stage.ts';
import { camel } from '../../elements/camel.ts';
import { dune, sandRipples } from '../../elements/dune.ts';
import { palm } from '../../elements/palm.ts';
import { person } from '../../elements/people.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { erg, SAND } from './dunes-parts.ts';

export function oasis(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const sand = SAND[s.season];
  let out = erg(s, horizon, 2);
  out += dune(s, {
    x: w * rng.range(0.7, 0.8),
    y: horizon - u * rng.range(90, 150),
    left: -w * 0.1,
    right: w * 1.5,
    foot: h * 0.64,
    bottom: h + 20,
    depth: 0.26,
    sand,
  });
  const cx = w * (s.portrait ? 0.52 : rng.range(0.5, 0.58));
  const base = h * (s.portrait ? 0.665 : 0.69);
  const ground = profile(
    s,
    [
      [-30, base + 20 * u],
      [cx, base],
      [w + 30, base + 14 * u],
    ],
    4 * u,
    24,
    4,
  );
  out += `<path d="${softBelow(ground, h + 20)}" fill="${s.gradient([
    [0, lit(pal, sand, 0.06, 0.3)],
    [0.5, local(pal, sand)],
    [1, shade(pal, sand, 0, 0.4)],
  ])}"/>`;
  out += kasbah(s, cx - (s.portrait ? 30 : 60) * u, base + 10 * u, s.portrait ? 1.1 : 1);
  const ink = shade(pal, '#3f4c2e', 0.04, 0.5);
  const back = shade(pal, '#66744a', 0.1, 0.2);
  const spots = s.portrait ? [-330, -250, -160, 180, 260, 330] : [-470, -390, -300, 190, 270, 360, 440];
  for (const dx of spots)
    out += palm(s, {
      x: cx + dx * u + rng.bell() * 20 * u,
      y: base + u * rng.range(6, 26),
      height: u * rng.range(210, 360),
      lean: u * rng.range(-46, 46),
      colour: ink,
      back,
      crown: 0.4,
      detail: 'far',
    });
  // The pool reflects the sky and the walls.
  const py = base + 70 * u;
  const pool = `M${n(cx - 420 * u)} ${n(py + 20 * u)}C${n(cx - 300 * u)} ${n(py - 22 * u)} ${n(cx + 120 * u)} ${n(py - 26 * u)} ${n(cx + 360 * u)} ${n(py)}C${n(cx + 460 * u)} ${n(py + 16 * u)} ${n(cx + 330 * u)} ${n(py + 70 * u)} ${n(cx + 60 * u)} ${n(py + 76 * u)}C${n(cx - 210 * u)} ${n(py + 84 * u)} ${n(cx - 520 * u)} ${n(py + 60 * u)} ${n(cx - 420 * u)} ${n(py + 20 * u)}Z`;
  const water = s.gradient([
    [0, mix(pal.sky[3], pal.water[0], 0.4)],
    [1, mix(pal.water[1], pal.sky[1], 0.3)],
  ]);
  let streaks = '';
  for (let i = 0; i < 16; i++)
    streaks += `M${n(cx + rng.range(-360, 330) * u)} ${n(py + rng.range(-14, 70) * u)}h${n(rng.range(60, 190) * u)}`;
  out +=
    fill(pool, shade(pal, sand, 0, 0.34)).replace('<path', '<path transform="translate(0 5)"') +
    s.clip(
      pool,
      `<path d="${pool}" fill="${water}"/>` +
        fill(
          `M${n(cx - 250 * u)} ${n(py - 30 * u)}h${n(360 * u)}l${n(-30 * u)} ${n(74 * u)}h${n(-300 * u)}Z`,
          shade(pal, '#b5794c', 0.1, 0.3),
          0.4,
        ) +
        stroke(streaks, pal.glow, 1.8 * u, 0.5),
    );
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    tufts += clump(s, cx + Math.cos(a) * 420 * u, py + 26 * u + Math.sin(a) * 50 * u, 20 * u, 11 * u, 7);
  }
  out += fill(tufts, shade(pal, '#56653a', 0.03, 0.35));
  out += grasses(s, () => py + 84 * u, cx - 360 * u, cx + 300 * u, 44, 34 * u, shade(pal, '#46552f', 0, 0.45));
  const front = palm(s, {
    x: w * (s.portrait ? 0.94 : 0.9),
    y: h + 30 * u,
    height: h * (s.portrait ? 0.62 : 0.78),
    lean: -u * rng.range(60, 110),
    colour: mix(ink, pal.near, 0.55),
    back: mix(ink, pal.haze, 0.12),
    crown: 0.4,
  });
  const inkNear = mix(pal.near, pal.haze, 0.08);
  if (!s.has('no-people')) {
    out += camel(cx - (s.portrait ? 200 : 330) * u, py + 112 * u, 96 * u, inkNear, mix(inkNear, pal.haze, 0.2), {
      pack: local(pal, '#8e4a3c'),
    });
    out += fill(
      person(cx - (s.portrait ? 110 : 230) * u, py + 116 * u, 76 * u, { skirt: true }) +
        person(cx - (s.portrait ? 76 : 196) * u, py + 118 * u, 46 * u),
      inkNear,
    );
  }
  return out + sandRipples(s, h * 0.86, h, shade(pal, sand, 0, 0.5), 7, 0.26) + front;
}

/** Rammed-earth walls with tapering towers and a lit gate. */
function kasbah(s: Stage, x: number, y: number, k: number): string {
  const { u, pal } = s;
  const z = u * k;
  const earth = '#b5794c';
  const bright = lit(pal, earth, 0.1, 0.28);
  const dull = shade(pal, earth, 0.1, 0.36);
  const dark = shade(pal, '#5b3c28', 0.08);
  const block = (bx: number, w: number, h: number, taper: number): string => {
    const t = taper * z;
    const l = x + bx * z;
    const top = y - h * z;
    let out = fill(
      poly([
        [l, y],
        [l + t, top],
        [l + w * z - t, top],
        [l + w * z, y],
      ]),
      bright,
    );
    out += fill(
      poly([
        [l + w * z * 0.62, y],
        [l + w * z * 0.6, top],
        [l + w * z - t, top],
        [l + w * z, y],
      ]),
      dull,
    );
    let crown = '';
    const steps = Math.max(3, Math.round(w / 15));
    for (let i = 0; i < steps; i++)
      crown += `M${n(l + t + ((w * z - 2 * t) * i) / steps)} ${n(top + 1)}v${n(-8 * z)}h${n(((w * z - 2 * t) / steps) * 0.55)}v${n(8 * z)}Z`;
    out += fill(crown, bright);
    let slits = '';
    for (let i = 0; i < Math.floor(w / 24); i++)
      slits += `M${n(l + (14 + i * 22) * z)} ${n(top + 24 * z)}v${n(16 * z)}h${n(5 * z)}v${n(-16 * z)}Z`;
    out += fill(slits, pal.lamps && w > 50 ? pal.lamp : dark, 0.9);
    return out;
  };
  let out = pal.lamps ? s.halo(pal.lamp, x, y - 40 * z, 220 * z, 0.35) : '';
  out += block(-210, 150, 92, 3) + block(40, 170, 84, 3) + block(-120, 150, 128, 4);
  out += block(-236, 58, 150, 7) + block(-66, 62, 176, 8) + block(76, 54, 140, 6) + block(176, 56, 120, 6);
  out +=
    fill(`M${n(x - 24 * z)} ${n(y)}v${n(-40 * z)}a${n(22 * z)} ${n(24 * z)} 0 0 1 ${n(44 * z)} 0v${n(40 * z)}Z`, dull) +
    fill(
      `M${n(x - 18 * z)} ${n(y)}v${n(-38 * z)}a${n(16 * z)} ${n(18 * z)} 0 0 1 ${n(32 * z)} 0v${n(38 * z)}Z`,
      pal.lamps ? pal.lamp : dark,
    );
  return out;
}
