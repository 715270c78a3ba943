import type { CurrencyCode, Money } from '@myler/config/currencies';
import { membershipById, type MembershipId } from '@myler/config/memberships';

/** A gift code that was checked, and what it holds: a sum, or a year of a membership, whatever that costs by now. */
export interface CheckedGift {
  code: string;
  balance: Money;
  membershipId?: MembershipId | undefined;
}

type Holding = Pick<CheckedGift, 'balance' | 'membershipId'>;

/** Why a card pays for nothing of what is chosen, and what to do about it. Undefined when it pays. */
export function giftProblem(
  { balance, membershipId }: Holding,
  chosen: MembershipId | null,
  currency: CurrencyCode,
): string | undefined {
  if (balance.currency !== currency) {
    return `This gift card is in ${balance.currency}. Choose that currency in the first step to use it.`;
  }
  if (membershipId && membershipId !== chosen) {
    const { name } = membershipById(membershipId);
    return `This gift card is a year of ${name}. Choose ${name} in the first step to use it.`;
  }
  return undefined;
}

/** How much of what is due a card pays, in minor units. */
export function giftPays(gift: Holding | null, chosen: MembershipId | null, { amount: due, currency }: Money): number {
  if (!gift || giftProblem(gift, chosen, currency)) return 0;
  return gift.membershipId ? due : Math.min(gift.balance.amount, due);
}
