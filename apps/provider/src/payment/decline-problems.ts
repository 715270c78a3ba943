import { fieldProblem, type Problem } from '@myler/api-client/problems';
import type { DeclineCode } from './gateway.ts';

/** The form field of each decline code, and the message for the visitor. */
const declineWords: Record<DeclineCode, { field: string; message: string }> = {
  card_declined: {
    field: 'creditCard.number',
    message:
      'Your bank declined this card. You have not been charged. Try another card, or ring the number on the back of this card.',
  },
  insufficient_funds: {
    field: 'creditCard.number',
    message: 'This card has not enough money for this payment. You have not been charged. Try another card.',
  },
  expired_card: {
    field: 'creditCard.expiry',
    message:
      'Your bank says that this card has expired. You have not been charged. Check the date, or try another card.',
  },
  processing_error: {
    field: 'creditCard.number',
    message:
      'The payment could not be processed just now. You have not been charged. Try again in a minute, or use another card.',
  },
  authentication_failed: {
    field: 'creditCard.number',
    message: 'Your bank did not confirm this payment. You have not been charged. Try again, or use another card.',
  },
};

export function declinedProblem(code: DeclineCode): Problem {
  const { field, message } = declineWords[code];
  return fieldProblem({ [field]: message }, { status: 402, code });
}
