import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, n, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { camera, floor, front } from '../../core/perspective.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { person, rowboat, sailboat } from '../../elements/people.ts';
import { birds } from '../../elements/sky.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';

export function pier(s: Stage, water: number): string {
  const { w, h, u, pal, rng } = s;
  const p = camera(water, w * (s.portrait ? 0.52 : rng.range(0.5, 0.58)), 1000 * u, 2.6);
  const wood = lit(pal, '#a58a66', 0, 0.3);
  const dark = shade(pal, '#6d573f', 0, 0.44);
  const winter = s.season === 'winter';
  const cx = (z: number): number => (s.portrait ? 0.2 : -1.6) + (z - 4.6) * (s.portrait ? -0.02 : 0.24);
  const half = 0.9;
  const left: Point[] = [];
  const right: Point[] = [];
  const lower: Point[] = [];
  for (let z = 3.4; z <= 19; z += 0.5) {
    left.push(p(cx(z) - half, 0.55, z));
    right.push(p(cx(z) + half, 0.55, z));
    lower.push(p(cx(z) - half, 0.36, z));
  }
  let posts = '';
  for (const z of [5, 7.4, 10, 13, 16.5, 19])
    for (const e of [-half, half])
      posts += front(p, cx(z) + e - 0.08, cx(z) + e + 0.08, -0.7, z > 18 || z === 7.4 || z === 13 ? 1.2 : 0.6, z);
  let planks = '';
  for (let z = 3.4; z < 18.8; z += 0.27)
    planks += poly([
      p(cx(z) - half, 0.55, z),
      p(cx(z) + half, 0.55, z),
      p(cx(z) + half, 0.55, z + 0.035),
      p(cx(z) - half, 0.55, z + 0.035),
    ]);
  const deck = poly([...left, ...right.toReversed()]);
  let out = fill(
    poly([...left, ...right.toReversed()].map(([x, y]): Point => [x - 8 * u, y + (y - water) * 0.34])),
    pal.water[1],
    0.5,
  );
  out +=
    fill(posts, dark) +
    `<path d="${deck}" fill="${s.gradient([
      [0, mix(wood, pal.haze, 0.35)],
      [1, winter ? lit(pal, '#e6e6e2', 0, 0.2) : wood],
    ])}"/>` +
    fill(planks, dark, winter ? 0.25 : 0.5) +
    fill(poly([...left, ...lower.toReversed()]), dark);
  out += rowboat(s, w * (s.portrait ? 0.2 : 0.25), h * (s.portrait ? 0.74 : 0.8), 250 * u, {
    outside: shade(pal, '#8e5a44', 0, 0.2),
    inside: shade(pal, '#5d4a38', 0, 0.5),
    rim: lit(pal, '#e6d6b4', 0, 0.3),
  });
  // Boots at the near end, and their owner at the far end.
  const boot = (x: number, z: number, k: number, c: string): string => {
    const [bx, by] = p(x, 0.55, z);
    const q = ((1000 * u) / z) * k;
    return fill(
      `M${n(bx)} ${n(by)}v${n(-0.36 * q)}h${n(0.14 * q)}l${n(0.01 * q)} ${n(0.23 * q)}q${n(0.12 * q)} ${n(0.01 * q)} ${n(0.12 * q)} ${n(0.13 * q)}Z`,
      shade(pal, c, 0, 0.1),
    );
  };
  out +=
    boot(cx(6.4) + 0.2, 6.4, 1, '#9a4a3a') +
    boot(cx(6.4) + 0.42, 6.4, 1, '#9a4a3a') +
    boot(cx(6.7) + 0.64, 6.7, 0.66, '#c99a4a') +
    boot(cx(6.7) + 0.78, 6.7, 0.66, '#c99a4a');
  if (!s.has('no-people')) {
    const [x, y] = p(cx(17.6), 0.55, 17.6);
    const k = (1000 * u) / 17.6;
    out += fill(
      person(x - k * 0.24, y, k * 1.72, { skirt: true }) + person(x + k * 0.4, y, k * 1.1, { arm: 1 }),
      mix(pal.near, pal.haze, 0.12),
    );
  }
  const reedInk = mix(pal.near, pal.haze, 0.08);
  return out + grasses(s, () => h + 10, -10, w * 0.2, 60, 190 * u, reedInk) + nearTrees(s, water);
}

function nearTrees(s: Stage, water: number): string {
  const { w, u, pal, rng } = s;
  const ink = mix(shade(pal, s.season === 'autumn' ? '#6b5a3a' : '#354a3e', 0, 0.5), pal.near, 0.4);
  const line = profile(
    s,
    [
      [w * 0.72, water + 74 * u],
      [w * 0.8, water + 44 * u],
      [w * 0.9, water + 22 * u],
      [w + 30, water + 6 * u],
    ],
    6 * u,
    12,
    8,
  );
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = w * (0.82 + 0.18 * (i / 6)) + rng.bell() * 10 * u;
    const tall = u * rng.range(180, 360) * (0.6 + 0.5 * (i / 6));
    out +=
      fill(conifer(s, x, heightAt(line, x) + 20 * u, tall, 9), ink) +
      fill(
        coniferLight(s, x, heightAt(line, x) + 20 * u, tall, -1, 9),
        s.season === 'winter' ? lit(pal, '#e8ecec', 0, 0.1) : mix(ink, pal.glow, 0.16),
        0.7,
      );
  }
  return out + fill(softBelow(line, water + 70 * u), ink);
}

/** Stone steps from the garden in the foreground down to the water. */
export function steps(s: Stage, water: number): string {
  const { w, h, u, pal } = s;
  const p = camera(water, w * 0.5, 1000 * u, s.portrait ? 3.4 : 2.5);
  const stone = lit(pal, '#cdb892', 0, 0.26);
  const riser = shade(pal, '#9a8462', 0, 0.34);
  let out = sailboat(s, w * (s.portrait ? 0.24 : 0.3), water + 80 * u, 120 * u, {
    hull: mix(pal.near, pal.haze, 0.1),
    main: lit(pal, '#f4ead4', 0, 0.3),
    jib: shade(pal, '#e0d2b4', 0, 0.1),
  });
  const x0 = s.portrait ? -1.5 : -5;
  const x1 = s.portrait ? 1.9 : -0.6;
  for (let i = 4; i >= 0; i--) {
    const y = 0.15 + (4 - i) * 0.22;
    const z = 7.6 - (4 - i) * 0.6;
    out += fill(front(p, x0, x1, y - 0.24, y, z), riser) + fill(floor(p, y, x0, x1, z - 0.6, z), stone);
  }
  const top = 1.1;
  out += fill(floor(p, top, -12, 12, 2.6, 5), mix(stone, pal.shadow, 0.12));
  let joints = '';
  for (let x = -11; x < 12; x += 1.1)
    joints += poly([p(x, top, 2.6), p(x + 0.03, top, 2.6), p(x + 0.03, top, 5), p(x, top, 5)]);
  for (const z of [2.9, 3.3, 3.8, 4.4]) joints += floor(p, top, -12, 12, z, z + 0.03);
  out += fill(joints, riser, 0.5);
  // A parapet on either side of the steps, with its coping.
  let seams = '';
  for (let x = -11.4; x < 12; x += 1.2)
    if (x < x0 - 0.1 || x > x1 + 0.1) seams += front(p, x, x + 0.02, top, top + 0.3, 5);
  out +=
    fill(front(p, -12, x0, top, top + 0.3, 5) + front(p, x1, 12, top, top + 0.3, 5), mix(riser, stone, 0.35)) +
    fill(seams, riser, 0.7) +
    fill(front(p, -12, x0, top + 0.28, top + 0.38, 4.96) + front(p, x1, 12, top + 0.28, top + 0.38, 4.96), stone);
  // Two urns at the head of the steps.
  for (const x of [x0 - 0.35, x1 + 0.35]) {
    const [ux, uy] = p(x, top, 4.8);
    const k = (1000 * u) / 4.8;
    out +=
      fill(`M${n(ux - k * 0.16)} ${n(uy)}h${n(k * 0.32)}v${n(-k * 0.34)}h${n(-k * 0.32)}Z`, riser) +
      fill(
        `M${n(ux - k * 0.12)} ${n(uy - k * 0.34)}q${n(-k * 0.18)} ${n(-k * 0.2)} ${n(-k * 0.1)} ${n(-k * 0.36)}h${n(k * 0.44)}q${n(k * 0.08)} ${n(k * 0.16)} ${n(-k * 0.1)} ${n(k * 0.36)}Z`,
        local(pal, '#b5704e'),
      ) +
      grasses(
        s,
        () => uy - k * 0.66,
        ux - k * 0.16,
        ux + k * 0.18,
        14,
        k * 0.5,
        shade(pal, leaves(s.season === 'winter' ? 'summer' : s.season)[0], 0, 0.2),
      );
  }
  if (!s.has('no-people')) {
    const [x, y] = p(s.portrait ? 0.9 : -1.4, 0.35, 6.9);
    const k = (1000 * u) / 6.9;
    out += fill(
      person(x, y, k * 1.7, { skirt: true, hat: true }) + person(x + k * 0.5, y, k * 1.05, { arm: 1 }),
      mix(pal.near, pal.haze, 0.06),
    );
  }
  return (
    out +
    bough(s, {
      x: w + 20,
      y: h * 0.04,
      angle: 2.7,
      length: 430 * u,
      kind: s.season === 'winter' ? 'bare' : s.season === 'spring' ? 'blossom' : 'lemon',
      dark: 0.35,
      leaf: 32 * u,
    })
  );
}

/** A canoe in the shallows, behind reeds. */
export function reeds(s: Stage, water: number): string {
  const { w, h, u, pal } = s;
  const x = w * 0.5;
  const y = water + (h - water) * 0.42;
  const ink = mix(pal.near, pal.haze, 0.06);
  let out = '';
  const hull = local(pal, '#9a4f3a');
  out += fill(lens(x, y + 26 * u, 430 * u, 16 * u), pal.water[1], 0.5);
  out +=
    fill(person(x - 70 * u, y + 14 * u, 108 * u, { hat: true }) + person(x + 64 * u, y + 12 * u, 80 * u), ink) +
    stroke(`M${n(x - 46 * u)} ${n(y - 44 * u)}L${n(x - 110 * u)} ${n(y + 46 * u)}`, ink, 4 * u);
  out +=
    fill(
      `M${n(x - 200 * u)} ${n(y - 22 * u)}C${n(x - 150 * u)} ${n(y + 2 * u)} ${n(x + 150 * u)} ${n(y + 2 * u)} ${n(x + 204 * u)} ${n(y - 24 * u)}C${n(x + 190 * u)} ${n(y + 34 * u)} ${n(x - 186 * u)} ${n(y + 36 * u)} ${n(x - 200 * u)} ${n(y - 22 * u)}Z`,
      hull,
    ) +
    fill(
      `M${n(x - 200 * u)} ${n(y - 22 * u)}C${n(x - 150 * u)} ${n(y + 2 * u)} ${n(x + 150 * u)} ${n(y + 2 * u)} ${n(x + 204 * u)} ${n(y - 24 * u)}C${n(x + 150 * u)} ${n(y + 10 * u)} ${n(x - 150 * u)} ${n(y + 10 * u)} ${n(x - 200 * u)} ${n(y - 22 * u)}Z`,
      lit(pal, '#e6d0a4', 0, 0.24),
    );
  out += birds(s, w * 0.7, water - 190 * u, 6, 16 * u, mix(pal.near, pal.haze, 0.3));
  out +=
    grasses(s, () => h + 10, -10, w * 0.34, 90, 230 * u, ink) +
    grasses(s, () => h + 10, w * 0.72, w + 10, 70, 170 * u, ink);
  let heads = '';
  for (let i = 0; i < 12; i++) {
    const hx = i % 2 ? w * (0.02 + 0.026 * i) : w * (0.98 - 0.02 * i);
    const hy = h - u * (150 + ((i * 47) % 90));
    heads += `M${n(hx - 5 * u)} ${n(hy)}q${n(5 * u)} ${n(-26 * u)} ${n(10 * u)} 0v${n(36 * u)}q${n(-5 * u)} ${n(6 * u)} ${n(-10 * u)} 0Z`;
    out += stroke(
      `M${n(hx)} ${n(hy + 30 * u)}Q${n(hx + 6 * u)} ${n((hy + h) / 2)} ${n(hx - 4 * u)} ${n(h + 10)}`,
      ink,
      2.4 * u,
    );
  }
  return out + fill(heads, mix(shade(pal, '#6b4a2f', 0, 0.3), pal.near, 0.3));
}
