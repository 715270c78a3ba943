import type { GiftCardDay } from '@myler/api-client/contract';
import { fieldProblem, type Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { GiftCardRow } from '../store/schema.ts';

/** Which of a mailbox's emails about gift cards the one with a card is: `countGift`. */
export const placeOf = (
  { giftCardKeys }: { giftCardKeys: Keys },
  { recipientEmail, cardHash, deliverAt }: Pick<GiftCardRow, 'recipientEmail' | 'cardHash' | 'deliverAt'>,
) => ({ key: giftCardKeys[0], recipient: recipientEmail, card: cardHash, at: deliverAt });

/** @param deliverOn absent for a card that would be sent now */
export function tooManyGifts(deliverOn: GiftCardDay | undefined): Problem {
  const many = deliverOn
    ? 'You send this address many gift cards on that day.'
    : 'You have sent this address many gift cards today.';
  const message = `${many} Choose another day, or give your own address and print the card.`;
  return fieldProblem({ 'recipient.email': message }, { status: 429, code: 'too-many-gifts' });
}
