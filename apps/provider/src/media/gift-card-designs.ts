import { createHash } from 'node:crypto';
import type { Picture } from '@myler/api-client/contract';
import { giftCardDesigns, type GiftCardDesignId } from '@myler/config/gift-cards';
import type { Drawing } from '@myler/art/drawing';
import { drawGiftCard } from '@myler/art/gift-card';
import type { PictureFormat } from '@myler/config/pictures';
import type { MediaLibrary } from './library.ts';

/** The widths on the page, in an email and in the preview, each also doubled. The largest is also sharp in print. */
export const designWidths = [340, 480, 680, 960, 1360];

/** Increase it when the encoding changes the pixels of the same drawing. */
const ENCODING = '1';

export function isDesign(id: string): id is GiftCardDesignId {
  return giftCardDesigns.some((design) => design.id === id);
}

function drawDesign(id: GiftCardDesignId): Drawing {
  return drawGiftCard(giftCardDesigns.findIndex((design) => design.id === id));
}

interface DesignMetadata extends Pick<Drawing, 'width' | 'height' | 'colour'> {
  /** A hash of the drawing. It is part of the address, so that a changed drawing has a new address. */
  version: string;
}

/** The metadata of each design, without its drawing. It is cached, because drawing is slow. */
const metadataByDesign = new Map<GiftCardDesignId, DesignMetadata>();

function designMetadata(id: GiftCardDesignId): DesignMetadata {
  const cached = metadataByDesign.get(id);
  if (cached) return cached;
  const { svg, width, height, colour } = drawDesign(id);
  const version = createHash('sha256').update(`${ENCODING} ${svg}`).digest('hex').slice(0, 8);
  const found = { version, width, height, colour };
  metadataByDesign.set(id, found);
  return found;
}

export function versionOfDesign(id: GiftCardDesignId): string {
  return designMetadata(id).version;
}

/** A design in pixels. The library makes it once and keeps it. */
export function pixelsOfDesign(
  library: MediaLibrary,
  id: GiftCardDesignId,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  return library.renderDrawing(`gift-${id}-${versionOfDesign(id)}`, () => drawDesign(id).svg, width, format);
}

/** A design as the contract's picture. The route of `registerGiftCards` serves its pixels. */
export function pictureOfDesign(id: GiftCardDesignId): Picture {
  const { version, width, height, colour } = designMetadata(id);
  const alt = giftCardDesigns.find((design) => design.id === id)?.alt ?? '';
  return { src: `/media/gift-cards/${id}-v${version}`, alt, width, height, colour, widths: designWidths };
}
