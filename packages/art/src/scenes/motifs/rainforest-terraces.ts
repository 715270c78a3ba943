import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { palm } from '../../elements/palm.ts';
import { person, smoke } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump } from '../../elements/trees.ts';
import { GREEN } from './rainforest-parts.ts';

/** The colours of the rice by season: just planted in water, green, ripe, or stubble under water. */
const rice = {
  spring: { blade: '#8fae62', water: 0.75 },
  summer: { blade: '#7f9d52', water: 0.3 },
  autumn: { blade: '#c9a850', water: 0.1 },
  winter: { blade: '#a5a06a', water: 0.6 },
} as const;

/** Rice terraces on a hillside, a thatched house among palms, ducks on a bank. */
export function riceTerraces(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.4 : 0.38);
  const sunX = sunAcross(s, 0.2, 0.3, 0.3);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 230 : rng.range(110, 160)),
    r: 48 * u,
    horizon: horizon + 40 * u,
  });
  out += volcano(s, horizon);
  out += jungle(s, horizon);
  out += terraces(s, horizon);
  return out + birds(s, w * 0.36, horizon - 130 * u, 5, 16 * u, mix(pal.near, pal.haze, 0.4));
}

/** A distant volcano, and the ridges at its foot. */
function volcano(s: Stage, horizon: number): string {
  const { w, h, u, pal } = s;
  const x = w * (s.wide ? 0.84 : 0.64);
  const p = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(horizon + (30 - dy) * u)}`;
  const cone = `M${p(-620, 0)}C${p(-330, 22)} ${p(-150, 150)} ${p(-46, 278)}Q${p(-34, 284)} ${p(-24, 276)}Q${p(-4, 258)} ${p(14, 272)}Q${p(28, 288)} ${p(42, 276)}C${p(170, 130)} ${p(350, 24)} ${p(660, 0)}V${h * 0.7}H${n(x - 620 * u)}Z`;
  const ink = shade(pal, '#74868c', 0.62, 0.16);
  let out = `<path d="${cone}" fill="${s.gradient([
    [0, ink],
    [0.5, mix(ink, pal.sky[3], 0.6)],
    [1, ink],
  ])}"/>`;
  for (let i = 0; i < 2; i++) {
    const line = profile(
      s,
      [
        [-30, horizon - (60 - i * 50) * u],
        [w * 0.24, horizon - (16 - i * 26) * u],
        [w * 0.5, horizon + (14 + i * 10) * u],
        [w * 0.78, horizon - (20 - i * 40) * u],
        [w + 30, horizon - (66 - i * 56) * u],
      ],
      9 * u,
      24,
      8,
    );
    const tone = shade(pal, GREEN[0], 0.56 - i * 0.14, 0.14);
    out += `<path d="${softBelow(line, h * 0.7)}" fill="${s.gradient([
      [0, tone],
      [1, mix(tone, pal.sky[3], 0.5)],
    ])}"/>`;
  }
  return out + mist(s, horizon + 50 * u, 22 * u, 5, 0.45);
}

/** The forest above the fields: tree crowns and palms against the mist. */
function jungle(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  let out = '';
  for (let i = 0; i < 2; i++) {
    const depth = 0.38 - i * 0.14;
    const line = profile(
      s,
      [
        [-30, horizon + (50 + i * 26) * u],
        [w * 0.3, horizon + (70 + i * 44) * u],
        [w * 0.6, horizon + (54 + i * 60) * u],
        [w + 30, horizon + (10 + i * 60) * u],
      ],
      12 * u,
      24,
      9,
    );
    const dark = shade(pal, GREEN[0], depth, 0.28);
    const count = s.portrait ? 4 : 6;
    for (let k = 0; k < count; k++) {
      const x = w * ((k + 0.5) / count) + rng.bell() * 40 * u;
      const tall = u * rng.range(80, 130) * (0.8 + i * 0.35);
      out += palm(s, {
        x,
        y: heightAt(line, x) + 20 * u,
        height: tall,
        lean: rng.bell() * 26 * u,
        colour: dark,
        back: mix(dark, pal.haze, 0.2),
        crown: 0.4,
        detail: 'far',
      });
    }
    let tops = '';
    let lights = '';
    const size = (26 + i * 12) * u;
    for (let x = -size; x < w + size; x += size * rng.range(0.8, 1.5))
      tops += clump(
        s,
        x,
        heightAt(line, x) + rng.bell() * 14 * u,
        size * rng.range(0.8, 1.5),
        size * rng.range(0.5, 1),
        9,
      );
    for (let k = 0; k < 26; k++) {
      const x = w * rng();
      lights += clump(
        s,
        x,
        heightAt(line, x) + rng.range(-12, 30) * u,
        size * rng.range(0.5, 1.1),
        size * rng.range(0.22, 0.4),
        7,
      );
    }
    out +=
      fill(tops, dark) +
      fill(softBelow(line, h), dark) +
      fill(lights, local(pal, GREEN[1], depth), 0.6) +
      veil(s, horizon + 60 * u, horizon + 160 * u, 0.14, pal.sky[3]);
  }
  return out;
}

/** The fields: each is a strip between two banks, curved around the shoulder of the hill. */
function terraces(s: Stage, horizon: number): string {
  const { w, h, u, rng, pal } = s;
  const top = horizon + 136 * u;
  const rows = s.portrait ? 13 : 10;
  const span = h + 60 * u - top;
  const lean = rng.range(0, 6);
  const bank = (i: number): Point[] => {
    const t = i / rows;
    const points: Point[] = [];
    for (let x = -80; x <= w + 80; x += 60) {
      const f = x / w;
      // Banks are closer together where the hill is steep. All of them bend around one spur.
      const steep = 1.3 + 0.34 * Math.sin(f * 5.2 + lean + t * 2) + 0.12 * Math.sin(f * 13 + i);
      const spur = Math.exp(-(((f - 0.58) / 0.2) ** 2)) - 0.4;
      points.push([x, Math.round(top + (0.42 - f) * 60 * u + (span + spur * 90 * u) * t ** steep + spur * 40 * u * t)]);
    }
    return points;
  };
  let out = '';
  const lines = Array.from({ length: rows + 1 }, (_, i) => bank(i));
  lines.forEach((line, i) => {
    out += field(s, line, i / rows, i);
    if (i === Math.round(rows * 0.3))
      out += house(
        s,
        w * (s.wide ? 0.78 : 0.6),
        heightAt(line, w * (s.wide ? 0.78 : 0.6)) + 6 * u,
        u * (s.portrait ? 0.8 : 0.86),
      );
    if (i === Math.round(rows * 0.62)) out += ducks(s, line, w * (s.wide ? 0.64 : s.portrait ? 0.2 : 0.3));
  });
  // Palms on the nearer banks.
  const dark = mix(shade(pal, '#34503c', 0, 0.4), pal.near, 0.4);
  for (const [fx, row, tall, lean] of [
    [0.95, 0.84, 600, -50],
    [0.885, 0.66, 420, 40],
  ] as const) {
    const line = lines[Math.round(rows * row)] ?? [];
    out += palm(s, {
      x: w * fx,
      y: heightAt(line, w * fx) + 14 * u,
      height: tall * u * (s.portrait ? 1.05 : 0.9),
      lean: lean * u,
      colour: dark,
      back: mix(dark, pal.haze, 0.22),
      detail: row < 0.8 || s.wide ? 'far' : 'full',
    });
  }
  return out + nearRice(s);
}

function field(s: Stage, line: readonly Point[], t: number, i: number): string {
  const { h, u, rng, pal } = s;
  const depth = 0.34 * (1 - t) ** 1.2;
  const crop = rice[s.season];
  const wet = (i * 7 + s.seed) % 10 < crop.water * 10;
  const water = mix(mix(pal.water[0], pal.sky[1], 0.45), pal.sky[3], 0.12);
  const green = lit(pal, crop.blade, depth, 0.12);
  const earth = shade(pal, '#5f6b42', depth, 0.3);
  const body = softBelow(line, h + 80);
  // The bank, a face of earth and grass of varying height; its lit edge; then the field.
  const phase = rng() * 6;
  const face = u * (7 + 20 * t);
  const shift = (dy: number): Point[] =>
    line.map(([x, y]): Point => [x, Math.round(y + dy * (0.7 + 0.45 * Math.sin(x / (150 * u) + phase)))]);
  const along = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  let out = `<path d="${body}" fill="${mix(earth, pal.near, 0.06 + 0.16 * t)}"/>`;
  out += stroke(along(line), lit(pal, '#b3ba74', depth, 0.24), u * (2.4 + 5 * t));
  if (!wet) {
    out += fill(softBelow(shift(face), h + 80), green);
    const furrows = [1, 2, 3].map((k) => along(shift(face + u * (5 + 13 * t) * k))).join('');
    return out + stroke(furrows, shade(pal, crop.blade, depth, 0.34), u * (1.4 + 3.4 * t), 0.4);
  }
  out += fill(softBelow(shift(face), h + 80), mix(water, pal.glow, 0.4));
  out += `<path d="${softBelow(shift(face + u * (3 + 4 * t)), h + 80)}" fill="${water}"/>`;
  // Rows of seedlings: a broad dashed line.
  const ink = mix(shade(pal, '#6f8f4c', depth, 0.2), pal.near, 0.1);
  return [1, 2, 3].reduce(
    (sum, k) =>
      `${sum}<path d="${along(shift(face + u * (8 + 19 * t) * k))}" fill="none" stroke="${ink}" stroke-width="${n(u * (3.4 + 8 * t))}" stroke-dasharray="${n(u * (1.3 + 1.8 * t))} ${n(u * (9 + 17 * t))}" stroke-dashoffset="${n(k * 7 * u)}" opacity=".8"/>`,
    out,
  );
}

/** A house on posts with a steep thatched roof, a lamp and smoke. */
function house(s: Stage, x: number, y: number, z: number): string {
  const { pal } = s;
  const p = (dx: number, dy: number): Point => [x + dx * z, y - dy * z];
  const thatch = lit(pal, '#a98a5c', 0.14, 0.08);
  const dark = shade(pal, '#6d5638', 0.14, 0.34);
  const glow = pal.lamps ? pal.lamp : shade(pal, '#5a5140', 0.14, 0.3);
  return (
    fill(lens(x, y + 2 * z, 330 * z, 26 * z), lit(pal, '#a98f62', 0.16, 0.1)) +
    smoke(s, x + 34 * z, y - 118 * z, 100 * z) +
    fill(
      clump(s, x - 110 * z, y - 26 * z, 50 * z, 36 * z, 11) + clump(s, x + 112 * z, y - 30 * z, 56 * z, 44 * z, 11),
      shade(pal, GREEN[0], 0.16, 0.3),
    ) +
    fill(
      clump(s, x - 120 * z, y - 38 * z, 30 * z, 16 * z, 9) + clump(s, x + 100 * z, y - 46 * z, 34 * z, 20 * z, 9),
      local(pal, GREEN[2], 0.16),
    ) +
    fill(poly([p(-92, 0), p(-92, 12), p(92, 12), p(92, 0)]), shade(pal, '#8d8270', 0.1, 0.2)) +
    fill(poly([p(-60, 12), p(-60, 50), p(60, 50), p(60, 12)]), lit(pal, '#c79f72', 0.14, 0)) +
    fill(
      poly([p(-40, 12), p(-40, 46), p(-8, 46), p(-8, 12)]) + poly([p(16, 22), p(16, 44), p(44, 44), p(44, 22)]),
      glow,
    ) +
    fill([-84, -62, 58, 82].map((dx) => poly([p(dx, 12), p(dx, 52), p(dx + 5, 52), p(dx + 5, 12)])).join(''), dark) +
    (pal.lamps ? s.halo(pal.lamp, ...p(-20, 30), 120 * z, 0.7) : '') +
    fill(
      poly([
        p(-114, 40),
        p(-60, 88),
        p(-22, 124),
        p(22, 124),
        p(60, 88),
        p(114, 40),
        p(110, 36),
        p(0, 46),
        p(-110, 36),
      ]),
      thatch,
    ) +
    fill(poly([p(0, 124), p(22, 124), p(60, 88), p(114, 40), p(110, 36), p(0, 46)]), dark, 0.5) +
    stroke(
      `M${p(-78, 70).map(n).join(' ')}Q${p(0, 82).map(n).join(' ')} ${p(78, 70).map(n).join(' ')}`,
      dark,
      2 * z,
      0.6,
    ) +
    fill(poly([p(-26, 120), p(-20, 130), p(20, 130), p(26, 120)]), dark)
  );
}

/** A row of ducks on the bank, a herder with a long pole behind them and a child in front. */
function ducks(s: Stage, line: readonly Point[], x: number): string {
  const { u, rng, pal } = s;
  const white = lit(pal, '#f5efe0', 0.02, 0.3);
  let bodies = '';
  let bills = '';
  for (let i = 0; i < 11; i++) {
    const dx = x + (60 + i * 24 + rng.bell() * 6) * u;
    const dy = heightAt(line, dx) + rng.range(-3, 2) * u;
    const k = 8.5 * u;
    bodies += `M${n(dx - k)} ${n(dy - k * 1.5)}Q${n(dx - k * 0.4)} ${n(dy - k * 0.2)} ${n(dx + k * 0.6)} ${n(dy - k * 0.5)}Q${n(dx + k * 1.2)} ${n(dy - k * 1.1)} ${n(dx + k)} ${n(dy - k * 2)}L${n(dx + k * 0.62)} ${n(dy - k * 2)}Q${n(dx + k * 0.4)} ${n(dy - k * 1.2)} ${n(dx - k * 0.3)} ${n(dy - k * 1.24)}Z${disc(dx + k * 0.9, dy - k * 2.25, k * 0.42)}`;
    bills += poly([
      [dx + k * 1.2, dy - k * 2.4],
      [dx + k * 1.8, dy - k * 2.14],
      [dx + k * 1.2, dy - k * 2],
    ]);
  }
  let out = fill(bodies, white) + fill(bills, local(pal, '#d08a3c'));
  if (s.has('no-people')) return out;
  const ink = mix(pal.near, pal.haze, 0.05);
  const y = heightAt(line, x) + 2 * u;
  const cx = x + 356 * u;
  const cy = heightAt(line, cx) + 2 * u;
  out += fill(person(x, y, 110 * u, { stride: true, arm: 1 }) + person(cx, cy, 74 * u, { stride: true }), ink);
  // The herder's conical hat of palm leaf; a scrap of cloth on the pole.
  out += fill(
    poly([
      [x - 26 * u, y - 100 * u],
      [x, y - 122 * u],
      [x + 26 * u, y - 100 * u],
    ]),
    lit(pal, '#d5b273', 0, 0.1),
  );
  out += stroke(
    `M${n(x + 33 * u)} ${n(y - 112 * u)}L${n(x + 150 * u)} ${n(y - 196 * u)}M${n(x + 33 * u)} ${n(y - 112 * u)}L${n(x - 8 * u)} ${n(y - 82 * u)}`,
    ink,
    2.6 * u,
  );
  return (
    out +
    fill(
      poly([
        [x + 150 * u, y - 196 * u],
        [x + 172 * u, y - 190 * u],
        [x + 158 * u, y - 170 * u],
        [x + 142 * u, y - 182 * u],
      ]),
      local(pal, '#b4533a'),
    )
  );
}

/** Ears of rice in the foreground, and a small offering on a stone. */
function nearRice(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, GREEN[0], 0, 0.5), pal.near, 0.5);
  const gold = mix(ink, lit(pal, s.season === 'autumn' ? '#d9b45c' : '#a3b06e', 0, 0.1), 0.55);
  let blades = '';
  let heads = '';
  for (let i = 0; i < 70; i++) {
    const x = w * rng();
    const side = Math.abs(x / w - 0.5) * 2;
    const tall = u * (50 + 110 * side * rng() + 30 * rng());
    const lean = tall * rng.range(-0.3, 0.4);
    blades += `M${n(x - 3 * u)} ${h + 8}Q${n(x)} ${n(h - tall * 0.6)} ${n(x + lean)} ${n(h - tall)}Q${n(x + 4 * u)} ${n(h - tall * 0.5)} ${n(x + 3 * u)} ${h + 8}Z`;
    if (i % 3 === 0)
      heads += lens(x + lean, h - tall, 16 * u, 5 * u) + lens(x + lean + 6 * u, h - tall + 8 * u, 15 * u, 5 * u);
  }
  return fill(blades, ink) + fill(heads, gold);
}
