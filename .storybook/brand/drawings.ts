import { drawMark } from '../../packages/art/src/products/mark.ts';
import { drawWordmark } from '../../packages/art/src/products/wordmark.ts';
import { colours } from './colours.ts';

export const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const placed = (svg: string, x: number, y: number) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `);

/** The mark and the word, for the corner of Storybook's frame. */
export function drawBrand(): string {
  const word = drawWordmark('Myler', 0).svg;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 10 190 52" width="139" height="38" color="${colours.ink}">${placed(drawMark().svg, 4, 12)}${placed(word, -6, 0)}</svg>`;
}

/** The mark on night, for the tab of the browser. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${colours['gold-light']}"><rect width="64" height="64" fill="${colours.night}"/>${placed(drawMark().svg, 12, 8)}</svg>`;
}
