import type { Drawing } from '../core/drawing.ts';

/**
 * Myler's mark as an `<svg>` of 40 × 48 in `currentColor`. It has no accessible name: label it where it stands alone.
 */
export function drawMark(): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48" width="40" height="48" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 47V20a17 17 0 0 1 34 0v27M11.500 47V20.500a8.500 8.500 0 0 1 17 0V47M20 3v44"/></svg>`;
  return { svg: svg.replaceAll('.500', '.5'), width: 40, height: 48, colour: '#1e1b16' };
}
