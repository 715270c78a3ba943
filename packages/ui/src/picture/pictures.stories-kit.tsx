import { drawScene, type Hour, type Motif } from '@myler/art/scene';
import type { PictureData } from './Picture.tsx';

/** A picture for stories as a data URL: it needs no server and no files. */
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

export const palmier = storyPicture('island', 'dusk', 'A small boat at anchor under two palms, the sun on the water');
export const cipresso = storyPicture('tuscany', 'gold', 'A villa among cypresses in gold evening light');
export const cimes = storyPicture('alps', 'noon', 'Three snowed peaks above a chalet');
export const zahra = storyPicture('dunes', 'gold', 'A line of camels on a ridge of sand');
