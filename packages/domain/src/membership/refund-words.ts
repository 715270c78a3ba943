import type { MemberMembership } from '@myler/api-client/contract';
import { toThePenny } from './membership-words.ts';

type Leaving = NonNullable<MemberMembership['leaving']>;

/** "£3,800.50 to your card and £50.00 to your gift card". */
export function refundInWords({ refund, gift, credit }: Pick<Leaving, 'refund' | 'gift' | 'credit'>): string {
  return [
    refund.amount > 0 && `${toThePenny(refund)} to your card`,
    gift && `${toThePenny(gift)} to your gift card`,
    credit && `${toThePenny(credit)} to your credit`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' and ');
}

/** "£3,800.50", of which some may go back to a gift card or to the credit. */
export const refundSum = ({ refund, gift, credit }: Pick<Leaving, 'refund' | 'gift' | 'credit'>): string =>
  toThePenny({ ...refund, amount: refund.amount + (gift?.amount ?? 0) + (credit?.amount ?? 0) });
