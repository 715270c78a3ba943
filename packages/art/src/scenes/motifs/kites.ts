import { mix } from '../../core/colour.ts';
import { lit, local, shade } from '../../core/palette.ts';
import { fill, lens, n, type Point, poly, softBelow, stroke } from '../../core/path.ts';
import { type Camera, camera, flank, front } from '../../core/perspective.ts';
import type { Stage } from '../../core/stage.ts';
import { footprints } from '../../elements/dune.ts';
import { sailboat } from '../../elements/people.ts';
import { birds, drawSky } from '../../elements/sky.ts';
import { grasses, profile, range } from '../../elements/terrain.ts';
import { glints } from '../../elements/water.ts';
import { flyers } from './kites-flyers.ts';
import { overTheReef } from './kites-reef.ts';

const PAINT = ['#b5795a', '#4f7f8a', '#c9a45e', '#8b9a7a', '#f3e8d0', '#a4565a', '#6f8f9a', '#d8b98a'] as const;

/**
 * A long beach with kites over it: beach huts on one side, or a dune, a pier and low tide; or a lagoon and its `reef`.
 */
export function kites(s: Stage): string {
  if (s.has('reef')) return overTheReef(s);
  const { w, h, u, rng, pal } = s;
  const pier = s.seed % 2 === 1;
  const horizon = h * (s.portrait ? 0.58 : rng.range(0.5, 0.56));
  const vx = w * (s.portrait ? 0.44 : s.wide ? 0.58 : rng.range(0.4, 0.46));
  const sunX = s.wide ? w * 0.86 : w * (s.portrait ? 0.74 : rng.range(0.72, 0.82));
  const p = camera(horizon, vx, 1000 * u, 3.4);
  let out = drawSky(s, {
    x: sunX,
    y: horizon - u * (s.hour === 'noon' ? 260 : rng.range(90, 150)),
    r: 50 * u,
    horizon,
  });
  const sand = s.season === 'winter' ? '#cdc2ac' : '#dcc497';
  out += `<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${s.gradient([
    [0, mix(pal.water[1], pal.water[0], 0.35)],
    [0.3, pal.water[0]],
    [1, mix(pal.water[0], local(pal, sand), 0.4)],
  ])}"/>`;
  const head = profile(
    s,
    [
      [w * 0.64, horizon + 1],
      [w * 0.78, horizon - 20 * u],
      [w * 0.9, horizon - 44 * u],
      [w + 30, horizon - 66 * u],
    ],
    7 * u,
    12,
    9,
  );
  out +=
    range(s, head, horizon + 1, mix(pal.haze, pal.water[1], 0.2), 0.3) +
    glints(s, { top: horizon, bottom: h * 0.8, x: sunX, colour: pal.glow, count: 40, spread: 140, length: 110 });
  if (pier) out += pierOnPiles(s, horizon);
  out += sailboat(s, w * (s.portrait ? 0.88 : 0.68), horizon + 30 * u, 50 * u, {
    hull: mix(pal.near, pal.haze, 0.2),
    main: lit(pal, '#f4ead4', 0.1, 0.3),
    jib: shade(pal, '#e0d2b4', 0.1, 0.1),
  });
  out += tide(s, p, horizon, vx, sand);
  out += dunes(s, horizon, vx, sand);
  if (!pier) out += huts(s, p);
  out += flyers(s, p);
  return out + foreground(s, p, sand) + birds(s, w * 0.6, horizon - 60 * u, 4, 14 * u, mix(pal.near, pal.haze, 0.4));
}

/** A shoreline to the vanishing point, in bands of foam, wet sand and dry sand. */
function tide(s: Stage, p: Camera, horizon: number, vx: number, sand: string): string {
  const { h, pal } = s;
  const edge = (at: number, jitter: number, colour: string, opacity = 1): string => {
    const pts: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const z = 3.4 + 400 * (i / 30) ** 3;
      pts.push(p(at + jitter * Math.sin(i * 1.3 + at) * (1 + z * 0.01), 0, z));
    }
    let d = `M-10 ${h + 20}L-10 ${n(horizon + 3)}L${n(vx)} ${n(horizon + 2)}`;
    for (let i = 29; i > 0; i--) {
      const a = pts[i] ?? [0, 0];
      const b = pts[i - 1] ?? a;
      d += `Q${n(a[0])} ${n(a[1])} ${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
    }
    return fill(`${d}L${n((pts[0]?.[0] ?? 0) + 60)} ${h + 20}Z`, colour, opacity);
  };
  const foam = mix(pal.glow, local(pal, '#fffaf0'), 0.5);
  const wet = shade(pal, '#a08a68', 0.02, 0.24);
  return (
    edge(8.8, 0.35, foam, 0.5) +
    edge(8.3, 0.35, mix(pal.water[0], pal.water[1], 0.2), 0.8) +
    edge(6.4, 0.3, foam, 0.95) +
    edge(6.1, 0.3, wet) +
    edge(4.4, 0.25, mix(wet, local(pal, sand), 0.5)) +
    edge(2.6, 0.2, lit(pal, sand, 0.02, 0.24))
  );
}

function dunes(s: Stage, horizon: number, vx: number, sand: string): string {
  const { u, pal } = s;
  const line = profile(
    s,
    [
      [-30, horizon - 96 * u],
      [vx * 0.24, horizon - 84 * u],
      [vx * 0.5, horizon - 58 * u],
      [vx * 0.8, horizon - 24 * u],
      [vx * 1.02, horizon + 3],
    ],
    8 * u,
    14,
    9,
  );
  const green = mix(local(pal, sand), local(pal, '#8d9468'), 0.45);
  const out =
    fill(softBelow(line, horizon + 20 * u), mix(green, pal.haze, 0.2)) +
    fill(
      `M-20 ${n(horizon + 24 * u)}V${n(horizon - 30 * u)}C${n(vx * 0.3)} ${n(horizon - 22 * u)} ${n(vx * 0.7)} ${n(horizon)} ${n(vx * 1.02)} ${n(horizon + 3)}L${n(vx * 0.94)} ${n(horizon + 12 * u)}C${n(vx * 0.6)} ${n(horizon + 40 * u)} ${n(vx * 0.26)} ${n(horizon + 60 * u)} -20 ${n(horizon + 100 * u)}Z`,
      mix(green, lit(pal, sand, 0, 0.3), 0.6),
    );
  return (
    out +
    grasses(
      s,
      (x) => horizon - 96 * u + (x / (vx * 1.02)) ** 1.3 * 96 * u,
      0,
      vx * 0.94,
      120,
      26 * u,
      shade(pal, '#7d8458', 0.1, 0.2),
    )
  );
}

function hut(s: Stage, p: Camera, x: number, z: number, w: number, tall: number, paint: string, i: number): string {
  const { pal } = s;
  const depth = Math.min(0.5, Math.max(0, (z - 12) / 110));
  const floor = 0.45;
  const eaves = floor + tall;
  const apex = eaves + w * (0.36 + 0.05 * (i % 3));
  const xm = x + w / 2;
  const z1 = z + 3;
  let out = fill(
    poly([p(x - 0.1, 0, z), p(x + w + 0.3, 0, z), p(x - 0.6, 0, z - 1.9), p(x - 2.2, 0, z - 1.7)]),
    pal.shadow,
    0.24,
  );
  out += fill(flank(p, x + w, floor, eaves, z, z1), lit(pal, paint, depth, 0.4));
  out += fill(
    poly([p(x, floor, z), p(x + w, floor, z), p(x + w, eaves, z), p(xm, apex, z), p(x, eaves, z)]),
    shade(pal, paint, depth, 0.12),
  );
  if (i % 2 === 0) {
    let stripes = '';
    for (let k = 0; k < 5; k++) stripes += front(p, x + (w * (k + 0.08)) / 5, x + (w * (k + 0.5)) / 5, floor, eaves, z);
    out += fill(stripes, lit(pal, '#f4ead6', depth, 0.1), 0.85);
  }
  out +=
    fill(
      front(p, xm - w * 0.22, xm + w * 0.22, floor, floor + tall * 0.8, z),
      pal.lamps && i % 3 === 0 ? pal.lamp : shade(pal, paint, depth, 0.5),
    ) + fill(front(p, xm - 0.02, xm + 0.02, floor, floor + tall * 0.8, z), lit(pal, '#f4ead6', depth, 0.1));
  out += fill(
    poly([
      p(xm, apex + 0.12, z - 0.2),
      p(x + w + 0.3, eaves - 0.14, z - 0.2),
      p(x + w + 0.3, eaves - 0.14, z1),
      p(xm, apex + 0.12, z1),
    ]),
    lit(pal, '#8d7a62', depth, 0.26),
  );
  out += fill(
    poly([
      p(xm, apex + 0.16, z - 0.2),
      p(x + w + 0.3, eaves - 0.1, z - 0.2),
      p(x + w + 0.3, eaves - 0.3, z - 0.2),
      p(xm, apex - 0.04, z - 0.2),
      p(x - 0.3, eaves - 0.3, z - 0.2),
      p(x - 0.3, eaves - 0.1, z - 0.2),
    ]),
    lit(pal, '#f0e4cc', depth, 0.14),
  );
  return (
    out +
    fill(
      front(p, x - 0.05, x + w + 0.05, floor - 0.14, floor, z) +
        front(p, x + 0.1, x + 0.25, 0, floor, z) +
        front(p, x + w - 0.25, x + w - 0.1, 0, floor, z),
      shade(pal, '#7d6448', depth, 0.4),
    )
  );
}

function huts(s: Stage, p: Camera): string {
  const { rng } = s;
  const shift = Math.floor(rng() * 8);
  const base = s.portrait ? -6.6 : s.wide ? 12 : -11.2;
  let out = '';
  const row = Array.from({ length: 9 }, (_, i) => ({
    z: 15.4 + i * 5 + i * i * 0.34,
    w: rng.range(2.3, 2.9),
    tall: rng.range(2.1, 2.6),
    i,
  }));
  for (const { z, w, tall, i } of row.toReversed())
    out += hut(s, p, base + rng.bell() * 0.3, z, w, tall, PAINT[(i + shift) % PAINT.length] ?? PAINT[0], i);
  return s.wide ? '' : out;
}

/** A pleasure pier out to sea, with a pavilion at its end. */
function pierOnPiles(s: Stage, horizon: number): string {
  const { w, u, pal } = s;
  const y = horizon - 14 * u;
  const x0 = w * (s.portrait ? 0.5 : 0.48);
  const x1 = w * (s.portrait ? 0.98 : 0.86);
  const ink = shade(pal, '#6b5f54', 0.26, 0.3);
  let piles = '';
  for (let x = x0; x < x1; x += 22 * u)
    piles += `M${n(x)} ${n(y)}v${n(30 * u)}M${n(x)} ${n(y + 4 * u)}l${n(22 * u)} ${n(20 * u)}M${n(x + 22 * u)} ${n(y + 4 * u)}l${n(-22 * u)} ${n(20 * u)}`;
  const k = u;
  const px = x1 - 90 * k;
  const white = lit(pal, '#efe6d4', 0.24, 0.2);
  return (
    stroke(piles, ink, 2 * u) +
    fill(`M${n(x0)} ${n(y - 4 * u)}H${n(x1)}v${n(7 * u)}H${n(x0)}Z`, ink) +
    fill(`M${n(px - 50 * k)} ${n(y - 4 * k)}v${n(-34 * k)}h${n(120 * k)}v${n(34 * k)}Z`, white) +
    fill(
      `M${n(px - 58 * k)} ${n(y - 38 * k)}h${n(136 * k)}l${n(-18 * k)} ${n(-16 * k)}h${n(-100 * k)}Z`,
      shade(pal, '#7f8f86', 0.24, 0.2),
    ) +
    fill(
      `M${n(px - 12 * k)} ${n(y - 54 * k)}q0 ${n(-34 * k)} ${n(22 * k)} ${n(-42 * k)}q${n(22 * k)} ${n(8 * k)} ${n(22 * k)} ${n(42 * k)}Z`,
      shade(pal, '#7f8f86', 0.24, 0.1),
    ) +
    fill(
      Array.from(
        { length: 6 },
        (_, i) => `M${n(px + (-42 + i * 19) * k)} ${n(y - 8 * k)}v${n(-22 * k)}h${n(11 * k)}v${n(22 * k)}Z`,
      ).join(''),
      pal.lamps ? pal.lamp : ink,
      0.9,
    ) +
    stroke(`M${n(px + 10 * k)} ${n(y - 96 * k)}v${n(-20 * k)}`, ink, 2 * k)
  );
}

function foreground(s: Stage, p: Camera, sand: string): string {
  const { w, h, u, pal } = s;
  const shadow = shade(pal, sand, 0, 0.4);
  let out = footprints(
    Array.from({ length: 14 }, (_, i): Point =>
      p(-0.4 + Math.sin(i * 0.4) * 0.4 + (i % 2 ? 0.2 : -0.2) + (s.wide ? 3 : 0), 0, 17 - i * 0.9),
    ),
    10 * u,
    shadow,
  );
  const x = w * (s.portrait ? 0.1 : 0.14);
  const y = h * 0.93;
  if (s.wide) return out;
  // A windbreak, a bucket and a spade.
  const stripe = ['#8e5a48', '#f0e2c4', '#8e5a48', '#f0e2c4', '#8e5a48', '#f0e2c4'];
  const k = u * 1.05;
  const wb = Array.from({ length: 7 }, (_, i): Point => [x + i * 44 * k, y - (i % 2 ? 14 : 0) * k - i * 2 * k]);
  out += fill(
    poly([[x, y], ...wb, [x + 264 * k, y], [x + 190 * k, y + 44 * k], [x - 80 * k, y + 46 * k]]),
    shadow,
    0.5,
  );
  wb.slice(0, -1).forEach(([ax, ay], i) => {
    const b = wb[i + 1] ?? [ax, ay];
    out += fill(
      poly([[ax, ay], [ax, ay - 84 * k], [b[0], b[1] - 84 * k], b]),
      i % 2 ? shade(pal, stripe[i] ?? '', 0, 0.12) : lit(pal, stripe[i] ?? '', 0, 0.12),
    );
  });
  out += stroke(
    wb
      .filter((_, i) => i % 2 === 0)
      .map(([ax, ay]) => `M${n(ax)} ${n(ay + 8 * k)}V${n(ay - 100 * k)}`)
      .join(''),
    shade(pal, '#6b5138', 0, 0.3),
    4 * k,
  );
  const bx = x + 330 * k;
  return (
    out +
    fill(lens(bx + 20 * k, y + 18 * k, 90 * k, 12 * k), shadow, 0.5) +
    fill(
      `M${n(bx - 24 * k)} ${n(y - 30 * k)}h${n(48 * k)}l${n(-8 * k)} ${n(48 * k)}h${n(-32 * k)}Z`,
      local(pal, '#4f7f8a'),
    ) +
    fill(
      `M${n(bx + 4 * k)} ${n(y - 30 * k)}h${n(20 * k)}l${n(-8 * k)} ${n(48 * k)}h${n(-14 * k)}Z`,
      shade(pal, '#3c6470', 0, 0.2),
    ) +
    stroke(
      `M${n(bx - 22 * k)} ${n(y - 30 * k)}Q${n(bx)} ${n(y - 66 * k)} ${n(bx + 22 * k)} ${n(y - 30 * k)}`,
      lit(pal, '#f0e2c4', 0),
      2.4 * k,
    ) +
    stroke(`M${n(bx + 50 * k)} ${n(y + 14 * k)}L${n(bx + 78 * k)} ${n(y - 50 * k)}`, local(pal, '#b5603f'), 5 * k)
  );
}
