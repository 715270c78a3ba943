import sharp from 'sharp';

export const mediaFormats = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

export function isMediaFormat(format: string | undefined): format is MediaFormat {
  return mediaFormats.some((known) => known === format);
}

export const mediaTypes: Record<MediaFormat, string> = {
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
export async function rasterise(svg: string, width: number, format: MediaFormat): Promise<Buffer> {
  const drawnWidth = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  // The density at which the drawing has the width that is asked for: lines are drawn at their size, not scaled.
  const density = Math.min(2400, Math.max(1, (72 * width) / drawnWidth));
  const image = sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#FAF7F1' });
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 }).toBuffer();
  return image.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
