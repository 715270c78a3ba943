import { eq } from 'drizzle-orm';
import { address } from '@myler/config/address';
import { formatGiftCode } from '@myler/config/gift-codes';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import type { AttachmentRequest } from '../mail/message/email.ts';
import type { AttachmentMakers } from '../mail/sending/attachments.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { codeOf } from './code.ts';
import { pixelsOfDesign } from '../media/gift-card-designs.ts';
import { giftLink } from './gift-link.ts';
import { orderLink, orderToken } from './order-link.ts';

/** Twice the width in the email, for dense screens. */
const PICTURE_WIDTH = 960;
/** Wide enough for printers with 300 dots per inch. */
export const PRINT_WIDTH = 1360;

export const redeemAddress = (publicOrigin: string): string => publicOrigin + address('/e-gift-card/redeem');

interface AttachmentDeps {
  db: Database;
  giftCardKeys: Keys;
  publicOrigin: string;
  media: MediaLibrary;
  /** Gets the characters that no font has. */
  log: Pick<Logger, 'info'>;
}

/** What is added to emails about gift cards: the recipient gets code, picture and PDF, the buyer the link to the order. */
export function giftCardAttachments({ db, giftCardKeys, publicOrigin, media, log }: AttachmentDeps): AttachmentMakers {
  return {
    async 'gift-card'(from) {
      const card = await withItsCode(db, from);
      const code = formatGiftCode(codeOf(giftCardKeys, card));
      const picture = await pixelsOfDesign(media, card.design, PICTURE_WIDTH, 'jpeg');
      const print = {
        picture: await pixelsOfDesign(media, card.design, PRINT_WIDTH, 'jpeg'),
        redeemAt: redeemAddress(publicOrigin),
      };
      // Imported with the first card that is sent, so that a start does not wait for it.
      const { printCard } = await import('./print/print.ts');
      return {
        placeholders: { code, giftLink: giftLink(publicOrigin, giftCardKeys, card) },
        attachments: [
          {
            cid: 'gift-card',
            filename: 'gift-card.jpg',
            contentType: 'image/jpeg',
            content: picture,
            contentDisposition: 'inline',
          },
          {
            filename: 'gift-card-to-print.pdf',
            contentType: 'application/pdf',
            content: await printCard({ card, code, ...print }, log),
          },
        ],
      };
    },
    async 'gift-card-code'(from) {
      const card = await withItsCode(db, from);
      const code = formatGiftCode(codeOf(giftCardKeys, card));
      return { placeholders: { code, giftLink: giftLink(publicOrigin, giftCardKeys, card) } };
    },
    async 'gift-card-order'(from) {
      const card = await cardOf(db, from);
      return { placeholders: { orderLink: orderLink(publicOrigin, orderToken(giftCardKeys, card)) } };
    },
  };
}

async function cardOf(db: Database, { cardId }: AttachmentRequest['from']): Promise<GiftCardRow> {
  const [row] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.id, String(cardId)));
  if (!row) throw new Error(`There is no gift card ${cardId}.`);
  return row;
}

/**
 * A card whose code is still that of the email. `stillHolds` has asked before, but the code may have been replaced since, and be
 * for another address.
 *
 * @throws {Error} when it was replaced; at the next try the email is given up
 */
async function withItsCode(db: Database, from: AttachmentRequest['from']): Promise<GiftCardRow> {
  const card = await cardOf(db, from);
  const { codeVersion = card.codeVersion } = from;
  if (codeVersion !== card.codeVersion) throw new Error(`The code of gift card ${card.id} was replaced.`);
  return card;
}
