import sharp from 'sharp';
import { drawMark } from '@myler/art/mark';
import { drawWordmark } from '@myler/art/wordmark';
import { brand } from '@myler/config/brand';
import type { DrawnFile } from './draw.ts';

/** The colours of the marks. */
const inks = { ink: '#1e1b16', paper: '#faf7f1', gold: brand.colour } as const;
/** The longest side, in pixels: enough for a magazine page. */
const PRINT = 2400;

/**
 * The brand's marks as files for the press kit: the arch, and the arch with the word, each in three inks, as SVG and as
 * PNG with a transparent background.
 */
export async function drawBrand(): Promise<DrawnFile[]> {
  const drawn = Object.entries(inks).flatMap(([ink, colour]) =>
    Object.entries({ arch: arch(), myler: archAndWord() }).map(async ([name, drawing]): Promise<DrawnFile[]> => {
      const svg = drawing.replaceAll('currentColor', colour);
      const png = sharp(Buffer.from(svg), { density: 900 }).resize(PRINT, PRINT, { fit: 'inside' });
      return [
        {
          file: `${name}-${ink}.svg`,
          content: `${svg}
`,
        },
        { file: `${name}-${ink}.png`, content: await png.png({ compressionLevel: 9 }).toBuffer() },
      ];
    }),
  );
  return (await Promise.all(drawn)).flat();
}

function arch(): string {
  return drawMark().svg;
}

/**
 * The arch and the word side by side, as in the header. The word is cropped from the field in which partners' marks are
 * centred.
 */
function archAndWord(): string {
  const word = drawWordmark(brand.name, 0).svg.replace(
    /^<svg xmlns="[^"]*" viewBox="[^"]*" width="\d+" height="\d+"/,
    '<svg x="56" y="13" viewBox="70 26 101 19" width="116" height="22"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 174 48" width="174" height="48">${drawMark().svg}${word}</svg>`;
}
