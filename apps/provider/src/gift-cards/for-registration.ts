import type { Money } from '@myler/config/currencies';
import { membershipById, type MembershipId } from '@myler/config/memberships';
import { formatDate } from '@myler/config/dates';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { findCard, goodPartOf, stateOf, type FindCardDeps } from './find.ts';

const FIELD = 'giftCode';

interface GiftRequest {
  code: string;
  membershipId: MembershipId;
  /** The price after the discount. */
  due: Money;
  now: Date;
}

/**
 * The part of a registration's price that a gift card pays: a card with an amount pays up to its balance, a card for a
 * membership pays a whole year of that tier at any price. It takes nothing from the card yet.
 *
 * @throws {Problem} 422 with the error at the field of the code
 */
export async function giftForRegistration(
  deps: FindCardDeps,
  request: GiftRequest,
): Promise<{ cardId: string; codeVersion: number; amount: number; isYear?: boolean }> {
  const { due, membershipId, now } = request;
  const card = await findCard(deps, request.code, FIELD).catch(rethrowAsFieldError);
  const state = stateOf(card, now);
  const { balance, validUntil } = goodPartOf(card, now);
  if (state === 'spent') throw giftCodeError('Nothing is left on this gift card. Clear the field to go on.');
  if (state === 'expired')
    throw giftCodeError(`This gift card was good until ${formatDate(validUntil)}. Clear the field to go on.`);
  if (card.currency !== due.currency)
    throw giftCodeError(`This gift card is in ${card.currency}. Choose that currency in the first step to use it.`);
  const { id: cardId, codeVersion } = card;
  if (!card.membershipId) return { cardId, codeVersion, amount: Math.min(balance, due.amount) };
  if (card.membershipId !== membershipId) {
    const { name } = membershipById(card.membershipId);
    throw giftCodeError(`This gift card is a year of ${name}. Choose ${name} in the first step to use it.`);
  }
  return { cardId, codeVersion, amount: due.amount, isYear: true };
}

/** An unknown code is an error of this form's field (422), not of the request's address (404). */
function rethrowAsFieldError(error: unknown): never {
  if (!(error instanceof Problem) || error.status !== 404) throw error;
  throw fieldProblem({ [FIELD]: error.message }, { code: 'gift-card-unknown' });
}

const giftCodeError = (message: string) => fieldProblem({ [FIELD]: message }, { code: 'gift-card-not-here' });
