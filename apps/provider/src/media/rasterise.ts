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

// One thread for each picture, so that the other cores can serve requests.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A drawing in pixels. The performance budget for AVIF is 25 kB for a card's picture (400 px wide) and 60 kB for the
 * hero (1600 px). An effort of 2 takes a third of the time of 3, and files are two per cent larger.
 *
 * @param width in pixels
 */
export async function rasterise(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawnWidth = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  // The density at which the drawing has the requested width. The drawing is rasterised at this size instead of scaled.
  const density = Math.min(2400, Math.max(1, (72 * width) / drawnWidth));
  const image = sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#FAF7F1' });
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 }).toBuffer();
  return image.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
