import { mix } from '../../core/colour.ts';
import { disc, fill, heightAt, lens, n, poly, rect, softBelow, stroke, type Point } from '../../core/path.ts';
import { lit, local, meadow, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { massif } from '../../elements/mountain.ts';
import { lantern } from '../../elements/people.ts';
import { birds, drawSky, sunAcross } from '../../elements/sky.ts';
import { mist, profile, veil } from '../../elements/terrain.ts';
import { clump, conifer, coniferLight, forest } from '../../elements/trees.ts';

/** A steaming round wooden tub on a deck among firs, with its stove lit. */
export function hotTub(s: Stage): string {
  const { w, h, u, rng, pal } = s;
  const horizon = h * (s.portrait ? 0.46 : 0.44);
  const sunX = sunAcross(s, 0.18, 0.28, 0.28);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 330 : rng.range(220, 270)),
    r: 46 * u,
    horizon: horizon + 40 * u,
  });
  const winter = s.season === 'winter';
  const count = s.portrait ? 3 : 4;
  out += massif(s, {
    summits: Array.from({ length: count }, (_, i): Point => [
      w * ((i + 0.5) / count) + rng.bell() * 60 * u,
      horizon - u * rng.range(120, 230),
    ]),
    from: [-80 * u, horizon],
    to: [w + 80 * u, horizon - 10 * u],
    foot: horizon + 50 * u,
    depth: 0.58,
    rock: '#7f888c',
    snowline: s.season === 'summer' ? undefined : horizon - (winter ? 20 : 130) * u,
    light: -1,
    ruggedness: 0.08,
  });
  out += veil(s, horizon - 90 * u, horizon + 50 * u, 0.6, pal.sky[3]);
  out += woods(s, horizon, winter);
  const deck = h * (s.portrait ? 0.72 : 0.7);
  const cx = w * (s.wide ? 0.76 : s.portrait ? 0.52 : 0.56);
  out += boards(s, deck, winter);
  out += tub(s, cx, deck + (s.portrait ? 150 : 120) * u, u * (s.portrait ? 1.06 : 1.12));
  out += about(s, cx, deck);
  out += corner(s, winter);
  return out + birds(s, w * 0.42, horizon - 180 * u, 4, 16 * u, mix(pal.near, pal.haze, 0.4));
}

function woods(s: Stage, horizon: number, winter: boolean): string {
  const { w, h, u, pal } = s;
  const green = { spring: '#56705a', summer: '#46634c', autumn: '#6f6a45', winter: '#5c6d72' }[s.season];
  let out = '';
  for (const [depth, dy, tall] of [
    [0.42, 24, 34],
    [0.26, 84, 62],
    [0.12, 170, 108],
  ] as const) {
    const line = profile(
      s,
      [
        [-30, horizon + (dy - 30) * u],
        [w * 0.3, horizon + dy * u],
        [w * 0.6, horizon + (dy + 16) * u],
        [w + 30, horizon + (dy - 24) * u],
      ],
      9 * u,
      20,
      6,
    );
    const ink = shade(pal, green, depth, 0.24);
    out += forest(s, line, tall * u, ink, {
      spacing: tall * u * 0.44,
      back: s.season === 'autumn' ? local(pal, '#c08a44', depth) : mix(ink, pal.haze, 0.2),
      tiers: 4,
      ...(winter ? { snow: lit(pal, '#eef0ee', depth, 0.1) } : {}),
    });
    out +=
      `<path d="${softBelow(line, h)}" fill="${s.gradient([
        [0, winter ? lit(pal, '#e3e7e8', depth, 0.06) : ink],
        [1, winter ? shade(pal, '#c3cbd0', depth, 0.1) : mix(ink, pal.sky[3], 0.2)],
      ])}"/>` + mist(s, horizon + (dy + 30) * u, 8 * u, 2, 0.3);
  }
  return out;
}

function boards(s: Stage, y: number, winter: boolean): string {
  const { w, h, u, rng, pal } = s;
  const snow = lit(pal, '#f1f2f0', 0, 0.1);
  const line = profile(
    s,
    [
      [-30, y - 40 * u],
      [w * 0.3, y - 16 * u],
      [w * 0.7, y - 30 * u],
      [w + 30, y - 60 * u],
    ],
    6 * u,
    26,
    6,
  );
  let out = fill(softBelow(line, h + 10), winter ? snow : shade(pal, meadow(s.season), 0.04, 0.2));
  const wood = lit(pal, '#a98a62', 0, 0.04);
  const x0 = w * (s.wide ? 0.46 : s.portrait ? -0.04 : 0.16);
  const x1 = w * 1.04;
  out += `<path d="${poly([
    [x0 + 150 * u, y],
    [x1, y],
    [x1, h + 10],
    [x0 - 60 * u, h + 10],
  ])}" fill="${s.gradient([
    [0, wood],
    [1, mix(wood, pal.near, 0.34)],
  ])}"/>`;
  let seams = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    seams += `M${n(x0 + 150 * u + (x1 - x0 - 150 * u) * t)} ${n(y)}L${n(x0 - 60 * u + (x1 - x0 + 200 * u) * t)} ${h + 10}`;
  }
  out += stroke(seams, pal.near, 1.8 * u, 0.26);
  if (winter) {
    let d = '';
    for (let i = 0; i < 7; i++)
      d += lens(
        x0 + (x1 - x0) * rng(),
        y + (h - y) * rng.range(0.04, 0.9),
        u * rng.range(120, 300),
        u * rng.range(10, 26),
      );
    out += fill(d, snow, 0.8);
  } else if (s.season === 'autumn') {
    let d = '';
    for (let i = 0; i < 34; i++) d += lens(x0 + (x1 - x0) * rng(), y + (h - y) * rng(), 15 * u, 6 * u);
    out += fill(d, local(pal, '#c98a3f'));
  }
  // A low wall of split logs against the wind.
  const lx = x1 - 330 * u;
  let ends = '';
  let rings = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 12; i++) {
      const px = lx + (i * 31 + (r % 2) * 15) * u;
      const py = y - (12 + r * 27) * u;
      ends += disc(px, py, 14.5 * u);
      rings += disc(px, py, 6.4 * u);
    }
  out +=
    fill(rect(lx - 16 * u, y - 108 * u, 420 * u, 112 * u), shade(pal, '#6b543c', 0, 0.44)) +
    fill(ends, lit(pal, '#c9a878', 0, 0)) +
    stroke(rings, shade(pal, '#8f7048', 0, 0.2), 1.8 * u);
  return out + fill(rect(lx - 30 * u, y - 122 * u, 440 * u, 16 * u), winter ? snow : shade(pal, '#7d6040', 0, 0.3));
}

/** The tub: staves and hoops, water to the brim, two heads above the edge, a smoking stove-pipe. */
function tub(s: Stage, x: number, y: number, k: number): string {
  const { pal } = s;
  const rx = 290 * k;
  const ry = 74 * k;
  const top = y - 190 * k;
  const oval = (cy: number, a: number, b: number): string =>
    `M${n(x - a)} ${n(cy)}a${n(a)} ${n(b)} 0 1 1 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 1 ${n(-2 * a)} 0Z`;
  const wood = lit(pal, '#b98d5c', 0, 0.06);
  const dark = shade(pal, '#7d5a38', 0, 0.34);
  const side = `M${n(x - rx)} ${n(top)}L${n(x - rx * 0.94)} ${n(y)}a${n(rx * 0.94)} ${n(ry * 0.9)} 0 0 0 ${n(rx * 1.88)} 0L${n(x + rx)} ${n(top)}Z`;
  let out = fill(oval(y + 22 * k, rx * 1.08, ry), pal.shadow, 0.4);
  // The stove at the far side.
  const sx = x + rx * 0.72;
  const iron = mix(pal.near, pal.haze, 0.14);
  out += fill(
    rect(sx - 11 * k, top - 330 * k, 22 * k, 330 * k) +
      rect(sx - 30 * k, top - 346 * k, 60 * k, 9 * k) +
      poly([
        [sx - 26 * k, top - 346 * k],
        [sx, top - 366 * k],
        [sx + 26 * k, top - 346 * k],
      ]),
    iron,
  );
  out += plume(s, sx, top - 360 * k, 190 * k, 0.4);
  out += `<path d="${side}" fill="${s.gradient(
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
    staves += `M${n(x + px * rx)} ${n(top + drop * ry)}L${n(x + px * rx * 0.94)} ${n(y + drop * ry * 0.9)}`;
  }
  out += stroke(staves, dark, 2.4 * k, 0.6);
  for (const t of [0.24, 0.78]) {
    const a = rx * (1 - 0.06 * t);
    out += stroke(
      `M${n(x - a)} ${n(top + (y - top) * t)}a${n(a)} ${n(ry)} 0 0 0 ${n(2 * a)} 0`,
      mix(iron, pal.glow, 0.16),
      9 * k,
    );
  }
  const water = mix(mix(pal.water[0], pal.water[1], 0.4), '#5f9490', s.hour === 'night' ? 0.1 : 0.3);
  out +=
    fill(oval(top, rx, ry), lit(pal, '#d3ab74', 0, 0.1)) +
    fill(oval(top + 3 * k, rx * 0.93, ry * 0.9), dark) +
    fill(oval(top + 12 * k, rx * 0.91, ry * 0.8), water) +
    fill(
      lens(x - 90 * k, top + 4 * k, 190 * k, 8 * k) +
        lens(x + 100 * k, top + 34 * k, 150 * k, 7 * k) +
        lens(x - 40 * k, top + 46 * k, 220 * k, 7 * k),
      pal.glow,
      0.45,
    );
  if (!s.has('no-people')) {
    const ink = mix(pal.near, pal.haze, 0.06);
    const head = (px: number, py: number, r: number): string =>
      `M${n(px - r * 2)} ${n(py + r * 2)}Q${n(px - r * 1.8)} ${n(py + r * 0.9)} ${n(px - r * 0.5)} ${n(py + r * 0.8)}V${n(py)}H${n(px + r * 0.5)}V${n(py + r * 0.8)}Q${n(px + r * 1.8)} ${n(py + r * 0.9)} ${n(px + r * 2)} ${n(py + r * 2)}Z`;
    for (const [dx, dy, r] of [
      [-120, -22, 30],
      [-22, -16, 22],
    ] as const) {
      out +=
        fill(head(x + dx * k, top + dy * k, r * k), ink) +
        fill(disc(x + dx * k, top + (dy - r * 0.5) * k, r * k), ink) +
        fill(lens(x + dx * k, top + (dy + r * 2) * k, r * 5.4 * k, 7 * k), pal.glow, 0.6);
      // A woollen hat in the cold seasons.
      if (s.season === 'winter' || s.season === 'autumn')
        out += fill(
          `M${n(x + (dx - r) * k)} ${n(top + (dy - r * 0.6) * k)}q0 ${n(-r * 1.2 * k)} ${n(r * k)} ${n(-r * 1.2 * k)}t${n(r * k)} ${n(r * 1.2 * k)}Z${disc(x + dx * k, top + (dy - r * 1.9) * k, r * 0.3 * k)}`,
          local(pal, r > 25 ? '#a5503f' : '#d0a34e'),
        );
    }
  }
  out += stroke(
    `M${n(x - rx * 0.965)} ${n(top + 2 * k)}a${n(rx * 0.965)} ${n(ry * 0.95)} 0 0 0 ${n(rx * 1.93)} 0`,
    lit(pal, '#d3ab74', 0, 0.2),
    13 * k,
  );
  for (const [dx, tall, o] of [
    [-190, 250, 0.34],
    [-70, 330, 0.4],
    [60, 280, 0.36],
    [170, 220, 0.3],
  ] as const)
    out += plume(s, x + dx * k, top + 8 * k, tall * k, o);
  // The steps up, and the small iron door with the fire behind it.
  const steps = x - rx * 0.66;
  for (let i = 0; i < 3; i++)
    out +=
      fill(
        rect(steps - 96 * k - i * 26 * k, y - (30 - i * 44) * k + 20 * k, 170 * k, 15 * k),
        lit(pal, '#c99f6a', 0, 0.1),
      ) + fill(rect(steps - 90 * k - i * 26 * k, y - (15 - i * 44) * k + 20 * k, 158 * k, 30 * k), dark);
  return out;
}

/** Steam: a soft column that sways and dissolves. */
function plume(s: Stage, x: number, y: number, tall: number, opacity: number): string {
  const { rng, pal } = s;
  const w = tall * 0.16;
  const a = rng.range(-0.3, 0.3) * tall;
  return `<path d="M${n(x - w * 0.4)} ${n(y)}C${n(x - w * 1.6)} ${n(y - tall * 0.3)} ${n(x + w * 0.6 + a * 0.4)} ${n(y - tall * 0.5)} ${n(x - w * 0.4 + a)} ${n(y - tall)}C${n(x + w * 1.7 + a)} ${n(y - tall * 0.66)} ${n(x + w * 0.2)} ${n(y - tall * 0.4)} ${n(x + w)} ${n(y)}Z" fill="${s.gradient(
    [
      [0, pal.cloud, 0],
      [0.6, pal.cloud, opacity],
      [1, pal.cloud, 0],
    ],
  )}"/>`;
}

/** Around the tub: towels on a rail, slippers, lanterns, a tray with two glasses. */
function about(s: Stage, cx: number, deck: number): string {
  const { u, pal } = s;
  const dark = shade(pal, '#6b4f34', 0, 0.34);
  const bx = cx + (s.portrait ? 150 : 420) * u;
  const by = deck + (s.portrait ? 270 : 210) * u;
  let out =
    lantern(s, cx - (s.portrait ? 330 : 450) * u, deck + 120 * u, 66 * u) +
    lantern(s, cx + (s.portrait ? 340 : 390) * u, deck + 50 * u, 56 * u);
  out +=
    fill(lens(bx + 70 * u, by + 4 * u, 250 * u, 18 * u), pal.shadow, 0.34) +
    fill(
      rect(bx - 30 * u, by - 66 * u, 200 * u, 15 * u) +
        rect(bx - 18 * u, by - 54 * u, 14 * u, 56 * u) +
        rect(bx + 144 * u, by - 54 * u, 14 * u, 56 * u),
      dark,
    );
  const towel = (y: number, c: string): string =>
    fill(
      `M${n(bx - 14 * u)} ${n(y)}h${n(94 * u)}q${n(9 * u)} ${n(-11 * u)} 0 ${n(-22 * u)}h${n(-94 * u)}q${n(-9 * u)} ${n(11 * u)} 0 ${n(22 * u)}Z`,
      c,
    );
  out +=
    towel(by - 66 * u, lit(pal, '#f1e8d6', 0, 0.2)) +
    towel(by - 88 * u, local(pal, '#b4705a')) +
    towel(by - 110 * u, lit(pal, '#f1e8d6', 0, 0.2));
  const glow = lit(pal, '#d9a45c', 0, 0.2);
  for (const dx of [108, 138])
    out +=
      fill(`M${n(bx + dx * u)} ${n(by - 96 * u)}h${n(22 * u)}l${n(-3 * u)} ${n(30 * u)}h${n(-16 * u)}Z`, glow) +
      plume(s, bx + (dx + 11) * u, by - 98 * u, 46 * u, 0.5);
  return out;
}

/** A near fir that leans in at the edge. */
function corner(s: Stage, winter: boolean): string {
  const { w, h, u, rng, pal } = s;
  const ink = mix(shade(pal, '#3f5648', 0, 0.4), pal.near, 0.4);
  let out = '';
  for (const [fx, tall] of s.portrait
    ? ([
        [0.0, 820],
        [0.1, 470],
      ] as const)
    : ([
        [0.03, 860],
        [0.12, 600],
        [0.19, 420],
      ] as const)) {
    const x = w * fx + rng.bell() * 14 * u;
    const y = h * (s.portrait ? 0.9 : 0.92) - (900 - tall) * 0.12 * u;
    out +=
      fill(conifer(s, x, y, tall * u, 11), ink) +
      fill(
        coniferLight(s, x, y, tall * u, 1, 11),
        winter ? lit(pal, '#eef0ee', 0, 0.06) : mix(ink, pal.glow, 0.14),
        winter ? 0.9 : 0.6,
      );
  }
  const line = profile(
    s,
    [
      [-30, h * 0.88],
      [w * 0.14, h * 0.9],
      [w * 0.3, h * 0.99],
      [w * 0.4, h + 30],
    ],
    8 * u,
    20,
    8,
  );
  let tufts = '';
  for (let i = 0; i < 9; i++) {
    const x = w * 0.34 * rng();
    tufts += clump(s, x, heightAt(line, x) + 10 * u, 44 * u, 26 * u, 9);
  }
  const foot = winter ? lit(pal, '#e6eaeb', 0, 0.04) : mix(ink, local(pal, meadow(s.season)), 0.2);
  return out + fill(softBelow(line, h + 20), foot) + fill(tufts, foot);
}
