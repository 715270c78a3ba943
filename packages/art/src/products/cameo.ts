import { petal, turns, waveRing } from '../elements/guilloche.ts';
import { hashText } from '../core/rng.ts';
import { createDefinitions } from '../core/definitions.ts';
import { drawText, measure } from '../lettering/text.ts';
import type { Drawing } from '../core/drawing.ts';

const tones = [
  ['#2c4a40', '#16302a', '#d9c493'],
  ['#6a3036', '#41161c', '#e0c39a'],
  ['#33475a', '#182736', '#d6c6a0'],
  ['#c7b189', '#9a8352', '#2a2214'],
  ['#3a342c', '#191613', '#cdb78d'],
  ['#8a6a54', '#583f31', '#f0dfc0'],
  ['#e9e0d0', '#cfc2a9', '#6b5733'],
] as const;

/** A person's cameo, 240 × 320: the monogram engraved in an arch. No faces are drawn. */
export function drawCameo(monogram: string, tone?: number): Drawing {
  const initials = Array.from(monogram).slice(0, 3).join('');
  const [top, foot, line] = tones[Math.abs(Math.trunc(tone ?? hashText(monogram))) % tones.length] ?? tones[0];
  const seed = hashText(`${monogram}|${tone ?? ''}`);
  const defs = createDefinitions(`c${seed.toString(36)}`);
  const face = defs.gradient([
    [0, top],
    [1, foot],
  ]);
  const leaf = defs.id();
  const count = 7 + (seed % 6);
  defs.define(`<path id="${leaf}" d="${petal(88, 300 / count, 6, 0.16 + (seed % 3) * 0.05)}"/>`);
  const rosette = `<g transform="translate(120 152)" fill="none" stroke="${line}" stroke-width=".6"><g opacity=".4">${turns(leaf, count)}</g><path d="${waveRing(94, 36, 2)}" opacity=".7"/><path d="${waveRing(94, 36, -2)}" opacity=".7"/></g>`;
  const arch = 'M8 320V120a112 112 0 0 1 224 0v200Z';
  // Clipped to the arch: outside it, the light would make the picture's corners visible on a dark band.
  const light = defs.clip(arch, defs.halo('#fff6e0', 96, 96, 150, 0.26));
  // A plain disc behind the letters keeps them legible.
  const field = `<circle cx="120" cy="152" r="58" fill="${face}"/><circle cx="120" cy="152" r="58" fill="none" stroke="${line}" stroke-width=".8"/><circle cx="120" cy="152" r="53" fill="none" stroke="${line}" stroke-width=".4"/>`;
  let size = 46;
  while (measure(initials, size, 0.06) > 82) size -= 2;
  const letters = drawText(initials, 120, 152 + size * 0.35, { size, spacing: 0.06, anchor: 'middle', fill: line });
  const foliage = laurel(line);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320"><defs>${defs.markup()}</defs><path d="${arch}" fill="${face}"/>${light}${rosette}${field}${letters}${foliage}<path d="M16 320V120a104 104 0 0 1 208 0v200" fill="none" stroke="${line}" stroke-width=".8" opacity=".8"/></svg>`;
  return { svg, width: 240, height: 320, colour: top };
}

/** Two sprays of laurel below the monogram. */
function laurel(colour: string): string {
  let d = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const x = 120 + side * (10 + 62 * t);
      const y = 278 - 26 * t * t;
      for (const up of [-1, 1]) {
        const dx = side * (9 - t * 2);
        const dy = -up * 6 - 4 * t;
        d += `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.2).toFixed(1)} ${(dy * 1.1).toFixed(1)} ${dx.toFixed(1)} ${(dy * 1.2).toFixed(1)}q${(dx * 0.1).toFixed(1)} ${(-dy * 0.9).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy * 1.2).toFixed(1)}Z`;
      }
    }
  }
  return `<path d="${d}" fill="${colour}" opacity=".55"/><path d="M120 282q36 0 74-34M120 282q-36 0-74-34" fill="none" stroke="${colour}" stroke-width=".7" opacity=".7"/>`;
}
