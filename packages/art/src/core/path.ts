export type Point = readonly [number, number];

/** Formats a coordinate with at most one decimal, to save bytes. */
export function coord(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

export const move = (x: number, y: number): string => `M${coord(x)} ${coord(y)}`;
export const line = (x: number, y: number): string => `L${coord(x)} ${coord(y)}`;
export const quad = (cx: number, cy: number, x: number, y: number): string =>
  `Q${coord(cx)} ${coord(cy)} ${coord(x)} ${coord(y)}`;
export const cubic = (ax: number, ay: number, bx: number, by: number, x: number, y: number): string =>
  `C${coord(ax)} ${coord(ay)} ${coord(bx)} ${coord(by)} ${coord(x)} ${coord(y)}`;

/** A closed polygon. Its relative steps keep the path short. `precision` 1 rounds to whole pixels. */
export function poly(points: readonly Point[], precision = 10): string {
  let d = '';
  let px = 0;
  let py = 0;
  for (const [x, y] of points) {
    const rx = Math.round(x * precision);
    const ry = Math.round(y * precision);
    if (d === '') d = `M${rx / precision} ${ry / precision}l`;
    else d += `${d.endsWith('l') ? '' : ' '}${(rx - px) / precision} ${(ry - py) / precision}`;
    px = rx;
    py = ry;
  }
  return `${d}Z`;
}

/** A closed curve through the midpoints of the points. Its relative steps keep the path short. */
export function round(points: readonly Point[], precision = 10): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  const k = precision;
  let px = Math.round(((last[0] + first[0]) / 2) * k);
  let py = Math.round(((last[1] + first[1]) / 2) * k);
  let d = `M${px / k} ${py / k}q`;
  points.forEach(([x, y], i) => {
    const next = points[(i + 1) % points.length] ?? first;
    const ex = Math.round(((x + next[0]) / 2) * k);
    const ey = Math.round(((y + next[1]) / 2) * k);
    d += `${i ? ' ' : ''}${(Math.round(x * k) - px) / k} ${(Math.round(y * k) - py) / k} ${(ex - px) / k} ${(ey - py) / k}`;
    px = ex;
    py = ey;
  });
  return `${d}Z`;
}

/** The area below a profile, down to `bottom`, with straight lines. */
export function below(profile: readonly Point[], bottom: number): string {
  const first = profile[0];
  const last = profile.at(-1);
  if (!first || !last) return '';
  return poly([[first[0], bottom], ...profile, [last[0], bottom]]);
}

/** The area below a profile, down to `bottom`, with a smoothed line. */
export function softBelow(profile: readonly Point[], bottom: number): string {
  const first = profile[0];
  const last = profile.at(-1);
  if (!first || !last) return '';
  let d = move(first[0], bottom) + line(first[0], first[1]);
  for (let i = 1; i < profile.length - 1; i++) {
    const here = profile[i] ?? first;
    const next = profile[i + 1] ?? last;
    d += quad(here[0], here[1], (here[0] + next[0]) / 2, (here[1] + next[1]) / 2);
  }
  return `${d}${line(last[0], last[1])}${line(last[0], bottom)}Z`;
}

/** The height of a profile at `x`, interpolated between its points. */
export function heightAt(profile: readonly Point[], x: number): number {
  let previous = profile[0];
  if (!previous) return 0;
  for (const point of profile) {
    if (point[0] >= x) {
      const span = point[0] - previous[0];
      return span === 0 ? point[1] : previous[1] + ((point[1] - previous[1]) * (x - previous[0])) / span;
    }
    previous = point;
  }
  return previous[1];
}

/** A thin horizontal ellipse with pointed ends: a glint, a ripple, a shadow. */
export function lens(x: number, y: number, width: number, height: number): string {
  return `${move(x - width / 2, y)}q${coord(width / 2)} ${coord(-height)} ${coord(width)} 0q${coord(-width / 2)} ${coord(height)} ${coord(-width)} 0Z`;
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  `${move(x, y)}h${coord(width)}v${coord(height)}h${coord(-width)}Z`;

export const disc = (x: number, y: number, radius: number): string =>
  `${move(x - radius, y)}a${coord(radius)} ${coord(radius)} 0 1 1 ${coord(2 * radius)} 0a${coord(radius)} ${coord(radius)} 0 1 1 ${coord(-2 * radius)} 0Z`;

/** A tapering curve from `a` to `b` with one control point: a trunk, a rope, a blade of grass. */
export function taper(a: Point, c: Point, b: Point, wa: number, wb: number): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const wc = (wa + wb) / 2;
  return (
    move(a[0] - nx * wa, a[1] - ny * wa) +
    quad(c[0] - nx * wc, c[1] - ny * wc, b[0] - nx * wb, b[1] - ny * wb) +
    line(b[0] + nx * wb, b[1] + ny * wb) +
    quad(c[0] + nx * wc, c[1] + ny * wc, a[0] + nx * wa, a[1] + ny * wa) +
    'Z'
  );
}

/** A filled path; an empty string for an empty path. */
export function fill(d: string, colour: string, opacity = 1): string {
  if (d === '') return '';
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  if (d === '') return '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${coord(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}

export function group(markup: string, attributes: string): string {
  return markup === '' ? '' : `<g ${attributes}>${markup}</g>`;
}
