import sharp from 'sharp';
import { pictureFormats, type PictureFormat } from '@myler/config/pictures';

export function isPictureFormat(format: string | undefined): format is PictureFormat {
  return pictureFormats.some((known) => known === format);
}

export const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

// Pictures are made one at a time; what cores are left serve people.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A drawing in pixels. A card's picture, 400 px wide, weighs at most 25 kB as AVIF and the hero at 1600 px at most 60
 * (performance); an effort of 2 costs a third of the time of 3 and two parts in a hundred of the weight.
 *
 * @param width in pixels
 */
export async function rasterise(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawnWidth = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  // The density at which the drawing has the width that is asked for: lines are drawn at their size, not scaled.
  const density = Math.min(2400, Math.max(1, (72 * width) / drawnWidth));
  const image = sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#FAF7F1' });
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 }).toBuffer();
  return image.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
