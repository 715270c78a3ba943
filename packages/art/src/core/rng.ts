/** A seeded random number generator: the same seed gives the same picture on every machine. */
export interface Rng {
  /** Uniform in [0, 1). */
  (): number;
  /** Uniform in [from, to). */
  range(from: number, to: number): number;
  /** A uniform integer in [from, to]. */
  int(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  /** Bell-shaped around 0, mostly within ±1. */
  bell(): number;
}

/** Mulberry32: small, fast, and random enough for drawings. */
export function createRng(seed: number): Rng {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    int: (from: number, to: number) => from + Math.floor((to - from + 1) * next()),
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability: number) => next() < probability,
    bell: () => (next() + next() + next() - 1.5) / 1.5,
  });
}

/** Hashes text to an integer that is stable across runs (FNV-1a). */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Smooth noise of several octaves along a line: x → about −0.5 … 0.5. */
export function createNoise(rng: Rng, octaves = 5): (x: number, rough?: number) => number {
  const size = 64;
  const tables = Array.from({ length: octaves }, () => Float64Array.from({ length: size }, () => rng()));
  return (x, rough = 0.5) => {
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    let at = x;
    for (const table of tables) {
      const floor = Math.floor(at);
      const f = at - floor;
      const u = f * f * (3 - 2 * f);
      const a = table[((floor % size) + size) % size] ?? 0;
      const b = table[(((floor + 1) % size) + size) % size] ?? 0;
      sum += amplitude * (a + (b - a) * u - 0.5);
      total += amplitude;
      amplitude *= rough;
      at *= 2.03;
    }
    return sum / total;
  };
}
