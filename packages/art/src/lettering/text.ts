import { coord } from '../core/path.ts';
import { light } from './nunito-sans-light.ts';

export interface TextStyle {
  size: number;
  /** The space added between letters, in ems. */
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Thickens the strokes, in ems: 0.02 looks regular, 0.045 semibold. */
  weight?: number;
  fill: string;
  opacity?: number;
}

/** The width of a line of text, in the units of `size`. */
export function measure(text: string, size: number, spacing = 0): number {
  let width = 0;
  for (const letter of text) width += (light[letter]?.[0] ?? light[' ']?.[0] ?? 250) + spacing * 1000;
  return text === '' ? 0 : ((width - spacing * 1000) * size) / 1000;
}

/** Text as outlines, with its baseline at `y`. Letters that the font lacks are left out. */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { size, spacing = 0, anchor = 'start', weight = 0 } = style;
  const width = measure(text, size, spacing);
  let at = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const k = size / 1000;
  let glyphs = '';
  for (const letter of text) {
    const glyph = light[letter];
    if (glyph && glyph[1] !== '')
      glyphs += `<path transform="translate(${coord(at)} ${coord(y)}) scale(${Math.round(k * 10000) / 10000})" d="${glyph[1]}"/>`;
    at += ((glyph?.[0] ?? 250) + spacing * 1000) * k;
  }
  const bold =
    weight > 0 ? ` stroke="${style.fill}" stroke-width="${Math.round(weight * 1000)}" stroke-linejoin="round"` : '';
  return `<g fill="${style.fill}"${bold}${style.opacity === undefined ? '' : ` opacity="${style.opacity}"`}>${glyphs}</g>`;
}

/** Breaks a title into lines no wider than `width`. */
export function wrap(text: string, size: number, width: number, spacing = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, size, spacing) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}
