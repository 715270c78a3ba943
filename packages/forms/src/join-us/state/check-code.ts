import { atom } from 'jotai/vanilla';
import { formatDate } from '@myler/config/dates';
import { normaliseCode } from '@myler/config/typed-text';
import { normaliseError } from '@myler/api-client/errors';
import { couponOf, majorUnits } from '@myler/analytics/events';
import type { GiftCardBalance } from '@myler/api-client/contract';
import type { JoinUsDeps } from './clients.ts';
import { giftCodeError } from '../../validation/gift-code.ts';
import { giftError } from '../form/gift.ts';
import { isCodeForChoice } from '../form/price.ts';
import { fillJoinFormAtom, joinCurrencyAtom, joinFormAtom, setFieldErrorAtom } from './join-us-atoms.ts';

/**
 * Checks the code with the provider and shows the discount. True if the code is valid, or if there is none. A code is
 * optional, so its error is shown at the field and does not move the focus.
 */
export const checkCodeAtom = atom(
  null,
  async (get, set, { client, analytics }: Pick<JoinUsDeps, 'client' | 'analytics'>) => {
    const { referralCode, membershipId } = get(joinFormAtom);
    const currency = get(joinCurrencyAtom);
    const code = normaliseCode(referralCode);
    if (!code || isCodeForChoice(get(joinFormAtom), currency)) return true;
    if (!membershipId) {
      set(setFieldErrorAtom, 'referralCode', 'Choose a membership first; then this code can be checked.');
      return false;
    }
    // The visitor may have changed the tier, the code or the currency before the response arrived.
    const isStale = () => {
      const now = get(joinFormAtom);
      return (
        now.referralCode !== referralCode || now.membershipId !== membershipId || get(joinCurrencyAtom) !== currency
      );
    };
    try {
      const coupon = await client.checkCoupon({ code, membershipId, currency });
      if (isStale()) return false;
      set(fillJoinFormAtom, { checkedCode: { coupon, membershipId, currency } });
      analytics.track('Coupon Applied', {
        coupon_id: couponOf(coupon),
        coupon_name: coupon.label,
        discount: majorUnits(coupon.discount.amount),
        currency,
      });
      return true;
    } catch (error) {
      if (isStale()) return false;
      const { message, errors } = normaliseError(error);
      analytics.track('Coupon Denied', { reason: message });
      set(fillJoinFormAtom, { checkedCode: null });
      const fieldError = errors?.['code'] ?? errors?.['referralCode'] ?? message;
      set(setFieldErrorAtom, 'referralCode', fieldError);
      return false;
    }
  },
);

/** Looks up the balance of the gift card and subtracts it from the price. */
export const checkGiftAtom = atom(null, async (get, set, deps: Pick<JoinUsDeps, 'provider'>) => {
  const code = get(joinFormAtom).giftCode.trim();
  const problem = code
    ? (giftCodeError(code) ?? (await set(lookUpGiftAtom, code, deps)))
    : 'Enter the gift code, then press Apply.';
  if (problem) set(setFieldErrorAtom, 'giftCode', problem);
});

/** Resolves with the error message of the gift card, or with undefined. */
const lookUpGiftAtom = atom(
  null,
  async (get, set, code: string, { provider }: Pick<JoinUsDeps, 'provider'>): Promise<string | undefined> => {
    // The visitor may type another code before the response arrives.
    const isStale = () => get(joinFormAtom).giftCode.trim() !== code;
    let gift: GiftCardBalance;
    try {
      gift = await (provider.giftBalance?.(code) ?? Promise.reject(new Error('no gift cards')));
    } catch (error) {
      return isStale() ? undefined : normaliseError(error).message;
    }
    if (isStale()) return undefined;
    if (gift.status === 'spent') return 'Nothing is left on this gift card. Clear the field to go on.';
    if (gift.status === 'expired') {
      return `This gift card was good until ${formatDate(gift.validUntil)}. Clear the field to go on.`;
    }
    const misfit = giftError(gift, get(joinFormAtom).membershipId, get(joinCurrencyAtom));
    const { balance, membershipId } = gift;
    if (!misfit) set(fillJoinFormAtom, { checkedGift: { code, balance, membershipId } });
    return misfit;
  },
);
