import type { GiftCardSheet } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { pixelsOfDesign } from '../media/gift-card-designs.ts';
import type { Logger } from '@myler/server/log';
import type { MediaLibrary } from '../media/library.ts';
import type { GiftCardDeps } from './buy.ts';
import { PRINT_WIDTH, redeemAddress } from './attachments.ts';
import { findByToken } from './order.ts';

/**
 * The card as a sheet that the buyer prints and hands over. It names the address that the code goes to, and never has
 * the code: the link of a receipt is forwarded and shared, and a code is money (docs/decisions/0062).
 *
 * @throws {Problem} 409 `gift-card-cancelled`; 404 and 410 for an invalid or expired link
 */
export async function sheetToHandOver(
  deps: GiftCardDeps & { media: MediaLibrary; log: Pick<Logger, 'info'> },
  token: string,
): Promise<GiftCardSheet> {
  const card = await findByToken(deps, token, deps.now());
  if (card.status === 'cancelled')
    throw new Problem(409, 'This gift card was cancelled, so there is nothing to print.', {
      code: 'gift-card-cancelled',
    });
  const picture = await pixelsOfDesign(deps.media, card.design, PRINT_WIDTH, 'jpeg');
  const { printCard } = await import('./print/print.ts');
  const pdf = await printCard({ card, picture, redeemAt: redeemAddress(deps.publicOrigin) }, deps.log);
  return { pdf: pdf.toString('base64') };
}
