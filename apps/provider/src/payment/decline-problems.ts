import { Problem } from '@myler/api-client/problems';
import type { DeclineCode } from './gateway.ts';

/** What the visitor reads below "The payment did not go through." No field is named: each of them may be right. */
const declineWords: Record<DeclineCode, string> = {
  card_declined:
    'Your bank declined this card. You have not been charged. Try another card, or ring the number on the back of this card.',
  insufficient_funds: 'This card has not enough money for this payment. You have not been charged. Try another card.',
  expired_card:
    'Your bank says that this card has expired. You have not been charged. Check the date, or try another card.',
  processing_error:
    'The payment could not be processed just now. You have not been charged. Try again in a minute, or use another card.',
  authentication_failed:
    'Your bank did not confirm this payment. You have not been charged. Try again, or use another card.',
};

export function declinedProblem(code: DeclineCode): Problem {
  return new Problem(402, declineWords[code], { code });
}
