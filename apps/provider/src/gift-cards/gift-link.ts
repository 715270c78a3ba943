import { eq } from 'drizzle-orm';
import type { OpenedGiftCard } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { address } from '@myler/config/address';
import { formatGiftCode } from '@myler/config/gift-codes';
import type { Keys } from '@myler/server/secrets';
import { pictureOfDesign } from '../media/gift-card-designs.ts';
import { isSigned, sign } from '../primitives/tokens.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { codeOf } from './code.ts';
import { goodPartOf, stateOf } from './find.ts';
import { compactId, readCompactId } from './order-link.ts';

/**
 * The link in the recipient's email. Its token is the card's id, the number of its code and a signature for this
 * purpose only. A new code ends the links of the codes before, because they may be in the wrong hands. The token
 * is in the fragment, which browsers send to no server.
 */
export function giftLink(publicOrigin: string, giftCardKeys: Keys, card: GiftCardRow): string {
  return publicOrigin + address('/e-gift-card/open', { hash: giftToken(giftCardKeys, card) });
}

export function giftToken(giftCardKeys: Keys, { id, codeVersion }: Pick<GiftCardRow, 'id' | 'codeVersion'>): string {
  const [card, version] = [compactId(id), codeVersion.toString(36)];
  return `${card}.${version}.${sign(giftCardKeys, signedText(card, version))}`;
}

/**
 * The card of a recipient's link. It has its code as long as it buys something.
 *
 * @throws {Problem} 404 `gift-link-unknown`; 410 `gift-link-replaced`
 */
export async function openGift(
  { db, giftCardKeys }: { db: Database; giftCardKeys: Keys },
  token: string,
  now: Date,
): Promise<OpenedGiftCard> {
  const [, id = '', version = '', signature = ''] = /^([\w-]{22})\.([0-9a-z]{1,4})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isSigned(giftCardKeys, signedText(id, version), signature)) throw unknownLink();
  const [card] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.id, readCompactId(id)));
  // A card without a last day has not been delivered, so nobody has its link.
  if (!card?.validUntil) throw unknownLink();
  if (card.codeVersion !== parseInt(version, 36))
    throw new Problem(410, 'A new code has been sent since, and this link has ended. Open the latest of our emails.', {
      code: 'gift-link-replaced',
    });
  return openedGift(card, giftCardKeys, now);
}

function openedGift(card: GiftCardRow, giftCardKeys: Keys, now: Date): OpenedGiftCard {
  const { amount, currency, membershipId } = card;
  const status = card.status === 'cancelled' ? 'void' : stateOf(card, now);
  const isGood = status === 'good';
  const { balance, validUntil } = goodPartOf(card, now);
  return {
    status,
    picture: pictureOfDesign(card.design),
    recipient: card.recipientName,
    sender: card.senderName,
    message: card.message,
    worth: { amount, currency },
    balance: { amount: isGood ? balance : 0, currency },
    ...(membershipId ? { membershipId } : {}),
    validUntil,
    ...(isGood ? { code: formatGiftCode(codeOf(giftCardKeys, card)) } : {}),
  };
}

function unknownLink(): Problem {
  return new Problem(404, 'This link is not complete. Open it from our email again, or copy the whole of it.', {
    code: 'gift-link-unknown',
  });
}

const signedText = (id: string, version: string) => `gift ${id} ${version}`;
