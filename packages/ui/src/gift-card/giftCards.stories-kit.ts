import { drawGiftCard, giftCardDesigns } from '@myler/art/gift-card';
import type { PictureData } from '../picture/Picture.tsx';

const names = ['Island evening', 'Lit windows', 'Ribbon', 'First snow', 'October sky', 'Kites'];

/** The six designs as pictures, without a server. */
export const giftCards: readonly { value: string; title: string; picture: PictureData }[] = Array.from(
  { length: giftCardDesigns },
  (_, design) => {
    const { svg, width, height, colour } = drawGiftCard(design);
    const title = names[design] ?? `Design ${design + 1}`;
    return {
      value: String(design),
      title,
      picture: {
        src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
        alt: title,
        width,
        height,
        colour,
        widths: [],
        formats: [],
      },
    };
  },
);
