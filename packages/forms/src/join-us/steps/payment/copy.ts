import { keyFact } from '@myler/config/key-facts';

/** The copy of step 3: the labels of docs/product-decisions.md, The join-us wizard, in its order. */
export const copy = {
  giftCode: 'Gift code',
  giftGood: (sum: string) => `This gift pays ${sum} today.`,
  nothingToPay: 'There is nothing to pay today, so we need no card.',
  termsBefore: 'I accept the ',
  terms: 'terms and conditions',
  factsTitle: 'Before you pay, in plain words',
  /** The same facts as on the membership page, in the answers and in the welcome e-mail. */
  facts: (['cooling-off', 'renewal', 'leaving'] as const).map(keyFact),
  back: 'Back',
  pay: (sum: string) => `Pay ${sum} and join`,
  join: 'Join',
  paying: 'Paying. Please leave this page open.',
  joining: 'Joining. Please leave this page open.',
} as const;
