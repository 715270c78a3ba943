import sharp from 'sharp';
import { brand } from '@myler/config/brand';
import { drawMark } from '@myler/art/mark';
import type { DrawnFile } from './draw.ts';

const NIGHT = '#15201f';

/** The share of an icon's height that the mark takes. A maskable icon may be cropped to a circle of four fifths. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.6 },
  { file: 'icon-192.png', size: 192, share: 0.66 },
  { file: 'icon-512.png', size: 512, share: 0.66 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.48 },
] as const;

/** Draws the site's icons for browsers and telephones from the house mark. */
export async function drawIcons(): Promise<DrawnFile[]> {
  const pixels = icons.map(async ({ file, size, share }): Promise<DrawnFile> => {
    const png = sharp(Buffer.from(drawIcon(size, share))).png({ compressionLevel: 9, palette: true });
    return { file, content: await png.toBuffer() };
  });
  return [
    {
      file: 'icon.svg',
      content: `${drawIcon(64, 0.72)}
`,
    },
    { file: 'favicon.ico', content: await drawFavicon() },
    ...(await Promise.all(pixels)),
  ];
}

/** For programs that ask for `/favicon.ico` without reading a page: an ICO file that holds one PNG. */
async function drawFavicon(): Promise<Buffer> {
  const size = 32;
  const png = await sharp(Buffer.from(drawIcon(size, 0.72)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const header = Buffer.alloc(22);
  // An icon file with one picture; its width, height, planes, bits a pixel, length and place.
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function drawIcon(size: number, share: number): string {
  const mark = drawMark();
  const height = size * share;
  const width = (height * mark.width) / mark.height;
  const placed = mark.svg
    .replace(/^<svg xmlns="[^"]*"/, `<svg x="${round((size - width) / 2)}" y="${round((size - height) / 2)}"`)
    .replace(/ width="\d+" height="\d+"/, ` width="${round(width)}" height="${round(height)}"`)
    .replace('currentColor', brand.colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="${NIGHT}" d="M0 0h${size}v${size}H0z"/>${placed}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
