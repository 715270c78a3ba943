import { drawScene, type Hour, type Motif } from '../art/index.ts';
import type { PictureData } from './Picture.tsx';

/** A picture for stories, drawn on the spot: no server, no files. */
export function storyPicture(
  motif: Motif,
  hour: Hour,
  alt: string,
  format: 'portrait' | 'wide' | 'landscape' = 'portrait',
) {
  const drawing = drawScene({ motif, hour, season: 'summer', seed: 7, format });
  return {
    src: `data:image/svg+xml;utf8,${encodeURIComponent(drawing.svg)}`,
    alt,
    width: drawing.width,
    height: drawing.height,
    colour: drawing.colour,
    widths: [],
    formats: [],
  } satisfies PictureData;
}

/**
 * The same at half its size, for stories with many on one page: four times 1,200 by 1,600 pixels are more than a browser
 * keeps ready while other stories' pictures are there too, and what it does not keep it scales in another way.
 */
export function smaller({ src, width, height, ...picture }: PictureData): PictureData {
  const sizeOf = (scale: number) => encodeURIComponent(`width="${width * scale}" height="${height * scale}"`);
  return { ...picture, src: src.replace(sizeOf(1), sizeOf(0.5)), width: width / 2, height: height / 2 };
}

export const palmier = storyPicture('island', 'dusk', 'A small boat at anchor under two palms, the sun on the water');
export const cipresso = storyPicture('tuscany', 'gold', 'A villa among cypresses in gold evening light');
export const cimes = storyPicture('alps', 'noon', 'Three snowed peaks above a chalet');
export const zahra = storyPicture('dunes', 'gold', 'A line of camels on a ridge of sand');
