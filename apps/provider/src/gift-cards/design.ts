import { createHash } from 'node:crypto';
import type { Picture } from '@myler/api-client/contract';
import { giftCardDesigns, type GiftCardDesignId } from '@myler/config/gift-cards';
import { drawGiftCard, type Drawing } from '@myler/ui/art';
import type { MediaLibrary } from '../media/library.ts';
import type { MediaFormat } from '../media/rasterise.ts';

/** A card on the page, in a letter and in the preview, each also at twice its size; the widest is sharp in print too. */
export const designWidths = [340, 480, 680, 960, 1360];

/** Raised when the same drawing is made into other pixels. */
const ENCODING = '1';

export function isDesign(id: string): id is GiftCardDesignId {
  return giftCardDesigns.some((design) => design.id === id);
}

function drawDesign(id: GiftCardDesignId): Drawing {
  return drawGiftCard(giftCardDesigns.findIndex((design) => design.id === id));
}

/** The version of each drawing, once it has been drawn; drawing one takes a while. */
const versions = new Map<GiftCardDesignId, string>();

/** Of the drawing: a card that is drawn anew has a new address. */
export function versionOfDesign(id: GiftCardDesignId): string {
  const known = versions.get(id);
  if (known) return known;
  const version = createHash('sha256')
    .update(`${ENCODING} ${drawDesign(id).svg}`)
    .digest('hex')
    .slice(0, 8);
  versions.set(id, version);
  return version;
}

/** A design in pixels, made once and kept. */
export function pixelsOfDesign(
  library: MediaLibrary,
  id: GiftCardDesignId,
  width: number,
  format: MediaFormat,
): Promise<Buffer> {
  return library.drawn(`gift-${id}-${versionOfDesign(id)}`, () => drawDesign(id).svg, width, format);
}

/** A design as the contract's picture; its pixels are made by `registerGiftCards`. */
export function pictureOfDesign(id: GiftCardDesignId): Picture {
  const { width, height, colour } = drawDesign(id);
  const alt = giftCardDesigns.find((design) => design.id === id)?.alt ?? '';
  return { src: `/media/gift-cards/${id}-v${versionOfDesign(id)}`, alt, width, height, colour, widths: designWidths };
}
