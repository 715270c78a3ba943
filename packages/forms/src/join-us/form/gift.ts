import type { CurrencyCode, Money } from '@myler/config/currencies';
import { membershipById, type MembershipId } from '@myler/config/memberships';

/** A checked gift code and what it holds: an amount, or a year of a membership at its current price. */
export interface CheckedGift {
  code: string;
  balance: Money;
  membershipId?: MembershipId | undefined;
}

type GiftBalance = Pick<CheckedGift, 'balance' | 'membershipId'>;

/** The error of a gift card that cannot pay for the chosen membership; undefined if it can. */
export function giftError(
  { balance, membershipId }: GiftBalance,
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

/** How much of the amount due the gift card pays, in minor units. */
export function amountPaidByGift(
  gift: GiftBalance | null,
  chosen: MembershipId | null,
  { amount: due, currency }: Money,
): number {
  if (!gift || giftError(gift, chosen, currency)) return 0;
  return gift.membershipId ? due : Math.min(gift.balance.amount, due);
}
