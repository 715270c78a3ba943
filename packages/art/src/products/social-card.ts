import { inset } from '../core/inset.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { drawText, wrap } from '../lettering/text.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Scene } from '../core/scene.ts';

/** The mark and the name. */
function signature(x: number, y: number, size: number, colour: string): string {
  const k = size / 48;
  return `<g transform="translate(${x} ${y}) scale(${Math.round(k * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="2"><path d="M3 47V20a17 17 0 0 1 34 0v27M11.5 47V20.5a8.5 8.5 0 0 1 17 0V47M20 3v44"/></g>${drawText('MYLER', x + size * 1.2, y + size * 0.8, { size: size * 0.66, spacing: 0.3, weight: 0.02, fill: colour })}`;
}

/** The picture of a shared link, 1200 × 630: the wide scene, with the title as outlines on its quiet side. */
export function drawSocialCard({ scene, title }: { scene: Scene; title: string }): Drawing {
  const picture = drawScene({ ...scene, format: 'wide' });
  let size = 66;
  let lines = wrap(title, size, 560);
  while (lines.length > 4 && size > 38) {
    size -= 4;
    lines = wrap(title, size, 560);
  }
  const shown = lines.slice(0, 5);
  const leading = size * 1.14;
  const top = 560 - (shown.length - 1) * leading;
  const type = shown
    .map((line, i) => drawText(line, 72, top + i * leading, { size, spacing: -0.008, fill: '#fffaf0' }))
    .join('');
  const rule = `<path d="M74 ${Math.round(top - size * 1.25)}h56" stroke="#baa57e" stroke-width="2"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${inset(picture, 0, 0, 1200, 630)}${signature(72, 60, 46, '#fffaf0')}${rule}${type}</svg>`;
  return { svg, width: 1200, height: 630, colour: picture.colour };
}
