import sharp from 'sharp';
import { drawScene } from '@myler/art/scene';
import type { DrawnFile } from './draw.ts';

/** The picture of the newsletter's sheet: the night train, at twice the size at which it is shown. */
export async function drawNewsletter(): Promise<DrawnFile> {
  const { svg } = drawScene({ motif: 'viaduct', hour: 'dusk', season: 'autumn', seed: 7, format: 'portrait' });
  const content = await sharp(Buffer.from(svg)).resize(480, 640).webp({ quality: 72, effort: 6 }).toBuffer();
  return { file: 'newsletter.webp', content };
}
