import { fieldProblem, type Problem } from '@myler/api-client/problems';
import type { DeclineCode } from './gateway.ts';

/** The form field of each decline code, and the message for the visitor. */
const declineWords: Record<DeclineCode, { field: string; message: string }> = {
  card_declined: {
    field: 'creditCard.number',
    message:
      'Your bank declined this card. Nothing was taken. Try another card, or ring the number on the back of this one.',
  },
  insufficient_funds: {
    field: 'creditCard.number',
    message: 'There is not enough on this card for the sum. Nothing was taken. Try another card.',
  },
  expired_card: {
    field: 'creditCard.expiry',
    message: 'Your bank says that this card has expired. Nothing was taken. Check the date, or try another card.',
  },
  processing_error: {
    field: 'creditCard.number',
    message:
      'The payment could not be processed just now. Nothing was taken. Try again in a minute, or use another card.',
  },
  authentication_failed: {
    field: 'creditCard.number',
    message: 'Your bank did not confirm this payment. Nothing was taken. Try again, or use another card.',
  },
};

export function declinedProblem(code: DeclineCode): Problem {
  const { field, message } = declineWords[code];
  return fieldProblem({ [field]: message }, { status: 402, code });
}
