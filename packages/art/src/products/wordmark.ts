import { coord } from '../core/path.ts';
import { drawText, measure } from '../lettering/text.ts';
import type { Drawing } from '../core/drawing.ts';

const W = 240;
const H = 72;
const INK = 'currentColor';

/** Reduces the size until the line fits. */
function fit(text: string, size: number, spacing: number, width = W - 24): number {
  const wide = measure(text, size, spacing);
  return wide > width ? (size * width) / wide : size;
}

const centred = (text: string, y: number, size: number, spacing: number, weight = 0, width?: number): string =>
  drawText(text, W / 2, y, { size: fit(text, size, spacing, width), spacing, weight, anchor: 'middle', fill: INK });

const hairline = (d: string, width = 1): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;

type Setting = (name: string) => string;

const settings: readonly Setting[] = [
  // Wide capitals only.
  (name) => centred(name.toUpperCase(), 44, 24, 0.26),
  // Capitals between two rules.
  (name) => centred(name.toUpperCase(), 42, 19, 0.18, 0.03) + hairline('M30 18h180M30 54h180'),
  // Lower case, tightly spaced, with a full stop.
  (name) => centred(`${name.toLowerCase()}.`, 47, 34, -0.02, 0.012),
  // In a frame with an inner line.
  (name) =>
    centred(name.toUpperCase(), 42, 17, 0.22, 0.02, 180) +
    hairline('M12 10h216v52H12Z') +
    hairline('M16 14h208v44H16Z', 0.5),
  // A roundel with the initial, then the name.
  (name) => {
    const initial = name.charAt(0).toUpperCase();
    const size = fit(name, 25, 0.02, W - 84);
    return (
      hairline('M14 36a20 20 0 1 1 40 0a20 20 0 1 1-40 0M18 36a16 16 0 1 1 32 0a16 16 0 1 1-32 0', 0.9) +
      drawText(initial, 34, 44, { size: 22, anchor: 'middle', fill: INK }) +
      drawText(name, 68, 45, { size, spacing: 0.02, fill: INK })
    );
  },
  // Under an arch of sunbeams.
  (name) => {
    let rays = '';
    for (let i = 0; i <= 8; i++) {
      const a = Math.PI * (i / 8);
      rays += `M${coord(120 - Math.cos(a) * 9)} ${coord(30 - Math.sin(a) * 9)}L${coord(120 - Math.cos(a) * 17)} ${coord(30 - Math.sin(a) * 17)}`;
    }
    return (
      hairline(`${rays}M114 30a6 6 0 0 1 12 0M84 30h22M134 30h22`, 1) + centred(name.toUpperCase(), 58, 18, 0.2, 0.015)
    );
  },
  // Heavy capitals, tightly spaced.
  (name) => centred(name.toUpperCase(), 46, 28, 0.01, 0.075),
  // Two lines: the first word large, the rest small and wide.
  (name) => {
    const [first = name, ...rest] = name.split(' ');
    if (rest.length === 0) return centred(name, 46, 32, 0.04) + hairline('M104 58h32', 1.4);
    return centred(first, 38, 30, 0.01) + centred(rest.join(' ').toUpperCase(), 60, 11, 0.34, 0.03);
  },
  // A wave beneath.
  (name) => centred(name, 42, 27, 0.06) + hairline('M72 56q8-6 16 0t16 0 16 0 16 0 16 0 16 0', 1.2),
  // Divided by a lozenge on each side.
  (name) =>
    centred(name.toUpperCase(), 43, 18, 0.16, 0.02, 164) +
    hairline('M10 37h14l4-4 4 4-4 4-4-4M230 37h-14l-4-4-4 4 4 4 4-4'),
];

/**
 * A partner's name as a wordmark, 240 × 72, in `currentColor`. `style` picks one of ten styles; without it the name
 * does. Give it a label.
 */
export function drawWordmark(name: string, style?: number): Drawing {
  const index = style ?? Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const setting = settings[Math.abs(Math.trunc(index)) % settings.length] ?? settings[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${setting?.(name) ?? ''}</svg>`;
  return { svg, width: W, height: H, colour: '#faf7f1' };
}
