type Triple = readonly [number, number, number];

const cache = new Map<string, Triple>();

function parse(hex: string): Triple {
  const cached = cache.get(hex);
  if (cached) return cached;
  const value = Number.parseInt(hex.slice(1), 16);
  const triple: Triple = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  if (cache.size < 4000) cache.set(hex, triple);
  return triple;
}

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function format(r: number, g: number, b: number): string {
  return `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`;
}

/** Mixes two `#rrggbb` colours: `t` is 0 for `a` and 1 for `b`. */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = parse(a);
  const [br, bg, bb] = parse(b);
  return format(ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t);
}

/** Multiplies `a` by `b` at strength `t`, like ink printed on ink. */
export function multiply(a: string, b: string, t = 1): string {
  const [ar, ag, ab] = parse(a);
  const [br, bg, bb] = parse(b);
  return mix(a, format((ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255), t);
}

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
