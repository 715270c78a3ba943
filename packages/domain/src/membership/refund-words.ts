import type { MemberMembership } from '@myler/api-client/contract';
import { joinWithAnd } from '../words/lists.ts';
import { toThePenny } from './membership-words.ts';

type Leaving = NonNullable<MemberMembership['leaving']>;

/** "£3,800.50 to your card, £50.00 to your gift card and £20.00 to your credit". */
export function refundInWords({ refund, gift, credit }: Pick<Leaving, 'refund' | 'gift' | 'credit'>): string {
  return joinWithAnd(
    [
      refund.amount > 0 && `${toThePenny(refund)} to your card`,
      gift && `${toThePenny(gift)} to your gift card`,
      credit && `${toThePenny(credit)} to your credit`,
    ].filter((part) => typeof part === 'string'),
  );
}

/** "£3,800.50", of which some may go back to a gift card or to the credit. */
export const refundSum = ({ refund, gift, credit }: Pick<Leaving, 'refund' | 'gift' | 'credit'>): string =>
  toThePenny({ ...refund, amount: refund.amount + (gift?.amount ?? 0) + (credit?.amount ?? 0) });
