import { mix } from '../../core/colour.ts';
import { fill, heightAt, lens, coord, poly, softBelow, stroke, type Point } from '../../core/path.ts';
import { camera, floor, front } from '../../core/perspective.ts';
import { leaves, lit, local, shade } from '../../core/palette.ts';
import type { Stage } from '../../core/stage.ts';
import { bough } from '../../elements/bough.ts';
import { person, rowboat, sailboat } from '../../elements/people.ts';
import { birds } from '../../elements/sky.ts';
import { grasses, profile } from '../../elements/terrain.ts';
import { conifer, coniferLight } from '../../elements/trees.ts';

export function pier(stage: Stage, water: number): string {
  const { width, height, unit, palette, rng } = stage;
  const project = camera(water, width * (stage.portrait ? 0.52 : rng.range(0.5, 0.58)), 1000 * unit, 2.6);
  const wood = lit(palette, '#a58a66', 0, 0.3);
  const dark = shade(palette, '#6d573f', 0, 0.44);
  const winter = stage.season === 'winter';
  const cx = (z: number): number => (stage.portrait ? 0.2 : -1.6) + (z - 4.6) * (stage.portrait ? -0.02 : 0.24);
  const half = 0.9;
  const left: Point[] = [];
  const right: Point[] = [];
  const lower: Point[] = [];
  for (let z = 3.4; z <= 19; z += 0.5) {
    left.push(project(cx(z) - half, 0.55, z));
    right.push(project(cx(z) + half, 0.55, z));
    lower.push(project(cx(z) - half, 0.36, z));
  }
  let posts = '';
  for (const z of [5, 7.4, 10, 13, 16.5, 19])
    for (const e of [-half, half])
      posts += front(project, cx(z) + e - 0.08, cx(z) + e + 0.08, -0.7, z > 18 || z === 7.4 || z === 13 ? 1.2 : 0.6, z);
  let planks = '';
  for (let z = 3.4; z < 18.8; z += 0.27)
    planks += poly([
      project(cx(z) - half, 0.55, z),
      project(cx(z) + half, 0.55, z),
      project(cx(z) + half, 0.55, z + 0.035),
      project(cx(z) - half, 0.55, z + 0.035),
    ]);
  const deck = poly([...left, ...right.toReversed()]);
  let out = fill(
    poly([...left, ...right.toReversed()].map(([x, y]): Point => [x - 8 * unit, y + (y - water) * 0.34])),
    palette.water[1],
    0.5,
  );
  out +=
    fill(posts, dark) +
    `<path d="${deck}" fill="${stage.gradient([
      [0, mix(wood, palette.haze, 0.35)],
      [1, winter ? lit(palette, '#e6e6e2', 0, 0.2) : wood],
    ])}"/>` +
    fill(planks, dark, winter ? 0.25 : 0.5) +
    fill(poly([...left, ...lower.toReversed()]), dark);
  out += rowboat(stage, width * (stage.portrait ? 0.2 : 0.25), height * (stage.portrait ? 0.74 : 0.8), 250 * unit, {
    outside: shade(palette, '#8e5a44', 0, 0.2),
    inside: shade(palette, '#5d4a38', 0, 0.5),
    rim: lit(palette, '#e6d6b4', 0, 0.3),
  });
  // Boots at the near end, and their owner at the far end.
  const boot = (x: number, z: number, k: number, colour: string): string => {
    const [bx, by] = project(x, 0.55, z);
    const q = ((1000 * unit) / z) * k;
    return fill(
      `M${coord(bx)} ${coord(by)}v${coord(-0.36 * q)}h${coord(0.14 * q)}l${coord(0.01 * q)} ${coord(0.23 * q)}q${coord(0.12 * q)} ${coord(0.01 * q)} ${coord(0.12 * q)} ${coord(0.13 * q)}Z`,
      shade(palette, colour, 0, 0.1),
    );
  };
  out +=
    boot(cx(6.4) + 0.2, 6.4, 1, '#9a4a3a') +
    boot(cx(6.4) + 0.42, 6.4, 1, '#9a4a3a') +
    boot(cx(6.7) + 0.64, 6.7, 0.66, '#c99a4a') +
    boot(cx(6.7) + 0.78, 6.7, 0.66, '#c99a4a');
  if (!stage.has('no-people')) {
    const [x, y] = project(cx(17.6), 0.55, 17.6);
    const size = (1000 * unit) / 17.6;
    out += fill(
      person(x - size * 0.24, y, size * 1.72, { skirt: true }) + person(x + size * 0.4, y, size * 1.1, { arm: 1 }),
      mix(palette.near, palette.haze, 0.12),
    );
  }
  const reedInk = mix(palette.near, palette.haze, 0.08);
  return out + grasses(stage, () => height + 10, -10, width * 0.2, 60, 190 * unit, reedInk) + nearTrees(stage, water);
}

function nearTrees(stage: Stage, water: number): string {
  const { width, unit, palette, rng } = stage;
  const ink = mix(shade(palette, stage.season === 'autumn' ? '#6b5a3a' : '#354a3e', 0, 0.5), palette.near, 0.4);
  const line = profile(
    stage,
    [
      [width * 0.72, water + 74 * unit],
      [width * 0.8, water + 44 * unit],
      [width * 0.9, water + 22 * unit],
      [width + 30, water + 6 * unit],
    ],
    6 * unit,
    12,
    8,
  );
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = width * (0.82 + 0.18 * (i / 6)) + rng.bell() * 10 * unit;
    const tall = unit * rng.range(180, 360) * (0.6 + 0.5 * (i / 6));
    out +=
      fill(conifer(stage, x, heightAt(line, x) + 20 * unit, tall, 9), ink) +
      fill(
        coniferLight(stage, x, heightAt(line, x) + 20 * unit, tall, -1, 9),
        stage.season === 'winter' ? lit(palette, '#e8ecec', 0, 0.1) : mix(ink, palette.glow, 0.16),
        0.7,
      );
  }
  return out + fill(softBelow(line, water + 70 * unit), ink);
}

/** Stone steps from the garden in the foreground down to the water. */
export function steps(stage: Stage, water: number): string {
  const { width, height, unit, palette } = stage;
  const project = camera(water, width * 0.5, 1000 * unit, stage.portrait ? 3.4 : 2.5);
  const stone = lit(palette, '#cdb892', 0, 0.26);
  const riser = shade(palette, '#9a8462', 0, 0.34);
  let out = sailboat(stage, width * (stage.portrait ? 0.24 : 0.3), water + 80 * unit, 120 * unit, {
    hull: mix(palette.near, palette.haze, 0.1),
    main: lit(palette, '#f4ead4', 0, 0.3),
    jib: shade(palette, '#e0d2b4', 0, 0.1),
  });
  const x0 = stage.portrait ? -1.5 : -5;
  const x1 = stage.portrait ? 1.9 : -0.6;
  for (let i = 4; i >= 0; i--) {
    const y = 0.15 + (4 - i) * 0.22;
    const z = 7.6 - (4 - i) * 0.6;
    out += fill(front(project, x0, x1, y - 0.24, y, z), riser) + fill(floor(project, y, x0, x1, z - 0.6, z), stone);
  }
  const top = 1.1;
  out += fill(floor(project, top, -12, 12, 2.6, 5), mix(stone, palette.shadow, 0.12));
  let joints = '';
  for (let x = -11; x < 12; x += 1.1)
    joints += poly([project(x, top, 2.6), project(x + 0.03, top, 2.6), project(x + 0.03, top, 5), project(x, top, 5)]);
  for (const z of [2.9, 3.3, 3.8, 4.4]) joints += floor(project, top, -12, 12, z, z + 0.03);
  out += fill(joints, riser, 0.5);
  // A parapet on either side of the steps, with its coping.
  let seams = '';
  for (let x = -11.4; x < 12; x += 1.2)
    if (x < x0 - 0.1 || x > x1 + 0.1) seams += front(project, x, x + 0.02, top, top + 0.3, 5);
  out +=
    fill(
      front(project, -12, x0, top, top + 0.3, 5) + front(project, x1, 12, top, top + 0.3, 5),
      mix(riser, stone, 0.35),
    ) +
    fill(seams, riser, 0.7) +
    fill(
      front(project, -12, x0, top + 0.28, top + 0.38, 4.96) + front(project, x1, 12, top + 0.28, top + 0.38, 4.96),
      stone,
    );
  // Two urns at the head of the steps.
  for (const x of [x0 - 0.35, x1 + 0.35]) {
    const [ux, uy] = project(x, top, 4.8);
    const size = (1000 * unit) / 4.8;
    out +=
      fill(
        `M${coord(ux - size * 0.16)} ${coord(uy)}h${coord(size * 0.32)}v${coord(-size * 0.34)}h${coord(-size * 0.32)}Z`,
        riser,
      ) +
      fill(
        `M${coord(ux - size * 0.12)} ${coord(uy - size * 0.34)}q${coord(-size * 0.18)} ${coord(-size * 0.2)} ${coord(-size * 0.1)} ${coord(-size * 0.36)}h${coord(size * 0.44)}q${coord(size * 0.08)} ${coord(size * 0.16)} ${coord(-size * 0.1)} ${coord(size * 0.36)}Z`,
        local(palette, '#b5704e'),
      ) +
      grasses(
        stage,
        () => uy - size * 0.66,
        ux - size * 0.16,
        ux + size * 0.18,
        14,
        size * 0.5,
        shade(palette, leaves(stage.season === 'winter' ? 'summer' : stage.season)[0], 0, 0.2),
      );
  }
  if (!stage.has('no-people')) {
    const [x, y] = project(stage.portrait ? 0.9 : -1.4, 0.35, 6.9);
    const size = (1000 * unit) / 6.9;
    out += fill(
      person(x, y, size * 1.7, { skirt: true, hat: true }) + person(x + size * 0.5, y, size * 1.05, { arm: 1 }),
      mix(palette.near, palette.haze, 0.06),
    );
  }
  return (
    out +
    bough(stage, {
      x: width + 20,
      y: height * 0.04,
      angle: 2.7,
      length: 430 * unit,
      kind: stage.season === 'winter' ? 'bare' : stage.season === 'spring' ? 'blossom' : 'lemon',
      dark: 0.35,
      leaf: 32 * unit,
    })
  );
}

/** A canoe in the shallows, behind reeds. */
export function reeds(stage: Stage, water: number): string {
  const { width, height, unit, palette } = stage;
  const x = width * 0.5;
  const y = water + (height - water) * 0.42;
  const ink = mix(palette.near, palette.haze, 0.06);
  let out = '';
  const hull = local(palette, '#9a4f3a');
  out += fill(lens(x, y + 26 * unit, 430 * unit, 16 * unit), palette.water[1], 0.5);
  out +=
    fill(
      person(x - 70 * unit, y + 14 * unit, 108 * unit, { hat: true }) + person(x + 64 * unit, y + 12 * unit, 80 * unit),
      ink,
    ) +
    stroke(
      `M${coord(x - 46 * unit)} ${coord(y - 44 * unit)}L${coord(x - 110 * unit)} ${coord(y + 46 * unit)}`,
      ink,
      4 * unit,
    );
  out +=
    fill(
      `M${coord(x - 200 * unit)} ${coord(y - 22 * unit)}C${coord(x - 150 * unit)} ${coord(y + 2 * unit)} ${coord(x + 150 * unit)} ${coord(y + 2 * unit)} ${coord(x + 204 * unit)} ${coord(y - 24 * unit)}C${coord(x + 190 * unit)} ${coord(y + 34 * unit)} ${coord(x - 186 * unit)} ${coord(y + 36 * unit)} ${coord(x - 200 * unit)} ${coord(y - 22 * unit)}Z`,
      hull,
    ) +
    fill(
      `M${coord(x - 200 * unit)} ${coord(y - 22 * unit)}C${coord(x - 150 * unit)} ${coord(y + 2 * unit)} ${coord(x + 150 * unit)} ${coord(y + 2 * unit)} ${coord(x + 204 * unit)} ${coord(y - 24 * unit)}C${coord(x + 150 * unit)} ${coord(y + 10 * unit)} ${coord(x - 150 * unit)} ${coord(y + 10 * unit)} ${coord(x - 200 * unit)} ${coord(y - 22 * unit)}Z`,
      lit(palette, '#e6d0a4', 0, 0.24),
    );
  out += birds(stage, width * 0.7, water - 190 * unit, 6, 16 * unit, mix(palette.near, palette.haze, 0.3));
  out +=
    grasses(stage, () => height + 10, -10, width * 0.34, 90, 230 * unit, ink) +
    grasses(stage, () => height + 10, width * 0.72, width + 10, 70, 170 * unit, ink);
  let heads = '';
  for (let i = 0; i < 12; i++) {
    const hx = i % 2 ? width * (0.02 + 0.026 * i) : width * (0.98 - 0.02 * i);
    const hy = height - unit * (150 + ((i * 47) % 90));
    heads += `M${coord(hx - 5 * unit)} ${coord(hy)}q${coord(5 * unit)} ${coord(-26 * unit)} ${coord(10 * unit)} 0v${coord(36 * unit)}q${coord(-5 * unit)} ${coord(6 * unit)} ${coord(-10 * unit)} 0Z`;
    out += stroke(
      `M${coord(hx)} ${coord(hy + 30 * unit)}Q${coord(hx + 6 * unit)} ${coord((hy + height) / 2)} ${coord(hx - 4 * unit)} ${coord(height + 10)}`,
      ink,
      2.4 * unit,
    );
  }
  return out + fill(heads, mix(shade(palette, '#6b4a2f', 0, 0.3), palette.near, 0.3));
}
