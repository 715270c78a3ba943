import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { leaves, lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { dog } from '../../elements/animals.ts';
import { bough } from '../../elements/bough.ts';
import { person, rowboat } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { broadleaf, clump } from '../../elements/trees.ts';
import { glints } from '../../elements/water.ts';
import { lunchAfloat } from './picnic-boat.ts';
import { onTheSledge } from './picnic-snow.ts';

/**
 * A rug on the grass: on a hill above a valley, or by a river under a willow; or in a `boat`, or at a sledge in the
 * `snow`.
 */
export function picnic(s: Stage): string {
  if (s.has('boat')) return lunchAfloat(s);
  if (s.has('snow')) return onTheSledge(s);
  const { w, h, u, rng, pal } = s;
  const river = s.seed % 2 === 1;
  const horizon = h * (s.portrait ? 0.48 : rng.range(0.44, 0.5));
  const sunX = sunAcross(s, 0.2, 0.34, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 260 : rng.range(80, 140)),
    r: 54 * u,
    horizon: horizon + 40 * u,
  });
  const grass = meadow(s.season);
  const tones = leaves(s.season);
  for (let i = 0; i < 4; i++) {
    const y = horizon - (40 - i * 34) * u;
    const line = profile(
      s,
      [
        [-30, y + rng.bell() * 20 * u],
        [w * 0.26, y - rng.range(0, 60) * u],
        [w * 0.55, y + 16 * u],
        [w * 0.8, y - rng.range(0, 60) * u],
        [w + 30, y],
      ],
      10 * u,
      20,
      4,
    );
    const depth = 0.62 - i * 0.14;
    const ink = mix(local(pal, grass, depth), pal.haze, 0.1);
    out += `<path d="${softBelow(line, horizon + 200 * u)}" fill="${s.gradient([
      [0, lit(pal, grass, depth, 0.2)],
      [1, mix(ink, pal.sky[3], 0.3)],
    ])}"/>`;
    let hedge = '';
    for (let k = 0; k < 3; k++) {
      const x0 = w * rng();
      for (let x = x0; x < x0 + w * 0.26; x += u * (12 + i * 3))
        hedge += clump(s, x, heightAt(line, x) + (8 + k * 16) * u + (x - x0) * 0.06, u * (8 + i * 2), u * (6 + i), 7);
    }
    out += fill(hedge, shade(pal, tones[0], depth, 0.2));
  }
  out += `<rect y="${n(horizon + 110 * u)}" width="${w}" height="${n(h - horizon)}" fill="${lit(pal, grass, 0.1, 0.2)}"/>`;
  return river ? out + byTheRiver(s, horizon) : out + onTheHill(s);
}

/** The rug and what is on it. */
function rug(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const at = (a: number, b: number): Point => [x + (a - b * 0.35) * k, y + b * 0.34 * k];
  const red = local(pal, '#a5503f');
  const cream = lit(pal, '#f0e4ca', 0, 0.24);
  let out =
    fill(poly([at(-212, -96), at(216, -96), at(236, 112), at(-206, 112)]), pal.shadow, 0.3) +
    fill(poly([at(-210, -100), at(210, -100), at(210, 100), at(-210, 100)]), cream);
  let checks = '';
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 4; j++)
      if ((i + j) % 2 === 0)
        checks += poly([
          at(-210 + i * 52.5, -100 + j * 50),
          at(-157.5 + i * 52.5, -100 + j * 50),
          at(-157.5 + i * 52.5, -50 + j * 50),
          at(-210 + i * 52.5, -50 + j * 50),
        ]);
  out += fill(checks, red, 0.75);
  // Hamper with its lid up, a loaf, a bottle, plates, a melon cut in two.
  const [hx, hy] = at(-120, -40);
  const straw = local(pal, '#b58a4e');
  out +=
    fill(
      poly([
        [hx - 62 * k, hy - 50 * k],
        [hx - 50 * k, hy - 112 * k],
        [hx + 66 * k, hy - 112 * k],
        [hx + 58 * k, hy - 50 * k],
      ]),
      shade(pal, '#a57a42', 0, 0.24),
    ) +
    fill(
      poly([
        [hx - 66 * k, hy - 52 * k],
        [hx + 62 * k, hy - 52 * k],
        [hx + 54 * k, hy + 10 * k],
        [hx - 58 * k, hy + 10 * k],
      ]),
      straw,
    );
  let weave = '';
  for (let i = 0; i < 9; i++) weave += `M${n(hx + (-60 + i * 14) * k)} ${n(hy - 50 * k)}l${n(2 * k)} ${n(58 * k)}`;
  for (let i = 1; i < 4; i++) weave += `M${n(hx - 64 * k)} ${n(hy + (-52 + i * 15) * k)}h${n(124 * k)}`;
  out +=
    stroke(weave, shade(pal, '#8a6234', 0, 0.2), 1.6 * k, 0.7) +
    fill(
      `M${n(hx - 30 * k)} ${n(hy - 52 * k)}q${n(10 * k)} ${n(-30 * k)} ${n(40 * k)} ${n(-26 * k)}t${n(34 * k)} ${n(26 * k)}Z`,
      cream,
    );
  const [lx, ly] = at(10, 30);
  out +=
    fill(
      `M${n(lx - 50 * k)} ${n(ly)}q${n(-10 * k)} ${n(-26 * k)} ${n(24 * k)} ${n(-30 * k)}h${n(50 * k)}q${n(34 * k)} ${n(4 * k)} ${n(24 * k)} ${n(30 * k)}Z`,
      local(pal, '#c08a4c'),
    ) +
    stroke(
      [-24, -4, 16, 36].map((d) => `M${n(lx + d * k)} ${n(ly - 28 * k)}l${n(-10 * k)} ${n(18 * k)}`).join(''),
      lit(pal, '#e6c48c', 0),
      3 * k,
    );
  const [bx, by] = at(60, -50);
  out +=
    fill(
      `M${n(bx - 12 * k)} ${n(by)}v${n(-58 * k)}q0 ${n(-14 * k)} ${n(7 * k)} ${n(-20 * k)}v${n(-26 * k)}h${n(11 * k)}v${n(26 * k)}q${n(7 * k)} ${n(6 * k)} ${n(7 * k)} ${n(20 * k)}v${n(58 * k)}Z`,
      shade(pal, '#4a5f3c', 0, 0.2),
    ) + fill(rect(bx - 11 * k, by - 46 * k, 23 * k, 26 * k), cream);
  const [px, py] = at(130, 20);
  out +=
    fill(lens(px, py, 96 * k, 20 * k), lit(pal, '#faf4e6', 0, 0.3)) +
    fill(lens(px, py, 66 * k, 12 * k), shade(pal, '#e0d4bc', 0, 0.1)) +
    fill(`M${n(px - 26 * k)} ${n(py)}a${n(26 * k)} ${n(24 * k)} 0 0 1 ${n(52 * k)} 0Z`, local(pal, '#b9524a')) +
    stroke(
      `M${n(px - 26 * k)} ${n(py)}a${n(26 * k)} ${n(24 * k)} 0 0 1 ${n(52 * k)} 0`,
      shade(pal, '#5f7a4a', 0),
      5 * k,
    );
  return out;
}

/** Someone sitting on the grass, seen from behind. */
function sitter(x: number, y: number, h: number): string {
  const p = (a: number, b: number): string => `${n(x + a * h)} ${n(y - b * h)}`;
  return `M${p(0.42, 0)}Q${p(0.38, 0.16)} ${p(0.2, 0.2)}Q${p(0.2, 0.44)} ${p(0.17, 0.56)}Q${p(0.12, 0.66)} ${p(0.04, 0.67)}V${n(y - 0.72 * h)}H${n(x - 0.04 * h)}V${n(y - 0.67 * h)}Q${p(-0.12, 0.66)} ${p(-0.17, 0.56)}Q${p(-0.2, 0.44)} ${p(-0.2, 0.2)}Q${p(-0.38, 0.16)} ${p(-0.42, 0)}ZM${p(-0.1, 0.8)}A${n(0.1 * h)} ${n(0.115 * h)} 0 1 1 ${p(0.1, 0.8)}A${n(0.1 * h)} ${n(0.115 * h)} 0 1 1 ${p(-0.1, 0.8)}Z`;
}

function company(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  if (s.has('no-people')) return '';
  const ink = mix(pal.near, pal.haze, 0.06);
  return (
    fill(
      lens(x - 250 * k, y + 2 * k, 150 * k, 12 * k) + lens(x - 340 * k, y + 10 * k, 110 * k, 10 * k),
      pal.shadow,
      0.3,
    ) +
    fill(sitter(x - 260 * k, y, 150 * k), ink) +
    fill(sitter(x - 350 * k, y + 8 * k, 104 * k), local(pal, '#8e4a3c')) +
    fill(person(x + 330 * k, y + 10 * k, 120 * k, { arm: -1, skirt: true }), ink) +
    dog(x + 410 * k, y + 14 * k, 66 * k, mix(ink, local(pal, '#8a6a48'), 0.5), true)
  );
}

function onTheHill(s: Stage): string {
  const { w, h, u, pal } = s;
  const grass = meadow(s.season);
  const tones = leaves(s.season);
  const line = profile(
    s,
    [
      [-30, h * 0.76],
      [w * 0.3, h * 0.7],
      [w * 0.6, h * 0.68],
      [w + 30, h * 0.73],
    ],
    5 * u,
    24,
    4,
  );
  let out = `<path d="${softBelow(line, h + 20)}" fill="${s.gradient([
    [0, lit(pal, grass, 0.03, 0.34)],
    [0.5, local(pal, grass)],
    [1, shade(pal, grass, 0, 0.36)],
  ])}"/>`;
  const tx = w * (s.portrait ? 0.78 : 0.8);
  const ty = heightAt(line, tx) + 46 * u;
  out += fill(lens(tx - 60 * u, ty + 16 * u, 620 * u, 60 * u), pal.shadow, 0.26);
  out += broadleaf(s, {
    x: tx,
    y: ty,
    height: u * (s.portrait ? 640 : 560),
    spread: 0.86,
    tones: [shade(pal, tones[0], 0, 0.34), local(pal, tones[1]), lit(pal, tones[2], 0, 0.2)],
    bark: shade(pal, '#5d4a38', 0, 0.45),
    light: -1,
    clumps: 34,
    bare: s.season === 'winter',
  });
  // A swing on the near bough.
  out += stroke(
    `M${n(tx - 150 * u)} ${n(ty - 250 * u)}L${n(tx - 160 * u)} ${n(ty - 60 * u)}M${n(tx - 100 * u)} ${n(ty - 250 * u)}L${n(tx - 96 * u)} ${n(ty - 60 * u)}M${n(tx - 170 * u)} ${n(ty - 60 * u)}h${n(84 * u)}`,
    shade(pal, '#5d4a38', 0, 0.4),
    4 * u,
  );
  const k = u * (s.portrait ? 0.95 : 0.98);
  const x = w * (s.portrait ? 0.46 : 0.5);
  const y = h * 0.86;
  out += rug(s, x, y, k) + company(s, x + (s.portrait ? 30 * u : 0), y + 20 * u, k * (s.portrait ? 0.86 : 1));
  return out + verge(s) + birds(s, w * 0.4, h * 0.26, 5, 17 * u, mix(pal.near, pal.haze, 0.35));
}

function verge(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, meadow(s.season), 0, 0.5), pal.near, 0.35);
  let out = grasses(s, () => h + 6, -10, w + 10, 170, 84 * u, ink);
  if (s.season === 'spring' || s.season === 'summer') {
    let a = '';
    let b = '';
    for (let i = 0; i < 34; i++) {
      const d = clump(s, w * rng(), h - u * rng.range(10, 80), u * rng.range(4, 8), u * rng.range(4, 7), 5);
      if (i % 3) a += d;
      else b += d;
    }
    out += fill(a, lit(pal, '#f4ead0', 0, 0.2), 0.9) + fill(b, local(pal, '#b9503f'), 0.9);
  }
  return out;
}

function byTheRiver(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const grass = meadow(s.season);
  const tones = leaves(s.season);
  const bank = horizon + 130 * u;
  let out = `<path d="M-20 ${n(bank)}C${n(w * 0.3)} ${n(bank - 10 * u)} ${n(w * 0.5)} ${n(bank + 10 * u)} ${n(w + 20)} ${n(bank - 20 * u)}V${n(bank + 220 * u)}H-20Z" fill="${s.gradient(
    [
      [0, mix(pal.water[0], pal.sky[3], 0.3)],
      [1, pal.water[1]],
    ],
  )}"/>`;
  out += glints(s, {
    top: bank,
    bottom: bank + 170 * u,
    x: w * 0.32,
    colour: pal.glow,
    count: 26,
    spread: 200,
    length: 160,
    opacity: 0.7,
  });
  let far = '';
  let farLight = '';
  for (let x = -20; x < w + 40; x += 34 * u) {
    const r = u * rng.range(20, 46);
    far += clump(s, x, bank - 16 * u, r, r * 0.8, 8);
    farLight += clump(s, x - r * 0.2, bank - 16 * u - r * 0.3, r * 0.6, r * 0.36, 7);
  }
  out += fill(far, shade(pal, tones[0], 0.26, 0.2)) + fill(farLight, lit(pal, tones[2], 0.26, 0.12));
  let mirror = '';
  for (let i = 0; i < 20; i++)
    mirror += lens(w * rng(), bank + u * rng.range(6, 60), u * rng.range(80, 200), u * rng.range(4, 8));
  out += fill(mirror, shade(pal, tones[0], 0.2, 0.2), 0.4);
  out += rowboat(s, w * (s.portrait ? 0.34 : 0.3), bank + 100 * u, 200 * u, {
    outside: local(pal, '#4f6f78'),
    inside: shade(pal, '#6b5138', 0, 0.3),
    rim: lit(pal, '#efe2c4', 0, 0.2),
  });
  const line = profile(
    s,
    [
      [-30, h * 0.82],
      [w * 0.3, h * 0.79],
      [w * 0.62, h * 0.75],
      [w + 30, h * 0.68],
    ],
    5 * u,
    24,
    4,
  );
  out +=
    `<path d="${softBelow(line, h + 20)}" fill="${s.gradient([
      [0, lit(pal, grass, 0.02, 0.34)],
      [0.5, local(pal, grass)],
      [1, shade(pal, grass, 0, 0.36)],
    ])}"/>` + grasses(s, (x) => heightAt(line, x), 0, w, 110, 40 * u, shade(pal, tones[0], 0, 0.2));
  // The willow.
  const tx = w * (s.portrait ? 0.94 : 0.9);
  const ty = heightAt(line, tx) + 40 * u;
  out += fill(
    `M${n(tx - 30 * u)} ${n(ty)}C${n(tx - 14 * u)} ${n(ty - 160 * u)} ${n(tx - 50 * u)} ${n(ty - 240 * u)} ${n(tx - 80 * u)} ${n(ty - 330 * u)}L${n(tx - 40 * u)} ${n(ty - 330 * u)}C${n(tx + 10 * u)} ${n(ty - 240 * u)} ${n(tx + 30 * u)} ${n(ty - 160 * u)} ${n(tx + 40 * u)} ${n(ty)}Z`,
    shade(pal, '#5d4a38', 0, 0.45),
  );
  const layers = ['', '', ''];
  for (let i = 0; i < 54; i++) {
    const a = rng.range(-1, 1);
    const x = tx - 60 * u + a * 320 * u;
    const y = ty - 400 * u + a * a * 150 * u + rng.bell() * 30 * u;
    const l = u * rng.range(150, 330);
    const sway = u * rng.range(-20, 40);
    layers[i % 3] +=
      `M${n(x - 7 * u)} ${n(y)}C${n(x - 14 * u)} ${n(y + l * 0.4)} ${n(x + sway - 12 * u)} ${n(y + l * 0.7)} ${n(x + sway)} ${n(y + l)}C${n(x + sway + 6 * u)} ${n(y + l * 0.7)} ${n(x + 14 * u)} ${n(y + l * 0.4)} ${n(x + 9 * u)} ${n(y)}Z`;
  }
  let top = '';
  for (let i = 0; i < 15; i++) {
    const a = (i - 7) / 7;
    top += clump(s, tx - 60 * u + a * 320 * u, ty - 410 * u + a * a * 150 * u + rng.bell() * 14 * u, 70 * u, 54 * u, 9);
  }
  if (s.season !== 'winter')
    out +=
      fill(top, shade(pal, tones[0], 0, 0.24)) +
      fill(layers[0] ?? '', shade(pal, tones[0], 0, 0.3)) +
      fill(layers[1] ?? '', local(pal, tones[1])) +
      fill(layers[2] ?? '', lit(pal, tones[2], 0, 0.16));
  else out += bough(s, { x: tx - 50 * u, y: ty - 320 * u, angle: -2.2, length: 260 * u, kind: 'bare' });
  const k = u * 0.95;
  const x = w * (s.portrait ? 0.5 : 0.52);
  const y = h * 0.88;
  return (
    out + rug(s, x, y, k) + company(s, x + (s.portrait ? 20 * u : 0), y + 24 * u, k * (s.portrait ? 0.9 : 1)) + verge(s)
  );
}
