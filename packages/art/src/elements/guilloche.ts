import { coord } from '../core/path.ts';

/**
 * One petal of an engraver's rosette, made of fine nested loops, pointing right from the origin. `<use>` rotates it
 * into a whole flower, which costs the bytes of one petal.
 */
export function petal(length: number, width: number, lines: number, twist: number): string {
  let d = '';
  for (let i = 0; i < lines; i++) {
    const t = (i + 1) / lines;
    const l = length * (0.34 + 0.66 * t);
    const w = width * (0.2 + 0.8 * t);
    const lift = twist * t * length;
    d += `M0 0C${coord(l * 0.3)} ${coord(-w + lift * 0.2)} ${coord(l * 0.8)} ${coord(-w * 0.9 + lift)} ${coord(l)} ${coord(lift)}C${coord(l * 0.86)} ${coord(w * 0.8 + lift)} ${coord(l * 0.3)} ${coord(w * 0.75 + lift * 0.4)} 0 0`;
  }
  return d;
}

/** A closed wave around a circle: an engraved border. */
export function waveRing(radius: number, waves: number, depth: number): string {
  const steps = waves * 2;
  let d = '';
  const at = (i: number): [number, number] => {
    const a = (i / steps) * Math.PI * 2;
    const r = radius + (i % 2 ? depth : -depth);
    return [Math.cos(a) * r, Math.sin(a) * r];
  };
  for (let i = 0; i <= steps; i++) {
    const [x, y] = at(i);
    const [px, py] = at(i - 1);
    d +=
      i === 0
        ? `M${coord((x + px) / 2)} ${coord((y + py) / 2)}`
        : `Q${coord(px)} ${coord(py)} ${coord((x + px) / 2)} ${coord((y + py) / 2)}`;
  }
  return d;
}

/** Repeats a symbol `count` times around the origin. */
export function turns(symbol: string, count: number, start = 0): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += `<use href="#${symbol}" transform="rotate(${coord(start + (360 * i) / count)})"/>`;
  return out;
}
