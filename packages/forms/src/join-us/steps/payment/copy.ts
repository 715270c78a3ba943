import { keyFact } from '@myler/config/key-facts';
import { hasOwnMyler, type MembershipId } from '@myler/config/memberships';
import { deskHours } from '../../parts/desk-hours.ts';

/** The copy of step 3: the labels of docs/product-decisions.md, The join-us wizard, in its order. */
export const copy = {
  giftQuestion: 'I have a gift code',
  giftCode: 'Gift code',
  giftGood: (sum: string) => `This gift pays ${sum} today.`,
  nothingToPay: 'There is nothing to pay today, so we need no card.',
  termsBefore: 'I accept the ',
  terms: 'terms and conditions',
  factsTitle: 'Before you pay, in plain words',
  /** The same facts as on the membership page, in the answers and in the welcome email. */
  facts: (['cooling-off', 'renewal', 'leaving'] as const).map(keyFact),
  nextTitle: 'What happens next',
  back: 'Back',
  pay: (sum: string) => `Pay ${sum} and join`,
  join: 'Join',
  paying: 'Paying. Please leave this page open.',
  joining: 'Joining. Please leave this page open.',
} as const;

/** What follows the payment. The welcome says the same with the days of this membership. */
export function stepsAfterPayment(id: MembershipId | null): readonly string[] {
  return [
    'Your membership email comes as soon as you have paid.',
    id && hasOwnMyler(id)
      ? 'Your Myler writes by the next working day to ask who sleeps where and what nobody eats.'
      : deskHours,
    'For fourteen days you can leave and get all of it back.',
  ];
}
